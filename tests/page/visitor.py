"""Somebody who visits the hall with a browser, and what the tests let them do."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, cast

from playwright.sync_api import Browser, Page, Request, WebSocket, expect

import spellhall

DESKTOP = (1366, 860)
PHONE = (360, 640)
LANDSCAPE = (640, 360)

CLICKER = (Path(__file__).parent / "clicker.js").read_text()
AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
AT_ONCE = """
if (location.protocol.startsWith("http")) {
  const known = JSON.parse(localStorage.getItem("spellhall.settings") ?? "{}");
  localStorage.setItem("spellhall.settings", JSON.stringify({ pace: "once", forced: true, ask: "never", ...known }));
  const met = () => sessionStorage.setItem(`spellhall.revealed.${location.pathname}`, "1");
  met();
  const forget = Storage.prototype.removeItem; // the gathering forgets it, for a new deal
  Storage.prototype.removeItem = function (key) { if (!key.startsWith("spellhall.revealed.")) forget.call(this, key); };
  const push = history.pushState;
  history.pushState = function (...args) { push.apply(this, args); met(); };
}
"""
"""Others' moves are shown at once, nothing is answered by itself or asked first, and nobody is told who they are, unless a test is about that (``staged``)."""
PATIENCE = 120_000
"""Milliseconds; on a busy machine things take their time."""
expect.set_options(timeout=PATIENCE)


ASKED = "[data-all-moves][data-known=true] button:not([disabled])"
"""The list of all moves, once the hall has said what each of them leads to."""
SHOWN = "[data-reveal] [data-seen], [data-night] [data-seen], [data-scene] [data-seen]"
"""What one is shown before going on: who one is, and what was aimed at one."""


class Visitor:
    """A browser of its own, on the start page, with everything it is sent kept."""

    def __init__(self, browser: Browser, address: str, size: tuple[int, int], context: dict[str, object]) -> None:
        self.address = address
        self.frames: list[str] = []
        self.requests: list[str] = []
        self.wrong: list[str] = []
        self.allowed = "401|403|WebSocket|ERR_CONNECTION|status of 404|Push API in incognito"
        staged = context.pop("staged", False)
        options: Any = {
            "reduced_motion": "reduce",
            "locale": "en-GB",
            "viewport": {"width": size[0], "height": size[1]},
            **context,
        }
        self.context = browser.new_context(**options)
        self.context.set_default_timeout(PATIENCE)
        if not staged:
            self.context.add_init_script(AT_ONCE)
        self.page = self.context.new_page()
        self.page.on("request", self._asks)
        self.page.on("websocket", self._connects)
        self.page.on("pageerror", lambda error: self.wrong.append(f"error: {error}"))
        self.page.on("console", lambda message: self._says(message.type, message.text))
        self.page.goto(address)

    def _asks(self, request: Request) -> None:
        self.requests.append(request.url)

    def _connects(self, socket: WebSocket) -> None:
        socket.on(
            "framereceived", lambda frame: self.frames.append(frame if isinstance(frame, str) else frame.decode())
        )

    def _says(self, kind: str, text: str) -> None:
        """A page that is refused its name before it has one, or whose server is gone, may say so; and Chromium says that
        these windows, private ones, get no notices: no page can find that out beforehand.
        """
        if kind == "error" and not re.search(self.allowed, text):
            self.wrong.append(text)

    def allow(self, refusal: str) -> None:
        """From now on the page may be refused something with that status."""
        self.allowed += f"|status of {refusal}"

    def leave(self) -> None:
        """Close the browser; nothing may have gone wrong in it."""
        self.context.close()
        assert not self.wrong, self.wrong

    # What one does

    def play_now(self, game: str) -> None:
        """Against as few bots as the game allows, of the strength that the hall proposes."""
        self.page.click(f"[data-play={game}]")
        self.page.click("dialog[open] [data-go]")
        self.page.wait_for_selector("[data-banner]")

    def make_table(self, game: str, seats: int, bots: int = 0, **options: object) -> str:
        """A table by the API, with this visitor's cookie; where one can sit is its address."""
        wanted = {"game": game, "seats": seats, "bots": ["random"] * bots, **options}
        self.ask("POST", "/api/guests", {"name": "Ada"})
        return cast("str", self.ask("POST", "/api/tables", wanted)["id"])

    def ask(self, method: str, path: str, body: object = None) -> Any:
        call = """async ([method, path, body]) => {
            const answer = await fetch(path, { method, headers: { "Content-Type": "application/json" }, body: body && JSON.stringify(body) });
            return [answer.status, await answer.text()];
        }"""
        status, text = self.page.evaluate(call, [method, path, body])
        assert status < 300, (status, text)
        return json.loads(text)

    def go(self, path: str) -> None:
        self.page.goto(f"{self.address}{path}")

    def click_on(self, moves: int = 100_000, seed: int = 1) -> dict[str, Any]:
        """Click any of the offered moves, that often or until the end, and see what came of each."""
        return cast("dict[str, Any]", self.page.evaluate(CLICKER, [seed, moves, PATIENCE]))

    def at(self) -> int:
        """How many answers have been given, as far as the page shows."""
        return int(self.page.get_attribute("[data-at]", "data-at") or 0)

    def wait_for_move(self, after: int) -> None:
        """Until the page shows what came after that answer."""
        self.page.wait_for_selector(f'[data-at]:not([data-at="{after}"])', state="attached")

    def wait_for_turn(self) -> None:
        """Until there is something to do and the hall has said what, or all is over. What one is shown first is looked at."""
        while True:
            found = self.page.wait_for_selector(f"{ASKED}, {SHOWN}, [data-ending]", state="attached")
            if found is None or not found.evaluate("(one, shown) => one.matches(shown)", SHOWN):
                return
            found.evaluate("(one) => one.click()")

    def offered(self) -> list[str]:
        """Everything that can be done in one gesture, as the list of all moves has it."""
        self.wait_for_turn()
        return cast("list[str]", self.page.eval_on_selector_all(ASKED, "all => all.map(one => one.dataset.line)"))

    def play(self, line: str) -> None:
        """Choose one of them from the list and wait until it has been played."""
        self.wait_for_turn()
        before = self.at()
        self.page.locator(f'[data-all-moves] button[data-line="{line}"]').evaluate("(one) => one.click()")
        self.wait_for_move(before)

    def asked(self) -> bool:
        """Whether there is something to do right now."""
        return self.page.query_selector(f"{ASKED}, {SHOWN}") is not None

    def over(self) -> bool:
        return self.page.query_selector("[data-ending]") is not None

    def sideways(self) -> int:
        """How many pixels the page, or the board on it, could be scrolled sideways, once it has settled in its size."""
        script = """async () => {
            for (let frame = 0; frame < 3; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
            return Math.max(...[document.documentElement, document.querySelector(".stage"), document.querySelector(".question")]
                .filter(Boolean).map((one) => one.scrollWidth - one.clientWidth));
        }"""
        return cast("int", self.page.evaluate(script))

    def seen(self) -> list[dict[str, Any]]:
        """Everything that came over the socket, read."""
        return [json.loads(frame) for frame in self.frames]


