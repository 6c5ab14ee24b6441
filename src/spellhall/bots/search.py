"""The searching bot: information-set Monte Carlo tree search, one for every game.

Each iteration deals a new world that could be the real one, walks down a tree of answers as far as
it knows it, adds one answer, goes on at random to a calm point and lets the game's evaluation judge
what is there (Cowling, Powley and Whitehouse 2012: a tree for a single observer). What a designer of
bots may want to know:

- The tree holds answers only. Chance is drawn anew each time and forced answers are passed over, so a
  node is what has been decided so far, whatever luck there was in between.
- Everybody in the tree looks after themselves: each arm counts the reward of the seat that pulls it;
  a team shares its rewards.
- An answer that is not legal in this world waits; it is compared by how often it *was* available.
- Which answers are tried first is a matter of the evaluation: an answer that looks good one step
  ahead has a large prior (PUCT), so where there are many answers the tree grows wide only slowly.
- Where a turn has several parts that are decided together (``after_turns``), the tree is one of whole
  turns: see ``turns``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, sqrt
from random import Random
from typing import Any, Final

from spellhall.bots.base import Budget, Clock, Seat, Weighed
from spellhall.bots.judge import Judge, as_it_is, judge_of
from spellhall.bots.tempers import EVEN, TEMPERS, Temper, shifted
from spellhall.bots.turns import PROPOSALS, Turns
from spellhall.bots.worlds import Worlds
from spellhall.engine.info import GameInfo
from spellhall.engine.steps import CHANCE, Question, State, apply, legal, one_of

CURIOSITY: Final = 6.0
"""How much a seldom tried answer is preferred, for each unit by which the best looks better than the mean."""
LEAST_CURIOSITY: Final = 0.1
MOST_CURIOSITY: Final = 0.6
"""Rewards lie between 0 and 1: where answers differ by little, so does what it costs to try them."""
SHARPNESS: Final = 1.0
"""How much less an answer is tried that looks only as good as the mean: e to this power."""
TINY: Final = 1e-4
"""Less than this is no difference: luck chooses."""
SETTLED: Final = 0.5
"""A search stops early when an answer could overtake the most tried one only if it were tried three times as often as
that one from here on, or more: its lead is more than this part of the iterations that are left."""
EARNED: Final = 4
"""After how many visits a node is worth a look at all its answers; after as many times as many, another."""


class Arm:
    """An answer: how often it was tried and available, with what success, and what may follow it."""

    __slots__ = ("available", "looks", "node", "prior", "promise", "reward", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.reward = 0.0
        self.prior = 1.0
        """How much more than an equal part of the curiosity it gets."""
        self.looks = 0
        self.promise = 0.0
        """What it was worth one step ahead, added up over the looks."""
        self.node: Node | None = None


class Fork:
    """A question put to a seat at a node, with the arms known so far."""

    __slots__ = ("arms", "curiosity", "next_look", "reward", "visits")

    def __init__(self) -> None:
        self.arms: dict[Any, Arm] = {}
        self.visits = 0
        self.reward = 0.0
        self.next_look = EARNED
        self.curiosity = MOST_CURIOSITY


Node = dict[tuple[int, Question[Any, Any, Any]], Fork]
"""What has been decided so far. Luck may let several questions follow, to one seat or another."""


class Searcher:
    """Plays the move that it tried most often, or with which the best turn begins."""

    def __init__(self, budget: Budget, rng: Random, temper: Temper = TEMPERS[EVEN]) -> None:
        self._budget = budget
        self._rng = rng
        self._temper = temper
        self._turns: Turns | None = None
        self.weighed: list[Weighed] = []

    def __reduce__(self) -> tuple[Any, ...]:
        """For copies, which think anew about a turn that this one is in the middle of."""
        return Searcher, (self._budget, self._rng), self.weighed

    def __setstate__(self, weighed: list[Weighed]) -> None:
        self.weighed = weighed

    def choose(self, seat: Seat) -> str:
        """The best move as far as the budget lets it see. A forced move costs nothing."""
        moves = [move for move in seat.moves if move not in seat.info.bots.ignored]
        if len(moves) == 1:
            self.weighed = []
            return moves[0]
        clock = self._budget.start()
        if seat.info.bots.horizon.turns:
            return self._choose_a_turn(seat, clock)
        tree = Tree(seat.info, self._rng, self._shift(seat))
        think(tree, Worlds(seat, self._rng), clock)
        self.weighed = tree.weighed(moves)
        return self.weighed[0].move

    def _shift(self, seat: Seat) -> Callable[[Judge], Judge]:
        """What the bot's temperament makes of a cool judge."""
        return lambda judge: shifted(judge, seat, self._temper)

    def _choose_a_turn(self, seat: Seat, clock: Clock) -> str:
        """The move with which the best turn begins, or goes on: what was thought of it before is remembered,
        unless luck has spoken since.
        """
        turns = self._turns
        if turns is None or seat.is_calm or not turns.goes_on_with(seat.moves):
            turns = self._turns = Turns(seat.info, seat.seat, self._rng, self._shift(seat))
        turns.clock = clock
        think(turns, Worlds(seat, self._rng, PROPOSALS), clock)
        self.weighed = turns.weighed(seat.moves)
        move = self.weighed[0].move
        turns.go_on_after(move)
        return move


