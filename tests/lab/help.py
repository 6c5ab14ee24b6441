"""What the tests of the lab share."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from pathlib import Path

import spellhall
from spellhall.lab.play import Played, Row, Run, card_columns, facts_of, play_one
from spellhall.lab.sim import simulate
from spellhall.lab.summary import Summary, summarise
from spellhall.lab.tables import read_games, read_run_file


def inline(run: Run, numbers: Iterable[int]) -> Generator[Played, None, None]:
    """A pool without processes: in order, here."""
    for number in numbers:
        yield play_one(run, number)


def tables(out: Path) -> list[tuple[Row, list[Row]]]:
    facts = facts_of(spellhall.game_info(read_run_file(out)["game"]))
    return list(read_games(out, card_columns(facts)))


def summary_of(run: Run) -> Summary:
    games = ((played.game, played.seats) for played in inline(run, range(run.games)))
    return summarise(run.as_data(), facts_of(spellhall.game_info(run.game)), games)


__all__ = ["inline", "simulate", "summary_of", "tables"]
