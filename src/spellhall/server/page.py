"""The page: files built by Vite, kept in memory with their compressed twins."""

from __future__ import annotations

import gzip
import mimetypes
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

import spellhall

PLACE: Final = Path(spellhall.__file__).parent / "page"
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_COMPRESSIBLE: Final = ("text/", "application/javascript", "application/json", "application/manifest", "image/svg")

NOT_BUILT: Final = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Spellhall</title>
<h1>Spellhall</h1>
<p>The hall is open, but its page has not been built into this installation.
Programs can play: see <a href="/api/openapi.json">the API</a> and docs/protocol.md.
From a clone, <code>make page</code> builds it.</p>
</html>
"""


class File(NamedTuple):
    """One file, ready to be sent."""

    data: bytes
    packed: bytes | None
    kind: str
    tag: str
    caching: str


class Page:
    """All files of the page. What is not a file is the page itself: its router reads the address."""

    def __init__(self, place: Path = PLACE) -> None:
        self.files: dict[str, File] = {}
        if (place / "index.html").is_file():
            for path in place.rglob("*"):
                if path.is_file() and path.suffix not in (".gz", ".br", ".py"):
                    name = "/" + path.relative_to(place).as_posix()
                    self.files[name] = _file(name, path.read_bytes())
        self.index = self.files.get("/index.html") or _file("/index.html", NOT_BUILT)

    async def __call__(self, request: Request) -> Response:
        """A file, or the page."""
        path = request.url.path
        file = self.files.get(path)
        if file is None:
            if path.startswith(("/api/", "/assets/")) or "." in path.rsplit("/", maxsplit=1)[-1]:
                return Response("not found", 404, media_type="text/plain")
            file = self.index
        return send(file, request)


def send(file: File, request: Request) -> Response:
    """A file, compressed for those who can read that, and not again to those who have it."""
    headers = {"cache-control": file.caching, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, headers={**headers, "content-encoding": "gzip"}, media_type=file.kind)
    return Response(file.data, headers=headers, media_type=file.kind)


def file_of(data: bytes, kind: str, caching: str = _ASK_AGAIN) -> File:
    """Data as a file."""
    packed = gzip.compress(data, 9, mtime=0) if kind.startswith(_COMPRESSIBLE) and len(data) > 500 else None
    return File(data, packed, kind, f'"{sha256(data).hexdigest()[:20]}"', caching)


def _file(name: str, data: bytes) -> File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return file_of(data, kind, _FOREVER if name.startswith("/assets/") else _ASK_AGAIN)
