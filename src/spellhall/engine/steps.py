"""The machine that runs every game. Read this file first.

Five words. A *seat* is a place at the table, and chance is a seat too. A *step* is something that
happens: a named function with plain arguments. A *question* is put to one seat; its legal answers
are derived from the state whenever somebody asks for them and are never stored in it. An *answer*
is a plain value; its *token* (``flip bell3``) is how people, records and logs write it.

The state holds data only: ``stack``, the pending steps (last runs next), and ``ask``, the one open
question. A rule pushes steps and asks questions; ``run`` carries steps out until somebody must
answer or the game is over. Copying a state therefore forks the game, in the middle of anything.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cache
from typing import Any, Concatenate, Final, Generic, NamedTuple, ParamSpec, TypeVar

from spellhall.engine.subclassing import mypyc_attr
from spellhall.engine.views import Said, say

CHANCE: Final = -1
"""The seat that answers for the bag, the dice and the shuffle."""

NOBODY: Final = 0
EVERYONE: Final = -1
SPECTATOR: Final = 1 << 30
"""Masks: who knows a card, whom a piece of news is for. Bit n is seat n; spectators have a bit."""

STEP_LIMIT: Final = 10_000
"""More steps than this between two questions is a loop in the rules, not a long effect."""

Pending = tuple[Callable[..., None], tuple[Any, ...]]
Ask = tuple[int, "Question[Any, Any, Any]", tuple[Any, ...]]
News = tuple[int, str, tuple[Any, ...]]

# Typed, because after a literal None mypyc would hold that the effect cannot have asked again.
NOTHING_ASKED: Final[Ask | None] = None

S = TypeVar("S", bound="State")
P = ParamSpec("P")
A = TypeVar("A", bound=Hashable)


class Result(NamedTuple):
    """How a game ended. ``reason`` is a word: ``end-REASON`` in the catalogue says it."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has. A game adds its own slots: plain values, and lists of plain values."""

    __slots__ = ("ask", "news", "result", "seats", "stack")

    seats: int
    stack: list[Pending]
    ask: Ask | None
    result: Result | None
    news: list[News] | None
    """What happened since somebody last read it; None while nobody listens."""

    def lay_table(self, seats: int) -> None:
        """Begin: nothing pending, nothing asked, nobody listening."""
        self.seats = seats
        self.stack = []
        self.ask = None
        self.result = None
        self.news = None

    def copy(self: S) -> S:
        """An independent copy, to which nobody listens: lists are copied, all else is shared.

        A game that is copied very often writes its own, which is several times as fast: ``copy_table`` or
        ``copy_cards`` for the engine's part, then its own slots.
        """
        c = type(self)()
        for name in fields_of(type(self)):
            value = getattr(self, name)
            setattr(c, name, value[:] if isinstance(value, list | bytearray) else value)
        c.news = None
        return c

    def __deepcopy__(self: S, memo: object) -> S:
        return self.copy()


def fields_of(cls: type[State]) -> tuple[str, ...]:
    """The names of all fields of a state, the inherited ones first.

    A class compiled by mypyc has no slots but lists its attributes.
    """
    table: Any = cls  # mypy holds that a class cannot be hashed
    return _fields_of(table)


@cache
def _fields_of(cls: type[State]) -> tuple[str, ...]:
    names: dict[str, None] = {}
    for base in reversed(cls.__mro__):
        own = vars(base).get("__slots__") or vars(base).get("__mypyc_attrs__") or ()
        names |= dict.fromkeys((own,) if isinstance(own, str) else own)
    if "ask" not in names:
        raise TypeError(f"{cls.__name__} does not say which fields it has")
    return tuple(names)


def copy_table(s: State, c: State) -> None:
    """Copy what every state has from ``s`` to ``c``; nobody listens to the copy."""
    c.seats = s.seats
    c.stack = s.stack[:]
    c.ask = s.ask
    c.result = s.result
    c.news = None


