title = Alles auf 1 Karte
tagline = Ein Wurf für alle, und alles davon auf eine Karte
about = Fünf Farbwürfel und bis zu drei Würfe: Was passt, bleibt liegen, der Rest fliegt noch einmal. Dann nutzen alle dasselbe Ergebnis, jeder auf einer eigenen Karte. Drei volle Reihen werten eine Karte, Sonnen bringen sie zum Leuchten, und die vierte gewertete Karte beendet die Partie.

# Die Regeln, Punkt für Punkt
O-C = Karten und Würfel
O-C1 = Es gibt 30 Karten. Jede hat fünf Reihen in fünf der sechs Farben, 2 bis 6 Kästchen lang und zusammen 20 Kästchen; an zwei der Reihen steht eine Sonne. Eine volle Reihe zählt so viele Punkte, wie sie Kästchen hat.
O-C2 = Die fünf Würfel sind gleich: Jede Seite zeigt eine der sechs Farben mit einem eigenen Symbol.
O-C3 = Keine zwei Karten sind gleich. Jede Farbe fehlt auf genau fünf Karten, und Längen und Sonnen sind gleichmäßig auf die Farben verteilt.

O-S = Vorbereitung
O-S1 = Es wird gelost, wer anfängt. Alle ziehen 2 Karten und legen sie für alle sichtbar vor sich aus; die übrigen bilden den Stapel.

O-T = Ein Zug
O-T1 = Wer am Zug ist, wirft alle fünf Würfel und darf noch bis zu zweimal werfen; vor jedem Wurf wird frei gewählt, welche liegen bleiben, und liegen gelassene dürfen wieder mit. Früher aufhören ist erlaubt, und der letzte Wurf gilt.
    .rolling = Noch wird gewürfelt. Lass Würfel liegen und wirf den Rest, oder hör auf; angekreuzt wird danach.
    .unrolled = Noch liegen keine Würfel da. Wirf zuerst alle fünf.
    .lacking = { $kept } × { $colour } kann nicht liegen bleiben: { $number ->
        [0] Davon liegt keiner da.
        [one] Davon liegt nur einer da.
       *[other] Davon liegen nur { $number } da.
    } Lass liegen, was da ist, oder wirf einfach noch einmal.
    .stands = Das Ergebnis gilt und wird nicht noch einmal geworfen. Nutze es auf einer deiner Karten, oder passe.
O-T2 = Dann dürfen alle das Ergebnis nutzen, einer nach dem anderen; es beginnt, wer gewürfelt hat.
O-T3 = Sind alle fertig, wandern die Würfel nach links.

O-M = Ankreuzen
O-M1 = Das Ergebnis wird auf genau einer eigenen Karte genutzt und nie auf mehrere verteilt.
    .foreign = Karte { $card } gehört dir nicht. Wähle eine der Karten vor dir.
O-M2 = Kästchen werden von links nach rechts angekreuzt.
O-M3 = Eine Farbe darf nur angekreuzt werden, wenn alle Würfel dieser Farbe in ihre Reihe passen. Einen Teil einer Farbe gibt es nicht.
    .nothing = Karte { $card } nimmt keinen dieser Würfel auf: Eine Farbe passt nur, wenn ihre Reihe Platz für alle Würfel dieser Farbe hat. Wähle eine andere Karte, oder passe.
O-M4 = Niemand muss ankreuzen. Aber auf der gewählten Karte wird jede Farbe angekreuzt, die passt.

O-K = Eine Karte werten
O-K1 = Eine Karte mit mindestens drei vollen Reihen wird sofort gewertet: die Kästchen jeder vollen Reihe, dazu 2 Punkte für eine volle Reihe mit Sonne, 5 für beide. Reihen, die zugleich voll werden, zählen alle.
O-K2 = Eine gewertete Karte kommt zur Seite und wird nie mehr angekreuzt. Am Ende des Zuges ziehen alle, die gewertet haben, in Zugreihenfolge eine neue.
    .scored = Karte { $card } ist gewertet und liegt zur Seite. Wähle eine Karte, die noch im Spiel ist.
    .marking = Karten werden gezogen, wenn alle das Ergebnis genutzt haben. Kreuze auf einer deiner Karten an, oder passe.

