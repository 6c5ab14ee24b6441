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
from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

import spellhall
from spellhall.adapters.match import payoffs
from spellhall.adapters.numbering import numbering
from spellhall.adapters.observation import encoder
from spellhall.adapters.remembering import Position
from spellhall.engine.errors import BadSetup
from spellhall.engine.info import GameInfo, Option, Scenario
from spellhall.engine.snapshot import snapshot
from spellhall.engine.steps import CHANCE, NOBODY, SPECTATOR, legal
from spellhall.games import all_games

LONGEST: Final = 10_000
"""A game that goes on after so many moves, those of chance not counted, is broken off, and nobody has won or lost: so
``max_game_length`` is true."""
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)


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
        self.longest: int = params.get("max_game_length", LONGEST)
        if self.longest < 1:
            raise BadSetup(f"max_game_length is 1 move or more, not {self.longest}")
        super().__init__(
            game_type(self.rules),
            pyspiel.GameInfo(
                num_distinct_actions=len(self.numbering.moves),
                max_chance_outcomes=max(1, len(self.numbering.chance)),
                num_players=self.seats,
                min_utility=-1 / (self.seats - 1),
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=self.longest,
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
        return TERMINAL if ask is None else ask[0]

    def _legal_actions(self, player: int) -> list[int]:
        position = self.position
        ask = position.state.ask
        return position.legal_numbers(self.game.moves.of) if ask is not None and ask[0] == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The different answers of chance, each with its part of the tickets."""
        return self.position.odds(self.game.chance.of)

    def _apply_action(self, action: int) -> None:
        position, game = self.position, self.game
        ask = position.state.ask
        assert ask is not None
        token = (game.chance if ask[0] == CHANCE else game.moves).tokens[action]
        position.answer(ask[1].answers[token])
        if position.decisions >= game.of.longest:
            position.break_off()

    def _action_to_string(self, player: int, action: int) -> str:
        return (self.game.chance if player == CHANCE else self.game.moves).tokens[action]

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

    __slots__ = ("chance", "moves", "of")

    def __init__(self, of: SpellhallGame) -> None:
        self.of = of
        self.moves, self.chance = of.numbering

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

    Without private information it is the spectator's view; without public information what only this seat sees. With
    perfect recall the tensor goes on after the observation:
    how often the seat was told each kind of news, made each move, and was shown each card. That sums up the information
    state; all of it is in the string.
    """

    def __init__(self, game: SpellhallGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        self._game = game
        self._public = bool(kind.public_info)
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or not (self._public or self._private):
            raise ValueError("a view has public information, private information of one player, or both")
        self._recall = bool(kind.perfect_recall)
        self._watch = game.encoder.watch()
        info = game.rules
        self._part = slice(0 if self._public else game.encoder.first_private, None)
        sizes = {"observation": len(game.encoder) - self._part.start}
        if self._recall:
            sizes |= {"told": len(info.headlines.kinds), "moves": len(game.numbering.moves), "shown": len(info.cards)}
        self.tensor: NDArray[np.float32] = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        start = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[start : start + size]
            start += size
        self._kind_at = {kind: at for at, kind in enumerate(info.headlines.kinds)}
        self._move_at = {move: at for at, move in enumerate(game.numbering.moves.tokens)}
        self._card_at = cards_by_zone(info, game.seats) if self._recall else {}

    def set_from(self, state: SpellhallState, player: int) -> None:
        """Fill the tensor for the player."""
        seat = player if self._private else None
        seen = self._game.encoder.encode(state.position.state, seat, self._watch)
        self.dict["observation"][:] = seen[self._part]
        if not self._recall:
            return
        told, moves, shown = (self.dict[name] for name in ("told", "moves", "shown"))
        self.tensor[len(self.dict["observation"]) :] = 0
        for kind, args in self._told(state, seat):
            if kind == "move":
                moves[self._move_at[args[0]]] += 1
            elif kind == "sight":
                zone, _, face = args
                shown[self._card_at[zone][face]] += 1
            else:
                told[self._kind_at[kind]] += 1

    def string_from(self, state: SpellhallState, player: int) -> str:
        """The view as JSON; with perfect recall, before it all that the seat was told."""
        seat = player if self._private else None
        position = state.position
        look: dict[str, Any] = dict(self._game.rules.look(position.state, seat))
        ask = position.state.ask
        if not self._public:
            seen_by_all: Any = self._game.rules.look(position.state, None)
            look = {
                "mine": look["mine"],
                **{part: [one for one in look[part] if one not in seen_by_all[part]] for part in ("seats", "zones")},
            }
        elif ask is not None:
            look["asked"] = ask[0]
        if ask is not None and ask[0] == seat:
            look["question"] = ask[1].asked(position.state, *ask[2])
            look["moves"] = [ask[1].tokens[answer] for answer in legal(position.state)]
        told = {"told": [[kind, *args] for kind, args in self._told(state, seat)]} if self._recall else {}
        return json.dumps({**told, "you": seat, **look}, default=list)  # what was told may have bytes in it, for faces

    def _told(self, state: SpellhallState, seat: int | None) -> list[tuple[str, tuple[Any, ...]]]:
        """What the seat was told; without public information, what not everybody was told."""
        everybody = NOBODY if self._public else SPECTATOR
        return [(kind, args) for to, kind, args in state.position.told(seat) if not to & everybody]


def cards_by_zone(info: GameInfo[Any], seats: int) -> dict[str, list[int]]:
    """By the id of a zone and a face there: the place of the card in the card table."""
    spots = [spot for spot in info.looker(seats).spots if spot.zone >= 0]
    if not spots:
        return {}
    card_at = {card.id: at for at, card in enumerate(info.cards)}
    cards = {spot.id: [card_at[face.id] for face in spot.place.faces] for spot in spots}
    longest = max(cards.values(), key=len)
    return {zone.id: cards.get(zone.id, longest) for zone in info.state.layouts[seats]}


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
            "max_game_length": LONGEST,
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
