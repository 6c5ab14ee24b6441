"""The greedy bot: looks one move ahead and plays what leaves it in the best position.

A move is carried through to the next calm point: what chance and the others have to add is drawn at
random, and where the bot itself is asked again before that, it takes the best of its own answers
(and remembers them, so that it need not think again halfway through). The game's evaluation judges
what is reached, in several worlds that could be the real one. A gentle one does the same, but
is content with any move that keeps most of its chances.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from spellhall.bots.base import Seat, Weighed
from spellhall.bots.judge import judge_of, worth_to
from spellhall.bots.tempers import EVEN, TEMPERS, Temper, shifted
from spellhall.bots.worlds import Worlds
from spellhall.engine.steps import State, apply, legal, one_of

ALIKE: Final = 1e-6
"""Moves that differ by less are alike: luck chooses."""
LOOKS: Final = 2
"""How many worlds are looked at, for each that is believed in."""

A_SURE_WIN: Final = 0.995

Plan = tuple[str, ...]
"""The moves with which the seat means to go on, as long as chance has not spoken."""


class Greedy:
    """Plays the move that looks best one step ahead."""

    def __init__(self, rng: Random, temper: Temper = TEMPERS[EVEN], content: float = 1.0) -> None:
        """``content``: with any move that keeps so much of the chances of the best one; luck chooses among those. A win
        in sight it never passes by.
        """
        self._rng = rng
        self._temper = temper
        self._content = content
        self._plan: Plan = ()
        self._values: list[float] = []
        self._moves: list[str] = []

    def __reduce__(self) -> tuple[Any, ...]:
        return Greedy, (self._rng,), (self._plan, self._values, self._moves)

    def __setstate__(self, kept: tuple[Plan, list[float], list[str]]) -> None:
        self._plan, self._values, self._moves = kept

    def choose(self, seat: Seat) -> str:
        """The best move at first sight. A forced move costs nothing."""
        moves = seat.moves
        self._moves = []
        plan = self._plan
        if len(moves) == 1:
            if plan and plan[0] == moves[0] and seat.info.bots.glance.answers:
                self._plan = plan[1:]
            return moves[0]
        if not plan or plan[0] not in moves or seat.is_calm:
            plan = self._make_plan(seat)
        self._plan = plan[1:]
        return plan[0]

    def _make_plan(self, seat: Seat) -> Plan:
        values, plans = self.weigh(seat)
        random = self._rng.random
        self._values = [value + ALIKE * random() for value in values]
        self._moves = [plan[0] for plan in plans]
        return plans[self._values.index(self._good_enough())]

    def _good_enough(self) -> float:
        """What the move is worth that it plays."""
        values = self._values
        best = max(values)
        if self._content == 1.0 or best > A_SURE_WIN:
            return best
        enough = best - (1.0 - self._content) * abs(best)
        return self._rng.choice([value for value in values if value >= enough])

    @property
    def weighed(self) -> list[Weighed]:
        """What it thought of the moves, the best first; worked out only for those who ask."""
        found = [Weighed(move, 0, value) for move, value in zip(self._moves, self._values, strict=False)]
        found.sort(key=lambda one: -one.value)
        return found

    def weigh(self, seat: Seat) -> tuple[list[float], list[Plan]]:
        """What each move that is worth a look is worth, on the average of the worlds, and how to go on after it."""
        bots, moves = seat.info.bots, seat.moves
        glance = bots.glance
        judge = shifted(judge_of(seat.info), seat, self._temper)
        me = seat.seat
        look = LookAhead(worth_to(judge, me), bots.calm, me, self._rng.random, through=glance.answers > 1)
        looked_at = [at for at, move in enumerate(moves) if move not in bots.ignored]
        values = [0.0] * len(looked_at)
        plans: list[Plan] = [()] * len(looked_at)
        room = glance.answers or glance.positions // len(moves)
        last = len(looked_at) - 1
        source = Worlds(seat, self._rng, looks=LOOKS)
        worlds = 0
        while look.judged < glance.positions:
            world = source.deal()
            answers = tuple(legal(world))
            for number, at in enumerate(looked_at):
                s = world.copy() if number < last else world  # used up with the last move
                apply(s, answers[at])
                value, rest = look.best(s, room)
                values[number] += value
                plans[number] = (moves[at], *rest)
            worlds += 1
        return [value / worlds for value in values], plans


class LookAhead:
    """Carries a move through to the next calm point and judges what is there for one seat."""

    __slots__ = ("_calm", "_random", "_seat", "_through", "_worth", "judged")

    def __init__(
        self,
        worth: Callable[[State], float],
        calm: frozenset[str],
        seat: int,
        random: Callable[[], float],
        through: bool = False,
    ) -> None:
        """``through``: with no room left, answer at random up to the calm point instead of judging at once."""
        self._worth = worth
        self._through = through
        self._calm = calm
        self._seat = seat
        self._random = random
        self.judged = 0

    def best(self, s: State, room: int) -> tuple[float, Plan]:
        """What the position is worth if the seat goes on as well as it can, and how it goes on;
        about ``room`` answers are tried. The state is used up.
        """
        alone = self._carry_on(s)
        if s.ask is None or (room < 2 and not self._through) or s.ask[0] != self._seat or s.ask[1].name in self._calm:
            self.judged += 1
            return self._worth(s), ()
        tokens = s.ask[1].tokens
        options = legal(s)
        best = -1.0
        plan: Plan = ()
        if room < 2:
            answer = options[0] if len(options) == 1 else one_of(options, self._random)
            apply(s, answer)
            best, rest = self.best(s, 0)
            return best, (tokens[answer], *rest) if alone else ()
        options = _some(options, room, self._random)
        room //= len(options)
        last = len(options) - 1
        for at, answer in enumerate(options):
            after = s.copy() if at < last else s
            apply(after, answer)
            value, rest = self.best(after, room)
            if value > best:
                best, plan = value, (tokens[answer], *rest)
        return best, plan if alone else ()

    def _carry_on(self, s: State) -> bool:
        """Let chance and the others answer, until the seat is asked or a calm point is reached.
        Was nobody else asked?
        """
        random = self._random
        alone = True
        while s.ask is not None:
            seat, question, _ = s.ask
            if seat == self._seat or question.name in self._calm:
                break
            apply(s, one_of(legal(s), random))
            alone = False
        return alone


def _some(options: Sequence[Any], number: int, random: Callable[[], float]) -> list[Any]:
    """So many of the options, drawn at random; or all."""
    left = list(options)
    if len(left) <= number:
        return left
    return [left.pop(int(random() * len(left))) for _ in range(number)]
