"""``spellhall serve``: one process, one port, everything in one data directory or in PostgreSQL."""

from __future__ import annotations

import argparse
import asyncio
import errno
import gc
import json
import os
import signal
import socket
import sys
import threading
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import gmtime, strftime
from types import FrameType
from typing import Final

import uvicorn

import spellhall
from spellhall.engine.errors import BadSetup, SpellhallError
from spellhall.server.app import App
from spellhall.server.diagnostics import start_logging
from spellhall.server.lines import PatientSocket, protocol_of, take_descriptors
from spellhall.server.settings import Settings, read_settings
from spellhall.server.store import open_database, prepare, queries

if sys.platform != "win32":
    import fcntl

DEFAULT_PORT: Final = 8420
_OTHER_PORTS: Final = 20
_LAST_PORT: Final = 65_535
_BACKLOG: Final = 2048
_LARGEST_FRAME: Final = 65_536
"""A larger message closes the socket unread; one over the settings' limit gets a typed error."""


_RARELY: Final = (50_000, 20, 50)
_TURN_SECONDS: Final = 0.0005
_LAST_SECONDS: Final = 30.0
"""So long after SIGTERM the process ends, whatever hangs."""


class NoReport(SpellhallError):
    """Nobody reported that."""


class PortTaken(SpellhallError):
    """Somebody else listens there."""


class CannotOpen(SpellhallError):
    """Something is wrong with where the hall should be: it is not opened."""


class AlreadyOpen(SpellhallError):
    """This data directory is in use; ``address`` is where."""

    def __init__(self, address: str, pid: int) -> None:
        super().__init__(f"the hall is open already at {address} (process {pid})")
        self.address = address


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``serve``."""
    parser.add_argument("--host", default="127.0.0.1", help="where to listen (127.0.0.1; 0.0.0.0 is everywhere)")
    parser.add_argument("--port", type=int, help=f"the port (PORT, or {DEFAULT_PORT}, or the next that is free)")
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help="where the hall keeps its file (the user's data directory)"
    )
    parser.add_argument("--settings", type=Path, metavar="FILE", help="limits and delays, as TOML")
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="GAME.CARD.FIELD=VALUE",
        help="a house rule: all tables of that game play with a changed card",
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    parser.add_argument("--log-level", default="info", choices=["debug", "info", "warning", "error"])


def run(args: argparse.Namespace) -> int:
    """Open the hall until somebody stops it."""
    try:
        return _run(args)
    except BadSetup as error:
        raise CannotOpen(str(error)) from None


def _run(args: argparse.Namespace) -> int:
    settings = read_settings(args.settings)
    data = args.data or data_directory()
    url = os.environ.get("DATABASE_URL") or None
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise CannotOpen(f"{data} cannot be used: {error.strerror}") from None
    try:
        with listening(args.host, _port(args.port)) as sockets, _lock(data, url, _address(sockets[0])):
            start_logging(args.log_level)
            return _serve(settings, url, data, sockets, browser=not args.no_browser)
    except AlreadyOpen as already:
        print(f"spellhall: {already}")
        if not args.no_browser:
            _open_browser(already.address)
        return 0


def _serve(settings: Settings, url: str | None, data: Path, sockets: Sequence[socket.socket], browser: bool) -> int:
    take_descriptors()
    database = open_database(url, data, settings.most_in_a_commit)
    prepare(database.driver)
    app = App(settings, database)
    address = _address(sockets[0])
    where = str(data) if url is None else "PostgreSQL"

    def opened() -> None:
        kept = f"everything is kept in {where}; Ctrl-C closes it"
        print(f"Spellhall {spellhall.__version__} is open at {address} ({kept})", flush=True)
        if browser:
            _open_browser(address)

    server = Server(config_of(app, settings), app, opened)
    gc.collect()
    gc.freeze()  # what is there now stays; and views, made by the thousand, hold no cycles worth a look
    gc.set_threshold(*_RARELY)
    sys.setswitchinterval(_TURN_SECONDS)  # the database's thread takes turns with the loop at every statement
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(server.until_stopped(list(sockets)))
    print("The hall is closed; everything is saved.", flush=True)
    return 0


def config_of(app: App, settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the hall. Compressing every small message would cost more than it saves, in
    time (half of the moves per second) and in memory (hundreds of kB a connection); we beat ourselves.
    """
    return uvicorn.Config(
        app,
        http=protocol_of(settings),
        ws=PatientSocket,
        ws_max_size=max(_LARGEST_FRAME, 2 * settings.message_bytes),
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        ws_ping_timeout=None,
        proxy_headers=False,  # web.py reads them, and knows whom to believe
        access_log=False,
        log_config=None,
        server_header=False,
        lifespan="on",
        timeout_graceful_shutdown=10,
    )


