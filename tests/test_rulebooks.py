"""A rule book in another language says the same as the English one, which is the law: the same rules in the same
order, headings, tables, lists and notation of the same shape, the same numbers. What it means, only people can tell.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import zip_longest
from typing import NamedTuple

import pytest

import spellhall
from tests.coverage import RULES

BOOKS = sorted((path.parent.name, path.stem) for path in RULES.glob("*/*.md"))
"""The translated books: languages and games. A new game need not have one; the page shows it in English."""
KIND = re.compile(r"(?P<heading>#+ (?:[\d.]+ )?)|(?P<item> *(?:-|\d+\.) )|(?P<row>\|)|(?P<fence>```)|(?P<blank>$)|")
ID = re.compile(r"\b[A-Z]{2}-R?\d+[a-z]?\b")
CODE = re.compile(r"`[^`]+`")
NUMBER = re.compile(r"\d+")
MARK = re.compile(r"\*\*([^*]+)\*\*|\*([^*]+)\*")


class Line(NamedTuple):
    """What of a line must be the same in every language."""

    kind: str
    columns: int
    ids: Counter[str]
    code: Counter[str]
    numbers: Counter[str]
    marks: int


def shape(text: str) -> list[Line]:
    """A book, line by line."""
    return [line(one) for one in text.splitlines()]


def line(text: str) -> Line:
    kind = KIND.match(text)
    assert kind is not None
    return Line(
        kind=f"{kind.lastgroup} {kind[0]}",
        columns=text.count("|"),
        ids=Counter(ID.findall(text)),
        code=Counter(CODE.findall(text)),
        numbers=Counter(NUMBER.findall(text)),
        marks=len(MARK.findall(CODE.sub("", text))),
    )


def differences(law: str, book: str) -> list[str]:
    """The lines of a book that do not have the shape of the law's, and how."""
    found = []
    for number, (one, other) in enumerate(zip_longest(shape(law), shape(book)), start=1):
        if one is None or other is None:
            found.append(f"line {number}: one book is longer")
            break
        for name, wanted, given in zip(Line._fields, one, other, strict=True):
            if wanted != given:
                found.append(f"line {number}: {name} should be {wanted}, not {given}")
    return found


def test_the_five_games_have_their_books_in_german() -> None:
    five = ("castle", "magecraft", "magelight", "magewars", "nytherria")
    assert {("de", game) for game in five} <= set(BOOKS)
    assert {game for _, game in BOOKS} <= set(spellhall.games())


@pytest.mark.parametrize(("language", "game"), BOOKS)
def test_a_translated_rule_book_has_the_shape_of_the_law(game: str, language: str) -> None:
    law, book = (path.read_text() for path in (RULES / f"{game}.md", RULES / language / f"{game}.md"))
    assert differences(law, book) == []


@pytest.mark.parametrize(
    ("pattern", "damage", "what"),
    [
        (r"^- \*\*CM-28\*\*.*\n", "", "ids"),
        (r"^### ", "## ", "kind"),
        (r"^## 2", "## 3", "kind"),
        (r"^(\|.*)\|$", r"\1", "columns"),
        (r"^- \*\*", "**", "kind"),
        (r"^```.*\n", "", "kind"),
        (r"`([^`]+)`", r"\1", "code"),
        (r" 3 ", " 4 ", "numbers"),
        (r"\*\*([^*]+)\*\*", r"\1", "marks"),
    ],
)
def test_a_book_that_says_something_else_is_found(pattern: str, damage: str, what: str) -> None:
    law = (RULES / "castle.md").read_text()
    damaged, count = re.subn(pattern, damage, law, count=1, flags=re.MULTILINE)
    assert count == 1
    assert any(f": {what} should be" in difference for difference in differences(law, damaged))
