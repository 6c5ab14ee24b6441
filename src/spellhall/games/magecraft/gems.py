"""A pile of gems is the colours of its gems, in the order of the rules: two Fire and an Earth are ``bytes([0, 0, 2])``.

Gems of one colour are alike, so that is all there is to know of a pile. Piles are exchanged, never changed.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from typing import Final

from spellhall.engine.cards import less
from spellhall.games.magecraft.cards import COLOURS

EMPTY: Final = b""
ONE: Final = tuple(bytes([colour]) for colour in COLOURS)
"""A pile of a single gem, by colour."""


def put(area: list[bytes], at: int, gem: int) -> None:
    """A gem comes to the pile at a place of an area."""
    area[at] = plus(area[at], gem)


def take(area: list[bytes], at: int, gem: int) -> None:
    """A gem leaves the pile at a place of an area."""
    area[at] = less(area[at], gem)


def plus(pile: bytes, gem: int) -> bytes:
    """The pile, with one more gem."""
    place = bisect(pile, gem)
    return pile[:place] + ONE[gem] + pile[place:]


def together(*piles: bytes) -> bytes:
    """Several piles as one."""
    return bytes(sorted(b"".join(piles)))


def minus(pile: bytes, others: bytes) -> bytes:
    """The pile, without these gems of it."""
    for gem in others:
        pile = less(pile, gem)
    return pile


def number(pile: bytes, colour: int) -> int:
    """How many gems of a colour."""
    return pile.count(colour)


def colours(pile: bytes) -> list[int]:
    """The colours that a pile has, in the order of the rules."""
    return [colour for colour in COLOURS if colour in pile]


def numbers(pile: bytes) -> list[int]:
    """How many gems of each colour."""
    return [number(pile, colour) for colour in COLOURS]


def pile_of(numbers: Sequence[int]) -> bytes:
    """The pile with so many gems of each colour."""
    return b"".join([ONE[colour] * count for colour, count in enumerate(numbers)])


def most(pile: bytes) -> int:
    """The colour of which there are the most gems; of several, the first. (MC-R25)"""
    counted = numbers(pile)
    return counted.index(max(counted))
