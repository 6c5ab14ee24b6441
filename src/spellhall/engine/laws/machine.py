"""Laws of the machine: games end, replay, copy and ask as they should."""

from __future__ import annotations

import json
import random
from random import Random
from typing import Any, Final

from spellhall.engine.errors import IllegalMove
from spellhall.engine.game import Game
from spellhall.engine.info import GameInfo
from spellhall.engine.laws.playing import (
    BEGINNING,
    EARLY,
    Broken,
    Start,
    begin,
    breach,
    encode,
    viewers,
    walk,
    worth_a_look,
)
from spellhall.engine.record import parse, replay, verify
from spellhall.engine.snapshot import restore, snapshot
from spellhall.engine.steps import State, apply, legal
from spellhall.engine.views import DecisionView, View

MOST_MOVES: Final = 200


def ends(info: GameInfo[Any], setup: Start, seed: int) -> None:
    """Every random game ends, with winners among the seats and a score for each."""
    game = begin(info, setup, seed)
    for _ in walk(game, Random(seed)):
        if game.result is not None:
            raise breach(game, "has a result while somebody is asked")
    result = game.result
    if result is None or not result.winners or not result.reason:
        raise breach(game, f"ended without a proper result: {result}")
    if len(result.scores) != game.seats or not set(result.winners) <= set(range(game.seats)):
        raise breach(game, f"the result does not fit {game.seats} seats: {result}")


def keeps_its_own_laws(info: GameInfo[Any], setup: Start, seed: int) -> None:
    """The game's own laws (every card in one place, scores add up) hold at every question, those
    put to chance included.
    """
    rng = Random(seed)
    s = info.begin(setup.seats, info.read_options(setup.options), info.read_scenario(setup.scenario))
    while True:
        for law in info.laws:
            law(s)
        if s.ask is None:
            return
        apply(s, rng.choice(legal(s)))


def replays(info: GameInfo[Any], setup: Start, seed: int) -> None:
    """A record gives the same game byte for byte, from any point on, and proves to be honest."""
    rng = Random(seed)
    game = begin(info, setup, seed)
    moments: list[Game] = []
    for _ in walk(game, rng):
        if rng.random() < 0.1:
            moments.append(game.copy())
    record = parse(json.dumps(game.record()))
    if replay(info, record).record() != game.record():
        raise breach(game, "a replay gives another record")
    for then in [game, *moments[-2:], *moments[:3]]:
        again = replay(info, record, then.number)
        if any(encode(again.view(viewer)) != encode(then.view(viewer)) for viewer in viewers(game)):
            raise breach(game, f"a replay up to answer {then.number} gives other views")
    verify(info, record)


def same_seed_same_game(info: GameInfo[Any], setup: Start, seed: int) -> None:
    """Two games with one seed and the same moves are the same; the world's own random generator is
    neither used nor touched.
    """
    before = random.getstate()
    one, other = begin(info, setup, seed), begin(info, setup, seed)
    for _ in walk(one, Random(seed)):
        pass
    if random.getstate() != before:
        raise breach(one, "the world's own random generator was used")
    random.seed(seed)
    for _ in walk(other, Random(seed)):
        pass
    random.setstate(before)
    if one.record() != other.record():
        raise breach(one, "the same seed and moves gave two different games")


def copies_never_change(info: GameInfo[Any], setup: Start, seed: int) -> None:
    """Nothing that happens in a game changes an older copy of it."""
    kept: list[tuple[State, str, Game, bytes]] = []
    rng = Random(seed)
    game = begin(info, setup, seed)
    for _ in walk(game, rng):
        if not worth_a_look(game, rng):
            continue
        copy = game.copy()
        kept.append((game.state.copy(), json.dumps(snapshot(game.state)), copy, _looks(copy)))
    for state, was, copy, view in kept:
        if json.dumps(snapshot(state)) != was or _looks(copy) != view:
            raise breach(game, f"a copy made after {copy.number} answers has changed since: a list is shared")


def _looks(game: Game) -> bytes:
    return encode(game.view(0, game.number - EARLY))


