"""What bots think of a position of Magecraft: a Cantrip that shields, and where it is worth something."""

from __future__ import annotations

import pytest

from spellhall.bots import make_bot
from spellhall.bots.base import Seat
from spellhall.games.magecraft.evaluate import evaluate
from spellhall.games.magecraft.state import Magecraft
from tests.games.magecraft.tools import new, position


def gain(seats: int) -> float:
    """How much better the first player stands as Orsk than as Cindra."""
    standings = []
    for first, third in (("orsk", "cindra"), ("cindra", "orsk")):
        characters = {"A.character": first, "C.character": third} if seats > 2 else {"A.character": first}
        state = position(characters, seats).state
        assert isinstance(state, Magecraft)
        standings.append(evaluate(state)[0])
    return standings[0] - standings[1]


def test_a_cantrip_that_shields_is_worth_the_more_the_more_others_an_attacker_can_choose() -> None:
    assert gain(4) > gain(3) > gain(2) == 0


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("level", ["greedy", "search:200"])
def test_who_may_choose_a_character_first_takes_the_one_who_shields(seats: int, level: str) -> None:
    assert make_bot(level, "first").choose(Seat(new(seats))) == "orsk"
