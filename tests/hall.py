"""The hall's proofs at length: ``make prove-hall``, or one of them by hand.

python -m tests.hall kills sqlite 200
python -m tests.hall kills postgresql 200
python -m tests.hall cuts 3000
python -m tests.hall fuzz 1000000
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from tests.server import test_cuts, test_fuzz, test_kills
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


def main(argv: list[str]) -> None:
    """Run what was asked for; everything, if nothing was."""
    match argv:
        case ["kills", where, times]:
            kills(where, int(times))
        case ["cuts", times]:
            asyncio.run(test_cuts.many(int(times)))
        case ["fuzz", count]:
            asyncio.run(test_fuzz.many(int(count)))
        case []:
            for proof in ("kills sqlite 200", "kills postgresql 200", "cuts 3000", "fuzz 1000000"):
                main(proof.split())
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
