"""NY-40 to NY-50: leaders, faction limits, Rally, reverse, return, draws, discards."""

from __future__ import annotations

import pytest

from tests.games.nytherria.tools import (
    PLAIN,
    asked,
    cards,
    chance,
    deck,
    draws,
    hand,
    news,
    offered,
    pile,
    play,
    row,
    table,
    top,
)


@pytest.mark.rule("NY-40", "NY-R28")
@pytest.mark.card("dawn_queen", "night_tyrant")
@pytest.mark.parametrize("leader", ["dawn_queen", "night_tyrant"])
@pytest.mark.parametrize("answer", ["pass", "arbiter"])
def test_a_played_leader_goes_to_the_void(leader: str, answer: str) -> None:
    g = table(f"{leader} soldier*5", "arbiter soldier*4")
    play(g, f"P1 play {leader}, P2 {answer}")
    assert pile(g, "void") == [leader]
    assert leader not in pile(g, "graveyard")


@pytest.mark.rule("NY-40", "NY-R29")
def test_a_discarded_leader_can_be_revived() -> None:
    g = table("paladin dawn_queen soldier*5", "priestess ravager*4", neutral_deck="trap*8 ...")
    play(g, "P1 play paladin, P1 discard dawn_queen")
    assert pile(g, "graveyard") == cards("paladin dawn_queen")
    play(g, "P2 play priestess, P1 pass", upto="P2 revive_card")
    assert offered(g) == ["revive dawn_queen", "revive paladin"]


@pytest.mark.rule("NY-41")
def test_where_a_card_says_light_or_dark_only_those() -> None:
    graveyard = "soldier paladin ravager hex"
    for kind, moves in (
        ("priestess", ["revive soldier", "revive paladin"]),
        ("necromancer", ["revive ravager", "revive hex", "stop"]),
        ("dawn_queen", ["revive soldier", "revive paladin", "revive ravager", "revive hex"]),
    ):
        g = table(f"{kind} thief*2 envoy*2 shade", PLAIN, graveyard=graveyard)
        play(g, f"P1 play {kind}, P2 pass", upto="P1 revive_card")
        assert offered(g) == moves


# Rally


@pytest.mark.rule("NY-42")
def test_a_card_played_through_rally_grants_no_rally() -> None:
    g = table("pathfinder*2 soldier*4", PLAIN, neutral_deck="trap*6 ...")
    play(
        g,
        "P1 play pathfinder, P2 pass, P1 next pit_of_blades, P1 next pit_of_blades, P1 rally pathfinder, P2 pass, P1 next pit_of_blades, P1 next pit_of_blades",
    )
    assert asked(g) == "P2 play_card"


@pytest.mark.rule("NY-42")
def test_declining_once_ends_the_rally() -> None:
    g = table("warlord ravager*5", "soldier*5", main_deck="hex ...")
    play(g, "P1 play warlord, P2 pass, P1 stop, P1 discard ravager")
    assert asked(g) == "P2 play_card"


@pytest.mark.rule("NY-42", "NY-25")
def test_rally_comes_after_the_card_has_left_and_the_check() -> None:
    g = table("pathfinder soldier*5", PLAIN, neutral_deck="trap*3 ...")
    play(g, "P1 play pathfinder, P2 pass, P1 next pit_of_blades, P1 next pit_of_blades", upto="P1 rally_card")
    assert pile(g, "graveyard") == ["pathfinder"]
    assert pile(g, "play") == []


@pytest.mark.rule("NY-42")
def test_a_cancelled_rally_play_uses_it_up_but_not_the_others() -> None:
    g = table("warlord ravager*5", "warden soldier*4", main_deck="hex ...", neutral_deck="trap*8 ...")
    play(g, "P1 play warlord, P2 pass, P1 rally ravager, P2 warden", upto="P1 rally_card")
    play(g, "P1 rally ravager, P2 pass")
    assert asked(g) == "P2 play_card"


@pytest.mark.rule("NY-25", "NY-53")
def test_no_rally_once_the_endgame_has_been_triggered() -> None:
    g = table("pathfinder soldier*5", PLAIN, neutral_deck="trap*3")
    play(g, "P1 play pathfinder, P2 pass, P1 next pit_of_blades, P1 next pit_of_blades")
    assert asked(g) == "over"  # no stone is left, so the Rally is lost


# Return and shuffle


