"""What a casting decides: CM-34 to CM-49, CM-58 to CM-63, CM-R15 to CM-R19, CM-R23."""

from __future__ import annotations

import pytest

from spellhall.words import words
from tests.games.castle.tools import (
    DRAGONS,
    EAGLES,
    FOUR,
    LAYOUT,
    RITUALS,
    WOLVES,
    all_news,
    arcanum,
    asked,
    cast,
    claim,
    country,
    facts,
    new,
    news,
    offered,
    pairing,
    play,
    shrine,
    tableau,
    verdict,
    zone,
)

WIZARDS = "1=wizard_dragon_kida 2=wizard_eagle_marus 3=wizard_wolf_sorrell 4=wizard_dragon_marus"
FORMS = {"bell": ("silent", "ringing"), "book": ("closed", "open"), "candle": ("unlit", "lit")}


def first(row: str, count: int) -> str:
    """The first places of a row."""
    return " ".join(f"{row}{column}" for column in range(1, count + 1))


@pytest.mark.rule("CM-34")
def test_active_is_face_up() -> None:
    g = new(tableau=tableau("bell1 bell4"), turns=4)
    assert arcanum(g, "bell") == ("silent", 2)
    play(g, "P1: manipulate, pick supply, flip bell1")
    assert shrine(g, "bell1")["up"] is False
    assert arcanum(g, "bell") == ("silent", 1)
    assert country(g, "kida") == (None, [0, 0, 0])
    assert country(g, "marus") == ("dragon", [1, 0, 0])


@pytest.mark.rule("CM-5", "CM-17", "CM-35", "CM-36", "CM-37", "CM-38", "CM-R4")
@pytest.mark.parametrize("row", ["bell", "book", "candle"])
@pytest.mark.parametrize("count", range(10))
def test_five_of_nine_use_an_arcanum(row: str, count: int) -> None:
    """The other rows do not matter, and the third bell card, an amulet, counts like the others."""
    g = new(tableau=tableau(first(row, count)))
    for each, (unused, used) in FORMS.items():
        active = count if each == row else 0
        assert arcanum(g, each) == (used if active >= 5 else unused, active)
    names = [FORMS[each][each == row and count >= 5] for each in FORMS]
    assert facts(g)["ritual"] == "_".join(names)


@pytest.mark.rule("CM-35")
@pytest.mark.parametrize(
    ("row", "five"),
    [("bell", "1 2 3 4 5"), ("book", "1 2 3 4 5"), ("candle", "1 2 3 4 8")],
)
def test_active_regalia_count_for_their_row(row: str, five: str) -> None:
    places = [f"{row}{column}" for column in five.split()]
    piece = next(place for place in places if LAYOUT[place] in "acs")
    assert arcanum(new(tableau=tableau(" ".join(places))), row) == (FORMS[row][1], 5)
    places.remove(piece)
    assert arcanum(new(tableau=tableau(" ".join(places))), row) == (FORMS[row][0], 4)


@pytest.mark.rule("CM-39", "CM-36", "CM-37", "CM-38")
@pytest.mark.parametrize("ritual", RITUALS)
@pytest.mark.parametrize("last", ["silent_open_lit", "ringing_closed_unlit"])
def test_the_rows_choose_the_ritual_not_the_card_turned_last(ritual: str, last: str) -> None:
    """Five shrines up or four, row by row; the outcome is the one on that ritual card."""
    used = ritual.split("_")
    table = tableau(
        " ".join(first(row, 5 if form == FORMS[row][1] else 4) for row, form in zip(FORMS, used, strict=True))
    )
    g = cast("scepter_devoured", table, ritual=ritual, last=last)
    assert facts(g)["ritual"] == ritual
    assert facts(g)["outcome"] == "scepter_devoured"


