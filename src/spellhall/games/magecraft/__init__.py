"""Magecraft: mana, life, armour and victory are the same 88 gems.

Read the chapters in the order of the rules (docs/rules/magecraft.md): cards, gems, state, setup,
turn, casting, payment, icons, study, drawing, ending; then scenario, view and text.

Rules version 2: Maris Quill's Cantrip draws 2 gems instead of 1; Solenne Bright's costs L instead of X, and draws a
gem too (docs/balance.md). Version 1: the first.
"""

from __future__ import annotations

from typing import Final

from spellhall.engine.info import GameInfo, Option
from spellhall.games.magecraft.cards import ALL_CARDS
from spellhall.games.magecraft.evaluate import evaluate
from spellhall.games.magecraft.facts import FACTS
from spellhall.games.magecraft.glance import glance
from spellhall.games.magecraft.laws import LAWS
from spellhall.games.magecraft.options import NineSets, WholeNumber
from spellhall.games.magecraft.positions import POSITIONS
from spellhall.games.magecraft.scenario import HELP, setup
from spellhall.games.magecraft.state import MOST_SEATS, Magecraft, book
from spellhall.games.magecraft.text import GLOSSARY, HEADLINES, explain
from spellhall.games.magecraft.view import look, redeal_unknown

OPTIONS: Final = (
    Option("characters", ("draft", "random"), "whether players pick their characters, P1 first, or are dealt them"),
    Option("hands", ("secret", "open"), "whether only the owner sees the colours in a hand"),
    NineSets("academy", ("random",), "the further spells on offer: drawn at random, or nine ids with commas"),
    Option("hp_colour", ("auto", "choose"), "whether players choose which gem leaves an HP Area; it never matters"),
    Option("mastery", ("on", "off"), "whether a spell can be mastered in a Revision; off for beginners"),
    WholeNumber("quiet_limit", ("10", "3", "5", "20"), "after how many rounds without a scored gem the game ends"),
)

GAME: Final = GameInfo(
    name="magecraft",
    title="Magecraft",
    summary="A duel of chained spells in which mana, life, armour and victory are the same gems.",
    players=(2, MOST_SEATS),
    version=2,
    options=OPTIONS,
    cards=ALL_CARDS,
    book=book,
    state=Magecraft,
    setup=setup,
    look=look,
    redeal=redeal_unknown,
    glance=glance,
    evaluate=evaluate,
    calm=frozenset({"cast_step", "study_step", "drop_shield"}),
    one_turn=True,
    headlines=HEADLINES,
    explain=explain,
    facts=FACTS,
    glossary=GLOSSARY,
    scenario_help=HELP,
    laws=LAWS,
    positions=POSITIONS,
)
