"""First games: a scenario in the real engine, a script of everybody's moves, and a coach who leads through it.

One JSON file a game in ``spellhall/tutorials``, in chapters. A step for the learner explains one idea, points at
things, and asks for a gesture (one or more answers) or only to be read; a bot plays the steps of other seats. Learners
who try something else see what comes of it: nobody else moves, and the coach takes it back.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

import spellhall
from spellhall.engine.game import Game
from spellhall.server.messages import Hint, HintKind
from spellhall.server.refusals import Refusal
from spellhall.server.table import Table

PLACE: Final = Path(spellhall.__file__).parent / "tutorials"
Words = dict[str, str]
"""By language. ``{1}`` in them is the name of the player in seat 1."""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One idea for the learner, or what another seat does."""

    seat: int | None = None
    """Who moves, if it is not the learner."""
    moves: tuple[str, ...] = ()
    """The answers of one gesture; none: this step only tells."""
    title: Words = {}
    text: Words = {}
    wrong: Words = {}
    """What the coach says to whoever does something else."""
    points_at: list[str] = []
    topics: list[str] = []
    """What it teaches, of the list that the game's lesson has to cover."""


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """Some steps under a heading."""

    title: Words
    steps: list[Step]


class Tutorial(Struct, frozen=True, forbid_unknown_fields=True):
    """A first game."""

    game: str
    seats: int
    seat: int
    """The learner's."""
    seed: str
    company: list[str]
    """Who sits in the other seats, in their order."""
    chapters: list[Chapter]
    farewell: Step
    """What is said when it is over."""
    options: dict[str, str] = {}
    scenario: dict[str, Any] = {}
    level: str = "gentle"

    @property
    def steps(self) -> list[Step]:
        """All of them, in order."""
        return [step for chapter in self.chapters for step in chapter.steps]

    def chapter_of(self, number: int) -> tuple[int, int]:
        """In which chapter a step stands, and with which step that begins."""
        first = 0
        for place, chapter in enumerate(self.chapters):
            if number < first + len(chapter.steps):
                return place, first
            first += len(chapter.steps)
        raise IndexError(number)


class Place(NamedTuple):
    """How far a lesson is."""

    step: int
    given: int
    """So many of the step's answers have been given."""
    astray: int | None
    """After so many answers of the game the script was left."""


@cache
def load(game: str) -> Tutorial | None:
    """The first game of a game, if there is one."""
    path = PLACE / f"{game}.json"
    if game not in spellhall.games() or not path.is_file():
        return None
    return msgspec.json.decode(path.read_bytes(), type=Tutorial)


def lesson_of(table: Table) -> Tutorial | None:
    """The lesson that is given at a table."""
    return None if table.setup.tutorial is None else load(table.setup.tutorial)


def place(table: Table, lesson: Tutorial) -> Place:
    """How far the table is. What was only to be read is behind whoever has moved on."""
    steps = lesson.steps
    at = given = 0
    for seat, play in zip(table.players, table.plays, strict=True):
        while at < len(steps) and not steps[at].moves:
            at += 1
        if at == len(steps):
            break
        wanted = steps[at]
        if seat != mover(lesson, wanted) or play.move != wanted.moves[given]:
            return Place(at, given, play.number)
        given += 1
        if given == len(wanted.moves):
            at, given = at + 1, 0
    while at < len(steps) and not steps[at].moves and at < table.heard:
        at += 1
    return Place(at, given, None)


def mover(lesson: Tutorial, step: Step) -> int:
    """Whose step it is."""
    return lesson.seat if step.seat is None else step.seat


def lasts(table: Table) -> bool:
    """Whether a lesson is being given here, so that nothing is answered for the learner."""
    lesson = lesson_of(table)
    return lesson is not None and table.stage == "playing" and place(table, lesson).step < len(lesson.steps)


