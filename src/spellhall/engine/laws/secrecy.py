"""Laws of secrecy: what a seat cannot know, nothing tells it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from spellhall.engine.cards import UNDRAWN, Cards
from spellhall.engine.game import Game
from spellhall.engine.info import GameInfo
from spellhall.engine.knowledge import can_tell_apart, concerned, has_seen_more
from spellhall.engine.laws.playing import (
    BEGINNING,
    EARLY,
    Start,
    begin,
    breach,
    encode,
    viewers,
    walk,
    worth_a_look,
)
from spellhall.engine.snapshot import snapshot
from spellhall.engine.steps import CHANCE, bit, legal, play_out

MANY_STATES: Final = 8


def views_do_not_leak(info: GameInfo[Any], setup: Start, seed: int) -> None:
    """Whatever the viewer cannot know may be otherwise, and the view stays the same to the byte:
    zones, counters, facts, prompt, moves, ids, news and so its size.
    """
    rng = Random(seed)
    game = Game.begin(info, setup.seats, seed, setup.options, setup.scenario, settled=False)
    while game.state.ask is not None:
        if worth_a_look(game, rng) and (game.state.ask[0] != CHANCE or rng.random() < 0.2):
            leak_at(game, rng)
        game.answer(rng.choice(legal(game.state)))
    leak_at(game, rng)


def leak_at(game: Game, rng: Random) -> None:
    """The leak law at one moment, for every viewer."""
    for viewer in viewers(game):
        since = 0 if game.result else game.number  # the log is told once, see news_does_not_leak
        view = game.view(viewer, since)
        other = game.determinize(viewer, rng).view(viewer, since)
        if encode(view) != encode(other):
            where = ", ".join(_differences(view, other))
            raise breach(game, f"the view of {viewer} tells what they cannot know: {where}")


def _differences(one: Any, other: Any, path: str = "") -> Iterator[str]:
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key in one:
            yield from _differences(one[key], other[key], f"{path}.{key}" if path else key)
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for at, (a, b) in enumerate(zip(one, other, strict=True)):
            yield from _differences(a, b, f"{path}[{at}]")
    elif one != other:
        yield f"{path} is {one!r} or {other!r}"


def news_does_not_leak(info: GameInfo[Any], setup: Start, seed: int) -> None:
    """If, after an answer, the viewer sees the same table in two worlds, they were told the same in
    both: news says nothing that the view does not show.
    """
    rng = Random(seed)
    game = Game.begin(info, setup.seats, seed, setup.options, setup.scenario, settled=False)
    while game.state.ask is not None:
        answer = rng.choice(legal(game.state))
        if worth_a_look(game, rng):
            news_leak_after(game, answer, rng)
        game.answer(answer)


def news_leak_after(game: Game, answer: Any, rng: Random) -> None:
    """The law about news, for one answer (of a player or of chance) and every viewer.

    One answer at a time: after two, the same cards may have come in another order, and the viewer
    has every right to know which came first.
    """
    after = game.copy()
    after.answer(answer)
    for viewer in viewers(game):
        seen, told = _seen_and_told(after, viewer, game.number)
        # A player's choice may be public without a trace in the view, chance's answer may not: so
        # there it may also be another. One that cannot be given there is replaced by any.
        for same in (True, False) if game.state.ask and game.state.ask[0] == CHANCE else (True,):
            world = game.determinize(viewer, rng)
            there = legal(world.state)
            world.answer(answer if same and answer in there else rng.choice(there))
            seen_there, told_there = _seen_and_told(world, viewer, game.number)
            if seen == seen_there and told != told_there:
                what = f"after {answer!r} the news tells {viewer} what they cannot know"
                raise breach(game, f"{what}: {told!r} or {told_there!r}")


def _seen_and_told(game: Game, viewer: int | None, since: int) -> tuple[bytes, bytes]:
    view = game.view(viewer, since)
    return encode({**view, "news": []}), encode(view["news"])


def taking_back_tells_nothing(info: GameInfo[Any], setup: Start, seed: int) -> None:
    """Whether a move may be taken back, and who must agree, is the same in two games that its player cannot tell apart.
    And where the masks say that the player has learnt nothing since, that is so: else secrets lie beyond the masks, and
    the game must say so (``beyond_masks``).
    """
    rng = Random(seed)
    game = begin(info, setup, seed)
    moments: list[Game] = []
    for _ in walk(game, rng):
        if moments and game.number > moments[-1].number + 1:
            moments.clear()  # chance has answered: nothing before it is ever taken back
        elif moments and worth_a_look(game, rng):
            taken_back_at(game, moments, rng)
        moments.append(game.copy())


def taken_back_at(game: Game, moments: Sequence[Game], rng: Random) -> None:
    """The law about taking back, at one moment. ``moments`` are the games before each of the last moves."""
    seat = rng.choice([decision.seat for moment in moments if (decision := moment.decision)])
    first = max(at for at, moment in enumerate(moments) if moment.decision and moment.decision.seat == seat)
    before = moments[first]
    learnt = has_seen_more([*(moment.state for moment in moments[first:]), game.state], seat)
    there = before.determinize(seat, rng)
    world = there.copy()
    tells, states = can_tell_apart(world, game, game.moves[before.number :], seat)
    what = f"the move of seat {seat} after answer {before.number}"
    if tells and not learnt and not game.info.beyond_masks:
        raise breach(game, f"since {what} that seat has learnt a secret of which no mask knows: is beyond_masks True?")
    if not tells and has_seen_more(states, seat) != learnt:
        raise breach(game, f"whether {what} may be taken back tells that seat a card")
    if not tells and not learnt and concerned(there, world) != concerned(before, game):
        raise breach(game, f"who must agree that {what} is taken back tells that seat a secret")


def what_is_hidden_is_dealt_anew(info: GameInfo[Any], setup: Start, seed: int) -> None:
    """No card whose face the viewer does not know has its true face in every world dealt for them:
    else the other laws of secrecy would hold for nothing. (In a position with few cards left, all
    that is hidden may follow from what is known; so it is played from the start.)
    """
    rng = Random(seed)
    game = begin(info, Start(setup.seats, setup.options), seed)
    kept: Counter[tuple[int | None, int]] = Counter()
    changed: set[tuple[int | None, int]] = set()
    for _ in walk(game, rng):
        if not isinstance(game.state, Cards) or game.number >= BEGINNING:
            break
        for viewer in viewers(game):
            hidden, other = _dealt_anew(game, viewer, rng)
            changed |= {(viewer, card) for card in other}
            if game.number < (BEGINNING if other else EARLY):  # late, what is hidden may follow from the rest
                kept.update((viewer, card) for card in hidden - other)
    for (viewer, card), states in kept.items():
        if states >= MANY_STATES and (viewer, card) not in changed:
            raise breach(game, f"card {card}, hidden from {viewer}, had its true face in all worlds of {states} states")


def _dealt_anew(game: Game, viewer: int | None, rng: Random) -> tuple[set[int], set[int]]:
    """The cards hidden from the viewer, and those among them that differ in one of a few worlds."""
    s = game.state
    assert isinstance(s, Cards)
    hidden = {card for card, kind in enumerate(s.kind) if kind != UNDRAWN and not s.seen[card] & bit(viewer)}
    other: set[int] = set()
    for _ in range(3):
        world = game.determinize(viewer, rng).state
        assert isinstance(world, Cards)
        other |= {card for card in hidden if world.kind[card] != s.kind[card]}
    return hidden, other


def worlds_tell_nothing(info: GameInfo[Any], setup: Start, seed: int) -> None:
    """The worlds that a seat is given come from what it knows and from the random stream alone: from
    two games that it cannot tell apart, the same stream deals the same world.
    """
    rng = Random(seed)
    game = begin(info, setup, seed)
    for _ in walk(game, rng):
        if not worth_a_look(game, rng):
            continue
        viewer = rng.choice(viewers(game))
        stream = rng.getrandbits(32)
        other = game.determinize(viewer, rng)
        one, two = (snapshot(each.determinize(viewer, Random(stream)).state) for each in (game, other))
        if one != two:
            where = ", ".join(_differences(one, two))
            raise breach(game, f"the worlds dealt for {viewer} depend on what they cannot know: {where}")


def worlds_play_on(info: GameInfo[Any], setup: Start, seed: int) -> None:
    """A determinized world is a game like any other: it keeps the game's laws and plays to the end."""
    rng = Random(seed)
    game = begin(info, setup, seed)
    for _ in walk(game, rng):
        if rng.random() < 0.15 and worth_a_look(game, rng):
            viewer = rng.choice(viewers(game))
            world = game.determinize(viewer, rng).state
            for law in info.laws:
                law(world)
            play_out(world, rng.random)
            for law in info.laws:
                law(world)
            if world.result is None:
                raise breach(game, f"a world dealt for {viewer} after {game.number} answers did not end")
