"""The turn of a dead mage, and coming back. (MW-15, MW-90, MW-91, MW-R42)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import find, move, with_at, without
from spellhall.engine.steps import EVERYONE, NOBODY, ask, ask_chance, bit, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.magewars.ids import hand_id, id_of, place_id
from spellhall.games.magewars.mages import MAGES
from spellhall.games.magewars.pack import FITS, RESURRECT, TYPE, each, has_icons
from spellhall.games.magewars.rows import Card
from spellhall.games.magewars.rules.check import check_wins
from spellhall.games.magewars.rules.choices import NO, YES
from spellhall.games.magewars.rules.craft import can_fill, permanent_resources
from spellhall.games.magewars.rules.decks import (
    FROM_BAG,
    NONE_LEFT,
    health_dealt,
    hold_to_limit,
    lift,
    next_card,
    of_health,
)
from spellhall.games.magewars.rules.deeds import count_deed
from spellhall.games.magewars.rules.numbers import levels
from spellhall.games.magewars.rules.piles import discard, discard_own, out_of_bag
from spellhall.games.magewars.state import BOTTOM, HAND, HEALTH, HELD, PILE, RETURNS, TOP, MageWars, book
from spellhall.games.magewars.terms import CURSE, DECKS, HEALTH_DECKS, slot_word


def dead_turn(s: MageWars, seat: int) -> None:  # MW-90
    draws = [later(draw_dead, seat, deck) for deck in HEALTH_DECKS]
    push(s, *draws, later(hold_to_limit, seat), later(offer_return, seat))


@book.step
def draw_dead(s: MageWars, seat: int, deck: int) -> None:
    top = next_card(s, deck)
    if top == FROM_BAG:
        ask_chance(s, card_for_the_dead, seat, deck)
    elif top != NONE_LEFT:
        lift(s, top, deck, HELD, bit(seat))
        look_at_drawn(s, seat, top)


@book.chance(each("draw", of_health))
def card_for_the_dead(s: MageWars, seat: int, deck: int) -> bytes:
    return s.bags[deck]


@card_for_the_dead.then
def take_for_the_dead(s: MageWars, kind: int, seat: int, deck: int) -> None:
    card = out_of_bag(s, kind, deck, HELD)
    s.seen[card] = bit(seat)
    look_at_drawn(s, seat, card)


def look_at_drawn(s: MageWars, seat: int, card: int) -> None:
    """A dead mage keeps or discards each card; a Curse is discarded without effect. (MW-R34)"""
    if TYPE[s.kind[card]] == CURSE:
        discard(s, card, HELD)
    else:
        tell(s, bit(seat), "you_drew", s.kind[card])
        ask(s, seat, dead_keep, seat, card)


KEEP: Final = 0
DISCARD: Final = 1


@book.question({KEEP: "keep it", DISCARD: "discard it"})
def dead_keep(s: MageWars, seat: int, card: int) -> tuple[int, ...]:
    return KEEP, DISCARD


@dead_keep.then
def keep_or_discard(s: MageWars, choice: int, seat: int, card: int) -> None:
    if choice == KEEP:
        move(s, card, HELD, HAND[seat])
        tell(s, EVERYONE, "dead_kept", seat)
    else:
        discard_own(s, seat, card, HELD)


@dead_keep.worded
def drawn_card(s: MageWars, seat: int, card: int) -> Said:
    return say("ask-dead_keep", card=id_of(s, card))


@dead_keep.touches
def drawn_by_the_dead(s: MageWars, choice: int, seat: int, card: int) -> list[str]:
    return [place_id(s, HELD, s.kind[card])]


# Resurrect


def resurrect_recipe(s: MageWars, seat: int) -> tuple[int, ...]:
    return RESURRECT[s.mage[seat]]


def can_return(s: MageWars, seat: int) -> bool:
    """Is there a health card to be had, and can the recipe be filled? (MW-91, MW-R42)"""
    resources = (*permanent_resources(s, seat), *[FITS[s.mage[seat]][s.kind[card]] for card in s.zones[HAND[seat]]])
    if not can_fill(resurrect_recipe(s, seat), resources):
        return False
    return any(
        s.bags[deck] or s.zones[TOP[deck]] or s.zones[BOTTOM[deck]] or s.zones[PILE[deck]] for deck in HEALTH_DECKS
    )


@book.step
def offer_return(s: MageWars, seat: int) -> None:
    ask(s, seat, resurrect, seat)  # asked always: that the recipe cannot be filled must not show


@book.question({YES: "resurrect", NO: "stay dead"})
def resurrect(s: MageWars, seat: int) -> list[int]:
    return [YES, NO] if can_return(s, seat) else [NO]


@resurrect.then
def resurrect_or_not(s: MageWars, choice: int, seat: int) -> None:
    if choice == YES:
        push(s, later(fill_recipe, seat, 0, tuple(permanent_resources(s, seat))), later(come_back, seat))


@book.step
def fill_recipe(s: MageWars, seat: int, at: int, permanents: tuple[int, ...]) -> None:
    """Fill the recipe from this slot on; ``permanents`` are the permanent resources not yet spent."""
    if at < len(resurrect_recipe(s, seat)):
        ask(s, seat, resurrect_card, seat, at, permanents)


PERMANENT: Final = -1


def dead_spend(card: Card, deck: int) -> bool:
    """The dead hold only what the dead draw: no card of the Quest deck. (MW-88, MW-90)"""
    return has_icons(card, deck) and deck in HEALTH_DECKS


@book.question(each("spend", dead_spend, also={PERMANENT: "spend a permanent resource"}))
def resurrect_card(s: MageWars, seat: int, at: int, permanents: tuple[int, ...]) -> list[int]:
    """Whatever fits the slot and leaves the rest of the recipe fillable."""
    slot, *rest = resurrect_recipe(s, seat)[at:]
    fits = FITS[s.mage[seat]]
    held = [s.kind[card] for card in s.zones[HAND[seat]]]
    found = [PERMANENT] if best_permanent(s, seat, at, permanents) else []
    for kind in sorted(set(held)):
        others = tuple([fits[other] for other in without(tuple(held), kind)])
        if fits[kind] & slot and can_fill(tuple(rest), permanents + others):
            found.append(kind)
    return found


def best_permanent(s: MageWars, seat: int, at: int, permanents: tuple[int, ...]) -> int:
    """A permanent resource that fits the slot and leaves the rest fillable; 0 if there is none."""
    slot, *rest = resurrect_recipe(s, seat)[at:]
    held = tuple([FITS[s.mage[seat]][s.kind[card]] for card in s.zones[HAND[seat]]])
    for resource in permanents:
        if resource & slot and can_fill(tuple(rest), without(permanents, resource) + held):
            return resource
    return 0


@resurrect_card.then
def spend(s: MageWars, choice: int, seat: int, at: int, permanents: tuple[int, ...]) -> None:
    if choice == PERMANENT:
        permanents = without(permanents, best_permanent(s, seat, at, permanents))
    else:
        discard_own(s, seat, find(s, choice, HAND[seat]), HAND[seat])
    push(s, later(fill_recipe, seat, at + 1, permanents))


@resurrect_card.worded
def which_resource(s: MageWars, seat: int, at: int, permanents: tuple[int, ...]) -> Said:
    recipe = resurrect_recipe(s, seat)
    return say("ask-resurrect_card", slot=slot_word(recipe[at]), number=len(recipe) - at)


@resurrect_card.touches
def spent(s: MageWars, kind: int, seat: int, at: int, permanents: tuple[int, ...]) -> list[str]:
    return [f"mage{seat}"] if kind == PERMANENT else [hand_id(s, seat, kind)]


@book.step
def come_back(s: MageWars, seat: int) -> None:  # MW-91
    tell(s, EVERYONE, "returned", seat)
    push(s, later(deal_health, seat, health_by_deck(s, seat)), later(return_to_life, seat), later(check_wins))


@book.step
def return_to_life(s: MageWars, seat: int) -> None:
    s.alive = with_at(s.alive, seat, True)
    count_deed(s, seat, RETURNS)


# The health pile


def health_by_deck(s: MageWars, seat: int) -> tuple[int, int, int]:
    """Full health, by deck: the Mage card's, and that of Levels from the deck they heal from. (MW-15, MW-R42)"""
    cards = list(MAGES[s.mage[seat]].health)
    for level in levels(s, seat):
        cards[level.health_from] += level.full_health
    return cards[0], cards[1], cards[2]


@book.step
def deal_health(s: MageWars, seat: int, left: tuple[int, int, int]) -> None:
    """Deal a health pile, shuffled: first chance says which deck comes next, then which card."""
    if any(left):
        ask_chance(s, next_back, seat, left)


@book.chance({deck: f"health from {DECKS[deck]}" for deck in HEALTH_DECKS})
def next_back(s: MageWars, seat: int, left: tuple[int, int, int]) -> list[int]:
    return [deck for deck in HEALTH_DECKS for _ in range(left[deck])]


@next_back.then
def deal_from(s: MageWars, deck: int, seat: int, left: tuple[int, int, int]) -> None:
    enchanted, mystic, arcane = with_at(left, deck, left[deck] - 1)
    push(s, later(deal_health, seat, (enchanted, mystic, arcane)))
    top = next_card(s, deck)
    if top == FROM_BAG:
        ask_chance(s, health_dealt, seat, deck)
    elif top != NONE_LEFT:
        lift(s, top, deck, HEALTH[seat])
        s.seen[top] = NOBODY  # the pile is shuffled
