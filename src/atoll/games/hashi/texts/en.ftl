title = Hashi
tagline = Eighteen islands, and every bridge counts.
about = Everyone writes the same number and draws the same bridges, each on a board of their own. Which islands will be finished before the last card? And who is first to have all the red flags?

# The clauses, as in RULES.md; the attributes are refusals.
H-C = Components
H-C1 = There are 18 cards, each with a number from 1 to 6 and with 1 to 3 bridges; every combination is there once.
H-C2 = Each side of the board shows 18 islands, 4 with a red flag and 3 with a blue one, and dotted lines between neighbours, some of which cross.
H-C3 = The boards are our own. Side A is for the first games, side B is harder.

H-S = Set-up
H-S1 = Everyone plays the same side.
H-S2 = Everyone writes a 3 or a 4 on an island without a flag and passes the board to the left. You play the board that you are given; alone, your own.
    .starting = The first card is still to come: write a 3 or a 4 on an island without a flag.
    .started = The first 3 or 4 was written before the first card. Now the card’s number is written: choose an island for it.
    .flag = { $island } has a flag: the first number goes on an island without one.
H-S3 = The cards are shuffled and one goes into the box unseen. Nobody learns which before the game is over.

H-R = A round
H-R1 = A card is turned over. Everyone writes its number, then draws its bridges, all at the same time. Either may be left out, but the order stays.
    .early = First the number: write the { $number }, or skip it. Then come the bridges.
    .late = The number was written or skipped, now come the bridges. As long as the round is open you can take it back.
H-R2 = When everyone is done the next card is turned over, 17 in all.
    .looking = All cards are played. Ask for a check, rub out what it finds, and finish.
H-R3 = The info bar shows which cards were turned over; the pile of played cards stays closed.

H-A = Writing the number
H-A1 = The card’s number goes on one empty island of your choice.
    .taken = { $island } already has a { $number }: choose an empty island.
H-A2 = An island without a flag may always get it, one with a flag only if a bridge already reaches it.
    .unreached = { $island } has a flag and no bridge reaches it yet, so it cannot get the { $number }. Draw a bridge there first, or choose an island without a flag.
H-A3 = The number may not be smaller than the bridges that already reach the island.
    .small = { $bridges ->
        [one] { $bridges } bridge already reaches
       *[other] { $bridges } bridges already reach
    } { $island }: a { $number } is too small for it.

H-B = Drawing the bridges
H-B1 = Draw exactly as many bridges as the card shows, or none at all.
    .fewer = The card asks for exactly { $bridges }: draw { $left } more, or take back what you have drawn.
    .more = All { $bridges } are drawn, and there may not be more. Finish the round, or take something back.
    .stuck = After a bridge on { $line } the others would not fit, and all { $bridges } must be drawn. Choose another line.
H-B2 = Every bridge begins at an island with a number. One that was written in this round counts.
    .empty = Neither { $island } nor { $other } has a number: a bridge needs one at one of its ends.
H-B3 = A bridge follows a dotted line to the neighbouring island. Those of one round may lie anywhere.
    .unmarked = No dotted line joins { $island } and { $other }: bridges follow the dots.
H-B4 = A line carries at most two bridges, drawn in the same round or not.
    .two = There are already two bridges between { $island } and { $other }, and there may not be three.
H-B5 = Bridges never cross.
    .crossing = { $line } would cross the bridge { $other }.
H-B6 = An island never has more bridges than its number; a finished one takes no more.
    .finished = { $island } has all its { $number ->
        [one] { $number } bridge
       *[other] { $number } bridges
    } and is finished: no more may reach it.
H-B7 = No island ever has more than 6 bridges, not even an empty one.
    .six = 6 bridges reach { $island }, and there may not be more.

H-F = Finished islands
H-F1 = An island with exactly as many bridges as its number is finished and ringed, at once.
H-F2 = Finished islands need not be joined to each other.

