"""How questions are put into words, and which things in the view their answers touch."""

from __future__ import annotations

from collections.abc import Sequence

from spellhall.games.magewars.cards.tables import KINDS, TYPE
from spellhall.games.magewars.cards.words import ARMOR, CREATURE, DECK_NAMES, DECKS, ITEM, PLANT, How
from spellhall.games.magewars.challenges import challenge_card, guess_type, keep_cards
from spellhall.games.magewars.choices import deck, may, mode, rival
from spellhall.games.magewars.combat import (
    A_STRUCTURE,
    attack_kind,
    attack_mage,
    attack_target,
    attack_whose,
    damage,
)
from spellhall.games.magewars.completed import NO_ROOM, keep_or_use, make_room
from spellhall.games.magewars.craft import (
    abandon_craft,
    begin_card,
    fill_card,
    fill_slot,
    fill_target,
    fillable,
    perm_slot,
    site,
)
from spellhall.games.magewars.curses import NO_ANSWER, curse_answer, deflect_to, own_card
from spellhall.games.magewars.decks import discard_card, pile, pile_card, which_pile
from spellhall.games.magewars.deeds import look_place, secret_card
from spellhall.games.magewars.meddle import (
    SECOND,
    filling_card,
    lock_target,
    meddle_target,
    meddle_whose,
    meddled_with,
    snare_pet,
    work_named,
)
from spellhall.games.magewars.numbers import hand_limit, kept_of
from spellhall.games.magewars.resurrection import PERMANENT, dead_keep, resurrect_card
from spellhall.games.magewars.state import (
    CRAFTS,
    HAND,
    HELD,
    IN_PLAY,
    KEPT,
    LASTING,
    NO_CARD,
    PILE,
    REVEALED,
    SITES,
    STANDING,
    TOP,
    MageWars,
)
from spellhall.games.magewars.structures import doomed_tower
from spellhall.games.magewars.turn import BURN, action, burn_use, use_card

# Ids of things in the view

SORTS = {CREATURE: "pets", PLANT: "plants", ITEM: "items", ARMOR: "armor"}


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


def kept_kind(s: MageWars, seat: int, kind: int) -> str:
    return kept_id(s, next(card for card in s.zones[KEPT[seat]] if s.kind[card] == kind))


def name(s: MageWars, card: int) -> str:
    return KINDS[s.kind[card]].name


# Cards of the own hand


@begin_card.touches
@fill_card.touches
@challenge_card.touches
def own_hand(s: MageWars, kind: int, seat: int) -> list[str]:
    return [hand_id(s, seat, kind)]


@discard_card.touches
def discarded(s: MageWars, kind: int, seat: int, card: int, n: int) -> list[str]:
    return [hand_id(s, seat, kind)]


@discard_card.worded
def how_many_go(s: MageWars, seat: int, card: int, n: int) -> str:
    why = f"Your hand limit is {hand_limit(s, seat)}" if card == NO_CARD else name(s, card)
    left = min(n, len(s.zones[HAND[seat]]))
    return f"{why}: you discard {left} card{'s' * (left > 1)}. Which one now?"


@secret_card.touches
def picked_card(s: MageWars, kind: int, seat: int, card: int, then: str, so_far: tuple[int, ...]) -> list[str]:
    return [hand_id(s, seat, kind)]


@secret_card.worded
def why_pick(s: MageWars, seat: int, card: int, then: str, so_far: tuple[int, ...]) -> str:
    if then == "monkey_gives":
        return f"Which card do you give to P{so_far[0] + 1}?"
    return f"{name(s, card)}: which card do you pick in secret?"


@resurrect_card.touches
def spent(s: MageWars, kind: int, seat: int, at: int, permanents: tuple[int, ...]) -> list[str]:
    return [f"mage{seat}"] if kind == PERMANENT else [hand_id(s, seat, kind)]


# Crafts and sites


@perm_slot.touches
def free_slot(s: MageWars, slot: int, seat: int, card: int, resource: int) -> list[str]:
    return [work_id(s, card)]


@perm_slot.worded
def which_free_slot(s: MageWars, seat: int, card: int, resource: int) -> str:
    return f"Which slot of {name(s, card)} is filled for free?"


