"""The table of the boards: what was found is kept, and the next run goes on from there."""

import json
from pathlib import Path

import pytest

from atoll.games.hashi.programs import measure_boards


def measured(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr("sys.argv", ["measure_boards", *arguments])
    return measure_boards.main()


def test_what_was_found_is_not_sought_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept, drawn = tmp_path / "kept", measure_boards.drawn_as("A")
    # Two shuffles of a board with these points, one of a board that has been drawn anew since.
    results = [["A", drawn, 0, 60, True], ["A", drawn, 1, 57, False], ["A", "another", 2, 0, True]]
    kept.write_text("".join(json.dumps(each) + "\n" for each in results), encoding="utf-8")
    assert measured(monkeypatch, "A", "--shuffles", "2", "--keep", str(kept)) == 0
    assert "| A | 24 | 3 | 2 | 58.50 | 50.0% | 50.0% |" in capsys.readouterr().out
    assert measured(monkeypatch, "A", "--shuffles", "3", "--keep", str(kept)) == 0
    assert "1 of 1" in capsys.readouterr().err
    assert len(measure_boards.read_kept(kept)) == 4


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["Q"], "there is no side Q: choose from A, B"),
        (["--shuffles", "0"], "0 is none; at least 1"),
        (["--keep", "{file}/kept"], "cannot be written"),
        (["--keep", "{file}"], "line 1: not a result: 'nonsense'"),
    ],
)
def test_what_cannot_be_measured_is_refused(
    arguments: list[str],
    complaint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "kept"
    file.write_text("nonsense\n", encoding="utf-8")
    with pytest.raises(SystemExit) as left:
        measured(monkeypatch, *[each.format(file=file) for each in arguments])
    assert left.value.code == 2
    assert complaint in capsys.readouterr().err
