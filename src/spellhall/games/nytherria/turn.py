"""Setup, the phases of a turn, End Turn, and the final scoring. (NY-13 to NY-18, NY-27, NY-28, NY-52 to NY-56)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import kinds_in, total
from spellhall.engine.info import Lines
from spellhall.engine.steps import EVERYONE, ask, ask_chance, finish, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.nytherria.box import ALL_CARDS, POINTS
from spellhall.games.nytherria.cards import CHARACTER_KINDS, tokens
from spellhall.games.nytherria.play import main_phase
from spellhall.games.nytherria.state import (
    HAND,
    HAND_SIZE,
    MOST_SEATS,
    NO_STONE_LEFT,
    NOT_YET,
    NUMBERS,
    ROUNDS_PLAYED,
    ROW,
    STONES_COLLECTED,
    Nytherria,
    book,
    everybody,
)
from spellhall.games.nytherria.verbs import discard, draw, in_hand, reveal_hand

REASONS: Final = {
    STONES_COLLECTED: "stones_collected",
    NO_STONE_LEFT: "no_stone_left",
    ROUNDS_PLAYED: "rounds_played",
}

# Before the first turn


@book.step
def draw_first_player(s: Nytherria) -> None:  # NY-15
    ask_chance(s, first_player)


@book.chance({seat: f"first P{seat + 1}" for seat in range(MOST_SEATS)})
def first_player(s: Nytherria) -> list[int]:
    return list(range(s.seats))


@first_player.then
def goes_first(s: Nytherria, seat: int) -> None:
    s.turn = seat
    tell(s, EVERYONE, "first", seat)


@book.step
def name_first_player(s: Nytherria, seat: int) -> None:  # NY-15
    goes_first(s, seat)


# The turn


@book.step
def begin_turn(s: Nytherria) -> None:  # NY-16 to NY-18
    push(s, later(draw, s.turn, s.draws[s.turn]), later(main_phase), later(end_turn))
    s.draws[s.turn] = 1


@book.step
def end_turn(s: Nytherria) -> None:  # NY-27
    push(s, *[later(back_to_five, seat) for seat in everybody(s, s.turn)], later(turn_over))


@book.step
def back_to_five(s: Nytherria, seat: int) -> None:
    cards = len(s.zones[HAND[seat]])
    if cards < HAND_SIZE:
        draw(s, seat, HAND_SIZE - cards)
    elif cards > HAND_SIZE:
        push(s, later(back_to_five, seat))
        ask(s, seat, discard_card, seat)


@book.question(tokens("discard", CHARACTER_KINDS))
def discard_card(s: Nytherria, seat: int) -> list[int]:
    return kinds_in(s, HAND[seat])


@discard_card.then
def discard_one(s: Nytherria, kind: int, seat: int) -> None:
    discard(s, seat, kind)


@book.step
def turn_over(s: Nytherria) -> None:  # NY-28, NY-56
    s.turns += 1
    if s.turns == s.last_turn:
        s.closing = 0
        if s.endgame == NOT_YET:
            s.endgame = ROUNDS_PLAYED
            tell(s, EVERYONE, "rounds_played")
    if s.endgame == NOT_YET or s.closing:
        s.closing = max(0, s.closing - 1)
        s.turn = (s.turn + 1) % s.seats
        push(s, later(begin_turn))
    else:
        score(s)


# The end


ONE_KIND_POINTS: Final = NUMBERS.one_kind_points


def stone_points(s: Nytherria, seat: int) -> int:  # NY-R46
    return total(s, ROW[seat], POINTS) // s.stone_weight


def one_kind_points(s: Nytherria, seat: int) -> int:  # NY-R26
    return ONE_KIND_POINTS if len(kinds_in(s, ROW[seat])) == 1 else 0


def points_of(s: Nytherria, seat: int) -> int:  # NY-54
    return stone_points(s, seat) + one_kind_points(s, seat) + total(s, HAND[seat], POINTS)


def score(s: Nytherria) -> None:  # NY-54, NY-55
    seats = range(s.seats)
    scores = [points_of(s, seat) for seat in seats]
    ranks = [(points, len(s.zones[ROW[seat]])) for seat, points in enumerate(scores)]
    winners = [seat for seat in seats if ranks[seat] == max(ranks)]
    for seat in seats:
        reveal_hand(s, seat)
        tell(s, EVERYONE, "scored", seat, scores[seat])
    finish(s, winners, scores, REASONS[s.endgame])


def explain(s: Nytherria) -> list[Lines]:
    """Stones, the row of one kind, and every card in hand. (NY-54)"""
    return [_lines(s, seat) for seat in range(s.seats)]


def _lines(s: Nytherria, seat: int) -> Lines:
    row = sorted(s.kind[stone] for stone in s.zones[ROW[seat]])
    lines: Lines = [
        (
            say("line-stones", card=ALL_CARDS[kind].id, count=row.count(kind)),
            POINTS[kind] // s.stone_weight * row.count(kind),
        )
        for kind in dict.fromkeys(row)
    ]
    if len(set(row)) == 1:  # NY-R26
        lines.append((say("line-one_kind"), ONE_KIND_POINTS))
    hand = sorted(s.kind[card] for card in s.zones[HAND[seat]])
    return lines + [
        (say("line-in_hand", card=ALL_CARDS[kind].id, count=hand.count(kind)), hand.count(kind) * POINTS[kind])
        for kind in dict.fromkeys(hand)
    ]


# How the questions are worded, and what a click on the table means


@discard_card.worded
def discard_how_many(s: Nytherria, seat: int) -> Said:
    return say("ask-discard_card", count=len(s.zones[HAND[seat]]) - HAND_SIZE)


@discard_card.touches
def discarded_card(s: Nytherria, kind: int, seat: int) -> list[str]:
    return in_hand(seat, kind)