def think(thoughts: Tree | Turns, worlds: Worlds, clock: Clock) -> None:
    """Iterate until the budget is used up or can change nothing any more."""
    while clock.more() and not (clock.asked % 32 == 0 and thoughts.is_settled(clock)):
        thoughts.grow(worlds)


class Tree:
    """What is known after some iterations."""

    def __init__(self, info: GameInfo[Any], rng: Random, shift: Callable[[Judge], Judge] = as_it_is) -> None:
        self._random = rng.random
        bots = info.bots
        self._judge = shift(judge_of(info, bots.trust))
        self._calm = frozenset(info.book.questions[name] for name in bots.calm)
        self._replies = bots.horizon.replies
        self._own_turn = bots.horizon.own_turn
        self._to_the_end = bots.evaluate is None
        self._ignored = {
            question: {question.answers[move] for move in bots.ignored if move in question.answers}
            for question in info.book.questions.values()
            if not bots.ignored.isdisjoint(question.answers)
        }
        self._root: Node = {}

    def grow(self, worlds: Worlds) -> None:
        """One iteration in a world of its own."""
        s = worlds.deal()
        random = self._random
        node = self._root
        path: list[tuple[int, Fork, Arm]] = []
        while s.ask is not None:
            seat, question, _ = s.ask
            if self._own_turn and path and seat != path[0][0] and question in self._calm:
                break
            options = legal(s)
            if seat == CHANCE:
                apply(s, one_of(options, random))
                continue
            if question in self._ignored:
                ignored = self._ignored[question]
                options = [answer for answer in options if answer not in ignored]
            if len(options) == 1:
                apply(s, options[0])
                continue
            fork = node.get((seat, question))
            if fork is None:
                fork = node[seat, question] = Fork()
            elif fork.visits >= fork.next_look:
                self._look_at(fork, s, seat, options)
            answer, arm = _promising(fork, options, random)
            path.append((seat, fork, arm))
            apply(s, answer)
            if arm.node is None:
                arm.node = {}
                break
            node = arm.node
        rewards = self._judge_after(s, path[-1][0] if path else CHANCE)
        for seat, fork, arm in path:
            reward = rewards[seat]
            arm.visits += 1
            arm.reward += reward
            fork.visits += 1
            fork.reward += reward

    def _look_at(self, fork: Fork, s: State, seat: int, options: Sequence[Any]) -> None:
        """Give the answers their priors, by a look one step ahead in this world and in those before."""
        fork.next_look *= EARNED
        promises = []
        for answer in tuple(options):
            after = s.copy()
            apply(after, answer)
            arm = fork.arms.get(answer)
            if arm is None:
                arm = fork.arms[answer] = Arm()
            arm.looks += 1
            arm.promise += self._judge_after(after, seat)[seat]
            promises.append((arm, arm.promise / arm.looks))
        best = max(promise for _, promise in promises)
        lead = best - sum(promise for _, promise in promises) / len(promises) + TINY
        fork.curiosity = max(LEAST_CURIOSITY, min(MOST_CURIOSITY, CURIOSITY * lead))
        weights = [exp(SHARPNESS * (promise - best) / lead) for _, promise in promises]
        equal = sum(weights) / len(weights)
        for (arm, _), weight in zip(promises, weights, strict=True):
            arm.prior = weight / equal

    def _judge_after(self, s: State, acting: int) -> list[float]:
        """Go on at random, to a calm point of the seat that acted or past the others' replies, and judge."""
        random = self._random
        calm = self._calm
        left = self._replies
        while s.ask is not None:
            seat, question, _ = s.ask
            if seat != CHANCE and question in calm and not self._to_the_end:
                if not left or seat == acting:
                    break
                left -= 1
            apply(s, one_of(legal(s), random))
        return self._judge(s)

    def is_settled(self, clock: Clock) -> bool:
        """Is the rest of the budget unlikely to change which answer was tried most often?"""
        tried = sorted(arm.visits for fork in self._root.values() for arm in fork.arms.values())
        return len(tried) > 1 and tried[-1] - tried[-2] > SETTLED * clock.left

    def weighed(self, moves: Sequence[str]) -> list[Weighed]:
        """The moves with visits and values, those tried most often first."""
        ((_, question), fork) = next(iter(self._root.items()))
        found = []
        for move in moves:
            arm = fork.arms.get(question.answers[move])
            visits = arm.visits if arm else 0
            found.append(Weighed(move, visits, arm.reward / visits if arm and visits else 0.0))
        return sorted(found, key=lambda one: (-one.visits, -one.value))


def _promising(fork: Fork, options: Sequence[Any], random: Callable[[], float]) -> tuple[Any, Arm]:
    """The answer to try next: what it has earned, and what it promises while it is seldom tried."""
    arms = fork.arms
    hope = fork.reward / fork.visits if fork.visits else 0.5
    each = fork.curiosity / len(options)
    best = -1.0
    chosen: Any = None
    chosen_arm: Arm | None = None
    for answer in options:
        arm = arms.get(answer)
        if arm is None:
            arm = arms[answer] = Arm()
        arm.available += 1
        visits = arm.visits
        earned = arm.reward / visits if visits else hope
        score = earned + each * arm.prior * sqrt(arm.available) / (1 + visits) + TINY * random()
        if score > best:
            best, chosen, chosen_arm = score, answer, arm
    assert chosen_arm is not None
    return chosen, chosen_arm
