title = Ohne Grenzen
tagline = Ein Wettlauf über die Karte im Kopf
about = Sieben Staaten liegen offen, und einer in der Mitte ist der Start. Wohin reist du, über möglichst wenige Grenzen und nie zu Nachbarn? Die Karte bleibt gefaltet, bis alle gewählt haben, und wer zuerst wählt, zahlt am wenigsten.
credits = Umrisse: Natural Earth und US Census Bureau (world-atlas, us-atlas). Namen, Sprachen und Einwohner: Unicode CLDR. Hauptstädte und Flächen: world-countries von Mohammed Le Doze (Open Database License 1.0) und Vega datasets. Flaggen: Wikimedia Commons (region-flags) und HatScripts (circle-flags, MIT).

B-C = Was dazugehört
B-C1 = Es gibt zwei Karten, Europa und die USA, jede mit einem Kärtchen für jeden ihrer 50 Staaten.
B-C2 = Im Ring liegen sieben Kärtchen und das Feld 40, in der Mitte der Start und in späteren Runden auch das Ziel.
B-C3 = Alle haben zwei Chips ihrer Farbe. Chips am selben Feld bilden einen Stapel: Ein Chip liegt auf allen, die vor ihm kamen.
B-C4 = Geld zählt in Euro.

B-G = Der Ablauf
B-G1 = Gespielt werden sieben Runden: drei Teile zu je zwei Runden, dann das Finale. Wer am Ende das meiste Geld hat, gewinnt; bei Gleichstand gewinnen alle, die es haben.
B-G2 = Zu Beginn von Runde 1 erhalten alle 100, zu Beginn von Runde 3 200, zu Beginn von Runde 5 300 und sonst nichts. Was übrig ist, bleibt.
B-G3 = Wer zuerst austeilt, wird ausgelost; nach jeder Runde ist der Nächste dran. Wer austeilt, gibt das Tempo vor: teilt aus und deckt dann die Mitte auf.
B-G4 = Gebrauchte Kärtchen kommen beiseite. Vor Runde 7 werden alle neu gemischt, sodass jeder Staat kommen kann.

B-D = Das Austeilen
B-D1 = Im Ring werden nacheinander sieben Kärtchen ausgelegt, dann wird die Mitte aufgedeckt: der Start und in den Runden 5 bis 7 im selben Augenblick auch das Ziel.
    .undealt = Die sieben Kärtchen liegen noch nicht. Teile sie zuerst aus, dann decke die Mitte auf.
    .dealt = Die sieben Kärtchen liegen schon. Decke jetzt die Mitte auf.
    .lying = Die Kärtchen dieser Runde liegen schon. Die nächsten kommen, wenn die Runde vorbei ist.
B-D2 = Niemand legt einen Chip, bevor die Mitte offen ist.
    .refused = Die Mitte ist noch verdeckt, deshalb darf noch kein Chip gelegt werden. Warte, bis sie aufgedeckt wird.
B-D3 = Solange gewählt wird, ist die Karte gefaltet; erst zum Abrechnen wird sie geöffnet. Mit offener Karte liegt sie immer da.

B-P = Die Wahl
B-P1 = In den Runden 1 und 2 legen alle einen Chip, in den Runden 3 bis 7 beide, einen nach dem anderen.
B-P2 = Ein gelegter Chip wird weder verschoben noch zurückgenommen.
    .refused = Deine Chips liegen schon alle, und ein gelegter Chip bleibt, wo er ist.
B-P3 = Mehrere dürfen dasselbe Feld wählen; ihre Chips liegen in der Reihenfolge, in der sie kamen.
B-P4 = Deine beiden Chips liegen an zwei verschiedenen Feldern; eines davon darf das Feld 40 sein.
    .refused = An Feld { $field } liegt schon ein Chip dieser Farbe. Der zweite gehört an ein anderes Feld.
B-P5 = Die Wahl endet, wenn alle gelegt haben. Wem die Zeit ausgeht, dessen fehlende Chips kommen an das Feld 40, und liegt dort schon ein eigener, an das Feld mit den wenigsten Chips.
    .refused = Alle haben gelegt; in dieser Runde kommen keine Chips mehr dazu.

