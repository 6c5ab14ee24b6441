"""The command ``spellhall``.

Returns 0 if all went well, 1 if something was refused (a bad record, a file that cannot be read or
written), 2 if the command was wrong, 130 after Ctrl-C.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, NoReturn, TypeVar

from rich.console import Console
from rich.table import Table

import spellhall
from spellhall.bots import make_bot
from spellhall.bots.talk import Conversation
from spellhall.engine.errors import BadRecord, BadSetup, SpellhallError, UnknownGame
from spellhall.engine.game import Record
from spellhall.engine.info import GameInfo, changes_told, plain_changes
from spellhall.engine.record import parse
from spellhall.games import HOUSE_RULES, all_games, house_rules
from spellhall.terminal.draw import Artist
from spellhall.terminal.play import INTERRUPTED, TerminalGame
from spellhall.terminal.rules import show_rules
from spellhall.terminal.speech import about_levels, language_of, names_at_table, recorded_names, terminal_words
from spellhall.words import LANGUAGES, words

DEFAULT_GAME = "castle"
DEFAULT_BOTS = "search:400"

T = TypeVar("T")

REFUSED = 1
WRONG_USE = 2


class Refused(SpellhallError):
    """A file that cannot be read, understood or written."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        """Exit with the code for wrong use."""
        self.exit(WRONG_USE, f"spellhall: {message} (see: {self.prog} --help)\n")


def main(argv: list[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that cannot write × still gets the rest
    argv = sys.argv[1:] if argv is None else argv
    try:
        return _run(argv)
    except (UnknownGame, BadSetup) as error:
        return _complain(error, WRONG_USE)
    except SpellhallError as error:
        return _complain(error, REFUSED)
    except KeyboardInterrupt:
        return _complain("interrupted", INTERRUPTED)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads on: not our error
        return REFUSED
    except SystemExit as done:  # argparse: --help, or wrong use
        return done.code if isinstance(done.code, int) else REFUSED


def _run(argv: Sequence[str]) -> int:
    parser = make_parser(argv)
    args = parser.parse_args(argv)
    args.argv = argv
    if args.command is None:  # whoever only says "spellhall" wants to play
        print("Opening the hall. Other commands: spellhall --help", flush=True)
        args = make_parser(["serve"]).parse_args(["serve"])
    run: Callable[[argparse.Namespace], int] = args.run
    code = run(args)
    sys.stdout.flush()
    return code


def _complain(message: object, code: int) -> int:
    sys.stdout.flush()
    print(f"spellhall: {message}", file=sys.stderr)
    return code


# The commands and their arguments


def make_parser(argv: Sequence[str] = ()) -> Parser:
    """The parser of all commands. What bench and the lab understand is known only if they are asked for."""
    parser = Parser(prog="spellhall", description=spellhall.__doc__.splitlines()[0] if spellhall.__doc__ else None)
    parser.add_argument("--version", action="version", version=f"spellhall {spellhall.__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)

    def command(name: str, run: Callable[[argparse.Namespace], int], about: str, examples: str) -> Parser:
        added: Parser = commands.add_parser(
            name,
            help=about,
            description=about[:1].upper() + about[1:] + ".",
            epilog=f"examples:\n{examples}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        added.set_defaults(run=run)
        return added

    _add_play(command("play", play, "play a game against bots", PLAY_EXAMPLES))
    games = command("games", list_games, "list the games, and the options of each", GAMES_EXAMPLES)
    games.add_argument("game", nargs="?", metavar="GAME", help="only this game, with its options")
    games.add_argument("--options", action="store_true", help="the options of every game")
    rules = command("rules", rules_of, "read the rules of a game", RULES_EXAMPLES)
    rules.add_argument("game", metavar="GAME")
    replay = command("replay", show_record, "show a recorded game: what happened, and how it ended", REPLAY_EXAMPLES)
    replay.add_argument("file", metavar="FILE", help="a record; - is the standard input")
    replay.add_argument("--seat", metavar="N", help="as this player saw it: 1, 2, … (a spectator)")
    _add_speech(replay)
    replay.add_argument(
        "--upto", "--to", type=_count, metavar="N", help="stop after N answers, those of chance included"
    )
    replay.add_argument("--log", action="store_true", help="only what happened")
    verify = command(
        "verify", verify_record, "prove a record: legal moves, honest chance, right result", VERIFY_EXAMPLES
    )
    verify.add_argument("file", metavar="FILE", help="a record; - is the standard input")
    sim = command("sim", run_sim, "play many games and write their tables", SIM_EXAMPLES)
    report = command("report", run_report, "look at the games that sim has played", REPORT_EXAMPLES)
    whatif = command("whatif", run_whatif, "change a card and see what it does", WHATIF_EXAMPLES)
    if {"sim", "report", "whatif"} & set(argv):
        _lab_module().add_arguments(sim, report, whatif)
    created = command("new-game", new_game, "write a small game that works, to be made into another", NEW_EXAMPLES)
    created.add_argument("name", metavar="NAME", help="what it is called: a word of small letters")
    created.add_argument("--into", type=Path, default=Path(), metavar="DIR", help="where its folder goes (here)")
    bench = command("bench", run_bench, "measure how fast the games play", BENCH_EXAMPLES)
    if "bench" in argv:
        _bench_module("server" in argv).add_arguments(bench)
    serve = command("serve", run_serve, "open the hall: tables, guests and games in the browser", SERVE_EXAMPLES)
    if "serve" in argv:
        _serve_module().add_arguments(serve)
    reports = command(
        "reports", print_reports, "list the problems that players reported, or print one", REPORTS_EXAMPLES
    )
    reports.add_argument("id", nargs="?", metavar="ID", help="print the record of this one, to replay it")
    reports.add_argument("--data", type=Path, metavar="DIR", help="where the hall keeps its file")
    command("schema", print_schema, "print the hall's protocol as a JSON Schema", SCHEMA_EXAMPLES)
    arena = command("arena", run_arena, "hold a league of bots", ARENA_EXAMPLES)
    if "arena" in argv:
        _arena_module().add_arguments(arena)
    return parser


PLAY_EXAMPLES = """\
  spellhall play                                    the default game, against three bots
  spellhall play castle --seats 6 --seat 3          six at the table, you have the third seat
  spellhall play nytherria --language de            in German
  spellhall play castle --bots search:1s            bots that think a second about each move
  spellhall play castle --bots greedy --explain     and see why they play what they play
  spellhall play castle --option stall_limit=2 --seed 7 --save game.json
