"""A run plays its plan once, keeps everything, and goes on where it was stopped."""

import csv
from pathlib import Path

import pytest

from atoll import lab
from atoll.lab import crew
from atoll.lab.folder import Folder, place
from atoll.lab.plan import Batch, Plan, PlanError, plan
from atoll.lab.play import Part, play_batch

OWN_MEASURE = """
from atoll.lab import Measure

class Dives(Measure):
    def started(self, match):
        self.dives = 0
    def stepped(self, match, before, step):
        self.dives += step.do == "dive"
    def ended(self, match, outcome):
        return {"dives": self.dives}
"""


def small(**more: object) -> Plan:
    return plan("pearls", ["greedy", "random"], games_each=60, **more)  # type: ignore[arg-type]


def test_a_row_for_each_game_and_the_same_rows_again(tmp_path: Path) -> None:
    once = lab.run(small(), tmp_path / "a", workers=1)
    again = lab.run(small(), tmp_path / "b", workers=1)
    assert once.games == again.games
    assert once.games["game"] == list(range(60))
    assert {
        "bot_1",
        "points_1",
        "place_2",
        "decisions",
        "reason",
        "choices",
        "lead_changes",
    } <= once.games.keys()


def test_processes_beside_this_one_bring_the_same_rows(tmp_path: Path) -> None:
    assert (
        lab.run(small(), tmp_path / "a", workers=2).games == lab.run(small(), tmp_path / "b", workers=1).games
    )


def test_a_run_that_was_stopped_plays_only_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[str] = []

    def counting(made: Plan, batch: Batch) -> Part:
        if len(played) == stop_after:
            raise KeyboardInterrupt
        played.append(batch.name)
        return play_batch(made, batch)

    monkeypatch.setattr(crew, "play_batch", counting)
    stop_after = 2
    with pytest.raises(KeyboardInterrupt):
        lab.run(small(), tmp_path, workers=1)
    assert [batch.first for batch in Folder(tmp_path, small()).missing()] == [50]
    stop_after = 3
    whole = lab.run(small(), tmp_path, workers=1)
    assert played == [batch.name for batch in small().batches()]
    assert whole.games["game"] == list(range(60))


def test_progress_counts_what_an_earlier_start_played(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    for _ in range(2):
        lab.run(small(), tmp_path, workers=1, progress=lambda played, of: told.append((played, of)))
    assert told == [(0, 60), (25, 60), (50, 60), (60, 60), (60, 60)]


def test_a_folder_holds_one_plan(tmp_path: Path) -> None:
    lab.run(small(), tmp_path, workers=1)
    with pytest.raises(PlanError, match="holds a run of another plan"):
        lab.run(small(seed=2), tmp_path, workers=1)


def test_more_games_of_the_same_plan_go_on_where_it_ended(tmp_path: Path) -> None:
    lab.run(small(), tmp_path, workers=1)
    more = plan("pearls", ["greedy", "random"], games_each=90)
    assert [batch.first for batch in Folder(tmp_path, more).missing()] == [50, 75]
    assert lab.run(more, tmp_path, workers=1).games["game"] == list(range(90))


def test_a_plan_without_a_folder_finds_its_own_and_leaves_others_alone(tmp_path: Path) -> None:
    base = tmp_path / "pearls"
    for made, name in ((small(), "pearls"), (small(seed=2), "pearls-2"), (small(), "pearls")):
        assert place(base, made).name == name
        lab.run(made, place(base, made), workers=1)


def test_a_batch_that_was_not_written_to_its_end_is_played_again(tmp_path: Path) -> None:
    lab.run(small(), tmp_path, workers=1)
    batch = small().batches()[1]
    (tmp_path / "parts" / f"{batch.name}.json").rename(tmp_path / "parts" / f"{batch.name}.partly")
    assert Folder(tmp_path, small()).missing() == [batch]


def test_games_by_chance_are_looked_at_in_part_and_counted_in_full(tmp_path: Path) -> None:
    by_chance = plan("pearls", ["random"], seats=3, games_each=900)
    whole = lab.run(by_chance, tmp_path, workers=1)
    assert whole.watched == [25]
    assert len(whole.games["decisions"]) == 900 and None not in whole.games["decisions"]
    assert whole.games["choices"].count(None) == 875


def test_every_decision_has_a_row_when_asked_for(tmp_path: Path) -> None:
    whole = lab.run(small(detail=True), tmp_path, workers=1)
    assert len(whole.decisions["step"]) == sum(whole.games["decisions"])
    assert set(whole.decisions["action"]) == {"dive", "surface"}
    per_game = [whole.decisions["game"].count(game) for game in range(60)]
    assert per_game == whole.games["decisions"]


def test_the_tables_hold_the_rows_as_csv_and_parquet(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    found = small(detail=True)
    whole = lab.run(found, tmp_path, workers=1)
    written = {path.name for path in Folder(tmp_path, found).write_tables(whole)}
    assert written == {
        f"{table}.{kind}" for table in ("games", "decisions", "use") for kind in ("csv", "parquet")
    }
    with (tmp_path / "games.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["decisions"]) for row in rows] == whole.games["decisions"]
    assert parquet.read_table(tmp_path / "games.parquet").to_pydict() == whole.games


def test_use_counts_what_was_offered_and_taken(tmp_path: Path) -> None:
    whole = lab.run(small(), tmp_path, workers=1)
    use = whole.use[0]
    assert sum(use["taken"].values()) == sum(whole.games["decisions"])
    assert all(use["taken"][action] <= use["offered"][action] for action in use["offered"])


def test_a_measure_of_ones_own_has_a_column(tmp_path: Path) -> None:
    file = tmp_path / "dives.py"
    file.write_text(OWN_MEASURE)
    whole = lab.run(small(measures=[f"{file}:Dives"]), tmp_path / "run", workers=1)
    assert sum(whole.games["dives"]) == whole.use[0]["taken"]["dive"]


def test_a_dask_cluster_brings_the_same_rows(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    options = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None, "host": "127.0.0.1"}
    with distributed.LocalCluster(**options) as cluster:
        there = lab.run(small(), tmp_path / "a", dask=cluster.scheduler_address)
    assert there.games == lab.run(small(), tmp_path / "b", workers=1).games


def test_a_cluster_that_is_not_there_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr(crew, "PATIENCE", "1s")
    with pytest.raises(PlanError, match=r"there is no Dask cluster at tcp://127.0.0.1:9"):
        lab.run(small(), tmp_path, dask="tcp://127.0.0.1:9")
