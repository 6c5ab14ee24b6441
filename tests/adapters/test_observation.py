"""The array says what the view says: no less, no more, and always in the same place."""

from __future__ import annotations

from array import array
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

import spellhall
from spellhall.adapters.layout import from_plain, kept, plain
from spellhall.adapters.numbering import numbering
from spellhall.adapters.observation import Column, Encoder, encoder
from spellhall.adapters.shortcut import HIGHEST, Stretch, within
from spellhall.adapters.survey import THOROUGHNESS, flag_and_value, named_zones, survey, walk
from spellhall.adapters.table import Table
from spellhall.engine.info import GameInfo
from spellhall.engine.laws import Broken, Setup, begin
from spellhall.engine.laws import walk as play
from spellhall.engine.steps import State, legal
from spellhall.engine.views import Look
from spellhall.games import all_games
from tests.adapters.tools import GAMES, SEATINGS, SETUPS, name


def by_name(encoder: Encoder, array: np.ndarray[Any, Any]) -> dict[Column, float]:
    """All of an array that is not 0."""
    return {column: float(number) for column, number in zip(encoder.columns, array, strict=True) if number}


# What it says


def test_lantern_in_full() -> None:
    scenario = {"hands": [["spark", "spark", "gust"], ["owl"]], "lights": [["flame"], []], "ashes": ["moth", "owl"]}
    game = spellhall.new("lantern", 2, seed=1, scenario=scenario)
    assert game.decision is not None
    assert game.decision.name == "play_card"
    drawn = next(token for token in game.moves if token.startswith("draw"))
    said = by_name(encoder("lantern", 2), encoder("lantern", 2).encode(game.state, 0))
    expected = {
        Column("you", "P1"): 1,
        Column("asked", "P1"): 1,
        Column("phase", "play_card"): 1,
        Column("question", "play_card"): 1,
        Column("turn", "P1"): 1,
        Column("round", "round"): 1,
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
    tableau = "bell: ? E A | ? ? ? | ? ? ?\nbook: e2 ? ? | ? ? ? | ? ? ?\ncandle: ? ? ? | ? ? ? | ? ? D1"
    game = spellhall.new("castle", 4, seed=1, scenario={"tableau": tableau, "turns": 4})
    said = by_name(encoder("castle", 4), encoder("castle", 4).encode(game.state, 0))
    of_tableau = {column.name for column in said if column.part == "tableau"} - {"backs"}
    view = game.view(0)
    zone = next(zone for zone in view["zones"] if zone["id"] == "tableau")
    expected = {f"{place}: {card['face']}" for place, card in enumerate(zone["cards"]) if card["face"]}
    expected |= {f"{place}: up" for place, card in enumerate(zone["cards"]) if card["up"]}
    expected |= {f"{place}: P{owner + 1}" for place, card in enumerate(zone["cards"]) for owner in card["pieces"]}
    assert of_tableau == expected
    assert {"1: eagle", "1: up", "2: amulet", "9: P2", "26: dragon", "26: up", "26: P1"} <= of_tableau
    assert said[Column("tableau", "backs")] == sum(card["face"] is None for card in zone["cards"])


def expected_from(encoder: Encoder, look: Look, info: GameInfo[Any], state: State, seat: int) -> dict[Column, float]:
    """The array worked out again from the view, column by column, the slow and plain way."""
    found: dict[Column, float] = {Column("you", f"P{seat + 1}"): 1, Column("phase", look["status"]["phase"]): 1}
    if state.ask is not None:
        found[Column("asked", f"P{state.ask[0] + 1}")] = 1
        if state.ask[0] == seat:
            found[Column("question", state.ask[1].name)] = 1
    if look["status"]["turn"] is not None:
        found[Column("turn", f"P{look['status']['turn'] + 1}")] = 1
    found[Column("round", "round")] = look["status"]["round"]
    for about in look["seats"]:
        player = f"P{about['seat'] + 1}"
        found |= {Column(player, name): number for name, number in about["counters"].items() if number}
        found |= {Column(player, flag): number for flag, number in map(flag_and_value, about["flags"])}
    columns = set(encoder.columns)
    number_of: dict[str | None, int] = {card.id: at for at, card in enumerate(info.cards, 1)} | {None: -1}
    met: Counter[str] = Counter()
    for id, after, zone in named_zones(look, {card.id: card.deck for card in info.cards}):
        faces = [card["face"] for card in zone["cards"]]
        if after is not None:
            part = f"{id}#{met[id]}"
            met[id] += 1
            found[Column(id, after)] = found.get(Column(id, after), 0) + 1
            found[Column(part, "named")] = number_of[after]
            found |= {Column(part, f"{place}: number"): number_of[face] for place, face in enumerate(faces)}
            continue
        said = [Column(id, "backs")] * (zone["count"] - len(faces) + faces.count(None))
        for place, card in enumerate(zone["cards"]):
            said.append(Column(id, card["face"] or f"back: {card.get('name')}"))
            said.append(Column(id, f"{place}: {card['face']}"))
            said += [Column(id, f"{place}: number")] * (number_of[card["face"]])
            said += [Column(id, f"{place}: up")] if card.get("up") else []
            said += [Column(id, f"note: {note}") for note in card.get("notes", ())]
            said += [Column(id, f"{place}: P{owner + 1}") for owner in card.get("pieces", ())]
        for column in said:
            if column in columns:
                found[column] = found.get(column, 0) + 1
    return found


@pytest.mark.parametrize(("game", "seats"), SEATINGS)
def test_it_says_what_the_view_says(game: str, seats: int) -> None:
    info = all_games()[game]
    unforeseen = looks = 0
    for number, (state, seat) in enumerate(walk(info, Setup(seats), seed=1234)):
        if number % 11 and state.ask is not None:
            continue
        said = by_name(encoder(game, seats), encoder(game, seats).encode(state, seat))
        looks += 1
        if any(column.name in ("other", "unforeseen") for column in said):
            unforeseen += 1
        else:
            assert said == expected_from(encoder(game, seats), info.look(state, seat), info, state, seat)
    assert unforeseen <= looks / 10, "the survey has missed too much"


# Its shape


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=name)
def test_the_shape_never_changes(game: str, setup: Setup) -> None:
    info = all_games()[game]
    made = encoder(game, setup.seats)
    for number, (state, seat) in enumerate(walk(info, setup, seed=77)):
        if number % 25 == 0 or state.ask is None:
            for viewer in (seat, (seat + 1) % setup.seats, None):
                array = made.encode(state, viewer)
                assert array.shape == (len(made),)
                assert array.dtype == np.float32
                assert np.isfinite(array).all()


