"""A turn of Coven: a deed or a claim, doubts, and what comes of them. (CV-2 to CV-7)"""

from __future__ import annotations

from bisect import insort
from typing import Final

from coven.cards import CARDS, CAT, CROW
from coven.state import Coven, book, hand_of, others, shown_of
from spellhall.engine.cards import enter, face_ids, find, kinds_in, leave, move
from spellhall.engine.info import Lines
from spellhall.engine.steps import EVERYONE, ask, ask_chance, bit, finish, later, push, tell
from spellhall.engine.views import Said, say

GATHER: Final = -1
PASS: Final = 0
DOUBT: Final = 1
ENOUGH: Final = 6
LAST_TURN: Final = 60


@book.step
def begin_turn(s: Coven) -> None:
    if s.zones[hand_of(s.turn)]:
        push(s, later(look_who_has_won), later(take_turn), later(end_turn))
    else:
        push(s, later(end_turn))


@book.step
def end_turn(s: Coven) -> None:
    s.turn = (s.turn + 1) % s.seats
    push(s, later(begin_turn))


@book.step
def take_turn(s: Coven) -> None:
    s.turns += 1
    ask(s, s.turn, act, s.turn)


@book.question({GATHER: "gather", **face_ids(CARDS, "claim")})
def act(s: Coven, seat: int) -> list[int]:  # CV-3: any card may be claimed, held or not
    return [GATHER, *range(len(CARDS))]


@act.then
def acted(s: Coven, kind: int, seat: int) -> None:
    if kind == GATHER:
        s.candles[seat] += 1
        tell(s, EVERYONE, "gathered", seat)
        return
    tell(s, EVERYONE, "claimed", seat, kind)
    push(s, later(hear_doubts, seat, kind, others(s, seat)))


# Doubts


@book.step
def hear_doubts(s: Coven, seat: int, kind: int, left: tuple[int, ...]) -> None:  # CV-4
    if left:
        ask(s, left[0], doubt, seat, kind, left)
    else:
        push(s, later(do_deed, seat, kind))


@book.window({PASS: "pass", DOUBT: "doubt"})
def doubt(s: Coven, seat: int, kind: int, left: tuple[int, ...]) -> tuple[int, ...]:
    return (PASS, DOUBT)


@doubt.worded
def believe_it(s: Coven, seat: int, kind: int, left: tuple[int, ...]) -> Said:
    return say("ask-doubt", seat=seat, card=CARDS[kind].id)


@doubt.then
def doubted(s: Coven, answer: int, seat: int, kind: int, left: tuple[int, ...]) -> None:
    if answer == PASS:
        push(s, later(hear_doubts, seat, kind, left[1:]))
        return
    tell(s, EVERYONE, "doubted", left[0])
    if kind not in kinds_in(s, hand_of(seat)):  # CV-5
        tell(s, EVERYONE, "lied", seat, kind)
        push(s, later(lose, seat))
        return
    tell(s, EVERYONE, "proved", seat, kind)
    put_into_bag(s, kind, seat)
    push(s, later(draw, seat), later(lose, left[0]), later(do_deed, seat, kind))


@book.step
def lose(s: Coven, seat: int) -> None:
    ask(s, seat, lose_card, seat)


@book.question(face_ids(CARDS, "lose"))
def lose_card(s: Coven, seat: int) -> list[int]:  # CV-6
    return kinds_in(s, hand_of(seat))


@lose_card.then
def laid_open(s: Coven, kind: int, seat: int) -> None:
    move(s, find(s, kind, hand_of(seat)), hand_of(seat), shown_of(s, seat))
    tell(s, EVERYONE, "lost", seat, kind)


@lose_card.touches
def one_of_mine(s: Coven, kind: int, seat: int) -> list[str]:
    return [f"hand{seat}.{CARDS[kind].id}.0"]


# What the cards do


@book.step
def do_deed(s: Coven, seat: int, kind: int) -> None:  # CV-3
    if kind == CAT:
        s.candles[seat] += 2
        tell(s, EVERYONE, "lit", seat)
    elif kind == CROW:
        take_a_candle(s, seat)
    else:
        push(s, later(draw, seat), later(give_back, seat))


def take_a_candle(s: Coven, seat: int) -> None:
    rich = max(others(s, seat), key=lambda other: s.candles[other], default=seat)
    if rich == seat or not s.candles[rich]:
        tell(s, EVERYONE, "found_none", seat)
        return
    s.candles[rich] -= 1
    s.candles[seat] += 1
    tell(s, EVERYONE, "stole", seat, rich)


@book.step
def give_back(s: Coven, seat: int) -> None:
    ask(s, seat, put_back, seat)


@book.question(face_ids(CARDS, "return"))
def put_back(s: Coven, seat: int) -> list[int]:
    return kinds_in(s, hand_of(seat))


@put_back.then
def is_put_back(s: Coven, kind: int, seat: int) -> None:
    put_into_bag(s, kind, seat)
    tell(s, bit(seat), "you_returned", kind)
    tell(s, EVERYONE & ~bit(seat), "returned", seat)


@put_back.touches
def mine(s: Coven, kind: int, seat: int) -> list[str]:
    return [f"hand{seat}.{CARDS[kind].id}.0"]


def put_into_bag(s: Coven, kind: int, seat: int) -> None:
    insort(s.bag, leave(s, find(s, kind, hand_of(seat)), hand_of(seat)))


@book.step
def draw(s: Coven, seat: int) -> None:
    ask_chance(s, drawn, seat)


@book.chance(face_ids(CARDS, "draw"))
def drawn(s: Coven, seat: int) -> list[int]:
    return s.bag


@drawn.then
def is_drawn(s: Coven, kind: int, seat: int) -> None:
    s.bag.remove(kind)
    enter(s, kind, hand_of(seat))
    tell(s, bit(seat), "you_drew", kind)
    tell(s, EVERYONE & ~bit(seat), "drew", seat)


# The end


@book.step
def look_who_has_won(s: Coven) -> None:  # CV-7
    alive = [seat for seat in range(s.seats) if s.zones[hand_of(seat)]]
    reason = "last" if len(alive) == 1 else "candles" if max(s.candles) >= ENOUGH else "late"
    if reason == "late" and s.turns < LAST_TURN:
        return
    most = max(s.candles[seat] for seat in alive)
    finish(s, [seat for seat in alive if s.candles[seat] == most], s.candles, reason)


def explain(s: Coven) -> list[Lines]:
    """What everybody's score is made of."""
    return [[(say("line-candles"), candles)] for candles in s.candles]
