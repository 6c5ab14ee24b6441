"""Golden playthroughs: whole games in text, so that any change of behaviour shows as a difference.

One file for every game and number of seats. Each answer is a line; below it, what was told and the
lines of each view that changed. ``*`` is everybody, ``-`` a spectator. ``make playthroughs`` writes
them anew, ``python -m tests.golden GAME`` those of one game; the suite compares.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import spellhall
from spellhall.engine.game import Game
from spellhall.engine.info import GameInfo
from spellhall.games import all_games
from spellhall.words import words
from spellhall.words.text import as_lines
from spellhall.words.text import told as told_lines

FOLDER = Path(__file__).parent / "playthroughs"
SEED = 1


def games() -> Iterator[tuple[Path, GameInfo[Any], int]]:
    """Every file there must be, with its game and number of seats."""
    for name, info in all_games().items():
        for seats in range(info.players[0], info.players[1] + 1):
            yield FOLDER / f"{name}-{seats}-{SEED}.txt", info, seats


def playthrough(info: GameInfo[Any], seats: int) -> str:
    """A random game with everything that anybody sees of it."""
    rng = Random(SEED)
    game = spellhall.new(info.name, seats=seats, seed=SEED)
    options = ", ".join(f"{name} {value}" for name, value in game.options.items())
    lines = [f"{info.title}, rules version {info.version}, {seats} seats, seed {SEED}, {options}"]
    seen: dict[int | None, list[str]] = {viewer: [] for viewer in (*range(seats), None)}
    lines += ["", *(f"  chance: {token}" for token in game.moves), *_changes(game, seen, -1)]
    while (decision := game.decision) is not None:
        number = game.number
        moves = decision.moves
        move = rng.choice(moves)
        lines += ["", f"{number + 1} {game.names[decision.seat]}, {decision.name}, 1 of {len(moves)}: {move}"]
        game.play(move)
        lines += [f"  chance: {token}" for token in game.moves[number + 1 :]]
        lines += _changes(game, seen, number)
    return "\n".join(lines) + "\n"


def _changes(game: Game, seen: dict[int | None, list[str]], since: int) -> Iterator[str]:
    """What was told, and what changed in which view."""
    told: dict[int | None, list[str]] = {}
    fresh: dict[int | None, list[str]] = {}
    for viewer, before in seen.items():
        spoken = words(game.info.name)
        told[viewer] = [f"! {line}" for line in told_lines(game.news(viewer, since), game.names, spoken)]
        now = as_lines(game.view(viewer, game.number), spoken)
        fresh[viewer] = [line for line in now if line not in before]
        seen[viewer] = now
    for each in (told, fresh):
        yield from _by_viewers(each, game.names)


def _by_viewers(lines: dict[int | None, list[str]], names: list[str]) -> Iterator[str]:
    """Lines with those who have them, each once."""
    order = dict.fromkeys(line for viewer in lines for line in lines[viewer])
    for line in order:
        who = [viewer for viewer in lines if line in lines[viewer]]
        mark = "*" if len(who) == len(lines) else ",".join("-" if v is None else names[v] for v in who)
        for _ in range(max(lines[viewer].count(line) for viewer in who)):
            yield f"  {mark} {line}"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    wanted = {path: (info, seats) for path, info, seats in games()}
    for path in FOLDER.glob("*.txt"):
        if path not in wanted:
            path.unlink()
    for path, (info, seats) in wanted.items():
        if sys.argv[1:] and info.name not in sys.argv[1:]:
            continue
        text = playthrough(info, seats)
        path.write_text(text)
        print(f"{path.name}: {len(text.splitlines())} lines")
