"""Is a game complete? Checked when it is loaded, so that a slip is named at once and not in the middle of a game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import fields
from difflib import get_close_matches
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from spellhall.engine.cards import THE_GAME, Cards
from spellhall.engine.errors import BadGame
from spellhall.engine.info import TURN_TIMER, GameInfo
from spellhall.engine.steps import State

WORD: Final = re.compile(r"[a-z][a-z0-9_]*")
"""Games, cards, terms, options and phases are called by words like this one: they stand in keys and tokens."""
MOST_SEATS: Final = 9
"""Moves call a seat by one digit: P1 to P9."""


def check(info: object, name: str) -> GameInfo[Any]:
    """The game, if it is one and complete; else raises BadGame, which names the game and the field."""
    if not isinstance(info, GameInfo):
        raise BadGame(f"{name}: GAME is a {type(info).__name__} and not a GameInfo")
    for field, complaint in _complaints(info, name):
        raise BadGame(f"{name}: {field}: {complaint}")
    return info


def _complaints(info: GameInfo[Any], name: str) -> Iterator[tuple[str, str]]:
    if info.name != name:
        yield "name", f"it is {info.name!r}, but the game is found as {name!r}: the two must be the same"
    if not WORD.fullmatch(info.name):
        yield "name", f"{info.name!r} is not a word of small letters, digits and _"
    low, high = info.players
    if not 1 <= low <= high <= MOST_SEATS:
        yield "players", f"{info.players} is no range of seats from 1 to {MOST_SEATS}"
    if info.version < 1:
        yield "version", f"rules versions begin with 1, this is {info.version}"
    yield from _of_options(info)
    yield from _of_things(info)
    yield from _of_questions(info)
    yield from _of_the_state(info)
    yield from _of_bots(info)
    for seats in range(low, high + 1):
        try:
            info.looker(seats)
        except Exception as error:  # whatever a declaration runs into, it is the declaration's fault
            yield "sight", f"with {seats} seats: {error}"
    if not files(info.package).joinpath("words", "en.ftl").is_file():
        yield "words", f"there is no words/en.ftl in {info.package}: people would read keys"


def _of_options(info: GameInfo[Any]) -> Iterator[tuple[str, str]]:
    names = [option.name for option in info.options]
    for option in info.options:
        if not WORD.fullmatch(option.name) or names.count(option.name) > 1:
            yield "options", f"{option.name!r} is not a word, or stands there twice"
        if not option.values:
            yield "options", f"{option.name} has no values"
        if option == TURN_TIMER and info.default_answer is None:
            yield "default_answer", f"{option.name} needs one: it ends the turn whose time is up"


def _of_things(info: GameInfo[Any]) -> Iterator[tuple[str, str]]:
    """Cards and terms have names of their own."""
    ids = [card.id for card in info.cards]
    twice = {id for id in ids if ids.count(id) > 1}
    if twice:
        yield "cards", f"two cards have the id {min(twice)!r}"
    if THE_GAME in ids:
        yield "cards", f"no card is called {THE_GAME!r}: that is how --set names the numbers of the game itself"
    columns = {field.name for card in info.cards for field in fields(card)}
    for name in columns & info.counts.keys():
        yield "numbers", f"{name!r} is a column of a card too: a text could not tell the two apart"
    for id, row in info.rows.items():
        for name in row.settable:
            if not hasattr(row, name):
                yield "numbers" if id == THE_GAME else "cards", f"{id} has no {name!r}, which is said to be settable"
    both = set(ids) & set(info.terms)
    if both:
        yield "terms", f"{min(both)!r} is a card too"


def _of_questions(info: GameInfo[Any]) -> Iterator[tuple[str, str]]:
    for question in info.book.questions.values():
        if not hasattr(question, "carry_out"):
            yield "book", f"nothing says what an answer to {question.name} does: @{question.name}.then is missing"


def _of_the_state(info: GameInfo[Any]) -> Iterator[tuple[str, str]]:
    state = info.state
    if not (isinstance(state, type) and issubclass(state, State)):
        yield "state", f"{state!r} is not a class of states"
        return
    if "__slots__" not in vars(state) and "__mypyc_attrs__" not in vars(state):
        yield "state", f"{state.__name__} has no __slots__: copies and snapshots would miss its fields"
    if issubclass(state, Cards):
        missing = [seats for seats in range(info.players[0], info.players[1] + 1) if seats not in state.layouts]
        if missing:
            yield "state", f"{state.__name__}.layouts has no zones for {missing[0]} seats"
    elif not info.beyond_masks:
        yield "beyond_masks", "a state without cards has no masks: secrets, if any, lie beyond them, so it is True"


def _of_bots(info: GameInfo[Any]) -> Iterator[tuple[str, str]]:
    bots = info.bots
    for question in sorted(bots.calm):
        if question not in info.book.questions:
            yield "bots.calm", f"there is no question {question!r}{_near(question, info.book.questions)}"
    if bots.evaluate is not None and not bots.calm:
        yield "bots.calm", "there is an evaluation, but no question before which it holds"
    tokens = {token for question in info.book.questions.values() for token in question.answers}
    for move in sorted(bots.ignored):
        if move not in tokens:
            yield "bots.ignored", f"there is no move {move!r}{_near(move, tokens)}"


def check_what_is_told(info: GameInfo[Any]) -> None:
    """Read the game's sources: every ``tell`` has a headline, and as many arguments as that names. Raises BadGame."""
    for file, call in _tells(files(info.package)):
        kind = call.args[2]
        if not isinstance(kind, ast.Constant) or not isinstance(kind.value, str):
            continue
        where = f"{file}, line {call.lineno}"
        names = info.headlines.kinds.get(kind.value)
        if names is None:
            near = _near(kind.value, info.headlines.kinds)
            raise BadGame(f"{info.name}: headlines: {where} tells {kind.value!r}, which has no headline{near}")
        told = call.args[3:]
        if not any(isinstance(argument, ast.Starred) for argument in told) and len(told) != len(names):
            raise BadGame(
                f"{info.name}: headlines: {kind.value!r} has {len(names)} arguments, but {where} tells {len(told)}"
            )


def _tells(folder: Traversable) -> Iterator[tuple[str, ast.Call]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".py"):
            for node in ast.walk(ast.parse(entry.read_text("utf-8"))):
                if isinstance(node, ast.Call) and _is_tell(node.func) and len(node.args) > 2:
                    yield entry.name, node
        elif entry.is_dir() and entry.joinpath("__init__.py").is_file():
            yield from _tells(entry)


def _is_tell(called: ast.expr) -> bool:
    return isinstance(called, ast.Name) and called.id == "tell"


def _near(word: str, known: Iterable[str]) -> str:
    near = get_close_matches(word, list(known), 1)
    return f"; did you mean {near[0]!r}?" if near else ""
