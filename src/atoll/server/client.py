"""The browser client: its files, kept in memory as they were built, and its page for every address it knows.
Refuses any path that was not built; there is no file system behind an address."""

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

BUILT = Path(__file__).parent / "client"
PAGE = "/index.html"

# The addresses of web/src/router.svelte.ts.
PAGES = re.compile(r"/(lobby|mine|settings|about|(new|t|tv|replay|review|rules|learn|desk)/[^/]+)?/?")

# Everything below carries its hash in its name, and so never changes.
UNCHANGING = "/assets/"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
WORTH_PACKING = {"text/html", "text/css", "text/javascript", "image/svg+xml", "application/manifest+json"}
TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}


@dataclass(frozen=True, slots=True)
class File:
    """One built file as it is sent."""

    kind: str
    plain: bytes
    packed: bytes | None
    tag: str


class Client:
    """The built files, by address."""

    def __init__(self, folder: Path = BUILT) -> None:
        found = [
            path for path in sorted(folder.rglob("*")) if path.is_file() and path.name != "made-from.json"
        ]
        self.files = {f"/{path.relative_to(folder).as_posix()}": _file(path) for path in found}

    async def serve(self, request: Request) -> Response:
        """What lies at an address: a file, the page, or the page with the news that nothing does."""
        path = request.url.path
        if PAGE not in self.files:
            return PlainTextResponse("The browser client was not built here: run `make setup`.", 503)
        if path in self.files and path != PAGE:
            caching = FOREVER if path.startswith(UNCHANGING) else ASK_AGAIN
            return _sent(request, self.files[path], caching)
        if path.startswith((UNCHANGING, "/api/")):
            return PlainTextResponse("There is nothing at this address.", 404)
        # The client says itself, in the reader's language, when it does not know an address either.
        return _sent(request, self.files[PAGE], ASK_AGAIN, 200 if PAGES.fullmatch(path) else 404)


def _file(path: Path) -> File:
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    plain = path.read_bytes()
    packed = gzip.compress(plain, mtime=0) if kind in WORTH_PACKING else None
    return File(kind, plain, packed, f'"{hashlib.sha256(plain).hexdigest()[:20]}"')


def _sent(request: Request, file: File, caching: str, status: int = 200) -> Response:
    headers = {"cache-control": caching, "etag": file.tag, "vary": "accept-encoding"}
    if status == 200 and request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    packing = file.packed is not None and "gzip" in request.headers.get("accept-encoding", "")
    body = file.packed if packing and file.packed is not None else file.plain
    if packing:
        headers["content-encoding"] = "gzip"
    return Response(body, status, headers, media_type=file.kind)
