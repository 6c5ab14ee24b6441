"""A game is checked when it is loaded: the error names the game and the field."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import pytest

import spellhall
from spellhall import BadGame, UnknownGame
from spellhall.engine.cards import Cards, Zone
from spellhall.engine.checking import check, check_what_is_told
from spellhall.engine.info import Option
from spellhall.engine.sight import Headlines, lying
from spellhall.engine.steps import Book, State
from spellhall.engine.thinking import Thinking
from spellhall.games import _loaded, broken_games, packages
from spellhall.games.lantern import GAME
from spellhall.games.lantern.cards import CARDS
from tests.every import FINISHED


@pytest.mark.parametrize("info", FINISHED.values(), ids=FINISHED)
def test_every_game_is_complete_and_has_a_headline_for_all_it_tells(info: Any) -> None:
    assert check(info, info.name) is info
    check_what_is_told(info)


def without_then() -> Book[Any]:
    book: Book[Any] = Book()
    book.questions.update(GAME.book.questions)

    @book.question({0: "sing"})
    def sing(s: State) -> tuple[int, ...]:
        return (0,)

    return book


class Slotless(Cards):
    layouts: ClassVar = {2: (Zone(id="ashes", kind="pile"),), 3: (), 4: ()}


class Short(Cards):
    __slots__ = ()
    layouts: ClassVar = {2: ()}


class Bare(State):
    __slots__ = ()


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"name": "lamp"}, "lantern: name: it is 'lamp', but the game is found as 'lantern'"),
    ({"players": (3, 2)}, "lantern: players:"),
    ({"players": (2, 12)}, "lantern: players:"),
    ({"version": 0}, "lantern: version:"),
    ({"options": (Option("rounds", ("1",)), Option("rounds", ("2",)))}, "lantern: options: 'rounds'"),
    ({"options": (Option("rounds", ()),)}, "lantern: options: rounds has no values"),
    ({"cards": (*CARDS, CARDS[0])}, "lantern: cards: two cards have the id"),
    ({"terms": (CARDS[0].id,)}, "lantern: terms: .* is a card too"),
    ({"book": without_then()}, "lantern: book: .*@sing.then is missing"),
    ({"state": Slotless}, "lantern: state: Slotless has no __slots__"),
    ({"state": Short}, "lantern: state: Short.layouts has no zones for 3 seats"),
    ({"state": Bare}, "lantern: beyond_masks:"),
    ({"bots": Thinking(calm=frozenset({"play_cart"}))}, "lantern: bots.calm: .*'play_cart'; did you mean 'play_card'"),
    ({"bots": replace(GAME.bots, calm=frozenset())}, "lantern: bots.calm: there is an evaluation"),
    ({"bots": replace(GAME.bots, ignored=frozenset({"wish"}))}, "lantern: bots.ignored: there is no move 'wish'"),
    ({"sight": replace(GAME.sight, places=(lying("attic", CARDS),))}, "lantern: sight: with 2 seats: place attic"),
]


@pytest.mark.parametrize(("changes", "complaint"), WRONG, ids=[complaint for _, complaint in WRONG])
def test_what_is_wrong_is_named(changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadGame, match=complaint):
        check(replace(GAME, **changes), "lantern")


def test_something_else_is_no_game() -> None:
    with pytest.raises(BadGame, match="moss: GAME is a str and not a GameInfo"):
        check("moss", "moss")


def test_what_is_told_has_a_headline() -> None:
    kinds = {kind: " ".join(names) for kind, names in GAME.headlines.kinds.items()}
    misspelt = {kind.replace("drew", "drev"): names for kind, names in kinds.items()}
    complaint = (
        r"lantern: headlines: turn\.py, line \d+ tells 'you_drew', which has no headline; did you mean 'you_drev'"
    )
    with pytest.raises(BadGame, match=complaint):
        check_what_is_told(replace(GAME, headlines=Headlines(misspelt, {})))
    with pytest.raises(BadGame, match=r"lantern: headlines: 'drew' has 2 arguments, but turn\.py"):
        check_what_is_told(replace(GAME, headlines=Headlines({**kinds, "drew": "seat card"}, {})))


# Games from outside


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Installed packages, for a while: whatever they say is read anew."""
    monkeypatch.syspath_prepend(tmp_path)
    packages.cache_clear()
    _loaded.cache_clear()
    yield tmp_path
    packages.cache_clear()
    _loaded.cache_clear()


def install(folder: Path, name: str, source: str, entry: str = "") -> None:
    """A package with an entry point, as an installer would leave it."""
    (folder / name / "words").mkdir(parents=True)
    (folder / name / "__init__.py").write_text(source)
    (folder / name / "words" / "en.ftl").write_text("summary = It is from outside.")
    told = folder / f"{name}-1.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (told / "entry_points.txt").write_text(f"[spellhall.games]\n{entry or f'{name} = {name}:GAME'}\n")


COPY = """
from dataclasses import replace
from spellhall.games.lantern import GAME as lantern
from spellhall.games.lantern.state import Lantern
class Table(Lantern):
    __slots__ = ()
GAME = replace(lantern, name={name!r}, state=Table, hidden=False)
"""


def test_a_game_from_outside_is_a_game_like_any_other(outside: Path) -> None:
    install(outside, "glow", COPY.format(name="glow"))
    assert "glow" in spellhall.games()
    assert spellhall.game_info("glow").package == "glow"
    assert spellhall.text(spellhall.new("glow", 2, 1).view(0))


def test_one_broken_game_never_breaks_the_others(outside: Path) -> None:
    install(outside, "ruin", "1 / 0")
    install(outside, "blank", "")
    install(outside, "posed", COPY.format(name="other"))
    install(outside, "thief", COPY.format(name="castle"), "castle = thief:GAME")
    install(outside, "glow", COPY.format(name="glow"))
    assert {"castle", "glow"} <= set(spellhall.games())
    assert spellhall.game_info("castle").package == "spellhall.games.castle"
    assert set(broken_games()) == {"ruin", "blank", "posed", "thief:GAME"}
    for name, complaint in (
        ("ruin", "the game 'ruin' cannot be loaded: division by zero"),
        ("blank", "has no attribute 'GAME'"),
        ("posed", "posed: name: it is 'other'"),
        ("thief:GAME", "thief:GAME is called 'castle', which is the name of another game here"),
    ):
        with pytest.raises(UnknownGame, match=complaint):
            spellhall.game_info(name)


def test_the_games_are_a_package_that_can_be_called() -> None:
    from spellhall.games import magewars

    assert sys.modules["spellhall.games.magewars"] is magewars is spellhall.games.magewars  # type: ignore[attr-defined]
    assert spellhall.games()["magewars"] is magewars.GAME
