title = Insula
tagline = Vor Mitternacht zur Zitadelle: gemeinsam, bis es darauf ankommt.
about = Erkundet eine Insel Plättchen für Plättchen, kämpft Seite an Seite gegen ihre Wächter, und sei du es, der Kingosh besiegt, den Herrn der Insel. Ist der Mond schneller, gewinnt die Insel und alle verlieren.
credits = Bilder der Wächter, Blumen, Flüche und Plättchen: Lorc, Delapouite und die Mitwirkenden von game-icons.net (CC BY 3.0).

# Die Regeln, Punkt für Punkt.
I-S = Vor dem Spiel
I-S1 = Alle haben eine Aktionstafel mit den Plätzen Rast, Blume und Bewegung, sechs Energien in der Vitalität und einen Zähler auf dem Stern des Belohnungsrads.
I-S2 = Alle Abenteurer beginnen am Strand. Die Zitadelle mit Kingosh liegt gerade darüber, in der vereinbarten Entfernung.
I-S3 = Blumen und Flüche liegen in Stapeln, die Plättchen vom Strand auf denen von der Zitadelle, die Wächter im Beutel. Was Rivalen braucht, bleibt bei einer Person in der Schachtel; was den Mond betrifft, bleibt es ohne Countdown.
I-S4 = „Gegen“: Wer rechts von der beginnenden Person sitzt, erhält den Kampfstein. „Mit“: Wer beginnt, erhält den Würfel.
I-T = Ein Zug
I-T1 = Gespielt wird im Uhrzeigersinn. Ein Zug ist eine erste und eine zweite Aktion; beide sind freiwillig.
I-T2 = Die zweite Aktion ist eine andere als die erste und kostet vorab eine Energie.
    .same = Diese Aktion hattest du schon; die zweite muss eine andere sein.
    .poor = Eine zweite Aktion kostet { $number ->
        [one] eine Energie
       *[other] { $number } Energien
    }, und in der Vitalität hast du { $vitality }. Dir bleibt nur, den Zug zu beenden.
I-T3 = „Gegen“: Wer den Kampfstein hat, spielt im selben Zug weiter: Kämpfe, dann noch einmal zwei Aktionen, dann wandert der Stein gegen den Uhrzeigersinn.
I-T4 = „Mit“: Waren alle am Zug, wird gekämpft; dann wandert der Würfel im Uhrzeigersinn, und wer ihn erhält, beginnt die nächste Runde.
I-A = Aktionen
I-A0 = Eine Aktion, auf deren Platz ein Fluch liegt, ist gesperrt. Nur die Aktion Fluch ist es nie.
    .blocked = Auf „{ $slot }“ liegt ein Fluch und sperrt diese Aktion. Spiele ihn zuerst, oder lass ihn lösen.
I-A1 = Rast: bis zu 2 Energien aus der Müdigkeit in die Vitalität, auf einem Plättchen Muße 3. Nicht auf einem Feld mit Wächter.
    .guarded = Neben einem Wächter rastet niemand. Besiege ihn zuerst, oder geh weg.
I-A2 = Ist vereinbart, dass man neben einem Wächter rasten darf, bringt das nur 1 Energie.
I-A3 = Blume: Spiele eine gelbe Blume, oder ziehe auf einer Wiese eine. Wer mehr als fünf hält, wirft die überzähligen sofort nach Wahl ab.
    .meadow = Blumen zieht man auf einer Wiese; du stehst auf keiner.
    .none = Es ist keine Blume mehr zu ziehen: Alle sind auf den Händen.
    .lacking = { $flower }: diese Blume hast du nicht auf der Hand.
    .unasked = Jetzt ist nichts abzuwerfen.
    .first = Wirf zuerst eine Blume ab.
I-A4 = Fluch: Spiele einen Fluch von deiner Aktionstafel. Ein blauer wirkt sofort; ein weißer kommt über die Zitadelle und ändert die Regeln, bis ein anderer ihn ersetzt.
    .empty = Auf „{ $slot }“ liegt kein Fluch.
I-A5 = Bewegung: ein Feld nach oben, unten, links oder rechts. Nicht nach oben von einem Feld mit Wächter, nicht ins Meer, nicht gegen rote Stacheln, nicht ins Unerforschte, wenn kein Plättchen mehr da ist.
    .guard = Nach oben versperrt ein Wächter den Weg. Besiege ihn, oder geh um ihn herum.
    .sea = Dort liegt das Meer.
    .spikes = Auf dieser Seite halten dich rote Stacheln ab. Betritt das Feld von einer anderen.
    .tiles = Es gibt keine Plättchen mehr: Was unerforscht ist, bleibt es.
