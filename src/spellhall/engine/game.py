"""What a game offers (``GameInfo``) and a game being played (``Game``): the public contract."""

from __future__ import annotations

import json
import re
import secrets
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cached_property
from operator import itemgetter
from random import Random
from typing import Any, Generic, TypeVar

from spellhall.engine.cards import Face
from spellhall.engine.chance import Chance
from spellhall.engine.errors import BadSetup, IllegalMove, NoRecord
from spellhall.engine.facts import Facts
from spellhall.engine.sight import Headlines
from spellhall.engine.snapshot import restore, snapshot
from spellhall.engine.steps import (
    CHANCE,
    Book,
    News,
    Question,
    Result,
    State,
    apply,
    bit,
    legal,
    run,
)
from spellhall.engine.views import DecisionView, Look, MoveView, NewsView, ResultView, View, seat_names

S = TypeVar("S", bound=State)

Scenario = Mapping[str, Any]
Record = dict[str, Any]

Lines = list[tuple[str, int | None]]
"""What a seat's result is made of: words and points, or None where a line gives none."""

Heard = tuple[str, tuple[Any, ...]]
"""A piece of news as the one who heard it has it: its kind and its arguments."""

RECORD_FORMAT = 1
_LARGE = 10**1000
_BRIEF = 80
_SEAT_NAME = re.compile(r"\bP[1-9]\b")


