"""Inside the tree: what the others would do follows from who they are."""

from __future__ import annotations

from random import Random

import spellhall
from spellhall.bots.search import Tree
from spellhall.games.castle.cards import CHARACTERS, OUTCOMES, RITUALS
from spellhall.games.castle.turn import ADVANCE, MANIPULATE

EAGLES_RULE_KIDA = """bell:   E E e | d w d | w w e
                      book:   e d d | w c e | d w e
                      candle: w w d | e d d | w s a"""
NUMBER = {character.id: number for number, character in enumerate(CHARACTERS)}
RITUAL_IDS = [ritual.id for ritual in RITUALS]
P1, P2 = 0, 1


def test_who_would_win_casts_the_spell_and_who_would_not_does_not() -> None:
    """One outcome card is left, P2 is to move, and P1 wonders what P2 will do. The eagles rule Kida and nobody else anything."""
    scenario = {
        "tableau": EAGLES_RULE_KIDA,
        "known": "all",
        "characters": "1=wizard_wolf_sorrell",
        "outcomes": dict(zip(RITUAL_IDS, (outcome.id for outcome in OUTCOMES), strict=True)),  # at present: banished
        "turned": [ritual for ritual in RITUAL_IDS if ritual != "ringing_open_lit"],
        "turn": P2,
        "turns": 8,
    }
    game = spellhall.new("castle", 4, 1, scenario=scenario)
    rng = Random(1)
    tree = Tree(game.info, rng)
    for _ in range(4000):
        tree.grow(game.info.determinize(game.state, P1, rng))
    visits = {
        who: {answer: arm.visits for answer, arm in fork.arms.items()} for (_, who, _), fork in tree._root.items()
    }
    assert NUMBER["wizard_wolf_sorrell"] not in visits, "that is P1"
    winner = visits[NUMBER["wizard_eagle_kida"]]
    assert winner[ADVANCE] > 2 * winner[MANIPULATE]
    for loser in ("wizard_dragon_kida", "wizard_wolf_marus"):
        waits = visits[NUMBER[loser]]
        assert waits[MANIPULATE] > 2 * waits[ADVANCE]
