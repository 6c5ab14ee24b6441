"""What random play reaches: the steps, answers and news that some games have touched."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from types import CodeType, FrameType
from typing import Any

from spellhall.engine.info import GameInfo
from spellhall.engine.laws.playing import Start
from spellhall.engine.steps import apply, legal


@dataclass
class Reached:
    """What some games have touched of a game's rules."""

    code: set[CodeType] = field(default_factory=set)
    tokens: set[tuple[str, str]] = field(default_factory=set)
    news: set[str] = field(default_factory=set)

    def play(self, info: GameInfo[Any], setup: Start, seed: int) -> None:
        """Play one random game and note what it touches."""
        rng = Random(seed)

        def note(frame: FrameType, event: str, _: object) -> None:
            if event == "call":
                self.code.add(frame.f_code)

        if self._uncalled(info):  # watching every call is slow: only as long as there is something to see
            sys.setprofile(note)
        try:
            s = info.begin(setup.seats, info.read_options(setup.options), info.read_scenario(setup.scenario))
            s.news = []
            while s.ask is not None:
                answer = rng.choice(legal(s))
                self.tokens.add((s.ask[1].name, s.ask[1].tokens[answer]))
                apply(s, answer)
            self.news |= {kind for _, kind, _ in s.news}
        finally:
            sys.setprofile(None)

    def missing(self, info: GameInfo[Any]) -> list[str]:
        """The steps, answers and kinds of news that no game has touched."""
        missing = self._uncalled(info)
        for name, question in info.book.questions.items():
            missing += [token for token in question.tokens.values() if (name, token) not in self.tokens]
        return missing + sorted(set(info.headlines.kinds) - self.news)

    def _uncalled(self, info: GameInfo[Any]) -> list[str]:
        """The steps that nothing has called yet."""
        effects = dict(info.book.steps)
        effects |= {f"{name}.then": question.carry_out for name, question in info.book.questions.items()}
        return [name for name, function in effects.items() if _code(function) not in self.code]


def _code(function: Callable[..., None]) -> CodeType:
    code = function.__code__
    assert isinstance(code, CodeType)
    return code
