"""Drawing, healing, revealing, looking, taking, discarding by choice. (MW-23, MW-68, MW-77 to MW-82)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import find, kinds_in, move, show, with_byte
from spellhall.engine.steps import CHANCE, EVERYONE, ask, bit, later, push, tell
from spellhall.games.magewars.cards.tables import DECK, IN_HAND, TYPE, WORD, bit_of
from spellhall.games.magewars.cards.words import ARCANE, CURSE, DECKS, ENCHANTED, FATE, MYSTIC
from spellhall.games.magewars.curses import begin_curse
from spellhall.games.magewars.numbers import alignment, full_health
from spellhall.games.magewars.piles import discard, discard_own, out_of_bag, shuffle_pile
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

FROM_BAG: Final = -1
NONE_LEFT: Final = -2
HEALTH_DECKS: Final = (ENCHANTED, MYSTIC, ARCANE)
TOWER_OF_HEALTH: Final = bit_of("tower_of_health")

DRAWABLE: Final = tuple(kind for kind, deck in enumerate(DECK) if deck != FATE)


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


# Draw


@book.step
def draw(s: MageWars, seat: int, card: int, deck: int, n: int) -> None:  # MW-23
    if not s.alive[seat]:  # MW-R40
        return
    if s.bags[deck] and not s.zones[TOP[deck]]:
        s.ask = (CHANCE, card_drawn, (seat, deck, n))
        return
    top = next_card(s, deck)
    if top == FROM_BAG:
        s.ask = (CHANCE, card_drawn, (seat, deck, n))
        return
    if n > 1:
        s.stack.append((draw, (seat, card, deck, n - 1)))
    if top != NONE_LEFT:
        if TYPE[s.kind[top]] == CURSE:
            lift(s, top, deck, IN_PLAY)
            begin_curse(s, seat, top)
        else:
            lift(s, top, deck, HAND[seat])
            tell_drawn(s, seat, s.kind[top], deck)


@book.chance({kind: f"draw {WORD[kind]}" for kind in DRAWABLE})
def card_drawn(s: MageWars, seat: int, deck: int, left: int) -> bytes:
    return s.bags[deck]


@card_drawn.then
def take_drawn(s: MageWars, kind: int, seat: int, deck: int, left: int) -> None:
    if TYPE[kind] == CURSE:
        if left > 1:
            s.stack.append((draw, (seat, NO_CARD, deck, left - 1)))
        begin_curse(s, seat, out_of_bag(s, kind, deck, IN_PLAY))
        return
    out_of_bag(s, kind, deck, HAND[seat])
    if s.news is not None:
        tell_drawn(s, seat, kind, deck)
    if left > 1:
        draw(s, seat, NO_CARD, deck, left - 1)


def tell_drawn(s: MageWars, seat: int, kind: int, deck: int) -> None:
    tell(s, bit(seat), "you_drew", kind)
    tell(s, EVERYONE & ~bit(seat), "drew", seat, deck)


# Heal


@book.step
def heal(s: MageWars, seat: int, card: int, deck: int, n: int) -> None:  # MW-68
    if s.standing & TOWER_OF_HEALTH:
        n += 1
    put_on_health(s, seat, deck, n)


@book.step
def put_on_health(s: MageWars, seat: int, deck: int, n: int) -> None:
    """Put the top N cards of a deck on a health pile, one by one, never above full health."""
    if not n or not s.alive[seat] or len(s.zones[HEALTH[seat]]) >= full_health(s, seat):
        return
    top = next_card(s, deck)
    if top == NONE_LEFT:
        return
    if n > 1:
        s.stack.append((put_on_health, (seat, deck, n - 1)))
    if s.news is not None:
        tell(s, EVERYONE, "healed", seat, deck)
    if top == FROM_BAG:
        s.ask = (CHANCE, health_dealt, (seat, deck))
    else:
        lift(s, top, deck, HEALTH[seat])


@book.chance({kind: f"health {WORD[kind]}" for kind, deck in enumerate(DECK) if deck in HEALTH_DECKS})
def health_dealt(s: MageWars, seat: int, deck: int) -> bytes:
    return s.bags[deck]


@health_dealt.then
def put_dealt(s: MageWars, kind: int, seat: int, deck: int) -> None:
    out_of_bag(s, kind, deck, HEALTH[seat])  # MW-R7: nobody sees it


# Reveal and look


@book.step
def reveal(s: MageWars, seat: int, card: int, deck: int, n: int) -> None:  # MW-77
    s.stack.append((tell_revealed, (seat, len(s.zones[REVEALED]))))
    turn_up(s, seat, deck, n)


@book.step
def tell_revealed(s: MageWars, seat: int, first: int) -> None:
    """What was revealed, all in one: it lies after so many others."""
    if s.news is not None and len(s.zones[REVEALED]) > first:
        tell(s, EVERYONE, "revealed", seat, tuple([s.kind[card] for card in s.zones[REVEALED][first:]]))


def turn_up(s: MageWars, seat: int, deck: int, n: int) -> None:
    if not s.alive[seat]:
        return
    for left in range(n, 0, -1):
        top = next_card(s, deck)
        if top == FROM_BAG:
            s.ask = (CHANCE, turned_up, (seat, deck, left))
            return
        if top == NONE_LEFT:
            return
        lift(s, top, deck, REVEALED)


@book.chance({kind: f"turn up {WORD[kind]}" for kind in DRAWABLE})
def turned_up(s: MageWars, seat: int, deck: int, left: int) -> bytes:
    """For all to see, with ``left`` to reveal; with ONE_LOOKS only for the player, on top of the deck."""
    return s.bags[deck]


ONE_LOOKS: Final = 0


@turned_up.then
def put_turned_up(s: MageWars, kind: int, seat: int, deck: int, left: int) -> None:
    if left == ONE_LOOKS:
        show(s, (out_of_bag(s, kind, deck, TOP[deck]),), bit(seat))
        return
    out_of_bag(s, kind, deck, REVEALED)
    if left > 1:
        turn_up(s, seat, deck, left - 1)


@book.step
def keep_types(s: MageWars, seat: int, card: int, types: tuple[int, ...]) -> None:
    """Keep every revealed card of these types; discard the rest. (MW-77)"""
    keep_revealed(s, seat, [shown for shown in s.zones[REVEALED] if TYPE[s.kind[shown]] in types])
    discard_revealed(s)


def keep_revealed(s: MageWars, seat: int, cards: list[int]) -> None:
    if cards and s.news is not None:
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
    zones, kind = s.zones, s.kind
    found = []
    for deck in TOP:  # can_be_chosen, written out: many cards take, and each looks at every pile
        pile = zones[PILE[deck]]
        if pile and deck not in taken and TYPE[kind[pile[-1]]] != CURSE:
            found.append(deck)
    return found


def take(s: MageWars, seat: int, card: int, deck: int) -> None:
    tell(s, EVERYONE, "took", seat, s.kind[card])
    move(s, card, PILE[deck], HAND[seat])


@book.step
def take_tops(s: MageWars, seat: int, card: int, n: int, taken: tuple[int, ...]) -> None:
    """Take the top cards of N different piles; ``taken`` are those that had their turn."""
    if n and s.alive[seat] and top_piles(s, taken):
        s.ask = (seat, pile, (seat, n, taken))


@book.question({deck: f"take from {DECKS[deck]}" for deck in TOP})
def pile(s: MageWars, seat: int, n: int, taken: tuple[int, ...]) -> list[int]:
    return top_piles(s, taken)


@pile.then
def take_top(s: MageWars, deck: int, seat: int, n: int, taken: tuple[int, ...]) -> None:
    top = s.zones[PILE[deck]][-1]
    take(s, seat, top, deck)
    if n > 1:
        take_tops(s, seat, top, n - 1, (*taken, deck))


@book.step
def take_top_of(s: MageWars, seat: int, card: int, deck: int) -> None:
    if can_be_chosen(s, deck):
        take(s, seat, s.zones[PILE[deck]][-1], deck)


ANY_CARD: Final = -1


@book.step
def take_any_of(s: MageWars, seat: int, card: int, deck: int, type: int = ANY_CARD) -> None:
    if pile_card.options(s, seat, card, deck, type):
        ask(s, seat, pile_card, seat, card, deck, type)


# Grave Call is the only card that finds Arcane cards, and no card takes itself. (MW-R18)
TAKEABLE: Final = tuple(kind for kind in IN_HAND if DECK[kind] != FATE and WORD[kind] != "grave_call")


@book.question({kind: f"take {WORD[kind]}" for kind in TAKEABLE})
def pile_card(s: MageWars, seat: int, card: int, deck: int, type: int) -> list[int]:
    """The different cards of a pile (of one type, or ANY_CARD) that may be taken. (MW-79)"""
    kinds = kinds_in(s, PILE[deck])
    if type == ANY_CARD:
        return [kind for kind in kinds if TYPE[kind] != CURSE]
    return [kind for kind in kinds if TYPE[kind] == type]


@pile_card.then
def take_that(s: MageWars, kind: int, seat: int, card: int, deck: int, type: int) -> None:
    take(s, seat, find(s, kind, PILE[deck]), deck)


@book.step
def take_from_any_pile(s: MageWars, seat: int, card: int, type: int, tops: int = 0) -> None:
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


# Discard by choice


@book.step
def discard_some(s: MageWars, seat: int, card: int, n: int) -> None:
    if n and s.zones[HAND[seat]]:
        s.ask = (seat, discard_card, (seat, card, n))


@book.question({kind: f"discard {WORD[kind]}" for kind in IN_HAND})
def discard_card(s: MageWars, seat: int, card: int, n: int) -> list[int]:
    return kinds_in(s, HAND[seat])


@discard_card.then
def discard_chosen(s: MageWars, kind: int, seat: int, card: int, n: int) -> None:
    discard_own(s, seat, find(s, kind, HAND[seat]), HAND[seat])
    if n > 1 and s.zones[HAND[seat]]:
        s.ask = (seat, discard_card, (seat, card, n - 1))


# For every player


@book.step
def everyone_draws(s: MageWars, seat: int, card: int, deck: int) -> None:
    push(s, *(later(draw, other, card, deck, 1) for other in living(s, seat)))


@book.step
def everyone_heals(s: MageWars, seat: int, card: int, deck: int, n: int, who: tuple[int, ...]) -> None:
    """Every living mage of these alignments heals, clockwise from the player."""
    push(s, *(later(heal, other, card, deck, n) for other in living(s, seat) if alignment(s, other) in who))
