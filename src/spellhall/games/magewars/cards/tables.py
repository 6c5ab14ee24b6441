"""Every card, once, and the tables that the rules read: what is printed on each, by its number.

A *kind* is a face with a back: the ten cards that are found in two decks are two kinds each, since
a card belongs for ever to the deck its back shows (MW-1).

Tables of small numbers are bytes: compiled, they are read faster than a tuple.
"""

from __future__ import annotations

from typing import Final

from spellhall.games.magewars.cards.challenges import CHALLENGES
from spellhall.games.magewars.cards.creatures import CREATURES
from spellhall.games.magewars.cards.curses import BLESSINGS, CURSES
from spellhall.games.magewars.cards.fate import FATES
from spellhall.games.magewars.cards.items import ARMORS, ITEMS
from spellhall.games.magewars.cards.levels import LEVELS
from spellhall.games.magewars.cards.mages import MAGES
from spellhall.games.magewars.cards.magic import MAGICS
from spellhall.games.magewars.cards.plants import PLANTS
from spellhall.games.magewars.cards.resources import RESOURCE_CARDS
from spellhall.games.magewars.cards.structures import STRUCTURES
from spellhall.games.magewars.cards.words import (
    ANY,
    BLESSING,
    CHALLENGE,
    CURSE,
    DECKS,
    FATE_CARD,
    LEVEL,
    NO_ELEMENT,
    RESOURCES,
    STRUCTURE,
    Card,
    Text,
    mask,
    masks,
)

CARDS: Final[tuple[Card, ...]] = (
    *FATES, *CREATURES, *PLANTS, *ITEMS, *ARMORS, *MAGICS, *RESOURCE_CARDS, *STRUCTURES, *LEVELS, *CHALLENGES,
    *CURSES, *BLESSINGS,
)  # fmt: skip

KINDS: Final = tuple(card for card in CARDS for _ in card.backs)
DECK: Final = bytes(deck for card in CARDS for deck, _ in card.backs)
COPIES: Final = tuple(copies for card in CARDS for _, copies in card.backs)
SINGLE: Final = bytes(copies == 1 for copies in COPIES)
"""By kind: whether there is only one such card."""
FACE: Final = bytes(face for face, card in enumerate(CARDS) for _ in card.backs)
"""The face of a kind: the same for both backs of one card."""

WORD: Final = tuple(
    f"{card.id} {DECKS[deck]}" if len(card.backs) > 1 else card.id for card in CARDS for deck, _ in card.backs
)
"""How moves name a kind."""

BAGS: Final = tuple(
    bytes(kind for kind, copies in enumerate(COPIES) for _ in range(copies) if DECK[kind] == deck) for deck in range(5)
)
PACK: Final = sorted(kind for bag in BAGS for kind in bag)

TYPE: Final = bytes(card.type for card in KINDS)
RANK: Final = tuple(card.level for card in KINDS)
HEALTH_OF: Final = tuple(card.health for card in KINDS)
RECIPE: Final = tuple(masks(card.recipe) for card in KINDS)
ICON_LIST: Final = tuple(tuple(mask(icon) for icon in card.icons.split(", ") if icon) for card in KINDS)
ONCE: Final[tuple[Text, ...]] = tuple(card.once for card in KINDS)
EACH_TURN: Final[tuple[Text, ...]] = tuple(card.each_turn for card in KINDS)
START: Final[tuple[Text, ...]] = tuple(card.start for card in KINDS)
CHARGED: Final = tuple(card.charges for card in KINDS)
IS_TOWER: Final = bytes(card.sort == "Tower" for card in KINDS)


def face_of(id: str) -> int:
    """The number of a face by its id."""
    return next(face for face, card in enumerate(CARDS) if card.id == id)


def kind_of(id: str) -> int:
    """The number of a kind by the id of its card; of two backs, the first."""
    return FACE.index(face_of(id))


# What a mage makes of the icons: elements, Darkness and Light are Wild for some. (MW-R12)


