"""The journal of a run: what has been played so far, written as it is played.

The first line says what is run, every other line is one game. A run that was stopped in whatever way
goes on from it; a last line cut short by a crash counts as not played. Those who play run at most
``WINDOW`` games ahead of each other, so putting the lines in order needs little memory, however many.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from heapq import heappop, heappush
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Self

from spellhall.engine.errors import SpellhallError
from spellhall.lab.play import Played, Run

FORMAT = 1


class BadJournal(SpellhallError):
    """A journal that belongs to another run, or is none."""


def journal_of(out: Path) -> Path:
    """Where the journal of a run lies while it is not complete."""
    return out.with_name(out.name + ".journal")


class Journal:
    """Open to be written on."""

    def __init__(self, path: Path, run: Run, resume: bool) -> None:
        self.path = path
        self.done = Done()
        if resume and path.exists():
            check_same(path, read_run(path), run)
            whole = 0
            for end, played in _lines(path):
                whole = end
                self.done.add(played.number)
            with path.open("r+b") as torn:
                torn.truncate(whole or len(torn.readline()))
            self._file: BinaryIO = path.open("ab")
        else:
            self._file = path.open("wb")
            self._write({"lab": FORMAT, "run": run.as_data()})

    def add(self, played: Played) -> None:
        """Note a game."""
        kept = {"record": played.record} if played.record is not None and not played.broke else {}
        self._write({"n": played.number, "game": played.game, "seats": played.seats, **kept})
        self.done.add(played.number)

    def _write(self, data: dict[str, Any]) -> None:
        self._file.write(json.dumps(data, separators=(",", ":")).encode() + b"\n")
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()


class Done:
    """Which games have been played: all below ``low``, and a few more."""

    def __init__(self) -> None:
        self.low = 0
        self.beyond: set[int] = set()

    def __len__(self) -> int:
        return self.low + len(self.beyond)

    def __contains__(self, number: int) -> bool:
        return number < self.low or number in self.beyond

    def add(self, number: int) -> None:
        """This one has been played."""
        self.beyond.add(number)
        while self.low in self.beyond:
            self.beyond.remove(self.low)
            self.low += 1

    def missing(self, games: int) -> Iterator[int]:
        """The ones still to be played. It may be advanced while games are added."""
        return (number for number in range(self.low, games) if number not in self)


def check_same(path: Path, then: dict[str, Any], run: Run) -> None:
    """Raise BadJournal unless the run that was begun there is this one, but for its length."""
    now = run.as_data()
    different = [key for key in now if key != "games" and then.get(key) != json.loads(json.dumps(now[key]))]
    if different:
        raise BadJournal(f"{path} is of a run with another {', '.join(different)}: it cannot go on as this one")


def read_run(path: Path) -> dict[str, Any]:
    """What the journal says it is of."""
    try:
        with path.open("rb") as file:
            head = json.loads(file.readline())
        if head["lab"] != FORMAT:
            raise BadJournal(f"{path} is of another version of the lab")
        run: dict[str, Any] = head["run"]
    except (ValueError, KeyError, TypeError):
        raise BadJournal(f"{path} is not a journal") from None
    return run


def _lines(path: Path) -> Iterator[tuple[int, Played]]:
    """Each whole line with the place in the file where it ends."""
    with path.open("rb") as file:
        end = len(file.readline())
        for line in file:
            end += len(line)
            try:
                data = json.loads(line)
            except ValueError:
                return
            if not line.endswith(b"\n"):
                return
            yield end, Played(data["n"], data["game"], data["seats"], data.get("record"))


def in_order(path: Path) -> Iterator[Played]:
    """The games by number."""
    due = 0
    ahead: list[tuple[int, int, Played]] = []
    for end, played in _lines(path):
        heappush(ahead, (played.number, end, played))
        while ahead and ahead[0][0] <= due:
            due = ahead[0][0] + 1
            yield heappop(ahead)[2]
    while ahead:
        yield heappop(ahead)[2]