def test_the_same_game_gives_the_same_columns() -> None:
    info = all_games()["lantern"]
    assert Encoder(info, 3).columns == Encoder(info, 3).columns == encoder("lantern", 3).columns


@pytest.mark.parametrize("game", GAMES)
def test_no_two_columns_say_the_same(game: str) -> None:
    columns = encoder(game, all_games()[game].players[0]).columns
    assert len(set(columns)) == len(columns)


def test_what_was_not_foreseen_is_counted() -> None:
    info = all_games()["lantern"]
    made = encoder("lantern", 2)
    state = spellhall.new("lantern", 2, seed=1).state

    def strange(s: State, seat: int | None) -> Look:
        look = info.look(s, seat)
        look["seats"][0]["counters"]["sorrow"] = 3
        look["seats"][1]["flags"].append("cursed")
        look["zones"][0]["cards"].append({"face": "dragon"})
        look["zones"][0]["count"] += 1
        look["zones"].append({**look["zones"][1], "id": "elsewhere"})
        look["status"]["phase"] = "tea"
        return look

    made = Encoder(replace(info, glance=None), 2)
    made.info = replace(info, look=strange)
    said = by_name(made, made.encode(state, 0))
    assert said[Column("unforeseen", "unforeseen")] == 4
    assert said[Column("ashes", "other")] == 1


def test_numbers_beyond_the_range_are_cut_off() -> None:
    assert within(HIGHEST + 1) == HIGHEST
    assert within(-40_000) == -32_768
    assert within(-3) == -3


def test_zones_named_after_cards_are_a_series() -> None:
    def zone(id: str, owner: int | None) -> dict[str, Any]:
        return {"id": id, "title": "", "kind": "row", "owner": owner, "count": 1, "cards": [{"face": "flame"}]}

    look: Any = {
        "seats": [],
        "zones": [zone("craft0.owl.0", 0), zone("craft0.moth.0", 0), zone("hand0", 0), zone("craft1.owl", 1)],
        "status": {"phase": "x", "round": 1, "turn": None, "facts": []},
    }
    info = all_games()["lantern"]
    decks = {card.id: card.deck for card in info.cards}
    assert [(id, face) for id, face, _ in named_zones(look, decks)] == [
        ("craft0", "owl"), ("craft0", "moth"), ("hand0", None), ("craft1", "owl"),
    ]  # fmt: skip

    def with_crafts(s: State, seat: int | None) -> Look:
        seen = info.look(s, seat)
        seen["zones"] += look["zones"][:2]
        return seen

    crafts = next(zone for zone in survey(replace(info, look=with_crafts)).zones if zone.id == "craft{}")
    assert crafts.series == 2 + 2, "two were seen, and two more may be"
    assert crafts.named == crafts.decks == ["lantern"]


