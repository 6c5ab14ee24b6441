"""A replay with open eyes shows every game, also where seats see zones that others do not have."""

from __future__ import annotations

from random import Random

import pytest

import spellhall
from spellhall.server.replays import open_view


@pytest.mark.parametrize("game", sorted(spellhall.games()))
def test_open_eyes_see_every_zone_of_every_seat(game: str) -> None:
    played = spellhall.new(game, spellhall.games()[game].players[0], seed=3)
    rng = Random(2)
    for _ in range(120):
        if played.decision is None:
            break
        played.play(rng.choice(played.decision.moves))
        shown = {zone["id"]: zone for zone in open_view(played)["zones"]}
        for seat in range(played.seats):
            for zone in played.view(seat)["zones"]:
                known = [card["face"] for card in zone["cards"] if card["face"] is not None]
                assert len(known) <= sum(card["face"] is not None for card in shown[zone["id"]]["cards"])
