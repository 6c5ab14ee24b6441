"""One game of a run, and its rows: one for the game, one for each seat.

A run is a plain description; the same description gives the same rows for game number n, in whatever
process, on whatever machine, before or after whichever other game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import cache
from random import Random
from traceback import format_exc
from typing import Any, Final, NamedTuple

import spellhall
from spellhall.bots import Seat, make_bot
from spellhall.bots.talk import conversation
from spellhall.engine.errors import BadSetup
from spellhall.engine.facts import Fact, Facts
from spellhall.engine.game import Game, Record
from spellhall.engine.info import GameInfo
from spellhall.engine.sight import Headlines
from spellhall.engine.steps import CHANCE, News, State
from spellhall.lab.luck import Luck

TENTHS = range(1, 10)
"""When we look who leads: after one tenth of the turns, two tenths, …"""

Row = dict[str, Any]
Changes = Mapping[str, Mapping[str, Any]]
"""Card id to fields with other values than printed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """What is played."""

    game: str
    seats: int
    bots: tuple[str, ...]
    """By seat."""
    games: int
    seed: str
    options: Mapping[str, str] = field(default_factory=dict)
    rotate: bool = False
    """Whether the bots move one seat on from game to game."""
    changes: Changes = field(default_factory=dict)
    rules: int = 1
    records: bool = False
    """Whether the record of every game is kept."""
    paired: bool = False
    """Whether its games are to stay like those of another version as long as they can (``luck``)."""
    talk: bool = False
    """Whether the bots talk."""

    def as_data(self) -> dict[str, Any]:
        """Ready for JSON. Runs without records or talk say nothing of them, as those did that could not have any."""
        data = {**asdict(self), "bots": list(self.bots)}
        for later in ("records", "talk"):
            if not data[later]:
                del data[later]
        return data

    def bots_in(self, number: int) -> tuple[str, ...]:
        """The bots of a game, by seat."""
        shift = number % self.seats if self.rotate else 0
        return self.bots[-shift:] + self.bots[:-shift] if shift else self.bots

    def seed_of(self, number: int) -> str:
        """The seed of a game; its chance and its bots come from nothing else."""
        return f"{self.seed}/{number}"


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played, or broke off."""

    number: int
    game: Row
    seats: list[Row]
    record: Record | None = None
    """Of a game that broke off, the way to what broke it; of all others, where records are kept."""

    @property
    def broke(self) -> bool:
        """Whether it broke off."""
        return bool(self.game["error"])


def new_run(
    game: str,
    seats: int | None,
    bots: str,
    games: int,
    seed: str,
    options: Mapping[str, object] | None = None,
    rotate: bool = False,
    changes: Changes | None = None,
    records: bool = False,
    talk: bool = False,
) -> Run:
    """A run with everything checked; raises BadSetup."""
    info = spellhall.game_info(game)
    facts_of(info)
    levels = [level.strip() for level in bots.split(",")]
    if seats is None:
        seats = len(levels) if len(levels) > 1 else info.players[0]
    info.check_seats(seats)
    if len(levels) == 1:
        levels *= seats
    if len(levels) != seats:
        raise BadSetup(f"--bots names {len(levels)} bots for {seats} seats; name one for all, or one for each")
    for level in levels:
        make_bot(level)
    if games < 1:
        raise BadSetup("a run has at least one game")
    return Run(
        game=info.name,
        seats=seats,
        bots=tuple(levels),
        games=games,
        seed=seed,
        options=info.read_options(options),
        rotate=rotate,
        changes=changes or {},
        rules=info.version,
        records=records,
        talk=talk,
    )


def facts_of(info: GameInfo[Any]) -> Facts[Any]:
    """What the game tells the lab; if it tells nothing, what can be read of any game."""
    return plain_facts(info) if info.facts is None else info.facts


def plain_facts(info: GameInfo[Any]) -> Facts[Any]:
    """What can be told of a game that says nothing for the lab: how it ended and how long it took."""
    sight, evaluate = info.sight, info.bots.evaluate

    def of_game(s: State, told: Sequence[News]) -> dict[str, Fact]:
        assert s.result is not None
        return {"way": s.result.reason, "turns": turns(s), "rounds": sight.round(s)}

    def turns(s: State) -> int:
        return sight.round(s) * s.seats + sight.turn(s)

    return Facts(
        of_seats=lambda s: [{} for _ in range(s.seats)],
        of_game=of_game,
        turns=turns,
        standing=lambda s: [0.0] * s.seats if evaluate is None else evaluate(s),
        cards={},
        counts={},
    )


def play_one(run: Run, number: int) -> Played:
    """Play a game of the run. Whatever goes wrong in it ends this game only."""
    info = spellhall.game_info(run.game)
    facts = facts_of(info)
    seed = run.seed_of(number)
    levels = run.bots_in(number)
    head: Row = {"game": number, "seed": seed}
    game = None
    try:
        game = Game.begin(info, run.seats, seed, run.options, settled=not run.paired)
        luck = Luck(seed)
        seeds = [f"{seed} {seat}" for seat in range(run.seats)]
        numbers = [Random(own) for own in seeds]
        bots = [make_bot(level, numbers[at] if run.paired else seeds[at]) for at, level in enumerate(levels)]
        asked = [0] * run.seats
        chose = [0] * run.seats
        leads: list[Sequence[float]] = []
        turn = -1
        talk = conversation(game, seed) if run.talk else None
        while game.state.ask is not None:
            if game.state.ask[0] == CHANCE:  # only of pairs: all others answer from the seed
                game.answer(luck.draw(game.state))
                continue
            now = facts.turns(game.state)
            if now != turn:
                turn = now
                leads.append(facts.standing(game.state))
            seat = Seat(game, talk.claims if talk else ())
            asked[seat.seat] += 1
            chose[seat.seat] += len(seat.moves) > 1
            if not run.paired:
                game.play(bots[seat.seat].choose(seat))
                if talk:
                    talk.after_move(game)
                continue
            numbers[seat.seat].seed(luck.seed("bot", seat.seat))
            decision = game.decision
            assert decision is not None
            game.answer(decision.read(bots[seat.seat].choose(seat)))
        played = _rows(head, levels, facts, game, asked, chose, leads)
        return replace(played, record=game.record() | {"bots": list(levels)}) if run.records else played
    except Exception:
        told = format_exc(limit=-6).strip()
        record: Record = {"game": run.game, "rules": run.rules, "seats": run.seats, "seed": seed}
        if game is not None:
            record = game.record()
        record |= {"broke": told, "bots": list(levels)} | ({"changes": run.changes} if run.changes else {})
        return Played(number, head | {"error": told.splitlines()[-1]}, [], record)


def lost(run: Run, number: int) -> Played:
    """The row of a game whose process died under it."""
    seed = run.seed_of(number)
    record = {"game": run.game, "rules": run.rules, "seats": run.seats, "options": dict(run.options), "seed": seed}
    return Played(
        number, {"game": number, "seed": seed, "error": "the process died"}, [], record | {"bots": run.bots_in(number)}
    )


def _rows(
    head: Row,
    levels: Sequence[str],
    facts: Facts[Any],
    game: Game,
    asked: Sequence[int],
    chose: Sequence[int],
    leads: Sequence[Sequence[float]],
) -> Played:
    result = game.result
    assert result is not None
    told = game.all_news
    first = next((args[0] for _, kind, args in told if kind == "first"), 0)
    of_game = facts.of_game(game.state, told)
    scored = [seat in result.winners for seat in range(game.seats)]
    row = head | {
        "error": "",
        "winners": " ".join(f"P{seat + 1}" for seat in result.winners),
        "first": first + 1,
        **of_game,
        "answers": game.number,
        "decisions": sum(asked),
        "choices": sum(chose),
        "best_score": max(result.scores),
        "leads": [_right(leads[len(leads) * tenth // 10], scored) for tenth in TENTHS],
        "decided": _decided(leads, scored),
    }
    counts, cards = _read_news(facts, game, told)
    seats = []
    for seat, who in enumerate(facts.of_seats(game.state)):
        seats.append(
            {
                "game": head["game"],
                "seat": seat + 1,
                "place": (seat - first) % game.seats + 1,
                "bot": levels[seat],
                "won": scored[seat],
                "share": 1 / len(result.winners) if scored[seat] else 0.0,
                "score": result.scores[seat],
                **who,
                "decisions": asked[seat],
                "choices": chose[seat],
                **counts[seat],
                **cards[seat],
            }
        )
    return Played(head["game"], row, seats)


def _right(standing: Sequence[float], won: Sequence[bool]) -> float:
    """How right it was to bet on those who led: 1 if they all won, 0 if none."""
    best = max(standing)
    leaders = [seat for seat, value in enumerate(standing) if value == best]
    return sum(won[seat] for seat in leaders) / len(leaders)


def _decided(leads: Sequence[Sequence[float]], won: Sequence[bool]) -> float:
    """After which part of the turns a winner led, alone or with others, and was never overtaken again."""
    turns = len(leads)
    last_behind = 0
    for number, standing in enumerate(leads, start=1):
        best = max(standing)
        if not any(value == best and won[seat] for seat, value in enumerate(standing)):
            last_behind = number
    return round(last_behind / turns, 4)


Counts = list[dict[str, int]]
Cards = list[dict[str, dict[str, int]]]


def card_columns(facts: Facts[Any]) -> list[str]:
    """The columns that count cards by id."""
    return list(dict.fromkeys([*(["opening"] if facts.opening else []), *(fate for fate, _ in facts.cards.values())]))


class Reading(NamedTuple):
    """What the lab reads in one kind of news."""

    seat: int
    """Which argument says of whom, or ADDRESSED."""
    column: str
    """The column that counts it, or none."""
    fate: str
    """What became of a card, or nothing."""
    card: int
    """Which argument says of which card."""
    id_of: Callable[[Any], Any] | None
    """How that is written: an id, or a list of them."""


ADDRESSED: Final = -1
"""It is about the one seat that is told."""


@cache
def _readings(facts: Facts[Any], headlines: Headlines) -> dict[str, Reading]:
    """By kind of news; all others say nothing to the lab. Worked out once, not for every piece of news."""
    found = {}
    for kind in (*facts.counts, *facts.cards):
        fields = headlines.kinds[kind]
        fate, card = facts.cards.get(kind, ("", ""))
        found[kind] = Reading(
            seat=fields.index("seat") if "seat" in fields else ADDRESSED,
            column=facts.counts.get(kind, ""),
            fate=fate,
            card=fields.index(card) if card else 0,
            id_of=headlines.ids[card] if card else None,
        )
    return found


def _read_news(facts: Facts[Any], game: Game, told: Sequence[News]) -> tuple[Counts, Cards]:
    """By seat: how often things happened, and what became of which cards."""
    readings = _readings(facts, game.info.headlines)
    counts: Counts = [dict.fromkeys(facts.counts.values(), 0) for _ in range(game.seats)]
    cards: Cards = [{fate: {} for fate in card_columns(facts)} for _ in range(game.seats)]
    opening = bool(facts.opening)
    for to, kind, args in told:
        if opening and kind == facts.opening:
            opening = False
        reading = readings.get(kind)
        if reading is None:
            continue
        at, column, fate, card, id_of = reading
        assert at >= 0 or to > 0, f"news {kind} is about no seat"
        seat = args[at] if at >= 0 else to.bit_length() - 1
        if column:
            counts[seat][column] += 1
        if id_of is not None:
            named = id_of(args[card])
            fates = [fate, "opening"] if opening and fate == "drawn" else [fate]
            for id in named if isinstance(named, list) else [named]:
                for one in fates:
                    counted = cards[seat][one]
                    counted[id] = counted.get(id, 0) + 1
    return counts, [{fate: dict(sorted(counted.items())) for fate, counted in of_seat.items()} for of_seat in cards]