"""
GAMES_EXAMPLES = """\
  spellhall games
  spellhall games castle
"""
RULES_EXAMPLES = """\
  spellhall rules castle
  spellhall rules castle | grep CM-41
"""
REPLAY_EXAMPLES = """\
  spellhall replay game.json
  spellhall replay game.json --seat 2 --upto 40
  spellhall replay - --log < game.json
"""
VERIFY_EXAMPLES = """\
  spellhall verify game.json && echo honest
"""
SIM_EXAMPLES = """\
  spellhall sim castle --seats 4 --bots greedy,greedy,search:200,random --games 10000 --seed 42 --out runs/x.parquet
  spellhall sim castle --bots greedy --games 1000 --out runs/castle.csv
  spellhall sim castle --games 1000000 --out runs/big.parquet --on ray --address auto
"""
REPORT_EXAMPLES = """\
  spellhall report runs/x.parquet -o report.html
  spellhall report runs/castle-*.parquet --markdown
"""
WHATIF_EXAMPLES = """\
  spellhall whatif magecraft --set fireball.cast=FFF --games 5000
  spellhall whatif magelight --set dark_day.cost=13,14,15,16,17 --seats 5 -o dark_day.html
"""
BENCH_EXAMPLES = """\
  spellhall bench
  spellhall bench castle --seats 4
  spellhall bench server --tables 10,50,200
"""
NEW_EXAMPLES = """\
  spellhall new-game moonlight
  spellhall new-game moonlight --into games
"""
SERVE_EXAMPLES = """\
  spellhall serve
  spellhall serve --host 0.0.0.0 --port 8080 --no-browser
  spellhall serve --set nytherria.soldier.encounter=5    by house rules, which every table of the game tells
  DATABASE_URL=postgresql://hall@db/hall spellhall serve --no-browser
