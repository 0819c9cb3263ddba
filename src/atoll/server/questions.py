"""Questions that a game answers outside of any table: what would a trip cost?
Refuses to understand them: the game does, and says what it does not."""

from atoll import games
from atoll.server.answers import Wrong
from atoll.server.limits import Limits
from atoll.server.protocol import Answered, Inquiry
from atoll.server.routes import Asked


class Questions:
    """Takes them to the games."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits

    async def answer(self, asked: Asked) -> Answered:
        """What the game says."""
        wish: Inquiry = asked.body
        self.limits.take("question", asked.person, asked.address)
        try:
            game = games.game(wish.game)
        except games.NoSuchGame as error:
            raise Wrong(422, "no-such-game", str(error)) from None
        if wish.question not in game.questions:
            known = ", ".join(game.questions) or "none"
            words = f"{game.meta.title} answers no question {wish.question[:40]!r}; it answers: {known}"
            raise Wrong(422, "no-such-question", words, question=wish.question[:40])
        return Answered(answer=game.questions[wish.question](wish.about))