H-P = Scoring
H-P1 = Red: all 4 islands with a red flag are finished. { -high } gets 9 points, everyone later 5.
H-P2 = Blue: all 3 islands with a blue flag are finished. { -high } gets 7 points, everyone later 3.
H-P3 = Six: 6 finished islands are joined by bridges, with no unfinished island in between. { -high } gets 8 points, everyone later 4.
H-P4 = Each player scores each bonus at most once, at the end of the round in which it was reached.
H-P5 = In the end every finished island is worth 2 points. Most points win; equals win together.

H-X = Free-hand
H-X1 = You draw as on paper: nothing keeps you from breaking the rules on where a number or a bridge may go (H-A2, H-A3, H-B2 to H-B7).
H-X2 = A mistake that is found in the following round may be rubbed out in that round, if nothing else hangs on it.
    .unfound = No check has found a mistake at { $what } that could still be rubbed out.
    .needed = Something else hangs on { $what } by now: without it, that would be a mistake. So it stays.
H-X3 = A mistake that is found later, or not rubbed out, stays as it is drawn. Its islands are struck out: they are never finished and score nothing.
H-X4 = After each round anyone may ask for a check, which finds every mistake on every board.
    .early = There is nothing to check before the first round is complete.
    .checked = The boards were checked in this round already. The next check is after it.

H-Z = Alone
H-Z1 = The 17 cards form piles of 7, 5 and 5.
H-Z2 = Blue is worth 7 up to the 7th card, 3 later.
H-Z3 = Red is worth 9 and six 8 up to the 12th card, 5 and 4 later.
H-Z4 = Your points give you a title: from 41 points on you rise, and with 60 you are at the top.

-high = Whoever is first, alone or in the same round,

# What can be done.
do-write = { $first ->
    [3] write a 3 on { $second }
    [4] write a 4 on { $second }
   *[other] write the number on { $first }
}
do-skip = skip the number
do-bridge = draw a bridge { $first }
do-done = finish the round
do-check = check all boards
do-rub = rub out { $first }

prompt-start = Everyone writes a 3 or a 4
prompt-round = The card shows a { $number } and { $bridges ->
    [one] { $bridges } bridge
   *[other] { $bridges } bridges
}
prompt-over = All cards are played
prompt-you-start = Write a 3 or a 4 on an island without a flag
    .help = Any island without a flag will do. Bridges begin at islands with a number, so an island with many dotted lines leaves more ways open.
prompt-you-pass = Write a 3 or a 4 on an island without a flag: this board goes to { $name }
    .help = You write for { $name }, and somebody else writes for you: your own board comes from a neighbour. An island in a corner gives them the fewest ways.
prompt-you-write = Write the { $number } on an island, or skip it
    .help = An island is finished when it has exactly as many bridges as its number. A flag gets a number only once a bridge reaches it, and no number is smaller than the bridges that are there.
prompt-you-bridge = Draw { $bridges ->
    [one] { $bridges } bridge
   *[other] { $bridges } bridges
}, or none
    .help = Tap a dotted line: one of its ends needs a number, and bridges never cross. Draw all of them or none; they may lie anywhere, also twice on the same line.
prompt-you-more = { $bridges ->
    [one] { $bridges } bridge
   *[other] { $bridges } bridges
} left to draw
    .help = The bridges of a round are drawn all or not at all. What lights up still leaves room for the rest; you may also take back what you drew.
prompt-you-done = All bridges are drawn: finish the round
    .help = The next card comes when everybody is done. Until then you may take back what you did in this round.
prompt-look = A last look at the boards
prompt-you-rub = A mistake was found on your board: rub it out, or let it stay
    .help = Rubbed out, it is as if it had never been. What stays is struck out: those islands can never be finished.
prompt-you-look = All cards are played: check the boards once more, or finish

