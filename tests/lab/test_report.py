"""Reports: the right figures, in the page and in the terminal, and the ranges of the rules in words."""

from __future__ import annotations

import io
import re
import tracemalloc
from dataclasses import replace
from math import inf
from typing import Any
from xml.etree import ElementTree

import pytest
from rich.console import Console

import spellhall
from spellhall.engine.facts import Wanted
from spellhall.games import all_games
from spellhall.lab.charts import curve, histogram, ticks, whiskers
from spellhall.lab.figures import Estimate, Spread
from spellhall.lab.markdown import draw_markdown
from spellhall.lab.page import LONG, _grid, draw_page
from spellhall.lab.play import Row, facts_of, new_run, play_one
from spellhall.lab.ranges import FEW, MET, MISSED, PERHAPS, UNSURE, applies, figures, judge, points, verdicts
from spellhall.lab.report import Curve, Grid, Histogram, Sentences, Whiskers, make_report
from spellhall.lab.summary import Summary, summarise
from spellhall.lab.text import print_report
from tests.lab.help import summary_of

RUN = new_run("lantern", 2, "random", 60, "2")


@pytest.fixture(scope="module")
def summary() -> Summary:
    return summary_of(RUN)


def row(**facts: Any) -> Row:
    return {"game": 0, "seed": "1/0", "error": "", "winners": "P1", "leads": [1.0] * 9, "decided": 0.5, **facts}


def seat(number: int, won: bool, **facts: Any) -> Row:
    return {
        "game": 0, "seat": number, "place": number, "bot": "random", "won": won, "share": float(won), "score": int(won),
        **facts, "drawn": facts.get("drawn", {}), "played": {},
    }  # fmt: skip


def made_up(games: list[tuple[Row, list[Row]]], bots: tuple[str, ...] = ("random", "random")) -> Summary:
    summary = Summary(RUN.as_data() | {"bots": list(bots)}, facts_of(spellhall.game_info("lantern")))
    for game, seats in games:
        summary.add(game, seats)
    return summary


def test_every_figure_is_counted_as_one_would_by_hand() -> None:
    games = [
        (row(way="goal", turns=10, calm=True), [seat(1, True, drawn={"owl": 2}), seat(2, False)]),
        (row(way="goal", turns=14, calm=False), [seat(1, False, drawn={"owl": 1}), seat(2, True)]),
        (row(way="limit", turns=30, calm=False), [seat(1, True), seat(2, False)]),
        (row(way="goal", turns=12, calm=False), [seat(1, True, drawn={"owl": 1}), seat(2, False)]),
        ({"game": 4, "seed": "1/4", "error": "IndexError: no"}, []),
    ]
    summary = made_up(games)
    assert (summary.games, summary.broken, summary.broken_count) == (4, [(4, "IndexError: no")], 1)
    assert dict(figures("share seat", summary))["1"].value == 0.75
    assert figures("games way=limit", summary)[0][1].value == 0.25
    assert figures("games calm=True", summary)[0][1].value == 0.25
    assert figures("mean turns", summary)[0][1].value == 16.5
    assert figures("max turns", summary)[0][1].value == 30
    assert figures("rate drawn=owl", summary)[0][1].value == pytest.approx(2 / 3)
    owl = summary.with_and_without("drawn", "owl")
    assert (owl.first, owl.second) == pytest.approx((2 / 3, 2 / 5))
    assert summary.cards["drawn"]["owl"].copies == 4
    assert summary.scores[True].count == summary.scores[False].count == 4


def test_the_mean_of_the_seats_is_taken_game_by_game() -> None:
    """Seats that always have the same number are one observation."""
    games = [
        (row(way="x", turns=9), [seat(1, True, deaths=number % 2), seat(2, False, deaths=number % 2)])
        for number in range(100)
    ]
    ((_, found),) = figures("per_seat deaths", made_up(games))
    assert (found.value, found.count) == (0.5, 100)
    assert found.high - found.value == pytest.approx(1.96 * 0.5 / 10, rel=0.01)


