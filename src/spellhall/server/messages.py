"""Every message between the hall and its clients, typed once.

The page generates its TypeScript from the schema of these (``spellhall schema``), OpenAPI is made
from them, and the socket parses what comes in with them: strictly, unknown fields are refused.

Three kinds of numbers. ``number`` counts everything that happened at a table, lobby and chat
included: a client that has missed one asks for the full view. ``moment`` is the number of the last
thing that changed the *game*: a move answers a moment. ``view.number`` is the engine's own count of
answers. Times are seconds since 1970, by the server's clock; ``now`` in full views lets a client
correct for its own.

No message has a sentence in it. What is to be read is ``Said``, a key with arguments: of the game's
catalogue within a view and wherever a move or a result is told, of the hall's catalogue wherever the
hall itself gives a reason. docs/protocol.md says how arguments are written.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from spellhall.engine.views import ResultView, Said, View

PROTOCOL: Final = 2
"""The version of all this. A client says in its ``hello`` which one it speaks."""

Name = Annotated[str, Meta(min_length=1, max_length=24, description="what a player is called")]
Id = Annotated[str, Meta(min_length=4, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
ShortText = Annotated[str, Meta(min_length=1, max_length=400)]
Token = Annotated[str, Meta(min_length=1, max_length=200, description="a move as the engine writes it")]
Salt = Annotated[str, Meta(min_length=0, max_length=64, description="the client's share in the shuffle: any text")]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Colour = Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]

Spectators = Literal["off", "public", "after"]
"""Nobody watches; anybody sees the public view; anybody, once the game is over."""

Stage = Literal["gathering", "playing", "over", "stranded"]
"""``stranded``: begun under rules that this server no longer has. Its record can be had."""


class Message(Struct, forbid_unknown_fields=True):
    """The base of all: strict, unknown fields are refused."""


# Tables


class NoClock(Message, tag_field="kind", tag="none"):
    """As long as one likes."""


class DecisionClock(Message, tag_field="kind", tag="clock"):
    """So many seconds for each decision; then a bot makes this one."""

    seconds: Annotated[int, Meta(ge=5, le=3600)]


class Correspondence(Message, tag_field="kind", tag="correspondence"):
    """So many hours for each decision, nobody needs to stay connected."""

    hours: Annotated[int, Meta(ge=1, le=24 * 30)]


class TurnClock(Message, tag_field="kind", tag="turn"):
    """So many seconds for a turn, by an option of the game; then the rest of the turn is decided in the usual way.

    A question put to somebody whose turn it is not has as many seconds of its own.
    """

    seconds: int


Pace = NoClock | DecisionClock | Correspondence
"""What the maker of a table chooses."""

Talk = Literal["open", "claims", "silent"]
"""What players may say while the game goes on: anything, ready-made claims, nothing."""


class SeatInfo(Message):
    """Who sits where, as everybody may know it."""

    seat: int
    name: str
    colour: str
    guest: str | None
    """Public id of the guest; None if the seat is free or a bot's."""
    level: str | None
    """The bot that plays here, or plays for the absent player."""
    who: str | None
    """Which of the hall's company that bot is."""
    bot: bool
    """A bot of the house, or a program's account."""
    ready: bool
    here: bool
    away: bool
    """A bot plays for the absent player."""
    away_at: float | None
    """When a bot will take over, while the grace period runs."""
    muted: bool = False
    """The host has muted their free text; ready-made claims remain."""


class Fairness(Message):
    """The provable shuffle. ``commitment`` is SHA-256 of ``secret``, which is opened at the end.

    seed = SHA-256 of ``secret`` and then each seat's salt, one a line.
    """

    commitment: str
    salts: list[str]
    secret: str | None
    seed: str | None


class TableInfo(Message):
    """A table as everybody may know it; the page's address of it is ``/t/{id}``."""

    id: str
    game: str
    title: str
    stage: Stage
    host: str
    public: bool
    options: dict[str, str]
    pace: Pace | TurnClock
    talk: Talk
    spectators: Spectators
    auto_start: bool
    seats: list[SeatInfo]
    watching: int
    created: float
    rules: int
    fairness: Fairness | None
    """None where the deal proves nothing: it was chosen, or it is that of a first game or a fork."""
    result: ResultView | None
    rematch: str | None
    """The table where the same people play again."""
    forked_from: str | None
    tutorial: str | None
    practice: bool
    """A practice table: what bots have answered may be taken back, too."""
    chosen_deal: bool
    """The host chose the deal, by a seed or a scenario, and may know every card. Such a table is for practice."""
    asked: int | None
    """The seat that is asked now."""
    anew: list[int] | None
    """The seats that ask for another deal; None where the cards cannot be dealt anew, or not any more."""
    changed: float
    """When something last happened here."""
    bots_talk: bool = False
    """Bots make claims here, too, and heed those of others."""


