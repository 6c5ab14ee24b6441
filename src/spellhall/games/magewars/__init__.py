"""Mage Wars: every card is a thing to make or the material for another; hit points are unknown cards.

Where to find what (the rules are in docs/rules/magewars.md):

    terms, rows     the words of the rule book; the columns of a card's row and how its text is written
    mages           the twelve mages, each with what it needs to win
    state, pack     what lies where; what is printed on each card, by its number
    cards/          every card, a module for each type: its row beside what it does and asks.
                    fate, creatures, plants, items, armor, magic, resources, structures, levels, challenges, curses,
                    blessings
    box             all of them, in order: importing it fills the pack
    rules/          what holds for all cards:
      setup, turn     mages and health; the four steps of a turn and the actions of the main step
      fate, decks     Fate cards; drawing, healing, revealing, taking, discarding by choice
      craft, completed, works     beginning and filling; what completed cards do; what lies under and on a card
      meddle, combat, curses      strip, steal and Locks; attacks; how a Curse hits and is answered
      choices         questions that many cards ask
      check, resurrection, winning    deaths; coming back; win conditions and the round limit
      deeds           what a mage has done: for win conditions, and for the quests of Levels
      numbers, piles  the numbers of a mage; discard piles and decks
    sight, ids, printed, words/     what is seen, touched and read
    scenario, positions, dealing, evaluate, facts, laws     positions; other worlds; bots; the lab; tests

Rules version 3: twelve ways to win, Levels with quests, and cards that no longer repeat each other
(docs/balance.md). Version 2: Winter Celeste needs Level 1 instead of 3, and the blood of Schlakk is 2 instead of all.
Version 1: the first.
"""

from __future__ import annotations

from typing import Final

from spellhall.engine.info import GameInfo, Option
from spellhall.games.magewars.box import ALL_CARDS
from spellhall.games.magewars.dealing import redeal_unknown
from spellhall.games.magewars.evaluate import BOTS
from spellhall.games.magewars.facts import FACTS
from spellhall.games.magewars.laws import LAWS
from spellhall.games.magewars.mages import MAGES
from spellhall.games.magewars.positions import POSITIONS
from spellhall.games.magewars.printed import card_in_words, mage_in_words
from spellhall.games.magewars.rules.winning import explain
from spellhall.games.magewars.scenario import FORM, setup
from spellhall.games.magewars.sight import HEADLINES, SIGHT, TERMS
from spellhall.games.magewars.state import MOST_SEATS, NUMBERS, MageWars, book

OPTIONS: Final = (
    Option("first_player", ("random", *map(str, range(MOST_SEATS))), names_a_seat=True, quick=True),
    Option("mage_choice", ("random", "draft"), quick=True),
    Option("resources_per_card", ("one", "all")),
    Option("destroyed", ("ever", "now")),
    Option("win_check", ("at_once", "own_turn")),
    Option("round_limit", ("30", "20", "40", "none")),
    Option("first_turn_fate", ("full", "reduced"), duel="reduced"),
)

GAME: Final = GameInfo(
    name="magewars",
    title="Mage Wars",
    players=(2, MOST_SEATS),
    version=3,
    options=OPTIONS,
    cards=(*map(mage_in_words, MAGES), *map(card_in_words, ALL_CARDS)),
    numbers=NUMBERS,
    book=book,
    state=MageWars,
    setup=setup,
    sight=SIGHT,
    redeal=redeal_unknown,
    beyond_masks=False,
    bots=BOTS,
    headlines=HEADLINES,
    terms=TERMS,
    explain=explain,
    facts=FACTS,
    scenario_help=FORM.help,
    laws=LAWS,
    positions=POSITIONS,
)
