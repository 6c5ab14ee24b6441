"""What a designer wants to know of a game of Nytherria, and in which range. (Section 7 of the rules)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellhall.engine.facts import Fact, Facts, Wanted
from spellhall.engine.steps import News
from spellhall.games.nytherria.cards import LIGHT_STONE
from spellhall.games.nytherria.state import (
    HAND,
    NO_STONE_LEFT,
    ROUNDS_PLAYED,
    ROW,
    STONES_COLLECTED,
    Nytherria,
)
from spellhall.games.nytherria.turn import points_of

WAYS: Final = {STONES_COLLECTED: "goal", NO_STONE_LEFT: "no_stone_left", ROUNDS_PLAYED: "limit"}


def of_seats(s: Nytherria) -> list[dict[str, Fact]]:
    return [
        {
            "stones": len(s.zones[ROW[seat]]),
            "light_stones": sum(s.kind[stone] == LIGHT_STONE for stone in s.zones[ROW[seat]]),
            "cards_left": len(s.zones[HAND[seat]]),
        }
        for seat in range(s.seats)
    ]


def of_game(s: Nytherria, told: Sequence[News]) -> dict[str, Fact]:
    assert s.result is not None
    triggered = {
        STONES_COLLECTED: [seat for seat in range(s.seats) if len(s.zones[ROW[seat]]) >= s.goal],
        NO_STONE_LEFT: [s.turn],
        ROUNDS_PLAYED: [],
    }[s.endgame]
    if s.one_more_turn and s.endgame != ROUNDS_PLAYED:  # it has gone once round the table since
        triggered = [(s.turn + 1) % s.seats]
    wins = any(seat in s.result.winners for seat in triggered)
    return {
        "way": WAYS[s.endgame],
        "turns": s.turns,
        "rounds": (s.turns + s.seats - 1) // s.seats,
        "trigger": "wins" if wins else "loses" if triggered else "nobody",
        "shared": len(s.result.winners) > 1,
    }


def turns(s: Nytherria) -> int:
    return s.turns


def standing(s: Nytherria) -> list[int]:
    """The points if the game ended now; the stones decide between equals."""
    return [20 * points_of(s, seat) + len(s.zones[ROW[seat]]) for seat in range(s.seats)]


_SEATS: Final = ((2, 0.45, 0.55), (3, 0.29, 0.38), (4, 0.21, 0.29))
_TURNS: Final = ((2, 22, 36), (3, 33, 50), (4, 33, 52))
_TRIGGER: Final = ((2, 0.85, 0.995), (3, 0.85, 0.99), (4, 0.80, 0.98))
_OPENING: Final = ((2, 0.44, 0.60), (3, 0.28, 0.42), (4, 0.20, 0.32))

FACTS: Final = Facts(
    of_seats=of_seats,
    of_game=of_game,
    turns=turns,
    standing=standing,
    cards={
        "you_drew": ("drawn", "card"),
        "played": ("played", "card"),
        "played_against": ("played", "card"),
        "played_without_effect": ("played", "card"),
        "answered": ("played", "card"),
        "encountered": ("encountered", "card"),
        "claimed": ("claimed", "card"),
    },
    counts={"encountered": "encounters", "claimed": "claims", "stole_stone": "stones_stolen", "answered": "quickplays"},
    opening="first",
    wanted=(
        *(
            Wanted(
                what="each seat, from the starting player",
                of="rate place",
                low=low,
                high=high,
                seats=(n,),
                bots="sensible",
            )
            for n, low, high in _SEATS
        ),
        *(
            Wanted(what="turns, mean", of="mean turns", low=low, high=high, seats=(n,), bots="sensible")
            for n, low, high in _TURNS
        ),
        Wanted(what="games ended by the round limit", of="games way=limit", high=0.01, bots="sensible"),
        *(
            Wanted(
                what="the player who triggered wins",
                of="games trigger=wins",
                low=low,
                high=high,
                seats=(n,),
                bots="sensible",
            )
            for n, low, high in _TRIGGER
        ),
        *(
            Wanted(
                what="a given character in the opening hand",
                of="rate opening",
                low=low,
                high=high,
                seats=(n,),
                bots="sensible",
            )
            for n, low, high in _OPENING
        ),
    ),
)
