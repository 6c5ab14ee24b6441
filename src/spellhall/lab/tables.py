"""The tables of a run on disk: ``x.parquet`` has a row for each game, ``x.seats.parquet`` one for each
seat of each game, ``x.parquet.run.json`` says what was run. The same in csv and jsonl.

Columns that count cards (``drawn``, ``played``, …) are maps from card id to number: maps in parquet,
objects in jsonl, ``soldier:2 thief:1`` in csv. Rows are written and read in a stream.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import IO, Any, Protocol

from spellhall.engine.errors import BadSetup, SpellhallError
from spellhall.installing import how_to_get
from spellhall.lab.journal import journal_of
from spellhall.lab.play import Played, Row, Run

FORMATS = (".parquet", ".csv", ".jsonl")
ROWS_AT_ONCE = 2000
BROKE_OFF = ("game", "seed", "error")
"""All that is known of a game that broke off."""


class NoTables(SpellhallError):
    """Files that are not there, or not the lab's."""


def check_format(out: Path) -> None:
    """Raise BadSetup unless such a file can be written."""
    if out.suffix not in FORMATS:
        raise BadSetup(f"{out} should end in {', '.join(FORMATS)}")
    if out.suffix == ".parquet":
        _arrow()


def check_writable(path: Path) -> None:
    """Make its folder; raise BadSetup now rather than after an hour."""
    is_new = not path.exists()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a"):
            pass
        if is_new:
            path.unlink()
    except OSError as error:
        raise BadSetup(f"{path} cannot be written: {error.strerror}") from None


def _arrow() -> Any:
    try:
        import_module("pyarrow.parquet")
        return import_module("pyarrow")
    except ImportError:
        raise BadSetup(f"parquet needs pyarrow: {how_to_get('pyarrow')}, or write .csv or .jsonl") from None


def seats_file(out: Path) -> Path:
    """The table of the seats."""
    return out.with_name(f"{out.stem}.seats{out.suffix}")


def records_file(out: Path) -> Path:
    """The records of the games, where they are kept: JSON, one a line."""
    return out.with_name(f"{out.stem}.records.jsonl")


def run_file(out: Path) -> Path:
    """What was run."""
    return out.with_name(f"{out.name}.run.json")


# Writing


class Writer(Protocol):
    """Takes rows, in order."""

    def add(self, rows: Sequence[Row]) -> None:
        """Write them."""
        ...

    def close(self) -> None:
        """No more will come."""
        ...


def write_tables(out: Path, run: Run, games: Iterable[Played]) -> int:
    """Write all three files anew; returns how many games they have."""
    count = 0
    with ExitStack() as stack:
        writers = []
        for path in (out, seats_file(out)):
            writer = _WRITERS[out.suffix](path)
            stack.callback(writer.close)
            writers.append(writer)
        rows: list[Row] = []
        of_seats: list[Row] = []
        for played in games:
            count += 1
            rows.append(played.game)
            of_seats += played.seats
            if len(of_seats) >= ROWS_AT_ONCE:
                writers[0].add(rows)
                writers[1].add(of_seats)
                rows, of_seats = [], []
        writers[0].add(rows)
        writers[1].add(of_seats)
    run_file(out).write_text(json.dumps(run.as_data() | {"played": count}, indent=1) + "\n", encoding="utf-8")
    return count


class _Parquet:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.arrow = _arrow()
        self.schema: Any = None
        self.file: Any = None
        self.held: list[Row] = []

    def add(self, rows: Sequence[Row]) -> None:
        self.held += rows
        whole = next((row for row in self.held if len(row) > len(BROKE_OFF)), None)
        if self.file is None and whole is not None:
            self._open(whole)
        if self.file is not None and self.held:
            columns = [[row.get(name) for row in self.held] for name in self.schema.names]
            self.file.write_table(self.arrow.table(columns, schema=self.schema))
            self.held = []

    def _open(self, row: Row) -> None:
        self.schema = self.arrow.schema([(name, self._type(value)) for name, value in row.items()])
        self.file = self.arrow.parquet.ParquetWriter(self.path, self.schema, compression="zstd")

    def _type(self, value: object) -> Any:
        arrow = self.arrow
        if isinstance(value, dict):
            return arrow.map_(arrow.string(), arrow.int32())
        if isinstance(value, list):
            return arrow.list_(arrow.float64())
        return {bool: arrow.bool_(), int: arrow.int64(), float: arrow.float64(), str: arrow.string()}[type(value)]

    def close(self) -> None:
        if self.file is None and self.held:  # nothing but games that broke off
            self._open(self.held[0])
            self.add([])
        if self.file is None:
            self._open({"game": 0})
        self.file.close()


