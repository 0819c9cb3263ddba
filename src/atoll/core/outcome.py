"""How a game ended: why, and for each seat its points, its place and what the points are made of.
Refuses to judge: places come from the rules, which know how ties are settled and who can lose together."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Result:
    """What one seat made of it. Place 1 has won; when a game beats all its players, nobody has place 1.
    The parts are (name, points), in the order in which the rulebook adds them up."""

    points: int
    place: int
    parts: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """Why the game ended (an id of the game's texts) and the result of each seat."""

    reason: str
    results: tuple[Result, ...]

    def winners(self) -> list[int]:
        """The seats that won.

        >>> Outcome("end", (Result(3, 2), Result(5, 1))).winners()
        [1]
        """
        return [seat for seat, result in enumerate(self.results) if result.place == 1]


def places(points: list[int]) -> list[int]:
    """The places by points alone, the tied ones sharing the better place.

    >>> places([4, 7, 7, 1])
    [3, 1, 1, 4]
    """
    return [1 + sum(other > own for other in points) for own in points]