@pytest.mark.rule("CM-40")
@pytest.mark.parametrize(("faction", "up"), [("dragon", DRAGONS), ("eagle", EAGLES), ("wolf", WOLVES)])
def test_one_active_shrine_against_none_is_control(faction: str, up: str) -> None:
    for place, ruled in zip(up.split(), ("kida", "marus", "sorrell"), strict=True):
        ruling = verdict(cast("banished", tableau(place)))["control"]
        expected = " ".join(f"{each}={faction if each == ruled else 'none'}" for each in ("kida", "marus", "sorrell"))
        assert ruling == expected


@pytest.mark.rule("CM-40")
def test_the_most_active_shrines_control() -> None:
    """Kida: two Dragons, two Wolves, one Eagle, then a third Dragon; face-down ones do not count."""
    tied = "bell1 book2 candle1 candle2 bell2"
    assert country(new(tableau=tableau(tied)), "kida") == (None, [2, 1, 2])
    assert country(new(tableau=tableau(tied + " book3")), "kida") == ("dragon", [3, 1, 2])
    assert verdict(cast("banished", tableau(tied + " book3")))["control"] == "kida=dragon marus=none sorrell=none"
    assert country(new(tableau=tableau("bell2 book1 candle1")), "kida") == ("eagle", [0, 2, 1])


@pytest.mark.rule("CM-40", "CM-3")
def test_regalia_count_for_no_faction() -> None:
    g = cast("banished", tableau("bell3 book5 candle8", P1="bell3"))
    assert verdict(g)["control"] == "kida=none marus=none sorrell=none"
    g = cast("banished", tableau("bell3 book5 candle8 bell2"))
    assert verdict(g)["control"] == "kida=eagle marus=none sorrell=none"


@pytest.mark.rule("CM-41", "CM-R19")
@pytest.mark.parametrize(
    "up", ["", "bell1 bell2", "bell1 candle1", "bell2 candle1", "bell1 bell2 candle1", "bell1 book2 bell2 book1"]
)
def test_a_tie_for_the_most_is_nobodys(up: str) -> None:
    assert verdict(cast("banished", tableau(up)))["control"] == "kida=none marus=none sorrell=none"


@pytest.mark.rule("CM-41")
def test_a_tie_for_second_place_does_not_matter() -> None:
    assert country(new(tableau=tableau("bell1 book2 bell2 candle1")), "kida") == ("dragon", [2, 1, 1])


@pytest.mark.rule("CM-42", "CM-60")
@pytest.mark.parametrize("up", ["", "bell3 book5"])
def test_a_pawn_claims_whichever_way_the_card_faces(up: str) -> None:
    g = cast("banished", tableau(up, P1="bell3", P4="book5"), WIZARDS)
    assert verdict(g)["scores"] == "1=1000 2=0 3=0 4=1000"
    assert [claim(g, piece) for piece in ("amulet", "crown", "scepter")] == [1, 4, "unclaimed"]


@pytest.mark.rule("CM-42")
def test_a_pawn_beside_the_regalia_claims_nothing() -> None:
    g = cast("banished", tableau("bell3", P1="bell2 bell4", P2="book6", P3="candle7 candle9"), WIZARDS)
    assert verdict(g)["scores"] == "1=0 2=0 3=0 4=0"


@pytest.mark.rule("CM-42", "CM-R14")
def test_a_claim_ends_when_the_pawn_leaves() -> None:
    g = new(tableau=tableau(P1="bell3"), turns=4)
    assert claim(g, "amulet") == 1
    play(g, "P1: manipulate, pick bell3, flip bell1", "P2: manipulate, pick supply, flip bell3")
    assert claim(g, "amulet") == 2


@pytest.mark.rule("CM-43", "CM-59")
def test_the_news_of_a_casting_come_in_the_order_of_the_rules() -> None:
    kinds = [item["kind"] for item in all_news(cast("rampage", tableau("bell1")))]
    start = kinds.index("advanced")
    assert kinds[start:] == [
        "advanced", "cast", "devoured",
        "controls", "uncontrolled", "uncontrolled", "revealed", "revealed", "revealed", "revealed",
    ]  # fmt: skip
    kinds = [item["kind"] for item in all_news(cast("crown_dominates", tableau("bell1", P2="book5")))]
    assert kinds[kinds.index("cast") :][:3] == ["cast", "dominates", "controls"]


