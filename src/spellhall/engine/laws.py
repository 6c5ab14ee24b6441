"""The laws: what must be true of every game, checked by playing it.

Each law takes a game, a setup and a seed, plays at random and raises ``Broken`` when the law is.
The test suite runs all of them on every game at every number of seats and over its options; they
ship with the package so that whoever writes a game can run them too.
"""

from __future__ import annotations

import json
import random
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from types import CodeType, FrameType
from typing import Any, Final

from spellhall.engine.cards import UNDRAWN, Cards
from spellhall.engine.errors import IllegalMove
from spellhall.engine.game import Game
from spellhall.engine.info import GameInfo
from spellhall.engine.knowledge import can_tell_apart, concerned, has_seen_more
from spellhall.engine.record import parse, replay, verify
from spellhall.engine.sight import OVER, Shown
from spellhall.engine.snapshot import restore, snapshot
from spellhall.engine.steps import CHANCE, State, apply, bit, legal, play_out
from spellhall.engine.views import DecisionView, View

MOST_MOVES: Final = 200
MOST_ANSWERS: Final = 100_000
MANY_STATES: Final = 8
EARLY: Final = 20
BEGINNING: Final = 80


class Broken(AssertionError):
    """A game breaks a law; the message says which, where, and how to get there."""


@dataclass(frozen=True)
class Start:
    """How a game is set up for a law."""

    seats: int
    options: Mapping[str, object] = field(default_factory=dict)
    scenario: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        words = [f"{self.seats} seats", *(f"{name}={value}" for name, value in self.options.items())]
        return ", ".join(words + (["scenario"] if self.scenario else []))


Law = Callable[[GameInfo[Any], Start, int], None]


def setups(info: GameInfo[Any]) -> Iterator[Start]:
    """Every number of seats with the defaults, then every other value of every option, then the
    positions that the game names because random play would hardly reach them.
    """
    low, high = info.players
    for seats in range(low, high + 1):
        yield Start(seats)
    other = [(option, value) for option in info.options for value in option.values[1:]]
    for number, (option, value) in enumerate(other):
        seats = low + number % (high - low + 1)
        yield Start(seats if option.fits(value, seats) else high, {option.name: value})
    for seats, options, scenario in info.positions:
        yield Start(seats, options, scenario)


def begin(info: GameInfo[Any], setup: Start, seed: int) -> Game:
    """A game of that setup."""
    return Game.begin(info, setup.seats, seed, setup.options, setup.scenario)


def walk(game: Game, rng: Random) -> Iterator[Game]:
    """Play at random to the end; yields the game at every decision, before the move is made."""
    while game.decision is not None:
        yield game
        game.play(rng.choice(game.decision.moves))
        if game.number > MOST_ANSWERS:
            raise Broken(f"{game.info.title} has not ended after {MOST_ANSWERS} answers: seed {game.seed}")


def worth_a_look(game: Game, rng: Random) -> bool:
    """Whether a dear law looks at this moment: at all in the beginning, at every tenth later on."""
    return game.number < BEGINNING or rng.random() < 1 / 10


