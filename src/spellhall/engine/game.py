"""A game being played (``Game``) and the question that is open in it (``Decision``): the public contract."""

from __future__ import annotations

import secrets
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from copy import deepcopy
from difflib import get_close_matches
from operator import itemgetter
from random import Random
from typing import Any, Final

from spellhall.engine.chance import Chance
from spellhall.engine.errors import BadRecord, BadSetup, IllegalMove, NoRecord
from spellhall.engine.info import BRIEF, LARGE, GameInfo, Scenario, brief
from spellhall.engine.snapshot import restore, snapshot
from spellhall.engine.steps import CHANCE, News, Question, Result, State, apply, bit, legal, run
from spellhall.engine.thinking import Heard
from spellhall.engine.views import DecisionView, DeedView, MoveView, NewsView, ResultView, Said, View, say, seat_names

Record = dict[str, Any]

RECORD_FORMAT: Final = 2
"""Format 1 had scenarios in other dialects, one for each game."""

Mover = tuple[int, int, int, int]
"""A move that was not chance's: its number, its seat, the round and the seat whose turn it was."""

DEAL: Final = (0, CHANCE, 0, CHANCE)
"""What comes before the first move."""

Entry = tuple[int, Mover, News]
"""A piece of news in the log: the number of the answer after which it was told, the move that caused it, and what was
told to whom."""


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
    def prompt(self) -> Said:
        """The question as something to be read."""
        return self._question.asked(self._state, *self.args)

    @property
    def moves(self) -> list[str]:
        """The legal moves, as short readable tokens."""
        tokens = self._question.tokens
        return [tokens[answer] for answer in legal(self._state)]

    def show(self) -> list[MoveView]:
        """The legal moves with what is to be read of them and what they touch."""
        shown: list[MoveView] = []
        question = self._question
        labels = self._info.labels[question.name]
        for answer in legal(self._state):
            token = question.tokens[answer]
            label = question.label(self._state, answer, *self.args) or labels[token]
            touches = list(question.touched(self._state, answer, *self.args))
            shown.append({"move": token, "say": label, "touches": touches})
        return shown

    def read(self, token: object) -> Any:
        """The answer that a token stands for; raises IllegalMove unless it is legal now, whatever it is."""
        answers = legal(self._state)
        answer = self._question.answers.get(token) if isinstance(token, str) else None
        if answer is not None and answer in answers:
            return answer
        who = "chance" if self.seat == CHANCE else f"P{self.seat + 1} (seat {self.seat})"
        moves = self.moves
        near = get_close_matches(token[:BRIEF], moves, 1) if isinstance(token, str) else []
        hint = f" Did you mean {near[0]!r}?" if near else ""
        raise IllegalMove(
            f"{brief(token)} is not a legal move: {who} is asked {self.name!r} "
            f"and may answer: {', '.join(dict.fromkeys(moves))}.{hint}"
        )


