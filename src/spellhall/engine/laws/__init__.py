"""The laws: what must be true of every game, checked by playing it.

Each law takes a game, a setup and a seed, plays at random and raises ``Broken`` when the law is. The test suite runs
all of them on every game, with every number of players and over its options. They ship with the package, so that
whoever writes a game can run them too: ``machine``, ``sight`` and ``secrecy`` have the laws, ``playing`` what they
share, and ``reached`` tells what of a game random play has touched.
"""

from __future__ import annotations

from typing import Final

from spellhall.engine.laws.machine import (
    asks_well,
    copies_never_change,
    ends,
    is_plain_data,
    keeps_its_own_laws,
    refuses_illegal_moves,
    replays,
    same_seed_same_game,
)
from spellhall.engine.laws.playing import Broken, Law, Start, begin, setups, walk
from spellhall.engine.laws.reached import Reached
from spellhall.engine.laws.secrecy import (
    news_does_not_leak,
    taking_back_tells_nothing,
    views_do_not_leak,
    what_is_hidden_is_dealt_anew,
    worlds_play_on,
    worlds_tell_nothing,
)
from spellhall.engine.laws.sight import shows_as_declared

__all__ = ["LAWS", "Broken", "Law", "Reached", "Start", "begin", "laws_for", "setups", "walk"]

LAWS: Final[dict[str, Law]] = {
    law.__name__: law
    for law in (
        ends,
        keeps_its_own_laws,
        replays,
        same_seed_same_game,
        copies_never_change,
        is_plain_data,
        asks_well,
        refuses_illegal_moves,
        shows_as_declared,
        views_do_not_leak,
        news_does_not_leak,
        taking_back_tells_nothing,
        what_is_hidden_is_dealt_anew,
        worlds_tell_nothing,
        worlds_play_on,
    )
}


OF_POSITIONS: Final = (
    ends,
    keeps_its_own_laws,
    views_do_not_leak,
    news_does_not_leak,
    taking_back_tells_nothing,
    worlds_tell_nothing,
    worlds_play_on,
)
"""The laws for positions: secrets are kept, the game's own laws hold, and it plays on. The laws of the machine do not
depend on where a game begins."""


def laws_for(setup: Start) -> dict[str, Law]:
    """The laws that a game must keep with this setup."""
    return {law.__name__: law for law in OF_POSITIONS} if setup.scenario else LAWS
