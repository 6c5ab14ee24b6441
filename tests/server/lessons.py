"""Somebody who does what the coach of a first game says."""

from __future__ import annotations

from typing import Any

from tests.server.client import Player

Hint = dict[str, Any]
TOPICS = {
    "castle": {"characters", "pawns", "advancing", "monster", "scoring"},
    "magecraft": {"casting", "chaining", "paying", "shield", "learning", "revising", "winning"},
    "magelight": {"artifacts", "burn", "play", "store", "stack", "role", "night", "reveal", "dark_day"},
    "magewars": {
        "fate",
        "begin",
        "fill",
        "complete",
        "attack",
        "burn_health",
        "health",
        "death",
        "resurrection",
        "winning",
    },
    "nytherria": {"encounter", "counter", "stones", "end"},
}
"""What each lesson has to cover."""
GAMES = sorted(TOPICS)


async def hinted(player: Player) -> Hint | None:
    """What the coach says next; None after the end of a game without a farewell."""
    await player.until(lambda p: p.over or p.situation.get("hint") is not None)
    hint: Hint | None = player.situation["hint"]
    return hint


async def obey(player: Player, hint: Hint) -> None:
    """Read what is to be read, have taken back what is to be, give the next answer."""
    if hint["kind"] == "do":
        await player.do("move", moment=player.moment, move=hint["moves"][0])
    else:
        await player.do("lesson", step=hint["number"], back=hint["kind"] == "astray")


async def learn(player: Player, until: int | None = None) -> list[Hint]:
    """Everything the coach says, to the end or up to a step."""
    heard: list[Hint] = []
    while (hint := await hinted(player)) is not None:
        if hint["kind"] == "end" or hint["number"] == until:
            return [*heard, hint]
        heard.append(hint)
        await obey(player, hint)
        await player.until(lambda p, before=hint: p.situation["hint"] != before)
    return heard
