"""The public contract: games, new, decision, play, view, copy, determinize, record, replay."""

from __future__ import annotations

import json
import pickle
from random import Random
from typing import Any

import pytest

import spellhall
from spellhall import BadRecord, BadSetup, Game, IllegalMove, NoRecord, UnknownGame
from spellhall.engine import snapshot as snapshots
from spellhall.engine.record import parse
from spellhall.engine.sight import Headlines
from spellhall.engine.steps import State, fields_of
from spellhall.games import broken_games
from spellhall.words import words
from tests.every import EVERY_GAME


def play_some(game: Game, moves: int, seed: int = 1) -> Game:
    rng = Random(seed)
    for _ in range(moves):
        if game.decision is None:
            break
        game.play(rng.choice(game.decision.moves))
    return game


def kinds(game: Game, seat: int | None) -> list[str]:
    """The kinds of all that a seat was told."""
    return [item["kind"] for deed in game.news(seat) for item in deed["news"]]


def finished(name: str = "castle", seats: int = 4, seed: int = 7) -> Game:
    return play_some(spellhall.new(name, seats=seats, seed=seed), 10_000)


# Setting up


def test_the_list_of_games_has_no_hidden_ones() -> None:
    games = spellhall.games()
    assert "castle" in games
    assert "lantern" not in games
    assert games["castle"].players == (4, 6)
    assert spellhall.game_info("lantern").hidden


def test_every_game_can_be_loaded() -> None:
    assert broken_games() == {}


def test_a_broken_game_leaves_the_others_in_peace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spellhall, "broken_games", lambda: {"ruin": ZeroDivisionError("by nought")})
    with pytest.raises(UnknownGame, match="the game 'ruin' cannot be loaded: by nought"):
        spellhall.game_info("ruin")
    assert spellhall.game_info("lantern").title == "Lantern"


@pytest.mark.parametrize("name", ["chess", "", "Castle", 7])
def test_an_unknown_game_lists_the_games(name: Any) -> None:
    with pytest.raises(UnknownGame, match=r"there is no game .*; the games are .*castle"):
        spellhall.new(name, seats=4)


@pytest.mark.parametrize("seed", ["\ud800", "", "ünïcode", -5, 10**900])
def test_any_text_and_any_sensible_number_is_a_seed(seed: int | str) -> None:
    game = play_some(spellhall.new("lantern", seats=2, seed=seed), 3)
    assert spellhall.replay(json.loads(json.dumps(game.record()))).record() == game.record()


@pytest.mark.parametrize("options", [["stall_limit"], 5, "stall_limit=3"])
def test_options_are_a_mapping(options: Any) -> None:
    with pytest.raises(BadSetup, match="options are a mapping"):
        spellhall.new("castle", seats=4, options=options)


def test_absurdly_large_values_are_refused_briefly() -> None:
    huge = 10**5000
    mistakes: list[dict[str, Any]] = [
        {"seed": huge},
        {"options": {"stall_limit": huge}},
        {"options": {"stall_limit": "9" * 5000}},
    ]
    for wrong in mistakes:
        with pytest.raises(BadSetup) as error:
            Game.begin(spellhall.game_info("castle"), 4, wrong.get("seed"), wrong.get("options"))
        assert len(str(error.value)) < 250
    with pytest.raises(IllegalMove) as refusal:
        spellhall.new("castle", seats=4, seed=1).play("x" * 1_000_000)
    assert len(str(refusal.value)) < 500


def test_a_scenario_is_kept_as_it_was_given() -> None:
    pawns = {"P1": "bell2"}
    scenario = {"tableau": {"bell": "D e a | d e w | w w e"}, "pawns": pawns}
    game = spellhall.new("castle", seats=4, seed=1, scenario=scenario)
    before = json.dumps(game.record())
    pawns["P2"] = "bell3"
    game.record()["scenario"]["pawns"]["P3"] = "bell4"
    assert json.dumps(game.record()) == before
    with pytest.raises(BadSetup, match="plain JSON data"):
        spellhall.new("castle", seats=4, scenario={"pawns": {1, 2}})