told-start = { $name } writes a { $number } on { $island }
told-write = { $name } writes the { $number } on { $island }
told-skip = { $name } skips the { $number }
told-bridge = { $on ->
    [1] { $name } draws a bridge { $first }–{ $second }
   *[other] { $name } draws the second bridge { $first }–{ $second }
}
told-none = { $name } draws no bridges
told-done = { $name } is done
told-finish = { $name } has finished { $island }
told-red = { $name } has all red flags: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
told-blue = { $name } has all blue flags: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
told-six = { $name } has joined six finished islands: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
told-card = Round { $round }: a { $number } and { $bridges ->
    [one] { $bridges } bridge
   *[other] { $bridges } bridges
}
told-box = In the box was the { $number } with { $bridges ->
    [one] { $bridges } bridge
   *[other] { $bridges } bridges
}
told-check = { $name } asks for a check
told-clean = The check finds no mistake
told-found = { $name } may rub out { $what }: it breaks { $clause }
told-struck = { $count ->
    [one] On { $name }’s board { $islands } is struck out
   *[other] On { $name }’s board { $islands } are struck out
}
told-rub = { $name } rubs out { $what }
told-lost = { $name } loses the bonus for { $bonus }
told-look = All cards are played: a last look at the boards

# Why a hint is good
why-start = From { $island } bridges can go { $lines } ways.
why-start-pass = From { $island } its new owner has only { $lines } ways to go.
why-finishes = It finishes { $islands }.
why-needs = { $island } then needs { $bridges ->
    [one] one more bridge
   *[other] { $bridges } more bridges
}; { $more } could still come.
why-needs-all = { $island } then needs { $bridges ->
    [one] the one bridge that can still come
   *[other] all { $bridges } bridges that can still come
}.
why-spoils = It spoils { $islands }: too few bridges can still come there.
why-skip = Wherever the number went, an island would be worse off.
why-done = All bridges of the card are drawn.
why-none = Together, the bridges of this card would spoil more than they help.

end-cards = All 17 cards are played
-end-alone = All 17 cards are played. Title:
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
part-red = red flags
part-blue = blue flags
part-six = six joined
part-islands = islands

has-red = red flags: { $points }
has-blue = blue flags: { $points }
has-six = six joined: { $points }
lack-red = red lacks { $islands }
lack-blue = blue lacks { $islands }
lack-six = { $joined } joined, { $islands } more for six

rank-1 = errand runner
rank-2 = water carrier
rank-3 = bamboo binder
rank-4 = bolt tightener
rank-5 = concrete pourer
rank-6 = project leader
rank-7 = bridge master
rank-8 = expert planner
rank-9 = head of statics
rank-10 = ace of architects
rank-11 = genius of building
rank-12 = deity of the islands

name-red = red
name-blue = blue
name-six = six

# Options.
option-side = Side of the board
    .help = The boards are different: B has more crossings, and its flags are harder to finish.
option-side-A = A, for the first games
option-side-B = B, harder
option-start = The first number
    .help = Who writes the 3 or 4 that you begin with.
option-start-passed = your neighbour writes it and passes you the board
option-start-own = you write it yourself
option-bonus = The high value of a bonus
    .help = In the rulebook only those who are first get it.
option-bonus-first = for those who are first
option-bonus-everyone = for everyone
option-red = All red flags
    .help = Points for those who are first.
option-red-later = All red flags, later
    .help = Points for those who come after them.
option-blue = All blue flags
    .help = Points for those who are first.
option-blue-later = All blue flags, later
    .help = Points for those who come after them.
option-six = Six joined islands
    .help = Points for those who are first.
option-six-later = Six joined islands, later
    .help = Points for those who come after them.
option-finished = A finished island
    .help = Points for each of them in the end.
option-freehand = Free-hand
    .help = Draw as on paper: nobody stops your mistakes, and a check finds them.
preset-first = First game
    .help = Side A, where bridges rarely get in each other’s way.
preset-harder = The harder side
    .help = Side B, with more lines that cross.
preset-pencils = With pencils
    .help = Free-hand, as on paper: nothing stops you from drawing a mistake.

