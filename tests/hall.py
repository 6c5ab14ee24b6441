"""The hall's proofs at length: ``make prove-hall``, or one of them by hand.

python -m tests.hall kills sqlite 200
python -m tests.hall kills postgresql 200
python -m tests.hall cuts 10000
python -m tests.hall fuzz 1000000
python -m tests.hall soak 3600
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from tests.server import soak, test_cuts, test_fuzz, test_kills
from tests.server.postgres import postgres


def kills(where: str, times: int) -> None:
    """Kill the server so many times; no acknowledged move is lost, none happens twice."""
    with tempfile.TemporaryDirectory() as place:
        if where == "postgresql":
            with postgres() as url:
                moves, games = asyncio.run(test_kills.kills(Path(place), url, times, 7))
        else:
            moves, games = asyncio.run(test_kills.kills(Path(place), None, times, 7))
    print(f"{times} kills on {where}: {moves} acknowledged moves in {games} games, none lost, none twice")


def soak_for(seconds: float, tables: int = 50) -> None:
    """So many busy tables for so long: memory is flat."""
    with tempfile.TemporaryDirectory() as place:
        measured = asyncio.run(soak.soak(Path(place), seconds, tables))
    shown = ", ".join(f"{each / 1e6:.0f}" for each in measured[:: max(1, len(measured) // 12)])
    print(f"{tables} tables for {seconds:.0f} s: {shown} MB")
    assert soak.is_flat(measured), "memory grows"


def main(argv: list[str]) -> None:
    """Run what was asked for; everything, if nothing was."""
    match argv:
        case ["kills", where, times]:
            kills(where, int(times))
        case ["cuts", times]:
            asyncio.run(test_cuts.many(int(times)))
        case ["fuzz", count]:
            asyncio.run(test_fuzz.many(int(count)))
        case ["soak", seconds]:
            soak_for(float(seconds))
        case []:
            for proof in ("kills sqlite 200", "kills postgresql 200", "cuts 10000", "fuzz 1000000", "soak 3600"):
                main(proof.split())
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