I-A6 = Wer gegen schwarze Stacheln zieht, wird verflucht.
I-A7 = Auf ein unerforschtes Feld wird ein Plättchen gezogen und gelegt. Auf Gefahr erscheint ein Wächter aus dem Beutel.
I-A8 = Stacheln zeigen nach außen: Sie hindern beim Betreten über diese Kante, nie beim Verlassen. Ein eben gelegtes Plättchen hindert nicht, wer es aufdeckt.
I-C = Flüche
I-C1 = Wer verflucht wird, zieht einen Fluch, sieht ihn an und legt ihn verdeckt auf einen freien Platz nach Wahl. Wer keinen freien Platz hat, wird stattdessen ein Feld hinabgeworfen.
    .uncursed = Du hast keinen Fluch zu legen.
    .taken = Auf „{ $slot }“ liegt schon ein Fluch. Wähle einen freien Platz.
    .first = Lege zuerst den gezogenen Fluch auf einen Platz deiner Aktionstafel.
I-C2 = Sind die Flüche aufgebraucht, werden die abgelegten gemischt und neu gezogen.
I-C3 = Wer Energien verliert, legt sie aus der Vitalität in die Müdigkeit.
I-B = Kämpfe
I-B1 = Wo Abenteurer und Wächter (oder Kingosh) auf einem Feld stehen, wird gekämpft, überall gleichzeitig.
I-B2 = Wer das Feld mit anderen teilt, darf vor dem Kampf bis zu dreimal ankündigen, was man einsetzt. Eine Zusage bindet niemanden.
    .peace = Zusagen macht man vor einem Kampf.
    .alone = Niemand kämpft neben dir, der eine Zusage hören könnte.
    .often = Zusagen bisher: { $number }. Setze jetzt deine Energien ein.
    .same = { $number } hast du schon zugesagt.
    .lacking = { $number } kannst du nicht zusagen: In der Vitalität hast du { $vitality }.
I-B3 = Alle Kämpfenden setzen geheim beliebig viele Energien aus der Vitalität ein; aufgedeckt wird gemeinsam.
    .peace = Energien setzt man vor einem Kampf ein.
    .lacking = { $number } kannst du nicht einsetzen: In der Vitalität hast du { $vitality }.
    .first = Sage zuerst, wie viele Energien du in den Kampf einsetzt.
I-B4 = Dann darf jede kämpfende Person eine rote Blume spielen, der Reihe nach ab der aktiven.
    .peace = Es ist kein Kampf, in dem eine rote Blume gespielt werden könnte.
    .red = { $flower } ist rot: gespielt wird sie im Kampf.
    .yellow = { $flower } ist gelb: gespielt wird sie als Aktion im eigenen Zug.
    .first = Spiele zuerst eine rote Blume, oder verzichte darauf.
I-B5 = Die aktive Person würfelt. Schild: Alle Kämpfe enden unentschieden, und alle verlieren die kleinere Hälfte ihres Einsatzes. Schwert: 2 mehr für die Abenteurer auf jedem Feld. Sonst der Mond.
I-B6 = Die Abenteurer gewinnen, wenn ihre Energien und Boni die Stärke aller Wächter dort übertreffen.
I-B7 = Wer gewinnt, zieht auf dem Belohnungsrad: für jede erreichte oder überschrittene Blume eine Blume, für jeden Stern eine zusätzliche Energie. Die Wächter verlassen die Insel.
I-B8 = Wer verliert, erleidet die Strafe der Wächter. Wem dafür Blumen oder freie Plätze fehlen, wird stattdessen ein Feld hinabgeworfen.
I-B9 = Danach kommen alle eingesetzten Energien in die Müdigkeit, und gespielte rote Blumen werden abgeworfen.
I-B10 = Wer geworfen wird, landet auf dem nächsten erforschten Feld darunter; gibt es keines, und von der Küste aus, am Strand.
I-F = Besondere Felder und Wächter
I-F1 = Kein Wächter betritt den Strand oder die Zitadelle. Unter der Reihe des Strandes und über der der Zitadelle wird nichts gelegt.
    .summit = Das ist die oberste Reihe der Insel; darüber ist nichts.
I-F2 = Kingosh ist kein Wächter: Was von Wächtern gesagt wird, betrifft ihn nicht.
I-F3 = Ist der Beutel leer, kommen die besiegten Wächter zurück hinein. Sind es weniger als drei, werden die strandnächsten aufgenommen; unter gleich nahen wählt, wer den Würfel hat.
    .far = Dieser Wächter gehört nicht zu denen, die dem Strand am nächsten sind.
    .first = Wähle zuerst, welcher der nächsten Wächter zurück in den Beutel kommt.
