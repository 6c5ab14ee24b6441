"""What a designer wants to know of a game of Mage Wars, and in which range. (Section 7 of the rules)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellhall.engine.facts import Fact, Facts, Wanted
from spellhall.engine.steps import News
from spellhall.games.magewars.mages import MAGES
from spellhall.games.magewars.pack import TYPE
from spellhall.games.magewars.rules.numbers import alignment, level
from spellhall.games.magewars.rules.winning import missing_steps
from spellhall.games.magewars.state import HEALTH, MageWars
from spellhall.games.magewars.terms import ALIGNMENTS, STRUCTURE


def of_seats(s: MageWars) -> list[dict[str, Fact]]:
    return [
        {
            "mage": MAGES[s.mage[seat]].id,
            "alignment": ALIGNMENTS[alignment(s, seat)].lower(),
            "level": level(s, seat),
            "missing_steps": missing_steps(s, seat),
        }
        for seat in range(s.seats)
    ]


def of_game(s: MageWars, told: Sequence[News]) -> dict[str, Fact]:
    assert s.result is not None
    kinds = [kind for _, kind, _ in told]
    by_limit = "limit" in kinds
    turns = kinds.count("turn")
    return {
        "way": "limit" if by_limit else MAGES[s.mage[s.result.winners[0]]].id,
        "turns": turns,
        "rounds": s.turns // s.seats + (not by_limit),
        "structures": sum(TYPE[about[1]] == STRUCTURE for _, kind, about in told if kind == "completed"),
        "curses_per_turn": kinds.count("cursed") / turns,
    }


def turns(s: MageWars) -> int:
    return s.turns


def standing(s: MageWars) -> list[int]:
    """As the round limit judges: missing steps, then Level, then health. (MW-R47)"""
    return [
        -10000 * missing_steps(s, seat) + 100 * level(s, seat) + len(s.zones[HEALTH[seat]]) for seat in range(s.seats)
    ]


FACTS: Final = Facts(
    of_seats=of_seats,
    of_game=of_game,
    turns=turns,
    standing=standing,
    cards={
        "you_drew": ("drawn", "card"),
        "fate": ("drawn", "card"),
        "began": ("begun", "card"),
        "completed": ("completed", "card"),
        "kept": ("kept", "card"),
        "used": ("used", "card"),
        "used_once": ("used", "card"),
        "challenge": ("played", "card"),
        "cursed": ("suffered", "card"),
    },
    counts={"died": "deaths", "returned": "returns", "attacked": "attacks", "completed": "crafts", "cursed": "curses"},
    wanted=(
        Wanted(what="rounds, mean", of="mean rounds", low=7, high=13),
        Wanted(what="rounds, 10th percentile", of="p10 rounds", low=4, high=18),
        Wanted(what="rounds, 90th percentile", of="p90 rounds", low=4, high=18),
        Wanted(what="games decided by the round limit", of="games way=limit", high=0.02),
        Wanted(what="each mage, in fair shares", of="share mage", low=0.5, high=1.7, times_seats=True),
        Wanted(
            what="Good, Neutral and Evil, in fair shares", of="share alignment", low=0.7, high=1.4, times_seats=True
        ),
        Wanted(what="first seat, two players", of="share place=1", low=0.45, high=0.60, seats=(2,)),
        Wanted(
            what="each seat, in fair shares",
            of="share place",
            low=0.75,
            high=1.3,
            seats=(3, 4, 5, 6),
            times_seats=True,
        ),
        Wanted(what="deaths per player and game", of="per_seat deaths", low=0.5, high=1.2),
        Wanted(what="Structures completed per game", of="mean structures", low=2.5, high=6),
        Wanted(what="Curses hitting per turn", of="mean curses_per_turn", high=0.7),
    ),
)
