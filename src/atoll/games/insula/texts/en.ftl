title = Insula
tagline = Reach the citadel before midnight: together, until it matters.
about = Explore an island tile by tile, fight its guards side by side, and be the one who beats Kingosh, lord of the island. If the moon gets there first, the island wins and everybody loses.
credits = Pictures of guards, flowers, curses and tiles: Lorc, Delapouite and the contributors of game-icons.net (CC BY 3.0).

# The rules, clause by clause.
I-S = Before the game
I-S1 = Everyone has an action table with slots at rest, flower and move, six energies in vitality, and a counter at the star of the reward wheel.
I-S2 = All adventurers start on the beach. The citadel with Kingosh lies straight above it, at the distance that was agreed on.
I-S3 = Flowers and curses lie in piles, the beach’s tiles on top of the citadel’s, the guards in a bag. What needs a rival stays in the box for one player, what is about the moon stays there without the countdown.
I-S4 = “Against”: the player to the right of who begins gets the battle token. “Along”: who begins gets the die.
I-T = A turn
I-T1 = Players take turns clockwise. A turn is a first and a second action; both are voluntary.
I-T2 = The second action differs from the first and costs one energy, paid beforehand.
    .same = You have taken this action already; the second one must be another.
    .poor = A second action costs { $number ->
        [one] one energy
       *[other] { $number } energies
    }, and you have { $vitality } in vitality. Only ending the turn is left.
I-T3 = “Against”: who holds the battle token goes on in the same turn: battles, then again two actions, then the token passes counter-clockwise.
I-T4 = “Along”: when everyone had a turn there are battles; then the die passes clockwise, and its new holder begins the next round.
I-A = Actions
I-A0 = An action whose slot holds a curse cannot be taken. Only the curse action is never blocked.
    .blocked = A curse lies on “{ $slot }” and blocks this action. Play that curse first, or have it lifted.
I-A1 = Rest: up to 2 energies go from fatigue to vitality, 3 on a tile of ease. Not on a field with a guard.
    .guarded = Nobody rests beside a guard. Beat it or move away first.
I-A2 = Where it was agreed that one may rest beside a guard, that brings only 1 energy.
I-A3 = Flower: play a yellow flower, or draw one on a meadow. Who holds more than five discards at once, by choice.
    .meadow = Flowers are drawn on a meadow; you are not on one.
    .none = There is no flower left to draw: all are in hands.
    .lacking = You do not hold { $flower }.
    .unasked = There is nothing to discard now.
    .first = First discard a flower from your hand.
I-A4 = Curse: play a curse from your own action table. A blue one takes effect; a white one goes above the citadel and changes the rules until another takes its place.
    .empty = No curse lies on “{ $slot }”.
I-A5 = Move: one field up, down, left or right. Not up from a field with a guard, not into the sea, not against red spikes, not onto an unexplored field when no tile is left.
    .guard = A guard bars the way up. Beat it, or go round it.
    .sea = That way lies the sea.
    .spikes = Red spikes keep you out on that side. Enter this field from another one.
    .tiles = No tiles are left: what is unexplored stays so.
I-A6 = Who moves against black spikes is cursed.
I-A7 = On a field not yet explored a tile is drawn and laid. On danger a guard from the bag appears.
I-A8 = Spikes point outwards: they hinder entering across that edge, never leaving. A tile that was just laid does not hinder who uncovered it.
I-C = Curses
I-C1 = Who is cursed draws a curse, looks at it and lays it face down on a free slot of their choice. Who has no free slot is thrown one field down instead.
    .uncursed = You have no curse to lay.
    .taken = A curse lies on “{ $slot }” already. Choose a free slot.
    .first = First lay the curse you drew on a slot of your action table.
