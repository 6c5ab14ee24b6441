"""What a game offers: its rules, cards and options, what can be seen of it, and what bots, laws and the lab need.

What people read of it (titles of options, questions, moves, news) is in the game's catalogues, ``words/LANGUAGE.ftl``.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any, Final, Generic, TypeVar

from spellhall.engine.cards import REPRINTS, THE_GAME, Cards, Face, Numbers, whole_numbers
from spellhall.engine.claims import BETWEEN_RIVALS, Claims
from spellhall.engine.errors import BadRecord, BadSetup
from spellhall.engine.facts import Facts
from spellhall.engine.looking import Looker
from spellhall.engine.sight import Headlines, Sight
from spellhall.engine.steps import Book, State, bit, run
from spellhall.engine.talking import Talking
from spellhall.engine.thinking import Thinking
from spellhall.engine.views import Look, Said, say

S = TypeVar("S", bound=State)

Scenario = Mapping[str, Any]

Lines = list[tuple[Said, int | None]]
"""What a seat's result is made of: what is said, and its points, or None where a line gives none."""

LARGE: Final = 10**1000
BRIEF: Final = 80


def brief(value: object) -> str:
    """A value as an error message quotes it: however long it is, the message stays readable."""
    text = repr(value) if not isinstance(value, int) or abs(value) < LARGE else "a very large number"
    return text if len(text) <= BRIEF else f"{text[:BRIEF]}…"


def plain_changes(changes: Mapping[str, Mapping[str, Any]]) -> dict[str, dict[str, Any]]:
    """Changes as records hold them: lists in place of tuples."""
    plain: dict[str, dict[str, Any]] = json.loads(json.dumps({id: dict(change) for id, change in changes.items()}))
    return plain


