"""Random play against the numbers of the rules, section 7, with wide margins and fixed seeds."""

from __future__ import annotations

from collections import defaultdict
from random import Random

import pytest

import spellhall
from spellhall.engine.steps import play_out
from spellhall.games.castle.cards import CHARACTERS
from spellhall.games.castle.casting import reckon
from spellhall.games.castle.state import FIRST_CHARACTER, Castle

GAMES = 1500


@pytest.mark.rule("CM-23", "CM-24", "CM-40", "CM-58", "CM-63", "CM-R1", "CM-R19", "CM-R20", "CM-R22", "CM-R23")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_random_play_comes_out_as_the_rules_say(seats: int) -> None:
    turns = 0
    share_of_seat = [0.0] * seats
    shares: defaultdict[str, list[float]] = defaultdict(list)
    monster_wins: list[bool] = []
    devoured = alone = nothing = 0
    rng = Random(seats)
    for seed in range(GAMES):
        g = spellhall.new("castle", seats, seed, listen=False)
        s = g.state
        assert isinstance(s, Castle)
        play_out(s, rng.random)
        assert g.result is not None
        winners, scores, _ = g.result
        turns += s.turns + 1
        assert s.turns + 1 <= 8 * (3 * seats + 1)
        characters = s.kind[FIRST_CHARACTER:]
        devoured += bool(reckon(s, characters).devoured)
        alone += len(winners) == 1
        nothing += max(scores) == 0
        for seat, character in enumerate(characters):
            share = (seat in winners) / len(winners)
            share_of_seat[seat] += share
            shares[CHARACTERS[character].role].append(share)
            shares[CHARACTERS[character].id].append(share)
            if CHARACTERS[character].role == "monster":
                monster_wins.append(seat in winners)

    def mean(kind: str) -> float:
        return sum(shares[kind]) / len(shares[kind])

    assert 14 <= turns / GAMES <= 18
    assert 0.40 <= devoured / GAMES <= 0.60
    assert 0.50 <= alone / GAMES <= 0.75
    assert nothing / GAMES < 0.06
    for seat in range(seats):
        assert abs(share_of_seat[seat] / GAMES - 1 / seats) < 0.05
    low, high = {4: (0.20, 0.28), 5: (0.16, 0.24), 6: (0.13, 0.20)}[seats]
    assert low <= mean("wizard") <= high
    low, high = {4: (0.14, 0.30), 5: (0.10, 0.22), 6: (0.08, 0.18)}[seats]
    assert low <= mean("cultist") <= high
    assert 0.25 <= sum(monster_wins) / len(monster_wins) <= 0.60
    for card in CHARACTERS:
        if card.role == "wizard":
            assert abs(mean(card.id) - mean("wizard")) < 0.06
