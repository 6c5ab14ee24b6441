"""Replays of records, in a process of their own, because a long record takes long to replay."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from time import monotonic
from typing import Any, Final, TypeVar

import msgspec

import spellhall
from spellhall.engine.errors import SpellhallError
from spellhall.engine.game import Game
from spellhall.engine.record import parse
from spellhall.engine.views import View, ZoneView, say
from spellhall.server import fair
from spellhall.server.limits import Tally
from spellhall.server.messages import Colour, Fairness
from spellhall.server.offers import Forked, ReplayInfo, ReplayMoment, ReplayStep, Verdict
from spellhall.server.refusals import RecordRefusal, Refusal, as_it_is
from spellhall.server.settings import Settings
from spellhall.server.table import result_view, said_of
from spellhall.server.workers import Died, Turns, Worker
from spellhall.words import words
from spellhall.words.text import Writer, as_text

T = TypeVar("T")

encode: Final = msgspec.json.Encoder().encode


class Reader:
    """The process that reads records, started with the first one; and the queue for it, which has an end."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._worker = Worker(settings.worker_bytes, _begin, settings.hidden_games)
        self._turns = Turns(1)
        self._everybody = Tally(settings.most_readings, _busy)
        self._each = Tally(settings.readings_per_address, _busy)

    @contextmanager
    def place(self, house: str, who: str) -> Iterator[None]:
        """A place in the queue, before anything large is read; raises Refusal if there is none for them."""
        with self._each.held(*{house, who}), self._everybody.held(""):
            yield

    async def run(self, house: str, function: Callable[..., T], *args: object) -> T:
        """Do it there, when it is this address's turn; raises Refusal for a bad record."""
        await self._turns.take(house, people=True)
        begun = monotonic()
        try:
            return await self._worker.run(self._settings.replay_seconds, function, *args)
        except Refusal:
            raise
        except SpellhallError as error:
            raise RecordRefusal("refusal-bad-record", detail=as_it_is(error)) from None
        except (TimeoutError, Died, MemoryError):
            raise RecordRefusal("refusal-record-takes-too-long") from None
        finally:
            self._turns.charge(house, monotonic() - begun)
            self._turns.give_back(house)

    def close(self) -> None:
        """Read no more."""
        self._worker.end()


def _busy() -> Refusal:
    return Refusal("too_many", "refusal-reader-busy")


# In that process

_also: set[str] = set()
"""Games of this hall that are in nobody's list."""


def _begin(hidden: bool) -> None:
    if hidden:
        _also.update(spellhall.hidden_games())


@lru_cache(maxsize=16)
def _record(text: str, most_moves: int) -> dict[str, Any]:
    record = parse(text)
    if isinstance(record.get("moves"), list) and len(record["moves"]) > most_moves:
        raise RecordRefusal("refusal-record-too-long", most=most_moves)
    if record.get("game") not in [*spellhall.games(), *_also]:  # whatever it is: a list has no place in a mapping
        raise RecordRefusal("refusal-record-of-other-game")
    return record


@lru_cache(maxsize=64)
def _game_at(text: str, most_moves: int, number: int) -> Game:
    record = _record(text, most_moves)
    game = spellhall.replay(record, number)
    game.names = names_of(record, game.seats)
    return game


def game_of(text: str, most_moves: int) -> str:
    """The name of the recorded game; raises BadRecord."""
    return str(_record(text, most_moves)["game"])


def names_of(record: dict[str, Any], seats: int) -> list[str]:
    """The players' names, if the record has proper ones."""
    names = record.get("names")
    if isinstance(names, list) and len(names) == seats and all(isinstance(n, str) and 0 < len(n) <= 40 for n in names):
        return names
    return [f"P{seat + 1}" for seat in range(seats)]


def colours_of(record: dict[str, Any], seats: int) -> list[str]:
    """The players' colours, if the record has proper ones."""
    try:
        colours = msgspec.convert(record.get("colours"), list[Colour])
    except msgspec.ValidationError:
        return []
    return colours if len(colours) == seats else []


def _forked(record: dict[str, Any]) -> Forked | None:
    try:
        return msgspec.convert(record["forked"], Forked)
    except (KeyError, msgspec.ValidationError):
        return None