def brief(value: object) -> str:
    """A value as an error message quotes it: however long it is, the message stays readable."""
    text = repr(value) if not isinstance(value, int) or abs(value) < _LARGE else "a very large number"
    return text if len(text) <= _BRIEF else f"{text[:_BRIEF]}…"


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game, from a short list of values; the first is the default."""

    name: str
    values: tuple[str, ...]
    help: str
    names_a_seat: bool = False
    """Whether its numbers are seats, so that a small table has fewer of them."""

    @property
    def default(self) -> str:
        """The value that holds unless another is named."""
        return self.values[0]

    def fits(self, value: str, seats: int) -> bool:
        """Whether a table of that size can have this value."""
        return not (self.names_a_seat and value.isdecimal() and int(value) >= seats)

    def read(self, value: object) -> str:
        """The value as the game knows it: ``3`` and ``"3"`` are the same, ``True`` is ``on``."""
        word = {True: "on", False: "off"}[value] if isinstance(value, bool) else value
        word = str(word) if isinstance(word, int) and abs(word) < _LARGE else word
        if not isinstance(word, str) or word not in self.values:
            raise BadSetup(f"option {self.name} cannot be {brief(value)}: it is one of {', '.join(self.values)}")
        return word


@dataclass(frozen=True, kw_only=True, eq=False)
class GameInfo(Generic[S]):
    """All that the engine knows about a game. A new game is one of these in its own folder."""

    name: str
    title: str
    summary: str
    players: tuple[int, int]
    version: int
    """The rules version: changes with behaviour, never with refactoring or speed."""

    options: tuple[Option, ...]
    cards: tuple[Face, ...]
    book: Book[S]
    state: type[S]
    setup: Callable[[int, Mapping[str, str], Scenario], S]
    """The state before anything has happened, its first steps on the stack, the scenario in place."""

    look: Callable[[S, int | None], Look]
    redeal: Callable[[S, int, Random], None]
    """Deal anew, in place, all that the seats of a mask do not know."""

    glance: Callable[[S, int | None], tuple[list[int], list[Any]]] | None = None
    """What ``look`` shows, in numbers: observations (spellhall.adapters) are then made without the
    view, several times as fast. First all that is no card, in the order of ``Encoder.wanted``; then the
    cards of those zones that are no zones of the state, in the order of ``Encoder.piles``, each card by
    its number in the card table, from 1, without backs; -1 stands for a note that has no column (or one
    number, of which byte n says how many there are of the n-th face of the zone). A series of zones named
    after cards is zone by zone that card, then what lies there, a back as -1, and 0 to end it."""

    headlines: Headlines
    glossary: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """Names and help for the things in moves that are not cards."""

    scenario_help: Mapping[str, str] = field(default_factory=dict)
    """The keys a scenario may have, each with a sentence."""

    laws: tuple[Callable[[S], None], ...] = ()
    """What must be true of every state of this game; they raise AssertionError."""

    evaluate: Callable[[S], list[float]] | None = None
    """How well each seat stands, for bots: e to the power of it is its part in the chances to win.
    In a game of teams it is the logarithm of the odds that the seat's team wins.
    """

    calm: frozenset[str] = frozenset()
    """The questions before which a position can be judged: nothing is half done there."""

    glances: int = 32
    """How many positions the greedy bot judges before a move, about: more where a move has many parts."""

    room: int = 0
    """How many of its own further answers the greedy bot tries after each move, about; 0 is as many as its glances allow."""

    replies: int = 0
    """How many calm points of others a search passes, at random, before it judges a position."""

    team: Callable[[S, int], str] | None = None
    """The team of a seat, where teams win as a whole."""

    belief: Callable[[Sequence[Heard]], Callable[[S], float]] | None = None
    """From what a seat has been told: how likely, in a world, the others would have done what they
    did. Worlds are compared by it, so it need not add up to anything. For games with secret roles.
    """

    beyond_masks: bool = False
    """Whether there are secrets that are no cards with masks (roles), or that are told in part."""

    explain: Callable[[S], list[Lines]] | None = None
    """After the end, by seat: what its score is made of, line by line; in a game without points, how far
    it came. It tells only what everybody may know then. The points add up to the score.
    """

    positions: tuple[tuple[int, Mapping[str, object], Scenario], ...] = ()
    """Seats, options and scenarios from which the laws play too, to reach what is rare."""

    facts: Facts[S] | None = None
    """What the lab can tell about a finished game."""

    hidden: bool = False
    """Not for players' lists: a model and a test bed."""

    unfinished: bool = False
    """In work: not in players' lists, and the laws are not yet held against it."""

    @cached_property
    def things(self) -> dict[str, tuple[str, str]]:
        """Everything a move can name: id to (name, help)."""
        return {card.id: (card.name, card.text) for card in self.cards} | dict(self.glossary)

    def check_seats(self, seats: int) -> None:
        """Raise BadSetup unless that many can play."""
        low, high = self.players
        if isinstance(seats, bool) or not isinstance(seats, int) or not low <= seats <= high:
            raise BadSetup(f"{self.title} is for {low} to {high} players, not {seats}")

    def read_options(self, given: Mapping[str, object] | None) -> dict[str, str]:
        """All options with their values, the given ones checked."""
        known = {option.name: option for option in self.options}
        if given is not None and not isinstance(given, Mapping):
            raise BadSetup(f"options are a mapping of names to values, not {type(given).__name__}")
        for name in given or {}:
            if name not in known:
                raise BadSetup(f"{self.title} has no option {name!r}; it has {', '.join(known) or 'none'}")
        return {name: option.read((given or {}).get(name, option.default)) for name, option in known.items()}

    def read_scenario(self, given: Scenario | None) -> Scenario:
        """The scenario, its keys checked; its contents are checked by the game's ``setup``."""
        if given is None:
            return {}
        if not isinstance(given, Mapping):
            raise BadSetup(f"a scenario is a mapping of names to values, not {type(given).__name__}")
        for key in given:
            if key not in self.scenario_help:
                places = ", ".join(self.scenario_help) or "nothing"
                raise BadSetup(f"a scenario of {self.title} cannot set {key!r}; it can set {places}")
        try:
            plain: Scenario = json.loads(json.dumps(dict(given)))
        except (TypeError, ValueError, RecursionError) as error:
            raise BadSetup(f"a scenario is plain JSON data, and this is not: {error}") from None
        return plain

    def begin(self, seats: int, options: Mapping[str, str], scenario: Scenario) -> S:
        """A fresh state, run to its first question."""
        s = self.setup(seats, options, scenario)
        run(s)
        return s

    def determinize(self, s: S, seat: int | None, rng: Random) -> S:
        """A copy in which all that the seat cannot know is dealt anew."""
        world = s.copy()
        self.redeal(world, bit(seat), rng)
        return world

    @cached_property
    def described(self) -> dict[str, tuple[str, str]]:
        """Every move of the game in words, with help: that of the last thing it names."""
        found = {}
        for question in self.book.questions.values():
            for token in question.tokens.values():
                words = []
                help = ""
                for word in token.split():
                    name, about = self.things.get(word, (word.replace("_", " "), ""))
                    words.append(name)
                    help = about or help
                label = " ".join(words)
                found[token] = label[:1].upper() + label[1:], help
        return found