# On the board.
board-sheet = { $name }’s board: { $finished ->
    [one] { $finished } island
   *[other] { $finished } islands
} of 18 finished
board-island = { $island }{ $flag ->
    [red] , red flag
    [blue] , blue flag
   *[none] {""}
}, { $number ->
    [0] empty, { $bridges ->
        [0] no bridges
        [one] { $bridges } bridge
       *[other] { $bridges } bridges
    }
   *[other] { $bridges } of { $number } bridges
}{ $state ->
    [finished] , finished
    [struck] , struck out
   *[open] {""}
}
board-line = { $first } to { $second }, { $bridges ->
    [0] no bridge
    [1] one bridge
   *[other] two bridges
}
board-card = The open card: number { $number }, { $bridges ->
    [one] { $bridges } bridge
   *[other] { $bridges } bridges
}
board-info = Info bar
board-info-card = { $number } with { $bridges ->
    [one] { $bridges } bridge
   *[other] { $bridges } bridges
}: { $state ->
    [open] the open card
    [seen] turned over
    [box] in the box
   *[unseen] still to come, or in the box
}
board-odds = Next card
board-odds-number = { $count } of { $cards } unseen cards show a { $number }
board-odds-bridges = { $count } of { $cards } unseen cards show { $bridges ->
    [one] { $bridges } bridge
   *[other] { $bridges } bridges
}
board-pile = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in the pile
board-number-3 = Write a 3
board-number-4 = Write a 4
board-skip = No number
board-none = No bridges
board-done = Done
board-passed = Going to { $name }
board-check = Check the boards
board-checked = Checked in this round
board-found = { $what }: a mistake, it breaks { $clause }
board-rub = Rub out { $what }
board-stray = { $bridges ->
    [one] { $bridges } bridge
   *[other] { $bridges } bridges
} { $line } where no dotted line is
board-bonus = { $bonus ->
    [red] Red flags
    [blue] Blue flags
   *[six] Six joined
}
board-offer = now worth { $points }
board-lacks = { $count ->
    [0] complete
    [one] { $count } missing
   *[other] { $count } missing
}
board-summary = Round { $round }
board-brought = { $name }: { $points ->
    [0] nothing finished
    [one] { $points } point
   *[other] { $points } points
}
board-title = Your title: { $title }

# The first game, step by step.
tutorial-welcome = This bay is yours, your rival has one just like it. Each card gives both of you a number and some bridges. An island is finished when it has exactly as many bridges as its number says.
tutorial-start = To begin with, write a 3 on d4, in the middle of everything: three bridges will finish it.
    .instead = Any island without a flag would do. For this lesson take d4, with a 3.
tutorial-write = The first card: a 2, and two bridges. First the number: write it on c3.
    .instead = Possible. But here c3 comes next.
tutorial-bridge = Now exactly two bridges, or none. Each needs a number at one end, and d4 has one. Tap d4, then d3: the bridge follows the dots.
    .instead = That would do. But first join d4 and d3.
tutorial-second = The other one goes from d4 to b4. Then it has two of its three.
    .instead = Rather from d4 to b4.
tutorial-done = Both are drawn. You could still take them back, or finish the round.
    .instead = Finish the round now.
tutorial-flag = The next card: a 1, and one bridge. An island with a flag takes a number only once a bridge reaches it, and one reaches d3. Write the 1 there: it is finished at once.
    .instead = Look at d3: a bridge reaches it, and a 1 finishes it.
tutorial-finish = Red flag number one! Now the bridge: from d4 to f4, and d4 has all three.
    .instead = From d4 to f4: that finishes d4.
tutorial-again = Two islands with a ring, 2 points each at the end. Finish the round.
    .instead = Finish the round now.
tutorial-bonuses = Whoever first has all four red flags gets 9 points, all three blue ones 7, six finished islands joined by bridges 8. Later it is less. The board shows what everyone still lacks.
tutorial-odds = The info bar crosses off what was turned over. One card lies in the box, and nobody knows which. Bridges never cross, and at most two share a line. Play on: fifteen cards are left!
