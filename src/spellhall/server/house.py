"""The rules of the house: what a guest may do at a table, and what happens then.

``decide`` looks at a table and a command and returns the line to be written into the log, or raises
Refusal. It changes nothing. Whoever calls it writes the line, and only then applies it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from spellhall.bots import LEVELS, MASTER
from spellhall.bots.company import COMPANY
from spellhall.bots.tempers import EVEN
from spellhall.engine.claims import BadClaim
from spellhall.engine.errors import IllegalMove
from spellhall.engine.game import Game
from spellhall.engine.info import brief, plain_changes
from spellhall.server import fair, tutorials, undo
from spellhall.server.log import (
    Agreed,
    AskedAnew,
    Began,
    BotsMayTalk,
    By,
    CameBack,
    Claimed,
    Collected,
    Entry,
    Filled,
    GotUp,
    MadeReady,
    Muted,
    Named,
    Played,
    Sat,
    Setup,
    Talked,
    TookBack,
    WentAway,
    WentOn,
    Wished,
)
from spellhall.server.messages import (
    Anew,
    BotsTalk,
    Command,
    Consent,
    Correspondence,
    DecisionClock,
    Fill,
    First,
    Free,
    Leave,
    Lesson,
    MakeClaim,
    Move,
    Mute,
    Ready,
    Say,
    Sit,
    Start,
    TurnClock,
    Undo,
)
from spellhall.server.refusals import Refusal, as_it_is, refused_for
from spellhall.server.settings import Settings
from spellhall.server.table import COLOURS, Chair, Table, chance_since
from spellhall.server.texts import clean, look


class Actor(NamedTuple):
    """Who wants something."""

    guest: str
    name: str
    colour: str
    bot: bool


class Act(NamedTuple):
    """What is to be written, and the game after it if it is a move or the deal."""

    entry: Entry
    after: Game | None = None


HOUSE: Final = Actor("", "", "", True)
THOUGHTLESS: Final = "random"
OF_THE_CLOCK: Final = 0.25
OF_A_TURN: Final = 0.05
OF_BEING_OVERRULED: Final = 0.6
"""A master takes so much of the time for a decision or, for each, of that for a turn; and no more than so much of the
time after which the hall would decide for it."""
CHAT_KEPT: Final = 30
"""So many lines of talk go along to a rematch."""


def decide(table: Table, actor: Actor, command: Command, settings: Settings) -> Act:
    """The line that a command adds to the log; raises Refusal."""
    match command:
        case Move():
            return _move(table, actor, command)
        case Say():
            return _say(table, actor, command)
        case MakeClaim():
            return claim(table, _own_seat(table, actor), command.kind, command.about, actor.guest, command.id)
        case Undo():
            return _undo(table, actor, command)
        case Lesson():
            return _lesson(table, actor, command)
        case Consent():
            return _consent(table, actor, command)
        case Sit():
            return _sit(table, actor, command)
        case Ready():
            return _ready(table, actor, command)
        case Start():
            return _start(table, actor, command)
        case Leave():
            return _leave(table, actor, command, settings)
        case Fill():
            return _fill(table, actor, command, settings)
        case Free():
            return _free(table, actor, command)
        case First():
            return _first(table, actor, command)
        case Anew():
            return _anew(table, actor, command)
        case Mute():
            return _mute(table, actor, command)
        case BotsTalk():
            return _bots_talk(table, actor, command)
    raise Refusal("bad_request", "refusal-not-at-a-table")


# Before the game


def _gathering(table: Table) -> None:
    if table.stage != "gathering":
        raise Refusal("too_late", "refusal-begun-already")


def _host(table: Table, actor: Actor) -> None:
    if actor.guest != table.setup.host:
        raise Refusal("not_yours", "refusal-only-the-host")


def _chair(table: Table, seat: int) -> Chair:
    if seat >= len(table.chairs):
        raise Refusal("unknown", "refusal-no-such-seat", number=seat, places=len(table.chairs))
    return table.chairs[seat]


def _sit(table: Table, actor: Actor, command: Sit) -> Act:
    _gathering(table)
    if command.seat is None:
        free = [chair.seat for chair in table.chairs if not chair.taken]
        if not free:
            raise Refusal("seat_taken", "refusal-all-seats-taken")
        seat = free[0]
    else:
        seat = command.seat
        if _chair(table, seat).taken and table.chairs[seat].guest != actor.guest:
            raise Refusal("seat_taken", "refusal-seat-taken")
    others = [chair for chair in table.chairs if chair.taken and chair.guest != actor.guest]
    colour = _unused(others, command.colour or actor.colour)
    return Act(Sat(seat, actor.guest, _own_name(others, actor.name), colour, actor.bot, command.id))


def _unused(others: Sequence[Chair], wanted: str) -> str:
    """The wanted colour, or the next that nobody else at the table has."""
    used = {chair.colour for chair in others}
    return next((colour for colour in (wanted, *COLOURS) if colour not in used), wanted)


def _distinct(others: Sequence[Chair], name: str) -> str:
    """Two Annas at one table are Anna and Anna 2."""
    used = {look(chair.name) for chair in others}
    if look(name) not in used:
        return name
    return next(other for n in range(2, len(used) + 3) if look(other := f"{name[:20]} {n}") not in used)


def _own_name(others: Sequence[Chair], name: str) -> str:
    """The same for a guest; raises Refusal for a name that is made to look like another's."""
    for chair in others:
        if look(chair.name) == look(name) and chair.name.casefold() != name.casefold():
            raise Refusal("seat_taken", "refusal-looks-like", name=as_it_is(chair.name))
    return _distinct(others, name)