def encode(data: object) -> bytes:
    """Data as the bytes that would be sent."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def _viewers(game: Game) -> list[int | None]:
    return [None, *range(game.seats)]


def _say(game: Game, complaint: str) -> Broken:
    record = json.dumps(game.record() if game.moves else {"seed": game.seed})
    return Broken(f"{game.info.title}: {complaint}\nrecord: {record}")


# Laws of the machine


def ends(info: GameInfo[Any], setup: Start, seed: int) -> None:
    """Every random game ends, with winners among the seats and a score for each."""
    game = begin(info, setup, seed)
    for _ in walk(game, Random(seed)):
        if game.result is not None:
            raise _say(game, "has a result while somebody is asked")
    result = game.result
    if result is None or not result.winners or not result.reason:
        raise _say(game, f"ended without a proper result: {result}")
    if len(result.scores) != game.seats or not set(result.winners) <= set(range(game.seats)):
        raise _say(game, f"the result does not fit {game.seats} seats: {result}")


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
        raise _say(game, "a replay gives another record")
    for then in [game, *moments[-2:], *moments[:3]]:
        again = replay(info, record, then.number)
        if any(encode(again.view(viewer)) != encode(then.view(viewer)) for viewer in _viewers(game)):
            raise _say(game, f"a replay up to answer {then.number} gives other views")
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
        raise _say(one, "the world's own random generator was used")
    random.seed(seed)
    for _ in walk(other, Random(seed)):
        pass
    random.setstate(before)
    if one.record() != other.record():
        raise _say(one, "the same seed and moves gave two different games")


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
            raise _say(game, f"a copy made after {copy.number} answers has changed since: a list is shared")


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
            raise _say(game, f"{decision.name} offers {len(moves)} moves, {len(set(moves))} different ones")
        passing = info.book.questions[decision.name].passing
        if passing and passing not in moves:
            raise _say(game, f"{decision.name} is a window, but {passing!r} is not offered")
        if not worth_a_look(game, rng):
            continue
        was = snapshot(game.state)
        for viewer in _viewers(game):
            view = game.view(viewer, game.number)
            if json.loads(encode(view)) != view:
                raise _say(game, f"the view of {viewer} is not plain JSON")
            shown = view["decision"]
            assert shown is not None
            if viewer != decision.seat and set(shown) != {"seat"}:
                raise _say(game, f"{viewer} is shown the moves of {decision.seat}")
            if viewer == decision.seat and [move["move"] for move in shown["moves"]] != moves:
                raise _say(game, f"the view of {viewer} shows other moves than the decision")
            if viewer == decision.seat:
                _check_touches(game, view, shown)
        if snapshot(game.state) != was:
            raise _say(game, "looking at the game has changed it")


def _check_touches(game: Game, view: View, shown: DecisionView) -> None:
    """What a move touches is there to be clicked."""
    things = {f"seat{seat}" for seat in range(game.seats)} | {zone["id"] for zone in view["zones"]}
    things |= {card["id"] for zone in view["zones"] for card in zone["cards"] if "id" in card}
    for move in shown["moves"]:
        if not set(move["touches"]) <= things or len(set(move["touches"])) != len(move["touches"]):
            raise _say(game, f"{move['move']!r} touches {move['touches']}, which the view does not show (once)")


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
                raise _say(game, f"the refusal of {bad!r} does not say who is asked what: {error}") from None
        else:
            raise _say(game, f"{bad!r} was accepted, though {decision.name} does not offer it")
        if encode([snapshot(game.state), game.record()]) != was:
            raise _say(game, f"refusing {bad!r} has changed the game")


# Laws of sight


def shows_as_declared(info: GameInfo[Any], setup: Start, seed: int) -> None:
    """What a view shows is what the game declares: every value is there and within its range, every zone and face is
    one of those that can be. And nothing in it is a sentence: it is all ids, keys and numbers, players' names apart.
    """
    rng = Random(seed)
    game = begin(info, setup, seed)
    for _ in walk(game, rng):
        if worth_a_look(game, rng):
            _check_sight(game, rng.choice(_viewers(game)))
    for viewer in _viewers(game):
        _check_sight(game, viewer)


def _check_sight(game: Game, viewer: int | None) -> None:
    sight = game.info.sight
    view = game.view(viewer, max(0, game.number - 1))
    if view["status"]["phase"] not in (*sight.phases, OVER):
        raise _say(game, f"phase {view['status']['phase']!r} is not declared")
    scopes: list[tuple[str, tuple[Shown, ...], dict[str, Any]]] = [("the table", sight.table, view["table"])]
    scopes += [(f"seat {seat['seat']}", sight.seats, seat["shows"]) for seat in view["seats"]]
    scopes += [("the viewer", sight.mine, view["mine"])] if viewer is not None else []
    places = {place.sort: place for place in sight.places}
    for zone in view["zones"]:
        place = places[zone["sort"]]
        faces = {face.id for face in place.only or place.faces} | {None}
        on = set(place.on.values if place.on else ()) | {None}
        for card in zone["cards"]:
            if card["face"] not in faces or any(thing["face"] not in on for thing in card.get("on", ())):
                raise _say(game, f"{zone['id']} shows {card}, which is not declared")
            if "marks" in card:
                scopes.append((f"a card of {zone['id']}", place.marks, card["marks"]))
        if place.ordered and place.most and len(zone["cards"]) > place.most and place.members is not None:
            raise _say(game, f"{zone['id']} holds {len(zone['cards'])} cards, more than the {place.most} declared")
    for zone, other in zip(view["zones"], game.view(None)["zones"], strict=False):
        if places[zone["sort"]].alike and zone != other:
            raise _say(game, f"{zone['id']} is not alike for {viewer} and for a spectator")
    shown_zones = {zone["id"] for zone in view["zones"]}
    for spot in game.info.looker(game.seats).spots:
        if spot.zone >= 0 and spot.id not in shown_zones and _lying(game, spot.zone):
            raise _say(game, f"{spot.id} is not shown, though cards lie there")
    for whose, declared, shown in scopes:
        if [value.id for value in declared] != list(shown):
            raise _say(game, f"{whose} shows {list(shown)}, but {[value.id for value in declared]} is declared")
        for value in declared:
            found = shown[value.id]
            items = [found] if not value.each else list(found.values() if isinstance(found, dict) else found)
            if not all(_fits(value, item, game.seats) for item in items):
                raise _say(game, f"{value.id} of {whose} is {found!r}, which is not a {value.type} as declared")
    for path, text in _texts({**view, "seats": [{**seat, "name": ""} for seat in view["seats"]]}):
        if not _ID.fullmatch(text):
            raise _say(game, f"{path} is a sentence and not an id: {text!r}")


def _lying(game: Game, zone: int) -> tuple[int, ...]:
    assert isinstance(game.state, Cards)
    return game.state.zones[zone]


def _fits(value: Shown, found: Any, seats: int) -> bool:
    """Whether a value is of the type and in the range that is declared."""
    if found is None:
        return value.optional
    match value.type:
        case "number":
            return type(found) is int and value.low <= found <= value.high
        case "flag":
            return type(found) is bool
        case "seat":
            return type(found) is int and 0 <= found < seats
        case "seats":
            return all(type(seat) is int and 0 <= seat < seats for seat in found)
        case "choice" | "card":
            return found in value.values
        case "choices" if len(found) > value.high:
            return False
    return all(item in value.values for item in found)


_ID: Final = re.compile(r"[\w./#+-]*")
"""Ids and keys have no spaces. (Moves have: ``flip bell3``.)"""


def _texts(data: Any, path: str = "view") -> Iterator[tuple[str, str]]:
    """All texts in a view, but for the moves, which are written in words."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _texts(value, f"{path}.{key}")
    elif isinstance(data, list):
        for at, value in enumerate(data):
            yield from _texts(value, f"{path}[{at}]")
    elif isinstance(data, str) and not path.endswith(".move"):
        yield path, data


