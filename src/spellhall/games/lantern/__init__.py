"""Lantern: a toy of twelve cards, the model to copy and the test bed of the engine.

A new game begins as a copy of this folder. Read cards, state, turn, sight; evaluate is for bots; words/ is what people
read; the rules are in docs/rules/lantern.md. Rules version 1: the first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from spellhall.engine.cards import enter
from spellhall.engine.errors import BadSetup
from spellhall.engine.info import GameInfo, Option, Scenario
from spellhall.engine.steps import later, push
from spellhall.games.lantern.cards import BOX, CARDS
from spellhall.games.lantern.evaluate import evaluate
from spellhall.games.lantern.facts import FACTS
from spellhall.games.lantern.sight import HEADLINES, SIGHT, redeal_unknown
from spellhall.games.lantern.state import ASHES, Lantern, book, hand_of, light_of
from spellhall.games.lantern.turn import begin_turn, draw, explain


def setup(seats: int, options: Mapping[str, str], scenario: Scenario) -> Lantern:
    """All cards in the bag, two to be drawn for each hand, or what the scenario says. (LT-2)"""
    s = Lantern()
    s.lay_table(seats)
    s.bag = BOX[:]
    s.turn = 0
    s.turns = 0
    s.last_turn = 0 if options["rounds"] == "all" else int(options["rounds"]) * seats
    hands = _piles(scenario, "hands", seats)
    for seat in range(seats):
        _fill(s, hands[seat], hand_of(seat))
        _fill(s, _piles(scenario, "lights", seats)[seat], light_of(s, seat))
    _fill(s, _ids(scenario.get("ashes", []), "ashes"), ASHES)
    push(s, *(later(draw, seat) for seat in range(seats) if not hands[seat] for _ in range(2)), later(begin_turn))
    return s


def _piles(scenario: Scenario, key: str, seats: int) -> list[list[str]]:
    piles = scenario.get(key, [[]] * seats)
    if not isinstance(piles, list) or len(piles) != seats:
        raise BadSetup(f"{key}: should be a list of {seats} lists of cards, one a seat")
    return [_ids(pile, key) for pile in piles]


def _ids(value: Any, key: str) -> list[str]:
    known = [card.id for card in CARDS]
    if not isinstance(value, list) or any(id not in known for id in value):
        raise BadSetup(f"{key}: should be a list of cards, each one of {', '.join(known)}, not {value!r}")
    return value


def _fill(s: Lantern, ids: list[str], zone: int) -> None:
    for id in ids:
        kind = next(kind for kind, card in enumerate(CARDS) if card.id == id)
        if kind not in s.bag:
            raise BadSetup(f"there are only {CARDS[kind].copies} cards {id}")
        s.bag.remove(kind)
        enter(s, kind, zone)


def every_card_is_in_one_place(s: Lantern) -> None:  # LT-1
    """The zones and the bag make up exactly the twelve cards, and no number lies twice."""
    lying = [card for zone in s.zones for card in zone]
    assert len(lying) == len(set(lying))
    assert sorted(s.bag + [s.kind[card] for card in lying]) == BOX


GAME: Final = GameInfo(
    name="lantern",
    title="Lantern",
    players=(2, 4),
    version=1,
    options=(Option("rounds", ("all", "3")),),
    cards=CARDS,
    book=book,
    state=Lantern,
    setup=setup,
    sight=SIGHT,
    redeal=redeal_unknown,
    evaluate=evaluate,
    calm=frozenset({"play_card"}),
    headlines=HEADLINES,
    explain=explain,
    facts=FACTS,
    scenario_help={
        "hands": "a list of lists of card ids, one a seat; an empty one is dealt",
        "lights": "a list of lists of card ids, one a seat",
        "ashes": "a list of card ids",
    },
    laws=(every_card_is_in_one_place,),
    hidden=True,
)
