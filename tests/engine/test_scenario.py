"""The one dialect of scenarios: the examples of docs/scenarios.md, what is refused and how, and records of format 1."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import spellhall
from spellhall import BadRecord, BadSetup, Game
from spellhall.engine.laws import LAWS, Start
from spellhall.games import all_games

DOCS = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
EXAMPLES = {
    game: (int(seats), json.loads(block))
    for game, seats, block in re.findall(r"^Example: (\w+), (\d) players\n\n```json\n(.*?)^```", DOCS, re.M | re.S)
}
GAMES = sorted(all_games())
OLD: list[dict[str, Any]] = [
    record
    for path in sorted((Path(__file__).parents[1] / "old_scenarios").glob("*.json"))
    for record in json.loads(path.read_text(encoding="utf-8"))
]


def zone(g: Game, id: str, seat: int | None = None) -> list[str | None]:
    """What a seat (or a spectator) sees in a zone."""
    return [card["face"] for each in g.view(seat)["zones"] if each["id"] == id for card in each["cards"]]


# The examples


def test_every_game_has_an_example() -> None:
    assert sorted(EXAMPLES) == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_an_example_can_be_played_to_the_end_and_replayed(game: str) -> None:
    seats, scenario = EXAMPLES[game]
    g = spellhall.new(game, seats, 1, scenario=scenario)
    rng = Random(1)
    for law in g.info.laws:
        law(g.state)
    while g.decision is not None:
        g.play(rng.choice(g.decision.moves))
    record = json.loads(json.dumps(g.record()))
    assert record["scenario"] == scenario
    assert spellhall.replay(record).record() == record


@pytest.mark.parametrize("law", ["views_do_not_leak", "news_does_not_leak", "worlds_play_on"])
@pytest.mark.parametrize("game", GAMES)
def test_who_knows_what_in_an_example_holds(game: str, law: str) -> None:
    seats, scenario = EXAMPLES[game]
    LAWS[law](all_games()[game], Start(seats, {}, scenario), 1)


# The next cards, a deck of so many cards, cards that some know


def test_the_next_cards_of_a_deck_come_in_order() -> None:
    hands = {"P1": "soldier", "P2": "soldier"}
    scenario = {"hand": hands, "main_deck": "hex thief envoy ...", "draws": {"P1": 3}, "turn": "P1"}
    g = spellhall.new("nytherria", 2, 1, scenario=scenario)
    assert sorted(map(str, zone(g, "hand0", 0))) == ["envoy", "hex", "soldier", "thief"]


def test_the_next_fate_cards_come_in_order() -> None:
    mages = {"P1": "taren", "P2": "derek"}
    for seed in range(5):
        scenario = {"mage": mages, "turn": "P1", "deck_fate": "draw_1_quest draw_2_mystic market_day ..."}
        g = spellhall.new("magewars", 2, seed, scenario=scenario)
        drawn = [move for move in g.moves if move.startswith("fate ")]
        wanted = ["fate draw_1_quest", "fate draw_2_mystic", "fate market_day"]
        assert drawn[:3] == wanted[: len(drawn)]
        assert drawn


ACTING = {"hand": {"P1": "pyre kindle echo banish"}, "phase": "actions", "actions": 2, "mana": 9}


@pytest.mark.parametrize(
    ("game", "seats", "scenario", "deck", "count"),
    [
        (
            "nytherria",
            2,
            {"hand": {"P1": "hex", "P2": "hex"}, "main_deck": "thief ...4", "phase": "main"},
            "main_deck",
            5,
        ),
        ("nytherria", 2, {"neutral_deck": "...4"}, "neutral_deck", 4),
        ("nytherria", 2, {"neutral_deck": "trap (light_stone trap)"}, "neutral_deck", 3),
        ("nytherria", 2, {"neutral_deck": ""}, "neutral_deck", 0),
        ("magelight", 4, {"deck": "study ...6", **ACTING}, "deck", 7),
        ("magelight", 4, {"deck": "study*2", **ACTING}, "deck", 2),
    ],
)
def test_a_deck_of_exactly_so_many_cards(
    game: str, seats: int, scenario: dict[str, Any], deck: str, count: int
) -> None:
    left = set()
    for seed in range(4):
        g = spellhall.new(game, seats, seed, scenario=scenario)
        assert next(each["count"] for each in g.view(None)["zones"] if each["id"] == deck) == count
        left.add(tuple(g.moves))
        for law in g.info.laws:
            law(g.state)
    assert len(left) > 1 or "..." not in scenario.get(deck, ""), "chance says which cards they are"


@pytest.mark.parametrize(
    ("decks", "left"),
    [
        ({"deck_quest": "...3"}, 3),
        ({"deck_quest": "secret_garden ...3"}, 4),
        ({"deck_quest": "(tower_of_tides secret_garden)"}, 2),
        ({"deck_quest": ""}, 0),
    ],
)
def test_a_deck_of_mage_wars_of_exactly_so_many_cards(decks: dict[str, str], left: int) -> None:
    position = {"mage": {"P1": "taren", "P2": "derek"}, "turn": "P1", "phase": "main", **decks}
    assert spellhall.new("magewars", 2, 1, scenario=position).view(None)["table"]["in_deck"]["quest"] == left


def test_health_is_not_dealt_from_the_cards_that_a_deck_is_left_with() -> None:
    position = {"mage": {"P1": "taren", "P2": "derek"}, "turn": "P1", "phase": "main", "deck_mystic": "bat"}
    g = spellhall.new("magewars", 2, 1, scenario=position)
    assert g.view(None)["table"]["in_deck"]["mystic"] == 1
    with pytest.raises(BadSetup, match=r"deck_mystic: \d+ cards will be dealt from this deck"):
        spellhall.new("magewars", 2, 1, scenario={**position, "deck_mystic": "(bat)"})


def test_a_card_that_certain_seats_know() -> None:
    hands = {"P1": "hex@P2 thief", "P2": "soldier ravager @P1,P3", "P3": "shade@all envoy"}
    scenario = {"hand": hands, "neutral_deck": "trap light_stone@P3 ...", "turn": "P1", "phase": "main"}
    g = spellhall.new("nytherria", 3, 1, scenario=scenario)
    assert [zone(g, "hand0", seat).count("hex") for seat in (1, 2)] == [1, 0]
    assert sorted(map(str, zone(g, "hand1", 2))) == ["ravager", "soldier"]
    assert zone(g, "hand1", None) == [None, None]
    assert zone(g, "hand2", None).count("shade") == 1
    assert [zone(g, "neutral_deck", seat).count("light_stone") for seat in (0, 2)] == [0, 1]


# What is refused


MANY = {
    "castle": {"character": {"P1": "monster*200000000"}},
    "lantern": {"ashes": "moth*200000000"},
    "magecraft": {"hand": {"P1": "F*200000000"}},
    "magelight": {"discard": "study*200000000"},
    "magewars": {"mage": {"P1": "taren", "P2": "derek"}, "hand": {"P1": "wild*200000000"}},
    "nytherria": {"void": "soldier*200000000"},
}


@pytest.mark.parametrize("digits", ["200000000", "9" * 5000])
@pytest.mark.parametrize("game", GAMES)
def test_nobody_gets_more_cards_than_there_are(game: str, digits: str) -> None:
    scenario = json.loads(json.dumps(MANY[game]).replace("200000000", digits))
    with pytest.raises(BadSetup, match=r"deck has (only \d+|no) \w+ left for it, not 1000000$"):
        spellhall.new(game, all_games()[game].players[0], 1, scenario=scenario)


@pytest.mark.parametrize(
    ("scenario", "complaint"),
    [
        ({"hand": {"P3": "hex"}}, "hand: 'P3' is not one of P1, P2"),
        ({"hand": {"P1": "hexx"}}, "hand P1: there is no card 'hexx'; near to it is hex"),
        ({"hand": {"P1": "hex*two"}}, "hand P1: 'hex*two' is not a card: write ID, ID*2"),
        ({"hand": {"P1": "hex@P9"}}, "hand P1: after @ stand players, like @P1,P2, or @all, not 'P9'"),
        ({"hand": {"P1": ["hex", 3]}}, "hand P1: should be a text: cards, like 'ID ID*2'; not 3"),
        ({"neutral_deck": "(trap"}, "neutral_deck: cards in any order stand in brackets at the end"),
        ({"neutral_deck": "(trap) trap"}, "neutral_deck: cards in any order stand in brackets at the end"),
        ({"neutral_deck": "(trap@P1)"}, "neutral_deck: nobody knows a card in brackets"),
        ({"neutral_deck": "...99"}, "neutral_deck: only 40 other cards are left for the deck, not 99"),
        ({"neutral_deck": 5}, "neutral_deck: should be a text"),
        ({"turn": 0}, "turn: 0 is not one of P1, P2"),
        ({"turn": ["P1"]}, "turn: ['P1'] is not one of P1, P2"),
        ({"turns": True}, "turns: should be a whole number from 0 to 59, not True"),
        ({"turns": 10**400}, "turns: should be a whole number from 0 to 59"),
        ({"draws": {"P1": 1.5}}, "draws P1: should be a whole number"),
        ({"phase": None}, "phase: should be one of draw, main, not None"),
        ({"weather": "fine"}, "cannot set 'weather'; it can set hand, stones"),
    ],
)
def test_what_was_wrong_and_what_would_be_right(scenario: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadSetup, match=re.escape(complaint)):
        spellhall.new("nytherria", 2, 1, scenario=scenario)


ODD: list[Any] = [
    None, True, False, 0, -1, 10**30, 1.5, float("nan"), "", "P1", "P9", "all", "@", "@all", "*", "a*", "...", "...-1", "(", ")",
    "()", "\0", "x" * 5000, "...9999999999", [], [None], [[]], [{}], {}, {"P1": None}, {"P1": {}}, {"P1": [{"card": 1}]},
    {"P1": [{"card": "x"}]}, {"": ""}, {"P1": "P1"}, {"1": "x"}, {"P1": {"1": [{"card": []}]}},
]  # fmt: skip


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """All places in a scenario where something else could stand."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, each in inner for place in places(each, (*path, key)))]