class Server(uvicorn.Server):
    """Says goodbye before it hangs up."""

    def __init__(self, config: uvicorn.Config, app: App, opened: Callable[[], None] = lambda: None) -> None:
        super().__init__(config)
        self._app = app
        self._opened = opened
        self._patience: threading.Timer | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open, and say so only then."""
        await super().startup(sockets)
        if self.started:
            self._opened()

    async def until_stopped(self, sockets: list[socket.socket]) -> None:
        """Serve until SIGINT or SIGTERM; a second one does not wait for anybody, and nothing waits for ever."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            if sys.platform == "win32":
                signal.signal(number, self._stop)
            else:
                loop.add_signal_handler(number, self._stop, number, None)
        await self._serve(sockets)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        """What hangs (a database that does not answer) is left behind: what was acknowledged is on disk."""
        if self._patience is None:
            self._patience = threading.Timer(_LAST_SECONDS, os._exit, (1,))
            self._patience.daemon = True
            self._patience.start()
        self.handle_exit(number, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Clients are told to come again; what is being written is finished; then all closes."""
        for listener in self.servers:
            listener.close()
        await self._app.hall.say_goodbye()
        await super().shutdown(sockets)


def reports(data: Path | None, id: str | None) -> Iterator[str]:
    """A line for each report; or the record of one, which ``spellhall replay`` reads."""
    database = open_database(os.environ.get("DATABASE_URL") or None, data or data_directory(), 1)
    prepare(database.driver)
    found = queries.load_reports(id)(database.driver.connect())
    if id is not None and not found:
        raise NoReport(f"there is no report {id[:40]!r}")
    for name, created, note, record in found:
        yield record if id is not None else f"{name}  {strftime('%Y-%m-%d %H:%M', gmtime(created))}  {printable(note)}"
    database.driver.close()


def printable(text: str) -> str:
    """On one line of a terminal, without what would steer it: a report is what anybody wrote."""
    return "".join(letter if letter.isprintable() else letter.encode("unicode_escape").decode() for letter in text)


# Where


def data_directory() -> Path:
    """The user's data directory on this system."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Spellhall"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Spellhall"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "spellhall"


def _port(given: int | None) -> int | None:
    if given is not None:
        return given
    text = os.environ.get("PORT")
    if not text:
        return None
    if not text.isdecimal() or int(text) > _LAST_PORT:
        raise BadSetup(f"PORT is a number up to {_LAST_PORT}, not {text[:20]!r}")
    return int(text)


@contextmanager
def listening(host: str, port: int | None) -> Iterator[list[socket.socket]]:
    """A socket on the port; if none was wished for, on the default one or one of the next."""
    ports = range(DEFAULT_PORT, DEFAULT_PORT + _OTHER_PORTS) if port is None else [port]
    listener = None
    try:
        socket.getaddrinfo(host, None)
    except (OSError, UnicodeError):
        raise CannotOpen(f"there is no address {host[:100]!r}: --host is one of this machine's") from None
    for candidate in ports:
        if not 0 <= candidate <= _LAST_PORT:
            raise CannotOpen(f"--port is a number up to {_LAST_PORT}, not {candidate}")
        try:
            family = socket.AF_INET6 if ":" in host else socket.AF_INET
            listener = socket.create_server((host, candidate), family=family, backlog=_BACKLOG)
            break
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise CannotOpen(f"cannot listen at {host}:{candidate}: {error.strerror}") from None
    if listener is None:
        first = ports[0]
        who = "another Spellhall" if _is_hall(f"http://{host}:{first}/healthz") else "another program"
        raise PortTaken(f"{who} listens at {host}:{first} already: choose another --port")
    with listener:
        yield [listener]


def _is_hall(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=1) as answer:
            return "spellhall" in json.loads(answer.read(1000))
    except (OSError, ValueError, urllib.error.URLError):
        return False


def _address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    shown = "localhost" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


@contextmanager
def _lock(data: Path, url: str | None, address: str) -> Iterator[None]:
    """One process a data directory; with PostgreSQL as many as one likes. Raises AlreadyOpen."""
    if url is not None or sys.platform == "win32":
        yield
        return
    try:
        lock = os.open(data / "hall.lock", os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600)
    except OSError as error:
        raise CannotOpen(f"{data} cannot be used: {error.strerror}") from None
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            pid, where = [*os.read(lock, 1000).decode(errors="replace").split(), "0", "an unknown address"][:2]
            raise AlreadyOpen(where, int(pid) if pid.isdecimal() else 0) from None
        try:
            if os.fstat(lock).st_size:
                os.truncate(lock, 0)
            os.write(lock, f"{os.getpid()} {address}\n".encode())
        except OSError as error:
            raise CannotOpen(f"{data} cannot be written: {error.strerror}") from None
        yield
    finally:
        os.close(lock)


def _open_browser(address: str) -> None:
    """If there is one: on a server without a screen a text browser would only be in the way."""
    if sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(address)
