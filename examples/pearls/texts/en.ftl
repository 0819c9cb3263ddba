title = Pearls
tagline = One more dive, or up for air?
about = The smallest game at this table, and the example that shows how a game is built.
P-1 = Twelve pearls worth 1 to 12 lie in the bag, and all divers start under water with empty hands.
P-2 = In turn, dive for one pearl that nobody else sees, or surface.
P-3 = Who holds more than the air allows cannot dive again, nor can anyone when the bag is empty.
    .refused = You cannot dive: you hold more than { $air }, or the bag is empty. Surface.
P-4 = When all have surfaced, a hand scores its sum, or nothing if that is more than the air allows.

do-dive = dive for a pearl
do-surface = surface
prompt-turn = { $name }: dive or surface
    .help = Each dive brings a pearl worth 1 to 12 that only you see. More than the air allows is worth nothing, so surface in time.
prompt-over = All have surfaced
told-dive = { $name } dives and holds one pearl more
told-pearl = { $name } brings up the pearl worth { $pearl }
told-surface = { $name } surfaces
end-surfaced = All divers have surfaced
option-air = How much a diver can carry
    .help = Who holds more than this scores nothing, so less air makes for shorter dives.
preset-shallow = Shallow bay
    .help = Air for no more than twelve, for careful divers.
board-bay = The bay: { $bag } pearls are in the bag
board-diver = { $name } holds { $pearls ->
    [one] one pearl
   *[other] { $pearls } pearls
}
