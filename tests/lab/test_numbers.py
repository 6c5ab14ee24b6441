"""Numbers inside effects and constants of the games: rules, texts and the page's book follow when they are set."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from typing import Any

import pytest

import spellhall
from spellhall.engine.cards import THE_GAME, with_numbers
from spellhall.engine.info import GameInfo
from spellhall.games import HOUSE_RULES, all_games
from spellhall.games.magewars.rows import IN_TEXTS
from spellhall.lab.reprint import settable

ASKED = """
import json, spellhall
from spellhall.server.catalogue import book
from spellhall.words import words
told = {}
for name in %r:
    info = spellhall.game_info(name)
    told[name] = {
        "changes": book(name, True).changes,
        "numbers": book(name, True).numbers,
        "rules": [words(name, language).house_rules for language in ("en", "de")],
        "en": {card.id: card.text for card in info.cards},
        "de": {card.id: words(name, "de").text_of(card.id) for card in info.cards},
    }
%s
print(json.dumps(told))
"""


def told_under(rules: dict[str, Any], then: str = "") -> dict[str, Any]:
    """What a process says that plays by these house rules."""
    done = subprocess.run(
        [sys.executable, "-c", ASKED % ([*rules], then)],
        capture_output=True, text=True, timeout=300, check=True, env=os.environ | {HOUSE_RULES: json.dumps(rules)},
    )  # fmt: skip
    found: dict[str, Any] = json.loads(done.stdout)
    return found


CHANGES: dict[str, dict[str, dict[str, Any]]] = {
    "nytherria": {
        "soldier": {"encounter": 5},
        "light_stone": {"points": 1},
        "warlord": {"draws": 2},
        "game": {"hand_size": 6, "stones": 3},
    },
    "magecraft": {"fireball": {"cast": "FFF", "icons": "aad"}, "game": {"hand_size": 5, "winning_score": 9}},
    "magelight": {"ice_blast": {"power": 2, "cost": 3}, "study": {"draws": 1}, "game": {"quota": 2}},
    "castle": {"game": {"per_country": 500, "majority": 4}},
}


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    played = """
game = spellhall.new("nytherria", 2, 1)
told["hand"] = min(len(hand) for hand in (game.state.zones[7], game.state.zones[9]))
told["goal"] = game.view(0)["table"]["goal"]
game = spellhall.new("magecraft", 2, 1, {"characters": "random"})
told["score"] = game.view(0)["table"]["goal"]
"""
    return told_under(CHANGES, played)


def test_texts_follow_in_every_language(told: dict[str, Any]) -> None:
    assert told["nytherria"]["en"]["soldier"] == "Encounter 5; may claim a Light Stone."
    assert told["nytherria"]["de"]["soldier"].startswith("Begegnung 5;")
    assert "1 point in a row" in told["nytherria"]["en"]["light_stone"]
    assert "1 Punkt in der Reihe" in told["nytherria"]["de"]["light_stone"]
    assert told["nytherria"]["en"]["warlord"].startswith("Draw 2 cards.")
    assert told["nytherria"]["de"]["warlord"].startswith("Zieh 2 Karten.")
    assert told["magecraft"]["en"]["fireball"] == "Learn F X X X. Cast F F F: Attack 2, Draw 1."
    assert told["magecraft"]["de"]["fireball"] == "Lernen F X X X. Wirken F F F: 2 Angriff, 1 Ziehen."
    assert told["magelight"]["en"]["ice_blast"].startswith("Spell. Cost 3, burn value 2.")
    assert "they lose 2 Power" in told["magelight"]["en"]["ice_blast"]
    assert told["magelight"]["de"]["ice_blast"].startswith("Zauber. Kosten 3, Brennwert 2.")
    assert "verliert 2 Macht" in told["magelight"]["de"]["ice_blast"]
    assert told["magelight"]["en"]["study"].endswith("Draw 1 card.")
    assert told["magelight"]["de"]["study"].endswith("Zieh 1 Karte.")
    assert told["castle"]["en"]["wizard_wolf_kida"].startswith("500 for each country")
    assert told["castle"]["de"]["wizard_wolf_kida"].startswith("500 für jedes Land")
    assert told["castle"]["en"]["bell_ringing"].startswith("Four or more")
    assert told["castle"]["de"]["bell_ringing"].startswith("4 oder mehr")


def numbers_in_texts() -> dict[str, dict[str, int]]:
    """Every number in a text of a card of Mage Wars, each set to another of its own."""
    changes: dict[str, dict[str, int]] = {}
    for id, row in spellhall.game_info("magewars").rows.items():
        columns = [name for name in settable(row) if name in IN_TEXTS]
        if columns:
            changes[id] = {name: 10 - at for at, name in enumerate(columns)}
    return changes


@pytest.fixture(scope="module")
def mage_wars() -> dict[str, Any]:
    held = """