@pytest.mark.parametrize("names", [["Ada"], "Adax", [1, 2, 3, 4], ["a", "b", "c", "d", "e"]])
def test_names_are_one_text_a_seat(names: Any) -> None:
    game = spellhall.new("castle", seats=4, seed=1)
    with pytest.raises(BadSetup, match="4 texts, one a seat"):
        game.names = names
    copy = game.copy()
    copy.names = ["a", "b", "c", "d"]
    assert game.names == ["P1", "P2", "P3", "P4"]


@pytest.mark.parametrize("seats", [0, 3, 7, -4, True, "4", 4.0, None])
def test_the_wrong_number_of_seats(seats: Any) -> None:
    with pytest.raises(BadSetup, match="Castle of Magic is for 4 to 6 players"):
        spellhall.new("castle", seats=seats)


def test_options_are_checked() -> None:
    with pytest.raises(BadSetup, match="has no option 'speed'; it has first_player, first_turn, stall_limit"):
        spellhall.new("castle", seats=4, options={"speed": 1})
    with pytest.raises(BadSetup, match="stall_limit cannot be 9: it is one of 3, 1, 2, 4, off"):
        spellhall.new("castle", seats=4, options={"stall_limit": 9})
    with pytest.raises(BadSetup, match="Lantern has no option 'x'; it has rounds"):
        spellhall.new("lantern", seats=2, options={"x": 1})


def test_options_may_be_numbers_texts_or_truths() -> None:
    game = spellhall.new("castle", seats=4, seed=1, options={"stall_limit": 2, "memory_aid": False})
    assert game.record()["options"] == {
        "first_player": "random",
        "first_turn": "free",
        "stall_limit": "2",
        "memory_aid": "off",
        "monster_points": "7000",
    }


@pytest.mark.parametrize("seed", [True, 1.5, [1]])
def test_a_seed_is_a_number_or_a_text(seed: Any) -> None:
    with pytest.raises(BadSetup, match="a seed is a whole number or a text"):
        spellhall.new("castle", seats=4, seed=seed)


def test_without_a_seed_every_game_is_another() -> None:
    seeds = {spellhall.new("lantern", seats=2).seed for _ in range(20)}
    assert len(seeds) == 20


@pytest.mark.parametrize("scenario", [["tableau"], "tableau", 3])
def test_a_scenario_is_a_mapping(scenario: Any) -> None:
    with pytest.raises(BadSetup, match="a scenario is a mapping"):
        spellhall.new("castle", seats=4, scenario=scenario)


# Playing


def test_a_decision_says_who_is_asked_what() -> None:
    game = spellhall.new("castle", seats=4, seed=7, options={"first_turn": "manipulate"})
    decision = game.decision
    assert decision is not None
    assert decision.seat in range(4)
    assert decision.name == "turn_action"
    assert decision.prompt == {"key": "ask-must_manipulate"}, "on the first turn"
    assert decision.moves == ["manipulate"]


def test_an_illegal_move_says_what_would_be_legal_and_changes_nothing() -> None:
    game = play_some(spellhall.new("castle", seats=4, seed=7, options={"first_player": 2}), 1)
    before = game.record(), game.view(2)
    with pytest.raises(IllegalMove) as error:
        game.play("pick bell3")
    text = str(error.value)
    for part in ("'pick bell3'", "P3 (seat 2)", "'pick_up'", "pick supply, pick both"):
        assert part in text
    assert (game.record(), game.view(2)) == before


def test_a_slip_gets_a_hint() -> None:
    game = play_some(spellhall.new("castle", seats=4, seed=7), 2)
    with pytest.raises(IllegalMove, match="Did you mean 'flip bell3'"):
        game.play("flip bel3")


@pytest.mark.parametrize("move", [None, 3, ["flip bell3"], "flip bell3 ", ""])
def test_a_move_that_is_no_token(move: Any) -> None:
    with pytest.raises(IllegalMove, match="is not a legal move"):
        spellhall.new("castle", seats=4, seed=7).play(move)


