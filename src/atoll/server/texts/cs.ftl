# Dopisy, které píše server.
mail-subject = { $tables ->
    [one] U jednoho stolu jsi na tahu
    [few] U { $tables } stolů jsi na tahu
    [many] U { $tables } stolu jsi na tahu
   *[other] U { $tables } stolů jsi na tahu
}
mail-greeting = Ahoj { $person },
mail-waiting = u těchto stolů se čeká na tebe:
mail-table = { $title }, hrají { $players }
mail-bots = { $bots ->
    [one] jeden bot
    [few] { $bots } boti
    [many] { $bots } bota
   *[other] { $bots } botů
}
mail-due = { $hours ->
    [0] zbývá méně než hodina
    [one] zbývá { $hours } hodina
    [few] zbývají { $hours } hodiny
    [many] zbývá { $hours } hodiny
   *[other] zbývá { $hours } hodin
}
mail-once = Za všechny stoly přijde jeden dopis a další až poté, co se u nich ukážeš. Adresu změníš nebo smažeš v „Nastavení“.
