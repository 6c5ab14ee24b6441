"""Whole games at the terminal, by a person whose typing is scripted."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from time import sleep

import pytest
from rich.console import Console

import spellhall
from spellhall import Game, cli, terminal
from spellhall.bots import make_bot
from spellhall.engine.views import CardView
from spellhall.terminal import clock
from spellhall.terminal.clock import TurnClock
from spellhall.terminal.play import COMMANDS, INTERRUPTED, TerminalGame
from spellhall.terminal.speech import language_of, names_at_table, recorded_names
from spellhall.words import LANGUAGES, common

PATIENCE = 300.0
"""Seconds: a guard against hanging, never a measure of anything."""


class Sitting:
    """A game with a scripted person at P1 (or another seat); ``screen`` is what was printed."""

    def __init__(
        self, game: Game, typed: list[str], seat: int = 0, save: Path | None = None, language: str = "en"
    ) -> None:
        self.game = game
        if game.names[0] == "P1":
            game.names = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fay"][: game.seats]
        self.left: Iterator[str] = iter(typed)
        self.prompts: list[str] = []
        self._out = io.StringIO()
        console = Console(file=self._out, width=80, height=24, color_system=None)
        bots = {other: make_bot("random", other) for other in range(game.seats) if other != seat}
        self.table = TerminalGame(game, seat, bots, console, self.read, save, language=language)

    def read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self._out.write(prompt)
        for line in self.left:
            self._out.write(f"{line}\n")
            return line
        raise EOFError

    def play(self) -> int:
        return self.table.play()

    @property
    def screen(self) -> str:
        return self._out.getvalue()


def moves_of_a_whole_game(name: str, seats: int, seed: int, write: Callable[[Game], str]) -> list[str]:
    """What P1 types in a game against the same bots, as ``write`` would type it."""
    game = spellhall.new(name, seats, seed)
    typed: list[str] = []

    def read(prompt: str) -> str:
        if game.decision is None:
            raise EOFError
        typed.append(write(game))
        return typed[-1]

    bots = {other: make_bot("random", other) for other in range(1, seats)}
    TerminalGame(game, 0, bots, Console(file=io.StringIO()), read).play()
    assert game.result is not None
    return typed


def first_token(game: Game) -> str:
    assert game.decision is not None
    return game.decision.moves[0]


def last_word(game: Game) -> str:
    assert game.decision is not None
    return game.decision.moves[-1].split()[-1]


@pytest.mark.parametrize("write", [first_token, last_word])
@pytest.mark.parametrize(("name", "seats"), [("lantern", 2), ("lantern", 4), ("castle", 4), ("castle", 6)])
def test_a_whole_game(name: str, seats: int, write: Callable[[Game], str]) -> None:
    typed = moves_of_a_whole_game(name, seats, 3, write)
    sitting = Sitting(spellhall.new(name, seats, 3), [*typed, ""])
    assert sitting.play() == 0
    assert list(sitting.left) == []
    assert sitting.game.result is not None
    view = sitting.game.view(0)
    screen = sitting.screen
    told = " ".join(screen.split())
    game_names = sitting.game.names
    assert " the end " in screen
    assert view["result"] is not None
    words = sitting.table.words
    assert words.say(view["result"]["reason"], game_names) in told
    for score in view["result"]["scores"]:
        assert str(score) in screen
    for deed in view["news"]:
        for item in deed["news"]:
            assert words.news(item, game_names) in told
    assert not re.search(r"\bP[1-9]\b", screen.replace("watch P", "")), "people have names"
    assert max(map(len, screen.splitlines())) <= 80 + len(max(sitting.prompts, key=len))


def test_forced_moves_are_played_and_said() -> None:
    game = spellhall.new("castle", 4, 3, options={"first_player": 0, "first_turn": "manipulate"})
    sitting = Sitting(game, [])
    assert sitting.play() == 0
    assert "Only one move: Manipulate the shrines." in " ".join(sitting.screen.split())
    assert list(game.moves[-1:]) == ["manipulate"]


def hidden_card(game: Game, seat: int) -> list[CardView]:
    return next(zone["cards"] for zone in game.view(seat)["zones"] if zone["id"] == f"character{seat}")


def test_the_person_sits_where_they_like_and_sees_only_that_seat() -> None:
    game = spellhall.new("castle", 4, 3, options={"first_player": 0})
    sitting = Sitting(game, ["card"], seat=2)
    sitting.play()
    mine = hidden_card(game, 2)[0]["face"]
    faces = {face.id: face.name for face in game.info.cards}
    assert "you are Cleo, one of 4 players" in sitting.screen
    for seat in range(4):
        (card,) = hidden_card(game, seat)
        assert (faces[card["face"] or ""] in sitting.screen) == (card["face"] == mine)


def test_wrong_entries_get_one_line_and_the_game_goes_on() -> None:
    game = spellhall.new("lantern", 2, 1, scenario={"hand": {"P1": "spark flame", "P2": "owl owl"}})
    wrong = ["", "   ", "99", "nonsense", "play", "save", "card nothing", "[red]boo[/red]", "\x1b[31m", "play gust"]
    sitting = Sitting(game, [*wrong, "play flame"])
    sitting.play()
    screen = sitting.screen
    assert "There is no move 99" in screen
    assert "'nonsense' is not a move here." in screen
    assert "'play' could be" in screen
    assert "Type: save FILE" in screen
    assert "There is no card 'nothing'." in screen
    assert "'[red]boo[/red]' is not a move here." in screen
    assert "'play gust' is not a move here." in screen
    assert "Ada plays Flame." in screen


def test_every_command(tmp_path: Path) -> None:
    game = spellhall.new("lantern", 3, 1, scenario={"hand": {"P1": "spark flame", "P2": "owl owl", "P3": "moth gust"}})
    file = tmp_path / "game.json"
    typed = [
        "?",
        "help",
        "view",
        "log",
        "card",
        "card flame",
        "card F",
        "rules",
        f"save {file}",
        "quit",
        "n",
        "quit",
        "y",
    ]
    sitting = Sitting(game, typed)
    assert sitting.play() == 0
    assert list(sitting.left) == []
    screen = sitting.screen
    for command in COMMANDS:
        assert f"  {command}" in screen
    assert screen.count("play flame  Play Flame: Place it before you: 2 light.") == 2
    assert screen.count(" Lantern · round 1 · your turn ") == 2
    assert screen.count("You draw ") == 2
    assert screen.count("It has an opinion on curtains.") == 4
    assert "spellhall rules lantern" in screen
    assert f"The record is in {file}".replace("\n", "") in screen.replace("\n", "")
    again = spellhall.replay(json.loads(file.read_text()))
    again.names = game.names
    assert again.view(0) == game.view(0)
    assert "You leave the table." in screen
    assert sitting.prompts.count("Leave this game? y/n > ") == 2


def test_leaving_without_saving_says_how_to_save() -> None:
    sitting = Sitting(spellhall.new("lantern", 2, 1), ["quit", "yes"])
    assert sitting.play() == 0
    assert "'save FILE' first" in sitting.screen


def test_saving_over_a_file_is_asked_and_an_impossible_file_is_said(tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("mine")
    typed = [f"save {file}", "n", f"save {tmp_path}", f"save {tmp_path}/no/where", "save a\0b"]
    sitting = Sitting(spellhall.new("lantern", 2, 1), typed)
    assert sitting.play() == 0
    assert file.read_text() == "mine"
    assert sitting.screen.count("Not saved: ") == 3
    again = Sitting(spellhall.new("lantern", 2, 1), [f"save {file}", "y"])
    again.play()
    assert json.loads(file.read_text())["game"] == "lantern"


def test_the_end_of_input_leaves_politely_and_saves_if_asked(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    sitting = Sitting(spellhall.new("lantern", 2, 1), ["1"], save=file)
    assert sitting.play() == 0
    assert "Goodbye" in sitting.screen
    assert spellhall.verify(json.loads(file.read_text())).game.number == sitting.game.number


def test_ctrl_c_leaves_politely(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    sitting = Sitting(spellhall.new("lantern", 2, 1), [], save=file)

    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    sitting.table.read = interrupt
    assert sitting.play() == INTERRUPTED
    assert "Interrupted" in sitting.screen
    assert file.exists()


def test_a_finished_game_is_saved_where_the_person_says(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = moves_of_a_whole_game("lantern", 2, 5, first_token)
    sitting = Sitting(spellhall.new("lantern", 2, 5), [*typed, str(file)])
    assert sitting.play() == 0
    assert spellhall.verify(json.loads(file.read_text())).game.result == sitting.game.result
    asked_to_save = Sitting(spellhall.new("lantern", 2, 5), typed, save=file)
    assert asked_to_save.play() == 0
    assert not any("record" in prompt for prompt in asked_to_save.prompts)


def test_names() -> None:
    game = spellhall.new("castle", 4, 3, options={"first_player": 1})
    game.names = ["Ada [/]", "Bo", "Cy", "Di"]
    sitting = Sitting(game, ["log"])
    sitting.play()
    assert "you are Ada [/], one of 4 players" in sitting.screen
    assert "You are Ada [/]" in sitting.screen
    assert "Bo takes" in sitting.screen


def test_in_german() -> None:
    game = spellhall.new("castle", 4, 3, options={"first_player": 0, "first_turn": "manipulate"})
    sitting = Sitting(game, ["?", "quark", "99", "card", "log", "view", "save", "quit", "j"], language="de")
    assert sitting.play() == 0
    told = " ".join(sitting.screen.split())
    for said in (
        "du bist Ada, ihr seid 4",
        "Nur ein Zug: ",
        "„quark“ ist hier kein Zug.",
        "Einen Zug 99 gibt es nicht",
        "Befehle:",
        "du bist am Zug",
        "Tippe: save DATEI",
        "Dieses Spiel verlassen?",
        "Auf Wiedersehen.",
    ):
        assert said in told, said
    for english in ("You ", "Type", "round", "the table"):
        assert english not in told, english


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_AT", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB", "LC_ALL": "", "LC_MESSAGES": "de_CH"}, "de"),
    ],
)
def test_the_language_is_that_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_everybody_has_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    for login, called in (("igor", "Igor"), ("root", "Robin"), ("ada", "Ada"), ("a\x1b[2J", "Robin")):
        monkeypatch.setattr("getpass.getuser", lambda login=login: login)
        names = names_at_table(6, 2)
        assert names[2] == called
        assert len(set(names)) == 6

    def nobody() -> str:
        raise OSError

    monkeypatch.setattr("getpass.getuser", nobody)
    assert names_at_table(2, 1) == ["Ada", "Robin"]
    assert recorded_names({"names": ["Io", "Jo"]}, 2, "en") == ["Io", "Jo"]
    for wrong in (None, ["Io"], ["Io", 5], ["Io", "\x1b"], "Io"):
        assert recorded_names({"names": wrong}, 2, "de") == ["Spieler 1", "Spieler 2"]


def test_the_words_of_the_terminal_are_complete_in_both_languages() -> None:
    sources = {language: set(re.findall(r"^([\w-]+) =", common("terminal", language), re.M)) for language in LANGUAGES}
    assert sources["en"] == sources["de"]
    code = "".join(path.read_text() for path in (*Path(terminal.__file__).parent.glob("*.py"), Path(cli.__file__)))
    for key in sources["en"]:
        assert key.startswith("help-") or re.search(f"[\"']{key}[\"']", code), f"nobody says {key}"
    for key in re.findall(r"own\.word\([\"']([\w-]+)[\"']", code):
        assert key in sources["en"], f"no words for {key}"


def of_magelight(seed: int = 1) -> Game:
    """Magelight with a minute for a turn; the person begins."""
    return spellhall.new("magelight", 4, seed, {"turn_timer": "60", "first_player": "0"})


@pytest.mark.rule("ML-R13")
def test_a_turn_whose_time_is_up_ends_in_the_usual_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing breaks off the typing, what was typed comes too late."""
    times = iter([0.0, 59.0, 59.0, 61.0])
    monkeypatch.setattr(clock, "monotonic", lambda: next(times))
    game = of_magelight()
    assert game.decision is not None
    in_time = next(move for move in game.decision.moves if move.startswith("burn"))
    following = game.after(in_time).decision
    assert following is not None
    too_late = following.moves[0]
    sitting = Sitting(game, [in_time, too_late])
    assert sitting.table._choose() == in_time
    game.play(in_time)
    usual = game.info.default_move(game.state)
    assert sitting.table._choose() == usual != too_late
    assert "Time is up" in sitting.screen
    read = len(sitting.prompts)
    game.play(usual)
    assert sitting.table._choose() == game.info.default_move(game.state), "all that is left of the turn"
    assert len(sitting.prompts) == read, "and nobody is asked"


@pytest.mark.rule("ML-R13")
def test_what_is_being_typed_is_broken_off() -> None:
    game = of_magelight()
    sitting = Sitting(game, [])

    def read(prompt: str) -> str:
        sleep(PATIENCE)
        raise AssertionError("nobody woke it up")

    sitting.table.read = read
    sitting.table.clock = TurnClock(0.05)
    assert sitting.table._choose() == game.info.default_move(game.state)


def test_without_the_option_there_is_no_clock() -> None:
    assert Sitting(spellhall.new("magelight", 4, 1), []).table.clock is None
