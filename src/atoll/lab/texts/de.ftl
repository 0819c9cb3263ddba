# Der Bericht des Labors. Optionen, Vorgaben und Aktionen haben die Worte ihres Spiels.
report-title = { $game }: ein Bericht
report-lead = { $variants ->
    [one] { $games } Partien
   *[other] { $variants } Varianten mit je { $games } Partien
} zwischen { $bots }.
report-wins = Wer gewinnt
report-wins-help = Der Anteil der Siege nach Plätzen am Tisch, mit einem Intervall von 95 %. Die Linie ist der gleiche Anteil; ein geteilter Sieg zählt zu seinem Teil.
report-wins-bot = Nach Bots
report-fair = gleich
report-seat = Platz { $number }
report-nobody = Niemand gewinnt
report-points = Punkte
report-length = Wie lang, wie lebhaft
report-length-help = Mittelwerte aller Partien, die Schritt für Schritt beobachtet wurden, mit Intervallen.
report-use = Was benutzt wird
report-use-help = Wie oft jede Art von Aktion angeboten (breiter Balken) und gewählt wurde (schmaler Balken), in { $watched } Partien.
report-share-taken = { $share } gewählt
report-never = Angeboten und nie gewählt
report-never-none = Alles, was angeboten wurde, hat jemand mindestens einmal gewählt.
report-more = und { $count } weitere
report-told = Was vorkam
report-told-help = Wie oft das Protokoll einer Partie im Mittel davon erzählte.
report-per-game = { $number } je Partie
report-differences = Was die Varianten ändern
report-differences-help = Gegenüber „{ $base }“, Blatt für Blatt mit demselben Glück. Die Größe steht in Einheiten der Streuung: 0,2 ist klein, 0,5 mittel, 0,8 groß.
report-size = { $difference } (Größe { $size })
report-no-difference = kein Unterschied
report-again = Um dasselbe noch einmal zu spielen
report-settings = Regeln in Version { $rules }, Startwert { $seed }.
report-variant = Variante
report-open-table = Einen Tisch mit diesen Optionen öffnen
report-histogram = Wie oft jeder Wert vorkam: { $what }
measure-decisions = Entscheidungen
measure-rounds = Runden
measure-lead_changes = Führungswechsel
measure-last_change = Wann die Führung zuletzt wechselte (0 Anfang, 1 Ende)
measure-choices = Aktionen zur Wahl
measure-forced = Anteil der Entscheidungen ohne Wahl
measure-best_points = Punkte des Besten
measure-nobody_won = Anteil ohne Sieger
measure-first_seat_won = Anteil der Siege von Platz 1
measure-margin = Punkte zwischen dem Ersten und dem Zweiten
measure-points = Punkte
