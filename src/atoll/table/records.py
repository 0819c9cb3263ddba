"""A game as a record that goes out into the world, and a record from outside as a finished table.
Refuses records that do not replay; of people, names are all that leaves."""

from typing import Any

from msgspec import ValidationError, convert, to_builtins

from atoll import games
from atoll.core import Game, Record, RecordError, digest, read_record, replay_steps
from atoll.table.course import Entry
from atoll.table.create import LONGEST_NAME
from atoll.table.ending import broken_off, finished
from atoll.table.facts import Body, Created, Decided, Ended, Place, Started, Verdict, plain, seed_hash
from atoll.table.fold import Table
from atoll.table.sorry import Sorry

# A seed or its hash in a record from outside is no longer than this.
LONGEST_NOTE = 200


def export(table: Table) -> Record:
    """The record of a finished game. Its notes say who played, when, how it ended, how races were judged,
    and with which seed it was dealt."""
    start, course = table.start, table.course
    if start is None or course is None:
        raise Sorry("nothing-played")
    if table.ended is None:
        raise Sorry("not-ended")
    return Record(
        game=table.plan.game,
        rules=table.rules,
        options=dict(start.options),
        seats=start.seats,
        dealt=list(start.dealt),
        steps=[entry.step for entry in course.entries],
        digest=course.entries[-1].digest if course.entries else start.digest,
        notes=_notes(table, start, course.entries, table.ended),
    )


def opened(text: str, host: str) -> list[Body]:
    """The facts of a finished table that holds this record. It can be looked at, and checked if it holds
    its seed; nobody plays on."""
    try:
        record = read_record(text)
        return _facts(games.game(record.game), record, host)
    except (RecordError, games.NoSuchGame) as error:
        raise Sorry("record", words=str(error)) from None


def _facts(game: Game[Any, Any], record: Record, host: str) -> list[Body]:
    digests = []
    for match in replay_steps(game, record):
        digests.append(digest(match.position))
    seed = _text(record, "seed")
    created = Created(
        game=record.game,
        host=host,
        places=[Place(kind="person", name=name) for name in _names(record)],
        options=match.options,
        imported=True,
    )
    started = Started(
        options=match.options,
        seats=record.seats,
        seed=seed,
        seed_hash=_text(record, "seed_hash") or (seed_hash(seed) if seed else ""),
        rules=record.rules,
        dealt=record.dealt,
        digest=digests[0],
    )
    ended = finished(match.rules, match.position)
    stayed = list(range(record.seats))
    return [
        created,
        started,
        *_decided(record, digests[1:]),
        ended or broken_off(match, "end-unfinished", stayed),
    ]


def _decided(record: Record, digests: list[str]) -> list[Decided]:
    ids = [0] * record.seats
    races = _races(record)
    decided = []
    for at, (step, after) in enumerate(zip(record.steps, digests, strict=True), 1):
        decided.append(
            Decided(
                seat=step.seat,
                id=ids[step.seat],
                do=step.do,
                digest=after,
                drew=step.drew,
                race=races.get(str(at)),
            )
        )
        ids[step.seat] += 1
    return decided


def _notes(table: Table, start: Started, entries: list[Entry], ended: Ended) -> dict[str, Any]:
    notes = {
        "names": [seat.name or seat.bot for seat in table.seats],
        "bots": [seat.bot or seat.stand_in for seat in table.seats],
        "started": table.started,
        "ended": table.at,
        "seed": start.seed,
        "seed_hash": start.seed_hash,
        "rigged": table.rigged,
        "outcome": {"reason": ended.reason, "results": to_builtins(ended.scores)},
        "races": {str(at): to_builtins(entry.race) for at, entry in enumerate(entries, 1) if entry.race},
        "lapsed": [at for at, entry in enumerate(entries, 1) if entry.by == "time"],
    }
    return {name: value for name, value in notes.items() if value}


def _text(record: Record, name: str) -> str:
    value = record.notes.get(name)
    return value if isinstance(value, str) and len(value) <= LONGEST_NOTE else ""


def _names(record: Record) -> list[str]:
    written = record.notes.get("names")
    given = written if isinstance(written, list) and len(written) == record.seats else [""] * record.seats
    return [plain(name)[:LONGEST_NAME] if isinstance(name, str) else "" for name in given]


def _races(record: Record) -> dict[str, Verdict]:
    try:
        return convert(record.notes.get("races", {}), dict[str, Verdict])
    except ValidationError:
        return {}
