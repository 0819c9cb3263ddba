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
import-choose = Datei wählen

# Setting up a table
play = Spielen
seats = Plätze
seats-count = { $seats ->
    [one] { $seats } Person
   *[other] { $seats } Personen
}
seats-fewer = Eine Person weniger
seats-more = Eine Person mehr
seats-race = Bei diesem Spiel zählt Tempo, darum braucht jede Person ein eigenes Gerät.
seat-who = Wer sitzt auf Platz { $number }
seat-name = Name auf Platz { $number }
seat-me = Ich
seat-same-device = Jemand an diesem Gerät
seat-for-friend = Jemand über den Link
seat-bot = Bot: { $level }
setup-rules = Regeln
by-the-book = Wie in der Spielregel
by-the-book-about = Das Spiel, wie es geschrieben wurde.
setup-strange = Dieser Server kennt { $asked } nicht. Einen eigenen Satz kennt ein Server, der mit dessen Ordner gestartet wurde: { $variable }=ORDNER atoll serve
setup-options = { $changed ->
    [0] Alle Einstellungen
    [one] Alle Einstellungen ({ $changed } geändert)
   *[other] Alle Einstellungen ({ $changed } geändert)
}
fewer = Weniger
more = Mehr
pace = Tempo
pace-casual-title = Ohne Uhr
pace-casual-about = Alle nehmen sich die Zeit, die sie brauchen. Man darf gehen und wiederkommen.
pace-live-title = Gemeinsam jetzt
pace-live-about = Auf Wunsch mit einer Uhr für alle.
pace-days-title = Über Tage
pace-days-about = Ab und zu ein Zug; wenn du dran bist, sagen wir Bescheid.
pace-clock = Zeit für jede Person
pace-bonus = Zugabe für jede Entscheidung
pace-limit = Höchstens für gleichzeitiges Entscheiden
pace-hours = Zeit für jede Entscheidung
pace-none = unbegrenzt
seconds = { $seconds } s
hours = { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}
setup-who = Wer findet den Tisch?
visibility-link = nur über den Link
    .about = Freunde kommen über den Link, den du ihnen schickst.
visibility-open = offen für alle
    .about = Er steht auch in der Liste der Tische.
setup-watch = Andere dürfen zuschauen
setup-hints = Tipps sind erlaubt
setup-chat = Chat
chat-all-allowed = freie Worte und schnelle Sätze
chat-phrases-allowed = nur schnelle Sätze
chat-off-allowed = keiner
setup-open = Tisch eröffnen
setup-open-about = Danach bekommst du den Link für deine Freunde.

# Before the game
sit = Hinsetzen
sit-here = Hier hinsetzen
sit-name = Dein Name
sit-nameless = Sag den anderen erst deinen Namen.
sit-full = Alle Plätze sind besetzt. Wenn es losgeht, kannst du zuschauen.
sit-also = Jemand an diesem Gerät
sit-also-name = Name der Person neben dir
stand = Aufstehen
stand-other = Platz freimachen
start = Anfangen
start-with = { $players ->
    [one] Allein anfangen
   *[other] Zu { $players } anfangen
}
start-too-few = { $least ->
    [one] Es braucht mindestens { $least } Person. Lade Freunde ein oder setze einen Bot dazu.
   *[other] Es braucht mindestens { $least } Personen. Lade Freunde ein oder setze einen Bot dazu.
}
start-wait = Gleich geht es los: { $name } fängt das Spiel an.
seat-open = Freier Platz
seat-is-bot = Bot
seat-bot-choose = Wer bekommt Platz { $number }
seat-you = du
bot-name = { $bot ->
    [random] Qualle
    [greedy] Möwe
    [level-1] Seestern
    [level-2] Seepferdchen
    [level-3] Otter
    [level-4] Reiher
    [level-5] Krake
   *[other] Robbe
}{ $number ->
    [1] { "" }
   *[other] { " " }{ $number }
}
seat-host = Gastgeber
seat-away = weg
seat-resigned = hat aufgegeben
seat-stand-in = ein Bot spielt weiter
seat-to-move = am Zug
swap-up = Platz { $number } nach oben
spectators = { $spectators ->
    [0] Niemand schaut zu.
    [one] { $spectators } Person schaut zu.
   *[other] { $spectators } Personen schauen zu.
}
invite-title = Freunde einladen
invite-about = Wer diesen Link öffnet, sitzt gleich am Tisch, ohne Konto.
invite-qr = QR-Code mit dem Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Kopiert
invite-share = Teilen
how-played = So wird hier gespielt
tv-open = Auf dem Fernseher
tv-join = Scannen und mitspielen
tv-watch = Scannen und zuschauen
table-none = Diesen Tisch gibt es nicht

