"""One learner against bots of its choice, as a Gymnasium environment.

env = gymnasium.make("spellhall/castle-v1", players=4, seat=0, bots="random")

``action_masks`` is what sb3-contrib's MaskablePPO asks for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import spellhall
from spellhall.adapters.numbering import numbering
from spellhall.adapters.observation import encoder, version_of
from spellhall.adapters.parts import HIGHEST, LOWEST
from spellhall.adapters.table import MOST_DEALS, payoffs
from spellhall.bots import Bot, Seat, make_bot
from spellhall.engine.game import Game
from spellhall.engine.info import Scenario
from spellhall.engine.steps import legal
from spellhall.games import all_games
from spellhall.words import words
from spellhall.words.text import as_lines

ILLEGAL_REWARD: Final = -1.0
METADATA: Final[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}


class LearnerEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """A game in which one seat learns and bots hold the others.

    ``bots`` is one level for all others (``random``, ``search:100``) or a list with one for each of
    them, in the order of the seats. ``seat`` is the learner's; None draws a seat for every game. An
    illegal move ends the game and costs ``ILLEGAL_REWARD``; ``info["illegal"]`` says so.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: int | None = 0,
        bots: str | Sequence[str] = "random",
        scenario: Scenario | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.info = spellhall.game_info(game)
        self.players = self.info.players[0] if players is None else players
        checked = spellhall.new(game, self.players, 0, options, scenario, listen=False)
        if seat is not None and seat not in range(self.players):
            raise spellhall.BadSetup(f"there is no seat {seat}: seats are 0 to {self.players - 1}, or None for any")
        self.levels = [bots] * (self.players - 1) if isinstance(bots, str) else list(bots)
        if len(self.levels) != self.players - 1:
            raise spellhall.BadSetup(f"{self.players - 1} bots are needed beside the learner, not {len(self.levels)}")
        self._bots: list[Bot] = [make_bot(level) for level in self.levels]
        self.fixed_seat = seat
        self.options = checked.options
        self.scenario = checked.scenario
        self.render_mode = render_mode
        self.moves = numbering(game).moves
        self.encoder = encoder(game, self.players)
        self._watch = self.encoder.watch()
        self.action_space = spaces.Discrete(len(self.moves))
        self.observation_space = spaces.Box(LOWEST, HIGHEST, (len(self.encoder),), np.float32)
        self.game: Game
        self.seat = seat or 0

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Deal a new game and let the bots play up to the learner's first decision. A game that is
        over before the learner was asked once is dealt anew. ``options`` may hold a ``scenario`` for
        this game only.
        """
        super().reset(seed=seed)
        scenario = (options or {}).get("scenario", self.scenario)
        rng = Random(int(self.np_random.integers(1 << 62)))
        for _ in range(MOST_DEALS):
            self.seat = rng.randrange(self.players) if self.fixed_seat is None else self.fixed_seat
            self._bots = [make_bot(level, rng.getrandbits(64)) for level in self.levels]
            self.game = spellhall.new(
                self.info.name, self.players, rng.getrandbits(64), self.options, scenario, listen=False
            )
            self._let_bots_play()
            if self.game.result is None:
                return self._observe(), {}
        raise spellhall.BadSetup(f"{self.info.title} is over from this position before the learner is asked")

    def step(self, action: np.int64 | int) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Play the learner's move, then the bots' until the learner is asked again."""
        token = self.moves.tokens[action]
        decision = self.game.decision
        assert decision is not None, "the game is over: reset it"
        if token not in decision.moves:
            return self._observe(), ILLEGAL_REWARD, True, False, {"illegal": token}
        self.game.play(token)
        self._let_bots_play()
        result = self.game.result
        reward = 0.0 if result is None else payoffs(result, self.players)[self.seat]
        return self._observe(), reward, result is not None, False, {}

    def _let_bots_play(self) -> None:
        game = self.game
        while (decision := game.decision) is not None and decision.seat != self.seat:
            bot = self._bots[decision.seat - (decision.seat > self.seat)]
            game.play(bot.choose(Seat(game)))

    def _observe(self) -> NDArray[np.float32]:
        return self.encoder.encode(self.game.state, self.seat, self._watch)

    def action_masks(self) -> NDArray[np.bool_]:
        """True for every legal move of the learner."""
        mask = np.zeros(len(self.moves), np.bool_)
        state = self.game.state
        if state.ask is not None:
            numbers = self.moves.of[state.ask[1].name]
            mask[[numbers[answer] for answer in legal(state)]] = True
        return mask

    def render(self) -> str | None:
        """The learner's view, in plain lines."""
        if self.render_mode != "ansi":
            return None
        return "\n".join(as_lines(self.game.view(self.seat), words(self.info.name)))


def id_of(game: str) -> str:
    """``spellhall/castle-v1``."""
    return f"spellhall/{game}-v{version_of(game)}"


for _game in all_games():
    gymnasium.register(id_of(_game), entry_point="spellhall.adapters.gymnasium:LearnerEnv", kwargs={"game": _game})
