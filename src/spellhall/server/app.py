"""The hall as one ASGI application: page, API and sockets on one port."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import Any, Final

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, Router, WebSocketRoute
from starlette.types import Message, Receive, Scope, Send

import spellhall
from spellhall.engine.views import say
from spellhall.server import api, catalogue, notes, plain
from spellhall.server.hall import Hall
from spellhall.server.limits import Limiter, Tally, too_many_connections
from spellhall.server.lines import most_sockets
from spellhall.server.lobby import Lobby
from spellhall.server.offers import Health
from spellhall.server.page import Page
from spellhall.server.people import People, same, secret_of
from spellhall.server.refusals import Refusal
from spellhall.server.replays import Reader
from spellhall.server.schema import openapi
from spellhall.server.schema import schema as protocol
from spellhall.server.settings import Settings
from spellhall.server.socket import Socket
from spellhall.server.store import Database, queries
from spellhall.server.web import check_host, door, encode, json_response, problem, security_headers

PATHS: Final = (*api.PATHS, *notes.PATHS, *plain.PATHS)
_HEALTH_SECONDS: Final = 1.5
_HEALTH_KEPT: Final = 0.2


class App:
    """Everything that a process of the hall has."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.hall = Hall(settings, database)
        self.people = People(database, settings)
        self.reader = Reader(settings)
        s = settings
        self.requests = Limiter(s.requests_burst, s.requests_per_second, "requests")
        self.new_guests = Limiter(s.new_guests_burst, s.new_guests_per_second, "new_guests")
        self.new_tables = Limiter(s.new_tables_burst, s.new_tables_per_second, "new_tables", s.house_times)
        self.readings = Limiter(s.readings_burst, s.readings_per_second, "readings", s.house_times)
        self.uploads = Limiter(s.uploads_burst, s.uploads_per_second, "uploads", s.house_times)
        self.messages = Limiter(s.messages_burst, s.messages_per_second, "messages")
        self.views = Limiter(s.views_burst, s.views_per_second, "requests")
        self.chat = Limiter(s.chat_burst, s.chat_per_second, "chat")
        self.link_codes = Limiter(s.link_codes_burst, s.link_codes_per_second, "codes")
        self.per_guest = Tally(s.connections_per_guest, too_many_connections("connections_of_guest"))
        self.per_address = Tally(s.connections_per_address, too_many_connections("connections_from_address"))
        self.lobby = Lobby(settings, database)
        self.most_sockets = most_sockets(settings)
        self.callers = plain.Callers(self)
        catalogue.prepare()
        page = Page()
        self._asked: asyncio.Task[None] | None = None
        self._asked_at = 0.0
        self._writes = False
        self._schema = encode(protocol())
        self._openapi = encode(openapi(PATHS))
        self._socket = Router([WebSocketRoute("/api/tables/{id}/socket", Socket(self))])
        self._starlette = Starlette(
            routes=[
                *(Route(p.path, door(self, p), methods=[p.method]) for p in PATHS),
                Route("/api/schema.json", self._get_schema, methods=["GET"]),
                Route("/api/openapi.json", self._get_openapi, methods=["GET"]),
                Route("/api/{rest:path}", _no_such_door, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
                Route("/healthz", self._health, methods=["GET"]),
                Route("/metrics", self._metrics, methods=["GET"]),
                Route("/{rest:path}", page.__call__, methods=["GET"]),
            ],
            lifespan=self._lifespan,
        )

    @asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        await self.hall.open()
        yield
        self.reader.close()
        await self.hall.close()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Every answer carries the security headers; whoever asks for somebody else gets none of ours."""
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)  # past the middleware: it would touch every message
            return
        if scope["type"] != "http":
            await self._starlette(scope, receive, send)
            return
        headers = security_headers(Headers(scope=scope))

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *headers]
            await send(message)

        try:
            if scope["path"] != "/healthz":  # whoever looks after machines asks by any name
                check_host(Headers(scope=scope), self.settings)
        except Refusal as refusal:
            answer = PlainTextResponse(f"{refusal}\n", refusal.status)
            await answer(scope, receive, send_guarded)
            return
        await self._starlette(scope, receive, send_guarded)

    async def _get_schema(self, _: Request) -> Response:
        return json_response(self._schema)

    async def _get_openapi(self, _: Request) -> Response:
        return json_response(self._openapi)

    async def _health(self, _: Request) -> Response:
        """Whether something can be written now; those who ask at the same time share one question."""
        if self._asked is None or (self._asked.done() and monotonic() - self._asked_at > _HEALTH_KEPT):
            self._asked, self._asked_at = self.hall.spawn(self._try_to_write()), monotonic()
        await asyncio.wait({self._asked}, timeout=_HEALTH_SECONDS)
        ok = self._asked.done() and self._writes and not self.hall.closing
        answer = Health(spellhall.__version__, self.hall.database.driver.name, ok)
        return json_response(answer, 200 if ok else 503)

    async def _try_to_write(self) -> None:
        self._writes = False
        with suppress(Exception):
            self._writes = await self.hall.database.run(queries.ping)

    async def _metrics(self, request: Request) -> Response:
        """For the operator: what is counted here could tell players what others do."""
        token = self.settings.metrics_token
        said = secret_of({}, request.headers.get("authorization"))
        if not token or said is None or not same(said, token):
            return problem("not_yours", say("refusal-metrics-need-a-token"))
        return PlainTextResponse(self.hall.metrics.write(), media_type="text/plain; version=0.0.4")


async def _no_such_door(_: Any) -> Response:
    return problem("unknown", say("refusal-nothing-here"))
