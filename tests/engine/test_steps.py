"""The machine: steps, questions, chance, news."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from spellhall.engine.steps import (
    CHANCE,
    EVERYONE,
    STEP_LIMIT,
    Book,
    Question,
    State,
    apply,
    ask,
    ask_chance,
    bit,
    cancel,
    finish,
    later,
    legal,
    play_out,
    push,
    run,
    tell,
)
from spellhall.engine.views import say


class Notes(State):
    """A state that only notes what happens."""

    __slots__ = ("notes",)

    notes: list[str]

    def copy(self) -> Notes:
        c = Notes()
        c.lay_table(self.seats)
        c.stack, c.ask, c.result = self.stack[:], self.ask, self.result
        c.notes = self.notes[:]
        return c


book: Book[Notes] = Book()


@book.step
def note(s: Notes, text: str) -> None:
    s.notes.append(text)


@book.step
def nest(s: Notes) -> None:
    push(s, later(note, "inner 1"), later(note, "inner 2"))


@book.step
def wonder(s: Notes, seat: int) -> None:
    ask(s, seat, number, 3)


@book.question({0: "none", 1: "one", 2: "two"})
def number(s: Notes, most: int) -> list[int]:
    return list(range(most))


@number.then
def noted(s: Notes, answer: int, most: int) -> None:
    s.notes.append(f"{answer} of {most}")


@book.chance({"heads": "heads", "tails": "tails"})
def coin(s: Notes) -> list[str]:
    return ["heads", "tails", "tails"]


@coin.then
def fell(s: Notes, side: str) -> None:
    s.notes.append(side)


@book.step
def toss(s: Notes) -> None:
    ask_chance(s, coin)


@book.step
def stop(s: Notes) -> None:
    finish(s, [1], [0, 5], "enough")


@book.step
def for_ever(s: Notes) -> None:
    push(s, later(for_ever))


def fresh(*steps: tuple[Callable[..., None], tuple[Any, ...]]) -> Notes:
    s = Notes()
    s.lay_table(2)
    s.notes = []
    push(s, *steps)
    run(s)
    return s


def test_steps_run_in_the_order_written_and_pushed_ones_first() -> None:
    s = fresh(later(note, "first"), later(nest), later(note, "last"))
    assert s.notes == ["first", "inner 1", "inner 2", "last"]


def test_a_question_stops_everything_until_it_is_answered() -> None:
    s = fresh(later(wonder, 1), later(note, "after"))
    assert s.ask is not None
    assert s.ask[0] == 1
    assert s.notes == []
    assert legal(s) == [0, 1, 2]
    apply(s, 2)
    assert s.notes == ["2 of 3", "after"]
    assert legal(s) == (), "nothing is asked any more"


def test_a_copy_in_mid_effect_goes_its_own_way() -> None:
    s = fresh(later(wonder, 0), later(note, "after"))
    t = s.copy()
    apply(t, 1)
    assert s.notes == []
    apply(s, 0)
    assert (s.notes, t.notes) == (["0 of 3", "after"], ["1 of 3", "after"])


def test_chance_is_a_seat_with_tickets() -> None:
    s = fresh(later(toss))
    assert s.ask is not None
    assert s.ask[0] == CHANCE
    assert coin.by_chance
    assert list(legal(s)) == ["heads", "tails", "tails"]
    apply(s, "tails")
    assert s.notes == ["tails"]


def test_the_end_drops_what_was_pending() -> None:
    s = fresh(later(stop), later(note, "never"))
    assert s.result == ((1,), (0, 5), "enough")
    assert s.stack == []
    assert s.notes == []


def test_cancel_drops_the_next_call_only() -> None:
    s = fresh(later(wonder, 0), later(note, "a"), later(nest), later(note, "b"))
    assert cancel(s, note)
    assert not cancel(s, stop)
    apply(s, 0)
    assert s.notes == ["0 of 3", "inner 1", "inner 2", "b"]


def test_an_endless_effect_is_a_bug_that_shows() -> None:
    with pytest.raises(RuntimeError, match=f"{STEP_LIMIT} steps without a question"):
        fresh(later(for_ever))


def test_nothing_is_told_while_nobody_listens() -> None:
    s = fresh()
    tell(s, EVERYONE, "secret", 1)
    assert s.news is None
    s.news = []
    tell(s, bit(1), "heard", 2)
    assert s.news == [(2, "heard", (2,))]


def test_play_out_counts_the_decisions_of_players_only() -> None:
    s = fresh(later(wonder, 0), later(toss), later(wonder, 1), later(stop))
    assert play_out(s, Random(1).random) == 2
    assert s.result is not None


def test_names_are_given_once() -> None:
    with pytest.raises(ValueError, match="two steps are called note"):
        book.step(note)
    with pytest.raises(ValueError, match="two questions are called number"):
        book.question({0: "0"})(number.options)
    with pytest.raises(ValueError, match="written alike"):
        Question("bad", {0: "same", 1: "same"}, lambda _: [0, 1])
    with pytest.raises(ValueError, match="None is no answer"):
        Question("bad", {None: "nothing"}, lambda _: [None])


def test_arguments_of_a_pending_step_go_by_place() -> None:
    with pytest.raises(TypeError, match="by place, not by name: text"):
        later(note, text="lost")


def test_deepcopy_is_a_copy() -> None:
    import copy

    s = fresh(later(wonder, 0))
    t = copy.deepcopy(s)
    apply(t, 0)
    assert s.ask is not None


def test_a_question_can_be_worded_and_labelled_and_touch_things() -> None:
    s = fresh(later(wonder, 0))
    assert number.asked(s, 3) == {"key": "ask-number"}
    assert number.touched(s, 1, 3) == ()
    assert number.label(s, 1, 3) is None
    number.worded(lambda _, most: say("ask-up-to", number=most))
    number.touches(lambda _, answer, most: [f"pile{answer}"] * (answer < most))
    number.labelled(lambda _, answer, most: say("do-take-all") if answer == most - 1 else None)
    try:
        assert number.asked(s, 3) == {"key": "ask-up-to", "args": {"number": 3}}
        assert number.touched(s, 1, 3) == ["pile1"]
        assert number.label(s, 1, 3) is None
        assert number.label(s, 2, 3) == {"key": "do-take-all"}
    finally:
        number._wording = number._touches = number._label = None


def test_a_window_says_how_it_is_passed() -> None:
    book: Book[State] = Book()

    @book.window({0: "wait", 1: "jump"}, "wait")
    def leap(s: State) -> tuple[int, ...]:
        return (0, 1)

    assert leap.passing == "wait"
    assert book.questions["leap"] is leap
    with pytest.raises(ValueError, match="window dive: it is passed by 'pass', which is none of its answers"):
        Question("dive", {0: "wait"}, lambda _: (0,), passing="pass")