def _own_seat(table: Table, actor: Actor) -> int:
    seat = table.seat_of(actor.guest)
    if seat is None:
        raise Refusal("not_yours", "refusal-no-seat")
    return seat


def _ready(table: Table, actor: Actor, command: Ready) -> Act:
    _gathering(table)
    if not command.salt.isprintable():
        raise Refusal("bad_request", "refusal-bad-salt")
    return Act(MadeReady(_own_seat(table, actor), command.ready, command.salt, actor.guest, command.id))


def _start(table: Table, actor: Actor, command: Start) -> Act:
    _gathering(table)
    _host(table, actor)
    return begin(table, actor.guest, command.id)


def begin(table: Table, guest: str = "", id: str = "") -> Act:
    """The deal; raises Refusal while a seat is free or a player not ready."""
    _gathering(table)
    for chair in table.chairs:
        if not chair.taken:
            raise Refusal("not_now", "refusal-seat-free", number=chair.seat + 1)
        if not chair.ready:
            raise Refusal("not_now", "refusal-not-ready", seat=chair.seat)
    salts = [chair.salt for chair in table.chairs]
    seed = fair.seed_of(table.setup.secret, salts) if table.setup.seed is None else table.setup.seed
    game = table.deal(seed)
    names = [chair.name for chair in table.chairs]
    return Act(
        Began(table.setup.rules, seed, salts, names, list(game.moves), guest, id, plain_changes(table.info.changes)),
        game,
    )


def _fill(table: Table, actor: Actor, command: Fill, settings: Settings) -> Act:
    _gathering(table)
    _host(table, actor)
    if _chair(table, command.seat).taken:
        raise Refusal("seat_taken", "refusal-seat-taken")
    level = command.level or settings.default_level
    return Act(filled(table, command.seat, level, actor.guest, command.id, command.who))


def filled(table: Table, seat: int, level: str, guest: str = "", id: str = "", who: str | None = None) -> Filled:
    """A bot of a level for a seat: one of the company, or somebody of it who is not here yet."""
    if level not in LEVELS:
        raise Refusal("bad_setup", "refusal-no-such-level", level=as_it_is(level), levels=list(LEVELS))
    others = [chair for chair in table.chairs if chair.taken]
    if who is None:
        here = {chair.who for chair in others}
        away = [one for one in COMPANY if one not in here]
        who = away[int(len(away) * fair.drawn(table.setup.secret, f"bot {seat} {table.number}"))]
    if who not in COMPANY:
        raise Refusal("unknown", "refusal-no-such-companion", who=as_it_is(who), company=list(COMPANY))
    if any(chair.who == who for chair in others):
        raise Refusal("seat_taken", "refusal-companion-sits", who=as_it_is(COMPANY[who].name))
    name = _distinct(others, COMPANY[who].name)
    return Filled(seat, level, name, _unused(others, COLOURS[seat % len(COLOURS)]), guest, id, who)


def plays_like(table: Table, seat: int, settings: Settings) -> str:
    """The level of the bot that plays a seat now, with its temperament, as ``make_bot`` reads it."""
    chair = table.chairs[seat]
    level = chair.level or settings.absence_level
    if level == THOUGHTLESS:
        return level
    if level == MASTER:
        level = f"search:{master_seconds(table, settings):g}s"
    temper = COMPANY[chair.who].temper if chair.who in COMPANY and chair.guest is None else EVEN
    return level if temper == EVEN else f"{level}+{temper}"


