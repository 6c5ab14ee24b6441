"""One screen, in every game, with the fewest and the most players, at decisions spread over the game."""

from __future__ import annotations

import pytest

import spellhall
from tests.page.conftest import NewVisitor
from tests.page.fit import CROWDED, look_at_crowded, look_through

LOOKS = 24
SPREAD = {"castle": 2, "magecraft": 4, "magelight": 4, "magewars": 4, "nytherria": 4}
TABLES = [(game, seats) for game, info in sorted(spellhall.games().items()) for seats in info.players]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_whole_table_is_in_the_window_at_every_decision(visit: NewVisitor, game: str, seats: int) -> None:
    every = SPREAD.get(game, 1)
    assert look_through(visit(), game, seats, every, most=LOOKS * every) == []


@pytest.mark.parametrize("game", sorted(CROWDED))
def test_very_much_on_the_table_is_in_the_window(visit: NewVisitor, game: str) -> None:
    assert look_at_crowded(visit(), game) == []
