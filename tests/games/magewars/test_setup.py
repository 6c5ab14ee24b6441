"""Setup: seats, mages, health piles. (MW-10 to MW-16, MW-R1 to MW-R7)"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import spellhall
from spellhall.engine.errors import BadSetup
from spellhall.games.magewars.mages import MAGES
from tests.games.magewars.tools import asked, counter, deck, faces, flags, hand, new, news, offered, zone

MAGE = {mage.id: mage for mage in MAGES}
EVIL = {mage.id for mage in MAGES if mage.alignment == 2}


@pytest.mark.rule("MW-10", "MW-15", "MW-16", "MW-R2", "MW-R3")
def test_a_fresh_game() -> None:
    g = spellhall.new("magewars", seats=3, seed=5, scenario={"turn": "P1", "turns": 0})
    mages = [str(faces(g, f"mage{seat}")[0]) for seat in range(3)]
    by_deck: Counter[str] = Counter()
    for seat, id in enumerate(mages):
        backs = Counter(card["back"] for card in (zone(g, f"health{seat}") or {"cards": []})["cards"])
        printed = dict(zip(("enchanted", "mystic", "arcane"), MAGE[id].health, strict=True))
        if not news(g, "lost_health") and not news(g, "healed"):
            assert backs == Counter({name: n for name, n in printed.items() if n})
        by_deck.update(backs)
        assert counter(g, "full_health", seat + 1) == sum(MAGE[id].health)
        assert counter(g, "level", seat + 1) == 0
        assert counter(g, "deaths", seat + 1) == 0
        assert "dead" not in flags(g, seat + 1)
    assert [hand(g, player) for player in (2, 3)] in ([[], []],) or news(g, "drew")


@pytest.mark.rule("MW-15", "MW-R7")
def test_health_piles_are_shuffled_and_face_down_for_all() -> None:
    """The backs come in different orders; nobody, the owner included, sees a face."""
    orders = set()
    for seed in range(12):
        g = spellhall.new(
            "magewars",
            seats=2,
            seed=seed,
            scenario={"mage": {"P1": "argyle", "P2": "derek"}, "turn": "P1", "phase": "main"},
        )
        cards = (zone(g, "health0", 0) or {"cards": []})["cards"]
        assert all(card["face"] is None for card in cards)
        orders.add(tuple(card["back"] for card in cards))
        assert Counter(card["back"] for card in cards) == {"enchanted": 3, "mystic": 5, "arcane": 2}
    assert len(orders) > 8


@pytest.mark.rule("MW-11", "MW-R4")
def test_the_first_player_is_random_and_play_goes_clockwise() -> None:
    firsts: Counter[int] = Counter()
    for seed in range(60):
        g = spellhall.new("magewars", seats=3, seed=seed)
        (first,) = news(g, "first")
        firsts[first["seat"]] += 1
    assert all(firsts[seat] > 8 for seat in range(3))
    g = new(turn=2)
    rng = Random(1)
    turns: list[int | None] = [2]
    while len(turns) < 5:
        assert g.decision is not None
        g.play(rng.choice(g.decision.moves))
        turn = g.view(None)["status"]["turn"]
        if turn != turns[-1]:
            turns.append(turn)
    assert turns == [2, 0, 1, 2, 0]


@pytest.mark.rule("MW-R1", "MW-96")
def test_two_to_six_players() -> None:
    for seats in range(2, 7):
        g = spellhall.new("magewars", seats=seats, seed=1)
        assert len(g.view(None)["seats"]) == seats
        cards = sum(zone["count"] for zone in g.view(None)["zones"] if not zone["id"].startswith("mage"))
        assert cards + sum(deck(g, name) for name in ("enchanted", "mystic", "arcane", "quest", "fate")) == 188
    for seats in (1, 7):
        with pytest.raises(BadSetup):
            spellhall.new("magewars", seats=seats, seed=1)


@pytest.mark.rule("MW-12", "MW-13", "MW-R5")
def test_mages_are_dealt_at_random_and_the_line_up_can_be_won() -> None:
    seen: Counter[str] = Counter()
    for seed in range(150):
        g = spellhall.new("magewars", seats=2, seed=seed)
        mages = [str(faces(g, f"mage{seat}")[0]) for seat in range(2)]
        assert mages[0] != mages[1]
        if "eldar" in mages:
            assert EVIL & set(mages), mages
        seen.update(mages)
    assert set(seen) == set(MAGE)


@pytest.mark.rule("MW-12", "MW-13", "MW-R5")
def test_draft() -> None:
    """The last player in turn order chooses first, then counter-clockwise; the last may be forced to be Evil."""
    g = spellhall.new("magewars", seats=3, seed=1, options={"mage_choice": "draft"}, scenario={"turn": "P2"})
    assert asked(g) == (1, "draft_mage")  # P2 goes first, so P1 is the last
    assert len(offered(g)) == 12
    g.play("be eldar")
    assert asked(g) == (3, "draft_mage")
    assert "be eldar" not in offered(g)
    g.play("be lyla")
    assert asked(g) == (2, "draft_mage")
    assert set(offered(g)) == {f"be {id}" for id in EVIL}
    g.play("be winter")
    assert [faces(g, f"mage{seat}") for seat in range(3)] == [["eldar"], ["winter"], ["lyla"]]
    assert g.view(None)["status"]["turn"] == 1
    free = spellhall.new("magewars", seats=2, seed=1, options={"mage_choice": "draft"}, scenario={"turn": "P1"})
    free.play("be lyla")
    assert "be eldar" not in offered(free)
    assert "be garnick" in offered(free)


@pytest.mark.rule("MW-R4")
def test_the_first_player_can_be_named() -> None:
    for seed in range(6):
        g = spellhall.new("magewars", 3, seed, {"first_player": 2})
        assert news(g, "first") == [{"seat": 2}]
        assert g.view(None)["status"]["turn"] == 2
        assert not any(move.startswith("first ") for move in g.moves)


@pytest.mark.rule("MW-R4", "MW-19")
def test_the_first_turn_may_be_reduced() -> None:
    g = new("taren derek", {"first_turn_fate": "reduced"})
    assert [counter(g, "fate_cards", player) for player in (1, 2)] == [3, 2]
    assert counter(new("taren derek", {"first_turn_fate": "reduced"}, turns=1), "fate_cards") == 5
    assert counter(new("schlakk derek", {"first_turn_fate": "reduced"}), "fate_cards") == 1
    weak = new("schlakk derek", {"first_turn_fate": "reduced"}, structures=["tower_of_weakness"])
    assert counter(weak, "fate_cards") == 1  # 3 - 2 - 1, but never fewer than 1
    assert counter(new("taren derek"), "fate_cards") == 5


MAGES_TEST = [pytest.param(mage.id) for mage in MAGES]


@pytest.mark.card("argyle", "garnick", "lyla", "taren", "grelda", "shurpi", "winter", "schlakk", "eldar", "ahman")
@pytest.mark.card("derek", "helga")
@pytest.mark.rule("MW-14", "MW-R6")
@pytest.mark.parametrize("id", MAGES_TEST)
def test_the_numbers_of_each_mage(id: str) -> None:
    """Health, hand, Fate and room for pets, plants, items and armor are as printed, in play."""
    mage = MAGE[id]
    g = new(f"{id} {'schlakk' if id != 'schlakk' else 'derek'}")
    assert counter(g, "health") == counter(g, "full_health") == sum(mage.health)
    assert counter(g, "hand_limit") == mage.hand
    assert counter(g, "fate_cards") == mage.fate
    assert f"mage0.{0}" in str(g.view(0)["zones"])
    from tests.games.magewars.tools import finish, kept

    sorts = (
        (mage.pets, ["cat", "owl", "jaguar"], "horse"), (mage.plants, ["bamboo", "briars", "rose_bush"], "elderberry"),
        (mage.items, ["sword", "book"], "shield"), (mage.armor, ["leather_armor", "fire_armor"], "air_armor"),
    )  # fmt: skip
    rival = "schlakk" if id != "schlakk" else "derek"
    for slots, others, comes in sorts:
        answers = [] if "armor" in comes else ["..."]
        has = {"kept": {0: others[:slots]}}
        if "armor" in comes:
            g = finish(comes, "...", more=has, mages=f"{id} {rival}")
            assert (comes in kept(g, 1)) is False
            if slots:
                assert offered(g)[0] == "make no room"
            continue
        g = finish(comes, *answers, more=has, mages=f"{id} {rival}")
        assert offered(g) == (["keep", "use once"] if slots else ["use once"])
        if slots:
            g.play("keep")
            assert asked(g)[1] == "make_room"
            less = {"kept": {0: others[: slots - 1]}}
            g = finish(comes, "keep", more=less, mages=f"{id} {rival}")
            assert comes in kept(g, 1)
