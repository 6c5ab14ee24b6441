"""Dealing anew what a seat does not know of Mage Wars. (Section 5 of the rules, MW-R7, MW-R51, MW-R52)"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from spellhall.engine.steps import EVERYONE, bit
from spellhall.games.magewars.cards.tables import DECK, KINDS
from spellhall.games.magewars.cards.words import BLESSING, CURSE, DECKS, FATE
from spellhall.games.magewars.state import BOTTOM, HAND, HELD, SEES, TOP, MageWars

NEEDS_A_FITTING_HAND: Final = ("begin_card", "fill_card", "challenge_card", "resurrect_card")
TRIES: Final = 300
HIDING: Final = {
    seats: tuple(zone for zone, place in enumerate(layout) if place.sees != EVERYONE)
    for seats, layout in MageWars.layouts.items()
}
"""By the number of seats: the zones in which cards can lie that somebody does not know."""
IN_DECK: Final = bytes(zone in TOP or zone in BOTTOM for zone in range(len(SEES)))
IS_HAND: Final = bytes(zone in HAND or zone == HELD for zone in range(len(SEES)))
MAY_BE_HELD: Final = bytes(
    card.type != CURSE and (DECK[kind] != FATE or card.type == BLESSING) for kind, card in enumerate(KINDS)
)
"""By kind: hands hold no Curses, and of Fate only Blessings."""


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


def _deal(s: MageWars, knows: int, rng: Random, spared: list[int] | tuple[int, ...]) -> None:
    kind, seen, zones, shuffles, drawn_in = s.kind, s.seen, s.zones, s.shuffles, s.drawn_in
    hands: list[list[int]] = [[] for _ in DECKS]
    hidden: list[list[int]] = [[] for _ in DECKS]
    older: dict[int, list[list[int]]] = {}
    random = rng.random
    for zone in HIDING[s.seats]:
        cards = zones[zone]
        if not cards:
            continue
        in_deck, elsewhere = IN_DECK[zone], not IS_HAND[zone]
        recent = hidden if elsewhere else hands
        for card in cards:
            if seen[card] & knows or (spared and card in spared):
                continue
            deck = DECK[kind[card]]
            since = drawn_in[card]
            if in_deck or since == shuffles[deck]:
                recent[deck].append(card)
            else:
                era = deck << 8 | since
                pool = older.get(era)
                if pool is None:
                    pool = older[era] = [[], []]
                pool[elsewhere].append(card)
    for deck, bag in enumerate(s.bags):
        if hands[deck] or hidden[deck]:
            s.bags[deck] = bytes(_deal_pool(kind, hands[deck], hidden[deck], list(bag), random))
    for pool in older.values():
        _deal_pool(kind, pool[0], pool[1], [], random)


def _deal_pool(
    kind: list[int], hands: list[int], hidden: list[int], faces: list[int], random: Callable[[], float]
) -> list[int]:
    """Deal the faces of these cards and of a bag anew; what is left is the bag."""
    for card in hands:
        faces.append(kind[card])
    for card in hidden:
        faces.append(kind[card])
    faces.sort()  # the order they lay in is the truth's
    left: int = len(faces)
    for card in hands:
        at = int(random() * left)
        while not MAY_BE_HELD[faces[at]]:
            at = int(random() * left)
        left -= 1
        kind[card] = faces[at]
        faces[at] = faces[left]
    for card in hidden:
        at = int(random() * left)
        left -= 1
        kind[card] = faces[at]
        faces[at] = faces[left]
    return faces[:left]
