"""Castle of Magic: secret characters, one tableau of 27 shrines, four questions it answers at once.

Read the chapters in the order of the rules (docs/rules/castle.md): cards, state, turn, casting;
then scenario, view and text.

Rules version 1: the first.
"""

from __future__ import annotations

from typing import Final

from spellhall.engine.info import GameInfo, Option
from spellhall.games.castle.belief import belief
from spellhall.games.castle.cards import ALL_CARDS
from spellhall.games.castle.evaluate import evaluate
from spellhall.games.castle.facts import FACTS
from spellhall.games.castle.laws import LAWS
from spellhall.games.castle.scenario import HELP, setup
from spellhall.games.castle.state import MOST_SEATS, Castle, book
from spellhall.games.castle.text import GLOSSARY, HEADLINES, explain
from spellhall.games.castle.view import glance, look, redeal_unknown

OPTIONS: Final = (
    Option(
        "first_player",
        ("random", *map(str, range(MOST_SEATS))),
        "who takes the first turn: drawn at random, or a seat (0 is P1)",
        names_a_seat=True,
    ),
    Option(
        "first_turn",
        ("manipulate", "free"),
        "whether everybody must manipulate on their first turn",
    ),
    Option(
        "stall_limit",
        ("3", "1", "2", "4", "off"),
        "after how many quiet rounds the next player must advance",
    ),
    Option("memory_aid", ("on", "off"), "whether views remind of cards that were face up before"),
    Option("monster_points", ("7000", "6000"), "what the Monster scores for devouring somebody"),
)

HALF_SEEN: Final = """
bell:   ? E a | d E W | w ? e
book:   E d ? | w C E | D1 w e
candle: w W D | e2 d D | w S3 ?
"""

GAME: Final = GameInfo(
    name="castle",
    title="Castle of Magic",
    summary="Secret characters, a tableau of 27 shrines, and eight outcomes of one great ritual.",
    players=(4, MOST_SEATS),
    version=1,
    options=OPTIONS,
    cards=ALL_CARDS,
    book=book,
    state=Castle,
    setup=setup,
    look=look,
    redeal=redeal_unknown,
    glance=glance,
    evaluate=evaluate,
    belief=belief,
    calm=frozenset({"turn_action"}),
    glances=64,
    foresight=7,
    headlines=HEADLINES,
    explain=explain,
    facts=FACTS,
    glossary=GLOSSARY,
    scenario_help=HELP,
    laws=LAWS,
    positions=(
        (5, {"stall_limit": "off"}, {"turns": 1997}),
        (4, {"memory_aid": "off"}, {"tableau": HALF_SEEN, "turns": 4}),
        (6, {}, {"tableau": HALF_SEEN, "turns": 6, "outcomes": {"silent_open_lit": "banished"}}),
    ),
)
