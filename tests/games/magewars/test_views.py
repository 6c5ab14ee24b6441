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
from spellhall.games.magewars.dealing import HIDING
from spellhall.games.magewars.sight import PHASE_OF, SIGHT
from spellhall.games.magewars.state import MageWars, book
from spellhall.words import words
from tests.games.magewars.tools import (
    Table,
    almost,
    asked,
    charges,
    deck,
    faces,
    fate_row,
    finish,
    hand,
    new,
    news,
    offered,
    play,
    table,
    told,
    use,
    zone,
)


def backs(g: Game, id: str, seat: int | None = None) -> list[str]:
    """The backs in a zone of which the seat knows no card."""
    found = zone(g, id, seat)
    return [card["back"] for card in found["cards"]] if found else []


@pytest.mark.rule("MW-R51")
def test_backs_are_public() -> None:
    """Everybody sees from which deck each card of a hand or health pile is."""
    g = new(hands={0: ["cat", "bat", "dragon", "ritual_acolyte", "immunity fate"]}, health={0: ["owl", "wolf", "wild"]})
    assert backs(g, "hand0", 1) == ["enchanted", "mystic", "arcane", "quest", "fate"]
    assert faces(g, "hand0", 1) == [None] * 5
    assert backs(g, "health0", 1) == ["arcane", "mystic", "enchanted"]


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
    assert "tower_of_dawn" in table(g)["shuffled_in"]["quest"]
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
        assert backs(world, "hand1", 2) == ["enchanted", "arcane"]
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
    assert (found["sort"], found["owner"]) == ("craft", 0)
    assert found["cards"][0]["marks"] == {"needs": ["any"], "locked": True, "frozen": False}
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
            ids = {zone["id"] for zone in view["zones"]} | {f"seat{seat}" for seat in range(seats)}
            ids |= {str(card.get("id")) for zone in view["zones"] for card in zone["cards"]}
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


# What is declared, and what is said


def test_every_question_has_its_phase() -> None:
    assert set(PHASE_OF) == set(book.questions)
    assert set(PHASE_OF.values()) <= set(SIGHT.phases)


@pytest.mark.rule("MW-17", "MW-26")
def test_the_parts_of_a_turn() -> None:
    g = new("lyla derek schlakk", hands={0: ["cat", "owl", "bat", "crow", "wolf", "cobra", "sword"]})
    assert g.view(None)["status"]["phase"] == "main"
    play(g, "end turn", "...")
    assert asked(g) == (1, "discard_card")
    assert g.view(None)["status"]["phase"] == "end"
    assert g.decision is not None
    assert g.decision.prompt == {"key": "ask-discard_card-limit", "args": {"limit": 6, "number": 1}}


@pytest.mark.rule("MW-94", "MW-98", "MW-R48")
def test_what_is_asked_and_left_to_win() -> None:
    g = new(
        "eldar derek schlakk taren winter", marks=[0, 1, 0, 0, 0], structures=["tower_of_dawn"], kept={3: ["cobra"]}
    )
    shows = [seat["shows"] for seat in g.view(1)["seats"]]
    asked_for = [{part: n for part, n in show["asked_to_win"].items() if n is not None} for show in shows]
    left = [{part: n for part, n in show["left_to_win"].items() if n is not None} for show in shows]
    assert asked_for == [
        {"mages": 3, "towers": 2, "levels": 1},
        {"towers": 1, "challenges": 2},
        {"mages": 4, "fires": 4},
        {"towers": 1, "kinds": 3},
        {"towers": 2, "levels": 1},
    ]
    assert left == [
        {"mages": 2, "towers": 1, "levels": 1},
        {"towers": 1, "challenges": 2},
        {"mages": 3, "fires": 4},
        {"towers": 0, "kinds": 1},
        {"towers": 1, "levels": 1},
    ]
    assert [show["steps_left"] for show in shows] == [4, 3, 3, 1, 2]
    assert [show["deaths"] for show in shows] == [0, 1, 0, 0, 0]


