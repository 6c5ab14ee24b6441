"""What is true of every state of Castle of Magic."""

from __future__ import annotations

from math import gcd
from typing import Final

from spellhall.engine.cards import UNDRAWN
from spellhall.engine.steps import CHANCE, EVERYONE
from spellhall.games.castle.cards import (
    CHARACTERS,
    MONSTER,
    MOST_OF_A_CULTIST,
    MOST_OF_A_WIZARD,
    NUMBERS,
    OUTCOMES,
    SHRINE_BAG,
)
from spellhall.games.castle.state import (
    FIRST_CHARACTER,
    FIRST_OUTCOME,
    HELD,
    SHRINE_COUNT,
    SUPPLY,
    Castle,
)
from spellhall.games.castle.turn import HARD_STOP


def every_card_is_in_one_place(s: Castle) -> None:  # CM-1
    """Cards drawn and cards in the bags make up exactly the box."""

    def drawn(first: int, last: int) -> list[int]:
        return [kind for kind in s.kind[first:last] if kind != UNDRAWN]

    assert sorted(drawn(0, SHRINE_COUNT) + s.shrine_bag) == SHRINE_BAG
    assert sorted(drawn(FIRST_OUTCOME, FIRST_CHARACTER) + s.outcome_bag) == list(range(len(OUTCOMES)))
    characters = drawn(FIRST_CHARACTER, FIRST_CHARACTER + s.seats) + s.character_bag
    assert sorted(characters) == list(range(len(CHARACTERS)))


def one_pawn_a_shrine(s: Castle) -> None:  # CM-R14
    """Two pawns a player, each in one place; a shrine is free just if no pawn stands on it."""
    standing = [place for place in s.pawns if place not in (SUPPLY, HELD)]
    assert len(s.pawns) == 2 * s.seats
    assert sorted(standing + s.free) == list(range(SHRINE_COUNT))
    held = [pawn for pawn, place in enumerate(s.pawns) if place == HELD]
    assert all(pawn // 2 == s.turn for pawn in held)


def active_shrines_are_known(s: Castle) -> None:  # CM-R24, CM-R25
    """What lies face up has a face that all know; what lies under a pawn has been drawn."""
    for place, up in enumerate(s.up):
        assert not up or (s.kind[place] != UNDRAWN and s.seen[place] == EVERYONE)
    waiting_for_chance = s.ask is not None and s.ask[0] == CHANCE
    assert waiting_for_chance or all(place < 0 or s.kind[place] != UNDRAWN for place in s.pawns)


def never_longer_than_the_rules_say(s: Castle) -> None:  # section 7, CM-R21
    """At most 8 × (limit + 1) turns, or 2000 without a limit."""
    assert s.turns <= (8 * (s.stall + 1) if s.stall else HARD_STOP)


REWARD: Final = gcd(NUMBERS.per_country, NUMBERS.home, NUMBERS.regalia, NUMBERS.dominating, NUMBERS.feeding) or 1


def scores_add_up(s: Castle) -> None:  # CM-60 to CM-63
    """Scores are made of whole rewards and within the range of the character; the highest win."""
    if s.result is None:
        return
    most = {"wizard": MOST_OF_A_WIZARD, "cultist": MOST_OF_A_CULTIST, "monster": s.monster_points}
    for seat, points in enumerate(s.result.scores):
        character = s.kind[FIRST_CHARACTER + seat]
        assert character == MONSTER or points % REWARD == 0
        assert 0 <= points <= most[CHARACTERS[character].role]
        assert character != MONSTER or points in (0, s.monster_points)
    best = max(s.result.scores)
    assert s.result.winners == tuple(seat for seat, points in enumerate(s.result.scores) if points == best)


LAWS: Final = (
    every_card_is_in_one_place,
    one_pawn_a_shrine,
    active_shrines_are_known,
    never_longer_than_the_rules_say,
    scores_add_up,
)
