title = Without Borders
tagline = A race across the map in your head
about = Seven states lie open, and one in the middle is where you start. Where will you travel, crossing as few borders as you can and visiting no neighbours? The map stays folded until everybody has chosen, and who chooses first pays least.
credits = Shapes: Natural Earth and the US Census Bureau (world-atlas, us-atlas). Names, languages and people: Unicode CLDR. Capitals and areas: world-countries by Mohammed Le Doze (Open Database License 1.0) and Vega datasets. Flags: Wikimedia Commons (region-flags) and HatScripts (circle-flags, MIT).

B-C = What there is
B-C1 = There are two maps, Europe and the USA, each with a card for each of its 50 states.
B-C2 = Around the ring lie seven cards and the field 40, in the middle the start, and in later rounds the target as well.
B-C3 = Each player has two chips of a colour. Chips at the same field form a stack: a chip lies on all that came before it.
B-C4 = Money counts in euro.

B-G = The course of the game
B-G1 = There are seven rounds: two in each of three parts, then the final. Who has the most money at the end wins; equals share the win.
B-G2 = Everybody receives 100 at the start of round 1, 200 at the start of round 3, 300 at the start of round 5, and nothing else. What is left is kept.
B-G3 = The first dealer is drawn by lot; after each round the next player is the dealer. The dealer sets the pace: deals, then opens the middle.
B-G4 = Cards that were used are put aside. Before round 7 all are shuffled again, so that any state may come.

B-D = The deal
B-D1 = Seven cards are laid around the ring, one after the other, then the middle is opened: the start, and in rounds 5 to 7 the target at the same moment.
    .undealt = The seven cards are not dealt yet. Deal them first, then open the middle.
    .dealt = The seven cards lie already. Now open the middle.
    .lying = The cards of this round lie already. The next ones are dealt when this round is over.
B-D2 = Nobody places a chip before the middle is open.
    .refused = The middle is still closed, so no chip may be placed yet. Wait until the dealer opens it.
B-D3 = While players choose, the map is folded; it is opened to see what the trips cost. With an open map it always lies there.

B-P = Choosing
B-P1 = In rounds 1 and 2 everybody places one chip, in rounds 3 to 7 both, one after the other.
B-P2 = A chip that lies is not moved or taken back.
    .refused = Your chips all lie already, and a chip that lies stays where it is.
B-P3 = Several players may choose the same field; their chips lie in the order in which they came.
B-P4 = Your two chips lie at two different fields; one of them may be the field 40.
    .refused = A chip of this colour lies at { $field } already. Its second chip goes to another field.
B-P5 = Choosing ends when everybody has placed. Whose time runs out has the missing chips put at 40, or where that is taken by an own chip, at the field with the fewest chips.
    .refused = Everybody has placed; no more chips are laid in this round.

B-V = What a trip costs
B-V1 = Each border that is crossed costs 10. A sea link on the map is a border, and the states that it joins are neighbours.
B-V2 = Each pair of neighbours among the states that count costs 30, whatever way is travelled.
B-V3 = Each chip under yours costs 10, at each of your fields.
B-V4 = A chip at 40 costs 40, and what lies under it; there is no state to visit for it.
B-V5 = The cheapest way counts. A state may be crossed any number of times, and your states may be visited in any order.
B-V6 = Rounds 1 and 2: from the start to your state. The pair that counts is these two. With your chip at 40 there is no trip.
B-V7 = Rounds 3 and 4: from the start through both your states, ending at either. The pairs that count are the start with each of them, and the two with each other. With a chip at 40, to the other state only.
B-V8 = Rounds 5 and 6: from the start through both your states to the target. The pairs that count are start and target with each of your states, and these with each other; start and target themselves do not count. With a chip at 40, through the other state only.
B-V9 = The cost goes to the bank. Who has too little pays what there is.
B-V10 = The final is like rounds 5 and 6, but you receive what your trip is worth: the cheapest way, since your rivals choose it, your pairs and 40 for a chip at 40, less 10 for each chip under yours. It is never worth less than nothing.
B-V11 = Where routes are traced, everybody walks their route on the map and pays for what they walked, at most 20 borders more than the cheapest; the cheapest is shown afterwards. In the final the cheapest counts.
    .early = No routes are traced yet: first everybody places their chips.
    .start = Your trip begins in { $state }. Take one of its parts first.
    .far = { $from } and { $to } are not next to each other. Go on to a neighbour of { $from }.
    .long = By way of { $to } your route would be more than { $detour } borders longer than the cheapest. Turn towards what is still to be visited.

