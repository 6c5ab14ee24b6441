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
)
