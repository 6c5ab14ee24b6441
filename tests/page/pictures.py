"""A picture of each table, for the README, from the real page: ``make pictures``.

Bots play a game to its end; the picture is of the page that one of them would see in the middle of it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from playwright.sync_api import sync_playwright

import spellhall
from spellhall.bots import Seat, make_bot
from tests.page import browsers
from tests.page.hall import ROOT, Hall
from tests.page.visitor import ALL_STILL, Visitor

PICTURES = ROOT / "docs" / "pictures"
SIZE = (1366, 768)
QUALITY = 74
EYES = 0
"""The seat through whose eyes the picture is."""


class Sitting(NamedTuple):
    """Which game is played for the picture, and what part of it is over then."""

    seats: int
    seed: str
    over: float


SITTINGS = {
    "castle": Sitting(5, "picture", 0.6),
    "magecraft": Sitting(2, "picture", 0.6),
    "magelight": Sitting(5, "picture", 0.5),
    "magewars": Sitting(4, "picture", 0.6),
    "nytherria": Sitting(3, "picture", 0.7),
}


def played(game: str, sitting: Sitting) -> tuple[dict[str, Any], int]:
    """The record of a game between bots, and after how many of its answers the picture is taken."""
    table = spellhall.new(game, sitting.seats, sitting.seed)
    bots = [make_bot("greedy", f"{sitting.seed} {seat}") for seat in range(sitting.seats)]
    choices: list[tuple[int, int]] = []
    while table.decision:
        asked = table.decision.seat
        if asked == EYES:
            choices.append((table.number, len(table.decision.moves)))
        table.play(bots[asked].choose(Seat(table)))
    near = sitting.over * table.number
    window = sorted(choices, key=lambda choice: abs(choice[0] - near))[:8]
    return table.record(), max(window, key=lambda choice: choice[1])[0]


def take(visitor: Visitor, game: str) -> bytes:
    """The page of a table at such a moment, as a WebP."""
    record, number = played(game, SITTINGS[game])
    visitor.ask("POST", "/api/guests", {"name": "Ada"})
    uploaded = visitor.ask("POST", "/api/records", record)["id"]
    table = visitor.ask("POST", f"/api/replays/{uploaded}/fork", {"number": number, "seat": EYES, "level": "random"})
    visitor.go(f"/t/{table['id']}")
    visitor.wait_for_turn()
    visitor.page.evaluate(ALL_STILL)
    return visitor.page.screenshot(type="webp", quality=QUALITY)


def main() -> None:
    """Pictures of all five, or of those named."""
    PICTURES.mkdir(exist_ok=True)
    with TemporaryDirectory() as place, sync_playwright() as playwright:
        hall = Hall(Path(place))
        hall.open()
        browser = playwright.chromium.launch(executable_path=browsers.find_or_install(), args=browsers.FLAGS)
        for game in sys.argv[1:] or SITTINGS:
            visitor = Visitor(browser, hall.address, SIZE, {"color_scheme": "dark"})
            picture = take(visitor, game)
            (PICTURES / f"{game}.webp").write_bytes(picture)
            print(json.dumps({"game": game, "kB": round(len(picture) / 1000)}))
            visitor.leave()
        browser.close()
        hall.close()


if __name__ == "__main__":
    main()