B-T = Two travellers
B-T1 = Two or three players may each play two travellers of two chips. They receive 200, 400 and 600, in one purse.
B-T2 = In rounds 1 and 2 your travellers choose different fields; in rounds 3 to 7 not the same pair of fields. In which order you place your chips is up to you.
    .placed = All chips of your { $traveller } lie already. Place those of the other one.
    .same = Your other traveller is at { $field }. In this round your two travellers go to different fields.
    .pair = With { $field } both your travellers would have the same two fields. One field may be shared, the other must differ.
B-T3 = Each traveller pays alone. A chip of your own other traveller underneath costs like any other.
B-T4 = A chip that would break these rules is refused at once, so none has to be taken back.

B-E = Europe
B-E1 = Borders are as in reality, but for these: Croatia borders Montenegro and not Italy, Liechtenstein only Austria and Switzerland, Monaco only France. Denmark borders Sweden by the bridge, Greece borders Turkey, the United Kingdom borders Ireland.
B-E2 = Sea links join the United Kingdom with France, Belgium and the Netherlands, Iceland with Ireland, the United Kingdom and Norway, Malta with Italy and Greece, Cyprus with Turkey. There are no others.
B-E3 = Russia lies in two parts, a large one and Kaliningrad between Poland and Lithuania. Who enters a part leaves it to a neighbour of that part. A trip that begins, ends or calls in Russia may take the better part. For pairs the neighbours of both count.
B-E4 = So does Azerbaijan: the small part, Nakhchivan, borders Turkey and Armenia, the large one Russia, Georgia and Armenia.
B-E5 = A state inside another is entered and left: both cost a crossing.

B-U = The USA
B-U1 = Borders are as in reality. Utah, Colorado, Arizona and New Mexico all border each other, across the corner too.
B-U2 = Two sea links join Alaska with Washington and Hawaii with California. Michigan borders Wisconsin, Indiana and Ohio, not Minnesota. Connecticut does not border New Jersey, nor Maine Massachusetts, nor New York Rhode Island.

B-F = Between rounds
B-F1 = After a round one may read a few facts about the start: its capital, its area, its people, its languages and its flag.
B-F2 = Who plays for the first time need only know the first part. What is new in the second, the third and the final is told when they begin.

do-deal = deal seven cards
do-open = open the middle
do-chip = place a chip at { $first }
do-first = place a chip of the first traveller at { $first }
do-second = place a chip of the second traveller at { $first }
do-go = go to { $first }

prompt-deal = { $name } deals
prompt-open = { $name } opens the middle
prompt-choose = Everybody chooses
prompt-trace = Everybody traces their route
prompt-over = The season is over
prompt-you-deal = Round { $round }: deal the cards
    .help = You set the pace. Seven states are laid around the ring; nobody places a chip before the middle is open.
prompt-you-open = Open the middle
    .help = The middle opens for everybody at the same instant. From then on quickness counts: a chip lies on all that came before it, and each of those costs 10.
prompt-you-from = From { $start }: place { $chips ->
    [one] a chip
   *[other] { $chips } chips
}. Few borders, no neighbours!
    .help = Each border that is crossed costs 10, each pair of neighbours 30, each chip under yours 10. A chip at 40 costs 40 and travels nowhere.
prompt-you-through = From { $start } to { $target }: place { $chips ->
    [one] a chip
   *[other] { $chips } chips
}. Few borders, no neighbours!
    .help = The trip leads from the start through your states to the target, the cheapest way. Each border costs 10, each pair of neighbours 30, but start and target themselves are no pair.
prompt-you-final = From { $start } to { $target }: place { $chips ->
    [one] a chip
   *[other] { $chips } chips
}. This time, the longer the better!
    .help = In the final you receive what your trip is worth. Your rivals choose the cheapest way, so look for states that nobody can reach quickly; each chip under yours takes 10 off.
prompt-you-trace = Trace the route from { $start }: visit { $states }
    .help = Tap one neighbour after the other on the map. You pay for the way that you trace; the cheapest is shown afterwards.
prompt-you-trace-through = Trace the route from { $start } to { $target }: visit { $states }
    .help = Tap one neighbour after the other on the map, until you are at the target. You pay for the way that you trace; the cheapest is shown afterwards.