@pytest.mark.rule("NY-44")
def test_every_return_of_a_stone_shuffles() -> None:
    """After each, what The Pathfinder put on top is known no longer."""
    for kind, stones, script in (
        ("sorceress", "D", "P1 target P2, P2 pass, P1 choose dark_stone"),
        ("assassin", "L", "P1 target P2, P2 pass, P1 name soldier, P1 choose light_stone"),
    ):
        g = table(f"pathfinder {kind} ravager*4", "soldier*5", stones={2: stones}, neutral_deck="trap*3 ...")
        play(g, "P1 play pathfinder, P2 pass, P1 next pit_of_blades, P1 next pit_of_blades", upto="P1 rally_card")
        assert top(g, 1) == ["pit_of_blades"] * 3
        play(g, f"P1 rally {kind}, {script}")
        assert top(g, 1) == []


@pytest.mark.rule("NY-44")
def test_what_is_stolen_or_destroyed_is_not_returned() -> None:
    for stone in ("light_stone", "dark_stone"):
        g = table("pathfinder hex ravager*4", PLAIN, stones={2: "L D"}, neutral_deck="trap*3 ...")
        play(
            g,
            "P1 play pathfinder, P2 pass, P1 next pit_of_blades, P1 next pit_of_blades, P1 rally hex, P1 target P2, P2 pass",
            upto="P1 choose_stone",
        )
        play(g, f"P1 choose {stone}")
        assert top(g, 1) == ["pit_of_blades"] * 3


@pytest.mark.rule("NY-44")
def test_a_returned_character_goes_to_the_main_deck_a_stone_to_the_neutral_deck() -> None:
    g = table("ravager soldier*5", "warden soldier*4", main_deck="hex thief", neutral_deck="trap*4 ...")
    play(g, "P1 play ravager, P2 warden")
    assert sorted(chance(g, "draw"))[0] in ("hex", "ravager", "thief")
    assert len(chance(g, "draw")) == 2  # of three cards, in any order
    g = table("sorceress soldier*5", PLAIN, stones={2: "D"})
    play(g, "P1 play sorceress, P1 target P2, P2 pass, P1 choose dark_stone")
    assert deck(g)["dark_stone"] == 6


# Discards


@pytest.mark.rule("NY-48")
def test_its_owner_chooses_what_to_discard() -> None:
    g = table("paladin hex thief soldier*4", PLAIN)
    play(g, "P1 play paladin", upto="P1 discard_card")
    assert offered(g) == ["discard soldier", "discard hex", "discard thief"]
    play(g, "P1 discard thief")
    assert hand(g, 1) == cards("hex soldier*4")


@pytest.mark.rule("NY-50")
@pytest.mark.parametrize(("kind", "script", "rows"), [
    ("sorceress", "P1 target P2, P2 pass, P1 choose light_stone", ("L D", "D")),
    ("hex", "P1 target P2, P2 pass, P1 choose light_stone", ("D", "D")),
    ("dawn_queen", "P1 target P2, P2 pass, P1 choose dark_stone", ("D D", "L")),
    ("night_tyrant", "P2 pass, P2 give_up dark_stone, P1 keep dark_stone", ("D D", "L")),
    ("assassin", "P1 target P2, P2 pass, P1 name soldier, P1 choose light_stone", ("D", "D")),
])  # fmt: skip
def test_who_acts_on_the_stones_of_others(kind: str, script: str, rows: tuple[str, str]) -> None:
    g = table(f"{kind} ravager*5", "soldier*5", stones={1: "D", 2: "L D"})
    play(g, f"P1 play {kind}, {script}")
    assert (row(g, 1), row(g, 2)) == rows


@pytest.mark.rule("NY-R40")
def test_a_clause_with_nothing_to_act_on_is_skipped_and_the_rest_carried_out() -> None:
    g = table("priestess soldier*5", PLAIN)
    play(g, "P1 play priestess, P2 pass")
    assert not news(g, "revived")
    assert draws(g)[0] == 2


@pytest.mark.rule("NY-R38")
def test_nobody_is_ever_eliminated() -> None:
    """A seat with nothing at all is still asked and still takes its turns."""
    g = table("paladin soldier*5", "", "soldier*5", main_deck="hex*2 thief*2 envoy*2 shade*2")
    play(g, "P1 play paladin")
    assert asked(g) == "P2 play_card"
    assert len(g.view(None)["seats"]) == 3
