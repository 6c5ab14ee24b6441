"""The Light characters, each with what just fails to qualify beside it. (The Soldier: test_encounter.)"""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.nytherria.tools import (
    PLAIN,
    asked,
    cards,
    chance,
    deck,
    draws,
    hand,
    known,
    news,
    offered,
    pile,
    play,
    row,
    size,
    table,
    top,
)

# The Dawn Queen


@pytest.mark.card("dawn_queen")
@pytest.mark.rule("NY-50", "NY-22")
@pytest.mark.parametrize(("stone", "rows"), [("light_stone", ("L", "D")), ("dark_stone", ("D", "L"))])
def test_dawn_queen_steals_either_stone_then_revives_either_faction(stone: str, rows: tuple[str, str]) -> None:
    g = table("dawn_queen soldier*5", PLAIN, PLAIN, stones={2: "L D"}, graveyard="hex priestess")
    play(g, "P1 play dawn_queen", upto="P1 choose_target")
    assert offered(g) == ["target P2"]  # P3 has no stone
    play(g, "P1 target P2, P2 pass", upto="P1 choose_stone")
    assert offered(g) == ["choose light_stone", "choose dark_stone"]
    play(g, f"P1 choose {stone}", upto="P1 revive_card")
    assert (row(g, 1), row(g, 2)) == rows
    assert offered(g) == ["revive priestess", "revive hex"]
    play(g, "P1 revive hex, P1 discard soldier")
    assert "hex" in hand(g, 1)
    assert pile(g, "void") == ["dawn_queen"]


@pytest.mark.card("dawn_queen")
@pytest.mark.rule("NY-R40")
def test_dawn_queen_without_graveyard_only_steals() -> None:
    g = table("dawn_queen soldier*5", PLAIN, stones={2: "D"})
    play(g, "P1 play dawn_queen, P1 target P2, P2 pass, P1 choose dark_stone")
    assert row(g, 1) == "D"
    assert not news(g, "revived")


# The Sorceress


@pytest.mark.card("sorceress")
@pytest.mark.rule("NY-41", "NY-50")
def test_sorceress_steals_light_and_returns_dark() -> None:
    g = table("sorceress soldier*5", PLAIN, stones={2: "L D"})
    play(g, "P1 play sorceress, P1 target P2, P2 pass", upto="P1 choose_stone")
    light, dark = g, g.copy()
    play(light, "P1 choose light_stone")
    assert (row(light, 1), row(light, 2), deck(light)["light_stone"]) == ("L", "D", 5)
    play(dark, "P1 choose dark_stone")
    assert (row(dark, 1), row(dark, 2), deck(dark)["dark_stone"]) == ("", "L", 6)


@pytest.mark.card("sorceress")
def test_sorceress_without_target_has_no_effect() -> None:
    g = table("sorceress soldier*5", PLAIN, stones={1: "L"})
    play(g, "P1 play sorceress, P2 pass")
    assert row(g, 1) == "L"
    assert pile(g, "graveyard") == ["sorceress"]


# The Priestess


@pytest.mark.card("priestess")
@pytest.mark.rule("NY-41", "NY-18")
def test_priestess_revives_a_light_card_and_sets_the_draw() -> None:
    g = table("priestess soldier*5", PLAIN, graveyard="sorceress hex ravager")
    play(g, "P1 play priestess, P2 pass", upto="P1 revive_card")
    assert offered(g) == ["revive sorceress"]  # Dark cards do not qualify; not reviving is no answer
    assert draws(g) == [1, 1]
    play(g, "P1 revive sorceress", upto="P1 discard_card")
    assert draws(g) == [2, 1]
    assert "sorceress" in hand(g, 1)


@pytest.mark.card("priestess")
@pytest.mark.rule("NY-R40", "NY-R32")
def test_priestess_without_a_light_card_only_sets_the_draw() -> None:
    """She herself is in the play zone and so does not qualify."""
    g = table("priestess soldier*5", PLAIN, graveyard="hex ravager")
    play(g, "P1 play priestess, P2 pass")
    assert draws(g)[0] == 2
    assert pile(g, "graveyard") == cards("hex ravager priestess")


# The Pathfinder


@pytest.mark.card("pathfinder")
@pytest.mark.rule("NY-44", "NY-R31")
def test_pathfinder_arranges_the_top_three_and_nothing_is_shuffled() -> None:
    g = table("pathfinder soldier*5", PLAIN, neutral_deck="trap dark_stone light_stone starfall ...")
    play(g, "P1 play pathfinder, P2 pass", upto="P1 arrange_next")
    assert top(g, 1) == ["pit_of_blades", "dark_stone", "light_stone"]  # not the fourth
    assert offered(g) == ["next light_stone", "next dark_stone", "next pit_of_blades"]
    play(g, "P1 next light_stone", upto="P1 arrange_next")
    assert offered(g) == ["next dark_stone", "next pit_of_blades"]
    play(g, "P1 next pit_of_blades", upto="P1 rally_card")
    assert top(g, 1) == ["light_stone", "pit_of_blades", "dark_stone"]
    play(g, "P1 rally soldier, P2 pass", upto="P1 claim_stone")
    assert top(g, 1) == ["pit_of_blades", "dark_stone"]


