"""What is true of every state of Magelight."""

from __future__ import annotations

from typing import Final

from spellhall.engine.steps import CHANCE, EVERYONE, bit, legal
from spellhall.games.magelight.box import BOX
from spellhall.games.magelight.cards import FIRST_ALLY, FIRST_ARTIFACT, GUILD_ROLES, GUILDMAGE
from spellhall.games.magelight.roles import spy_cards
from spellhall.games.magelight.state import (
    ACTIONS,
    BURNED,
    DISCARD,
    NO_ROLE,
    PLAYED,
    Magelight,
    board_of,
    hand_of,
    is_artifact,
    is_spy,
    spies,
    storage_of,
)
from spellhall.games.magelight.turn import MOST_ACTIONS, action


def every_card_is_in_one_place(s: Magelight) -> None:  # ML-1
    """The zones and the deck make up exactly the hundred cards, and no number lies twice."""
    lying = [card for zone in s.zones for card in zone]
    assert len(lying) == len(set(lying))
    assert s.deck == sorted(s.deck)
    assert sorted(s.deck + [s.kind[card] for card in lying]) == BOX


def every_role_is_dealt_once(s: Magelight) -> None:  # ML-66, ML-68, ML-69, ML-R3
    """The Infiltrators of this number of players, different Guildmages, a Cover for each spy."""
    if NO_ROLE in s.role:
        return
    assert sorted(s.role[seat] for seat in spies(s)) == sorted(spy_cards(s))
    assert 2 * len(spies(s)) < s.seats
    guild = [role for role in s.role if role not in spy_cards(s)]
    if s.plain:
        assert guild == [GUILDMAGE] * len(guild)
        assert s.cover == [NO_ROLE] * s.seats
        return
    covers = [cover for cover in s.cover if cover != NO_ROLE]
    assert sorted(guild + covers + s.guild_bag) == GUILD_ROLES
    assert all(is_spy(s, seat) for seat, cover in enumerate(s.cover) if cover != NO_ROLE)


def hands_last_for_a_turn(s: Magelight) -> None:  # ML-R28
    """Only the active player holds cards; allies lie on boards, nothing but a card being played in between."""
    for seat in range(s.seats):
        assert seat == s.turn or not s.zones[hand_of(seat)]
        assert all(FIRST_ALLY <= s.kind[card] < FIRST_ARTIFACT for card in s.zones[board_of(s, seat)])
    assert len(s.zones[PLAYED]) <= 1
    assert set(s.fresh) <= set(s.zones[hand_of(s.turn)])


def everybody_knows_what_they_see(s: Magelight) -> None:  # rules, section 5
    """Public places are known to all, a hand and a Storage to their player."""
    for zone in (DISCARD, BURNED, PLAYED, *range(board_of(s, 0), len(s.zones))):
        assert all(s.seen[card] == EVERYONE for card in s.zones[zone])
    for seat in range(s.seats):
        for zone in (hand_of(seat), storage_of(s, seat)):
            assert all(s.seen[card] & bit(seat) for card in s.zones[zone])


def counters_stay_in_range(s: Magelight) -> None:  # ML-50, ML-R19, ML-R30, ML-R41
    assert all(0 <= power <= s.cap for power in s.power)
    assert s.actions >= 0
    assert s.mana >= 0
    assert 0 <= s.actions_taken <= MOST_ACTIONS
    if s.step < ACTIONS:
        assert s.actions == s.mana == s.actions_taken == 0
    else:
        assert s.actions_bonus >= -1


def artifacts_do_not_wait_in_vain(s: Magelight) -> None:  # ML-24, ML-R21
    """Whoever takes Actions or passes cards has resolved every artifact."""
    if s.ask is not None and s.ask[1].name in ("action", "pass_card"):
        assert not any(is_artifact(s, card) for card in s.fresh)


def an_action_is_asked_for_only_if_there_is_one(s: Magelight) -> None:  # ML-31, ML-R26
    """Whoever may take an Action can do something with it, besides ending."""
    if s.ask is not None and s.ask[1] is action:
        assert s.actions
        assert len(legal(s)) > 1


def the_game_ends_when_it_is_won(s: Magelight) -> None:  # ML-57, ML-60, ML-61
    """While it goes on, some Guildmage stands, and some Infiltrator stands or is not unmasked."""
    if s.result is not None:
        assert sum(s.result.scores) == len(s.result.winners)
        assert len({is_spy(s, seat) for seat in s.result.winners}) == 1
        assert len(s.result.winners) in (len(spies(s)), s.seats - len(spies(s)))
    elif NO_ROLE not in s.role and s.ask is not None and s.ask[0] != CHANCE:
        assert any(s.power[seat] for seat in range(s.seats) if not is_spy(s, seat))
        assert any(s.power[seat] or not s.revealed[seat] for seat in spies(s))


def wildfire_ends_every_game(s: Magelight) -> None:  # ML-R56
    """At most 34 turns of drawing three are left once nothing goes to the discard pile."""
    assert s.round <= s.wildfire + 34 // s.seats + 1


LAWS: Final = (
    every_card_is_in_one_place,
    every_role_is_dealt_once,
    hands_last_for_a_turn,
    everybody_knows_what_they_see,
    counters_stay_in_range,
    artifacts_do_not_wait_in_vain,
    an_action_is_asked_for_only_if_there_is_one,
    the_game_ends_when_it_is_won,
    wildfire_ends_every_game,
)
