"""The laws of secrecy catch a leak in each channel: each test plants one in Lantern."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import spellhall
from spellhall.engine.info import GameInfo
from spellhall.engine.laws import (
    Broken,
    Setup,
    news_does_not_leak,
    views_do_not_leak,
    what_is_hidden_is_dealt_anew,
    worlds_tell_nothing,
)
from spellhall.engine.steps import EVERYONE, State, tell
from spellhall.engine.views import Look
from spellhall.games.castle import turn as castle_turn
from spellhall.games.lantern import GAME, turn
from spellhall.games.lantern.cards import CARDS, GUST
from spellhall.games.lantern.state import Lantern, hand_of

SETUP = Setup(3)


def leaks(law: Callable[[GameInfo[Any], Setup, int], None], info: GameInfo[Any], channel: str) -> None:
    def play_twenty() -> None:
        for seed in range(20):
            law(info, SETUP, seed)

    with pytest.raises(Broken, match=channel):
        play_twenty()


def with_look(change: Callable[[Lantern, Look], None]) -> GameInfo[Lantern]:
    def look(s: Lantern, seat: int | None) -> Look:
        view = GAME.look(s, seat)
        change(s, view)
        return view

    return replace(GAME, look=look)


def holds_gust(s: Lantern, seat: int) -> bool:
    return any(s.kind[card] == GUST for card in s.zones[hand_of(seat)])


def test_without_a_leak_the_laws_hold() -> None:
    for seed in range(20):
        views_do_not_leak(GAME, SETUP, seed)
        news_does_not_leak(GAME, SETUP, seed)
        worlds_tell_nothing(GAME, SETUP, seed)


def test_a_face_in_the_view() -> None:
    def change(s: Lantern, view: Look) -> None:
        if s.zones[hand_of(1)]:
            view["zones"][hand_of(1)]["cards"][-1]["face"] = CARDS[s.kind[s.zones[hand_of(1)][0]]].id

    leaks(views_do_not_leak, with_look(change), "zones")


def test_a_counter_in_the_view() -> None:
    def change(s: Lantern, view: Look) -> None:
        view["seats"][1]["counters"]["gusts"] = holds_gust(s, 1)

    leaks(views_do_not_leak, with_look(change), "seats")


def test_an_id() -> None:
    def change(s: Lantern, view: Look) -> None:
        for zone, lying in zip(view["zones"], s.zones, strict=True):
            for card, number in zip(zone["cards"], lying, strict=True):
                if card["face"] is None:
                    card["id"] = f"card{s.kind[number]}{number}"

    leaks(views_do_not_leak, with_look(change), "id")


def test_the_encoded_size() -> None:
    def change(s: Lantern, view: Look) -> None:
        view["status"]["phase"] += " " * holds_gust(s, 2)

    leaks(views_do_not_leak, with_look(change), "status.phase")


def test_a_prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    def wording(s: Lantern, seat: int) -> str:
        left = (seat + 1) % s.seats
        return "Careful: what do you play?" if holds_gust(s, left) else "What do you play?"

    monkeypatch.setattr(turn.play_card, "_wording", wording)
    leaks(views_do_not_leak, GAME, "decision.prompt")


def test_a_list_of_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = turn.play_card.options

    def options(s: Lantern, seat: int) -> list[int]:
        moves = list(honest(s, seat))
        return moves[::-1] if holds_gust(s, (seat + 1) % s.seats) else moves

    monkeypatch.setattr(turn.play_card, "options", options)
    leaks(views_do_not_leak, GAME, "decision.moves")


def test_what_a_move_touches(monkeypatch: pytest.MonkeyPatch) -> None:
    def touches(s: Lantern, victim: int, seat: int) -> list[str]:
        return [f"hand{victim}.{s.kind[card]}" for card in s.zones[hand_of(victim)]]

    monkeypatch.setattr(turn.watch, "_touches", touches)
    leaks(views_do_not_leak, GAME, "touches")


def test_worlds_that_are_the_truth() -> None:
    """A lazy redeal would make every law of secrecy hold; this one is there to notice."""

    def redeal(s: Lantern, knows: int, rng: Random) -> None:
        pass

    leaks(what_is_hidden_is_dealt_anew, replace(GAME, redeal=redeal), "true face in all")


def test_the_deal_told_to_all(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell_all(s: State, to: int, kind: str, *args: Any) -> None:
        tell(s, EVERYONE if kind == "dealt" else to, kind, *args)

    monkeypatch.setattr(castle_turn, "tell", tell_all)
    with pytest.raises(Broken, match="news tells"):
        news_does_not_leak(spellhall.game_info("castle"), Setup(4), 1)


def test_worlds_that_remember_the_truth() -> None:
    """Swapping two cards with each other looks random, but where they end tells where they were."""

    def redeal(s: Lantern, knows: int, rng: Random) -> None:
        hidden = [card for seat in range(s.seats) for card in s.zones[hand_of(seat)] if not s.seen[card] & knows]
        one, other = rng.choice(hidden or [0]), rng.choice(hidden or [0])
        s.kind[one], s.kind[other] = s.kind[other], s.kind[one]

    leaks(worlds_tell_nothing, replace(GAME, redeal=redeal), "depend on what they cannot know")


def test_news_with_the_wrong_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell_all(s: State, to: int, kind: str, *args: Any) -> None:
        tell(s, EVERYONE if kind == "you_drew" else to, kind, *args)

    monkeypatch.setattr(turn, "tell", tell_all)
    leaks(news_does_not_leak, GAME, "news")


def test_news_only_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    """Saying nothing tells something too: here the draw of a gust is passed over in silence."""

    def tell_some(s: State, to: int, kind: str, *args: Any) -> None:
        if kind == "drew" and isinstance(s, Lantern) and s.kind[s.zones[hand_of(args[0])][-1]] == GUST:
            return
        tell(s, to, kind, *args)

    monkeypatch.setattr(turn, "tell", tell_some)
    leaks(news_does_not_leak, GAME, "news")


def test_the_name_of_a_card_passed_in_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell_all(s: State, to: int, kind: str, *args: Any) -> None:
        tell(s, EVERYONE if kind == "you_gave" else to, kind, *args)

    monkeypatch.setattr(turn, "tell", tell_all)
    leaks(news_does_not_leak, GAME, "news")
