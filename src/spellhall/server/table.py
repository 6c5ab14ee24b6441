"""A table: what its log adds up to. No clock, no network, no database in here.

``apply`` is the only way in which a table changes, for what happens now and for what is read back
after a restart alike; so the log is the truth, and any process that has it has the table.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal, cast

import msgspec
from msgspec import Raw

import spellhall
from spellhall.engine.claims import Claim
from spellhall.engine.claims import said_of as said_of_claim
from spellhall.engine.errors import SpellhallError
from spellhall.engine.game import RECORD_FORMAT, Game, Record
from spellhall.engine.info import Option
from spellhall.engine.steps import CHANCE, EVERYONE
from spellhall.engine.views import ResultView, Said, View, say
from spellhall.server import fair
from spellhall.server.log import (
    Agreed,
    AskedAnew,
    Began,
    BotsMayTalk,
    CameBack,
    Claimed,
    Collected,
    Filled,
    GotUp,
    MadeReady,
    Muted,
    Named,
    Played,
    PlaysAgain,
    Row,
    Sat,
    Setup,
    Talked,
    TookBack,
    WentAway,
    WentOn,
    Wished,
)
from spellhall.server.messages import (
    ChatLine,
    DecisionClock,
    DoneForYou,
    Fairness,
    Pace,
    SeatInfo,
    Stage,
    Standing,
    TableInfo,
    Talk,
    TurnClock,
)
from spellhall.server.offers import KnownMove
from spellhall.server.refusals import Refusal, as_it_is

COLOURS: Final = ("#c0392b", "#2471a3", "#1e8449", "#b7950b", "#7d3c98", "#ba4a00", "#117a65", "#5d6d7e")
FREE_COLOUR: Final = "#7f8c8d"
TURNS_KEPT: Final = 12
ACCOUNT: Final = 30
"""So many of the moves a bot made for an absent player are told on return."""

IDS_KEPT: Final = 512
DEEDS_SHOWN: Final = 500
"""A full view has the news of so many moves, which is all of them in nearly every game; earlier ones are asked for."""
TALK_KEPT: Final = 300
"""So many of the last lines of talk are shown to whoever comes, and so many claims are heeded by bots."""

BEAT_SECONDS: Final = 1.5
"""What is worth a look is looked at for so long."""

WATCHED_SECONDS: Final = 5.0
"""A clock starts at most so much later than its question."""

LOOK: Final[tuple[Literal["status", "table", "mine", "seats", "zones"], ...]] = (
    "status",
    "table",
    "mine",
    "seats",
    "zones",
)
"""What a viewer sees of the table: a view without the question, the news and the numbers."""

encode = msgspec.json.Encoder().encode


class Chair:
    """One seat: free, a guest's, or a bot's."""

    __slots__ = ("away", "bot", "colour", "guest", "level", "name", "ready", "salt", "seat", "who")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.clear()

    def clear(self) -> None:
        """Nobody sits here."""
        self.guest: str | None = None
        self.name = ""
        self.colour = FREE_COLOUR
        self.level: str | None = None
        self.who = ""
        self.bot = False
        self.ready = False
        self.salt = ""
        self.away = False

    def copy(self) -> Chair:
        """An independent one."""
        other = Chair(self.seat)
        other.guest, other.name, other.colour = self.guest, self.name, self.colour
        other.level, other.who, other.bot = self.level, self.who, self.bot
        other.ready, other.salt, other.away = self.ready, self.salt, self.away
        return other

    @property
    def taken(self) -> bool:
        """Somebody sits here, or a bot."""
        return self.guest is not None or self.level is not None

    @property
    def person(self) -> bool:
        """A person's seat: not the house's bot, not a program's account."""
        return self.guest is not None and not self.bot


class Turn:
    """A move that might be taken back: the game before it, and what each viewer saw then."""

    __slots__ = ("before", "looks", "moment", "seat", "spent", "told", "worlds")

    def __init__(self, seat: int, before: Game, looks: dict[int | None, bytes], spent: float) -> None:
        self.seat = seat
        self.before = before
        self.looks = looks
        self.spent = spent
        """So much of the turn's time had gone by with it."""
        self.told = False
        """It, or what came after it, told its player a secret."""
        self.moment = self.worlds = 0
        """How many worlds were imagined to find that out, and when."""


