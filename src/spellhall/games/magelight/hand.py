"""Cards that leave the hand: burned, stored, channelled; and the quota that must stay. (ML-32, ML-36, ML-39, ML-53)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import face_ids, kinds_in, move, without
from spellhall.engine.steps import EVERYONE, Pending, ask, bit, later, tell
from spellhall.engine.views import Said, say
from spellhall.games.magelight.cards import BURN_VALUE, DECK, STORM_CROW
from spellhall.games.magelight.state import BURNED, FIRST_HAND, PLAYED, Magelight, book, storage_of


def can_spare(s: Magelight) -> bool:
    """May a card leave the hand so that the quota is still there? (ML-39, ML-R25)"""
    return len(s.zones[FIRST_HAND + s.turn]) > s.quota


def lay_open(s: Magelight, kind: int, pile: int) -> None:
    """A card of the hand goes where everybody sees it."""
    hand = s.zones[FIRST_HAND + s.turn]
    kinds = s.kind
    copies = [card for card in hand if kinds[card] == kind]
    if len(copies) > 1:  # copies are alike: who knew one may lose sight of it
        move(s, copies[0], FIRST_HAND + s.turn, pile)
    else:
        s.zones[FIRST_HAND + s.turn] = without(hand, copies[0])
        s.zones[pile] += (copies[0],)
        s.seen[copies[0]] = EVERYONE


def lay_aside(s: Magelight, kind: int, zone: int, at_once: bool = False) -> int:
    """A card of the hand goes face down to the Stack or to the Storage. The others cannot tell
    which, so they know none of this hand any more (if it goes ``at_once`` after another, already).
    Returns the card.
    """
    hand = s.zones[FIRST_HAND + s.turn]
    if not at_once:
        me = 1 << s.turn
        seen = s.seen
        for card in hand:
            seen[card] = me
    kinds = s.kind
    for card in hand:
        if kinds[card] == kind:
            break
    s.zones[FIRST_HAND + s.turn] = without(hand, card)
    s.zones[zone] += (card,)
    return card


def burn(s: Magelight, kind: int) -> None:  # ML-32, ML-R35
    lay_open(s, kind, BURNED)
    s.mana += BURN_VALUE[kind]
    if s.news is not None:
        tell(s, EVERYONE, "burned", s.turn, kind, BURN_VALUE[kind])


def store(s: Magelight, kind: int) -> None:  # ML-36
    seat = s.turn
    card = lay_aside(s, kind, storage_of(s, seat))
    if card in s.fresh:  # by a Hollow Book, among artifacts still waiting
        s.fresh.remove(card)
    if s.news is not None:
        tell(s, bit(seat), "you_stored", kind)
        tell(s, EVERYONE & ~bit(seat), "stored", seat)


@book.step
def channel(s: Magelight) -> None:  # ML-53
    ask(s, s.turn, channel_card)


CHANNEL_ONE: Final[Pending] = later(channel)


@book.question(face_ids(DECK, "channel"))
def channel_card(s: Magelight) -> list[int]:  # ML-R37
    return kinds_in(s, FIRST_HAND + s.turn)


@channel_card.then
def channelled(s: Magelight, kind: int) -> None:  # ML-54: no Mana, no Action
    lay_open(s, kind, BURNED)
    tell(s, EVERYONE, "channelled", s.turn, kind)


@channel_card.worded
def channel_prompt(s: Magelight) -> Said:
    """It is paid for the card that is being played; only the Storm Crow has it on the board."""
    paid = s.kind[s.zones[PLAYED][0]] if s.zones[PLAYED] else STORM_CROW
    return say("ask-channel_card", card=DECK[paid].id)


@channel_card.touches
def channelled_things(s: Magelight, kind: int) -> list[str]:
    return [card_in_hand(s, kind)]


def card_in_hand(s: Magelight, kind: int) -> str:
    """The id of a card of that kind in the active player's hand, in the view."""
    return f"hand{s.turn}.{DECK[kind].id}.0"