told-income = Everybody receives €{ $amount }
told-shuffle = All cards are shuffled again
told-deal = { $name } deals { $states }
told-start = The trips start in { $states }
told-middle = The trips lead from one to the other: { $states }
told-chip = { $name } chooses { $state }{ $under ->
    [0] { "" }
    [one] { " " }on top of one chip
   *[other] { " " }on top of { $under } chips
}
told-stay = { $name } chooses 40{ $under ->
    [0] { "" }
    [one] { " " }on top of one chip
   *[other] { " " }on top of { $under } chips
}
told-chip-of = { $name }, { $traveller }: { $state }{ $under ->
    [0] { "" }
    [one] { " " }on top of one chip
   *[other] { " " }on top of { $under } chips
}
told-stay-of = { $name }, { $traveller }: 40{ $under ->
    [0] { "" }
    [one] { " " }on top of one chip
   *[other] { " " }on top of { $under } chips
}
told-map = The map is opened
told-go = { $name } goes to { $place }
told-paid = { $name } pays €{ $amount }{ $crossings ->
    [0] { " " }for staying
   *[other] : { $route }
}
told-short = { $name } pays €{ $amount }, all there is, instead of €{ $total }{ $crossings ->
    [0] { " " }for staying
   *[other] : { $route }
}
told-won = { $name } receives €{ $amount }: { $route }

cost-crossings = { $number ->
    [one] 1 border
   *[other] { $number } borders
}
cost-pairs = { $number ->
    [one] 1 pair of neighbours
   *[other] { $number } pairs of neighbours
}
cost-stay = the field 40
cost-under = { $number ->
    [one] 1 chip underneath
   *[other] { $number } chips underneath
}

why-trip = { $states }: €{ $amount } altogether
why-worth = { $states }: worth €{ $amount }
why-stay = Staying costs €{ $amount }
why-way = { $number ->
    [0] There the route ends.
    [one] From there one border is left.
   *[other] From there { $number } borders are left.
}

lack-chips = { $chips ->
    [one] 1 chip to place
   *[other] { $chips } chips to place
}
end-season = All seven rounds are played
part-income = income
part-trips = trips
part-final = the final

lesson-1 = The first trip: from the start to one of the seven states. Every border costs 10, a neighbour of the start 30 more, and each chip under yours 10. If nothing pleases you, the field 40 costs 40.
lesson-2 = Now place both chips. The trip leads from the start through both states, in the better order. Every pair of neighbours costs 30: with the start, and of your two states.
lesson-3 = Two cards lie in the middle. The trip leads from one to the other, through both your states. Start and target may be neighbours; every other pair costs 30.
lesson-4 = The final turns it round: you receive what your trip is worth. Look for long ways and for neighbours. Chips under yours are taken off, so be quick all the same.

trip-total = altogether
trip-ways = { $ways ->
    [one] The cheapest way:
   *[other] The { $ways } cheapest ways:
}
trip-no-map = There is no map “{ $given }”. There are: { $maps }.
trip-no-state = There is no state “{ $given }” on this map.
trip-maps = Whoever asks for the maps names nothing else; “{ $given }” is one thing too many.
trip-no-field = A trip has no “{ $given }”. It has: { $fields }.
trip-no-number = “{ $given }” is not a number of chips.
trip-many = A trip visits two states at most: give --via once or twice.
trip-nowhere = Where to? Name a state with --via, or a target with --to.
trip-twice = A state was named twice. Start, states on the way and target are all different.

desk-title = Trip planner
desk-about = What would a trip cost, and why? Name the states, or tap them on the map.
desk-via = Through
desk-via-too = And through
desk-to = To, if there is a target
desk-under = Chips underneath
desk-fewer = One chip fewer
desk-more = One chip more
desk-clear = Begin again
desk-near = No state is called so. Nearly so:
desk-none = No state on this map is called so, or nearly so.
desk-remove = Leave out { $state }
desk-empty = Where the trip begins, and one state more: then the price stands here.

fact-capital = Capital: { $capital }
fact-area = Area: { $area } km²
fact-people = People: { $people }
fact-languages = { $count ->
    [one] Language: { $languages }
   *[other] Languages: { $languages }
}

option-map = Map
    .help = Where the trips lead. The map that you know less is the merrier one.
option-map-europe = Europe
option-map-usa = USA
option-travellers = Travellers per player
    .help = Two or three players may each play two colours. It is tighter, and needs a cool head.
option-open = Open map
    .help = The map lies there all the time, for children and newcomers.
option-trace = Trace your own route
    .help = Everybody walks their route on the map and pays for what they walked. Otherwise the cheapest is found and shown.
option-lessons = Learn as you go
    .help = What is new is explained when it begins: first part, second part, third part, final.
option-income = Income in the first part
    .help = Twice that in the second part, three times in the third.
option-crossing = Price of a border
    .help = A border that is crossed, by land or by sea.
option-pair = Price of a pair of neighbours
    .help = Two states of a trip that are neighbours.
