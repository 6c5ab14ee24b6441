"""The pack: what is printed on every card, by the number of its kind. (MW-1)

A *kind* is a face with a back: the ten cards that are found in two decks are two kinds each, since a card belongs for
ever to the deck its back shows.

The rows stand in ``cards/``, each beside what its card does, and are written with the words that the rules define. So
the rules are read before there are any rows: ``fill`` enters them here, and into the tokens of every question about
cards, when ``box.py`` has collected them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from spellhall.games.magewars.mages import MAGES, Mage
from spellhall.games.magewars.rows import Card
from spellhall.games.magewars.state import book
from spellhall.games.magewars.terms import (
    ANY,
    CURSE,
    DECKS,
    FATE_CARD,
    NO_ELEMENT,
    STRUCTURE,
    TOWER,
    mask,
    masks,
    union,
)

CARDS: Final[list[Card]] = []
"""Every face, once."""

# By kind

KINDS: Final[list[Card]] = []
FACE: Final[list[int]] = []
"""The face: the same for both backs of one card."""
DECK: Final[list[int]] = []
COPIES: Final[list[int]] = []
WORD: Final[list[str]] = []
"""How moves name it."""
TYPE: Final[list[int]] = []
RECIPE: Final[list[tuple[int, ...]]] = []
"""Its slots, each as bits."""
PRINTED_ICONS: Final[list[tuple[int, ...]]] = []
"""Its icons, each as bits."""
GRANTS: Final[list[int]] = []

# By mage and kind

ICONS: Final[list[list[tuple[int, ...]]]] = []
"""What a mage makes of the icons: elements, Darkness and Light are Wild for some. (MW-R12)"""
FITS: Final[list[list[int]]] = []
"""The bits of all these icons together; 0 is no resource."""

COUNTS: Final[list[list[bool]]] = []
"""Whether it is a tower that the mage needs to win,"""
IS_SPECIAL: Final[list[list[bool]]] = []
"""and whether it is of the sort that one of them must be of."""

# By mage

PERMANENT: Final = tuple(tuple(mask(name) for name in mage.permanent) for mage in MAGES)
RESURRECT: Final = tuple(masks(mage.resurrect) for mage in MAGES)

BAGS: Final[list[bytes]] = []
"""By deck: its cards."""


def fill(cards: Sequence[Card]) -> None:
    """Put all cards into the pack."""
    CARDS.extend(cards)
    for face, card in enumerate(cards):
        for deck, copies in card.backs:
            KINDS.append(card)
            FACE.append(face)
            DECK.append(deck)
            COPIES.append(copies)
            WORD.append(f"{card.id} {DECKS[deck]}" if len(card.backs) > 1 else card.id)
            TYPE.append(card.type)
            RECIPE.append(masks(card.recipe))
            PRINTED_ICONS.append(tuple(mask(icon) for icon in card.icons.split(", ") if icon))
            GRANTS.append(mask(card.grants) if card.grants else 0)
    for mage in MAGES:
        ICONS.append([_icons(mage, kind) for kind in range(len(KINDS))])
        FITS.append([union(icons) for icons in ICONS[-1]])
        COUNTS.append([_counts(mage, card) for card in KINDS])
        IS_SPECIAL.append([_is_special(mage, card) for card in KINDS])
    for deck in range(len(DECKS)):
        BAGS.append(bytes(kind for kind, copies in enumerate(COPIES) for _ in range(copies) if DECK[kind] == deck))
    _enter_tokens()


def _icons(mage: Mage, kind: int) -> tuple[int, ...]:
    card = KINDS[kind]
    wild = card.wild_for != NO_ELEMENT and card.wild_for in mage.masters
    return (ANY,) if wild or card.wild_if == mage.alignment else PRINTED_ICONS[kind]


def _counts(mage: Mage, card: Card) -> bool:
    if card.type != STRUCTURE or mage.towers is None:
        return False
    return (card.sort == TOWER or mage.towers.buildings) and mage.towers.which(card)


def _is_special(mage: Mage, card: Card) -> bool:
    return _counts(mage, card) and mage.towers is not None and mage.towers.one is not None and mage.towers.one(card)


# What questions about cards can be answered with

_PROMISED: Final[list[tuple[dict[int, str], Callable[[], Mapping[int, str]]]]] = []


def when_full(tokens: Callable[[], Mapping[int, str]]) -> dict[int, str]:
    """The answers to a question, with their tokens, entered as soon as the pack is full."""
    promised: dict[int, str] = {}
    _PROMISED.append((promised, tokens))
    return promised


def _enter_tokens() -> None:
    for promised, tokens in _PROMISED:
        promised.update(tokens())
    for question in book.questions.values():
        question.answers = {token: answer for answer, token in question.tokens.items()}
        if len(question.answers) != len(question.tokens):
            raise ValueError(f"question {question.name}: two answers are written alike")


def each(verb: str, which: Callable[[Card, int], bool], also: Mapping[int, str] | None = None) -> dict[int, str]:
    """Answers that name a card, ``take cat``: all cards of which this is true, by row and deck. ``also`` come first."""

    def tokens() -> dict[int, str]:
        named = {kind: f"{verb} {WORD[kind]}" for kind, card in enumerate(KINDS) if which(card, DECK[kind])}
        return {**(also or {}), **named}

    return when_full(tokens)


def may_be_held(card: Card, deck: int) -> bool:
    """Can it be in a hand? Drawn Curses never reach one (MW-23), Fate cards are played."""
    return card.type not in (CURSE, FATE_CARD)


def has_icons(card: Card, deck: int) -> bool:  # MW-6
    return bool(card.icons)
