"""The games as OpenSpiel games: ``pyspiel.load_game("spellhall_castle(players=4)")``.

Importing this module registers them. Chance is explicit; actions and chance outcomes have the
numbers of numbering.py. The observation is the seat's view. The information state adds all that the
seat was ever told or shown and its own moves, in order: perfect recall. Returns are ``payoffs``:
the sum is always zero.

Each option of a game is a parameter. One that has only numbers for values is a number; any other is
a text, and a number among its values stands in quotes, because OpenSpiel would read it as a number:
``spellhall_castle(players=5,stall_limit='1',memory_aid=off)``. ``scenario`` is what ``pack`` makes
of a scenario.
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

import spellhall
from spellhall.adapters.numbering import numbering
from spellhall.adapters.observation import encoder
from spellhall.adapters.table import payoffs
from spellhall.engine.cards import Cards
from spellhall.engine.info import GameInfo, Option, Scenario
from spellhall.engine.laws import MOST_ANSWERS
from spellhall.engine.snapshot import restore, snapshot
from spellhall.engine.steps import CHANCE, State, apply, bit, legal
from spellhall.games import all_games

FINGERPRINT_BITS: Final = 64

Told = tuple[int, str, tuple[Any, ...]]
"""To whom (a mask), what kind of thing, and its particulars."""

Memory = tuple["Memory", Told] | None
"""All that was told so far, the last first. Copies of a state share what they have in common."""


class Position:
    """A state of the rules and what everybody was told on the way. Copies in no time."""

    __slots__ = ("memory", "state")

    def __init__(self, state: State, memory: Memory = None) -> None:
        self.state = state
        self.memory = memory

    def __deepcopy__(self, memo: object) -> Position:
        return Position(self.state.copy(), self.memory)

    def __reduce__(self) -> tuple[Any, ...]:
        """For OpenSpiel's serialisation: the state by its snapshot, the memory as a flat list."""
        return thaw, (game_of(self.state), snapshot(self.state), list(self._all_told())[::-1])

    def remember(self, to: int, kind: str, *args: Any) -> None:
        """Note something that the seats of a mask now know."""
        self.memory = (self.memory, (to, kind, args))

    def answer(self, answer: Any) -> None:
        """Carry out an answer, and note the move, the news and the cards that it showed."""
        state = self.state
        assert state.ask is not None
        seat, question, _ = state.ask
        if seat != CHANCE:
            self.remember(bit(seat), "move", question.tokens[answer])
        before = (state.kind[:], state.seen[:]) if isinstance(state, Cards) else ([], [])
        state.news = []
        apply(state, answer)
        for to, kind, args in state.news:
            self.remember(to, kind, *args)
        if isinstance(state, Cards):
            self._remember_sights(state, *before)

    def _remember_sights(self, state: Cards, kinds: list[int], seen: list[int]) -> None:
        """Cards that somebody sees now and did not see before. What is turned down later stays
        remembered, though neither news nor view may repeat it.
        """
        for card, kind in enumerate(state.kind):
            known = card < len(kinds) and kinds[card] == kind
            to = state.seen[card] & ~seen[card] if known else state.seen[card]
            if to and kind >= 0:
                for zone, cards in zip(state.layouts[state.seats], state.zones, strict=True):
                    if card in cards:
                        self.remember(to, "sight", zone.id, cards.index(card) if zone.ordered else None, kind)

    def _all_told(self) -> Iterator[Told]:
        memory = self.memory
        while memory is not None:
            memory, told = memory
            yield told

    def told(self, seat: int | None) -> Iterator[Told]:
        """What the seat was told, the last first."""
        me = bit(seat)
        return (told for told in self._all_told() if told[0] & me)

    def seen_by(self, info: GameInfo[Any], seat: int, rng: Random) -> Position:
        """A position that could be this one, for all that the seat knows."""
        return Position(info.determinize(self.state, seat, rng), chain(list(self.told(seat))[::-1]))


