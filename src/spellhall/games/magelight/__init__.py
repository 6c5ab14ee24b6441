"""Magelight: a guild burns its library, and some of the guild are spies.

Read the chapters in this order: cards and state (what there is), winning, piles, counters, hand and targets (what
cards are made of), roles, spells, allies and artifacts (every card, its row above its effect), box (all of them) and
turn; then scenario, knowledge, sight and defaults. What people read is in words/, the rules are in
docs/rules/magelight.md.

Rules version 1: the first.
Rules version 2: the table keeps talk and the time for a turn; the game itself knows of neither.
Rules version 3: what was shown to one player can be sworn to before the table, and an unmasked Infiltrator pays.
"""

from __future__ import annotations

from typing import Final

from spellhall.engine.info import TABLE_TALK, TURN_TIMER, GameInfo, Option
from spellhall.games.magelight.box import CARDS
from spellhall.games.magelight.claims import CLAIMS
from spellhall.games.magelight.defaults import default_answer
from spellhall.games.magelight.evaluate import BOTS
from spellhall.games.magelight.facts import FACTS
from spellhall.games.magelight.knowledge import redeal_unknown
from spellhall.games.magelight.laws import LAWS
from spellhall.games.magelight.scenario import FORM, setup
from spellhall.games.magelight.sight import HEADLINES, SIGHT
from spellhall.games.magelight.state import FEWEST_SEATS, MOST_SEATS, NUMBERS, Magelight, book
from spellhall.games.magelight.talk import TALK
from spellhall.games.magelight.winning import BURNED_OUT, GUILD_DOWN, SPIES_DOWN, explain

OPTIONS: Final = (
    Option("first_player", ("random", *map(str, range(MOST_SEATS))), names_a_seat=True, quick=True),
    Option("roles", ("named", "plain"), quick=True),
    TABLE_TALK,
    TURN_TIMER,
    Option("power_cap", ("6", "8", "off")),
    Option("wildfire_round", ("15", "12", "20", "off")),
)

# The last cards burn away; allies wait to be banished and rare cards to be found, on every seat in turn.
RARE_ALLIES: Final = (
    "frost_wraith pilgrim",
    "storm_crow",
    "inquisitor",
    "stone_guardian",
    "ember_imp",
    "furnace_golem",
)
RARE_CARDS: Final = (
    "draught_of_candour verdict long_winter equal_measure",
    "great_burning hearthkeeper librarian magelight weeping_mask",
    "watchful_familiar pilgrim envious_mirror truth_stone",
    "shrouded_coin poisoned_chalice echo sworn_in_light",
    "cracked_idol courier spring_cleaning whispered_truth",
    "sidelong_glance travel_light clean_hands hollow_book",
)
HELD: Final = "banish banish pry_the_lock pry_the_lock parting_gift false_bottom false_bottom kindle kindle"
LAST_CARDS: Final = tuple(
    {
        "hand": {"P1": f"{HELD} {RARE_CARDS[(shift + 2) % 6]}"},
        "storage": {f"P{2 + shift % 5}": RARE_CARDS[shift]},
        "discard": RARE_CARDS[(shift + 3) % 6],
        "deck": "study study",
        "board": {f"P{1 + (shift + place) % 6}": allies for place, allies in enumerate(RARE_ALLIES)},
        "phase": "actions",
        "actions": 9,
        "mana": 30,
    }
    for shift in range(6)
)

# Every Storage is worth prying into.
HOARDS: Final = {
    "hand": {"P1": "pry_the_lock pry_the_lock quicken quicken kindle"},
    "storage": {
        "P2": "verdict equal_measure false_bottom ember_imp watchful_familiar long_winter",
        "P3": "sworn_in_light storm_crow frost_wraith envious_mirror poisoned_chalice great_burning pilgrim",
        "P4": "draught_of_candour weeping_mask hollow_book truth_stone dark_day inquisitor",
        "P5": "magelight spring_cleaning purge_the_shelves courier librarian parting_gift",
    },
    "board": {"P2": "watchful_familiar stone_guardian", "P3": "librarian courier", "P4": "inquisitor"},
    "shown": {"P2": "P3", "P5": "P1"},
    "phase": "actions",
    "actions": 5,
    "mana": 9,
    "round": 11,
}

GAME: Final = GameInfo(
    name="magelight",
    title="Magelight",
    players=(FEWEST_SEATS, MOST_SEATS),
    version=3,
    options=OPTIONS,
    cards=CARDS,
    numbers=NUMBERS,
    book=book,
    state=Magelight,
    setup=setup,
    sight=SIGHT,
    redeal=redeal_unknown,
    beyond_masks=True,
    claims=CLAIMS,
    default_answer=default_answer,
    bots=BOTS,
    talking=TALK,
    headlines=HEADLINES,
    terms=(GUILD_DOWN, SPIES_DOWN, BURNED_OUT),
    explain=explain,
    facts=FACTS,
    scenario_help=FORM.help,
    laws=LAWS,
    positions=((5, {}, HOARDS), *((6, {}, last) for last in LAST_CARDS), (4, {}, {"deck": "...5"})),
)
