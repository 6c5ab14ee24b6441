"""What bots hold a position of Mage Wars to be worth: the work left until a win condition holds."""

from __future__ import annotations

from typing import Any

import pytest

from spellhall import Game
from spellhall.bots import Seat, make_bot
from spellhall.bots.judge import judge_of
from spellhall.games.magewars.evaluate import work_left
from spellhall.games.magewars.state import MageWars
from tests.games.magewars.tools import Table, almost, asked, new, offered, winners

WORK = [
    # Towers that nobody has begun take 8 cards each, a special one 9; one in hand takes 6
    ("lyla derek", {}, 8 + 8 + 9),
    ("lyla derek", {"structures": ["tower_of_air", "tower_of_bones"]}, 8 + 8),
    ("lyla derek", {"structures": ["tower_of_earth", "tower_of_fire", "tower_of_grace"]}, 9),
    ("lyla derek", {"structures": ["tower_of_air"], "hands": {0: ["tower_of_fire", "tower_of_bones"]}}, 6 + 8),
    ("lyla derek", {"structures": ["tower_of_earth", "tower_of_fire"], "hands": {0: ["tower_of_grace"]}}, 9),
    ("lyla derek garnick taren winter", {}, 8 + 8 + 9),
    # Each health card of those who must die is a card's worth of attacks; in a duel they must die twice
    ("ahman lyla", {"health": {1: 5}}, 5 + 9 + 4),
    ("ahman lyla", {"health": {1: 5}, "marks": [0, 1]}, 5 + 4),
    ("ahman lyla taren", {"health": {1: 3, 2: 4}, "marks": [0, 1, 0], "deeds": {0: {"returns": 1}}}, 4),
    ("schlakk lyla taren", {"health": {1: 3, 2: 4}}, 7),
    ("schlakk lyla taren", {"health": {1: 9, 2: 9}, "deeds": {0: {"fires": 3}}}, 5),
    ("eldar derek lyla", {"health": {1: 5}}, 5 + 5 + 8 + 8),
    # Levels, what is kept, deeds; less what is under way
    ("winter lyla", {}, 5 + 8 + 9),
    ("winter lyla", {"levels": {0: ["ritual_acolyte"]}}, 8 + 9),
    ("argyle derek lyla", {"levels": {0: ["ritual_acolyte"]}}, 5),
    ("argyle derek lyla", {"levels": {0: ["ritual_acolyte"]}, "hands": {0: ["immunity enchanted"]}}, 5 * (1 - 0.4)),
    ("taren derek", {"kept": {0: ["horse"]}, "structures": ["library", "tower_of_fire"]}, 4),
    (
        "taren derek",
        {"kept": {0: ["horse"]}, "crafts": {0: [almost("cobra")]}, "structures": ["library", "tower_of_fire"]},
        4 * (1 - 0.9 * 0.5),
    ),
    (
        "taren derek",
        {"kept": {0: ["horse"]}, "crafts": {0: [almost("bamboo")]}, "structures": ["library", "tower_of_fire"]},
        4,
    ),
    ("garnick derek", {"kept": {0: ["bamboo"]}, "structures": ["library"], "hands": {0: ["briars"]}}, 4 * (1 - 0.25)),
    ("grelda derek", {"deeds": {0: {"wishes": 2}}, "structures": ["tower_of_grace"]}, 2 * 3),
    ("shurpi derek", {"permanents": {0: ["mana", "seeds"]}, "kept": {0: ["sword", "jaguar"]}}, 3.5),
    ("derek lyla", {"structures": ["tower_of_bones"], "hands": {0: ["forest_friends"]}}, 6 * (2 - 0.4)),
    ("helga lyla", {"structures": ["tower_of_bones", "library", "tower_of_fire"], "kept": {0: ["cat"]}}, 6 * (2 - 0.4)),
]


def work_of_first(g: Game) -> float:
    """The work that the first seat has left where there is no building site."""
    assert isinstance(g.state, MageWars)
    return work_left(g.state, 0, [])


@pytest.mark.parametrize(("mages", "more", "work"), WORK)
def test_the_work_left(mages: str, more: dict[str, Any], work: float) -> None:
    assert work_of_first(new(mages, **more)) == pytest.approx(work)