def changes_told(changes: Mapping[str, Mapping[str, Any]]) -> str:
    """``fireball.cast=FFF, spark.copies=9``."""
    return ", ".join(f"{id}.{field}={value}" for id, change in changes.items() for field, value in change.items())


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game, from a short list of values; the first is the default."""

    name: str
    values: tuple[str, ...]
    names_a_seat: bool = False
    """Whether its numbers are seats, so that a small table has fewer of them."""
    quick: bool = False
    """Whether it is worth asking before a quick game: most people have a wish there."""
    duel: str = ""
    """With which value a quick game of two begins, if not with the first."""

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
        word = str(word) if isinstance(word, int) and abs(word) < LARGE else word
        if not isinstance(word, str) or word not in self.values:
            raise BadSetup(f"option {self.name} cannot be {brief(value)}: it is one of {', '.join(self.values)}")
        return word


TABLE_TALK: Final = Option("table_talk", ("open", "claims", "silent"))
"""What players may say during the game: anything, ready-made claims, nothing. The table keeps it, not the rules."""
TURN_TIMER: Final = Option("turn_timer", ("off", "60", "120", "240"))
"""So many seconds for a turn. The table keeps it; when they are up, ``default_answer`` ends the turn."""


@dataclass(frozen=True, kw_only=True, eq=False)
class GameInfo(Generic[S]):
    """All that the engine knows about a game. A new game is one of these in its own folder."""

    # What it is

    name: str
    title: str
    players: tuple[int, int]
    version: int
    """The rules version: changes with behaviour, never with refactoring or speed."""

    options: tuple[Option, ...]
    changes: Mapping[str, Mapping[str, Any]] = field(default_factory=lambda: plain_changes(REPRINTS))
    """House rules: by id of a card, what is otherwise than printed, as plain JSON data. Known when the game is made,
    which is under them."""

    hidden: bool = False
    """Not for players' lists: a model and a test bed."""

    unfinished: bool = False
    """In work: not in players' lists, and the laws are not yet held against it."""

    # Its rules

    cards: tuple[Face, ...]
    numbers: Numbers = Numbers()  # noqa: RUF009  # it never changes
    """What the rules count by and no card says."""
    terms: tuple[str, ...] = ()
    """The things that moves, news and values name and that are no cards: places, decks, countries."""

    book: Book[S]
    state: type[S]
    setup: Callable[[int, Mapping[str, str], Scenario], S]
    """The state before anything has happened, its first steps on the stack, the scenario in place."""

    scenario_help: Mapping[str, str] = field(default_factory=dict)
    """The keys a scenario may have, each with a sentence."""

    old_scenario: Callable[[int, Scenario], Scenario] | None = None
    """The scenario of a record of format 1, for so many seats, as it is written now."""

    explain: Callable[[S], list[Lines]] | None = None
    """After the end, by seat: what its score is made of, line by line; in a game without points, how far
    it came. It tells only what everybody may know then. The points add up to the score.
    """

    # What is seen and told, and what is not

    sight: Sight[S]
    """All that can be seen."""

    headlines: Headlines
    """All that can be told."""

    redeal: Callable[[S, int, Random], None]
    """Deal anew, in place, all that the seats of a mask do not know."""

    beyond_masks: bool
    """Whether there are secrets that are no cards with masks (roles, gems in a bag), or that are told in part ("I hold
    a gust"). If there are none, the masks alone say who has learnt what; else worlds are compared, which takes longer.
    A law finds a game that says False and is wrong.
    """

    # What the laws hold against it, beyond what they hold against every game

    laws: tuple[Callable[[S], None], ...] = ()
    """What must be true of every state of this game; they raise AssertionError."""

    positions: tuple[tuple[int, Mapping[str, object], Scenario], ...] = ()
    """Seats, options and scenarios from which the laws play too, to reach what is rare."""

    # For the table where it is played

    claims: Claims = BETWEEN_RIVALS  # it never changes
    """What players may claim with ready-made words."""

    default_answer: Callable[[S], Any] | None = None
    """The answer that the open question takes by itself when the turn's time is up; for games with ``TURN_TIMER``."""

    # For bots, and for the lab

    talking: Talking[S] | None = None
    """What bots say at the table, and how they heed the claims of others."""

    bots: Thinking[S] = Thinking()  # noqa: RUF009  # it never changes
    """How bots think about it."""

    facts: Facts[S] | None = None
    """What the lab can tell about a finished game."""

    def __deepcopy__(self, memo: object) -> GameInfo[S]:
        return self  # rules never change

    @cached_property
    def package(self) -> str:
        """The package that the game is, where its catalogues lie too."""
        module = self.state.__module__
        return module if hasattr(sys.modules[module], "__path__") else module.rpartition(".")[0]

    @cached_property
    def things(self) -> dict[str, Face | None]:
        """Everything that moves, news and values can name: cards with their faces, terms without one."""
        return {card.id: card for card in self.cards} | dict.fromkeys(self.terms)

    @cached_property
    def rows(self) -> dict[str, Face | Numbers]:
        """All that can be tried out with other numbers: the cards, and the game itself, by id."""
        return {card.id: card for card in self.cards} | {THE_GAME: self.numbers}

    @cached_property
    def counts(self) -> dict[str, Any]:
        """The numbers that stand on no card, by name."""
        return whole_numbers(self.numbers)

    @cached_property
    def _lookers(self) -> dict[int, Looker]:
        return {}

    def looker(self, seats: int) -> Looker:
        """What builds the views of a table of that size."""
        looker = self._lookers.get(seats)
        if looker is None:
            layout = self.state.layouts[seats] if issubclass(self.state, Cards) else ()
            looker = self._lookers[seats] = Looker(self.sight, seats, layout)
        return looker

    def look(self, s: S, seat: int | None) -> Look:
        """What a seat sees of a state; None is a spectator."""
        return self.looker(s.seats).look(s, seat)

    def check_seats(self, seats: int) -> None:
        """Raise BadSetup unless that many can play."""
        low, high = self.players
        if isinstance(seats, bool) or not isinstance(seats, int) or not low <= seats <= high:
            raise BadSetup(f"{self.title} is for {low} to {high} players, not {seats}")

    def check_version(self, version: int) -> None:
        """Raise BadRecord unless the rules are still those."""
        if version != self.version:
            raise BadRecord(
                f"played under version {version} of the rules of {self.title}; this is version {self.version}"
            )

    def read_options(self, given: Mapping[str, object] | None, seats: int | None = None) -> dict[str, str]:
        """All options with their values, the given ones checked; against the size of a table, if it is known."""
        known = {option.name: option for option in self.options}
        if given is not None and not isinstance(given, Mapping):
            raise BadSetup(f"options are a mapping of names to values, not {type(given).__name__}")
        for name in given or {}:
            if name not in known:
                raise BadSetup(f"{self.title} has no option {name!r}; it has {', '.join(known) or 'none'}")
        chosen = {name: option.read((given or {}).get(name, option.default)) for name, option in known.items()}
        for name, value in chosen.items():
            if seats is not None and not known[name].fits(value, seats):
                raise BadSetup(f"option {name} cannot be {value}: with {seats} players seats are 0 to {seats - 1}")
        return chosen

    def talk(self, options: Mapping[str, str]) -> str:
        """What players may say during a game with these options: a value of ``TABLE_TALK``."""
        return options.get(TABLE_TALK.name, TABLE_TALK.default)

    def turn_seconds(self, options: Mapping[str, str]) -> int | None:
        """How long a turn may last in a game with these options; None is as long as one likes."""
        seconds = options.get(TURN_TIMER.name, TURN_TIMER.default)
        return int(seconds) if seconds.isdecimal() else None

    def default_move(self, s: S) -> str:
        """What the asked seat answers when the turn's time is up, as a move."""
        assert self.default_answer is not None
        assert s.ask is not None
        return s.ask[1].tokens[self.default_answer(s)]

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
    def labels(self) -> dict[str, dict[str, Said]]:
        """By question: every move of it as something to be read."""
        return {
            name: {token: self._label(name, token) for token in question.tokens.values()}
            for name, question in self.book.questions.items()
            if not question.by_chance
        }

    def _label(self, question: str, token: str) -> Said:
        """A token as a key with arguments: ``flip bell3`` is ``do-flip-term`` with the term bell3.

        Cards, terms, seats and numbers are arguments, the other words are the key. Where all words are arguments, the
        name of the question is the key's first word.
        """
        key: list[str] = []
        args: dict[str, Any] = {}
        literal = False
        sort: str
        value: int | str
        for word in token.split():
            if re.fullmatch(r"P[1-9]", word):
                sort, value = "seat", int(word[1:]) - 1
            elif word.isdecimal():
                sort, value = "number", int(word)
            elif word in self.things:
                sort, value = "term" if self.things[word] is None else "card", word
            else:
                key.append(word)
                literal = True
                continue
            count = sum(name.startswith(sort) for name in args)
            args[f"{sort}{count + 1}" if count else sort] = value
            key.append(sort)
        return say("-".join(["do", *([] if literal else [question]), *key]), **args)
