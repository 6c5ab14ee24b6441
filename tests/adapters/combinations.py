"""PettingZoo's own tests with every combination of options: python -m tests.adapters.combinations [GAME …]

Some thousand setups, about half an hour. The suite tries every value of every option, and one mixture.
"""

from __future__ import annotations

import io
import sys
import warnings
from contextlib import redirect_stdout

from spellhall.games import all_games
from tests.adapters.test_pettingzoo import run_its_tests
from tests.adapters.tools import combinations


def main() -> None:
    """Say for each game and number of seats how many setups passed; the first that does not stops it."""
    warnings.simplefilter("ignore")
    for game in sys.argv[1:] or all_games():
        info = all_games()[game]
        for seats in range(info.players[0], info.players[1] + 1):
            setups = combinations(info, seats)
            for setup in setups:
                with redirect_stdout(io.StringIO()):
                    run_its_tests(game, setup)
            print(f"{game}, {seats} seats: {len(setups)} combinations passed", flush=True)


if __name__ == "__main__":
    main()
