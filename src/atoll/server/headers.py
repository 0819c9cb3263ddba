"""What every answer carries so that a browser lets nothing else in: the content-security policy and its kin.
Refuses exceptions: no page of ours needs a script, a style or a frame from elsewhere."""

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)

ALWAYS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # A link to a table is an invitation; nobody else is told of it.
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
ONLY_ENCRYPTED = "max-age=31536000"


class Headers:
    """Puts them on every answer, also on those that refuse."""

    def __init__(self, app: ASGIApp, encrypted: bool) -> None:
        self.app = app
        self.always = {**ALWAYS, **({"strict-transport-security": ONLY_ENCRYPTED} if encrypted else {})}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def answered(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.always.items():
                    headers[name] = value
                # What belongs to one person is in nobody's cache, unless an answer says otherwise.
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, answered)
