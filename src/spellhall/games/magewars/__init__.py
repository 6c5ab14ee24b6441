"""Mage Wars: every card is a thing to make or the material for another; hit points are unknown cards.

Read the chapters in the order of the rules (docs/rules/magewars.md): cards, state, setup, turn,
craft, completed, meddle, combat, decks, curses, structures, challenges, deeds, death, resurrection, winning;
then scenario, view and text.

Rules version 2: Winter Celeste needs Level 1 instead of 3, and the blood of Schlakk is 2 instead of all
(docs/balance.md). Version 1: the first.
"""

from __future__ import annotations

from typing import Final

from spellhall.engine.info import GameInfo, Option
from spellhall.games.magewars import asking, deeds, structures
from spellhall.games.magewars.cards.mages import MAGES
from spellhall.games.magewars.cards.tables import CARDS
from spellhall.games.magewars.evaluate import evaluate
from spellhall.games.magewars.facts import FACTS
from spellhall.games.magewars.glance import glance
from spellhall.games.magewars.laws import LAWS
from spellhall.games.magewars.positions import POSITIONS
from spellhall.games.magewars.scenario import HELP, setup
from spellhall.games.magewars.state import MOST_SEATS, MageWars, book
from spellhall.games.magewars.text import GLOSSARY, HEADLINES, card_in_words, explain, mage_in_words
from spellhall.games.magewars.view import look, redeal_unknown

__all__ = ["GAME", "asking", "deeds", "structures"]

OPTIONS: Final = (
    Option("mage_choice", ("random", "draft"), "whether mages are dealt at random or drafted"),
    Option("resources_per_card", ("one", "all"), "whether a filling card fills one slot or one for each icon"),
    Option("destroyed", ("ever", "now"), "whether a mage that has come back still counts as destroyed"),
    Option("win_check", ("at_once", "own_turn"), "whether one wins at once or only in one's own turn"),
    Option("round_limit", ("30", "20", "40", "none"), "after how many rounds the nearest to winning wins"),
    Option("first_turn_fate", ("full", "reduced"), "whether the first turn has 2 Fate cards fewer"),
)

GAME: Final = GameInfo(
    name="magewars",
    title="Mage Wars",
    summary="Twelve mages, each with a way of its own to win: craft, curse, build towers, come back from the dead.",
    players=(2, MOST_SEATS),
    version=2,
    options=OPTIONS,
    cards=(*map(mage_in_words, MAGES), *map(card_in_words, CARDS)),
    book=book,
    state=MageWars,
    setup=setup,
    look=look,
    redeal=redeal_unknown,
    glance=glance,
    evaluate=evaluate,
    calm=frozenset({"action", "burn_use", "card_for_the_dead", "fate_drawn", "resurrect"}),
    glances=1,
    room=5,
    trust=0.3,
    futile=frozenset({"abandon"}),
    gives_up=frozenset({"end turn"}),
    headlines=HEADLINES,
    explain=explain,
    facts=FACTS,
    glossary=GLOSSARY,
    scenario_help=HELP,
    laws=LAWS,
    positions=POSITIONS,
)
