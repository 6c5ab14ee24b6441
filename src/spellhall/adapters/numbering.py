"""A number for every move: fixed for a version of the rules, and no more numbers than moves.

The tokens of all questions to players, in the order of the game's book, each once, are numbered 0,
1, 2, … Two questions that use the same token share its number: only one question is open at a time,
and within one question tokens differ, so number and token stand for each other. The answers of
chance are numbered in the same way, from 0 again, for they are never mixed with moves: first those
to its own questions, then those to the players' questions, which chance may answer for a player.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from typing import Any, NamedTuple

import spellhall
from spellhall.engine.steps import Question


class Numbers:
    """The numbers of some questions' answers."""

    __slots__ = ("of", "tokens")

    def __init__(self, questions: Iterable[Question[Any, Any, Any]]) -> None:
        numbers: dict[str, int] = {}
        self.of: dict[str, dict[Any, int]] = {
            question.name: {
                answer: numbers.setdefault(token, len(numbers)) for answer, token in question.tokens.items()
            }
            for question in questions
        }
        """By question and answer: its number."""
        self.tokens: tuple[str, ...] = tuple(numbers)
        """By number: the move as it is written."""

    def __len__(self) -> int:
        return len(self.tokens)


class Numbering(NamedTuple):
    """All numbers of one game."""

    moves: Numbers
    chance: Numbers

    @property
    def fingerprint(self) -> str:
        """Changes when any number changes its meaning."""
        text = "\n".join(self.moves.tokens) + "\n\n" + "\n".join(self.chance.tokens)
        return blake2b(text.encode(), digest_size=6).hexdigest()


@cache
def numbering(game: str) -> Numbering:
    """The numbers of a game's moves and of its chance events."""
    questions = spellhall.game_info(game).book.questions.values()
    asked = [question for question in questions if not question.by_chance]
    drawn = [question for question in questions if question.by_chance]
    return Numbering(Numbers(asked), Numbers([*drawn, *asked]))
