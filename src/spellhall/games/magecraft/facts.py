"""What a designer wants to know of a game of Magecraft, and in which range. (Section 7 of the rules)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellhall.engine.facts import Fact, Facts, Wanted
from spellhall.engine.steps import News
from spellhall.games.magecraft.cards import CHARACTERS
from spellhall.games.magecraft.state import Magecraft, participants


def of_seats(s: Magecraft) -> list[dict[str, Fact]]:
    return [
        {"character": CHARACTERS[s.characters[seat]].id, "hp": len(s.hp[seat]), "shields": len(s.shields[seat])}
        for seat in range(s.seats)
    ]


def of_game(s: Magecraft, told: Sequence[News]) -> dict[str, Fact]:
    kinds = [kind for _, kind, _ in told]
    way = "quiet" if "quiet_end" in kinds else "last_standing" if len(participants(s)) == 1 else "score"
    return {"way": way, "turns": kinds.count("turn"), "rounds": s.round, "eliminated": kinds.count("eliminated")}


def turns(s: Magecraft) -> int:
    return s.round * s.seats + s.turn


def standing(s: Magecraft) -> list[int]:
    """The gems scored; the HP decide between equals."""
    return [100 * len(s.score[seat]) + len(s.hp[seat]) for seat in range(s.seats)]


FACTS: Final = Facts(
    of_seats=of_seats,
    of_game=of_game,
    turns=turns,
    standing=standing,
    cards={"learns": ("learned", "spell"), "cast": ("played", "spell"), "mastered": ("mastered", "spell")},
    counts={
        "learns": "spells_learned",
        "cast": "spells_cast",
        "used_cantrip": "cantrips",
        "revises": "revisions",
        "hit": "hits",
        "healed_over": "healed_over",
        "vanished": "vanished",
    },
    wanted=(
        Wanted(what="duel, seat 1 wins", of="rate place=1", low=0.45, high=0.60, seats=(2,)),
        Wanted(what="3 players, each seat", of="rate place", low=0.26, high=0.41, seats=(3,)),
        Wanted(what="4 players, each seat", of="rate place", low=0.17, high=0.33, seats=(4,)),
        Wanted(
            what="duel, each character against the field",
            of="rate character",
            low=0.42,
            high=0.58,
            seats=(2,),
            bots="sensible",
        ),
        Wanted(what="duel, median rounds", of="median rounds", low=6, high=12, seats=(2,), bots="sensible"),
        Wanted(
            what="duel, won as last one standing",
            of="games way=last_standing",
            low=0.15,
            high=0.50,
            seats=(2,),
            bots="sensible",
        ),
        Wanted(what="games with a quiet end (MC-R53)", of="games way=quiet", high=0.02, bots="sensible"),
        Wanted(
            what="duel, players who learned a given Academy spell",
            of="rate learned",
            low=0.36,
            high=0.65,
            seats=(2,),
            bots="sensible",
        ),
    ),
)
