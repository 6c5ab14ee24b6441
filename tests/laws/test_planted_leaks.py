"""The laws of secrecy catch a leak in each channel, the law of sight whatever is not as declared: each test plants
one in Lantern.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

import spellhall
from spellhall.engine import knowledge
from spellhall.engine.cards import Cards
from spellhall.engine.info import GameInfo
from spellhall.engine.laws import Broken, Start
from spellhall.engine.laws.secrecy import (
    news_does_not_leak,
    taking_back_tells_nothing,
    views_do_not_leak,
    what_is_hidden_is_dealt_anew,
    worlds_tell_nothing,
)
from spellhall.engine.laws.sight import shows_as_declared
from spellhall.engine.sight import BACK, choice, flag, number, seat, seats, series
from spellhall.engine.steps import EVERYONE, State, bit, tell
from spellhall.engine.views import Said, say
from spellhall.games.castle import turn as castle_turn
from spellhall.games.lantern import GAME, turn
from spellhall.games.lantern.cards import CARDS, GUST
from spellhall.games.lantern.state import Lantern, hand_of, light_of

SETUP = Start(3)


def leaks(
    law: Callable[[GameInfo[Any], Start, int], None], info: GameInfo[Any], channel: str, setup: Start = SETUP
) -> None:
    def play_twenty() -> None:
        for seed in range(20):
            law(info, setup, seed)

    with pytest.raises(Broken, match=channel):
        play_twenty()


def seen(**changes: Any) -> GameInfo[Lantern]:
    """Lantern with a part of what it shows declared otherwise."""
    return replace(GAME, sight=replace(GAME.sight, **changes))


def place(id: str, **changes: Any) -> GameInfo[Lantern]:
    """Lantern with one place declared otherwise."""
    return seen(places=tuple(replace(each, **changes) if each.id == id else each for each in GAME.sight.places))


def holds_gust(s: Lantern, seat: int) -> bool:
    return any(s.kind[card] == GUST for card in s.zones[hand_of(seat)])


def test_without_a_leak_the_laws_hold() -> None:
    for seed in range(20):
        views_do_not_leak(GAME, SETUP, seed)
        news_does_not_leak(GAME, SETUP, seed)
        worlds_tell_nothing(GAME, SETUP, seed)


def test_a_face_in_the_view() -> None:
    def hand(s: Lantern, owner: int, knows: int) -> list[int]:
        return sorted(s.kind[card] for card in s.zones[hand_of(owner)])

    leaks(views_do_not_leak, place("hand{}", kind="hand", read=hand), "zones")


def test_the_order_of_hidden_cards() -> None:
    """Known cards where they lie, and backs between them: which is which tells something."""

    def hand(s: Lantern, owner: int, knows: int) -> list[int]:
        by_kind = sorted(s.zones[hand_of(owner)], key=s.kind.__getitem__)
        return [s.kind[card] if s.seen[card] & knows else BACK for card in by_kind]

    leaks(views_do_not_leak, place("hand{}", kind="hand", read=hand, hidden=True), "zones")


def test_a_back_by_which_cards_can_be_told_apart() -> None:
    backs = [int(card.id == "gust") for card in CARDS]
    leaks(views_do_not_leak, place("hand{}", backs=("plain", "scratched"), back_of=backs), "back")


def test_the_number_of_cards() -> None:
    def below(s: Lantern) -> int:
        return s.bag.count(GUST)

    leaks(views_do_not_leak, place("ashes", below=below), "count")


def test_whether_a_place_is_there() -> None:
    def when(s: Lantern, owner: int, knows: int) -> bool:
        return holds_gust(s, owner)

    leaks(views_do_not_leak, place("light{}", when=when), "zones")


def test_a_mark_on_a_card() -> None:
    def marks(s: Lantern, owner: int) -> list[bool]:
        return [holds_gust(s, owner) for _ in s.zones[light_of(s, owner)]]

    leaks(views_do_not_leak, place("light{}", marks=(flag("safe", marks),)), "marks.safe")


def test_what_lies_face_up() -> None:
    def up(s: Lantern, owner: int) -> list[bool]:
        return [s.kind[card] == GUST for card in s.zones[hand_of(owner)]]

    leaks(views_do_not_leak, place("hand{}", up=flag("up", up)), "up")


def test_pieces_on_a_card() -> None:
    def pieces(s: Lantern, owner: int) -> list[tuple[int, ...]]:
        return [(owner,) * holds_gust(s, owner) for _ in s.zones[hand_of(owner)]]

    leaks(views_do_not_leak, place("hand{}", pieces=seats("pieces", pieces)), "pieces")


def test_an_id() -> None:
    def members(s: Lantern, owner: int) -> tuple[int, ...]:
        return s.zones[hand_of(owner)]

    def id_of(s: Lantern, card: int) -> str:
        return f"card{s.kind[card]}"

    def read(s: Lantern, card: int, knows: int) -> list[int]:
        return [BACK]

    cards = series("hand{}", "row", CARDS, members=members, id_of=id_of, read=read, most_members=9, most=1)
    leaks(views_do_not_leak, seen(places=(cards,)), "id")


def test_a_value_of_a_seat() -> None:
    leaks(views_do_not_leak, seen(seats=(flag("gust", holds_gust),)), r"seats\[\d\]\.shows\.gust")


def test_a_value_of_the_table() -> None:
    def gusts(s: Lantern) -> int:
        return s.bag.count(GUST)

    leaks(views_do_not_leak, seen(table=(number("gusts", gusts),)), "table.gusts")


def test_a_value_for_the_viewer_alone() -> None:
    def neighbour(s: Lantern, seat: int) -> bool:
        return holds_gust(s, (seat + 1) % s.seats)

    leaks(views_do_not_leak, seen(mine=(flag("beware", neighbour),)), "mine.beware")


def test_a_value_that_too_many_may_see() -> None:
    def sees(s: Lantern, seat: int, knows: int) -> bool:
        return bool(knows & EVERYONE)

    leaks(views_do_not_leak, seen(seats=(flag("gust", holds_gust, sees=sees),)), "shows.gust")


def test_a_value_that_only_its_owner_sees_is_no_leak() -> None:
    def sees(s: Lantern, seat: int, knows: int) -> bool:
        return bool(knows & bit(seat))

    info = seen(seats=(flag("gust", holds_gust, sees=sees),))
    for seed in range(20):
        views_do_not_leak(info, SETUP, seed)


def test_the_encoded_size() -> None:
    def phase(s: Lantern) -> str:
        return "play" + "_" * holds_gust(s, 2)

    leaks(views_do_not_leak, seen(phase=phase), "status.phase")


def test_a_prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    def wording(s: Lantern, seat: int) -> Said:
        return say("ask-play_card", seat=int(holds_gust(s, (seat + 1) % s.seats)))

    monkeypatch.setattr(turn.play_card, "_wording", wording)
    leaks(views_do_not_leak, GAME, "decision.prompt")


def test_the_words_for_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    def label(s: Lantern, kind: int, seat: int) -> Said | None:
        return say("do-play-card", card="gust") if holds_gust(s, (seat + 1) % s.seats) else None

    monkeypatch.setattr(turn.play_card, "_label", label)
    leaks(views_do_not_leak, GAME, "say")


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
        news_does_not_leak(spellhall.game_info("castle"), Start(4), 1)


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


# What is shown is what is declared, and no sentence


def test_without_a_fault_the_law_of_sight_holds() -> None:
    for seed in range(5):
        shows_as_declared(GAME, SETUP, seed)


def always(value: Any) -> Callable[..., Any]:
    """Reads the same from any state."""

    def read(*_: object) -> Any:
        return value

    return read


SAID = "The bag is nearly empty"


@pytest.mark.parametrize(
    ("info", "complaint"),
    [
        pytest.param(seen(table=(choice("bag", [SAID], always(SAID)),)), r"table\.bag is a sentence", id="a sentence"),
        pytest.param(seen(phases=("a long phase",), phase=always("a long phase")), "is a sentence", id="a phase"),
        pytest.param(seen(phase=always("dusk")), "phase 'dusk' is not declared", id="another phase"),
        pytest.param(seen(table=(number("bag", always(13), high=12),)), "bag of the table is 13", id="too high"),
        pytest.param(seen(table=(number("bag", always(2), low=3),)), "bag of the table is 2", id="too low"),
        pytest.param(seen(table=(number("bag", always(None)),)), "bag of the table is None", id="no number"),
        pytest.param(seen(table=(number("bag", always(True)),)), "bag of the table is True", id="a flag"),
        pytest.param(seen(table=(flag("dark", always(1)),)), "dark of the table is 1", id="no flag"),
        pytest.param(seen(table=(choice("sky", ("day",), always("night")),)), "sky .* 'night'", id="another word"),
        pytest.param(seen(table=(seat("first", always(3)),)), "first of the table is 3", id="no such seat"),
        pytest.param(seen(table=(seats("lit", always([0, 3])),)), "lit of the table", id="no such seats"),
        pytest.param(seen(seats=(number("light", always(-1)),)), "light of seat 0 is -1", id="a value of a seat"),
        pytest.param(
            seen(mine=(number("light", always(99), high=9),)), "light of the viewer is 99", id="one's own value"
        ),
        pytest.param(
            seen(table=(number("left", always([9, 0]), high=8, each=("a", "b")),)),
            "left of",
            id="one of each",
        ),
        pytest.param(
            place("hand{}", marks=(number("worth", always([9] * 12), high=8),)), "worth of a card", id="a mark"
        ),
    ],
)
def test_what_is_not_as_declared_is_found(info: GameInfo[Any], complaint: str) -> None:
    leaks(shows_as_declared, info, complaint)


def test_an_undeclared_value_is_found() -> None:
    class Chatty(GameInfo[Lantern]):
        def look(self, s: Lantern, seat: int | None) -> Any:
            view = GAME.look(s, seat)
            view["table"]["gossip"] = 1
            return view

    info = Chatty(**{field.name: getattr(GAME, field.name) for field in fields(GAME)})
    leaks(shows_as_declared, info, "gossip")


def test_a_face_that_cannot_lie_there_is_found() -> None:
    class Swapped(GameInfo[Lantern]):
        def look(self, s: Lantern, seat: int | None) -> Any:
            view = GAME.look(s, seat)
            for zone in view["zones"]:
                for shown in zone["cards"]:
                    shown["face"] = "dragon"
            return view

    info = Swapped(**{field.name: getattr(GAME, field.name) for field in fields(GAME)})
    leaks(shows_as_declared, info, "which is not declared")


@pytest.mark.parametrize("sentence", ["What do you play?", "Ada wins"])
def test_a_sentence_in_a_prompt_in_a_label_or_in_news_is_found(sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(turn.play_card, "_wording", always(say(sentence)))
        leaks(shows_as_declared, GAME, "decision.prompt.key is a sentence")
    with monkeypatch.context() as patch:
        patch.setattr(turn.play_card, "_label", always(say("do-play", card=sentence)))
        leaks(shows_as_declared, GAME, "say.args.card is a sentence")
    with monkeypatch.context() as patch:
        patch.setattr(GAME.headlines, "ids", {**GAME.headlines.ids, "card": always(sentence)})
        leaks(shows_as_declared, GAME, r"about\.card is a sentence")


def test_a_card_seen_of_which_no_mask_knows_is_a_secret_beyond_masks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody says what they hold: taken back, it would be known all the same."""

    def watch(s: Lantern, watched: int, seat: int) -> None:
        tell(s, bit(seat), "saw", watched, tuple(s.kind[card] for card in s.zones[hand_of(watched)]))

    monkeypatch.setattr(turn.watch, "carry_out", watch)
    leaks(taking_back_tells_nothing, GAME, "a secret of which no mask knows: is beyond_masks True")
    for seed in range(20):
        taking_back_tells_nothing(replace(GAME, beyond_masks=True), SETUP, seed)


