# Letters that the server writes.
mail-subject = { $tables ->
    [one] It is your turn at one table
   *[other] It is your turn at { $tables } tables
}
mail-greeting = Hello { $person },
mail-waiting = these tables wait for you:
mail-table = { $title }, with { $players }
mail-bots = { $bots ->
    [one] a bot
   *[other] { $bots } bots
}
mail-due = { $hours ->
    [0] less than an hour left
    [one] { $hours } hour left
   *[other] { $hours } hours left
}
mail-once = You get one letter for all tables, and no second one before you have been there. Under “Settings” you can change the address or remove it.
