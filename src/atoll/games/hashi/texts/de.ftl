title = Hashi
tagline = Achtzehn Inseln, und jede Brücke zählt.
about = Alle schreiben dieselbe Zahl und zeichnen gleich viele Brücken, jeder auf seinem Plan. Welche Inseln sind vor der letzten Karte fertig? Und wer hat zuerst alle roten Flaggen?

# Die Regeln, wie in RULES.md; die Attribute sind Absagen.
H-C = Material
H-C1 = Es gibt 18 Karten, jede mit einer Zahl von 1 bis 6 und mit 1 bis 3 Brücken; jede Kombination kommt einmal vor.
H-C2 = Jede Seite des Plans zeigt 18 Inseln, 4 mit roter und 3 mit blauer Flagge, und punktierte Linien zwischen Nachbarn. Manche kreuzen sich.
H-C3 = Die Pläne sind unsere eigenen. Seite A ist für die ersten Partien, Seite B ist schwerer.

H-S = Vorbereitung
H-S1 = Alle spielen dieselbe Seite.
H-S2 = Alle schreiben eine 3 oder eine 4 auf eine Insel ohne Flagge und geben den Plan nach links. Du spielst mit dem Plan, den du bekommst; allein mit deinem eigenen.
    .starting = Die erste Karte kommt noch: Schreib eine 3 oder eine 4 auf eine Insel ohne Flagge.
    .started = Die erste 3 oder 4 schreibt man vor der ersten Karte. Jetzt ist die Zahl der Karte dran: Wähle eine Insel für sie.
    .flag = { $island } hat eine Flagge: Die erste Zahl gehört auf eine Insel ohne Flagge.
H-S3 = Die Karten werden gemischt, und eine kommt ungesehen in die Schachtel. Vor dem Ende erfährt niemand, welche.

H-R = Eine Runde
H-R1 = Eine Karte wird aufgedeckt. Alle schreiben gleichzeitig ihre Zahl und zeichnen dann ihre Brücken. Beides darf entfallen, die Reihenfolge bleibt.
    .early = Zuerst die Zahl: Schreib die { $number } oder lass sie aus. Dann kommen die Brücken.
    .late = Die Zahl ist geschrieben oder ausgelassen, jetzt kommen die Brücken. Solange die Runde läuft, kannst du es zurücknehmen.
H-R2 = Sind alle fertig, wird die nächste Karte aufgedeckt, insgesamt 17.
    .looking = Alle Karten sind gespielt. Bitte um eine Prüfung, radiere aus, was sie findet, und beende die Partie.
H-R3 = Die Infoleiste zeigt, welche Karten schon aufgedeckt wurden; der Ablagestapel bleibt zu.

H-A = Die Zahl schreiben
H-A1 = Die Zahl der Karte kommt auf eine leere Insel deiner Wahl.
    .taken = Auf { $island } steht schon eine { $number }: Wähle eine leere Insel.
H-A2 = Auf eine Insel ohne Flagge darf sie immer, auf eine mit Flagge nur, wenn schon eine Brücke dorthin führt.
    .unreached = { $island } hat eine Flagge, und noch keine Brücke führt hin, also darf die { $number } nicht dorthin. Zeichne zuerst eine Brücke, oder wähle eine Insel ohne Flagge.
H-A3 = Die Zahl darf nicht kleiner sein als die Zahl der Brücken, die schon zur Insel führen.
    .small = { $bridges ->
        [one] { $bridges } Brücke führt
       *[other] { $bridges } Brücken führen
    } schon zu { $island }: Eine { $number } ist dafür zu klein.

H-B = Die Brücken zeichnen
H-B1 = Zeichne genau so viele Brücken, wie die Karte zeigt, oder keine.
    .fewer = Die Karte verlangt genau { $bridges }: Zeichne noch { $left }, oder nimm die gezeichneten zurück.
    .more = Die { $bridges } der Karte sind gezeichnet, mehr dürfen es nicht sein. Beende die Runde, oder nimm etwas zurück.
    .stuck = Nach einer Brücke auf { $line } fänden die übrigen keinen Platz, und es müssen alle { $bridges } gezeichnet werden. Wähle eine andere Linie.
H-B2 = Jede Brücke beginnt an einer Insel mit Zahl. Eine Zahl aus dieser Runde gilt auch.
    .empty = Weder { $island } noch { $other } hat eine Zahl: Eine Brücke braucht an einem Ende eine.
H-B3 = Eine Brücke folgt einer punktierten Linie zur Nachbarinsel. Die Brücken einer Runde dürfen überall liegen.
    .unmarked = Zwischen { $island } und { $other } ist keine punktierte Linie: Brücken folgen den Punkten.