"""
REPORTS_EXAMPLES = """\
  spellhall reports
  spellhall reports mXc4TQ7ZkbNd > report.json && spellhall replay report.json --to 40
"""
SCHEMA_EXAMPLES = """\
  spellhall schema > protocol.json
"""
ARENA_EXAMPLES = """\
  spellhall arena castle --seats 4 --bots greedy,random --games 400
  spellhall arena nytherria --bots search:1s,greedy --host greedy --games 40 --keep runs/league.jsonl
  spellhall arena castle --bots search:500,search:5000,greedy --host greedy    does more search play better?
"""


def _add_play(parser: Parser) -> None:
    parser.add_argument("game", nargs="?", default=DEFAULT_GAME, metavar="GAME", help=f"which game ({DEFAULT_GAME})")
    parser.add_argument("--seats", type=int, metavar="N", help="how many play (the fewest the game allows)")
    parser.add_argument("--seat", default="1", metavar="N", help="where you sit: 1, 2, … (1)")
    parser.add_argument(
        "--bots", default=DEFAULT_BOTS, metavar="LEVEL", help=f"how the others play ({DEFAULT_BOTS}). {about_levels()}"
    )
    parser.add_argument(
        "--explain", action="store_true", help="show what the bots thought of their moves (it tells their secrets)"
    )
    parser.add_argument("--talk", action="store_true", help="bots make claims, and heed yours: say")
    parser.add_argument("--seed", metavar="S", help="the same seed deals the same game (a secret one)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a rule of the game, see: games GAME"
    )
    parser.add_argument(
        "--set", action="append", default=[], metavar="CARD.FIELD=VALUE", help="a house rule: play with a changed card"
    )
    _add_speech(parser)
    parser.add_argument("--scenario", metavar="FILE", help="begin from a position (JSON)")
    parser.add_argument("--save", type=Path, metavar="FILE", help="write the record of the game there when it ends")


def _add_speech(parser: Parser) -> None:
    parser.add_argument("--names", metavar="A,B,…", help="the players' names, in the order of their seats")
    parser.add_argument(
        "--language", choices=LANGUAGES, default=language_of(os.environ), help="in which language (that of LANG)"
    )


def _count(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0")
    return int(text)


# play


def play(args: argparse.Namespace) -> int:
    """Sit down and play."""
    info = spellhall.game_info(args.game)
    changes, chosen = _reprint_module().read_changes(info, args.set)
    if args.set and plain_changes(changes) != info.changes:
        return _begin_anew({info.name: changes}, args.argv)
    seats = info.players[0] if args.seats is None else args.seats
    info.check_seats(seats)
    seat = _read_seat(args.seat, seats)
    scenario = _read_json(args.scenario) if args.scenario else None
    game = spellhall.new(info.name, seats, _read_seed(args.seed), _read_options(args.option) | chosen, scenario)
    game.names = _read_names(args.names, seats) if args.names else names_at_table(seats, seat)
    others = [other for other in range(seats) if other != seat]
    bots = {other: make_bot(args.bots, f"{game.seed} {other}") for other in others}
    if args.save:
        _check_writable(args.save)
    with suppress(ImportError):
        import_module("readline")  # lets one edit what one types, where Python has it
    talk = Conversation(game, Random(f"{game.seed} talk"), dict.fromkeys(others, (1.0, ""))) if args.talk else None
    table = TerminalGame(
        game, seat, bots, Console(), save=args.save, explain=args.explain, language=args.language, talk=talk
    )  # fmt: skip
    return table.play()


def _begin_anew(by_game: Mapping[str, Mapping[str, Any]], argv: Sequence[str], text: str = "") -> int:
    """The same command in a process that plays these games by house rules; ``text`` is what was read from the standard
    input.

    A game is made under its house rules, so a process that has it otherwise cannot come to have them.
    """
    for name, changes in by_game.items():
        if HOUSE_RULES in os.environ and name in house_rules():
            title = spellhall.game_info(name).title
            raise BadSetup(f"{title} cannot be played with {changes_told(changes)}: the cards do not take it")
    rules = json.dumps({**house_rules(), **by_game})
    command = [sys.executable, "-m", "spellhall", *argv]
    sys.stdout.flush()
    given = text.encode() or None
    if os.name == "posix" and given is None:  # in place of this process, so that Ctrl-C means the same
        os.execve(sys.executable, command, os.environ | {HOUSE_RULES: rules})
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return subprocess.run(command, env=os.environ | {HOUSE_RULES: rules}, input=given, check=False).returncode


def _read_seat(text: str, seats: int) -> int:
    number = text.upper().removeprefix("P")
    if not number.isdecimal() or not 1 <= int(number) <= seats:
        raise BadSetup(f"there is no seat {text!r}: with {seats} players the seats are 1 to {seats}")
    return int(number) - 1


def _read_seed(text: str | None) -> int | str | None:
    """A whole number is one: ``--seed 7`` deals the same game as seed=7 in Python."""
    return int(text) if text and len(text) < 20 and text.removeprefix("-").isdecimal() else text


def _read_options(given: Sequence[str]) -> dict[str, object]:
    options: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(f"--option {text}: write NAME=VALUE")
        options[name.strip()] = value.strip()
    return options


def _read_names(text: str, seats: int) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    if len(names) != seats or len(set(names)) != seats or not all(name and name.isprintable() for name in names):
        raise BadSetup(f"--names {text}: write {seats} different names with commas between them")
    return names


def _check_writable(path: Path) -> None:
    """Find out before the game, not after it."""
    is_new = not path.exists()
    try:
        with path.open("a"):
            pass
        if is_new:
            path.unlink()
    except (OSError, ValueError) as error:
        raise Refused(f"{path} cannot be written: {_reason(error)}") from None


# games, rules, bench


def list_games(args: argparse.Namespace) -> int:
    """The games and their options."""
    console = Console()
    chosen = [spellhall.game_info(args.game)] if args.game else list(spellhall.games().values())
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    for title in ("game", "title", "players", ""):
        table.add_column(title, no_wrap=bool(title))
    for info in chosen:
        low, high = info.players
        table.add_row(info.name, info.title, f"{low} to {high}", words(info.name).word("summary"))
    console.print(table, highlight=False)
    for info in chosen if args.game or args.options else ():
        _list_options(info, console)
    return 0


def _list_options(info: GameInfo[Any], console: Console) -> None:
    console.print(f"\nOptions of {info.title}, the default first:", style="bold", highlight=False)
    said = words(info.name)
    for option in info.options:
        console.print(f"  {option.name} = {' | '.join(option.values)}", markup=False, highlight=False)
        about = [said.title("option", option.name), said.format(f"option-{option.name}", None, "help")]
        console.print(f"      {'. '.join(filter(None, about))}", style="dim", markup=False, highlight=False)
    if not info.options:
        console.print("  none")


def rules_of(args: argparse.Namespace) -> int:
    """The rules of a game."""
    show_rules(spellhall.game_info(args.game), Console())
    return 0


def run_bench(args: argparse.Namespace) -> int:
    """Measure."""
    code: int = _bench_module("what" in args).run(args)
    return code


def run_sim(args: argparse.Namespace) -> int:
    """Play many games."""
    code: int = _lab_module().run_sim(args, _read_options(args.option))
    return code


def run_report(args: argparse.Namespace) -> int:
    """Look at them."""
    code: int = _lab_module().run_report(args)
    return code


def run_whatif(args: argparse.Namespace) -> int:
    """Compare two versions of a card."""
    code: int = _lab_module().run_whatif(args, _read_options(args.option))
    return code


def _reprint_module() -> ModuleType:
    return import_module("spellhall.lab.reprint")


def _lab_module() -> ModuleType:
    return import_module("spellhall.lab.command")


def _bench_module(server: bool) -> ModuleType:
    return import_module("spellhall.server.bench" if server else "spellhall.bench")  # only those who measure wait


# serve, schema


def run_serve(args: argparse.Namespace) -> int:
    """Open the hall; with house rules in a process of its own."""
    wanted = _reprint_module().read_changes_by_game(args.set)
    if any(plain_changes(changes) != spellhall.game_info(name).changes for name, changes in wanted.items()):
        return _begin_anew(wanted, args.argv)
    code: int = _serve_module().run(args)
    return code


def _serve_module() -> ModuleType:
    return import_module("spellhall.server.serve")  # only those who serve wait for it


def print_reports(args: argparse.Namespace) -> int:
    """What players reported, from the hall's database."""
    for line in _serve_module().reports(args.data, args.id):
        print(line)
    return 0


