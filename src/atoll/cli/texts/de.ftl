# Was das Terminal rund um ein Spiel sagt.
bot-number = Bot { $number }
no-clause = Den Abschnitt „{ $given }“ gibt es nicht. Es gibt zum Beispiel { $clauses }.

play-hint = Gib die Nummer oder den Text einer Aktion ein; „help“ sagt, was es sonst noch gibt.
play-help =
    Nummer oder Text   das tun; Wörter dürfen kürzer sein, Tab ergänzt sie
    why TEXT           ob das jetzt erlaubt ist, und wenn nicht, welcher Abschnitt es verbietet
    undo               deine letzte Entscheidung zurücknehmen, solange seither nichts gezogen oder gezeigt wurde
    rules [ABSCHNITT]  die Regeln, oder ein Abschnitt davon
    record DATEI       das Spiel in einer Datei aufheben; atoll play DATEI setzt es fort
    (nur Enter)        den Tisch noch einmal zeigen
    quit               gehen
play-which = Was davon: { $actions }?
play-allowed = „{ $action }“ ist jetzt erlaubt.
play-curtain = { $name } ist an der Reihe. Alle anderen schauen weg; dann Enter drücken.
play-change = { $name } ist an der Reihe.
play-undone = { $name } nimmt die letzte Entscheidung zurück
play-left = Du hast das Spiel vor dem Ende verlassen.
play-record-where = In welcher Datei? record DATEI
play-record-kept = Das Spiel ist in { $file } aufgehoben.
play-record-taken = { $file } gibt es schon; wähle einen anderen Namen.
play-record-failed = { $file } lässt sich nicht schreiben: { $error }.
undo-nothing = Du hast noch nichts entschieden, was sich zurücknehmen ließe.
undo-drawn = Seit deiner letzten Entscheidung wurde etwas gezogen; sie gilt.
undo-shown = Seit deiner letzten Entscheidung wurde etwas Geheimes gezeigt; sie gilt.
undo-others = Andere haben sich seither nach deiner Entscheidung gerichtet; sie gilt.
replay-open = Die Aufzeichnung endet nach { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
}, bevor das Spiel vorbei ist.

review-better = Besser: { $does }. Das hier hat { $percent ->
    [one] einen Sieg von hundert gekostet.
   *[other] { $percent } Siege von hundert gekostet.
}
review-chances = Gewinnchancen
review-luck = Glück
review-lost = verschenkt
review-doubtful = zweifelhaft
review-mistakes = Fehler
review-turning = { $step ->
    [0] Wer gewonnen hat, lag nie zurück.
   *[other] Ab Schritt { $step } lag, wer gewonnen hat, nie mehr zurück.
}
serve-at = Atoll ist unter { $address } zu erreichen
serve-alone =
    Nur dieser Rechner kommt heran; ATOLL_HOST=0.0.0.0 lässt Telefone und Freunde in deinem Netz herein.
    Strg+C beendet es.
serve-network =
    Telefone und Freunde in deinem Netz finden es unter { $address }
    Strg+C beendet es.
serve-stop = Strg+C beendet es.

verify-fits = Die Auslosung ist echt: { $draws ->
    [one] Die einzige Ziehung stammt aus dem Startwert
   *[other] Alle { $draws } Ziehungen stammen aus dem Startwert
}, dessen Prüfsumme zu Beginn gezeigt wurde: { $hash }.
verify-hash = Der Startwert „{ $given }“ ist nicht der versprochene: Zu Beginn wurde die Prüfsumme { $hash } gezeigt, und dieser hat eine andere.
verify-draw = Die Ziehung „{ $label }“ { $step ->
    [0] beim Aufbau
   *[other] in Schritt { $step }
} stammt nicht aus dem Startwert.
verify-rigged = Die Ziehungen dieses Spiels wurden für eine Lektion vorbereitet; „{ $label }“ ist die erste, die nicht aus dem Startwert stammt.