def test_a_number_in_a_flag_is_its_value() -> None:
    assert flag_and_value("Guard 2 until the next turn") == ("Guard # until the next turn", 2)
    assert flag_and_value("dead") == ("dead", 1)


def test_what_is_kept_is_what_a_survey_finds() -> None:
    info = all_games()["lantern"]
    found = survey(info, THOROUGHNESS)
    assert from_plain(plain(found)) == found
    assert kept(info) == found


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_layout_kept_for_these_rules(game: str) -> None:
    assert kept(all_games()[game]) is not None, f"run: python -m spellhall.adapters.survey {game}"


def test_other_rules_are_surveyed_anew() -> None:
    assert kept(replace(all_games()["lantern"], version=99)) is None
    assert kept(replace(all_games()["lantern"], name="chess")) is None


# Secrets


def leak_law(info: GameInfo[Any], made: Encoder, setup: Setup, seed: int, every: int = 1) -> None:
    """What a seat cannot know may be otherwise, and its array and its mask stay the same."""
    rng = Random(seed)
    game = begin(info, setup, seed)
    moves = numbering(info.name).moves
    for number, _ in enumerate(play(game, rng)):
        if number % every:
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
def test_arrays_and_masks_do_not_leak(game: str, setup: Setup) -> None:
    leak_law(all_games()[game], encoder(game, setup.seats), setup, seed=3, every=12)


def test_a_planted_leak_is_caught() -> None:
    info = all_games()["lantern"]

    def blabbing(s: Any, seat: int | None) -> Look:
        look = info.look(s, seat)
        look["seats"][0]["counters"]["light"] += s.kind[s.zones[2][0]] if s.zones[2] else 0
        return look

    leaky = replace(info, look=blabbing, glance=None)
    with pytest.raises(Broken, match="tells what they cannot know"):
        leak_law(leaky, Encoder(leaky, 2), Setup(2), seed=3)


# The way past the view


def test_what_a_game_should_tell() -> None:
    wanted = [f"{part}, {name}" for part, name in encoder("lantern", 2).wanted]
    assert wanted == ["turn, P1", "turn, P2", "round, round", "P1, light", "P2, light"]
    assert encoder("lantern", 2).piles == ()
    assert encoder("castle", 4).piles == ("left",)


@given(seed=st.integers(0, 10_000), seats=st.integers(2, 4))
@settings(max_examples=20, deadline=None)
def test_both_ways_give_the_same_array(seed: int, seats: int) -> None:
    made = encoder("lantern", seats)
    for state, _ in walk(all_games()["lantern"], Setup(seats), seed):
        for viewer in (None, *range(seats)):
            assert np.array_equal(made.encode(state, viewer), made.encode_view(state, viewer))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_takes_the_short_way(game: str) -> None:
    info = all_games()[game]

    def never(s: State, seat: int | None) -> Look:
        raise AssertionError("the view was built")

    made = Encoder(replace(info, look=never), info.players[0])
    table = Table(game, info.players[0])
    table.deal(5)
    for _ in range(40):
        if table.seat is not None:
            made.encode(table.state, table.seat)
            table.play(min(table.answers))


def test_a_number_out_of_range_is_cut_off_there_too() -> None:
    info = all_games()["lantern"]

    def far(s: Any, seat: int | None) -> tuple[list[int], list[Any]]:
        numbers, _ = glance_of_lantern(s, seat)
        numbers[s.seats] = 100_000
        return numbers, []

    made = Encoder(replace(info, glance=far), 2)
    state = spellhall.new("lantern", 2, seed=1).state
    expected = made.encode_view(state, 0)
    expected[made.parts["round"]] = HIGHEST
    assert np.array_equal(made.encode(state, 0), expected)


def glance_of_lantern(s: Any, seat: int | None) -> Any:
    glance = all_games()["lantern"].glance
    assert glance is not None
    return glance(s, seat)


