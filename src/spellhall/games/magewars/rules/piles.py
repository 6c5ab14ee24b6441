"""Discard piles and decks: discarding, a card out of its deck, a pile that becomes the deck. (MW-80, MW-81)"""

from __future__ import annotations

from spellhall.engine.cards import UNDRAWN, enter, less, move, with_at, with_byte
from spellhall.engine.steps import EVERYONE, NOBODY, tell
from spellhall.games.magewars.pack import DECK
from spellhall.games.magewars.state import IN_PLAY, MOST_SHUFFLES, PILE, REVEALED, MageWars


def discard(s: MageWars, card: int, source: int) -> None:  # MW-80
    put_on_pile(s, card, source)
    tell_discarded(s, s.kind[card])


def discard_own(s: MageWars, seat: int, card: int, source: int) -> None:
    """A player discards a card that they chose."""
    put_on_pile(s, card, source)
    tell(s, EVERYONE, "discarded_own", seat, s.kind[card])


def put_on_pile(s: MageWars, card: int, source: int) -> None:
    move(s, card, source, PILE[DECK[s.kind[card]]])


def tell_discarded(s: MageWars, kind: int) -> None:
    """Cards that go one after the other are told together."""
    kinds: tuple[int, ...] = (kind,)
    if s.news and s.news[-1][1] == "discarded":
        _, _, (before,) = s.news.pop()
        kinds = (*before, kind)
    tell(s, EVERYONE, "discarded", kinds)


def discard_after_play(s: MageWars, card: int) -> None:  # MW-R18
    if card in s.zones[IN_PLAY]:
        discard(s, card, IN_PLAY)


def discard_all_in_play(s: MageWars) -> None:
    """Whatever was going on is over."""
    for zone in (REVEALED, IN_PLAY):
        for card in s.zones[zone]:
            discard(s, card, zone)


def out_of_bag(s: MageWars, kind: int, deck: int, zone: int) -> int:
    """A card comes out of its deck."""
    s.bags[deck] = less(s.bags[deck], kind)
    card = enter(s, kind, zone)
    s.drawn_in = with_byte(s.drawn_in, card, s.shuffles[deck])
    return card


def shuffle_pile(s: MageWars, deck: int) -> None:
    """The discard pile becomes the deck. (MW-81)"""
    pile = s.zones[PILE[deck]]
    s.made = tuple([~s.kind[card] if card in pile else card for card in s.made])  # MW-R17: nobody can follow it
    s.bags[deck] += bytes([s.kind[card] for card in pile])
    for card in pile:  # all of an open pile: nothing stays behind that somebody could lose track of
        s.kind[card] = UNDRAWN
        s.seen[card] = NOBODY
    s.spare += pile
    s.zones[PILE[deck]] = ()
    s.shuffled = with_at(s.shuffled, deck, tuple(sorted(s.bags[deck])))
    s.shuffles = with_at(s.shuffles, deck, min(s.shuffles[deck] + 1, MOST_SHUFFLES))
    tell(s, EVERYONE, "shuffled", deck)
