"""Choosing players: one question for all cards that aim at somebody. (ML-R31, ML-R39, ML-R40)

A card says by ``@aims`` whom it may aim at and what it does to them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellhall.engine.steps import EVERYONE, ask, tell
from spellhall.engine.views import Said, say
from spellhall.games.magelight.cards import CARDS
from spellhall.games.magelight.state import FIRST_HAND, FROM_LEFT, MOST_SEATS, Magelight, book

Legal = Callable[[Magelight, int], list[int]]
Hit = Callable[[Magelight, int], None]

LEGAL: Final[dict[int, Legal]] = {}
HIT: Final[dict[int, Hit]] = {}


def aims(kind: int, legal: Legal) -> Callable[[Hit], Hit]:
    """Decorate what a card does to the player chosen among the ``legal`` ones."""

    def register(hit: Hit) -> Hit:
        LEGAL[kind] = legal
        HIT[kind] = hit
        return hit

    return register


@book.step
def choose_player(s: Magelight, kind: int) -> None:
    """The active player chooses for this card, if there is anybody to choose. (ML-R33)"""
    if LEGAL[kind](s, s.turn):
        ask(s, s.turn, target_player, kind)


@book.question({seat: f"choose P{seat + 1}" for seat in range(MOST_SEATS)})
def target_player(s: Magelight, kind: int) -> list[int]:
    return LEGAL[kind](s, s.turn)


@target_player.then
def player_chosen(s: Magelight, seat: int, kind: int) -> None:
    tell(s, EVERYONE, "aimed", s.turn, kind, seat)
    HIT[kind](s, seat)


@target_player.worded
def target_prompt(s: Magelight, kind: int) -> Said:
    return say("ask-target_player", card=CARDS[kind].id)


@target_player.touches
def target_things(s: Magelight, seat: int, kind: int) -> list[str]:
    return [f"role{seat}"]


# Who may be chosen, from the left of the one who chooses; they themselves come last.


def others(s: Magelight, seat: int, players: list[int]) -> list[int]:
    """Of these players, those who are not the seat itself."""
    return [player for player in players if player != seat]


def standing(s: Magelight, seat: int) -> list[int]:
    """Those with at least 1 Power."""
    return [player for player in FROM_LEFT[s.seats][seat] if s.power[player]]


def others_standing(s: Magelight, seat: int) -> list[int]:
    return others(s, seat, standing(s, seat))


def below_cap(s: Magelight, seat: int) -> list[int]:
    return [player for player in FROM_LEFT[s.seats][seat] if s.power[player] < s.cap]


def unrevealed(s: Magelight, seat: int) -> list[int]:
    """Those whose role is not revealed to the table."""
    return [player for player in FROM_LEFT[s.seats][seat] if not s.revealed[player]]


def others_unrevealed(s: Magelight, seat: int) -> list[int]:
    return others(s, seat, unrevealed(s, seat))


def revealed_standing(s: Magelight, seat: int) -> list[int]:
    """Those with a revealed role and at least 1 Power."""
    return [player for player in FROM_LEFT[s.seats][seat] if s.revealed[player] and s.power[player]]


def others_with_storage(s: Magelight, seat: int) -> list[int]:
    """The other players with a card in Storage."""
    storage = FIRST_HAND + s.seats
    return [player for player in FROM_LEFT[s.seats][seat] if player != seat and s.zones[storage + player]]
