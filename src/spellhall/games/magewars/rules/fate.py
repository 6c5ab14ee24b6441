"""Fate cards are drawn and played, one at a time. (MW-20 to MW-22, MW-R49)"""

from __future__ import annotations

from spellhall.engine.cards import move
from spellhall.engine.steps import EVERYONE, ask_chance, later, push, tell
from spellhall.games.magewars.pack import KINDS, TYPE, each
from spellhall.games.magewars.rows import Card, perform
from spellhall.games.magewars.rules.check import check
from spellhall.games.magewars.rules.decks import card_comes
from spellhall.games.magewars.rules.piles import out_of_bag, shuffle_pile
from spellhall.games.magewars.state import FATE_ROW, FATE_TOP, HAND, IN_PLAY, PILE, MageWars, book
from spellhall.games.magewars.terms import CURSE, FATE, FATE_CARD


@book.step
def play_fate(s: MageWars, seat: int, card: int, n: int) -> None:
    """Draw and play N Fate cards, one at a time, with a check before and after each. (MW-20, MW-22, MW-92)"""
    push(s, later(check), later(draw_fate, seat, n))


@book.step
def draw_fate(s: MageWars, seat: int, n: int) -> None:
    if not n or not s.alive[seat]:
        return
    if not is_fate_left(s) and s.zones[PILE[FATE]]:
        shuffle_pile(s, FATE)
    if is_fate_left(s):  # MW-R49
        push(s, later(check), later(draw_fate, seat, n - 1))
        ask_chance(s, fate_drawn, seat)


def is_fate_left(s: MageWars) -> bool:
    return bool(s.bags[FATE] or s.zones[FATE_TOP])


def of_fate(card: Card, deck: int) -> bool:
    return deck == FATE


@book.chance(each("fate", of_fate))
def fate_drawn(s: MageWars, seat: int) -> bytes:
    top = s.zones[FATE_TOP]
    return bytes([s.kind[top[0]]]) if top else s.bags[FATE]


@fate_drawn.then
def play_fate_card(s: MageWars, kind: int, seat: int) -> None:
    """It lies in the row; a Curse hits, a Blessing goes into the hand. (MW-21)"""
    if TYPE[kind] == FATE_CARD:
        card = off_fate(s, kind, FATE_ROW)
        tell(s, EVERYONE, "fate", seat, kind)
        perform(s, seat, card, KINDS[kind].once)
    else:
        card_comes(s, seat, off_fate(s, kind, IN_PLAY if TYPE[kind] == CURSE else HAND[seat]), FATE)


def off_fate(s: MageWars, kind: int, zone: int) -> int:
    """The next Fate card goes to a zone."""
    top = s.zones[FATE_TOP]
    if not top:
        return out_of_bag(s, kind, FATE, zone)
    move(s, top[0], FATE_TOP, zone)
    return top[0]
