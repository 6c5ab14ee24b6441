"""Cards that leave the hand: burned, stored, channelled; and the quota that must stay. (ML-32, ML-36, ML-39, ML-53)"""

from __future__ import annotations

from spellhall.engine.cards import find, kinds_in, move
from spellhall.engine.steps import EVERYONE, Pending, ask, bit, later, tell
from spellhall.engine.views import Said, say
from spellhall.games.magelight.cards import CARD, DECK_KINDS, IDS, tokens
from spellhall.games.magelight.state import BURNED, Magelight, book, hand_of, storage_of


def spare_cards(s: Magelight) -> int:
    """How many cards may leave the hand so that the quota is still there. (ML-39)"""
    return len(s.zones[hand_of(s.turn)]) - s.quota


def can_spare(s: Magelight) -> bool:  # ML-R25
    return spare_cards(s) > 0


def from_hand(s: Magelight, kind: int, zone: int) -> int:
    """A card of the active player's hand goes somewhere else. Returns the card."""
    hand = hand_of(s.turn)
    card = find(s, kind, hand)
    move(s, card, hand, zone)
    return card


def burn(s: Magelight, kind: int) -> None:  # ML-32, ML-R35
    from_hand(s, kind, BURNED)
    mana = CARD[kind].burn
    s.mana += mana
    tell(s, EVERYONE, "burned", s.turn, kind, mana)


def store(s: Magelight, kind: int) -> None:  # ML-36
    card = from_hand(s, kind, storage_of(s, s.turn))
    if card in s.fresh:  # by a Hollow Book, among artifacts still waiting
        s.fresh.remove(card)
    tell(s, bit(s.turn), "you_stored", kind)
    tell(s, EVERYONE & ~bit(s.turn), "stored", s.turn)


def pay_channel(kind: int, cards: int) -> list[Pending]:
    """The steps by which so many cards are channelled for a card that is played or used. (ML-53)"""
    return [later(channel, kind)] * cards


@book.step
def channel(s: Magelight, paid_for: int) -> None:
    ask(s, s.turn, channel_card, paid_for)


@book.question(tokens("channel", DECK_KINDS))
def channel_card(s: Magelight, paid_for: int) -> list[int]:  # ML-R37
    return kinds_in(s, hand_of(s.turn))


@channel_card.then
def channelled(s: Magelight, kind: int, paid_for: int) -> None:  # ML-54: no Mana, no Action
    from_hand(s, kind, BURNED)
    tell(s, EVERYONE, "channelled", s.turn, kind)


@channel_card.worded
def channel_prompt(s: Magelight, paid_for: int) -> Said:
    return say("ask-channel_card", card=IDS[paid_for])


@channel_card.touches
def channelled_things(s: Magelight, kind: int, paid_for: int) -> list[str]:
    return [card_in_hand(s, kind)]


def card_in_hand(s: Magelight, kind: int) -> str:
    """The id of a card of that kind in the active player's hand, in the view."""
    return f"hand{s.turn}.{IDS[kind]}.0"
