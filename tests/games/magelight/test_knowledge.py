"""Who may know what: the rules, section 5, row by row; ML-R9 to ML-R12, ML-R62; worlds dealt anew."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

import spellhall
from spellhall import Game
from spellhall.engine.laws.secrecy import leak_at, news_leak_after
from tests.games.magelight.tools import (
    FIVE,
    FOUR,
    asked,
    at,
    count,
    faces,
    flags,
    hand,
    mine,
    new,
    news,
    offered,
    play,
    role,
    seat,
    some_cards,
    storage,
    t5,
    t7,
    table,
    wander,
    zone,
)

EVERYBODY = (None, "P1", "P2", "P3", "P4")
ROLE_CARDS = [card for card in spellhall.game_info("magelight").cards if card.deck == "role"]


def worlds(g: Game, by: str | None, number: int) -> list[Game]:
    rng = Random(5)
    return [g.determinize(None if by is None else seat(by), rng) for _ in range(number)]


def share(g: Game, by: str, number: int, what: object, player: str) -> float:
    """In how many of the worlds for this viewer the player has this role."""
    found = Counter(role(world, player, player) for world in worlds(g, by, number))
    return found[str(what)] / number


# Cards


@pytest.mark.rule("ML-R12", "ML-R10")
def test_the_hand_is_its_players() -> None:
    g = t7("study pyre kindle echo")
    assert sorted(hand(g, "P1")) == ["echo", "kindle", "pyre", "study"]
    for other in (None, "P2", "P3", "P4"):
        assert (faces(g, "hand0", other), zone(g, "hand0", other)["count"]) == ([], 4)
        assert all(set(card) == {"face"} for card in zone(g, "hand0", other)["cards"])  # a back has no identity


@pytest.mark.rule("ML-45")
def test_a_revealed_artifact_is_known_until_a_card_is_put_aside() -> None:
    g = t5("cracked_idol study pyre kindle echo")
    assert faces(g, "hand0", "P3") == ["cracked_idol"]
    burnt = g.copy()
    play(burnt, "P1: burn study", then="P1 action")
    assert faces(burnt, "hand0", "P3") == ["cracked_idol"]
    play(g, "P1: store study", then="P1 action")
    assert faces(g, "hand0", "P3") == faces(g, "storage0", "P3") == []


@pytest.mark.rule("ML-28", "ML-R12")
def test_the_giver_knows_what_was_passed_until_it_is_mixed() -> None:
    g = t7("study pyre kindle echo banish", actions=0, turn="P1")
    play(g, "P1: pass study, pass pyre, pass kindle", then="P2 action")
    assert sorted(faces(g, "hand1", "P1")) == ["kindle", "pyre", "study"]
    assert faces(g, "hand1", "P3") == faces(g, "hand1", None) == []
    assert mine(g, "P2")["from_stack"] == ["study", "pyre", "kindle"]
    assert mine(g, "P1")["from_stack"] == []
    publicly = g.copy()
    play(publicly, "P2: burn study", then="P2 action")
    assert sorted(faces(publicly, "hand1", "P1")) == ["kindle", "pyre"]
    play(g, "P2: store ice_blast", then="P2 action")
    assert faces(g, "hand1", "P1") == faces(g, "storage1", "P1") == []


def test_in_the_stack_the_giver_alone_knows_and_a_gift_is_public() -> None:
    g = t7("parting_gift study pyre kindle echo", discard="verdict", deck="quicken", board={"P2": "librarian"})
    play(g, "P1: play parting_gift, choose verdict, pass study, pass pyre, pass kindle", then="P2 ally_may")
    assert sorted(faces(g, "stack", "P1")) == ["kindle", "pyre", "study", "verdict"]
    for other in (None, "P2", "P3"):
        assert (faces(g, "stack", other), count(g, "stack")) == (["verdict"], 4)


@pytest.mark.rule("ML-R12", "ML-36")
def test_a_storage_is_its_players() -> None:
    g = t7("study pyre kindle echo", actions=1)
    play(g, "P1: store study", then="P2 action")
    assert storage(g, "P1") == ["study"]
    assert all(faces(g, "storage0", other) == [] for other in (None, "P2", "P3", "P4"))
    assert (news(g, "you_stored", "P1"), news(g, "you_stored", "P2")) == ([{"card": "study"}], [])
    assert news(g, "stored", "P2") == [{"seat": 0}]


@pytest.mark.card("pry_the_lock")
def test_prying_tells_the_table_only_whether_a_card_was_taken() -> None:
    g = t7("pry_the_lock study pyre kindle echo", actions=2, storage={"P2": "verdict dark_day quicken"})
    play(g, "P1: play pry_the_lock, choose P2", then="P1 pry_card")
    assert sorted(faces(g, "storage1", "P1")) == ["dark_day", "quicken", "verdict"]
    assert faces(g, "storage1", "P3") == faces(g, "storage1", None) == []
    nothing = g.copy()
    play(g, "P1: take dark_day", then="P1 action")
    assert sorted(faces(g, "storage1", "P1")) == ["quicken", "verdict"]
    assert faces(g, "hand0", "P2") == ["dark_day"]  # the owner sees what is gone
    assert faces(g, "hand0", "P3") == []
    assert news(g, "took_stored", "P3") == []
    play(nothing, "P1: take nothing", then="P1 action")
    assert news(nothing, "took_nothing", "P3") == [{"seat": 0, "seat_from": 1}]


@pytest.mark.card("echo", "pry_the_lock")
def test_a_public_card_in_storage_is_no_longer_sure_after_one_was_taken() -> None:
    g = t7("echo pry_the_lock study pyre kindle", actions=2, discard="verdict", turn="P2", mana=20)
    play(g, "P2: play echo, channel study, choose verdict", then="P3 action")
    assert faces(g, "storage1", "P4") == ["verdict"]
    h = t7("pry_the_lock study pyre kindle", storage={"P2": "verdict dark_day"}, actions=1)
    before = h.copy()
    play(h, "P1: play pry_the_lock, choose P2, take verdict", then="P1 pass_card")
    assert faces(before, "storage1", "P4") == faces(h, "storage1", "P4") == []


@pytest.mark.card("librarian")
@pytest.mark.rule("ML-R44")
def test_the_librarian_alone_knows_the_top_card_until_it_is_drawn() -> None:
    g = at(
        board={"P1": "librarian", "P2": "librarian"},
        deck="verdict quicken study pyre echo kindle banish",
        round=2,
        stack="echo banish",
    )
    play(g, "P1: yes", then="P1 top_card")
    assert faces(g, "deck", "P1") == ["verdict"]
    assert all(faces(g, "deck", other) == [] for other in (None, "P2", "P3", "P4"))
    assert news(g, "looked", "P3") == [{"seat": 0}]
    assert news(g, "you_looked", "P3") == []


@pytest.mark.card("librarian")
def test_a_card_left_on_top_is_known_to_the_looker_wherever_it_is_drawn() -> None:
    g = at(board={"P1": "librarian"}, deck="verdict quicken study pyre", round=2, stack="echo banish")
    play(g, "P1: yes, leave", then="P1 action")
    assert "verdict" in hand(g, "P1")
    assert faces(g, "hand0", "P3") == []
    assert sorted(faces(g, "hand0", "P4")) == ["banish", "echo"]  # what P4 had passed, and no more
    imp = at(board={"P1": "ember_imp librarian"}, deck="verdict quicken study pyre", round=2, stack="echo banish")
    play(imp, "P1: yes, leave", then="P1 action")
    assert faces(imp, "burned", "P3") == ["verdict"]  # the Imp has scorched it for everybody to see


@pytest.mark.rule("ML-55")
def test_a_secret_artifact_has_public_consequences_and_no_name() -> None:
    for card in ("shrouded_coin", "hollow_book", "weeping_mask", "poisoned_chalice"):
        g = t5(f"{card} study pyre kindle echo")
        g.play("keep secret")
        if asked(g) == "P1 book_card":
            g.play("store study")
        for other in (None, "P2", "P4"):
            text = json.dumps(g.view(None if other is None else seat(other)))
            assert card not in text
            assert news(g, "kept_secret", other) == [{"seat": 0}]
        assert news(g, "you_kept_secret", "P1") == [{"card": card}]


# Roles


@pytest.mark.rule("ML-12", "ML-13", "ML-R4", "ML-R8")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_nothing_in_a_view_names_a_role_that_the_viewer_cannot_know(seats: int) -> None:
    """Over whole games: a role's id or name stands in a view only if it is public, own, or was shown."""
    g = new(seats, 1)
    held = [role(g, f"P{p + 1}", f"P{p + 1}") for p in range(seats)]
    for number, _ in enumerate(wander(g, 1)):
        if g.decision is None:
            break
        if number % 8 == 0:
            for viewer in (None, *range(seats)):
                view = g.view(viewer)
                known = {held[p] for p in range(seats) if p == viewer or view["seats"][p]["shows"]["revealed"]}
                known |= {
                    item["about"]["role"]
                    for deed in view["news"]
                    for item in deed["news"]
                    if item["kind"] in ("saw_role", "covered", "forged")
                }
                text = json.dumps({**view, "table": {**view["table"], "infiltrators": []}})
                text = text.replace('"infiltrator":', "")  # the flag, not the card
                text = text.replace('"infiltrators":', "")
                named = {card.id for card in ROLE_CARDS if f'"{card.id}"' in text}
                assert named <= known