O-E = Das Ende
O-E1 = Die Partie endet nach dem Zug, in dem jemand die vierte Karte wertet. Das Ergebnis dieses Zuges dürfen noch alle nutzen.
O-E2 = Auf Karten, die nicht gewertet sind, zählt jede volle Reihe noch ihre Kästchen; Sonnen zählen dort nichts.
O-E3 = Die meisten Punkte gewinnen. Bei Gleichstand wird der Sieg geteilt.
O-E4 = Hat drei Runden lang niemand etwas angekreuzt, endet die Partie ebenfalls. Vor der letzten davon sagt der Tisch es an.

O-V = Die Variante für Fortgeschrittene
O-V1 = Alle spielen mit 3 Karten. Zu Beginn bekommt jeder 5, behält 3 und gibt 2 zurück; der Stapel wird gemischt.
    .choosing = Noch werden die Karten gewählt. Nimm drei deiner fünf; dann wird gewürfelt.
    .undealt = Karte { $card } ist nicht unter denen, aus denen du wählst. Nimm eine deiner fünf.
O-V2 = Drei Karten des Stapels liegen offen. Wer eine Karte wertet, nimmt die neue aus diesen dreien, und die Lücke wird vom Stapel gefüllt. Mehrere wählen in Zugreihenfolge.
    .choosing = Jetzt werden neue Karten genommen. Nimm eine der offenen Karten; dann wandern die Würfel weiter.
    .covered = Karte { $card } liegt nicht offen. Nimm eine der offenen Karten.
O-V3 = Die Startkarten wählen alle gleichzeitig und verdeckt; gezeigt werden sie, wenn alle gewählt haben.

# Was man tut
do-roll = alle Würfel werfen
do-keep = { $all } liegen lassen und den Rest werfen
do-stop = aufhören und das Ergebnis nutzen
do-pass = passen
do-mark = die Würfel auf Karte { $first } nutzen
do-take = Karte { $first } nehmen

# Was ansteht
prompt-choose = Alle wählen drei von fünf Karten
prompt-roll = { $name } wirft die Würfel
prompt-keep = { $name } lässt Würfel liegen oder hört auf: { $rolls ->
    [one] noch ein Wurf
   *[other] noch { $rolls } Würfe
}
prompt-mark = { $name } nutzt das Ergebnis
prompt-take = { $name } nimmt eine neue Karte
prompt-over = Die Partie ist zu Ende
prompt-you-choose = Wähle deine Startkarten: { $cards ->
    [one] nimm noch eine
   *[other] nimm noch { $cards }
}
    .help = Auf jeder Karte fehlt eine Farbe; lange Reihen bringen mehr Punkte, dauern aber länger. Such Karten, die verschiedene Farben brauchen, dann hilft fast jeder Wurf.
prompt-you-roll = Wirf die Würfel
    .help = Du darfst bis zu dreimal würfeln und dazwischen behalten, was du magst. Am Ende nutzen alle dasselbe Ergebnis, jede Person auf einer eigenen Karte.
prompt-you-keep = Tippe an, was liegen bleibt, und wirf den Rest, oder hör auf: { $rolls ->
    [one] noch ein Wurf
   *[other] noch { $rolls } Würfe
}
    .help = Behaltene Würfel dürfen später doch noch einmal geworfen werden. Eine Farbe passt nur, wenn ihre Reihe Platz für alle Würfel dieser Farbe hat; die kleinen Summen zeigen, was die Würfel jetzt brächten.
prompt-you-mark = Nutze die Würfel auf einer Karte, oder passe
    .help = Wähle eine deiner Karten: Dort wird jede Farbe angekreuzt, die passt, von links nach rechts. Drei volle Reihen werten die Karte. Passen kostet nichts.
prompt-you-take = Nimm eine der offenen Karten
    .help = Die Karte kommt an die Stelle der gewerteten. Mit kurzen Reihen ist sie eher voll, mit langen mehr wert.