# Over the socket, from the client: /api/tables/{id}/socket


class Command(Message, tag_field="type"):
    """The base of all that a client says."""


class Hello(Command, tag="hello"):
    """The first message. ``number`` is the last one the client has, if it has any.

    ``protocol`` is the version that the client speaks; without it, or with another than the hall's, it gets ``bye``.
    """

    protocol: Number | None = None
    number: Number | None = None
    watch: bool = False
    """Only watch, even if one has a seat here."""


class Beat(Command, tag="beat"):
    """Answer to the server's beat: the line is alive."""


class Resync(Command, tag="resync"):
    """The full view, please."""


class Sit(Command, tag="sit"):
    """Take a free seat (or move to it); None is any."""

    id: Id
    seat: SeatNumber | None = None
    colour: Colour | None = None


class Ready(Command, tag="ready"):
    """Ready to begin, with the client's salt for the shuffle."""

    id: Id
    ready: bool = True
    salt: Salt = ""


class Start(Command, tag="start"):
    """The host begins the game: all seats are taken, all players ready."""

    id: Id


class Leave(Command, tag="leave"):
    """Get up. During the game a bot goes on at once; coming back is always possible."""

    id: Id


class Fill(Command, tag="fill"):
    """The host puts a bot into a free seat: one of the company, or whoever comes."""

    id: Id
    seat: SeatNumber
    level: Annotated[str, Meta(max_length=40)] | None = None
    who: Annotated[str, Meta(max_length=40)] | None = None


class Free(Command, tag="free"):
    """The host frees a seat, before the game."""

    id: Id
    seat: SeatNumber


class First(Command, tag="first"):
    """The host says who begins, as the rule book asks it ("Who is youngest?"); None: it is drawn."""

    id: Id
    seat: SeatNumber | None = None


class Anew(Command, tag="anew"):
    """Something went wrong with the deal: before a person has moved players ask for another, and the host collects the
    cards. Then everybody gets ready again.
    """

    id: Id


class Rematch(Command, tag="rematch"):
    """Another table with the same people, after the end."""

    id: Id


class Move(Command, tag="move"):
    """Answer the question put at ``moment``. Sent again with the same id it does nothing twice."""

    id: Id
    moment: Number
    move: Token


class Undo(Command, tag="undo"):
    """Take one's last move back, or ask the others whether one may."""

    id: Id
    moment: Number


class Lesson(Command, tag="lesson"):
    """In a first game: go on from a step that was to be read, or have what is not in it taken back."""

    id: Id
    step: Number
    back: bool = False


class Consent(Command, tag="consent"):
    """Answer somebody's wish to take back."""

    id: Id
    yes: bool


class Stand(Command, tag="stand"):
    """Standing answers to windows; both off clears them. The others never learn of it."""

    id: Id
    pass_this_turn: bool = False
    """Pass every window until the turn goes on to another player."""
    pass_unless_holding: bool = False
    """Pass every window in which nothing else could be done."""


class Say(Command, tag="say"):
    """Chat: text, never markup. Spectators talk among themselves while the game goes on."""

    id: Id
    text: ShortText


class MakeClaim(Command, tag="claim"):
    """A ready-made claim of a player while the game goes on. ``Full.claims`` says what can be claimed; whether it is
    true nobody checks.
    """

    id: Id
    kind: Annotated[str, Meta(max_length=40)]
    about: Annotated[
        dict[Annotated[str, Meta(max_length=40)], int | Annotated[str, Meta(max_length=40)]], Meta(max_length=8)
    ]


class Mute(Command, tag="mute"):
    """The host mutes a player's free text, or lets them talk again."""

    id: Id
    seat: SeatNumber
    muted: bool = True


class BotsTalk(Command, tag="bots_talk"):
    """The host lets bots talk, or stops them."""

    id: Id
    talk: bool


FromClient = (
    Hello
    | Beat
    | Resync
    | Sit
    | Ready
    | Start
    | Leave
    | Fill
    | Free
    | First
    | Anew
    | Rematch
    | Move
    | Undo
    | Lesson
    | Consent
    | Stand
    | Say
    | MakeClaim
    | Mute
    | BotsTalk
)


# Over the socket, from the server


