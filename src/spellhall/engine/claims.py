"""Claims: what players may say with ready-made words. "I am the Archmage", "I trust Bo".

A claim is data: a kind, and what it is about (a seat, a card, a role, a place). Each game declares its kinds, and its
catalogue has the words, ``claim-KIND`` with the arguments (and a short form, ``.tag``). What is offered fits the game
that is played. Whether a claim is true does not matter here: nothing is checked, marked or blocked for being false.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from spellhall.engine.errors import SpellhallError
from spellhall.engine.views import Said, say

SEAT: Final = "seat"
"""An argument whose name begins so is another player's seat; every other one is the id of a card or a term."""

About = Mapping[str, int | str]
"""What a claim is about: its arguments by name."""


class BadClaim(SpellhallError):
    """No claim of this game, or not about what it can be about. ``said`` is in the words of the hall."""

    def __init__(self, said: Said) -> None:
        super().__init__(said["key"])
        self.said = said


class Claim(NamedTuple):
    """Somebody's claim."""

    seat: int
    """Who makes it."""
    kind: str
    about: About
    answers: int = 0
    """How many answers had been given in the game, those of chance included."""

    @property
    def said(self) -> Said:
        """As something to be read, in the words of the game."""
        return said_of(self.kind, self.about)


def said_of(kind: str, about: About) -> Said:
    """A claim as something to be read."""
    return say(f"claim-{kind}", **about)


class Offered(NamedTuple):
    """What can be claimed in one game."""

    kinds: dict[str, list[str]]
    """By kind: the names of its arguments."""
    of: dict[str, list[str]]
    """By name of an argument that is no seat: the ids it can be."""


Choose = Callable[[Mapping[str, str], int], Mapping[str, Sequence[str]]]
"""From the options and the number of seats: by name of an argument, the ids that fit such a game."""


def _of_nothing(options: Mapping[str, str], seats: int) -> Mapping[str, Sequence[str]]:
    return {}


@dataclass(frozen=True, kw_only=True, eq=False)
class Claims:
    """The claims of a game."""

    kinds: Mapping[str, str]
    """By kind: its arguments, separated by spaces (``"seat role"``)."""
    of: Choose = _of_nothing
    fewest: int = 2
    """With fewer seats there is nothing to claim."""

    def offered(self, options: Mapping[str, str], seats: int) -> Offered:
        """What can be claimed in a game with these options and so many seats."""
        if seats < self.fewest:
            return Offered({}, {})
        of = {name: list(ids) for name, ids in self.of(options, seats).items()}
        return Offered({kind: names.split() for kind, names in self.kinds.items()}, of)

    def check(self, kind: str, about: Mapping[str, Any], options: Mapping[str, str], seats: int, me: int) -> None:
        """Raise BadClaim unless that seat can make this claim in such a game."""
        kinds, of = self.offered(options, seats)
        if kind not in kinds:
            raise BadClaim(say("refusal-no-such-claim", kind={"text": kind}, kinds=[{"text": one} for one in kinds]))
        names = kinds[kind]
        if set(about) != set(names):
            raise BadClaim(say("refusal-claim-about", kind={"text": kind}, names=[{"text": name} for name in names]))
        for name in names:
            value = about[name]
            if not name.startswith(SEAT):
                if value not in of.get(name, ()):
                    raise BadClaim(say("refusal-claim-of", name={"text": name}, value={"text": str(value)}))
            elif type(value) is not int or not 0 <= value < seats:
                raise BadClaim(say("refusal-claim-seat", value={"text": str(value)}, last=seats - 1))
            elif value == me:
                raise BadClaim(say("refusal-claim-of-oneself"))


BETWEEN_RIVALS: Final = Claims(kinds={"stop": "seat", "truce": "seat", "beware": "seat", "revenge": "seat"}, fewest=3)
"""What players of any game may claim, where there are others to be won over."""
