"""Magecraft: mana, life, armour and victory are the same 88 gems.

Read the chapters in the order of the rules (docs/rules/magecraft.md): cards, gems, state, setup,
turn, casting, payment, icons, study, drawing, ending; then scenario and sight. What people read is in words/.

Rules version 2: Maris Quill's Cantrip draws 2 gems instead of 1; Solenne Bright's costs L instead of X, and draws a
gem too (docs/balance.md). Version 1: the first.
"""

from __future__ import annotations

from typing import Final

from spellhall.engine.info import GameInfo, Option
from spellhall.games.magecraft.cards import ALL_CARDS, NUMBERS
from spellhall.games.magecraft.ending import explain
from spellhall.games.magecraft.evaluate import BOTS
from spellhall.games.magecraft.facts import FACTS
from spellhall.games.magecraft.laws import LAWS
from spellhall.games.magecraft.old_scenario import from_format_1
from spellhall.games.magecraft.options import NineSets, WholeNumber
from spellhall.games.magecraft.positions import POSITIONS
from spellhall.games.magecraft.scenario import FORM, setup
from spellhall.games.magecraft.sight import HEADLINES, SIGHT, TERMS, redeal_unknown
from spellhall.games.magecraft.state import MOST_SEATS, Magecraft, book

OPTIONS: Final = (
    Option("characters", ("draft", "random"), quick=True),
    Option("hands", ("secret", "open")),
    NineSets("academy", ("random",)),
    Option("hp_colour", ("auto", "choose")),
    Option("mastery", ("on", "off")),
    WholeNumber("quiet_limit", ("10", "3", "5", "20")),
)

GAME: Final = GameInfo(
    name="magecraft",
    title="Magecraft",
    players=(2, MOST_SEATS),
    version=2,
    options=OPTIONS,
    cards=ALL_CARDS,
    numbers=NUMBERS,
    book=book,
    state=Magecraft,
    setup=setup,
    sight=SIGHT,
    terms=TERMS,
    redeal=redeal_unknown,
    beyond_masks=True,
    bots=BOTS,
    headlines=HEADLINES,
    explain=explain,
    facts=FACTS,
    scenario_help=FORM.help,
    old_scenario=from_format_1,
    laws=LAWS,
    positions=POSITIONS,
)
