"""Lantern: a toy of twelve cards, the model to copy and the test bed of the engine.

A new game begins as a copy of this folder. Read cards, state, turn, scenario, sight; evaluate is for bots; words/ is
what people read; the rules are in docs/rules/lantern.md. Rules version 1: the first.
"""

from __future__ import annotations

from typing import Final

from spellhall.engine.info import GameInfo, Option
from spellhall.games.lantern.cards import BOX, CARDS
from spellhall.games.lantern.evaluate import BOTS
from spellhall.games.lantern.facts import FACTS
from spellhall.games.lantern.old_scenario import from_format_1
from spellhall.games.lantern.scenario import FORM, setup
from spellhall.games.lantern.sight import HEADLINES, SIGHT, redeal_unknown
from spellhall.games.lantern.state import Lantern, book
from spellhall.games.lantern.turn import explain


def every_card_is_in_one_place(s: Lantern) -> None:  # LT-1
    """The zones and the bag make up exactly the twelve cards, and no number lies twice."""
    lying = [card for zone in s.zones for card in zone]
    assert len(lying) == len(set(lying))
    assert sorted(s.bag + [s.kind[card] for card in lying]) == BOX


GAME: Final = GameInfo(
    name="lantern",
    title="Lantern",
    players=(2, 4),
    version=1,
    options=(Option("rounds", ("all", "3")),),
    cards=CARDS,
    book=book,
    state=Lantern,
    setup=setup,
    sight=SIGHT,
    redeal=redeal_unknown,
    beyond_masks=False,
    bots=BOTS,
    headlines=HEADLINES,
    explain=explain,
    facts=FACTS,
    scenario_help=FORM.help,
    old_scenario=from_format_1,
    laws=(every_card_is_in_one_place,),
    positions=((2, {}, {"deck": "...1"}),),
    hidden=True,
)
