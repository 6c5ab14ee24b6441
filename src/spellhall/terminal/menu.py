"""The moves as a menu, and what a person typed as one of them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from spellhall.engine.views import MoveView

MANY = 6
"""More moves than this are listed shortly."""

_PLACE = re.compile(r"([a-z_]+)([0-9]+)")


class NotOnTheMenu(Exception):
    """What was typed is no move, or more than one; the message helps."""


class Menu:
    """The legal moves of one decision, and the shortest honest way to list them.

    ``places``: the moves differ only in a numbered place (``bell3``). Then a number alone means
    nothing; otherwise the number in the list is as good as the move.
    """

    def __init__(self, moves: Sequence[MoveView]) -> None:
        self.moves = moves
        tokens = [move["move"].split() for move in moves]
        verbs = {words[0] for words in tokens}
        short = len(moves) > MANY and len(verbs) == 1 and all(len(words) > 1 for words in tokens)
        self.names = [" ".join(words[1:]) for words in tokens] if short else [move["label"] for move in moves]
        self.places = short and all(_PLACE.fullmatch(name) for name in self.names)

    def rows(self) -> dict[str, list[str]]:
        """Places by their row: ``{"bell": ["1", "2"], "book": ["7"]}``."""
        rows: dict[str, list[str]] = {}
        for name in self.names:
            place = _PLACE.fullmatch(name)
            if place:
                rows.setdefault(place[1], []).append(place[2])
        return rows

    def read(self, typed: str) -> str:
        """The token of the move that was meant; raises NotOnTheMenu."""
        typed = " ".join(typed.casefold().split())
        if typed.isdecimal() and not self.places:
            return self._by_number(int(typed))
        for meant in (self._is_token, self._is_rest, self._is_place, self._is_label, self._are_words, self._is_part):
            found = list(dict.fromkeys(move["move"] for move in self.moves if meant(move, typed)))
            if len(found) == 1:
                return found[0]
            if found:
                raise NotOnTheMenu(f"'{typed}' could be {_some(found)}: say more.")
        near = get_close_matches(typed, [*self.names, *(move["move"] for move in self.moves)], 1)
        hint = f"Did you mean '{near[0]}'?" if near else "Type ? for the moves."
        raise NotOnTheMenu(f"'{typed}' is not a move here. {hint}")

    def _by_number(self, number: int) -> str:
        if 1 <= number <= len(self.moves):
            return self.moves[number - 1]["move"]
        raise NotOnTheMenu(f"There is no move {number}: they are numbered 1 to {len(self.moves)}.")

    # Ways to mean a move, the surest first

    @staticmethod
    def _is_token(move: MoveView, typed: str) -> bool:
        return move["move"] == typed

    @staticmethod
    def _is_rest(move: MoveView, typed: str) -> bool:
        return bool(typed) and move["move"].partition(" ")[2] == typed

    @staticmethod
    def _is_place(move: MoveView, typed: str) -> bool:
        """``be3`` and ``bell 3`` are bell3, also after the verb."""
        meant = re.fullmatch(r"(?:(\w+) )?([a-z_]+) ?([0-9]+)", typed)
        place = _PLACE.fullmatch(move["move"].split()[-1])
        if not meant or not place:
            return False
        verb = move["move"].split()[0]
        return verb.startswith(meant[1] or "") and place[1].startswith(meant[2]) and place[2] == meant[3]

    @staticmethod
    def _is_label(move: MoveView, typed: str) -> bool:
        return move["label"].casefold() == typed

    @staticmethod
    def _are_words(move: MoveView, typed: str) -> bool:
        """Every typed word begins a word of the move or its label, in this order."""
        return any(_begin(_words(typed), _words(text)) for text in (move["move"], move["label"].casefold()))

    @staticmethod
    def _is_part(move: MoveView, typed: str) -> bool:
        return bool(typed) and typed in f"{move['move']}\n{move['label'].casefold()}"


def _words(text: str) -> list[str]:
    return [word for word in re.split(r"[\s_,.]+", text) if word]


def _begin(typed: Sequence[str], words: Iterable[str]) -> bool:
    rest = iter(words)
    return bool(typed) and all(any(word.startswith(start) for word in rest) for start in typed)


def _some(found: Sequence[str]) -> str:
    return ", ".join(found[:4]) + (", …" if len(found) > 4 else "")
