"""Before the first turn: ML-8 to ML-16, ML-65 to ML-69, ML-R2 to ML-R5, ML-R8."""

from __future__ import annotations

from collections import Counter

import pytest

import spellhall
from spellhall import BadSetup
from tests.games.magelight import rulebook
from tests.games.magelight.tools import (
    FIVE,
    FOUR,
    SIX,
    asked,
    at,
    count,
    counters,
    cover,
    flags,
    has_zone,
    new,
    news,
    offered,
    power,
    role,
    status,
    table,
    wander,
)

GUILD = {"archmage", "archivist", "healer", "warden", "diviner", "quartermaster"}


@pytest.mark.rule("ML-8", "ML-9", "ML-10")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_the_table_at_the_start(seats: int) -> None:
    g = new(seats, turn="P1", round=1, board={"P1": "librarian"})  # P1 is asked before anything is drawn
    assert asked(g) == "P1 ally_may"
    assert power(g) == [3] * seats
    for seat in range(seats):
        assert counters(g, f"P{seat + 1}") == {"power": 3, "actions": 0, "mana": 0}
        assert count(g, f"hand{seat}") == count(g, f"storage{seat}") == 0
        assert count(g, f"board{seat}") == (seat == 0)
    assert (count(g, "deck"), count(g, "discard"), count(g, "burned"), count(g, "stack")) == (99, 0, 0, 0)
    assert status(g)[:2] == (1, "P1")


@pytest.mark.rule("ML-65")
@pytest.mark.parametrize("seats", [3, 7])
def test_four_to_six_play(seats: int) -> None:
    with pytest.raises(BadSetup, match="4 to 6"):
        spellhall.new("magelight", seats)


@pytest.mark.rule("ML-2", "ML-11", "ML-66", "ML-67", "ML-68", "ML-R2")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_roles_dealt(seats: int) -> None:
    row = next(row for row in rulebook.table("Roles by number of players") if row["Players"] == str(seats))
    spies = row["Infiltrator cards dealt"].split(", ")
    guildmages = int(row["Guildmage cards dealt (at random out of the six)"])
    names = {card.id: card.name for card in spellhall.game_info("magelight").cards}
    for seed in range(12):
        g = new(seats, seed)
        held = [role(g, f"P{seat + 1}", f"P{seat + 1}") for seat in range(seats)]
        guild = [each for each in held if each in GUILD]
        assert len(set(held)) == seats
        assert len(guild) == guildmages > seats / 2
        assert sorted(names[each] for each in held if each and each not in GUILD) == sorted(spies)
        for anybody in (None, "P1", "P2"):
            assert [names[spy] for spy in table(g, anybody)["infiltrators"]] == spies


@pytest.mark.rule("ML-11", "ML-69")
def test_roles_and_covers_are_dealt_evenly() -> None:
    spymaster: Counter[int] = Counter()
    guild: Counter[str | None] = Counter()
    covers: Counter[str | None] = Counter()
    games = 600
    for seed in range(games):
        g = new(4, seed)
        roles = [role(g, f"P{seat + 1}", f"P{seat + 1}") for seat in range(4)]
        at_seat = roles.index("spymaster")
        spymaster[at_seat] += 1
        guild.update(each for each in roles if each != "spymaster")
        covers[cover(g, f"P{at_seat + 1}")] += 1
    assert all(abs(spymaster[seat] - games / 4) < 55 for seat in range(4))  # five standard deviations
    assert all(abs(guild[each] - games / 2) < 65 for each in GUILD)
    assert all(abs(covers[each] - games / 6) < 50 for each in GUILD)


@pytest.mark.rule("ML-12", "ML-13", "ML-58", "ML-R4")
def test_the_night() -> None:
    """Everybody knows their own role, Infiltrators each other as players, Guildmages nothing."""
    g = at(6, options={"first_player": "0"}, turn="P1")
    for seat in range(6):
        me = f"P{seat + 1}"
        for other in range(6):
            assert role(g, f"P{other + 1}", me) == (SIX[me] if other == seat else None)
        known = [f"P{other + 1}" for other in range(6) if "infiltrator" in flags(g, f"P{other + 1}", me)]
        assert known == (["P5", "P6"] if me in ("P5", "P6") else [])
    assert not any("infiltrator" in flags(g, f"P{seat + 1}") for seat in range(6))
    assert news(g, "teammate", "P5") == [{"seat": 5}]
    assert news(g, "teammate", "P6") == [{"seat": 4}]
    assert all(not news(g, "teammate", f"P{seat}") for seat in (1, 2, 3, 4))