class Table:
    """The sum of a log."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.info = spellhall.game_info(setup.game)
        self.chairs = [Chair(seat) for seat in range(setup.seats)]
        self.number = 0
        self.moment = 0
        self.moment_at = setup.created
        """When the open question was put."""
        self.watching = 0.0
        """So many seconds later its clock starts: what the others did is shown first."""
        self.spent = 0.0
        """So many seconds of the turn's clock have gone by before the open question."""
        self.changed = setup.created
        """When something last happened."""
        self.stage: Stage = "gathering"
        self.game: Game | None = None
        self.began: Began | None = None
        self.answers: list[str] = []
        self.turns: deque[Turn] = deque(maxlen=TURNS_KEPT if setup.tutorial is None else None)
        """Since chance last answered: before that nothing can be taken back, but by a coach."""
        self.heard = 0
        """The steps of a first game up to this one have been read."""
        self.wish: Wished | None = None
        self.agreed: set[int] = set()
        self.anew: list[int] = []
        """Who asks for another deal."""
        self.named = False
        """The host has said in the gathering who begins."""
        self.chat: deque[ChatLine] = deque(maxlen=TALK_KEPT)
        self.claims: list[Claim] = []
        """What was claimed in this game, the last ones."""
        self.muted: set[str] = set()
        """The guests whose free text the host has muted."""
        self.done_for: dict[int, deque[DoneForYou]] = {}
        self.plays: list[KnownMove] = []
        """The seats' own moves, without chance's answers; ``number`` counts the answers before."""
        self.players: list[int] = []
        self.rematch: str | None = None
        self.ids: dict[str, int] = {}
        self.looks: dict[int | None, bytes] = {}
        self.kept: dict[tuple[str, int | None], Any] = {}
        """What was worked out for viewers from the game as it stands."""
        self.standing: dict[int, tuple[Standing, str]] = {}
        """Kept apart from the log, whose numbers everybody sees."""

    def copy(self) -> Table:
        """An independent one, which shares only what is never changed."""
        other = Table(self.setup)
        other.chairs = [chair.copy() for chair in self.chairs]
        other.number, other.moment, other.moment_at = self.number, self.moment, self.moment_at
        other.changed = self.changed
        other.watching, other.spent = self.watching, self.spent
        other.stage, other.game, other.began, other.answers = self.stage, self.game, self.began, self.answers[:]
        other.turns, other.plays, other.players = self.turns.copy(), self.plays[:], self.players[:]
        other.wish, other.agreed, other.rematch = self.wish, self.agreed.copy(), self.rematch
        other.heard = self.heard
        other.anew, other.named = self.anew[:], self.named
        other.chat, other.ids, other.looks = self.chat.copy(), self.ids.copy(), self.looks.copy()
        other.claims, other.muted = self.claims[:], self.muted.copy()
        other.done_for = {seat: account.copy() for seat, account in self.done_for.items()}
        other.standing = self.standing.copy()
        return other

    # Who and what

    def seat_of(self, guest: str) -> int | None:
        """Where a guest sits."""
        for chair in self.chairs:
            if chair.guest == guest:
                return chair.seat
        return None

    @property
    def asked(self) -> int | None:
        """The seat that is asked."""
        if self.stage != "playing" or self.game is None or self.game.state.ask is None:
            return None
        return self.game.state.ask[0]

    @property
    def pace(self) -> Pace | TurnClock:
        """The clock of this table: that of the game, if an option of it sets one."""
        seconds = self.info.turn_seconds(self.setup.options)
        return self.setup.pace if seconds is None else TurnClock(seconds)

    @property
    def talk(self) -> Talk:
        """What players may say while the game goes on."""
        return cast("Talk", self.info.talk(self.setup.options))

    @property
    def heeded(self) -> list[Claim]:
        """The claims that bots heed: none where they do not talk."""
        return self.claims[:] if self.setup.bots_talk else []

    @property
    def window(self) -> bool:
        """Whether the open question is an interrupt window: one that can be passed."""
        return bool(self.passing)

    @property
    def passing(self) -> str:
        """The move that lets the open window pass; empty if none is open."""
        game = self.game
        return "" if game is None or game.state.ask is None else game.state.ask[1].passing

    @property
    def practice(self) -> bool:
        """Whether what bots have answered may be taken back."""
        return self.setup.practice or self.setup.known_deal

    def people(self) -> list[int]:
        """The seats of persons."""
        return [chair.seat for chair in self.chairs if chair.person]

    def open_to(self, guest: str | None) -> bool:
        """Whether somebody may be here: at a table without spectators only its players, once it has begun."""
        seated = guest is not None and self.seat_of(guest) is not None
        return seated or self.stage == "gathering" or self.setup.spectators != "off"

    def may_look(self, viewer: int | None) -> bool:
        """Whether this viewer sees the game. A spectator never sees more than the public view."""
        if self.game is None:
            return False
        spectators = self.setup.spectators
        return viewer is not None or spectators == "public" or (spectators == "after" and self.stage == "over")

    def may_talk(self, viewer: int | None) -> bool:
        """Whether this viewer takes part in what is said here."""
        if viewer is not None:
            return True
        return self.setup.spectators != "off" and (self.game is None or self.may_look(None))

    def look(self, viewer: int | None) -> bytes:
        """What the viewer sees of the table now, as bytes to compare."""
        found = self.looks.get(viewer)
        if found is None:
            assert self.game is not None
            found = self.looks[viewer] = look_bytes(self.game, viewer)
        return found

    def done(self, guest: str, id: str) -> int | None:
        """The number under which a command is in the log already."""
        return self.ids.get(f"{guest} {id}")

    # The log

    def read(self, rows: Iterable[Row]) -> None:
        """Everything that happened, from the beginning or from where this table stands."""
        for row in rows:
            self.apply(row)

    def apply(self, row: Row, after: Game | None = None) -> None:
        """One more line of the log. ``after`` is the game after a move, if it is known already."""
        entry = row.entry
        if row.number != self.number + 1:
            raise ValueError(f"line {row.number} cannot follow line {self.number}")
        self.number, self.changed = row.number, row.at
        if entry.id:
            self.ids[f"{entry.guest} {entry.id}"] = row.number
            if len(self.ids) > IDS_KEPT:
                del self.ids[next(iter(self.ids))]
        match entry:
            case Played():
                self._play(row, entry, after)
            case Talked():
                self.chat.append(said_there(row, entry, 0 if self.game is None else self.game.number))
            case Claimed():
                self._claim(row, entry)
            case Muted():
                (self.muted.add if entry.muted else self.muted.discard)(entry.whom)
            case BotsMayTalk():
                self.setup = msgspec.structs.replace(self.setup, bots_talk=entry.talk)
            case Sat() | GotUp() | Filled() | MadeReady():
                self._arrange(entry)
            case Named():
                self._name_first(entry.seat)
            case AskedAnew():
                self.anew.append(entry.seat)
            case Collected():
                self._collect(row)
            case Began():
                self._begin(row, entry, after)
            case Wished():
                self.wish, self.agreed = entry, set()
            case Agreed():
                self._agree(entry)
            case TookBack():
                self._take_back(row, entry)
            case WentOn():
                self.heard = entry.step + 1
            case WentAway():
                self.chairs[entry.seat].away = True
                self.chairs[entry.seat].level = entry.level
            case CameBack():
                self.chairs[entry.seat].away = False
                self.chairs[entry.seat].level = None
            case PlaysAgain():
                self.rematch = entry.table

    def _arrange(self, entry: Sat | GotUp | Filled | MadeReady) -> None:
        chair = self.chairs[entry.seat]
        match entry:
            case Sat():
                before = self.seat_of(entry.guest)
                if before is not None:
                    self.chairs[before].clear()
                chair.clear()
                chair.guest, chair.name, chair.colour, chair.bot = entry.guest, entry.name, entry.colour, entry.bot
            case GotUp():
                chair.clear()
            case Filled():
                chair.clear()
                chair.level, chair.name, chair.colour, chair.bot = entry.level, entry.name, entry.colour, True
                chair.who, chair.ready = entry.who, True
            case MadeReady():
                chair.ready, chair.salt = entry.ready, entry.salt

        if (
            isinstance(entry, Sat | GotUp)
            and self.first is not None
            and not self.chairs[self.first].taken
            and self.named
        ):
            self._name_first(None)  # whoever was to begin sits there no more

    @property
    def first_option(self) -> Option | None:
        """The option that names who begins, if the game has one."""
        return next((option for option in self.info.options if option.names_a_seat), None)

    @property
    def first(self) -> int | None:
        """Who begins, if that is not drawn."""
        option = self.first_option
        value = "" if option is None else self.setup.options.get(option.name, option.default)
        return int(value) if value.isdecimal() else None

    def _name_first(self, seat: int | None) -> None:
        option = self.first_option
        assert option is not None
        self.named = seat is not None
        value = option.default if seat is None else str(seat)
        self.setup = msgspec.structs.replace(self.setup, options=self.setup.options | {option.name: value})

    # The game

    def may_deal_anew(self) -> bool:
        """Whether the cards can be collected and dealt again: no person has moved, and another deal would come out."""
        return self.stage == "playing" and not self.moves_of_people() and self.setup.seed is None

    def moves_of_people(self) -> int:
        """How often persons have moved. Bots do not mind beginning again."""
        return sum(self.chairs[seat].person for seat in self.players)

    def _collect(self, row: Row) -> None:
        self.stage, self.game, self.began = "gathering", None, None
        self.moment, self.moment_at, self.watching, self.spent = row.number, row.at, 0.0, 0.0
        self.wish, self.anew = None, []
        self.turns.clear()
        self.plays.clear()
        self.players.clear()
        self.done_for.clear()
        self.claims.clear()
        self.looks, self.kept, self.standing = {}, {}, {}
        for chair in self.chairs:
            if chair.guest is not None:
                chair.ready, chair.salt = False, ""
                chair.away, chair.level = False, None

    def _begin(self, row: Row, entry: Began, after: Game | None) -> None:
        self.began = entry
        self.moment, self.moment_at, self.watching = row.number, row.at, 0.0
        if entry.rules != self.info.version or entry.changes != self.info.changes:
            self.stage = "stranded"
            self.answers = list(entry.dealt)
            return
        self.stage = "playing"
        game = self.deal(entry.seed) if after is None else after
        if list(game.moves) != entry.dealt:
            raise Refusal("other_rules", "refusal-other-deal")
        game.names = entry.names
        self._now(game)

    def deal(self, seed: str) -> Game:
        """The game at its beginning; of a fork, at the fork."""
        if self.setup.prefix or (self.setup.scenario and self.setup.format < RECORD_FORMAT):
            return spellhall.replay(self._record_so_far(self.setup.rules, seed, self.setup.prefix, self.info.changes))
        return spellhall.new(self.setup.game, self.setup.seats, seed, self.setup.options, self.setup.scenario)

    def _now(self, game: Game) -> None:
        self.game = game
        self.looks, self.kept = {}, {}
        if game.result is not None:
            self.stage = "over"

    def _play(self, row: Row, entry: Played, after: Game | None) -> None:
        self.wish = None
        if self.stage == "stranded":
            self.answers += [entry.move, *entry.chance]
            return
        before = self.game
        assert before is not None
        if after is None:
            after = self.attempt(entry.move)
            if chance_since(before, after) != entry.chance:
                raise Refusal("other_rules", "refusal-log-does-not-replay")
        if isinstance(self.pace, TurnClock) and entry.seat == whose_turn(before):
            self.spent += max(0.0, row.at - self.moment_at - self.watching)
        spent = self.spent
        if turn_of(before) != turn_of(after):
            self.spent = 0.0
        self.watching = self._watching(row.at, entry.seat, before, after)
        self.moment, self.moment_at = row.number, row.at
        self.plays.append(KnownMove(before.number, entry.move))
        self.players.append(entry.seat)
        if entry.chance and self.setup.tutorial is None:
            self.turns.clear()
        elif entry.by != "standing":
            self.turns.append(Turn(entry.seat, before, self.looks, spent))
        if entry.by in ("away", "clock"):
            said = said_of(before, entry.move)
            assert said is not None
            account = self.done_for.setdefault(entry.seat, deque(maxlen=ACCOUNT))
            account.append(DoneForYou(row.number, entry.move, said, "away" if entry.by == "away" else "clock"))
        elif self.done_for:
            self.done_for.pop(entry.seat, None)
        self._now(after)

    def _watching(self, now: float, mover: int, before: Game, after: Game) -> float:
        """How long the asked seat watches before its clock starts. Everybody sees the clock, so only what everybody
        was told counts; who was asked just now has seen what came before.
        """
        asked = None if after.state.ask is None else after.state.ask[0]
        if asked is None or asked == mover or not isinstance(self.pace, DecisionClock | TurnClock):
            return 0.0
        worth_a_look = self.info.headlines.beats
        beats = sum(
            to == EVERYONE and news["kind"] in worth_a_look
            for _, told in after.deeds(before.number)
            for to, news in told
        )
        still = max(0.0, self.moment_at + self.watching - now)
        return min(still + beats * BEAT_SECONDS, WATCHED_SECONDS)

    def attempt(self, move: str) -> Game:
        """The game after a move, on a copy; raises IllegalMove. Nothing here changes."""
        assert self.game is not None
        return self.game.after(move)

    def _claim(self, row: Row, entry: Claimed) -> None:
        said = said_of_claim(entry.kind, entry.about)
        self.chat.append(
            ChatLine(row.number, row.at, entry.seat, entry.name, "", False, claim=said, answers=entry.answers)
        )
        self.claims.append(Claim(entry.seat, entry.kind, entry.about, entry.answers))
        del self.claims[:-TALK_KEPT]

    def _agree(self, entry: Agreed) -> None:
        if entry.yes:
            self.agreed.add(entry.seat)
        else:
            self.wish = None

    def _take_back(self, row: Row, entry: TookBack) -> None:
        self.wish = None
        self.moment, self.moment_at, self.watching = row.number, row.at, 0.0
        if self.stage == "stranded":
            del self.answers[entry.answers :]
            return
        while self.turns:
            turn = self.turns.pop()
            if turn.before.number == entry.answers:
                while self.plays and self.plays[-1].number >= entry.answers:
                    self.plays.pop()
                    self.players.pop()
                self.spent = turn.spent
                self._now(turn.before)
                return
        raise Refusal("other_rules", "refusal-log-takes-back-too-much")

    # What everybody may know

    def about(self, here: Iterable[int] = (), away_at: dict[int, float] | None = None, watching: int = 0) -> TableInfo:
        """The table for everybody."""
        setup = self.setup
        game = self.game
        return TableInfo(
            id=setup.id,
            game=setup.game,
            title=self.info.title,
            stage=self.stage,
            host=setup.host,
            public=setup.public and not setup.known_deal,
            options=setup.options,
            pace=self.pace,
            talk=self.talk,
            spectators=setup.spectators,
            auto_start=setup.auto_start,
            seats=self.seats(set(here), away_at or {}),
            watching=watching,
            created=setup.created,
            rules=setup.rules,
            fairness=self.fairness(),
            result=None if game is None else result_view(game),
            rematch=self.rematch,
            forked_from=setup.forked_from,
            tutorial=setup.tutorial,
            practice=self.practice,
            chosen_deal=setup.chosen_deal,
            asked=self.asked,
            anew=self.anew if self.may_deal_anew() else None,
            changed=self.changed,
            bots_talk=setup.bots_talk,
        )

    def seats(self, here: set[int], away_at: dict[int, float]) -> list[SeatInfo]:
        """Who sits where."""
        return [
            SeatInfo(
                seat=chair.seat,
                name=chair.name,
                colour=chair.colour,
                guest=chair.guest,
                level=chair.level,
                who=chair.who or None,
                bot=chair.bot,
                ready=chair.ready,
                here=chair.seat in here or (chair.level is not None and chair.guest is None),
                away=chair.away,
                away_at=away_at.get(chair.seat),
                muted=chair.guest in self.muted,
            )
            for chair in self.chairs
        ]

    def fairness(self) -> Fairness | None:
        """The commitment; the secret and the seed once the game is over. None if the deal proves nothing."""
        if self.setup.known_deal:
            return None
        opened = self.stage in ("over", "stranded")
        began = self.began
        return Fairness(
            commitment=fair.commitment(self.setup.secret),
            salts=[chair.salt for chair in self.chairs] if began is None else began.salts,
            secret=self.setup.secret if opened else None,
            seed=began.seed if opened and began is not None else None,
        )

    def view(self, viewer: int | None, since: int = 0) -> View:
        """What a viewer may know of the game."""
        assert self.game is not None
        return self.game.view(viewer, since)

    def latest(self, viewer: int | None) -> int:
        """The answer after which the news of a full view begins: 0 if all is there."""
        assert self.game is not None
        return self.game.latest(viewer, DEEDS_SHOWN)

    def whole_view(self, viewer: int | None) -> tuple[View, Raw, int]:
        """What a viewer may know now, with the latest news; the same as JSON; and the answer after which the news
        begins. Worked out once.
        """
        found: tuple[View, Raw, int] | None = self.kept.get(("view", viewer))
        if found is None:
            since = self.latest(viewer)
            view = self.view(viewer, since)
            found = self.kept["view", viewer] = view, Raw(encode(view)), since
        return found

    # The record

    def record(self) -> Record:
        """The whole truth: for those who may have it."""
        if self.began is None:
            raise Refusal("not_now", "refusal-not-begun")
        began = self.began
        record = (
            self._record_so_far(began.rules, began.seed, self.answers, began.changes)
            if self.game is None
            else self.game.record()
        )
        record["names"] = self.began.names
        record["colours"] = [chair.colour for chair in self.chairs]
        record["table"] = self.setup.id
        if self.setup.forked_from is not None:
            record["forked"] = {"table": self.setup.forked_from, "answers": len(self.setup.prefix)}
        if self.setup.chosen_deal:
            record["chosen_deal"] = True
        if not self.setup.known_deal:
            record["fairness"] = {
                "commitment": fair.commitment(self.setup.secret),
                "secret": self.setup.secret,
                "salts": self.began.salts,
            }
        return record

    def _record_so_far(
        self, rules: int, seed: str, moves: list[str], changes: Mapping[str, Mapping[str, Any]]
    ) -> dict[str, Any]:
        return {
            "spellhall": self.setup.format,
            "game": self.setup.game,
            "rules": rules,
            "seats": self.setup.seats,
            "options": self.setup.options,
            "seed": seed,
            "scenario": self.setup.scenario,
            **({"changes": changes} if changes else {}),
            "moves": list(moves),
            "result": None,
        }


