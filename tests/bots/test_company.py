"""The company: strengths, temperaments, names. What they are measured to be worth is in docs/bots.md."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

import spellhall
from spellhall import BadSetup, Game
from spellhall.bots import GENTLE_CONTENT, STRENGTHS, Seat, make_bot
from spellhall.bots.company import COMPANY, WAYS
from spellhall.bots.greedy import A_SURE_WIN, Greedy
from spellhall.bots.judge import judge_of
from spellhall.bots.tempers import EVEN, TEMPERS, Temper, last_to_aim_at, shifted
from spellhall.words import LANGUAGES, hall_say
from tests.bots.test_honesty import positions, twin_of
from tests.conftest import ROOT
from tests.every import EVERY_GAME, FEWEST_AND_MOST

FACES = ROOT / "web" / "src" / "icons" / "faces.json"


def some_game(name: str, moves: int, seed: int = 1) -> Game:
    """A game after so many random moves, with a choice."""
    game = spellhall.new(name, spellhall.game_info(name).players[0], seed)
    rng = Random(seed)
    done = 0
    while (decision := game.decision) and (done < moves or len(decision.moves) < 3):
        game.play(rng.choice(decision.moves))
        done += 1
    assert game.decision is not None
    return game


# Strengths


def test_every_strength_plays_and_says_what_it_does() -> None:
    assert list(STRENGTHS) == ["gentle", "fair", "strong", "master"]
    game = some_game("lantern", 4)
    for strength, about in STRENGTHS.items():
        assert make_bot(strength, 1).choose(Seat(game)) in Seat(game).moves
        assert all("{" not in hall_say(about, language) for language in LANGUAGES)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_gentle_bot_never_throws_its_chances_away(name: str) -> None:
    """It has weighed all moves, and what it plays keeps most of what the best of them promises."""
    short = 0
    for game in positions(name, spellhall.game_info(name).players[0], 8):
        bot = make_bot("gentle", 3)
        move = bot.choose(Seat(game))
        if not bot.weighed:
            continue
        worth = {one.move: one.value for one in bot.weighed}
        best = max(worth.values())
        assert worth[move] >= GENTLE_CONTENT * best
        short += worth[move] < best
    assert short, "it always plays the best: it is not gentle"


def last_choice(seed: int) -> Game:
    """A game of Lantern played at random, before the last question that had several answers."""
    game = spellhall.new("lantern", 2, seed)
    rng = Random(seed)
    last = game.copy()
    while decision := game.decision:
        if len(decision.moves) > 1:
            last = game.copy()
        game.play(rng.choice(decision.moves))
    return last


def test_a_gentle_bot_does_not_overlook_a_win() -> None:
    """Not even one that is content with next to nothing."""
    seen = 0
    for seed in range(40):
        bot = Greedy(Random(seed), content=0.01)
        move = bot.choose(Seat(last_choice(seed)))
        worth = {one.move: one.value for one in bot.weighed}
        if max(worth.values()) > A_SURE_WIN > min(worth.values()):
            assert worth[move] == max(worth.values())
            seen += 1
    assert seen


def test_a_gentle_bot_beats_chance() -> None:
    """Measured with more games in docs/bots.md; here only that it is far from chance."""
    won = 0
    for deal in range(12):
        game = spellhall.new("lantern", 2, deal)
        bots = [make_bot("gentle", deal), make_bot("random", deal)]
        if deal % 2:
            bots.reverse()
        while game.decision:
            seat = Seat(game)
            game.play(bots[seat.seat].choose(seat))
        assert game.result is not None
        won += deal % 2 in game.result.winners
    assert won >= 8


# Temperaments


def test_a_temperament_is_named_after_the_strength() -> None:
    game = some_game("lantern", 4)
    for temper in TEMPERS:
        assert make_bot(f"search:20+{temper}", 1).choose(Seat(game)) in Seat(game).moves
    with pytest.raises(BadSetup, match="no temperament 'sleepy'; there are even"):
        make_bot("fair+sleepy")


@pytest.mark.parametrize("name", EVERY_GAME)
def test_an_even_temper_changes_nothing_and_the_others_only_ones_own_part(name: str) -> None:
    game = some_game(name, 12)
    seat = Seat(game)
    cool = judge_of(game.info)
    assert shifted(cool, seat, TEMPERS[EVEN]) is cool
    for temper in TEMPERS.values():
        before, after = cool(game.state), shifted(cool, seat, temper)(game.state)
        others = [other for other in range(game.seats) if other != seat.seat]
        assert [after[other] for other in others] == [before[other] for other in others]
        assert abs(after[seat.seat] - before[seat.seat]) < 0.35
        assert after[seat.seat] <= 1


def test_each_temperament_shifts_where_it_says() -> None:
    game = some_game("nytherria", 30)
    seat = Seat(game)

    def part(temper: Temper, parts: list[float], treasure: float = 0.5) -> float:
        return shifted(lambda _: parts[:], seat, temper)(game.state)[seat.seat]

    me = seat.seat

    def two(mine: float) -> list[float]:
        return [mine if each == me else 1 - mine for each in range(2)]

    careful, bold = TEMPERS["careful"], TEMPERS["bold"]
    assert 2 * part(careful, two(0.5)) > part(careful, two(0.0)) + part(careful, two(1.0))
    assert 2 * part(bold, two(0.5)) < part(bold, two(0.0)) + part(bold, two(1.0))
    assert part(TEMPERS["envious"], two(0.4)) < 0.4 < part(TEMPERS["merciful"], two(0.4))
    rich = game.info.bots.treasure
    assert rich is not None
    assert part(TEMPERS["greedy"], two(0.4)) == pytest.approx(0.4 + 0.1 * rich(game.state, me) * 0.6)


def test_a_grudge_is_against_whoever_aimed_last() -> None:
    found = 0
    for seed in range(40):
        game = spellhall.new("nytherria", 3, seed)
        rng = Random(seed)
        aimed: int | None = None
        while (decision := game.decision) and found < 3:
            mover = decision.seat
            before = game.number
            game.play(rng.choice(decision.moves))
            for deed in game.news(0, before):
                for news in deed["news"]:
                    aims = game.info.headlines.beats.get(news["kind"], [])
                    if mover != 0 and any(news["about"][aim] == 0 for aim in aims):
                        aimed = mover
            if aimed is not None and game.decision and game.decision.seat == 0:
                seat = Seat(game)
                assert last_to_aim_at(seat) == aimed
                parts = [0.4, 0.3, 0.3]
                assert shifted(lambda _: [0.4, 0.3, 0.3], seat, TEMPERS["vengeful"])(game.state)[0] < parts[0]
                found += 1
                break
    assert found == 3


@pytest.mark.parametrize(("name", "seats"), FEWEST_AND_MOST)
def test_what_it_cannot_know_sways_no_temperament(name: str, seats: int) -> None:
    rng = Random(2)
    for game in positions(name, seats, 2):
        assert game.decision is not None
        twin = twin_of(game, game.decision.seat, rng)
        for level in ("gentle", *(f"fair+{temper}" for temper in TEMPERS)):
            assert make_bot(level, 5).choose(Seat(game)) == make_bot(level, 5).choose(Seat(twin)), level


# Names


def test_everybody_of_the_company_has_a_face_a_temper_and_words() -> None:
    faces = json.loads(FACES.read_text())
    names = Counter(one.name for one in COMPANY.values())
    assert len(COMPANY) >= 12
    assert max(names.values()) == 1
    assert {one.temper for one in COMPANY.values()} == set(TEMPERS)
    drawings = [faces[one.id] for one in COMPANY.values()]
    assert len(set(drawings)) == len(drawings)
    for one in COMPANY.values():
        assert one.id == one.name.lower(), "the page finds a portrait by the name"
        for language in LANGUAGES:
            assert hall_say(WAYS[one.temper], language)[0] != "<"
