"""Questions that many cards ask: a rival, a deck, a card in secret, one of two modes, whether to do it at all.

A question holds plain data only, so it keeps the step that follows by its name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellhall.engine.cards import find, kinds_in
from spellhall.engine.steps import ask, later, push
from spellhall.engine.views import Said, say
from spellhall.games.magewars.ids import hand_id, id_of, mage_of, named
from spellhall.games.magewars.pack import each, may_be_held, when_full
from spellhall.games.magewars.state import HAND, MOST_SEATS, TOP, MageWars, book, rivals
from spellhall.games.magewars.terms import DECKS

YES: Final = 1
NO: Final = 0

# A rival


def ask_rival(
    s: MageWars, seat: int, card: int, then: Callable[[MageWars, int, int, int], None], with_hand: bool = False
) -> None:
    """Let the player choose a rival, with whom this happens; if there is none, that part is skipped. (MW-R29)"""
    if s.alive[seat] and rival.options(s, seat, card, then.__name__, with_hand):
        ask(s, seat, rival, seat, card, then.__name__, with_hand)


@book.question({seat: f"choose P{seat + 1}" for seat in range(MOST_SEATS)})
def rival(s: MageWars, seat: int, card: int, then: str, with_hand: bool) -> list[int]:
    return [foe for foe in rivals(s, seat) if not with_hand or s.zones[HAND[foe]]]


@rival.then
def rival_chosen(s: MageWars, foe: int, seat: int, card: int, then: str, with_hand: bool) -> None:
    push(s, later(book.steps[then], seat, card, foe))


@rival.touches
def chosen_rival(s: MageWars, foe: int, seat: int, card: int, then: str, with_hand: bool) -> list[str]:
    return mage_of(foe)


@rival.worded
def rival_for(s: MageWars, seat: int, card: int, then: str, with_hand: bool) -> Said:
    return say(f"ask-rival-{then}", card=id_of(s, card))


# A deck


def ask_deck(
    s: MageWars, seat: int, card: int, then: Callable[[MageWars, int, int, int], None], decks: tuple[int, ...]
) -> None:
    ask(s, seat, deck, seat, card, then.__name__, decks)


@book.question({deck: f"deck {DECKS[deck]}" for deck in TOP})
def deck(s: MageWars, seat: int, card: int, then: str, decks: tuple[int, ...]) -> tuple[int, ...]:
    return decks


@deck.then
def deck_chosen(s: MageWars, chosen: int, seat: int, card: int, then: str, decks: tuple[int, ...]) -> None:
    push(s, later(book.steps[then], seat, card, chosen))


@deck.touches
def chosen_deck(s: MageWars, chosen: int, seat: int, card: int, then: str, decks: tuple[int, ...]) -> list[str]:
    return [f"pile_{DECKS[chosen]}"]


@deck.worded
def deck_for(s: MageWars, seat: int, card: int, then: str, decks: tuple[int, ...]) -> Said:
    return say(f"ask-deck-{then}", card=id_of(s, card))


# A card in secret


def ask_secret_card(
    s: MageWars,
    seat: int,
    card: int,
    then: Callable[[MageWars, int, int, tuple[int, ...]], None],
    so_far: tuple[int, ...],
) -> None:
    """Let a player pick a card of the own hand; what follows gets ``so_far`` with the number of that card.

    The first of those is the player who gets, guesses or challenges.
    """
    ask(s, seat, secret_card, seat, card, then.__name__, so_far)


@book.question(each("pick", may_be_held))
def secret_card(s: MageWars, seat: int, card: int, then: str, so_far: tuple[int, ...]) -> list[int]:
    return kinds_in(s, HAND[seat])


@secret_card.then
def picked(s: MageWars, kind: int, seat: int, card: int, then: str, so_far: tuple[int, ...]) -> None:
    push(s, later(book.steps[then], seat, card, (*so_far, find(s, kind, HAND[seat]))))


@secret_card.touches
def picked_card(s: MageWars, kind: int, seat: int, card: int, then: str, so_far: tuple[int, ...]) -> list[str]:
    return [hand_id(s, seat, kind)]


@secret_card.worded
def why_pick(s: MageWars, seat: int, card: int, then: str, so_far: tuple[int, ...]) -> Said:
    return say(f"ask-secret_card-{then}", card=id_of(s, card), seat=so_far[0])


@secret_card.labelled
def picks(s: MageWars, kind: int, seat: int, card: int, then: str, so_far: tuple[int, ...]) -> Said:
    return say(f"do-pick-{then}", card=named(kind), seat=so_far[0])


# One of several modes

Mode = Callable[[MageWars, int, int], None]
MODES: Final[list[Mode]] = []


def mode_of_a_card(step: Mode) -> Mode:
    """Decorate what happens if one mode of a text that says "Choose:" is chosen."""
    MODES.append(book.step(step))
    return step


def choose(s: MageWars, seat: int, card: int, *modes: Mode) -> None:
    """Choose among the modes. One that has nothing to do may be chosen, and does nothing. (MW-R29)"""
    if s.alive[seat]:
        ask(s, seat, mode, seat, card, tuple([MODES.index(step) for step in modes]))


def mode_tokens() -> dict[int, str]:
    return {mode: step.__name__.replace("_", " ") for mode, step in enumerate(MODES)}


@book.question(when_full(mode_tokens))
def mode(s: MageWars, seat: int, card: int, modes: tuple[int, ...]) -> tuple[int, ...]:
    return modes


@mode.then
def mode_chosen(s: MageWars, chosen: int, seat: int, card: int, modes: tuple[int, ...]) -> None:
    push(s, later(MODES[chosen], seat, card))


@mode.worded
def mode_of(s: MageWars, seat: int, card: int, modes: tuple[int, ...]) -> Said:
    return say("ask-mode", card=id_of(s, card))


@mode.labelled
def mode_label(s: MageWars, chosen: int, seat: int, card: int, modes: tuple[int, ...]) -> Said:
    return say(f"do-{MODES[chosen].__name__}", card=id_of(s, card))


# Whether at all


def ask_may(s: MageWars, seat: int, card: int, then: Mode) -> None:
    ask(s, seat, may, seat, card, then.__name__)


@book.question({YES: "yes", NO: "no"})
def may(s: MageWars, seat: int, card: int, then: str) -> tuple[int, ...]:
    return YES, NO


@may.then
def may_or_not(s: MageWars, answer: int, seat: int, card: int, then: str) -> None:
    if answer == YES:
        push(s, later(book.steps[then], seat, card))


@may.worded
def may_what(s: MageWars, seat: int, card: int, then: str) -> Said:
    return say(f"ask-may-{then}", card=id_of(s, card))
