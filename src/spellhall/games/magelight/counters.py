"""The counters: Power, Actions, Mana. (ML-4, ML-50, ML-R19, ML-R41 to ML-R43)"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellhall.engine.steps import EVERYONE, tell
from spellhall.games.magelight.state import ACTIONS, Magelight, board_of
from spellhall.games.magelight.winning import check_end

# Power

Instead = Callable[[Magelight, int, int], None]
"""What an ally does when its player would lose Power: of the player and the card."""

INSTEAD: Final[dict[int, Instead]] = {}


def instead_of_a_loss(kind: int) -> Callable[[Instead], Instead]:
    """Decorate what happens if such an ally lies on the board of a player who would lose Power."""

    def enter_effect(does: Instead) -> Instead:
        INSTEAD[kind] = does
        return does

    return enter_effect


def gain_power(s: Magelight, seat: int, amount: int) -> None:  # ML-R41
    gained = min(amount, s.cap - s.power[seat])
    if gained > 0:  # no way to win can come true by a gain
        s.power[seat] += gained
        tell(s, EVERYONE, "gained_power", seat, gained, s.power[seat])


def lose_power(s: Magelight, seat: int, amount: int) -> bool:  # ML-50
    """Lower the Power of a seat and look who has won. Did they lose any, and does the game go on?"""
    if not _lower_power(s, seat, amount):
        return False
    if not s.power[seat]:
        check_end(s)
    return s.result is None


def everybody_loses_power(s: Magelight, amount: int) -> None:  # ML-R43
    for seat in range(s.seats):
        _lower_power(s, seat, amount)
    check_end(s)


def exchange_power(s: Magelight, one: int, other: int) -> None:  # ML-R42
    power = s.power
    power[one], power[other] = power[other], power[one]
    tell(s, EVERYONE, "exchanged_power", one, other, power[one], power[other])
    check_end(s)


def _lower_power(s: Magelight, seat: int, amount: int) -> bool:
    """Without a look at who has won. At 0 nothing is lost; an ally may take all of a loss, the latest first."""
    if not s.power[seat]:
        return False
    for card in reversed(s.zones[board_of(s, seat)]):
        if s.kind[card] in INSTEAD:
            INSTEAD[s.kind[card]](s, seat, card)
            return False
    lost = min(amount, s.power[seat])
    s.power[seat] -= lost
    tell(s, EVERYONE, "lost_power", seat, lost, s.power[seat])
    return True


# Actions and Mana: before T6 a bonus, from then on the counter itself


def gain_actions(s: Magelight, amount: int) -> None:  # ML-R19
    if s.step < ACTIONS:
        s.actions_bonus += amount
    else:
        amount = max(amount, -s.actions)
        s.actions += amount
    if amount > 0:
        tell(s, EVERYONE, "gained_actions", s.turn, amount)
    elif amount < 0:
        tell(s, EVERYONE, "lost_actions", s.turn, -amount)


def gain_mana(s: Magelight, amount: int) -> None:  # ML-R19
    if s.step < ACTIONS:
        s.mana_bonus += amount
    else:
        s.mana += amount
    tell(s, EVERYONE, "gained_mana", s.turn, amount)