def test_the_move_that_casts_is_told_as_one_deed_under_its_advance() -> None:
    deed = cast("rampage", tableau("bell1")).news(None)[-1]
    assert (deed["seat"], deed["head"]) == (0, 0)
    assert deed["news"][0] == {
        "kind": "advanced",
        "about": {"seat": 0, "ritual": "silent_closed_unlit", "outcome": "rampage"},
    }
    assert deed["news"][-1]["kind"] == "revealed"


@pytest.mark.rule("CM-59", "CM-R27")
def test_all_characters_are_revealed_and_scored() -> None:
    g = cast("banished", tableau(P4="bell3"))
    characters = [word.split("=")[1] for word in FOUR.split()]
    points = [0, 0, 0, 1000]
    for seat in (0, 2, None):
        assert news(g, "revealed", seat) == [
            {"seat": at, "character": characters[at], "points": points[at]} for at in range(4)
        ]
        for at in range(4):
            assert zone(g, f"character{at}", seat)["cards"][0]["face"] == characters[at]


@pytest.mark.rule("CM-44", "CM-45", "CM-47", "CM-R15", "CM-R16", "CM-59")
def test_a_devoured_wizard_loses_all_claims_and_nothing_else() -> None:
    """P1 claims amulet and crown, the amulet betrays: countries and home stay, both pieces go to nobody."""
    table = tableau(DRAGONS, P1="bell3 book5")
    kept = verdict(cast("banished", table, WIZARDS))
    assert kept["scores"] == "1=6000 2=0 3=0 4=4000"
    lost = verdict(cast("amulet_devoured", table, WIZARDS))
    assert lost["devoured"] == "1"
    assert lost["scores"] == "1=4000 2=0 3=0 4=4000"
    assert lost["winners"] == "1 4"


@pytest.mark.rule("CM-47", "CM-R16")
def test_others_keep_their_claims_when_somebody_is_devoured() -> None:
    g = cast("amulet_devoured", tableau(P1="bell3", P4="book5", P3="candle8"), WIZARDS)
    assert verdict(g)["scores"] == "1=0 2=0 3=1000 4=1000"


@pytest.mark.rule("CM-R15", "CM-R16", "CM-61")
def test_a_devoured_cultist_feeds_the_monster_with_itself() -> None:
    g = cast("crown_devoured", tableau(EAGLES, P2="book5 candle8"))
    assert verdict(g) == {
        "control": "kida=eagle marus=eagle sorrell=eagle",
        "dominates": "none",
        "devoured": "2",
        "scores": "1=0 2=4000 3=7000 4=0",
        "winners": "3",
    }


@pytest.mark.rule("CM-45", "CM-61", "CM-R18")
@pytest.mark.parametrize(
    ("outcome", "fed"),
    [("rampage", True), ("amulet_dominates", True), ("crown_dominates", False), ("crown_devoured", True),
     ("amulet_devoured", False), ("scepter_devoured", False), ("banished", False)],
)  # fmt: skip
def test_the_monster_is_fed_if_somebody_is_devoured(outcome: str, fed: bool) -> None:
    """P1 stands on the crown, the Monster (P3) on the scepter, nobody on the amulet."""
    g = cast(outcome, tableau(P1="book5", P3="candle8"))
    assert g.result is not None
    assert g.result.scores[1:3] == ((1000, 7000) if fed else (0, 0))


@pytest.mark.rule("CM-46", "CM-R18")
@pytest.mark.parametrize("outcome", ["rampage", "amulet_devoured", "crown_dominates"])
def test_the_monster_never_devours_itself(outcome: str) -> None:
    g = cast(outcome, tableau(P3="bell3"))
    assert 2 not in [seat for each in news(g, "devoured") for seat in each["seats"]]


