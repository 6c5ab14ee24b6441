"""Drawing, healing, revealing, looking, taking, discarding by choice. (MW-23, MW-68, MW-77 to MW-82)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import find, kinds_in, move, show, with_byte
from spellhall.engine.steps import EVERYONE, ask, ask_chance, bit, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.magewars.ids import hand_id, id_of, place_id
from spellhall.games.magewars.pack import TYPE, each, may_be_held
from spellhall.games.magewars.rows import Card
from spellhall.games.magewars.rules.curses import begin_curse
from spellhall.games.magewars.rules.numbers import alignment, full_health, hand_limit, standing
from spellhall.games.magewars.rules.piles import discard, discard_own, out_of_bag, shuffle_pile
from spellhall.games.magewars.state import (
    BOTTOM,
    HAND,
    HEALTH,
    IN_PLAY,
    NO_CARD,
    PILE,
    REVEALED,
    TOP,
    MageWars,
    book,
    living,
)
from spellhall.games.magewars.terms import BLESSING, CURSE, DECKS, ENCHANTED, FATE, HEALTH_DECKS, MYSTIC, TYPES

FROM_BAG: Final = -1
NONE_LEFT: Final = -2


def next_card(s: MageWars, deck: int, at: int = 0) -> int:
    """The top card of a deck (or the one below ``at`` others), if somebody has put it there; else
    FROM_BAG or NONE_LEFT. (MW-81, MW-R49)
    """
    top = s.zones[TOP[deck]]
    if top and len(top) > at:
        return top[at]
    if s.bags[deck]:
        return FROM_BAG
    if s.zones[BOTTOM[deck]]:
        return s.zones[BOTTOM[deck]][0]
    if s.zones[PILE[deck]]:
        shuffle_pile(s, deck)
        return FROM_BAG
    return NONE_LEFT


def lift(s: MageWars, card: int, deck: int, zone: int, shown: int = 0) -> None:
    """A card whose place was known leaves its deck."""
    move(s, card, TOP[deck] if card in s.zones[TOP[deck]] else BOTTOM[deck], zone, shown)
    s.drawn_in = with_byte(s.drawn_in, card, s.shuffles[deck])


def not_of_fate(card: Card, deck: int) -> bool:
    return deck != FATE


def of_health(card: Card, deck: int) -> bool:
    return deck in HEALTH_DECKS


# Draw


@book.step
def draw(s: MageWars, seat: int, card: int, deck: int, n: int) -> None:
    """Draw N cards, one by one. (MW-23)"""
    if not s.alive[seat]:  # MW-R40
        return
    if n > 1:
        push(s, later(draw, seat, card, deck, n - 1))
    top = next_card(s, deck)
    if top == FROM_BAG:
        ask_chance(s, card_drawn, seat, deck)
    elif top != NONE_LEFT:
        lift(s, top, deck, IN_PLAY if TYPE[s.kind[top]] == CURSE else HAND[seat])
        card_comes(s, seat, top, deck)


@book.chance(each("draw", not_of_fate))
def card_drawn(s: MageWars, seat: int, deck: int) -> bytes:
    return s.bags[deck]


@card_drawn.then
def take_drawn(s: MageWars, kind: int, seat: int, deck: int) -> None:
    card_comes(s, seat, out_of_bag(s, kind, deck, IN_PLAY if TYPE[kind] == CURSE else HAND[seat]), deck)


def card_comes(s: MageWars, seat: int, card: int, deck: int) -> None:
    """A drawn Curse hits, and never reaches a hand. (MW-23, MW-82)"""
    if TYPE[s.kind[card]] == CURSE:
        begin_curse(s, seat, card)
    else:
        tell(s, bit(seat), "you_drew", s.kind[card])
        tell(s, EVERYONE & ~bit(seat), "drew", seat, deck)


# Heal


@book.step
def heal(s: MageWars, seat: int, card: int, deck: int, n: int) -> None:  # MW-68
    put_on_health(s, seat, deck, n + sum(structure.healing for structure in standing(s)))


@book.step
def heal_if_weak(s: MageWars, seat: int, card: int, few: int, n: int) -> None:
    """With so few health cards, heal N Enchanted. (Elderberry, Tower of Grace)"""
    if len(s.zones[HEALTH[seat]]) <= few:
        heal(s, seat, card, ENCHANTED, n)


@book.step
def put_on_health(s: MageWars, seat: int, deck: int, n: int) -> None:
    """Put the top N cards of a deck on a health pile, one by one, never above full health."""
    if not n or not s.alive[seat] or len(s.zones[HEALTH[seat]]) >= full_health(s, seat):
        return
    top = next_card(s, deck)
    if top == NONE_LEFT:
        return
    push(s, later(put_on_health, seat, deck, n - 1))
    tell(s, EVERYONE, "healed", seat, deck)
    if top == FROM_BAG:
        ask_chance(s, health_dealt, seat, deck)
    else:
        lift(s, top, deck, HEALTH[seat])


@book.chance(each("health", of_health))
def health_dealt(s: MageWars, seat: int, deck: int) -> bytes:
    return s.bags[deck]


@health_dealt.then
def put_dealt(s: MageWars, kind: int, seat: int, deck: int) -> None:
    out_of_bag(s, kind, deck, HEALTH[seat])  # MW-R7: nobody sees it


# Reveal


@book.step
def reveal(s: MageWars, seat: int, card: int, deck: int, n: int) -> None:  # MW-77
    push(s, later(turn_up, seat, deck, n), later(tell_revealed, seat, len(s.zones[REVEALED])))


@book.step
def tell_revealed(s: MageWars, seat: int, first: int) -> None:
    """What was revealed, all in one: it lies after so many others."""
    revealed = [s.kind[card] for card in s.zones[REVEALED][first:]]
    if revealed:
        tell(s, EVERYONE, "revealed", seat, tuple(revealed))


@book.step
def turn_up(s: MageWars, seat: int, deck: int, n: int) -> None:
    """Turn up the top N cards, one by one, for all to see."""
    if not n or not s.alive[seat]:
        return
    push(s, later(turn_up, seat, deck, n - 1))
    top = next_card(s, deck)
    if top == FROM_BAG:
        ask_chance(s, turned_up, seat, deck, REVEALED)
    elif top != NONE_LEFT:
        lift(s, top, deck, REVEALED)


@book.chance(each("turn up", not_of_fate))
def turned_up(s: MageWars, seat: int, deck: int, zone: int) -> bytes:
    """For all to see, among the revealed cards; or only for the player, on top of the deck."""
    return s.bags[deck]


@turned_up.then
def put_turned_up(s: MageWars, kind: int, seat: int, deck: int, zone: int) -> None:
    show(s, (out_of_bag(s, kind, deck, zone),), bit(seat))


@book.step
def keep_types(s: MageWars, seat: int, card: int, types: tuple[int, ...]) -> None:
    """Keep every revealed card of these types; discard the rest. (MW-77)"""
    keep_revealed(s, seat, [shown for shown in s.zones[REVEALED] if TYPE[s.kind[shown]] in types])
    discard_revealed(s)


def keep_revealed(s: MageWars, seat: int, cards: list[int]) -> None:
    if cards:
        tell(s, EVERYONE, "kept_revealed", seat, tuple([s.kind[card] for card in cards]))
    for card in cards:
        move(s, card, REVEALED, HAND[seat])


def discard_revealed(s: MageWars) -> None:
    for card in s.zones[REVEALED]:
        discard(s, card, REVEALED)


# Take from discard piles


def can_be_chosen(s: MageWars, deck: int) -> bool:
    """A pile whose top card is not a Curse. (MW-79)"""
    pile = s.zones[PILE[deck]]
    return bool(pile) and TYPE[s.kind[pile[-1]]] != CURSE


def top_piles(s: MageWars, taken: tuple[int, ...] = ()) -> list[int]:
    """The piles that can be chosen, but for those that had their turn."""
    return [deck for deck in TOP if deck not in taken and can_be_chosen(s, deck)]


def take(s: MageWars, seat: int, card: int, deck: int) -> None:
    tell(s, EVERYONE, "took", seat, s.kind[card])
    move(s, card, PILE[deck], HAND[seat])


@book.step
def take_tops(s: MageWars, seat: int, card: int, n: int, taken: tuple[int, ...]) -> None:
    """Take the top cards of N different piles; ``taken`` are those that had their turn."""
    if n and s.alive[seat] and top_piles(s, taken):
        ask(s, seat, pile, seat, n, taken)


@book.question({deck: f"take from {DECKS[deck]}" for deck in TOP})
def pile(s: MageWars, seat: int, n: int, taken: tuple[int, ...]) -> list[int]:
    return top_piles(s, taken)


@pile.then
def take_top(s: MageWars, deck: int, seat: int, n: int, taken: tuple[int, ...]) -> None:
    top = s.zones[PILE[deck]][-1]
    take(s, seat, top, deck)
    take_tops(s, seat, top, n - 1, (*taken, deck))


@pile.touches
def pile_top(s: MageWars, chosen: int, seat: int, n: int, taken: tuple[int, ...]) -> list[str]:
    return [f"pile_{DECKS[chosen]}"]


@book.step
def take_top_of(s: MageWars, seat: int, card: int, deck: int) -> None:
    if can_be_chosen(s, deck):
        take(s, seat, s.zones[PILE[deck]][-1], deck)


ANY_CARD: Final = -1


@book.step
def take_any_of(s: MageWars, seat: int, card: int, deck: int, type: int) -> None:
    """Take any card from one pile, of one type or ANY_CARD."""
    if pile_card.options(s, seat, card, deck, type):
        ask(s, seat, pile_card, seat, card, deck, type)


def can_be_found(card: Card, deck: int) -> bool:
    return may_be_held(card, deck) and deck != FATE and not card.searches


@book.question(each("take", can_be_found))
def pile_card(s: MageWars, seat: int, card: int, deck: int, type: int) -> list[int]:
    """The different cards of a pile (of one type, or ANY_CARD) that may be taken. (MW-79)"""
    kinds = kinds_in(s, PILE[deck])
    if type == ANY_CARD:
        return [kind for kind in kinds if TYPE[kind] != CURSE]
    return [kind for kind in kinds if TYPE[kind] == type]


@pile_card.then
def take_that(s: MageWars, kind: int, seat: int, card: int, deck: int, type: int) -> None:
    take(s, seat, find(s, kind, PILE[deck]), deck)


@pile_card.touches
def taken_card(s: MageWars, kind: int, seat: int, card: int, deck: int, type: int) -> list[str]:
    return [place_id(s, PILE[deck], kind)]


@pile_card.worded
def take_from(s: MageWars, seat: int, card: int, deck: int, type: int) -> Said:
    return say("ask-pile_card", card=id_of(s, card), deck=DECKS[deck])


@book.step
def take_from_any_pile(s: MageWars, seat: int, card: int, type: int, tops: int) -> None:
    """Choose a pile that has such a card, then the card; then take the tops of so many other piles."""
    if which_pile.options(s, seat, card, type, tops):
        ask(s, seat, which_pile, seat, card, type, tops)


@book.question({deck: f"search {DECKS[deck]}" for deck in TOP})
def which_pile(s: MageWars, seat: int, card: int, type: int, tops: int) -> list[int]:
    return [deck for deck in TOP if pile_card.options(s, seat, card, deck, type)]


@which_pile.then
def search_pile(s: MageWars, deck: int, seat: int, card: int, type: int, tops: int) -> None:
    push(s, later(take_tops, seat, card, tops, (deck,)))
    ask(s, seat, pile_card, seat, card, deck, type)


@which_pile.touches
def searched(s: MageWars, chosen: int, seat: int, card: int, type: int, tops: int) -> list[str]:
    return [f"pile_{DECKS[chosen]}"]


@which_pile.worded
def search_for(s: MageWars, seat: int, card: int, type: int, tops: int) -> Said:
    if type == ANY_CARD:
        return say("ask-which_pile", card=id_of(s, card))
    return say("ask-which_pile-type", card=id_of(s, card), type=TYPES[type].lower())


@book.step
def take_blessing(s: MageWars, seat: int, card: int, n: int) -> None:
    """Take one Blessing from any discard pile; if there is none, draw N Mystic. (Mugwort, Answered Prayer)"""
    if which_pile.options(s, seat, card, BLESSING, 0):
        take_from_any_pile(s, seat, card, BLESSING, 0)
    else:
        draw(s, seat, card, MYSTIC, n)


# Discard by choice


@book.step
def discard_some(s: MageWars, seat: int, card: int, n: int) -> None:
    """Discard N cards of the player's choice; for NO_CARD, down to the hand limit."""
    if n and s.zones[HAND[seat]]:
        ask(s, seat, discard_card, seat, card, n)


