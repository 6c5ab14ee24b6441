"""Spellhall: card games of magic for people, bots, designers and researchers.

import spellhall
g = spellhall.new("castle", seats=4, seed=7)
while g.decision:
    g.play(g.decision.moves[0])
print(g.result)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from spellhall.engine import record as _records
from spellhall.engine.errors import (
    BadGame,
    BadRecord,
    BadSetup,
    IllegalMove,
    NoRecord,
    SpellhallError,
    UnknownGame,
)
from spellhall.engine.game import Decision, Game, Record
from spellhall.engine.info import GameInfo, Option, Scenario
from spellhall.engine.steps import Result
from spellhall.engine.views import View
from spellhall.games import all_games, broken_games

if TYPE_CHECKING:

    def games() -> dict[str, GameInfo[Any]]:
        """The games one can play, by name. (The package of the games itself, which can be called.)"""


__version__ = "0.2.0"

__all__ = [
    "BadGame",
    "BadRecord",
    "BadSetup",
    "Decision",
    "Game",
    "GameInfo",
    "IllegalMove",
    "NoRecord",
    "Option",
    "Record",
    "Result",
    "Scenario",
    "SpellhallError",
    "UnknownGame",
    "View",
    "game_info",
    "games",
    "hidden_games",
    "new",
    "replay",
    "text",
    "verify",
]


def hidden_games() -> dict[str, GameInfo[Any]]:
    """The models and test beds that are in nobody's list."""
    return {name: info for name, info in all_games().items() if info.hidden}


def game_info(name: str) -> GameInfo[Any]:
    """One game by name, hidden ones included; raises UnknownGame, which lists the games."""
    info = all_games().get(name) if isinstance(name, str) else None
    if info is None and name in broken_games():
        raise UnknownGame(f"the game {name!r} cannot be loaded: {broken_games()[name]}")
    if info is None:
        raise UnknownGame(f"there is no game {name!r}; the games are {', '.join(games())}")
    return info


def new(
    game: str,
    seats: int,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    scenario: Scenario | None = None,
    *,
    listen: bool = True,
) -> Game:
    """A new game, dealt and ready for its first decision.

    The same seed and moves give the same game on every machine; without a seed it is a secret one.
    ``listen=False`` collects no news, for those who simulate and read none.
    """
    return Game.begin(game_info(game), seats, seed, options, scenario, listen)


def replay(record: Mapping[str, Any], upto: int | None = None) -> Game:
    """The recorded game, byte for byte; ``upto`` stops after that many answers. Raises BadRecord."""
    return _records.replay(_recorded_game(record), record, upto)


def verify(record: Mapping[str, Any]) -> _records.Verdict:
    """Replay a record and prove it: legal moves, chance as the seed says, the right result."""
    return _records.verify(_recorded_game(record), record)


def text(view: View, language: str = "en") -> str:
    """A view and its news as text, in words: what the terminal prints, for language models and screen readers."""
    from spellhall.words.text import as_text  # noqa: PLC0415  # the words of games need this module

    return as_text(view, language)


def _recorded_game(record: Mapping[str, Any]) -> GameInfo[Any]:
    name = _records.game_of(record)
    try:
        return game_info(name)
    except UnknownGame as error:
        raise BadRecord(str(error)) from None
