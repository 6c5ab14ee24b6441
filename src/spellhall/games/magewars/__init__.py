"""Mage Wars: every card is a thing to make or the material for another; hit points are unknown cards.

Read the chapters in the order of the rules (docs/rules/magewars.md): cards, state, setup, turn,
craft, completed, meddle, combat, decks, curses, structures, challenges, deeds, death, resurrection, winning;
then asking, sight, dealing and scenario; words/ is what people read.

Rules version 2: Winter Celeste needs Level 1 instead of 3, and the blood of Schlakk is 2 instead of all
(docs/balance.md). Version 1: the first.
"""

from __future__ import annotations

from typing import Final

from spellhall.engine.info import GameInfo, Option
from spellhall.games.magewars import asking, deeds, structures
from spellhall.games.magewars.cards.mages import MAGES
from spellhall.games.magewars.cards.printed import card_in_words, mage_in_words
from spellhall.games.magewars.cards.tables import CARDS
from spellhall.games.magewars.dealing import redeal_unknown
from spellhall.games.magewars.evaluate import evaluate
from spellhall.games.magewars.facts import FACTS
from spellhall.games.magewars.laws import LAWS
from spellhall.games.magewars.positions import POSITIONS
from spellhall.games.magewars.scenario import HELP, setup
from spellhall.games.magewars.sight import HEADLINES, SIGHT, TERMS
from spellhall.games.magewars.state import MOST_SEATS, MageWars, book
from spellhall.games.magewars.winning import explain

__all__ = ["GAME", "asking", "deeds", "structures"]

OPTIONS: Final = (
    Option("mage_choice", ("random", "draft")),
    Option("resources_per_card", ("one", "all")),
    Option("destroyed", ("ever", "now")),
    Option("win_check", ("at_once", "own_turn")),
    Option("round_limit", ("30", "20", "40", "none")),
    Option("first_turn_fate", ("full", "reduced")),
)

GAME: Final = GameInfo(
    name="magewars",
    title="Mage Wars",
    players=(2, MOST_SEATS),
    version=2,
    options=OPTIONS,
    cards=(*map(mage_in_words, MAGES), *map(card_in_words, CARDS)),
    book=book,
    state=MageWars,
    setup=setup,
    sight=SIGHT,
    redeal=redeal_unknown,
    evaluate=evaluate,
    calm=frozenset({"action", "burn_use", "card_for_the_dead", "fate_drawn", "resurrect"}),
    glances=1,
    room=5,
    trust=0.3,
    futile=frozenset({"abandon"}),
    gives_up=frozenset({"end turn"}),
    headlines=HEADLINES,
    terms=TERMS,
    explain=explain,
    facts=FACTS,
    scenario_help=HELP,
    laws=LAWS,
    positions=POSITIONS,
)