I-C2 = When the curses are used up, their discards are shuffled and drawn again.
I-C3 = Who loses energies moves them from vitality to fatigue.
I-B = Battles
I-B1 = Wherever adventurers and guards (or Kingosh) stand on the same field there is a battle, all of them at the same time.
I-B2 = Before a battle, who shares a field may pledge up to three times what they will put in. A pledge binds nobody.
    .peace = Pledges are made before a battle.
    .alone = Nobody fights beside you who could hear a pledge.
    .often = You have pledged { $number } times; now put in your energies.
    .same = You have pledged { $number } already.
    .lacking = You cannot pledge { $number }: you have { $vitality } in vitality.
I-B3 = All fighters secretly put in any number of energies from vitality; they are shown together.
    .peace = Energies are put in before a battle.
    .lacking = You cannot put in { $number }: you have { $vitality } in vitality.
    .first = First say how many energies you put into the battle.
I-B4 = Then each fighter may play one red flower, in order from the active player.
    .peace = There is no battle in which a red flower could be played.
    .red = { $flower } is red: it is played in a battle.
    .yellow = { $flower } is yellow: it is played as an action on your turn.
    .first = First play a red flower, or pass.
I-B5 = The active player rolls. Shield: every battle is a draw, and each loses the smaller half of what they put in. Sword: 2 more for the adventurers on each field. Otherwise the moon.
I-B6 = The adventurers win if their energies and bonuses exceed the strength of all guards there.
I-B7 = Winners move on the reward wheel: a flower for each flower, an extra energy for each star reached or passed. The guards leave the island.
I-B8 = Losers all suffer the guards’ penalty. Who cannot, for want of flowers or of free slots, is thrown one field down instead.
I-B9 = Then all energies in battle go to fatigue, and played red flowers are discarded.
I-B10 = Who is thrown lands on the next explored field below; where there is none, and from the coast, on the beach.
I-F = Special fields and guards
I-F1 = No guard enters the beach or the citadel. Nothing is laid below the row of the beach or above that of the citadel.
    .summit = This is the highest row of the island; there is nothing above.
I-F2 = Kingosh is no guard: what is said of guards does not concern him.
I-F3 = When the bag is empty, the beaten guards go back into it. If they are fewer than three, the guards nearest to the beach are taken up; of equally near ones the holder of the die chooses.
    .far = This guard is not among those nearest to the beach.
    .first = First choose which of the nearest guards goes back into the bag.
I-K = Cards
I-K1 = A card does what it says, one thing after the other; what cannot be done is left out. A flower of which nothing could be done is not played.
    .unasked = There is nothing of this kind to choose now.
    .vain = { $flower } could do nothing here; keep it.
    .rival = That would do nothing to { $name }; choose somebody else.
    .toward = That is not possible in this direction.
    .slot = On “{ $slot }” lies no curse.
    .guard = { $guard } is not near enough, or can go nowhere.
    .first = First choose what your card is to do.
I-E = The end
I-E1 = When Kingosh is beaten, the adventurer with the highest battle value in that battle wins; equals share.
I-E2 = When all tiles are laid and no way leads to the citadel, the island wins.
I-E3 = Countdown: whenever the die shows neither shield nor sword, the moon moves on. If it does so on its last field and Kingosh is not beaten in that battle, the island wins.
I-E4 = With or without the countdown, after sixty rounds the night is over and the island wins.

# Actions.
do-end = end the turn
do-rest = rest
do-gather = draw a flower
do-move = { $first ->
    [up] move up
    [down] move down
    [left] move left
   *[right] move right
}
do-curse = play the curse on “{ $first }”
do-play = play { $first }
do-pass = play no flower
do-lay = lay the curse on “{ $first }”
do-discard = discard { $first }
do-put = { $first ->
    [0] put in no energy
    [one] put in one energy
   *[other] put in { $first } energies
}
do-pledge = pledge { $first }
do-target = choose player { $first }
do-toward = { $first ->
    [up] towards the citadel
    [down] towards the sea
    [left] to the left
    [right] to the right
   *[here] here
}
do-slot = choose the curse on “{ $first }”
do-next = choose tile { $first } of those you see
do-guard = choose { $first }