H-B4 = Auf einer Linie liegen höchstens zwei Brücken, in derselben Runde gezeichnet oder nicht.
    .two = Zwischen { $island } und { $other } liegen schon zwei Brücken, drei dürfen es nicht sein.
H-B5 = Brücken kreuzen sich nie.
    .crossing = { $line } würde die Brücke { $other } kreuzen.
H-B6 = Eine Insel hat nie mehr Brücken als ihre Zahl; eine fertige nimmt keine mehr an.
    .finished = { $island } hat { $number ->
        [one] ihre { $number } Brücke
       *[other] alle { $number } Brücken
    } und ist fertig: Weitere dürfen nicht hin.
H-B7 = Keine Insel hat je mehr als 6 Brücken, auch keine leere.
    .six = Zu { $island } führen schon 6 Brücken, mehr dürfen es nicht sein.

H-F = Fertige Inseln
H-F1 = Eine Insel mit genau so vielen Brücken wie ihre Zahl ist fertig und wird sofort eingekreist.
H-F2 = Fertige Inseln müssen nicht miteinander verbunden sein.

H-P = Wertung
H-P1 = Rot: Alle 4 Inseln mit roter Flagge sind fertig. { -high } bekommt 9 Punkte, alle später 5.
H-P2 = Blau: Alle 3 Inseln mit blauer Flagge sind fertig. { -high } bekommt 7 Punkte, alle später 3.
H-P3 = Sechs: 6 fertige Inseln sind durch Brücken verbunden, ohne eine unfertige dazwischen. { -high } bekommt 8 Punkte, alle später 4.
H-P4 = Jeder wertet jeden Bonus höchstens einmal, am Ende der Runde, in der er erreicht wurde.
H-P5 = Am Ende zählt jede fertige Insel 2 Punkte. Die meisten Punkte gewinnen; bei Gleichstand gewinnen mehrere.

H-X = Freihand
H-X1 = Du zeichnest wie auf Papier: Nichts hält dich davon ab, gegen die Regeln zu verstoßen, wohin eine Zahl oder eine Brücke darf (H-A2, H-A3, H-B2 bis H-B7).
H-X2 = Ein Fehler, der in der folgenden Runde gefunden wird, darf in ihr ausradiert werden, wenn nichts anderes davon abhängt.
    .unfound = Keine Prüfung hat bei { $what } einen Fehler gefunden, der sich noch ausradieren ließe.
    .needed = Von { $what } hängt inzwischen etwas anderes ab, das ohne es ein Fehler wäre. Also bleibt es.
H-X3 = Ein Fehler, der später gefunden oder nicht ausradiert wird, bleibt, wie er ist. Seine Inseln werden gestrichen: Sie werden nie fertig und zählen nichts.
H-X4 = Nach jeder Runde darf jeder um eine Prüfung bitten, die jeden Fehler auf jedem Plan findet.
    .early = Vor dem Ende der ersten Runde gibt es nichts zu prüfen.
    .checked = In dieser Runde wurde schon geprüft. Die nächste Prüfung kommt nach ihr.

H-Z = Allein
H-Z1 = Die 17 Karten bilden Stapel zu 7, 5 und 5.
H-Z2 = Blau zählt bis zur 7. Karte 7, danach 3.
H-Z3 = Rot zählt bis zur 12. Karte 9 und Sechs 8, danach 5 und 4.
H-Z4 = Deine Punkte bringen dir einen Titel: Ab 41 steigst du auf, und mit 60 bist du ganz oben.

-high = Wer es zuerst schafft, allein oder in derselben Runde,

# Was man tun kann.
do-write = { $first ->
    [3] eine 3 auf { $second } schreiben
    [4] eine 4 auf { $second } schreiben
   *[other] die Zahl auf { $first } schreiben
}
do-skip = die Zahl auslassen
do-bridge = eine Brücke { $first } zeichnen
do-done = die Runde beenden
do-check = alle Pläne prüfen
do-rub = { $first } ausradieren

prompt-start = Alle schreiben eine 3 oder eine 4
prompt-round = Die Karte zeigt eine { $number } und { $bridges ->
    [one] { $bridges } Brücke
   *[other] { $bridges } Brücken
}
prompt-over = Alle Karten sind gespielt
prompt-you-start = Schreib eine 3 oder eine 4 auf eine Insel ohne Flagge
    .help = Jede Insel ohne Flagge passt. Brücken beginnen bei einer Insel mit Zahl, darum lässt eine Insel mit vielen gepunkteten Linien mehr Wege offen.