@pytest.mark.parametrize(
    ("low", "high", "word"),
    [(0.6, 0.9, MET), (0.7, 0.9, UNSURE), (0.76, 0.9, PERHAPS), (0.95, 1.0, MISSED), (0.0, 0.1, MISSED)],
)
def test_a_range_is_met_or_missed_or_not_yet_clear(low: float, high: float, word: str) -> None:
    games = [
        (row(way="goal" if number % 4 else "limit", turns=9), [seat(1, True), seat(2, False)]) for number in range(200)
    ]
    (verdict,) = judge(Wanted(what="by the goal", of="games way=goal", low=low, high=high), made_up(games))
    assert verdict.found.value == 0.75
    assert verdict.word == word
    assert verdict.sentence("").startswith("by the goal: 75.0 % (68.")


def test_ranges_can_be_in_fair_shares_and_around_another_figure() -> None:
    games = [(row(way="x", turns=9), [seat(1, number % 4 > 0), seat(2, number % 4 == 0)]) for number in range(100)]
    summary = made_up(games)
    fair = Wanted(what="", of="share seat=1", low=0.7, high=1.3, times_seats=True)
    (verdict,) = judge(fair, summary)
    assert verdict.found.value == 1.5
    near = Wanted(what="", of="share seat=1", low=-0.1, high=0.1, around="fair")
    (verdict,) = judge(near, summary)
    assert (verdict.low, verdict.high, verdict.word) == (0.4, 0.6, MISSED)
    mean = Wanted(what="", of="rate seat=2", low=-0.3, high=0.3, around="rate")
    (verdict,) = judge(mean, summary)
    assert (verdict.low, verdict.high) == (0.2, 0.8)


def test_one_of_many_looks_bad_by_chance() -> None:
    """What is missed alone is only perhaps missed as one of several."""
    found = {}
    for alone in (True, False):
        games = [
            (
                row(way="x", turns=9),
                [seat(1, number % 20 < 13, role="a"), seat(2, number % 20 >= 13, role="" if alone else "b")],
            )
            for number in range(200)
        ]
        verdicts = judge(Wanted(what="", of="share role", low=0.4, high=0.575), made_up(games))
        found[alone] = next(verdict for verdict in verdicts if verdict.of == "a")
    assert found[True].found.value == found[False].found.value == 0.65
    assert found[False].found.low < found[True].found.low
    assert (found[True].word, found[False].word) == (MISSED, PERHAPS)


def test_in_markdown_one_of_several_is_judged_by_the_worst() -> None:
    games = [
        (row(way="goal", turns=number, rounds=3), [seat(1, number % 5 > 0), seat(2, number % 5 == 0)])
        for number in range(100)
    ]
    info = spellhall.game_info("lantern")
    wanted = (
        Wanted(what="each seat", of="rate seat", low=0.4, high=0.9),
        Wanted(what="longest", of="max turns", high=90),
        Wanted(what="rounds", of="mean rounds", low=1, high=3.5),
    )
    info = replace(info, facts=replace(facts_of(info), wanted=wanted))
    told = draw_markdown([(info, made_up(games))]).splitlines()
    assert told[6:] == [
        "| each seat | seat 2 20 % … seat 1 80 %, wanted 40–90: **missed** |",
        "| longest | 99, wanted < 90: **missed** |",
        "| rounds | 3.00, wanted 1–3.5: met |",
        "| ways of winning | goal 100 % |",
    ]


def test_of_few_games_nothing_is_said() -> None:
    games = [(row(way="x", turns=9), [seat(1, True), seat(2, False)]) for _ in range(FEW - 1)]
    assert list(judge(Wanted(what="", of="games way=x", low=0, high=0.5), made_up(games))) == []


def test_ranges_are_for_the_players_they_name() -> None:
    info = spellhall.game_info("castle")
    random = Summary(new_run("castle", 4, "random", 1, "1").as_data(), facts_of(info))
    greedy = Summary(new_run("castle", 5, "greedy", 1, "1").as_data(), facts_of(info))
    found = {
        name: [wanted.what for wanted in facts_of(info).wanted if applies(wanted, summary)]
        for name, summary in (("random", random), ("greedy", greedy))
    }
    assert "turns, mean, random players" in found["random"]
    assert "turns, mean, sensible bots" in found["greedy"]
    assert not set(found["random"]) & {"turns, mean, sensible bots"}


