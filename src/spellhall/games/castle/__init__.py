"""Castle of Magic: secret characters, one tableau of 27 shrines, four questions it answers at once.

Read the chapters in the order of the rules (docs/rules/castle.md): cards, state, turn, casting;
then scenario and sight. What people read is in words/.

Rules version 1: the first.
Rules version 2: first turns are free unless the table wants it otherwise (CM-26, CM-R3).
"""

from __future__ import annotations

from typing import Final

from spellhall.engine.info import GameInfo, Option
from spellhall.games.castle.belief import BOTS
from spellhall.games.castle.cards import ALL_CARDS, NUMBERS
from spellhall.games.castle.casting import explain
from spellhall.games.castle.claims import CLAIMS
from spellhall.games.castle.facts import FACTS
from spellhall.games.castle.laws import LAWS
from spellhall.games.castle.scenario import FORM, setup
from spellhall.games.castle.sight import HEADLINES, SIGHT, TERMS, redeal_unknown
from spellhall.games.castle.state import MOST_SEATS, Castle, book
from spellhall.games.castle.talk import TALK

OPTIONS: Final = (
    Option("first_player", ("random", *map(str, range(MOST_SEATS))), names_a_seat=True, quick=True),
    Option("first_turn", ("free", "manipulate")),
    Option("stall_limit", ("3", "1", "2", "4", "off")),
    Option("memory_aid", ("on", "off")),
    Option("monster_points", ("7000", "6000")),
)

HALF_SEEN: Final = {
    "tableau": {
        "bell": "? E a | d E W | w ? e",
        "book": "E d ? | w C E | D w e",
        "candle": "w W D | e d D | w S ?",
    },
    "pawns": {"P1": "book7", "P2": "candle4", "P3": "candle8"},
}

GAME: Final = GameInfo(
    name="castle",
    title="Castle of Magic",
    players=(4, MOST_SEATS),
    version=2,
    options=OPTIONS,
    cards=ALL_CARDS,
    numbers=NUMBERS,
    book=book,
    state=Castle,
    setup=setup,
    sight=SIGHT,
    redeal=redeal_unknown,
    beyond_masks=False,
    claims=CLAIMS,
    bots=BOTS,
    talking=TALK,
    headlines=HEADLINES,
    terms=TERMS,
    explain=explain,
    facts=FACTS,
    scenario_help=FORM.help,
    laws=LAWS,
    positions=(
        (5, {"stall_limit": "off"}, {"turns": 1997}),
        (4, {"memory_aid": "off"}, {**HALF_SEEN, "turns": 4}),
        (6, {}, {**HALF_SEEN, "turns": 6, "outcomes": {"silent_open_lit": "banished"}}),
    ),
)
