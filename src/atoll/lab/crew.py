"""Plays a plan: batches go to workers, what they bring goes into the run's folder, until nothing is missing.
Refuses to lose what was played: a run that was stopped goes on where it was."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path

from atoll.lab.folder import Folder, Whole
from atoll.lab.plan import Batch, Plan, PlanError
from atoll.lab.play import Part, play_batch

# How long a cluster may take to answer.
PATIENCE = "10s"

# Told after each batch: games played so far (also those of an earlier start), and of how many.
Progress = Callable[[int, int], None]


def run(
    plan: Plan,
    folder: Path,
    *,
    workers: int | None = None,
    dask: str | None = None,
    progress: Progress = lambda played, of: None,
) -> Whole:
    """Everything that the plan's games brought."""
    kept = Folder(folder, plan)
    missing = kept.missing()
    of = plan.games * len(plan.variants)
    played = of - sum(batch.games for batch in missing)
    progress(played, of)
    for batch, part in _played(plan, missing, workers or os.cpu_count() or 1, dask):
        kept.keep(batch, part)
        played += batch.games
        progress(played, of)
    return kept.whole()


def _played(plan: Plan, batches: list[Batch], workers: int, dask: str | None) -> Iterator[tuple[Batch, Part]]:
    if dask is not None:
        yield from _on_dask(plan, batches, dask)
    elif workers == 1 or len(batches) < 2:
        for batch in batches:
            yield batch, play_batch(plan, batch)
    else:
        yield from _beside(plan, batches, min(workers, len(batches)))


def _beside(plan: Plan, batches: list[Batch], workers: int) -> Iterator[tuple[Batch, Part]]:
    """On this machine's cores. Started afresh, not forked: a worker holds nothing but the game."""
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        waiting: dict[Future[Part], Batch] = {
            pool.submit(play_batch, plan, batch): batch for batch in batches
        }
        try:
            for done in as_completed(waiting):
                yield waiting[done], done.result()
        finally:
            for left in waiting:
                left.cancel()


def _on_dask(plan: Plan, batches: list[Batch], address: str) -> Iterator[tuple[Batch, Part]]:
    try:
        distributed = import_module("distributed")
    except ImportError:
        raise PlanError("a Dask cluster needs the extra: pip install 'atoll[dask]'") from None
    try:
        client = distributed.Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise PlanError(f"there is no Dask cluster at {address}: {error}") from None
    with client:
        waiting = {client.submit(play_batch, plan, batch, pure=False): batch for batch in batches}
        for done, part in distributed.as_completed(list(waiting), with_results=True):
            yield waiting[done], part
            done.release()