# Was geschah
told-roll = { $name } wirft { $dice }
told-again = { $name } wirft alles noch einmal: { $dice }
told-keep = { $name } lässt { $kept } liegen und wirft { $dice }
told-stop = { $name } hört auf zu würfeln
told-nothing = { $name } kann diese Würfel nicht nutzen
told-nobody = Niemand kann diese Würfel nutzen
told-mark = { $name } kreuzt { $boxes ->
    [one] ein Kästchen
   *[other] { $boxes } Kästchen
} auf Karte { $card } an: { $dice }
told-row = Die Reihe { $colour } auf Karte { $card } ist voll: { $points }
told-score = { $name } wertet Karte { $card }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} ({ $rows } für Reihen, { $suns } für Sonnen)
told-pass = { $name } passt
told-draw = { $name } zieht Karte { $card }
told-take = { $name } nimmt Karte { $card }
told-choose = { $name } hat { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} gewählt
told-cards = { $name } spielt mit den Karten { $cards }
told-open = Neu aufgedeckt: { $cards }
told-quiet = Seit { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
} hat niemand etwas angekreuzt. Tut es auch in dieser niemand, endet die Partie.
end-goal = Die letzte Karte ist gewertet
end-quiet = Niemand wollte mehr ankreuzen

# Was zählt
part-rows = Volle Reihen gewerteter Karten
part-suns = Sonnen
part-unscored = Volle Reihen anderer Karten
lack-cards = { $cards ->
    [0] die letzte Karte ist gewertet
    [one] noch eine Karte
   *[other] noch { $cards } Karten
}

# Namen
name-purple = Lila
name-blue = Blau
name-green = Grün
name-yellow = Gelb
name-orange = Orange
name-red = Rot

# Einstellungen
option-variant = Variante
    .help = Für Fortgeschrittene: drei Karten für jeden, aus fünf gewählt, und neue Karten aus drei offenen.
option-variant-basic = einfach
option-variant-advanced = für Fortgeschrittene
option-goal = Zu wertende Karten
    .help = Der Zug, in dem jemand so viele Karten gewertet hat, ist der letzte.
option-rolls = Würfe im Zug
    .help = Wie oft geworfen werden darf, der erste Wurf mitgezählt.
option-sun = Eine Sonne
    .help = Zusätzliche Punkte für eine gewertete Karte, auf der eine Reihe mit Sonne voll ist.
option-suns = Beide Sonnen
    .help = Zusätzliche Punkte für eine gewertete Karte, auf der beide Reihen mit Sonne voll sind.
option-hints = Hinweise
    .help = Alle sehen, was die Würfel auf jeder Karte bewirken; wer würfelt, sieht auch Chancen und was sich zu behalten lohnt.
preset-first = Erste Partie: zwei Karten werten
    .help = Das einfache Spiel; es endet, wenn jemand zwei Karten gewertet hat.
preset-basic = Einfach
    .help = Karten kommen, wie sie gezogen werden.
preset-advanced = Für Fortgeschrittene
    .help = Wähle zu Beginn drei von fünf Karten und später unter drei offenen.
preset-masters = Für Fortgeschrittene, ohne Hinweise
    .help = Dasselbe, und niemandem wird gezeigt, was ein Wurf den anderen bringt.

# Auf dem Tisch
board-table = { $name }: Karten und Würfel. Die Würfel zeigen { $dice }.
board-table-no-dice = { $name }: Karten und Würfel. Noch ist nicht geworfen.
board-hand = Die Karten von { $name }
board-dealt = Die Karten, aus denen du wählst
board-open = Offene Karten
board-pile = { $cards } im Stapel
board-card = Karte { $card }: { $rows }
board-card-takes = Karte { $card }: { $rows }. Sie nimmt { $boxes ->
    [one] einen Würfel
   *[other] { $boxes } Würfel
} auf und verliert { $lost } { $points }
board-card-nothing = Karte { $card }: { $rows }. Sie nimmt nichts auf.
board-row = { $colour } { $marks } von { $boxes }
board-row-sun = { $colour } mit Sonne { $marks } von { $boxes }
board-loses = { $dice }.
board-loses-none = keinen.
board-scores = { $points ->
    [0] { "" }
   *[other] zählt { $points }
}
board-nothing = nichts passt
board-chosen = Gewählt
board-die = Würfel: { $colour }
board-die-kept = Würfel: { $colour }, bleibt liegen
board-die-blank = Würfel, noch nicht geworfen
board-rolled = Wurf { $rolled } von { $rolls }
board-roll-first = Würfel werfen
board-roll = { $dice ->
    [5] Alles noch einmal
    [one] Einen werfen
   *[other] { $dice } werfen
}
board-stop = Nutzen
board-pass = Passen
board-plan = Du kannst schon eine Karte wählen.
board-planned = Gewählt. Es geschieht, wenn du dran bist; noch einmal tippen nimmt es zurück.
board-queue = Das Ergebnis nutzen noch: { $names }
board-advise = Was lohnt sich zu behalten?
board-advice = Am besten: { $does }.
board-worth = Was jetzt liegen bleibt, bringt { $percent } % davon.
board-suns = Eine gewertete Karte mit einer vollen Sonnenreihe: { $sun } mehr. Mit beiden: { $suns } mehr.
board-race = { $name }: { $cards } von { $goal } Karten gewertet ({ $points })
board-scored = { $name } wertet Karte { $card }

