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
import-choose = Choose a file

# Setting up a table
play = Play
seats = Seats
seats-count = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
seats-fewer = One player fewer
seats-more = One player more
seats-race = Speed counts in this game, so everyone needs a device of their own.
seat-who = Who sits on seat { $number }
seat-name = Name on seat { $number }
seat-me = Me
seat-same-device = Someone on this device
seat-for-friend = A friend, by link
seat-bot = Bot: { $level }
setup-rules = Rules
by-the-book = As in the rulebook
by-the-book-about = The game as its designer wrote it.
setup-strange = This server does not know { $asked }. A content set of your own is known to a server that was started with its folder: { $variable }=FOLDER atoll serve
setup-options = { $changed ->
    [0] All options
    [one] All options ({ $changed } changed)
   *[other] All options ({ $changed } changed)
}
fewer = Less
more = More
pace = Pace
pace-casual-title = Without a clock
pace-casual-about = Everyone takes the time they need. You may leave and come back.
pace-live-title = Together now
pace-live-about = With a clock for everyone, if you like.
pace-days-title = Over days
pace-days-about = A decision now and then; a reminder when it is your turn.
pace-clock = Time for each player
pace-bonus = Added for each decision
pace-limit = At most for deciding at the same time
pace-hours = Time for each decision
pace-none = no limit
seconds = { $seconds } s
hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
setup-who = Who finds the table?
visibility-link = only by link
    .about = Friends come by the link that you send them.
visibility-open = open to all
    .about = It also stands in the list of tables.
setup-watch = Others may watch
setup-hints = Hints are allowed
setup-chat = Chat
chat-all-allowed = free words and phrases
chat-phrases-allowed = quick phrases only
chat-off-allowed = none
setup-open = Open the table
setup-open-about = Next you get the link for your friends.

# Before the game
sit = Sit down
sit-here = Sit here
sit-name = Your name
sit-nameless = Tell the others your name first.
sit-full = All seats are taken. You may watch when it starts.
sit-also = Someone on this device
sit-also-name = Name of the player beside you
stand = Stand up
stand-other = Free the seat
start = Start
start-with = Start with { $players }
start-too-few = It takes at least { $least } players. Invite friends or put a bot on a seat.
start-wait = Nearly there: { $name } starts the game.
seat-open = Free seat
seat-is-bot = bot
seat-bot-choose = Who takes seat { $number }
seat-you = you
bot-name = { $bot ->
    [random] Jellyfish
    [greedy] Gull
    [level-1] Starfish
    [level-2] Seahorse
    [level-3] Otter
    [level-4] Heron
    [level-5] Octopus
   *[other] Seal
}{ $number ->
    [1] { "" }
   *[other] { " " }{ $number }
}
seat-host = host
seat-away = away
seat-resigned = has resigned
seat-stand-in = a bot plays on
seat-to-move = to move
swap-up = Move seat { $number } up
spectators = { $spectators ->
    [0] Nobody is watching.
    [one] { $spectators } person is watching.
   *[other] { $spectators } people are watching.
}
invite-title = Invite friends
invite-about = Whoever opens this link sits down at once, without an account.
invite-qr = QR code with the link to this table
invite-copy = Copy link
invite-copied = Copied
invite-share = Share
how-played = How this table plays
tv-open = On a television
tv-join = Scan to sit down
tv-watch = Scan to look in
table-none = There is no such table

# At the table
players = Players
tools = Tools
side = Log and chat
menu = More
sound = Sound
undo = Undo
undo-ask = Ask to undo
undo-waits = You asked to take back your decision. Still to answer: { $names }.
undo-withdraw = Never mind
undo-asked = { $name } would like to take back a decision. Is that all right?
agree = All right
disagree = No
hint = Hint
actions = Options
what-means = What does this mean?
actions-title = What I can do
actions-find = Search
actions-none = Nothing right now: the others are to move.
actions-not-found = Nothing by that name.
log = Log
log-none = Nothing has happened yet.
log-race = after { $believed } s
log-lapsed = The time was up.
looking-back = Step { $step }, once more
look-present = Back to now
look-at = Look at { $name }
sending = On its way: { $action }
allowed = That is allowed: { $action }.
refusal-rules = Rule { $clause }
advice = A good idea: { $action }.
advice-do = Do it
watching = You are watching
clock-left = Time left
clock-hours = { $hours } h
line-gone = The connection is gone. Looking for it …
line-back = Connected again.
rules-of = Rules of { $title }
clause-link = Link to { $clause }
hand-over = Pass the device to { $name }
curtain-title = { $name }, it is yours
curtain-about = Take the device. Nobody else should look now.
curtain-lift = I am { $name }

# When somebody stays away
poll-asked = { $name } stays away. What shall we do?
poll-waits = { $name } stays away. Still to vote: { $names }.
poll-bot = A bot plays on
poll-wait = Wait
poll-end = End the game
frozen = This table was begun under rules { $pinned }; here are rules { $here }, which would play it otherwise. It stands still, and nothing of it is lost.
stand-in-plays = A bot has been playing for you.
stand-in-back = Take my seat back

