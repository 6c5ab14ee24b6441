"""Colours. They only repeat what letters and symbols say already: everything reads without them.

All are of middling brightness, so that they can be read on black and on white.
"""

from __future__ import annotations

from typing import Final

_RED: Final = "color(160)"
_ORANGE: Final = "color(166)"
_GOLD: Final = "color(136)"
_GREEN: Final = "color(34)"
_BLUE: Final = "color(33)"
_PURPLE: Final = "color(134)"

SEATS: Final = (_RED, _ORANGE, _GOLD, _GREEN, _BLUE, _PURPLE)
"""The colours of the players, by seat."""

FACES: Final = {
    "dragon": _RED,
    "eagle": _BLUE,
    "wolf": _GREEN,
    "amulet": _GOLD,
    "crown": _GOLD,
    "scepter": _GOLD,
    "monster": _PURPLE,
}
"""The colours of faces, by icon or id; a face that is not here is plain."""

ACCENT: Final = "bold cyan"
QUIET: Final = "dim"
STRONG: Final = "bold"


def seat_colour(seat: int) -> str:
    """The colour of a player's name."""
    return f"bold {SEATS[seat % len(SEATS)]}"


def piece_colour(seat: int) -> str:
    """The colour of a player's piece on a card: the name's colour, turned inside out."""
    return f"bold color(231) on {SEATS[seat % len(SEATS)]}"


def face_colour(icon: str, up: bool = True) -> str:
    """The colour of a card's face, paler when it lies face down."""
    return f"{'bold' if up else 'dim'} {FACES.get(icon, '')}".strip()
