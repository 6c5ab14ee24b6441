"""Play many games and write their tables: ``spellhall sim``."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

import spellhall
from spellhall.engine.errors import BadSetup
from spellhall.engine.game import Record
from spellhall.lab.journal import Journal, check_same, in_order, journal_of
from spellhall.lab.play import Played, Run, card_columns, facts_of
from spellhall.lab.pools import Pool
from spellhall.lab.tables import (
    BROKE_OFF,
    check_format,
    check_writable,
    read_games,
    read_run_file,
    records_file,
    run_file,
    seats_file,
    write_tables,
)


class Outcome:
    """How a run went."""

    def __init__(self) -> None:
        self.played = 0
        self.broken: list[Path] = []
        self.interrupted = False


def simulate(
    run: Run,
    pool: Pool,
    out: Path,
    *,
    resume: bool = False,
    force: bool = False,
    seen: Callable[[int], None] = lambda _: None,
) -> Outcome:
    """Play what is still to be played and write the tables. Ctrl-C keeps what is done.

    ``seen`` is told how many games are done, after each.
    """
    check_format(out)
    journal_path = journal_of(out)
    if not resume and not force:
        for path in (journal_path, out):
            if path.exists():
                raise BadSetup(f"{path} is there already: --resume goes on with it, --force begins anew")
    check_writable(out)
    if resume and out.exists() and not journal_path.exists():
        lengthen(run, out)
    outcome = Outcome()
    with Journal(journal_path, run, resume) as journal:
        seen(len(journal.done))
        try:
            with closing(pool(run, journal.done.missing(run.games))) as games:
                for played in games:
                    if played.broke and played.record is not None:
                        outcome.broken.append(save_record(out, played))
                    journal.add(played)
                    seen(len(journal.done))
        except KeyboardInterrupt:
            outcome.interrupted = True
    done = in_order(journal_path)
    outcome.played = write_tables(out, run, keep_records(done, records_file(out)) if run.records else done)
    if not outcome.interrupted:
        journal_path.unlink()
    return outcome


def lengthen(run: Run, out: Path) -> None:
    """Write the journal of a complete run anew from its tables, for a longer run to go on from."""
    then = read_run_file(out)
    if then["played"] >= run.games:
        raise BadSetup(f"{out} is complete with {then['played']} games: --games with a larger number lengthens it")
    check_same(out, then, run)
    if run.records and not records_file(out).exists():
        raise BadSetup(f"{records_file(out)} is not there: the records of the games that have been played")
    records = read_records(records_file(out)) if run.records else None
    with Journal(journal_of(out), run, resume=False) as journal:
        for game, seats in read_games(out, card_columns(facts_of(spellhall.game_info(run.game)))):
            row = game if seats else {name: game[name] for name in BROKE_OFF}
            record = next(records, None) if seats and records is not None else None
            journal.add(Played(game["game"], row, seats, record))


def keep_records(games: Iterator[Played], path: Path) -> Iterator[Played]:
    """Write down the records of games that go by, one a line."""
    with path.open("w", encoding="utf-8") as file:
        for played in games:
            if played.record is not None:
                file.write(json.dumps(played.record, separators=(",", ":")) + "\n")
            yield played


def read_records(path: Path) -> Iterator[Record]:
    """The records that were kept."""
    with path.open(encoding="utf-8") as file:
        yield from map(json.loads, file)


def save_record(out: Path, played: Played) -> Path:
    """Keep the record of a game that broke off, in a folder beside the tables."""
    folder = out.with_name(f"{out.stem}.broken")
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"game-{played.number}.json"
    path.write_text(json.dumps(played.record, indent=1) + "\n", encoding="utf-8")
    return path


class Rate(ProgressColumn):
    """Games a second, or seconds a game where that is more than one."""

    def render(self, task: Task) -> Text:
        """Of the last half minute or so."""
        speed = task.finished_speed or task.speed
        if not speed:
            return Text("")
        return Text(f"{speed:.1f} games/s" if speed >= 1 else f"{1 / speed:.1f} s a game")


def progress_bar(console: Console) -> Progress:
    """Done, rate, time left."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
    )


def report_outcome(run: Run, out: Path, outcome: Outcome, command: str) -> Iterator[str]:
    """What to say when a run ends."""
    if outcome.interrupted:
        yield f"Interrupted: {outcome.played} of {run.games} games are kept. To go on: {command}"
    else:
        files = [out, seats_file(out), run_file(out), *([records_file(out)] if run.records else [])]
        yield f"{outcome.played} games: {', '.join(map(str, files))}"
    for path in outcome.broken[:5]:
        yield f"A game broke off; its record: {path}"
    if len(outcome.broken) > 5:
        yield f"… and {len(outcome.broken) - 5} more in {outcome.broken[0].parent}"
