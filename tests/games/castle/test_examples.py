"""The worked examples of the rules, section 8, step by step."""

from __future__ import annotations

import pytest

from tests.games.castle import rulebook
from tests.games.castle.tools import (
    LAYOUT,
    PLACES,
    RITUALS,
    all_news,
    arcanum,
    asked,
    cast,
    claim,
    facts,
    new,
    news,
    offered,
    pawns,
    play,
    quiet,
    shrine,
    supply,
    tableau,
    verdict,
    zone,
)

EXAMPLES = rulebook.examples()


def letters(rows: str) -> list[str]:
    """The cards of a written tableau, without pawns and direction."""
    return [token[0].lower() for line in rows.splitlines() for token in line.split(":")[1].replace("|", " ").split()]


def test_every_block_of_the_rules_is_an_example_here() -> None:
    assert list(EXAMPLES) == list(range(5, 15))
    keys = {"seats", "tableau", "cast", "control", "dominates", "devoured", "scores", "winners"}
    for example in EXAMPLES.values():
        assert set(example) == keys
        assert letters(example["tableau"]) == letters(rulebook.layout()) == list(LAYOUT.values())


@pytest.mark.rule(
    "CM-39", "CM-40", "CM-41", "CM-42", "CM-47", "CM-52", "CM-56", "CM-60", "CM-61", "CM-62", "CM-63",
    "CM-R16", "CM-R18", "CM-R19",
)  # fmt: skip
@pytest.mark.parametrize("turned_last", ["the cast one", "another"])
@pytest.mark.parametrize("number", EXAMPLES)
def test_example_with_a_block(number: int, turned_last: str) -> None:
    example = EXAMPLES[number]
    ritual, outcome = example["cast"].split(" -> ")
    other = next(each for each in RITUALS if each != ritual)
    last = ritual if turned_last == "the cast one" else other
    g = cast(outcome, example["tableau"], example["seats"], ritual, last)
    expected = {key: example[key] for key in ("control", "dominates", "devoured", "scores", "winners")}
    assert verdict(g) == expected


@pytest.mark.rule("CM-26", "CM-31", "CM-R8", "CM-R20")
def test_example_1_a_first_turn() -> None:
    g = new(tableau=tableau(), options={"first_turn": "manipulate"})
    assert asked(g) == (1, "turn_action")
    assert offered(g) == ["manipulate"]
    g.play("manipulate")
    assert offered(g) == ["pick supply", "pick both"]
    had_taken_supply = g.copy()
    g.play("pick both")
    assert offered(g) == [f"flip {place}" for place in PLACES]
    g.play("flip bell3")
    amulet = shrine(g, "bell3")
    assert (amulet["face"], amulet["up"], amulet["pieces"]) == ("amulet", True, [0])
    assert offered(g) == [f"flip {place}" for place in PLACES if place != "bell3"]
    assert len(offered(g)) == 26
    g.play("flip book5")
    crown = shrine(g, "book5")
    assert (crown["face"], crown["up"], crown["pieces"]) == ("crown", True, [0])
    assert quiet(g) == (1, 12)
    assert asked(g) == (2, "turn_action")
    assert offered(g) == ["manipulate"]

    had_taken_supply.play("pick supply")
    had_taken_supply.play("flip bell3")
    assert supply(had_taken_supply) == [1, 2, 2, 2]
    assert asked(had_taken_supply) == (2, "turn_action")


@pytest.mark.rule("CM-35", "CM-36", "CM-42", "CM-R10")
def test_example_2_flip_in_place() -> None:
    table = rulebook.layout().replace("d e a | d e w | w w e", "D E A2 | D E w | w w e")
    assert "D E A2 | D E w | w w e" in rulebook.TEXT
    g = new(tableau=table, turns=4, turn="P2")
    assert arcanum(g, "bell") == ("ringing", 5)
    play(g, "P2: manipulate, pick bell3, flip bell3")
    assert shrine(g, "bell3")["up"] is False
    assert pawns(g) == {"bell3": 2}
    assert arcanum(g, "bell") == ("silent", 4)
    assert claim(g, "amulet") == 2


@pytest.mark.rule("CM-31", "CM-R10", "CM-R11")
def test_example_3_both_pawns_shrines_just_left() -> None:
    g = new(tableau=tableau("bell1 book2", P1="bell1 book2"), turns=4)
    g.play("manipulate")
    only_bell1 = g.copy()
    g.play("pick both")
    assert {"flip bell1", "flip book2"} <= set(offered(g))
    g.play("flip book2")
    assert "flip bell1" in offered(g)
    assert "flip book2" not in offered(g)
    g.play("flip bell1")
    assert asked(g) == (2, "turn_action")
    assert not any(card["up"] for card in zone(g, "tableau")["cards"])
    assert pawns(g) == {"bell1": 1, "book2": 1}

    only_bell1.play("pick bell1")
    assert "flip book2" not in offered(only_bell1)
    assert "flip bell1" in offered(only_bell1)


