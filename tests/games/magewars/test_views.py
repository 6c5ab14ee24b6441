"""Who knows what. (Section 5, MW-R7, MW-R51, MW-R52)"""

from __future__ import annotations

import json
from collections import defaultdict
from fractions import Fraction
from random import Random

import pytest

import spellhall
from spellhall import Game
from spellhall.engine.steps import CHANCE, EVERYONE, State, apply, legal
from spellhall.games.magewars.state import MageWars
from spellhall.games.magewars.view import HIDING
from tests.games.magewars.tools import (
    Table,
    almost,
    asked,
    charges,
    deck,
    faces,
    facts,
    fate_row,
    finish,
    hand,
    new,
    news,
    offered,
    play,
    use,
    zone,
)


def names(g: Game, id: str, seat: int | None = None) -> list[str]:
    found = zone(g, id, seat)
    return [card["name"] for card in found["cards"]] if found else []


@pytest.mark.rule("MW-R51")
def test_backs_are_public() -> None:
    """Everybody sees from which deck each card of a hand or health pile is."""
    g = new(hands={0: ["cat", "bat", "dragon", "ritual_acolyte", "immunity fate"]}, health={0: ["owl", "wolf", "wild"]})
    assert names(g, "hand0", 1) == ["Enchanted", "Mystic", "Arcane", "Quest", "Fate"]
    assert faces(g, "hand0", 1) == [None] * 5
    assert names(g, "health0", 1) == ["Arcane", "Mystic", "Enchanted"]


@pytest.mark.rule("MW-R52", "MW-80")
def test_discard_piles_are_public_and_in_order() -> None:
    g = new(piles={"enchanted": ["cat", "owl", "famine"]})
    assert faces(g, "pile_enchanted") == ["cat", "owl", "famine"]


@pytest.mark.rule("MW-R7")
def test_nobody_knows_a_health_pile() -> None:
    g = new(health={0: ["cat", "owl", 4]})
    for viewer in (None, 0, 1):
        assert set(faces(g, "health0", viewer)) == {None}


@pytest.mark.rule("MW-78")
@pytest.mark.card("owl")
def test_a_looked_at_card_stays_known_wherever_it_can_be_followed() -> None:
    """The Owl's player knows the top card of the deck even on a rival's health pile."""
    g = use(
        "owl",
        "deck enchanted",
        "leave on top",
        "leave on top",
        more={
            "tops": {"enchanted": ["cat", "crow"]},
            "crafts": {0: [almost("healing_1")]},
            "hands": {0: ["wild"]},
            "health": {0: 5},
        },
    )
    play(g, "fill", "fill with wild", "on healing_1")
    assert faces(g, "health0", 0)[-1] == "cat"
    assert faces(g, "health0", 1)[-1] is None
    assert hand(g, 1) == ["crow"]


@pytest.mark.rule("MW-81")
def test_a_reshuffled_pile_is_unknown_but_was_seen() -> None:
    """The faces are forgotten; what went in is a public fact."""
    g = new(step="start", fate_row=fate_row("draw_1_quest"), decks={"quest": []})
    assert faces(g, "pile_quest") == []
    assert "Tower of Dawn" in facts(g)["shuffled_quest"]
    assert deck(g, "quest") == 38 or news(g, "cursed")


@pytest.mark.rule("MW-74")
@pytest.mark.card("monkey")
def test_both_know_a_stolen_card_and_third_players_lose_track() -> None:
    g = new(hands={0: ["sword"], 1: ["cat"]}, kept={0: ["monkey"]}, piles={"enchanted": ["owl"]})
    play(g, "use", "use monkey", "choose P2", "pick sword")
    assert (faces(g, "hand0", 0), faces(g, "hand0", 1), faces(g, "hand0", 2)) == (["cat"], ["cat"], [None])
    assert list(news(g, "stole", 1)) == [{"seat": 0, "seat_from": 1, "card": "cat"}]
    assert news(g, "stole", 2) == []
    assert news(g, "stole_unseen", 2) == [{"seat": 0, "seat_from": 1}]


@pytest.mark.card("monkey")
def test_every_card_is_stolen_as_often_and_the_number_of_answers_tells_nothing() -> None:
    held = ["cat", "crow", "owl", "horse", "cobra"]
    g = new(hands={1: held}, kept={0: ["monkey"]})
    play(g, "use", "use monkey", "...")
    assert g.decision is not None
    before = g.state.copy()
    apply(before, g.decision.read("choose P2"))
    chances: defaultdict[str, Fraction] = defaultdict(Fraction)
    worlds: list[tuple[State, Fraction, int]] = [(before, Fraction(1), 0)]
    for s, likely, answers in worlds:
        assert s.ask is not None
        if s.ask[0] == CHANCE:
            tickets = legal(s)
            for ticket in tickets:
                after = s.copy()
                apply(after, ticket)
                worlds.append((after, likely / len(tickets), answers + 1))
        else:
            assert answers == 3
            (stolen,) = legal(s)
            chances[s.ask[1].tokens[stolen]] += likely
    assert chances == {f"pick {id}": Fraction(1, 5) for id in held}