# At the table
players = Personen am Tisch
tools = Werkzeuge
side = Verlauf und Chat
menu = Mehr
sound = Ton
undo = Zurück
undo-ask = Zurück?
undo-waits = Du möchtest deinen Zug zurücknehmen. Es fehlt noch: { $names }.
undo-withdraw = Schon gut
undo-asked = { $name } möchte einen Zug zurücknehmen. In Ordnung?
agree = In Ordnung
disagree = Nein
hint = Tipp
actions = Möglich
what-means = Was bedeutet das?
actions-title = Was ich tun kann
actions-find = Suchen
actions-none = Gerade nichts: Die anderen sind dran.
actions-not-found = So etwas gibt es nicht.
log = Verlauf
log-none = Noch ist nichts geschehen.
log-race = nach { $believed } s
log-lapsed = Die Zeit war um.
looking-back = Schritt { $step }, noch einmal
look-present = Zurück ins Spiel
look-at = { $name } ansehen
sending = Unterwegs: { $action }
allowed = Das ist erlaubt: { $action }.
refusal-rules = Regel { $clause }
advice = Eine gute Idee: { $action }.
advice-do = Machen
watching = Du schaust zu
clock-left = Verbleibende Zeit
clock-hours = { $hours } h
line-gone = Die Verbindung ist weg. Wir suchen sie …
line-back = Wieder verbunden.
rules-of = Regeln: { $title }
clause-link = Link zu { $clause }
hand-over = Weitergeben an { $name }
curtain-title = { $name }, du bist dran
curtain-about = Nimm das Gerät. Niemand sonst schaut jetzt hin.
curtain-lift = Ich bin { $name }

# When somebody stays away
poll-asked = { $name } ist nicht da. Was machen wir?
poll-waits = { $name } ist nicht da. Es stimmt noch ab: { $names }.
poll-bot = Ein Bot spielt weiter
poll-wait = Warten
poll-end = Spiel beenden
frozen = Dieser Tisch begann mit den Regeln { $pinned }; hier gelten { $here }, die ihn anders spielen würden. Er steht still, verloren ist nichts.
stand-in-plays = Ein Bot hat für dich gespielt.
stand-in-back = Meinen Platz zurück

# More
menu-watchers = Jemanden zum Zuschauen einladen
menu-host = Schalter des Gastgebers
menu-mute = Wen ich höre
mute = { $name } nicht hören
mute-spectators = Zuschauer nicht hören
leave = Gehen
leave-about = Dein Platz bleibt deiner, du kannst wiederkommen. Die anderen können abstimmen, dass ein Bot weiterspielt.
resign = Aufgeben
resign-about = Du gibst endgültig auf. Ein Bot spielt für dich weiter, oder das Spiel endet.

# Chat
chat = Chat
chat-none = Noch hat niemand etwas gesagt.
chat-off = Der Chat ist abgeschaltet.
chat-say = Sag etwas
chat-send = Senden
chat-phrases = Schnelle Sätze
chat-phrases-only = An diesem Tisch nur schnelle Sätze.
chat-spectator = schaut zu
chat-news = { $news ->
    [one] { $news } neue Nachricht
   *[other] { $news } neue Nachrichten
}
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-your-turn = Du bist dran.
phrase-one-moment = Einen Moment, bitte.
phrase-back-soon = Ich bin gleich zurück.
phrase-well-played = Gut gespielt!
phrase-wow = Wow!
phrase-oops = Huch …
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-one-more = Noch eins?
phrase-goodbye = Tschüss!

# Keys
keys = Tasten
keys-at-table = Tasten am Tisch
key-escape = Esc
key-arrows = Pfeile
    .does = auf dem Brett von Ort zu Ort