class Question(Generic[S, P, A]):
    """One kind of decision: which answers there are, and what an answer does.

    The catalogue words it: ``ask-NAME``, unless ``worded`` says more. ``tokens`` lists once every answer that can ever
    be given, with the way it is written. Records, terminal, web and the numbering of moves for research all come from
    this one table.
    """

    __slots__ = (
        "_label", "_touches", "_wording", "answers", "by_chance", "carry_out", "name", "options", "passing", "tokens",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        tokens: Mapping[A, str],
        options: Callable[Concatenate[S, P], Sequence[A]],
        by_chance: bool = False,
        passing: str = "",
    ) -> None:
        self.name = name
        self.tokens = tokens
        self.answers: dict[str, A] = {token: answer for answer, token in tokens.items()}
        if len(self.answers) != len(tokens):
            raise ValueError(f"question {name}: two answers are written alike")
        if None in tokens:
            raise ValueError(f"question {name}: None is no answer, it stands for 'not answered'")
        if passing and passing not in self.answers:
            raise ValueError(f"window {name}: it is passed by {passing!r}, which is none of its answers")
        self.options = options
        self.by_chance = by_chance
        self.passing = passing
        """Of a window: the token that lets it pass."""
        self.carry_out: Callable[Concatenate[S, A, P], None]
        self._touches: Callable[Concatenate[S, A, P], Sequence[str]] | None = None
        self._wording: Callable[Concatenate[S, P], Said] | None = None
        self._label: Callable[Concatenate[S, A, P], Said | None] | None = None

    def then(self, effect: Callable[Concatenate[S, A, P], None]) -> Callable[Concatenate[S, A, P], None]:
        """Decorate the function that carries an answer out."""
        self.carry_out = effect
        return effect

    def touches(
        self, ids: Callable[Concatenate[S, A, P], Sequence[str]]
    ) -> Callable[Concatenate[S, A, P], Sequence[str]]:
        """Decorate the function that names the things in the view which an answer touches."""
        self._touches = ids
        return ids

    def worded(self, wording: Callable[Concatenate[S, P], Said]) -> Callable[Concatenate[S, P], Said]:
        """Decorate the function that says what is asked, where that depends on what is going on."""
        self._wording = wording
        return wording

    def labelled(
        self, label: Callable[Concatenate[S, A, P], Said | None]
    ) -> Callable[Concatenate[S, A, P], Said | None]:
        """Decorate the function that says what an answer is, where its token does not say enough; None leaves it
        to the token.
        """
        self._label = label
        return label

    def asked(self, s: S, *args: P.args, **kwargs: P.kwargs) -> Said:
        """The question as the asked seat reads it."""
        return self._wording(s, *args, **kwargs) if self._wording else say(f"ask-{self.name}")

    def label(self, s: S, answer: A, *args: P.args, **kwargs: P.kwargs) -> Said | None:
        """What the answer is, if that depends on what is going on."""
        return self._label(s, answer, *args, **kwargs) if self._label else None

    def touched(self, s: S, answer: A, *args: P.args, **kwargs: P.kwargs) -> Sequence[str]:
        """The ids of the things in the view that this answer touches."""
        return self._touches(s, answer, *args, **kwargs) if self._touches else ()