# More
menu-watchers = Invite someone to watch
menu-host = Host’s switches
menu-mute = Whom I hear
mute = Do not hear { $name }
mute-spectators = Do not hear spectators
leave = Leave
leave-about = Your seat stays yours, and you may come back. The others may vote for a bot to play on.
resign = Resign
resign-about = You give up for good. A bot plays on for you, or the game ends.

# Chat
chat = Chat
chat-none = Nobody has said anything yet.
chat-off = The host has switched chat off.
chat-say = Say something
chat-send = Send
chat-phrases = Quick phrases
chat-phrases-only = Quick phrases only at this table.
chat-spectator = watching
chat-news = { $news ->
    [one] { $news } new line
   *[other] { $news } new lines
}
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-turn = It is your turn.
phrase-one-moment = One moment, please.
phrase-back-soon = I will be right back.
phrase-well-played = Well played!
phrase-wow = Wow!
phrase-oops = Oops …
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one-more = One more?
phrase-goodbye = Goodbye!

# Keys
keys = Keys
keys-at-table = Keys at a table
key-escape = Esc
key-arrows = Arrows
    .does = from place to place on the board
key-enter = Enter
    .does = do it, or ask why not
key-does-keys = this help
key-does-undo = undo
key-does-actions = everything I can do now, as a list
key-does-log = log
key-does-chat = chat
key-does-rules = rules, at the clause that was just named
key-does-hint = hint
key-does-sound = sound on and off
key-does-away = put an answer away
keys-off = Letters can be switched off in the settings.

# The end
result = Result
result-sum = Total
rematch = Play again
rematch-go = To the new table
end-resigned = All others have resigned.
end-agreed = The players agreed to end the game.

# Replay
replay-look = Watch the game again
replay-of = Replay: { $title }
replay-imported = This game came as a file: nobody played it here.
replay-table = To the table
replay-eyes = Seen by
replay-everyone = everyone
replay-start = The set-up
replay-step = Step
replay-at = { $step } / { $steps }
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-back = One step back
replay-chapter-on = Next round
replay-chapter-back = Previous round
replay-speed = Speed
replay-times = { $by }×
replay-rounds = Rounds
replay-share = Copy link to this step
replay-record = Save the record
verify = Check the luck
verify-title = Was the luck honest?
verify-about = The fingerprint of the luck was fixed before the first step. Check that every draw comes from it.
verify-fits = { $draws ->
    [one] Honest: the one draw comes from the seed.
   *[other] Honest: all { $draws } draws come from the seed.
}
verify-draw = The draw “{ $label }” in step { $step } does not come from the seed.
verify-seed = The seed does not have the fingerprint that was shown at the start.
verify-hash = Fingerprint, shown from the start
verify-its-seed = Seed, shown at the end

# Review
review-look = Look at the decisions again
review-of = Review: { $title }
review-thinking = Thinking about the game: { $step } of { $steps } steps
review-done = The whole game has been thought about.
review-chances = { $seats ->
    [one] Prospects
   *[other] Chances of winning
}
review-curve = { $steps ->
    [one] A curve for each player, up to the first step. What counts in it is told in the list of decisions.
   *[other] A curve for each player, up to step { $steps }. What counts in it is told in the list of decisions.
}
review-touch = Tap the curve to read a step.
review-step = Step { $step }
review-never-behind = Whoever won was never behind.
review-balance = Luck and skill
review-balance-about = { $seats ->
    [one] In hundredths of all that can be had: what the draws brought against what such draws bring on average, and what decisions gave away against the best one.
   *[other] In wins out of a hundred games: what the draws brought against what such draws bring on average, and what decisions gave away against the best one.
}
review-luck = Luck
review-lost = Given away
review-good = Good
review-doubtful = Doubtful
review-mistake = Mistakes
review-moments = Decisions
review-all = Show the good ones too
review-nothing = Nothing was doubtful, nothing a mistake. Well played!
review-turning = The turning point: from here on the winner was never behind again.
review-mark-good = good
review-mark-doubtful = doubtful
review-mark-mistake = mistake
review-mark-forced = without a choice
review-better = Better: { $does }.
review-gave = { $seats ->
    [one] { $percent ->
        [one] This gave away one hundredth of all that can be had.
       *[other] This gave away { $percent } hundredths of all that can be had.
    }
   *[other] { $percent ->
        [one] This gave away one win in a hundred.
       *[other] This gave away { $percent } wins in a hundred.
    }
}
review-show = Show step { $step } in the curve
review-go = Look at the board before step { $step }

# First game
lesson-step = { $step } of { $steps }
lesson-end = Play on
lesson-instead = That is allowed, but first let us do what the chart points at.