class Decision:
    """A question put to a seat: who is asked, what, and the legal moves."""

    __slots__ = ("_info", "_question", "_state", "args", "seat")

    def __init__(self, info: GameInfo[Any], state: State) -> None:
        assert state.ask is not None
        self._info = info
        self._state = state
        self.seat: int
        self._question: Question[Any, Any, Any]
        self.seat, self._question, self.args = state.ask

    @property
    def name(self) -> str:
        """The name of the question in the rules: ``flip_shrine``."""
        return self._question.name

    @property
    def prompt(self) -> str:
        """The question in words."""
        return self._question.words(self._state, *self.args)

    @property
    def moves(self) -> list[str]:
        """The legal moves, as short readable tokens."""
        tokens = self._question.tokens
        return [tokens[answer] for answer in legal(self._state)]

    def show(self) -> list[MoveView]:
        """The legal moves with label, help and what they touch."""
        shown: list[MoveView] = []
        question = self._question
        for answer in legal(self._state):
            token = question.tokens[answer]
            label, help = self._info.described[token]
            touches = list(question.touched(self._state, answer, *self.args))
            shown.append({"move": token, "label": label, "help": help, "touches": touches})
        return shown

    def read(self, token: str) -> Any:
        """The answer that a token stands for; raises IllegalMove unless it is legal now."""
        answers = legal(self._state)
        answer = self._question.answers.get(token) if isinstance(token, str) else None
        if answer is not None and answer in answers:
            return answer
        who = "chance" if self.seat == CHANCE else f"P{self.seat + 1} (seat {self.seat})"
        moves = self.moves
        near = get_close_matches(token[:_BRIEF], moves, 1) if isinstance(token, str) else []
        hint = f" Did you mean {near[0]!r}?" if near else ""
        raise IllegalMove(
            f"{brief(token)} is not a legal move: {who} is asked {self.name!r} "
            f"({self.prompt or 'a chance event'}) and may answer: {', '.join(dict.fromkeys(moves))}.{hint}"
        )