def is_plain_data(info: GameInfo[Any], setup: Start, seed: int) -> None:
    """At every question the state goes into JSON and back, and plays on like the original."""
    rng = Random(seed)
    s = info.begin(setup.seats, info.read_options(setup.options), info.read_scenario(setup.scenario))
    twin = s.copy()
    count = 0
    while s.ask is not None:
        count += 1
        if count < BEGINNING or count % 7 == 0:
            text = json.dumps(snapshot(s))
            twin = restore(info.state, info.book, json.loads(text))
            if json.dumps(snapshot(twin)) != text:
                raise Broken(f"{info.title}: a state changed on its way through JSON: {text}")
        answer = rng.choice(legal(s))
        apply(s, answer)
        apply(twin, answer)
    if snapshot(twin) != snapshot(s):
        raise Broken(f"{info.title}: a state restored from JSON went on differently")


def asks_well(info: GameInfo[Any], setup: Start, seed: int) -> None:
    """Only the asked seat has moves; they are few, different, readable, and all are listed in the
    question's table. What they touch can be clicked. Views are JSON and looking
    changes nothing.
    """
    rng = Random(seed)
    game = begin(info, setup, seed)
    for _ in walk(game, rng):
        decision = game.decision
        assert decision is not None
        moves = decision.moves
        if not moves or len(moves) > MOST_MOVES or len(set(moves)) != len(moves):
            raise breach(game, f"{decision.name} offers {len(moves)} moves, {len(set(moves))} different ones")
        passing = info.book.questions[decision.name].passing
        if passing and passing not in moves:
            raise breach(game, f"{decision.name} is a window, but {passing!r} is not offered")
        if not worth_a_look(game, rng):
            continue
        was = snapshot(game.state)
        for viewer in viewers(game):
            view = game.view(viewer, game.number)
            if json.loads(encode(view)) != view:
                raise breach(game, f"the view of {viewer} is not plain JSON")
            shown = view["decision"]
            assert shown is not None
            if viewer != decision.seat and set(shown) != {"seat"}:
                raise breach(game, f"{viewer} is shown the moves of {decision.seat}")
            if viewer == decision.seat and [move["move"] for move in shown["moves"]] != moves:
                raise breach(game, f"the view of {viewer} shows other moves than the decision")
            if viewer == decision.seat:
                _check_touches(game, view, shown)
        if snapshot(game.state) != was:
            raise breach(game, "looking at the game has changed it")


def _check_touches(game: Game, view: View, shown: DecisionView) -> None:
    """What a move touches is there to be clicked."""
    things = {f"seat{seat}" for seat in range(game.seats)} | {zone["id"] for zone in view["zones"]}
    things |= {card["id"] for zone in view["zones"] for card in zone["cards"] if "id" in card}
    for move in shown["moves"]:
        if not set(move["touches"]) <= things or len(set(move["touches"])) != len(move["touches"]):
            raise breach(game, f"{move['move']!r} touches {move['touches']}, which the view does not show (once)")


def refuses_illegal_moves(info: GameInfo[Any], setup: Start, seed: int) -> None:
    """A move that is not legal now raises IllegalMove, which names the seat and a legal move; the
    game does not change.
    """
    rng = Random(seed)
    game = begin(info, setup, seed)
    tokens = [token for question in info.book.questions.values() for token in question.tokens.values()]
    for _ in walk(game, rng):
        decision = game.decision
        assert decision is not None
        moves = decision.moves
        bad = rng.choice([*tokens, "", "no such move", moves[0] + " ", moves[0].upper() + "!"])
        if bad in moves or not worth_a_look(game, rng):
            continue
        was = encode([snapshot(game.state), game.record()])
        try:
            game.play(bad)
        except IllegalMove as error:
            if f"P{decision.seat + 1}" not in str(error) or moves[0] not in str(error) or repr(bad) not in str(error):
                raise breach(game, f"the refusal of {bad!r} does not say who is asked what: {error}") from None
        else:
            raise breach(game, f"{bad!r} was accepted, though {decision.name} does not offer it")
        if encode([snapshot(game.state), game.record()]) != was:
            raise breach(game, f"refusing {bad!r} has changed the game")
