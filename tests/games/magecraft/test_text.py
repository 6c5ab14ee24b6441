"""How the game reads: views as lines, prompts, labels and what a click touches."""

from __future__ import annotations

from spellhall import Game
from spellhall.terminal.text import as_lines
from tests.games.magecraft.tools import offered, play, position


def lines(g: Game, seat: int | None) -> list[str]:
    return as_lines(g.view(seat))


def moves(g: Game) -> dict[str, tuple[str, list[str]]]:
    """The open moves with their labels and what they touch."""
    assert g.decision is not None
    return {move["move"]: (move["label"], move["touches"]) for move in g.decision.show()}


def prompt(g: Game) -> str:
    assert g.decision is not None
    return g.decision.prompt


def test_boards_bags_spellbooks_and_academy_are_readable() -> None:
    g = position(
        "A.books: 1 [flame_lash*, fireball] 2 [magic_missile] 3 -\nA.hand: F1 W1\nA.bag: L2\nA.cantrip: F1\nA.shield: D2\nB.hand: W1"
    )
    play(g, "book 1", "draw")
    text = lines(g, 0)
    for line in (
        "Academy gems: 9 Fire, 9 Water, 11 Earth, 9 Light, 6 Darkness",
        "Academy spells: 2 Minor Cure, 2 Absorb, Fireball, Flame Lash, 2 Riptide, 2 Frost Mirror, 2 Evaporate, 2 Radiance, "
        "2 Soul Siphon, 2 Umbral Lance, 2 Blood Pact, 2 Eclipse",
        "Character of P1: Cindra Vale, the Emberwright [Fire]",
        "HP of P1: 3 Fire, 3 Water, 3 Earth, 3 Light",
        "Score of P1: Fire",
        "Shields of P1: 2 Darkness",
        "Spellbook 1 of P1: Flame Lash (mastered), Fireball [Fire]",
        "Spellbook 3 of P1: -",
        "Hand of P1: Water, Light",
        "Bag of P1: Light",
        "Hand of P2: (?)",
        "Bag of P2: 12 (?)",
        "Hand and bag of P2 together: 3 Fire, 4 Water, 3 Earth, 3 Light",
        "Chain: Spellbook 1: Flame Lash",
        "Golden gem: Fire",
        "Quiet turns: 0 of 20",
        "P1: HP 12, score (of 20) 1, Cantrip used",
    ):
        assert line in text, line
    assert "Hand of P1: 2 (?)" in lines(g, 1)


def test_questions_and_moves_have_words_and_touch_what_they_are_about() -> None:
    g = position("A.books: 1 [bastion, meditation] 2 [magic_missile] 3 [mana_tricks]\nA.hand: F1 E2 L1\nA.discard: W1")
    assert prompt(g) == "Do you cast a spell?"
    assert moves(g)["book 1"] == ("Spellbook 1", ["book0.1", "book0.1.0"])
    assert moves(g)["cantrip"] == ("Use your Cantrip", ["character0"])
    assert moves(g)["done"] == ("Done", [])
    play(g, "book 1")
    assert prompt(g) == "Which gem pays X, before E?"
    assert moves(g)["F"] == ("Fire", ["hand0.F.0"])
    play(g, "F", "shield")
    assert moves(g)["academy D"] == ("From the Academy: Darkness", ["academy.D.0"])
    assert moves(g)["discard W"] == ("From your Discard Area: Water", ["discard0.W.0"])


def test_a_golden_gem_touches_the_card_it_waits_on() -> None:
    g = position("A.books: 1 [flame_lash*, fireball] 2 - 3 -\nA.hand: F2 W1\nA.bag: L1")
    play(g, "book 1", "draw", "next")
    assert moves(g)["golden"] == ("The golden gem", ["book0.1.1"])


def test_study_moves_touch_sets_spells_and_books() -> None:
    g = position("A.books: 1 [meditation, fireball] 2 [magic_missile] 3 [mana_tricks]\nA.hand: F4\nphase: study")
    assert moves(g)["learn blood_pact"] == ("Learn Blood Pact", ["spells.blood_pact.0"])
    play(g, "revise")
    assert moves(g)["fireball"] == ("Fireball", ["book0.1.1"])
    play(g, "fireball")
    assert moves(g)["book 2"] == ("Spellbook 2", ["book0.2"])
    play(g, "book 2")
    assert moves(g)["after magic_missile"] == ("To the right of Magic Missile", ["book0.2.0"])
    assert moves(g)["left end"][1] == ["book0.2"]
    play(g, "left end", "done")
    assert moves(g)["fireball"] == ("Fireball", ["book0.2.0"])


def test_targets_and_shields_touch_their_owner() -> None:
    g = position("A.hand: W1\nB.shield: F1 W1", seats=3)
    play(g, "book 2")
    assert prompt(g) == "Whom do you attack?"
    assert moves(g)["P2"] == ("P2", ["hp1", "shield1", "character1"])
    play(g, "P2")
    assert moves(g)["W"] == ("Water", ["shield1.W.0"])
    assert {"Now: taking a gem of P2"} <= set(lines(g, 2))


def test_what_is_going_on_is_said_to_all() -> None:
    g = position("A.books: 1 [sun_lance] 2 [meditation] 3 -\nA.hand: F3 L2")
    play(g, "book 1")
    assert "Now: choosing among 2 attack, 2 heal" in lines(g, 1)
    g = position("A.hand: F2 W2 L1\nphase: study")
    play(g, "learn fireball")
    assert "Now: learning Fireball, still to pay X X X" in lines(g, 1)
    play(g, *[offered(g)[0]])
    assert "Now: learning Fireball, still to pay X X" in lines(g, 1)


def test_the_news_tells_the_story() -> None:
    g = position(
        "A.books: 1 [flame_lash*, absorb] 2 [magic_missile] 3 -\nA.hand: F1 W1\nA.bag: L2\nB.hand: W1\nB.shield: E1"
    )
    play(g, "book 1", "draw", "done")
    assert [item["text"] for item in g.news(1)] == [
        "P1 casts Flame Lash.",
        "P1 pays Fire.",
        "P1 draws a gem.",
        "P1 knocks Earth out of the Shields of P2.",
        "P1's golden gem, Fire, does not match and is discarded.",
        "P1 refreshes; from hand and cards to the Discard Area: 1 Water, 1 Light.",
        "P1 puts the Discard Area into the bag.",
        "P1 draws 4 gems.",
        "It is P2's turn.",
    ]
