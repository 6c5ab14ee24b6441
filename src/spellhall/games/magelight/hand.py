"""Cards that leave the hand: burned, stored, channelled; and the quota that must stay. (ML-32, ML-36, ML-39, ML-53)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import face_ids, find, kinds_in, move
from spellhall.engine.steps import EVERYONE, Pending, ask, bit, later, tell
from spellhall.games.magelight.cards import BURN_VALUE, DECK
from spellhall.games.magelight.state import BURNED, FIRST_HAND, Magelight, book, storage_of


def can_spare(s: Magelight) -> bool:
    """May a card leave the hand so that the quota is still there? (ML-39, ML-R25)"""
    return len(s.zones[FIRST_HAND + s.turn]) > s.quota


def burn(s: Magelight, kind: int) -> None:  # ML-32, ML-R35
    hand = FIRST_HAND + s.turn
    move(s, find(s, kind, hand), hand, BURNED)
    s.mana += BURN_VALUE[kind]
    if s.news is not None:
        tell(s, EVERYONE, "burned", s.turn, kind, BURN_VALUE[kind])


def store(s: Magelight, kind: int) -> None:  # ML-36
    seat = s.turn
    hand = FIRST_HAND + seat
    card = find(s, kind, hand)
    move(s, card, hand, storage_of(s, seat))
    if card in s.fresh:  # by a Hollow Book, among artifacts still waiting
        s.fresh.remove(card)
    if s.news is not None:
        tell(s, bit(seat), "you_stored", kind)
        tell(s, EVERYONE & ~bit(seat), "stored", seat)


@book.step
def channel(s: Magelight) -> None:  # ML-53
    ask(s, s.turn, channel_card)


CHANNEL_ONE: Final[Pending] = later(channel)


@book.question("CHANNEL: which card do you put into the burn pile?", face_ids(DECK, "channel"))
def channel_card(s: Magelight) -> list[int]:  # ML-R37
    return kinds_in(s, FIRST_HAND + s.turn)


@channel_card.then
def channelled(s: Magelight, kind: int) -> None:  # ML-54: no Mana, no Action
    hand = FIRST_HAND + s.turn
    move(s, find(s, kind, hand), hand, BURNED)
    tell(s, EVERYONE, "channelled", s.turn, kind)


@channel_card.touches
def channelled_things(s: Magelight, kind: int) -> list[str]:
    return [card_in_hand(s, kind)]


def card_in_hand(s: Magelight, kind: int) -> str:
    """The id of a card of that kind in the active player's hand, in the view."""
    return f"hand{s.turn}.{DECK[kind].id}.0"
