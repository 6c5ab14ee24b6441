"""Bots that talk: what they say follows from what their seat knows, and never gives away what it alone knows."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import spellhall
from spellhall import Game
from spellhall.bots import Seat, make_bot
from spellhall.bots.arena import play_match, schedule
from spellhall.bots.talk import (
    MOST_A_TURN,
    VOICES,
    Conversation,
    mind_of,
    speaker,
    talking_of,
    turn_of,
    words_of,
)
from spellhall.bots.tempers import TEMPERS
from spellhall.bots.worlds import Worlds
from spellhall.engine.claims import Claim
from spellhall.engine.info import GameInfo
from spellhall.engine.laws import Start, begin
from spellhall.engine.steps import State
from spellhall.games.castle.cards import MONSTER
from spellhall.games.castle.state import FIRST_CHARACTER
from spellhall.games.magelight.cards import IS_SPY
from spellhall.lab.play import new_run, play_one
from spellhall.words import words
from tests.bots.test_honesty import twin_of
from tests.every import FINISHED

TALKATIVE = ["magelight", "castle", "nytherria", "magecraft", "magewars"]
SEATS = {"magelight": 5, "castle": 4, "nytherria": 3, "magecraft": 3, "magewars": 3}


class Overheard:
    """A game of bots, played on turn by turn, with what was claimed before."""

    def __init__(self, name: str, seed: int, level: str = "random", options: dict[str, str] | None = None) -> None:
        self.game = spellhall.new(name, SEATS[name], seed, options)
        self.bots = [make_bot(level, f"{seed} {seat}") for seat in range(self.game.seats)]
        self.talk = Conversation(self.game, Random(seed), dict.fromkeys(range(self.game.seats), (2.0, "")))
        self.since = 0

    def turn(self) -> bool:
        """Play a turn; whether there is another one."""
        before, self.since = turn_of(self.game), self.game.number
        while self.game.decision and turn_of(self.game) == before:
            seat = Seat(self.game, self.talk.claims)
            self.game.play(self.bots[seat.seat].choose(seat))
            if self.game.decision:
                self.talk.after_move(self.game)
        return self.game.decision is not None

    def words(self, game: Game, seat: int, seed: int = 5) -> Any:
        return words_of(game, seat, self.talk.claims, self.since, Random(seed))


@pytest.mark.parametrize("name", TALKATIVE)
def test_the_same_words_in_worlds_that_a_seat_cannot_tell_apart(name: str) -> None:
    rng = Random(1)
    said = differ = 0
    overheard = Overheard(name, 3)
    for _ in range(14):
        if not overheard.turn():
            break
        game = overheard.game
        for seat in range(game.seats):
            twin = twin_of(game, seat, rng)
            differ += any(twin.view(other) != game.view(other) for other in range(game.seats) if other != seat)
            found = overheard.words(game, seat)
            assert found == overheard.words(twin, seat)
            said += found is not None
    assert differ, "these tables do not differ: the test could not fail"
    assert said, "nobody said anything: the test could not fail"


def test_a_leak_into_words_would_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def as_it_is(self: GameInfo[Any], s: State, seat: int | None, rng: Random) -> State:
        rng.random()
        return s.copy()

    monkeypatch.setattr(GameInfo, "determinize", as_it_is)
    overheard = Overheard("magelight", 3)
    rng = Random(1)
    caught = 0
    for _ in range(14):
        overheard.turn()
        for seat in range(5):
            monkeypatch.undo()
            twin = twin_of(overheard.game, seat, rng)
            monkeypatch.setattr(GameInfo, "determinize", as_it_is)
            caught += overheard.words(overheard.game, seat) != overheard.words(twin, seat)
    assert caught


@pytest.mark.parametrize("name", ["magelight", "castle"])
def test_who_hides_believes_what_everybody_could(name: str) -> None:
    """The worlds out of which an Infiltrator or the Monster speaks are the same whoever its fellows are and whatever it
    holds; in all of them it is somebody honest.
    """
    rng = Random(2)
    looked = 0
    for seed in range(6):
        overheard = Overheard(name, seed)
        for _ in range(5):
            overheard.turn()
        game = overheard.game
        talking = talking_of(game.info)
        assert talking is not None
        for seat in range(game.seats):
            if talking.honest(game.state, seat):
                continue
            other = game.copy()
            for _ in range(200):
                other.state = game.info.determinize(game.state, None, rng)
                if not talking.honest(other.state, seat) and hidden(other) != hidden(game):
                    break
            else:
                continue
            one, two = (mind_of(each, seat, (), overheard.since, Random(7), talking) for each in (game, other))
            assert one is not None
            assert two is not None
            assert one.hides
            assert one.weights == two.weights
            assert [hidden_of(world) for world in one.worlds] == [hidden_of(world) for world in two.worlds]
            assert all(talking.honest(world, seat) for world in one.worlds)
            looked += 1
    assert looked


def hidden(game: Game) -> list[int]:
    return hidden_of(game.state)


def hidden_of(s: Any) -> list[int]:
    """Who everybody is."""
    return list(s.role) if hasattr(s, "role") else list(s.kind[FIRST_CHARACTER:])


def test_an_infiltrator_never_accuses_another_one() -> None:
    accusations = 0
    for seed in range(3):
        overheard = Overheard("magelight", seed, "greedy")
        while overheard.turn():
            pass
        role = hidden(overheard.game)
        for claim in overheard.talk.claims:
            accuses = claim.kind == "suspect" or claim.about.get("role") == "infiltrator"
            if accuses and "seat" in claim.about:
                accusations += 1
                assert not (IS_SPY[role[claim.seat]] and IS_SPY[role[int(claim.about["seat"])]]), claim
            if claim.kind == "i_am":
                own = overheard.game.info.cards[role[claim.seat]].id
                assert (claim.about["role"] == own) == (not IS_SPY[role[claim.seat]]), "its own name, or its Cover's"
    assert accusations > 5


def test_the_monster_serves_a_faction_and_keeps_to_it() -> None:
    found = 0
    for seed in range(8):
        overheard = Overheard("castle", seed)
        monster = next((seat for seat, who in enumerate(hidden(overheard.game)) if who == MONSTER), None)
        if monster is None:
            continue
        for _ in range(20):
            if not overheard.turn():
                break
        claims = [claim for claim in overheard.talk.claims if claim.seat == monster]
        said = {claim.about["faction"] for claim in claims if "faction" in claim.about}
        assert len(said) <= 1
        found += bool(said)
    assert found


@pytest.mark.parametrize("name", TALKATIVE)
def test_bots_speak_seldom_to_the_point_and_in_both_languages(name: str) -> None:
    overheard = Overheard(name, 4)
    turns = 0
    while overheard.turn() and turns < 60:
        turns += 1
    claims, game = overheard.talk.claims, overheard.game
    assert 0 < len(claims) <= turns
    assert len({(claim.seat, claim.kind, *claim.about.items()) for claim in claims}) == len(claims), "nothing twice"
    for claim in claims:
        game.info.claims.check(claim.kind, claim.about, game.options, game.seats, claim.seat)
        said = [words(name, language).say(claim.said, [f"Name {n}" for n in range(9)]) for language in ("en", "de")]
        assert said[0] != said[1]
        assert "<" not in "".join(said)


def test_who_speaks_is_drawn_by_how_much_they_talk() -> None:
    rng = Random(3)
    drawn = [speaker(rng.random, {0: 0.4, 2: 1.8}) for _ in range(4000)]
    assert drawn.count(2) > 3 * drawn.count(0) > 0
    assert drawn.count(None) > 0
    assert speaker(rng.random, {}) is None
    often = [speaker(rng.random, {1: 9.0}) for _ in range(4000)]
    assert often.count(None) > (1 - MOST_A_TURN) * 3000


def test_with_plain_roles_nobody_says_who_they_are_but_a_guildmage() -> None:
    overheard = Overheard("magelight", 1, options={"roles": "plain"})
    for _ in range(10):
        overheard.turn()
    names = {claim.about["role"] for claim in overheard.talk.claims if "role" in claim.about}
    assert names
    assert names <= {"guildmage", "infiltrator"}


def test_voices_are_those_of_temperaments_and_of_claims_there_are() -> None:
    kinds = {kind for info in FINISHED.values() for kind in info.claims.kinds}
    assert set(VOICES) <= set(TEMPERS)
    assert {kind for voice in VOICES.values() for kind in voice} <= kinds


def test_words_count_in_worlds_and_a_seen_lie_counts_less() -> None:
    """What others say makes worlds in which they are right more frequent; whoever was seen to lie is heeded less."""
    info = spellhall.game_info("magelight")
    roles = {"P1": "archmage", "P2": "warden", "P3": "page_thief", "P4": "healer", "P5": "turncoat"}
    game = begin(info, Start(5, {"first_player": "0"}, {"revealed": "P5", "role": roles}), 1)
    decision = game.decision
    assert decision is not None
    me = decision.seat
    by, to = [seat for seat in range(5) if seat not in (me, 4)][:2]
    saw = Claim(by, "saw", {"seat": to, "role": "infiltrator"})
    lie = Claim(by, "saw", {"seat": 4, "role": "guildmage"})
    heard = [*game.heard(me), ("revealed_role", (4, hidden(game)[4]))]

    def spy_in(claims: list[Claim]) -> float:
        heed = info.talking.heed if info.talking is not None else None
        assert heed is not None
        weigh = heed(claims, heard, me)
        rng = Random(4)
        worlds = [info.determinize(game.state, me, rng) for _ in range(400)]
        whole = sum(weigh(world) for world in worlds)
        return sum(weigh(world) for world in worlds if IS_SPY[world.role[to]]) / whole

    silent, told, doubted = spy_in([]), spy_in([saw]), spy_in([lie, saw])
    assert doubted < told
    assert silent < told
    assert spy_in([Claim(me, "saw", {"seat": to, "role": "infiltrator"})]) == silent, "one's own words prove nothing"

    seat = Seat(game, [saw])
    source = Worlds(seat, Random(1))
    heeding = sum(IS_SPY[hidden_of(source.deal())[to]] for _ in range(400)) / 400
    assert heeding > silent


def test_simulations_talk_only_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def listening(game: Game, seat: int, *rest: Any) -> Any:
        asked.append(seat)
        return words_of(game, seat, *rest)

    monkeypatch.setattr("spellhall.bots.talk.words_of", listening)
    for talk in (False, True):
        play_match(schedule("nytherria", 3, ["random", "gentle"], 1, "x", talk=talk)[0])
        assert bool(asked) == talk
        asked.clear()
        run = new_run("nytherria", 3, "random", 1, "x", talk=talk)
        assert not play_one(run, 0).broke
        assert bool(asked) == talk
        assert run.as_data().get("talk", False) == talk
        asked.clear()
