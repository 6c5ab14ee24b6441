"""The games as PettingZoo environments, in which the agents move one at a time (AEC).

from spellhall.adapters.pettingzoo import ENVIRONMENTS, name_of
env = ENVIRONMENTS[name_of("castle")].env(players=4, render_mode="ansi")

There is an environment for every game, ``castle_v1`` say; its version rises with the game's rules and with the layout
of observations. Importing this module also registers them for ``pettingzoo.make("aec", "spellhall/castle-v1")``, where
the installed PettingZoo has such a register.
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from importlib import import_module
from random import Random
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

import spellhall
from spellhall.adapters.match import Match, payoffs
from spellhall.adapters.observation import version_of
from spellhall.adapters.parts import HIGHEST, LOWEST
from spellhall.engine.errors import IllegalMove
from spellhall.engine.info import Scenario
from spellhall.games import all_games
from spellhall.words import words
from spellhall.words.text import as_lines

Observation = dict[str, NDArray[Any]]
ILLEGAL_REWARD: Final = -1.0
METADATA: Final[dict[str, Any]] = {"render_modes": ["human", "ansi"], "is_parallelizable": False, "render_fps": 1}


class SpellhallEnv(AECEnv[str, Observation, int | None]):
    """One game. The observation is what ``observation.py`` says, with the mask of legal moves; the
    mask of a seat that is not asked is all zeros. Rewards come at the end: see ``payoffs``.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        scenario: Scenario | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        info = spellhall.game_info(game)
        self.metadata = {**self.metadata, "name": name_of(game)}
        self.render_mode = render_mode
        self.table = Match(game, info.players[0] if players is None else players, options, scenario)
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        moves, numbers = len(self.table.moves), len(self.table.encoder)
        self.action_spaces = {agent: spaces.Discrete(moves) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(LOWEST, HIGHEST, (numbers,), np.float32),
                    "action_mask": spaces.Box(0, 1, (moves,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._seeds = Random()
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self.terminations = dict.fromkeys(self.possible_agents, False)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of all moves."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal a new game. The same seed gives the same games, one after the other. ``options`` may
        hold a ``scenario`` for this game only.
        """
        if seed is not None:
            self._seeds = Random(seed)
        self.table.deal_until_asked(self._seeds, (options or {}).get("scenario"))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.seat or 0]

    def observe(self, agent: str) -> Observation:
        """What the agent's seat sees, and its legal moves."""
        seat = self._seat_of[agent]
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int | None) -> None:
        """Play the move with that number; None for an agent whose game is over."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        table = self.table
        assert self.agents, "reset the environment before the first step"
        try:
            table.play(-1 if action is None else int(action))  # learners like to give numpy's numbers
        except IllegalMove:
            self._refuse(action)
            return
        if table.result is None:
            self.agent_selection = self.possible_agents[table.seat or 0]
            return
        self.rewards = dict(zip(self.possible_agents, payoffs(table.result, table.seats), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def _refuse(self, action: int | None) -> None:
        """An illegal move."""
        tokens = self.table.moves.tokens
        token = tokens[action] if action is not None and 0 <= action < len(tokens) else None
        raise IllegalMove(f"{self.agent_selection} cannot play move {action!r} ({token}) now")

    def render(self) -> str | None:
        """The table as a spectator sees it, in plain lines: returned, or printed for people."""
        if self.render_mode is None:
            return None
        text = "\n".join(as_lines(self.table.game().view(None), words(self.table.info.name)))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""


class CheckedEnv(SpellhallEnv):
    """What PettingZoo's wrappers make of an environment, without their cost for every step."""

    def _refuse(self, action: int | None) -> None:
        """An illegal move ends the game: it costs ``ILLEGAL_REWARD``, the others get 0."""
        agent = self.agent_selection
        warnings.warn(f"{agent} played move {action!r}, which is not legal, and loses", stacklevel=3)
        self.rewards = {**dict.fromkeys(self.agents, 0.0), agent: ILLEGAL_REWARD}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()


class Environment:
    """What PettingZoo calls a module: ``castle_v1``, say, with ``env`` and ``raw_env``."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.__name__ = name_of(game)

    def raw_env(self, players: int | None = None, **settings: Any) -> SpellhallEnv:
        """The bare environment: an illegal move raises IllegalMove.

        ``settings`` are the game's options by name, ``scenario`` and ``render_mode``.
        """
        return SpellhallEnv(self.game, players, **settings)

    def env(self, players: int | None = None, **settings: Any) -> CheckedEnv:
        """The environment as one should use it: an illegal move loses, with a warning."""
        return CheckedEnv(self.game, players, **settings)


def name_of(game: str) -> str:
    """The name of a game's environment, with its version: ``castle_v1``, say."""
    return f"{game}_v{version_of(game)}"


ENVIRONMENTS: Final = {name_of(game): Environment(game) for game in all_games()}


def __getattr__(name: str) -> Environment:
    """``castle_v1`` and its like."""
    if name in ENVIRONMENTS:
        return ENVIRONMENTS[name]
    game, _, version = name.partition("_v")
    if game in all_games() and version.isdecimal():  # an error of this kind is what ``from … import castle_v0`` shows
        raise ImportError(f"there is no environment {name} here: it is {name_of(game)} now", name=__name__)
    raise AttributeError(f"no environment {name!r}; there are {', '.join(ENVIRONMENTS)}")


def _register() -> None:
    try:
        register = import_module("pettingzoo.env_registry.registration").register
    except ImportError:
        return  # an older PettingZoo, without a register
    for name, environment in ENVIRONMENTS.items():
        register("aec", f"spellhall/{name}", entry_point=environment.env)


_register()