B-V = Was eine Reise kostet
B-V1 = Jede überschrittene Grenze kostet 10. Eine Seeverbindung auf der Karte ist eine Grenze, und die Staaten, die sie verbindet, sind Nachbarn.
B-V2 = Jedes Nachbarpaar unter den Staaten, die zählen, kostet 30, gleich welchen Weg man nimmt.
B-V3 = Jeder Chip unter deinem kostet 10, an jedem deiner Felder.
B-V4 = Ein Chip am Feld 40 kostet 40 und was unter ihm liegt; ein Staat wird dafür nicht besucht.
B-V5 = Der billigste Weg zählt. Durch einen Staat darf man beliebig oft reisen, und die Reihenfolge deiner Staaten ist frei.
B-V6 = Runden 1 und 2: vom Start in deinen Staat. Als Paar zählen diese beiden. Liegt dein Chip am Feld 40, gibt es keine Reise.
B-V7 = Runden 3 und 4: vom Start durch deine beiden Staaten, mit dem Ende in einem von ihnen. Als Paare zählen der Start mit jedem von ihnen und die beiden miteinander. Mit einem Chip am Feld 40 nur in den anderen Staat.
B-V8 = Runden 5 und 6: vom Start durch deine beiden Staaten zum Ziel. Als Paare zählen Start und Ziel mit jedem deiner Staaten und diese miteinander; Start und Ziel selbst zählen nicht. Mit einem Chip am Feld 40 nur durch den anderen Staat.
B-V9 = Bezahlt wird an die Bank. Wer zu wenig hat, zahlt, was da ist.
B-V10 = Das Finale ist wie die Runden 5 und 6, aber du bekommst, was deine Reise wert ist: den billigsten Weg, denn ihn wählen die anderen, deine Paare und 40 für einen Chip am Feld 40, weniger 10 für jeden Chip unter deinen. Weniger als nichts ist sie nie wert.
B-V11 = Wo Routen gezeichnet werden, gehen alle ihre Route auf der Karte und zahlen, was sie gegangen sind, höchstens 20 Grenzen mehr als die billigste; die wird danach gezeigt. Im Finale zählt die billigste.
    .early = Noch werden keine Routen gezeichnet: Erst legen alle ihre Chips.
    .start = Deine Reise beginnt hier: { $state }. Nimm zuerst einen seiner Teile.
    .far = { $from } und { $to } liegen nicht nebeneinander. Weiter geht es zu einem Nachbarn: { $from }.
    .long = Hier entlang ({ $to }) wäre deine Route um mehr als { $detour } Grenzen länger als die billigste. Wende dich dem zu, was noch zu besuchen ist.

B-T = Zwei Reisende
B-T1 = Zu zweit oder zu dritt dürfen alle mit zwei Reisenden zu je zwei Chips spielen. Sie erhalten 200, 400 und 600 in eine gemeinsame Kasse.
B-T2 = In den Runden 1 und 2 wählen deine Reisenden verschiedene Felder, in den Runden 3 bis 7 nicht dasselbe Paar von Feldern. In welcher Reihenfolge du legst, steht dir frei.
    .placed = Alle Chips dieses Reisenden liegen schon ({ $traveller }). Lege die des anderen.
    .same = An Feld { $field } liegt schon dein anderer Reisender. In dieser Runde gehen deine beiden an verschiedene Felder.
    .pair = Mit Feld { $field } hätten deine beiden Reisenden dasselbe Paar von Feldern. Eines dürfen sie teilen, das andere muss verschieden sein.
B-T3 = Jeder Reisende zahlt für sich. Ein Chip deines anderen Reisenden darunter kostet wie jeder andere.
B-T4 = Ein Chip gegen diese Regeln wird gleich abgelehnt, damit keiner zurückgenommen werden muss.