@book.question(each("discard", may_be_held))
def discard_card(s: MageWars, seat: int, card: int, n: int) -> list[int]:
    return kinds_in(s, HAND[seat])


@discard_card.then
def discard_chosen(s: MageWars, kind: int, seat: int, card: int, n: int) -> None:
    discard_own(s, seat, find(s, kind, HAND[seat]), HAND[seat])
    discard_some(s, seat, card, n - 1)


@discard_card.touches
def discarded(s: MageWars, kind: int, seat: int, card: int, n: int) -> list[str]:
    return [hand_id(s, seat, kind)]


@discard_card.worded
def how_many_go(s: MageWars, seat: int, card: int, n: int) -> Said:
    left = min(n, len(s.zones[HAND[seat]]))
    if card == NO_CARD:
        return say("ask-discard_card-limit", limit=hand_limit(s, seat), number=left)
    return say("ask-discard_card", card=id_of(s, card), number=left)


@book.step
def hold_to_limit(s: MageWars, seat: int) -> None:  # MW-25, MW-26, MW-90
    discard_some(s, seat, NO_CARD, max(len(s.zones[HAND[seat]]) - hand_limit(s, seat), 0))


# For every player


@book.step
def everyone_draws(s: MageWars, seat: int, card: int, deck: int, n: int) -> None:
    push(s, *(later(draw, other, card, deck, n) for other in living(s, seat)))


@book.step
def everyone_heals(s: MageWars, seat: int, card: int, deck: int, n: int, who: tuple[int, ...]) -> None:
    """Every living mage of these alignments heals, clockwise from the player."""
    push(s, *(later(heal, other, card, deck, n) for other in living(s, seat) if alignment(s, other) in who))