I-K = Karten
I-K1 = Eine Karte tut, was auf ihr steht, eines nach dem anderen; was nicht geht, entfällt. Eine Blume, von der nichts ginge, wird nicht gespielt.
    .unasked = So etwas ist jetzt nicht zu wählen.
    .vain = { $flower } könnte hier nichts bewirken; behalte sie.
    .rival = { $name }: hier würde das nichts bewirken. Wähle jemand anderen.
    .toward = In diese Richtung geht das nicht.
    .slot = Auf „{ $slot }“ liegt kein Fluch.
    .guard = { $guard } ist nicht nah genug oder kann nirgendwohin.
    .first = Wähle zuerst, was deine Karte tun soll.
I-E = Das Ende
I-E1 = Ist Kingosh besiegt, gewinnt, wer in diesem Kampf den höchsten Kampfwert hatte; Gleiche teilen sich den Sieg.
I-E2 = Liegen alle Plättchen und führt kein Weg zur Zitadelle, gewinnt die Insel.
I-E3 = Countdown: Zeigt der Würfel weder Schild noch Schwert, zieht der Mond weiter. Tut er das auf seinem letzten Feld und wird Kingosh in diesem Kampf nicht besiegt, gewinnt die Insel.
I-E4 = Mit oder ohne Countdown: Nach sechzig Runden ist die Nacht vorbei, und die Insel gewinnt.

# Aktionen.
do-end = den Zug beenden
do-rest = rasten
do-gather = eine Blume ziehen
do-move = { $first ->
    [up] nach oben gehen
    [down] nach unten gehen
    [left] nach links gehen
   *[right] nach rechts gehen
}
do-curse = den Fluch auf „{ $first }“ spielen
do-play = { $first } spielen
do-pass = keine Blume spielen
do-lay = den Fluch auf „{ $first }“ legen
do-discard = { $first } abwerfen
do-put = { $first ->
    [0] keine Energie einsetzen
    [one] eine Energie einsetzen
   *[other] { $first } Energien einsetzen
}
do-pledge = { $first } zusagen
do-target = Person { $first } wählen
do-toward = { $first ->
    [up] Richtung Zitadelle
    [down] Richtung Meer
    [left] nach links
    [right] nach rechts
   *[here] hier
}
do-slot = den Fluch auf „{ $first }“ wählen
do-next = das { $first }. der gesehenen Plättchen wählen
do-guard = { $first } wählen

# Aufforderungen.
prompt-over = Die Nacht ist vorbei
prompt-act = { $name } wählt eine Aktion
prompt-second = { $name } darf eine zweite Aktion ausführen
prompt-put = Die Kämpfenden setzen Energien ein
prompt-bloom = { $name } darf eine rote Blume spielen
prompt-lay = { $name } legt einen Fluch
prompt-discard = { $name } wirft eine Blume ab
prompt-choose = { $name } wählt für { $card }
prompt-take = { $name } wählt einen Wächter für den Beutel
prompt-you-act = Wähle eine Aktion
    .help = Rast bringt Energien zurück, Blume bringt dir eine Blume, Fluch macht einen Platz frei, Bewegung führt weiter. Jede Aktion ist freiwillig; eine zweite, andere, kostet eine Energie.
prompt-you-second = { $number ->
    [one] Wähle eine weitere Aktion für eine Energie, oder beende deinen Zug
   *[other] Wähle eine weitere Aktion für { $number } Energien, oder beende deinen Zug
}
    .help = Es muss eine andere Aktion sein als die erste. Die Energie geht von Vitalität zu Müdigkeit; für den Kampf brauchst du noch welche.
prompt-you-put = Wie viele Energien setzt du ein?
    .help = Alle Kämpfenden wählen geheim und decken gemeinsam auf. Ihr gewinnt, wenn die Energien auf dem Feld die Stärke der Wächter übertreffen; was du einsetzt, ist danach müde.
prompt-you-bloom = Spiele eine rote Blume, oder keine
    .help = Eine rote Blume wirkt in diesem Kampf und wird danach abgelegt. Gewürfelt wird erst, wenn sich alle entschieden haben.
prompt-you-lay = { $curse }: Lege den Fluch auf einen freien Platz
    .help = Der Platz ist blockiert, bis der Fluch gespielt wird: Diese Aktion geht so lange nicht. Nimm einen, auf den du eine Weile verzichten kannst.
prompt-you-discard = { $number ->
    [one] Wirf eine Blume ab
   *[other] Wirf { $number } Blumen ab
}
    .help = Was du ablegst, ist weg; was dir auf der Hand bleibt, sehen die anderen nicht.