class _Csv:
    def __init__(self, path: Path) -> None:
        self.file: IO[str] = path.open("w", newline="", encoding="utf-8")
        self.columns: list[str] = []
        self.held: list[Row] = []

    def add(self, rows: Sequence[Row]) -> None:
        self.held += rows
        whole = next((row for row in self.held if len(row) > len(BROKE_OFF)), None)
        if not self.columns and whole is not None:
            self._open(whole)
        if self.columns:
            csv.writer(self.file, lineterminator="\n").writerows(
                [[_cell(row.get(name, "")) for name in self.columns] for row in self.held]
            )
            self.held = []

    def _open(self, row: Row) -> None:
        self.columns = list(row)
        csv.writer(self.file, lineterminator="\n").writerow(self.columns)

    def close(self) -> None:
        if self.held:
            self._open(self.held[0])
            self.add([])
        self.file.close()


def _cell(value: object) -> object:
    if isinstance(value, dict):
        return " ".join(f"{name}:{count}" for name, count in value.items())
    if isinstance(value, list):
        return " ".join(map(str, value))
    return value


class _Jsonl:
    def __init__(self, path: Path) -> None:
        self.file = path.open("w", encoding="utf-8")

    def add(self, rows: Sequence[Row]) -> None:
        self.file.writelines(json.dumps(row, separators=(",", ":")) + "\n" for row in rows)

    def close(self) -> None:
        self.file.close()


_WRITERS: dict[str, type[_Parquet | _Csv | _Jsonl]] = {".parquet": _Parquet, ".csv": _Csv, ".jsonl": _Jsonl}


# Reading


def read_run_file(out: Path) -> dict[str, Any]:
    """What was run; raises NoTables."""
    try:
        run: dict[str, Any] = json.loads(run_file(out).read_text(encoding="utf-8"))
        if not {"game", "played"} <= set(run):
            raise ValueError
    except OSError:
        if journal_of(out).exists():
            raise NoTables(f"{out} is not finished: sim goes on with it if you add --resume") from None
        raise NoTables(f"{run_file(out)} is not there: it says what {out} is about, and lies next to it") from None
    except (ValueError, TypeError):
        raise NoTables(f"{run_file(out)} is damaged") from None
    return run


def read_games(out: Path, card_columns: Sequence[str]) -> Iterator[tuple[Row, list[Row]]]:
    """Each game with its seats, in order. Games that broke off have none."""
    read = {".parquet": _read_parquet, ".csv": _read_csv, ".jsonl": _read_jsonl}.get(out.suffix)
    if read is None:
        raise NoTables(f"{out} is not a table of the lab: they end in {', '.join(FORMATS)}")
    for path in (out, seats_file(out)):
        if not path.exists():
            raise NoTables(f"{path} is not there")
    try:
        groups = groupby(read(seats_file(out), card_columns), key=lambda row: row["game"])
        number, seats = next(groups, (None, iter(())))
        for game in read(out, card_columns):
            if number == game["game"]:
                yield game, list(seats)
                number, seats = next(groups, (None, iter(())))
            else:
                yield game, []
    except (ValueError, KeyError, csv.Error) as error:
        raise NoTables(f"{out} is damaged: {error}") from None


def _read_parquet(path: Path, cards: Sequence[str]) -> Iterator[Row]:
    with _arrow().parquet.ParquetFile(path) as file:
        for batch in file.iter_batches(batch_size=ROWS_AT_ONCE):
            for row in batch.to_pylist():
                yield {name: dict(value) if name in cards else value for name, value in row.items()}


def _read_jsonl(path: Path, cards: Sequence[str]) -> Iterator[Row]:
    with path.open(encoding="utf-8") as file:
        for line in file:
            yield json.loads(line)


def _read_csv(path: Path, cards: Sequence[str]) -> Iterator[Row]:
    with path.open(newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            yield {name: _from_cell(name, text, cards) for name, text in row.items()}


def _from_cell(name: str, text: str, cards: Sequence[str]) -> object:
    if name in cards:
        pairs = (word.rpartition(":") for word in text.split())
        return {id: int(count) for id, _, count in pairs}
    if name == "leads":
        return [float(word) for word in text.split()]
    if text in ("True", "False"):
        return text == "True"
    for number in (int, float):
        try:
            return number(text)
        except ValueError:
            pass
    return text