prompt-you-pass = Schreib eine 3 oder eine 4 auf eine Insel ohne Flagge: Diesen Plan bekommt { $name }
    .help = Du schreibst für { $name }, und jemand anders schreibt für dich: Dein eigener Plan kommt von nebenan. Eine Insel in der Ecke lässt am wenigsten Wege offen.
prompt-you-write = Schreib die { $number } auf eine Insel, oder lass sie aus
    .help = Eine Insel ist fertig, wenn sie genau so viele Brücken hat wie ihre Zahl. Eine Flagge bekommt erst eine Zahl, wenn eine Brücke hinführt, und keine Zahl ist kleiner als die Brücken, die schon da sind.
prompt-you-bridge = Zeichne { $bridges ->
    [one] { $bridges } Brücke
   *[other] { $bridges } Brücken
} oder keine
    .help = Tippe auf eine gepunktete Linie: An einem Ende muss eine Zahl stehen, und Brücken kreuzen sich nie. Zeichne alle oder keine; sie dürfen überall liegen, auch zwei auf derselben Linie.
prompt-you-more = Noch { $bridges ->
    [one] { $bridges } Brücke
   *[other] { $bridges } Brücken
} zu zeichnen
    .help = Die Brücken einer Runde werden alle gezeichnet oder keine. Was leuchtet, lässt Platz für den Rest; du kannst auch zurücknehmen, was du gezeichnet hast.
prompt-you-done = Alle Brücken sind gezeichnet: Beende die Runde
    .help = Die nächste Karte kommt, wenn alle fertig sind. Bis dahin kannst du zurücknehmen, was du in dieser Runde getan hast.
prompt-look = Ein letzter Blick auf die Pläne
prompt-you-rub = Auf deinem Plan wurde ein Fehler gefunden: Radiere ihn aus, oder lass ihn stehen
    .help = Ausradiert ist es, als wäre es nie gewesen. Was stehen bleibt, wird durchgestrichen: Diese Inseln werden nie mehr fertig.
prompt-you-look = Alle Karten sind gespielt: Prüfe die Pläne noch einmal, oder beende die Partie

told-start = { $name } schreibt eine { $number } auf { $island }
told-write = { $name } schreibt die { $number } auf { $island }
told-skip = { $name } lässt die { $number } aus
told-bridge = { $on ->
    [1] { $name } zeichnet eine Brücke { $first }–{ $second }
   *[other] { $name } zeichnet die zweite Brücke { $first }–{ $second }
}
told-none = { $name } zeichnet keine Brücken
told-done = { $name } ist fertig
told-finish = { $name } hat { $island } fertiggestellt
told-red = { $name } hat alle roten Flaggen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
told-blue = { $name } hat alle blauen Flaggen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
told-six = { $name } hat sechs fertige Inseln verbunden: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
told-card = Runde { $round }: eine { $number } und { $bridges ->
    [one] { $bridges } Brücke
   *[other] { $bridges } Brücken
}
told-box = In der Schachtel lag die { $number } mit { $bridges ->
    [one] { $bridges } Brücke
   *[other] { $bridges } Brücken
}
told-check = { $name } bittet um eine Prüfung
told-clean = Die Prüfung findet keinen Fehler
told-found = { $name } darf { $what } ausradieren: Es verstößt gegen { $clause }
told-struck = { $count ->
    [one] Auf dem Plan von { $name } wird { $islands } gestrichen
   *[other] Auf dem Plan von { $name } werden { $islands } gestrichen
}
told-rub = { $name } radiert { $what } aus
told-lost = { $name } verliert den Bonus: { $bonus }
told-look = Alle Karten sind gespielt: ein letzter Blick auf die Pläne

# Why a hint is good
why-start = Von { $island } aus können Brücken auf { $lines ->
    [one] einem Weg
   *[other] { $lines } Wegen
} weiter.
why-start-pass = Von { $island } aus bleibt, wer das Blatt bekommt, { $lines ->
    [one] nur ein Weg
   *[other] nur { $lines } Wege
}.
why-finishes = Damit ist { $islands } fertig.
why-needs = { $island } braucht dann noch { $bridges ->
    [one] eine Brücke
   *[other] { $bridges } Brücken
}; { $more } können noch kommen.
why-needs-all = { $island } braucht dann { $bridges ->
    [one] die eine Brücke, die noch kommen kann
   *[other] alle { $bridges } Brücken, die noch kommen können
}.
why-spoils = Das verdirbt { $islands }: Dorthin können nicht mehr genug Brücken kommen.
why-skip = Wohin die Zahl auch käme, eine Insel stünde danach schlechter da.
why-done = Alle Brücken der Karte sind gezeichnet.
why-none = Die Brücken dieser Karte würden zusammen mehr verderben, als sie bringen.