prompt-you-take = Wähle den Wächter, der zurück in den Beutel kommt
    .help = Der Beutel ist leer, darum kommen Wächter der Insel hinein, die strandnächsten zuerst. Diese sind gleich nah: Du hast die Wahl.
prompt-you-choose-rival = { $card }: Wähle eine Person
prompt-you-choose-toward = { $card }: Wähle eine Richtung
prompt-you-choose-slot = { $card }: Wähle einen deiner Flüche
prompt-you-choose-guard = { $card }: Wähle einen Wächter
prompt-you-choose-next = { $card }: Wähle das Plättchen, das als nächstes kommt

# Warum ein Tipp gut ist.
why-end = Eine zweite Aktion würde mehr kosten, als sie bringt.
why-rest = Das bringt { $energies ->
    [0] nichts
    [one] eine Energie
   *[other] { $energies } Energien
} zurück.
why-gather = Dann hast du { $flowers ->
    [one] eine Blume
   *[other] { $flowers } Blumen
} auf der Hand.
why-lift = Der Platz dieses Fluchs ist wieder frei.
why-unknown = Was dort liegt, weiß noch niemand.
why-citadel = { $others ->
    [0] In der Zitadelle wärst du zuerst.
    [one] In der Zitadelle ist schon jemand: Zusammen ist Kingosh leichter zu schlagen.
   *[other] In der Zitadelle sind schon { $others }: Zusammen ist Kingosh leichter zu schlagen.
}
why-way = Von dort { $steps ->
    [one] ist es mindestens ein Schritt
   *[other] sind es mindestens { $steps } Schritte
} bis zur Zitadelle.
why-guarded = Dort sind Wächter: Mit all deinen Energien wären sie in { $percent } von 100 Würfen geschlagen.
why-second = Als zweite Aktion kostet es { $energies ->
    [one] eine Energie
   *[other] { $energies } Energien
}.
why-put = { $others ->
    [0] Das gewinnt in { $percent } von 100 Würfen.
   *[other] Mit { $others } von den anderen gewinnt das in { $percent } von 100 Würfen.
}
why-pledge = Wer zuerst sagt, was er bringt, bewegt die anderen, auch etwas zu bringen.
why-refrain = Auf der Hand ist eine Blume mehr wert als in diesem Kampf.
why-bloom = Ohne sie gewinnt man diesen Kampf in { $before } von 100 Würfen, mit ihr in { $after }.

