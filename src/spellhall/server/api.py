"""The HTTP side of the hall: a list of paths, and what each does."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf, isnan, nan
from typing import Any, Final

import msgspec
from starlette.responses import PlainTextResponse, Response

import spellhall
from spellhall.engine.game import RECORD_FORMAT
from spellhall.engine.views import View
from spellhall.server import ahead, catalogue, fair, house, replays, tutorials
from spellhall.server.clock import time
from spellhall.server.hall import new_id
from spellhall.server.live import LiveTable
from spellhall.server.log import Entry, MadeReady, Row, Sat, Setup
from spellhall.server.messages import NoClock, TableInfo
from spellhall.server.offers import (
    Ahead,
    BotAccount,
    ChangeGuest,
    Devices,
    EarlierNews,
    Fork,
    GameBook,
    Hall,
    KnownRecord,
    LinkCode,
    Lobby,
    Me,
    MyTables,
    NewBotAccount,
    NewGuest,
    NewPush,
    NewTable,
    NewTutorial,
    PushKey,
    ReplayInfo,
    ReplayMoment,
    Report,
    Reported,
    TableMoment,
    UploadedRecord,
    UseLinkCode,
    Verdict,
)
from spellhall.server.page import send
from spellhall.server.people import COOKIE, hashed, me
from spellhall.server.refusals import Refusal, as_it_is
from spellhall.server.store import devices, queries
from spellhall.server.store.queries import Guest
from spellhall.server.table import DEEDS_SHOWN, Table, legal_setup
from spellhall.server.texts import clean_lines
from spellhall.server.web import Call, Path, json_response, with_cookie
from spellhall.words import ENGLISH
from spellhall.words.text import as_text

_MOST_LISTED: Final = 100
_MOST_DIGITS: Final = 9
_NEVER: Final = 1e15
_about: Final = msgspec.json.Decoder(TableInfo).decode
encode: Final = msgspec.json.Encoder().encode


# What there is


async def get_hall(call: Call[None]) -> Hall:
    return catalogue.hall(call.app.settings)


async def get_game(call: Call[None]) -> Response:
    """With ``?rules=0`` only what one needs to show cards: the page has the rule book already."""
    rules = call.request.query_params.get("rules") != "0"
    plain, small = catalogue.book_in_bytes(call.word("game"), call.app.settings.hidden_games, rules)
    takes_gzip = "gzip" in call.request.headers.get("accept-encoding", "")
    response = json_response(small if takes_gzip else plain)
    response.headers["vary"] = "accept-encoding"
    if takes_gzip:
        response.headers["content-encoding"] = "gzip"
    return response


async def get_words(call: Call[None]) -> Response:
    """The catalogue of a game, in Fluent's syntax. What it does not have in this language it does not have here."""
    info = catalogue.shown(call.word("game"), call.app.settings.hidden_games)
    language = catalogue.check_language(call.word("language"), info)
    return send(catalogue.words_of_game(info.name, language), call.request)


async def get_hall_words(call: Call[None]) -> Response:
    return send(catalogue.words_of_hall(catalogue.check_language(call.word("language"))), call.request)


def language_of(call: Call[Any], game: str) -> str | None:
    """The language in which the caller wants text (``?as=text&language=de``); None: JSON. Raises Refusal."""
    asked = call.request.query_params
    if asked.get("as", "json") == "json":
        return None
    if asked["as"] != "text":
        raise Refusal("bad_request", "refusal-no-such-form")
    return catalogue.check_language(asked.get("language", ENGLISH), spellhall.game_info(game))


def text_response(words: bytes | str) -> Response:
    return PlainTextResponse(words, headers={"cache-control": "no-store"})


# People


async def new_guest(call: Call[NewGuest]) -> Response:
    call.app.hall.cleaner.check_room()
    call.app.new_guests.take(call.address)
    guest, secret = await call.app.people.welcome(call.body, call.agent)
    call.app.hall.metrics.count("guests_made")
    return with_cookie(call, json_response(me(guest)), secret)


async def get_me(call: Call[None]) -> Me:
    return me(call.me)


async def change_me(call: Call[ChangeGuest]) -> Me:
    return me(await call.app.people.change(call.me, call.body))


async def forget_me(call: Call[None]) -> Response:
    """This device forgets who it was."""
    if call.secret is not None:
        await call.app.people.forget(call.secret)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


