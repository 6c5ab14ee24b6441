"""What a designer wants to know of a game of Magelight, and in which range. (Section 7 of the rules)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellhall.engine.facts import Fact, Facts, Wanted
from spellhall.engine.steps import News
from spellhall.games.magelight.cards import IDS
from spellhall.games.magelight.state import Magelight, is_spy


def of_seats(s: Magelight) -> list[dict[str, Fact]]:
    return [
        {
            "team": "infiltrators" if is_spy(s, seat) else "guildmages",
            "role": IDS[s.role[seat]],
            "revealed": s.revealed[seat],
            "power": s.power[seat],
        }
        for seat in range(s.seats)
    ]


def of_game(s: Magelight, told: Sequence[News]) -> dict[str, Fact]:
    assert s.result is not None
    return {
        "way": s.result.reason,
        "winning_team": "infiltrators" if is_spy(s, s.result.winners[0]) else "guildmages",
        "turns": sum(kind == "turn" for _, kind, _ in told),
        "rounds": s.round,
        "wildfire": s.round >= s.wildfire,
    }


def turns(s: Magelight) -> int:
    return s.round * s.seats + (s.turn - s.first) % s.seats


def standing(s: Magelight) -> list[float]:
    """The Power of one's team, by head."""
    spies = [seat for seat in range(s.seats) if is_spy(s, seat)]
    guild = [seat for seat in range(s.seats) if seat not in spies]
    of_spies = sum(s.power[seat] for seat in spies) / len(spies)
    of_guild = sum(s.power[seat] for seat in guild) / len(guild)
    return [of_spies if seat in spies else of_guild for seat in range(s.seats)]


FACTS: Final = Facts(
    of_seats=of_seats,
    of_game=of_game,
    turns=turns,
    standing=standing,
    cards={
        "you_drew": ("drawn", "card"),
        "played": ("played", "card"),
        "burned": ("burned", "card"),
        "activated": ("used", "card"),
        "you_stored": ("stored", "card"),
        "you_passed": ("passed", "cards"),
    },
    counts={"revealed_role": "unmasked", "showed_role": "shown", "lost_power": "losses_of_power"},
    wanted=(
        Wanted(
            what="Guildmages win, 5 players",
            of="games winning_team=guildmages",
            low=0.45,
            high=0.62,
            seats=(5,),
            bots="sensible",
        ),
        Wanted(
            what="Guildmages win, 4 and 6 players",
            of="games winning_team=guildmages",
            low=0.45,
            high=0.67,
            seats=(4, 6),
            bots="sensible",
        ),
        Wanted(what="won by Dark Day (ML-59)", of="games way=dark_day", low=0.08, bots="sensible"),
        Wanted(what="won by unmasking (ML-61)", of="games way=unmasked", low=0.08, bots="sensible"),
        Wanted(what="won by burning out (ML-63)", of="games way=burned_out", low=0.08, bots="sensible"),
        Wanted(
            what="won by all Guildmages down (ML-60)",
            of="games way=guild_down",
            low=0.04,
            high=0.25,
            seats=(5,),
            bots="sensible",
        ),
        Wanted(
            what="win rate of any seat, from the mean",
            of="rate seat",
            low=-0.10,
            high=0.10,
            around="rate",
            bots="sensible",
        ),
        Wanted(what="median length in turns", of="median turns", low=20, high=50, bots="sensible"),
        Wanted(what="games that reach Wildfire", of="games wildfire=True", high=0.05, bots="sensible"),
    ),
)