# Das Protokoll.
told-end = { $name } beendet den Zug
told-rest = { $energies ->
    [0] { $name } rastet und erholt sich nicht
    [one] { $name } rastet und gewinnt eine Energie
   *[other] { $name } rastet und gewinnt { $energies } Energien
}
told-move = { $direction ->
    [up] { $name } geht nach oben: { $place }
    [down] { $name } geht nach unten: { $place }
    [left] { $name } geht nach links: { $place }
   *[right] { $name } geht nach rechts: { $place }
}
told-curse = { $name } spielt den Fluch auf „{ $slot }“: { $curse }
told-play = { $name } spielt { $flower }
told-bloom = { $name } zeigt { $flower }
told-pass = { $name } spielt keine Blume
told-lay = { $name } legt den Fluch auf „{ $slot }“
told-lay-own = { $name } legt auf „{ $slot }“ den Fluch { $curse }
told-discard = { $name } wirft { $flower } ab
told-put = { $name } hat gewählt
told-put-own = { $name } setzt { $number } ein
told-pledge = { $name } sagt { $number } zu
told-guard = { $name } wählt { $guard }
told-slot = { $name } wählt den Fluch auf „{ $slot }“
told-target = Es betrifft { $name }
told-next = { $name } wählt das Plättchen, das als nächstes kommt
told-brings = { $place }: { $name } hat { $number ->
    [0] keine Energie
    [one] eine Energie
   *[other] { $number } Energien
} eingesetzt
told-shield = Der Würfel zeigt den Schild: Alle Kämpfe enden unentschieden
told-sword = Der Würfel zeigt das Schwert: 2 mehr für die Abenteurer
told-moon-die = Der Würfel zeigt den Mond
told-drawn = { $place }: { $name } kämpft unentschieden und verliert { $number ->
    [0] nichts
    [one] eine Energie
   *[other] { $number } Energien
}
told-won = { $place }: { $name } gewinnt, { $total } gegen { $against }
told-lost = { $place }: { $name } verliert, { $total } gegen { $against }
told-won-kingosh = { $name } besiegt Kingosh, { $total } gegen { $against }, mit eigenen { $value }
told-lost-kingosh = { $name } unterliegt Kingosh, { $total } gegen { $against }
told-moon = { $left ->
    [0] Der Mond steht auf seinem letzten Feld
    [one] Der Mond zieht weiter; ein Feld bleibt
   *[other] Der Mond zieht weiter; { $left } Felder bleiben
}
told-moon-back = { $number ->
    [one] Der Mond geht ein Feld zurück
   *[other] Der Mond geht { $number } Felder zurück
}
told-tile = { $place }: Ein Plättchen wird aufgedeckt, { $kind }
told-turned = { $place }: Das Plättchen wird gedreht
told-appears = { $place }: { $guard } erscheint
told-led = { $guard } zieht weiter: { $place }
told-beaten = { $guard } verlässt die Insel
told-bagged = { $guard } kommt zurück in den Beutel
told-scouts = { $name } sieht sich { $number ->
    [one] das nächste Plättchen
   *[other] { $number } Plättchen
} an
told-white = Über der Zitadelle liegt von nun an { $curse }
told-white-gone = { $curse } gilt nicht mehr
told-flowers-shuffled = Die abgeworfenen Blumen werden gemischt
told-curses-shuffled = Die abgelegten Flüche werden gemischt
told-swapped = { $name } ist jetzt hier: { $place }
told-steps = { $name } geht weiter: { $place }
told-thrown = { $name } wird hinabgeworfen: { $place }
told-robbed = { $name } verliert { $number ->
    [one] eine Blume
   *[other] { $number } Blumen
}
told-robbed-own = { $name } verliert { $flowers }
told-flowers = { $name } zieht { $number ->
    [one] eine Blume
   *[other] { $number } Blumen
}
told-flowers-own = { $name } zieht { $flowers }
told-cursed = { $name } wird verflucht
told-cursed-own = { $name } wird verflucht: { $curse }
told-star = { $name } erhält { $number ->
    [one] eine zusätzliche Energie
   *[other] { $number } zusätzliche Energien
}
told-recovers = { $name } gewinnt { $number ->
    [one] eine Energie
   *[other] { $number } Energien
}
told-loses = { $name } verliert { $number ->
    [one] eine Energie
   *[other] { $number } Energien
}
told-token = Den Kampfstein hat jetzt { $name }
told-token-along = Den Würfel hat jetzt { $name }

# Das Ende.
end-kingosh = Kingosh ist besiegt
end-lost-way = Kein Weg führt mehr zur Zitadelle: Die Insel gewinnt
end-midnight = Mitternacht: Alle Abenteurer werden zu Wächtern, und die Insel gewinnt
end-dawn = Die Nacht ist vorbei, und Kingosh herrscht weiter: Die Insel gewinnt
part-height = Felder inselaufwärts
part-battle = Gegen Kingosh aufgeboten
lack-fields = { $fields ->
    [one] ein Feld unter der Zitadelle
   *[other] { $fields } Felder unter der Zitadelle
}
lack-aside = { $fields ->
    [one] ein Feld neben der Zitadelle
   *[other] { $fields } Felder neben der Zitadelle
}
lack-kingosh = in der Zitadelle, vor Kingosh

# Optionen.
option-order = Kampffolge
    .help = Gegen: Der Kampfstein wandert gegen die Zugfolge, und wer ihn hat, handelt nach den Kämpfen noch einmal. Mit: Alle haben einen Zug, dann wird gekämpft.
option-order-against = gegen
option-order-along = mit
option-beside = Rast neben Wächtern
    .help = Wer auf einem Feld mit Wächter rastet, gewinnt eine Energie statt keiner.
option-countdown = Countdown
    .help = Der Mond wandert; um Mitternacht gewinnt die Insel.
option-distance = Entfernung der Zitadelle
    .help = Wie viele Felder die Zitadelle über dem Strand liegt.
option-content = Inhalt
    .help = Welche Plättchen, Wächter, Blumen und Flüche in der Schachtel liegen.
option-content-midnight = Mitternacht
preset-first = Erstes Spiel
    .help = Eine nahe Zitadelle, Kämpfe erst nach dem Zug, und Ruhe sogar neben einem Wächter.
preset-designer = Wie der Autor spielt
    .help = Wie der Autor spielt: fünf Plättchen bis zur Zitadelle, gegen die Spielrichtung.
preset-hard = Schwer
    .help = Sieben Plättchen bis zur Zitadelle, und derselbe Mond darüber.

