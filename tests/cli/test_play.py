"""A game at the terminal, as somebody at the keyboard (or a script) sees it."""

import io
import json
import os
import pty
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import atoll as library
from atoll.cli.terminal import choices, undo
from atoll.texts import LANGUAGES

from .conftest import TOLD, Atoll, Said

Play = Callable[..., Said]


@pytest.fixture
def play(atoll: Atoll, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Plays with these flags and enters these lines."""

    def run(*words: str, enter: str = "") -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO(enter))
        return atoll("play", *words, *(() if "--lang" in words else ("--lang", "en")))

    return run


def test_a_game_against_a_bot_is_played_to_its_end(play: Play) -> None:
    said = play("pearls", "--bots", "greedy", "--seed", "3", enter="dive\n2\n")
    assert said.code == 0 and said.err == ""
    assert "Pearls · Player 1 and Bot 2 (greedy)" in said.out
    assert "Player 1: dive or surface\n  1  dive     dive for a pearl" in said.out
    assert "  Player 1 brings up the pearl worth 9\n  Bot 2 dives and holds one pearl more\n" in said.out
    assert "All divers have surfaced" in said.out and " wins.\n" in said.out


def test_only_bots_play_to_be_watched(play: Play) -> None:
    said = play("pearls", "--watch", "--bots", "greedy,random,1", "--seed", "5")
    assert said.code == 0 and "Bot 1 (greedy), Bot 2 (by chance) and Bot 3 (level 1)" in said.out


def test_the_same_seed_plays_the_same_game_of_bots(play: Play) -> None:
    flags = ["pearls", "--watch", "--bots", "random,random", "--seed"]
    assert play(*flags, "5").out == play(*flags, "5").out != play(*flags, "6").out


@pytest.mark.parametrize("game", TOLD)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_watched_in_every_language(play: Play, game: str, language: str) -> None:
    seats = max(2, library.game(game).meta.seats[0])
    bots = ",".join(["random"] * seats)
    said = play(game, "--watch", "--bots", bots, "--seed", "1", "--lang", language)
    assert said.code == 0 and said.err == ""


def test_what_is_not_allowed_is_refused_with_the_clause_and_nothing_happens(play: Play) -> None:
    enter = "dive\n" * 5 + "why dive\nquit\n"
    said = play("pearls", "--seats", "2", "--option", "air=10", "--seed", "1", enter=enter)
    assert "P-3: You cannot dive: you hold more than 10, or the bag is empty. Surface." in said.out
    said = play("pearls", "--bots", "greedy", enter="fly\nsurfce\nwhy surface\nquit\n")
    assert "A-1: There is no action “fly” in this game.\n" in said.out
    assert "A-1: There is no action “surfce” in this game. Did you mean surface?" in said.out
    assert "“surface” is allowed now." in said.out and "You have left before the end." in said.out


def test_an_entry_that_could_be_several_is_asked_back(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choices, "named", lambda entry, actions: list(actions))
    assert "Which one: dive or surface?" in play("pearls", "--bots", "random", enter="x\n").out


def test_help_rules_and_an_empty_line_change_nothing(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    said = play(
        "pearls", "--bots", "greedy", "--record", str(file), enter="help\nrules P-3\nrules Q\nrules\n\n"
    )
    assert "why TEXT" in said.out and "P-3     Who holds more than the air allows" in said.out
    assert "There is no clause “Q”." in said.out
    assert said.out.count("Player 1: dive or surface") == 2
    assert library.replay(file).steps == []


def test_from_hand_to_hand_each_is_told_only_what_they_may_know(play: Play) -> None:
    enter = "dive\ndive\nsurface\nsurface\n"
    said = play("pearls", "--seats", "2", "--names", "Ann,Ben", "--seed", "3", enter=enter)
    first, second = said.out.split("Ben is next.\n")[:2]
    assert "brings up" not in first and "Ann dives and holds one pearl more" in second
    assert "Ann brings up the pearl worth" not in second.split("Ann is next.\n")[0]


def test_a_decision_is_taken_back_until_something_is_drawn() -> None:
    match = library.play("pearls", seats=3, seed=1)
    with pytest.raises(undo.NoUndo, match="undo-nothing"):
        undo.without_last(match, 0, [])
    match.do(0, "dive")
    with pytest.raises(undo.NoUndo, match="undo-drawn"):
        undo.without_last(match, 0, [])
    match.do(1, "surface")
    assert [step.seat for step in undo.without_last(match, 1, []).steps] == [0]
    match.do(2, "surface")
    with pytest.raises(undo.NoUndo, match="undo-others"):
        undo.without_last(match, 1, [0])
    again = undo.without_last(match, 1, [0, 2])
    assert [step.seat for step in again.steps] == [0] and again.to_move() == [1]
    for seat, do in [(1, "surface"), (2, "surface"), (0, "dive")]:
        again.do(seat, do)
    straight = library.play("pearls", seats=3, seed=1)
    for step in again.steps:
        straight.do(step.seat, step.do)
    assert again.record() == straight.record()


def test_undo_goes_back_also_behind_a_bot(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play("pearls", "--seats", "2", "--record", str(file), "--seed", "1", enter="surface\nundo\nquit\n")
    assert len(library.replay(file).steps) == 1
    said = play(str(file), enter="surface\n")
    assert said.code == 0 and len(library.replay(file).steps) == 2


def test_a_record_is_kept_and_taken_up_where_it_was_left(play: Play, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    flags = ["pearls", "--bots", "greedy", "--seed", "3", "--about", "a test", "--record"]
    play(*flags, str(whole), enter="dive\ndive\nsurface\n")
    left = play(*flags, str(parts), enter="dive\n")
    assert left.code == 0 and f"The game is kept in {parts}." in left.out
    play(str(parts), enter="dive\nsurface\n")
    assert whole.read_text() == parts.read_text()
    notes = json.loads(whole.read_text())["notes"]
    assert notes["about"] == "a test" and notes["names"] == ["Player 1", "Bot 2"]
    outcome = library.replay(whole).outcome()
    assert outcome is not None and notes["outcome"]["reason"] == "end-surfaced"
    assert [result["points"] for result in notes["outcome"]["results"]] == [r.points for r in outcome.results]


def test_a_record_with_strange_notes_is_played_by_people(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play("pearls", "--bots", "greedy", "--seed", "3", "--record", str(file), enter="")
    data = json.loads(file.read_text())
    for notes in ({"bots": ["hal", ""]}, {"bots": 3, "names": [1, 2]}, {"names": ["a"], "seed": 4}, {}):
        file.write_text(json.dumps({**data, "notes": notes}))
        said = play(str(file), enter="")
        assert said.code == 0 and "Pearls · Player 1 and Player 2" in said.out


def test_the_game_is_kept_when_it_is_interrupted(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    lines = iter(["dive"])

    def entered(prompt: str) -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", entered)
    said = play("pearls", "--bots", "greedy", "--record", str(file))
    assert said.code == 130 and len(library.replay(file).steps) == 2


def test_the_game_is_kept_in_another_file_on_demand(play: Play, tmp_path: Path) -> None:
    taken, free = tmp_path / "taken.json", tmp_path / "free.json"
    taken.write_text("")
    enter = f"record\nrecord {taken}\nrecord {tmp_path}/no/way\nrecord {free}\nquit\n"
    said = play("pearls", "--bots", "greedy", enter=enter)
    assert "Which file? record FILE" in said.out and f"{taken} is there already" in said.out
    assert "cannot be written: No such file or directory." in said.out
    assert taken.read_text() == "" and library.replay(free).to_move() == [0]


@pytest.mark.parametrize(
    ("flags", "told"),
    [
        (["perls"], "there is no game 'perls'; the games are: "),
        (["nowhere/game.json"], "nowhere/game.json: No such file or directory"),
        (["."], ".: Is a directory"),
        (["pearls", "--seats", "9"], "Pearls is for 2 to 4 players, not 9"),
        (["pearls", "--seats", "-1"], "argument --seats: '-1' is no number of players"),
        (["pearls", "--seats", "0"], "argument --seats: '0' is no number of players"),
        (["pearls", "--seats", "two"], "argument --seats: 'two' is no number of players"),
        (["pearls", "--bots", "hal"], "there is no bot 'hal'; the bots are: random, greedy, level-1"),
        (["pearls", "--bots", "greedy,"], "there is no bot ''; the bots are: "),
        (["pearls", "--bots", "1,1", "--seats", "2"], "2 bots at 2 seats leave none for you"),
        (["pearls", "--watch", "--bots", "1,1", "--seats", "3"], "--watch with 2 bots is for 2 seats, not 3"),
        (["pearls", "--option", "air"], "--option takes NAME=VALUE, not 'air'"),
        (["pearls", "--option", "gas=1"], "there is no option 'gas'; the options are: air"),
        (["pearls", "--option", "air=99"], "air can be 10 to 30, not '99'"),
        (["pearls", "--preset", "deep"], "there is no preset 'deep'; the presets are: shallow"),
        (["pearls", "--lang", "fr"], "argument --lang: invalid choice: 'fr' (choose from "),
        (["pearls", "--names", "a,b,c"], "--names has 3 names for 2 players"),
        (["pearls", "--time", "0"], "--time is more than nothing, not 0"),
        (["pearls", "--time", "nan"], "--time is more than nothing, not nan"),
        (["pearls", "--record", "."], ". is there already"),
        (["pearls", "--record", "no/way/game.json"], "no/way/game.json.part: No such file or directory"),
        ([], "the following arguments are required: GAME"),
    ],
)
def test_what_cannot_be_played_is_one_line(play: Play, flags: list[str], told: str) -> None:
    said = play(*flags)
    assert said.code == 2 and told in said.err and said.err.count("\n") == 1


def test_a_record_that_is_there_is_not_written_over(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("precious")
    assert play("pearls", "--record", str(file)).code == 2 and file.read_text() == "precious"


def test_a_game_that_goes_on_keeps_its_seats_and_options(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play("pearls", "--bots", "greedy", "--record", str(file), enter="")
    for flags in (["--seed", "1"], ["--option", "air=10"], ["--preset", "shallow"]):
        assert "is for a new game" in play(str(file), *flags).err
    assert "is a game for 2, not 3" in play(str(file), "--seats", "3").err
    assert play(str(file), "--watch").code == 0
    assert library.replay(file).outcome() is not None


def test_at_a_terminal_a_curtain_falls_between_two_people(tmp_path: Path) -> None:
    reading, writing = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "atoll", "play", "pearls", "--seats", "2", "--seed", "3", "--lang", "en"],
        stdin=writing,
        stdout=writing,
        stderr=writing,
        env={**os.environ, "TERM": "xterm"},
    ) as running:
        os.close(writing)
        os.write(reading, b"\ndi\t\n\nsurface\n\nquit\n")
        shown = b""
        while True:
            try:
                chunk = os.read(reading, 4096)
            except OSError:  # how Linux tells that the other side has closed
                break
            if not chunk:
                break
            shown += chunk
        assert running.wait(20) == 0
    os.close(reading)
    looks = shown.decode().split("\x1b[2J\x1b[3J\x1b[H")
    assert len(looks) == 7
    assert "Everybody else looks away" in looks[1] and "brings up" in looks[6] and "brings up" not in looks[4]


def test_choices_are_grouped_by_their_verb() -> None:
    assert choices.meant("9" * 5000, ["dive"]) == []
    assert choices.meant("1", ["chip 4", "1"]) == ["1"]
    assert choices.meant("0", ["dive"]) == choices.meant("2", ["dive"]) == []
