# Die eigenen Sätze des Hauses: was an jedem Tisch gilt.
A = An jedem Tisch
A-1 = Eingegeben wird eine der Aktionen des Spiels.
    .refused = Die Aktion „{ $given }“ gibt es in diesem Spiel nicht.
A-2 = Du handelst, wenn du am Zug bist.
    .refused = { $name } ist nicht am Zug.
    .nobody = Hier gibt es keinen Spieler { $number }; an diesem Tisch { $players ->
        [one] sitzt einer
       *[other] sitzen { $players }
    }.
A-3 = Nach dem Ende des Spiels wird nichts mehr getan.
    .refused = Das Spiel ist vorbei.

# Wörter, die alle Spiele teilen.
player = Spieler { $number }
yes = ja
no = nein
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
place = { $place }.
round = Runde { $round } von { $rounds }
round-open = Runde { $round }
won = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
won-by-nobody = Niemand hat gewonnen.
nearest = Meinst du { $actions }?
bot-random = Zufall
bot-greedy = gierig
bot-level = Stufe { $level }
bot-level-1 = Stufe 1, Anfänger
bot-level-2 = Stufe 2, gemütlich
bot-level-3 = Stufe 3, geübt
bot-level-4 = Stufe 4, gewitzt
bot-level-5 = Stufe 5, Meister

# Was ein Tipp über eine Aktion sagt, neben den Gründen des Spiels.
why-only = Etwas anderes geht gerade nicht.
why-chance = So gewinnst du von hier aus etwa { $percent } von 100 Partien; mit „{ $does }“ etwa { $other }.
why-alone = Das verspricht { $percent } % von allem, was zu holen ist; mit „{ $does }“ etwa { $other } %.
