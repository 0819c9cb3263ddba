title = Perlen
tagline = Noch einmal hinab, oder Luft holen?
about = Das kleinste Spiel an diesem Tisch, und das Beispiel dafür, wie ein Spiel gebaut wird.
P-1 = Zwölf Perlen im Wert von 1 bis 12 liegen im Beutel; alle beginnen unter Wasser und mit leeren Händen.
P-2 = Wer am Zug ist, taucht nach einer Perle, die sonst niemand sieht, oder taucht auf.
P-3 = Wer mehr hält, als die Luft erlaubt, taucht nicht noch einmal; ist der Beutel leer, taucht niemand.
    .refused = Tauchen geht nicht: Du hältst mehr als { $air }, oder der Beutel ist leer. Tauche auf.
P-4 = Sind alle aufgetaucht, zählt eine Hand die Summe ihrer Perlen, oder nichts, wenn das mehr ist, als die Luft erlaubt.

do-dive = nach einer Perle tauchen
do-surface = auftauchen
prompt-turn = { $name }: tauchen oder auftauchen?
    .help = Jeder Tauchgang bringt eine Perle von 1 bis 12, die nur du siehst. Mehr, als die Luft erlaubt, ist nichts wert, also tauch rechtzeitig auf.
prompt-over = Alle sind aufgetaucht
told-dive = { $name } taucht und hält eine Perle mehr
told-pearl = { $name } bringt die Perle im Wert von { $pearl } herauf
told-surface = { $name } taucht auf
end-surfaced = Alle sind aufgetaucht
option-air = Wie viel man tragen kann
    .help = Wer mehr hält, bekommt nichts; weniger Luft heißt kürzere Tauchgänge.
preset-shallow = Flache Bucht
    .help = Luft für höchstens zwölf, für vorsichtige Taucher.
board-bay = Die Bucht, Perlen im Beutel: { $bag }
board-diver = { $name } hält { $pearls ->
    [one] eine Perle
   *[other] { $pearls } Perlen
}
