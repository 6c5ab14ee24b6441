"""One learner against opponents of its choice, as a Gymnasium environment.

env = gymnasium.make("spellhall/NAME", players=4, seat=0, bots="random")

NAME is ``id_of("castle")``. The mask of legal moves is in ``info["action_mask"]``; ``action_masks`` is what
sb3-contrib's MaskablePPO asks for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from spellhall.adapters.learner import (
    ILLEGAL_REWARD,
    LearnerGame,
    Observation,
    Opponent,
    deal_until_asked,
    let_policies_play,
    opponents,
)
from spellhall.adapters.numbering import Numbers
from spellhall.adapters.observation import Encoder, version_of
from spellhall.adapters.parts import HIGHEST, LOWEST
from spellhall.engine.game import Game
from spellhall.engine.info import Scenario
from spellhall.games import all_games
from spellhall.words import words
from spellhall.words.text import as_lines

METADATA: Final[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}
MASK: Final = "action_mask"
SEEDS: Final = 1 << 62


class LearnerEnv(gymnasium.Env[Observation, np.int64]):
    """A game in which one seat learns and others hold the other seats.

    ``bots`` is one opponent for all of them or a list with one for each, in the order of the seats. An opponent is a
    bot's level (``random``, ``search:100``), a bot, a policy with ``predict(observation, action_masks=mask)``, or a
    function of observation and mask that returns the number of a move. ``seat`` is the learner's; None draws a seat for
    every game. An illegal move ends the game and costs ``ILLEGAL_REWARD``; ``info["illegal"]`` says which it was.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: int | None = 0,
        bots: Opponent | Sequence[Opponent] = "random",
        scenario: Scenario | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.learner = LearnerGame(game, players, seat, bots, scenario, options)
        self.render_mode = render_mode
        self.action_space = action_space(self.learner)
        self.observation_space = observation_space(self.learner)

    @property
    def bots(self) -> list[Opponent]:
        """The opponents; others may be set, for the next game."""
        return self.learner.opponents

    @bots.setter
    def bots(self, bots: Opponent | Sequence[Opponent]) -> None:
        self.learner.opponents = opponents(bots, self.players - 1)

    @property
    def players(self) -> int:
        """How many play."""
        return self.learner.table.seats

    @property
    def seat(self) -> int:
        """The learner's, in this game."""
        return self.learner.seat

    @property
    def moves(self) -> Numbers:
        """The numbers of all moves."""
        return self.learner.table.moves

    @property
    def encoder(self) -> Encoder:
        """What the columns of an observation mean."""
        return self.learner.table.encoder

    @property
    def game(self) -> Game:
        """The game as it stands, with its record, news and views; the whole truth, for looking."""
        return self.learner.table.game()

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and let the others play up to the learner's first decision. A game that is
        over before the learner was asked once is dealt anew. ``options`` may hold a ``scenario`` for
        this game only.
        """
        super().reset(seed=seed)
        seeds = Random(int(self.np_random.integers(SEEDS)))
        deal_until_asked([(self.learner, seeds)], (options or {}).get("scenario"))
        return self.learner.observe(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play the learner's move, then the others' until the learner is asked again."""
        learner = self.learner
        number = int(action)
        assert not learner.over, "the game is over: reset it"
        if not learner.table.is_legal(number):
            illegal = learner.refuse(number)
            return learner.observe(), ILLEGAL_REWARD, True, False, {**self._info(), "illegal": illegal}
        learner.play(number)
        let_policies_play([learner])
        return learner.observe(), learner.reward, learner.over, False, self._info()

    def _info(self) -> dict[str, Any]:
        return {MASK: self.learner.mask()}

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask as MaskablePPO wants it: true for every legal move of the learner; after the end, for every move."""
        return self.learner.mask().view(np.bool_)

    def render(self) -> str | None:
        """The learner's view, in plain lines."""
        if self.render_mode != "ansi":
            return None
        table = self.learner.table
        return "\n".join(as_lines(table.heard().view(self.seat), words(table.info.name)))


def action_space(learner: LearnerGame) -> spaces.Space[Any]:
    """The numbers of all moves."""
    return spaces.Discrete(len(learner.table.moves))


def observation_space(learner: LearnerGame) -> spaces.Space[Any]:
    """The array of ``observation.py``."""
    return spaces.Box(LOWEST, HIGHEST, (len(learner.table.encoder),), np.float32)


def id_of(game: str) -> str:
    """The name of a game's environment, with its version: ``spellhall/castle-v1``, say."""
    return f"spellhall/{game}-v{version_of(game)}"


for _game in all_games():
    gymnasium.register(
        id_of(_game),
        entry_point="spellhall.adapters.gymnasium:LearnerEnv",
        vector_entry_point="spellhall.adapters.batch:LearnerBatch",
        kwargs={"game": _game},
    )
