title = All on One Card
tagline = One roll for everybody, and all of it on one card
about = Five colour dice, up to three rolls: keep what suits you and roll the rest again. Then everybody uses the same result, each on one card of their own. Three full rows score a card, suns make it shine, and a fourth scored card ends the game.

# The rules, clause by clause
O-C = Cards and dice
O-C1 = There are 30 cards. Each has five rows in five of the six colours, 2 to 6 boxes long and 20 boxes in all; two of the rows have a sun. A full row is worth as many points as it has boxes.
O-C2 = The five dice are alike: each face is one of the six colours, with a symbol of its own.
O-C3 = No two cards are alike. Each colour is missing on exactly five of them, and lengths and suns are spread evenly over the colours.

O-S = Setting up
O-S1 = A start player is drawn. Everybody draws 2 cards and lays them open for all to see; the others are the pile.

O-T = A turn
O-T1 = The active player rolls all five dice and may roll again up to twice, each time keeping any of them, none or more; kept dice may be taken up again. Stopping early is allowed, and the last roll stands.
    .rolling = The dice are still being rolled. Keep some and roll the rest, or stop; cards are marked afterwards.
    .unrolled = No dice lie there yet. Roll all five first.
    .lacking = You cannot keep { $kept } × { $colour }: { $number ->
        [0] there is none among the dice.
        [one] only one lies there.
       *[other] only { $number } lie there.
    } Keep dice that lie there, or just roll again.
    .stands = The result stands and is not rolled again. Use it on one of your cards, or pass.
O-T2 = Then everybody may use the result, one after another, beginning with the active player.
O-T3 = When all are done, the dice go on to the left.

O-M = Marking
O-M1 = You use the result on one of your cards only; it is never split over several.
    .foreign = Card { $card } is not yours. Choose one of the cards in front of you.
O-M2 = Boxes are marked from left to right.
O-M3 = A colour may be marked only if all dice of that colour fit into its row. Part of a colour is not possible.
    .nothing = Card { $card } takes none of these dice: a colour fits only if its row has room for all dice of that colour. Choose another card, or pass.
O-M4 = Nobody has to mark. But on the card you choose, you mark every colour that fits.

O-K = Scoring a card
O-K1 = A card with at least three full rows is scored at once: the boxes of every full row, 2 more for one full row with a sun, 5 more for both. Rows that fill up together all count.
O-K2 = A scored card is laid aside and never marked again. At the end of the turn, those who scored draw a new one, in turn order.
    .scored = Card { $card } is scored and laid aside. Choose a card that is still in play.
    .marking = Cards are drawn when all have used the result. Mark on one of your cards, or pass.

O-E = The end
O-E1 = The game ends after the turn in which somebody scores a fourth card. Everybody may still use the result of that turn.
O-E2 = On cards that are not scored, every full row still counts its boxes; their suns count nothing.
O-E3 = The most points win. Who are equal share the win.
O-E4 = When nobody has marked anything for three rounds, the game ends as well. The table says so before the last of them.

O-V = The advanced variant
O-V1 = Everybody plays with 3 cards. At the start each is dealt 5, keeps 3 and gives 2 back, and the pile is shuffled.
    .choosing = The cards are still being chosen. Take three of your five; then the dice are rolled.
    .undealt = Card { $card } is not among those that you choose from. Take one of your five.
O-V2 = Three cards of the pile lie open. Who scores a card takes its successor from these, and the gap is filled from the pile. Several take in turn order.
    .choosing = The new cards are being taken. Take one of the open cards; then the dice go on.
    .covered = Card { $card } does not lie open. Take one of the open cards.
O-V3 = The start cards are chosen by all at the same time and unseen; they are shown when everybody has chosen.

# What is done
do-roll = roll all dice
do-keep = keep { $all } and roll the rest
do-stop = stop and use the result
do-pass = pass
do-mark = use the dice on card { $first }
do-take = take card { $first }