async def link_code(call: Call[None]) -> LinkCode:
    call.app.link_codes.take(call.address)
    return await call.app.people.link_code(call.me)


async def use_link_code(call: Call[UseLinkCode]) -> Response:
    call.app.link_codes.take(call.address)
    guest, secret = await call.app.people.link(call.body.code, call.agent)
    return with_cookie(call, json_response(me(guest)), secret)


async def my_devices(call: Call[Any]) -> Devices:
    return await call.app.people.devices(call.me, call.secret)


async def revoke_device(call: Call[None]) -> Devices:
    """One of the guest's devices is nobody any more: the next request from there is a stranger's, its lines end now."""
    device = call.word("device")
    if not await call.app.hall.database.run(devices.revoke(call.me.id, device, call.app.hall.process)):
        raise Refusal("unknown", "refusal-no-such-device")
    await call.app.hall.hang_up(device)
    return await call.app.people.devices(call.me, call.secret)


async def push_key(call: Call[None]) -> PushKey:
    return PushKey(await call.app.hall.notices.key())


async def subscribe(call: Call[NewPush]) -> Devices:
    if call.me.bot:
        raise Refusal("not_yours", "refusal-program-needs-no-notices")
    assert call.secret is not None
    await call.app.hall.notices.subscribe(hashed(call.secret), call.body, call.hall_address)
    return await my_devices(call)


async def unsubscribe(call: Call[None]) -> Devices:
    assert call.secret is not None
    await call.app.hall.notices.unsubscribe(hashed(call.secret))
    return await my_devices(call)


async def new_bot(call: Call[NewBotAccount]) -> BotAccount:
    call.app.hall.cleaner.check_room()
    call.app.new_guests.take(call.address)
    return await call.app.people.add_bot(call.body)


# Tables


async def lobby(call: Call[None]) -> Lobby:
    """The latest first; ``before`` gives those that come after the ones one has."""
    page = await call.app.lobby.page(before_of(call.request.query_params.get("before", "")))
    found = await _shown(call, [row[:3] for row in page])
    return Lobby(
        [table for table in found if table.public and table.stage == "gathering"],
        [table for table in found if table.public and table.stage == "playing" and table.spectators == "public"],
        before=page[-1][3] if len(page) == call.app.settings.lobby_tables else None,
    )


def before_of(text: str) -> float:
    """Where a page of the lobby begins; raises Refusal."""
    try:
        found = float(text) if text else inf
    except ValueError:
        found = nan
    if isnan(found):
        raise Refusal("bad_request", "refusal-bad-request", detail=as_it_is("before is a time"))
    return min(found, _NEVER)


async def my_tables(call: Call[None]) -> MyTables:
    return MyTables(await _listed(call, queries.tables_of(call.me.id, _MOST_LISTED)))


async def _listed(call: Call[Any], query: Any) -> list[TableInfo]:
    return await _shown(call, await call.app.hall.database.run(query))


async def _shown(call: Call[Any], rows: Iterable[tuple[str, int | None, float]]) -> list[TableInfo]:
    """Tables as they are in the database, those in use here know more; without those that the caller may not see."""
    tables = []
    for stored, asked, changed in rows:
        try:
            about: TableInfo | None = _about(stored)
        except msgspec.ValidationError:
            about = await _written_anew(call, stored)
        if about is not None:
            live = call.app.hall.live.get(about.id)
            found = live.about() if live else msgspec.structs.replace(about, asked=asked, changed=changed)
            if _may_be_at(call, found):
                tables.append(found)
    return tables


def _may_be_at(call: Call[Any], about: TableInfo) -> bool:
    """``Table.open_to``, for a table as the lists have it."""
    seated = call.guest is not None and any(seat.guest == call.guest.id for seat in about.seats)
    return seated or about.stage == "gathering" or about.spectators != "off"


async def _written_anew(call: Call[Any], stored: str) -> TableInfo | None:
    """A table as a hall of an older protocol stored it for the lists: how it stands now comes from its log."""
    id = msgspec.json.decode(stored)["id"]
    try:
        about = (await call.app.hall.table(id)).about()
    except Refusal:
        return None  # its log is kept; nothing can be shown of it
    await call.app.hall.database.run(queries.set_about(id, encode(about).decode()))
    return about