B-E = Europa
B-E1 = Die Grenzen sind wie in Wirklichkeit, bis auf diese: Kroatien grenzt an Montenegro und nicht an Italien, Liechtenstein nur an Österreich und die Schweiz, Monaco nur an Frankreich. Dänemark grenzt über die Brücke an Schweden, Griechenland an die Türkei, das Vereinigte Königreich an Irland.
B-E2 = Seeverbindungen führen vom Vereinigten Königreich nach Frankreich, Belgien und in die Niederlande, von Island nach Irland, ins Vereinigte Königreich und nach Norwegen, von Malta nach Italien und Griechenland, von Zypern in die Türkei. Andere gibt es nicht.
B-E3 = Russland hat zwei Teile, einen großen und Kaliningrad zwischen Polen und Litauen. Wer einen Teil betritt, verlässt ihn zu einem Nachbarn dieses Teils. Beginnt, endet oder hält eine Reise in Russland, darf sie den besseren Teil nehmen. Für Paare zählen die Nachbarn beider.
B-E4 = Ebenso Aserbaidschan: Der kleine Teil, Nachitschewan, grenzt an die Türkei und Armenien, der große an Russland, Georgien und Armenien.
B-E5 = In einen Staat im Inneren eines anderen reist man ein und wieder aus: Beides ist ein Grenzübertritt.

B-U = Die USA
B-U1 = Die Grenzen sind wie in Wirklichkeit. Utah, Colorado, Arizona und New Mexico grenzen alle aneinander, auch über Eck.
B-U2 = Zwei Seeverbindungen führen von Alaska nach Washington und von Hawaii nach Kalifornien. Michigan grenzt an Wisconsin, Indiana und Ohio, nicht an Minnesota. Connecticut grenzt nicht an New Jersey, Maine nicht an Massachusetts und New York nicht an Rhode Island.

B-F = Zwischen den Runden
B-F1 = Nach einer Runde kann man ein wenig über den Start lesen: Hauptstadt, Fläche, Bevölkerung, Sprachen und Flagge.
B-F2 = Wer zum ersten Mal spielt, muss nur den ersten Teil kennen. Was im zweiten, im dritten und im Finale neu ist, wird erklärt, wenn sie beginnen.

do-deal = sieben Kärtchen austeilen
do-open = die Mitte aufdecken
do-chip = einen Chip an Feld { $first } legen
do-first = einen Chip des ersten Reisenden an Feld { $first } legen
do-second = einen Chip des zweiten Reisenden an Feld { $first } legen
do-go = weiter: { $first }

prompt-deal = { $name } teilt aus
prompt-open = { $name } deckt die Mitte auf
prompt-choose = Alle wählen
prompt-trace = Alle zeichnen ihre Route
prompt-over = Die Saison ist vorbei
prompt-you-deal = Runde { $round }: Teile die Kärtchen aus
    .help = Du gibst das Tempo vor. Sieben Staaten werden um den Ring gelegt; niemand legt einen Chip, bevor die Mitte offen ist.
prompt-you-open = Decke die Mitte auf
    .help = Die Mitte öffnet sich für alle im selben Augenblick. Ab dann zählt Tempo: Ein Chip liegt auf allen, die vor ihm kamen, und jeder davon kostet 10.
prompt-you-from = Start { $start }: Lege { $chips ->
    [one] einen Chip
   *[other] { $chips } Chips
}. Wenige Grenzen, keine Nachbarn!
    .help = Jede überquerte Grenze kostet 10, jedes Paar von Nachbarn 30, jeder Chip unter deinem 10. Ein Chip auf der 40 kostet 40 und reist nirgendwohin.
prompt-you-through = { $start } – { $target }: Lege { $chips ->
    [one] einen Chip
   *[other] { $chips } Chips
}. Wenige Grenzen, keine Nachbarn!
    .help = Die Reise führt vom Start durch deine Staaten zum Ziel, auf dem billigsten Weg. Jede Grenze kostet 10, jedes Paar von Nachbarn 30, nur Start und Ziel selbst zählen nicht als Paar.
prompt-you-final = { $start } – { $target }: Lege { $chips ->
    [one] einen Chip
   *[other] { $chips } Chips
}. Diesmal gilt: je länger, desto besser!
    .help = Im Finale bekommst du, was deine Reise wert ist. Die anderen wählen den billigsten Weg, also such Staaten, die niemand schnell erreicht; jeder Chip unter deinem zieht 10 ab.
prompt-you-trace = Zeichne die Route. Start { $start }, zu besuchen: { $states }
    .help = Tippe auf der Karte einen Nachbarn nach dem anderen an. Du zahlst den Weg, den du zeichnest; der billigste wird danach gezeigt.
prompt-you-trace-through = Zeichne die Route { $start } – { $target }, zu besuchen: { $states }
    .help = Tippe auf der Karte einen Nachbarn nach dem anderen an, bis du am Ziel bist. Du zahlst den Weg, den du zeichnest; der billigste wird danach gezeigt.

