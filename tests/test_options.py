"""Every option of every game changes something that can be observed: in the game, or at the table where it is played.

What a view merely repeats of an option does not count: what is compared is who is asked, what may be answered, what is
told, and how the game ends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

import spellhall
from spellhall import Game
from spellhall.engine.info import TABLE_TALK, TURN_TIMER
from spellhall.server import house, telling
from spellhall.server.house import Actor
from spellhall.server.log import Began, Filled, MadeReady, Played, Row, Sat, Setup, TookBack
from spellhall.server.messages import Command, MakeClaim, NoClock, Say
from spellhall.server.refusals import Refusal
from spellhall.server.settings import Settings
from spellhall.server.table import Table, turn_of, whose_turn
from tests.every import FINISHED

KEPT_BY_THE_TABLE = {TABLE_TALK, TURN_TIMER}
"""Options that no rule of the game knows: the table heeds them."""

MOST_ANSWERS = 3000

Pick = Callable[[list[str]], str]


def every_choice(of_the_table: bool) -> list[Any]:
    """Every value of every option of every game, but for the defaults."""
    return [
        pytest.param(name, option.name, value, id=f"{name}-{option.name}-{value}")
        for name, info in FINISHED.items()
        for option in info.options
        for value in option.values[1:]
        if (option in KEPT_BY_THE_TABLE) == of_the_table
    ]


def ways_to_play() -> Iterator[tuple[int, Pick]]:
    """How players may answer: always the first move offered, always the last, or any."""
    yield 0, lambda moves: moves[0]
    yield 0, lambda moves: moves[-1]
    for seed in range(12):
        yield seed, Random(seed).choice


def told(g: Game, since: int) -> list[Any]:
    """What everybody has been told since then."""
    return [g.news(viewer, since) for viewer in (None, *range(g.seats))]


def differ(a: Game, b: Game, pick: Pick) -> bool:
    """Play two games alike, as long as they can be: does something in them differ?"""
    since = 0
    for _ in range(MOST_ANSWERS):
        if a.result != b.result or told(a, since) != told(b, since):
            return True
        if a.decision is None or b.decision is None:
            return False
        if (a.decision.seat, a.decision.prompt, a.decision.moves) != (
            b.decision.seat,
            b.decision.prompt,
            b.decision.moves,
        ):
            return True
        since = a.number
        move = pick(a.decision.moves)
        a.play(move)
        b.play(move)
    return False


@pytest.mark.parametrize(("name", "option", "value"), every_choice(of_the_table=False))
def test_every_option_changes_the_game(name: str, option: str, value: str) -> None:
    info = FINISHED[name]
    wanted = next(one for one in info.options if one.name == option)
    for (seed, pick), seats in product(ways_to_play(), info.players):
        if wanted.fits(value, seats):
            usual = spellhall.new(name, seats, seed)
            if differ(usual, spellhall.new(name, seats, seed, {option: value}), pick):
                return
    pytest.fail(f"{name} is the same with {option}={value} as without")


# At the table

ANNA = Actor("anna-guest", "Anna", "#c0392b", False)
ZOE = Actor("zoe-guest", "Zoe", "#2471a3", False)


class Sitting:
    """A table of Anna and bots, without a hall; its clock is turned by hand."""

    def __init__(self, name: str, option: str, value: str) -> None:
        info = FINISHED[name]
        seats = info.players[0]
        setup = Setup(
            id="table", game=name, seats=seats, options=info.read_options({option: value}), host=ANNA.guest,
            public=False, pace=NoClock(), spectators="public", auto_start=False, secret="s", created=0.0, seed="seed",
            rules=info.version,
        )  # fmt: skip
        self.table = Table(setup)
        self.log(Sat(0, ANNA.guest, ANNA.name, ANNA.colour, False))
        for seat in range(1, seats):
            self.log(Filled(seat, "random", f"Bot {seat}", "#1e8449", ANNA.guest))
        self.log(MadeReady(0, True, "", ANNA.guest))

    def log(self, entry: Any, at: float = 0.0) -> None:
        self.table.apply(Row(self.table.number + 1, at, entry))

    def begin(self) -> None:
        act = house.begin(self.table, ANNA.guest)
        assert isinstance(act.entry, Began)
        self.log(act.entry)

    def play(self, move: str, at: float) -> None:
        act = house.play(self.table, move, "player")
        assert isinstance(act.entry, Played)
        self.log(act.entry, at)

    def says(self, actor: Actor) -> str:
        """What the hall answers when somebody talks: nothing, or the key of its refusal."""
        return self._answer(actor, Say("id-1", "I am the Archmage."))

    def claims(self, actor: Actor) -> str:
        """The same for a claim, the first that is about a seat."""
        kinds = FINISHED[self.table.setup.game].claims.kinds
        kind = next(kind for kind, about in kinds.items() if about == "seat")
        return self._answer(actor, MakeClaim("id-2", kind, {"seat": 1}))

    def _answer(self, actor: Actor, command: Command) -> str:
        try:
            act = house.decide(self.table, actor, command, Settings())
        except Refusal as refusal:
            return refusal.reason["key"]
        self.log(act.entry)
        return ""


@pytest.mark.rule("ML-R6")
@pytest.mark.parametrize("name", [name for name, info in FINISHED.items() if TABLE_TALK in info.options])
@pytest.mark.parametrize("talk", TABLE_TALK.values)
def test_the_table_keeps_what_may_be_said(name: str, talk: str) -> None:
    sitting = Sitting(name, TABLE_TALK.name, talk)
    assert sitting.says(ANNA) == ""  # the game has not begun
    assert sitting.table.about().talk == talk
    sitting.begin()
    assert sitting.says(ANNA) == ("" if talk == "open" else f"refusal-talk-{talk}")
    assert sitting.claims(ANNA) == ("refusal-talk-silent" if talk == "silent" else "")
    assert sitting.claims(ZOE) == "refusal-no-seat"
    assert sitting.says(ZOE) == "", "spectators talk among themselves"
    rng = Random(1)
    while sitting.table.game is not None and sitting.table.game.decision is not None:
        sitting.play(rng.choice(sitting.table.game.decision.moves), 0.0)
    assert sitting.table.stage == "over"
    assert sitting.says(ANNA) == ""


@pytest.mark.rule("ML-R13")
@pytest.mark.parametrize(
    ("name", "option", "value"), [each for each in every_choice(True) if each.values[1] == "turn_timer"]
)
def test_the_time_for_a_turn_is_the_tables_clock(name: str, option: str, value: str) -> None:
    sitting = Sitting(name, option, value)
    table = sitting.table
    assert vars_of(table.about().pace) == {"seconds": int(value)}
    sitting.begin()
    now, spent, rng = 0.0, 0.0, Random(2)
    for _ in range(60):
        game = table.game
        assert game is not None
        if game.decision is None:
            break
        asked, turn = game.decision.seat, turn_of(game)
        begun = table.moment_at + table.watching
        left = int(value) - (spent if asked == turn[1] else 0.0)
        assert telling.deadline_of(table) == pytest.approx(begun + max(0.0, left))
        now = begun + int(value) / 3
        sitting.play(rng.choice(game.decision.moves), now)
        if table.game is not None:
            spent = 0.0 if turn_of(table.game) != turn else spent + (int(value) / 3 if asked == turn[1] else 0.0)
    assert table.copy().spent == table.spent


def vars_of(pace: Any) -> dict[str, Any]:
    return {name: getattr(pace, name) for name in pace.__struct_fields__}


@pytest.mark.rule("ML-R13")
def test_without_the_option_there_is_no_clock() -> None:
    sitting = Sitting("magelight", "roles", "plain")
    sitting.begin()
    assert isinstance(sitting.table.about().pace, NoClock)
    assert telling.deadline_of(sitting.table) is None


@pytest.mark.rule("ML-R13")
def test_a_move_taken_back_gives_no_time_back() -> None:
    sitting = Sitting("magelight", TURN_TIMER.name, "60")
    table = sitting.table
    sitting.begin()
    rng, now = Random(3), 0.0
    while table.game is not None and table.game.decision is not None:
        game, decision, spent = table.game, table.game.decision, table.spent
        own = decision.seat == whose_turn(game)
        now = table.moment_at + table.watching + 5.0
        sitting.play(rng.choice(decision.moves), now)
        if own and len(table.turns) > 0 and table.turns[-1].before is game:
            seat = table.turns[-1].seat
            sitting.log(TookBack(seat, game.number), now)
            assert table.spent == pytest.approx(spent + 5.0)
            return
    pytest.fail("no move could be taken back")
