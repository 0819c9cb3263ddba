"""The contract between a game and the house: what a game must offer, and what it is given.
Refuses to know any game, any server and any player; it stands on the standard library alone."""

from atoll.core.chance import Chance, Draws, Live, Playback, Quick, Recorded, Rigged
from atoll.core.digest import digest, laid_open
from atoll.core.game import Game, Json, Meta, Step
from atoll.core.knowledge import Knowledge
from atoll.core.match import Match, SeatsError
from atoll.core.options import Choice, Chosen, ContentError, Number, OptionError, Options, Switch
from atoll.core.outcome import Outcome, Result, places
from atoll.core.record import Record, RecordError, read_record
from atoll.core.refusal import Refusal, Refused, out_of_turn
from atoll.core.replay import replay_record, replay_steps
from atoll.core.rules import Position, Rules

__all__ = [
    "Chance",
    "Choice",
    "Chosen",
    "ContentError",
    "Draws",
    "Game",
    "Json",
    "Knowledge",
    "Live",
    "Match",
    "Meta",
    "Number",
    "OptionError",
    "Options",
    "Outcome",
    "Playback",
    "Position",
    "Quick",
    "Record",
    "RecordError",
    "Recorded",
    "Refusal",
    "Refused",
    "Result",
    "Rigged",
    "Rules",
    "SeatsError",
    "Step",
    "Switch",
    "digest",
    "laid_open",
    "out_of_turn",
    "places",
    "read_record",
    "replay_record",
    "replay_steps",
]