# Laws of secrecy


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
    for viewer in _viewers(game):
        since = 0 if game.result else game.number  # the log is told once, see news_does_not_leak
        view = game.view(viewer, since)
        other = game.determinize(viewer, rng).view(viewer, since)
        if encode(view) != encode(other):
            where = ", ".join(_differences(view, other))
            raise _say(game, f"the view of {viewer} tells what they cannot know: {where}")


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
    for viewer in _viewers(game):
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
                raise _say(game, f"{what}: {told!r} or {told_there!r}")


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
        raise _say(game, f"since {what} that seat has learnt a secret of which no mask knows: is beyond_masks True?")
    if not tells and has_seen_more(states, seat) != learnt:
        raise _say(game, f"whether {what} may be taken back tells that seat a card")
    if not tells and not learnt and concerned(there, world) != concerned(before, game):
        raise _say(game, f"who must agree that {what} is taken back tells that seat a secret")


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
        for viewer in _viewers(game):
            hidden, other = _dealt_anew(game, viewer, rng)
            changed |= {(viewer, card) for card in other}
            if game.number < (BEGINNING if other else EARLY):  # late, what is hidden may follow from the rest
                kept.update((viewer, card) for card in hidden - other)
    for (viewer, card), states in kept.items():
        if states >= MANY_STATES and (viewer, card) not in changed:
            raise _say(game, f"card {card}, hidden from {viewer}, had its true face in all worlds of {states} states")


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
        viewer = rng.choice(_viewers(game))
        stream = rng.getrandbits(32)
        other = game.determinize(viewer, rng)
        one, two = (snapshot(each.determinize(viewer, Random(stream)).state) for each in (game, other))
        if one != two:
            where = ", ".join(_differences(one, two))
            raise _say(game, f"the worlds dealt for {viewer} depend on what they cannot know: {where}")