def said_there(row: Row, entry: Talked, answers: int) -> ChatLine:
    """A line of the chat, at the time when it was said."""
    earlier = entry.earlier is not None
    at = row.at if entry.earlier is None else entry.earlier
    return ChatLine(
        row.number, at, entry.seat, entry.name, entry.text, entry.seat is None, earlier=earlier, answers=answers
    )


def chance_since(before: Game, after: Game) -> list[str]:
    """What chance answered after the move that leads from one to the other."""
    return list(after.moves[before.number + 1 :])


def turn_of(game: Game) -> tuple[int, int | None]:
    """The turn in which a game stands, as a mark that changes with it."""
    status = game.info.look(game.state, None)["status"]
    return status["round"], status["turn"]


def whose_turn(game: Game) -> int | None:
    """The seat whose turn it is."""
    return turn_of(game)[1]


def legal_setup(setup: Setup) -> None:
    """Raise Refusal unless the game can be set up so."""
    try:
        if setup.prefix:
            return
        spellhall.new(setup.game, setup.seats, "trial", setup.options, setup.scenario)
    except SpellhallError as error:
        raise Refusal("bad_setup", "refusal-bad-setup", detail=as_it_is(error)) from None


def result_view(game: Game) -> ResultView | None:
    """How the game ended, as views say it."""
    if game.result is None:
        return None
    winners, scores, reason = game.result
    return {"winners": list(winners), "scores": list(scores), "reason": say(f"end-{reason}", seats=list(winners))}


def said_of(game: Game, move: str) -> Said | None:
    """A legal move of the open question, as something to be read; None if it is chance's."""
    assert game.state.ask is not None
    seat, question, args = game.state.ask
    if seat == CHANCE:
        return None
    label: Said | None = question.label(game.state, question.answers[move], *args)
    return label or game.info.labels[question.name][move]


def look_bytes(game: Game, viewer: int | None) -> bytes:
    """What a viewer sees of the table, as bytes to compare."""
    view = game.view(viewer, game.number)
    return b"".join(encode(view[part]) for part in LOOK)
