"""Dark Day: what it costs, and what it does. (ML-R62)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import find
from spellhall.engine.steps import later, push
from spellhall.games.magelight.cards import CARD, DARK_DAY, SPYMASTER, cost_of
from spellhall.games.magelight.piles import scorch, scorch_top
from spellhall.games.magelight.roles import reveal_role
from spellhall.games.magelight.spells.row import spell
from spellhall.games.magelight.state import BURNED, PLAYED, Magelight, book, is_spy
from spellhall.games.magelight.winning import dark_day_falls

CHEAPEST_DARK_DAY: Final = 5
COMMON_STEP: Final = 10
SPYMASTER_STEP: Final = 4
FIRST_DARK_ROUND: Final = 4


def dark_day_cost(s: Magelight, seat: int) -> int:  # ML-R62
    return dark_day_at(s, SPYMASTER_STEP if s.role[seat] == SPYMASTER else COMMON_STEP)


def dark_day_at(s: Magelight, step: int) -> int:
    """What Dark Day costs whoever pays 1 less for every so many cards in the burn pile."""
    return max(CHEAPEST_DARK_DAY, cost_of(DARK_DAY) - len(s.zones[BURNED]) // step)


def dark_rounds_have_come(s: Magelight) -> bool:
    return s.round >= FIRST_DARK_ROUND


@spell(
    DARK_DAY, "Dark Day", copies=4, cost=13, burn=1, scorches=6, needs="Round Counter at 4 or more",
    when=dark_rounds_have_come, price=dark_day_cost,
    cost_note=(
        ", less 1 for every full 10 cards in the burn pile (for the Spymaster: every full 4 cards), never below 5"
    ),
    effect=(
        "If you are an Infiltrator, the Infiltrators win. If you are a Guildmage: reveal your role to the table (skip "
        "if revealed), then scorch the top {scorches} {scorches|card|cards} of the deck; Dark Day goes to the burn "
        "pile instead of the discard pile."
    ),
    flavour="At noon the bells rang, and nobody saw who rang them.",
)  # fmt: skip
def dark_day(s: Magelight) -> None:
    if is_spy(s, s.turn):  # ML-R53
        dark_day_falls(s)
        return
    push(s, later(scorch_top, CARD[DARK_DAY].scorches), later(scorch_dark_day))
    if not s.revealed[s.turn]:
        reveal_role(s, s.turn)


@book.step
def scorch_dark_day(s: Magelight) -> None:
    scorch(s, find(s, DARK_DAY, PLAYED), PLAYED)
