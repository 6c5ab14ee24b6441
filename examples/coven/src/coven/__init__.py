"""Coven: fifteen cards, and nobody is who they say. Read cards, state, turn, sight; the rules are in rules/en.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from coven.cards import BOX, CARDS
from coven.evaluate import BOTS
from coven.sight import HEADLINES, SIGHT, redeal_unknown
from coven.state import Coven, book
from coven.turn import begin_turn, draw, explain
from spellhall.engine.info import GameInfo, Scenario
from spellhall.engine.steps import later, push


def setup(seats: int, options: Mapping[str, str], scenario: Scenario) -> Coven:
    """All cards in the bag; two to be drawn by everybody. (CV-2)"""
    s = Coven()
    s.lay_table(seats)
    s.bag = BOX[:]
    s.candles = [0] * seats
    s.turn = 0
    s.turns = 0
    push(s, *(later(draw, seat) for seat in range(seats) for _ in range(2)), later(begin_turn))
    return s


def every_card_is_in_one_place(s: Coven) -> None:
    """The zones and the bag make up exactly the fifteen cards. (CV-1)"""
    assert sorted(s.bag + [s.kind[card] for zone in s.zones for card in zone]) == BOX


GAME: Final = GameInfo(
    name="coven",
    title="Coven",
    players=(2, 4),
    version=1,
    options=(),
    cards=CARDS,
    book=book,
    state=Coven,
    setup=setup,
    sight=SIGHT,
    redeal=redeal_unknown,
    beyond_masks=True,  # a lie that is found out tells which card somebody does not hold
    headlines=HEADLINES,
    explain=explain,
    bots=BOTS,
    laws=(every_card_is_in_one_place,),
)
