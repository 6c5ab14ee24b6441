"""A game in which one seat learns, and whoever plays against it: what stands behind the Gymnasium environments.

Opponents are bots or policies. A bot gets what a seat gets, as everywhere; a policy gets what the learner gets, the
observation and the mask of its seat, and answers with the number of a move.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from inspect import Parameter, signature
from random import Random
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

import spellhall
from spellhall.adapters.match import MOST_DEALS, Match, payoffs
from spellhall.bots import Bot, Seat, make_bot
from spellhall.engine.errors import BadSetup, IllegalMove
from spellhall.engine.info import Scenario

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]

ILLEGAL_REWARD: Final = -1.0


class Predicting(Protocol):
    """A policy as Stable-Baselines3 has them, one that heeds masks. It takes a whole batch as well."""

    def predict(self, observation: Any, *, action_masks: Any) -> tuple[Any, Any]:
        """The number of a move (of a batch, an array), and what we have no use for."""


Policy = Callable[[Observation, Mask], Any] | Predicting
Opponent = str | Bot | Policy
"""A bot's level, a bot, something with ``predict``, or a function of observation and mask."""


def opponents(given: Opponent | Sequence[Opponent], wanted: int) -> list[Opponent]:
    """One for each of the other seats, checked; raises BadSetup."""
    found = list(given) if isinstance(given, Sequence) and not isinstance(given, str) else [given] * wanted
    if len(found) != wanted:
        raise BadSetup(f"{wanted} bots are needed beside the learner, not {len(found)}")
    for one in found:
        if isinstance(one, str):
            make_bot(one)
        elif hasattr(one, "choose"):
            continue
        elif hasattr(one, "predict"):
            _check_predict(one.predict)
        elif not callable(one):
            raise BadSetup(
                "an opponent is a bot's level, a bot, a policy with predict(observation, action_masks=…), or a "
                f"function of observation and mask that returns the number of a move, not {type(one).__name__}"
            )
    return found


def _check_predict(predict: Callable[..., Any]) -> None:
    parameters = signature(predict).parameters
    if "action_masks" not in parameters and all(one.kind != Parameter.VAR_KEYWORD for one in parameters.values()):
        raise BadSetup("a policy's predict takes action_masks: without them it does not know which moves are legal")


class LearnerGame:
    """One game, dealt anew with ``deal``. Whoever steps it asks the policies: ``awaited`` says which one is to move."""

    def __init__(
        self,
        game: str,
        players: int | None,
        seat: int | None,
        bots: Opponent | Sequence[Opponent],
        scenario: Scenario | None,
        options: Mapping[str, object],
    ) -> None:
        players = spellhall.game_info(game).players[0] if players is None else players
        self.table = Match(game, players, options, scenario)
        if seat is not None and seat not in range(players):
            raise BadSetup(f"there is no seat {seat}: seats are 0 to {players - 1}, or None for any")
        self.fixed_seat = seat
        self.seat = seat or 0
        """The learner's, in this game."""
        self.opponents = opponents(bots, players - 1)
        self.awaited: Policy | None = None
        """The policy of the seat that is asked; None if it is the learner, or nobody."""
        self.over = False
        self._others: dict[int, Bot | Policy] = {}
        """Who sits where, but for those who play at random."""

    def deal(self, seeds: Random, scenario: Scenario | None = None) -> None:
        """Begin a new game, up to the first decision of the learner or of a policy."""
        table = self.table
        self.over = False
        self.seat = seeds.randrange(table.seats) if self.fixed_seat is None else self.fixed_seat
        table.luck = Random(seeds.getrandbits(64))
        table.at_random = 0
        self._others = {}
        for number, one in enumerate(self.opponents):
            place = number + (number >= self.seat)
            if one == "random":
                table.at_random |= 1 << place
            else:
                self._others[place] = make_bot(one, seeds.getrandbits(64)) if isinstance(one, str) else one
        table.deal(seeds.getrandbits(64), scenario)
        self._let_others_play()

    def play(self, number: int) -> None:
        """Play the move of the seat that is asked, then the bots' moves."""
        self.table.play(number)
        self._let_others_play()

    def answer_for_policy(self, number: Any) -> None:
        """Play the move that the awaited policy chose; raises IllegalMove if it is not legal."""
        table = self.table
        try:
            self.play(int(number))
        except (IllegalMove, TypeError, ValueError) as error:
            problem = error if isinstance(error, IllegalMove) else f"{number!r} is no number of a move"
            raise IllegalMove(f"the policy of seat {table.seat} made a mistake: {problem}") from None

    def _let_others_play(self) -> None:
        table = self.table
        self.awaited = None
        while (seat := table.seat) is not None and seat != self.seat:
            one: Any = self._others[seat]
            if not hasattr(one, "choose"):
                self.awaited = one
                return
            move = one.choose(Seat(table.heard()))
            table.play(table.moves.tokens.index(move))
        self.over = seat is None

    def seen_by_asked(self) -> tuple[Observation, Mask]:
        """The observation and the mask of the seat that is asked."""
        seat = self.table.seat
        assert seat is not None
        return self.table.observe(seat), self.table.mask(seat)

    def observe(self) -> Observation:
        """What the learner sees."""
        return self.table.observe(self.seat)

    def mask(self) -> Mask:
        """The learner's legal moves. When the game is over all moves are as good, because none is played: so nobody
        who draws a move from a mask ever has nothing to draw from.
        """
        return np.ones(len(self.table.moves), np.int8) if self.over else self.table.mask(self.seat)

    def refuse(self, number: int) -> str:
        """The learner's move is not legal: the game is over. Returns the move."""
        self.over = True
        tokens = self.table.moves.tokens
        return tokens[number] if 0 <= number < len(tokens) else str(number)

    @property
    def reward(self) -> float:
        """What the game was worth to the learner; 0 while it goes on."""
        result = self.table.result
        return 0.0 if result is None else payoffs(result, self.table.seats)[self.seat]


def deal_until_asked(dealt: Sequence[tuple[LearnerGame, Random]], scenario: Scenario | None) -> None:
    """Deal these games, and those anew that are over before the learner is asked; raises BadSetup if one always is."""
    waiting = dealt
    for _ in range(MOST_DEALS):
        for game, seeds in waiting:
            game.deal(seeds, scenario)
        let_policies_play([game for game, _ in waiting])
        waiting = [(game, seeds) for game, seeds in waiting if game.over]
        if not waiting:
            return
    raise BadSetup(f"{waiting[0][0].table.info.title} is over from this position before the learner is asked")


def let_policies_play(games: Sequence[LearnerGame]) -> None:
    """In all these games, until the learner is asked or the game is over. A policy that has ``predict`` is asked once
    for all games that wait for it.
    """
    waiting = [game for game in games if game.awaited is not None]
    while waiting:
        policy = waiting[0].awaited
        assert policy is not None
        together = [game for game in waiting if game.awaited is policy] if hasattr(policy, "predict") else waiting[:1]
        seen = [game.seen_by_asked() for game in together]
        if len(together) == 1:
            numbers = [ask(policy, *seen[0])]
        else:
            observations, masks = zip(*seen, strict=True)
            numbers = ask(policy, np.stack(observations), np.stack(masks))
        for game, number in zip(together, numbers, strict=True):
            game.answer_for_policy(number)
        waiting = [game for game in waiting if game.awaited is not None]


def ask(policy: Policy, observation: Observation, mask: Mask) -> Any:
    """What the policy answers: the number of a move."""
    predicting: Any = policy
    if hasattr(policy, "predict"):
        return predicting.predict(observation, action_masks=mask)[0]
    return predicting(observation, mask)