def master_seconds(table: Table, settings: Settings) -> float:
    """How long a master thinks: with a clock, a part of what it gives to everybody."""
    most = settings.bot_seconds * OF_BEING_OVERRULED
    match table.pace:
        case DecisionClock(seconds=seconds):
            return min(seconds * OF_THE_CLOCK, most)
        case TurnClock(seconds=seconds):
            return min(seconds * OF_A_TURN, most)
        case Correspondence():
            return most
    return settings.master_seconds


def _free(table: Table, actor: Actor, command: Free) -> Act:
    _gathering(table)
    _host(table, actor)
    if not _chair(table, command.seat).taken:
        raise Refusal("not_now", "refusal-nobody-there")
    return Act(GotUp(command.seat, actor.guest, command.id))


def _first(table: Table, actor: Actor, command: First) -> Act:
    _gathering(table)
    _host(table, actor)
    if table.first_option is None:
        raise Refusal("not_now", "refusal-first-is-drawn")
    if command.seat is not None and not _chair(table, command.seat).taken:
        raise Refusal("not_now", "refusal-nobody-there")
    return Act(Named(command.seat, actor.guest, command.id))


def _anew(table: Table, actor: Actor, command: Anew) -> Act:
    seat = _own_seat(table, actor)
    _playing(table)
    if not table.may_deal_anew():
        raise Refusal("too_late", "refusal-no-other-deal")
    if actor.guest == table.setup.host:
        return Act(Collected(actor.guest, command.id))
    if seat in table.anew:
        raise Refusal("not_now", "refusal-asked-anew-already")
    return Act(AskedAnew(seat, actor.guest, command.id))


def _leave(table: Table, actor: Actor, command: Leave, settings: Settings) -> Act:
    seat = _own_seat(table, actor)
    if table.stage == "playing":
        if table.chairs[seat].away:
            raise Refusal("not_now", "refusal-away-already")
        return Act(WentAway(seat, settings.absence_level, actor.guest, command.id))
    if table.stage != "gathering":
        raise Refusal("too_late", "refusal-over")
    return Act(GotUp(seat, actor.guest, command.id))


# During the game


def _playing(table: Table) -> Game:
    if table.stage == "stranded":
        raise Refusal("other_rules", "refusal-other-rules")
    if table.stage != "playing" or table.game is None:
        raise Refusal("not_now", "refusal-not-begun" if table.stage == "gathering" else "refusal-over")
    return table.game


def _move(table: Table, actor: Actor, command: Move) -> Act:
    seat = _own_seat(table, actor)
    _playing(table)
    if command.moment != table.moment:
        raise Refusal("too_late", "refusal-moved-on")
    if table.asked != seat:
        raise Refusal("not_now", "refusal-not-asked")
    act = play(table, command.move, "player", actor.guest, command.id)
    if act.after is not None:
        tutorials.not_the_end(table, command.move, act.after)
    return act


def play(table: Table, move: str, by: By, guest: str = "", id: str = "") -> Act:
    """A move of the asked seat, tried out; raises Refusal if it is not legal."""
    before = _playing(table)
    seat = table.asked
    assert seat is not None
    try:
        after = table.attempt(move)
    except IllegalMove as error:
        raise illegal(move, error) from None
    return Act(Played(seat, move, chance_since(before, after), by, guest, id), after)


def illegal(move: str, error: IllegalMove) -> Refusal:
    """A move that is not legal. What would be is for programs: people choose among what they are shown."""
    return Refusal("illegal_move", "refusal-illegal-move", move=as_it_is(brief(move)), detail=as_it_is(error))


def _undo(table: Table, actor: Actor, command: Undo) -> Act:
    seat = _own_seat(table, actor)
    _playing(table)
    if command.moment != table.moment:
        raise Refusal("too_late", "refusal-moved-on")
    state = undo.undo_state(table, seat)
    turn = undo.last_turn(table, seat)
    if state.state in ("nothing", "refused", "asked") or turn is None:
        raise refused_for("not_now", state.reason)
    if state.state == "consent":
        if table.wish is not None:
            raise Refusal("not_now", "refusal-another-asked")
        return Act(Wished(seat, actor.guest, command.id))
    return Act(TookBack(seat, turn.before.number, actor.guest, command.id))


def _lesson(table: Table, actor: Actor, command: Lesson) -> Act:
    seat = _own_seat(table, actor)
    _playing(table)
    if command.back:
        return Act(TookBack(seat, tutorials.to_take_back(table, seat), actor.guest, command.id))
    tutorials.goes_on(table, seat, command.step)
    return Act(WentOn(seat, command.step, actor.guest, command.id))