told-income = Alle erhalten { $amount } €
told-shuffle = Alle Kärtchen werden neu gemischt
told-deal = { $name } teilt aus: { $states }
told-start = Die Reisen beginnen hier: { $states }
told-middle = Die Reisen führen von einem zum anderen: { $states }
told-chip = { $name } wählt { $state }{ $under ->
    [0] { "" }
    [one] { " " }(auf einem Chip)
   *[other] { " " }(auf { $under } Chips)
}
told-stay = { $name } wählt das Feld 40{ $under ->
    [0] { "" }
    [one] { " " }(auf einem Chip)
   *[other] { " " }(auf { $under } Chips)
}
told-chip-of = { $name }, { $traveller }: { $state }{ $under ->
    [0] { "" }
    [one] { " " }(auf einem Chip)
   *[other] { " " }(auf { $under } Chips)
}
told-stay-of = { $name }, { $traveller }: Feld 40{ $under ->
    [0] { "" }
    [one] { " " }(auf einem Chip)
   *[other] { " " }(auf { $under } Chips)
}
told-map = Die Karte wird geöffnet
told-go = { $name } reist weiter: { $place }
told-paid = { $name } zahlt { $amount } €{ $crossings ->
    [0] { " " }fürs Bleiben
   *[other] : { $route }
}
told-short = { $name } zahlt { $amount } €, mehr ist nicht da; es wären { $total } €{ $crossings ->
    [0] { " " }fürs Bleiben
   *[other] : { $route }
}
told-won = { $name } erhält { $amount } €: { $route }

cost-crossings = { $number ->
    [one] 1 Grenze
   *[other] { $number } Grenzen
}
cost-pairs = { $number ->
    [one] 1 Nachbarpaar
   *[other] { $number } Nachbarpaare
}
cost-stay = das Feld 40
cost-under = { $number ->
    [one] 1 Chip darunter
   *[other] { $number } Chips darunter
}

why-trip = { $states }: zusammen { $amount } €
why-worth = { $states }: { $amount } € wert
why-stay = Bleiben kostet { $amount } €
why-way = { $number ->
    [0] Dort endet die Route.
    [one] Von dort bleibt eine Grenze.
   *[other] Von dort bleiben { $number } Grenzen.
}

lack-chips = { $chips ->
    [one] noch 1 Chip
   *[other] noch { $chips } Chips
}
end-season = Alle sieben Runden sind gespielt
part-income = Einkommen
part-trips = Reisen
part-final = Finale

lesson-1 = Die erste Reise: vom Start in einen der sieben Staaten. Jede Grenze kostet 10, ein Nachbar des Starts 30 mehr und jeder Chip unter deinem 10. Gefällt dir nichts, kostet das Feld 40 genau 40.
lesson-2 = Jetzt legst du beide Chips. Die Reise führt vom Start durch beide Staaten, in der besseren Reihenfolge. Jedes Nachbarpaar kostet 30: mit dem Start und deine beiden miteinander.
lesson-3 = In der Mitte liegen zwei Kärtchen. Die Reise führt vom einen zum anderen durch deine beiden Staaten. Start und Ziel dürfen Nachbarn sein; jedes andere Paar kostet 30.
lesson-4 = Das Finale dreht es um: Du bekommst, was deine Reise wert ist. Suche lange Wege und Nachbarn. Chips unter deinen werden abgezogen, also sei trotzdem schnell.

trip-total = zusammen
trip-ways = { $ways ->
    [one] Der billigste Weg:
   *[other] Die { $ways } billigsten Wege:
}
trip-no-map = Eine Karte „{ $given }“ gibt es nicht. Es gibt: { $maps }.
trip-no-state = Einen Staat „{ $given }“ gibt es auf dieser Karte nicht.
trip-maps = Wer nach den Karten fragt, nennt sonst nichts; „{ $given }“ ist zu viel.
trip-no-field = Eine Reise hat kein „{ $given }“. Sie hat: { $fields }.
trip-no-number = „{ $given }“ ist keine Anzahl von Chips.
trip-many = Eine Reise besucht höchstens zwei Staaten: --via ein- oder zweimal.
trip-nowhere = Wohin? Nenne einen Staat mit --via oder ein Ziel mit --to.
trip-twice = Ein Staat ist zweimal genannt. Start, Staaten unterwegs und Ziel sind alle verschieden.

