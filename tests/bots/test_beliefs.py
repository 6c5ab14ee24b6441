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
from spellhall.engine.thinking import Heard
from spellhall.games.castle.belief import FIRST_CULTIST, Witness, belief
from spellhall.games.castle.cards import AMULET, CHARACTERS, FACTION_OF, HOME_OF, MONSTER
from spellhall.games.castle.state import FIRST_CHARACTER, PLACES, Castle
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
    game = spellhall.new("castle", 4, 1, {"first_player": "0"}, {"character": {"P1": "wizard_eagle_marus"}})
    source = Worlds(Informed(game, heard), Random(1))
    worlds = [source.deal() for _ in range(WORLDS)]
    characters = [world.kind[FIRST_CHARACTER + of] for world in worlds if isinstance(world, Castle)]
    return Counter(FACTION_OF[character] for character in characters)


BOOK5 = PLACES.index("book5")
"""In Marus."""
CROWN, SCEPTER = AMULET + 1, AMULET + 2
DRAGON, EAGLE, WOLF = range(3)


def turn(seat: int, *flips: Heard) -> list[Heard]:
    return [("picked_up_both", (seat,)), *flips]


def up(seat: int, place: int, shrine: int) -> Heard:
    return ("flipped_up", (seat, place, shrine))


def down(seat: int, place: int, shrine: int) -> Heard:
    return ("flipped_down", (seat, place, shrine))


AWAY = [("picked_up", (1, BOOK5)), ("flipped_up", (1, 0, CROWN))]
"""P2's pawn leaves book5 for a shrine that nobody had seen."""
DRAGON_FOUND: list[Heard] = [*turn(1, up(1, BOOK5, DRAGON)), *AWAY]


def test_castle_who_flips_down_a_dragon_shrine_is_hardly_a_dragon_master() -> None:
    before = factions(DRAGON_FOUND, of=2)
    after = factions([*DRAGON_FOUND, *turn(2, down(2, BOOK5, DRAGON))], of=2)
    assert after[DRAGON] < 0.8 * before[DRAGON]
    assert after[WOLF] > before[WOLF]


def test_castle_who_flips_it_up_again_may_well_be_one() -> None:
    face_down = [*DRAGON_FOUND, *turn(3, down(3, BOOK5, DRAGON)), ("picked_up_both", (3,))]
    before = factions(face_down, of=2)
    assert factions([*face_down, *turn(2, up(2, BOOK5, DRAGON))], of=2)[DRAGON] > 1.2 * before[DRAGON]


def likely(heard: list[Heard], character: str) -> float:
    """How likely the deeds are if P3 is this character; 1 if they say nothing."""
    game = spellhall.new("castle", 4, 1, {}, {"character": {"P3": character}})
    assert isinstance(game.state, Castle)
    return belief(heard)(game.state) / belief([])(game.state)


def test_castle_who_flips_something_else_has_no_use_for_what_lies_open() -> None:
    """A Dragon shrine lies face down and free in Marus; P3 takes the scepter instead."""
    scepter = PLACES.index("bell8")
    found = [*DRAGON_FOUND, *turn(3, down(3, BOOK5, DRAGON), up(3, scepter, SCEPTER)), ("picked_up_both", (3,))]
    passed_by = [*found, *turn(2, down(2, scepter, SCEPTER))]
    assert likely(passed_by, "wizard_dragon_marus") < 0.6 * likely(passed_by, "wizard_eagle_marus")
    exploring = [*found, *turn(2, up(2, 1, EAGLE))]
    assert likely(exploring, "wizard_dragon_marus") == likely(exploring, "wizard_eagle_marus")


def test_castle_a_shrine_under_a_pawn_is_nobodys_chance() -> None:
    scepter = PLACES.index("bell8")
    found = [*turn(1, up(1, BOOK5, DRAGON), up(1, scepter, SCEPTER)), ("picked_up", (1, scepter)), up(1, 0, CROWN)]
    assert likely([*found, *turn(2, down(2, scepter, SCEPTER))], "wizard_wolf_marus") == 1.0
    found += [("picked_up", (1, BOOK5)), up(1, 2, EAGLE)]
    assert likely([*found, *turn(2, down(2, scepter, SCEPTER))], "wizard_wolf_marus") < 0.6


@pytest.mark.parametrize("character", ["cultist_dragon", "wizard_eagle_kida", "wizard_wolf_marus"])
def test_castle_a_card_that_nobody_had_seen_tells_nothing(character: str) -> None:
    assert likely(turn(2, up(2, BOOK5, DRAGON)), character) == 1.0


def test_castle_the_belief_counts_characters_in_the_order_of_the_cards() -> None:
    wizards = [(faction, home) for faction in range(3) for home in range(3)]
    assert list(zip(FACTION_OF, HOME_OF, strict=True))[:FIRST_CULTIST] == wizards
    assert FACTION_OF[FIRST_CULTIST:MONSTER] == (DRAGON, EAGLE, WOLF)


def test_castle_the_monster_is_reckoned_with_before_it_shows() -> None:
    """Twelve characters are left for P3, the Monster one of them: by chance it would be one world in twelve."""
    assert factions(turn(1, up(1, BOOK5, DRAGON)), of=2)[FACTION_OF[MONSTER]] > 2 * WORLDS / 12


def test_castle_the_monster_advances() -> None:
    before = factions(turn(1, up(1, BOOK5, DRAGON)), of=2)
    impatient: list[Heard] = [*turn(1, up(1, BOOK5, DRAGON)), ("advanced", (2, 0)), ("advanced", (2, 1))]
    assert factions(impatient, of=2)[FACTION_OF[MONSTER]] > 1.5 * before[FACTION_OF[MONSTER]]


def test_castle_the_monster_does_not_care_for_regalia() -> None:
    found = [*turn(1, up(1, BOOK5, CROWN)), ("picked_up_both", (1,))]
    before = factions(found, of=2)
    stepped = [*found, *turn(2, down(2, BOOK5, CROWN))]
    assert factions(stepped, of=2)[FACTION_OF[MONSTER]] < 0.6 * before[FACTION_OF[MONSTER]]


@pytest.mark.parametrize("options", [{}, {"memory_aid": "off"}])
def test_castle_follows_the_pawns_through_whole_games(options: dict[str, str]) -> None:
    game = spellhall.new("castle", 4, 5, options)
    rng = Random(5)
    while game.decision is not None:
        game.play(rng.choice(game.decision.moves))
    witness = Witness()
    for kind, args in game.heard(0):
        witness.hear(kind, args)
    assert isinstance(game.state, Castle)
    pawns = [[place for place in game.state.pawns[2 * seat : 2 * seat + 2] if place >= 0] for seat in range(4)]
    assert [sorted(places) for places in witness.pawns[:4]] == pawns


def spy_share(heard: Sequence[Heard], of: int) -> float:
    """In how many of the worlds that a Guildmage imagines this player is an Infiltrator."""
    game = spellhall.new("magelight", 5, 4, {"first_player": "0"}, {"role": {"P1": "healer"}})
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
