"""Who asks: an opaque id in a cookie that the server has signed, so that nobody can be somebody else.
Refuses accounts and passwords; whoever holds the cookie is the person."""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from http.cookies import CookieError, SimpleCookie

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from atoll.server.answers import Wrong, problem

KEPT_FOR = 400 * 24 * 3600  # the longest that browsers allow
PERSON = 16


class Signer:
    """Signs ids of persons, and knows its own signature again."""

    def __init__(self, secret: bytes = b"") -> None:
        self.use(secret)

    def use(self, secret: bytes) -> None:
        """Sign with this secret from now on."""
        self.key = hashlib.sha256(b"atoll people " + secret).digest()
        # Two servers on one machine share a browser's cookies: each has its own, and nodes have one together.
        self.cookie = f"atoll-{hashlib.sha256(self.key).hexdigest()[:8]}"

    def token(self, person: str) -> str:
        return f"{person}.{self._signature(person)}"

    def person(self, token: str) -> str | None:
        """Whose token this is; nobody's when the signature is not ours."""
        person, dot, signature = token.partition(".")
        fits = hmac.compare_digest(signature.encode(), self._signature(person).encode())
        return person if dot and fits and person else None

    def _signature(self, person: str) -> str:
        return _letters(hmac.digest(self.key, person.encode(), "sha256"))


def _letters(bits: bytes) -> str:
    return urlsafe_b64encode(bits).rstrip(b"=").decode()


def new_person() -> str:
    return _letters(secrets.token_bytes(PERSON))


class Identity:
    """Tells every request who asks (`scope["person"]`), and gives whoever is new a cookie."""

    def __init__(self, app: ASGIApp, signer: Signer, encrypted: bool) -> None:
        self.app = app
        self.signer = signer
        self.attributes = f"; Path=/; Max-Age={KEPT_FOR}; HttpOnly; SameSite=Lax" + "; Secure" * encrypted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        known, forged = self._known(Headers(scope=scope))
        if forged:
            await _refuse(scope, receive, send)
            return
        scope["person"] = known or new_person()
        starts = {"http.response.start", "websocket.accept"}

        async def answered(message: Message) -> None:
            # A handler that made somebody else of the asker (a claim code) has put that person there.
            person = scope["person"]
            if message["type"] in starts and person != known:
                message.setdefault("headers", [])
                MutableHeaders(scope=message).append("set-cookie", self._given(person))
            await send(message)

        await self.app(scope, receive, answered)

    def _known(self, headers: Headers) -> tuple[str | None, bool]:
        """Who that is, if anybody; and whether the token is none of ours."""
        token = _bearer(headers)
        known = self.signer.person(self._cookie(headers) if token is None else token)
        return known, token is not None and known is None

    def _given(self, person: str) -> str:
        return f"{self.signer.cookie}={self.signer.token(person)}{self.attributes}"

    def _cookie(self, headers: Headers) -> str:
        try:
            jar = SimpleCookie(headers.get("cookie", ""))
        except CookieError:
            return ""
        return jar[self.signer.cookie].value if self.signer.cookie in jar else ""


def _bearer(headers: Headers) -> str | None:
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    words = "This token is not one of ours: take the value of the cookie that the first answer sets."
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4401, "reason": words})
        return
    await problem(Wrong(401, "token", words))(scope, receive, send)
