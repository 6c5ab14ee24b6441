"""Before the first turn: MC-10 to MC-20, MC-64 to MC-69, MC-R1 to MC-R10."""

from __future__ import annotations

from collections import Counter

import pytest

import spellhall
from spellhall import Game
from tests.games.magecraft import rulebook
from tests.games.magecraft.tools import (
    PLAYERS,
    add,
    asked,
    books,
    new,
    news,
    offered,
    pile,
    play,
    position,
    quiet,
    sets,
    size,
    wander,
    zone,
)

FURTHER = [row["id"] for row in rulebook.table("### Further Academy spells")]
BASIC = ["minor_cure", "absorb", "fireball"]
NINE = FURTHER[10:]


def through_setup(g: Game) -> Game:
    """Answer everything before the first turn with the first move."""
    while asked(g)[1] in ("pick_character", "starting_discard"):
        play(g, offered(g)[0])
    return g


@pytest.mark.rule("MC-10", "MC-21")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seat_1_takes_the_first_turn(seats: int) -> None:
    for seed in range(5):
        g = through_setup(new(seats, seed))
        assert g.view(None)["status"]["turn"] == 0
        assert g.view(None)["status"]["round"] == 1
        assert news(g, "turn")[0] == {"seat": 0}


@pytest.mark.rule("MC-11", "MC-R1", "MC-R2")
def test_characters_are_picked_in_seat_order_each_once() -> None:
    g = new(4)
    assert (asked(g), offered(g)) == (("A", "pick_character"), ["cindra", "maris", "orsk", "solenne"])
    play(g, "orsk")
    assert (asked(g), offered(g)) == (("B", "pick_character"), ["cindra", "maris", "solenne"])
    play(g, "cindra")
    assert (asked(g), offered(g)) == (("C", "pick_character"), ["maris", "solenne"])
    play(g, "solenne")  # the last one takes what is left, unasked
    assert [zone(g, f"character{seat}")["cards"][0]["face"] for seat in range(4)] == [
        "orsk",
        "cindra",
        "solenne",
        "maris",
    ]


@pytest.mark.rule("MC-R1", "MC-R2")
def test_characters_can_be_dealt_at_random() -> None:
    dealt: Counter[str] = Counter()
    for seed in range(40):
        g = new(4, seed, characters="random")
        assert asked(g)[1] == "starting_discard"
        ids = tuple(str(zone(g, f"character{seat}")["cards"][0]["face"]) for seat in range(4))
        assert sorted(ids) == ["cindra", "maris", "orsk", "solenne"]
        dealt[ids[0]] += 1
    assert set(dealt) == {"cindra", "maris", "orsk", "solenne"}