desk-title = Reiseplaner
desk-about = Was würde eine Reise kosten, und warum? Nenne die Staaten, oder tippe sie auf der Karte an.
desk-via = Über
desk-via-too = Und über
desk-to = Nach, wenn es ein Ziel gibt
desk-under = Chips darunter
desk-fewer = Ein Chip weniger
desk-more = Ein Chip mehr
desk-clear = Von vorn
desk-near = So heißt kein Staat. Fast so:
desk-none = So heißt kein Staat auf dieser Karte, auch nicht fast.
desk-remove = { $state } weglassen
desk-empty = Wo die Reise beginnt, und ein Staat mehr: dann steht hier der Preis.

fact-capital = Hauptstadt: { $capital }
fact-area = Fläche: { $area } km²
fact-people = Einwohner: { $people }
fact-languages = { $count ->
    [one] Sprache: { $languages }
   *[other] Sprachen: { $languages }
}

option-map = Karte
    .help = Wohin die Reisen führen. Die Karte, die ihr weniger kennt, ist die lustigere.
option-map-europe = Europa
option-map-usa = USA
option-travellers = Reisende je Person
    .help = Zu zweit oder zu dritt dürfen alle zwei Farben spielen. Das ist enger und verlangt einen kühlen Kopf.
option-open = Offene Karte
    .help = Die Karte liegt immer da, für Kinder und für den Anfang.
option-trace = Eigene Route zeichnen
    .help = Alle gehen ihre Route auf der Karte und zahlen, was sie gegangen sind. Sonst wird die billigste gefunden und gezeigt.
option-lessons = Lernen beim Spielen
    .help = Was neu ist, wird erklärt, wenn es beginnt: erster, zweiter und dritter Teil, Finale.
option-income = Einkommen im ersten Teil
    .help = Das Doppelte im zweiten Teil, das Dreifache im dritten.
option-crossing = Preis einer Grenze
    .help = Für jeden Grenzübertritt, zu Land und zur See.
option-pair = Preis eines Nachbarpaars
    .help = Für zwei Staaten einer Reise, die Nachbarn sind.
option-under = Preis eines Chips darunter
    .help = Für einen Chip, der unter deinem liegt.
option-stay = Preis des Felds 40
    .help = Was es kostet, mit einem Chip keinen Staat zu wählen.
preset-first = Erste Reise
    .help = Die Karte liegt offen auf dem Tisch, und alles Neue wird erklärt, wenn es beginnt.
preset-classic = Wie in der Schachtel
    .help = Europa, aus dem Gedächtnis, in drei Teilen und einem Finale.
preset-america = Quer durch Amerika
    .help = Dieselben Reisen zwischen den Staaten der USA.
preset-couples = Zwei Reisende für alle
    .help = Zwei oder drei Spieler, alle mit zwei Farben und einer Kasse.
preset-explorers = Eigene Routen
    .help = Alle zeichnen ihren Weg auf der Karte und zahlen, was sie gegangen sind.

name-first = erster Reisender
name-second = zweiter Reisender

# Auf dem Tisch.
board-table = Ohne Grenzen, Runde { $round } von 7: { $stage ->
    [dealing] auf die nächsten Karten wird gewartet
    [opening] die Karten liegen, die Mitte ist verdeckt
    [choosing] die Chips werden gelegt
    [tracing] die Routen werden gezogen
   *[over] die Saison ist vorbei
}
board-field = Feld { $field }: { $state }, { $chips ->
    [0] keine Chips
    [one] ein Chip: { $names }
   *[other] { $chips } Chips, von unten: { $names }
}
board-field-empty = Feld { $field }: noch keine Karte
board-forty = Das Feld 40, für { $price }: { $chips ->
    [0] keine Chips
    [one] ein Chip: { $names }
   *[other] { $chips } Chips, von unten: { $names }
}
board-closed = Die Mitte ist noch verdeckt
board-start = Von
board-target = Nach
board-map = Karte: { $map ->
    [europe] Europa
    [usa] USA
   *[other] { $map }
}
board-deal = Sieben Kärtchen austeilen
board-open = Die Mitte aufdecken
board-closer = Näher
board-farther = Weiter weg
board-whole = Die ganze Karte
board-show-ring = Angebot zeigen
board-show-map = Karte zeigen
board-short = Mehr war nicht im Beutel
board-purse = Im Beutel
board-way = { $more ->
    [yes] Weg { $way } von mehr als { $ways } gleich kurzen
   *[no] Weg { $way } von { $ways } gleich kurzen
}
board-way-other = Einen anderen, gleich kurzen Weg zeigen
board-better = Besser und noch frei: { $fields }, für { $amount }
board-best = Etwas Besseres war nicht frei

