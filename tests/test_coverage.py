"""Every rule and every card of every game is cited by a test."""

from __future__ import annotations

import pytest

from spellhall.games import all_games
from tests.coverage import ANY_ID, RULES, TESTS, cited, report, rules_of

GAMES = list(all_games())


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_cited(game: str) -> None:
    rules = rules_of(game)
    assert rules, f"docs/rules/{game}.md numbers no rule"
    assert len(rules) == len(set(rules)), "a rule id is given twice"
    known = cited("rule")
    assert [rule for rule in rules if rule not in known] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_cited(game: str) -> None:
    known = cited("card", TESTS / "games" / game)
    cards = [card.id for card in all_games()[game].cards]
    assert len(cards) == len(set(cards)), "a card id is given twice"
    assert [card for card in cards if card not in known] == []
    assert [card for card in known if card not in cards] == [], "tests of cards that are not there"


def test_no_test_cites_a_rule_that_is_not_there() -> None:
    rules = {rule for game in GAMES for rule in rules_of(game)}
    assert [rule for rule in cited("rule") if rule not in rules] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_id_mentioned_in_the_rules_is_a_rule(game: str) -> None:
    mentioned = set(ANY_ID.findall((RULES / f"{game}.md").read_text()))
    assert mentioned - set(rules_of(game)) == set()


def test_the_report_lists_who_covers_what() -> None:
    lines = report().splitlines()
    assert any(line.startswith("rule LT-8: ") and "::test_" in line for line in lines)
    assert not any("NO TEST" in line for line in lines)