async def new_table(call: Call[NewTable]) -> TableInfo:
    wanted = call.body
    info = spellhall.game_info(wanted.game)
    if info.name not in spellhall.games() and not call.app.settings.hidden_games:
        raise Refusal("unknown", "refusal-not-played-here", game=as_it_is(info.title))
    setup = Setup(
        id=new_id(),
        game=wanted.game,
        seats=wanted.seats,
        options=info.read_options(wanted.options),
        host=call.me.id,
        public=wanted.public,
        pace=wanted.pace,
        spectators=wanted.spectators,
        auto_start=wanted.auto_start,
        secret=fair.new_secret(),
        created=time(),
        seed=wanted.seed,
        scenario=dict(info.read_scenario(wanted.scenario)),
        format=RECORD_FORMAT,
        rules=info.version,
        practice=wanted.practice,
        bots_talk=wanted.bots_talk,
    )
    if setup.public and setup.chosen_deal:
        raise Refusal("bad_setup", "refusal-chosen-is-not-public")
    if info.turn_seconds(setup.options) is not None and not isinstance(wanted.pace, NoClock):
        raise Refusal("bad_setup", "refusal-two-clocks")
    if len(wanted.bots) > wanted.seats - wanted.sit:
        raise Refusal("bad_setup", "refusal-too-many-bots", bots=len(wanted.bots), places=wanted.seats)
    await _may_make_one(call)
    legal_setup(setup)
    bots = range(wanted.seats - len(wanted.bots), wanted.seats)
    strong = [(seat, level, None) for seat, level in zip(bots, wanted.bots, strict=True)]
    first = _first(setup, call.me, 0 if wanted.sit else None, strong)
    return (await call.app.hall.create(setup, first)).about()


def _first(setup: Setup, guest: Guest, seat: int | None, bots: Iterable[tuple[int, str, str | None]]) -> list[Entry]:
    """Who sits at a new table: the guest in their own colour, then bots in colours that are left."""
    trial = Table(setup)
    first: list[Entry] = []
    if seat is not None:
        first.append(_sits(guest, seat))
        trial.apply(Row(1, setup.created, first[0]))
    for place, level, who in bots:
        first.append(house.filled(trial, place, level, guest.id, who=who))
        trial.apply(Row(trial.number + 1, setup.created, first[-1]))
    return first


async def _may_make_one(call: Call[Any]) -> None:
    call.app.new_tables.take_both(call.address, call.me.id)
    if await call.app.hall.database.run(queries.count_tables_of(call.me.id)) >= call.app.settings.tables_per_guest:
        raise Refusal("too_many", "refusal-too-many-tables")


def _sits(guest: Guest, seat: int) -> Sat:
    return Sat(seat, guest.id, guest.name, guest.colour, guest.bot)


async def new_tutorial(call: Call[NewTutorial]) -> TableInfo:
    """A lesson goes on where it was left, unless it is to begin again."""
    tutorial = tutorials.load(call.body.game)
    if tutorial is None:
        raise Refusal("unknown", "refusal-no-tutorial")
    if not call.body.anew:
        for about in await _listed(call, queries.tables_of(call.me.id, _MOST_LISTED)):
            if about.tutorial == tutorial.game and about.stage == "playing":
                return about
    info = spellhall.game_info(tutorial.game)
    await _may_make_one(call)
    setup = Setup(
        id=new_id(),
        game=tutorial.game,
        seats=tutorial.seats,
        options=info.read_options(tutorial.options),
        host=call.me.id,
        public=False,
        pace=NoClock(),
        spectators="public",
        auto_start=True,
        secret=fair.new_secret(),
        created=time(),
        seed=tutorial.seed,
        scenario=dict(tutorial.scenario),
        format=RECORD_FORMAT,
        tutorial=tutorial.game,
        rules=info.version,
    )
    others = (seat for seat in range(tutorial.seats) if seat != tutorial.seat)
    bots = [(seat, tutorial.level, who) for seat, who in zip(others, tutorial.company, strict=True)]
    return (await _against_bots(call, setup, tutorial.seat, bots)).about()


async def _against_bots(
    call: Call[Any], setup: Setup, seat: int, others: Iterable[tuple[int, str, str | None]]
) -> LiveTable:
    """A table that begins at once: the caller in one seat, bots in all others."""
    guest, *bots = _first(setup, call.me, seat, others)
    return await call.app.hall.create(setup, [*bots, guest, MadeReady(seat, True, "", call.me.id)])


