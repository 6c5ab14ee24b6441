"""Encounters, claims, and the window that a claim opens. (NY-30, NY-38, NY-39, NY-47)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import count, enter, leave, move
from spellhall.engine.steps import EVERYONE, ask, ask_chance, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.nytherria.cards import (
    AMBUSHER,
    EVENT,
    IDS,
    LIGHT_STONE,
    NEUTRAL_KINDS,
    TRAP_KINDS,
    tokens,
)
from spellhall.games.nytherria.resolving import play_quickplay
from spellhall.games.nytherria.state import (
    HAND,
    NEUTRAL_GRAVEYARD,
    NEUTRAL_TOP,
    PLAY,
    ROW,
    Nytherria,
    book,
    opponents,
)
from spellhall.games.nytherria.verbs import in_hand, shuffle_neutral_deck

CLAIM: Final = 0
DECLINE: Final = 1

PASS: Final = -1


def encounter_cards(s: Nytherria, you: int, cards: int, claims: int) -> None:
    """Encounter so many cards; ``claims`` is the kind of stone that may be claimed. (NY-R12)"""
    s.encounters = cards
    encounter(s, you, claims)


@book.step
def encounter(s: Nytherria, you: int, claims: int) -> None:  # NY-38, NY-47
    top = s.zones[NEUTRAL_TOP]
    if not top and not s.neutral_bag:
        s.encounters = 0
    if not s.encounters:
        return
    s.encounters -= 1
    if top:
        meet(s, s.kind[top[0]], you, claims)
    else:
        ask_chance(s, encountered, you, claims)


@book.chance(tokens("encounter", NEUTRAL_KINDS))
def encountered(s: Nytherria, you: int, claims: int) -> bytearray:
    return s.neutral_bag


@encountered.then
def meet(s: Nytherria, kind: int, you: int, claims: int) -> None:
    tell(s, EVERYONE, "encountered", you, kind)
    if kind in TRAP_KINDS:  # NY-R15
        turn_up(s, kind, NEUTRAL_GRAVEYARD)
        encounter(s, you, claims)
    elif kind == claims:
        turn_up(s, kind, PLAY)
        ask(s, you, claim_stone, you, claims)
    elif kind in EVENT:
        event = turn_up(s, kind, PLAY)
        push(s, later(event_over, event), later(encounter, you, claims))
        EVENT[kind](s, you)
    else:  # NY-R13: it returns
        shuffle_neutral_deck(s)
        encounter(s, you, claims)


def turn_up(s: Nytherria, kind: int, zone: int) -> int:
    """The top card of the neutral deck, which has been revealed as of this kind, goes to a zone."""
    top = s.zones[NEUTRAL_TOP]
    if top:
        card = top[0]
        move(s, card, NEUTRAL_TOP, zone)
        return card
    s.neutral_bag.remove(kind)
    return enter(s, kind, zone)


@book.step
def event_over(s: Nytherria, event: int) -> None:
    move(s, event, PLAY, NEUTRAL_GRAVEYARD)


# Claims


@book.question({CLAIM: "claim", DECLINE: "decline"})
def claim_stone(s: Nytherria, you: int, stone: int) -> list[int]:  # NY-R14
    return [CLAIM, DECLINE]


@claim_stone.then
def claim_or_decline(s: Nytherria, answer: int, you: int, stone: int) -> None:
    card = s.zones[PLAY][-1]
    if answer == DECLINE:
        tell(s, EVERYONE, "declined", you, stone)
        s.neutral_bag.append(leave(s, card, PLAY))
        shuffle_neutral_deck(s)
        encounter(s, you, stone)
        return
    move(s, card, PLAY, ROW[you])  # NY-39
    s.encounters = 0
    tell(s, EVERYONE, "claimed", you, stone, max(0, s.goal - len(s.zones[ROW[you]])))
    if not s.answered:  # NY-30
        left = opponents(s, you)
        ask(s, left[0], answer_claim, you, stone, left)


@book.window({AMBUSHER: "ambusher", PASS: "pass"})
def answer_claim(s: Nytherria, claimer: int, stone: int, left: tuple[int, ...]) -> list[int]:
    can_ambush = stone == LIGHT_STONE and count(s, AMBUSHER, HAND[left[0]])
    return [AMBUSHER, PASS] if can_ambush else [PASS]


@answer_claim.then
def ambush_or_pass(s: Nytherria, answer: int, claimer: int, stone: int, left: tuple[int, ...]) -> None:
    if answer != PASS:
        play_quickplay(s, left[0], AMBUSHER)
    elif len(left) > 1:
        ask(s, left[1], answer_claim, claimer, stone, left[1:])


# How the questions are worded, and what a click on the table means


@claim_stone.worded
def claim_which_stone(s: Nytherria, you: int, stone: int) -> Said:
    return say("ask-claim_stone", card=IDS[stone], count=s.encounters)


@claim_stone.touches
def stone_or_deck(s: Nytherria, answer: int, you: int, stone: int) -> list[str]:
    return [f"play.{len(s.zones[PLAY]) - 1}"] if answer == CLAIM else ["neutral_deck"]


@answer_claim.worded
def answer_which_claim(s: Nytherria, claimer: int, stone: int, left: tuple[int, ...]) -> Said:
    return say("ask-answer_claim", seat=claimer, card=IDS[stone])


@answer_claim.touches
def ambusher_in_hand(s: Nytherria, answer: int, claimer: int, stone: int, left: tuple[int, ...]) -> list[str]:
    return [] if answer == PASS else in_hand(left[0], AMBUSHER)
