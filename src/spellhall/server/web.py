"""How a request becomes a call and an answer: size, rate, origin and identity are checked here, once."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar

import msgspec
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from spellhall.engine.errors import SpellhallError, UnknownGame
from spellhall.engine.views import Said, say
from spellhall.server.limits import Limiter
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

    def word(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])


def address_of(client: tuple[str, int] | None, headers: Mapping[str, str], settings: Settings) -> str:
    """Whose request it is; a proxy is believed only if we trust it."""
    host = client[0] if client else "unknown"
    if host in settings.trusted_proxies:
        for said in reversed(headers.get("x-forwarded-for", "").split(",")):
            if said.strip() and said.strip() not in settings.trusted_proxies:
                return said.strip()[:64]
    return host


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


async def read_body(request: Request, most: int) -> bytes:
    """The body, if it is not too large."""
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


def door(app: App, path: Path, requests: Limiter) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint of a path."""
    settings = app.settings
    decode = None if path.body is None else msgspec.json.Decoder(path.body).decode

    async def answer(request: Request) -> Response:
        headers = request.headers
        client = None if request.client is None else (request.client.host, request.client.port)
        address = address_of(client, headers, settings)
        requests.take(address)
        if headers.get(PROTOCOL_HEADER, str(PROTOCOL)) != str(PROTOCOL):
            raise Refusal("other_protocol", "refusal-other-protocol", ours=PROTOCOL)
        if request.method not in _SAFE:
            check_origin(headers, settings)
        secret = secret_of(request.cookies, headers.get("authorization"))
        guest = await app.people.whose(secret, headers.get("user-agent", ""))
        if guest is not None:
            requests.take(guest.id)
        elif path.secret:
            raise Refusal("who_are_you", "refusal-who-are-you")
        body: Any = None
        if path.record:
            body = await read_body(request, settings.record_bytes)
        elif decode is not None:
            body = decode(await read_body(request, settings.body_bytes))
        result = await path.handler(Call(app, request, address, guest, secret, body))
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
