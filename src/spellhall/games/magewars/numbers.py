"""The numbers of a mage: printed on its card, changed by Levels, kept cards and Structures. (MW-14, MW-19, MW-26)"""

from __future__ import annotations

from typing import Final

from spellhall.games.magewars.cards.mages import MAGES
from spellhall.games.magewars.cards.tables import KINDS, TYPE, bit_of
from spellhall.games.magewars.cards.words import AIR, ARMOR, CREATURE, EVIL, GOOD, ITEM, PLANT
from spellhall.games.magewars.piles import frozen
from spellhall.games.magewars.state import KEPT, LEVELS, MageWars

TOWER_OF_WEAKNESS: Final = bit_of("tower_of_weakness")
TOWER_OF_DARKNESS: Final = bit_of("tower_of_darkness")
TOWER_OF_LIGHT: Final = bit_of("tower_of_light")
TOWER_OF_AGES: Final = bit_of("tower_of_ages")
SECRET_GARDEN: Final = bit_of("secret_garden")
TOWER_OF_WINDS: Final = bit_of("tower_of_winds")

HEALTH_AT_SETUP: Final = tuple(sum(mage.health) for mage in MAGES)
ALIGNMENT: Final = tuple(mage.alignment for mage in MAGES)


def alignment(s: MageWars, seat: int) -> int:
    return ALIGNMENT[s.mage[seat]]


def level(s: MageWars, seat: int) -> int:
    """Each Level is one higher than the one before it, so their number is the mage's Level. (MW-29)"""
    return len(s.zones[LEVELS[seat]])


def full_health(s: MageWars, seat: int) -> int:  # MW-15
    full = HEALTH_AT_SETUP[s.mage[seat]]
    for card in s.zones[LEVELS[seat]]:
        full += KINDS[s.kind[card]].full_health
    return full


def kept_of(s: MageWars, seat: int, type: int) -> list[int]:
    """The pets (Creature), plants, items or armor of a mage, in the order it got them."""
    kind = s.kind
    return [card for card in s.zones[KEPT[seat]] if TYPE[kind[card]] == type]


def working(s: MageWars, seat: int) -> tuple[int, ...]:
    """The kept cards that are not frozen. (MW-72)"""
    kept = s.zones[KEPT[seat]]
    return tuple([card for card in kept if not frozen(s, card)]) if s.freezes else kept


def room(s: MageWars, seat: int, type: int) -> int:
    """How many cards of a type the mage may keep. (MW-45 to MW-49)"""
    mage = MAGES[s.mage[seat]]
    levels = [KINDS[s.kind[card]] for card in s.zones[LEVELS[seat]]]
    if type == CREATURE:
        return mage.pets + sum(card.pets for card in levels)
    if type == PLANT:
        return mage.plants + sum(card.plants for card in levels)
    if type == ITEM:
        return mage.items + sum(card.items for card in levels)
    assert type == ARMOR
    return mage.armor + sum(card.armor for card in levels)


def hand_limit(s: MageWars, seat: int) -> int:  # MW-26
    mage = MAGES[s.mage[seat]]
    limit = mage.hand
    kind = s.kind
    for card in s.zones[LEVELS[seat]]:
        limit += KINDS[kind[card]].hand
    for card in working(s, seat):
        limit += KINDS[kind[card]].hand
    if s.standing & TOWER_OF_WINDS and AIR in mage.masters:
        limit += 2
    return limit


def fate_cards(s: MageWars, seat: int) -> int:  # MW-19
    mage = MAGES[s.mage[seat]]
    number = mage.fate + s.luck[seat]
    kind = s.kind
    for card in s.zones[LEVELS[seat]]:
        number += KINDS[kind[card]].fate
    for card in working(s, seat):
        number += KINDS[kind[card]].fate
    standing = s.standing
    if standing:
        if standing & TOWER_OF_WEAKNESS:
            number -= 1
        if standing & SECRET_GARDEN:
            number += 1
        if standing & TOWER_OF_DARKNESS and mage.alignment == EVIL:
            number += 1
        if standing & TOWER_OF_LIGHT and mage.alignment == GOOD:
            number += 1
        if standing & TOWER_OF_AGES and level(s, seat) >= 2:
            number += 1
    if s.reduced and not s.turns:  # MW-R4
        number -= 2
    return max(number, 1)
