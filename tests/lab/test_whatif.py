"""What if: a changed card changes its game, in its own processes, and nothing else."""

from __future__ import annotations

import re
from dataclasses import replace
from math import inf
from typing import Any

import pytest

import spellhall
from spellhall.engine.cards import REPRINTS
from spellhall.engine.errors import BadSetup
from spellhall.games.magewars.pack import CARDS
from spellhall.lab import whatif
from spellhall.lab.pairs import MORE, SAME, TOO_FEW, Comparison, Measure, Version
from spellhall.lab.play import Changes, Played, new_run, play_one
from spellhall.lab.pools import Processes
from spellhall.lab.report import Sentences
from spellhall.lab.reprint import BadChange, load, read_change, settable
from spellhall.lab.whatif import compare, foretell, in_words, make_report

# A change after which something can no longer happen that happens in nearly every game.
IMPOSSIBLE: list[tuple[str, int, Changes, str, str]] = [
    ("castle", 4, {"wolf": {"copies": 0}, "dragon": {"copies": 16}}, "turned_up", "wolf"),
    ("magecraft", 2, {"meditation": {"cast": "D" * 17}}, "played", "meditation"),
    ("magelight", 4, {"kindle": {"cost": 99}}, "played", "kindle"),
    ("magewars", 2, {"draw_1_enchanted": {"backs": ((4, 0),)}}, "drawn", "draw_1_enchanted"),
    ("magewars", 2, {"draw_1_mystic": {"copies": 0}}, "drawn", "draw_1_mystic"),
    ("magewars", 4, {"immunity": {"copies": 0}}, "drawn", "immunity"),
    ("nytherria", 2, {"soldier": {"copies": 0}}, "drawn", "soldier"),
]


def happened(games: list[Played], fate: str, card: str) -> int:
    assert not [played.game["error"] for played in games if played.game["error"]]
    return sum(seat[fate].get(card, 0) for played in games for seat in played.seats)


@pytest.mark.parametrize(("name", "seats", "changes", "fate", "card"), IMPOSSIBLE, ids=lambda value: str(value)[:9])
def test_every_game_plays_by_what_is_reprinted_and_nobody_else_does(
    name: str, seats: int, changes: Changes, fate: str, card: str
) -> None:
    printed = new_run(name, seats, "random", 6, "4")
    info = spellhall.game_info(name)
    before = [settable(face) for face in info.cards]
    here = [play_one(printed, number) for number in range(6)]
    assert happened(here, fate, card) > 0
    changed = new_run(name, seats, "random", 6, "4", changes=changes)
    there = list(Processes(1)(changed, range(6)))
    assert happened(there, fate, card) == 0
    assert REPRINTS == {}
    assert [settable(face) for face in info.cards] == before
    assert [play_one(printed, number) for number in range(6)] == here


def test_copies_of_a_card_with_two_backs_are_spread_over_both_decks(monkeypatch: pytest.MonkeyPatch) -> None:
    (immunity,) = [card for card in CARDS if card.id == "immunity"]
    (first, _), (second, _) = immunity.backs
    monkeypatch.setitem(REPRINTS, "immunity", {"copies": 3})
    assert replace(immunity).backs == ((first, 2), (second, 1))


def test_changed_cards_are_never_loaded_where_the_game_is_already() -> None:
    run = new_run("lantern", 2, "random", 1, "1", changes={"spark": {"copies": 9}})
    with pytest.raises(RuntimeError, match="process of their own"):
        load(run)


def test_a_card_that_cannot_be_is_refused_by_name() -> None:
    run = new_run("magewars", 2, "random", 1, "1", changes={"gold": {"backs": 5}})
    with pytest.raises(BadChange, match=r"magewars cannot be played with gold.backs=5"):
        list(Processes(1)(run, range(1)))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("fireball.cast=FFF", ("fireball", "cast", ["FFF"])),
        ("fireball.cast=FFF,FF", ("fireball", "cast", ["FFF", "FF"])),
        ("F.copies=18, 22", ("F", "copies", [18, 22])),
        ("quiet_limit=5,20", ("", "quiet_limit", ["5", "20"])),
    ],
)
def test_reading_a_change(text: str, found: tuple[str, str, list[Any]]) -> None:
    assert read_change(spellhall.game_info("magecraft"), text) == found


