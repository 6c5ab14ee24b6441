"""The deck, the discard pile and the burn pile. (ML-47, ML-64, ML-R44 to ML-R48, ML-R56, ML-R57)"""

from __future__ import annotations

from spellhall.engine.cards import enter, faces, faces_told, leave_all, move, move_all, show
from spellhall.engine.steps import EVERYONE, NOBODY, ask_chance, bit, tell
from spellhall.games.magelight.cards import DECK_KINDS, tokens
from spellhall.games.magelight.state import (
    BURNED,
    DISCARD,
    FIRST_HAND,
    TOP,
    Magelight,
    book,
    hand_of,
    storage_of,
)
from spellhall.games.magelight.winning import burn_out

# The top of the deck


def deck_is_out(s: Magelight) -> bool:
    """Is there nothing left to draw, nor to refill the deck with?"""
    return not s.deck and not s.zones[TOP] and not s.zones[DISCARD]


def from_top(s: Magelight, zone: int, count: int) -> None:
    """The top cards of the deck go to a zone, one after another; an empty deck is refilled when a
    card is needed, never earlier. Only drawing wins when nothing is left. (ML-47, ML-R44, ML-R45, ML-R48)
    """
    while count and s.zones[TOP]:
        card = s.zones[TOP][0]
        if zone == TOP:
            show(s, [card], bit(s.turn))
        else:
            move(s, card, TOP, zone)
        _came(s, card, zone)
        count -= 1
    if not count:
        return
    if not s.deck:
        refill(s)
    if s.deck:
        ask_chance(s, top_card_is, zone, count)
    elif zone == hand_of(s.turn):  # ML-63
        burn_out(s)


@book.chance(tokens("top", DECK_KINDS))
def top_card_is(s: Magelight, zone: int, count: int) -> list[int]:
    return s.deck


@top_card_is.then
def comes_off_the_deck(s: Magelight, kind: int, zone: int, count: int) -> None:
    s.deck.remove(kind)
    _came(s, enter(s, kind, zone, bit(s.turn) if zone == TOP else NOBODY), zone)
    if count > 1:
        from_top(s, zone, count - 1)


def _came(s: Magelight, card: int, zone: int) -> None:
    """A card has come from the top of the deck to a zone."""
    kind = s.kind[card]
    if zone == BURNED:
        _tell_pile(s, BURNED, (kind,))
    elif zone == TOP:
        tell(s, bit(s.turn), "you_looked", kind)
        tell(s, EVERYONE & ~bit(s.turn), "looked", s.turn)
    elif zone == hand_of(s.turn):
        s.fresh.append(card)
        tell(s, bit(s.turn), "you_drew", kind)
    else:
        seat = (zone - FIRST_HAND) % s.seats
        tell(s, bit(seat), "you_stored_top", kind)
        tell(s, EVERYONE & ~bit(seat), "stored_top", seat)


def refill(s: Magelight) -> None:  # ML-47
    pile = s.zones[DISCARD]
    if pile:
        s.got = [card for card in s.got if card not in pile]
        s.deck = sorted(leave_all(s, DISCARD))
        s.refilled = tuple(s.deck)
        tell(s, EVERYONE, "refilled", s.refilled)


@book.step
def draw(s: Magelight, count: int) -> None:
    tell(s, EVERYONE & ~bit(s.turn), "drew", s.turn, count)
    from_top(s, hand_of(s.turn), count)


@book.step
def scorch_top(s: Magelight, count: int) -> None:
    from_top(s, BURNED, count)


@book.step
def store_top(s: Magelight, seat: int, count: int) -> None:
    from_top(s, storage_of(s, seat), count)


# From elsewhere to the piles


def pile_for_discards(s: Magelight) -> int:
    """The discard pile; during Wildfire, the burn pile. (ML-R56)"""
    return BURNED if s.round >= s.wildfire else DISCARD


def discard(s: Magelight, card: int, source: int) -> None:
    pile = pile_for_discards(s)
    move(s, card, source, pile)
    _tell_pile(s, pile, (s.kind[card],))


def discard_all(s: Magelight, source: int) -> None:
    """In the order in which they lie. (ML-R47)"""
    to_pile(s, source, pile_for_discards(s))


def scorch(s: Magelight, card: int, source: int) -> None:
    move(s, card, source, BURNED)
    _tell_pile(s, BURNED, (s.kind[card],))


def to_pile(s: Magelight, source: int, pile: int) -> None:
    """All cards of a zone go to a pile, in the order in which they lie. (ML-R47)

    The discard pile itself shows that order, unless it becomes the deck at once; the news does not say more.
    """
    if s.zones[source]:
        kinds = faces_told(s, s.zones[source])
        _tell_pile(s, pile, tuple(sorted(kinds)) if pile == DISCARD else kinds)
        move_all(s, source, pile)


def _tell_pile(s: Magelight, pile: int, kinds: tuple[int, ...]) -> None:
    tell(s, EVERYONE, "discarded" if pile == DISCARD else "scorched", kinds)


@book.step
def return_burned(s: Magelight, count: int) -> None:
    """The top cards of the burn pile go back to the discard pile, as many as there are."""
    if pile_for_discards(s) == BURNED:  # ML-R57
        return
    cards = s.zones[BURNED][: -count - 1 : -1]
    for card in cards:
        move(s, card, BURNED, DISCARD)
    if cards:
        tell(s, EVERYONE, "returned", faces(s, cards))