def test_roles_lie_beyond_masks() -> None:
    magelight = replace(spellhall.game_info("magelight"), beyond_masks=False)
    leaks(taking_back_tells_nothing, magelight, "is beyond_masks True", Start(4))


def test_whether_a_move_can_be_taken_back_tells_no_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Nytherria a Thief steals a Soldier and rallies a Soldier. By the numbers of the cards it could be told whether
    it was the same.
    """

    def by_numbers(before: Cards, now: Cards, me: int) -> bool:
        return any(new & ~old & me for old, new in zip(before.seen, now.seen, strict=False))

    nytherria = spellhall.game_info("nytherria")
    for seed in range(20):
        taking_back_tells_nothing(nytherria, SETUP, seed)
    monkeypatch.setattr(knowledge, "_has_seen_more", by_numbers)
    leaks(taking_back_tells_nothing, nytherria, "may be taken back tells that seat a card")


def test_who_must_agree_tells_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who is told something only if they hold a certain card."""

    answered = turn.answer_light.carry_out

    def warn_holders(s: Lantern, answer: int, player: int, left: tuple[int, ...]) -> None:
        for other in left[1:]:
            if holds_gust(s, other):
                tell(s, bit(other), "over")
        answered(s, answer, player, left)

    monkeypatch.setattr(turn.answer_light, "carry_out", warn_holders)
    leaks(taking_back_tells_nothing, GAME, "who must agree that")