# Prompts.
prompt-over = The night is over
prompt-act = { $name } chooses an action
prompt-second = { $name } may take a second action
prompt-put = The fighters put in energies
prompt-bloom = { $name } may play a red flower
prompt-lay = { $name } lays a curse
prompt-discard = { $name } discards a flower
prompt-choose = { $name } chooses for { $card }
prompt-take = { $name } chooses a guard for the bag
prompt-you-act = Choose an action
    .help = Rest brings energies back, flower brings you a flower, curse frees a slot of your table, move leads on. Every action is voluntary; a second, different one costs an energy.
prompt-you-second = { $number ->
    [one] Choose another action for one energy, or end your turn
   *[other] Choose another action for { $number } energies, or end your turn
}
    .help = It must be another action than the first. The energy goes from vitality to fatigue; you will need some for the battle.
prompt-you-put = How many energies do you put in?
    .help = All fighters choose in secret and show together. You win if the energies on your field exceed the strength of its guards; afterwards what you put in is tired.
prompt-you-bloom = Play a red flower, or none
    .help = A red flower works in this battle and is discarded afterwards. The die is rolled only when everybody has decided.
prompt-you-lay = Lay { $curse } on a free slot
    .help = The slot is blocked until the curse is played: nobody takes that action there. Choose one that you can do without for a while.
prompt-you-discard = { $number ->
    [one] Discard a flower
   *[other] Discard { $number } flowers
}
    .help = What you discard is gone, and the others do not see what stays in your hand.
prompt-you-take = Choose the guard that goes back into the bag
    .help = The bag is empty, so guards of the island go back into it, those nearest to the beach first. These are equally near: the choice is yours.
prompt-you-choose-rival = { $card }: choose a player
prompt-you-choose-toward = { $card }: choose a direction
prompt-you-choose-slot = { $card }: choose one of your curses
prompt-you-choose-guard = { $card }: choose a guard
prompt-you-choose-next = { $card }: choose the tile that comes next

# Why a hint is good.
why-end = A second action would cost more than it brings.
why-rest = It brings back { $energies ->
    [0] nothing
    [one] one energy
   *[other] { $energies } energies
}.
why-gather = Then you hold { $flowers ->
    [one] one flower
   *[other] { $flowers } flowers
}.
why-lift = The slot of that curse is free again.
why-unknown = Nobody knows yet what lies there.
why-citadel = { $others ->
    [0] You would be the first in the citadel.
    [one] Somebody is in the citadel already: Kingosh is easier to beat together.
   *[other] { $others } are in the citadel already: Kingosh is easier to beat together.
}
why-way = From there it is at least { $steps ->
    [one] one step
   *[other] { $steps } steps
} to the citadel.
why-guarded = Guards are there: all your energies would beat them in { $percent } of 100 rolls.
why-second = As a second action it costs { $energies ->
    [one] one energy
   *[other] { $energies } energies
}.
why-put = { $others ->
    [0] That wins in { $percent } of 100 rolls.
   *[other] With { $others } from the others, that wins in { $percent } of 100 rolls.
}
why-pledge = Who says first what they bring gets the others to bring theirs.
why-refrain = A flower is worth more in the hand than in this battle.
why-bloom = Without it the battle is won in { $before } of 100 rolls, with it in { $after }.

