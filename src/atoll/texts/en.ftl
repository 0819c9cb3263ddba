# The house's own clauses: what holds at every table.
A = At every table
A-1 = What you enter is one of the game's actions.
    .refused = There is no action “{ $given }” in this game.
A-2 = You act when it is your turn.
    .refused = It is not { $name }’s turn.
    .nobody = There is no player { $number } here; this table has { $players ->
        [one] one player
       *[other] { $players } players
    }.
A-3 = When the game is over, nothing more is done.
    .refused = The game is over.

# Words that every game shares.
player = Player { $number }
yes = yes
no = no
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
round = Round { $round } of { $rounds }
round-open = Round { $round }
won = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
won-by-nobody = Nobody has won.
nearest = Did you mean { $actions }?
bot-random = by chance
bot-greedy = greedy
bot-level = level { $level }
bot-level-1 = level 1, a beginner
bot-level-2 = level 2, easy-going
bot-level-3 = level 3, practised
bot-level-4 = level 4, shrewd
bot-level-5 = level 5, a master

# What a hint says of an action, beside the game’s own reasons.
why-only = There is nothing else to do.
why-chance = It wins about { $percent } of 100 games from here; to { $does }, about { $other }.
why-alone = It promises about { $percent } % of all that can be had; to { $does }, about { $other } %.