async def _table(call: Call[Any]) -> LiveTable:
    """The table of the address, if the caller may be there; raises Refusal."""
    live = await call.app.hall.table(call.word("id"))
    if not live.table.open_to(None if call.guest is None else call.guest.id):
        raise Refusal("not_yours", "refusal-not-for-spectators")
    return live


async def get_table(call: Call[None]) -> TableInfo:
    return (await _table(call)).about()


async def get_view(call: Call[None]) -> Response:
    """What the caller sees, as over the socket: from their seat; without one, or with ``?watch=1``, as a spectator."""
    asked = call.request.query_params
    table = (await _table(call)).table
    seat = None if call.guest is None or asked.get("watch") == "1" else table.seat_of(call.guest.id)
    view, earlier = shown_to(table, seat, number_of("since", asked.get("since", "0")))
    language = language_of(call, table.setup.game)
    if language is not None:
        return text_response(as_text(view, language))
    return json_response(TableMoment(table.number, table.moment, seat, view, earlier))


def shown_to(table: Table, viewer: int | None, since: int) -> tuple[View, int]:
    """The view with the latest news after an answer, if this viewer may have it, and after which answer it begins;
    raises Refusal.
    """
    view, _, earlier = whole_view(table, viewer)
    return (view, earlier) if since <= earlier else (table.view(viewer, since), since)


def whole_view(table: Table, viewer: int | None) -> tuple[View, Any, int]:
    """``Table.whole_view`` for those who may have it; raises Refusal."""
    if table.game is None:
        raise Refusal("not_now", "refusal-other-rules" if table.stage == "stranded" else "refusal-not-begun")
    if not table.may_look(viewer):
        raise Refusal("not_yours", "refusal-not-for-spectators")
    return table.whole_view(viewer)


async def get_news(call: Call[None]) -> EarlierNews:
    """What was told before the latest, a part at a time."""
    asked = call.request.query_params
    table = (await _table(call)).table
    seat = None if call.guest is None or asked.get("watch") == "1" else table.seat_of(call.guest.id)
    whole_view(table, seat)
    game = table.game
    assert game is not None
    before = min(number_of("before", asked.get("before", "0")), game.number)
    call.app.readings.take_both(call.address, None if call.guest is None else call.guest.id)
    earlier = game.latest(seat, DEEDS_SHOWN, before)
    return EarlierNews(game.news(seat, earlier, before), earlier)


def seen_by(table: Table, viewer: int | None, since: int = 0) -> View:
    """The view, if this viewer may have it; raises Refusal."""
    if table.game is None:
        raise Refusal("not_now", "refusal-other-rules" if table.stage == "stranded" else "refusal-not-begun")
    if not table.may_look(viewer):
        raise Refusal("not_yours", "refusal-not-for-spectators")
    return table.view(viewer, since)


def number_of(name: str, text: str) -> int:
    """A number that the caller asks with; raises Refusal."""
    if not text.isascii() or not text.isdecimal() or len(text) > _MOST_DIGITS:
        raise Refusal("bad_request", "refusal-bad-request", detail=as_it_is(f"{name} is a whole number, 0 or more"))
    return int(text)


async def get_record(call: Call[None]) -> Response:
    """The whole record after the end; before it, what the caller's seat knows. As text: the view with all news."""
    table = (await _table(call)).table
    seat = None if call.guest is None else table.seat_of(call.guest.id)
    language = language_of(call, table.setup.game)
    call.app.readings.take_both(call.address, None if call.guest is None else call.guest.id)
    if language is not None:
        return text_response(as_text(seen_by(table, seat), language))
    if table.stage in ("over", "stranded"):
        return _download(encode(table.record()), f"spellhall-{table.setup.game}.json")
    view = seen_by(table, seat)
    known = KnownRecord(
        spellhall_known=1,
        game=table.setup.game,
        rules=table.setup.rules,
        seats=table.setup.seats,
        options=table.setup.options,
        you=seat,
        chosen_deal=table.setup.chosen_deal,
        moves=[play for player, play in zip(table.players, table.plays, strict=True) if player == seat],
        view=view,
    )
    return _download(encode(known), f"spellhall-{table.setup.game}-so-far.json")


