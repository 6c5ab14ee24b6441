"""The array says what the view says: no less, no more, and always in the same place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

import spellhall
from spellhall.adapters.numbering import numbering
from spellhall.adapters.observation import Column, Encoder, encoder, version_of
from spellhall.adapters.parts import HIGHEST, within
from spellhall.engine.cards import Face
from spellhall.engine.info import GameInfo
from spellhall.engine.laws import Broken, Start, begin, setups
from spellhall.engine.laws import walk as play
from spellhall.engine.sight import EACH_SEAT, Place, Shown, choices, flag, number, seats, series
from spellhall.engine.steps import State, apply, legal
from spellhall.engine.views import Look, ZoneView
from spellhall.games import all_games
from tests.adapters.tools import GAMES, SEATINGS, SETUPS, name


def by_name(encoder: Encoder, array: np.ndarray[Any, Any]) -> dict[Column, float]:
    """All of an array that is not 0."""
    return {column: float(number) for column, number in zip(encoder.columns, array, strict=True) if number}


def walk(info: GameInfo[Any], setup: Start, seed: int) -> Iterator[tuple[State, int]]:
    """Play at random; yields the state at every decision with the asked seat, and at the end."""
    rng = Random(seed)
    state = info.begin(setup.seats, info.read_options(setup.options, setup.seats), info.read_scenario(setup.scenario))
    seat = 0
    while state.ask is not None:
        if state.ask[0] >= 0:
            seat = state.ask[0]
            yield state, seat
        apply(state, rng.choice(legal(state)))
    yield state, seat


# What it says


def test_lantern_in_full() -> None:
    scenario = {"hand": {"P1": "spark spark gust", "P2": "owl"}, "light": {"P1": "flame"}, "ashes": "moth owl"}
    game = spellhall.new("lantern", 2, seed=1, scenario=scenario)
    assert game.decision is not None
    assert game.decision.name == "play_card"
    drawn = next(token for token in game.moves if token.startswith("draw"))
    said = by_name(encoder("lantern", 2), encoder("lantern", 2).encode(game.state, 0))
    expected = {
        Column("you", "P1"): 1,
        Column("asked", "P1"): 1,
        Column("phase", "play"): 1,
        Column("question", "play_card"): 1,
        Column("turn", "P1"): 1,
        Column("round", "round"): 1,
        Column("table", "bag"): 4,
        Column("P1", "light"): 2,
        Column("light0", "flame"): 1,
        Column("ashes", "moth"): 1,
        Column("ashes", "owl"): 1,
        Column("hand0", "spark"): 2,
        Column("hand0", "gust"): 1,
        Column("hand1", "backs"): 1,
    }
    face = Column("hand0", drawn.removeprefix("draw "))
    expected[face] = expected.get(face, 0) + 1
    assert said == expected


def test_who_is_not_asked_is_not_told_the_question() -> None:
    game = spellhall.new("lantern", 2, seed=1)
    said = by_name(encoder("lantern", 2), encoder("lantern", 2).encode(game.state, 1))
    assert Column("you", "P2") in said
    assert Column("asked", "P1") in said
    assert not [column for column in said if column.part == "question"]
    assert not [column for column in said if column.part == "hand0" and column.name != "backs"]


def test_places_faces_pieces_and_what_is_up() -> None:
    tableau = {"bell": "? E A | ? ? ? | ? ? ?", "book": "e ? ? | ? ? ? | ? ? ?", "candle": "? ? ? | ? ? ? | ? ? D"}
    pawns = {"P1": "candle9", "P2": "book1"}
    game = spellhall.new("castle", 4, seed=1, scenario={"tableau": tableau, "pawns": pawns, "turns": 4})
    said = by_name(encoder("castle", 4), encoder("castle", 4).encode(game.state, 0))
    of_tableau = {column.name for column in said if column.part == "tableau"}
    expected = {"1: eagle", "1: up", "2: amulet", "2: up", "9: eagle", "9: pieces: P2"}
    assert of_tableau >= expected | {"26: dragon", "26: up", "26: pieces: P1"}
    zone = next(zone for zone in game.view(0)["zones"] if zone["id"] == "tableau")
    assert said[Column("tableau", "backs")] == sum(card["face"] is None for card in zone["cards"])


# The same, worked out again from the view, column by column, the slow and plain way


def expected_from(made: Encoder, look: Look, state: State, seat: int) -> dict[Column, float]:
    """What an array should say, if it says what the view says."""
    info, seats = made.info, made.seats
    found: Counter[Column] = Counter()
    found[Column("you", f"P{seat + 1}")] = 1
    found[Column("phase", look["status"]["phase"])] = 1
    found[Column("round", "round")] = look["status"]["round"]
    if state.ask is not None:
        found[Column("asked", f"P{state.ask[0] + 1}")] = 1
        if state.ask[0] == seat:
            found[Column("question", state.ask[1].name)] = 1
    if look["status"]["turn"] is not None:
        found[Column("turn", f"P{look['status']['turn'] + 1}")] = 1
    for part, declared, shown in (
        ("table", info.sight.table, look["table"]),
        ("mine", info.sight.mine, look["mine"]),
        *((f"P{about['seat'] + 1}", info.sight.seats, about["shows"]) for about in look["seats"]),
    ):
        for value in declared:
            for title, said in one_by_one(value, shown[value.id], seats):
                found += columns_of(f"{part} to you" if value.sees else part, title, said, value)
    number_of = {card.id: at for at, card in enumerate(info.cards, 1)}
    places = {place.sort: place for place in info.sight.places}
    met: Counter[str] = Counter()
    for zone in look["zones"]:
        place = places[zone["sort"]]
        if place.members is None:
            found += of_zone(zone, place, number_of, set(made.columns))
        else:
            found += of_member(zone, place, number_of, met)
    return {column: number for column, number in found.items() if number}


def one_by_one(value: Shown, shown: Any, seats: int) -> list[tuple[str, Any]]:
    if not value.each:
        return [(value.id, shown)]
    if value.each == EACH_SEAT:
        return [(f"{value.id}, P{seat + 1}", shown[seat]) for seat in range(seats)]
    return [(f"{value.id}, {key}", item) for key, item in shown.items()]


def columns_of(part: str, title: str, said: Any, value: Shown) -> Counter[Column]:
    if said is None or said is False:
        return Counter()
    match value.type:
        case "number":
            known = {Column(part, f"{title}: known"): 1} if value.optional else {}
            return Counter({Column(part, title): said, **known})
        case "flag":
            return Counter([Column(part, title)])
        case "seat" | "seats":
            return Counter(Column(part, f"{title}: P{one + 1}") for one in ([said] if isinstance(said, int) else said))
    return Counter(Column(part, f"{title}: {one}") for one in ([said] if isinstance(said, str) else said))


def of_zone(zone: ZoneView, place: Place, number_of: dict[str, int], columns: set[Column]) -> Counter[Column]:
    found: Counter[Column] = Counter()
    id = zone["id"]
    faces = [card["face"] for card in zone["cards"]]
    if Column(id, "backs") in columns:
        found[Column(id, "backs")] = zone["count"] - len(faces) + faces.count(None)
    for at, card in enumerate(zone["cards"]):
        at_place = f"{at}: " if place.names else ""
        face = card["face"]
        if face is None:
            found[Column(id, f"back: {card['back']}" if "back" in card else "")] += 1
        else:
            found[Column(id, face)] += 1
            found[Column(id, f"{at}: {face}")] += 1
            found[Column(id, f"{at}: number")] += number_of[face]
        found[Column(id, f"{at_place}up")] += card.get("up", False)
        for seat in card.get("pieces", ()):
            found[Column(id, f"{at_place}pieces: P{seat + 1}")] += 1
        for thing in card.get("on", ()):
            found[Column(id, f"{at_place}on: {thing['face'] or 'back'}")] += 1
        for mark in place.marks:
            said = card["marks"][mark.id]
            for column, amount in columns_of(id, f"{at_place}mark {mark.id}", said, mark).items():
                found[column] += amount
    return Counter({column: number for column, number in found.items() if column in columns})


def of_member(zone: ZoneView, place: Place, number_of: dict[str, int], met: Counter[str]) -> Counter[Column]:
    stem = zone["id"].partition(".")[0]
    named = zone["cards"][0]
    assert named["face"] is not None
    found = Counter([Column(stem, named["face"])])
    member = met[stem]
    met[stem] += 1
    part = f"{stem}#{member}"
    if member >= place.most_members:
        return found
    for at, card in enumerate(zone["cards"]):
        title = f"{at - 1}: number" if at else "named"
        found[Column(part, title)] = -1 if card["face"] is None else number_of[card["face"]]
    for mark in place.marks:
        said = named["marks"][mark.id]
        if mark.type == "choices":
            for at, word in enumerate(said):
                found[Column(part, f"{mark.id} {at}")] = mark.values.index(word) + 1
        elif mark.type == "seats":
            found += columns_of(part, mark.id, said, mark)
        else:
            found[Column(part, mark.id)] = int(said)
    return found


@pytest.mark.parametrize(("game", "seats"), SEATINGS)
def test_it_says_what_the_view_says(game: str, seats: int) -> None:
    info = all_games()[game]
    made = encoder(game, seats)
    for count, (state, seat) in enumerate(walk(info, Start(seats), seed=1234)):
        if count % 11 == 0 or state.ask is None:
            said = by_name(made, made.encode(state, seat))
            assert said == expected_from(made, info.look(state, seat), state, seat)


@pytest.mark.parametrize("game", GAMES)
def test_what_looks_different_has_another_array(game: str) -> None:
    """Nothing that a view shows is lost on the way."""
    info = all_games()[game]
    seats = info.players[1]
    made = encoder(game, seats)
    seen: dict[bytes, str] = {}
    for setup in [Start(seats), *(setup for setup in list(setups(info))[:6] if setup.seats == seats)]:
        for count, (state, seat) in enumerate(walk(info, setup, seed=5)):
            if count % 3 == 0:
                look = repr((seat, state.ask and state.ask[0], info.look(state, seat)))
                array = made.encode(state, seat)
                if np.abs(array).max() < HIGHEST:
                    assert seen.setdefault(array.tobytes(), look) == look


# Its shape


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=name)
def test_the_shape_never_changes(game: str, setup: Start) -> None:
    info = all_games()[game]
    made = encoder(game, setup.seats)
    for count, (state, seat) in enumerate(walk(info, setup, seed=77)):
        if count % 25 == 0 or state.ask is None:
            for viewer in (seat, (seat + 1) % setup.seats, None):
                array = made.encode(state, viewer)
                assert array.shape == (len(made),)
                assert array.dtype == np.float32
                assert np.isfinite(array).all()


@pytest.mark.parametrize("game", GAMES)
def test_columns_are_known_without_a_game_and_differ(game: str) -> None:
    info = all_games()[game]
    silent = replace(info, setup=None)  # type: ignore[arg-type]  # it cannot be played
    columns = Encoder(silent, info.players[0]).columns
    assert columns == encoder(game, info.players[0]).columns
    assert len(set(columns)) == len(columns)


def test_numbers_beyond_the_range_are_cut_off() -> None:
    assert within(HIGHEST + 1) == HIGHEST
    assert within(-40_000) == -32_768
    assert within(-3) == -3


def test_versions_count_rules_and_layouts() -> None:
    assert version_of("lantern") == all_games()["lantern"].version


# Whatever a game may declare


def with_sight(**parts: Any) -> GameInfo[Any]:
    info = all_games()["lantern"]
    return replace(info, sight=replace(info.sight, **parts))


def test_a_new_value_has_its_columns_at_once() -> None:
    added = (
        number("sorrow", lambda _, seat: None if seat else 3, optional=True),
        flag("cursed", lambda _, seat: seat == 1),
        number("hope", lambda _, seat: [10 * seat, 10 * seat + 1], each=("near", "far")),
    )
    made = Encoder(with_sight(seats=added), 2)
    said = by_name(made, made.encode(spellhall.new("lantern", 2, seed=1).state, 0))
    assert {column.name: value for column, value in said.items() if column.part == "P1"} == {
        "sorrow": 3, "sorrow: known": 1, "hope, far": 1,
    }  # fmt: skip
    assert {column.name: value for column, value in said.items() if column.part == "P2"} == {
        "cursed": 1, "hope, near": 10, "hope, far": 11,
    }  # fmt: skip


def test_who_may_not_see_a_value_does_not() -> None:
    secret = (number("secret", lambda *_: 7, sees=lambda _, seat, knows: bool(knows & 1 << seat)),)
    made = Encoder(with_sight(seats=secret), 2)
    state = spellhall.new("lantern", 2, seed=1).state
    for viewer in (0, 1):
        said = by_name(made, made.encode(state, viewer))
        assert [column.part for column in said if column.name == "secret"] == [f"P{viewer + 1} to you"]


FACES = (Face(id="owl", name="Owl", deck="lantern", text=""), Face(id="moth", name="Moth", deck="lantern", text=""))


def test_a_series_in_full() -> None:
    crafts: dict[int, tuple[int, ...]] = {0: (1, 0), 1: (0,), 2: (0, 1, -1)}
    place = series(
        "craft{}",
        "row",
        FACES,
        members=lambda _, owner: [0, 1, 2] if owner == 0 else [],
        id_of=lambda _, member: f"craft0.{FACES[crafts[member][0]].id}.{member}",
        read=lambda _state, member, _knows: crafts[member],
        most_members=2,
        most=3,
        marks=(flag("locked", lambda _, member: member == 1), choices("needs", ("fire", "ice"), lambda _, member: ["ice"] * member, most=2),
               seats("needed_by", lambda _, member: [1] * member)),
    )  # fmt: skip
    info = with_sight(places=(place,))
    made = Encoder(info, 2)
    state = spellhall.new("lantern", 2, seed=1).state
    said = {column: value for column, value in by_name(made, made.encode(state, 0)).items() if "craft" in column.part}
    number_of = {card.id: at for at, card in enumerate(info.cards, 1)}
    assert said == {
        Column("craft0", "moth"): 1,
        Column("craft0", "owl"): 2,
        Column("craft0#0", "named"): number_of["moth"],
        Column("craft0#0", "0: number"): number_of["owl"],
        Column("craft0#1", "named"): number_of["owl"],
        Column("craft0#1", "locked"): 1,
        Column("craft0#1", "needs 0"): 2,
        Column("craft0#1", "needed_by: P2"): 1,
    }


# Secrets


def leak_law(info: GameInfo[Any], made: Encoder, setup: Start, seed: int, every: int = 1) -> None:
    """What a seat cannot know may be otherwise, and its array and its mask stay the same."""
    rng = Random(seed)
    game = begin(info, setup, seed)
    moves = numbering(info.name).moves
    for count, _ in enumerate(play(game, rng)):
        if count % every:
            continue
        for viewer in (None, *range(setup.seats)):
            world = game.determinize(viewer, rng).state
            if not np.array_equal(made.encode(game.state, viewer), made.encode(world, viewer)):
                raise Broken(f"the array of {viewer} tells what they cannot know")
            assert game.state.ask is not None
            seat, question, _ = game.state.ask
            numbers = moves.of[question.name]
            if seat == viewer and [numbers[one] for one in legal(world)] != [numbers[one] for one in legal(game.state)]:
                raise Broken(f"the mask of {viewer} tells what they cannot know")


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=name)
def test_arrays_and_masks_do_not_leak(game: str, setup: Start) -> None:
    leak_law(all_games()[game], encoder(game, setup.seats), setup, seed=3, every=12)


def test_a_planted_leak_is_caught() -> None:
    blabbing = (number("light", lambda s, _: s.kind[s.zones[2][0]] if s.zones[2] else 0),)
    leaky = with_sight(seats=blabbing)
    with pytest.raises(Broken, match="tells what they cannot know"):
        leak_law(leaky, Encoder(leaky, 2), Start(2), seed=3)


# Looking again


@given(seed=st.integers(0, 10_000), seats=st.integers(2, 4))
@settings(max_examples=20, deadline=None)
def test_what_was_seen_before_does_not_matter(seed: int, seats: int) -> None:
    made = encoder("lantern", seats)
    watch = made.watch()
    for state, _ in walk(all_games()["lantern"], Start(seats), seed):
        for viewer in (None, *range(seats)):
            assert np.array_equal(made.encode(state, viewer), made.encode(state, viewer, watch))


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=name)
def test_a_watch_sees_what_a_first_look_sees(game: str, setup: Start) -> None:
    info, made = all_games()[game], encoder(game, setup.seats)
    watch, rng = made.watch(), Random(1)
    for count, (state, seat) in enumerate(walk(info, setup, seed=9)):
        if count % 7 == 0:
            made.encode(state, seat, watch)  # so that it has seen something else before
        if count % 23 == 0 or state.ask is None:
            for viewer in (None, seat, (seat + 1) % setup.seats):
                for world in (state, info.determinize(state, viewer, rng)):
                    assert by_name(made, made.encode(world, viewer, watch)) == by_name(made, made.encode(world, viewer))
