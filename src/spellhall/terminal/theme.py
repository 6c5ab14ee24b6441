"""Colours. They only repeat what letters and symbols say already: everything reads without them."""

from __future__ import annotations

from typing import Final

SEATS: Final = ("red3", "dark_orange", "gold3", "green3", "dodger_blue1", "medium_purple1")
"""The colours of the players, by seat."""

FACES: Final = {
    "dragon": "red1",
    "eagle": "sky_blue1",
    "wolf": "spring_green2",
    "amulet": "yellow1",
    "crown": "yellow1",
    "scepter": "yellow1",
    "monster": "magenta1",
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
    return f"bold black on {SEATS[seat % len(SEATS)]}"


def face_colour(icon: str, up: bool = True) -> str:
    """The colour of a card's face, paler when it lies face down."""
    colour = FACES.get(icon, "")
    return f"bold {colour}".strip() if up else f"dim {colour}".strip()