def waits(table: Table) -> bool:
    """Whether everybody waits for the learner: to read on, or to have a move taken back."""
    lesson = lesson_of(table)
    if lesson is None or table.stage != "playing":
        return False
    at = place(table, lesson)
    return at.astray is not None or (at.step < len(lesson.steps) and not lesson.steps[at.step].moves)


def next_move(table: Table) -> str | None:
    """The move that the script has for the asked seat."""
    lesson = lesson_of(table)
    if lesson is None or table.stage != "playing":
        return None
    at = place(table, lesson)
    if at.astray is not None or at.step == len(lesson.steps):
        return None
    step = lesson.steps[at.step]
    return step.moves[at.given] if step.moves and mover(lesson, step) == table.asked else None


def goes_on(table: Table, seat: int, step: int) -> None:
    """Raise Refusal unless this is the step that the learner has now read."""
    lesson = lesson_of(table)
    if lesson is None or table.stage != "playing" or seat != lesson.seat:
        raise Refusal("not_now", "refusal-no-lesson")
    at = place(table, lesson)
    if at.astray is not None or at.step != step or step >= len(lesson.steps) or lesson.steps[step].moves:
        raise Refusal("too_late", "refusal-moved-on")


def to_take_back(table: Table, seat: int) -> int:
    """To how many answers the game goes back when the coach takes back what is not in the script; raises Refusal."""
    lesson = lesson_of(table)
    if lesson is None or table.stage != "playing" or seat != lesson.seat:
        raise Refusal("not_now", "refusal-no-lesson")
    astray = place(table, lesson).astray
    if astray is None:
        raise Refusal("too_late", "refusal-moved-on")
    return astray


def not_the_end(table: Table, move: str, after: Game) -> None:
    """Raise Refusal if a move that the lesson does not want would end the game too early: it could not be taken back.
    The last step may be done in another way.
    """
    lesson = lesson_of(table)
    if after.result is None or lesson is None or not lasts(table) or move == next_move(table):
        return
    more = [step for step in lesson.steps[place(table, lesson).step + 1 :] if mover(lesson, step) == lesson.seat]
    if more or lesson.seat not in after.result.winners:
        raise Refusal("not_now", "refusal-lesson-ends")


def hint(table: Table, viewer: int | None) -> Hint | None:
    """What the coach says now."""
    lesson = lesson_of(table)
    if lesson is None or viewer != lesson.seat or table.stage not in ("playing", "over"):
        return None
    if table.stage == "over":
        return said(table, lesson, len(lesson.steps), "end", lesson.farewell)
    at = place(table, lesson)
    if at.step == len(lesson.steps):
        return None
    step = lesson.steps[at.step]
    if at.astray is not None:
        return said(table, lesson, at.step, "astray", step, [], step.wrong)
    if mover(lesson, step) != viewer or (step.moves and table.asked != viewer):
        return None
    return said(table, lesson, at.step, "do" if step.moves else "tell", step, list(step.moves[at.given :]))


def said(
    table: Table,
    lesson: Tutorial,
    number: int,
    kind: HintKind,
    step: Step,
    moves: list[str] | None = None,
    text: Words | None = None,
) -> Hint:
    """A step as the learner hears it, with its place among the learner's steps of its chapter."""
    chapter, first = lesson.chapter_of(min(number, len(lesson.steps) - 1))
    own = [first + i for i, one in enumerate(lesson.chapters[chapter].steps) if mover(lesson, one) == lesson.seat]
    return Hint(
        kind=kind,
        number=number,
        chapter=chapter,
        chapters=len(lesson.chapters),
        heading=lesson.chapters[chapter].title,
        step=sum(one < number for one in own),
        steps=len(own),
        title={} if text is not None else named(table, step.title),
        text=named(table, step.text if text is None else text),
        touches=step.points_at,
        moves=moves or [],
    )


def named(table: Table, words: Words) -> Words:
    """With the names of those who sit here."""
    for chair in table.chairs:
        words = {language: text.replace(f"{{{chair.seat}}}", chair.name) for language, text in words.items()}
    return words
