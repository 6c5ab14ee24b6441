"""First games: the script plays in the real engine, hints lead through it, and one may leave it."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import spellhall
from spellhall.engine.views import seat_names
from spellhall.server import tutorials
from spellhall.server.app import App
from spellhall.words import LANGUAGES, words
from tests.conftest import SOURCES
from tests.server.client import Person, Player, Refused
from tests.server.halls import in_a_hall, settle

WITH_ONE = [name for name in spellhall.games() if tutorials.load(name) is not None]
QUOTED = re.compile("[“„]([^“”„]+)[“”]")


async def asked(player: Player) -> None:
    """Until it is the learner's move, or the game is over."""
    await player.until(lambda p: p.moves or p.over)


@pytest.mark.parametrize("game", WITH_ONE)
def test_following_the_hints_leads_to_the_end_of_the_script(tmp_path: Path, game: str) -> None:
    @in_a_hall()
    async def check(host: str, app: App) -> None:
        anna = await Person.enter(host, "Anna")
        table = await anna.call("POST", "/api/tutorials", {"game": game})
        tutorial = tutorials.load(game)
        assert tutorial is not None
        async with anna.sit_at(table["id"]) as player:
            await asked(player)
            while not player.over and player.situation["hint"] is not None:
                hint = player.situation["hint"]
                assert {"en", "de"} <= set(hint["text"])
                assert hint["move"] in player.moves
                await player.do("move", moment=player.moment, move=hint["move"])
                await asked(player)
            played = [play.move for play in app.hall.live[table["id"]].table.plays]
            script = [step.move for step in tutorial.script]
            assert played[: len(script)] == script

    check(tmp_path)


@pytest.mark.parametrize("game", WITH_ONE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_hint_quotes_is_said_at_the_table(game: str, language: str) -> None:
    tutorial = tutorials.load(game)
    assert tutorial is not None
    spoken = words(game, language)
    page = (SOURCES.parent / "web" / "src" / "lang" / f"{language}.ftl").read_text("utf-8")
    names = {spoken.name(id) for id in (*spoken.info.things, *spoken.info.terms)}
    played = spellhall.new(game, tutorial.seats, tutorial.seed, tutorial.options, tutorial.scenario)
    for step in tutorial.script:
        decision = played.view(step.seat)["decision"]
        assert decision is not None
        labels = {spoken.say(move["say"], seat_names(played.seats)) for move in decision["moves"]}
        said = {text.casefold() for text in names | labels}
        for quoted in QUOTED.findall(step.text.get(language, "")):
            assert quoted.casefold() in said or f" = {quoted}\n" in page
        played.play(step.move)


@in_a_hall()
async def test_who_leaves_the_script_plays_on_without_hints(host: str, app: App) -> None:
    anna = await Person.enter(host, "Anna")
    with pytest.raises(Refused, match="unknown"):
        await anna.call("POST", "/api/tutorials", {"game": "lantern"})
    for game in WITH_ONE:
        table = await anna.call("POST", "/api/tutorials", {"game": game})
        async with anna.sit_at(table["id"]) as player:
            await asked(player)
            other = next((move for move in player.moves if move != player.situation["hint"]["move"]), None)
            if other is None:
                continue
            await player.do("move", moment=player.moment, move=other)
            await asked(player)
            await settle(player)
            assert player.over or player.situation["hint"] is None
            await player.play(Random(1))
            return
    raise AssertionError("no first game begins with a choice")
