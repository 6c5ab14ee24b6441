"""Bots. They get what a seat gets, never the state: read ``base`` first."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Final

from spellhall.bots.base import Bot, Budget, Seat
from spellhall.bots.greedy import Greedy
from spellhall.bots.search import Searcher
from spellhall.bots.tempers import EVEN, TEMPERS, Temper
from spellhall.bots.uniform import Uniform
from spellhall.engine.errors import BadSetup
from spellhall.engine.views import Said, say

__all__ = ["LEVELS", "STRENGTHS", "Bot", "Budget", "Seat", "make_bot"]

MASTER: Final = "master"
MASTER_SECONDS: Final = 2.0
"""How long a master thinks about a move where nobody says otherwise."""
STRONG_WORLDS: Final = 100

GENTLE_CONTENT: Final = 0.6
"""A gentle bot is content with any move that keeps so much of its chances."""

STRENGTHS: Final[dict[str, Said]] = {
    "gentle": say("level-gentle"),
    "fair": say("level-fair"),
    "strong": say("level-strong", worlds=STRONG_WORLDS),
    MASTER: say("level-master"),
}
"""How strong the bots are that people play with, the weakest first."""

LEVELS: Final[dict[str, Said]] = {
    **STRENGTHS,
    "random": say("level-random"),
    "greedy": say("level-greedy"),
    "search:400": say("level-worlds", worlds=400),
    "search:1s": say("level-seconds", seconds=1),
}
"""How one writes a bot's level, by example, and what the hall says of it."""

_MAKERS: Final[dict[str, Callable[[Random, Temper], Bot]]] = {
    "gentle": lambda rng, temper: Greedy(rng, temper, content=GENTLE_CONTENT),
    "fair": Greedy,
    "greedy": Greedy,
    "strong": lambda rng, temper: Searcher(Budget(worlds=STRONG_WORLDS), rng, temper),
    MASTER: lambda rng, temper: Searcher(Budget(seconds=MASTER_SECONDS), rng, temper),
    "random": lambda rng, _: Uniform(rng),
}
_SEARCH: Final = "search"
_UNITS: Final = {"ms": 0.001, "s": 1.0}


def make_bot(level: str, seed: int | str | Random | None = None) -> Bot:
    """The bot of a level such as ``fair``, ``search:300`` or ``search:1s``, with a temperament if one is named
    (``fair+careful``); raises BadSetup.

    The same seed and budget of worlds give the same moves in the same game; a budget of time does not. A generator in
    place of a seed is the bot's luck itself.
    """
    rng = seed if isinstance(seed, Random) else Random(seed)
    strength, _, named = level.partition("+")
    temper = TEMPERS.get(named or EVEN)
    if temper is None:
        raise BadSetup(f"there is no temperament {named!r}; there are {', '.join(TEMPERS)}")
    if strength in _MAKERS:
        return _MAKERS[strength](rng, temper)
    kind, _, budget = strength.partition(":")
    if kind != _SEARCH:
        raise BadSetup(f"there is no bot {strength!r}; write {', '.join(LEVELS)}")
    return Searcher(_read_budget(strength, budget), rng, temper)


def _read_budget(level: str, text: str) -> Budget:
    number = re.fullmatch(r"([0-9]{1,9}(?:\.[0-9]{1,9})?)(s|ms|)", text)
    if number and number[2] and float(number[1]) > 0:
        return Budget(seconds=float(number[1]) * _UNITS[number[2]])
    if number and not number[2] and "." not in text and int(text) > 0:
        return Budget(worlds=int(text))
    raise BadSetup(f"the bot {level!r} needs a budget: a number of worlds (search:400) or a time (search:1s)")