# Parts of states, and the states of the USA.
name-RU-KGD = Kaliningrad
name-AZ-NX = Nachitschewan
name-US-AL = Alabama
name-US-AK = Alaska
name-US-AZ = Arizona
name-US-AR = Arkansas
name-US-CA = Kalifornien
name-US-CO = Colorado
name-US-CT = Connecticut
name-US-DE = Delaware
name-US-FL = Florida
name-US-GA = Georgia
name-US-HI = Hawaii
name-US-ID = Idaho
name-US-IL = Illinois
name-US-IN = Indiana
name-US-IA = Iowa
name-US-KS = Kansas
name-US-KY = Kentucky
name-US-LA = Louisiana
name-US-ME = Maine
name-US-MD = Maryland
name-US-MA = Massachusetts
name-US-MI = Michigan
name-US-MN = Minnesota
name-US-MS = Mississippi
name-US-MO = Missouri
name-US-MT = Montana
name-US-NE = Nebraska
name-US-NV = Nevada
name-US-NH = New Hampshire
name-US-NJ = New Jersey
name-US-NM = New Mexico
name-US-NY = New York
name-US-NC = North Carolina
name-US-ND = North Dakota
name-US-OH = Ohio
name-US-OK = Oklahoma
name-US-OR = Oregon
name-US-PA = Pennsylvania
name-US-RI = Rhode Island
name-US-SC = South Carolina
name-US-SD = South Dakota
name-US-TN = Tennessee
name-US-TX = Texas
name-US-UT = Utah
name-US-VT = Vermont
name-US-VA = Virginia
name-US-WA = Washington
name-US-WV = West Virginia
name-US-WI = Wisconsin
name-US-WY = Wyoming

