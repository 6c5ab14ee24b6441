"""Ids of the things in a view, for what questions touch; and how questions and their labels name cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellhall.engine.views import Said, say
from spellhall.games.magewars.pack import KINDS, TYPE, WORD
from spellhall.games.magewars.rules.numbers import kept_of
from spellhall.games.magewars.rules.works import SECOND
from spellhall.games.magewars.state import CRAFTS, HAND, KEPT, LASTING, SITES, MageWars
from spellhall.games.magewars.terms import ARMOR, CREATURE, ITEM, PLANT

SORTS: Final = {CREATURE: "pets", PLANT: "plants", ITEM: "items", ARMOR: "armor"}


def card_id(s: MageWars, cards: Sequence[int], card: int) -> str:
    """A card among others by its face and, among those with one face, by its number."""
    id = KINDS[s.kind[card]].id
    alike = [other for other in cards if KINDS[s.kind[other]].id == id]
    return f"{id}.{alike.index(card)}"


def work_id(s: MageWars, card: int) -> str:
    """The zone of a craft or site."""
    if card in s.zones[SITES]:
        return f"site.{card_id(s, s.zones[SITES], card)}"
    owner = next(owner for owner in range(s.seats) if card in s.zones[CRAFTS[owner]])
    return f"craft{owner}.{card_id(s, s.zones[CRAFTS[owner]], card)}"


def kept_id(s: MageWars, card: int) -> str:
    """A kept card, among its sort."""
    owner = next(owner for owner in range(s.seats) if card in s.zones[KEPT[owner]])
    type = TYPE[s.kind[card]]
    cards = kept_of(s, owner, type)
    return f"{SORTS[type]}{owner}.{card_id(s, cards, card)}"


def lying_id(s: MageWars, card: int) -> str:
    """A craft, a site, a kept card or an Added Burden."""
    for owner in range(s.seats):
        if card in s.zones[LASTING[owner]]:
            return f"lasting{owner}.{card_id(s, s.zones[LASTING[owner]], card)}"
        if card in s.zones[KEPT[owner]]:
            return kept_id(s, card)
    return work_id(s, card)


def hand_id(s: MageWars, seat: int, kind: int) -> str:
    """The first card of a kind in a player's own hand."""
    held = sorted(s.zones[HAND[seat]], key=lambda card: s.kind[card])
    return f"hand{seat}.{card_id(s, held, next(card for card in held if s.kind[card] == kind))}"


def place_id(s: MageWars, zone: int, kind: int) -> str:
    """The first card of a kind in a zone where places count."""
    place = next(place for place, card in enumerate(s.zones[zone]) if s.kind[card] == kind)
    return f"{s.layouts[s.seats][zone].id}.{place}"


def mage_of(seat: int) -> list[str]:
    """A mage is touched by its card or by its player."""
    return [f"mage{seat}", f"seat{seat}"]


def kept_kind(s: MageWars, seat: int, kind: int) -> str:
    return kept_id(s, next(card for card in s.zones[KEPT[seat]] if s.kind[card] == kind))


def id_of(s: MageWars, card: int) -> str:
    """The id of a card, by which words name it."""
    return KINDS[s.kind[card]].id


def named(answer: int) -> str | Said:
    """What an answer names: a card; of those that are found in two decks with its deck; or the second of two alike."""
    kind = answer % SECOND
    id, *deck = WORD[kind].split()
    if answer >= SECOND:
        return say("the-second", card=id)
    return say("of-deck", card=id, deck=deck[0]) if deck else id