def test_too_few_numbers_are_refused() -> None:
    def few(s: State, seat: int | None) -> tuple[list[int], list[Any]]:
        return [1, 2, 3], []

    made = Encoder(replace(all_games()["lantern"], glance=few), 2)
    with pytest.raises(ValueError, match="should give 5 numbers and 0 piles, not 3 and 0"):
        made.encode(spellhall.new("lantern", 2, seed=1).state, 0)


def stretch() -> Stretch:
    """Of three faces, kinds 0 to 2: counts, then the numbers at four places, then backs by name, but for
    that of kind 2, then others, then what has no column. Kind 3 is only told by its place; kind 4 was never met.
    """
    made = Stretch(0, 11, unforeseen=11)
    made.numbers = [1, 2, 3, 4, 0]
    made.count_of = [-1, 0, 1, 2, -1]
    made.number_at, made.places = 3, 4
    made.backs, made.named = 7, [-11, -12, -2, -2]
    made.other = 10
    return made


def written(made: Stretch, *contents: Any, length: int = 12) -> list[float]:
    """What stands in the array when this has lain there, one after the other."""
    row = array("f", [0] * length)
    for before, now in pairwise([(), *contents]):
        made.write(row, before, now)
    return row.tolist()


@pytest.mark.parametrize("places", [0, 4])
@pytest.mark.parametrize("cards", [[0, 1, 2, 3, -1], [0, 1, 2, 3, -1, -2, -11, -12]])
@given(data=st.data())
def test_what_lay_there_before_does_not_matter(places: int, cards: list[int], data: st.DataObject) -> None:
    made = stretch()
    made.places = places
    if min(cards) == -1:
        made.named = []
    contents = data.draw(st.lists(st.lists(st.sampled_from(cards), max_size=6), min_size=1, max_size=12))
    assert written(made, *contents) == written(made, contents[-1])


def test_a_stretch_in_full() -> None:
    assert written(stretch(), [2, -11, -12, 0, 2]) == [1, 0, 2, 3, 0, 0, 1, 2, 1, 1, 0, 0]


def test_what_has_no_column_is_counted_in_a_stretch() -> None:
    assert written(stretch(), [0, 3, -2, 0, 3, 2]) == [2, 0, 1, 1, 4, 0, 1, 1, 0, 0, 1, 1]
    with pytest.raises(LookupError, match="ever seen"):
        written(stretch(), [4])
    told = stretch()
    told.numbers = []
    assert written(told, (1, 3, -1)) == [1, 0, 1, 1, 3, 0, 0, 0, 0, 0, 1, 0], "-1 is a note without a column"


def test_a_zone_that_never_had_backs_refuses_one() -> None:
    made = stretch()
    made.backs, made.named, made.open = -1, [], True
    with pytest.raises(LookupError, match="a back where there never was one"):
        written(made, [1, -1])
    assert written(made, [1]) == written(stretch(), [1])


def test_what_is_too_long_in_a_series_is_counted() -> None:
    made = Stretch(0, 10, unforeseen=10)
    made.count_of, made.members, made.places, made.other = [-1, 0, 1, 2, -1], [3, 6], 2, 9
    short, many, long = (2, 1, -1, 0, 3, 0), (1, 0, 4, 0, 1, 0), (1, 2, 2, 2, 0)
    assert written(made, short, length=11) == [0, 1, 1, 2, 1, -1, 3, 0, 0, 0, 0]
    assert written(made, short, many, length=11) == [2, 0, 0, 1, 0, 0, 4, 0, 0, 1, 1]
    assert written(made, short, many, long, length=11) == [1, 0, 0, 1, 2, 2, 0, 0, 0, 0, 1]


def test_a_pile_may_be_one_number() -> None:
    made = Stretch(0, 3, unforeseen=3)
    made.width = 3
    assert written(made, 0x020005, 0x010004, length=4) == [4, 0, 1, 0]


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=name)
def test_the_short_way_gives_what_the_view_gives(game: str, setup: Setup) -> None:
    made = encoder(game, setup.seats)
    watch = made.watch()
    for number, (state, seat) in enumerate(walk(all_games()[game], setup, seed=9)):
        if number % 7 == 0:
            made.encode(state, seat, watch)  # so that it has seen something else before
        if number % 23 == 0 or state.ask is None:
            for viewer in (None, seat, (seat + 1) % setup.seats):
                long = made.encode_view(state, viewer)
                for short in (made.encode(state, viewer), made.encode(state, viewer, watch)):
                    assert by_name(made, short) == by_name(made, long)