@pytest.mark.parametrize("name", sorted(all_games()))
def test_every_range_of_every_game_can_be_measured(name: str) -> None:
    """At the smallest and largest table, whatever the bots: no range names a column that is not there."""
    info = spellhall.game_info(name)
    wanted = facts_of(info).wanted
    for seats in dict.fromkeys(info.players):
        summary = summary_of(new_run(name, seats, "random", 3, "1"))
        for line in wanted:
            if not line.seats or seats in line.seats:
                found = figures(line.of, summary)
                assert found or line.column in summary.cards or line.column in summary.rates, line.what


def test_the_page_and_the_terminal_say_the_same(summary: Summary) -> None:
    info = spellhall.game_info("lantern")
    report = make_report(info, summary)
    page = draw_page(report)
    printed = io.StringIO()
    print_report(report, Console(file=printed, width=100))
    text = printed.getvalue()
    for section in report.sections:
        assert section.title in page
        assert section.title in text
        for block in section.blocks:
            if isinstance(block, Whiskers):
                for label, found in block.rows:
                    assert label in text
                    assert block.show(found.value) in page
                    assert block.show(found.value) in text
    titles = [section.title for section in report.sections]
    assert titles == [
        "The ranges of the rules", "Win share", "How games end", "Length, and what happens in a game", "Scores",
        "How early leads decide", "Cards",
    ]  # fmt: skip


def test_the_page_needs_nothing_else_and_is_well_formed(summary: Summary) -> None:
    page = draw_page(make_report(spellhall.game_info("lantern"), summary))
    assert not re.search(r"https?:|<script|<link|@import|url\(|\bsrc=", page)
    assert 'name="viewport"' in page
    assert "prefers-color-scheme: dark" in page
    body = page.split("</head>")[1].removesuffix("</html>\n")
    ElementTree.fromstring(body)
    assert page.count("<svg") > 5


def test_broken_games_are_named_first() -> None:
    games: list[tuple[Row, list[Row]]] = [
        (row(way="x", turns=9, rounds=2, choices=3), [seat(1, True), seat(2, False)]),
        ({"game": 7, "seed": "1/7", "error": "<IndexError>"}, []),
    ]
    report = make_report(spellhall.game_info("lantern"), made_up(games))
    (told,) = report.sections[0].blocks
    assert isinstance(told, Sentences)
    assert told.rows[:2] == [(MISSED, "1 games broke off and are not counted."), ("game 7", "broke off: <IndexError>")]
    assert "&lt;IndexError&gt;" in draw_page(report)


def test_unequal_players_are_not_held_to_the_ranges() -> None:
    games = [(row(way="x", turns=9, rounds=2, choices=3), [seat(1, True), seat(2, False)])]
    report = make_report(spellhall.game_info("lantern"), made_up(games, ("random", "greedy")))
    assert report.sections[0].blocks == []
    assert "equal strength" in report.sections[0].about


def test_ticks_are_round() -> None:
    assert ticks(0, 1) == [0, 0.5, 1]
    assert ticks(0, 0.4) == pytest.approx([0, 0.1, 0.2, 0.3, 0.4])
    assert ticks(-20, 31) == [-20, 0, 20]
    assert ticks(3, 3) == [3]


def test_charts_stay_within_their_frame() -> None:
    spread = Spread()
    for value in (1, 5, 900, 901):
        spread.add(value)
    drawn = [
        whiskers(
            Whiskers("a", [("x" * 60, Estimate(0.5, 0.1, 0.9, 9)), ("y", Estimate(0.5, -inf, inf, 0))], 0.25, "fair")
        ),
        whiskers(Whiskers("no rows", [])),
        histogram(Histogram("b", [("one", spread), ("two", spread)], "turns")),
        curve(Curve("c", [(1, Estimate(3, 2, 4, 9)), (2, Estimate(5, 4, 6, 9))], "x", floor=None)),
        curve(Curve("nothing known", [(1, Estimate(3, -inf, inf, 0))], "x")),
        curve(Curve("one point", [(1, Estimate(3, 3, 3, 9))], "x", floor=None)),
    ]
    for svg in drawn:
        tree = ElementTree.fromstring(svg)
        wide, high = map(float, tree.attrib["viewBox"].split()[2:])
        for thing in tree.iter():
            for name, at in thing.attrib.items():
                if name in ("x", "x1", "x2", "cx"):
                    assert -1 <= float(at) <= wide
                if name in ("y", "y1", "y2", "cy"):
                    assert -1 <= float(at) <= high