@pytest.mark.rule("ML-R4")
def test_a_lone_infiltrator_is_told_so() -> None:
    g = at(4, turn="P1")
    assert news(g, "alone", "P4") == [{}]
    assert all(news(g, "alone", f"P{seat}") == [] for seat in (1, 2, 3))
    assert [f"P{seat}" for seat in (1, 2, 3, 4) if "infiltrator" in flags(g, f"P{seat}", "P4")] == ["P4"]


@pytest.mark.rule("ML-14", "ML-R4")
def test_a_restart_deals_all_roles_anew() -> None:
    """The night cannot fail; who restarts gets another deal."""
    deals = {tuple(role(new(5, seed), f"P{p}", f"P{p}") for p in range(1, 6)) for seed in range(8)}
    assert len(deals) > 4


@pytest.mark.rule("ML-12", "ML-R8")
def test_nobody_is_ever_offered_to_show_their_role_or_cards_of_their_own_accord() -> None:
    """Only cards make somebody reveal or show: an Inquisitor, a Truth Stone, a SECRET artifact."""
    seen = set()
    for seed in range(6):
        g = new(5, seed)
        for _ in wander(g, seed):
            if g.decision is not None and any("show" in move or "reveal" in move for move in offered(g)):
                seen.add(g.decision.name)
    assert seen <= {"inquisitor", "truth_stone", "secret"}
    assert "secret" in seen


@pytest.mark.rule("ML-69", "ML-68")
@pytest.mark.parametrize(("seats", "roles"), [(4, FOUR), (5, FIVE), (6, SIX)])
def test_covers_are_guildmages_that_nobody_is(seats: int, roles: dict[str, str]) -> None:
    for seed in range(8):
        g = new(seats, seed, role=roles)
        spies = [player for player, each in roles.items() if each not in GUILD]
        covers = [cover(g, spy) for spy in spies]
        assert len(set(covers)) == len(spies)
        assert set(covers) <= GUILD - set(roles.values())
        for spy in spies:
            for other in roles:
                assert has_zone(g, f"cover{int(spy[1]) - 1}", other) is (other == spy)
            assert not has_zone(g, f"cover{int(spy[1]) - 1}")


@pytest.mark.rule("ML-15", "ML-R5")
def test_the_first_player_is_drawn_or_chosen() -> None:
    firsts: Counter[str] = Counter()
    for seed in range(300):
        g = spellhall.new("magelight", 5, seed)
        firsts[status(g)[1]] += 1
    assert all(abs(firsts[f"P{p}"] - 60) < 35 for p in range(1, 6))
    for seat in range(5):
        g = new(5, options={"first_player": seat})
        assert status(g)[1] == f"P{seat + 1}"
        assert flags(g, f"P{seat + 1}") == ["first_player"]
    with pytest.raises(BadSetup, match="first_player cannot be 5"):
        new(5, options={"first_player": 5})


@pytest.mark.rule("ML-16", "ML-29", "ML-R27")
@pytest.mark.parametrize(("seats", "first"), [(4, 0), (5, 3), (6, 5)])
def test_turns_pass_to_the_left_and_nobody_is_skipped(seats: int, first: int) -> None:
    g = new(seats, options={"first_player": first})
    turns = [(item["seat"], item["round"]) for item in news(g, "turn")]
    for _ in wander(g, 2):
        pass
    turns = [(item["seat"], item["round"]) for item in news(g, "turn")]
    assert turns == [((first + n) % seats, 1 + n // seats) for n in range(len(turns))]
    assert len(turns) > 2 * seats
    assert 0 in power(g), "somebody at 0 Power had turns too"
