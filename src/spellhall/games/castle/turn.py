"""A turn: manipulate the shrines, or advance the ritual spell. (CM-23 to CM-33, CM-58)"""

from __future__ import annotations

from bisect import insort
from typing import Final

from spellhall.engine.cards import UNDRAWN, face_ids
from spellhall.engine.steps import EVERYONE, NOBODY, ask, ask_chance, bit, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.castle.cards import (
    AMULET,
    ARCANA,
    CHARACTERS,
    COUNTRIES,
    FORMS,
    OUTCOMES,
    PEOPLES,
    RITUALS,
    SHRINES,
)
from spellhall.games.castle.casting import COUNTRY_OF, MAJORITY, NO_FACTION, active_in, cast, control, present_ritual
from spellhall.games.castle.state import (
    COLUMNS,
    FIRST_CHARACTER,
    FIRST_OUTCOME,
    HELD,
    MOST_SEATS,
    PLACES,
    SHRINE_COUNT,
    SUPPLY,
    Castle,
    book,
    is_known,
)

MANIPULATE: Final = 0
ADVANCE: Final = 1

BOTH: Final = SHRINE_COUNT
HARD_STOP: Final = 2000

# Before the first turn


@book.step
def deal_character(s: Castle, seat: int) -> None:  # CM-15
    if s.kind[FIRST_CHARACTER + seat] == UNDRAWN:
        ask_chance(s, character_dealt, seat)


@book.chance(face_ids(CHARACTERS, "deal"))
def character_dealt(s: Castle, seat: int) -> list[int]:
    return s.character_bag


@character_dealt.then
def take_character(s: Castle, character: int, seat: int) -> None:
    s.character_bag.remove(character)
    s.kind[FIRST_CHARACTER + seat] = character
    tell(s, bit(seat), "dealt", seat, character)


@book.step
def draw_first_player(s: Castle) -> None:  # CM-23, CM-R1
    ask_chance(s, first_player)


@book.chance({seat: f"first P{seat + 1}" for seat in range(MOST_SEATS)})
def first_player(s: Castle) -> list[int]:
    return list(range(s.seats))


@first_player.then
def goes_first(s: Castle, seat: int) -> None:
    s.turn = seat
    tell(s, EVERYONE, "first", seat)


# The turn


@book.step
def begin_turn(s: Castle) -> None:  # CM-24
    if is_hard_stop(s):
        tell(s, EVERYONE, "hard_stop")
        push(s, *(later(turn_up, ritual) for ritual in turn_outcome.options(s)))
    else:
        ask(s, s.turn, turn_action)


def is_hard_stop(s: Castle) -> bool:  # CM-R21
    return s.turns == HARD_STOP and not s.stall


@book.step
def end_turn(s: Castle) -> None:
    s.turn = (s.turn + 1) % s.seats
    s.turns += 1
    push(s, later(begin_turn))


@book.question({MANIPULATE: "manipulate", ADVANCE: "advance"})
def turn_action(s: Castle) -> list[int]:  # CM-25
    if s.turns < s.seats and not s.first_turn_free:  # CM-26
        return [MANIPULATE]
    if s.stall and s.quiet >= s.stall:  # CM-27
        return [ADVANCE]
    return [MANIPULATE, ADVANCE]


@turn_action.then
def act(s: Castle, action: int) -> None:
    if action == MANIPULATE:
        s.quiet += 1
        ask(s, s.turn, pick_up)
    else:
        s.quiet = 0
        ask(s, s.turn, turn_outcome)


# Manipulate


@book.question(
    {SUPPLY: "pick supply", **{place: f"pick {name}" for place, name in enumerate(PLACES)}, BOTH: "pick both"},
)
def pick_up(s: Castle) -> list[int]:  # CM-28, CM-R8
    one, other = s.pawns[2 * s.turn], s.pawns[2 * s.turn + 1]
    return [one, other, BOTH] if one != other else [SUPPLY, BOTH]


@pick_up.then
def pick_up_pawns(s: Castle, which: int) -> None:
    pawns, mine = s.pawns, 2 * s.turn
    for pawn in (mine, mine + 1):
        place = pawns[pawn]
        if which in (place, BOTH):
            pawns[pawn] = HELD
            if place != SUPPLY:
                insort(s.free, place)
            if which != BOTH:
                break  # of two pawns in the supply, one
    if which == BOTH:
        tell(s, EVERYONE, "picked_up_both", s.turn)
        push(s, later(place_pawn), later(place_pawn), later(end_turn))
    else:
        tell(s, EVERYONE, "picked_up", s.turn, which)
        push(s, later(place_pawn), later(end_turn))


@book.step
def place_pawn(s: Castle) -> None:  # CM-29
    ask(s, s.turn, flip_shrine)


@book.question(
    {place: f"flip {name}" for place, name in enumerate(PLACES)},
)
def flip_shrine(s: Castle) -> list[int]:  # CM-29, CM-31, CM-R10, CM-R11
    return s.free


@flip_shrine.then
def flip(s: Castle, place: int) -> None:
    s.free.remove(place)
    pawns, mine = s.pawns, 2 * s.turn
    pawns[mine if pawns[mine] == HELD else mine + 1] = place  # CM-32
    if pawns[mine] > pawns[mine + 1]:
        pawns[mine], pawns[mine + 1] = pawns[mine + 1], pawns[mine]
    if s.kind[place] == UNDRAWN:
        ask_chance(s, shrine_drawn, place)
    else:
        turn_over(s, place)