# Was Karten tun.
effect-recover = { $whom ->
    [you] Gewinne { $number ->
        [one] eine Energie
       *[other] { $number } Energien
    } zurück.
    [rival] Jemand anderes gewinnt { $number ->
        [one] eine Energie
       *[other] { $number } Energien
    } zurück.
    [others] Alle anderen gewinnen { $number ->
        [one] eine Energie
       *[other] { $number } Energien
    } zurück.
   *[all] Alle gewinnen { $number ->
        [one] eine Energie
       *[other] { $number } Energien
    } zurück.
}
effect-lose = { $whom ->
    [you] Verliere { $number ->
        [one] eine Energie
       *[other] { $number } Energien
    }.
    [rival] Jemand anderes verliert { $number ->
        [one] eine Energie
       *[other] { $number } Energien
    }.
    [others] Alle anderen verlieren { $number ->
        [one] eine Energie
       *[other] { $number } Energien
    }.
   *[all] Alle verlieren { $number ->
        [one] eine Energie
       *[other] { $number } Energien
    }.
}
effect-draw = { $whom ->
    [you] Ziehe { $number ->
        [one] eine Blume
       *[other] { $number } Blumen
    }.
    [rival] Jemand anderes zieht { $number ->
        [one] eine Blume
       *[other] { $number } Blumen
    }.
    [others] Alle anderen ziehen { $number ->
        [one] eine Blume
       *[other] { $number } Blumen
    }.
   *[all] Alle ziehen { $number ->
        [one] eine Blume
       *[other] { $number } Blumen
    }.
}
effect-curse = { $whom ->
    [you] Du wirst { $number ->
        [one] verflucht
       *[other] { $number }-mal verflucht
    }.
    [rival] Jemand anderes wird { $number ->
        [one] verflucht
       *[other] { $number }-mal verflucht
    }.
    [others] Alle anderen werden { $number ->
        [one] verflucht
       *[other] { $number }-mal verflucht
    }.
   *[all] Alle werden { $number ->
        [one] verflucht
       *[other] { $number }-mal verflucht
    }.
}
effect-fall = { $whom ->
    [you] Du wirst { $number ->
        [one] ein Feld
       *[other] { $number } Felder
    } hinabgeworfen.
    [rival] Jemand anderes wird { $number ->
        [one] ein Feld
       *[other] { $number } Felder
    } hinabgeworfen.
    [others] Alle anderen werden { $number ->
        [one] ein Feld
       *[other] { $number } Felder
    } hinabgeworfen.
   *[all] Alle werden { $number ->
        [one] ein Feld
       *[other] { $number } Felder
    } hinabgeworfen.
}
effect-summon = { $whom ->
    [you] Auf deinem Feld erscheint ein Wächter.
    [rival] Auf dem Feld einer anderen Person erscheint ein Wächter.
    [others] Auf dem Feld aller anderen erscheint je ein Wächter.
   *[all] Auf dem Feld aller erscheint je ein Wächter.
}
effect-discard = { $whom ->
    [you] Wirf { $number ->
        [one] eine Blume
       *[other] { $number } Blumen
    } ab.
    [rival] Jemand anderes wirft { $number ->
        [one] eine Blume
       *[other] { $number } Blumen
    } ab.
    [others] Alle anderen werfen { $number ->
        [one] eine Blume
       *[other] { $number } Blumen
    } ab.
   *[all] Alle werfen { $number ->
        [one] eine Blume
       *[other] { $number } Blumen
    } ab.
}
effect-rob = { $whom ->
    [others] Ziehe allen anderen { $number ->
        [one] eine Blume
       *[other] je { $number } Blumen
    } aus der Hand.
   *[rival] Ziehe jemand anderem { $number ->
        [one] eine Blume
       *[other] { $number } Blumen
    } aus der Hand.
}
effect-swap = Tausche mit jemand anderem den Platz.
effect-give = Gib einen anderen deiner Flüche weiter; wer ihn bekommt, legt ihn.
effect-step = Gehe ein Feld; Wächter hindern dich nicht.
effect-lift = Wirf einen deiner Flüche ab.
effect-scout = { $number ->
    [one] Sieh dir das nächste Plättchen an.
   *[other] Sieh dir die nächsten { $number } Plättchen an und wähle, welches zuerst kommt.
}
effect-lead = Ein Wächter auf deinem Feld oder daneben zieht ein Feld weiter.
effect-turn = Drehe dein Plättchen oder eines daneben halb herum.
effect-moon = { $number ->
    [one] Der Mond geht ein Feld zurück.
   *[other] Der Mond geht { $number } Felder zurück.
}
effect-strength = Im Kampf { $number } mehr.
effect-fellows = Im Kampf { $number } mehr für jede weitere Person auf deinem Feld.
effect-spare = Verlierst du, erleidest du keine Strafe.
effect-harvest = Gewinnst du, zählt deine Belohnung { $number ->
    [2] doppelt
    [3] dreifach
   *[other] { $number }-fach
}.
effect-reroll = Zeigt der Würfel den Schild, wird noch einmal geworfen.
effect-weaken = Die Wächter auf deinem Feld sind um { $number } schwächer.
effect-betray = Der Bonus aus den Blumen der anderen auf deinem Feld zählt für dich.
effect-save = { $number ->
    [one] Eine deiner Energien kommt zurück in die Vitalität.
   *[other] { $number } deiner Energien kommen zurück in die Vitalität.
}
law-guards = Jeder Wächter ist um { $number } stärker.
law-rest = Rasten bringt { $number } weniger.
law-second = Die zweite Aktion kostet { $number } mehr.
law-spikes = Schwarze Stacheln verfluchen { $number ->
    [one] ein weiteres Mal
   *[other] { $number } weitere Male
}.
law-swordless = Das Schwert bringt keinen Bonus.
law-rewards = Belohnungen zählen { $number ->
    [2] doppelt
    [3] dreifach
   *[other] { $number }-fach
}.
trait-swordproof = Gefeit: Das Schwert bringt gegen ihn keinen Bonus.
trait-wary = Wachsam: um { $number } stärker für jede Person nach der ersten.
trait-drain = Zehrend: Wer gegen ihn verliert, verliert dazu { $number ->
    [one] eine Energie
   *[other] { $number } Energien
}.
trait-nightly = Nächtlich: um { $number } stärker, sobald der Mond den halben Weg hinter sich hat.

