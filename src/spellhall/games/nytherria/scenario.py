"""Positions of Nytherria in text: the way the worked examples of the rules (section 8) are written.

Cards are ids with spaces between them, ``soldier*2 hex``. A scenario may have

- ``hands``: one text a seat, or None for a hand that is dealt; ``stones``: one text a seat;
- ``graveyard``, ``neutral_graveyard``, ``void``;
- ``main``, ``neutral``: a deck, top card first. With ``...`` at the end the cards not mentioned
  anywhere lie below, in any order. Without it that is exactly the deck, and cards not mentioned go
  to the Void, or to the neutral graveyard;
- ``turn``: the current player; ``turns``: turns taken so far; ``draws``: the draw settings;
- ``phase``: ``draw`` (the turn begins) or ``main`` (the current player has drawn).

Nobody knows the cards of a deck, even those that a scenario has put on top.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spellhall.engine.cards import enter
from spellhall.engine.errors import BadSetup
from spellhall.engine.info import Scenario
from spellhall.engine.steps import later
from spellhall.games.nytherria.box import MAIN_BOX, NEUTRAL_BOX
from spellhall.games.nytherria.cards import IDS, STONE_KINDS
from spellhall.games.nytherria.state import (
    GRAVEYARD,
    HAND,
    HAND_SIZE,
    MAIN_TOP,
    NEUTRAL_GRAVEYARD,
    NEUTRAL_TOP,
    ROW,
    VOID,
    Nytherria,
    empty_table,
)
from spellhall.games.nytherria.turn import TURN, begin_turn, draw_first_player
from spellhall.games.nytherria.verbs import deal

HELP: Final = {
    "hands": "a list with the cards of each seat, 'soldier*2 hex', or None for a hand to be dealt",
    "stones": "a list with the stones of each seat, 'light_stone*2 dark_stone'",
    "graveyard": "the cards in the graveyard",
    "neutral_graveyard": "the cards in the neutral graveyard",
    "void": "the cards in the Void",
    "main": "the main deck, top card first; '...' at the end: and all cards not mentioned",
    "neutral": "the neutral deck, top card first; '...' at the end: and all cards not mentioned",
    "turn": "the seat of the current player, counted from 0",
    "turns": "how many turns have been taken",
    "draws": "a list with the draw setting of each seat",
    "phase": "'draw' or 'main': whether the current player has yet to draw",
}
AND_THE_REST: Final = "..."
PHASES: Final = ("draw", "main")
MOST_TURNS: Final = 100_000


def setup(seats: int, options: Mapping[str, str], scenario: Scenario) -> Nytherria:
    """The table as the rules (or the scenario) set it up; chance deals the rest. (NY-11 to NY-15)"""
    s = empty_table(seats, int(options["round_limit"]))
    s.main_bag = bytearray(MAIN_BOX)
    s.neutral_bag = bytearray(NEUTRAL_BOX)
    hands = _by_seat(scenario, "hands", seats)
    if scenario:
        _place_cards(s, scenario, hands)
        _set_counters(s, scenario)
    if scenario.get("phase", "draw") == "main":
        s.stack += TURN
    else:
        s.stack.append(later(begin_turn))
    if "turn" not in scenario:
        s.stack.append(later(draw_first_player))
    s.stack += [later(deal, seat) for seat in range(seats - 1, -1, -1) if hands[seat] is None]
    return s


def _place_cards(s: Nytherria, scenario: Scenario, hands: list[str | None]) -> None:
    if None in hands and "main" in scenario:
        raise BadSetup("main: a hand would be dealt from it; hands must give all hands")
    for seat, (hand, stones) in enumerate(zip(hands, _by_seat(scenario, "stones", s.seats), strict=True)):
        _fill(s, _cards(hand or "", "hands"), HAND[seat], "hands", s.main_bag)
        row = _cards(stones or "", "stones")
        if any(kind not in STONE_KINDS for kind in row):
            raise BadSetup(f"stones: only stones lie in a row, not {stones!r}")
        _fill(s, row, ROW[seat], "stones", s.neutral_bag)
    _fill(s, _cards(_text(scenario, "graveyard"), "graveyard"), GRAVEYARD, "graveyard", s.main_bag)
    lost = _cards(_text(scenario, "neutral_graveyard"), "neutral_graveyard")
    _fill(s, lost, NEUTRAL_GRAVEYARD, "neutral_graveyard", s.neutral_bag)
    _fill(s, _cards(_text(scenario, "void"), "void"), VOID, "void", s.main_bag)
    _stack_deck(s, scenario, "main", MAIN_TOP, s.main_bag, VOID)
    _stack_deck(s, scenario, "neutral", NEUTRAL_TOP, s.neutral_bag, NEUTRAL_GRAVEYARD)


def _stack_deck(s: Nytherria, scenario: Scenario, key: str, top: int, bag: bytearray, elsewhere: int) -> None:
    if key not in scenario:
        return
    text = _text(scenario, key)
    words = text.split()
    open_ended = words[-1:] == [AND_THE_REST]
    _fill(s, _cards(" ".join(words[:-1]) if open_ended else text, key), top, key, bag)
    if not open_ended:
        _fill(s, list(bag), elsewhere, key, bag)


def _fill(s: Nytherria, kinds: list[int], zone: int, key: str, bag: bytearray) -> None:
    for kind in kinds:
        if kind not in bag:
            raise BadSetup(f"{key}: there is no {IDS[kind]} left for it")
        bag.remove(kind)
        enter(s, kind, zone)


def _cards(text: str, key: str) -> list[int]:
    kinds: list[int] = []
    for word in text.split():
        id, _, copies = word.partition("*")
        if id not in IDS or not (copies or "1").isdecimal():
            raise BadSetup(f"{key}: {word!r} is not a card, or a card, '*' and a number; cards are {', '.join(IDS)}")
        kinds += [IDS.index(id)] * int(copies or "1")
    return kinds


def _set_counters(s: Nytherria, scenario: Scenario) -> None:
    s.turn = _number(scenario.get("turn", 0), "turn", s.seats - 1)
    s.turns = _number(scenario.get("turns", 0), "turns", s.last_turn - 1 if s.last_turn else MOST_TURNS)
    draws = scenario.get("draws", [1] * s.seats)
    if not isinstance(draws, list) or len(draws) != s.seats:
        raise BadSetup(f"draws: should be a list of {s.seats} numbers, one a seat")
    s.draws = [_number(setting, "draws", HAND_SIZE) for setting in draws]
    if scenario.get("phase", "draw") not in PHASES:
        raise BadSetup(f"phase: should be one of {', '.join(PHASES)}, not {scenario['phase']!r}")


def _by_seat(scenario: Scenario, key: str, seats: int) -> list[str | None]:
    texts = scenario.get(key, [None] * seats)
    if not isinstance(texts, list) or len(texts) != seats or not all(isinstance(text, str | None) for text in texts):
        raise BadSetup(f"{key}: should be a list of {seats} texts, one a seat")
    return texts


def _text(scenario: Scenario, key: str) -> str:
    value = scenario.get(key, "")
    if not isinstance(value, str):
        raise BadSetup(f"{key}: should be a text, not {value!r}")
    return value


def _number(value: object, key: str, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise BadSetup(f"{key}: should be a whole number from 0 to {most}, not {value!r}")
    return value