def print_schema(args: argparse.Namespace) -> int:
    """The protocol, for those who write clients."""
    print(json.dumps(import_module("spellhall.server.schema").schema(), indent=1))
    return 0


def run_arena(args: argparse.Namespace) -> int:
    """Let bots compete."""
    code: int = _arena_module().run(args)
    return code


def _arena_module() -> ModuleType:
    return import_module("spellhall.bots.league")  # with what it needs, only for those who hold one


# new-game


def new_game(args: argparse.Namespace) -> int:
    """Write the package of a new game."""
    try:
        written = import_module("spellhall.recipe").write_game(args.name, args.into)
    except OSError as error:
        raise Refused(f"{args.into}: {_reason(error)}") from None
    for path in written:
        print(path)
    place = args.into / args.name
    print(f"\nNow: pip install -e {place}, then spellhall play {args.name}; pytest {place}")
    return 0


# replay, verify


def show_record(args: argparse.Namespace) -> int:
    """What happened, the last view and the result."""
    record = _read_json(args.file)
    if _has_other_rules(args.file, record):
        return _begin_anew({record["game"]: record["changes"]}, args.argv, _text_of(args.file, record))
    game = _about(args.file, record, lambda record: spellhall.replay(record, args.upto))
    seat = None if args.seat is None else _read_seat(args.seat, game.seats)
    named = recorded_names(record, game.seats, args.language)
    game.names = _read_names(args.names, game.seats) if args.names else named
    console = Console()
    artist = Artist(game.info, console.width, language=args.language)
    view = game.view(seat)
    for line in artist.news(view["news"], game.names):
        console.print(line, highlight=False)
    if not args.log:
        console.print(artist.table(view), highlight=False)
        ended = artist.result(view) if view["result"] else terminal_words(args.language).word("not-over")
        console.print(ended, highlight=False)
    return 0