def describe(id: str, text: str, most_moves: int) -> bytes:
    """The record as the page lists it, step by step; raises BadRecord."""
    record = _record(text, most_moves)
    whole = spellhall.replay(record)
    stepping = Game.begin(whole.info, whole.seats, whole.seed, whole.options, whole.scenario, settled=False)
    steps = []
    turn: int | None = None
    for number, move in enumerate(record["moves"], start=1):
        decision = stepping.decision
        assert decision is not None
        before, turn = turn, stepping.info.look(stepping.state, None)["status"]["turn"]
        steps.append(ReplayStep(number, decision.seat, move, said_of(stepping, move), turn not in (None, before)))
        stepping.answer(decision.read(move))
    info = ReplayInfo(
        id=id,
        game=whole.info.name,
        rules=whole.info.version,
        options=whole.options,
        names=names_of(record, whole.seats),
        colours=colours_of(record, whole.seats),
        forked=_forked(record),
        steps=steps,
        result=result_view(whole),
        fairness=_fairness(record),
        chosen_deal=record.get("chosen_deal") is True,
    )
    return encode(info)


def _fairness(record: dict[str, Any]) -> Fairness | None:
    try:
        return msgspec.convert({"seed": record["seed"], **record["fairness"]}, Fairness)
    except (KeyError, TypeError, msgspec.ValidationError):
        return None


def look_at(text: str, most_moves: int, number: int, eyes: str, language: str | None = None) -> bytes:
    """The table after that many answers, through some eyes: as JSON, or in words of a language; raises BadRecord."""
    game = _game_at(text, most_moves, number)
    mine: list[dict[str, Any]] = []
    if eyes == "open":
        view, mine = open_view(game)
    elif eyes == "public":
        view = game.view(None)
    elif eyes.isdecimal() and len(eyes) < 3 and int(eyes) < game.seats:
        view = game.view(int(eyes))
    else:
        raise RecordRefusal("refusal-no-such-eyes")
    return encode(ReplayMoment(number, eyes, view, mine)) if language is None else in_words(view, mine, language)


def in_words(view: View, mine: list[dict[str, Any]], language: str) -> bytes:
    """A view as text, and what each seat alone would see."""
    writer = Writer(view, words(view["game"], language))
    shown = [writer.in_a_row(writer.words.info.sight.mine, each) for each in mine]
    lines = [f"{name}: {text}\n" for name, text in zip(writer.names, shown, strict=False) if text]
    return (as_text(view, language) + "".join(lines)).encode()


def open_view(game: Game) -> tuple[View, list[dict[str, Any]]]:
    """All hands open: of every zone, the view of whoever sees most of it; some see zones of their own. Values are those
    of whoever sees them. What is for each seat alone comes apart, by seat.
    """
    views = [game.view(seat) for seat in (None, *range(game.seats))]
    shown = views[0]
    zones: dict[str, ZoneView] = {}
    for zone in (zone for view in views for zone in view["zones"]):
        if zone["id"] not in zones or _faces(zone) > _faces(zones[zone["id"]]):
            zones[zone["id"]] = zone
    shown["zones"] = list(zones.values())
    for view in views[1:]:
        shown["table"] = _seen_by_either(shown["table"], view["table"])
        for seat, other in zip(shown["seats"], view["seats"], strict=True):
            seat["shows"] = _seen_by_either(seat["shows"], other["shows"])
        if view["decision"] is not None and "moves" in view["decision"]:
            shown["decision"] = view["decision"]
    return shown, [view["mine"] for view in views[1:]]


def _seen_by_either(one: Any, other: Any) -> Any:
    """A value as whoever sees it has it: others have None, False or nothing there."""
    if isinstance(one, dict) and isinstance(other, dict):
        return {key: _seen_by_either(value, other[key]) for key, value in one.items()}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [_seen_by_either(value, at) for value, at in zip(one, other, strict=True)]
    return other if one in (None, False, []) else one


def _faces(zone: ZoneView) -> int:
    return sum(card["face"] is not None for card in zone["cards"])


def prefix_of(text: str, most_moves: int, number: int) -> dict[str, Any]:
    """The record up to a seat's decision, to play on from there; raises BadRecord."""
    game = _game_at(text, most_moves, number)
    if game.decision is None:
        raise RecordRefusal("refusal-over-there")
    return game.record()


def verdict(text: str, most_moves: int) -> bytes:
    """The deal done again."""
    try:
        found, committed = fair.verify(_record(text, most_moves))
    except Refusal as refusal:
        return encode(Verdict(False, refusal.reason, 0, 0, False))
    except SpellhallError as error:
        return encode(Verdict(False, say("verdict-not-honest", detail=as_it_is(error)), 0, 0, False))
    return encode(Verdict(True, say("verdict-honest"), found.moves, found.chance, committed))
