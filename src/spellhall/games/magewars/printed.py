"""What is printed on a card, in one text: for those who read it where no picture shows its numbers."""

from __future__ import annotations

from dataclasses import replace

from spellhall.games.magewars.mages import ALL_SLOTS, Mage
from spellhall.games.magewars.rows import Card
from spellhall.games.magewars.terms import (
    ALIGNMENTS,
    DECK_NAMES,
    ELEMENTS,
    HEALTH_DECKS,
    NO_ELEMENT,
    TYPES,
    UNALIGNED,
)


def mage_in_words(mage: Mage) -> Mage:
    """A Mage card with its numbers in its text, for those who read it where no picture shows them."""
    blood = "all" if mage.blood == ALL_SLOTS else mage.blood
    decks = zip(mage.health, HEALTH_DECKS, strict=True)
    health = ", ".join(f"{n} {DECK_NAMES[deck]}" for n, deck in decks if n)
    about = [
        f"{mage.calling}, {ALIGNMENTS[mage.alignment]}, masters {' and '.join(ELEMENTS[at] for at in mage.masters)}.",
        f"Health {sum(mage.health)} ({health}), armor {mage.armor}, "
        f"pets {mage.pets}, plants {mage.plants}, items {mage.items}.",
        f"Fate {mage.fate}, hand {mage.hand}, blood {blood}.",
        f"Permanent: {', '.join(mage.permanent)}." if mage.permanent else "",
        f"Resurrects for {mage.resurrect}.",
    ]
    return replace(mage, text=_sentences(*about, mage.text))


def card_in_words(card: Card) -> Card:
    """A card with type, Level, health, icons and recipe in its text, likewise."""
    sort = [
        TYPES[card.type],
        f"Level {card.level}" if card.level else "",
        card.sort,
        "" if card.alignment == UNALIGNED else ALIGNMENTS[card.alignment],
        "" if card.element == NO_ELEMENT else ELEMENTS[card.element],
        f"health {card.health}" if card.health else "",
    ]
    icons = f"Icons: {card.icons}." if card.icons else ""
    recipe = f"Recipe: {card.recipe}." if card.recipe else ""
    return replace(card, text=_sentences(f"{', '.join(part for part in sort if part)}.", icons, recipe, card.text))


def _sentences(*parts: str) -> str:
    return " ".join(part for part in parts if part)