# States of Europe, their capitals and languages, written by programs/write_names.py from CLDR.
name-AD = Andorra
name-AL = Albanien
name-AM = Armenien
name-AT = Österreich
name-AZ = Aserbaidschan
name-BA = Bosnien und Herzegowina
name-BE = Belgien
name-BG = Bulgarien
name-BY = Belarus
name-CH = Schweiz
name-CY = Zypern
name-CZ = Tschechien
name-DE = Deutschland
name-DK = Dänemark
name-EE = Estland
name-ES = Spanien
name-FI = Finnland
name-FR = Frankreich
name-GB = Vereinigtes Königreich
name-GE = Georgien
name-GR = Griechenland
name-HR = Kroatien
name-HU = Ungarn
name-IE = Irland
name-IS = Island
name-IT = Italien
name-LI = Liechtenstein
name-LT = Litauen
name-LU = Luxemburg
name-LV = Lettland
name-MC = Monaco
name-MD = Republik Moldau
name-ME = Montenegro
name-MK = Nordmazedonien
name-MT = Malta
name-NL = Niederlande
name-NO = Norwegen
name-PL = Polen
name-PT = Portugal
name-RO = Rumänien
name-RS = Serbien
name-RU = Russland
name-SE = Schweden
name-SI = Slowenien
name-SK = Slowakei
name-SM = San Marino
name-TR = Türkei
name-UA = Ukraine
name-VA = Vatikanstadt
name-XK = Kosovo
name-capital-AD = Andorra la Vella
name-capital-AL = Tirana
name-capital-AM = Eriwan
name-capital-AT = Wien
name-capital-AZ = Baku
name-capital-BA = Sarajevo
name-capital-BE = Brüssel
name-capital-BG = Sofia
name-capital-BY = Minsk
name-capital-CH = Bern
name-capital-CY = Nikosia
name-capital-CZ = Prag
name-capital-DE = Berlin
name-capital-DK = Kopenhagen
name-capital-EE = Tallinn
name-capital-ES = Madrid
name-capital-FI = Helsinki
name-capital-FR = Paris
name-capital-GB = London
name-capital-GE = Tiflis
name-capital-GR = Athen
name-capital-HR = Zagreb
name-capital-HU = Budapest
name-capital-IE = Dublin
name-capital-IS = Reykjavík
name-capital-IT = Rom
name-capital-LI = Vaduz
name-capital-LT = Vilnius
name-capital-LU = Luxemburg
name-capital-LV = Riga
name-capital-MC = Monaco
name-capital-MD = Chișinău
name-capital-ME = Podgorica
name-capital-MK = Skopje
name-capital-MT = Valletta
name-capital-NL = Amsterdam
name-capital-NO = Oslo
name-capital-PL = Warschau
name-capital-PT = Lissabon
name-capital-RO = Bukarest
name-capital-RS = Belgrad
name-capital-RU = Moskau
name-capital-SE = Stockholm
name-capital-SI = Ljubljana
name-capital-SK = Bratislava
name-capital-SM = San Marino
name-capital-TR = Ankara
name-capital-UA = Kiew
name-capital-VA = Vatikanstadt
name-capital-XK = Pristina
name-language-az = Aserbaidschanisch
name-language-be = Belarussisch
name-language-bg = Bulgarisch
name-language-bs = Bosnisch
name-language-ca = Katalanisch
name-language-cnr = Montenegrinisch
name-language-cs = Tschechisch
name-language-da = Dänisch
name-language-de = Deutsch
name-language-el = Griechisch
name-language-en = Englisch
name-language-es = Spanisch
name-language-et = Estnisch
name-language-fi = Finnisch
name-language-fr = Französisch
name-language-ga = Irisch
name-language-hr = Kroatisch
name-language-hu = Ungarisch
name-language-hy = Armenisch
name-language-is = Isländisch
name-language-it = Italienisch
name-language-ka = Georgisch
name-language-la = Latein
name-language-lb = Luxemburgisch
name-language-lt = Litauisch
name-language-lv = Lettisch
name-language-mk = Mazedonisch
name-language-mt = Maltesisch
name-language-nl = Niederländisch
name-language-no = Norwegisch
name-language-pl = Polnisch
name-language-pt = Portugiesisch
name-language-ro = Rumänisch
name-language-ru = Russisch
name-language-sk = Slowakisch
name-language-sl = Slowenisch
name-language-sq = Albanisch
name-language-sr = Serbisch
name-language-sv = Schwedisch
name-language-tr = Türkisch
name-language-uk = Ukrainisch

# Das erste Spiel, Schritt für Schritt.
tutorial-welcome = Sieben Länder liegen um die Mitte, und deine Reise beginnt in dem, das dort liegen wird. Wenige Grenzen, keine Nachbarn: das ist die ganze Kunst.
tutorial-deal = Du gibst. Leg die sieben Karten aus.
tutorial-open = Sieh sie dir an, solange die Mitte verdeckt ist. Dann deck sie auf: von da an darf jeder einen Chip legen.
tutorial-choose = Frankreich! Spanien und Italien sind seine Nachbarn: eine Grenze für 10, aber 30 mehr für das Paar. Tschechien liegt zwei Grenzen weit und ist kein Nachbar. Leg deinen Chip dorthin, schnell.
    .instead = Das geht, ist aber teurer oder gleich teuer. Versuch zuerst Tschechien: es liegt hinter Deutschland.
tutorial-wait = Ein Chip, der liegt, bleibt liegen. Sobald alle gelegt haben, wird die Karte aufgeschlagen.
tutorial-receipt = Deine Reise: zwei Grenzen, zusammen 20. Die Quittung sagt, was gezählt wurde und ob etwas Besseres frei war. Tipp auf eine andere Quittung, um jene Reise zu sehen.
tutorial-stacks = Wer oben liegt, zahlt 10 für jeden Chip darunter. Es lohnt sich also, schnell zu sein. Jetzt gibt dein Rivale.
tutorial-own = Jetzt von Österreich aus. Wähl selbst, oder nimm das Feld 40, wenn dir nichts gefällt.
tutorial-later = In späteren Runden legst du zwei Chips, und die Reisen führen von einer Karte zur anderen. In der letzten dreht sich alles um: lange Reisen bringen Geld. Spiel weiter, wenn du magst.
