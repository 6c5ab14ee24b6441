"""A turn of Magecraft: its four phases, Shields that fall, and the Refresh. (MC-21 to MC-27)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.steps import EVERYONE, Pending, later, tell
from spellhall.games.magecraft.cards import COLOURS, HAND_SIZE, LETTERS
from spellhall.games.magecraft.casting import casting_phase
from spellhall.games.magecraft.drawing import draw
from spellhall.games.magecraft.ending import quiet_end
from spellhall.games.magecraft.state import (
    BAG,
    CANTRIP,
    DISCARD,
    HAND,
    MOST_SEATS,
    NONE,
    SHIELDS,
    Magecraft,
    book,
    colours_in,
    count,
    decide,
    move,
    participants,
    participates,
    pour,
    put,
    spells_of,
)
from spellhall.games.magecraft.study import study_phase

DONE: Final = len(COLOURS)


@book.step
def begin_turn(s: Magecraft) -> None:
    s.scored = False
    s.spellbook = NONE
    s.place = 0
    s.golden = NONE
    tell(s, EVERYONE, "turn", s.turn)
    s.stack.extend(FOUR_PHASES)


@book.step
def end_turn(s: Magecraft) -> None:  # MC-27
    pass_turn(s)
    while s.result is None and nobody_can_act(s):
        pass_turn(s)
    if s.result is None:
        begin_turn(s)


def pass_turn(s: Magecraft) -> None:
    s.quiet = 0 if s.scored else s.quiet + 1
    s.scored = False
    left = participants(s)
    if s.quiet >= s.quiet_limit * len(left):  # MC-R53
        quiet_end(s)
        return
    before = s.turn
    s.turn = (before + 1) % s.seats
    while not participates(s, s.turn):
        s.turn = (s.turn + 1) % s.seats
    if s.turn < before:
        s.round += 1


def nobody_can_act(s: Magecraft) -> bool:
    """Has no player a gem to play with? Then all turns to come are quiet. (MC-R20, MC-R22)"""
    return s.quiet > 0 and not any(
        count(s, zone[seat]) for seat in participants(s) for zone in (HAND, BAG, DISCARD, SHIELDS)
    )


# Discard Shield Phase


@book.step
def discard_shield_phase(s: Magecraft) -> None:  # MC-22
    decide(s, s.turn, drop_shield)


@book.question("Which Shield do you let fall?", {**dict(enumerate(LETTERS)), DONE: "done"})
def drop_shield(s: Magecraft) -> list[int]:  # MC-R11
    return [*colours_in(s, SHIELDS[s.turn]), DONE]


@drop_shield.then
def let_shield_fall(s: Magecraft, gem: int) -> None:
    if gem != DONE:
        move(s, gem, SHIELDS[s.turn], DISCARD[s.turn])
        tell(s, EVERYONE, "dropped_shield", s.turn, gem)
        decide(s, s.turn, drop_shield)


# Refresh Phase


@book.step
def refresh_phase(s: Magecraft) -> None:  # MC-25
    seat = s.turn
    discard = DISCARD[seat]
    pour(s, HAND[seat], discard)
    pour(s, CANTRIP[seat], discard)
    on = s.on
    for card in spells_of(s, seat):
        if on[card]:
            for gem in on[card]:
                put(s, gem, discard)
            on[card] = ()
    s.known[5 * seat : 5 * seat + 5] = NOTHING_KNOWN
    tell(s, EVERYONE, "refreshed", seat)
    s.stack.extend(DRAW_NEW_HAND[seat])


NOTHING_KNOWN: Final = [0] * len(COLOURS)
DRAW_NEW_HAND: Final[list[list[Pending]]] = [[later(draw, seat)] * HAND_SIZE for seat in range(MOST_SEATS)]

# As they lie on the stack: the last runs first. (MC-21)
FOUR_PHASES: Final[list[Pending]] = [
    later(end_turn),
    later(refresh_phase),
    later(study_phase),
    later(casting_phase),
    later(discard_shield_phase),
]


# What a click on the table means


@drop_shield.touches
def touched_shield(s: Magecraft, gem: int) -> list[str]:
    return [] if gem == DONE else [f"shield{s.turn}.{LETTERS[gem]}.0"]
