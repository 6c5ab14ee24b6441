"""The step of the compiled build that writes out what rules say by ask, push, later and tell."""

from __future__ import annotations

from pathlib import Path

import pytest
from inlining import written_out

IMPORTS = "from spellhall.engine.steps import ask, ask_chance, later, push, tell\n\n\ndef rule(s, seat):\n    "
GAMES = sorted((Path(__file__).parents[1] / "src" / "spellhall" / "games").rglob("*.py"))


def body(rule: str) -> str:
    """What becomes of a rule of one statement."""
    return written_out(IMPORTS + rule + "\n").partition("    ")[2].strip()


@pytest.mark.parametrize(
    ("rule", "plain"),
    [
        ("ask(s, seat, play_card)", "s.ask = (seat, play_card, ())"),
        ("ask(s, seat, play_card, 1, seat + 1)  # LT-5", "s.ask = (seat, play_card, (1, seat + 1))"),
        ("ask_chance(s, drawn, seat)", "s.ask = (-1, drawn, (seat,))"),
        ("push(s, later(draw, seat))", "s.stack.append((draw, (seat,)))"),
        ("push(s, later(one), later(two, 2))", "s.stack.append((two, (2,))); s.stack.append((one, ()))"),
        (
            "tell(s, ~bit(seat), 'drew', len(cards))",
            "if s.news is not None: s.news.append((~bit(seat), 'drew', (len(cards),)))",
        ),
    ],
)
def test_a_plain_call_is_written_out(rule: str, plain: str) -> None:
    assert body(rule) == plain


@pytest.mark.parametrize(
    "rule",
    [
        "push(s, *steps)",
        "push(s, pending, later(one))",
        "push(s, later(one, draw_card(s)), later(two))",  # the order of what they do would change
        "tell(s, EVERYONE, 'drew', draw_card(s))",  # it would not be drawn while nobody listens
        "ask(s, seat, play_card, *args)",
        "ask(s, seat, question=play_card)",
        "s.ask(seat)",
    ],
)
def test_what_does_more_stays_a_call(rule: str) -> None:
    assert body(rule) == rule


def test_only_the_engines_functions_are_written_out() -> None:
    source = "from elsewhere import tell\n\n\ndef rule(s):\n    tell(s, 1, 'kind')\n"
    assert written_out(source) == source


def test_a_statement_keeps_its_lines() -> None:
    source = IMPORTS + "push(\n        s,\n        later(one),\n        later(two),\n    )\n    return seat\n"
    assert written_out(source).splitlines()[9:] == ["    return seat"]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_module_of_a_game_can_be_written_out(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    plain = written_out(source)
    compile(plain, str(path), "exec")
    assert plain.count("\n") == source.count("\n")
