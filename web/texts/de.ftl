# What the client itself says, on every page and around every board. Games and the house have their own files.

# Everywhere
skip = Zum Inhalt springen
nav = Seiten
nav-lobby = Tische
nav-mine = Meine Spiele
nav-settings = Einstellungen
guest = Gast
again = Noch einmal
close = Schließen
cancel = Abbrechen
next = Weiter
trouble-connection = Der Server antwortet nicht. Ist die Verbindung weg?
trouble-server = Das konnte der Server nicht ({ $status }).
lost-title = Unbekannte Gewässer
lost-about = Unter dieser Adresse ist nichts. Vielleicht fehlt ein Stück vom Link.
lost-home = Zurück zu den Spielen
your-turn = Du bist dran

# Start page
start-title = Setz dich dazu
start-about = Brettspiele mit Freunden, an einem Gerät, allein oder gegen Bots. Niemand braucht ein Konto.
start-running = Weiterspielen
start-games = Die Spiele
game-seats = { $span } Personen
game-minutes = { $span } Min.
game-designer = von { $designer }
play-now = Gleich mit Bots spielen
play-friends = Freunde einladen
first-game = Erstes Spiel, Schritt für Schritt
rules = Regeln
join-title = Jemand hat dir einen Link geschickt?
join-placeholder = Link oder Code des Tisches
join = Mitspielen
join-lobby = Tisch suchen
join-wrong = Das ist weder ein Link noch ein Code. Ein Link sieht so aus: …/t/abc123.

# Tables in lists
table-empty = Noch niemand
table-open = { $open ->
    [one] { $open } Platz frei
   *[other] { $open } Plätze frei
}
table-ended = beendet

# Pace
pace-casual = ohne Uhr
pace-live = gemeinsam jetzt
pace-live-clock = { $clock } für jede Person, +{ $bonus } s
pace-days-hours = { $hours ->
    [one] { $hours } Stunde pro Entscheidung
   *[other] { $hours } Stunden pro Entscheidung
}

# Lists of tables
lobby-title = Tische
lobby-open = Freie Plätze
lobby-none = Gerade wartet kein Tisch auf Leute. Eröffne einen: Andere finden ihn hier.
lobby-begin = Spiel aussuchen
lobby-recent = Gerade beendet
mine-title = Meine Spiele
mine-running = Laufende
mine-over = Beendete
mine-none = Du hast hier noch nicht gespielt.
import-title = Spiel aus einer Datei ansehen
import-about = Eine nach dem Spiel gespeicherte Aufzeichnung (JSON).