async def get_ahead(call: Call[None]) -> Ahead:
    table = (await _table(call)).table
    seat = table.seat_of(call.me.id)
    found: Ahead | None = table.kept.get(("ahead", seat))
    if found is None or found.moment != table.moment:
        found = table.kept["ahead", seat] = ahead.ahead(table, seat)
    return found


def _download(data: bytes, name: str) -> Response:
    response = json_response(data)
    response.headers["content-disposition"] = f'attachment; filename="{name}"'
    return response


async def report(call: Call[Report]) -> Reported:
    call.app.hall.cleaner.check_room()
    table = (await _table(call)).table
    call.app.uploads.take_both(call.address, call.me.id)
    if table.seat_of(call.me.id) is None and not table.may_look(None):
        raise Refusal("not_yours", "refusal-not-seen")
    record = table.record()
    id, note = new_id(), clean_lines(call.body.note, "refusal-unreadable-note")
    record["report"] = {"note": note, "id": id, "answers": len(record["moves"])}
    await call.app.hall.database.run(
        queries.add_report(id, table.setup.id, call.me.id, note, encode(record).decode(), time())
    )
    return Reported(id)


# Replays


async def _text_of(call: Call[Any]) -> str:
    """The record of a replay: an uploaded one, or that of a table whose game is over."""
    id = call.word("id")
    text = await call.app.hall.database.run(queries.load_record(id))
    if text is not None:
        return text
    table = (await _table(call)).table
    if table.stage not in ("over", "stranded"):
        raise Refusal("not_now", "refusal-replay-not-yet")
    return encode(table.record()).decode()


async def upload(call: Call[bytes]) -> UploadedRecord:
    call.app.uploads.take_both(call.address, call.me.id)
    call.app.hall.cleaner.check_room()
    if await call.app.hall.database.run(queries.count_records(call.me.id)) >= call.app.settings.records_per_guest:
        raise Refusal("too_many", "refusal-too-many-records", most=call.app.settings.records_per_guest)
    text = call.body.decode("utf-8")
    id = new_id()
    await call.app.reader.run(call.address, replays.describe, id, text, call.app.settings.record_moves)
    await call.app.hall.database.run(queries.add_record(id, text, call.me.id, time()))
    return UploadedRecord(id)


async def get_replay(call: Call[None]) -> Response:
    text = await _text_of(call)
    return json_response(
        await call.app.reader.run(call.address, replays.describe, call.word("id"), text, call.app.settings.record_moves)
    )


async def replay_at(call: Call[None]) -> Response:
    number = call.request.path_params["number"]
    eyes = call.request.query_params.get("eyes", "public")[:8]
    asked = call.request.query_params
    text = await _text_of(call)
    moves = call.app.settings.record_moves
    if asked.get("as", "json") == "json":
        return json_response(await call.app.reader.run(call.address, replays.look_at, text, moves, number, eyes))
    game = await call.app.reader.run(call.address, replays.game_of, text, moves)
    return text_response(
        await call.app.reader.run(call.address, replays.look_at, text, moves, number, eyes, language_of(call, game))
    )


async def replay_verdict(call: Call[None]) -> Response:
    text = await _text_of(call)
    return json_response(await call.app.reader.run(call.address, replays.verdict, text, call.app.settings.record_moves))


async def verify(call: Call[bytes]) -> Response:
    text = call.body.decode("utf-8")
    return json_response(await call.app.reader.run(call.address, replays.verdict, text, call.app.settings.record_moves))


async def fork(call: Call[Fork]) -> TableInfo:
    wanted = call.body
    settings = call.app.settings
    await _may_make_one(call)
    text = await _text_of(call)
    record = await call.app.reader.run(call.address, replays.prefix_of, text, settings.record_moves, wanted.number)
    info = spellhall.game_info(record["game"])
    if wanted.seat >= record["seats"]:
        raise Refusal("bad_setup", "refusal-no-such-seat", number=wanted.seat, places=record["seats"])
    setup = Setup(
        id=new_id(),
        game=info.name,
        seats=record["seats"],
        options=record["options"],
        host=call.me.id,
        public=False,
        pace=NoClock(),
        spectators="public",
        auto_start=True,
        secret=fair.new_secret(),
        created=time(),
        seed=str(record["seed"]),
        scenario=record["scenario"],
        format=record["spellhall"],
        prefix=record["moves"],
        forked_from=call.word("id"),
        rules=info.version,
    )
    level = wanted.level or settings.default_level
    bots = [(seat, level, None) for seat in range(setup.seats) if seat != wanted.seat]
    return (await _against_bots(call, setup, wanted.seat, bots)).about()


