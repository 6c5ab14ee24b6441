"""How a request becomes a call and an answer: size, rate, origin and identity are checked here, once."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable, Mapping
from contextlib import nullcontext
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar

import msgspec
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from spellhall.engine.errors import SpellhallError, UnknownGame
from spellhall.engine.views import Said, say
from spellhall.server.limits import house_of
from spellhall.server.messages import PROTOCOL, Message
from spellhall.server.offers import Problem
from spellhall.server.people import COOKIE, COOKIE_SECONDS, secret_of
from spellhall.server.refusals import STATUS, Refusal, as_it_is
from spellhall.server.settings import Settings
from spellhall.server.store.database import Lost
from spellhall.server.store.queries import Guest

if TYPE_CHECKING:
    from spellhall.server.app import App

B = TypeVar("B")

encode: Final = msgspec.json.Encoder().encode
_HOST: Final = re.compile(r"[A-Za-z0-9.\-\[\]:]{1,255}")
_PORT: Final = re.compile(r":[0-9]*$")
_LOCAL: Final = (".local", ".localhost", ".lan", ".home", ".home.arpa", ".internal", ".test")
_OWN: Final = socket.gethostname().lower()
_LONGEST_NAME: Final = 100
_SHAPE_OF_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,60}")
PROTOCOL_HEADER: Final = "spellhall-protocol"
"""A client that sends it says which version of the protocol it speaks."""

_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class Path(NamedTuple):
    """One door of the API: OpenAPI is made from these, too."""

    method: str
    path: str
    about: str
    handler: Callable[[Any], Awaitable[Any]]
    body: type[Message] | None = None
    answer: type[Message] | None = None
    secret: bool = False
    """Whether one must be somebody."""
    record: bool = False
    """Whether the body is a whole record, which may be larger."""
    reads: bool = False
    """Whether a record is read for it, which takes a place in the queue."""
    text: str = ""
    """Whether the answer is plain text: ``always``, or as the caller wishes (``?as=text``)."""
    asks: tuple[str, ...] = ()
    """What may stand behind the question mark."""


@dataclass
class Call(Generic[B]):
    """A request that has been let in."""

    app: App
    request: Request
    address: str
    guest: Guest | None
    secret: str | None
    body: B

    @property
    def me(self) -> Guest:
        """Whoever calls; raises Refusal for nobody."""
        if self.guest is None:
            raise Refusal("who_are_you", "refusal-who-are-you")
        return self.guest

    @property
    def agent(self) -> str:
        """What the browser says of itself."""
        return self.request.headers.get("user-agent", "")

    @property
    def hall_address(self) -> str:
        """The address by which the caller knows the hall."""
        request = self.request
        client = None if request.client is None else (request.client.host, request.client.port)
        secure = is_secure(request.url.scheme, client, request.headers, self.app.settings)
        host = request.headers.get("host", "")
        return f"http{'s' if secure else ''}://{host if _HOST.fullmatch(host) else 'localhost'}"

    @property
    def who(self) -> str:
        """Whom limits count it for: the guest, or whoever comes from that address."""
        return self.address if self.guest is None else self.guest.id

    def word(self, name: str) -> str:
        """A part of the path; raises Refusal for what cannot be an id or a name."""
        return as_id(self.request.path_params[name])


def address_of(client: tuple[str, int] | None, headers: Mapping[str, str], settings: Settings) -> str:
    """Whose request it is, as limits count it; a proxy is believed only if we trust it, and says an address."""
    host = client[0] if client else "unknown"
    if host in settings.trusted_proxies:
        for said in reversed(headers.get("x-forwarded-for", "").split(",")):
            found = house_of(said)
            if found is None:
                break
            if found not in settings.trusted_proxies and said.strip() not in settings.trusted_proxies:
                return found
    return house_of(host) or host


def check_host(headers: Mapping[str, str], settings: Settings) -> None:
    """A name that somebody else owns may be made to lead here (DNS rebinding): then its page would be ours to browsers.
    Nobody owns addresses and the names of a local network.
    """
    name = _PORT.sub("", headers.get("host", "")).rstrip(".").lower()
    local = "." not in name or name.endswith(_LOCAL) or house_of(headers.get("host", "")) is not None
    if not local and name not in settings.hosts and name != _OWN and "*" not in settings.hosts:
        raise Refusal("wrong_host", "refusal-wrong-host", host=as_it_is(name[:_LONGEST_NAME]))


def is_secure(scheme: str, client: tuple[str, int] | None, headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether the client speaks TLS, to us or to a proxy we trust."""
    if client and client[0] in settings.trusted_proxies and "x-forwarded-proto" in headers:
        return headers["x-forwarded-proto"] == "https"
    return scheme in ("https", "wss")