def test_after_the_end_nothing_can_be_played() -> None:
    game = finished()
    assert game.decision is None
    assert game.result is not None
    with pytest.raises(IllegalMove, match="the game is over"):
        game.play("manipulate")


def test_an_error_in_a_rule_leaves_the_game_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    from spellhall.games.castle import turn

    game = spellhall.new("castle", seats=4, seed=7)
    before = game.record(), game.view(0)

    def broken(s: State, action: int) -> None:
        s.seats = 99
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(turn.turn_action, "carry_out", broken)
        with pytest.raises(ZeroDivisionError):
            game.play("manipulate")
    assert (game.record(), game.view(0)) == before
    game.play("manipulate")


# Looking


@pytest.mark.parametrize("seat", [-1, 4, "0", 1.5, 1.0, True])
def test_there_is_no_such_seat(seat: Any) -> None:
    game = spellhall.new("castle", seats=4, seed=7)
    with pytest.raises(BadSetup, match="seats are 0 to 3, None is a spectator"):
        game.view(seat)
    with pytest.raises(BadSetup, match="seats are 0 to 3"):
        game.determinize(seat, Random(1))


def test_what_is_read_is_keys_with_cards_by_id_and_seats_by_number() -> None:
    game = spellhall.new("lantern", seats=2, seed=1, scenario={"hand": {"P1": "spark", "P2": "gust"}})
    game.names = ["Ada", "Ben"]
    game.play("play spark")
    view = game.view(1)
    assert [seat["name"] for seat in view["seats"]] == ["Ada", "Ben"]
    assert view["decision"] is not None
    assert view["decision"]["prompt"] == {"key": "ask-answer_light", "args": {"seat": 0, "card": "spark"}}
    assert view["news"][-1]["news"] == [{"kind": "played", "about": {"seat": 0, "card": "spark"}}]
    assert "Ada" not in json.dumps({**view, "seats": []})


def test_names_stand_in_the_words_but_not_in_moves() -> None:
    game = spellhall.new("lantern", seats=2, seed=1, scenario={"hand": {"P1": "owl", "P2": "gust"}})
    game.names = ["Ada", "Ben"]
    game.play("play owl")
    decision = game.view(0)["decision"]
    assert decision is not None
    said = {"key": "do-watch-seat", "args": {"seat": 1}}
    assert decision["moves"] == [{"move": "watch P2", "say": said, "touches": ["hand1"]}]
    text = spellhall.text(game.view(0))
    assert "Ada plays Owl." in text
    assert "P1" not in text


def test_the_text_of_a_view_is_part_of_the_public_contract() -> None:
    game = play_some(spellhall.new("lantern", seats=2, seed=1), 3)
    text = spellhall.text(game.view(0))
    assert text.endswith("\n")
    for line in ("P1 is asked: ", "P1 plays ", "  P2 draws a card.", "Lantern, as P1 sees it", "Ashes: "):
        assert line in text
    assert "Runde " in spellhall.text(game.view(0), "de")


# News


def test_news_is_told_by_moves_and_the_head_sums_a_move_up() -> None:
    game = spellhall.new("lantern", seats=2, seed=1, scenario={"hand": {"P1": "owl", "P2": "gust spark"}})
    game.play("play owl")
    game.play("watch P2")
    dealt, played, watched = game.news(0)
    assert (dealt["number"], dealt["seat"], [item["kind"] for item in dealt["news"]]) == (0, None, ["you_drew"])
    assert (played["seat"], [item["kind"] for item in played["news"]]) == (0, ["played"])
    assert [item["kind"] for item in watched["news"]] == ["watched", "saw", "drew"]
    assert (watched["seat"], watched["head"]) == (0, 0)
    assert watched["news"][1]["about"] == {"seat_watched": 1, "cards": ["spark", "gust"]}, "one item with a list"
    assert watched["number"] == game.number - 1, "the draw of chance after it goes with the move"
    assert [[item["kind"] for item in deed["news"]] for deed in game.news(None)] == [
        ["drew"],
        ["played"],
        ["watched", "drew"],
    ]


