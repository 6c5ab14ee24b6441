"""What a seat may know of Nytherria. (Section 5 of the rules)"""

from __future__ import annotations

from itertools import groupby
from random import Random
from typing import Final

from spellhall.engine.cards import redeal
from spellhall.engine.sight import zone_view
from spellhall.engine.steps import bit
from spellhall.engine.views import Fact, Look, SeatView, ZoneView
from spellhall.games.nytherria.box import ALL_CARDS
from spellhall.games.nytherria.cards import CHARACTERS, DARK_STONE, LIGHT_STONE, TRAP
from spellhall.games.nytherria.resolving import announced
from spellhall.games.nytherria.state import (
    ASIDE,
    GRAVEYARD,
    HAND,
    MAIN_TOP,
    NEUTRAL_GRAVEYARD,
    NEUTRAL_TOP,
    NO_ONE,
    PLAY,
    ROW,
    VOID,
    Nytherria,
)
from spellhall.games.nytherria.turn import points_of

PHASE_OF: Final = {"answer_play": "counter", "answer_claim": "counter", "discard_card": "end turn"}
"""The phase in which a question is put, if not the Main phase. (NY-16)"""


def redeal_unknown(s: Nytherria, knows: int, rng: Random) -> None:
    """Deal anew what the seats of the mask do not know: hands and decks, and who passes what."""
    hands = [card for seat in range(s.seats) for card in s.zones[HAND[seat]]]
    redeal(s, [*hands, *s.zones[MAIN_TOP]], s.main_bag, knows, rng)
    redeal(s, s.zones[NEUTRAL_TOP], s.neutral_bag, knows, rng)
    for seat in range(s.seats):
        hand = s.zones[HAND[seat]]
        if not knows & bit(seat):
            s.passing = [rng.choice(hand) if card in hand else card for card in s.passing]


def look(s: Nytherria, seat: int | None) -> Look:
    """The view of a seat; None is a spectator."""
    knows = bit(seat)
    zones = [PLAY, *([ASIDE] if s.zones[ASIDE] else [])]
    for owner in range(s.seats):
        zones += [ROW[owner], HAND[owner]]
    zones += [GRAVEYARD, VOID, NEUTRAL_GRAVEYARD]
    return {
        "seats": [_seat(s, owner) for owner in range(s.seats)],
        "zones": [
            *(zone_view(s, zone, knows, ALL_CARDS) for zone in zones),
            _deck(s, MAIN_TOP, len(s.main_bag), knows),
            _deck(s, NEUTRAL_TOP, len(s.neutral_bag), knows),
        ],
        "status": {
            "phase": PHASE_OF.get(s.ask[1].name, "main") if s.ask else "over",
            "round": (s.turns - (s.result is not None)) // s.seats + 1,
            "turn": None if s.result else s.turn,
            "facts": [*_facts(s), *([] if seat is None else _own_points(s, seat))],
        },
    }


def glance(s: Nytherria, seat: int | None) -> tuple[list[int], list[int]]:
    """What ``look`` shows, in numbers: whose turn, the round, each seat's next draw and stones, and
    how many cards of each deck the seat does not know.
    """
    turn = [0] * s.seats
    if s.result is None:
        turn[s.turn] = 1
    found = [*turn, (s.turns - (s.result is not None)) // s.seats + 1]
    for owner in range(s.seats):
        found += (s.draws[owner], len(s.zones[ROW[owner]]))
    knows = bit(seat)
    for top, bag in ((MAIN_TOP, s.main_bag), (NEUTRAL_TOP, s.neutral_bag)):
        found.append(len(bag) + sum(not s.seen[card] & knows for card in s.zones[top]))
    return found, []


def _seat(s: Nytherria, seat: int) -> SeatView:
    counters = {
        "stones": len(s.zones[ROW[seat]]),
        "next draw": s.draws[seat],
    }
    return {"seat": seat, "name": "", "counters": counters, "flags": []}


def _deck(s: Nytherria, top: int, below: int, knows: int) -> ZoneView:
    """A deck: the cards on top that the viewer knows stand there in order, the rest is a number."""
    deck = zone_view(s, top, knows, ALL_CARDS)
    while deck["cards"] and deck["cards"][-1]["face"] is None:
        deck["cards"].pop()
    deck["count"] += below
    return deck


def _facts(s: Nytherria) -> list[Fact]:
    """What everybody can see or work out."""
    facts = [_fact("goal", "Stones that end the game", str(s.goal))]
    if s.last_turn:
        facts.append(_fact("last_round", "Last round", str(s.last_turn // s.seats)))
    deck = [*s.neutral_bag, *(s.kind[card] for card in s.zones[NEUTRAL_TOP])]
    counts = [deck.count(LIGHT_STONE), deck.count(DARK_STONE), deck.count(TRAP)]
    value = "{} Light, {} Dark, {} traps, {} events".format(*counts, len(deck) - sum(counts))
    facts.append(_fact("neutral_deck_holds", "Neutral deck holds", value))
    if s.shuffled_in:
        value = ", ".join(f"{len(list(alike))} {CHARACTERS[kind].name}" for kind, alike in groupby(s.shuffled_in))
        facts.append(_fact("shuffled_in", "Last shuffled into the main deck", value))
    target = _target_of(s)
    if target != NO_ONE:
        facts.append(_fact("target", f"Target of {CHARACTERS[announced(s)].name}", f"P{target + 1}"))
    if s.encounters:
        facts.append(_fact("encounters", "Cards left to encounter", str(s.encounters)))
    if s.rally_plays:
        facts.append(_fact("rally", "Rally plays left", str(s.rally_plays)))
    return facts


def _target_of(s: Nytherria) -> int:
    """Whom the announced card targets, while it waits for an answer."""
    target: int = s.ask[2][0] if s.ask and s.ask[1].name == "answer_play" else NO_ONE
    return target


def _own_points(s: Nytherria, seat: int) -> list[Fact]:
    return [] if s.result else [_fact("own_points", "Your points now", str(points_of(s, seat)))]


def _fact(id: str, title: str, value: str) -> Fact:
    return {"id": id, "title": title, "value": value}