option-under = Price of a chip underneath
    .help = A chip that lies under one of yours.
option-stay = Price of the field 40
    .help = What it costs to choose no state with a chip.
preset-first = First trip
    .help = The map lies open on the table, and each new thing is explained when it begins.
preset-classic = As in the box
    .help = Europe, from memory, in three parts and a final.
preset-america = Across America
    .help = The same trips among the states of the USA.
preset-couples = Two travellers each
    .help = Two or three players, each with two colours and one purse.
preset-explorers = Own routes
    .help = Everyone traces the way on the map and pays for what was walked.

name-first = first traveller
name-second = second traveller

# On the board.
board-table = Without Borders, round { $round } of 7: { $stage ->
    [dealing] the next deal is awaited
    [opening] the cards lie, the middle is closed
    [choosing] chips are being placed
    [tracing] routes are being traced
   *[over] the season is over
}
board-field = Field { $field }: { $state }, { $chips ->
    [0] no chips
    [one] one chip: { $names }
   *[other] { $chips } chips, from the bottom: { $names }
}
board-field-empty = Field { $field }: no card yet
board-forty = The field 40, for { $price }: { $chips ->
    [0] no chips
    [one] one chip: { $names }
   *[other] { $chips } chips, from the bottom: { $names }
}
board-closed = The middle is still closed
board-start = From
board-target = To
board-map = Map: { $map ->
    [europe] Europe
    [usa] the USA
   *[other] { $map }
}
board-deal = Deal seven cards
board-open = Open the middle
board-closer = Closer
board-farther = Farther away
board-whole = The whole map
board-show-ring = Show the ring
board-show-map = Show the map
board-short = More was not in the purse
board-purse = In the purse
board-way = { $more ->
    [yes] Way { $way } of more than { $ways } that are just as short
   *[no] Way { $way } of { $ways } that are just as short
}
board-way-other = Show another way that is just as short
board-better = Better and still open: { $fields }, for { $amount }
board-best = Nothing better was open

# Parts of states, and the states of the USA.
name-RU-KGD = Kaliningrad
name-AZ-NX = Nakhchivan
name-US-AL = Alabama
name-US-AK = Alaska
name-US-AZ = Arizona
name-US-AR = Arkansas
name-US-CA = California
name-US-CO = Colorado
name-US-CT = Connecticut
name-US-DE = Delaware
name-US-FL = Florida
name-US-GA = Georgia
name-US-HI = Hawaii
name-US-ID = Idaho
name-US-IL = Illinois
name-US-IN = Indiana
name-US-IA = Iowa
name-US-KS = Kansas
name-US-KY = Kentucky
name-US-LA = Louisiana
name-US-ME = Maine
name-US-MD = Maryland
name-US-MA = Massachusetts
name-US-MI = Michigan
name-US-MN = Minnesota
name-US-MS = Mississippi
name-US-MO = Missouri
name-US-MT = Montana
name-US-NE = Nebraska
name-US-NV = Nevada
name-US-NH = New Hampshire
name-US-NJ = New Jersey
name-US-NM = New Mexico
name-US-NY = New York
name-US-NC = North Carolina
name-US-ND = North Dakota
name-US-OH = Ohio
name-US-OK = Oklahoma
name-US-OR = Oregon
name-US-PA = Pennsylvania
name-US-RI = Rhode Island
name-US-SC = South Carolina
name-US-SD = South Dakota
name-US-TN = Tennessee
name-US-TX = Texas
name-US-UT = Utah
name-US-VT = Vermont
name-US-VA = Virginia
name-US-WA = Washington
name-US-WV = West Virginia
name-US-WI = Wisconsin
name-US-WY = Wyoming

