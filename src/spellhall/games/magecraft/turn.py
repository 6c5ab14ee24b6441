"""Turns follow each other; a turn begins with the Discard Shield Phase. (MC-21 to MC-27)

Each phase leads to the next: discard_shield_phase, casting_phase, study_phase, refresh_phase. The end
of the turn waits on the stack below all of them.
"""

from __future__ import annotations

from typing import Final

from spellhall.engine.steps import EVERYONE, decide, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.magecraft.cards import COLOURS, LETTERS
from spellhall.games.magecraft.casting import casting_phase
from spellhall.games.magecraft.ending import quiet_end
from spellhall.games.magecraft.gems import colours, put, take
from spellhall.games.magecraft.state import NONE, Magecraft, book, participants

DONE: Final = len(COLOURS)


@book.step
def begin_turn(s: Magecraft) -> None:
    s.scored = False
    s.spellbook = NONE
    s.place = 0
    s.golden = NONE
    tell(s, EVERYONE, "turn", s.turn)
    push(s, later(discard_shield_phase), later(end_turn))


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
    if s.quiet >= s.quiet_limit * len(participants(s)):  # MC-R53
        quiet_end(s)
        return
    before = s.turn
    s.turn = (before + 1) % s.seats
    while not s.hp[s.turn]:
        s.turn = (s.turn + 1) % s.seats
    if s.turn < before:
        s.round += 1


def nobody_can_act(s: Magecraft) -> bool:
    """Has nobody a gem to play with? Then every turn passes by itself. (MC-R20, MC-R22)"""
    return not s.hand[s.turn] and not any(
        s.hand[seat] or s.bags[seat] or s.discard[seat] or s.shields[seat] for seat in participants(s)
    )


# Discard Shield Phase


@book.step
def discard_shield_phase(s: Magecraft) -> None:  # MC-22
    decide(s, s.turn, drop_shield)


@book.question({**dict(enumerate(LETTERS)), DONE: "done"})
def drop_shield(s: Magecraft) -> list[int]:  # MC-R11
    return [*colours(s.shields[s.turn]), DONE]


@drop_shield.then
def let_shield_fall(s: Magecraft, gem: int) -> None:
    if gem == DONE:
        casting_phase(s)
    else:
        take(s.shields, s.turn, gem)
        put(s.discard, s.turn, gem)
        tell(s, EVERYONE, "dropped_shield", s.turn, gem)
        discard_shield_phase(s)


@drop_shield.labelled
def what_falls(s: Magecraft, gem: int) -> Said | None:
    return say("do-drop_shield-done") if gem == DONE else None


# What a click on the table means


@drop_shield.touches
def touched_shield(s: Magecraft, gem: int) -> list[str]:
    return [] if gem == DONE else [f"shield{s.turn}.{LETTERS[gem]}.0"]
