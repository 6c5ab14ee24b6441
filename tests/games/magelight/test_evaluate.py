"""What bots think of a position of Magelight: Dark Days in the fire."""

from __future__ import annotations

from itertools import pairwise

import pytest

from spellhall.bots import make_bot
from spellhall.bots.base import Seat
from spellhall.games.magelight.evaluate import guild_odds
from spellhall.games.magelight.state import Magelight
from tests.games.magelight.tools import at, t7


def odds(burned: str) -> float:
    state = at(burned=burned, phase="actions").state
    assert isinstance(state, Magelight)
    return guild_odds(state)


def test_a_burned_dark_day_is_worth_more_to_the_guild_than_another_card_and_the_last_one_most() -> None:
    days = [odds(" ".join(["dark_day"] * days + ["study"] * (4 - days))) for days in range(5)]
    gains = [more - less for less, more in pairwise(days)]
    assert min(gains) > 0
    assert gains[3] > max(gains[:3])


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_a_greedy_guildmage_burns_dark_day_though_the_next_player_is_no_infiltrator(seed: str) -> None:
    table = t7("dark_day study kindle quicken banish", mana=0, round=6, revealed="P2")
    assert make_bot("greedy", seed).choose(Seat(table)) == "burn dark_day"


def test_a_greedy_infiltrator_does_not_burn_dark_day() -> None:
    table = t7("dark_day study kindle quicken banish", mana=0, round=6, turn="P4")
    assert make_bot("greedy", "keep it").choose(Seat(table)) != "burn dark_day"