def worlds_play_on(info: GameInfo[Any], setup: Start, seed: int) -> None:
    """A determinized world is a game like any other: it keeps the game's laws and plays to the end."""
    rng = Random(seed)
    game = begin(info, setup, seed)
    for _ in walk(game, rng):
        if rng.random() < 0.15 and worth_a_look(game, rng):
            viewer = rng.choice(_viewers(game))
            world = game.determinize(viewer, rng).state
            for law in info.laws:
                law(world)
            play_out(world, rng.random)
            for law in info.laws:
                law(world)
            if world.result is None:
                raise _say(game, f"a world dealt for {viewer} after {game.number} answers did not end")


LAWS: Final[dict[str, Law]] = {
    law.__name__: law
    for law in (
        ends,
        keeps_its_own_laws,
        replays,
        same_seed_same_game,
        copies_never_change,
        is_plain_data,
        asks_well,
        refuses_illegal_moves,
        shows_as_declared,
        views_do_not_leak,
        news_does_not_leak,
        taking_back_tells_nothing,
        what_is_hidden_is_dealt_anew,
        worlds_tell_nothing,
        worlds_play_on,
    )
}


OF_POSITIONS: Final = (
    ends,
    keeps_its_own_laws,
    views_do_not_leak,
    news_does_not_leak,
    taking_back_tells_nothing,
    worlds_tell_nothing,
    worlds_play_on,
)
"""What is held against positions: secrets are kept, the game's own laws hold, and it plays on. The laws of the machine
do not depend on where a game begins."""


def laws_for(setup: Start) -> dict[str, Law]:
    """The laws that a game must keep with this setup."""
    return {law.__name__: law for law in OF_POSITIONS} if setup.scenario else LAWS


# What random play reaches


@dataclass
class Reached:
    """What some games have touched of a game's rules."""

    code: set[CodeType] = field(default_factory=set)
    tokens: set[tuple[str, str]] = field(default_factory=set)
    news: set[str] = field(default_factory=set)

    def play(self, info: GameInfo[Any], setup: Start, seed: int) -> None:
        """Play one random game and note what it touches."""
        rng = Random(seed)

        def note(frame: FrameType, event: str, _: object) -> None:
            if event == "call":
                self.code.add(frame.f_code)

        if self._uncalled(info):  # watching every call is slow: only as long as there is something to see
            sys.setprofile(note)
        try:
            s = info.begin(setup.seats, info.read_options(setup.options), info.read_scenario(setup.scenario))
            s.news = []
            while s.ask is not None:
                answer = rng.choice(legal(s))
                self.tokens.add((s.ask[1].name, s.ask[1].tokens[answer]))
                apply(s, answer)
            self.news |= {kind for _, kind, _ in s.news}
        finally:
            sys.setprofile(None)

    def missing(self, info: GameInfo[Any]) -> list[str]:
        """The steps, answers and kinds of news that no game has touched."""
        missing = self._uncalled(info)
        for name, question in info.book.questions.items():
            missing += [token for token in question.tokens.values() if (name, token) not in self.tokens]
        return missing + sorted(set(info.headlines.kinds) - self.news)

    def _uncalled(self, info: GameInfo[Any]) -> list[str]:
        """The steps that nothing has called yet."""
        effects = dict(info.book.steps)
        effects |= {f"{name}.then": question.carry_out for name, question in info.book.questions.items()}
        return [name for name, function in effects.items() if _code(function) not in self.code]


def _code(function: Callable[..., None]) -> CodeType:
    code = function.__code__
    assert isinstance(code, CodeType)
    return code
