"""Talk at the terminal: bots' claims are shown, one's own are typed."""

from __future__ import annotations

import io
from random import Random

import pytest
from rich.console import Console

import spellhall
from spellhall.bots import make_bot
from spellhall.bots.talk import Conversation
from spellhall.terminal.play import TerminalGame


def sitting(typed: list[str], language: str = "en", talk: bool = True, **options: str) -> str:
    """What stands on the screen of a person at P1 of Magelight who types this and then the first move, for some turns."""
    game = spellhall.new("magelight", 4, 3, options | {"first_player": "0"})
    game.names = ["Ada", "Ben", "Cleo", "Dora"]
    out = io.StringIO()
    left = iter(typed)
    answers = 0

    def read(prompt: str) -> str:
        nonlocal answers
        for line in left:
            return line
        answers += 1
        if game.decision is None or answers > 40:
            raise EOFError
        return game.decision.moves[0]

    others = dict.fromkeys((1, 2, 3), (9.0, ""))
    conversation = Conversation(game, Random(2), others) if talk else None
    bots = {seat: make_bot("random", seat) for seat in others}
    console = Console(file=out, width=100, height=24, color_system=None)
    TerminalGame(game, 0, bots, console, read, language=language, talk=conversation).play()
    if conversation is not None and not options:
        assert len(conversation.claims) > 1
    return out.getvalue()


def test_bots_are_heard_and_hear() -> None:
    screen = sitting(["say", "say think P2 infiltrator"])
    assert "What you can claim, by example:" in screen
    assert "say trust P2" in screen
    assert "Ada: “I think Ben is an Infiltrator.”" in screen
    assert [name for name in ("Ben", "Cleo", "Dora") if f"{name}: “" in screen]
    assert "Ada: „Ich vertraue Dora.“" in sitting(["say trust p4"], "de")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("say nonsense", "“nonsense” is not a claim of this game; there are: i_am, think"),
        ("say trust", "no more and no less: seat."),
        ("say trust P2 P3", "no more and no less: seat."),
        ("say trust P1", "not about yourself"),
        ("say trust Ben", "There is no seat Ben"),
        ("say i_am king", "“king” does not fit this game"),
    ],
)
def test_what_is_no_claim_is_explained(typed: str, answer: str) -> None:
    assert answer in " ".join(sitting([typed]).split())


def test_where_nobody_talks_nobody_listens() -> None:
    for screen in (sitting(["say trust P2"], talk=False), sitting(["say trust P2"], table_talk="silent")):
        assert "Nobody talks at this table." in screen
        assert ": “I" not in screen