key-enter = Enter
    .does = tun, oder fragen, warum nicht
key-does-keys = diese Hilfe
key-does-undo = zurück
key-does-actions = alles, was ich jetzt tun kann, als Liste
key-does-log = Verlauf
key-does-chat = Chat
key-does-rules = Regeln, beim gerade genannten Satz
key-does-hint = Tipp
key-does-sound = Ton an und aus
key-does-away = eine Antwort wegräumen
keys-off = Die Buchstaben lassen sich in den Einstellungen abschalten.

# The end
result = Ergebnis
result-sum = Summe
rematch = Noch einmal spielen
rematch-go = Zum neuen Tisch
end-resigned = Alle anderen haben aufgegeben.
end-agreed = Alle waren einverstanden, das Spiel zu beenden.

# Replay
replay-look = Spiel noch einmal ansehen
replay-of = Wiedergabe: { $title }
replay-imported = Dieses Spiel kam als Datei: Hier hat es niemand gespielt.
replay-table = Zum Tisch
replay-eyes = Gesehen von
replay-everyone = allen
replay-start = Der Aufbau
replay-step = Schritt
replay-at = { $step } / { $steps }
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Schritt weiter
replay-back = Einen Schritt zurück
replay-chapter-on = Nächste Runde
replay-chapter-back = Vorige Runde
replay-speed = Tempo
replay-times = { $by }×
replay-rounds = Runden
replay-share = Link zu diesem Schritt kopieren
replay-record = Aufzeichnung speichern
verify = Zufall prüfen
verify-title = War der Zufall ehrlich?
verify-about = Der Fingerabdruck des Zufalls stand vor dem ersten Schritt fest. Prüfe, dass jede Ziehung daraus stammt.
verify-fits = { $draws ->
    [one] Ehrlich: Die eine Ziehung stammt aus dem Startwert.
   *[other] Ehrlich: Alle { $draws } Ziehungen stammen aus dem Startwert.
}
verify-draw = Die Ziehung „{ $label }“ in Schritt { $step } stammt nicht aus dem Startwert.
verify-seed = Der Startwert hat nicht den Fingerabdruck, der am Anfang gezeigt wurde.
verify-hash = Fingerabdruck, von Anfang an gezeigt
verify-its-seed = Startwert, am Ende gezeigt

# Review
review-look = Entscheidungen noch einmal ansehen
review-of = Rückblick: { $title }
review-thinking = Das Spiel wird durchdacht: { $step } von { $steps } Schritten
review-done = Das ganze Spiel ist durchdacht.
review-chances = { $seats ->
    [one] Aussichten
   *[other] Gewinnchancen
}
review-curve = { $steps ->
    [one] Eine Kurve für jeden, bis zum ersten Schritt. Was darin zählt, steht in der Liste der Entscheidungen.
   *[other] Eine Kurve für jeden, bis zu Schritt { $steps }. Was darin zählt, steht in der Liste der Entscheidungen.
}
review-touch = Tippe auf die Kurve, um einen Schritt abzulesen.
review-step = Schritt { $step }
review-never-behind = Wer gewann, lag nie zurück.
review-balance = Glück und Können
review-balance-about = { $seats ->
    [one] In Hundertsteln von allem, was zu holen ist: was die Ziehungen brachten, verglichen mit ihrem Durchschnitt, und was Entscheidungen gegenüber der besten verschenkten.
   *[other] In Siegen aus hundert Spielen: was die Ziehungen brachten, verglichen mit ihrem Durchschnitt, und was Entscheidungen gegenüber der besten verschenkten.
}
review-luck = Glück
review-lost = Verschenkt
review-good = Gut
review-doubtful = Zweifelhaft
review-mistake = Fehler
review-moments = Entscheidungen
review-all = Auch die guten zeigen
review-nothing = Nichts Zweifelhaftes, kein Fehler. Gut gespielt!
review-turning = Der Wendepunkt: Von hier an lag der Sieger nie mehr zurück.
review-mark-good = gut
review-mark-doubtful = zweifelhaft
review-mark-mistake = Fehler
review-mark-forced = ohne Wahl
review-better = Besser: { $does }.
review-gave = { $seats ->
    [one] { $percent ->
        [one] Das hier hat ein Hundertstel von allem verschenkt, was zu holen ist.
       *[other] Das hier hat { $percent } Hundertstel von allem verschenkt, was zu holen ist.
    }
   *[other] { $percent ->
        [one] Das hier hat einen Sieg von hundert verschenkt.
       *[other] Das hier hat { $percent } Siege von hundert verschenkt.
    }
}
review-show = Schritt { $step } in der Kurve zeigen
review-go = Das Brett vor Schritt { $step } ansehen

