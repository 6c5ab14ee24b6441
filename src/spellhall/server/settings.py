"""Every limit and every delay of the hall, in one place.

``spellhall serve --settings FILE`` reads a TOML file with any of these names; what it does not
name stays as it is here. docs/self-hosting.md explains the ones people change.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from spellhall.bots import LEVELS
from spellhall.engine.errors import BadSetup

_TOKEN_LENGTH: Final = 16
_MOST_WORKERS: Final = 256
_MOST: Final = 10**18


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The defaults suit a hall of a few hundred tables on one small machine."""

    # Play
    grace_seconds: float = 60.0
    """An absent player's seat waits so long, then a bot plays it."""
    absence_level: str = "strong"
    default_level: str = "gentle"
    bot_pause_seconds: float = 0.6
    """People must be able to follow: a bot's move comes no sooner after the last one."""
    talk_delay: tuple[float, float] = (1.5, 4.5)
    """A bot says something after a turn with a delay drawn evenly from here, whatever it says."""
    window_delay: tuple[float, float] = (0.8, 2.4)
    """Standing answers to windows come after a delay drawn evenly from here, whatever the hand."""

    rest_seconds: float = 0.1
    """Whether a move may be taken back can take long to find out: begun once a table rests so long."""

    hidden_games: bool = False
    """Whether tables may also play games that are in nobody's list: models and test beds."""

    # Bots
    bot_workers: int = 2
    bot_seconds: float = 15.0
    """A bot that thinks for so long is overruled by one that looks one move ahead."""
    master_seconds: float = 3.0
    """How long a master thinks about a move at a table without a clock."""

    worker_bytes: int = 2_000_000_000
    """So much memory one process for bots or for records may take (on Linux)."""

    # Replays
    replay_seconds: float = 30.0
    """A record that has not been replayed by then is refused."""
    most_readings: int = 32
    readings_per_address: int = 8
    """So many records wait to be read at once, of all and of one address."""

    # Lines
    heartbeat_seconds: float = 4.0
    dead_after_seconds: float = 10.0
    """A line on which nothing came for so long is dead. With the beat: noticed within 12 s."""
    hello_seconds: float = 10.0
    poll_seconds: float = 25.0
    """Who waits for their turn over HTTP is answered by then, and counts as here for twice as long after a call."""
    outbox_messages: int = 64
    """A client that is further behind gets the full view instead, once it can take it."""
    request_seconds: float = 10.0
    """A connection on which no whole request has come by then is closed."""
    answer_seconds: float = 150.0
    """One whose answer has not been read by then, too."""
    most_requests: int = 2_000
    """Connections that are no sockets: who has been silent for longest makes room."""
    most_connections: int = 5_000
    """Sockets; the last tenth of them is for people who are seated."""
    connections_per_guest: int = 40
    connections_per_address: int = 400

    # Sizes
    message_bytes: int = 8_192
    body_bytes: int = 32_768
    body_seconds: float = 20.0
    """A request whose body has not come by then is refused."""
    record_bytes: int = 500_000
    record_moves: int = 12_000

    # Rates: so many at once, and so many a second after that, for a guest
    house_times: int = 10
    """An address has so many times what one of its guests has: a household or a school shares one."""
    messages_burst: int = 120
    messages_per_second: float = 40.0
    views_burst: int = 20
    views_per_second: float = 1.0
    """Full views over a socket once more: what comes too often comes later."""
    chat_burst: int = 6
    chat_per_second: float = 0.5
    requests_burst: int = 200
    requests_per_second: float = 50.0
    new_guests_burst: int = 40
    new_guests_per_second: float = 1.0
    new_tables_burst: int = 30
    new_tables_per_second: float = 0.2
    readings_burst: int = 100
    readings_per_second: float = 4.0
    """Looking at replays and proving records."""
    uploads_burst: int = 10
    uploads_per_second: float = 0.02
    link_codes_burst: int = 10
    link_codes_per_second: float = 0.1
    link_code_seconds: float = 600.0
    devices_per_guest: int = 12
    tables_per_guest: int = 200
    """Gathering or playing at the same time."""
    records_per_guest: int = 50
    """Uploaded, and kept."""

    # Lists
    lobby_tables: int = 100
    """So many are a page of the lobby."""
    lobby_seconds: float = 1.0
    """A page of the lobby is read anew after so long, however many look at it."""

    # How long things are kept, in days
    gathering_days: float = 7.0
    """A table that has not begun, since anything happened there."""
    abandoned_days: float = 90.0
    """A game that is not over, since anything happened there. Finished games of people stay."""
    bots_games_days: float = 7.0
    """A finished game without a person."""
    uploads_days: float = 90.0
    guests_days: float = 365.0
    """A guest who sits at no table and in no game that is kept, since they were last here."""
    database_bytes: int = 4_000_000_000
    """A larger database takes nothing new; games that have begun go on."""
    cleaning_seconds: float = 3600.0
    """So often is looked for what has had its life."""

    # Keeping
    idle_seconds: float = 600.0
    """A table where nothing happens and nobody is leaves memory; it comes back from its log."""
    driver_seconds: float = 9.0
    """With several processes: how long after its death another takes over a process's tables."""
    most_in_a_commit: int = 400

    # Notices for people whose page is closed
    notice_seconds: float = 3.0
    """A turn is told to whoever has not come so long after it."""
    notices_burst: int = 20
    notices_per_second: float = 0.01
    """To one guest."""
    contact: str = ""
    """How push services reach the operator: ``mailto:…`` or ``https://…``. Without it they get the hall's address."""
    push_to_loopback: bool = False
    """For tests: notices go over http to this machine, too. Never on a hall for others: see docs/self-hosting.md."""

    # The operator
    metrics_token: str = ""
    """Whoever sends it as a bearer token gets ``/metrics``; without one nobody does."""

    # The web
    allowed_origins: tuple[str, ...] = ()
    """Other pages that may talk to this hall; its own always may."""
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    hosts: tuple[str, ...] = ()
    """Names under which the hall is reached, beside addresses and names of the local network; "*" is any."""


def read_settings(path: Path | None) -> Settings:
    """The settings of a file; raises BadSetup, which says what is wrong with it."""
    if path is None:
        return check(Settings())
    try:
        return check(msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Settings))
    except OSError as error:
        raise BadSetup(f"the settings {path} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise BadSetup(f"the settings {path}: {error}") from None


def check(settings: Settings) -> Settings:
    """Settings that can work together."""
    for level in (settings.absence_level, settings.default_level):
        if level not in LEVELS:
            raise BadSetup(f"settings: there is no bot {level!r}; the levels are {', '.join(LEVELS)}")
    if settings.metrics_token and len(settings.metrics_token) < _TOKEN_LENGTH:
        raise BadSetup(f"settings: metrics_token is a secret of {_TOKEN_LENGTH} characters or more")
    for name in settings.__struct_fields__:
        value = getattr(settings, name)
        if isinstance(value, int | float) and not isinstance(value, bool):
            least = 1 if isinstance(value, int) else 0
            if not least <= value < _MOST:
                raise BadSetup(f"settings: {name} is a number from {least} on, not {value}")
    if settings.bot_workers > _MOST_WORKERS:
        raise BadSetup(f"settings: bot_workers is at most {_MOST_WORKERS}, not {settings.bot_workers}")
    for name in ("window_delay", "talk_delay"):
        low, high = getattr(settings, name)
        if not 0 <= low <= high:
            raise BadSetup(f"settings: {name} is two numbers, the smaller first")
    return settings
