"""Bots. They get what a seat gets, never the state: read ``base`` first."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Final

from spellhall.bots.base import Bot, Budget, Seat
from spellhall.bots.greedy import Greedy
from spellhall.bots.search import Searcher
from spellhall.bots.uniform import Uniform
from spellhall.engine.errors import BadSetup
from spellhall.engine.views import Said, say

__all__ = ["LEVELS", "Bot", "Budget", "Seat", "make_bot"]

LEVELS: Final[dict[str, Said]] = {
    "random": say("level-random"),
    "greedy": say("level-greedy"),
    "search:400": say("level-worlds", worlds=400),
    "search:1s": say("level-seconds", seconds=1),
}
"""How one writes a bot's level, by example, and what the hall says of it."""

_SEARCHERS: Final[dict[str, Callable[[Budget, Random], Bot]]] = {"search": Searcher}
_UNITS: Final = {"ms": 0.001, "s": 1.0}


def make_bot(level: str, seed: int | str | Random | None = None) -> Bot:
    """The bot of a level such as ``random``, ``search:300`` or ``search:1s``; raises BadSetup.

    The same seed and budget of worlds give the same moves in the same game; a budget of time does not. A generator in
    place of a seed is the bot's luck itself.
    """
    rng = seed if isinstance(seed, Random) else Random(seed)
    if level == "random":
        return Uniform(rng)
    if level == "greedy":
        return Greedy(rng)
    kind, _, budget = level.partition(":")
    if kind not in _SEARCHERS:
        raise BadSetup(f"there is no bot {level!r}; write {', '.join(LEVELS)}")
    return _SEARCHERS[kind](_read_budget(level, budget), rng)


def _read_budget(level: str, text: str) -> Budget:
    number = re.fullmatch(r"([0-9]{1,9}(?:\.[0-9]{1,9})?)(s|ms|)", text)
    if number and number[2] and float(number[1]) > 0:
        return Budget(seconds=float(number[1]) * _UNITS[number[2]])
    if number and not number[2] and "." not in text and int(text) > 0:
        return Budget(worlds=int(text))
    raise BadSetup(f"the bot {level!r} needs a budget: a number of worlds (search:400) or a time (search:1s)")
