"""The check after every effect: who has died, who has won. (MW-67, MW-87 to MW-89, MW-92, MW-93)"""

from __future__ import annotations

from spellhall.engine.cards import with_at
from spellhall.engine.steps import EVERYONE, tell
from spellhall.games.magewars.rules.piles import discard, discard_all_in_play
from spellhall.games.magewars.rules.winning import look_for_winner
from spellhall.games.magewars.rules.works import bury, end_lasting
from spellhall.games.magewars.state import (
    CLOCKWISE,
    CRAFTS,
    HAND,
    HEALTH,
    KEPT,
    LASTING,
    WINS,
    WOUNDS,
    MageWars,
    book,
)


@book.step
def check(s: MageWars) -> None:  # MW-92
    if not s.due:
        return
    dying = [seat for seat in CLOCKWISE[s.seats][s.turn] if s.alive[seat] and not s.zones[HEALTH[seat]]]
    if dying:
        die_together(s, dying)
    if s.due & WINS and not s.own_turn_wins:  # MW-R45
        look_for_winner(s)
    if s.turn in dying and s.result is None:
        end_turn_at_once(s)  # MW-89
    s.due = 0


@book.step
def check_wins(s: MageWars) -> None:
    """A check that looks at win conditions whatever has happened."""
    s.due |= WINS
    check(s)


def die_together(s: MageWars, dying: list[int]) -> None:  # MW-87, MW-R39
    s.due |= WINS
    for seat in dying:
        s.alive = with_at(s.alive, seat, False)
        s.marks = with_at(s.marks, seat, s.marks[seat] + 1)
        tell(s, EVERYONE, "died", seat)
    for seat in dying:
        lose_everything(s, seat)


def lose_everything(s: MageWars, seat: int) -> None:  # MW-88, MW-R39, MW-R41
    for card in s.zones[HAND[seat]]:
        discard(s, card, HAND[seat])
    for card in s.zones[KEPT[seat]]:
        bury(s, card, KEPT[seat])
    for card in s.zones[CRAFTS[seat]]:
        bury(s, card, CRAFTS[seat])
    for card in s.zones[LASTING[seat]]:
        end_lasting(s, card)
    s.guard = with_at(s.guard, seat, 0)
    s.luck = with_at(s.luck, seat, 0)
    s.lost = with_at(s.lost, seat, False)  # MW-R37
    if seat == s.turn:
        s.growth = 0


@book.step
def turn_is_over(s: MageWars) -> None:
    """Nothing happens here: it marks where a turn goes on that ends at once."""


def end_turn_at_once(s: MageWars) -> None:
    """Whatever is going on is left out; the end step comes next. (MW-86, MW-89, MW-R34, MW-R40)"""
    while s.stack[-1][0] is not turn_is_over:
        s.stack.pop()
    s.stopped = False
    discard_all_in_play(s)


# Losing health


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