def _icons(mage: int, card: Card) -> tuple[int, ...]:
    wild = card.wild_for != NO_ELEMENT and card.wild_for in MAGES[mage].masters
    if wild or card.wild_if == MAGES[mage].alignment:
        return (ANY,)
    return tuple(mask(icon) for icon in card.icons.split(", ") if icon)


ICONS: Final = tuple(tuple(_icons(mage, card) for card in KINDS) for mage in range(len(MAGES)))
"""By mage and kind: the icons, each as bits."""


def _union(icons: tuple[int, ...]) -> int:
    found = 0
    for icon in icons:
        found |= icon
    return found


FITS: Final = tuple(tuple(_union(icons) for icons in by_kind) for by_kind in ICONS)
"""By mage and kind: the bits of all its icons together; 0 is no resource."""

PERMANENT: Final = tuple(tuple(mask(name) for name in mage.permanent) for mage in MAGES)
RESURRECT: Final = tuple(masks(mage.resurrect) for mage in MAGES)
GRANTS: Final = tuple(mask(card.grants) if card.grants else 0 for card in KINDS)

NOT_FROM_HAND: Final = 9
NO_LEVEL: Final = 0
BEGIN_AT: Final = tuple(
    NOT_FROM_HAND if not recipe or type == CURSE else rank if type == LEVEL else NO_LEVEL
    for recipe, type, rank in zip(RECIPE, TYPE, RANK, strict=True)
)
"""For a Level its number; 0 for other cards that can be begun; NOT_FROM_HAND for all others. (MW-27, MW-29)"""
AS_RESOURCE: Final = ANY
AS_CHALLENGE: Final = ANY + 1
AS_DUEL: Final = AS_CHALLENGE << 1
AS_CRAFT: Final = AS_DUEL << 1
"""What a card in hand can be, as bits: a resource; a Challenge to be played always, or only if there is
a rival; a craft, shifted by its BEGIN_AT."""


def _can_be(fits: int, kind: int) -> int:
    if TYPE[kind] == CHALLENGE:
        return AS_DUEL if KINDS[kind].id in ("mind_reader_1", "duel_of_fortune") else AS_CHALLENGE
    return fits if BEGIN_AT[kind] == NOT_FROM_HAND else fits | AS_CRAFT << BEGIN_AT[kind]


CAN_BE: Final = tuple(tuple(_can_be(fits, kind) for kind, fits in enumerate(by_kind)) for by_kind in FITS)
"""By mage and kind: all that the card can be in that mage's hand."""
ALL_OPEN: Final = tuple((-1,) * len(recipe) for recipe in RECIPE)
TAKES: Final = tuple(_union(recipe) for recipe in RECIPE)
"""Of a craft that has just been begun: its slots, and the resources that fit one of them."""

IN_HAND: Final = tuple(kind for kind, type in enumerate(TYPE) if type not in (CURSE, FATE_CARD))
"""The kinds that can be in a hand: drawn Curses never reach one (MW-23), Fate cards are played."""
TWICE: Final = tuple(kind for kind, copies in enumerate(COPIES) if copies > 1 and RECIPE[kind])
"""Kinds of which one player may have two crafts."""

STANDS: Final = tuple(1 << (face - face_of("tower_of_air")) if TYPE[kind] == STRUCTURE else 0 for kind, face in enumerate(FACE))  # fmt: skip
"""The bit of a Structure among those that stand."""


def bit_of(id: str) -> int:
    """The bit of a Structure by its id."""
    return STANDS[kind_of(id)]


BLESSING_KINDS: Final = tuple(kind for kind, type in enumerate(TYPE) if type == BLESSING)

SLOT_WORD: Final = {
    slots: "any" if slots == ANY else "/".join(name.lower() for at, name in enumerate(RESOURCES) if slots >> at & 1)
    for recipe in (*RECIPE, *RESURRECT)
    for slots in recipe
}
"""How moves and views name a slot of a recipe."""
