"""Turn notices while the page is closed, and the devices one is signed in with, as one meets them in the page."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from tests.page.visitor import PATIENCE

PUSHES = """
// No push service can be reached from here: the browser says what one would have given it.
const keys = { p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4", auth: "BTBZMqHH6r4Tts7J_aSIgg" };
const bytes = (key) => Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0)).buffer;
let given = null;
PushManager.prototype.getSubscription = async () => given;
PushManager.prototype.subscribe = async (options) => {
  window.subscribedWith = options;
  return (given = {
    endpoint: "https://push.example/for/this/browser", options: { applicationServerKey: options.applicationServerKey.buffer },
    getKey: (name) => bytes(keys[name]), unsubscribe: async () => { given = null; return true; },
  });
};
"""


def test_one_asks_for_notices_and_gets_them_from_the_worker(visit: Any) -> None:
    ada = visit()
    ada.context.grant_permissions(["notifications"], origin=ada.address)
    ada.context.add_init_script(PUSHES)
    table = ada.make_table("nytherria", 2, pace={"kind": "correspondence", "hours": 24})
    ada.go(f"/t/{table}")
    ada.page.click("[data-notices-yes]")
    ada.page.get_by_text("You will be told when it is your turn.").wait_for()
    expect(ada.page.locator("[data-ask-notices]")).to_have_count(0)
    (device,) = ada.ask("GET", "/api/me/devices")["devices"]
    assert device["notices"]
    assert device["about"].startswith("Chrome")
    key = ada.ask("GET", "/api/push")["key"]
    with_key = ada.page.evaluate(
        "btoa(String.fromCharCode(...subscribedWith.applicationServerKey)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')"
    )
    assert with_key == key
    assert ada.page.evaluate("subscribedWith.userVisibleOnly")

    devtools = ada.context.new_cdp_session(ada.page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    for _ in range(100):
        if found:
            break
        ada.page.wait_for_timeout(100)
    notices = "navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((all) => all.map((one) => [one.title, one.body, one.data.url]))"
    for said, shown in (
        (
            json.dumps({"title": "Spellhall", "body": "It is your turn at a table.", "url": f"/t/{table}"}),
            ["Spellhall", "It is your turn at a table.", f"{ada.address}/t/{table}"],
        ),
        ('{"url": "https://elsewhere.example/x"}', ["Spellhall", "", f"{ada.address}/tables"]),
        ("no JSON", ["Spellhall", "", f"{ada.address}/tables"]),
    ):
        devtools.send(
            "ServiceWorker.deliverPushMessage", {"origin": ada.address, "registrationId": found[-1], "data": said}
        )
        ada.page.wait_for_function(
            f"async (shown) => (await {notices}).some((one) => one.join() === shown.join())", arg=shown
        )
    assert ada.page.evaluate("caches.keys()") == [], "the worker keeps nothing"

    ada.page.reload()  # renewed at every visit
    ada.page.wait_for_selector("[data-link]")
    ada.page.goto(ada.address)
    ada.page.click(".gear")
    ada.page.locator("[data-away]").select_option("never")
    ada.page.wait_for_selector("[data-said]:not(:empty)")
    assert not ada.ask("GET", "/api/me/devices")["devices"][0]["notices"]


def test_a_browser_that_may_not_tell_anything_says_so(visit: Any) -> None:
    ada = visit()
    ada.context.add_init_script("Notification.requestPermission = async () => 'denied';")
    ada.page.reload()
    ada.page.click(".gear")
    ada.page.click("[data-notify]")
    expect(ada.page.locator("[data-said]")).not_to_be_empty()
    expect(ada.page.locator("[data-notify]")).not_to_be_checked()


def test_a_second_device_is_seen_and_signed_out(visit: Any) -> None:
    ada, phone = visit(), visit()
    ada.ask("POST", "/api/guests", {"name": "Ada"})
    code = ada.ask("POST", "/api/me/link")["code"]
    phone.ask("POST", "/api/link", {"code": code})
    table = ada.ask("POST", "/api/tables", {"game": "nytherria", "seats": 2})["id"]
    phone.go(f"/t/{table}")
    phone.page.wait_for_selector("[data-link]")
    ada.page.reload()
    ada.page.click(".gear")
    expect(ada.page.locator("[data-device]")).to_have_count(2)
    expect(ada.page.locator("[data-revoke]")).to_have_count(1)
    ada.page.click("[data-revoke]")
    ada.page.click("[data-revoke-yes]")
    expect(ada.page.locator("[data-device]")).to_have_count(1)
    phone.page.get_by_text("you are nobody any more").wait_for(timeout=PATIENCE)
