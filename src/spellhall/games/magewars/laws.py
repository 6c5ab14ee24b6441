"""What is true of every state of Mage Wars."""

from __future__ import annotations

from typing import Final

from spellhall.games.magewars.pack import BAGS, DECK, RECIPE, TYPE
from spellhall.games.magewars.rules.numbers import full_health, kept_of, room
from spellhall.games.magewars.rules.setup import NO_MAGE, is_legal
from spellhall.games.magewars.rules.turn import WHICH, action
from spellhall.games.magewars.rules.winning import missing_steps
from spellhall.games.magewars.rules.works import frozen, locked
from spellhall.games.magewars.state import (
    CRAFTS,
    HAND,
    HEALTH,
    KEPT,
    LASTING,
    LEVELS,
    MARKER,
    OPEN,
    PILE,
    SITES,
    UNDER,
    MageWars,
)
from spellhall.games.magewars.terms import CURSE, FATE_CARD, KEPT_TYPES, LEVEL, STRUCTURE


def every_card_is_in_one_place(s: MageWars) -> None:  # MW-1
    """Zones and bags make up exactly the pack; a pile holds only cards of its deck."""
    lying = [card for zone in s.zones for card in zone]
    assert len(lying) == len(set(lying))
    assert sorted([kind for bag in s.bags for kind in bag] + [s.kind[card] for card in lying]) == sorted(b"".join(BAGS))
    for deck, zone in enumerate(PILE):
        assert all(DECK[s.kind[card]] == deck for card in s.zones[zone])
        assert all(DECK[kind] == deck for kind in s.bags[deck])


def hands_hold_no_curse(s: MageWars) -> None:  # MW-23
    for seat in range(s.seats):
        assert not any(TYPE[s.kind[card]] in (CURSE, FATE_CARD) for card in s.zones[HAND[seat]])


def what_lies_under_is_accounted_for(s: MageWars) -> None:  # MW-33, MW-69
    """Every card under another is a filling card, a charge or a Lock, once."""
    under = [card for cards in s.under for card in cards if card != MARKER] + [lock for lock, _ in s.locks]
    assert sorted(under) == sorted(s.zones[UNDER])
    works = [number for number in s.work if number]
    assert sorted([*works, *s.idle]) == list(range(1, len(s.slots)))
    assert not any(s.slots[number] or s.under[number] or s.fits[number] for number in (0, *s.idle))


def crafts_are_in_order(s: MageWars) -> None:  # MW-29, MW-34, MW-71, MW-72
    """Slots are those of the recipe; what is open, and only that, can be filled."""
    for seat in range(s.seats):
        assert sum(TYPE[s.kind[craft]] == LEVEL for craft in s.zones[CRAFTS[seat]]) <= 1
        assert not any(TYPE[s.kind[craft]] == STRUCTURE for craft in s.zones[CRAFTS[seat]])
    for zone in (SITES, *CRAFTS[: s.seats]):
        for work in s.zones[zone]:
            recipe, slots = RECIPE[s.kind[work]], s.slots[s.work[work]]
            assert len(slots) == len(recipe)
            fits = 0
            for slot, filling in zip(recipe, slots, strict=True):
                fits |= slot if filling == OPEN else 0
            assert s.fits[s.work[work]] == (0 if locked(s, work) or frozen(s, work) else fits)
            assert {filling for filling in slots if filling >= 0} == set(s.under[s.work[work]])


def kept_cards_fit(s: MageWars) -> None:  # MW-45 to MW-49
    for seat in range(s.seats):
        if s.mage[seat] != NO_MAGE:
            for type in KEPT_TYPES:
                assert len(kept_of(s, seat, type)) <= room(s, seat, type)


def health_is_within_bounds(s: MageWars) -> None:  # MW-15, MW-68, MW-87
    """Nobody has more than full health; whoever is asked in the main step, all the living have some."""
    if NO_MAGE in s.mage:
        return
    for seat in range(s.seats):
        assert len(s.zones[HEALTH[seat]]) <= full_health(s, seat)
    if s.ask is not None and s.ask[1].name == "action":
        for seat in range(s.seats):
            assert bool(s.zones[HEALTH[seat]]) == s.alive[seat]


def the_dead_have_nothing(s: MageWars) -> None:  # MW-88
    for seat in range(s.seats):
        if not s.alive[seat]:
            assert not s.zones[KEPT[seat]]
            assert not s.zones[CRAFTS[seat]]
            assert not s.zones[LASTING[seat]]
            assert not s.lost[seat]
            assert s.guard[seat] == s.luck[seat] == 0


def levels_come_in_order(s: MageWars) -> None:  # MW-29
    for seat in range(s.seats):
        levels = [s.kind[card] for card in s.zones[LEVELS[seat]]]
        assert len(levels) <= 3


def line_ups_can_be_won(s: MageWars) -> None:  # MW-13
    if NO_MAGE not in s.mage:
        assert is_legal(s.mage)
        assert len(set(s.mage)) == s.seats


def nobody_has_won_unnoticed(s: MageWars) -> None:  # MW-92, MW-93
    """When a player may act, no living mage's condition holds, unless wins wait for the own turn."""
    if s.ask is not None and s.ask[1].name == "action" and not s.own_turn_wins:
        assert all(missing_steps(s, seat) for seat in range(s.seats) if s.alive[seat])


def actions_lead_to_a_choice(s: MageWars) -> None:  # MW-24
    """An action is offered if, and only if, the question that follows it has an answer."""
    if s.ask is not None and s.ask[1] is action:
        offered = action.options(s)
        for chosen, which in WHICH.items():
            assert (chosen in offered) == bool(which.options(s, s.turn))


def rounds_are_limited(s: MageWars) -> None:  # MW-95
    assert not s.round_limit or s.turns <= s.round_limit * s.seats


LAWS: Final = (
    every_card_is_in_one_place,
    hands_hold_no_curse,
    what_lies_under_is_accounted_for,
    crafts_are_in_order,
    kept_cards_fit,
    health_is_within_bounds,
    the_dead_have_nothing,
    levels_come_in_order,
    line_ups_can_be_won,
    nobody_has_won_unnoticed,
    actions_lead_to_a_choice,
    rounds_are_limited,
)