class Book(Generic[S]):
    """A game's own register of steps and questions, so that a pending one can be stored by name."""

    __slots__ = ("questions", "steps")

    def __init__(self) -> None:
        self.steps: dict[str, Callable[..., None]] = {}
        self.questions: dict[str, Question[Any, Any, Any]] = {}

    def step(self, function: Callable[Concatenate[S, P], None]) -> Callable[Concatenate[S, P], None]:
        """Decorate something that happens, so that it can wait on the stack."""
        name = function.__name__
        if name in self.steps:
            raise ValueError(f"two steps are called {name}")
        self.steps[name] = function
        return function

    def question(
        self, tokens: Mapping[A, str]
    ) -> Callable[[Callable[Concatenate[S, P], Sequence[A]]], Question[S, P, A]]:
        """Decorate the function that lists the legal answers; ``then`` says what they do."""

        def register(options: Callable[Concatenate[S, P], Sequence[A]]) -> Question[S, P, A]:
            return self._enter(Question(options.__name__, tokens, options))

        return register

    def window(
        self, tokens: Mapping[A, str], passing: str = "pass"
    ) -> Callable[[Callable[Concatenate[S, P], Sequence[A]]], Question[S, P, A]]:
        """Like ``question``, but an interrupt: everybody entitled is asked, whatever they hold, and may let it pass.
        The hall lets people answer such questions in advance, and takes the same time over every answer.
        """

        def register(options: Callable[Concatenate[S, P], Sequence[A]]) -> Question[S, P, A]:
            return self._enter(Question(options.__name__, tokens, options, passing=passing))

        return register

    def chance(
        self, tokens: Mapping[A, str]
    ) -> Callable[[Callable[Concatenate[S, P], Sequence[A]]], Question[S, P, A]]:
        """Like ``question``, but put to chance. An answer listed three times is three times as
        likely: a bag is its own list of tickets.
        """

        def register(options: Callable[Concatenate[S, P], Sequence[A]]) -> Question[S, P, A]:
            return self._enter(Question(options.__name__, tokens, options, by_chance=True))

        return register

    def _enter(self, question: Question[S, P, A]) -> Question[S, P, A]:
        if question.name in self.questions:
            raise ValueError(f"two questions are called {question.name}")
        self.questions[question.name] = question
        return question


def bit(seat: int | None) -> int:
    """The mask of one seat; None is a spectator."""
    return SPECTATOR if seat is None else 1 << seat


def later(step: Callable[Concatenate[S, P], None], *args: P.args, **kwargs: P.kwargs) -> Pending:
    """A step with its arguments, to be pushed. Mypy checks the arguments here, at the call."""
    if kwargs:
        raise TypeError(f"arguments of a pending step go by place, not by name: {', '.join(kwargs)}")
    return step, args


def push(s: State, *steps: Pending) -> None:
    """These run in the order written, before whatever was already pending."""
    for step in reversed(steps):
        s.stack.append(step)


def ask(s: S, seat: int, question: Question[S, P, A], *args: P.args, **kwargs: P.kwargs) -> None:
    """Put a question to a seat. Nothing more runs until it is answered. Arguments go by place."""
    s.ask = (seat, question, args)


def ask_chance(s: S, question: Question[S, P, A], *args: P.args, **kwargs: P.kwargs) -> None:
    """Put a question to chance."""
    s.ask = (CHANCE, question, args)


def decide(s: S, seat: int, question: Question[S, P, A], *args: P.args, **kwargs: P.kwargs) -> None:
    """Put a question to a seat if there is a choice: a single answer is given at once, and none is not asked for."""
    options: Sequence[A] = _call(question.options, s, args)
    if len(options) > 1:
        s.ask = (seat, question, args)
    elif options:
        _call(question.carry_out, s, (options[0], *args))


def cancel(s: State, step: Callable[..., None]) -> bool:
    """Drop the next pending call of a step: it will not happen. False if there is none."""
    for at in range(len(s.stack) - 1, -1, -1):
        if s.stack[at][0] is step:
            del s.stack[at]
            return True
    return False


def tell(s: State, to: int, kind: str, *args: Any) -> None:
    """Say what happened, to the seats in the mask ``to``. Costs nothing while nobody listens."""
    if s.news is not None:
        s.news.append((to, kind, args))


def finish(s: State, winners: Sequence[int], scores: Sequence[int], reason: str) -> None:
    """The game is over, for a ``reason`` that is a word: nothing that was pending happens any more."""
    s.stack.clear()
    s.result = Result(tuple(winners), tuple(scores), reason)


def run(s: State) -> None:
    """Carry out pending steps until somebody must answer or the game is over."""
    stack = s.stack
    for _ in _TRIES:
        if s.ask is not None or not stack:
            return
        step, args = stack.pop()
        _call(step, s, args)
    raise _endless(s)