@pytest.mark.card("pathfinder")
def test_pathfinder_looks_into_a_deck_of_unknown_order() -> None:
    g = table("pathfinder soldier*5", PLAIN)
    play(g, "P1 play pathfinder, P2 pass", upto="P1 arrange_next")
    assert top(g, 1) == chance(g, "top")
    assert len(top(g, 1)) == 3
    assert size(g, "neutral_deck") == 40


@pytest.mark.card("pathfinder")
@pytest.mark.parametrize(("neutral", "questions"), [("", 0), ("light_stone", 0), ("light_stone trap", 1)])
def test_pathfinder_with_fewer_than_three_cards(neutral: str, questions: int) -> None:
    g = table("pathfinder soldier*5", PLAIN, neutral_deck=neutral, stones={2: "L"})
    g.play("play pathfinder")
    g.play("pass")
    for _ in range(questions):
        assert asked(g) == "P1 arrange_next"
        g.play("next pit_of_blades")
    assert asked(g) == ("P1 rally_card" if neutral else "over")
    assert len(top(g, 1)) == len(neutral.split())


@pytest.mark.card("pathfinder")
@pytest.mark.rule("NY-42")
def test_pathfinder_rallies_any_card() -> None:
    g = table("pathfinder soldier ravager hex paladin thief", PLAIN, neutral_deck="trap*3 ...")
    play(g, "P1 play pathfinder, P2 pass, P1 next pit_of_blades, P1 next pit_of_blades", upto="P1 rally_card")
    assert offered(g) == ["rally soldier", "rally paladin", "rally ravager", "rally hex", "rally thief", "stop"]


# The Inquisitor


@pytest.mark.card("inquisitor")
@pytest.mark.rule("NY-41", "NY-42")
def test_inquisitor_banishes_a_dark_card_and_rallies() -> None:
    g = table("inquisitor soldier*5", "hex thief soldier*2 paladin")
    play(g, "P1 play inquisitor, P1 target P2, P2 pass", upto="P1 banish_from_hand")
    assert offered(g) == ["banish hex", "banish thief"]  # Light cards do not qualify
    assert known(g, 2, 1) == cards("hex thief soldier*2 paladin")
    play(g, "P1 banish thief", upto="P1 rally_card")
    assert pile(g, "void") == ["thief"]
    assert hand(g, 2) == cards("hex soldier*2 paladin")
    assert offered(g) == ["rally soldier", "stop"]
    play(g, "P1 stop")


@pytest.mark.card("inquisitor")
def test_inquisitor_without_a_dark_card_just_looks() -> None:
    g = table("inquisitor soldier*5", "soldier*3 paladin warden")
    play(g, "P1 play inquisitor, P1 target P2, P2 pass", upto="P1 banish_from_hand")
    assert offered(g) == ["nothing"]
    play(g, "P1 nothing, P1 stop")
    assert pile(g, "void") == []
    assert known(g, 2, 1) == cards("soldier*3 paladin warden")


@pytest.mark.card("inquisitor")
@pytest.mark.rule("NY-37")
def test_inquisitor_without_target_only_rallies() -> None:
    g = table("inquisitor soldier*5", "", main_deck="hex*2 thief*2 envoy*2 shade")
    play(g, "P1 play inquisitor, P2 pass", upto="P1 rally_card")
    assert not news(g, "looked")


# The Envoy


@pytest.mark.card("envoy")
@pytest.mark.rule("NY-48")
def test_envoy_steals_at_random_copies_counted_separately() -> None:
    stolen: Counter[str] = Counter()
    for seed in range(240):
        g = table("envoy soldier*5", "ravager*4 hex", seed=seed)
        play(g, "P1 play envoy, P1 target P2, P2 pass", upto="P1 give_card")
        stolen[chance(g, "steal")[0]] += 1
    assert set(stolen) == {"ravager", "hex"}
    assert 28 <= stolen["hex"] <= 70  # one in five


@pytest.mark.card("envoy")
def test_envoy_gives_any_card_even_the_stolen_one() -> None:
    g = table("envoy soldier*4 paladin", "hex")
    play(g, "P1 play envoy, P1 target P2, P2 pass", upto="P1 give_card")
    assert hand(g, 2) == []
    assert offered(g) == ["give soldier", "give paladin", "give hex"]
    play(g, "P1 give hex")
    assert "hex" in hand(g, 2)
    assert hand(g, 1) == cards("soldier*4 paladin")


