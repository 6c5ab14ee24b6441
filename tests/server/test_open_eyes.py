"""A replay with open eyes shows every game, also where seats see zones that others do not have."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import spellhall
from spellhall.server.replays import open_view
from tests.every import EVERY_GAME


@pytest.mark.parametrize("game", EVERY_GAME)
def test_open_eyes_see_every_zone_of_every_seat(game: str) -> None:
    played = spellhall.new(game, spellhall.game_info(game).players[0], seed=3)
    rng = Random(2)
    for _ in range(120):
        if played.decision is None:
            break
        played.play(rng.choice(played.decision.moves))
        view, mine = open_view(played)
        shown = {zone["id"]: zone for zone in view["zones"]}
        for seat in range(played.seats):
            own = played.view(seat)
            assert mine[seat] == own["mine"]
            for one, all_of_it in zip(own["seats"], view["seats"], strict=True):
                assert is_seen(one["shows"], all_of_it["shows"])
            assert is_seen(own["table"], view["table"])
            for zone in own["zones"]:
                known = [card["face"] for card in zone["cards"] if card["face"] is not None]
                assert len(known) <= sum(card["face"] is not None for card in shown[zone["id"]]["cards"])


def is_seen(one: Any, whole: Any) -> bool:
    """Whether all that a value tells one viewer is in what open eyes see."""
    if isinstance(one, dict):
        return all(is_seen(value, whole[key]) for key, value in one.items())
    if isinstance(one, list) and isinstance(whole, list) and len(one) == len(whole):
        return all(is_seen(*pair) for pair in zip(one, whole, strict=True))
    return one in (None, False, []) or one == whole
