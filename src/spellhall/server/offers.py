"""What goes over HTTP: the games, guests, new tables, lists, records and replays.

The other half of the protocol, tables and sockets, is in ``messages``, which also has the words.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from spellhall.engine.views import DeedView, ResultView, Said, View
from spellhall.server.messages import (
    Colour,
    Fairness,
    Id,
    Message,
    Name,
    NoClock,
    Number,
    Pace,
    Salt,
    SeatNumber,
    Spectators,
    Stage,
    TableInfo,
    Token,
)

# What the hall offers


class OptionInfo(Message):
    """A choice made before a game; the first value is the default. Words: ``option-NAME``, ``option-NAME-VALUE``."""

    name: str
    values: list[str]
    names_a_seat: bool
    quick: bool
    """Whether it is worth asking before a quick game."""
    duel: str
    """With which value a quick game of two begins; empty: the default."""


class GameSummary(Message):
    """One game on the start page."""

    name: str
    title: str
    min_players: int
    max_players: int
    rules: int
    options: list[OptionInfo]
    tutorial: bool
    languages: list[str]
    """Those that it has a catalogue in; English is always among them."""


class LevelInfo(Message):
    """How strong a bot plays, by example: ``search:400``."""

    level: str
    about: Said
    strength: bool
    """Whether it is one of those that people play with; the others are for programs. The weakest comes first."""


class CompanionInfo(Message):
    """One of the hall's company: a bot with a name and ways of its own."""

    id: str
    name: str
    temper: str
    about: Said
    """What its temperament is."""


class Limits(Message):
    """What a client should know of the server's limits."""

    name_length: int
    chat_length: int
    grace_seconds: float
    heartbeat_seconds: float
    window_delay: tuple[float, float]


class Hall(Message):
    """GET /api/hall."""

    version: str
    protocol: int
    languages: list[str]
    """Those that the hall itself speaks."""
    games: list[GameSummary]
    levels: list[LevelInfo]
    company: list[CompanionInfo]
    default_level: str
    absence_level: str
    limits: Limits
    colours: list[str]


class CardInfo(Message):
    """Everything printed on a card. ``columns`` are those of its game."""

    id: str
    name: str
    deck: str
    text: str
    flavour: str
    icon: str
    copies: int
    columns: dict[str, Any]
    said: dict[str, Any]
    """What a catalogue says the text with, beside the columns that are whole numbers and the numbers of the game."""


ValueType = Literal["number", "flag", "choice", "choices", "seat", "seats", "card", "cards"]


class ValueInfo(Message):
    """One thing that can be seen, as the game declares it: its words are ``show-ID``, or ``mark-ID`` on a card."""

    id: str
    type: ValueType
    low: int
    high: int
    """Of a number: from where to where it goes."""
    optional: bool
    """Whether it may be None: not known, or not there."""
    values: list[str]
    """Of a choice, its words: ids of terms or cards. Of cards, their ids; left out with ``?rules=0``."""
    each: list[str]
    """There is one for each of these ids, as an object; ``["seats"]``: one for each seat, as a list."""


class PlaceInfo(Message):
    """A place where cards lie, as the game declares it: its words are ``zone-SORT``."""

    sort: str
    kind: str
    per_seat: bool
    ordered: bool
    """Whether its places can be told apart."""
    hidden: bool
    """Whether somebody may see backs here."""
    series: bool
    """Whether it comes and goes with a card: there may be several, or none."""
    backs: list[str]
    """The names of its backs, where they differ."""
    columns: int
    rows: list[str]
    groups: list[str]
    """Of a grid; columns are 0 where it is none."""
    up: bool
    pieces: bool
    on: bool
    """Which of these parts its cards have."""
    marks: list[ValueInfo]


class SightInfo(Message):
    """All that can be seen of a game: what its views have in ``table``, in each seat's ``shows``, in ``mine`` and in
    ``zones``.
    """

    phases: list[str]
    table: list[ValueInfo]
    seats: list[ValueInfo]
    mine: list[ValueInfo]
    places: list[PlaceInfo]


class BeatInfo(Message):
    """News that is worth a look: a page shows it large, and waits."""

    kind: str
    aim: list[str]
    """The arguments that say at whom it is aimed."""
    cancels: bool
    """Whether the card it names comes to nothing by it."""


