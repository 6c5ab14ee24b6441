"""The moves as a menu, and what a person types, read as one of them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from spellhall.terminal.speech import terminal_words
from spellhall.words import Catalogue

MANY = 6
"""More moves than this are listed shortly."""

_PLACE = re.compile(r"([^\W\d]+)([0-9]+)")


class NotOnTheMenu(Exception):
    """What was typed is no move, or more than one; the message helps."""


@dataclass(frozen=True, slots=True)
class Item:
    """A move: as it is written in records, as it is read by people, and what else there is to say of it."""

    move: str
    label: str
    help: str = ""


class Menu:
    """The legal moves of one decision, and the shortest honest way to list them.

    ``places``: the moves differ only in a numbered place (``bell3``). Then a number alone means
    nothing; otherwise the number in the list is as good as the move. ``rows`` has the words for the rows of places.
    """

    def __init__(
        self, items: Sequence[Item], rows: Mapping[str, str] | None = None, own: Catalogue | None = None
    ) -> None:
        self.items = items
        self._row_names = rows or {}
        self._own = own or terminal_words()
        tokens = [item.move.split() for item in items]
        alike = len({tuple(words[:-1]) for words in tokens}) == 1 and all(len(words) > 1 for words in tokens)
        self.places = len(items) > MANY and alike and all(_PLACE.fullmatch(words[-1]) for words in tokens)
        self.names = [words[-1] for words in tokens] if self.places else [item.label for item in items]

    def rows(self) -> dict[str, list[str]]:
        """Places by the words for their row: ``{"bell": ["1", "2"], "book": ["7"]}``."""
        rows: dict[str, list[str]] = {}
        for name in self.names:
            place = _PLACE.fullmatch(name)
            if place:
                rows.setdefault(self._row_names.get(place[1], place[1]), []).append(place[2])
        return rows

    def read(self, typed: str) -> str:
        """The token of the move that was meant; raises NotOnTheMenu."""
        typed = " ".join(typed.casefold().split())
        if typed.isdecimal() and not self.places:
            return self._by_number(int(typed))
        for meant in (self._is_token, self._is_rest, self._is_place, self._is_label, self._are_words, self._is_part):
            found = [at for at, item in enumerate(self.items) if meant(item, typed)]
            if len(found) == 1:
                return self.items[found[0]].move
            if found:
                moves = _some([self.names[at] for at in found])
                raise NotOnTheMenu(self._own.word("could-be", typed=typed, moves=moves))
        near = get_close_matches(typed, [*self.names, *(item.move for item in self.items)], 1)
        if near:
            raise NotOnTheMenu(self._own.word("no-move-near", typed=typed, near=near[0]))
        raise NotOnTheMenu(self._own.word("no-move", typed=typed))

    def _by_number(self, number: int) -> str:
        if 1 <= number <= len(self.items):
            return self.items[number - 1].move
        raise NotOnTheMenu(self._own.word("no-number", number=str(number), last=len(self.items)))

    # Ways to mean a move, the surest first

    @staticmethod
    def _is_token(item: Item, typed: str) -> bool:
        return item.move.casefold() == typed

    @staticmethod
    def _is_rest(item: Item, typed: str) -> bool:
        return bool(typed) and item.move.partition(" ")[2].casefold() == typed

    def _is_place(self, item: Item, typed: str) -> bool:
        """``be3`` and ``bell 3`` are bell3, also after the verb; so are the words for the row of bells."""
        meant = re.fullmatch(r"(?:(\w+) )?([^\W\d]+) ?([0-9]+)", typed)
        place = _PLACE.fullmatch(item.move.split()[-1])
        if not meant or not place:
            return False
        verb = item.move.split()[0]
        rows = (place[1], self._row_names.get(place[1], "").casefold())
        return (
            verb.startswith(meant[1] or "") and any(row.startswith(meant[2]) for row in rows) and place[2] == meant[3]
        )

    @staticmethod
    def _is_label(item: Item, typed: str) -> bool:
        return item.label.casefold() == typed

    @staticmethod
    def _are_words(item: Item, typed: str) -> bool:
        """Every typed word begins a word of the move or its label, in this order."""
        return any(_begin(_words(typed), _words(text.casefold())) for text in (item.move, item.label))

    @staticmethod
    def _is_part(item: Item, typed: str) -> bool:
        return bool(typed) and typed in f"{item.move}\n{item.label}".casefold()


def _words(text: str) -> list[str]:
    return [word for word in re.split(r"[\s_,.]+", text) if word]


def _begin(typed: Sequence[str], words: Iterable[str]) -> bool:
    rest = iter(words)
    return bool(typed) and all(any(word.startswith(start) for word in rest) for start in typed)


def _some(found: Sequence[str]) -> str:
    return "; ".join(found[:4]) + ("; …" if len(found) > 4 else "")
