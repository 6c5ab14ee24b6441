"""Whole turns, weighed against each other: how a search thinks where a turn has several parts.

A tree of single answers sees too little there: the others' turns are long, and its own next one is out of
sight. So the choice is between *plans*, one's own answers up to the end of the turn. First every plan is
looked at, judged where the turn ends. Then the best are followed further: everybody plays on for some
turns as they would at a glance (the best of a few turns, as *they* see the world, for they do not know it
either), and the evaluation judges the outcome. The longer a search thinks, the fewer plans are left, and
the more often each of these is followed (sequential halving, Karnin, Koren and Somekh 2013), and the more
carefully everybody replies. All plans of a pass are tried in the same world: luck in its deal then falls
on all alike.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Any, Final

from spellhall.bots.base import Budget, Clock, Weighed
from spellhall.bots.judge import Judge, as_it_is, judge_of
from spellhall.bots.worlds import Worlds
from spellhall.engine.info import GameInfo
from spellhall.engine.steps import CHANCE, State, apply, bit, legal, one_of

LOOKS: Final = 64
LOOKING: Final = 0.5
"""A plan is looked at so many times, if that takes no more than this part of the budget."""
WIDEST: Final = 16
NARROWEST: Final = 2
"""How many plans are followed, at first and at last."""
LATE: Final = 0.5
"""After this part of the time for following a move is made if all plans that are still followed begin with it."""
LUCK: Final = 2.0
"""By how much two equal plans may seem to differ after being followed once; after n times, by less: divided by √n."""
PROPOSALS: Final = 32
"""For each world that is believed in so many are looked at: there are few of them, and many plans in each."""
FEWEST_TRIES: Final = 5
MOST_TRIES: Final = 10
PATIENCE: Final = 32
"""How many turns somebody chooses from at a glance: at first, at most, and after how many passes one more."""
LOOK_COUNTS: Final = 4
"""A plan that looked good is believed to be good as if it had been followed so many times."""

Plan = tuple[Any, ...]
"""Answers of the seat, up to the end of its turn or until chance speaks."""


class Trial:
    """A plan, with what came of it."""

    __slots__ = ("followed", "looks", "moves", "plan", "promise", "reward")

    def __init__(self, plan: Plan, moves: tuple[str, ...], promise: float) -> None:
        self.plan = plan
        self.moves = moves
        """The same as they are written."""
        self.looks = 1
        self.promise = promise
        """What it was worth at the end of the turn, added up over the looks."""
        self.followed = 0
        self.reward = 0.0
        """And some turns later."""

    def value(self) -> float:
        """What the plan seems to be worth."""
        return (LOOK_COUNTS * self.promise / self.looks + self.reward) / (LOOK_COUNTS + self.followed)

    def might_beat(self, other: Trial) -> bool:
        """Could it be luck that the other seems to be better?"""
        return other.value() - self.value() < LUCK / sqrt(1 + min(self.followed, other.followed))


class Turns:
    """What is known of the plans for one turn after some iterations."""

    def __init__(self, info: GameInfo[Any], seat: int, rng: Random, shift: Callable[[Judge], Judge] = as_it_is) -> None:
        self.clock = Budget().start()
        """The budget of the decision that is thought about; nothing at first."""
        self._seat = seat
        self._rng = rng
        self._random = rng.random
        self._redeal = info.redeal
        self._judge = shift(judge_of(info, info.bots.trust))
        self._judge_fully = shift(judge_of(info))
        self._calm = frozenset(info.book.questions[name] for name in info.bots.calm)
        self._foresight = info.bots.horizon.turns
        self._trials: list[Trial] = []
        self._left_out: list[Trial] = []
        self._world: State | None = None
        self._open = 0
        self._next = 0
        self._follows = False
        self._followed_from = 0.0
        self._passes = 0
        """How many worlds plans were followed in."""

    def grow(self, worlds: Worlds) -> None:
        """One iteration: the next plan of this pass, in the world of this pass."""
        if not self._trials:
            self._list_plans(worlds.deal())
            self.clock.asked += len(self._trials) - 1  # each was looked at
            return
        if self._next == self._open:
            self._begin_pass(worlds.deal(), self.clock.used)
        assert self._world is not None
        trial = self._trials[self._next]
        self._next += 1
        s = self._world.copy()
        for answer in trial.plan:
            apply(s, answer)
        self._come_to_rest(s)
        if self._follows:
            for _ in range(self._foresight):
                if s.ask is None:
                    break
                self._reply(s)
            trial.followed += 1
            trial.reward += self._judge(s)[self._seat]
        else:
            trial.looks += 1
            trial.promise += self._judge_fully(s)[self._seat]

    def _begin_pass(self, world: State, used: float) -> None:
        """Put the plans in order, and say how many of them are tried in this world."""
        self._rank()
        self._world = world
        self._next = 0
        if not self._follows and (used > LOOKING or self._trials[0].looks == LOOKS):
            self._follows = True
            self._followed_from = used
            self._leave_some_out()
        self._open = len(self._trials)
        self._passes += self._follows
        if self._follows and self._open > NARROWEST:
            self._open = round(self._open * (NARROWEST / self._open) ** self._through(used))

    def _through(self, used: float) -> float:
        """Which part of the time for following is over, from 0 to 1."""
        return (used - self._followed_from) / (1 - self._followed_from) if used < 1 else 1.0

    def _leave_some_out(self) -> None:
        """Keep the plans that look best, with at least one for each move if there is room."""
        firsts = {trial.moves[0]: trial for trial in reversed(self._trials)}
        self._trials.sort(key=lambda trial: firsts[trial.moves[0]] is not trial)
        self._left_out = self._trials[WIDEST:]
        del self._trials[WIDEST:]

    def _rank(self) -> None:
        self._trials.sort(key=Trial.value, reverse=True)

    def _list_plans(self, world: State) -> None:
        """All plans, each looked at once in this world. The same answers in another order are the same plan,
        if what they lead to is worth the same to everybody.
        """
        found: dict[tuple[Any, ...], Trial] = {}
        begun: list[tuple[State, Plan, tuple[str, ...]]] = [(world, (), ())]
        while begun:
            s, answers, moves = begun.pop()
            assert s.ask is not None
            question = s.ask[1]
            for answer in tuple(legal(s)):
                after = s.copy()
                apply(after, answer)
                plan = (*answers, answer)
                written = (*moves, question.tokens[answer])
                if after.ask is not None and after.ask[0] == self._seat and after.ask[1] not in self._calm:
                    begun.append((after, plan, written))
                else:
                    self._come_to_rest(after)
                    worth = self._judge_fully(after)
                    found.setdefault((*sorted(written), *worth), Trial(plan, written, worth[self._seat]))
        self._trials = list(found.values())
        self._rng.shuffle(self._trials)

    def _come_to_rest(self, s: State) -> None:
        """Where chance cut a plan short, the seat goes on as well as it can see at a glance."""
        random = self._random
        while s.ask is not None:
            seat, question, _ = s.ask
            if seat != CHANCE and question in self._calm:
                return
            options = legal(s)
            if seat != self._seat or len(options) == 1:
                apply(s, one_of(options, random))
                continue
            options = tuple(options)
            best = -1.0
            chosen = options[0]
            for _ in range(FEWEST_TRIES):
                answer = one_of(options, random)
                after = s.copy()
                apply(after, answer)
                worth = self._judge_fully(after)[seat]
                if worth > best:
                    best, chosen = worth, answer
            apply(s, chosen)

    def _reply(self, s: State) -> None:
        """A turn as the seat that is asked might take it: the best of a few, as it sees the world.

        Each of its first answers is tried, and the first of them, which is what one mostly does, as often as
        there is room.
        """
        assert s.ask is not None
        seat = s.ask[0]
        firsts = tuple(legal(s))
        imagined = s.copy()
        self._redeal(imagined, bit(seat), self._rng)
        best = -1.0
        chosen: list[Any] = []
        tries = min(FEWEST_TRIES + self._passes // PATIENCE, MOST_TRIES)
        for attempt in range(tries):
            after = imagined.copy() if attempt < tries - 1 else imagined
            answers = [firsts[attempt] if attempt < len(firsts) else firsts[0]]
            apply(after, answers[0])
            self._go_on(after, answers)
            worth = self._judge_fully(after)[seat]
            if worth > best:
                best, chosen = worth, answers
        for answer in chosen:
            apply(s, answer)
            self._draw(s)

    def _go_on(self, s: State, answers: list[Any]) -> None:
        """Answer at random up to the next calm point, and write down the answers."""
        random = self._random
        self._draw(s)
        while s.ask is not None:
            if s.ask[1] in self._calm:
                return
            answer = one_of(legal(s), random)
            answers.append(answer)
            apply(s, answer)
            self._draw(s)

    def _draw(self, s: State) -> None:
        """Let chance answer as long as it is asked."""
        while s.ask is not None:
            if s.ask[0] != CHANCE:
                return
            apply(s, one_of(legal(s), self._random))

    def is_settled(self, clock: Clock) -> bool:
        """Is there no plan any more that begins with another move than the best and might be better? When half
        the time for following is over, only those that are still followed are asked.
        """
        if not self._trials:
            return False
        is_late = self._follows and self._through(clock.used) > LATE
        number = self._open if is_late else len(self._trials)
        best = self._trials[0]
        return not any(trial.might_beat(best) for trial in self._trials[:number] if trial.moves[0] != best.moves[0])

    def weighed(self, moves: Sequence[str]) -> list[Weighed]:
        """The moves with visits and values, each as good as the best plan that begins with it; the best first."""
        self._rank()
        visits = dict.fromkeys(moves, 0)
        values = dict.fromkeys(moves, 0.0)
        for trial in (*reversed(self._left_out), *reversed(self._trials)):  # the best last: its value stays
            move = trial.moves[0]
            visits[move] += trial.looks + trial.followed
            values[move] = trial.value()
        best = self._trials[0].moves[0]
        found = [Weighed(move, visits[move], values[move]) for move in moves]
        return sorted(found, key=lambda one: (one.move != best, -one.value, -one.visits))

    def go_on_after(self, move: str) -> None:
        """The move is made: keep what is known of the plans that begin with it, for the rest of the turn."""
        kept = [trial for trial in self._trials if trial.moves[0] == move and len(trial.moves) > 1]
        for trial in kept:
            trial.plan = trial.plan[1:]
            trial.moves = trial.moves[1:]
        self._trials = kept
        self._left_out = []
        self._open = self._next = 0
        self._followed_from = 0.0

    def goes_on_with(self, moves: Sequence[str]) -> bool:
        """Is there something known of plans that begin with some of these moves?"""
        return bool(self._trials) and all(trial.moves[0] in moves for trial in self._trials)
