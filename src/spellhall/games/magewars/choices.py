"""Questions that many cards ask: a rival, a deck, one of two modes, whether to do it at all."""

from __future__ import annotations

from typing import Final

from spellhall.engine.steps import ask
from spellhall.games.magewars.cards.words import DECKS
from spellhall.games.magewars.state import HAND, MOST_SEATS, TOP, MageWars, book, rivals

YES: Final = 1
NO: Final = 0


@book.question({seat: f"choose P{seat + 1}" for seat in range(MOST_SEATS)})
def rival(s: MageWars, seat: int, card: int, then: str, with_hand: int) -> list[int]:
    """``then`` is the step that follows, with the chosen seat as its last argument."""
    return [foe for foe in rivals(s, seat) if not with_hand or s.zones[HAND[foe]]]


@rival.then
def rival_chosen(s: MageWars, foe: int, seat: int, card: int, then: str, with_hand: int) -> None:
    s.stack.append((book.steps[then], (seat, card, foe)))


def ask_rival(s: MageWars, seat: int, card: int, then: str, with_hand: int = 0) -> None:
    """Let the player choose a rival; if there is none, that part is skipped. (MW-R29)"""
    if s.alive[seat] and rival.options(s, seat, card, then, with_hand):
        ask(s, seat, rival, seat, card, then, with_hand)


@book.question({deck: f"deck {DECKS[deck]}" for deck in TOP})
def deck(s: MageWars, seat: int, card: int, then: str, decks: tuple[int, ...]) -> tuple[int, ...]:
    return decks


@deck.then
def deck_chosen(s: MageWars, chosen: int, seat: int, card: int, then: str, decks: tuple[int, ...]) -> None:
    s.stack.append((book.steps[then], (seat, card, chosen)))


# Each mode of a text that says "Choose:" has a step of its own.
MODES: Final[tuple[str, ...]] = (
    "fill_a_site", "draw_enchanted", "destroy_level_1_towers", "destroy_a_level_2_tower", "discard_a_craft",
    "strip_a_site", "doom_strikes", "destroy_a_good_tower", "heal_the_good", "destroy_an_evil_tower",
    "keep_beasts_and_plants", "draw_2_arcane", "keep_3_cards", "draw_3_mystic",
)  # fmt: skip


@book.question({mode: name.replace("_", " ") for mode, name in enumerate(MODES)})
def mode(s: MageWars, seat: int, card: int, modes: tuple[int, ...]) -> tuple[int, ...]:
    return modes


@mode.then
def mode_chosen(s: MageWars, chosen: int, seat: int, card: int, modes: tuple[int, ...]) -> None:
    s.stack.append((book.steps[MODES[chosen]], (seat, card)))


def choose(s: MageWars, seat: int, card: int, **possible: bool) -> None:
    """Choose among the modes that can be carried out; with none, nothing happens. (MW-R29)"""
    modes = tuple(MODES.index(name) for name, can in possible.items() if can)
    if modes and s.alive[seat]:
        ask(s, seat, mode, seat, card, modes)


@book.question({YES: "yes", NO: "no"})
def may(s: MageWars, seat: int, card: int, then: str) -> tuple[int, ...]:
    return YES, NO


@may.then
def may_or_not(s: MageWars, answer: int, seat: int, card: int, then: str) -> None:
    if answer == YES:
        s.stack.append((book.steps[then], (seat, card)))
