"""The turn of a dead mage, and coming back. (MW-90, MW-91, MW-R42)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import find, move, with_at
from spellhall.engine.steps import CHANCE, EVERYONE, NOBODY, ask, bit, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.magewars.cards.mages import MAGES
from spellhall.games.magewars.cards.tables import DECK, FITS, KINDS, RESURRECT, SLOT_WORD, TYPE, WORD
from spellhall.games.magewars.cards.words import ARCANE, CURSE, DECKS, ENCHANTED, MYSTIC
from spellhall.games.magewars.choices import NO, YES
from spellhall.games.magewars.craft import can_fill, permanent_resources
from spellhall.games.magewars.death import CHECK
from spellhall.games.magewars.decks import FROM_BAG, HEALTH_DECKS, NONE_LEFT, health_dealt, lift, next_card
from spellhall.games.magewars.numbers import hand_limit
from spellhall.games.magewars.piles import discard, discard_own, out_of_bag
from spellhall.games.magewars.state import (
    BOTTOM,
    HAND,
    HEALTH,
    HELD,
    LEVELS,
    NO_CARD,
    PILE,
    TOP,
    WINS,
    MageWars,
    book,
)


def dead_turn(s: MageWars, seat: int) -> None:  # MW-90
    draws = [later(draw_dead, seat, deck) for deck in HEALTH_DECKS]
    push(s, *draws, later(hold_to_limit, seat), later(offer_return, seat))


@book.step
def draw_dead(s: MageWars, seat: int, deck: int) -> None:
    top = next_card(s, deck)
    if top == FROM_BAG:
        s.ask = (CHANCE, card_for_the_dead, (seat, deck))
    elif top != NONE_LEFT:
        lift(s, top, deck, HELD, bit(seat))
        look_at_drawn(s, seat, top)


@book.chance({kind: f"draw {WORD[kind]}" for kind, deck in enumerate(DECK) if deck in HEALTH_DECKS})
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
        return
    if s.news is not None:
        tell(s, bit(seat), "you_drew", s.kind[card])
    s.ask = (seat, dead_keep, (seat, card))


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
    return say("ask-dead_keep", card=KINDS[s.kind[card]].id)


@book.step
def hold_to_limit(s: MageWars, seat: int) -> None:
    excess = len(s.zones[HAND[seat]]) - hand_limit(s, seat)
    if excess > 0:
        s.stack.append((book.steps["discard_some"], (seat, NO_CARD, excess)))


# Resurrect


def can_return(s: MageWars, seat: int) -> bool:
    """Is there a health card to be had, and can the recipe be filled? (MW-91, MW-R42)"""
    recipe, have = RESURRECT[s.mage[seat]], resources(s, seat)
    if len(have) < len(recipe) or not can_fill(list(recipe), have):
        return False
    return any(s.bags[:3]) or any(s.zones[zone] for zone in (*TOP[:3], *BOTTOM[:3], *PILE[:3]))


def resources(s: MageWars, seat: int) -> tuple[int, ...]:
    """All that may fill the recipe: permanent resources, and each card of the hand once."""
    fits = FITS[s.mage[seat]]
    held = [fits[s.kind[card]] for card in s.zones[HAND[seat]]]
    return (*permanent_resources(s, seat), *[icons for icons in held if icons])


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
    if at < len(RESURRECT[s.mage[seat]]):
        ask(s, seat, resurrect_card, seat, at, permanents)


PERMANENT: Final = -1


@book.question(
    {
        PERMANENT: "spend a permanent resource",
        **{kind: f"spend {WORD[kind]}" for kind, card in enumerate(KINDS) if card.icons and DECK[kind] in HEALTH_DECKS},
    },
)
def resurrect_card(s: MageWars, seat: int, at: int, permanents: tuple[int, ...]) -> list[int]:
    """Whatever fits the slot and leaves the rest of the recipe fillable. The dead hold only what the
    dead draw: no card of the Quest deck. (MW-88, MW-90)
    """
    recipe = RESURRECT[s.mage[seat]]
    slot, rest = recipe[at], list(recipe[at + 1 :])
    fits = FITS[s.mage[seat]]
    held = [s.kind[card] for card in s.zones[HAND[seat]]]
    found = [PERMANENT] if best_permanent(s, seat, at, permanents) else []
    for kind in sorted(set(held)):
        if fits[kind] & slot:
            others = held[:]
            others.remove(kind)
            if can_fill(rest, (*permanents, *(fits[other] for other in others))):
                found.append(kind)
    return found


def best_permanent(s: MageWars, seat: int, at: int, permanents: tuple[int, ...]) -> int:
    """A permanent resource that fits the slot and leaves the rest fillable; 0 if there is none."""
    recipe = RESURRECT[s.mage[seat]]
    fits = FITS[s.mage[seat]]
    held = tuple(fits[s.kind[card]] for card in s.zones[HAND[seat]])
    for number, resource in enumerate(permanents):
        others = permanents[:number] + permanents[number + 1 :]
        if resource & recipe[at] and can_fill(list(recipe[at + 1 :]), others + held):
            return resource
    return 0


@resurrect_card.then
def spend(s: MageWars, choice: int, seat: int, at: int, permanents: tuple[int, ...]) -> None:
    if choice == PERMANENT:
        left = list(permanents)
        left.remove(best_permanent(s, seat, at, permanents))
        permanents = tuple(left)
    else:
        discard_own(s, seat, find(s, choice, HAND[seat]), HAND[seat])
    push(s, later(fill_recipe, seat, at + 1, permanents))


@resurrect_card.worded
def which_resource(s: MageWars, seat: int, at: int, permanents: tuple[int, ...]) -> Said:
    recipe = RESURRECT[s.mage[seat]]
    return say("ask-resurrect_card", slot=SLOT_WORD[recipe[at]], number=len(recipe) - at)


@book.step
def come_back(s: MageWars, seat: int) -> None:  # MW-91
    tell(s, EVERYONE, "returned", seat)
    push(s, later(deal_health, seat, health_by_deck(s, seat)), later(return_to_life, seat))


@book.step
def return_to_life(s: MageWars, seat: int) -> None:
    s.alive = with_at(s.alive, seat, True)
    s.due |= WINS
    push(s, CHECK, (book.steps["living_turn"], (seat,)))


# The health pile


def health_by_deck(s: MageWars, seat: int) -> tuple[int, int, int]:
    """Full health, by deck: the Mage card's, and that of Levels from the deck they heal from. (MW-15, MW-R42)"""
    cards = list(MAGES[s.mage[seat]].health)
    for card in s.zones[LEVELS[seat]]:
        level = KINDS[s.kind[card]]
        if level.full_health:
            cards[level.once[0][1]] += level.full_health
    return cards[0], cards[1], cards[2]


@book.step
def deal_health(s: MageWars, seat: int, left: tuple[int, int, int]) -> None:
    """Deal a health pile, shuffled: first chance says which deck comes next, then which card."""
    if any(left):
        s.ask = (CHANCE, next_back, (seat, left))


@book.chance({deck: f"health from {DECKS[deck]}" for deck in HEALTH_DECKS})
def next_back(s: MageWars, seat: int, left: tuple[int, int, int]) -> list[int]:
    return [ENCHANTED] * left[ENCHANTED] + [MYSTIC] * left[MYSTIC] + [ARCANE] * left[ARCANE]


@next_back.then
def deal_from(s: MageWars, deck: int, seat: int, left: tuple[int, int, int]) -> None:
    s.stack.append((deal_health, (seat, (*left[:deck], left[deck] - 1, *left[deck + 1 :]))))
    top = next_card(s, deck)
    if top == FROM_BAG:
        s.ask = (CHANCE, health_dealt, (seat, deck))
    elif top != NONE_LEFT:
        lift(s, top, deck, HEALTH[seat])
        s.seen[top] = NOBODY  # the pile is shuffled