# First game
lesson-step = { $step } von { $steps }
lesson-end = Weiterspielen
lesson-instead = Das ist erlaubt, aber erst machen wir, worauf die Karte zeigt.

# Settings
settings-me = Ich
settings-name-about = Wird angeboten, wenn du dich an einen Tisch setzt.
settings-look = Aussehen und Bewegung
settings-language = Sprache
settings-theme = Farben
theme-system = wie das Gerät
theme-light = Tag
theme-dark = Nacht
settings-motion = Bewegung
motion-system = wie das Gerät
motion-full = volle
motion-less = weniger
settings-keys = Buchstaben als Tasten am Tisch
settings-notices = Hinweise
settings-notices-system = Sag mir, wenn ich dran bin und Atoll im Hintergrund ist
settings-notices-refused = Dieser Browser erlaubt hier keine Hinweise. Das lässt sich in seinen Einstellungen ändern.
settings-email = E-Mail
settings-email-about = Höchstens eine Nachricht am Tag, wenn Tische auf dich warten. Leer: keine.
settings-move = Auf ein anderes Gerät
settings-move-about = Deine Plätze gehören diesem Gerät. Ein Code bringt sie auf ein anderes.
claim = Code zeigen
claim-until = Gilt einmal, bis { $until }.
takeover-title = Code vom anderen Gerät
takeover = Meine Tische hierher holen
takeover-done = Deine Tische sind jetzt hier.
keep = Speichern
kept = Gespeichert.

# About Atoll
about-title = Über Atoll
about-atoll = Atoll ist ein Tisch für Brettspiele: mit Freunden, an einem Gerät, allein oder gegen Bots. Es ist kostenlos, ohne Konten und ohne Werbung, und jeder darf es betreiben: Der Quelltext ist offen, unter der Apache-Lizenz 2.0.
about-games = Die Spiele gehören ihren Autoren. Die Regeln erzählen wir hier mit eigenen Worten; Pläne, Karten und Bilder sind neu gezeichnet.
about-made = Woraus es besteht
about-made-of = Überschriften stehen in Fraunces, alles andere in Nunito Sans (SIL Open Font License 1.1). Svelte zeichnet (MIT), Fluent fügt die Wörter zusammen (Apache-2.0).
about-kept = Was aufbewahrt wird
about-kept-what = Ein Cookie sorgt dafür, dass deine Plätze deine bleiben. Was du in den Einstellungen wählst, bleibt auf diesem Gerät. Tische und was an ihnen gespielt wurde bleiben auf diesem Server; niemand sonst erfährt davon.