# The log.
told-end = { $name } ends the turn
told-rest = { $energies ->
    [0] { $name } rests and recovers nothing
    [one] { $name } rests and recovers one energy
   *[other] { $name } rests and recovers { $energies } energies
}
told-move = { $direction ->
    [up] { $name } moves up to { $place }
    [down] { $name } moves down to { $place }
    [left] { $name } moves left to { $place }
   *[right] { $name } moves right to { $place }
}
told-curse = { $name } plays the curse on “{ $slot }”: { $curse }
told-play = { $name } plays { $flower }
told-bloom = { $name } shows { $flower }
told-pass = { $name } plays no flower
told-lay = { $name } lays the curse on “{ $slot }”
told-lay-own = { $name } lays { $curse } on “{ $slot }”
told-discard = { $name } discards { $flower }
told-put = { $name } has chosen
told-put-own = { $name } puts in { $number }
told-pledge = { $name } pledges { $number }
told-guard = { $name } chooses { $guard }
told-slot = { $name } chooses the curse on “{ $slot }”
told-target = It concerns { $name }
told-next = { $name } chooses the tile that comes next
told-brings = { $name } put { $number ->
    [0] no energy
    [one] one energy
   *[other] { $number } energies
} into the battle at { $place }
told-shield = The die shows the shield: every battle is a draw
told-sword = The die shows the sword: 2 more for the adventurers
told-moon-die = The die shows the moon
told-drawn = { $name } draws at { $place } and loses { $number ->
    [0] nothing
    [one] one energy
   *[other] { $number } energies
}
told-won = { $name } wins at { $place }, { $total } against { $against }
told-lost = { $name } loses at { $place }, { $total } against { $against }
told-won-kingosh = { $name } beats Kingosh, { $total } against { $against }, and brought { $value }
told-lost-kingosh = { $name } loses against Kingosh, { $total } against { $against }
told-moon = { $left ->
    [0] The moon stands on its last field
    [one] The moon moves on; one field is left
   *[other] The moon moves on; { $left } fields are left
}
told-moon-back = { $number ->
    [one] The moon goes back one field
   *[other] The moon goes back { $number } fields
}
told-tile = A tile is uncovered at { $place }: { $kind }
told-turned = The tile at { $place } is turned round
told-appears = { $guard } appears at { $place }
told-led = { $guard } moves to { $place }
told-beaten = { $guard } leaves the island
told-bagged = { $guard } goes back into the bag
told-scouts = { $name } looks at { $number ->
    [one] the next tile
   *[other] { $number } tiles
}
told-white = From now on { $curse } lies above the citadel
told-white-gone = { $curse } is over
told-flowers-shuffled = The discarded flowers are shuffled
told-curses-shuffled = The discarded curses are shuffled
told-swapped = { $name } is now at { $place }
told-steps = { $name } steps to { $place }
told-thrown = { $name } is thrown down to { $place }
told-robbed = { $name } is robbed of { $number ->
    [one] a flower
   *[other] { $number } flowers
}
told-robbed-own = { $name } is robbed of { $flowers }
told-flowers = { $name } draws { $number ->
    [one] a flower
   *[other] { $number } flowers
}
told-flowers-own = { $name } draws { $flowers }
told-cursed = { $name } is cursed
told-cursed-own = { $name } is cursed with { $curse }
told-star = { $name } gets { $number ->
    [one] an extra energy
   *[other] { $number } extra energies
}
told-recovers = { $name } recovers { $number ->
    [one] one energy
   *[other] { $number } energies
}
told-loses = { $name } loses { $number ->
    [one] one energy
   *[other] { $number } energies
}
told-token = The battle token passes to { $name }
told-token-along = The die passes to { $name }

# The end.
end-kingosh = Kingosh is beaten
end-lost-way = No way leads to the citadel any more: the island wins
end-midnight = Midnight: all adventurers turn into guards, and the island wins
end-dawn = The night is over, and Kingosh still rules: the island wins
part-height = Fields up the island
part-battle = Brought against Kingosh
lack-fields = { $fields ->
    [one] one field below the citadel
   *[other] { $fields } fields below the citadel
}
lack-aside = { $fields ->
    [one] one field beside the citadel
   *[other] { $fields } fields beside the citadel
}
lack-kingosh = in the citadel, before Kingosh

# Options.
option-order = Fight order
    .help = Against: the battle token wanders against the order of play, and who holds it acts again after the battles. Along: everyone takes a turn, then there are battles.