# Namen.
name-rest = Rast
name-flower = Blume
name-move = Bewegung
name-ease = Muße
name-meadow = Wiese
name-danger = Gefahr
name-beach = Strand
name-citadel = Zitadelle
name-crab = Laternenkrabbe
name-dog = Treibholzhund
name-toad = Salzkröte
name-heron = Schilfreiher
name-goat = Dornenziege
name-boar = Mooskeiler
name-fox = Nebelfuchs
name-owl = Echoeule
name-lynx = Feuersteinluchs
name-viper = Glasviper
name-moth = Mondfalter
name-stag = Sturmhirsch
name-bear = Steinbär
name-giant = Wurzelriese
name-tortoise = Eisenschildkröte
name-wyrm = Aschendrache
name-dewbell = Tauglöckchen
name-featherfern = Federfarn
name-clearwort = Klarkraut
name-eyebright = Augentrost
name-lurebloom = Lockblüte
name-slipthistle = Rutschdistel
name-moonrose = Mondrose
name-windwheel = Windradblume
name-honeycup = Honigbecher
name-nettle = Grollnessel
name-emberlily = Glutlilie
name-bloodpoppy = Blutmohn
name-ironheart = Eisenherz
name-goldrod = Goldrute
name-chancevine = Glücksranke
name-witherleaf = Welkblatt
name-foxglove = Fingerhut
name-kinbloom = Gefährtenblüte
name-evergreen = Immergrün
name-exhaustion = Bleischlaf
name-shadow = Schleichender Schatten
name-landslide = Erdrutsch
name-magpie = Elster
name-mirage = Trugbild
name-whisper = Geflüster
name-drought = Dürre
name-fullmoon = Vollmond
name-restless = Ruhelose Nacht
name-leadenfeet = Bleierne Füße
name-barbs = Widerhaken
name-rust = Rost
name-plenty = Jahr der Fülle