def test_no_name_is_cut_and_names_do_not_run_into_bars() -> None:
    name = "win share of those with The Keeper of the Seven Seals suffered"
    for label in ("short", name):
        tree = ElementTree.fromstring(whiskers(Whiskers("a", [(label, Estimate(0.5, 0.1, 0.9, 9))])))
        (text,) = [thing for thing in tree.iter("text") if thing.text == label]
        (bar,) = [thing for thing in tree.iter("line") if thing.attrib["class"] == "whisker"]
        beside = abs(float(text.attrib["y"]) - float(bar.attrib["y1"])) < 5
        assert beside == (label == "short")
        assert float(text.attrib["x"]) < float(bar.attrib["x1"]) if beside else float(text.attrib["x"]) == 8


def test_rounding_noise_is_no_difference() -> None:
    noise = Estimate(-2.8e-17, -5.6e-17, 2.8e-17, 9)
    tree = ElementTree.fromstring(whiskers(Whiskers("a", [("x", noise)], 0.0, "no difference", points)))
    texts = [thing.text for thing in tree.iter("text")]
    assert "0.0" in texts
    assert not [text for text in texts if text and re.fullmatch(r"[+−-]0(\.0+)?", text)]
    (bar,) = [thing for thing in tree.iter("line") if thing.attrib["class"] == "whisker"]
    assert bar.attrib["x1"] == bar.attrib["x2"]
    flat = Curve("c", [(1, Estimate(3, 3 - 1e-15, 3, 9)), (2, Estimate(3, 3, 3 + 1e-15, 9))], "x", floor=None)
    dots = [thing.attrib["cy"] for thing in ElementTree.fromstring(curve(flat)).iter("circle")]
    assert len(set(dots)) == 1


@pytest.mark.parametrize(("value", "text"), [(0.031, "+3.1"), (-0.005, "−0.5"), (-0.0004, "0.0"), (1e-18, "0.0")])
def test_signs_are_for_what_differs(value: float, text: str) -> None:
    assert points(value) == text


def test_reports_call_things_by_their_names() -> None:
    games = [
        (
            row(way="amulet_devoured", turns=9, rounds=2, choices=3),
            [seat(1, True, role="monster"), seat(2, False, role="wizard")],
        )
        for _ in range(40)
    ]
    summary = made_up(games)
    report = make_report(spellhall.game_info("castle"), summary)
    labels = [
        label
        for section in report.sections
        for block in section.blocks
        if isinstance(block, Whiskers)
        for label, _ in block.rows
    ]
    assert {"The Monster", "The Amulet Betrays", "seat 1", "place 2"} <= set(labels)
    assert not [label for label in labels if "_" in label]


def test_a_long_table_is_folded() -> None:
    assert "<details" in _grid(Grid("t", ["a"], [["x"]] * (LONG + 1)))
    assert "<details" not in _grid(Grid("t", ["a"], [["x"]]))


def test_verdicts_on_a_real_run(summary: Summary) -> None:
    found = verdicts(summary, facts_of(spellhall.game_info("lantern")))
    assert [verdict.of for verdict in found] == ["1", "2"]


def test_memory_of_a_summary_does_not_grow_with_the_games() -> None:
    games = [play_one(RUN, number) for number in range(20)]
    facts = facts_of(spellhall.game_info("lantern"))

    def kept(rounds: int) -> int:
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        summary = summarise(RUN.as_data(), facts, ((game.game, game.seats) for _ in range(rounds) for game in games))
        most = tracemalloc.get_traced_memory()[1] - before
        tracemalloc.stop()
        assert summary.games == 20 * rounds
        return most

    kept(1)
    assert kept(20) < 1.3 * kept(2)
