"""Nytherria – War for the Magical Stones: two factions, twelve stones, and an answer to every card.

Read the chapters in this order: cards and state (what there is), verbs (what cards are made of),
resolving and encounter (how a card takes effect), light, dark and neutral (every card, its row above
its effect), box (all of them), play (one play) and turn; then scenario and sight. What people read is in
words/, the rules are in docs/rules/nytherria.md.

Rules version 1: the first.
Rules version 2: two options that let the score decide (NY-R45, NY-R46); four kinds of trap (NY-R15).
"""

from __future__ import annotations

from typing import Final

from spellhall.engine.errors import BadSetup
from spellhall.engine.info import GameInfo, Option
from spellhall.games.nytherria.box import ALL_CARDS
from spellhall.games.nytherria.evaluate import BOTS
from spellhall.games.nytherria.facts import FACTS
from spellhall.games.nytherria.laws import LAWS
from spellhall.games.nytherria.scenario import FORM, setup
from spellhall.games.nytherria.sight import HEADLINES, SIGHT, TERMS, redeal_unknown
from spellhall.games.nytherria.state import FEWEST_SEATS, MOST_SEATS, NUMBERS, Nytherria, book
from spellhall.games.nytherria.turn import explain


class RoundLimit(Option):
    """An option that takes any number, not only the ones it proposes. (NY-56)"""

    def read(self, value: object) -> str:
        """A whole number from 0."""
        if isinstance(value, bool) or not str(value).isdecimal():
            raise BadSetup(f"option {self.name} cannot be {value!r}: it is a number of rounds, or 0 for no limit")
        return str(int(str(value)))


NEARLY_OVER: Final = {
    "hand": {"P1": "thief@P2 soldier*2", "P2": "hex ravager*2 @P1,P3", "P3": "shade"},
    "main_deck": "envoy@P3 ...4",
    "neutral_deck": "trap light_stone@all ...6",
}

GAME: Final = GameInfo(
    name="nytherria",
    title="Nytherria – War for the Magical Stones",
    players=(FEWEST_SEATS, MOST_SEATS),
    version=2,
    options=(
        Option("first_player", ("random", *map(str, range(MOST_SEATS))), names_a_seat=True, quick=True),
        RoundLimit("round_limit", ("30", "0", "10")),
        Option("last_turns", ("none", "one")),
        Option("stone_points", ("printed", "half")),
    ),
    cards=ALL_CARDS,
    numbers=NUMBERS,
    book=book,
    state=Nytherria,
    setup=setup,
    sight=SIGHT,
    terms=TERMS,
    redeal=redeal_unknown,
    beyond_masks=True,  # Winds of Fate: who passes which card is a secret until all have chosen
    bots=BOTS,
    headlines=HEADLINES,
    explain=explain,
    facts=FACTS,
    scenario_help=FORM.help,
    laws=LAWS,
    positions=((3, {}, NEARLY_OVER),),
)