def names_of(view: dict[str, Any]) -> list[str]:
    """What the players are called, by seat."""
    return [seat["name"] for seat in view["seats"]]


ALL_STILL = """() => Promise.all(document.getAnimations()
  .filter((one) => one.playState === "running" && one.effect?.getComputedTiming().endTime !== Infinity)
  .map((one) => one.finished.catch(() => null)))
  .then(() => null)"""
"""What fades in has little contrast halfway: wait until all that moves for a while has come to rest."""


def findings(page: Page) -> list[str]:
    """What an axe scan finds that is more than minor."""
    page.evaluate(AXE.read_text() + "; 0")
    page.evaluate(ALL_STILL)
    found: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:120]} {one['nodes'][0]['failureSummary'][:200]}"
        for one in found["violations"]
        if one["impact"] in ("moderate", "serious", "critical")
    ]


def sit_together(game: str, host: Visitor, guest: Visitor, watcher: Visitor | None = None, **options: object) -> str:
    """Two people at a table as small as the game allows, bots in the other seats; perhaps somebody watches."""
    seats = spellhall.game_info(game).players[0]
    table = host.make_table(game, seats, bots=seats - 2, auto_start=True, **options)
    host.go(f"/t/{table}")
    if watcher is not None:
        watcher.go(f"/t/{table}")
        watcher.page.click("[data-watch]")
    guest.go(f"/t/{table}")
    guest.page.fill("[data-name]", "Bo")
    guest.page.click("[data-sit]")
    for visitor in (host, guest):
        visitor.page.wait_for_selector("[data-banner]")
    return table


def play_together(visitors: list[Visitor], moves: int) -> None:
    """Whoever is asked clicks any move, so often in all or to the end."""
    while moves > 0 and not any(visitor.over() for visitor in visitors):
        for visitor in visitors:
            if visitor.asked():
                moves -= int(visitor.click_on(moves=1, seed=moves)["played"])