# Was dafür spricht oder dagegen
why-row = Die Reihe { $colour } auf Karte { $card } wird dann in { $percent } von 100 Fällen noch in diesem Zug voll.
why-roll = Im Mittel ist das { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} mehr wert als aufzuhören.
why-roll-not = Im Mittel ist das { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} weniger wert als aufzuhören.
why-stop = Ein weiterer Wurf bringt im Mittel { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} weniger.
why-stop-not = Ein weiterer Wurf bringt im Mittel { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} mehr.
why-no-use = Was da liegt, passt auf keine deiner Karten.
why-mark = Es kreuzt { $boxes ->
    [one] ein Kästchen
   *[other] { $boxes } Kästchen
} auf Karte { $card } an.
why-full = { $number ->
    [one] Eine Reihe wird voll: { $rows }.
   *[other] { $number } Reihen werden voll: { $rows }.
}
why-score = Die Karte wird gewertet: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
why-lost = Es verfällt: { $dice }.
why-pass = Jede Karte würde mehr Platz verlieren, als sie gewinnt.
why-short = { $number ->
    [0] Keine ihrer Reihen hat
    [one] Eine ihrer Reihen hat
   *[other] { $number } ihrer Reihen haben
} höchstens drei Kästchen.
why-suns = Ihre Reihen mit Sonne haben zusammen { $boxes } Kästchen.

# Erste Partie
tutorial-welcome = Das sind deine beiden Karten. Würfel füllen ihre Reihen, und eine volle Reihe zählt so viele Punkte, wie sie Kästchen hat. Drei volle Reihen werten eine Karte.
tutorial-roll = Du fängst an: Wirf alle fünf Würfel.
tutorial-keep = Zweimal Rot würde die rote Reihe auf Karte 1 sofort füllen, und bei Gelb fehlen zwei. Tippe den gelben und beide roten Würfel an, dann wirf die anderen.
    .instead = Lass jetzt Gelb und beide Roten liegen: Tippe diese drei an, dann wirf.
tutorial-stop = Gelb ist da. Noch ein Wurf wäre erlaubt, aber das hier füllt zwei Reihen: Hör auf und nutze es.
    .instead = Lieber nicht: Was da liegt, füllt zwei Reihen. Hör auf und nutze es.
tutorial-mark = Die gestrichelten Kreuze zeigen, was jede Karte aufnähme: jede Farbe, die passt, und eine Farbe nur mit all ihren Würfeln. Nutze die Würfel auf Karte 1.
    .instead = Karte 1 gewinnt mehr: Zwei ihrer Reihen werden voll. Tippe Karte 1 an.
tutorial-rivals = Jetzt nutzen die anderen dieselben Würfel, jeder auf einer eigenen Karte. Dann wandern die Würfel nach links.
tutorial-theirs = Was andere werfen, darfst auch du nutzen. Mit vier Orangen wird deine dritte Reihe voll: Nutze sie auf Karte 1.
    .instead = Nutze die Orangen auf Karte 1: Sie füllen dort die dritte Reihe.
tutorial-scored = Gewertet! Deine vollen Reihen zählen 2, 2 und 4, und beide Reihen mit Sonne sind voll: 5 mehr. Das macht 13.
tutorial-race = Eine neue Karte ist an ihre Stelle gekommen. Diese erste Partie geht bis zwei gewertete Karten, eine ganze bis vier. Spiel weiter!
