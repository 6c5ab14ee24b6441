"""A hall by house rules: every table of the game says so, its record carries them, and a printed hall strands it."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from spellhall.cli import main
from tests.server.client import Person, Process

CHANGES = {"spark": {"copies": 9}}


def hall_by_house_rules(place: Path) -> Process:
    """Lantern with nine Sparks."""
    settings = place / "hall.toml"
    settings.write_text("bot_pause_seconds = 0.05\nhidden_games = true")
    return Process(place / "data", settings, more=("--set", "lantern.spark.copies=9"))


async def play(host: str) -> tuple[Person, str, Any]:
    """Begin a game against a bot; who plays, at which table, and what the hall says of the game."""
    anna = await Person.enter(host, "Anna")
    table = await anna.table("lantern", 2, bots=["random"], auto_start=True)
    async with anna.sit_at(table["id"]) as a:
        await a.do("ready")
        await a.until(lambda p: p.moves)
        await a.do("move", moment=a.moment, move=a.moves[0])
    return anna, table["id"], await anna.call("GET", "/api/games/lantern")


async def look_again(person: Person, host: str, id: str) -> tuple[str, Any]:
    """What another hall makes of the table: its stage, and the record."""
    person.host = host
    return (await person.call("GET", f"/api/tables/{id}"))["stage"], await person.call(
        "GET", f"/api/tables/{id}/record"
    )


def test_every_table_of_the_game_says_so_and_a_printed_hall_strands_it(tmp_path: Path) -> None:
    hall = hall_by_house_rules(tmp_path)
    try:
        anna, id, book = asyncio.run(play(hall.host))
    finally:
        hall.stop()
    assert book["changes"] == CHANGES
    assert next(card for card in book["cards"] if card["id"] == "spark")["copies"] == 9
    printed = Process(tmp_path / "data", tmp_path / "hall.toml")
    try:
        stage, record = asyncio.run(look_again(anna, printed.host, id))
    finally:
        printed.stop()
    assert stage == "stranded"
    assert record["changes"] == CHANGES
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    replayed = subprocess.run(
        [sys.executable, "-m", "spellhall", "replay", str(file)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (replayed.returncode, replayed.stderr) == (0, "")
    assert "House rules: Spark: copies 9" in replayed.stdout


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("lantarn.spark.copies=9", "lantarn"),
        ("lantern.spark=9", "write GAME.CARD.FIELD=VALUE"),
        ("lantern.spark.copies=99", "spark.copies cannot be 99: it goes from 0 to 60"),
        ("nytherria.round_limit=15", "options are chosen at each table"),
    ],
)
def test_a_wrong_house_rule_opens_no_hall(change: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--no-browser", "--set", change]) == 2
    assert said in capsys.readouterr().err
