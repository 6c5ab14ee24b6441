"""Setup, and the positions of Nytherria. (NY-11 to NY-15; docs/scenarios.md)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spellhall.engine.info import Scenario
from spellhall.engine.scenario import ASeat, Deck, Form, InDeck, InZone, Number, OneOf, refuse
from spellhall.engine.steps import later, push
from spellhall.games.nytherria.box import MAIN_BOX, NEUTRAL_BOX
from spellhall.games.nytherria.cards import IDS, STONE_KINDS, TRAP_KINDS
from spellhall.games.nytherria.play import main_phase
from spellhall.games.nytherria.state import HAND_SIZE, Nytherria, book, empty_table
from spellhall.games.nytherria.turn import begin_turn, draw_first_player, end_turn, name_first_player
from spellhall.games.nytherria.verbs import deal

RANDOM: Final = "random"
HALVES: Final = {"printed": 1, "half": 2}
"""By how much the points of a stone are divided. (NY-R46)"""
MOST_TURNS: Final = 100_000

MAIN: Final = Deck(id="main", bag="main_bag", names=IDS, box=MAIN_BOX, top="main_deck", rest="void")
NEUTRAL: Final = Deck(
    id="neutral", bag="neutral_bag", names=IDS, groups={"trap": TRAP_KINDS}, box=NEUTRAL_BOX, top="neutral_deck",
    rest="neutral_graveyard",
)  # fmt: skip


def is_stone(kind: int) -> bool:
    return kind in STONE_KINDS


def most_turns(s: Nytherria) -> int:
    return s.last_turn - 1 if s.last_turn else MOST_TURNS


FORM: Final = Form(
    [
        InZone("hand", "the hand of each player; left out, it is dealt", [MAIN], dealt=HAND_SIZE),
        InZone("stones", "the stones of each player", [NEUTRAL], only=is_stone),
        InZone("graveyard", "the graveyard", [MAIN]),
        InZone("neutral_graveyard", "the neutral graveyard", [NEUTRAL]),
        InZone("void", "the Void", [MAIN]),
        InDeck("main_deck", "the main deck; its other cards lie in the Void", deck=0),
        InDeck("neutral_deck", "the neutral deck; its other cards lie in the neutral graveyard", deck=1),
        ASeat("turn", "the current player"),
        Number("turns", "how many turns have been taken", most_turns),
        Number("draws", "the draw setting of each player", HAND_SIZE, each=True),
        OneOf("phase", "whether the current player has yet to draw", ("draw", "main")),
    ],
    [MAIN, NEUTRAL],
    book,
)


def setup(seats: int, options: Mapping[str, str], scenario: Scenario) -> Nytherria:
    """The table as the rules (or the scenario) set it up; chance deals the rest. (NY-11 to NY-15)"""
    s = empty_table(seats, int(options["round_limit"]), options["last_turns"] == "one", HALVES[options["stone_points"]])
    s.main_bag = bytearray(MAIN_BOX)
    s.neutral_bag = bytearray(NEUTRAL_BOX)
    r = FORM.read(s, scenario)
    dealt = [seat for seat in range(seats) if not r.has("hand", seat)]
    if dealt and r.has("main_deck"):
        refuse("main_deck", "a hand would be dealt from it; say what every player has in hand")
    begin = [later(main_phase), later(end_turn)] if r.words["phase"] == "main" else [later(begin_turn)]
    if not r.has("turn"):
        first = options["first_player"]
        begin.insert(0, later(draw_first_player) if first == RANDOM else later(name_first_player, int(first)))
    push(s, *(later(deal, seat) for seat in dealt), *r.steps, *begin)
    return s