option-order-against = against
option-order-along = along
option-beside = Rest beside a guard
    .help = Who rests on a field with a guard recovers one energy instead of none.
option-countdown = Countdown
    .help = The moon wanders; at midnight the island wins.
option-distance = Distance of the citadel
    .help = How many fields the citadel lies above the beach.
option-content = Content
    .help = Which tiles, guards, flowers and curses lie in the box.
option-content-midnight = Midnight
preset-first = First game
    .help = A near citadel, battles after the turn, and rest even beside a guard.
preset-designer = The designer’s default
    .help = As its designer plays it: five tiles to the citadel, against the order of play.
preset-hard = Hard
    .help = Seven tiles to the citadel, and the same moon above them.

# What cards do.
effect-recover = { $whom ->
    [you] Recover { $number ->
        [one] one energy
       *[other] { $number } energies
    }.
    [rival] A rival recovers { $number ->
        [one] one energy
       *[other] { $number } energies
    }.
    [others] All others recover { $number ->
        [one] one energy
       *[other] { $number } energies
    }.
   *[all] All recover { $number ->
        [one] one energy
       *[other] { $number } energies
    }.
}
effect-lose = { $whom ->
    [you] Lose { $number ->
        [one] one energy
       *[other] { $number } energies
    }.
    [rival] A rival loses { $number ->
        [one] one energy
       *[other] { $number } energies
    }.
    [others] All others lose { $number ->
        [one] one energy
       *[other] { $number } energies
    }.
   *[all] All lose { $number ->
        [one] one energy
       *[other] { $number } energies
    }.
}
effect-draw = { $whom ->
    [you] Draw { $number ->
        [one] a flower
       *[other] { $number } flowers
    }.
    [rival] A rival draws { $number ->
        [one] a flower
       *[other] { $number } flowers
    }.
    [others] All others draw { $number ->
        [one] a flower
       *[other] { $number } flowers
    }.
   *[all] All draw { $number ->
        [one] a flower
       *[other] { $number } flowers
    }.
}
effect-curse = { $whom ->
    [you] You are cursed{ $number ->
        [one] .
       *[other] {" "}{ $number } times.
    }
    [rival] A rival is cursed{ $number ->
        [one] .
       *[other] {" "}{ $number } times.
    }
    [others] All others are cursed{ $number ->
        [one] .
       *[other] {" "}{ $number } times.
    }
   *[all] All are cursed{ $number ->
        [one] .
       *[other] {" "}{ $number } times.
    }
}
effect-fall = { $whom ->
    [you] You are thrown { $number ->
        [one] one field
       *[other] { $number } fields
    } down.
    [rival] A rival is thrown { $number ->
        [one] one field
       *[other] { $number } fields
    } down.
    [others] All others are thrown { $number ->
        [one] one field
       *[other] { $number } fields
    } down.
   *[all] All are thrown { $number ->
        [one] one field
       *[other] { $number } fields
    } down.
}
effect-summon = { $whom ->
    [you] A guard appears on your field.
    [rival] A guard appears on a rival’s field.
    [others] A guard appears on the field of each of the others.
   *[all] A guard appears on everybody’s field.
}
effect-discard = { $whom ->
    [you] Discard { $number ->
        [one] a flower
       *[other] { $number } flowers
    }.
    [rival] A rival discards { $number ->
        [one] a flower
       *[other] { $number } flowers
    }.
    [others] All others discard { $number ->
        [one] a flower
       *[other] { $number } flowers
    }.
   *[all] All discard { $number ->
        [one] a flower
       *[other] { $number } flowers
    }.
}
effect-rob = { $whom ->
    [others] Draw { $number ->
        [one] a flower
       *[other] { $number } flowers
    } from the hand of each of the others.
   *[rival] Draw { $number ->
        [one] a flower
       *[other] { $number } flowers
    } from a rival’s hand.
}
effect-swap = Change places with a rival.
effect-give = Hand one of your other curses on to a rival, who lays it.
effect-step = Move one field; guards do not hinder you.
effect-lift = Discard one of your curses.
effect-scout = { $number ->
    [one] Look at the next tile.
   *[other] Look at the next { $number } tiles and choose the one that comes first.
}
effect-lead = A guard on your field or beside it moves one field.
effect-turn = Turn your tile or one beside it half round.
effect-moon = { $number ->
    [one] The moon goes back one field.
   *[other] The moon goes back { $number } fields.
}
effect-strength = { $number } more in battle.
effect-fellows = { $number } more in battle for each other adventurer on your field.
effect-spare = If you lose, you suffer no penalty.
effect-harvest = If you win, your reward counts { $number ->
    [2] twice
   *[other] { $number } times
}.
effect-reroll = If the die shows the shield, it is rolled again.
effect-weaken = The guards on your field are { $number } weaker.
effect-betray = The bonus of the others’ flowers on your field is yours.
effect-save = { $number ->
    [one] One of your energies goes back to vitality.
   *[other] { $number } of your energies go back to vitality.
}
law-guards = Every guard is { $number } stronger.
law-rest = Resting brings { $number } less.
law-second = The second action costs { $number } more.
law-spikes = Black spikes curse { $number ->
    [one] once more
   *[other] { $number } times more
}.
law-swordless = The sword brings no bonus.
law-rewards = All rewards count { $number ->
    [2] twice
   *[other] { $number } times
}.
trait-swordproof = Swordproof: the sword brings no bonus against it.
trait-wary = Wary: { $number } stronger for each adventurer beyond the first.
trait-drain = Draining: who loses to it also loses { $number ->
    [one] one energy
   *[other] { $number } energies
}.
trait-nightly = Nightly: { $number } stronger once the moon has gone half its way.

