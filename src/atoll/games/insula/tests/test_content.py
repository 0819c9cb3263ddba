"""Content sets: ours is what the rules promise, and a mistake in another is named with its file and entry."""

import shutil
from pathlib import Path

import pytest

from atoll.core import ContentError, Live, Match, Quick
from atoll.core.bits import count
from atoll.core.playout import play_games
from atoll.games.insula import GAME
from atoll.games.insula.actions import Actions
from atoll.games.insula.box import DANGER, EASE, MEADOW
from atoll.games.insula.content import OURS, read_set, sets
from atoll.games.insula.options import OPTIONS
from atoll.games.insula.rules import InsulaRules

from .table import OF

CHOSEN = OPTIONS.read({}, 3)


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A designer's copy of our set."""
    return Path(shutil.copytree(OURS / "midnight", tmp_path / "mine"))


def rewrite(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_our_tiles_are_as_many_and_as_dangerous_as_promised() -> None:
    kinds = [tile.kind for tile in OF.box.tiles[2:]]
    ease, meadow, danger = (kinds.count(kind) for kind in (EASE, MEADOW, DANGER))
    assert len(kinds) == 28 and count(OF.box.near) == 12
    assert 1.1 < meadow / ease < 1.5 and 2.0 < danger / ease < 2.6


def test_our_guards_are_rarer_the_harder_they_are() -> None:
    strengths = sorted(guard.strength for guard in OF.box.guards)
    assert len(strengths) == 16 and (strengths[0], strengths[-1]) == (2, 8)
    counts = [sum(low <= strength <= low + 1 for strength in strengths) for low in (2, 4, 6, 7)]
    assert counts == sorted(counts, reverse=True)
    for guard in OF.box.guards:
        assert 1 <= guard.reward <= 4 and 1 <= guard.flowers + guard.curses <= 2


def test_our_cards_are_as_many_as_promised() -> None:
    colours = [card.colour for card in (*OF.flowers, *OF.curses)]
    for colour, kinds in (("yellow", 8), ("red", 6), ("blue", 6), ("white", 6)):
        assert colours.count(colour) >= kinds
    assert sum(card.copies for card in OF.flowers) == 36
    assert sum(card.copies for card in OF.curses) == 24


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("tiles.toml", '"meadow  red left"', '"swamp  red left"', "citadel 6 .*'swamp' is no kind of tile"),
        ("tiles.toml", '"meadow  red left"', '"meadow  red lft"', "citadel 6 .*'lft' is no edge; .*left"),
        ("tiles.toml", '"meadow  red left"', '"meadow  left"', "neither red nor black"),
        ("tiles.toml", '"meadow  red left"', '"meadow  red left black left"', "named twice"),
        ("tiles.toml", "beach = [", "strand = [", "there is no 'strand' here"),
        ("guards.toml", "strength = 8", 'strength = "8"', "'wyrm': strength is '8'; it is a whole number"),
        ("guards.toml", "strength = 8\n", "", "'wyrm': strength is missing"),
        ("guards.toml", 'trait = "drain 1"', 'trait = "bites"', "'viper': 'bites' is no trait"),
        ("guards.toml", 'trait = "drain 1"', "trait = 3", "trait is 3"),
        ("guards.toml", 'id = "wyrm"', 'id = "Wyrm 2"', "id is 'Wyrm 2'"),
        ("guards.toml", 'id = "wyrm"', 'id = "moonrose"', "2 things are called 'moonrose'"),
        ("flowers.toml", '"recover 3"', '"recover 30"', "'dewbell', 'recover 30': number is 30"),
        ("flowers.toml", '"recover 3"', '"recover three"', "'three' is no number"),
        ("flowers.toml", '"recover 3"', '"heal 3"', "'heal' is no verb; what there is: recover, lose"),
        ("flowers.toml", '"step"', '"rival step"', "step concerns you, not rival"),
        ("flowers.toml", '"step"', '"you step 1 more"', "an effect is whom it concerns"),
        ("flowers.toml", '"spare"', '"spear"', "'ironheart', 'spear': 'spear' is no power"),
        ("flowers.toml", "copies = 4", "copies = 40", "there are 72 cards"),
        ("flowers.toml", '["recover 3"]', "[]", "'dewbell': does is missing"),
        ("flowers.toml", '["recover 3"]', '["draw", "draw", "draw", "draw"]', "does 4 things"),
        ("curses.toml", '"swordless"', '"toothless"', "'rust', 'toothless': 'toothless' is no law"),
        ("curses.toml", "[[blue]]", "[[green]]", "there is no 'green' here; what there can be: blue, white"),
        ("island.toml", "strength = [", "strength = [1, ", r"\[kingosh\]: strength has 6 numbers"),
        ("island.toml", "[wheel]", "[whale]", "there is no 'whale' here"),
        ("island.toml", "stars = [0]", "stars = [10]", r"\[wheel\]: stars is 10; .* from 0 to 9"),
        ("island.toml", "fields = 10", "fields == 10", "island.toml: is not TOML"),
    ],
)
def test_a_mistake_is_named_with_its_place(mine: Path, file: str, old: str, new: str, says: str) -> None:
    rewrite(mine / file, old, new)
    with pytest.raises(ContentError, match=says) as raised:
        read_set(mine)
    assert str(raised.value).startswith("mine")


def test_two_of_the_same_name_are_both_pointed_at(mine: Path) -> None:
    rewrite(mine / "guards.toml", 'id = "wyrm"', 'id = "moonrose"')
    flower, guard = (
        1 + (mine / file).read_text(encoding="utf-8").splitlines().index('id = "moonrose"')
        for file in ("flowers.toml", "guards.toml")
    )
    places = rf"mine/flowers\.toml, line {flower} and mine/guards\.toml, line {guard}: 2 things"
    with pytest.raises(ContentError, match=places):
        read_set(mine)


def test_a_missing_file_is_named(mine: Path) -> None:
    (mine / "curses.toml").unlink()
    with pytest.raises(ContentError, match=r"mine/curses\.toml: cannot be read"):
        read_set(mine)


def test_a_designers_folder_is_found_as_a_set_or_as_a_folder_of_sets(
    mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert list(sets()) == ["midnight"]
    for folder in (mine, mine.parent):
        monkeypatch.setenv("ATOLL_INSULA", str(folder))
        assert sets() == {"midnight": OURS / "midnight", "mine": mine}


def test_a_designer_recombines_verbs_without_code(mine: Path) -> None:
    rewrite(mine / "flowers.toml", '["recover 3"]', '["others lose 1", "all draw 2", "rival swap"]')
    rewrite(mine / "flowers.toml", '["spare", "strength 1"]', '["save 2", "weaken 1", "strength 1"]')
    rewrite(mine / "curses.toml", '["all lose 1"]', '["all summon", "others rob 1", "you curse 2"]')
    rewrite(mine / "curses.toml", '["rest 1"]', '["rest 1", "second 2", "spikes 1"]')
    of = read_set(mine)
    flowers = [card.id for card in of.flowers]
    rules = InsulaRules(of.box, Actions(flowers, [*of.guards], of.box.energies + of.box.supply), CHOSEN)
    for seats in range(1, 6):
        assert play_games(rules, seats, 30, Quick(seats)) > 30


def test_the_content_of_a_table_is_in_its_record() -> None:
    assert Match(GAME, 2, {}, Live("1")).record().options["content"] == "midnight"
