"""How a search thinks where a turn has several parts: plans, followed for some turns of imagined play."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import spellhall
from spellhall import Game
from spellhall.bots import Budget, Seat, make_bot
from spellhall.bots.judge import Judge
from spellhall.bots.search import Searcher, think
from spellhall.bots.turns import FEWEST_TRIES, MOST_TRIES, NARROWEST, WIDEST, Turns
from spellhall.bots.worlds import Worlds
from spellhall.engine.steps import State
from spellhall.games.castle.cards import CHARACTERS, OUTCOMES, RITUALS
from spellhall.games.castle.state import FIRST_CHARACTER, Castle
from tests.games.castle.tools import written

EAGLES_RULE_KIDA = """bell:   E E e | d w d | w w e
                      book:   e d d | w c e | d w e
                      candle: w w d | e d d | w s a"""
NUMBER = {character.id: number for number, character in enumerate(CHARACTERS)}
RITUAL_IDS = [ritual.id for ritual in RITUALS]
P1, P2 = 0, 1


def late(tableau: str = EAGLES_RULE_KIDA, turn: int = P1) -> Game:
    """One outcome card is left. At present the outcome is banished: the eagles rule Kida, and nobody else anything."""
    scenario = {
        "tableau": tableau,
        "known": "all",
        "characters": "1=wizard_wolf_sorrell",
        "outcomes": dict(zip(RITUAL_IDS, (outcome.id for outcome in OUTCOMES), strict=True)),
        "turned": [ritual for ritual in RITUAL_IDS if ritual != "ringing_open_lit"],
        "turn": f"P{turn + 1}",
        "turns": 8,
    }
    return spellhall.new("castle", 4, 1, scenario=written(scenario))


def turns_of(game: Game, iterations: int) -> Turns:
    seat = Seat(game)
    rng = Random(1)
    clock = Budget(worlds=iterations).start()
    turns = Turns(game.info, seat.seat, rng)
    turns.clock = clock
    think(turns, Worlds(seat, rng), clock)
    return turns


def casts(who: str) -> int:
    """How often of 60 times P2, being that, casts the spell, as P1 imagines it."""
    game = late(turn=P2)
    turns = Turns(game.info, P1, Random(1))
    found = 0
    for _ in range(60):
        world = game.state.copy()
        assert isinstance(world, Castle)
        world.kind[FIRST_CHARACTER + P2] = NUMBER[who]
        turns._reply(world)
        found += world.result is not None
    return found


def test_who_would_win_casts_the_spell_and_who_would_not_does_not() -> None:
    assert casts("wizard_eagle_kida") > 40
    assert casts("wizard_dragon_kida") < 15
    assert casts("wizard_wolf_marus") < 15


def test_who_plays_on_in_a_world_does_not_know_it() -> None:
    """P2 chooses as P2 sees the world: the others' characters are dealt anew each time."""
    game = late(turn=P2)
    seen = Counter[tuple[int, ...]]()

    turns = Turns(game.info, P1, Random(1))
    judge = turns._judge_fully

    def watch(s: State) -> list[float]:
        assert isinstance(s, Castle)
        seen[tuple(s.kind[FIRST_CHARACTER:])] += 1
        return judge(s)

    turns._judge_fully = watch
    own = game.state.copy()
    assert isinstance(own, Castle)
    for _ in range(20):
        turns._reply(own.copy())
    assert {characters[P2] for characters in seen} == {own.kind[FIRST_CHARACTER + P2]}
    assert len({characters[P1] for characters in seen}) > 3
    assert len({characters[2] for characters in seen}) > 3


PAWNS_OUT = """bell:   E1 E e | d w d | w w e
               book:   e1 d d | w c e2 | d w e2
               candle: w3 w d3 | e4 d d | w s4 a"""