def verify_record(args: argparse.Namespace) -> int:
    """One line: the record is good. A bad one is an error."""
    record = _read_json(args.file)
    if _has_other_rules(args.file, record):
        return _begin_anew({record["game"]: record["changes"]}, args.argv, _text_of(args.file, record))
    verdict, committed = _about(args.file, record, import_module("spellhall.server.fair").verify)
    game = verdict.game
    ended = "unfinished"
    if game.result is not None:
        names = recorded_names(record, game.seats, "en")
        ended = f"won by {', '.join(names[seat] for seat in game.result.winners)}"
    print(
        f"{_file_name(args.file)}: good: {game.info.title}, {game.seats} players, {ended}; "
        f"{verdict.moves} legal moves, {verdict.chance} answers of chance as the seed gives them"
        f"{', the seed as committed to before the deal' if committed else ''}"
    )
    return 0


def _has_other_rules(file: str, record: Record) -> bool:
    """Whether the record was played by house rules that this process has not, and could be played by."""
    changes, name = record.get("changes"), record.get("game")
    if not changes or name not in all_games():
        return False
    info = spellhall.game_info(str(name))
    if changes == info.changes:
        return False
    try:
        _reprint_module().check_changes(info, changes)
    except BadSetup as error:
        raise Refused(f"{_file_name(file)}: its house rules do not fit: {error}") from None
    return True


def _text_of(file: str, record: Record) -> str:
    return json.dumps(record) if file == "-" else ""


def _about(file: str, record: Record, use: Callable[[Record], T]) -> T:
    """What ``use`` makes of the record in a file; an error names the file."""
    try:
        return use(record)
    except BadRecord as error:
        raise Refused(f"{_file_name(file)}: {error}") from None


def _read_json(file: str) -> Record:
    try:
        return parse(sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise Refused(f"{_file_name(file)}: not a text file") from None
    except (OSError, BadRecord) as error:
        raise Refused(f"{_file_name(file)}: {_reason(error)}") from None
    except (ValueError, RecursionError):
        raise Refused(f"{_file_name(file)}: not a record: its numbers are too long or its lists too deep") from None


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def _file_name(file: str) -> str:
    return "standard input" if file == "-" else file
