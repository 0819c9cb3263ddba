"""How the server is, for whoever looks after it: whether it can keep facts, and what it has counted.
Refuses to wear out the disk for that: it is tried once a second at most."""

from collections.abc import Callable
from time import monotonic

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from atoll.server.metrics import Metrics
from atoll.table.stores import Store, StoreError

# How long an answer holds, in seconds.
FRESH = 1.0


class Health:
    """Answers `/healthz` and `/metrics`."""

    def __init__(self, store: Callable[[], Store], metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        self.well = True
        self.tried = -FRESH

    async def healthz(self, _: Request) -> Response:
        """200 while facts can be kept, 503 while not."""
        if monotonic() - self.tried >= FRESH:
            self.tried = monotonic()
            self.well = await self._well()
        if self.well:
            return PlainTextResponse("well\n")
        return PlainTextResponse("nothing can be kept\n", 503)

    async def _well(self) -> bool:
        try:
            await self.store().try_out()
        except StoreError:
            return False
        return True

    async def counted(self, _: Request) -> Response:
        """Everything that was counted."""
        return PlainTextResponse(self.metrics.text(), media_type="text/plain; version=0.0.4")
