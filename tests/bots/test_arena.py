"""The league: the same deals for all, seats rotated, tables with intervals, the same whoever plays it."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from spellhall import BadSetup
from spellhall.bots.arena import (
    Kept,
    Match,
    Outcome,
    differences,
    hold,
    interval,
    play_match,
    ratings,
    schedule,
    standings,
)
from spellhall.cli import main
from spellhall.installing import how_to_get


def quiet(done: int, all: int) -> None:
    """No progress is shown."""


def test_every_guest_sits_on_every_seat_of_every_deal() -> None:
    matches = schedule("lantern", 3, ["greedy", "random", "search:5"], 7, "x")
    assert len(matches) == 3 * 6 * 3  # 9 games, the least multiple of the seats; six pairs
    places = Counter((match.guest, match.host, match.deal, match.place) for match in matches)
    assert set(places.values()) == {1}
    assert {match.deal for match in matches} == {"x 0", "x 1", "x 2"}
    assert all(match.guest != match.host for match in matches)


def test_with_a_guest_named_nobody_else_is_one() -> None:
    matches = schedule("lantern", 2, ["greedy", "random"], 2, "x", guest="greedy")
    assert {match.guest for match in matches} == {"greedy"}


def test_with_a_host_named_everybody_else_is_its_guest() -> None:
    matches = schedule("lantern", 2, ["greedy", "search:5", "random"], 2, "x", host="random")
    assert [(match.guest, match.host) for match in matches[::2]] == [("greedy", "random"), ("search:5", "random")]


def test_a_team_is_a_guest_as_a_whole() -> None:
    matches = schedule("magelight", 5, ["greedy", "random"], 2, "x")
    assert {match.place for match in matches} == {"Guildmages", "Infiltrators"}
    outcome = play_match(Match("magelight", 5, "x 0", "random", "random", "Infiltrators"))
    assert sum(outcome.is_guest) == 2
    assert list(outcome.is_guest) == [team == "Infiltrators" for team in outcome.teams]
    assert outcome.share in (0.0, 1.0)


@pytest.mark.parametrize(
    ("levels", "guest", "host", "said"),
    [
        (["greedy"], None, None, "two levels"),
        (["greedy", "greedy"], None, None, "two levels"),
        (["greedy", "clever"], None, None, "no bot"),
        (["greedy", "random"], "search:5", None, "guest 'search:5' is none of the levels"),
        (["greedy", "random"], None, "search:5", "host 'search:5' is none of the levels"),
        (["greedy", "random"], "greedy", "greedy", "cannot be the guest and the host"),
    ],
)
def test_a_league_needs_levels_that_exist(levels: list[str], guest: str | None, host: str | None, said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        schedule("lantern", 2, levels, 2, "x", guest, host)


def test_the_same_league_ends_alike_with_any_number_of_workers() -> None:
    matches = schedule("lantern", 2, ["greedy", "random"], 6, "x")
    alone = hold(matches, 1, quiet)
    assert hold(matches, 2, quiet) == alone
    other = hold(schedule("lantern", 2, ["greedy", "random"], 6, "y"), 1, quiet)
    assert other != alone


def test_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    matches = schedule("lantern", 2, ["greedy", "random"], 6, "x")
    whole = hold(matches, 1, quiet)
    kept = Kept(tmp_path / "runs" / "league.jsonl")
    assert hold(matches[:5], 1, quiet, kept) == dict(list(whole.items())[:5])
    with kept.path.open("a") as file:
        file.write('[["lantern",2,"x 2"')  # the machine lost power
    plays: list[Match] = []

    def watched(match: Match) -> Outcome:
        plays.append(match)
        return play_match(match)

    monkeypatch.setattr("spellhall.bots.arena.play_match", watched)
    assert hold(matches, 1, quiet, Kept(kept.path)) == whole
    assert plays == matches[5:]
    assert Kept(kept.path).played == whole


def test_games_under_other_rules_do_not_count(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "league.jsonl")
    (match, *_) = schedule("lantern", 2, ["greedy", "random"], 2, "x")
    kept.add(match, Outcome((True, False), (1.0, 0.0), ()))
    line = json.loads(kept.path.read_text())
    assert line[1] == 1
    kept.path.write_text(json.dumps([line[0], 0, *line[2:]]) + "\n")
    assert Kept(kept.path).played == {}


@pytest.mark.parametrize(
    "text", ["{}\n", "hello\n", "hello", "[1, 2]", '["no match", 1, [], [], []]\n', "[[], 1, [], [], []]\n"]
)
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    other = tmp_path / "notes.txt"
    other.write_text(text)
    with pytest.raises(BadSetup, match=r"line 1 of .*notes.txt is not a match"):
        Kept(other)
    assert other.read_text() == text
    with pytest.raises(BadSetup, match="cannot be written"):
        Kept(tmp_path)


def test_ctrl_c_keeps_what_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    argv = ["arena", "lantern", "--seats", "2", "--games", "4", "--workers", "1", "--keep", str(tmp_path / "kept")]

    def impatient(match: Match) -> Outcome:
        if match.deal == "arena 1":
            raise KeyboardInterrupt
        return play_match(match)

    with monkeypatch.context() as patched:
        patched.setattr("spellhall.bots.arena.play_match", impatient)
        assert main(argv) == 130
    captured = capsys.readouterr()
    assert "greedy" in captured.out
    assert "Interrupted after 4 of 8 games: the same command goes on." in captured.err
    assert main(argv) == 0
    assert len(Kept(tmp_path / "kept").played) == 8


def test_guests_are_compared_match_by_match() -> None:
    matches = [Match("castle", 4, str(deal), guest, "h", 0) for deal in range(4) for guest in ("a", "b")]
    won = {"a": [0.0, 0.0, 1.0, 1.0], "b": [0.0, 1.0, 1.0, 1.0]}
    outcomes = [
        Outcome((True, False, False, False), (won[match.guest][int(match.deal)], 0.0, 0.0, 0.0), ())
        for match in matches
    ]
    (found,) = differences(matches, outcomes)
    assert (found.guest, found.other, found.host, found.games, found.more) == ("b", "a", "h", 4, 0.25)
    assert (found.low, found.high) == pytest.approx((0.25 - 1.96 * 0.25, 0.25 + 1.96 * 0.25))
    (cut_short,) = differences(matches[:-1], outcomes[:-1])
    assert cut_short.games == 3, "only what both have played"


def test_a_standing_counts_shares_of_wins() -> None:
    matches = [Match("castle", 4, "d", "a", "b", place) for place in range(4)]
    guest = [tuple(seat == place for seat in range(4)) for place in range(4)]
    won = [(1.0, 0.0, 0.0, 0.0), (0.0, 0.5, 0.5, 0.0), (0.0, 1.0, 0.0, 0.0), (0.0, 1.0, 0.0, 0.0)]
    outcomes = [Outcome(is_guest, rewards, ()) for is_guest, rewards in zip(guest, won, strict=True)]
    (standing,) = standings(matches, outcomes)
    assert (standing.games, standing.share, standing.fair) == (4, 1.5 / 4, 0.25)
    assert standing.low < standing.share < standing.high


def test_intervals_are_wilsons() -> None:
    assert interval(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert interval(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert interval(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)


def test_who_wins_is_rated_higher_and_more_games_make_it_surer() -> None:
    def league(deals: int) -> tuple[list[Match], list[Outcome]]:
        matches = [Match("castle", 4, str(deal), "weak", "strong", 0) for deal in range(deals)]
        return matches, [Outcome((True, False, False, False), (0.0, 1.0, 0.0, 0.0), ())] * deals

    few, many = ratings(*league(3)), ratings(*league(30))
    assert few is not None
    assert many is not None
    assert [one.level for one in few] == ["strong", "weak"]
    assert many[0].mu - many[1].mu > few[0].mu - few[1].mu
    assert many[0].sigma < few[0].sigma


def test_a_team_is_rated_as_a_team() -> None:
    teams = ("G", "G", "S")
    matches = [Match("magelight", 3, "d", "a", "b", "S")] * 4
    rated = ratings(matches, [Outcome((False, False, True), (1.0, 1.0, 0.0), teams)] * 4)
    assert rated is not None
    assert [one.level for one in rated] == ["b", "a"]


def test_the_command_shows_tables_and_json(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["arena", "lantern", "--seats", "2", "--games", "4", "--workers", "1"]
    assert main(argv) == 0
    shown = capsys.readouterr().out
    assert "greedy" in shown
    assert "95 %" in shown
    assert "Ratings" in shown
    assert main([*argv, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {(one["guest"], one["host"]) for one in told["standings"]} == {("greedy", "random"), ("random", "greedy")}
    assert told["differences"] == []
    assert main([*argv, "--bots", "greedy,search:5,random", "--host", "random"]) == 0
    assert "search:5 instead of greedy among random, the same 4 games: " in capsys.readouterr().out
    assert [set(one) for one in told["ratings"]] == [{"level", "mu", "sigma"}] * 2


def test_without_openskill_there_are_no_ratings(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(name: str) -> object:
        raise ImportError(name)

    monkeypatch.setattr("spellhall.bots.arena.import_module", missing)
    assert main(["arena", "lantern", "--seats", "2", "--games", "2", "--workers", "1"]) == 0
    assert f"for ratings: {how_to_get('openskill')}" in capsys.readouterr().out


def test_a_wrong_league_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "castle", "--bots", "greedy"]) == 2
    assert main(["arena", "castle", "--games", "0"]) == 2
    assert "two levels" in capsys.readouterr().err