@pytest.mark.rule("CM-48")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_monster_passes_for_a_wizard(seed: int) -> None:
    """The same game with and without the Monster: the same choices, and to the others the same sight."""
    seats = "1={} 2=cultist_eagle 3=wizard_wolf_marus 4=wizard_dragon_kida"
    monster = new(seed=seed, characters=seats.format("monster"))
    wizard = new(seed=seed, characters=seats.format("wizard_eagle_kida"))
    choice = seed
    while monster.decision is not None:
        assert asked(monster) == asked(wizard)
        assert offered(monster) == offered(wizard)
        for seat in (1, 2, 3, None):
            assert monster.view(seat) == wizard.view(seat)
        move = offered(monster)[choice % len(offered(monster))]
        choice += 7
        monster.play(move)
        wizard.play(move)
    assert wizard.decision is None
    assert news(monster, "revealed")[0]["character"] == "monster"


@pytest.mark.rule("CM-49", "CM-62", "CM-R18")
def test_the_monster_may_claim_but_scores_nothing_for_it() -> None:
    g = cast("amulet_dominates", tableau(DRAGONS, P3="bell3 book5"))
    assert claim(g, "amulet") == claim(g, "crown") == 3
    assert verdict(g) == {
        "control": "kida=dragon marus=dragon sorrell=dragon",
        "dominates": "3",
        "devoured": "none",
        "scores": "1=4000 2=0 3=0 4=0",
        "winners": "1",
    }


@pytest.mark.rule("CM-62", "CM-R17")
def test_the_monster_scores_7000_once_however_many_it_devours() -> None:
    everyone = cast("rampage", tableau(DRAGONS, P3="bell3 book5"))
    assert verdict(everyone)["scores"] == "1=4000 2=1000 3=7000 4=0"
    one = cast("crown_devoured", tableau(DRAGONS, P1="book5"))
    assert verdict(one)["scores"] == "1=4000 2=1000 3=7000 4=0"
    nobody = cast("crown_devoured", tableau(DRAGONS))
    assert verdict(nobody)["scores"] == "1=4000 2=0 3=0 4=0"


@pytest.mark.rule("CM-60")
def test_the_most_a_wizard_can_score() -> None:
    g = cast("amulet_dominates", tableau(DRAGONS, P1="bell3 book5"), WIZARDS)
    assert verdict(g)["scores"] == "1=7000 2=0 3=0 4=4000"


@pytest.mark.rule("CM-61", "CM-47")
def test_the_most_a_cultist_can_score() -> None:
    """Three countries, two pieces and feeding: somebody else must be the meal."""
    g = cast("scepter_devoured", tableau(EAGLES, P2="bell3 book5", P4="candle8"))
    assert verdict(g)["scores"] == "1=0 2=6000 3=7000 4=0"


@pytest.mark.rule("CM-63", "CM-R23")
def test_the_highest_scores_win_together() -> None:
    g = cast("banished", tableau("bell4"), "1=wizard_eagle_kida 2=cultist_dragon 3=wizard_dragon_kida 4=monster")
    assert verdict(g)["scores"] == "1=0 2=1000 3=1000 4=0"
    assert verdict(g)["winners"] == "2 3"
    g = cast(
        "banished", tableau("bell4", P3="bell3"), "1=wizard_eagle_kida 2=cultist_dragon 3=wizard_dragon_kida 4=monster"
    )
    assert verdict(g)["winners"] == "3"


@pytest.mark.rule("CM-R23")
def test_if_everybody_has_nothing_everybody_wins() -> None:
    g = cast("banished", tableau())
    assert verdict(g)["scores"] == "1=0 2=0 3=0 4=0"
    assert verdict(g)["winners"] == "1 2 3 4"


