"""Two browsers at one table, in every game: neither is ever sent what only the other knows."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

import pytest

import spellhall
from tests.page.conftest import NewVisitor
from tests.page.visitor import Visitor, play_together, sit_together

GAMES = sorted(spellhall.games())
MOVES = 16
View = dict[str, Any]


def views(visitor: Visitor) -> dict[int, View]:
    """What the browser was sent, by the engine's count; the end, when all is opened, is left out."""
    sent = [event["view"] for event in visitor.seen() if event.get("view")]
    return {view["number"]: view for view in sent if not view["result"]}


def faces(view: View) -> dict[str, Counter[str]]:
    """By zone: the faces that the viewer knows."""
    return {zone["id"]: Counter(card["face"] for card in zone["cards"] if card["face"]) for zone in view["zones"]}


@pytest.mark.parametrize("game", GAMES)
def test_neither_browser_is_ever_sent_what_only_the_other_knows(visit: NewVisitor, game: str) -> None:
    ada, bo, public = visit(), visit(), visit()
    sit_together(game, ada, bo, public)
    play_together([ada, bo], MOVES)
    cards = spellhall.games()[game].cards
    only_one = {card.id: card.name for card in cards if card.copies == 1}
    names = {card.name for card in cards}
    for mine, other in ((ada, bo), (bo, ada)):
        assert check(views(mine), views(other), views(public), only_one, names) > 0


def test_a_leak_would_be_found() -> None:
    def view(face: str | None, *news: str) -> View:
        zones = [{"id": "hand1", "cards": [{"face": face}]}]
        return {"number": 3, "zones": zones, "seats": [], "news": [{"number": 3, "text": text} for text in news]}

    theirs, public = {3: view("owl")}, {3: view(None, "Bo draws a card.")}
    names = {"Owl", "Owl Tower"}
    for text in ("Bo draws a card.", "You draw Owl Tower."):
        assert check({3: view(None, text)}, theirs, public, {"owl": "Owl"}, names) == 1
    with pytest.raises(AssertionError):
        check({3: view(None, "Bo draws Owl.")}, theirs, public, {"owl": "Owl"}, names)
    forged = view("owl")
    forged["zones"][0] = {"id": "hand1", "owner": 0, "cards": [{"face": "spy"}]}
    forged["zones"].append({"id": "cover", "owner": 0, "cards": [{"face": "owl"}]})
    assert check({3: {**forged, "you": 0}}, theirs, public, {"owl": "Owl"}, names) == 0
    with pytest.raises(AssertionError):
        check({3: {**forged, "you": 1}}, theirs, public, {"owl": "Owl"}, names)
    leaky = view(None)
    leaky["seats"] = [{"flags": ["Owl"]}]
    with pytest.raises(AssertionError):
        check({3: leaky}, theirs, public, {"owl": "Owl"}, names)


def check(
    mine: dict[int, View], others: dict[int, View], public: dict[int, View], only_one: dict[str, str], names: set[str]
) -> int:
    """How many secrets of the other there were, none of which has reached me."""
    # The longest first: "Ice Shield" does not name the card "Ice".
    card = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in sorted(names, key=len, reverse=True)))
    told_to_all = {(news["number"], news["text"]) for view in public.values() for news in view["news"]}
    secrets = 0
    since: dict[tuple[str, str], int] = {}
    for number in sorted(mine.keys() & others.keys()):
        view, their = faces(mine[number]), faces(others[number])
        now: dict[tuple[str, str], int] = {}
        seen = json.dumps([mine[number]["zones"], mine[number]["seats"]])
        me = mine[number].get("you")
        my_own = {zone["id"] for zone in mine[number]["zones"] if me is not None and zone.get("owner") == me}
        for zone, known in their.items():
            if zone in my_own and view.get(zone, Counter()).total() >= known.total():
                continue  # all mine are known to me: if they see another card there, its papers are forged (ML-R60)
            hidden = known - view.get(zone, Counter())
            secrets += hidden.total()
            for face in hidden:
                if face not in only_one:
                    continue
                assert f'"{face}"' not in seen, (number, zone, face)
                assert f'"{only_one[face]}"' not in seen, (number, zone, face)
                now[zone, face] = since.get((zone, face), number)
        since = now
        for (_, face), first in since.items():
            for news in mine[number]["news"]:
                if news["number"] >= first and only_one[face] in card.findall(news["text"]):
                    assert (news["number"], news["text"]) in told_to_all, news
    return secrets