@pytest.mark.card("envoy")
@pytest.mark.rule("NY-50")
@pytest.mark.parametrize(("mine", "theirs", "moves"), [
    ("L D", "L D", ["no", "give_light_take_dark", "give_dark_take_light"]),
    ("L", "L D", ["no", "give_light_take_dark"]),
    ("D", "L", ["no", "give_dark_take_light"]),
    ("L L", "L", None),
    ("D", "", None),
    ("", "L D", None),
])  # fmt: skip
def test_envoy_may_swap_an_unlike_pair(mine: str, theirs: str, moves: list[str] | None) -> None:
    g = table("envoy soldier*5", "hex", stones={1: mine, 2: theirs})
    play(g, "P1 play envoy, P1 target P2, P2 pass", upto="P1 give_card")
    g.play("give hex")
    if moves is None:
        assert asked(g) == "P2 play_card"
        return
    assert asked(g) == "P1 swap_stones"
    assert offered(g) == moves
    for move in moves:
        other = g.copy()
        other.play(move)
        expected = {"no": (mine, theirs)}.get(move)
        if move == "give_light_take_dark":
            expected = (swapped(mine, "L", "D"), swapped(theirs, "D", "L"))
        elif move == "give_dark_take_light":
            expected = (swapped(mine, "D", "L"), swapped(theirs, "L", "D"))
        assert (row(other, 1), row(other, 2)) == expected


def swapped(stones: str, given: str, taken: str) -> str:
    """A row after one of its stones was exchanged."""
    return " ".join(sorted(stones.replace(given, taken, 1).split(), reverse=True))


@pytest.mark.card("envoy")
def test_envoy_without_target_has_no_effect() -> None:
    g = table("envoy soldier*5", "", stones={1: "L", 2: "D"}, main_deck="hex*2 thief*2 shade*2")
    play(g, "P1 play envoy, P2 pass")
    assert (row(g, 1), row(g, 2)) == ("L", "D")
    assert not news(g, "stole_card")


@pytest.mark.card("envoy")
@pytest.mark.rule("NY-R40")
def test_envoy_answered_by_the_last_card_still_gives() -> None:
    """P2 answers with The Shade, the only card in hand: nothing is stolen, the rest is carried out."""
    g = table("envoy soldier*5", "shade")
    play(g, "P1 play envoy, P1 target P2, P2 shade", upto="P1 give_card")
    play(g, "P1 give soldier")
    assert not news(g, "stole_card")
    assert {"envoy", "soldier"} <= set(hand(g, 2))


# The Quickplays; what they fit is in test_counter


@pytest.mark.card("paladin")
@pytest.mark.rule("NY-35")
@pytest.mark.parametrize("kind", ["hex", "thief", "assassin"])
def test_paladin_cancels_a_dark_card_that_targets_you(kind: str) -> None:
    g = table(f"{kind} soldier*5", "paladin soldier*4", stones={2: "L"})
    play(g, f"P1 play {kind}, P1 target P2, P2 paladin")
    assert row(g, 2) == "L"
    assert pile(g, "graveyard") == sorted([kind, "paladin"])
    assert news(g, "cancelled") == [{"card": kind}]


@pytest.mark.card("warden")
@pytest.mark.rule("NY-35", "NY-44")
def test_warden_cancels_the_ravager_and_returns_it() -> None:
    g = table("ravager soldier*5", "warden soldier*4", neutral_deck="dark_stone ...", main_deck="hex thief ...")
    play(g, "P1 play ravager, P2 warden")
    assert row(g, 1) == ""
    assert pile(g, "graveyard") == ["warden"]
    assert news(g, "returned_character") == [{"card": "ravager"}]
    assert len(chance(g, "draw")) == 2  # the arranged main deck was shuffled: its top is no longer known


@pytest.mark.card("arbiter")
@pytest.mark.rule("NY-35", "NY-40")
@pytest.mark.parametrize("kind", ["priestess", "pathfinder", "warlord", "necromancer", "night_tyrant"])
def test_arbiter_cancels_whatever_targets_nobody(kind: str) -> None:
    g = table(f"{kind} soldier*5", "arbiter soldier*4", stones={2: "L"}, graveyard="hex")
    play(g, f"P1 play {kind}, P2 arbiter")
    assert asked(g) == "P2 play_card"
    assert row(g, 2) == "L"
    assert draws(g) == [1, 1]
    leader = kind == "night_tyrant"
    assert pile(g, "void") == ([kind] if leader else [])  # a cancelled Necromancer goes to the graveyard
    assert pile(g, "graveyard") == sorted(["arbiter", "hex", *([] if leader else [kind])])


@pytest.mark.card("arbiter")
def test_arbiter_does_not_stop_soldiers() -> None:
    for kind in ("soldier", "ravager"):
        g = table(f"{kind}*6", "arbiter thief*2 hex*2")
        play(g, f"P1 play {kind}", upto="P2 answer_play")
        assert offered(g) == ["pass"]