@pytest.mark.rule("MC-R3")
def test_the_academy_is_known_when_characters_are_picked_and_hands_when_gems_are_discarded() -> None:
    g = new(3)
    assert asked(g)[1] == "pick_character"
    assert (len(sets(g)), pile(g, "academy")) == (12, "F12 W12 E12 L12 D12")
    assert [size(pile(g, f"{player}.hand")) for player in "ABC"] == [0, 0, 0]
    play(g, "cindra", "maris", "orsk", then="starting_discard")
    assert [size(pile(g, f"{player}.hand")) for player in "ABC"] == [4, 4, 4]
    assert [zone(g, f"book{seat}.1")["count"] for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("MC-12", "MC-13", "MC-20", "MC-64")
@pytest.mark.card("D")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bags_and_hp(seats: int) -> None:
    g = new(seats)
    for player in PLAYERS[:seats]:
        assert pile(g, f"{player}.hp") == "F3 W3 E3 L3"
        assert pile(g, f"{player}.bag") == "F3 W3 E3 L3"
    if seats == 2:
        assert "pool" not in {zone["id"] for zone in g.view(None)["zones"]}


@pytest.mark.rule("MC-14", "MC-67", "MC-66")
@pytest.mark.parametrize(
    ("seats", "hands", "discards"),
    [(2, [2, 3], [2, 1]), (3, [2, 3, 4], [2, 1, 0]), (4, [2, 3, 4, 4], [2, 1, 0, 1])],
)
def test_starting_hands(seats: int, hands: list[int], discards: list[int]) -> None:
    g = through_setup(new(seats, seed=3, characters="random"))
    for player, hand, discard in zip(PLAYERS, hands, discards, strict=False):
        piles = [pile(g, f"{player}.{area}") for area in ("hand", "discard", "bag")]
        assert [size(gems) for gems in piles] == [hand, discard, 12 - hand - discard]
        assert add(*piles) == "F3 W3 E3 L3"


@pytest.mark.rule("MC-67")
def test_seat_4_draws_five() -> None:
    g = new(4, characters="random")
    assert [size(pile(g, f"{player}.hand")) for player in "ABCD"] == [4, 4, 4, 5]


@pytest.mark.rule("MC-R4", "MC-14")
def test_owners_pick_their_starting_discards_one_gem_at_a_time_in_seat_order() -> None:
    g = new(2, seed=2, characters="random")
    order = []
    while asked(g)[1] == "starting_discard":
        player = asked(g)[0]
        order.append(player)
        hand = pile(g, f"{player}.hand")
        assert offered(g) == [word[0] for word in hand.split()]
        move = offered(g)[-1]
        play(g, move)
        assert move in pile(g, f"{player}.discard")
        assert add(pile(g, f"{player}.hand"), f"{move}1") == hand
    assert order == ["A", "A", "B"]


@pytest.mark.rule("MC-15", "MC-R5")
def test_starting_spells() -> None:
    g = new(3)
    for player in "ABC":
        assert books(g, player) == "1 [meditation] 2 [magic_missile] 3 [mana_tricks]"


@pytest.mark.rule("MC-16", "MC-17", "MC-18", "MC-68")
@pytest.mark.parametrize(("seats", "cards"), [(2, 2), (3, 3), (4, 4)])
def test_the_academy_offers_the_basic_sets_and_nine_others(seats: int, cards: int) -> None:
    seen: set[str] = set()
    for seed in range(25):
        offer = sets(new(seats, seed))
        assert list(offer)[:3] == BASIC
        others = [id for id in offer if id not in BASIC]
        assert len(others) == 9
        assert set(others) <= set(FURTHER)
        assert set(offer.values()) == {cards}
        seen |= set(others)
        assert news(new(seats, seed), "offered") == [{"spells": others}]
    assert seen == set(FURTHER)


@pytest.mark.rule("MC-19", "MC-68", "MC-69", "MC-64")
@pytest.mark.parametrize(("seats", "academy"), [(2, 8), (3, 12), (4, 16)])
def test_academy_gems_and_pool(seats: int, academy: int) -> None:
    g = new(seats)
    assert pile(g, "academy") == " ".join(f"{letter}{academy}" for letter in "FWELD")
    zones = {zone["id"] for zone in g.view(None)["zones"]}
    assert ("pool" in zones) == (seats == 3)
    if seats == 3:
        assert pile(g, "pool") == "F10 W10 E10 L10 D4"


@pytest.mark.rule("MC-R10")
def test_the_nine_sets_can_be_named() -> None:
    for given in (NINE, ",".join(NINE), ", ".join(reversed(NINE))):
        g = new(2, academy=given)
        assert list(sets(g)) == [*BASIC, *NINE]
        assert g.options["academy"] == ",".join(NINE)


@pytest.mark.rule("MC-R10")
@pytest.mark.parametrize(
    "bad", [NINE[:8], [*NINE[:8], "fireball"], [*NINE[:8], NINE[0]], "nonsense", 9, [*NINE, FURTHER[0]]]
)
def test_wrong_sets_are_refused(bad: object) -> None:
    with pytest.raises(spellhall.BadSetup, match="9 different"):
        new(2, academy=bad)


@pytest.mark.rule("MC-R53")
@pytest.mark.parametrize("bad", ["2", 0, -3, "off", True, 3.5])
def test_a_quiet_limit_is_a_whole_number_from_3(bad: object) -> None:
    with pytest.raises(spellhall.BadSetup, match="whole number from 3"):
        new(2, quiet_limit=bad)
    assert quiet(new(2, quiet_limit=7)) == (0, 14)


@pytest.mark.rule("MC-R7")
def test_hands_are_secret_or_open() -> None:
    secret, open = new(2, characters="random"), new(2, characters="random", hands="open")
    assert pile(secret, "A.hand", seat=1) == "?4"
    assert pile(open, "A.hand", seat=1) == pile(open, "A.hand")
    assert "?" not in pile(open, "A.hand", seat=1)
    assert pile(open, "A.bag", seat=1) == pile(open, "A.bag")
    assert news(open, "drew_openly", seat=1)[0]["seat"] == 0
    assert not news(open, "you_drew", seat=0)


@pytest.mark.rule("MC-R8", "MC-R9")
def test_pool_and_academy_are_never_refilled() -> None:
    before: dict[str, int] = {}
    for g in wander(new(3, seed=5, listen=False), 5):
        now = {"gems": size(pile(g, "academy")), "cards": sum(sets(g).values()), "pool": size(pile(g, "pool"))}
        assert all(now[what] <= before.get(what, 99) for what in now)
        assert now["pool"] == 44
        before = now


@pytest.mark.rule("MC-R6")
def test_spare_starting_spells_stay_in_the_box() -> None:
    cards = [card["face"] for zone in new(3).view(None)["zones"] for card in zone["cards"]]
    assert [cards.count(id) for id in ("meditation", "magic_missile", "mana_tricks")] == [3, 3, 3]


def test_only_two_to_four_can_play() -> None:
    for seats in (1, 5):
        with pytest.raises(spellhall.BadSetup, match="2 to 4"):
            new(seats)


def test_a_position_needs_no_setup() -> None:
    assert asked(position("A.hand: F1")) == ("A", "cast_step")
