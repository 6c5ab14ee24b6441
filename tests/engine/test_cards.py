"""Who knows which card: the masks against a model that thinks in possible worlds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import ClassVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spellhall.engine.cards import (
    UNDRAWN,
    Cards,
    Face,
    Zone,
    copy_cards,
    count,
    enter,
    faces,
    faces_told,
    find,
    kinds_in,
    leave,
    leave_all,
    move,
    move_all,
    redeal,
    show,
    total,
    undraw,
)
from spellhall.engine.looking import Looker
from spellhall.engine.sight import Sight, lying
from spellhall.engine.steps import EVERYONE, SPECTATOR, bit
from spellhall.engine.views import ZoneView

SEATS = 3
OPEN = 3
TOP = 4
FACES = tuple(Face(id=name, name=name.capitalize(), deck="test", text="") for name in ("ant", "bee", "cat"))


class Hands(Cards):
    """Three hands, an open pile and the top of a deck."""

    __slots__ = ()

    layouts: ClassVar = {
        SEATS: (
            *(Zone(id=f"hand{n}", kind="hand", owner=n, sees=bit(n)) for n in range(SEATS)),
            Zone(id="open", kind="pile", sees=EVERYONE),
            Zone(id="top", kind="pile", ordered=True),
        )
    }


def table(*hands: Sequence[int]) -> Hands:
    s = Hands()
    s.lay_table(SEATS)
    for seat, hand in enumerate(hands):
        for kind in hand:
            enter(s, kind, seat)
    return s


def knows(s: Hands, seat: int, zone: int) -> Counter[int]:
    """What the masks say a seat knows of a zone."""
    return Counter(s.kind[card] for card in s.zones[zone] if s.seen[card] & bit(seat))


World = tuple[tuple[int, ...], ...]


class Thinker:
    """A perfect reasoner: all deals that fit what one seat has seen."""

    def __init__(self, seat: int, worlds: set[World]) -> None:
        self.seat = seat
        self.worlds = worlds

    def saw(self, zone: int, content: tuple[int, ...]) -> None:
        self.worlds = {world for world in self.worlds if world[zone] == content}

    def moved(self, source: int, target: int, kind: int | None) -> None:
        """A card moved; None: the thinker does not see which."""
        after = set()
        for world in self.worlds:
            for candidate in set(world[source]) if kind is None else {kind} & set(world[source]):
                zones = [list(zone) for zone in world]
                zones[source].remove(candidate)
                zones[target] = sorted([*zones[target], candidate])
                after.add(tuple(map(tuple, zones)))
        self.worlds = after

    def certain(self, zone: int) -> Counter[int]:
        """What lies in the zone in every world."""
        contents = [Counter(world[zone]) for world in self.worlds]
        sure = contents[0]
        for content in contents[1:]:
            sure &= content
        return sure


def all_deals(bag: list[int], sizes: list[int]) -> set[World]:
    if not sizes:
        return {((),)}
    from itertools import combinations

    deals = set()
    for chosen in set(combinations(range(len(bag)), sizes[0])):
        rest = [kind for at, kind in enumerate(bag) if at not in chosen]
        hand = tuple(sorted(bag[at] for at in chosen))
        deals |= {(hand, *others) for others in all_deals(rest, sizes[1:])}
    return deals


@settings(max_examples=300, deadline=None)
@given(st.randoms(use_true_random=False), st.integers(3, 12))
def test_the_masks_never_claim_more_than_anybody_can_know(rng: Random, length: int) -> None:
    """Looks, secret passes and open plays among three hands of cards with copies: whatever a mask
    says a seat knows is true in every world that the seat can think of."""
    bag = [0, 0, 0, 1, 1, 2, 2]
    rng.shuffle(bag)
    s = table(bag[:2], bag[2:4], bag[4:6])
    thinkers = [Thinker(seat, all_deals(sorted(bag), [2, 2, 2])) for seat in range(SEATS)]

    def contents(zone: int) -> tuple[int, ...]:
        return tuple(sorted(s.kind[card] for card in s.zones[zone]))

    for thinker in thinkers:
        thinker.saw(thinker.seat, contents(thinker.seat))
    for _ in range(length):
        seat = rng.randrange(SEATS)
        other = (seat + rng.randrange(1, SEATS)) % SEATS
        action = rng.choice(["look", "pass", "pass", "play"])
        if action == "look":
            show(s, s.zones[other], bit(seat))
            thinkers[seat].saw(other, contents(other))
        elif s.zones[seat]:
            card = rng.choice(s.zones[seat])
            kind = s.kind[card]
            target = other if action == "pass" else OPEN
            move(s, find(s, kind, seat), seat, target)
            for thinker in thinkers:
                sees = action == "play" or thinker.seat in (seat, other)
                thinker.moved(seat, target, kind if sees else None)
        for thinker in thinkers:
            for zone in range(OPEN):
                claimed = knows(s, thinker.seat, zone)
                assert claimed <= thinker.certain(zone), (thinker.seat, zone, claimed, thinker.certain(zone))
            assert knows(s, thinker.seat, thinker.seat) == Counter(contents(thinker.seat)), "one knows one's own hand"


def test_giver_and_receiver_know_what_was_passed_the_third_loses_track() -> None:
    s = table([0, 1], [2], [2])
    show(s, s.zones[0], bit(2))
    move(s, find(s, 1, 0), 0, 1)
    assert knows(s, 0, 1) == Counter([1])
    assert knows(s, 1, 1) == Counter([1, 2])
    assert knows(s, 2, 0) == knows(s, 2, 1) == Counter()


def test_the_only_card_of_a_hand_can_be_followed() -> None:
    s = table([0], [1], [2])
    show(s, s.zones[0], bit(2))
    move(s, s.zones[0][0], 0, 1)
    assert knows(s, 2, 1) == Counter([0])


def test_a_known_top_card_can_be_followed_into_a_hand() -> None:
    s = table([], [], [])
    first, second = enter(s, 0, TOP, shown=bit(2)), enter(s, 1, TOP, shown=bit(2))
    move(s, first, TOP, 0)
    assert knows(s, 2, 0) == Counter([0]), "all can see that the top card went, and 2 knew it"
    assert s.seen[second] == bit(2)
    assert knows(s, 1, 0) == Counter()


def test_an_open_card_is_known_to_all_and_stays_so_in_a_row() -> None:
    s = table([0, 1], [], [])
    card = find(s, 0, 0)
    move(s, card, 0, OPEN)
    assert s.seen[card] & EVERYONE == EVERYONE
    assert s.seen[card] & SPECTATOR


def test_a_card_back_in_the_bag_loses_its_number() -> None:
    s = table([0, 1], [], [])
    show(s, s.zones[0], bit(1))
    card = find(s, 0, 0)
    assert leave(s, card, 0) == 0
    assert knows(s, 1, 0) == Counter(), "1 cannot tell which of the two went"
    assert enter(s, 2, 1) == card
    assert s.seen[card] == bit(1)


def test_a_whole_zone_moves_in_its_order_and_nobody_loses_sight_of_it() -> None:
    s = table([0, 1], [2])
    show(s, s.zones[0][:1], bit(2))
    cards = s.zones[0]
    move_all(s, 0, 1)
    assert s.zones[0] == ()
    assert faces(s, s.zones[1]) == (2, 0, 1)
    assert [s.seen[card] for card in cards] == [bit(0) | bit(1) | bit(2), bit(0) | bit(1)]
    move_all(s, 1, TOP, shown=SPECTATOR)
    assert all(s.seen[card] & SPECTATOR for card in s.zones[TOP])
    move_all(s, TOP, OPEN)
    assert all(s.seen[card] == EVERYONE for card in s.zones[OPEN])


def test_a_whole_zone_goes_back_into_a_bag() -> None:
    s = table([2, 0], [1])
    gone = s.zones[0]
    assert leave_all(s, 0) == [2, 0]
    assert s.zones[0] == ()
    assert sorted(s.spare) == sorted(gone)
    assert all(s.kind[card] == UNDRAWN and not s.seen[card] for card in gone)
    assert enter(s, 1, OPEN) in gone


def test_counting_cards() -> None:
    s = table([1, 0, 1])
    assert [count(s, kind, 0) for kind in range(3)] == [1, 2, 0]
    assert total(s, 0, (10, 1, 100)) == 12
    assert total(s, 1, (10, 1, 100)) == 0
    assert faces(s, s.zones[0]) == (1, 0, 1)
    assert faces_told(s, s.zones[0]) == ()
    s.news = []
    assert faces_told(s, s.zones[0]) == (1, 0, 1)


def test_a_copy_is_independent_whoever_writes_it() -> None:
    """By the engine for all slots, or its part for a game that writes its own."""
    s = table([1, 0], [2])
    s.news = []
    by_hand = Hands()
    copy_cards(s, by_hand)
    for c in (s.copy(), by_hand):
        assert c.news is None
        assert all(getattr(c, name) == getattr(s, name) for name in Cards.__slots__)
        move(c, c.zones[0][0], 0, OPEN)
        leave_all(c, 1)
        c.stack.append((print, ()))
        assert (s.zones[0], s.zones[OPEN], s.spare, s.stack) == ((0, 1), (), [], [])
        assert s.kind == [1, 0, 2]


def test_finding_cards() -> None:
    s = table([2, 0, 2], [], [])
    assert kinds_in(s, 0) == [0, 2]
    assert find(s, 2, 0) == 0
    with pytest.raises(LookupError):
        find(s, 1, 0)


@given(st.randoms(use_true_random=False))
def test_redeal_keeps_what_is_known_and_the_cards_there_are(rng: Random) -> None:
    s = table([0, 1], [2, 0], [1])
    show(s, s.zones[1][:1], bit(0))
    bag = [0, 1, 2]
    before = Counter(s.kind) + Counter(bag)
    own, seen = s.kind[:2], s.kind[2]
    redeal(s, range(5), bag, bit(0), rng)
    assert Counter(s.kind) + Counter(bag) == before
    assert (s.kind[:2], s.kind[2]) == (own, seen)


def test_redeal_reaches_every_deal() -> None:
    found = set()
    for seed in range(200):
        s, bag = table([0], [1], [2]), [0]
        redeal(s, range(3), bag, bit(0), Random(seed))
        found.add((s.kind[1], s.kind[2], bag[0]))
    assert found == {(1, 2, 0), (2, 1, 0), (0, 1, 2), (0, 2, 1), (1, 0, 2), (2, 0, 1)}


def test_redeal_is_even() -> None:
    """Each of four places gets each of four faces about as often."""
    counts = [Counter[int]() for _ in range(4)]
    rng = Random(1)
    for _ in range(8000):
        s, bag = table([], [0, 1], [2]), [3]
        redeal(s, range(3), bag, bit(0), rng)
        for place, kind in enumerate([*s.kind, *bag]):
            counts[place][kind] += 1
    assert all(1850 < counts[place][kind] < 2150 for place in range(4) for kind in range(4)), counts


def test_a_card_can_be_shown_as_it_moves() -> None:
    s = table([0, 1], [], [])
    card = find(s, 0, 0)
    move(s, card, 0, 1, shown=bit(2))
    assert s.seen[card] == bit(0) | bit(1) | bit(2)


def test_undraw_gives_unknown_faces_back_to_chance() -> None:
    s, bag = table([0], [1], [2]), [0]
    undraw(s, range(3), bag, bit(0))
    assert s.kind == [0, UNDRAWN, UNDRAWN]
    assert sorted(bag) == [0, 1, 2]


SIGHT: Sight[Hands] = Sight(
    phases=("play",),
    phase=lambda _: "play",
    round=lambda _: 1,
    turn=lambda _: 0,
    places=(lying("hand{}", FACES), lying("open", FACES), lying("top", FACES)),
)


def seen(s: Hands, zone: int, seat: int) -> ZoneView:
    return Looker(SIGHT, SEATS, Hands.layouts[SEATS]).look(s, seat)["zones"][zone]


def test_a_hidden_card_has_no_identity_in_a_view() -> None:
    s = table([1, 0, 1], [], [])
    hidden = seen(s, 0, 1)
    assert hidden["cards"] == [{"face": None}] * 3
    assert hidden["count"] == 3
    own = seen(s, 0, 0)
    assert [card["id"] for card in own["cards"]] == ["hand0.ant.0", "hand0.bee.0", "hand0.bee.1"]
    enter(s, 2, TOP, shown=bit(1))
    assert seen(s, TOP, 0)["cards"] == [{"id": "top.0", "face": None}]
    assert seen(s, TOP, 1)["cards"] == [{"id": "top.0", "face": "cat"}]