class ChatLine(Message):
    """One thing said."""

    number: int
    at: float
    seat: int | None
    name: str
    text: str
    spectator: bool
    earlier: bool = False
    """Said at the table before, of which this one is the rematch."""
    claim: Said | None = None
    """A ready-made claim, in the words of the game; ``text`` is empty then."""
    answers: int = 0
    """How many answers had been given in the game when it was said (``view.number``)."""


class ClaimsOffered(Message):
    """What can be claimed in this game."""

    kinds: dict[str, list[str]]
    """By kind: the names of what it is about. One that begins with ``seat`` is another player's seat."""
    of: dict[str, list[str]]
    """By name of anything else that a claim is about: the ids it can be."""


class UndoState(Message):
    """Whether this seat may take its last move back, and why or why not.

    ``nothing``: there is none. ``free``: nobody has learnt anything since. ``consent``: others have,
    they must agree. ``asked``: they have been asked. ``refused``: chance or a secret was opened.
    """

    state: Literal["nothing", "free", "consent", "asked", "refused"]
    reason: Said


class UndoWish(Message):
    """Somebody wants to take a move back; ``yours``: this seat's answer is awaited."""

    seat: int
    yours: bool
    agreed: list[int]


class Standing(Message):
    """This seat's standing answers."""

    pass_this_turn: bool = False
    pass_unless_holding: bool = False


class ClockState(Message):
    """When the asked seat's time is up."""

    seat: int
    deadline: float


HintKind = Literal["do", "tell", "astray", "end"]


class Hint(Message):
    """In a first game: what the coach says, with the ids of the things to point at. ``title`` and ``text`` are by
    language: a script brings its own words, as cards bring theirs.

    ``do``: the ``moves`` (of one gesture) are wanted. ``tell``: it is to be read, then ``lesson`` goes on. ``astray``:
    something else was done, and everybody waits until ``lesson`` takes it back. ``end``: the lesson is over.
    """

    kind: HintKind
    number: int
    """The step's, to go on from."""
    chapter: int
    chapters: int
    heading: dict[str, str]
    step: int
    """Among the learner's ``steps`` of the chapter."""
    steps: int
    title: dict[str, str]
    text: dict[str, str]
    touches: list[str]
    moves: list[str]


class DoneForYou(Message):
    """A move that a bot made for this seat while its player was away."""

    number: int
    move: str
    say: Said
    """In the words of the game."""
    why: Literal["away", "clock"]


class Situation(Message):
    """What a viewer sees of the game beside the view itself."""

    undo: UndoState
    wish: UndoWish | None
    standing: Standing
    window: bool
    """The open question, put to this seat, is an interrupt window: it can be passed."""
    clock: ClockState | None
    hint: Hint | None
    done_for_you: list[DoneForYou]


class Event(Message, tag_field="type"):
    """The base of all that the server says."""


class Full(Event, tag="full"):
    """Everything, at once: after hello, resync, or when a client was too slow to keep up."""

    number: int
    moment: int
    now: float
    you: int | None
    host: bool
    table: TableInfo
    view: View | None
    situation: Situation | None
    chat: list[ChatLine]
    claims: ClaimsOffered | None = None
    """What this seat can claim here; None for those who watch."""
    earlier: int = 0
    """The news in ``view`` begins after this answer; what was before comes by ``GET /api/tables/{id}/news?before=``."""


class Update(Event, tag="update"):
    """Something happened. ``after`` is the number the client must have; if not, it asks a resync.

    What is None has not changed. The news in ``view`` are those since the last message; what one move
    caused is never divided between two messages.
    """

    after: int
    number: int
    moment: int
    you: int | None
    table: TableInfo | None
    view: View | None
    situation: Situation | None
    chat: list[ChatLine]


class Presence(Event, tag="presence"):
    """Who is here; not numbered, for it is not kept."""

    seats: list[SeatInfo]
    watching: int


class Done(Event, tag="done"):
    """The command with this id was carried out, and is stored. ``number`` has it (0: no number)."""

    id: str
    number: int


class Refused(Event, tag="refused"):
    """The command was not carried out, and changed nothing. ``code`` is for programs."""

    id: str | None
    code: str
    reason: Said


class ServerBeat(Event, tag="beat"):
    """Every few seconds; a client that hears none for 12 s should connect anew."""

    now: float


class Bye(Event, tag="bye"):
    """The socket is about to close. ``again``: connect anew in a moment."""

    code: str
    reason: Said
    again: bool


FromServer = Full | Update | Presence | Done | Refused | ServerBeat | Bye