def changed(scenario: Any, path: tuple[Any, ...], value: Any) -> Any:
    """The scenario with something else in one place."""
    if not path:
        return value
    copy = json.loads(json.dumps(scenario))
    inner = copy
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return copy


@pytest.mark.parametrize("game", GAMES)
def test_whatever_stands_there_is_read_or_refused(game: str) -> None:
    """Odd values in every place, and texts with parts of others: a game, or BadSetup, and nothing else."""
    seats, scenario = EXAMPLES[game]
    rng = Random(1)
    tried = [changed(scenario, path, odd) for path in places(scenario) for odd in ODD if path]
    tried += [{key: odd} for key in all_games()[game].scenario_help for odd in ODD]
    texts: list[str] = re.findall(r'"([^"]*)"', json.dumps(scenario))
    for _ in range(300):
        path = rng.choice(places(scenario)[1:])
        mixed = " ".join(rng.choice(texts) for _ in range(rng.randrange(1, 4)))
        at = rng.randrange(len(mixed) + 1)
        tried.append(changed(scenario, path, mixed[:at] + rng.choice("*@() .,P/") + mixed[at:]))
    complaints = []
    for each in tried:
        try:
            Game.begin(all_games()[game], seats, 1, None, each, listen=False)
        except BadSetup as error:
            complaints.append(str(error))
    assert 0 < len(complaints) < len(tried)
    assert max(map(len, complaints)) < 6000


