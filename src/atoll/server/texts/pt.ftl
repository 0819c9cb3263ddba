# As cartas que o servidor escreve.
mail-subject = { $tables ->
    [one] É a tua vez numa mesa
   *[other] É a tua vez em { $tables } mesas
}
mail-greeting = Olá, { $person }!
mail-waiting = Estas mesas esperam por ti:
mail-table = { $title }, com { $players }
mail-bots = { $bots ->
    [one] um bot
   *[other] { $bots } bots
}
mail-due = { $hours ->
    [0] falta menos de uma hora
    [one] falta { $hours } hora
   *[other] faltam { $hours } horas
}
mail-once = Recebes uma só carta para todas as mesas, e outra só depois de lá teres estado. Em «Definições» podes mudar ou apagar o endereço.
