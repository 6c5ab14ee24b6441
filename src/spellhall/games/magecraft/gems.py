"""A pile of gems is one number: byte 0 says how many are Fire, byte 1 how many are Water, and so on.

Gems of one colour are alike, so that is all there is to know of a pile. To take a gem is to subtract
``ONE[gem]``; to put two piles together is to add them; an empty pile is 0. No colour has more than
40 gems and no table more than 176, so a byte never overflows.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from spellhall.games.magecraft.cards import COLOURS, GEMS, LETTERS

_BYTE: Final = 0xFF
MANY_PILES: Final = 1 << 15

ONE: Final = tuple(1 << 8 * colour for colour in COLOURS)
"""A pile of a single gem, by colour."""

# 127 more in each byte lift its highest bit if, and only if, there was at least one.
_LIFT: Final = 127 * sum(ONE)
_HIGHEST_BITS: Final = 128 * sum(ONE)
_COLOURS_IN: Final = {
    sum(128 * ONE[colour] for colour in COLOURS if present >> colour & 1): [
        colour for colour in COLOURS if present >> colour & 1
    ]
    for present in range(1 << len(GEMS))
}


def size(pile: int) -> int:
    """How many gems: the sum of the bytes, since 256 is 1 modulo 255."""
    return pile % _BYTE


def number(pile: int, colour: int) -> int:
    """How many gems of a colour."""
    return pile >> 8 * colour & _BYTE


def colours(pile: int) -> list[int]:
    """The colours that a pile has, in the order of the rules. Do not change the list."""
    return _COLOURS_IN[(pile + _LIFT) & _HIGHEST_BITS]


def numbers(pile: int) -> list[int]:
    """How many gems of each colour."""
    return [number(pile, colour) for colour in COLOURS]


def pile_of(numbers: Sequence[int]) -> int:
    """The pile with so many gems of each colour."""
    return sum(ONE[colour] * n for colour, n in enumerate(numbers))


_ALIKE: Final[tuple[tuple[bytes, ...], ...]] = tuple(
    tuple(bytes([colour]) * n for n in range(_BYTE + 1)) for colour in COLOURS
)
"""By colour: so many gems of it."""


@lru_cache(MANY_PILES)
def gems_in(pile: int) -> bytes:
    """The colour of every gem. The same piles come again and again."""
    return b"".join([_ALIKE[colour][number(pile, colour)] for colour in COLOURS])


def most(pile: int) -> int:
    """The colour of which there are the most gems; of several, the first. (MC-R25)"""
    held = pile.to_bytes(len(LETTERS), "little")
    return held.index(max(held))
