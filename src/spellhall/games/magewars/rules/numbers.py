"""The numbers of a mage: printed on its card, changed by Levels, kept cards and Structures. (MW-14, MW-19, MW-26)"""

from __future__ import annotations

from spellhall.games.magewars.mages import MAGES
from spellhall.games.magewars.pack import CARDS, FACE, KINDS, TYPE
from spellhall.games.magewars.rows import Card
from spellhall.games.magewars.rules.works import frozen
from spellhall.games.magewars.state import KEPT, LEVELS, NUMBERS, STANDING, MageWars
from spellhall.games.magewars.terms import ARMOR, CREATURE, ITEM, NO_ELEMENT, PLANT


def alignment(s: MageWars, seat: int) -> int:
    return MAGES[s.mage[seat]].alignment


def level(s: MageWars, seat: int) -> int:
    """Each Level is one higher than the one before it, so their number is the mage's Level. (MW-29)"""
    return len(s.zones[LEVELS[seat]])


# The cards that give a mage something


def levels(s: MageWars, seat: int) -> list[Card]:
    """The Level cards beside a mage."""
    return [KINDS[s.kind[card]] for card in s.zones[LEVELS[seat]]]


def kept_of(s: MageWars, seat: int, type: int) -> list[int]:
    """The pets (Creature), plants, items or armor of a mage, in the order it got them."""
    return [card for card in s.zones[KEPT[seat]] if TYPE[s.kind[card]] == type]


def working(s: MageWars, seat: int) -> list[int]:
    """The kept cards that are not frozen. (MW-72)"""
    return [card for card in s.zones[KEPT[seat]] if not frozen(s, card)]


def at_work(s: MageWars, seat: int) -> list[Card]:
    """What is printed on them."""
    return [KINDS[s.kind[card]] for card in working(s, seat)]


def standing(s: MageWars) -> list[Card]:
    """The Structures that stand; the text of two with one name applies once. (MW-R24)"""
    faces = dict.fromkeys([FACE[s.kind[card]] for card in s.zones[STANDING]])
    return [CARDS[face] for face in faces]


def standing_for(s: MageWars, seat: int) -> list[Card]:
    """Those of them that say something about this mage."""
    return [structure for structure in standing(s) if is_for(s, seat, structure)]


def is_for(s: MageWars, seat: int, card: Card) -> bool:
    """Is a mage among those whom the text of a Structure describes? (MW-52)"""
    mage = MAGES[s.mage[seat]]
    masters = card.of_masters == NO_ELEMENT or card.of_masters in mage.masters
    return masters and mage.alignment in card.of and level(s, seat) >= card.of_level


# The numbers


def full_health(s: MageWars, seat: int) -> int:  # MW-15
    return sum(MAGES[s.mage[seat]].health) + sum(card.full_health for card in levels(s, seat))


def room(s: MageWars, seat: int, type: int) -> int:
    """How many cards of a type the mage may keep. (MW-45 to MW-49)"""
    mage = MAGES[s.mage[seat]]
    if type == CREATURE:
        return mage.pets + sum(card.pets for card in levels(s, seat))
    if type == PLANT:
        return mage.plants + sum(card.plants for card in levels(s, seat))
    if type == ITEM:
        return mage.items + sum(card.items for card in levels(s, seat))
    assert type == ARMOR
    return mage.armor + sum(card.armor for card in levels(s, seat))


def hand_limit(s: MageWars, seat: int) -> int:  # MW-26
    cards = levels(s, seat) + at_work(s, seat) + standing_for(s, seat)
    return MAGES[s.mage[seat]].hand + sum(card.hand for card in cards)


def fate_cards(s: MageWars, seat: int) -> int:  # MW-19
    cards = levels(s, seat) + at_work(s, seat) + standing_for(s, seat)
    number = MAGES[s.mage[seat]].fate + s.luck[seat] + sum(card.fate for card in cards)
    if s.reduced and not s.turns:  # MW-R4
        number -= NUMBERS.reduced_by
    return max(number, NUMBERS.fewest_fate_cards)