class Game:
    """One game being played. Chance answers by itself, from the seed; every answer is recorded."""

    __slots__ = (
        "_chance", "_known_as", "_log", "_moves", "_names", "info", "number", "options", "scenario", "seats", "seed", "state",
    )  # fmt: skip

    def __init__(
        self,
        info: GameInfo[Any],
        seats: int,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
        scenario: Scenario | None = None,
        listen: bool = True,
    ) -> None:
        self._set_up(info, seats, seed, options, scenario, listen)
        self._settle(self.state)

    def _set_up(
        self,
        info: GameInfo[Any],
        seats: int,
        seed: int | str | None,
        options: Mapping[str, object] | None,
        scenario: Scenario | None,
        listen: bool,
    ) -> None:
        info.check_seats(seats)
        if isinstance(seed, bool) or not isinstance(seed, int | str | None):
            raise BadSetup(f"a seed is a whole number or a text, not {type(seed).__name__}")
        if isinstance(seed, int) and abs(seed) >= _LARGE:
            raise BadSetup("a seed that is a number has at most 1000 digits")
        self.info = info
        self.seats = seats
        self.seed: int | str = secrets.token_hex(16) if seed is None else seed
        self.options = info.read_options(options)
        for option in info.options:
            value = self.options[option.name]
            if not option.fits(value, seats):
                raise BadSetup(
                    f"option {option.name} cannot be {value}: with {seats} players seats are 0 to {seats - 1}"
                )
        self.scenario = info.read_scenario(scenario)
        self._names = seat_names(seats)
        self._known_as: dict[str, str] = {}
        self.number = 0
        """How many answers have been given, those of chance included."""
        self._chance = Chance(self.seed)
        self._moves: list[str] | None = []
        self._log: list[tuple[int, News]] | None = [] if listen else None
        self.state: State = info.setup(seats, self.options, self.scenario)
        self.state.news = [] if listen else None
        run(self.state)
        if self.state.news:  # a scenario may begin in the middle of something
            self._log = [(0, item) for item in self.state.news]
            self.state.news.clear()

    @staticmethod
    def unsettled(
        info: GameInfo[Any],
        seats: int,
        seed: int | str,
        options: Mapping[str, object],
        scenario: Scenario,
    ) -> Game:
        """A game in which chance has not answered yet: for replay, which gives its answers too."""
        game = Game.__new__(Game)
        game._set_up(info, seats, seed, options, scenario, listen=True)
        return game

    def answer(self, answer: Any) -> None:
        """Carry out one checked answer, of a seat or of chance, and stop. For replay."""
        self._settle(self.state, answer, alone=True)

    def resume(self, chance: Chance) -> None:
        """Let chance answer from here on, from this stream. For replay."""
        self._chance = chance.copy()
        self._settle(self.state)

    @property
    def decision(self) -> Decision | None:
        """The open decision; None when the game is over."""
        return None if self.state.ask is None else Decision(self.info, self.state)

    @property
    def result(self) -> Result | None:
        """None while the game goes on; then winners, scores and reason."""
        return self.state.result

    @property
    def names(self) -> list[str]:
        """What the players are called in views and news: P1, P2, … unless somebody set it."""
        return self._names[:]

    @names.setter
    def names(self, names: Sequence[str]) -> None:
        if isinstance(names, str) or len(names) != self.seats or not all(isinstance(name, str) for name in names):
            raise BadSetup(f"names should be {self.seats} texts, one a seat, not {brief(names)}")
        self._names = list(names)
        self._known_as = {p: name for p, name in zip(seat_names(self.seats), names, strict=True) if p != name}

    @property
    def moves(self) -> Sequence[str]:
        """Every answer so far, those of chance included."""
        return tuple(self._moves or ())

    @property
    def all_news(self) -> Sequence[News]:
        """All news so far with their addresses, oldest first. It holds every secret."""
        return [item for _, item in self._log or ()]

    def play(self, move: str) -> None:
        """Play a move for the seat that is asked. Raises IllegalMove and changes nothing if it
        is not legal. The error lists that seat's moves: it is for that seat's eyes only.
        """
        decision = self.decision
        if decision is None:
            raise IllegalMove(f"{brief(move)} cannot be played: the game is over")
        answer = decision.read(move)
        self._settle(self.state.copy(), answer)

    def after(self, move: str) -> Game:
        """The game after a move; this one stays as it is. Raises IllegalMove, like ``play``."""
        other = self._twin()
        other.play(move)
        return other

    def _settle(self, s: State, answer: Any = None, alone: bool = False) -> None:
        """Carry out an answer (None: the start) and, unless it stands ``alone``, chance's answers
        after it; then make ``s`` the state. Nothing of the game changes before all of it has
        succeeded.
        """
        if s.news is None and self._log is not None:
            s.news = []
        moves: list[str] = []
        log: list[tuple[int, News]] = []
        chance = self._chance.copy()
        while True:
            if answer is not None:
                assert s.ask is not None
                moves.append(s.ask[1].tokens[answer])
                apply(s, answer)
            if s.news:
                log += [(self.number + len(moves), item) for item in s.news]
                s.news.clear()
            if alone or s.ask is None or s.ask[0] != CHANCE:
                break
            tickets = legal(s)
            answer = tickets[chance.below(len(tickets))]
        self.state = s
        self._chance = chance
        self.number += len(moves)
        if self._moves is not None:
            self._moves += moves
        if self._log is not None:
            self._log += log

    def view(self, seat: int | None, since: int = 0) -> View:
        """What the seat may know, ready for JSON; None is a spectator. ``since`` leaves out news
        up to that number.
        """
        self._check_seat(seat)
        look = self.info.look(self.state, seat)
        for entry, name in zip(look["seats"], self._names, strict=True):
            entry["name"] = name
        decision = self._decision_for(seat)
        if self._known_as:
            self._use_names(look, decision)
        return {
            "game": self.info.name,
            "rules": self.info.version,
            "you": seat,
            "number": self.number,
            **look,
            "decision": decision,
            "news": self.news(seat, since),
            "result": self._explained(),
        }

    def _explained(self) -> ResultView | None:
        result = self._result_view()
        if result is not None and self.info.explain is not None:
            result["explained"] = [
                [{"text": text, "points": points} for text, points in lines] for lines in self.info.explain(self.state)
            ]
        return result

    def _use_names(self, look: Look, decision: DecisionView | None) -> None:
        """Rules speak of P1 and P2; where people read it, the players' names stand instead."""
        known = self._known_as

        def named(text: str) -> str:
            return _SEAT_NAME.sub(lambda found: known.get(found[0], found[0]), text) if "P" in text else text

        for fact in look["status"]["facts"]:
            fact["value"] = named(fact["value"])
        if decision is not None and "prompt" in decision:
            decision["prompt"] = named(decision["prompt"])
            for move in decision["moves"]:
                move["label"] = named(move["label"])

    def news(self, seat: int | None, since: int = 0) -> list[NewsView]:
        """What the seat was told after the answer with the number ``since``."""
        self._check_seat(seat)
        me = bit(seat)
        write = self.info.headlines.write
        log = self._log or []
        first = bisect_right(log, since, key=itemgetter(0)) if since else 0
        return [write(number, kind, args, self._names) for number, (to, kind, args) in log[first:] if to & me]

    def headlines(self, since: int) -> list[tuple[int, NewsView]]:
        """All news after the answer with the number ``since``, each with the mask of those who were told:
        for those who serve many seats and would word it only once. It holds every secret.
        """
        write = self.info.headlines.write
        log = self._log or []
        first = bisect_right(log, since, key=itemgetter(0))
        return [(to, write(number, kind, args, self._names)) for number, (to, kind, args) in log[first:]]

    def was_told(self, seat: int | None, since: int) -> bool:
        """Whether there was news for the seat after the answer with the number ``since``."""
        me = bit(seat)
        log = self._log or []
        return any(to & me for _, (to, _, _) in log[bisect_right(log, since, key=itemgetter(0)) :])

    def heard(self, seat: int | None) -> list[Heard]:
        """All that the seat was told, bare: for those who read it by program, often."""
        self._check_seat(seat)
        me = bit(seat)
        return [(kind, args) for _, (to, kind, args) in self._log or () if to & me]

    def _decision_for(self, seat: int | None) -> DecisionView | None:
        decision = self.decision
        if decision is None:
            return None
        if decision.seat != seat:
            return {"seat": decision.seat}
        return {"seat": decision.seat, "prompt": decision.prompt, "moves": decision.show()}

    def _result_view(self) -> ResultView | None:
        if self.result is None:
            return None
        winners, scores, reason = self.result
        return {"winners": list(winners), "scores": list(scores), "reason": reason}

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.seats):
            raise BadSetup(f"there is no seat {brief(seat)}: seats are 0 to {self.seats - 1}, None is a spectator")

    def copy(self) -> Game:
        """An independent game that stands where this one stands, chance included."""
        other = self._twin()
        other._chance = self._chance.copy()
        other.state = self.state.copy()
        return other

    def _twin(self) -> Game:
        """A game that still shares state and chance with this one: for those who replace them."""
        other = Game.__new__(Game)
        other.info = self.info
        other.seats = self.seats
        other.seed = self.seed
        other.options = self.options
        other.scenario = self.scenario
        other._names = self._names
        other._known_as = self._known_as
        other.number = self.number
        other._chance = self._chance
        other._moves = None if self._moves is None else self._moves[:]
        other._log = None if self._log is None else self._log[:]
        other.state = self.state
        return other

    def determinize(self, seat: int | None, rng: Random) -> Game:
        """A game like this one as far as the seat can know: everything else is dealt anew, and
        chance is fresh. The seat's view of it is the same, byte for byte.
        """
        self._check_seat(seat)
        world = self._twin()
        world.state = self.info.determinize(self.state, seat, rng)
        world._chance = Chance(rng.getrandbits(64))
        world.seed = "unknown"
        world.scenario = {}
        world._moves = None
        me = bit(seat)
        world._log = None if self._log is None else [entry for entry in self._log if entry[1][0] & me]
        return world

    def pack(self) -> dict[str, Any]:
        """This game with all that is in it, as data that can be pickled: how a determinized world
        travels to a bot in another process.
        """
        return {
            "seats": self.seats,
            "seed": self.seed,
            "options": self.options,
            "scenario": self.scenario,
            "names": self._names,
            "number": self.number,
            "chance": (self._chance.seed, self._chance.count),
            "moves": self._moves,
            "log": self._log,
            "state": snapshot(self.state),
        }

    @staticmethod
    def unpack(info: GameInfo[Any], data: Mapping[str, Any]) -> Game:
        """The game that ``pack`` saw, good for the same rules version only."""
        game = Game.__new__(Game)
        game.info = info
        game.seats = data["seats"]
        game.seed = data["seed"]
        game.options = data["options"]
        game.scenario = data["scenario"]
        game.names = data["names"]
        game.number = data["number"]
        game._chance = Chance(*data["chance"])
        game._moves = data["moves"]
        game._log = data["log"]
        game.state = restore(info.state, info.book, data["state"])
        return game

    def record(self) -> Record:
        """The whole truth of this game, ready for JSON. It holds every secret."""
        if self._moves is None:
            raise NoRecord("a determinized world was never played, so it has no record")
        return {
            "spellhall": RECORD_FORMAT,
            "game": self.info.name,
            "rules": self.info.version,
            "seats": self.seats,
            "options": dict(self.options),
            "seed": self.seed,
            "scenario": deepcopy(self.scenario),
            "moves": list(self._moves),
            "result": self._result_view(),
        }