PATHS: Final = (
    Path("GET", "/api/hall", "the games, the bots' levels, the limits", get_hall, answer=Hall),
    Path("GET", "/api/games/{game}", "cards, terms and rules of a game", get_game, answer=GameBook, asks=("rules",)),
    Path("GET", "/api/games/{game}/words/{language}", "the catalogue of a game", get_words, text="always"),
    Path("GET", "/api/words/{language}", "the hall's own catalogue", get_hall_words, text="always"),
    Path("POST", "/api/guests", "become a guest; sets the cookie", new_guest, NewGuest, Me),
    Path("GET", "/api/me", "who am I", get_me, answer=Me, secret=True),
    Path("PATCH", "/api/me", "another name or colour", change_me, ChangeGuest, Me, secret=True),
    Path("DELETE", "/api/me", "this device forgets who it was", forget_me),
    Path("POST", "/api/me/link", "a code for a second device", link_code, answer=LinkCode, secret=True),
    Path("POST", "/api/link", "use such a code; sets the cookie", use_link_code, UseLinkCode, Me),
    Path("GET", "/api/me/devices", "with what I am somebody here", my_devices, answer=Devices, secret=True),
    Path("DELETE", "/api/me/devices/{device}", "one forgets who it was", revoke_device, answer=Devices, secret=True),
    Path("GET", "/api/push", "the hall's key for notices", push_key, answer=PushKey, secret=True),
    Path("POST", "/api/me/push", "tell this device when it is my turn", subscribe, NewPush, Devices, secret=True),
    Path("DELETE", "/api/me/push", "tell this device no more", unsubscribe, answer=Devices, secret=True),
    Path("POST", "/api/bots", "an account for a program", new_bot, NewBotAccount, BotAccount),
    Path("GET", "/api/me/tables", "my tables, the latest first", my_tables, answer=MyTables, secret=True),
    Path("GET", "/api/tables", "the lobby", lobby, answer=Lobby, asks=("before",)),
    Path("POST", "/api/tables", "make a table", new_table, NewTable, TableInfo, secret=True),
    Path("POST", "/api/tutorials", "begin a first game", new_tutorial, NewTutorial, TableInfo, secret=True),
    Path("GET", "/api/tables/{id}", "a table", get_table, answer=TableInfo),
    Path(
        "GET",
        "/api/tables/{id}/view",
        "what one sees of it",
        get_view,
        answer=TableMoment,
        text="wished",
        asks=("since", "watch"),
    ),
    Path(
        "GET",
        "/api/tables/{id}/news",
        "what was told before, a part at a time",
        get_news,
        answer=EarlierNews,
        asks=("before", "watch"),
    ),
    Path(
        "GET",
        "/api/tables/{id}/record",
        "its record; before the end, what one knows",
        get_record,
        answer=KnownRecord,
        text="wished",
    ),
    Path(
        "GET",
        "/api/tables/{id}/ahead",
        "what one can do in one gesture",
        get_ahead,
        answer=Ahead,
        secret=True,
    ),
    Path("POST", "/api/tables/{id}/report", "report a problem", report, Report, Reported, secret=True),
    Path("POST", "/api/records", "upload a record", upload, None, UploadedRecord, secret=True, record=True, reads=True),
    Path("POST", "/api/verify", "do the deal of a record again", verify, None, Verdict, record=True, reads=True),
    Path("GET", "/api/replays/{id}", "a replay, step by step", get_replay, answer=ReplayInfo, reads=True),
    Path(
        "GET",
        "/api/replays/{id}/at/{number:int}",
        "the table at a step",
        replay_at,
        answer=ReplayMoment,
        text="wished",
        asks=("eyes",),
        reads=True,
    ),
    Path("GET", "/api/replays/{id}/verdict", "do its deal again", replay_verdict, answer=Verdict, reads=True),
    Path(
        "POST", "/api/replays/{id}/fork", "try another move from there", fork, Fork, TableInfo, secret=True, reads=True
    ),
)