def test_numbers_of_the_game_itself_can_be_set() -> None:
    nytherria = spellhall.game_info("nytherria")
    assert read_change(nytherria, "game.hand_size=6") == ("game", "hand_size", [6])
    with pytest.raises(BadSetup, match=r"game.hand_size cannot be 99: it goes from 1 to 10"):
        read_change(nytherria, "game.hand_size=99")


@pytest.mark.parametrize(
    ("game", "text", "message"),
    [
        ("magecraft", "firebal.cast=F", "no card 'firebal'; did you mean fireball"),
        (
            "magecraft",
            "fireball.cost=F",
            "no field 'cost' that could be set; it has copies=2, learn='FXXX', cast='FX', icons='aaa'",
        ),
        ("magecraft", "fireball.text=x", "no field 'text'"),
        ("magecraft", "fireball.copies=many", "is printed as 2: 'many' is no whole number"),
        ("magecraft", "fireball.copies=-3", "cannot be -3: it goes from 0 to 40"),
        ("magecraft", "fireball.cast=FZ", "cannot be 'FZ': a cost is 1 to 20 of the letters FWELDX"),
        ("magecraft", "fireball.icons=q", "icons are 1 to 20 of the letters d .draw."),
        (
            "nytherria",
            "soldier.faction=7",
            "no field 'faction' that could be set; it has copies=13, points=1, encounter=4",
        ),
        ("nytherria", "paladin.encounter=4", "no field 'encounter'"),
        ("castle", "game.majority=10", "cannot be 10: it goes from 1 to 9"),
        ("castle", "monster.copies=2", "no field 'copies' that could be set; it has none"),
        ("magecraft", "fireball.cast", "write CARD.FIELD=VALUE"),
        ("magecraft", "speed=3", "no option 'speed'; it has characters"),
        ("magecraft", "hands=none", "option hands cannot be"),
    ],
)
def test_an_unknown_card_or_field_says_which_exist(game: str, text: str, message: str) -> None:
    with pytest.raises(BadSetup, match=message.replace("'", ".").replace("?", ".")):
        read_change(spellhall.game_info(game), text)


def test_a_clear_difference_is_found_early_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whatif, "LOOK_EVERY", 20)
    info = spellhall.game_info("lantern")
    run = new_run("lantern", 2, "random", 4000, "1")
    spark = next(card for card in info.cards if card.id == "spark").copies
    versions = [Version(f"spark.copies={n}", {"spark": {"copies": n}}, {}) for n in (spark + 12, spark)]
    longer, same = compare(info, run, versions, margin=0.1, workers=2)
    assert longer.settled(0.1)
    assert longer.pairs < 1000
    assert longer.headlines["turns, mean"].verdict(0.1) == MORE
    assert longer.headlines["Spark drawn, times a game"].verdict(0.1) == MORE
    assert same.changed == 0
    assert same.settled(0.1)
    assert 40 <= same.pairs < 100  # by the rule of three 37 at least
    report = make_report(info, run, "spark.copies", [longer, same], 0.1)
    assert [section.title for section in report.sections][:2] == ["In short", "Over the values"]
    (told,) = report.sections[0].blocks
    assert isinstance(told, Sentences)
    assert "no game changed" in dict(told.rows)["nothing"]
    assert re.fullmatch(
        r"spark.copies=16: 0 of \d+ went alike in both versions. Of the variance between independent "
        r"games, pairs leave \d\d % for “turns, mean” \(correlation 0.\d\d\) and .*",
        dict(told.rows)["pairs"],
    )