# Names.
name-rest = rest
name-flower = flower
name-move = move
name-ease = ease
name-meadow = meadow
name-danger = danger
name-beach = the beach
name-citadel = the citadel
name-crab = Lantern Crab
name-dog = Driftwood Dog
name-toad = Salt Toad
name-heron = Reed Heron
name-goat = Thorn Goat
name-boar = Moss Boar
name-fox = Fog Fox
name-owl = Echo Owl
name-lynx = Flint Lynx
name-viper = Glass Viper
name-moth = Moon Moth
name-stag = Storm Stag
name-bear = Stone Bear
name-giant = Root Giant
name-tortoise = Iron Tortoise
name-wyrm = Ash Wyrm
name-dewbell = Dewbell
name-featherfern = Featherfern
name-clearwort = Clearwort
name-eyebright = Eyebright
name-lurebloom = Lurebloom
name-slipthistle = Slip Thistle
name-moonrose = Moonrose
name-windwheel = Windwheel
name-honeycup = Honeycup
name-nettle = Spite Nettle
name-emberlily = Ember Lily
name-bloodpoppy = Blood Poppy
name-ironheart = Ironheart
name-goldrod = Goldenrod
name-chancevine = Chance Vine
name-witherleaf = Witherleaf
name-foxglove = Foxglove
name-kinbloom = Kinbloom
name-evergreen = Evergreen
name-exhaustion = Leaden Sleep
name-shadow = Stalking Shadow
name-landslide = Landslide
name-magpie = Magpie
name-mirage = Mirage
name-whisper = Whisper
name-drought = Drought
name-fullmoon = Full Moon
name-restless = Restless Night
name-leadenfeet = Leaden Feet
name-barbs = Barbs
name-rust = Rust
name-plenty = Year of Plenty