@book.chance(face_ids(SHRINES, "shrine"))
def shrine_drawn(s: Castle, place: int) -> list[int]:  # CM-16
    return s.shrine_bag


@shrine_drawn.then
def first_turned_over(s: Castle, shrine: int, place: int) -> None:
    s.shrine_bag.remove(shrine)
    s.kind[place] = shrine
    turn_over(s, place)


def turn_over(s: Castle, place: int) -> None:  # CM-30, CM-R24
    up = s.up[place] = not s.up[place]
    s.seen[place] = EVERYONE if up or s.memory_aid else NOBODY
    if s.memory_aid:
        tell(s, EVERYONE, "flipped_up" if up else "flipped_down", s.turn, place, s.kind[place])
    else:
        tell(s, EVERYONE, "turned_up" if up else "turned_down", s.turn, place)


# Advance


@book.question(
    {number: f"turn {ritual.id}" for number, ritual in enumerate(RITUALS)},
)
def turn_outcome(s: Castle) -> list[int]:  # CM-33
    return [ritual for ritual in range(len(RITUALS)) if not s.seen[FIRST_OUTCOME + ritual]]


@turn_outcome.then
def advance(s: Castle, ritual: int) -> None:
    push(s, later(turn_up, ritual), later(end_turn))


@book.step
def turn_up(s: Castle, ritual: int) -> None:
    if s.kind[FIRST_OUTCOME + ritual] == UNDRAWN:
        ask_chance(s, outcome_drawn, ritual)
    else:
        outcome_up(s, ritual)


@book.chance(face_ids(OUTCOMES, "outcome"))
def outcome_drawn(s: Castle, ritual: int) -> list[int]:  # CM-22
    return s.outcome_bag


@outcome_drawn.then
def first_outcome_up(s: Castle, outcome: int, ritual: int) -> None:
    s.outcome_bag.remove(outcome)
    s.kind[FIRST_OUTCOME + ritual] = outcome
    outcome_up(s, ritual)


def outcome_up(s: Castle, ritual: int) -> None:
    s.seen[FIRST_OUTCOME + ritual] = EVERYONE
    s.turned += 1
    outcome = s.kind[FIRST_OUTCOME + ritual]
    if is_hard_stop(s):
        tell(s, EVERYONE, "outcome", ritual, outcome)
    else:
        tell(s, EVERYONE, "advanced", s.turn, ritual, outcome)
    if s.turned == len(OUTCOMES):  # CM-58
        cast(s)


# How it is asked


@turn_action.worded
def action_or_duty(s: Castle) -> Said:
    actions = turn_action.options(s)
    if ADVANCE not in actions:
        return say("ask-must_manipulate")
    return say("ask-turn_action") if MANIPULATE in actions else say("ask-must_advance", number=s.quiet)


@flip_shrine.worded
def pawns_to_place(s: Castle) -> Said:
    return say("ask-flip_shrine", number=s.pawns.count(HELD))


@turn_outcome.worded
def outcomes_to_turn(s: Castle) -> Said:
    return say("ask-turn_outcome", number=len(OUTCOMES) - s.turned)


@flip_shrine.labelled
def flip_and_what_follows(s: Castle, place: int) -> Said | None:
    """Which shrine it is and which way it is turned, if everybody knows; and what is known of what the flip changes."""
    known = known_shrine(s, place)
    follows = what_follows(s, place)
    if not follows:
        return known
    return say("do-flip_then", flip=known or say("do-flip-term", term=PLACES[place]), then=follows)


def known_shrine(s: Castle, place: int) -> Said | None:
    if not is_known(s, place):
        return None
    return say("do-flip_down" if s.up[place] else "do-flip_up", term=PLACES[place], card=SHRINES[s.kind[place]].id)


def what_follows(s: Castle, place: int) -> list[Said]:
    """The arcanum that changes with the outcome this leads to (CM-35), and the country that changes hands. (CM-40)"""
    row, country = place // COLUMNS, COUNTRY_OF[place]
    step = -1 if s.up[place] else 1
    follows = []
    open_doors = sum(s.up[row * COLUMNS : (row + 1) * COLUMNS])
    turns = open_doors >= MAJORITY, open_doors + step >= MAJORITY
    if turns[0] != turns[1]:
        follows.append(say("then-form", arcanum=ARCANA[row], form=FORMS[row][turns[1]]))
        ritual = FIRST_OUTCOME + (present_ritual(s) ^ (4 >> row))
        if is_known(s, ritual):
            follows.append(say("then-outcome", outcome=OUTCOMES[s.kind[ritual]].id))
    if is_known(s, place) and s.kind[place] < AMULET:
        active = active_in(s, country)
        after = [count + step * (faction == s.kind[place]) for faction, count in enumerate(active)]
        ruler, heir = control([active, after])
        if heir != ruler and heir == NO_FACTION:
            follows.append(say("then-nobody", country=COUNTRIES[country]))
        elif heir != ruler:
            follows.append(say("then-ruler", faction=PEOPLES[heir], country=COUNTRIES[country]))
    return follows


# What a click on the table means


@pick_up.touches
def picked_things(s: Castle, which: int) -> list[str]:
    places = s.pawns[2 * s.turn : 2 * s.turn + 2] if which == BOTH else [which]
    return [f"seat{s.turn}" if place == SUPPLY else PLACES[place] for place in dict.fromkeys(places)]


@flip_shrine.touches
def flipped_things(s: Castle, place: int) -> list[str]:
    return [PLACES[place]]


@turn_outcome.touches
def turned_things(s: Castle, ritual: int) -> list[str]:
    return [RITUALS[ritual].id]
