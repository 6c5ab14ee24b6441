"""One screen: at every decision the whole table is in the window, at a size that can be read.

``python -m tests.page.fit`` plays whole games through the page, with every number of players, and looks at every decision
in all windows (some minutes a game); ``test_fit`` looks at some dozens of decisions. With names of games it plays only
these. ``crowded.json`` has a position of each game that can get crowded: with very much on the table.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, cast

from playwright.sync_api import sync_playwright

import spellhall
from tests.page import browsers
from tests.page.hall import Hall
from tests.page.visitor import Visitor

DESKS = {"small": (1280, 720), "desk": (1366, 768), "wide": (1920, 1080)}
PHONES = {"phone": (390, 780), "tiny": (360, 640)}
FIT = (Path(__file__).parent / "fit.js").read_text()
CROWDED: dict[str, Any] = json.loads((Path(__file__).parent / "crowded.json").read_text())
"""Nine spells in a book, ten crafts, twelve cards in a hand: more than is usual in any game."""
SETTLE = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"
EVERY_DECISION = 1
TRIES, PAUSE = 10, 100
"""How often, and after how many milliseconds, one looks again: after the window has changed, a busy page needs a while."""


def misfits(visitor: Visitor) -> list[str]:
    """What cannot be seen at this decision, in any of the windows."""
    found: list[str] = []
    for name, (width, height) in (DESKS | PHONES).items():
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.evaluate(SETTLE)
        wrong = cast("list[str]", visitor.page.evaluate(FIT, name in PHONES))
        for _ in range(TRIES):
            if not wrong:
                break
            visitor.page.wait_for_timeout(PAUSE)
            wrong = cast("list[str]", visitor.page.evaluate(FIT, name in PHONES))
        found += [f"{name}: {one}" for one in wrong]
    visitor.page.set_viewport_size({"width": 1366, "height": 768})
    return found


def look_through(visitor: Visitor, game: str, seats: int, every: int, most: int = 100_000) -> list[str]:
    """Play through the page, and look at every so-manieth decision; whatever does not fit, with where it was."""
    settings = "{ pace: 'once', forced: true }"
    visitor.page.evaluate(f"localStorage.setItem('spellhall.settings', JSON.stringify({settings}))")
    table = visitor.make_table(game, seats, bots=seats - 1, auto_start=True, seed=f"fit {seats}")
    visitor.go(f"/t/{table}")
    rng = Random(f"{game} {seats}")
    found: list[str] = []
    for decision in range(most):
        visitor.wait_for_turn()
        if decision % every == 0 or visitor.over():
            at = f"{game} with {seats}, decision {decision}"
            found += [f"{at}, {one}" for one in misfits(visitor)]
        if visitor.over():
            break
        visitor.play(rng.choice(visitor.offered()))
    return found


def look_at_crowded(visitor: Visitor, game: str) -> list[str]:
    """What cannot be seen where very much lies on the table."""
    position = CROWDED[game]
    table = visitor.make_table(
        game,
        position["seats"],
        bots=position["seats"] - 1,
        auto_start=True,
        seed="crowded",
        scenario=position["scenario"],
    )
    visitor.go(f"/t/{table}")
    visitor.wait_for_turn()
    return [f"{game}, crowded, {one}" for one in misfits(visitor)]


def main() -> None:
    """Every decision of whole games, with every number of players, and the crowded positions."""
    games = sys.argv[1:] or sorted(spellhall.games())
    wrong = 0
    with TemporaryDirectory() as place, sync_playwright() as playwright:
        hall = Hall(Path(place))
        hall.open()
        browser = playwright.chromium.launch(executable_path=browsers.find_or_install(), args=browsers.FLAGS)
        for game in games:
            low, high = spellhall.game_info(game).players
            for seats in range(low, high + 1):
                visitor = Visitor(browser, hall.address, (1366, 768), {})
                found = look_through(visitor, game, seats, EVERY_DECISION)
                visitor.leave()
                print(f"{game} with {seats}: {len(found)} misfits", *found[:20], sep="\n  ", flush=True)
                wrong += len(found)
            if game in CROWDED:
                visitor = Visitor(browser, hall.address, (1366, 768), {})
                found = look_at_crowded(visitor, game)
                visitor.leave()
                print(f"{game}, crowded: {len(found)} misfits", *found[:20], sep="\n  ", flush=True)
                wrong += len(found)
        browser.close()
        hall.close()
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
