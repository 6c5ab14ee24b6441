"""How the game reads: views as lines, prompts, labels and what a click touches."""

from __future__ import annotations

from spellhall import Game
from spellhall.words import words
from spellhall.words.text import as_lines, told
from tests.games.magecraft.tools import facts, new, offered, play, position

NAMES = ["Ann", "Bob", "Cleo"]


def lines(g: Game, seat: int | None) -> list[str]:
    return as_lines(g.view(seat), words("magecraft"))


def moves(g: Game) -> dict[str, tuple[str, list[str]]]:
    """The open moves with their labels and what they touch."""
    assert g.decision is not None
    return {move["move"]: (words("magecraft").say(move["say"], NAMES), move["touches"]) for move in g.decision.show()}


def prompt(g: Game) -> str:
    assert g.decision is not None
    return words("magecraft").say(g.decision.prompt, NAMES)


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
        "Spellbook in use: 1",
        "cast in this turn: Flame Lash",
        "golden gem: Fire",
        "turns without a scored gem: 0",
        "the game ends after: 20",
        "gems that win: 20",
        "P1: HP: 12, score: 1, Cantrip used, hand and bag together: Fire 0; Water 1; Earth 0; Light 2; Darkness 0",
        "P2: HP: 11, score: 0, hand and bag together: Fire 3; Water 4; Earth 3; Light 3; Darkness 0",
    ):
        assert line in text, line
    assert "Hand of P1: 2 (?)" in lines(g, 1)


def test_questions_and_moves_have_words_and_touch_what_they_are_about() -> None:
    g = position("A.books: 1 [bastion, meditation] 2 [magic_missile] 3 [mana_tricks]\nA.hand: F1 E2 L1\nA.discard: W1")
    assert prompt(g) == "Do you cast a spell?"
    assert moves(g)["book 1"] == ("Cast Bastion from Spellbook 1", ["book0.1", "book0.1.0"])
    assert moves(g)["cantrip"] == ("Use your Cantrip, Spark", ["character0"])
    assert moves(g)["done"] == ("Cast nothing more", [])
    play(g, "book 1")
    assert prompt(g) == "Which gem do you pay for Bastion? Any colour will do. After that: Earth."
    assert moves(g)["F"] == ("Pay Fire", ["hand0.F.0"])
    play(g, "F")
    assert prompt(g) == "Still to come: 4 Shield, Draw. Which icon is next?"
    play(g, "shield")
    assert moves(g)["academy D"] == ("Take Darkness from the Academy", ["academy.D.0"])
    assert moves(g)["discard W"] == ("Take Water from your Discard Area", ["discard0.W.0"])


def test_a_golden_gem_touches_the_card_it_waits_on() -> None:
    g = position("A.books: 1 [flame_lash*, fireball] 2 - 3 -\nA.hand: F2 W1\nA.bag: L1")
    play(g, "book 1", "draw")
    assert moves(g)["next"] == ("Cast Fireball next", ["book0.1", "book0.1.1"])
    play(g, "next")
    assert prompt(g) == "Which gem pays Fire for Fireball? After that: any colour."
    assert moves(g)["golden"] == ("Pay with the golden gem, Fire", ["book0.1.1"])


def test_study_moves_touch_sets_spells_and_books() -> None:
    g = position("A.books: 1 [meditation, fireball] 2 [magic_missile] 3 [mana_tricks]\nA.hand: F4\nphase: study")
    assert moves(g)["learn blood_pact"] == ("Learn Blood Pact", ["spells.blood_pact.0"])
    play(g, "revise")
    assert moves(g)["fireball"] == ("Move Fireball", ["book0.1.1"])
    play(g, "fireball")
    assert prompt(g) == "Into which Spellbook does Fireball go?"
    assert facts(g)["placing"] == "fireball"
    assert moves(g)["book 2"] == ("Put it into Spellbook 2", ["book0.2"])
    play(g, "book 2")
    assert prompt(g) == "At which place in Spellbook 2 does Fireball go?"
    assert moves(g)["after magic_missile"] == ("Put it to the right of Magic Missile", ["book0.2.0"])
    assert moves(g)["left end"] == ("Put it at the left end", ["book0.2"])
    play(g, "left end", "done")
    assert moves(g)["fireball"] == ("Master Fireball", ["book0.2.0"])
    assert moves(g)["none"] == ("Master no spell", [])


