"""What `import atoll` offers: games to play, records to open, and one clear sentence for what is wrong."""

from pathlib import Path

import pytest

import atoll
from atoll import texts


def played(seed: int = 7) -> atoll.Match:
    match = atoll.play("pearls", seats=3, seed=seed)
    while match.to_move():
        seat = match.to_move()[0]
        match.do(seat, match.legal(seat)[0])
    return match


def test_every_name_at_the_door_is_there_and_told() -> None:
    for name in atoll.__all__:
        assert hasattr(atoll, name)
    assert atoll.games.ids() == sorted(atoll.games.ids()) and "pearls" in atoll.games.ids()


def test_the_same_seed_gives_the_same_game() -> None:
    assert played(7).record() == played(7).record() != played(8).record()


def test_without_a_seed_luck_is_new() -> None:
    drawn = set()
    for _ in range(20):
        match = atoll.play("pearls")
        drawn.add(match.do(0, "dive").drew[0])
    assert len(drawn) > 1


def test_without_seats_there_are_as_few_as_can_be() -> None:
    assert atoll.play("pearls").seats == 2


def test_options_go_over_the_preset() -> None:
    assert atoll.play("pearls", preset="shallow").options == {"air": 12}
    assert atoll.play("pearls", preset="shallow", options={"air": "15"}).options == {"air": 15}


def test_a_record_replays_from_itself_its_text_and_its_file(tmp_path: Path) -> None:
    match = played()
    file = tmp_path / "game.json"
    file.write_text(match.record().text())
    for record in (match.record(), match.record().text(), file, str(file)):
        assert atoll.replay(record).record() == match.record()


def test_a_game_goes_on_after_its_record() -> None:
    match = atoll.play("pearls", seed=1)
    match.do(0, "dive")
    again = atoll.replay(match.record())
    assert again.do(1, "dive").drew and again.steps[:1] == match.steps


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_refusal_is_told_in_the_readers_language(language: str) -> None:
    match = atoll.play("pearls", seed=3, language=language)
    with pytest.raises(atoll.Refused) as refused:
        match.do(1, "dive")
    expected = texts.of(atoll.game("pearls"), language).refusal(refused.value.refusal)
    assert str(refused.value) == expected and expected.startswith("A-2: ")


def test_an_action_that_there_is_not_names_the_nearest() -> None:
    match = atoll.play("pearls")
    with pytest.raises(atoll.Refused, match=r"no action “surfce” in this game. Did you mean surface?"):
        match.do(0, "surfce")
    with pytest.raises(atoll.Refused, match=r"no action “x” in this game.$"):
        match.do(0, "x")


def test_a_very_long_action_is_answered_at_once() -> None:
    with pytest.raises(atoll.Refused):
        atoll.play("pearls").do(0, "dive" * 1_000_000)


@pytest.mark.parametrize(
    ("ask", "told"),
    [
        ({"game": "pearl"}, "there is no game 'pearl'; the games are: "),
        ({"game": "pearls", "seats": 5}, "Pearls is for 2 to 4 players, not 5"),
        ({"game": "pearls", "options": {"gas": 1}}, "there is no option 'gas'; the options are: air"),
        ({"game": "pearls", "options": {"air": 31}}, "air can be 10 to 30, not 31"),
        ({"game": "pearls", "options": {"air": "lots"}}, "air can be 10 to 30, not 'lots'"),
        ({"game": "pearls", "preset": "deep"}, "there is no preset 'deep'; the presets are: shallow"),
        ({"game": "pearls", "language": "fr"}, "no texts in 'fr'; the languages are: en, cs, pt, de"),
    ],
)
def test_what_cannot_be_played_is_told_in_a_sentence(ask: dict[str, object], told: str) -> None:
    with pytest.raises(ValueError) as error:
        atoll.play(**ask)  # type: ignore[arg-type]
    assert told in str(error.value) and "\n" not in str(error.value)


def test_a_refused_decision_changes_nothing() -> None:
    match = atoll.play("pearls", seed=5)
    before = match.record()
    for seat, do in [(0, "fly"), (1, "dive"), (7, "dive"), (-1, "dive")]:
        with pytest.raises(atoll.Refused):
            match.do(seat, do)
    assert match.record() == before


def test_a_file_that_is_no_record_is_told(tmp_path: Path) -> None:
    picture = tmp_path / "board.png"
    picture.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(atoll.RecordError, match=r"board.png is not a record of Atoll: it is not a text"):
        atoll.replay(picture)
    with pytest.raises(FileNotFoundError):
        atoll.replay(tmp_path / "nowhere.json")