@pytest.mark.rule("CM-R8", "CM-R9")
def test_example_4_commitment() -> None:
    g = new(tableau=tableau(P3="candle1"), turns=4, turn="P3")
    g.play("manipulate")
    assert offered(g) == ["pick supply", "pick candle1", "pick both"]
    g.play("pick supply")
    g.play("flip candle8")
    assert shrine(g, "candle8")["face"] == "scepter"
    assert asked(g) == (4, "turn_action")
    assert pawns(g) == {"candle1": 3, "candle8": 3}


@pytest.mark.rule("CM-27", "CM-R20")
def test_example_15_the_stall_limit() -> None:
    g = new()
    turn = 0

    def manipulate() -> None:
        nonlocal turn
        turn += 1
        player = (turn - 1) % 4 + 1
        assert asked(g) == (player, "turn_action")
        own = next((place for place, owner in pawns(g).items() if owner == player), "supply")
        free = next(place for place in PLACES if place not in pawns(g))
        play(g, f"P{player}: manipulate, pick {own}, flip {free}")

    for _ in range(12):
        manipulate()
    assert quiet(g) == (12, 12)
    assert asked(g)[0] == 1
    assert offered(g) == ["advance"]
    g.play("advance")
    assert len(offered(g)) == 8
    g.play("turn silent_closed_unlit")
    turn += 1
    assert turn == 13
    assert quiet(g) == (0, 12)
    assert asked(g)[0] == 2
    assert offered(g) == ["manipulate", "advance"]
    for _ in range(12):
        manipulate()
    assert turn == 25
    assert turn % 4 == 1  # P1, who advanced on turn 13, was the last to manipulate
    assert asked(g)[0] == 2
    assert offered(g) == ["advance"]


@pytest.mark.rule("CM-39", "CM-51", "CM-58", "CM-R22")
def test_example_16_the_casting_is_immediate_and_the_shrines_decide() -> None:
    outcomes = dict(
        zip(
            RITUALS,
            ["banished", "amulet_dominates", "crown_dominates", "scepter_dominates",
             "amulet_devoured", "crown_devoured", "scepter_devoured", "rampage"],
            strict=True,
        )
    )  # fmt: skip
    g = new(
        5,
        tableau=tableau("candle1 candle2 candle3 candle4 candle5", P4="bell3"),
        outcomes=outcomes,
        turned=RITUALS[:7],
        characters="1=cultist_wolf 2=monster 3=wizard_wolf_kida 4=wizard_eagle_sorrell 5=cultist_dragon",
        turns=21,
        turn="P2",
    )
    assert facts(g)["ritual"] == "silent_closed_lit"
    assert facts(g)["outcome"] == "amulet_dominates"
    assert asked(g) == (2, "turn_action")
    g.play("advance")
    assert offered(g) == ["turn ringing_open_lit"]
    g.play("turn ringing_open_lit")
    assert g.decision is None
    assert news(g, "advanced") == [{"seat": 1, "ritual": "ringing_open_lit", "outcome": "rampage"}]
    assert news(g, "cast") == [{"ritual": "silent_closed_lit", "outcome": "amulet_dominates"}]
    assert verdict(g)["dominates"] == "4"
    assert verdict(g)["devoured"] == "none"


@pytest.mark.rule("CM-R24")
@pytest.mark.parametrize("aid", ["on", "off"])
def test_example_17_what_is_remembered(aid: str) -> None:
    g = new(options={"memory_aid": aid}, tableau=tableau(), turns=4)
    play(
        g,
        "P1: manipulate, pick supply, flip bell3",
        "P2: manipulate, pick supply, flip book1",
        "P3: manipulate, pick supply, flip book2",
        "P4: manipulate, pick supply, flip book3",
        "P1: manipulate, pick bell3, flip candle1",
        "P2: manipulate, pick book1, flip bell3",
    )
    kinds = ("flipped_up", "flipped_down", "turned_up", "turned_down")
    for seat in (0, 1, 3, None):
        card = shrine(g, "bell3", seat)
        assert card["up"] is False
        assert card["face"] == ("amulet" if aid == "on" else None)
        assert shrine(g, "bell4", seat)["face"] is None
        log = [(item["kind"], item["about"]) for item in all_news(g, seat) if item["kind"] in kinds]
        if aid == "on":
            assert log[0] == ("flipped_up", {"seat": 0, "place": "bell3", "shrine": "amulet"})
            assert log[-1] == ("flipped_down", {"seat": 1, "place": "bell3", "shrine": "amulet"})
        else:
            assert log[0] == ("turned_up", {"seat": 0, "place": "bell3"})
            assert log[-1] == ("turned_down", {"seat": 1, "place": "bell3"})


@pytest.mark.rule("CM-31", "CM-42")
def test_example_18_a_lock() -> None:
    g = new(tableau=tableau("book5", P4="book5"), turns=4)
    for player, place in ((1, "bell1"), (2, "bell2"), (3, "bell4")):
        g.play("manipulate")
        g.play("pick supply")
        assert asked(g) == (player, "flip_shrine")
        assert "flip book5" not in offered(g)
        g.play(f"flip {place}")
    assert claim(g, "crown") == 4
    play(g, "P4: manipulate, pick book5, flip candle1")
    g.play("manipulate")
    g.play("pick supply")
    assert "flip book5" in offered(g)
    g.play("flip book5")
    assert shrine(g, "book5")["up"] is False
    assert claim(g, "crown") == 1
