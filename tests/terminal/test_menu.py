"""What a person types is understood as a move, or answered with a hint."""

from __future__ import annotations

import pytest

from spellhall.engine.views import MoveView
from spellhall.terminal.menu import Menu, NotOnTheMenu


def menu(*moves: str) -> Menu:
    def shown(move: str) -> MoveView:
        return {"move": move, "label": move.replace("_", ", ").capitalize(), "help": "", "touches": []}

    return Menu([shown(move) for move in moves])


ACTIONS = menu("manipulate", "advance")
PICKS = menu("pick bell1", "pick candle3", "pick both")
FLIPS = menu(*(f"flip {row}{column}" for row in ("bell", "book", "candle") for column in range(1, 5)))
RITUALS = menu(
    *(
        f"turn {bell}_{book}_{candle}"
        for bell in ("silent", "ringing")
        for book in ("closed", "open")
        for candle in ("unlit", "lit")
    )
)


@pytest.mark.parametrize(
    ("choice", "typed", "move"),
    [
        (ACTIONS, "1", "manipulate"),
        (ACTIONS, "advance", "advance"),
        (ACTIONS, "  ADV ", "advance"),
        (ACTIONS, "a", "advance"),
        (ACTIONS, "pulat", "manipulate"),
        (PICKS, "3", "pick both"),
        (PICKS, "both", "pick both"),
        (PICKS, "c", "pick candle3"),
        (PICKS, "pick  bell1", "pick bell1"),
        (FLIPS, "bell3", "flip bell3"),
        (FLIPS, "flip book2", "flip book2"),
        (FLIPS, "candle 4", "flip candle4"),
        (FLIPS, "c4", "flip candle4"),
        (FLIPS, "bo 1", "flip book1"),
        (FLIPS, "f be 1", "flip bell1"),
        (RITUALS, "8", "turn ringing_open_lit"),
        (RITUALS, "silent open lit", "turn silent_open_lit"),
        (RITUALS, "silent, open, unlit", "turn silent_open_unlit"),
        (RITUALS, "r o u", "turn ringing_open_unlit"),
        (RITUALS, "Turn ringing, closed, lit", "turn ringing_closed_lit"),
    ],
)
def test_understood(choice: Menu, typed: str, move: str) -> None:
    assert choice.read(typed) == move


@pytest.mark.parametrize(
    ("choice", "typed", "hint"),
    [
        (ACTIONS, "3", "numbered 1 to 2"),
        (ACTIONS, "0", "numbered 1 to 2"),
        (ACTIONS, "an", "could be manipulate, advance"),
        (ACTIONS, "advnace", "Did you mean 'advance'"),
        (ACTIONS, "castle", "not a move here. Type ?"),
        (ACTIONS, "", "not a move here"),
        (ACTIONS, "[bold]", "not a move here"),
        (FLIPS, "3", "could be flip bell3, flip book3, flip candle3"),
        (FLIPS, "b3", "could be flip bell3, flip book3"),
        (FLIPS, "bell9", "Did you mean 'bell"),
        (FLIPS, "bell", "could be flip bell1, flip bell2, flip bell3, flip bell4: say more"),
        (FLIPS, "flip", ", …: say more"),
        (RITUALS, "silent open", "could be"),
        (RITUALS, "²", "not a move here"),
    ],
)
def test_not_understood(choice: Menu, typed: str, hint: str) -> None:
    with pytest.raises(NotOnTheMenu) as complaint:
        choice.read(typed)
    assert hint in str(complaint.value)
    assert "\n" not in str(complaint.value)


def test_few_moves_are_listed_by_label_many_by_name() -> None:
    assert PICKS.names == ["Pick bell1", "Pick candle3", "Pick both"]
    assert RITUALS.names[0] == "silent_closed_unlit"
    assert not RITUALS.places
    assert FLIPS.places
    assert FLIPS.rows() == {row: ["1", "2", "3", "4"] for row in ("bell", "book", "candle")}