def test_every_turn_is_a_plan_and_the_same_flips_in_another_order_are_one() -> None:
    """19 shrines have no pawn. With one pawn P1 can flip these and the one just left, with both two of 21."""
    turns = turns_of(late(PAWNS_OUT), 1)
    moves = [trial.moves for trial in turns._trials]
    assert Counter(plan[:2] for plan in moves) == {
        ("advance", "turn ringing_open_lit"): 1,
        ("manipulate", "pick bell1"): 20,
        ("manipulate", "pick book1"): 20,
        ("manipulate", "pick both"): 21 * 20 // 2,
    }
    assert len({tuple(sorted(plan)) for plan in moves}) == len(moves)


def test_a_plan_ends_where_chance_speaks() -> None:
    hidden = PAWNS_OUT.replace("w c e2", "? c e2")
    turns = turns_of(late(hidden), 1)
    both = [trial.moves for trial in turns._trials if trial.moves[1:2] == ("pick both",)]
    assert ("manipulate", "pick both", "flip book4") in both
    assert not any("flip book4" in plan[:-1] for plan in both)


def test_few_plans_are_followed_and_fewer_often() -> None:
    turns = turns_of(late(PAWNS_OUT), 3000)
    assert len(turns._trials) == WIDEST
    followed = sorted((trial.followed for trial in turns._trials), reverse=True)
    assert followed[0] > followed[-1] > 0
    assert sum(followed) > 200
    assert turns._open >= NARROWEST
    assert {trial.moves[0] for trial in turns._trials} == {"manipulate", "advance"}, "each move has a plan"
    assert all(trial.followed == 0 for trial in turns._left_out)


def test_the_longer_one_thinks_the_more_carefully_everybody_replies() -> None:
    """In a turn as it is imagined after many passes, P2 looks at more turns than in one after a few."""
    looked = []
    for iterations in (600, 3000):
        turns = turns_of(late(PAWNS_OUT), iterations)
        judge = turns._judge_fully
        seen = 0

        def watch(s: State, judge: Judge = judge) -> list[float]:
            nonlocal seen
            seen += 1
            return judge(s)

        turns._judge_fully = watch
        turns._reply(late(turn=P2).state)
        looked.append(seen)
    assert FEWEST_TRIES <= looked[0] < looked[1] <= MOST_TRIES


def test_the_iterations_are_as_many_as_were_asked_for() -> None:
    for iterations in (400, 1500):
        turns = turns_of(late(PAWNS_OUT), iterations)
        tried = sum(trial.looks + trial.followed for trial in (*turns._trials, *turns._left_out))
        assert tried == iterations or turns.is_settled(turns.clock)


def test_what_was_thought_of_a_turn_is_kept_to_its_end() -> None:
    game = late(PAWNS_OUT)
    bot = make_bot("search:600", 1)
    assert isinstance(bot, Searcher)
    assert bot.choose(Seat(game)) == "manipulate"
    game.play("manipulate")
    kept = bot._turns
    assert kept is not None
    known = {trial.moves: trial.followed for trial in kept._trials}
    assert known
    assert sum(known.values()) > 20
    chosen = bot.choose(Seat(game))
    assert bot._turns is kept
    for trial in kept._trials:
        assert trial.followed >= known[chosen, *trial.moves]


def test_after_luck_has_spoken_a_search_begins_anew() -> None:
    game = spellhall.new("castle", 4, 1)
    bot = make_bot("search:60", 1)
    assert isinstance(bot, Searcher)
    game.play("manipulate")
    game.play("pick both")
    game.play(bot.choose(Seat(game)))
    before = bot._turns
    game.play(bot.choose(Seat(game)))
    assert bot._turns is not before


@pytest.mark.parametrize("iterations", [50, 2000])
def test_who_wins_by_casting_does_so(iterations: int) -> None:
    """P1 holds two pieces of regalia, and no country is ruled."""
    tableau = """bell:   e e e | d w d | w w e
                 book:   e d d | w c1 e | d w e
                 candle: w w d | e d d2 | w s1 a"""
    game = late(tableau)
    bot = make_bot(f"search:{iterations}", 1)
    assert bot.choose(Seat(game)) == "advance"
