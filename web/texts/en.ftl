# What the client itself says, on every page and around every board. Games and the house have their own files.

# Everywhere
skip = Skip to the content
nav = Pages
nav-lobby = Tables
nav-mine = My games
nav-settings = Settings
guest = Guest
again = Try again
close = Close
cancel = Cancel
next = Next
trouble-connection = No answer from the server. Is the connection gone?
trouble-server = The server could not do that ({ $status }).
lost-title = Uncharted water
lost-about = There is nothing at this address. The link may be cut short.
lost-home = Back to the games
your-turn = Your turn

# Start page
start-title = Pull up a chair
start-about = Board games with friends, on one device, alone or against bots. Nobody needs an account.
start-running = Go on playing
start-games = The games
game-seats = { $span } players
game-minutes = { $span } min
game-designer = by { $designer }
play-now = Play now with bots
play-friends = Invite friends
first-game = First game, step by step
rules = Rules
join-title = A friend has sent you a link?
join-placeholder = Link or code of the table
join = Join
join-lobby = Find a table
join-wrong = That is neither a link nor a code. A link looks like …/t/abc123.

# Tables in lists
table-empty = Nobody yet
table-open = { $open ->
    [one] { $open } seat free
   *[other] { $open } seats free
}
table-ended = finished

# Pace
pace-casual = without a clock
pace-live = together now
pace-live-clock = { $clock } each, +{ $bonus } s
pace-days-hours = { $hours ->
    [one] { $hours } hour per decision
   *[other] { $hours } hours per decision
}

# Lists of tables
lobby-title = Tables
lobby-open = Free seats
lobby-none = No table waits for players right now. Open one: others find it here.
lobby-begin = Choose a game
lobby-recent = Just finished
mine-title = My games
mine-running = Being played
mine-over = Finished
mine-none = You have not played here yet.
import-title = Look at a game from a file
import-about = A record that was saved after a game (JSON).
