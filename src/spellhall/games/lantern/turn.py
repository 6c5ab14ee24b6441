"""A turn of Lantern: draw, play, and what the cards do. (LT-4 to LT-13)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import enter, face_ids, find, kinds_in, move, move_all, show, total
from spellhall.engine.info import Lines
from spellhall.engine.steps import EVERYONE, ask, ask_chance, bit, cancel, finish, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.lantern.cards import CARDS, FLAME, GUST, LIGHT, MOTH, OWL, SPARK
from spellhall.games.lantern.state import ASHES, PLAYED, Lantern, book, clockwise, hand_of, light_of

PASS: Final = -1


@book.step
def begin_turn(s: Lantern) -> None:  # LT-4, LT-6
    if s.last_turn and s.turns == s.last_turn:
        push(s, later(count_light))
    elif s.bag or any(s.zones[hand_of(seat)] for seat in range(s.seats)):
        push(s, later(draw, s.turn), later(play, s.turn), later(end_turn))
    else:
        push(s, later(count_light))


@book.step
def end_turn(s: Lantern) -> None:
    s.turn = (s.turn + 1) % s.seats
    s.turns += 1
    push(s, later(begin_turn))


@book.step
def draw(s: Lantern, seat: int) -> None:
    if s.bag:
        ask_chance(s, drawn, seat)


@book.chance(face_ids(CARDS, "draw"))
def drawn(s: Lantern, seat: int) -> list[int]:
    return s.bag


@drawn.then
def take(s: Lantern, kind: int, seat: int) -> None:
    s.bag.remove(kind)
    enter(s, kind, hand_of(seat))
    tell(s, bit(seat), "you_drew", kind)
    tell(s, EVERYONE & ~bit(seat), "drew", seat)


@book.step
def play(s: Lantern, seat: int) -> None:  # LT-5
    if s.zones[hand_of(seat)]:
        ask(s, seat, play_card, seat)


@book.question(face_ids(CARDS, "play"))
def play_card(s: Lantern, seat: int) -> list[int]:
    return kinds_in(s, hand_of(seat))


@play_card.then
def put_down(s: Lantern, kind: int, seat: int) -> None:
    move(s, find(s, kind, hand_of(seat)), hand_of(seat), PLAYED)
    tell(s, EVERYONE, "played", seat, kind)
    if kind in (SPARK, FLAME):
        push(s, later(window, seat, clockwise(s, seat)), later(light_up, seat))
        return
    clear_away(s)
    if kind == OWL:
        push(s, later(owl, seat))
    elif kind == MOTH:
        push(s, later(moth, seat))


def clear_away(s: Lantern) -> None:
    move_all(s, PLAYED, ASHES)


# Spark, flame and gust


@book.step
def window(s: Lantern, player: int, left: tuple[int, ...]) -> None:  # LT-8: everybody is asked
    if left:
        ask(s, left[0], answer_light, player, left)


@book.window({PASS: "pass", GUST: "gust"})
def answer_light(s: Lantern, player: int, left: tuple[int, ...]) -> list[int]:
    return [PASS, GUST] if GUST in kinds_in(s, hand_of(left[0])) else [PASS]


@answer_light.then
def answered(s: Lantern, answer: int, player: int, left: tuple[int, ...]) -> None:
    if answer == PASS:
        push(s, later(window, player, left[1:]))
        return
    seat = left[0]  # LT-9
    move(s, find(s, GUST, hand_of(seat)), hand_of(seat), ASHES)
    tell(s, EVERYONE, "blew_out", seat, player)
    cancel(s, light_up)
    clear_away(s)


@answer_light.worded
def blow_it_out(s: Lantern, player: int, left: tuple[int, ...]) -> Said:
    return say("ask-answer_light", seat=player, card=CARDS[s.kind[s.zones[PLAYED][0]]].id)


@book.step
def light_up(s: Lantern, seat: int) -> None:  # LT-7
    card = s.zones[PLAYED][0]
    move(s, card, PLAYED, light_of(s, seat))
    tell(s, EVERYONE, "lit", seat, s.kind[card])


# Owl


@book.step
def owl(s: Lantern, seat: int) -> None:  # LT-11
    ask(s, seat, watch, seat)


@book.question({seat: f"watch P{seat + 1}" for seat in range(4)})
def watch(s: Lantern, seat: int) -> list[int]:
    return sorted(clockwise(s, seat))


@watch.then
def look_at(s: Lantern, victim: int, seat: int) -> None:
    hand = s.zones[hand_of(victim)]
    show(s, hand, bit(seat))
    tell(s, EVERYONE, "watched", seat, victim)
    tell(s, bit(seat), "saw", victim, sorted(s.kind[card] for card in hand))


# Moth


@book.step
def moth(s: Lantern, seat: int) -> None:  # LT-12
    if s.zones[hand_of(seat)]:
        ask(s, seat, pass_left, seat)


@book.question(
    {kind: f"give {CARDS[kind].id}" for kind in (SPARK, FLAME, GUST, OWL)},  # the one moth is played
)
def pass_left(s: Lantern, seat: int) -> list[int]:
    return kinds_in(s, hand_of(seat))


@pass_left.then
def pass_card(s: Lantern, kind: int, seat: int) -> None:
    left = (seat + 1) % s.seats
    move(s, find(s, kind, hand_of(seat)), hand_of(seat), hand_of(left))
    tell(s, EVERYONE, "passed", seat, left)
    tell(s, bit(seat), "you_gave", left, kind)
    tell(s, bit(left), "you_got", seat, kind)


# The end


@book.step
def count_light(s: Lantern) -> None:  # LT-13
    scores = [total(s, light_of(s, seat), LIGHT) for seat in range(s.seats)]
    winners = [seat for seat, light in enumerate(scores) if light == max(scores)]
    tell(s, EVERYONE, "over")
    finish(s, winners, scores, "most_light")


def explain(s: Lantern) -> list[Lines]:
    """Every card that shines. (LT-13)"""
    return [
        [(say("line-shines", card=CARDS[s.kind[card]].id), LIGHT[s.kind[card]]) for card in s.zones[light_of(s, seat)]]
        for seat in range(s.seats)
    ]


# What a click on the table means


@play_card.touches
@pass_left.touches
def card_in_hand(s: Lantern, kind: int, seat: int) -> list[str]:
    return [f"hand{seat}.{CARDS[kind].id}.0"]


@answer_light.touches
def gust_in_hand(s: Lantern, answer: int, player: int, left: tuple[int, ...]) -> list[str]:
    return [f"hand{left[0]}.gust.0"] if answer == GUST else ["played"]


@watch.touches
def watched_hand(s: Lantern, victim: int, seat: int) -> list[str]:
    return [f"hand{victim}"]
