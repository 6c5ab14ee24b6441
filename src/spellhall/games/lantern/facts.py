"""What a designer wants to know of a game of Lantern."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellhall.engine.facts import Fact, Facts, Wanted
from spellhall.engine.steps import News
from spellhall.games.lantern.state import Lantern, light_of


def of_seats(s: Lantern) -> list[dict[str, Fact]]:
    return [{"lights": len(s.zones[light_of(s, seat)])} for seat in range(s.seats)]


def of_game(s: Lantern, told: Sequence[News]) -> dict[str, Fact]:
    return {
        "way": "rounds_over" if s.turns == s.last_turn else "no_card_left",
        "turns": s.turns,
        "rounds": (s.turns + s.seats - 1) // s.seats,
    }


def turns(s: Lantern) -> int:
    return s.turns


def standing(s: Lantern) -> list[int]:
    return [len(s.zones[light_of(s, seat)]) for seat in range(s.seats)]


FACTS: Final = Facts(
    of_seats=of_seats,
    of_game=of_game,
    turns=turns,
    standing=standing,
    cards={"you_drew": ("drawn", "card"), "played": ("played", "card")},
    counts={"blew_out": "lights_blown_out"},
    wanted=(Wanted(what="each seat", of="share seat", low=0.6, high=1.4, times_seats=True),),
)