class GameBook(Message):
    """GET /api/games/{game}: all there is to read about a game. Its words: /api/games/{game}/words/{language}."""

    game: GameSummary
    cards: list[CardInfo]
    numbers: dict[str, int]
    """What the rules count by and no card says: how large a hand is, what a point is worth."""
    changes: dict[str, dict[str, Any]]
    """House rules of this hall: by id of a card (``game``: the game's own numbers), what is otherwise than printed."""
    terms: list[str]
    """The ids of things that are no cards, ``term-ID`` in the catalogue."""
    sight: SightInfo
    beats: list[BeatInfo]
    asides: list[str]
    """The kinds of news that only go with something else: what was paid, drawn, cleared away."""
    rulebook: str
    """Markdown, with rule ids such as CM-26."""
    scenario_help: dict[str, str]


# People


class NewGuest(Message):
    """POST /api/guests: a name is enough."""

    name: Name
    colour: Colour | None = None


class ChangeGuest(Message):
    """PATCH /api/me."""

    name: Name | None = None
    colour: Colour | None = None


class Me(Message):
    """GET /api/me: who the cookie or token stands for. ``id`` is public, the secret is not here."""

    id: str
    name: str
    colour: str
    bot: bool


class LinkCode(Message):
    """POST /api/me/link: type it on a second device within its time, once."""

    code: str
    expires: float


class UseLinkCode(Message):
    """POST /api/link: become the guest who asked for the code."""

    code: Annotated[str, Meta(min_length=4, max_length=40)]


class DeviceInfo(Message):
    """A browser with which somebody is this guest."""

    id: str
    about: str
    """What it is, as far as it says: ``Firefox, Android``; may be empty."""
    since: float
    seen: float
    """When it was last here, to the hour."""
    here: bool
    """Whether it is the one that asks."""
    notices: bool
    """Whether it gets notices."""


class Devices(Message):
    """GET /api/me/devices: the latest first. DELETE /api/me/devices/{id} makes one forget who it was."""

    devices: list[DeviceInfo]


class PushKey(Message):
    """GET /api/push: what a browser subscribes to the hall's notices with, and what this device has asked for."""

    key: str
    """The hall's public key (VAPID), as ``applicationServerKey``."""


class NewPush(Message):
    """POST /api/me/push: this device wants to be told when it is its guest's turn and nobody is at the table.
    DELETE /api/me/push ends that. The first three are what the browser's ``PushSubscription`` says.
    """

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=20, max_length=30)]
    language: Annotated[str, Meta(max_length=10)] = "en"
    every: bool = False
    """At every table; otherwise at those with daily pace."""


class NewBotAccount(Message):
    """POST /api/bots: an account for a program; it is shown as a bot everywhere."""

    name: Name


class BotAccount(Message):
    """The token is shown this once; send it as ``Authorization: Bearer …``."""

    me: Me
    token: str


# Tables


class NewTable(Message):
    """POST /api/tables. ``bots`` are levels, put into the last seats; the maker sits down first.

    With ``auto_start`` the game begins by itself as soon as every seat is taken and ready.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: SeatNumber
    options: dict[str, str] = field(default_factory=dict)
    bots: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=64)] = field(default_factory=list)
    public: bool = False
    pace: Pace = field(default_factory=NoClock)
    spectators: Spectators = "public"
    auto_start: bool = False
    sit: bool = True
    practice: bool = False
    """What bots have answered may be taken back, too; everybody sees that it is so."""
    bots_talk: bool = False
    """Bots make ready-made claims, too, and heed those of others; the host can change it at any time."""
    seed: Annotated[str, Meta(max_length=64)] | None = None
    """For puzzles and tests: a table with its own seed or scenario is for practice, never public, and says so."""
    scenario: dict[str, Any] | None = None


class Note(Message):
    """PUT /api/tables/{id}/notes/{about}: what one thinks of a seat (``seat2``), or remembers of a card or a place
    (``thing-dark_day``). For nobody else. With nothing in it the note is forgotten.
    """

    lean: Literal["trust", "doubt"] | None = None
    """Of a seat: whether one trusts whoever sits there."""
    role: Annotated[str, Meta(max_length=40)] | None = None
    """Of a seat: who one takes them for, the id of a card or a term."""
    text: Annotated[str, Meta(max_length=200)] = ""


class Notes(Message):
    """GET /api/tables/{id}/notes: one's own notes, by what they are about. Also after the game."""

    notes: dict[str, Note]


class NewTutorial(Message):
    """POST /api/tutorials: a table of one's own with the first game of ``game``, scripted; the one that was begun and
    left, if there is one and it is not to begin ``anew``.
    """

    game: Annotated[str, Meta(max_length=40)]
    anew: bool = False


class Fork(Message):
    """POST /api/replays/{id}/fork: try another move from there, against bots."""

    number: Number
    seat: SeatNumber
    level: Annotated[str, Meta(max_length=40)] | None = None


class Lobby(Message):
    """GET /api/tables: what is open to all, the latest first. There are more if ``before`` is said: ask with it."""

    open: list[TableInfo]
    playing: list[TableInfo]
    before: float | None = None