@fill_target.touches
def fill_on(s: MageWars, answer: int, seat: int, card: int) -> list[str]:
    works = [work for work in fillable(s, seat) if s.kind[work] == answer % SECOND]
    return [lying_id(s, works[min(answer // SECOND, len(works) - 1)])]


@fill_target.worded
def fill_on_what(s: MageWars, seat: int, card: int) -> str:
    return f"On what do you put {name(s, card)}?"


@fill_slot.touches
def slot_of(s: MageWars, slot: int, seat: int, card: int, work: int, icons: int) -> list[str]:
    return [lying_id(s, work)]


@fill_slot.worded
def which_slot(s: MageWars, seat: int, card: int, work: int, icons: int) -> str:
    more = " more" if card in s.under[s.work[work]] else ""
    return f"Which{more} slot of {name(s, work)} does {name(s, card)} fill?"


@abandon_craft.touches
def abandoned(s: MageWars, answer: int, seat: int) -> list[str]:
    return [work_id(s, work_named(s, s.zones[CRAFTS[seat]], answer))]


@site.touches
def built(s: MageWars, kind: int, seat: int, card: int, n: int) -> list[str]:
    return [work_id(s, next(card for card in s.zones[SITES] if s.kind[card] == kind))]


@keep_or_use.touches
def in_play(s: MageWars, choice: int, seat: int, card: int) -> list[str]:
    return [place_id(s, IN_PLAY, s.kind[card])]


@keep_or_use.worded
def keep_what(s: MageWars, seat: int, card: int) -> str:
    return f"{name(s, card)} is completed. {KINDS[s.kind[card]].text} Which do you want?"


@make_room.touches
def makes_room(s: MageWars, choice: int, seat: int, card: int) -> list[str]:
    return [place_id(s, IN_PLAY, s.kind[card])] if choice == NO_ROOM else [kept_kind(s, seat, choice)]


@make_room.worded
def room_for_what(s: MageWars, seat: int, card: int) -> str:
    otherwise = "discard it" if TYPE[s.kind[card]] == ARMOR else "use it once"
    return f"There is no room for {name(s, card)}. Which card do you discard for it, or do you {otherwise}?"


# The main step


@action.touches
def acts_on(s: MageWars, chosen: int) -> list[str]:
    return [f"health{s.turn}"] if chosen == BURN else []


@use_card.touches
def used(s: MageWars, kind: int, seat: int) -> list[str]:
    return [kept_kind(s, seat, kind)]


@burn_use.touches
def burnt(s: MageWars, choice: int, seat: int, card: int) -> list[str]:
    return [place_id(s, HELD, s.kind[card])]


@dead_keep.touches
def drawn_by_the_dead(s: MageWars, choice: int, seat: int, card: int) -> list[str]:
    return [place_id(s, HELD, s.kind[card])]


# Attacks


@attack_kind.worded
def attack_with(s: MageWars, seat: int, card: int, how: How) -> str:
    return f"{name(s, card)} attacks for {damage(s, seat, card, how, 0)}. What do you attack?"


@attack_mage.touches
def attacked_mage(s: MageWars, foe: int, seat: int, card: int, how: How) -> list[str]:
    return [f"mage{foe}"]


@attack_whose.touches
def attacked_owner(s: MageWars, foe: int, seat: int, card: int, how: How) -> list[str]:
    return [f"mage{foe}"]


@attack_target.touches
def attacked_card(s: MageWars, kind: int, seat: int, card: int, how: How, where: int) -> list[str]:
    return [place_id(s, STANDING, kind) if where == A_STRUCTURE else kept_kind(s, ~where, kind)]


@doomed_tower.touches
def razed(s: MageWars, kind: int, seat: int, card: int, towers: tuple[int, ...]) -> list[str]:
    return [place_id(s, STANDING, kind)]


# Meddling


@meddle_whose.touches
def whose(s: MageWars, owner: int, seat: int, card: int, what: str) -> list[str]:
    return [f"mage{owner}"] if owner >= 0 else [work_id(s, site) for site in s.zones[SITES]]


@meddle_whose.worded
def meddle_for(s: MageWars, seat: int, card: int, what: str) -> str:
    return f"{name(s, card)}: with whose card do you meddle?"


@meddle_target.touches
def meddled(s: MageWars, answer: int, seat: int, card: int, what: str, owner: int) -> list[str]:
    return [lying_id(s, work_named(s, meddled_with(s, seat, what, owner), answer))]


@filling_card.touches
def filling_of(s: MageWars, kind: int, seat: int, card: int, target: int, n: int, may_stop: int) -> list[str]:
    return [work_id(s, target)]


@filling_card.worded
def which_filling(s: MageWars, seat: int, card: int, target: int, n: int, may_stop: int) -> str:
    return f"Which filling card of {name(s, target)} do you {'discard' if n else 'steal'}?"


@lock_target.touches
def lock_on(s: MageWars, at: int, seat: int) -> list[str]:
    return [work_id(s, s.locks[at][1])]


@snare_pet.touches
def snared(s: MageWars, kind: int, seat: int, card: int) -> list[str]:
    owner = next(owner for owner in range(s.seats) for pet in s.zones[KEPT[owner]] if s.kind[pet] == kind)
    return [kept_kind(s, owner, kind)]


# Curses


@curse_answer.touches
def answers_with(s: MageWars, answer: int, seat: int, card: int) -> list[str]:
    if answer == NO_ANSWER:
        return []
    if any(s.kind[held] == answer for held in s.zones[HAND[seat]]):
        return [hand_id(s, seat, answer)]
    return [kept_kind(s, seat, answer)]


@curse_answer.worded
def which_curse(s: MageWars, seat: int, card: int) -> str:
    return f"{name(s, card)} hits you: {KINDS[s.kind[card]].text} Do you answer it?"


@deflect_to.touches
def deflected(s: MageWars, other: int, seat: int, card: int) -> list[str]:
    return [f"mage{other}"]


@own_card.touches
def given_up(s: MageWars, kind: int, seat: int, card: int) -> list[str]:
    own = [*s.zones[KEPT[seat]], *s.zones[CRAFTS[seat]]]
    return [lying_id(s, next(card for card in own if s.kind[card] == kind))]


@own_card.worded
def why_give_up(s: MageWars, seat: int, card: int) -> str:
    return f"{name(s, card)}: which of your own cards do you give up?"


# Choices


@rival.touches
def chosen_rival(s: MageWars, foe: int, seat: int, card: int, then: str, with_hand: int) -> list[str]:
    return [f"mage{foe}"]


@rival.worded
def rival_for(s: MageWars, seat: int, card: int, then: str, with_hand: int) -> str:
    return f"{name(s, card)}: which rival do you choose?"


@deck.touches
def chosen_deck(s: MageWars, chosen: int, seat: int, card: int, then: str, decks: tuple[int, ...]) -> list[str]:
    return [f"pile_{DECKS[chosen]}"]


@deck.worded
def deck_for(s: MageWars, seat: int, card: int, then: str, decks: tuple[int, ...]) -> str:
    return f"{name(s, card)}: which deck do you choose?"


@mode.worded
def mode_of(s: MageWars, seat: int, card: int, modes: tuple[int, ...]) -> str:
    return f"{name(s, card)}: {KINDS[s.kind[card]].text} What do you choose?"


@may.worded
def may_what(s: MageWars, seat: int, card: int, then: str) -> str:
    return f"{name(s, card)}: {KINDS[s.kind[card]].text} Do you?"


@guess_type.worded
def guess_what(s: MageWars, seat: int, card: int, foe: int, secret: int) -> str:
    return f"Which type of card has P{foe + 1} picked?"


@keep_cards.touches
def kept_of_revealed(s: MageWars, kind: int, seat: int, card: int) -> list[str]:
    return [place_id(s, REVEALED, kind)]


@pile.touches
def pile_top(s: MageWars, chosen: int, seat: int, n: int, taken: tuple[int, ...]) -> list[str]:
    return [f"pile_{DECKS[chosen]}"]


@which_pile.touches
def searched(s: MageWars, chosen: int, seat: int, card: int, type: int, tops: int) -> list[str]:
    return [f"pile_{DECKS[chosen]}"]


@pile_card.touches
def taken_card(s: MageWars, kind: int, seat: int, card: int, deck: int, type: int) -> list[str]:
    return [place_id(s, PILE[deck], kind)]


@pile_card.worded
def take_from(s: MageWars, seat: int, card: int, deck: int, type: int) -> str:
    return f"Which card do you take from the {DECK_NAMES[deck]} discard pile?"


@look_place.touches
def looked_at(s: MageWars, where: int, seat: int, deck: int, at: int, left: int) -> list[str]:
    return [f"{s.layouts[s.seats][TOP[deck]].id}.{at}"]