end-cards = Alle 17 Karten sind gespielt
-end-alone = Alle 17 Karten sind gespielt. Titel:
end-rank-1 = { -end-alone } { rank-1 }
end-rank-2 = { -end-alone } { rank-2 }
end-rank-3 = { -end-alone } { rank-3 }
end-rank-4 = { -end-alone } { rank-4 }
end-rank-5 = { -end-alone } { rank-5 }
end-rank-6 = { -end-alone } { rank-6 }
end-rank-7 = { -end-alone } { rank-7 }
end-rank-8 = { -end-alone } { rank-8 }
end-rank-9 = { -end-alone } { rank-9 }
end-rank-10 = { -end-alone } { rank-10 }
end-rank-11 = { -end-alone } { rank-11 }
end-rank-12 = { -end-alone } { rank-12 }
part-red = rote Flaggen
part-blue = blaue Flaggen
part-six = sechs verbunden
part-islands = Inseln

has-red = rote Flaggen: { $points }
has-blue = blaue Flaggen: { $points }
has-six = sechs verbunden: { $points }
lack-red = für Rot fehlt { $islands }
lack-blue = für Blau fehlt { $islands }
lack-six = { $joined } verbunden, { $islands } fehlen zur Sechs

rank-1 = Handlanger
rank-2 = Wasserträger
rank-3 = Bambusbinder
rank-4 = Schraubenzieher
rank-5 = Betongießer
rank-6 = Projektleitung
rank-7 = Brückenmeister
rank-8 = Planungsprofi
rank-9 = Chef der Statik
rank-10 = Architektur-Ass
rank-11 = Baugenie
rank-12 = Inselgottheit

name-red = rot
name-blue = blau
name-six = sechs

# Optionen.
option-side = Seite des Plans
    .help = Die Pläne sind verschieden: Auf B kreuzt sich mehr, und die Flaggen sind schwerer fertigzustellen.
option-side-A = A, für die ersten Partien
option-side-B = B, schwerer
option-start = Die erste Zahl
    .help = Wer die 3 oder 4 schreibt, mit der du beginnst.
option-start-passed = der Nachbar schreibt sie und gibt dir den Plan
option-start-own = du schreibst sie selbst
option-bonus = Der hohe Wert eines Bonus
    .help = In der Spielregel bekommen ihn nur die Ersten.
option-bonus-first = für die Ersten
option-bonus-everyone = für alle
option-red = Alle roten Flaggen
    .help = Punkte für die Ersten.
option-red-later = Alle roten Flaggen, später
    .help = Punkte für alle, die danach kommen.
option-blue = Alle blauen Flaggen
    .help = Punkte für die Ersten.
option-blue-later = Alle blauen Flaggen, später
    .help = Punkte für alle, die danach kommen.
option-six = Sechs verbundene Inseln
    .help = Punkte für die Ersten.
option-six-later = Sechs verbundene Inseln, später
    .help = Punkte für alle, die danach kommen.
option-finished = Eine fertige Insel
    .help = Punkte für jede von ihnen am Ende.
option-freehand = Freihand
    .help = Zeichne wie auf Papier: Niemand hält deine Fehler auf, und eine Prüfung findet sie.
preset-first = Erste Partie
    .help = Seite A, auf der sich Brücken selten in die Quere kommen.
preset-harder = Die schwerere Seite
    .help = Seite B, auf der sich mehr Linien kreuzen.
preset-pencils = Mit dem Bleistift
    .help = Freihändig wie auf Papier: Nichts hält dich von Fehlern ab.