# What there is to do
prompt-choose = Everybody chooses three of five cards
prompt-roll = { $name } rolls the dice
prompt-keep = { $name } keeps dice or stops: { $rolls ->
    [one] one roll left
   *[other] { $rolls } rolls left
}
prompt-mark = { $name } uses the result
prompt-take = { $name } takes a new card
prompt-over = The game is over
prompt-you-choose = Choose your start cards: { $cards ->
    [one] take one more
   *[other] take { $cards } more
}
    .help = Each card lacks one colour, and long rows bring more points but take longer. Look for cards that need different colours, so that most rolls help you somewhere.
prompt-you-roll = Roll the dice
    .help = You may roll up to three times and keep what you like in between. In the end everybody uses the same result, each on one card of their own.
prompt-you-keep = Tap the dice to keep and roll the rest, or stop: { $rolls ->
    [one] one roll left
   *[other] { $rolls } rolls left
}
    .help = Dice that you keep may be rolled later after all. A colour fits only if its row has room for all dice of that colour; the small sums show what the dice would bring now.
prompt-you-mark = Use the dice on one card, or pass
    .help = Choose one of your cards: every colour that fits is marked there, from left to right. Three full rows score the card. Passing costs nothing.
prompt-you-take = Take one of the open cards
    .help = The card takes the place of the one you have scored. One with short rows is full sooner, one with long rows is worth more.

# What happened
told-roll = { $name } rolls { $dice }
told-again = { $name } rolls everything again: { $dice }
told-keep = { $name } keeps { $kept } and rolls { $dice }
told-stop = { $name } stops
told-nothing = { $name } cannot use these dice
told-nobody = Nobody can use these dice
told-mark = { $name } marks { $boxes ->
    [one] one box
   *[other] { $boxes } boxes
} on card { $card }: { $dice }
told-row = The row { $colour } on card { $card } is full: { $points }
told-score = { $name } scores card { $card }: { $points ->
    [one] one point
   *[other] { $points } points
} ({ $rows } for rows, { $suns } for suns)
told-pass = { $name } passes
told-draw = { $name } draws card { $card }
told-take = { $name } takes card { $card }
told-choose = { $name } has chosen { $cards ->
    [one] one card
   *[other] { $cards } cards
}
told-cards = { $name } plays with the cards { $cards }
told-open = Now open: { $cards }
told-quiet = Nobody has marked anything for { $rounds ->
    [one] a round
   *[other] { $rounds } rounds
}. If nobody does in this one, the game ends.
end-goal = The last card is scored
end-quiet = Nobody wanted to mark any more

# What counts
part-rows = Full rows of scored cards
part-suns = Suns
part-unscored = Full rows of other cards
lack-cards = { $cards ->
    [0] the last card is scored
    [one] one card to go
   *[other] { $cards } cards to go
}

# Names
name-purple = purple
name-blue = blue
name-green = green
name-yellow = yellow
name-orange = orange
name-red = red

# Options
option-variant = Variant
    .help = Advanced: three cards each, chosen from five, and new cards chosen from three open ones.
option-variant-basic = basic
option-variant-advanced = advanced
option-goal = Cards to score
    .help = The turn in which somebody scores this many cards is the last.
option-rolls = Rolls in a turn
    .help = How often the dice may be rolled, the first roll included.
option-sun = One sun
    .help = Extra points for a scored card on which one row with a sun is full.
option-suns = Both suns
    .help = Extra points for a scored card on which both rows with a sun are full.
option-hints = Hints
    .help = Everybody sees what the dice would do on every card; the active player also sees chances and what is worth keeping.
preset-first = First game: two cards to score
    .help = The basic game, over when somebody has scored two cards.
preset-basic = Basic
    .help = Cards come as they are drawn.
preset-advanced = Advanced
    .help = Choose three of five cards to begin with, and later among three that lie open.
preset-masters = Advanced, without hints
    .help = The same, and nobody is shown what a roll gives the others.