@pytest.mark.rule("ML-13", "ML-R4")
def test_infiltrators_know_players_not_cards() -> None:
    g = at(6)
    assert flags(g, "P6", "P5") == ["infiltrator"]
    assert role(g, "P6", "P5") is None
    text = json.dumps(g.view(4)["zones"])
    assert "page_thief" not in text


@pytest.mark.rule("ML-R62")
def test_the_cost_of_dark_day_does_not_unmask_the_spymaster() -> None:
    g = t7("dark_day dark_day dark_day dark_day", turn="P4", round=5, burned=some_cards(40), mana=20)
    assert g.decision is not None
    assert g.decision.prompt == {
        "key": "ask-action-dark_day",
        "args": {"actions": 1, "mana": 20, "number": 3, "price": 5},
    }
    for other in (None, "P1", "P2", "P3"):
        assert (table(g, other)["dark_day_cost"], count(g, "burned")) == (9, 40)
        assert other is None or mine(g, other)["my_dark_day_cost"] is None
        assert "prompt" not in (g.view(None if other is None else seat(other))["decision"] or {})
    holder = t7("dark_day dark_day dark_day dark_day", turn="P1", round=5, burned=some_cards(40), mana=20)
    assert mine(holder, "P1")["my_dark_day_cost"] == 9