@pytest.mark.rule("MW-79", "MW-77")
def test_a_taken_or_revealed_card_stays_known_in_the_hand() -> None:
    g = finish(
        "crow",
        "use once",
        "take from mystic",
        "take from arcane",
        more={"piles": {"mystic": ["bat"]}, "hands": {0: ["owl"]}},
    )
    assert faces(g, "hand0", 1) == ["bat", "wild", None]


def worlds(g: Game, viewer: int | None, n: int = 25) -> list[Game]:
    rng = Random(7)
    found = [g.determinize(viewer, rng) for _ in range(n)]
    for world in found:
        assert json.dumps(world.view(viewer)) == json.dumps(g.view(viewer))
    return found


@pytest.mark.rule("MW-R51", "MW-R7")
def test_dealing_anew_keeps_backs_and_varies_faces() -> None:
    g = new(hands={0: ["cat", "bat"], 1: ["owl", "dragon"]}, health={0: ["wolf", 3], 1: 5})
    seen = set()
    for world in worlds(g, 0):
        assert hand(world, 1) == ["cat", "bat"]
        assert names(world, "hand1", 2) == ["Enchanted", "Arcane"]
        seen.add(tuple(hand(world, 2)))
    assert len(seen) > 10


@pytest.mark.rule("MW-23", "MW-21")
def test_dealing_anew_puts_no_curse_into_a_hand_and_no_other_fate_card_than_a_blessing() -> None:
    enchanted: Table = {"decks": {"enchanted": ["booby_trap", "famine", "owl"]}, "health": {0: 1, 1: 1, 2: ["bat"]}}
    g = new(hands={1: ["cat", "immunity fate"]}, **enchanted)
    for world in worlds(g, 0):
        first, second = sorted(str(face) for face in hand(world, 2))
        assert second != "booby_trap"
        assert {first, second} & {"immunity", "deflection"}
        assert not {first, second} & {"booby_trap", "famine"}


@pytest.mark.rule("MW-81")
def test_dealing_anew_remembers_what_was_reshuffled() -> None:
    """P2 drew before the Quest pile became the deck: what lay in that pile is not in P2's hand."""
    piled = ["ritual_acolyte", "sorcery_pupil", "tower_of_dawn"]
    g = new(
        step="start",
        fate_row=fate_row("draw_1_quest"),
        hands={1: ["holy_water"]},
        decks={"quest": []},
        piles={"quest": piled},
    )
    for world in worlds(g, 2):
        assert hand(world, 2) == ["holy_water"]


@pytest.mark.rule("MW-27", "MW-31")
@pytest.mark.parametrize("action", ["begin", "fill", "challenge"])
def test_who_has_said_what_they_do_holds_a_card_for_it(action: str) -> None:
    """Even when only one card in a thousand would do: worlds for the others have such a card."""
    g = new(hands={0: ["beastmaster", "key"]}, crafts={0: ["lock"]})
    g.play(action)
    for world in worlds(g, 1):
        assert world.decision is not None
        assert world.decision.moves
        play_on(world)


def play_on(g: Game) -> None:
    rng = Random(3)
    for _ in range(40):
        if g.decision is None:
            return
        g.play(rng.choice(g.decision.moves))


@pytest.mark.rule("MW-41")
def test_the_burnt_card_is_the_owners_secret() -> None:
    g = new(health={0: ["silver", 4]})
    g.play("burn health")
    assert asked(g) == (1, "burn_use")
    assert any(offered(world) != offered(g) for world in worlds(g, 1))


@pytest.mark.rule("MW-R32", "MW-8")
def test_what_lies_open() -> None:
    """Crafts with what they need and what fills them, charges, Levels, lasting cards: for everybody."""
    g = new(
        crafts={0: [{"card": "bow", "slots": ["gust", "free", "open"], "lock": True}]},
        kept={0: [{"card": "wand_of_storms", "charges": ["gold"]}]},
    )
    found = zone(g, "craft0.bow.0", 2)
    assert found is not None
    assert found["title"] == "Craft"
    assert found["cards"][0]["notes"] == ["needs any", "locked"]
    assert [card["face"] for card in found["cards"]] == ["bow", "gust"]
    assert charges(g, 1, "wand_of_storms") == ["gold"]


def test_every_move_touches_something_that_is_there() -> None:
    rng = Random(5)
    touched = 0
    for seats in (2, 4):
        g = new(" ".join(["taren", "derek", "garnick", "helga"][:seats]), step="start")
        for _ in range(400):
            if g.decision is None:
                break
            view = g.view(g.decision.seat)
            ids = {zone["id"] for zone in view["zones"]} | {
                str(card.get("id")) for zone in view["zones"] for card in zone["cards"]
            }
            assert view["decision"] is not None
            for move in view["decision"]["moves"]:
                assert set(move["touches"]) <= ids, (asked(g), move, ids)
                touched += len(move["touches"])
            g.play(rng.choice(g.decision.moves))
    assert touched > 500


def test_only_hiding_zones_hold_unknown_cards() -> None:
    """Worlds are dealt anew there and nowhere else."""
    g = spellhall.new("magewars", 4, 7)
    rng = Random(7)
    hidden = 0
    while g.decision:
        state = g.state
        assert isinstance(state, MageWars)
        for place, cards in enumerate(state.zones):
            unknown = [card for card in cards if state.seen[card] != EVERYONE]
            hidden += len(unknown)
            assert not unknown or place in HIDING[4]
        g.play(rng.choice(g.decision.moves))
    assert hidden
