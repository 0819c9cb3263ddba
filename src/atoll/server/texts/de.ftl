# Briefe, die der Server schreibt.
mail-subject = { $tables ->
    [one] An einem Tisch bist du am Zug
   *[other] An { $tables } Tischen bist du am Zug
}
mail-greeting = Hallo { $person },
mail-waiting = diese Tische warten auf dich:
mail-table = { $title }, mit { $players }
mail-bots = { $bots ->
    [one] einem Bot
   *[other] { $bots } Bots
}
mail-due = { $hours ->
    [0] noch weniger als eine Stunde
    [one] noch { $hours } Stunde
   *[other] noch { $hours } Stunden
}
mail-once = Du bekommst einen Brief für alle Tische und keinen zweiten, bevor du dort warst. Unter „Einstellungen“ änderst oder entfernst du die Adresse.