def test_what_is_seen_of_a_seat() -> None:
    g = new("taren derek", lost=[1], hands={0: ["cat"]}, levels={0: ["ritual_acolyte"]}, kept={0: ["shield"]})
    taren, derek = [seat["shows"] for seat in g.view(None)["seats"]]
    assert (taren["mage"], taren["alignment"], derek["mage"], derek["alignment"]) == ("taren", "good", "derek", "evil")
    assert [taren[id] for id in ("health", "full_health", "level", "hand", "hand_limit")] == [10, 10, 1, 1, 6]
    assert [taren[id] for id in ("fate_cards", "guard", "more_damage")] == [5, 1, 0]
    assert (taren["misses_next_turn"], derek["misses_next_turn"], taren["dead"]) == (False, True, False)
    assert table(g)["round_limit"] == 30
    assert table(new("taren derek", {"round_limit": "none"}))["round_limit"] is None


@pytest.mark.rule("MW-12")
def test_before_everybody_has_a_mage() -> None:
    g = spellhall.new("magewars", seats=2, seed=1, options={"mage_choice": "draft"})
    g.play("be ahman")
    shows = [seat["shows"] for seat in g.view(None)["seats"]]
    assert sorted(str(show["mage"]) for show in shows) == ["None", "ahman"]
    assert [show["steps_left"] for show in shows] == [None, None]


@pytest.mark.rule("MW-50", "MW-72")
def test_what_is_marked_on_kept_cards() -> None:
    """A card rests in the turn in which it is kept or used; a frozen one is marked too."""
    g = new(kept={0: ["eagle"], 1: ["wolf"]}, lasting={0: [{"card": "freeze", "on": "wolf"}]})
    play(g, "use", "use eagle", "...")
    assert [card["marks"] for card in (zone(g, "pets0") or {"cards": []})["cards"]] == [
        {"resting": True, "frozen": False}
    ]
    assert [card["marks"] for card in (zone(g, "pets1") or {"cards": []})["cards"]] == [
        {"resting": False, "frozen": True}
    ]
    (freeze,) = (zone(g, "lasting0") or {"cards": []})["cards"]
    assert freeze["marks"] == {"needs": []}
    assert freeze["on"] == [{"face": None, "id": "lasting0.freeze.0.0"}]  # a marker, which is no card


@pytest.mark.rule("MW-77")
@pytest.mark.card("forest_friends")
def test_what_is_revealed_or_discarded_together_is_told_in_one() -> None:
    seven = ["cat", "owl", "silver", "gold", "key", "sword", "shield"]
    g = new(hands={0: ["forest_friends"]}, tops={"enchanted": seven}, piles={"enchanted": []})
    before = g.number
    play(g, "challenge", "play forest_friends", "keep beasts and plants")
    heard = [(item["kind"], item["about"].get("cards")) for item in told(g, 1, before) if "cards" in item["about"]]
    assert heard == [
        ("revealed", seven),
        ("kept_revealed", ["cat", "owl"]),
        ("discarded", ["silver", "gold", "key", "sword", "shield", "forest_friends"]),
    ]
    assert [deed["news"][deed["head"]]["kind"] for deed in g.news(1, before)] == ["challenge", "kept_revealed"]


def test_a_move_is_summed_up_by_what_it_leads_to() -> None:
    """Not by the filling card, when something is completed."""
    g = finish("fireball", "attack a mage", "attack P2")
    heads = [deed["news"][deed["head"]]["kind"] for deed in g.news(2, 0)]
    assert heads[-2:] == ["completed", "attacked"]


def test_questions_tell_what_one_must_know() -> None:
    g = finish("fireball", "...")
    assert g.decision is not None
    assert g.decision.prompt == {"key": "ask-attack_kind", "args": {"card": "fireball", "number": 3}}
    play(g, "attack a mage", "...")
    said = words("magewars")
    assert g.decision is not None
    assert said.say(g.decision.prompt, g.names) == "Fireball attacks with 3 damage. Which mage do you attack?"
    assert [said.say(move["say"], ["Ann", "Bo", "Cid"]) for move in g.decision.show()] == [
        "Attack the mage of Bo",
        "Attack the mage of Cid",
    ]