# Auf dem Brett.
board-island = Runde { $round }. { $left ->
    [0] Der Mond steht auf seinem letzten Feld
    [one] Dem Mond bleibt ein Feld
   *[other] Dem Mond bleiben { $left } Felder
}. Kingosh hat die Stärke { $strength }.
board-field = { $place }, { $kind }
board-guards = { $guards }, Stärke { $strength }
board-guard = { $guard }: Stärke { $strength }, Belohnung { $reward }, Strafe: Blumen { $flowers }, Flüche { $curses }
board-unexplored = { $place }, noch unerforscht
board-spikes-red = rote Stacheln
board-spikes-black = schwarze Stacheln
board-kingosh = Kingosh, Stärke { $strength }
board-adventurer = { $name }: { $place }
board-vitality = Vitalität
board-fatigue = Müdigkeit
board-battle = Kampf
board-strength = Stärke
board-reward = Belohnung
board-penalty = Strafe
board-hand = Hand
board-wheel = Belohnungsrad
board-moon = Der Mond
board-bag = Beutel
board-beaten = Besiegte
board-tiles = Plättchen
board-flowers = Blumen
board-curses = Flüche
board-supply = Vorrat
board-discards = Abgelegtes
board-table = Aktionstafel
board-hidden-slot = ein Fluch auf „{ $slot }“
board-free-slot = „{ $slot }“ ist frei
board-white = Der Fluch über der Zitadelle: { $curse }
board-no-white = Über der Zitadelle liegt kein Fluch
board-pledged = sagt { $number } zu
board-chosen = hat gewählt
board-choosing = wählt
board-won = gewonnen
board-lost = verloren
board-drawn = unentschieden
board-whole = Die ganze Insel
board-fog = noch nicht erkundet
board-die-shield = der Schild
board-die-sword = das Schwert
board-die-moon = der Mond
board-target = { $name } wählen
board-next = dieses Plättchen wählen
board-foes = Wächter in der Nähe
board-won-steps = { $number ->
    [one] ein Schritt auf dem Rad
   *[other] { $number } Schritte auf dem Rad
}
board-won-flowers = { $number ->
    [one] eine Blume
   *[other] { $number } Blumen
}
board-won-stars = { $number ->
    [one] eine zusätzliche Energie
   *[other] { $number } zusätzliche Energien
}
board-lost-discards = { $number ->
    [one] legt eine Blume ab
   *[other] legt { $number } Blumen ab
}
board-lost-curses = { $number ->
    [one] wird verflucht
   *[other] wird { $number }-mal verflucht
}
board-lost-drained = { $number ->
    [one] verliert eine Energie
   *[other] verliert { $number } Energien
}
board-lost-thrown = wird ein Feld hinuntergeworfen
board-lost-half = { $number ->
    [0] behält alle Energien
    [one] eine Energie ist ermüdet
   *[other] { $number } Energien sind ermüdet
}
board-against = { $total } gegen { $against }
board-curse-above = Über der Zitadelle liegt { $curse }: { $does }
board-token = Du führst die Kämpfe an
board-lord = Kingosh, Herr der Insel
board-put-in = du setzt { $number } ein
board-put = Einsetzen
board-pledge = Zusagen

# Das erste Spiel, Schritt für Schritt.
tutorial-welcome = Es wird Nacht. Vom Strand aus musst du die Zitadelle erreichen und Kingosh schlagen, ehe der Mond seine Bahn durchlaufen hat. In diesem ersten Spiel bist du allein gegen die Insel.
tutorial-move = Direkt über dir liegt alles im Nebel. Geh nach oben: das Plättchen, das du aufdeckst, bleibt liegen.
    .instead = Das ginge. Aber die Zitadelle liegt direkt über dir: geh zuerst nach oben.
tutorial-gather = Eine Wiese! Blumen helfen dir, gelbe unterwegs und rote im Kampf. Zieh eine. Als zweite Aktion kostet das eine Energie.
    .instead = Nimm zuerst die Blume, du wirst froh darüber sein.
tutorial-moon = Nach deinen Aktionen kommen die Kämpfe. Es gab keinen, aber gewürfelt wurde trotzdem, und der Würfel zeigte den Mond: die Nacht ist einen Schritt älter. Jetzt hast du zwei weitere Aktionen.
tutorial-danger = Geh weiter nach oben. Diesmal könnte im Nebel etwas Schlimmeres stecken.
    .instead = Zur Zitadelle geht es nach oben.
tutorial-guard = Ein Wächter der Stärke 2! Auf einem Feld mit einem Wächter kannst du weder ruhen noch weiter nach oben. Beende hier deinen Zug.
    .instead = Bleib: du wirst gegen ihn kämpfen.
tutorial-before = Ein neuer Zug, und der Kampf kommt nach deinen Aktionen. Spar Energie: beende sie gleich.
    .instead = Bleib: du wirst gegen ihn kämpfen.
tutorial-put = Setz Energie im Kampf ein, geheim, wenn andere dabei sind. Du brauchst zusammen mehr als 2; mit einer Blume genügen 2 Energien.
    .instead = Zwei genügen: den Rest macht deine Blume.
tutorial-bloom = Deine Blume ist rot und macht dich im Kampf stärker. Spiel sie.
    .instead = Spiel die Blume, sonst verlierst du.
tutorial-won = Gewonnen! Der Wächter verlässt die Insel, und du rückst auf dem Belohnungsrad vor: eine Blume oder ein Stern dort bringt dir mehr. Was du eingesetzt hast, ist jetzt müde; Ruhe bringt es zurück.
tutorial-kingosh = Oben wartet Kingosh. Sammle Kräfte, aber achte auf den Mond: auf seinem letzten Feld gewinnt die Insel. Flüche, die du unterwegs ziehst, kannst du für ihre Wirkung ausspielen. Viel Glück!
