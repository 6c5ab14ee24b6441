"""Choosing players: one question for all cards that aim at somebody. (ML-R31, ML-R39, ML-R40)

A card says by ``@aims_at`` whom it may aim at; the function below says what it does to them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from spellhall.engine.steps import EVERYONE, ask, tell
from spellhall.engine.views import Said, say
from spellhall.games.magelight.cards import IDS
from spellhall.games.magelight.state import FROM_LEFT, MOST_SEATS, Magelight, book, is_spy, storage_of

Legal = Callable[[Magelight, int], list[int]]
"""The players whom somebody may choose."""
Hit = Callable[[Magelight, int, int], None]
"""What happens when "you" have chosen a target."""


class Aim(NamedTuple):
    """Whom a card may aim at, and what it does to them."""

    legal: Legal
    hit: Hit


AIMS: Final[dict[int, Aim]] = {}


def aims_at(legal: Legal) -> Callable[[Hit], Aim]:
    """Decorate what a card does to the player chosen among the ``legal`` ones."""
    return lambda hit: Aim(legal, hit)


@book.step
def choose_player(s: Magelight, kind: int) -> None:
    """The active player chooses for this card, if there is anybody to choose. (ML-R33)"""
    if AIMS[kind].legal(s, s.turn):
        ask(s, s.turn, target_player, kind)


@book.question({seat: f"choose P{seat + 1}" for seat in range(MOST_SEATS)})
def target_player(s: Magelight, kind: int) -> list[int]:
    return AIMS[kind].legal(s, s.turn)


@target_player.then
def player_chosen(s: Magelight, target: int, kind: int) -> None:
    tell(s, EVERYONE, "aimed", s.turn, kind, target)
    AIMS[kind].hit(s, s.turn, target)


@target_player.worded
def target_prompt(s: Magelight, kind: int) -> Said:
    return say("ask-target_player", card=IDS[kind])


@target_player.touches
def target_things(s: Magelight, seat: int, kind: int) -> list[str]:
    return [f"seat{seat}", f"role{seat}"]


# Who may be chosen, from the left of the one who chooses; they themselves come last.


def anybody(s: Magelight, you: int) -> list[int]:
    return list(FROM_LEFT[s.seats][you])


def others(you: int, players: list[int]) -> list[int]:
    """Of these players, those who are not you."""
    return [player for player in players if player != you]


def standing(s: Magelight, you: int) -> list[int]:
    """Those with at least 1 Power."""
    return [player for player in FROM_LEFT[s.seats][you] if s.power[player]]


def others_standing(s: Magelight, you: int) -> list[int]:
    return others(you, standing(s, you))


def below_cap(s: Magelight, you: int) -> list[int]:
    return [player for player in FROM_LEFT[s.seats][you] if s.power[player] < s.cap]


def others_below_cap(s: Magelight, you: int) -> list[int]:
    return others(you, below_cap(s, you))


def unrevealed(s: Magelight, you: int) -> list[int]:
    """Those whose role is not revealed to the table."""
    return [player for player in FROM_LEFT[s.seats][you] if not s.revealed[player]]


def others_unrevealed(s: Magelight, you: int) -> list[int]:
    return others(you, unrevealed(s, you))


def who_showed_you(s: Magelight, you: int) -> list[int]:
    """Those who have shown you their role, and have not revealed it to the table."""
    return [player for player in others_unrevealed(s, you) if (player, you) in s.shows]


def unmasked_standing(s: Magelight, you: int) -> list[int]:
    """The revealed Infiltrators with at least 1 Power."""
    return [player for player in standing(s, you) if s.revealed[player] and is_spy(s, player)]


def others_with_storage(s: Magelight, you: int) -> list[int]:
    """The other players with a card in Storage."""
    return [player for player in FROM_LEFT[s.seats][you] if player != you and s.zones[storage_of(s, player)]]
