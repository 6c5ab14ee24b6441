"""What a person types is understood as a move, or answered with a hint."""

from __future__ import annotations

import pytest

from spellhall.terminal.menu import Item, Menu, NotOnTheMenu
from spellhall.terminal.speech import terminal_words


def menu(*moves: str) -> Menu:
    return Menu([Item(move, move.replace("_", ", ").capitalize()) for move in moves])


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
        (ACTIONS, "an", "could be Manipulate; Advance"),
        (ACTIONS, "advnace", "Did you mean 'advance'"),
        (ACTIONS, "castle", "not a move here. Type ?"),
        (ACTIONS, "", "not a move here"),
        (ACTIONS, "[bold]", "not a move here"),
        (FLIPS, "3", "could be bell3; book3; candle3"),
        (FLIPS, "b3", "could be bell3; book3"),
        (FLIPS, "bell9", "Did you mean 'bell"),
        (FLIPS, "bell", "could be bell1; bell2; bell3; bell4: say more"),
        (FLIPS, "flip", "; …: say more"),
        (RITUALS, "silent open", "could be"),
        (RITUALS, "²", "not a move here"),
    ],
)
def test_not_understood(choice: Menu, typed: str, hint: str) -> None:
    with pytest.raises(NotOnTheMenu) as complaint:
        choice.read(typed)
    assert hint in str(complaint.value)
    assert "\n" not in str(complaint.value)


def test_moves_are_listed_in_words_many_places_by_their_rows() -> None:
    assert PICKS.names == ["Pick bell1", "Pick candle3", "Pick both"]
    assert RITUALS.names[0] == "Turn silent, closed, unlit"
    assert not RITUALS.places
    assert FLIPS.places
    assert FLIPS.rows() == {row: ["1", "2", "3", "4"] for row in ("bell", "book", "candle")}


GERMAN = Menu(
    [Item(f"flip {row}{column}", f"Wende {row} {column}") for row in ("bell", "book") for column in range(1, 5)],
    {"bell": "Glocke", "book": "Buch"},
    terminal_words("de"),
)


@pytest.mark.parametrize("typed", ["bell3", "Glocke 3", "gl3", "flip bell3"])
def test_a_place_can_be_typed_in_the_words_of_the_language(typed: str) -> None:
    assert GERMAN.read(typed) == "flip bell3"
    assert GERMAN.rows() == {"Glocke": ["1", "2", "3", "4"], "Buch": ["1", "2", "3", "4"]}


def test_hints_in_another_language() -> None:
    with pytest.raises(NotOnTheMenu, match="„3“ könnte heißen: bell3; book3"):
        GERMAN.read("3")


def test_a_move_that_names_a_seat_is_found_by_number_token_and_name() -> None:
    owls = Menu([Item("watch P2", "Look at the hand of Ben"), Item("watch P3", "Look at the hand of Cleo")])
    assert owls.read("1") == owls.read("watch P2") == owls.read("p2") == owls.read("ben") == "watch P2"
