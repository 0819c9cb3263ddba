# The report of the laboratory. Options, presets and actions have the words of their game.
report-title = { $game }: a report
report-lead = { $variants ->
    [one] { $games } games
   *[other] { $variants } variants, { $games } games each
} between { $bots }.
report-wins = Who wins
report-wins-help = The share of wins by seat, with an interval of 95 %. The line is an even share; a shared win counts by its part.
report-wins-bot = By bot
report-fair = even
report-seat = Seat { $number }
report-nobody = Nobody wins
report-points = Points
report-length = How long, how lively
report-length-help = Means over all games that were watched step by step, with intervals.
report-use = What is used
report-use-help = How often each kind of action was offered (wide bar) and taken (narrow bar), in { $watched } games.
report-share-taken = { $share } taken
report-never = Offered, and never taken
report-never-none = Everything that was offered was taken at least once.
report-more = and { $count } more
report-told = What came up
report-told-help = How often a game's log told of each, per game.
report-per-game = { $number } per game
report-differences = What the variants change
report-differences-help = Against “{ $base }”, deal by deal on the same luck. The size is in units of the spread: 0.2 is small, 0.5 middling, 0.8 large.
report-size = { $difference } (size { $size })
report-no-difference = no difference
report-again = To play the same again
report-settings = Rules version { $rules }, seed { $seed }.
report-variant = Variant
report-open-table = Open a table with these options
report-histogram = How often each number of { $what } came
measure-decisions = Decisions
measure-rounds = Rounds
measure-lead_changes = Changes of the lead
measure-last_change = When the lead last changed (0 start, 1 end)
measure-choices = Actions to choose from
measure-forced = Share of decisions without a choice
measure-best_points = Points of the best
measure-nobody_won = Share that nobody wins
measure-first_seat_won = Share that seat 1 wins
measure-margin = Points between first and second
measure-points = points
