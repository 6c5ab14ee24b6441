"""The end explained: the lines of each seat add up to its score, and tell nothing that is not open then."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from spellhall.engine.game import Game
from spellhall.engine.info import GameInfo
from spellhall.games import all_games

ROUNDS = 6


@pytest.mark.parametrize("info", all_games().values(), ids=lambda info: info.name)
def test_lines_add_up_to_the_score_and_are_open_to_everybody(info: GameInfo[Any]) -> None:
    assert info.explain is not None
    low, high = info.players
    rng = Random(info.name)
    for number in range(ROUNDS):
        game = Game.begin(info, low + number % (high - low + 1), seed=number)
        while (decision := game.decision) is not None:
            game.play(rng.choice(decision.moves))
        result = game.view(None)["result"]
        assert result is not None
        explained = result["explained"]
        assert [sum(line["points"] or 0 for line in lines) for lines in explained] == result["scores"]
        assert all(line["say"]["key"] for lines in explained for line in lines)
        world = game.determinize(None, rng)
        assert info.explain(world.state) == info.explain(game.state)
        assert "explained" not in (game.record()["result"] or {})