@pytest.mark.rule("CM-45", "CM-R18")
@pytest.mark.parametrize("monster", ["monster", "wizard_wolf_kida"])
def test_the_monster_of_the_story_is_in_every_game(monster: str) -> None:
    """(g) A cultist scores for feeding even if nobody holds the Monster."""
    seats = f"1=wizard_dragon_kida 2=cultist_eagle 3={monster} 4=wizard_wolf_marus"
    g = cast("crown_devoured", tableau(P1="book5"), seats)
    assert verdict(g)["devoured"] == "1"
    assert g.result is not None
    assert g.result.scores[1] == 1000


@pytest.mark.rule("CM-R19")
def test_a_faction_nobody_belongs_to_controls_like_any_other() -> None:
    seats = "1=wizard_dragon_kida 2=cultist_dragon 3=monster 4=wizard_dragon_marus"
    g = cast("banished", tableau(f"{WOLVES} bell4"), seats)
    assert verdict(g)["control"] == "kida=wolf marus=none sorrell=wolf"
    assert verdict(g)["scores"] == "1=0 2=0 3=0 4=0"


@pytest.mark.rule("CM-R19")
def test_points_need_no_authorship() -> None:
    """P2 and P3 bring about what P1 scores for; P1 does nothing but advance."""
    seats = "1=wizard_dragon_kida 2=wizard_wolf_kida 3=wizard_eagle_kida 4=monster"
    g = new(
        tableau=tableau(),
        characters=seats,
        outcomes=pairing("silent_closed_unlit", "banished"),
        turned=RITUALS[:6],
        turns=4,
    )
    play(
        g,
        "P1: advance, turn ringing_open_unlit",
        "P2: manipulate, pick supply, flip bell1",
        "P3: manipulate, pick supply, flip bell4",
        "P4: advance, turn ringing_open_lit",
    )
    assert verdict(g)["scores"] == "1=3000 2=0 3=0 4=0"


@pytest.mark.rule("CM-R19")
def test_characters_left_over_are_not_devoured_and_score_nothing() -> None:
    g = cast("rampage", tableau(EAGLES), WIZARDS)
    assert verdict(g)["devoured"] == "1 2 3 4"
    assert g.result is not None
    assert len(g.result.scores) == 4
    assert "cultist_eagle" in [card["face"] for card in zone(g, "left")["cards"]]


@pytest.mark.rule("CM-58", "CM-59")
def test_the_result_names_ritual_and_outcome() -> None:
    g = cast("rampage", tableau(first("bell", 5)), ritual="ringing_closed_unlit")
    assert g.result is not None
    assert g.result.reason == "cast_rampage"
    assert news(g, "cast") == [{"ritual": "ringing_closed_unlit", "outcome": "rampage"}]
    assert (facts(g)["ritual"], facts(g)["outcome"]) == ("ringing_closed_unlit", "rampage")
    shown = g.view(None)["result"]
    assert shown is not None
    assert (shown["winners"], shown["scores"]) == ([2], list(g.result.scores))
    assert shown["reason"]["key"] == "end-cast_rampage"
    assert words("castle").say(shown["reason"], g.names) == "The spell is cast, and the Monster is released."


@pytest.mark.rule("CM-60", "CM-61", "CM-62", "CM-47")
def test_every_score_is_explained_line_by_line() -> None:
    g = cast("amulet_devoured", tableau(DRAGONS, P1="bell3", P2="candle8"))
    result = g.view(None)["result"]
    assert result is not None
    lines = [[(line["say"]["key"], line["points"]) for line in of_seat] for of_seat in result["explained"]]
    assert lines == [
        [
            ("line-character", None), ("line-controls", 1000), ("line-home", 1000), ("line-controls", 1000),
            ("line-controls", 1000), ("line-lost", None), ("line-devoured", None),
        ],
        [("line-character", None), ("line-claims", 1000), ("line-fed", 1000)],
        [("line-character", None), ("line-has_devoured", 7000)],
        [("line-character", None)],
    ]  # fmt: skip
    assert [sum(points or 0 for _, points in of_seat) for of_seat in lines] == result["scores"]
