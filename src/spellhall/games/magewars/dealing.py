"""Dealing anew what a seat does not know of Mage Wars. (Section 5 of the rules, MW-R7, MW-R51, MW-R52)"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from spellhall.engine.steps import EVERYONE, bit
from spellhall.games.magewars.pack import DECK, TYPE
from spellhall.games.magewars.state import BOTTOM, FATE_TOP, HAND, HELD, TOP, MageWars
from spellhall.games.magewars.terms import CURSE, DECKS, FATE_CARD

NEEDS_A_FITTING_HAND: Final = ("begin_card", "fill_card", "challenge_card", "resurrect_card")
TRIES: Final = 300
HIDING: Final = {
    seats: tuple(zone for zone, place in enumerate(layout) if place.sees != EVERYONE)
    for seats, layout in MageWars.layouts.items()
}
"""By the number of seats: the zones in which cards can lie that somebody does not know."""


def redeal_unknown(s: MageWars, knows: int, rng: Random) -> None:
    """Deal anew what the seats of the mask do not know.

    A card keeps its back (MW-R51), and the time it left its deck: what was in a discard pile when
    that became the deck cannot have been drawn before. Who has said what they do next holds a card
    for it: we try until it is so, and if luck will not have it, that one hand stays as it is.
    """
    asked = s.ask[0] if s.ask is not None and s.ask[1].name in NEEDS_A_FITTING_HAND else -1
    if asked < 0 or knows & bit(asked):
        _deal(s, knows, rng, ())
        return
    for _ in range(TRIES):
        world = s.copy()
        _deal(world, knows, rng, ())
        if _can_answer(world):
            s.kind, s.bags = world.kind, world.bags
            return
    _deal(s, knows, rng, s.zones[HAND[asked]])


def _can_answer(s: MageWars) -> bool:
    assert s.ask is not None
    _, question, args = s.ask
    return bool(question.options(s, *args))


class Pool:
    """Cards whose faces may be exchanged for one another: of one deck, and drawn since the same shuffle."""

    def __init__(self) -> None:
        self.hands: list[int] = []
        self.hidden: list[int] = []


def _deal(s: MageWars, knows: int, rng: Random, spared: tuple[int, ...]) -> None:
    decks = [Pool() for _ in DECKS]
    older: dict[tuple[int, int], Pool] = {}
    for zone in HIDING[s.seats]:
        for card in s.zones[zone]:
            if s.seen[card] & knows or card in spared:
                continue
            deck, since = DECK[s.kind[card]], s.drawn_in[card]
            in_deck = zone in TOP or zone in BOTTOM or zone == FATE_TOP
            pool = decks[deck] if in_deck or since == s.shuffles[deck] else older.setdefault((deck, since), Pool())
            (pool.hands if zone in HAND or _in_fingers(s, card, zone) else pool.hidden).append(card)
    for deck, pool in enumerate(decks):
        if pool.hands or pool.hidden:
            s.bags[deck] = bytes(_deal_pool(s, pool, list(s.bags[deck]), rng))
    for pool in older.values():
        _deal_pool(s, pool, [], rng)


def _in_fingers(s: MageWars, card: int, zone: int) -> bool:
    """Does somebody hold the card between pile and hand? What nobody has seen is held back for a scenario's deck."""
    return zone == HELD and s.seen[card] != 0


def _deal_pool(s: MageWars, pool: Pool, faces: list[int], rng: Random) -> list[int]:
    """Deal the faces of these cards and of a bag anew; what is left is the bag."""
    faces += [s.kind[card] for card in pool.hands + pool.hidden]
    faces.sort()  # the order they lay in is the truth's
    for card in pool.hands:
        s.kind[card] = _draw(faces, rng, may_be_hidden_in_hand)
    for card in pool.hidden:
        s.kind[card] = _draw(faces, rng, may_be_hidden)
    return faces


def _draw(faces: list[int], rng: Random, fits: Callable[[int], bool]) -> int:
    """One of the faces that fits, at random. The last one takes its place."""
    at = int(rng.random() * len(faces))
    while not fits(faces[at]):
        at = int(rng.random() * len(faces))
    drawn, faces[at] = faces[at], faces[-1]
    faces.pop()
    return drawn


def may_be_hidden(kind: int) -> bool:
    return True


def may_be_hidden_in_hand(kind: int) -> bool:
    """Hands hold no Curses, and of Fate only Blessings."""
    return TYPE[kind] not in (CURSE, FATE_CARD)