def chain(told: Sequence[Told]) -> Memory:
    """A memory of these things, in this order."""
    memory: Memory = None
    for one in told:
        memory = (memory, one)
    return memory


def game_of(state: State) -> str:
    """The name of the game that a state belongs to."""
    return next(name for name, info in all_games().items() if info.state is type(state))


def thaw(game: str, data: dict[str, Any], told: Sequence[Told]) -> Position:
    """The position that was written down."""
    info = spellhall.game_info(game)
    return Position(restore(info.state, info.book, data), chain(told))


class SpellhallGame(pyspiel.Game):
    """One of the games, with its players, options and scenario chosen."""

    def __init__(self, name: str, params: Mapping[str, Any] | None = None) -> None:
        params = params or {}
        self.rules = spellhall.game_info(name)
        self.seats: int = params.get("players", self.rules.players[0])
        options = {one.name: read(params.get(one.name, one.default)) for one in self.rules.options}
        checked = spellhall.new(name, self.seats, 0, options, unpack(params.get("scenario", "")), listen=False)
        self.opening = self.rules.begin(self.seats, checked.options, checked.scenario)
        self.numbering = numbering(name)
        self.encoder = encoder(name, self.seats)
        super().__init__(
            game_type(self.rules),
            pyspiel.GameInfo(
                num_distinct_actions=len(self.numbering.moves),
                max_chance_outcomes=max(1, len(self.numbering.chance)),
                num_players=self.seats,
                min_utility=-1 / (self.seats - 1),
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=MOST_ANSWERS,
            ),
            params,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> SpellhallState:
        """The table before chance has answered anything."""
        return SpellhallState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpellhallObserver:
        """What makes strings and tensors; the usual one is that of the observation."""
        return SpellhallObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpellhallState(pyspiel.State):
    """A state; all of it is the position, so that a clone copies one thing."""

    def __init__(self, game: SpellhallGame) -> None:
        super().__init__(game)
        self.game = Shared(game)
        self.position = Position(game.opening.copy())

    def current_player(self) -> int:
        """The seat that is asked, or chance, or nobody."""
        ask = self.position.state.ask
        if ask is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if ask[0] == CHANCE else ask[0]

    def _legal_actions(self, player: int) -> list[int]:
        state = self.position.state
        assert state.ask is not None
        if player != state.ask[0]:
            return []
        numbers = self.game.of.numbering.moves.of[state.ask[1].name]
        return sorted(numbers[answer] for answer in legal(state))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The different answers of chance, each with its part of the tickets."""
        state = self.position.state
        assert state.ask is not None
        numbers = self.game.of.numbering.chance.of[state.ask[1].name]
        tickets = legal(state)
        count: dict[int, int] = {}
        for answer in tickets:
            count[numbers[answer]] = count.get(numbers[answer], 0) + 1
        return [(number, count[number] / len(tickets)) for number in sorted(count)]

    def _apply_action(self, action: int) -> None:
        ask = self.position.state.ask
        assert ask is not None
        numbers = self.game.of.numbering
        token = (numbers.chance if ask[0] == CHANCE else numbers.moves).tokens[action]
        self.position.answer(ask[1].answers[token])

    def _action_to_string(self, player: int, action: int) -> str:
        numbers = self.game.of.numbering
        return (numbers.chance if player == pyspiel.PlayerId.CHANCE else numbers.moves).tokens[action]

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.position.state.ask is None

    def returns(self) -> list[float]:
        """Nothing before the end; then ``payoffs``."""
        result = self.position.state.result
        return [0.0] * self.game.of.seats if result is None else payoffs(result, self.game.of.seats)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpellhallState:
        """A state that could be this one for all the player knows; the rest is dealt anew.

        What the others were told in secret is forgotten there, and so is the history of actions.
        """
        world = self.game.of.new_initial_state()
        seed = int(sampler() * 2**32) << 32 | int(sampler() * 2**32)
        world.position = self.position.seen_by(self.game.of.rules, player, Random(seed))
        return world

    def __str__(self) -> str:
        return json.dumps(snapshot(self.position.state))


class Shared:
    """Holds the game for a state: a clone refers to the same game instead of copying it."""

    __slots__ = ("of",)

    def __init__(self, of: SpellhallGame) -> None:
        self.of = of

    def __deepcopy__(self, memo: object) -> Shared:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return shared, (str(self.of),)


@cache
def shared(text: str) -> Shared:
    """The game that is written so."""
    return Shared(pyspiel.load_game(text))


class SpellhallObserver:
    """Strings and tensors, as ``open_spiel.python.observation`` wants them.

    Without private information it is the spectator's view. With perfect recall the tensor goes on
    after the observation: how often the seat was told each kind of news, and a fingerprint of all
    it was told, which differs whenever the information state does.
    """

    def __init__(self, game: SpellhallGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("a view has public information always, and private information of one player or none")
        self._game = game
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recall = bool(kind.perfect_recall)
        news = ("move", "sight", *game.rules.headlines.kinds)
        sizes = {"observation": len(game.encoder)}
        if self._recall:
            sizes |= {"told": len(news), "fingerprint": FINGERPRINT_BITS}
        self.tensor: NDArray[np.float32] = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        start = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[start : start + size]
            start += size
        self._news = {name: at for at, name in enumerate(news)}

    def set_from(self, state: SpellhallState, player: int) -> None:
        """Fill the tensor for the player."""
        seat = player if self._private else None
        self.dict["observation"][:] = self._game.encoder.encode(state.position.state, seat)
        if self._recall:
            told = self.dict["told"]
            told.fill(0)
            for _, kind, _ in state.position.told(seat):
                told[self._news[kind]] += 1
            digest = blake2b(self.string_from(state, player).encode(), digest_size=FINGERPRINT_BITS // 8).digest()
            self.dict["fingerprint"][:] = np.unpackbits(np.frombuffer(digest, np.uint8))

    def string_from(self, state: SpellhallState, player: int) -> str:
        """The view as JSON; with perfect recall, before it all that the seat was told."""
        seat = player if self._private else None
        position = state.position
        view: dict[str, Any] = {"you": seat, **self._game.rules.look(position.state, seat)}
        ask = position.state.ask
        if ask is not None:
            view["asked"] = ask[0]
            if ask[0] == seat:
                view["question"] = ask[1].asked(position.state, *ask[2])
                view["moves"] = [ask[1].tokens[answer] for answer in legal(position.state)]
        if self._recall:
            told = [[kind, *args] for _, kind, args in position.told(seat)]
            view = {"told": told[::-1], **view}
        return json.dumps(view, default=list)  # what was told may have bytes in it, for faces


def pack(scenario: Scenario) -> str:
    """A scenario as a text that may stand in a game string."""
    return urlsafe_b64encode(json.dumps(scenario).encode()).decode().rstrip("=")


def unpack(text: str) -> Scenario:
    """The scenario that ``pack`` wrote."""
    if not text:
        return {}
    scenario: Scenario = json.loads(urlsafe_b64decode(text + "=" * (-len(text) % 4)))
    return scenario


def default(option: Option) -> int | str:
    """The usual value of an option, as a parameter."""
    if all(value.isdigit() for value in option.values):
        return int(option.default)
    return f"'{option.default}'" if option.default.isdigit() else option.default


def read(value: int | str) -> str:
    """The value of an option from a parameter: without the quotes that keep it a text."""
    return str(value).strip("'")


def game_type(info: GameInfo[Any]) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"spellhall_{info.name}",
        long_name=info.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=info.players[0],
        max_num_players=info.players[1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": info.players[0],
            "scenario": "",
            **{option.name: default(option) for option in info.options},
        },
    )


def _register(info: GameInfo[Any]) -> None:
    class Registered(SpellhallGame):  # a class: OpenSpiel drops a mere function too late, and crashes at exit
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(info.name, params)

    pyspiel.register_game(game_type(info), Registered)


for _info in all_games().values():
    _register(_info)
