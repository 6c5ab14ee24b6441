"""``spellhall play --explain``: why did the bot do that?"""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

import spellhall
from spellhall.bots import make_bot
from spellhall.terminal.play import MOVES_EXPLAINED, TerminalGame


def shown(level: str, explain: bool) -> str:
    """What a person sees who plays P2 and leaves when first asked."""
    console = Console(file=io.StringIO(), width=100)

    def leave(prompt: str) -> str:
        raise EOFError(prompt)

    game = spellhall.new("castle", 4, 3, {"first_player": "0", "first_turn": "manipulate"})
    TerminalGame(game, 1, {seat: make_bot(level, seat) for seat in (0, 2, 3)}, console, leave, explain=explain).play()
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_a_search_shows_values_and_visits_of_the_best_moves() -> None:
    lines = [line.strip() for line in shown("search:90", explain=True).splitlines()]
    assert (
        sum(bool(re.fullmatch(r"\d+\.\d%  Open \w+, \w+ row, \w+, tried \d+×", line)) for line in lines)
        >= MOVES_EXPLAINED
    )
    assert "and 21 moves that looked worse" in lines


def test_greedy_shows_values_where_it_thought() -> None:
    lines = [line.strip() for line in shown("greedy", explain=True).splitlines()]
    assert sum(bool(re.fullmatch(r"\d+\.\d%  (Take a pawn from|Pick up) [^,]*", line)) for line in lines) == 2


@pytest.mark.parametrize("level", ["greedy", "search:90"])
def test_nothing_is_shown_unless_asked_for(level: str) -> None:
    assert not re.search(r"\d%", shown(level, explain=False))


def test_a_random_player_has_nothing_to_explain() -> None:
    assert shown("random", explain=True) == shown("random", explain=False)