def test_what_only_goes_with_something_else_sums_nothing_up() -> None:
    headlines = Headlines({"paid": "seat number", "built": "seat card"}, {}, asides=("paid",))
    assert headlines.head(["paid", "built"]) == 1
    assert headlines.head(["paid", "paid"]) == 0, "unless there is nothing else"
    assert headlines.write("paid", (1, 3)) == {"kind": "paid", "about": {"seat": 1, "number": 3}}
    with pytest.raises(ValueError, match="no such news"):
        Headlines({"paid": "seat"}, {}, asides=("drawn",))


def test_news_since_a_number() -> None:
    game = play_some(spellhall.new("castle", seats=4, seed=7), 10)
    whole = game.news(0)
    assert game.news(0, since=0) == whole
    middle = whole[len(whole) // 2]["number"]
    later = game.news(0, since=middle)
    assert later
    assert whole[-len(later) + 1 :] == later[1:], "the deed in whose middle it begins may be told in part"
    assert all(deed["number"] >= middle for deed in later)
    assert [deed["number"] for deed in whole] == sorted({deed["number"] for deed in whole})
    assert game.view(0, since=middle)["news"] == later
    assert game.news(0, since=game.number) == []


def test_who_does_not_listen_hears_nothing_and_plays_the_same() -> None:
    quiet = play_some(spellhall.new("castle", seats=4, seed=7, listen=False), 10_000)
    assert quiet.news(0) == []
    assert quiet.record() == finished().record()


def test_a_move_has_words_help_and_what_it_touches() -> None:
    game = play_some(spellhall.new("castle", seats=4, seed=7), 2)
    assert game.decision is not None
    decision = game.view(game.decision.seat)["decision"]
    assert decision is not None
    move = decision["moves"][2]
    assert move == {
        "move": "flip bell3",
        "say": {"key": "do-flip-term", "args": {"term": "bell3"}},
        "touches": ["bell3"],
    }
    assert "pawn" in words("castle").help(move["say"], game.names)


# Copies and other worlds


def test_a_copy_plays_on_alone_and_chance_goes_on_alike() -> None:
    game = play_some(spellhall.new("castle", seats=5, seed=3), 20)
    twin = game.copy()
    assert twin.view(1) == game.view(1)
    before = json.dumps(game.record())
    play_some(twin, 10_000, seed=5)
    assert json.dumps(game.record()) == before
    assert play_some(game, 10_000, seed=5).record() == twin.record()


def test_a_determinized_world_has_no_record_and_other_chance() -> None:
    game = play_some(spellhall.new("castle", seats=4, seed=3), 12)
    world, other = game.determinize(0, Random(1)), game.determinize(0, Random(2))
    streams = {tuple(each._chance.copy().below(1000) for _ in range(9)) for each in (game, world, other)}
    assert len(streams) == 3, "no world foretells what chance will do"
    assert world.seed == "unknown"
    assert world.scenario == {}
    assert world.moves == ()
    with pytest.raises(NoRecord, match="never played"):
        world.record()
    assert world.view(0) == game.view(0)
    play_some(world, 10_000)
    assert world.result is not None
    assert game.result is None


def test_a_determinized_world_keeps_no_news_for_others() -> None:
    game = play_some(spellhall.new("castle", seats=4, seed=3), 12)
    assert "dealt" in kinds(game, 1)
    assert "dealt" not in kinds(game.determinize(0, Random(1)), 1)


# Records


def test_a_record_is_json_and_gives_the_same_game() -> None:
    game = finished()
    again = spellhall.replay(json.loads(json.dumps(game.record())))
    assert again.record() == game.record()
    assert [again.view(seat) for seat in (None, 0, 1, 2, 3)] == [game.view(seat) for seat in (None, 0, 1, 2, 3)]


def test_an_unfinished_record_can_be_played_on_with_the_same_chance() -> None:
    game = play_some(spellhall.new("castle", seats=4, seed=7), 9)
    again = spellhall.replay(game.record())
    assert play_some(again, 10_000).record() == play_some(game, 10_000).record()


def test_replay_up_to_an_answer() -> None:
    game = finished()
    middle = spellhall.replay(game.record(), upto=30)
    assert middle.number >= 30
    assert list(middle.moves)[:30] == list(game.moves)[:30]
    assert middle.result is None


@pytest.mark.parametrize("upto", [-1, 1.5, True, "3"])
def test_replay_up_to_nonsense(upto: Any) -> None:
    with pytest.raises(BadSetup, match="up to an answer number, 0 or more"):
        spellhall.replay(finished().record(), upto)


def test_what_a_setup_tells_is_told_before_the_first_answer_in_a_replay_too() -> None:
    cat = {"card": "cat", "slots": ["free"]}
    scenario = {
        "mage": {"P1": "taren", "P2": "derek"},
        "turn": "P1",
        "phase": "main",
        "health": {"P1": "owl", "P2": "crow"},
        "crafts": {"P1": [cat]},
    }
    game = spellhall.new("magewars", seats=2, seed=1, scenario=scenario)
    assert [deed["number"] for deed in game.news(0)] == [0]
    assert kinds(game, 0) == ["completed"]
    assert spellhall.replay(game.record()).view(0) == game.view(0)
    game.play("keep")
    assert spellhall.replay(game.record()).view(0) == game.view(0)


def test_a_record_stopped_before_chance_answers_goes_on_by_itself() -> None:
    record = finished().record()
    record["moves"] = record["moves"][:2]  # in the middle of the deal
    again = spellhall.replay(record)
    assert again.decision is not None
    assert list(again.moves[:5]) == finished().record()["moves"][:5]


def test_a_replay_up_to_the_middle_of_chance_takes_the_recorded_answers() -> None:
    moves = finished().record()["moves"]
    unused = next(
        f"deal {c.id}"
        for c in spellhall.game_info("castle").cards
        if c.deck == "character" and f"deal {c.id}" not in moves
    )
    edited = damage(moves=[moves[0], unused, *moves[2:]])
    assert list(spellhall.replay(edited, upto=1).moves) == [moves[0], unused, *moves[2:5]]


def test_verify_counts_what_is_in_the_record() -> None:
    verdict = spellhall.verify({**finished().record(), "moves": [], "result": None})
    assert (verdict.moves, verdict.chance) == (0, 0)


@pytest.mark.parametrize("record", [None, 5, "record", ["moves"]])
def test_a_record_is_a_mapping(record: Any) -> None:
    with pytest.raises(BadRecord, match="a record is a mapping"):
        spellhall.replay(record)


def test_verify_proves_an_honest_game() -> None:
    verdict = spellhall.verify(finished().record())
    assert verdict.moves + verdict.chance == verdict.game.number
    assert verdict.chance > 10


def damage(**changes: Any) -> dict[str, Any]:
    return {**finished().record(), **changes}


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"game": "chess"}, "there is no game 'chess'; the games are"),
        ({"rules": 99}, "played under version 99 of the rules of Castle of Magic; this is version 2"),
        ({"spellhall": 3}, "record format 3 is not known here"),
        ({"seats": 7}, "the setup is damaged: Castle of Magic is for 4 to 6 players, not 7"),
        ({"seats": "4"}, "field 'seats' should be int, not '4'"),
        ({"options": {"pace": "1"}}, "the setup is damaged: Castle of Magic has no option 'pace'"),
        ({"moves": "manipulate"}, "field 'moves' should be list"),
        ({"seed": None}, "field 'seed' should be int or str"),
    ],
)
def test_a_damaged_record_says_where(changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadRecord) as error:
        spellhall.replay(damage(**changes))
    assert complaint in str(error.value)