# What could not be done, by the server's codes
sorry-not-host = Das darf nur, wer den Tisch eröffnet hat.
sorry-not-your-seat = Platz { $seat } ist nicht deiner.
sorry-no-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
sorry-not-seated = Das darf nur, wer am Tisch sitzt.
sorry-seats = { $title } ist für { $least } bis { $most } Personen, nicht für { $given }.
sorry-option = So lässt sich das Spiel nicht aufbauen: { $words }
sorry-pace = Das Tempo passt nicht zusammen: { $words }
sorry-name-empty = Ein Name braucht mindestens einen Buchstaben.
sorry-no-such-bot = Diesen Bot gibt es hier nicht.
sorry-started = Das Spiel hat begonnen: Das geht nur vorher.
sorry-seat-taken = Jemand war schneller: Platz { $seat } ist besetzt. Such dir einen anderen.
sorry-full = Alle Plätze sind besetzt.
sorry-seat-empty = Auf Platz { $seat } sitzt niemand.
sorry-seat-of-a-person = Dort sitzt { $name } und muss den Platz erst verlassen.
sorry-seats-open = { $open ->
    [one] Ein Platz ist noch frei. Lade jemanden ein oder setze einen Bot hin.
   *[other] { $open } Plätze sind noch frei. Lade jemanden ein oder setze Bots hin.
}
sorry-nobody = Mindestens ein Mensch muss am Tisch sitzen.
sorry-not-playing = Das geht nur, solange gespielt wird.
sorry-rules-changed = Dieser Tisch begann mit den Regeln { $pinned }, die es hier nicht mehr gibt. Er steht still, verloren ist nichts.
sorry-stale = Am Tisch ist es inzwischen weitergegangen. Sieh noch einmal hin und entscheide neu.
sorry-too-early = Zu früh: Die Karten lagen noch nicht offen.
sorry-stood-in = Ein Bot spielt für dich. Nimm erst deinen Platz zurück.
sorry-no-bot = Dort spielt kein Bot.
sorry-resigned = Du hast dieses Spiel aufgegeben.
sorry-no-such-action = Diese Aktion kennt das Spiel nicht.
sorry-too-many = Höchstens { $most } Schritte lassen sich im Voraus wählen.
sorry-intend-race = Wo zählt, wer zuerst ist, lässt sich nichts im Voraus wählen.
sorry-undo-nothing = Es gibt keine Entscheidung von dir, die sich zurücknehmen ließe.
sorry-undo-drawn = Seitdem wurde etwas gezogen oder gezeigt: Die Entscheidung gilt.
sorry-undo-declined = Die anderen waren nicht einverstanden. Die Entscheidung gilt.
sorry-undo-asked = Eine Frage steht schon. Sie muss erst beantwortet werden.
sorry-no-question = Die Frage ist erledigt.
sorry-not-asked = Dich hat niemand gefragt.
sorry-no-poll = Diese Abstimmung ist vorbei.
sorry-not-voting = Hier hast du keine Stimme.
sorry-chat-off = Der Chat ist abgeschaltet.
sorry-chat-phrases = An diesem Tisch redet man nur in schnellen Sätzen.
sorry-chat-empty = Es wurde nichts gesagt.
sorry-no-such-phrase = Diesen Satz gibt es nicht.
sorry-no-watching = An diesem Tisch darf niemand zuschauen.
sorry-not-ended = Das geht erst, wenn das Spiel vorbei ist.
sorry-no-review = Über dieses Spiel konnte nicht nachgedacht werden. Versuche es noch einmal.
sorry-rematch-made = Einen neuen Tisch gibt es schon.
sorry-nothing-played = Das Spiel hat nie begonnen, also gibt es nichts zu sehen.
sorry-record = Diese Datei ist keine Aufzeichnung, die sich abspielen lässt: { $words }
sorry-no-such-game = Dieses Spiel steht hier nicht im Regal.
sorry-no-such-question = Darauf hat dieses Spiel keine Antwort.
sorry-no-such-table = Unter dieser Adresse ist kein Tisch. Vielleicht fehlt ein Stück vom Link, oder er wurde abgeräumt.
sorry-no-such-code = Dieser Code gilt nicht. Vielleicht ist er vertippt, schon benutzt oder zu alt.
sorry-slowly = { $seconds ->
    [one] Das war viel auf einmal. Versuch es in einer Sekunde wieder.
   *[other] Das war viel auf einmal. Versuch es in { $seconds } Sekunden wieder.
}
sorry-long = Das ist zu lang: höchstens { $most } Bytes.
sorry-json = Das hat der Server nicht verstanden.
sorry-field = Das hat der Server nicht verstanden ({ $where }).
sorry-fault = Auf dem Server ging etwas schief. Es ist aufgeschrieben.
sorry-origin = Das dürfen nur Seiten dieses Servers.
sorry-not-kept = Der Server kann gerade nichts behalten. Nichts hat sich geändert; versuch es gleich noch einmal.
sorry-hints-off = Der Gastgeber hat die Tipps abgeschaltet.
sorry-no-mail = Dieser Server kann keine Briefe schicken.
sorry-address = An diese Adresse kann keine Post gehen.
sorry-version = Diese Seite ist älter als der Server. Lade sie neu.
sorry-misdirected = Unter diesem Namen kennt sich der Server nicht. Wer ihn betreibt, kann das ändern.
