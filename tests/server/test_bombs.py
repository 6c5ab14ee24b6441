"""Small messages that ask for much: scenarios and records of every game, over every entry."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

import spellhall
from spellhall.server import replays
from spellhall.server.app import App
from tests.server.client import Person, Refused
from tests.server.halls import in_a_hall

GAMES = [*spellhall.games(), *spellhall.hidden_games()]

ODD = """[None, True, 0, -1, 10**9, 2**64, 1.5, float("nan"), [], {}, [[]], [None], [{}], [{"card": 1}], [{"card": {}}],
    {"P1": None}, {"P1": 1}, {"P1": []}, {"P1": {}}, {"P1": [None]}, {"P1": [{"card": []}]}, {"P1": 10**30}, {"x": 1}, "",
    "x", "P1 P1", "...", "...99999999999", "(", "( )", "@", "@all", "*", "x*2", "\\x00", {"bell": 1}, {"bell": "d" * 999},
    {"P1": "...200000000"}]"""

BOMBS = f"""
import resource
resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))
import spellhall
from spellhall import SpellhallError
tried = 0
for name in [*spellhall.games(), *spellhall.hidden_games()]:
    info = spellhall.game_info(name)
    seats = info.players[0]
    cards = list(info.things)[:400:40]
    for key in info.scenario_help:
        for card in cards:
            for bomb in (f"{{card}}*200000000", f"({{card}}*99999)", f"{{card}} ...200000000"):
                values = [bomb, {{"P1": bomb}}, [bomb], [{{"card": bomb}}], {{"P1": [{{"card": bomb}}]}}]
                for value in [*values, *({ODD} if card == cards[0] and "..." in bomb else [])]:
                    for format in (1, 2):
                        record = {{"spellhall": format, "game": name, "rules": info.version, "seats": seats,
                                  "options": {{}}, "seed": 1, "scenario": {{key: value}}, "moves": [], "result": None}}
                        tried += 1
                        try:
                            spellhall.verify(record)
                        except SpellhallError:
                            pass
print(tried)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no limit of memory")
def test_no_scenario_takes_more_than_a_game_has() -> None:
    """Counts of millions, and whatever else is no scenario, in every key of every game, with a gigabyte for all of it."""
    done = subprocess.run([sys.executable, "-c", BOMBS], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert int(done.stdout) > 10_000


def record(game: str) -> dict[str, Any]:
    """A short record of it."""
    played = spellhall.new(game, spellhall.game_info(game).players[0], seed=1)
    for _ in range(4):
        decision = played.decision
        assert decision is not None
        played.play(decision.moves[0])
    return {**played.record(), "fairness": {"commitment": "c", "secret": "s", "salts": []}, "names": ["A"]}


@pytest.mark.parametrize("game", GAMES)
def test_a_record_with_anything_in_it_is_refused_and_no_mistake(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "_also", set(GAMES))
    whole = record(game)
    odd: list[Any] = [
        None,
        True,
        -1,
        10**400,
        1e308,
        "",
        "x" * 10_000,
        "\ud800",
        [],
        [[]],
        [None],
        [10**400],
        {},
        {"a": {}},
        {"a": 10**400},
    ]
    tried = 0
    for field in whole:
        for value in odd:
            text = (
                replays.encode({**whole, field: 0}).decode().replace(f'"{field}":0', f'"{field}":{as_json(value)}', 1)
            )
            for look in (
                lambda text=text: replays.describe("id", text, 100),
                lambda text=text: replays.verdict(text, 100),
                lambda text=text: replays.prefix_of(text, 100, 3),
                lambda text=text: replays.look_at(text, 100, 3, "open"),
            ):
                tried += 1
                try:
                    look()
                except (spellhall.SpellhallError, UnicodeEncodeError):  # the door calls both a bad request
                    continue
    assert tried > 500


def as_json(value: Any) -> str:
    """As Python writes it, numbers of any length included."""
    return json.dumps(value)


@in_a_hall()
async def test_a_bomb_is_refused_at_every_entry(host: str, app: App) -> None:
    """The one that took three gigabytes: at a new table, in a record to prove, and in one to keep."""
    anna = await Person.enter(host, "Anna")
    bomb = {"void": "soldier*200000000"}
    with pytest.raises(Refused) as refused:
        await anna.table("nytherria", 2, scenario=bomb)
    assert (refused.value.status, refused.value.code) == (400, "bad_setup")
    bombed = {**record("nytherria"), "scenario": bomb}
    verdict = await anna.call("POST", "/api/verify", bombed)
    assert not verdict["honest"]
    with pytest.raises(Refused) as refused:
        await anna.call("POST", "/api/records", bombed)
    assert (refused.value.status, refused.value.code) == (400, "bad_record")
    other: list[Any] = [7, [], "x", {"void": {"P1": [[{}]]}}, {"void": 10**400}, {"nothing": 1}]
    for odd in other:
        with pytest.raises(Refused) as refused:
            await anna.table("nytherria", 2, scenario=odd)
        assert refused.value.status == 400