def test_a_missing_field_a_wrong_move_and_moves_after_the_end() -> None:
    record = finished().record()
    del record["moves"]
    with pytest.raises(BadRecord, match="no field 'moves'"):
        spellhall.replay(record)
    moves = finished().record()["moves"]
    with pytest.raises(BadRecord, match=r"move 7: 'advance' is not a legal move: P\d"):
        spellhall.replay(damage(moves=[*moves[:6], "advance", *moves[7:]]))
    with pytest.raises(
        BadRecord, match=f"move {len(moves) + 1}, 'manipulate': the game was over after move {len(moves)}"
    ):
        spellhall.replay(damage(moves=[*moves, "manipulate"]))
    with pytest.raises(BadRecord, match="move 3: 17 is not a legal move"):
        spellhall.replay(damage(moves=[*moves[:2], 17]))


def test_verify_sees_arranged_chance_and_a_changed_result() -> None:
    moves = finished().record()["moves"]
    other = next(
        f"deal {c.id}"
        for c in spellhall.game_info("castle").cards
        if c.deck == "character" and f"deal {c.id}" not in moves
    )
    with pytest.raises(BadRecord, match=f"move 1: chance answered '{other}', but the seed gives another answer"):
        spellhall.verify(damage(moves=[other, *moves[1:]]))
    late = max(at for at, move in enumerate(moves) if move.startswith("outcome "))
    first = next(at for at, move in enumerate(moves) if move.startswith("outcome "))
    swapped = [*moves]
    swapped[first], swapped[late] = moves[late], moves[first]
    with pytest.raises(BadRecord, match=f"move {first + 1}: chance answered"):
        spellhall.verify(damage(moves=swapped))
    with pytest.raises(BadRecord, match="the result does not follow from the moves"):
        spellhall.verify(damage(result={"winners": [0], "scores": [9000, 0, 0, 0], "reason": "I say so."}))
    spellhall.replay(damage(moves=[other, *moves[1:2]]))  # replay trusts the record, verify does not


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("{", "not JSON: .* line 1, column 2"),
        ("[]", "a record is a JSON object, not a list"),
        ("", "line 1, column 1"),
        ("[" * 100_000, "nested too deep"),
        ("1" * 5_000, "too long a number"),
    ],
)
def test_text_that_is_no_record(text: str, complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        parse(text)


# Snapshots


def test_a_state_with_something_that_is_not_plain_is_refused() -> None:
    game = spellhall.new("castle", seats=4, seed=1)
    game.state.stack.append((print, (object(),)))
    with pytest.raises(TypeError, match="plain data only, not object"):
        snapshots.snapshot(game.state)


def test_every_slot_is_in_the_snapshot_and_in_the_copy() -> None:
    for name in ("castle", "lantern"):
        s = spellhall.new(name, seats=4, seed=1).state
        assert set(snapshots.snapshot(s)) == set(fields_of(type(s))) - {"news"}
        assert snapshots.snapshot(s.copy()) == snapshots.snapshot(s)


# Sending a game to another process


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_packed_world_plays_on_like_the_one_that_was_packed(name: str) -> None:
    game = play_some(spellhall.new(name, seats=spellhall.game_info(name).players[0], seed=3), 12)
    assert game.decision is not None
    seat = game.decision.seat
    world = game.determinize(seat, Random(1))
    twin = Game.unpack(game.info, pickle.loads(pickle.dumps(world.pack())))
    assert twin.view(seat) == world.view(seat) == game.view(seat)
    assert twin.seed == "unknown"
    for each in (world, twin):
        play_some(each, 40, seed=9)
    assert twin.view(seat) == world.view(seat)
    with pytest.raises(NoRecord):
        twin.record()


def test_a_packed_game_keeps_its_record() -> None:
    game = play_some(spellhall.new("castle", seats=4, seed=3), 12)
    twin = Game.unpack(game.info, pickle.loads(pickle.dumps(game.pack())))
    assert play_some(twin, 9).record() == play_some(game, 9).record()


def test_what_a_seat_has_heard_is_its_news_and_nothing_else() -> None:
    game = spellhall.new("lantern", 3, 4)
    for seat in (0, 1, None):
        assert [kind for kind, _ in game.heard(seat)] == kinds(game, seat)
    dealt = [args for kind, args in game.heard(1) if kind == "you_drew"]
    assert dealt
    assert not any(kind == "you_drew" for kind, _ in game.heard(None))
    assert spellhall.new("lantern", 3, 4, listen=False).heard(1) == []
    with pytest.raises(BadSetup, match="no seat"):
        game.heard(3)