@pytest.mark.rule("ML-R12")
def test_notes_of_everything_shown_are_kept() -> None:
    g = t7("whispered_truth study pyre echo", seats=5, shown={"P4": "P1", "P2": "P1 P3"})
    assert mine(g, "P1")["shown_roles"] == [[], ["healer"], [], ["page_thief"], []]
    assert mine(g, "P3")["shown_roles"] == [[], ["healer"], [], [], []]
    assert mine(g, "P5")["shown_roles"] == [[]] * 5


# Worlds


NOSY_CARDS = ("pry_the_lock", "whispered_truth", "sidelong_glance", "parting_gift", "echo", "librarian")
NOSY = ("yes", "leave", "take ", "show role", "reveal", "store ")


def nosy(moves: list[str], rng: Random) -> str:
    """The move of a player who looks, shows and stores whenever there is a chance."""
    cards = [move for move in moves if move.startswith("play ") and move.endswith(NOSY_CARDS)]
    return rng.choice(cards or [move for move in moves if move.startswith(NOSY)] or moves)


def known_in_part(g: Game) -> set[str]:
    """The kinds of places of which somebody knows more than a spectator, and is not their owner."""
    public = {place["id"]: place["cards"] for place in g.view(None, g.number)["zones"]}
    return {
        place["id"].rstrip("012345")
        for player in range(g.seats)
        for place in g.view(player, g.number)["zones"]
        if place["owner"] != player and place["cards"] != public[place["id"]]
    }


@pytest.mark.rule("ML-R60", "ML-13", "ML-67")
def test_nothing_leaks_after_looks_passes_and_papers() -> None:
    """Games of nosy players, from positions full of secrets that some share: from every seat, neither
    view nor news tells more than its player knows.
    """
    rng = Random(3)
    states: Counter[str] = Counter()
    for seats in (4, 5, 6):
        shown = {f"P{seats}": "P1 P2", "P2": "P3", f"P{seats - 1}": "P2", "P1": f"P{seats}"}
        g = new(seats, shown=shown, board={"P1": "librarian", "P2": "watchful_familiar", "P3": "librarian"},
                storage={"P2": "dark_day verdict", "P3": "cracked_idol pry_the_lock", "P4": "pry_the_lock study"},
                stack="weeping_mask truth_stone echo", round=6)  # fmt: skip
        for _ in range(60):
            if g.decision is None:
                break
            move = nosy(g.decision.moves, rng)
            leak_at(g, rng)
            news_leak_after(g, g.decision.read(move), rng)
            states.update(known_in_part(g))
            states["papers"] += any(mine(g, f"P{p + 1}")["forged_seen_by"] is not None for p in range(seats))
            g.play(move)
    assert set(states) == {"hand", "storage", "stack", "deck", "role", "papers"}
    assert min(states.values()) >= 5, states


