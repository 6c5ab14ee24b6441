"""Every game there is: those of this repository, hidden ones too, and whatever is installed beside it."""

from __future__ import annotations

from typing import Final

from spellhall.games import all_games

FINISHED: Final = {name: info for name, info in all_games().items() if not info.unfinished}
EVERY_GAME: Final = tuple(FINISHED)
FEWEST_AND_MOST: Final = tuple((name, seats) for name, info in FINISHED.items() for seats in sorted(set(info.players)))
"""Every game with as few players as it can have, and with as many."""