from spellhall.games.magewars.pack import CARDS
told["steps"] = {card.id: [*card.once, *card.each_turn, *card.start, *card.destroyed] for card in CARDS}
told["steps"] = json.loads(json.dumps(told["steps"], default=lambda step: step.__name__))
"""
    return told_under({"magewars": numbers_in_texts()}, held)


def test_every_number_in_a_text_of_mage_wars_is_said_in_every_language(mage_wars: dict[str, Any]) -> None:
    changes = numbers_in_texts()
    assert len(changes) > 90
    for id, columns in changes.items():
        for language in ("en", "de"):
            said = {int(found) for found in re.findall(r"\d+", mage_wars["magewars"][language][id])}
            assert said >= set(columns.values()), f"{language} {id}: {columns}"


def test_steps_of_mage_wars_take_the_numbers(mage_wars: dict[str, Any]) -> None:
    """Healing 1 heals and draws, Jaguar attacks, Sabotage reads its number from the card."""
    steps = mage_wars["steps"]
    draws, heals = (numbers_in_texts()["healing_1"][name] for name in ("draws", "heals"))
    assert steps["healing_1"] == [["heal", [0, heals]], ["draw", [0, draws]]]
    jaguar = numbers_in_texts()["jaguar"]
    n, pet = jaguar["attack"], jaguar["attack_on_pet"]
    assert ["attack", [[n, 0, 0, n, n, pet, 0, 0, 0]]] in steps["jaguar"]
    assert mage_wars["magewars"]["changes"]["sabotage"] == {"strips": 10}


def test_rules_follow(told: dict[str, Any]) -> None:
    assert (told["hand"], told["goal"], told["score"]) == (6, 3, 9)


def test_the_book_says_what_is_otherwise_and_words_name_it(told: dict[str, Any]) -> None:
    for game, changes in CHANGES.items():
        assert told[game]["changes"] == changes
        assert told[game]["numbers"].items() >= changes["game"].items()
    assert told["nytherria"]["rules"][0] == (
        "The Soldier: Encounter 5, Light Stone: points 1, The Warlord: drawn 2, hand size 6, stones needed 3"
    )
    assert told["nytherria"]["rules"][1].endswith("Handkarten 6, nötige Steine 3")


@pytest.mark.parametrize("info", all_games().values(), ids=lambda info: str(info.name))
def test_what_can_be_set_is_allowed_as_printed(info: GameInfo[Any]) -> None:
    for id, row in info.rows.items():
        for name, value in settable(row).items():
            allowed = row.settable[name]
            assert value in allowed if isinstance(allowed, range) else not allowed(value), f"{id}.{name}={value}"


@pytest.mark.parametrize("name", [info.name for info in spellhall.games().values()])
def test_every_game_has_numbers_of_its_own(name: str) -> None:
    assert settable(spellhall.game_info(name).rows[THE_GAME])


def test_a_text_takes_numbers_and_the_word_after_them() -> None:
    row = spellhall.game_info("nytherria").rows["warlord"]
    assert with_numbers("{draws} {draws|card|cards}, {rally} {rally|play|plays}", row) == "1 card, 2 plays"
    with pytest.raises(AttributeError, match="drawn"):
        with_numbers("{drawn}", row)