# States of Europe, their capitals and languages, written by programs/write_names.py from CLDR.
name-AD = Andorra
name-AL = Albania
name-AM = Armenia
name-AT = Austria
name-AZ = Azerbaijan
name-BA = Bosnia and Herzegovina
name-BE = Belgium
name-BG = Bulgaria
name-BY = Belarus
name-CH = Switzerland
name-CY = Cyprus
name-CZ = Czechia
name-DE = Germany
name-DK = Denmark
name-EE = Estonia
name-ES = Spain
name-FI = Finland
name-FR = France
name-GB = United Kingdom
name-GE = Georgia
name-GR = Greece
name-HR = Croatia
name-HU = Hungary
name-IE = Ireland
name-IS = Iceland
name-IT = Italy
name-LI = Liechtenstein
name-LT = Lithuania
name-LU = Luxembourg
name-LV = Latvia
name-MC = Monaco
name-MD = Moldova
name-ME = Montenegro
name-MK = North Macedonia
name-MT = Malta
name-NL = Netherlands
name-NO = Norway
name-PL = Poland
name-PT = Portugal
name-RO = Romania
name-RS = Serbia
name-RU = Russia
name-SE = Sweden
name-SI = Slovenia
name-SK = Slovakia
name-SM = San Marino
name-TR = Turkey
name-UA = Ukraine
name-VA = Vatican City
name-XK = Kosovo
name-capital-AD = Andorra la Vella
name-capital-AL = Tirana
name-capital-AM = Yerevan
name-capital-AT = Vienna
name-capital-AZ = Baku
name-capital-BA = Sarajevo
name-capital-BE = Brussels
name-capital-BG = Sofia
name-capital-BY = Minsk
name-capital-CH = Bern
name-capital-CY = Nicosia
name-capital-CZ = Prague
name-capital-DE = Berlin
name-capital-DK = Copenhagen
name-capital-EE = Tallinn
name-capital-ES = Madrid
name-capital-FI = Helsinki
name-capital-FR = Paris
name-capital-GB = London
name-capital-GE = Tbilisi
name-capital-GR = Athens
name-capital-HR = Zagreb
name-capital-HU = Budapest
name-capital-IE = Dublin
name-capital-IS = Reykjavik
name-capital-IT = Rome
name-capital-LI = Vaduz
name-capital-LT = Vilnius
name-capital-LU = Luxembourg
name-capital-LV = Riga
name-capital-MC = Monaco
name-capital-MD = Chișinău
name-capital-ME = Podgorica
name-capital-MK = Skopje
name-capital-MT = Valletta
name-capital-NL = Amsterdam
name-capital-NO = Oslo
name-capital-PL = Warsaw
name-capital-PT = Lisbon
name-capital-RO = Bucharest
name-capital-RS = Belgrade
name-capital-RU = Moscow
name-capital-SE = Stockholm
name-capital-SI = Ljubljana
name-capital-SK = Bratislava
name-capital-SM = San Marino
name-capital-TR = Ankara
name-capital-UA = Kyiv
name-capital-VA = Vatican City
name-capital-XK = Pristina
name-language-az = Azerbaijani
name-language-be = Belarusian
name-language-bg = Bulgarian
name-language-bs = Bosnian
name-language-ca = Catalan
name-language-cnr = Montenegrin
name-language-cs = Czech
name-language-da = Danish
name-language-de = German
name-language-el = Greek
name-language-en = English
name-language-es = Spanish
name-language-et = Estonian
name-language-fi = Finnish
name-language-fr = French
name-language-ga = Irish
name-language-hr = Croatian
name-language-hu = Hungarian
name-language-hy = Armenian
name-language-is = Icelandic
name-language-it = Italian
name-language-ka = Georgian
name-language-la = Latin
name-language-lb = Luxembourgish
name-language-lt = Lithuanian
name-language-lv = Latvian
name-language-mk = Macedonian
name-language-mt = Maltese
name-language-nl = Dutch
name-language-no = Norwegian
name-language-pl = Polish
name-language-pt = Portuguese
name-language-ro = Romanian
name-language-ru = Russian
name-language-sk = Slovak
name-language-sl = Slovenian
name-language-sq = Albanian
name-language-sr = Serbian
name-language-sv = Swedish
name-language-tr = Turkish
name-language-uk = Ukrainian

# The first game, step by step.
tutorial-welcome = Seven states lie around the middle, and your trip will start in the one that lies there. Few borders, no neighbours: that is the whole art.
tutorial-deal = You are the dealer. Deal the seven cards.
tutorial-open = Look at them while the middle is still closed. Then open it: from that moment on everybody may place a chip.
tutorial-choose = France! Spain and Italy are its neighbours: one border for 10, but 30 more for the pair. Czechia lies two borders away and is no neighbour. Place your chip there, quickly.
    .instead = Possible, but dearer or just as dear. Try Czechia first: it is across Germany.
tutorial-wait = A chip that lies stays. As soon as everybody has placed, the map is opened.
tutorial-receipt = Your trip: two borders, 20 in all. The receipt tells what was counted, and whether anything better was open. Tap another receipt to see that trip.
tutorial-stacks = Whoever lies on top of others pays 10 for each chip underneath. So it helps to be first. Your rival deals now.
tutorial-own = From Austria now. Choose for yourself, or take the field 40 if nothing pleases you.
tutorial-later = In later rounds you place two chips, and trips lead from one card to another. In the last round everything turns: long trips bring money. Play on, if you like.
