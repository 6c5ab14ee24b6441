"""The check after every effect: who has died, who has won. (MW-87 to MW-89, MW-92, MW-93)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import with_at
from spellhall.engine.steps import EVERYONE, Pending, later, tell
from spellhall.games.magewars.piles import bury, discard, discard_all_in_play, end_lasting
from spellhall.games.magewars.state import (
    CLOCKWISE,
    CRAFTS,
    HAND,
    HEALTH,
    KEPT,
    LASTING,
    NO_OIL,
    WINS,
    WOUNDS,
    MageWars,
    book,
)
from spellhall.games.magewars.winning import look_for_winner


@book.step
def check(s: MageWars) -> None:  # MW-92
    if not s.due:
        return
    alive, zones = s.alive, s.zones
    dying = []
    for seat in CLOCKWISE[s.seats][s.turn]:
        if alive[seat] and not zones[HEALTH[seat]]:
            dying.append(seat)
    if dying:
        die_together(s, dying)
    if s.due & WINS and not s.own_turn_wins:  # MW-R45
        look_for_winner(s)
    if s.turn in dying and s.result is None:
        end_turn_at_once(s)  # MW-89
    s.due = 0


def die_together(s: MageWars, dying: list[int]) -> None:  # MW-87, MW-R39
    s.due |= WINS
    for seat in dying:
        s.alive = with_at(s.alive, seat, False)
        s.marks = with_at(s.marks, seat, s.marks[seat] + 1)
        tell(s, EVERYONE, "died", seat)
    for seat in dying:
        lose_everything(s, seat)


CHECK: Final[Pending] = later(check)


def lose_everything(s: MageWars, seat: int) -> None:  # MW-88, MW-R39, MW-R41
    zones = s.zones
    for card in zones[HAND[seat]]:
        discard(s, card, HAND[seat])
    for card in zones[KEPT[seat]]:
        bury(s, card, KEPT[seat])
    for card in zones[CRAFTS[seat]]:
        bury(s, card, CRAFTS[seat])
    for card in zones[LASTING[seat]]:
        end_lasting(s, card)
    s.guard = with_at(s.guard, seat, 0)
    s.luck = with_at(s.luck, seat, 0)
    s.lost = with_at(s.lost, seat, False)  # MW-R37
    if seat == s.turn:
        s.growth = 0
        s.oil = NO_OIL


def end_turn_at_once(s: MageWars) -> None:
    """Whatever is going on is left out; the end step comes next. (MW-86, MW-89, MW-R34, MW-R40)"""
    end_step = book.steps["end_step"]
    at = len(s.stack) - 1
    while s.stack[at][0] is not end_step:
        at -= 1
    del s.stack[at + 1 :]
    s.stopped = False
    discard_all_in_play(s)


def lose_cards(s: MageWars, seat: int, n: int) -> int:
    """Discard the top N cards of a health pile (all, if fewer); says how many. (MW-60, MW-67)"""
    pile = s.zones[HEALTH[seat]]
    lost = min(n, len(pile))
    for card in pile[::-1][:lost]:
        discard(s, card, HEALTH[seat])
    if lost:
        s.due |= WOUNDS
        tell(s, EVERYONE, "lost_health", seat, lost)
    return lost


@book.step
def lose_health(s: MageWars, seat: int, card: int, n: int) -> None:  # MW-67
    if s.alive[seat]:
        lose_cards(s, seat, n)