def check_origin(headers: Mapping[str, str], settings: Settings) -> None:
    """Pages of other hosts may not act in a guest's name; programs send no origin."""
    origin = headers.get("origin")
    if origin is None or origin in settings.allowed_origins:
        return
    if origin.split("://", maxsplit=1)[-1] != headers.get("host"):
        raise Refusal("wrong_origin", "refusal-wrong-origin")


def as_id(word: object) -> str:
    """A word of a path, if it has the shape of our ids and names; raises Refusal."""
    if not isinstance(word, str) or not _SHAPE_OF_ID.fullmatch(word):
        raise Refusal("unknown", "refusal-nothing-here")
    return word


async def read_body(request: Request, most: int, seconds: float) -> bytes:
    """The body, if it is not too large and comes in time."""
    try:
        async with asyncio.timeout(seconds):
            return await _read_body(request, most)
    except TimeoutError:
        raise Refusal("bad_request", "refusal-too-slow") from None


async def _read_body(request: Request, most: int) -> bytes:
    too_large = Refusal("too_large", "refusal-request-too-large", most=most)
    if int(request.headers.get("content-length") or 0) > most:
        raise too_large
    parts = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise too_large
        parts.append(part)
    return b"".join(parts)


def door(app: App, path: Path) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint of a path."""
    settings = app.settings
    decode = None if path.body is None else msgspec.json.Decoder(path.body).decode

    async def answer(request: Request) -> Response:
        headers = request.headers
        client = None if request.client is None else (request.client.host, request.client.port)
        address = address_of(client, headers, settings)
        app.requests.take(address)
        if headers.get(PROTOCOL_HEADER, str(PROTOCOL)) != str(PROTOCOL):
            raise Refusal("other_protocol", "refusal-other-protocol", ours=PROTOCOL)
        if request.method not in _SAFE:
            check_origin(headers, settings)
        secret = secret_of(request.cookies, headers.get("authorization"))
        guest = await app.people.whose(secret, headers.get("user-agent", ""))
        if guest is not None:
            app.requests.take(guest.id)
        elif path.secret:
            raise Refusal("who_are_you", "refusal-who-are-you")
        call = Call[Any](app, request, address, guest, secret, None)
        if path.reads:
            app.readings.take_both(address, None if guest is None else guest.id)
        with app.reader.place(address, call.who) if path.reads else nullcontext():
            if path.record:
                call.body = await read_body(request, settings.record_bytes, settings.body_seconds)
            elif decode is not None:
                call.body = decode(await read_body(request, settings.body_bytes, settings.body_seconds))
            result = await path.handler(call)
        return result if isinstance(result, Response) else json_response(result)

    async def endpoint(request: Request) -> Response:
        try:
            return await answer(request)
        except Refusal as refusal:
            return problem(refusal.code, refusal.reason)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            return problem("bad_request", say("refusal-bad-request", detail=as_it_is(error)))
        except UnknownGame:
            return problem("bad_setup", say("refusal-no-such-game"))
        except SpellhallError as error:
            return problem("bad_setup", say("refusal-bad-setup", detail=as_it_is(error)))
        except ValueError as error:
            return problem("bad_request", say("refusal-bad-request", detail=as_it_is(type(error).__name__)))
        except ClientDisconnect:
            return problem("bad_request", say("refusal-broke-off"))  # nobody is there to read it
        except Lost:
            return problem("closing", say("refusal-no-database"))
        except Exception:
            app.hall.metrics.count("mistakes")
            app.hall.log.exception("a request failed: %s %s", path.method, path.path)
            return problem("our_mistake", say("refusal-our-mistake"))

    return endpoint


def json_response(message: Message | bytes, status: int = 200) -> Response:
    """An answer; encoded already, perhaps."""
    data = message if isinstance(message, bytes) else encode(message)
    return Response(data, status, {"cache-control": "no-store"}, "application/json")


def problem(code: str, reason: Said) -> Response:
    """A typed error."""
    return json_response(Problem(code, reason), STATUS[code])


def with_cookie(call: Call[Any], response: Response, secret: str) -> Response:
    """The secret goes into a cookie that no script can read and no other site can send."""
    secure = call.hall_address.startswith("https")
    response.set_cookie(
        COOKIE, secret, max_age=COOKIE_SECONDS, path="/", secure=secure, httponly=True, samesite="strict"
    )
    return response


def security_headers(headers: Headers) -> list[tuple[bytes, bytes]]:
    """What every answer carries: nothing from elsewhere, nothing inline, no frames."""
    host = headers.get("host", "")
    sockets = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    policy = (
        f"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        f"connect-src 'self'{sockets}; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
        f"form-action 'self'; frame-ancestors 'none'"
    )
    return [
        (b"content-security-policy", policy.encode()),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"same-origin"),
        (b"x-frame-options", b"DENY"),
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    ]
