"""Magelight: a guild burns its library, and some of the guild are spies.

Read the chapters in the order of the rules (docs/rules/magelight.md): cards, state, turn; then what
a turn is made of: hand, piles, counters, winning, roles, targets, allies, artifacts, spells; then
scenario, knowledge, view, defaults and text.

Rules version 1: the first.
"""

from __future__ import annotations

from typing import Final

from spellhall.engine.game import GameInfo, Option
from spellhall.games.magelight.cards import CARDS
from spellhall.games.magelight.knowledge import redeal_unknown
from spellhall.games.magelight.laws import LAWS
from spellhall.games.magelight.scenario import HELP, setup
from spellhall.games.magelight.state import FEWEST_SEATS, MOST_SEATS, Magelight, book
from spellhall.games.magelight.text import GLOSSARY, HEADLINES
from spellhall.games.magelight.view import look

OPTIONS: Final = (
    Option(
        "first_player",
        ("random", *map(str, range(MOST_SEATS))),
        "who takes the first turn: drawn at random, or a chosen seat (0 is P1)",
    ),
    Option("roles", ("named", "plain"), "roles with names and texts, or just Guildmage and Infiltrator"),
    Option("table_talk", ("open", "claims", "silent"), "what may be said: anything, ready-made claims, or nothing"),
    Option("turn_timer", ("off", "60", "120", "240"), "seconds for a turn; then its decisions take their defaults"),
    Option("power_cap", ("6", "8"), "the most Power a player can have"),
    Option("wildfire_round", ("15", "12", "20"), "from this round on, discarded cards are burned"),
)

# The last cards burn away, and the rarest allies stand on boards of all seats, to be banished.
LAST_CARDS: Final = tuple(
    {
        "hand": "banish banish kindle kindle kindle",
        "deck": "study study",
        "rest": "burned",
        "boards": {
            f"P{1 + shift % 6}": "frost_wraith",
            f"P{1 + (shift + 1) % 6}": "storm_crow",
            f"P{1 + (shift + 2) % 6}": "inquisitor",
        },
        "step": "actions",
        "actions": 3,
        "mana": 9,
    }
    for shift in range(6)
)

# Every Storage is worth prying into.
HOARDS: Final = {
    "hand": "pry_the_lock pry_the_lock quicken quicken kindle",
    "storages": {
        "P2": "verdict equal_measure false_bottom ember_imp watchful_familiar long_winter",
        "P3": "sworn_in_light storm_crow frost_wraith envious_mirror poisoned_chalice great_burning pilgrim",
        "P4": "draught_of_candour weeping_mask hollow_book truth_stone dark_day inquisitor",
        "P5": "magelight spring_cleaning purge_the_shelves courier librarian parting_gift",
    },
    "boards": {"P2": "watchful_familiar stone_guardian", "P3": "librarian courier", "P4": "inquisitor"},
    "shown": [["P2", "P3"], ["P5", "P1"]],
    "step": "actions",
    "actions": 5,
    "mana": 9,
    "round": 11,
}

GAME: Final = GameInfo(
    name="magelight",
    title="Magelight",
    summary="A guild burns its library. Some of the guild are spies, and every card is fuel.",
    players=(FEWEST_SEATS, MOST_SEATS),
    version=1,
    options=OPTIONS,
    cards=CARDS,
    book=book,
    state=Magelight,
    setup=setup,
    look=look,
    redeal=redeal_unknown,
    headlines=HEADLINES,
    glossary=GLOSSARY,
    scenario_help=HELP,
    laws=LAWS,
    positions=((5, {}, HOARDS), *((6, {}, last) for last in LAST_CARDS)),
)
