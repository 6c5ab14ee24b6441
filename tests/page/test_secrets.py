"""Two browsers at one table, in every game: neither is ever sent what only the other knows."""

from __future__ import annotations

import json
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
    only_one = {card.id for card in spellhall.games()[game].cards if card.copies == 1}
    for mine, other in ((ada, bo), (bo, ada)):
        assert check(views(mine), views(other), views(public), only_one) > 0


def test_a_leak_would_be_found() -> None:
    def view(face: str | None, *news: dict[str, Any]) -> View:
        zones = [{"id": "hand1", "cards": [{"face": face}]}]
        deeds = [{"number": 3, "news": [{"kind": "drew", "about": about} for about in news]}]
        return {"number": 3, "zones": zones, "seats": [], "table": {}, "news": deeds}

    theirs, public = {3: view("owl")}, {3: view(None, {"seat": 1})}
    for about in ({"seat": 1}, {"card": "owl_tower"}):
        assert check({3: view(None, about)}, theirs, public, {"owl"}) == 1
    for leak in ({"seat": 1, "card": "owl"}, {"seat": 1, "cards": ["moth", "owl"]}):
        with pytest.raises(AssertionError):
            check({3: view(None, leak)}, theirs, public, {"owl"})
        assert check({3: view(None, leak)}, theirs, {3: view(None, leak)}, {"owl"}) == 1
    forged = view("owl")
    forged["zones"][0] = {"id": "hand1", "owner": 0, "cards": [{"face": "spy"}]}
    forged["zones"].append({"id": "cover", "owner": 0, "cards": [{"face": "owl"}]})
    assert check({3: {**forged, "you": 0}}, theirs, public, {"owl"}) == 0
    with pytest.raises(AssertionError):
        check({3: {**forged, "you": 1}}, theirs, public, {"owl"})
    for place in ({"seats": [{"shows": {"role": "owl"}}]}, {"mine": {"role": "owl"}}, {"table": {"roles": ["owl"]}}):
        with pytest.raises(AssertionError):
            check({3: view(None) | place}, theirs, public, {"owl"})
    dealt = {"table": {"roles": ["owl"]}}
    assert check({3: view(None) | dealt}, theirs, {3: view(None) | dealt}, {"owl"}) == 1


def told(view: View) -> list[tuple[int, str]]:
    """All news, each with the number of the move that caused it."""
    return [(deed["number"], json.dumps(news)) for deed in view["news"] for news in deed["news"]]


def shown(view: View) -> list[str]:
    """What is seen of the table as a whole: which roles are dealt out at all, for one."""
    return [json.dumps({id: value}) for id, value in view["table"].items()]


def shown_to_me(view: View) -> list[str]:
    """The roles that others showed me, forged ones too: Magelight tells its viewer again and again."""
    return [face for each in (view.get("mine") or {}).get("shown_roles", ()) for face in each]


def check(mine: dict[int, View], others: dict[int, View], public: dict[int, View], only_one: set[str]) -> int:
    """How many secrets of the other there were, none of which has reached me."""
    told_to_all = {news for view in public.values() for news in told(view)}
    shown_to_all = {text for view in public.values() for text in shown(view)}
    secrets = 0
    since: dict[tuple[str, str], int] = {}
    for number in sorted(mine.keys() & others.keys()):
        view, their = faces(mine[number]), faces(others[number])
        now: dict[tuple[str, str], int] = {}
        of_table = [text for text in shown(mine[number]) if text not in shown_to_all]
        seen = json.dumps([mine[number].get(part) for part in ("zones", "seats", "mine")]) + "".join(of_table)
        me = mine[number].get("you")
        my_own = {zone["id"] for zone in mine[number]["zones"] if me is not None and zone.get("owner") == me}
        for zone, known in their.items():
            if zone in my_own and view.get(zone, Counter()).total() >= known.total():
                continue  # all mine are known to me: if they see another card there, its papers are forged (ML-R60)
            hidden = known - view.get(zone, Counter())
            if zone.startswith("cover"):  # their forged papers may have been shown to me (ML-R60)
                hidden -= Counter(shown_to_me(mine[number]))
            secrets += hidden.total()
            for face in hidden:
                if face not in only_one:
                    continue
                assert f'"{face}"' not in seen, (number, zone, face)
                now[zone, face] = since.get((zone, face), number)
        since = now
        for (_, face), first in since.items():
            for caused_by, news in told(mine[number]):
                if caused_by >= first and f'"{face}"' in news:
                    assert (caused_by, news) in told_to_all, news
    return secrets