# Settings
settings-me = Me
settings-name-about = Offered whenever you sit down.
settings-look = Look and feel
settings-language = Language
settings-theme = Theme
theme-system = as the device
theme-light = day
theme-dark = night
settings-motion = Motion
motion-system = as the device
motion-full = full
motion-less = less
settings-keys = Letters as keys at the table
settings-notices = Notices
settings-notices-system = Tell me when it is my turn and Atoll is in the background
settings-notices-refused = This browser does not allow notices for this site. That can be changed in its settings.
settings-email = E-mail
settings-email-about = One message a day at most, when tables wait for you. Empty: none.
settings-move = To another device
settings-move-about = Your seats belong to this device. A code brings them to another one.
claim = Show a code
claim-until = Valid once, until { $until }.
takeover-title = Code from the other device
takeover = Bring my tables here
takeover-done = Your tables are here now.
keep = Save
kept = Saved.

# About Atoll
about-title = About Atoll
about-atoll = Atoll is a table for board games: with friends, on one device, alone or against bots. It is free, without accounts and without advertising, and anyone may run one: the source is open, under the Apache License 2.0.
about-games = The games are their designers’. Their rules are told here in our own words; boards, cards and pictures are drawn anew.
about-made = Made of
about-made-of = Headings are set in Fraunces, everything else in Nunito Sans (SIL Open Font License 1.1). Svelte draws (MIT), Fluent puts the words together (Apache-2.0).
about-kept = What is kept
about-kept-what = A cookie keeps your seats yours. What you choose in the settings stays on this device. Tables and what was played on them stay on this server; nobody else is told of anything.

# What could not be done, by the server's codes
sorry-not-host = Only the host of the table may do that.
sorry-not-your-seat = Seat { $seat } is not yours.
sorry-no-seat = There is no seat { $seat } at this table.
sorry-not-seated = Only who sits at the table may do that.
sorry-seats = { $title } is for { $least } to { $most } players, not { $given }.
sorry-option = The game cannot be set up like that: { $words }
sorry-pace = The pace does not fit together: { $words }
sorry-name-empty = A name needs at least one letter.
sorry-no-such-bot = There is no such bot here.
sorry-started = The game has begun: that can only be done before.
sorry-seat-taken = Somebody was quicker: seat { $seat } is taken. Choose another.
sorry-full = All seats are taken.
sorry-seat-empty = Nobody sits on seat { $seat }.
sorry-seat-of-a-person = { $name } sits there and must leave the seat first.
sorry-seats-open = { $open ->
    [one] One seat is still free. Invite somebody, or put a bot there.
   *[other] { $open } seats are still free. Invite somebody, or put bots there.
}
sorry-nobody = At least one person must sit at the table.
sorry-not-playing = That can be done only while the game is played.
sorry-rules-changed = This table was begun under rules { $pinned }, which are gone here. It stands still, and nothing of it is lost.
sorry-stale = The table has moved on in the meantime. Look again and decide anew.
sorry-too-early = Too early: the cards were not open yet.
sorry-stood-in = A bot plays for you. Take your seat back first.
sorry-no-bot = No bot plays there.
sorry-resigned = You have resigned from this game.
sorry-no-such-action = This game has no such action.
sorry-too-many = At most { $most } steps can be chosen in advance.
sorry-intend-race = Where it matters who is first, nothing can be chosen in advance.
sorry-undo-nothing = There is no decision of yours to take back.
sorry-undo-drawn = Something was drawn or shown since then: the decision stands.
sorry-undo-declined = The others did not agree. The decision stands.
sorry-undo-asked = There is a question already. It must be answered first.
sorry-no-question = The question has been settled.
sorry-not-asked = Nobody has asked you.
sorry-no-poll = That vote is over.
sorry-not-voting = You have no vote in this.
sorry-chat-off = The host has switched chat off.
sorry-chat-phrases = At this table one talks in quick phrases only.
sorry-chat-empty = Nothing was said.
sorry-no-such-phrase = There is no such phrase.
sorry-no-watching = Nobody may watch at this table.
sorry-not-ended = That can be done only when the game is over.
sorry-no-review = This game could not be thought about. Try again.
sorry-rematch-made = There is a new table already.
sorry-nothing-played = The game was never begun, so there is nothing to see.
sorry-record = This file is no record that can be played again: { $words }
sorry-no-such-game = This game is not on the shelf here.
sorry-no-such-question = This game has no answer to that.
sorry-no-such-table = There is no table at this address. The link may be cut short, or the table was cleared away.
sorry-no-such-code = This code is not valid. It may be mistyped, used already or too old.
sorry-slowly = { $seconds ->
    [one] That was a lot at once. Try again in a second.
   *[other] That was a lot at once. Try again in { $seconds } seconds.
}
sorry-long = That is too long: at most { $most } bytes.
sorry-json = The server did not understand that.
sorry-field = The server did not understand that ({ $where }).
sorry-fault = Something went wrong on the server. It has been written down.
sorry-origin = Only pages of this server may do that.
sorry-not-kept = The server cannot keep anything just now. Nothing has changed; try again in a moment.
sorry-hints-off = The host has switched hints off.
sorry-no-mail = This server cannot send mail.
sorry-address = This is not an address that mail can go to.
sorry-version = This page is older than the server. Load it again.
sorry-misdirected = The server is not known by this name. Whoever runs it can change that.