def test_only_who_is_dead_now_counts_where_that_is_the_rule() -> None:
    g = new("schlakk lyla taren", {"destroyed": "now"}, health={1: 3, 2: 4}, marks=[0, 1, 0])
    assert work_of_first(g) == 7


def part(mages: str, **more: Any) -> float:
    """The part of the first seat in the chances."""
    g = new(mages, **more)
    return judge_of(g.info)(g.state)[0]


def test_a_building_site_helps_whom_its_tower_helps_the_fuller_the_better() -> None:
    half = {"card": "tower_of_earth", "slots": ["free", "free", "free", "open", "open"]}
    bare = part("lyla taren ahman", structures=["tower_of_air"], sites=[almost("library")])
    begun = part("lyla taren ahman", structures=["tower_of_air"], sites=[half])
    nearly = part("lyla taren ahman", structures=["tower_of_air"], sites=[almost("tower_of_earth")])
    evil = part("lyla taren derek", structures=["tower_of_air"], sites=[almost("tower_of_bones")])
    assert evil < bare < begun < nearly


def test_a_locked_site_and_a_hand_that_does_not_fit_are_worth_less() -> None:
    site = {"card": "tower_of_earth", "slots": ["free", "free", "open", "free", "free"]}  # Gem or Gold
    table: Table = {"structures": ["tower_of_air"], "sites": [site]}
    assert part("lyla ahman", hands={0: ["gold"]}, **table) > part("lyla ahman", hands={0: ["silver"]}, **table)
    locked: Table = {**table, "sites": [{**site, "lock": True}]}
    assert part("lyla ahman", **table) > part("lyla ahman", **locked)


@pytest.mark.parametrize("seed", range(5))
def test_greedy_finishes_the_tower_with_which_it_wins(seed: int) -> None:
    table: Table = {"structures": ["tower_of_air", "tower_of_fire"], "sites": [almost("tower_of_earth")]}
    g = new("lyla taren derek", hands={0: ["wild", "silver", "cat"]}, **table)
    bot = make_bot("greedy", seed)
    while g.decision and asked(g)[0] == 1:
        g.play(bot.choose(Seat(g)))
    assert winners(g) == [1]


@pytest.mark.parametrize("seed", range(5))
def test_greedy_does_not_finish_the_tower_with_which_another_wins(seed: int) -> None:
    """MW-E7: Ahman could finish the third tower, and Lyla would win."""
    table: Table = {"structures": ["tower_of_air", "tower_of_fire"], "sites": [almost("tower_of_earth")]}
    g = new("ahman lyla derek", hands={0: ["wild", "silver", "cat"]}, **table)
    bot = make_bot("greedy", seed)
    while asked(g)[0] == 1:
        g.play(bot.choose(Seat(g)))
    assert g.result is None


WAYS: list[tuple[str, dict[str, Any]]] = [
    ("grelda lyla derek", {"crafts": {0: ["gust"]}, "deeds": {0: {"wishes": 4}}, "structures": ["tower_of_grace"]}),
    ("shurpi lyla derek", {"crafts": {0: ["sword"]}, "kept": {0: ["jaguar", "cat"]}, "permanents": {0: ["mana", "seeds", "dragons_horde"]}}),
    ("taren lyla derek", {"crafts": {0: ["cobra"]}, "kept": {0: ["eagle"]}, "structures": ["tower_of_fire"]}),
    ("schlakk lyla derek", {"crafts": {0: ["fireball"]}, "kept": {1: ["owl"]}, "deeds": {0: {"fires": 3}}}),
    ("helga lyla derek", {"kept": {0: ["cat"]}, "piles": {"mystic": ["paralysis"]}, "deeds": {0: {"curses": 2}},
                          "structures": ["tower_of_bones", "tower_of_fire"]}),
]  # fmt: skip


@pytest.mark.parametrize(("mages", "more"), WAYS)
def test_greedy_goes_its_own_way_to_the_end(mages: str, more: dict[str, Any]) -> None:
    """What is needed to win lies before it; whoever is cursed lets it happen."""
    g = new(mages, hands={0: ["wild", "silver", "gold", "element_fire"]}, **more)
    bot = make_bot("greedy", 1)
    while g.decision and g.view(None)["status"]["turn"] == 0:
        g.play(bot.choose(Seat(g)) if asked(g)[0] == 1 else offered(g)[0])
    assert winners(g) == [1]