# On the board
board-table = { $name }: cards and dice. The dice show { $dice }.
board-table-no-dice = { $name }: cards and dice. The dice are not rolled yet.
board-hand = The cards of { $name }
board-dealt = The cards that you choose from
board-open = Open cards
board-pile = { $cards } in the pile
board-card = Card { $card }: { $rows }
board-card-takes = Card { $card }: { $rows }. It takes { $boxes ->
    [one] one die
   *[other] { $boxes } dice
} and { $lost } { $points }
board-card-nothing = Card { $card }: { $rows }. It takes nothing.
board-row = { $colour } { $marks } of { $boxes }
board-row-sun = { $colour } with a sun { $marks } of { $boxes }
board-loses = loses { $dice }.
board-loses-none = loses none.
board-scores = { $points ->
    [0] { "" }
   *[other] scores { $points }
}
board-nothing = nothing fits
board-chosen = Chosen
board-die = die: { $colour }
board-die-kept = die: { $colour }, kept
board-die-blank = die, not rolled yet
board-rolled = Roll { $rolled } of { $rolls }
board-roll-first = Roll the dice
board-roll = { $dice ->
    [5] Roll all again
    [one] Roll one die
   *[other] Roll { $dice } dice
}
board-stop = Use these
board-pass = Pass
board-plan = You can choose a card already.
board-planned = Chosen. It is done when your turn comes; tap again to take it back.
board-queue = Still to use the result: { $names }
board-advise = What is worth keeping?
board-advice = Best: { $does }.
board-worth = What you keep now brings { $percent } % of that.
board-suns = A scored card with one full sun row: { $sun } more. With both: { $suns } more.
board-race = { $name }: { $cards } of { $goal } cards scored ({ $points })
board-scored = { $name } scores card { $card }

# Why an action is good, or not
why-row = The row { $colour } on card { $card } then fills up this turn in { $percent } of 100 cases.
why-roll = On average that is worth { $points ->
    [one] one point
   *[other] { $points } points
} more than stopping.
why-roll-not = On average that is worth { $points ->
    [one] one point
   *[other] { $points } points
} less than stopping.
why-stop = Another roll brings { $points ->
    [one] one point
   *[other] { $points } points
} less on average.
why-stop-not = Another roll brings { $points ->
    [one] one point
   *[other] { $points } points
} more on average.
why-no-use = What lies there fits on none of your cards.
why-mark = It marks { $boxes ->
    [one] one box
   *[other] { $boxes } boxes
} on card { $card }.
why-full = { $number ->
    [one] A row fills up: { $rows }.
   *[other] { $number } rows fill up: { $rows }.
}
why-score = The card is scored: { $points ->
    [one] one point
   *[other] { $points } points
}.
why-lost = Lost: { $dice }.
why-pass = Every card would lose more room than it gains.
why-short = { $number ->
    [0] None of its rows has
    [one] One of its rows has
   *[other] { $number } of its rows have
} at most three boxes.
why-suns = Its rows with a sun have { $boxes } boxes together.

# A first game
tutorial-welcome = These are your two cards. Dice fill their rows, and a full row is worth as many points as it has boxes. Three full rows score a card.
tutorial-roll = You begin: roll all five dice.
tutorial-keep = Two reds would fill the red row of card 1 at once, and yellow lacks two. Tap the yellow die and both red ones, then roll the others.
    .instead = For now, keep yellow and both reds: tap these three, then roll.
tutorial-stop = Yellow has come. You could roll once more, but this fills two rows: stop and use it.
    .instead = Better not: what lies there fills two rows. Stop and use it.
tutorial-mark = The dashed crosses show what each card would take: every colour that fits, and a colour only with all its dice. Use the dice on card 1.
    .instead = Card 1 gains more: two of its rows fill up. Tap card 1.
tutorial-rivals = Now the others use the same dice, each on one card of their own. Then the dice go to the left.
tutorial-theirs = What others roll is yours to use too. With four oranges, your third row is full: use them on card 1.
    .instead = Use the oranges on card 1: they fill its third row.
tutorial-scored = Scored! Your full rows count 2, 2 and 4, and both rows with a sun are full: 5 more. That makes 13.
tutorial-race = A new card replaces it. This first game goes to two scored cards, a whole one to four. Play on!