@pytest.mark.rule("ML-R60")
def test_a_shown_guildmage_may_be_the_spymaster_just_as_often_as_the_deal_makes_it() -> None:
    """P1 (healer) was the first to see P4: 24 deals make it true, 12 make it a Cover."""
    roles = {"P1": "healer", "P4": "archmage", "P2": "spymaster"}
    g = new(role=roles, shown={"P4": "P1"})
    assert role(g, "P4", "P1") == "archmage"
    assert share(g, "P1", 500, "spymaster", "P4") == pytest.approx(1 / 3, abs=0.1)
    second = new(role=roles, shown={"P4": "P3 P1"})  # the papers would be used up
    assert share(second, "P1", 50, "archmage", "P4") == 1
    forged = new(role=FOUR, cover={"P4": "healer"}, shown={"P4": "P1"})
    assert 0.1 < share(forged, "P1", 200, "spymaster", "P4") < 0.6
    five = new(5, role=FIVE, shown={"P2": "P1"})  # no Spymaster in the game: what is shown is true
    assert share(five, "P1", 50, "healer", "P2") == 1


@pytest.mark.rule("ML-13", "ML-69")
def test_worlds_keep_what_a_seat_knows_and_change_the_rest() -> None:
    g = at(6, revealed="P2", cover={"P5": "archmage", "P6": "warden"})
    for world in worlds(g, "P6", 30):
        assert role(world, "P5", "P5") == "spymaster"  # deduced: the other Infiltrator card
        assert role(world, "P2", "P2") == "healer"
        assert zone(world, "cover5", "P6")["cards"][0]["face"] == "warden"
    covers = {zone(world, "cover4", "P5")["cards"][0]["face"] for world in worlds(g, "P6", 60)}
    assert "warden" not in covers
    assert len(covers) > 2
    spies = Counter(
        tuple(p for p in range(6) if role(world, f"P{p + 1}", f"P{p + 1}") in ("spymaster", "page_thief"))
        for world in worlds(g, "P1", 300)
    )
    assert len(spies) == 6  # two of P3 to P6
    assert all(abs(number - 50) < 35 for number in spies.values())


@pytest.mark.rule("ML-60")
def test_nobody_imagines_a_world_in_which_the_game_would_be_over() -> None:
    """Only P3 stands: were P3 the Infiltrator, all Guildmages would be down."""
    g = at(power={"P1": 0, "P2": 0, "P3": 2, "P4": 0}, round=2, stack="echo banish")
    assert share(g, "P1", 60, "spymaster", "P3") == 0


def test_worlds_hold_the_cards_that_an_open_question_speaks_of() -> None:
    secret = t5("hollow_book study pyre kindle echo")
    for world in worlds(secret, "P2", 30):
        assert offered(world) == ["keep secret", "reveal"]
        assert {"shrouded_coin", "hollow_book", "weeping_mask", "poisoned_chalice"} & set(hand(world, "P1"))
    secret.play("keep secret")
    assert all("hollow_book" in hand(world, "P1") for world in worlds(secret, "P3", 20))
    order = t5("cracked_idol ash_bell study pyre kindle echo")
    for world in worlds(order, None, 30):
        assert len(offered(world)) >= 2
        assert len(set(offered(world))) == len(offered(world))


def test_in_a_searched_hand_no_world_hides_an_open_artifact() -> None:
    open_ones = {"cracked_idol", "everburning_lamp", "moon_dial", "ash_bell", "envious_mirror", "truth_stone"}
    g = t7("study pyre kindle echo banish")
    for world in worlds(g, "P2", 40):
        assert not open_ones & set(hand(world, "P1"))
    play(g, "P1: end", then="P1 pass_card")
    g.play("pass study")
    assert any(open_ones & set(hand(world, "P1")) for world in worlds(g, "P2", 60))


@pytest.mark.rule("ML-R58")
def test_a_newcomer_takes_over_a_seat_with_its_role_and_knowledge() -> None:
    """A seat is its view: whoever plays on from it needs nothing else."""
    g = new(5, 3)
    before = json.dumps(g.view(2))
    rng = Random(1)
    while g.decision is not None and g.number < 400:
        view = g.view(g.decision.seat)
        assert view["decision"] is not None
        g.play(rng.choice(view["decision"]["moves"])["move"])
    assert (
        role(g, "P3", "P3")
        == json.loads(before)["zones"][[z["id"] for z in json.loads(before)["zones"]].index("role2")]["cards"][0][
            "face"
        ]
    )
    assert g.result is not None or g.number >= 400
