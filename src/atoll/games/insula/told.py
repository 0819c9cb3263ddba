"""What a reader is told of a step: what was done, what the die showed, what became of everyone.
Refuses to tell a hand, a laid curse or energies before they are shown: only their owner reads those."""

from dataclasses import dataclass
from typing import Any

from atoll.core import Json, Step
from atoll.core.bits import count, members

from .battles import SHIELD, SWORD
from .box import CITADEL, KINDS, SLOTS
from .content import Content, content
from .effects import STEP, SWAP
from .island import (
    ACTING,
    BATTLE,
    BLOOMING,
    COMMITTING,
    DRAWN,
    NONE,
    OVER,
    TARGETING,
    WON,
    Adventurer,
    Island,
    field_of,
    place,
)
from .rules import InsulaRules
from .view import curses, flowers

Lines = list[Json]


def told(rules: InsulaRules, before: Island, step: Step, after: Island, reader: int | None) -> Lines:
    return _Telling(rules, content(rules.content), before, step, after, reader).lines()


def _line(id: str, seat: int, **rest: Any) -> Json:
    return {"id": id, "seat": seat, **rest}


@dataclass(frozen=True, slots=True)
class _Telling:
    """One step and one reader."""

    rules: InsulaRules
    of: Content
    before: Island
    step: Step
    after: Island
    reader: int | None

    def lines(self) -> Lines:
        before, after = self.before, self.after
        lines = self._done()
        if before.stage == COMMITTING and after.stage != COMMITTING:
            lines += self._revealed()
        if self._drew("die"):
            lines += self._battles()
        lines += [*self._island(), *self._cards()]
        for later in range(int(before.seats)):
            lines += self._person((int(before.turn) + later) % int(before.seats))
        if after.token != before.token and after.stage != OVER:
            lines.append(_line("told-token-along" if self.rules.along else "told-token", int(after.token)))
        return lines

    def _drew(self, label: str) -> bool:
        return label in [drawn for drawn, _ in self.step.drew]

    def _done(self) -> Lines:
        """The decision itself; what a choice leads to is told as what became of things."""
        seat = self.step.seat
        verb, *words = self.step.do.split()
        word = words[0] if words else ""
        player = self.before.players[seat]
        fill: Json = {}
        match verb:
            case "toward" | "gather":
                return []
            case "rest":
                fill = {"energies": self._rested(player)}
            case "move":
                fill = {"direction": word, "place": place(self.after, self.after.players[seat].field)}
            case "curse":
                fill = {"slot": word, "curse": self._curse(player.curse_on(SLOTS.index(word)))}
            case "play":
                verb = "bloom" if self.before.stage == BLOOMING else "play"
                fill = {"flower": word}
            case "lay" | "put":
                verb, fill = self._secret(verb, word, player)
            case "target":
                seat = int(word) - 1
            case "pledge":
                fill = {"number": int(word)}
            case "discard" | "guard" | "slot":
                fill = {{"discard": "flower"}.get(verb, verb): word}
        return [_line(f"told-{verb}", seat, **fill)]

    def _rested(self, player: Adventurer) -> int:
        """What a rest brought; a second action was paid for first."""
        paid = int(self.rules.second_cost(self.before)) if self.before.done else 0
        return int(player.fatigue - self.after.players[self.step.seat].fatigue) + paid

    def _secret(self, verb: str, word: str, player: Adventurer) -> tuple[str, Json]:
        """Of a laid curse the others learn its slot, of energies only that they were chosen."""
        own = self.reader == self.step.seat
        if verb == "lay":
            return (
                ("lay-own", {"slot": word, "curse": self._curse(player.held)})
                if own
                else ("lay", {"slot": word})
            )
        return ("put-own", {"number": int(word)}) if own else ("put", {})

    def _curse(self, card: int) -> str:
        """The name of a curse (its card and 1)."""
        return curses(self.of, 1 << int(card) - 1)[0]

    def _revealed(self) -> Lines:
        """What each fighter put in."""  # I-B3
        lines = []
        last = int(self.step.do.split()[1])
        for seat in members(self.rules.fighting(self.before)):
            player = self.before.players[seat]
            number = last if seat == self.step.seat else int(player.put)
            lines.append(_line("told-brings", seat, number=number, place=place(self.before, player.field)))
        return lines

    def _battles(self) -> Lines:
        """The die, how each battle went, and where the moon stands."""
        after = self.after
        faces = {SHIELD: "told-shield", SWORD: "told-sword"}
        lines: Lines = [{"id": faces.get(int(after.die), "told-moon-die"), "number": int(after.die)}]
        for seat, player in enumerate(after.players):
            at = {"place": place(after, player.fought)}
            if player.result == DRAWN:
                lines.append(_line("told-drawn", seat, number=int(player.brought) // 2, **at))
            elif player.result != NONE:
                won = "won" if player.result == WON else "lost"
                numbers = {"total": int(player.total), "against": int(player.against)}
                if player.fought == CITADEL:
                    won += "-kingosh"
                    numbers["value"] = int(player.brought + player.bonus)
                lines.append(_line(f"told-{won}", seat, **at, **numbers))
        if after.moon > self.before.moon:
            left = int(self.rules.box.moon[after.seats - 1]) - 1 - int(after.moon)
            lines.append({"id": "told-moon", "left": left})
        return lines

    def _island(self) -> Lines:
        """What changed on the island."""
        before, after = self.before, self.after
        lines: Lines = []
        for field in members(after.laid & ~before.laid):
            kind = KINDS[self.of.box.tiles[field].kind]
            lines.append({"id": "told-tile", "kind": kind, "place": place(after, field)})
        for field in members(after.turned ^ before.turned):
            lines.append({"id": "told-turned", "place": place(after, field)})
        for guard, name in enumerate(self.of.guards):
            was, now = int(field_of(before, guard)), int(field_of(after, guard))
            if was != now:
                lines.append({**self._moved_guard(guard, was, now), "guard": name})
        return lines

    def _moved_guard(self, guard: int, was: int, now: int) -> Json:
        if now < 0:
            return {"id": "told-beaten" if self.after.beaten >> guard & 1 else "told-bagged"}
        return {"id": "told-appears" if was < 0 else "told-led", "place": place(self.after, now)}

    def _cards(self) -> Lines:
        """What changed beside the island."""
        before, after = self.before, self.after
        lines: Lines = []
        if self._drew("scouted"):
            lines.append(_line("told-scouts", self.step.seat, number=int(count(after.looked))))
        if after.moon < before.moon:
            lines.append({"id": "told-moon-back", "number": int(before.moon - after.moon)})
        if after.white != before.white:
            if before.white:
                lines.append({"id": "told-white-gone", "curse": self._curse(before.white)})
            lines.append({"id": "told-white", "curse": self._curse(after.white)})
        # Only a pile that was used up takes its discards back.
        if count(after.flower_discards) + 1 < count(before.flower_discards):
            lines.append({"id": "told-flowers-shuffled"})
        if count(after.curse_discards) + 1 < count(before.curse_discards):
            lines.append({"id": "told-curses-shuffled"})
        return lines

    def _person(self, seat: int) -> Lines:
        """What became of one person besides what they decided."""
        player, then = self.before.players[seat], self.after.players[seat]
        own = self.reader == seat
        lines: Lines = []
        acted = self.step.seat == seat and self.step.do.startswith("move")
        if then.field != player.field and not acted:
            lines.append(_line(self._way(seat), seat, place=place(self.after, then.field)))
        if self._drew("robbed"):
            lines += self._robbed(seat)
        elif new := flowers(self.of, then.hand & ~player.hand):
            line = _line("told-flowers", seat, number=len(new))
            lines.append(_line("told-flowers-own", seat, number=len(new), flowers=new) if own else line)
        if then.held and then.held != player.held:
            curse = {"curse": self._curse(then.held)} if own else {}
            lines.append(_line("told-cursed-own" if own else "told-cursed", seat, **curse))
        return lines + self._energies(seat)

    def _way(self, seat: int) -> str:
        """How somebody came to another field without a move action."""
        targeting = self.before.stage == TARGETING
        verb = self.rules.box.effects[self.before.step].verb if targeting else 0
        if verb == SWAP:
            return "told-swapped"
        return "told-steps" if verb == STEP and self.step.seat == seat else "told-thrown"

    def _robbed(self, seat: int) -> Lines:
        """Who lost flowers; which ones, only these two learn."""
        lost = flowers(self.of, self.before.players[seat].hand & ~self.after.players[seat].hand)
        if not lost or seat == self.step.seat:
            return []
        if self.reader in {seat, self.step.seat}:
            return [_line("told-robbed-own", seat, number=len(lost), flowers=lost)]
        return [_line("told-robbed", seat, number=len(lost))]

    def _energies(self, seat: int) -> Lines:
        """What came and went besides a rest and the energies of a battle."""
        player, then = self.before.players[seat], self.after.players[seat]
        if self.after.supply < self.before.supply:
            extra = _energies_of(then) - _energies_of(player)
            return [_line("told-star", seat, number=extra)] if extra > 0 else []
        if BATTLE in {self.before.part, self.after.part}:
            return []
        more = int(then.vitality - player.vitality)
        if seat == self.step.seat and self.before.stage == ACTING:
            if self.step.do == "rest":
                return []
            if self.before.done and self.step.do != "end":
                more += int(self.rules.second_cost(self.before))
        if not more:
            return []
        return [_line("told-recovers" if more > 0 else "told-loses", seat, number=abs(more))]


def _energies_of(player: Adventurer) -> int:
    return int(player.vitality + player.fatigue + player.put)
