"""Setup, and the positions of Lantern. (LT-2; docs/scenarios.md)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spellhall.engine.info import Scenario
from spellhall.engine.scenario import Deck, Form, InDeck, InZone
from spellhall.engine.steps import later, push
from spellhall.games.lantern.cards import BOX, CARDS
from spellhall.games.lantern.state import Lantern, book
from spellhall.games.lantern.turn import begin_turn, draw

BAG: Final = Deck(id="only", bag="bag", names=[card.id for card in CARDS], box=BOX, rest="ashes")

FORM: Final = Form(
    [
        InZone("hand", "the hand of each player; left out, it is dealt", dealt=2),
        InZone("light", "the light of each player"),
        InZone("ashes", "the ashes"),
        InDeck("deck", "the deck; its other cards lie in the ashes", deck=0),
    ],
    [BAG],
    book,
)


def setup(seats: int, options: Mapping[str, str], scenario: Scenario) -> Lantern:
    """All cards in the bag, two to be drawn for each hand, or what the scenario says."""
    s = Lantern()
    s.lay_table(seats)
    s.bag = BOX[:]
    s.turn = 0
    s.turns = 0
    s.last_turn = 0 if options["rounds"] == "all" else int(options["rounds"]) * seats
    r = FORM.read(s, scenario)
    hands = [later(draw, seat) for seat in range(seats) if not r.has("hand", seat) for _ in range(2)]
    push(s, *hands, *r.steps, later(begin_turn))
    return s