# Auf dem Plan.
board-sheet = Plan von { $name }: { $finished ->
    [one] { $finished } Insel
   *[other] { $finished } Inseln
} von 18 fertig
board-island = { $island }{ $flag ->
    [red] , rote Flagge
    [blue] , blaue Flagge
   *[none] {""}
}, { $number ->
    [0] leer, { $bridges ->
        [0] keine Brücken
        [one] { $bridges } Brücke
       *[other] { $bridges } Brücken
    }
   *[other] { $bridges } von { $number } Brücken
}{ $state ->
    [finished] , fertig
    [struck] , gestrichen
   *[open] {""}
}
board-line = { $first } bis { $second }, { $bridges ->
    [0] keine Brücke
    [1] eine Brücke
   *[other] zwei Brücken
}
board-card = Die offene Karte: Zahl { $number }, { $bridges ->
    [one] { $bridges } Brücke
   *[other] { $bridges } Brücken
}
board-info = Infoleiste
board-info-card = { $number } mit { $bridges ->
    [one] { $bridges } Brücke
   *[other] { $bridges } Brücken
}: { $state ->
    [open] die offene Karte
    [seen] war schon da
    [box] in der Schachtel
   *[unseen] kommt noch, oder liegt in der Schachtel
}
board-odds = Nächste Karte
board-odds-number = { $count } von { $cards } ungesehenen Karten zeigen eine { $number }
board-odds-bridges = { $count } von { $cards } ungesehenen Karten zeigen { $bridges ->
    [one] { $bridges } Brücke
   *[other] { $bridges } Brücken
}
board-pile = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} im Stapel
board-number-3 = Eine 3 schreiben
board-number-4 = Eine 4 schreiben
board-skip = Keine Zahl
board-none = Keine Brücken
board-done = Fertig
board-passed = Geht an { $name }
board-check = Die Pläne prüfen
board-checked = In dieser Runde geprüft
board-found = { $what }: ein Fehler, verstößt gegen { $clause }
board-rub = { $what } ausradieren
board-stray = { $bridges ->
    [one] { $bridges } Brücke
   *[other] { $bridges } Brücken
} { $line }, wo keine Linie ist
board-bonus = { $bonus ->
    [red] Rote Flaggen
    [blue] Blaue Flaggen
   *[six] Sechs verbunden
}
board-offer = jetzt { $points } wert
board-lacks = { $count ->
    [0] komplett
    [one] { $count } fehlt
   *[other] { $count } fehlen
}
board-summary = Runde { $round }
board-brought = { $name }: { $points ->
    [0] nichts fertig
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-title = Dein Titel: { $title }

# Das erste Spiel, Schritt für Schritt.
tutorial-welcome = Diese Bucht gehört dir, dein Rivale hat genau so eine. Jede Karte gibt euch beiden eine Zahl und einige Brücken. Eine Insel ist fertig, wenn sie genau so viele Brücken hat, wie ihre Zahl sagt.
tutorial-start = Schreib zum Anfang eine 3 auf d4, mitten hinein: drei Brücken machen sie fertig.
    .instead = Jede Insel ohne Flagge ginge. Nimm für diese Lektion d4 und die 3.
tutorial-write = Die erste Karte: eine 2 und zwei Brücken. Zuerst die Zahl: schreib sie auf c3.
    .instead = Das geht. Hier ist aber c3 an der Reihe.
tutorial-bridge = Jetzt genau zwei Brücken oder keine. Jede braucht an einem Ende eine Zahl, und d4 hat eine. Tipp auf d4, dann auf d3: die Brücke folgt den Punkten.
    .instead = Das ginge. Verbinde aber zuerst d4 und d3.
tutorial-second = Die andere führt von d4 nach b4. Dann hat sie zwei von drei.
    .instead = Lieber von d4 nach b4.
tutorial-done = Beide sind gezogen. Noch kannst du sie zurücknehmen, oder die Runde beenden.
    .instead = Beende jetzt die Runde.
tutorial-flag = Die nächste Karte: eine 1 und eine Brücke. Eine Insel mit Flagge nimmt erst dann eine Zahl, wenn eine Brücke zu ihr führt, und zu d3 führt eine. Schreib die 1 dorthin: sie ist sofort fertig.
    .instead = Sieh dir d3 an: eine Brücke führt hin, und eine 1 macht sie fertig.
tutorial-finish = Die erste rote Flagge! Jetzt die Brücke: von d4 nach f4, und d4 hat alle drei.
    .instead = Von d4 nach f4: damit ist d4 fertig.
tutorial-again = Zwei Inseln mit Ring, am Ende je 2 Punkte. Beende die Runde.
    .instead = Beende jetzt die Runde.
tutorial-bonuses = Wer zuerst alle vier roten Flaggen hat, bekommt 9 Punkte, für die drei blauen 7, für sechs fertige Inseln, durch Brücken verbunden, 8. Später ist es weniger. Das Brett zeigt, was jedem noch fehlt.
tutorial-odds = Auf der Leiste wird durchgestrichen, was schon aufgedeckt war. Eine Karte liegt in der Schachtel, und niemand weiß welche. Brücken kreuzen sich nie, und höchstens zwei teilen sich eine Linie. Spiel weiter: fünfzehn Karten sind noch da!