def _consent(table: Table, actor: Actor, command: Consent) -> Act:
    seat = _own_seat(table, actor)
    _playing(table)
    if seat not in undo.awaited(table):
        raise Refusal("not_now", "refusal-no-consent-awaited")
    return Act(Agreed(seat, command.yes, actor.guest, command.id))


def follow_up(table: Table) -> Act | None:
    """What the house does by itself after a line was written: the game begins, a wish is granted."""
    if table.wish is not None and not undo.awaited(table):
        turn = undo.last_turn(table, table.wish.seat)
        if turn is not None:
            return Act(TookBack(table.wish.seat, turn.before.number))
    if table.stage == "gathering" and table.setup.auto_start and all(c.taken and c.ready for c in table.chairs):
        return begin(table)
    return None


def back(table: Table, actor: Actor) -> Act | None:
    """The player of a seat is here again."""
    seat = table.seat_of(actor.guest)
    if seat is None or not table.chairs[seat].away or table.stage != "playing":
        return None
    return Act(CameBack(seat, actor.guest))


def rematch(table: Table, actor: Actor, id: str, now: float) -> tuple[Setup, list[Entry]]:
    """Another table like this one: the same people and bots in the same seats, each to get ready. Its cards are
    shuffled, whatever was dealt here. After a lesson comes a game as one is usually begun, at once.
    """
    lesson = tutorials.lesson_of(table)
    setup = msgspec.structs.replace(
        table.setup,
        id=id,
        options=table.setup.options if lesson is None else _as_usual(table, lesson.seat),
        host=actor.guest,
        secret=fair.new_secret(),
        created=now,
        rules=table.info.version,
        seed=None,
        scenario={},
        prefix=[],
        forked_from=None,
        tutorial=None,
        practice=table.setup.practice and not table.setup.known_deal,
    )
    first: list[Entry] = []
    for chair in table.chairs:
        if chair.guest is not None:
            first.append(Sat(chair.seat, chair.guest, chair.name, chair.colour, chair.bot))
        elif chair.level is not None:
            first.append(Filled(chair.seat, chair.level, chair.name, chair.colour, actor.guest, who=chair.who))
    if lesson is not None:
        first.append(MadeReady(lesson.seat, True, "", actor.guest))
    for line in [line for line in table.chat if line.claim is None][-CHAT_KEPT:]:
        first.append(Talked(line.seat, line.name, line.text, "", earlier=line.at))
    return setup, first


def _as_usual(table: Table, first: int) -> dict[str, str]:
    """The options of a quick game in which a seat begins."""
    named = {one.name: str(first) for one in table.info.options if one.names_a_seat}
    duel = {one.name: one.duel for one in table.info.options if one.duel and len(table.chairs) == 2}
    return table.info.read_options(duel | named)


def _say(table: Table, actor: Actor, command: Say) -> Act:
    text = clean(command.text, "refusal-unreadable-talk")
    seat = table.seat_of(actor.guest)
    if not table.may_talk(seat):
        raise Refusal("not_yours", "refusal-not-for-spectators")
    if actor.guest in table.muted:
        raise Refusal("not_yours", "refusal-muted")
    if seat is not None and table.stage == "playing" and table.talk != "open":
        raise Refusal("not_now", "refusal-talk-silent" if table.talk == "silent" else "refusal-talk-claims")
    name = _own_name([c for c in table.chairs if c.taken], actor.name) if seat is None else table.chairs[seat].name
    return Act(Talked(seat, name, text, actor.guest, command.id))


def claim(table: Table, seat: int, kind: str, about: Mapping[str, int | str], guest: str = "", id: str = "") -> Act:
    """A seat's claim; raises Refusal if it is none of this game, or nobody may make any."""
    game = _playing(table)
    if table.talk == "silent":
        raise Refusal("not_now", "refusal-talk-silent")
    try:
        table.info.claims.check(kind, about, table.setup.options, table.setup.seats, seat)
    except BadClaim as error:
        raise refused_for("bad_request", error.said) from None
    return Act(Claimed(seat, table.chairs[seat].name, kind, dict(about), game.number, guest, id))


def _mute(table: Table, actor: Actor, command: Mute) -> Act:
    _host(table, actor)
    chair = _chair(table, command.seat)
    if chair.guest is None or chair.guest == actor.guest:
        raise Refusal("not_now", "refusal-nobody-to-mute")
    return Act(Muted(chair.guest, command.muted, actor.guest, command.id))


def _bots_talk(table: Table, actor: Actor, command: BotsTalk) -> Act:
    _host(table, actor)
    return Act(BotsMayTalk(command.talk, actor.guest, command.id))