# Records of format 1


@pytest.mark.parametrize("record", OLD, ids=[record["game"] for record in OLD])
def test_a_record_with_a_scenario_in_an_old_dialect_still_replays(record: dict[str, Any]) -> None:
    assert record["spellhall"] == 1
    assert record["scenario"]
    verdict = spellhall.verify(record)
    now = verdict.game.record()
    assert (now["spellhall"], now["moves"], now["result"]) == (2, record["moves"], record["result"])
    assert spellhall.replay(now).record() == now


WITH_AN_OLD_DIALECT = [game for game in GAMES if all_games()[game].old_scenario]


def test_every_game_that_reads_an_old_dialect_has_old_records() -> None:
    """The others have had new rules since, so their old records are refused for that."""
    assert {record["game"] for record in OLD} == set(WITH_AN_OLD_DIALECT)


@pytest.mark.parametrize("game", WITH_AN_OLD_DIALECT)
def test_a_damaged_scenario_of_an_old_record_is_told(game: str) -> None:
    """Where it cannot be read, that is BadRecord and nothing else."""
    record = next(record for record in OLD if record["game"] == game)
    odd: list[Any] = [None, 3, "x", ["x"], [["x"]], {"x": "y"}, [{"card": []}]]
    complaints = []
    for key in record["scenario"]:
        for value in odd:
            try:
                spellhall.replay({**record, "scenario": {**record["scenario"], key: value}})
            except BadRecord as error:
                complaints.append(str(error))
    assert complaints
