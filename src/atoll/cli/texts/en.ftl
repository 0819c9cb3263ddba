# What the terminal says around a game.
bot-number = Bot { $number }
no-clause = There is no clause “{ $given }”. There are, for example, { $clauses }.

play-hint = Enter the number or the text of an action; “help” tells what else there is.
play-help =
    number or text   do that; words may be cut short, Tab completes them
    why TEXT         whether that is allowed, and if not, by which clause
    undo             take your last decision back, while nothing was drawn or shown since
    rules [CLAUSE]   the rules, or one clause of them
    record FILE      keep the game in a file; atoll play FILE goes on with it
    (only Enter)     show the table again
    quit             leave
play-which = Which one: { $actions }?
play-allowed = “{ $action }” is allowed now.
play-curtain = { $name } is next. Everybody else looks away; then press Enter.
play-change = { $name } is next.
play-undone = { $name } takes the last decision back
play-left = You have left before the end.
play-record-where = Which file? record FILE
play-record-kept = The game is kept in { $file }.
play-record-taken = { $file } is there already; choose another name.
play-record-failed = { $file } cannot be written: { $error }.
undo-nothing = You have decided nothing yet that could be taken back.
undo-drawn = Since your last decision something was drawn; it stands.
undo-shown = Since your last decision something secret was shown; it stands.
undo-others = Others have decided since because of your decision; it stands.
replay-open = The record ends after { $steps ->
    [one] one step
   *[other] { $steps } steps
}, before the game is over.

review-better = Better: { $does }. This gave away { $percent ->
    [one] one win in a hundred.
   *[other] { $percent } wins in a hundred.
}
review-chances = chances of winning
review-luck = luck
review-lost = given away
review-doubtful = doubtful
review-mistakes = mistakes
review-turning = { $step ->
    [0] The winner was never behind.
   *[other] From step { $step } on, the winner was never behind again.
}
serve-at = Atoll is at { $address }
serve-alone =
    Only this computer can reach it; ATOLL_HOST=0.0.0.0 lets phones and friends in your network in.
    Ctrl+C stops it.
serve-network =
    Phones and friends in your network find it at { $address }
    Ctrl+C stops it.
serve-stop = Ctrl+C stops it.

verify-fits = The deal is genuine: { $draws ->
    [one] the one draw comes from the seed
   *[other] all { $draws } draws come from the seed
} whose hash was shown at the start, { $hash }.
verify-hash = The seed “{ $given }” is not the one that was promised: at the start the hash { $hash } was shown, and this seed has another.
verify-draw = The draw “{ $label }” { $step ->
    [0] of the set-up
   *[other] of step { $step }
} does not come from the seed.
verify-rigged = The draws of this game were arranged beforehand, for a lesson; “{ $label }” is the first that does not come from the seed.