# On the board.
board-island = Round { $round }. The moon is { $left ->
    [0] on its last field
    [one] one field from its last
   *[other] { $left } fields from its last
}. Kingosh has strength { $strength }.
board-field = { $place }, { $kind }
board-guards = { $guards }, strength { $strength }
board-guard = { $guard }: strength { $strength }, reward { $reward }, penalty: flowers { $flowers }, curses { $curses }
board-unexplored = { $place }, not explored yet
board-spikes-red = red spikes
board-spikes-black = black spikes
board-kingosh = Kingosh, strength { $strength }
board-adventurer = { $name } at { $place }
board-vitality = Vitality
board-fatigue = Fatigue
board-battle = Battle
board-strength = Strength
board-reward = Reward
board-penalty = Penalty
board-hand = Hand
board-wheel = Reward wheel
board-moon = The moon
board-bag = Bag
board-beaten = Beaten
board-tiles = Tiles
board-flowers = Flowers
board-curses = Curses
board-supply = Supply
board-discards = Discards
board-table = Action table
board-hidden-slot = a curse on “{ $slot }”
board-free-slot = “{ $slot }” is free
board-white = The curse above the citadel: { $curse }
board-no-white = No curse lies above the citadel
board-pledged = pledges { $number }
board-chosen = has chosen
board-choosing = is choosing
board-won = won
board-lost = lost
board-drawn = drawn
board-whole = The whole island
board-fog = not explored yet
board-die-shield = the shield
board-die-sword = the sword
board-die-moon = the moon
board-target = choose { $name }
board-next = choose this tile
board-foes = Guards nearby
board-won-steps = { $number ->
    [one] one step on the wheel
   *[other] { $number } steps on the wheel
}
board-won-flowers = { $number ->
    [one] a flower
   *[other] { $number } flowers
}
board-won-stars = { $number ->
    [one] an extra energy
   *[other] { $number } extra energies
}
board-lost-discards = { $number ->
    [one] discards a flower
   *[other] discards { $number } flowers
}
board-lost-curses = { $number ->
    [one] is cursed
   *[other] is cursed { $number } times
}
board-lost-drained = { $number ->
    [one] loses one energy
   *[other] loses { $number } energies
}
board-lost-thrown = is thrown one field down
board-lost-half = { $number ->
    [0] keeps all energies
    [one] one energy is tired
   *[other] { $number } energies are tired
}
board-against = { $total } against { $against }
board-curse-above = Above the citadel lies { $curse }: { $does }
board-token = You lead the battles
board-lord = Kingosh, lord of the island
board-put-in = you put in { $number }
board-put = Put in
board-pledge = Pledge

# The first game, step by step.
tutorial-welcome = Night falls. From the beach you must reach the citadel and beat Kingosh before the moon has run its course. In this first game you are alone against the island.
tutorial-move = Straight above you everything lies in fog. Move up: the tile that you uncover stays.
    .instead = You could. But the citadel lies straight above: go up first.
tutorial-gather = A meadow! Flowers help you, yellow ones on the way and red ones in battle. Draw one. As your second action it costs one energy.
    .instead = Take the flower first, you will be glad of it.
tutorial-moon = After your actions come battles. There was none, but the die was rolled all the same, and it showed the moon: the night is a step older. Now you have two more actions.
tutorial-danger = Go on up. This time the fog may hold something worse.
    .instead = Up leads to the citadel.
tutorial-guard = A guard of strength 2! On a field with a guard you cannot rest, nor go on up. End your turn here.
    .instead = Stay: you are going to fight it.
tutorial-before = A new turn, and the battle comes after your actions. Save your energy: end them at once.
    .instead = Stay: you are going to fight it.
tutorial-put = Put energy into the battle, in secret if others are there. You need more than 2 in all; with a flower, 2 energies are enough.
    .instead = Two are enough: your flower will do the rest.
tutorial-bloom = Your flower is a red one and makes you stronger in battle. Play it.
    .instead = Play the flower, or you lose.
tutorial-won = Won! The guard leaves the island, and you move on the reward wheel: a flower or a star there brings you more. What you put in is tired now; rest brings it back.
tutorial-kingosh = Above waits Kingosh. Gather strength, but mind the moon: on its last field, the island wins. Curses that you draw on the way can be played off for their effect. Good luck!
