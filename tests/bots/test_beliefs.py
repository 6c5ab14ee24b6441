"""Worlds follow what the others did: after a deed that a role would rarely do, few worlds have that role."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

import spellhall
from spellhall import Game
from spellhall.bots import Seat
from spellhall.bots.worlds import Worlds
from spellhall.engine.info import Heard
from spellhall.games.castle.cards import AMULET, CHARACTERS, FACTION_OF, MONSTER
from spellhall.games.castle.state import FIRST_CHARACTER, Castle
from spellhall.games.magelight.cards import ICE_BLAST, IS_SPY, PYRE
from spellhall.games.magelight.state import Magelight

WORLDS = 600


class Informed(Seat):
    """A seat that has heard these things too."""

    def __init__(self, game: Game, heard: Sequence[Heard]) -> None:
        super().__init__(game)
        self.__dict__["heard"] = [*game.heard(self.seat), *heard]


def factions(heard: Sequence[Heard], of: int) -> Counter[int]:
    """How often a player is of each faction, in the worlds that P1 imagines."""
    game = spellhall.new("castle", 4, 1, {"first_player": "0"}, {"characters": "1=wizard_eagle_marus"})
    source = Worlds(Informed(game, heard), Random(1))
    worlds = [source.deal() for _ in range(WORLDS)]
    characters = [world.kind[FIRST_CHARACTER + of] for world in worlds if isinstance(world, Castle)]
    return Counter(FACTION_OF[character] for character in characters)


DRAGON_UP: Heard = ("flipped_up", (2, 4, 0))
DRAGON_DOWN: Heard = ("flipped_down", (2, 4, 0))
CROWN = AMULET + 1
SEEN_BEFORE: Heard = ("flipped_up", (1, 4, 0))


def test_castle_who_flips_down_a_dragon_shrine_is_hardly_a_dragon_master() -> None:
    before = factions([SEEN_BEFORE], of=2)
    after = factions([SEEN_BEFORE, DRAGON_DOWN, SEEN_BEFORE, DRAGON_DOWN], of=2)
    assert after[0] < 0.7 * before[0]
    assert after[2] > before[2]


def test_castle_who_flips_it_up_again_may_well_be_one() -> None:
    before = factions([SEEN_BEFORE], of=2)
    assert factions([SEEN_BEFORE, DRAGON_DOWN, DRAGON_UP, DRAGON_UP], of=2)[0] > 1.2 * before[0]


def test_castle_a_card_that_nobody_had_seen_tells_nothing() -> None:
    game = spellhall.new("castle", 4, 1)
    assert game.info.belief is not None
    likelihood = game.info.belief([DRAGON_UP])
    worlds = [Seat(game).imagine(Random(seed)) for seed in range(20)]
    assert {likelihood(world) for world in worlds} == {1.0}


def test_castle_who_advances_is_content_with_the_countries() -> None:
    dragons_rule: list[Heard] = [("flipped_up", (1, place, 0)) for place in (3, 4, 5)]
    before = factions(dragons_rule, of=2)
    assert factions([*dragons_rule, ("advanced", (2, 0)), ("advanced", (2, 1))], of=2)[0] > 1.2 * before[0]


def test_castle_the_monster_does_not_care_for_regalia() -> None:
    before = factions([], of=2)
    stepped: list[Heard] = [("flipped_up", (1, 4, CROWN)), ("flipped_down", (2, 4, CROWN))]
    assert factions(stepped, of=2)[FACTION_OF[MONSTER]] < 0.6 * before[FACTION_OF[MONSTER]]


def spy_share(heard: Sequence[Heard], of: int) -> float:
    """In how many of the worlds that a Guildmage imagines this player is an Infiltrator."""
    game = spellhall.new("magelight", 5, 4, {"first_player": "0"}, {"roles": {"P1": "healer"}})
    source = Worlds(Informed(game, heard), Random(1))
    worlds = [source.deal() for _ in range(WORLDS)]
    return sum(IS_SPY[world.role[of]] for world in worlds if isinstance(world, Magelight)) / WORLDS


@pytest.mark.parametrize(
    ("heard", "suspect"),
    [
        ([("burned", (2, PYRE, 2))] * 3, False),
        ([("played", (2, PYRE))], False),
        ([("stored", (2,))] * 4, True),
        ([("aimed", (0, ICE_BLAST, 1)), ("aimed", (2, ICE_BLAST, 0))], True),
    ],
)
def test_magelight_deeds_tell_on_players(heard: Sequence[Heard], suspect: bool) -> None:
    before, after = spy_share([], of=2), spy_share(heard, of=2)
    assert abs(before - 0.5) < 0.08
    assert after > before + 0.08 if suspect else after < before - 0.08


def test_worlds_come_up_as_often_as_their_likelihood_says() -> None:
    """With known odds: a world whose P2 is the Monster is five times as likely as another."""
    game = spellhall.new("castle", 4, 1)
    source = Worlds(Seat(game), Random(3))
    source._likelihood = lambda s: 5.0 if s.kind[FIRST_CHARACTER + 1] == MONSTER else 1.0
    worlds = [source.deal() for _ in range(4000)]
    monsters = [world.kind[FIRST_CHARACTER + 1] == MONSTER for world in worlds if isinstance(world, Castle)]
    share = sum(monsters) / len(worlds)
    possible = len(CHARACTERS) - 1  # all but the own
    assert abs(share - 5 / (5 + possible - 1)) < 0.04