class Game:
    """One game being played. Chance answers by itself, from the seed; every answer is recorded."""

    __slots__ = (
        "_chance", "_heard", "_log", "_mover", "_moves", "_names", "info", "number", "options", "scenario", "seats",
        "seed", "state",
    )  # fmt: skip

    def __init__(
        self,
        info: GameInfo[Any],
        seats: int,
        seed: int | str,
        options: dict[str, str],
        scenario: Scenario,
        state: State,
        chance: Chance,
        names: list[str] | None = None,
    ) -> None:
        """A game at a state, for those who have one; all others ``begin`` a game."""
        self.info = info
        self.seats = seats
        self.seed = seed
        self.options = options
        self.scenario = scenario
        self.state = state
        self.number = 0
        """How many answers have been given, those of chance included."""
        self._chance = chance
        self._names = seat_names(seats) if names is None else names
        self._moves: list[str] | None = []
        self._log: list[Entry] | None = None
        self._mover: Mover = DEAL
        """The last move that was not chance's."""
        self._heard: dict[int, tuple[list[Heard], int]] = {}
        """By the mask of a seat: what was heard so far, and how much of the log was read for it."""

    @staticmethod
    def begin(
        info: GameInfo[Any],
        seats: int,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
        scenario: Scenario | None = None,
        listen: bool = True,
        settled: bool = True,
    ) -> Game:
        """A new game. Not ``settled``: chance has not answered yet; for replay, which gives its answers too."""
        info.check_seats(seats)
        if isinstance(seed, bool) or not isinstance(seed, int | str | None):
            raise BadSetup(f"a seed is a whole number or a text, not {type(seed).__name__}")
        if isinstance(seed, int) and abs(seed) >= LARGE:
            raise BadSetup("a seed that is a number has at most 1000 digits")
        if seed is None:
            seed = secrets.token_hex(16)
        chosen = info.read_options(options, seats)
        plain = info.read_scenario(scenario)
        game = Game(info, seats, seed, chosen, plain, info.setup(seats, chosen, plain), Chance(seed))
        game._log = [] if listen else None
        game._start()
        if settled:
            game._settle(game.state)
        return game

    def _start(self) -> None:
        """Run to the first question. A scenario may begin in the middle of something, and tell of it."""
        self.state.news = None if self._log is None else []
        run(self.state)
        if self._log is not None and self.state.news:
            self._log += [(0, DEAL, item) for item in self.state.news]
            self.state.news.clear()

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
        """What the players are called in views: P1, P2, … unless somebody set it."""
        return self._names[:]

    @names.setter
    def names(self, names: Sequence[str]) -> None:
        if (
            isinstance(names, str)
            or not isinstance(names, Sequence)
            or len(names) != self.seats
            or not all(isinstance(name, str) for name in names)
        ):
            raise BadSetup(f"names should be {self.seats} texts, one a seat, not {brief(names)}")
        self._names = list(names)

    @property
    def moves(self) -> Sequence[str]:
        """Every answer so far, those of chance included."""
        return tuple(self._moves or ())

    @property
    def all_news(self) -> Sequence[News]:
        """All news so far with their addresses, oldest first. It holds every secret."""
        return [item for _, _, item in self._log or ()]

    def play(self, move: object) -> None:
        """Play a move, a token, for the seat that is asked. Raises IllegalMove and changes nothing if it
        is not legal. The error lists that seat's moves: it is for that seat's eyes only.
        """
        decision = self.decision
        if decision is None:
            raise IllegalMove(f"{brief(move)} cannot be played: the game is over")
        answer = decision.read(move)
        self._settle(self.state.copy(), answer)

    def after(self, move: object) -> Game:
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
        log: list[Entry] = []
        mover = self._mover
        chance = self._chance.copy()
        while True:
            if answer is not None:
                assert s.ask is not None
                moves.append(s.ask[1].tokens[answer])
                if s.ask[0] != CHANCE and self._log is not None:
                    sight = self.info.sight
                    mover = (self.number + len(moves), s.ask[0], sight.round(s), sight.turn(s))
                apply(s, answer)
            if s.news:
                log += [(self.number + len(moves), mover, item) for item in s.news]
                s.news.clear()
            if alone or s.ask is None or s.ask[0] != CHANCE:
                break
            tickets = legal(s)
            answer = tickets[chance.below(len(tickets))]
        self.state = s
        self._chance = chance
        self._mover = mover
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
        return {
            "game": self.info.name,
            "rules": self.info.version,
            "you": seat,
            "number": self.number,
            **look,
            "decision": self._decision_for(seat),
            "news": self.news(seat, since),
            "result": self._explained(),
        }

    def _explained(self) -> ResultView | None:
        result = self._result_view()
        if result is not None and self.info.explain is not None:
            result["explained"] = [
                [{"say": said, "points": points} for said, points in lines] for lines in self.info.explain(self.state)
            ]
        return result

    def news(self, seat: int | None, since: int = 0, until: int | None = None) -> list[DeedView]:
        """What the seat was told after answer number ``since``, up to number ``until``, move by move."""
        self._check_seat(seat)
        me = bit(seat)
        headlines = self.info.headlines
        found: list[DeedView] = []
        kinds: list[str] = []
        for (number, mover, round, turn), told in self.deeds(since, until):
            mine = [item for to, item in told if to & me]
            if mine:
                kinds = [item["kind"] for item in mine]
                by = None if mover == CHANCE else mover
                deed: DeedView = {
                    "number": number,
                    "seat": by,
                    "round": round,
                    "turn": None if turn == CHANCE else turn,
                    "head": headlines.head(kinds),
                    "news": mine,
                }
                found.append(deed)
        return found

    def deeds(self, since: int, until: int | None = None) -> list[tuple[Mover, list[tuple[int, NewsView]]]]:
        """All news after the answer with the number ``since``, move by move: each piece of news with the mask of those
        who were told. For those who serve many seats. It holds every secret.
        """
        write = self.info.headlines.write
        log = self._log or []
        first = bisect_right(log, since, key=itemgetter(0)) if since else 0
        last = len(log) if until is None else bisect_right(log, until, key=itemgetter(0))
        found: list[tuple[Mover, list[tuple[int, NewsView]]]] = []
        for _, mover, (to, kind, args) in log[first:last]:
            if not found or found[-1][0] != mover:
                found.append((mover, []))
            found[-1][1].append((to, write(kind, args)))
        return found

    def latest(self, seat: int | None, most: int, until: int | None = None) -> int:
        """The answer after which the seat was told of no more than so many moves: 0 if that is all."""
        me = bit(seat)
        log = self._log or []
        count = 0
        last: Mover | None = None
        for number, mover, (to, _, _) in reversed(log):
            if to & me and mover != last and (until is None or number <= until):
                count += 1
                last = mover
                if count > most:
                    return number
        return 0

    def was_told(self, seat: int | None, since: int) -> bool:
        """Whether there was news for the seat after the answer with the number ``since``."""
        me = bit(seat)
        log = self._log or []
        return any(to & me for _, _, (to, _, _) in log[bisect_right(log, since, key=itemgetter(0)) :])

    def heard(self, seat: int | None) -> list[Heard]:
        """All that the seat was told, bare: for those who read it by program, often. The list grows with the
        game and is not to be changed.
        """
        self._check_seat(seat)
        me = bit(seat)
        log = self._log or []
        told, read = self._heard.get(me, ([], 0))
        for _, _, (to, kind, args) in log[read:]:
            if to & me:
                told.append((kind, args))
        self._heard[me] = (told, len(log))
        return told

    def heard_since(self, seat: int | None, since: int) -> list[Heard]:
        """What the seat was told after the answer with the number ``since``, bare."""
        self._check_seat(seat)
        me = bit(seat)
        log = self._log or []
        first = bisect_right(log, since, key=itemgetter(0))
        return [(kind, args) for _, _, (to, kind, args) in log[first:] if to & me]

    def _decision_for(self, seat: int | None) -> DecisionView | None:
        decision = self.decision
        if decision is None:
            return None
        if decision.seat != seat:
            return {"seat": decision.seat}
        return {
            "seat": decision.seat,
            "question": decision.name,
            "prompt": decision.prompt,
            "moves": decision.show(),
        }

    def _result_view(self) -> ResultView | None:
        if self.result is None:
            return None
        winners, scores, reason = self.result
        return {"winners": list(winners), "scores": list(scores), "reason": say(f"end-{reason}", seats=list(winners))}

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
        other = Game(
            self.info, self.seats, self.seed, self.options, self.scenario, self.state, self._chance, self._names
        )
        other.number = self.number
        other._mover = self._mover
        other._moves = None if self._moves is None else self._moves[:]
        other._log = None if self._log is None else self._log[:]
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
        world._log = None if self._log is None else [entry for entry in self._log if entry[2][0] & me]
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
            "mover": self._mover,
            "log": self._log,
            "state": snapshot(self.state),
        }

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: the game's rules go by name, which ``spellhall.games`` sees to."""
        return thaw, (self.info, self.info.version, self.info.changes, self.pack())

    @staticmethod
    def unpack(info: GameInfo[Any], data: Mapping[str, Any]) -> Game:
        """The game that ``pack`` saw, good for the same rules version only."""
        state = restore(info.state, info.book, data["state"])
        chance = Chance(*data["chance"])
        game = Game(info, data["seats"], data["seed"], data["options"], data["scenario"], state, chance)
        game.names = data["names"]
        game.number = data["number"]
        game._moves = data["moves"]
        game._mover = data["mover"]
        game._log = data["log"]
        return game

    def record(self) -> Record:
        """The whole truth of this game, ready for JSON. It holds every secret."""
        if self._moves is None:
            raise NoRecord("a determinized world was never played, so it has no record")
        return {
            "spellhall": RECORD_FORMAT,
            "game": self.info.name,
            "rules": self.info.version,
            **({"changes": deepcopy(self.info.changes)} if self.info.changes else {}),
            "seats": self.seats,
            "options": dict(self.options),
            "seed": self.seed,
            "scenario": deepcopy(self.scenario),
            "moves": list(self._moves),
            "result": None if self.result is None else _recorded(self.result),
        }


def thaw(info: GameInfo[Any], version: int, changes: Mapping[str, Any], data: Mapping[str, Any]) -> Game:
    """The game that was pickled; raises BadRecord if that was under other rules."""
    info.check_version(version)
    if changes != info.changes:
        raise BadRecord(f"this game of {info.title} was pickled under other house rules than those here")
    return Game.unpack(info, data)


def _recorded(result: Result) -> dict[str, Any]:
    winners, scores, reason = result
    return {"winners": list(winners), "scores": list(scores), "reason": reason}