class MyTables(Message):
    """GET /api/me/tables, newest first."""

    tables: list[TableInfo]


# Records and replays


class TableMoment(Message):
    """GET /api/tables/{id}/view: what the caller's seat sees now, or a spectator; with ``?since=`` only later news."""

    number: int
    moment: int
    you: int | None
    view: View
    earlier: int = 0
    """The news begins after this answer."""


class EarlierNews(Message):
    """GET /api/tables/{id}/news?before=N: what the caller was told up to the answer N, the latest of it."""

    deeds: list[DeedView]
    earlier: int
    """It begins after this answer: 0 if that is all."""


class KnownMove(Message):
    """A move of one's own."""

    number: int
    move: str


class KnownRecord(Message):
    """A record cut to one seat's knowledge, while the game goes on."""

    spellhall_known: int
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    you: int | None
    chosen_deal: bool
    """Whether the host chose the deal."""
    moves: list[KnownMove]
    view: View


class UploadedRecord(Message):
    """POST /api/records answers with the address of the replay, ``/r/{id}``."""

    id: str


class ReplayStep(Message):
    """One answer of a recorded game. ``seat`` is -1 for chance, of whose answers nothing is said."""

    number: int
    seat: int
    move: str
    say: Said | None
    turn: bool
    """A turn begins with it."""


class Forked(Message):
    """The game that was played on from another one, after so many of its answers."""

    table: str
    answers: int


class Turn(Message):
    """GET /api/tables/{id}/turn: how the table stands, once the caller is asked, the game is over, or time is up."""

    number: int
    moment: int
    you: int
    stage: Stage
    your_turn: bool
    view: View | None
    """None before the game begins."""


class PlainSit(Message):
    """POST /api/tables/{id}/sit. What all of these have: the same ``id`` again does nothing twice; without one each
    call is another command.
    """

    seat: SeatNumber | None = None
    colour: Colour | None = None
    id: Id | None = None


class PlainReady(Message):
    """POST /api/tables/{id}/ready."""

    ready: bool = True
    salt: Salt = ""
    id: Id | None = None


class PlainMove(Message):
    """POST /api/tables/{id}/move. ``moment`` names the question answered; without it, the open one."""

    move: Token
    moment: Number | None = None
    id: Id | None = None


class PlainLeave(Message):
    """POST /api/tables/{id}/leave."""

    id: Id | None = None


class ReplayInfo(Message):
    """GET /api/replays/{id}."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    names: list[str]
    colours: list[str]
    """By seat, as at the table; empty if the record has none."""
    forked: Forked | None
    steps: list[ReplayStep]
    result: ResultView | None
    fairness: Fairness | None
    chosen_deal: bool
    """Whether the host chose the deal."""


class ReplayMoment(Message):
    """GET /api/replays/{id}/at/{number}?eyes=0|1|…|open|public: the table after that many answers.

    ``view`` has all news up to there; with open eyes every hand is seen.
    """

    number: int
    eyes: str
    view: View
    mine: list[dict[str, Any]]
    """With open eyes: by seat, what its own view has in ``mine``. Otherwise empty."""


class Verdict(Message):
    """POST /api/verify and GET /api/replays/{id}/verdict: the deal done again."""

    honest: bool
    reason: Said
    moves: int
    chance: int
    committed: bool
    """Whether the seed is the one committed to before the deal, with everybody's salt in it."""


class Ending(Message):
    """What has come to an end after a line of answers."""

    ends_turn: bool
    """The turn is over then."""
    chance: bool
    """Chance answers then: it cannot be taken back."""
    ends_game: bool
    winners: list[SeatNumber]
    """Who has won then, if the game is over."""


class LineAhead(Message):
    """What one gesture can do: an answer, and the answers to the questions that follow from it at once."""

    moves: list[str]
    says: list[Said]
    """What each of them is."""
    touches: list[str]
    ending: Ending
    aims: list[LineAhead]
    """The same with its aim, where something happens first and then nothing but an aim is asked for."""


class Ahead(Message):
    """GET /api/tables/{id}/ahead: everything that the asked seat can do in one gesture, as far as it can know."""

    moment: Number
    lines: list[LineAhead]


class Report(Message):
    """POST /api/tables/{id}/report: something is wrong; the record is kept with the note."""

    note: Annotated[str, Meta(min_length=1, max_length=2000)]


class Reported(Message):
    """The number to mention."""

    id: str


class Problem(Message):
    """Any error over HTTP, with a fitting status."""

    code: str
    reason: Said


class Health(Message):
    """GET /healthz."""

    spellhall: str
    database: Literal["sqlite", "postgresql"]
    ok: bool