def test_targets_and_shields_touch_their_owner() -> None:
    g = position("A.hand: W1\nB.shield: F1 W1", seats=3)
    play(g, "book 2")
    assert prompt(g) == "Whom do you attack?"
    assert moves(g)["P2"] == ("Attack Bob", ["seat1", "hp1", "shield1"])
    play(g, "P2")
    assert prompt(g) == "Which Shield of Bob do you knock out?"
    assert moves(g)["W"] == ("Knock out Water", ["shield1.W.0"])
    assert {"loses a gem: P2", "icon at work: Attack"} <= set(lines(g, 2))


def test_characters_to_pick_can_be_touched() -> None:
    g = new()
    assert moves(g)["orsk"] == ("Take Orsk Hollow, the Wallwarden", ["characters.orsk.0"])


def test_gems_taken_from_hp_are_asked_for_by_whose_they_are() -> None:
    g = position("A.hand: W1", hp_colour="choose")
    play(g, "book 2")
    assert prompt(g) == "Which gem do you take from the HP of Bob?"
    assert (facts(g)["target"], facts(g)["icon"]) == (1, "attack")
    g = position("A.hand: W1\nA.bag: -", hp_colour="choose")
    play(g, "book 3", "vanish")
    assert prompt(g) == "Which gem of your own HP do you score?"
    assert (facts(g)["target"], facts(g)["icon"], facts(g)["icons"]) == (0, "vanish", ["draw"])


def test_healing_at_full_hp_is_asked_for_as_scoring() -> None:
    for hp, question in (
        ("F3 W3 E3 L3", "Your HP is full. Which gem of the Academy do you score?"),
        ("F3 W3 E3", "Which gem of the Academy goes to your HP?"),
    ):
        g = position(f"A.books: 1 [minor_cure] 2 - 3 -\nA.hand: L1\nA.hp: {hp}")
        play(g, "book 1")
        assert prompt(g) == question
        assert (facts(g)["full_hp"], facts(g)["icons"]) == (12, ["heal"])


def test_what_is_going_on_is_said_to_all() -> None:
    g = position("A.books: 1 [sun_lance] 2 [meditation] 3 -\nA.hand: F3 L2")
    play(g, "book 1")
    assert "icons to come: 2 Attack, 2 Heal" in lines(g, 1)
    assert facts(g, 1)["icons"] == ["attack", "attack", "heal", "heal"]
    g = position("A.hand: F2 W2 L1\nphase: study")
    play(g, "learn fireball")
    assert {"being paid for: Fireball", "still to pay: 3 any colour"} <= set(lines(g, 1))
    assert (facts(g, 1)["paying"], facts(g, 1)["to_pay"]) == ("fireball", ["X", "X", "X"])
    play(g, *[offered(g)[0]])
    assert facts(g, 1)["to_pay"] == ["X", "X"]
    g = position("A.hand: F2 W2 L1\nphase: study")
    play(g, "revise")
    assert facts(g, 1)["to_discard"] == 4
    assert prompt(g) == "You discard 4 more gems for the Revision. Which one is next?"
    play(g, "F")
    assert facts(g, 1)["to_discard"] == 3


def test_the_news_tells_the_story_move_by_move() -> None:
    g = position(
        "A.books: 1 [flame_lash*, absorb] 2 [magic_missile] 3 -\nA.hand: F1 W1\nA.bag: L2\nB.hand: W1\nB.shield: E1"
    )
    play(g, "book 1", "draw", "done")
    assert told(g.news(1), NAMES, words("magecraft")) == [
        "Ann casts Flame Lash.",
        "  Ann pays Fire.",
        "Ann knocks Earth out of the Shields of Bob.",
        "  Ann draws a gem.",
        "  The golden gem of Ann, Fire, does not match and is discarded.",
        "Ann refreshes: from hand and cards to the Discard Area go Water, Light.",
        "  Ann puts the Discard Area into the bag.",
        "  Ann draws 4 gems.",
        "  It is the turn of Bob.",
    ]


def test_what_is_paid_in_one_go_is_told_together() -> None:
    g = position("A.books: 1 [meteor] 2 - 3 -\nA.hand: F2 E1\nB.hand: W1")
    play(g, "book 1")
    assert told(g.news(1), NAMES, words("magecraft"))[:2] == ["Ann casts Meteor.", "  Ann pays 2 Fire, Earth."]


def test_the_result_is_told_line_by_line() -> None:
    g = position("A.hand: W1\nA.score: F2 L1\nA.shield: E1\nB.hp: F1")
    play(g, "book 2")
    for line in (
        "Won by P1; P1 4, P2 0. P1 is the last one standing.",
        "P1: Fire in the Score Area, 3",
        "P1: Light in the Score Area, 1",
        "P1: 12 HP left",
        "P1: 1 Shield left",
        "P2: eliminated",
    ):
        assert line in lines(g, None), line