_TRIES: Final = range(STEP_LIMIT)


def _endless(s: State) -> RuntimeError:
    pending = ", ".join(step.__name__ for step, _ in s.stack[-5:])
    return RuntimeError(f"{STEP_LIMIT} steps without a question; pending: {pending}")


def legal(s: State) -> Sequence[Any]:
    """The legal answers to the open question; of chance, one ticket each.

    It may be a list of the state's own: do not change it, and do not keep it over an ``apply``.
    """
    if s.ask is None:
        return ()
    _, question, args = s.ask
    options: Sequence[Any] = _call(question.options, s, args)
    return options


def apply(s: State, answer: Any) -> None:
    """Carry out an answer and run on to the next question.

    Trusts its caller: the answer must come from ``legal``. ``Game.play`` is the checked way.
    """
    assert s.ask is not None
    _, question, args = s.ask
    s.ask = NOTHING_ASKED
    if not args:  # no tuple to be made
        question.carry_out(s, answer)
    else:
        _call(question.carry_out, s, (answer,) + args)  # noqa: RUF005  # the other way makes a list first
    if s.ask is None and s.stack:
        run(s)


def _call(function: Callable[..., Any], s: State, args: tuple[Any, ...]) -> Any:
    """The same as ``function(s, *args)``, which takes twice the time."""
    count = len(args)
    if count == 1:
        return function(s, args[0])
    if count == 2:
        return function(s, args[0], args[1])
    if count == 3:
        return function(s, args[0], args[1], args[2])
    if count == 0:
        return function(s)
    if count == 4:
        return function(s, args[0], args[1], args[2], args[3])
    return function(s, *args)


def one_of(options: Sequence[A], random: Callable[[], float]) -> A:
    """One of the options, drawn evenly."""
    number: int = len(options)  # compiled, a float times a length would be made of objects
    return options[int(random() * number)]


def play_out(s: State, random: Callable[[], float]) -> int:
    """Play to the end, every answer drawn evenly by ``random``; returns how many decisions the
    players made. This is ``legal``, ``apply`` and ``run`` in one loop: what searching bots do all day.

    It is long only to be fast: f(s, one) takes half the time of f(s, *args), so the usual numbers of
    arguments are written out, the most frequent ones first. Each case does the same.
    """
    decisions, stack = 0, s.stack
    while True:
        question: Question[Any, Any, Any] | None = None
        for _ in _TRIES:  # each time round one question is answered, or one step carried out
            asked = s.ask
            if asked is not None:
                seat, question, args = asked
                if seat >= 0:
                    decisions += 1
                options, carry_out = question.options, question.carry_out
                if not args:
                    answers = options(s)
                    s.ask = NOTHING_ASKED
                    carry_out(s, one_of(answers, random))
                elif (count := len(args)) == 2:
                    one, two = args
                    answers = options(s, one, two)
                    s.ask = NOTHING_ASKED
                    carry_out(s, one_of(answers, random), one, two)
                elif count == 1:
                    one = args[0]
                    answers = options(s, one)
                    s.ask = NOTHING_ASKED
                    carry_out(s, one_of(answers, random), one)
                elif count == 3:
                    one, two, three = args
                    answers = options(s, one, two, three)
                    s.ask = NOTHING_ASKED
                    carry_out(s, one_of(answers, random), one, two, three)
                else:
                    answers = options(s, *args)
                    s.ask = NOTHING_ASKED
                    carry_out(s, one_of(answers, random), *args)
            elif stack:
                step, args = stack.pop()
                if not args:
                    step(s)
                elif (count := len(args)) == 1:
                    step(s, args[0])
                elif count == 2:
                    step(s, args[0], args[1])
                elif count == 3:
                    step(s, args[0], args[1], args[2])
                elif count == 4:
                    step(s, args[0], args[1], args[2], args[3])
                else:
                    step(s, *args)
            else:
                return decisions
        if question is None:
            raise _endless(s)