def test_a_measure_is_settled_by_a_difference_or_by_its_absence() -> None:
    equal, different, unclear = Measure("", True), Measure("", True), Measure("", True)
    for number in range(400):
        won = number % 2
        equal.add(won, 1, won, 1)
        different.add(1, 1, won, 1)
        unclear.add((number // 2) % 2, 1, won, 1)
    assert equal.verdict(0.02) == SAME
    assert different.verdict(0.02) == MORE
    assert unclear.verdict(0.02) == TOO_FEW


def test_too_few_games_are_said_to_be_too_few_and_how_many_it_takes() -> None:
    info = spellhall.game_info("lantern")
    comparison = Comparison(info, Version("x", {}, {}))
    one, other = (new_run("lantern", 2, "random", 40, seed) for seed in ("1", "2"))
    for number in range(40):
        comparison.add(play_one(one, number), play_one(other, number))
    found = comparison.slowest(0.02)
    assert found is not None
    needed, measure = found
    assert 1000 < needed < 100_000
    assert foretell(comparison, 0.02, 500).startswith(
        f"x: about {in_words(needed)} pairs of games will be needed, more than the 500 that --games allows"
    )
    assert "allows" not in foretell(comparison, 0.02, 100_000)
    (told,) = make_report(info, one, "x", [comparison], 0.02).sections[0].blocks
    assert isinstance(told, Sentences)
    word, sentence = told.rows[0]
    assert word == TOO_FEW
    assert sentence == (
        f"x: 40 pairs of games leave 2 of 2 figures below open. About {in_words(needed)} pairs would tell "
        f"“{measure.title}” to within 2.0 points."
    )


@pytest.mark.parametrize(
    ("games", "words"), [(37.2, "37"), (1234.0, "1,200"), (98_765.0, "99,000"), (inf, "more than a million")]
)
def test_nobody_knows_more_than_two_digits(games: float, words: str) -> None:
    assert in_words(games) == words


def test_what_turns_up_late_was_not_there_before() -> None:
    info = spellhall.game_info("lantern")
    comparison = Comparison(info, Version("x", {"gust": {"copies": 9}}, {}))
    games = [play_one(new_run("lantern", 2, "random", 9, "1"), number) for number in range(9)]
    for played in games:
        comparison.add(played, played)
    drawn = comparison.headlines["Gust drawn, times a game"].contrast
    assert drawn.games == 9
    assert drawn.first == sum(seat["drawn"].get("gust", 0) for played in games for seat in played.seats) / 9
    assert "Gust claimed, times a game" not in comparison.headlines


def test_the_ways_of_winning_add_up_in_both_versions() -> None:
    """A way that comes up seldom is counted in all games, those after it included."""
    info = spellhall.game_info("castle")
    comparison = Comparison(info, Version("x", {}, {}))
    one, other = (new_run("castle", 4, "random", 40, seed) for seed in ("1", "2"))
    for number in range(40):
        comparison.add(play_one(one, number), play_one(other, number))
    ways = [measure.contrast for title, measure in comparison.others.items() if title.startswith("way of winning: ")]
    assert {contrast.games for contrast in ways} == {40}
    assert sum(contrast.first for contrast in ways) == pytest.approx(1)
    assert sum(contrast.second for contrast in ways) == pytest.approx(1)


def test_a_version_that_breaks_most_games_is_given_up() -> None:
    info = spellhall.game_info("lantern")
    comparison = Comparison(info, Version("x", {}, {}))
    broken = Played(0, {"game": 0, "seed": "1/0", "error": "IndexError"}, [], {})
    whole = play_one(new_run("lantern", 2, "random", 1, "1"), 0)
    for _ in range(30):
        comparison.add(broken, whole)
    assert comparison.settled(0.02)
    assert (comparison.pairs, comparison.broken_count, len(comparison.broken)) == (0, 30, 5)
