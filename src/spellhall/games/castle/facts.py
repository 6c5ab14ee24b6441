"""What a designer wants to know of a game of Castle of Magic, and in which range. (Section 7 of the rules)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellhall.engine.cards import UNDRAWN
from spellhall.engine.facts import Fact, Facts, Wanted
from spellhall.engine.steps import News
from spellhall.games.castle.cards import CHARACTERS, COUNTRIES, FACTIONS, OUTCOMES
from spellhall.games.castle.casting import active_by_country, claims, consequence, control, present_ritual, score
from spellhall.games.castle.state import FIRST_CHARACTER, FIRST_OUTCOME, Castle

BANISHED: Final = 0


def of_seats(s: Castle) -> list[dict[str, Fact]]:
    cards = [CHARACTERS[kind] for kind in s.kind[FIRST_CHARACTER:]]
    return [
        {
            "role": card.role,
            "character": card.id,
            "faction": "none" if card.faction is None else FACTIONS[card.faction],
            "wizard_of_faction": FACTIONS[card.faction or 0] if card.role == "wizard" else "",
            "wizard_of_country": COUNTRIES[card.country or 0] if card.role == "wizard" else "",
        }
        for card in cards
    ]


def of_game(s: Castle, told: Sequence[News]) -> dict[str, Fact]:
    assert s.result is not None
    return {
        "way": OUTCOMES[s.kind[FIRST_OUTCOME + present_ritual(s)]].id,
        "turns": s.turns + 1,
        "rounds": s.turns // s.seats + 1,
        "devoured": any(kind == "devoured" for _, kind, _ in told),
        "all_score_nothing": not any(s.result.scores),
        "one_winner": len(s.result.winners) == 1,
    }


def turns(s: Castle) -> int:
    return s.turns


def standing(s: Castle) -> list[int]:
    """The scores if the spell were cast now; an outcome nobody has seen counts as Banished."""
    outcome = s.kind[FIRST_OUTCOME + present_ritual(s)]
    characters = s.kind[FIRST_CHARACTER:]
    claimed = claims(s)
    dominates, devoured = consequence(BANISHED if outcome == UNDRAWN else outcome, claimed, characters)
    ruling = control(active_by_country(s))
    return [
        score(
            character,
            ruling,
            regalia=0 if seat in devoured else claimed.count(seat),
            dominates=seat == dominates,
            fed=bool(devoured),
            monster_points=s.monster_points,
        )
        for seat, character in enumerate(characters)
    ]


FACTS: Final = Facts(
    of_seats=of_seats,
    of_game=of_game,
    turns=turns,
    standing=standing,
    cards={"flipped_up": ("turned_up", "shrine"), "flipped_down": ("turned_down", "shrine")},
    counts={"advanced": "advances", "picked_up_both": "both_pawns", "dominates": "dominated"},
    wanted=(
        Wanted(what="turns, mean, random players", of="mean turns", low=14, high=18, bots="random"),
        Wanted(what="turns, mean, sensible bots", of="mean turns", low=22, high=70, bots="sensible"),
        Wanted(what="longest game", of="max turns", high=104, seats=(4,)),
        Wanted(what="longest game", of="max turns", high=128, seats=(5,)),
        Wanted(what="longest game", of="max turns", high=152, seats=(6,)),
        Wanted(what="wizard win share", of="share role=wizard", low=0.20, high=0.28, seats=(4,)),
        Wanted(what="wizard win share", of="share role=wizard", low=0.16, high=0.24, seats=(5,)),
        Wanted(what="wizard win share", of="share role=wizard", low=0.13, high=0.20, seats=(6,)),
        Wanted(what="cultist win share", of="share role=cultist", low=0.14, high=0.28, seats=(4,)),
        Wanted(what="cultist win share", of="share role=cultist", low=0.10, high=0.22, seats=(5,)),
        Wanted(what="cultist win share", of="share role=cultist", low=0.08, high=0.18, seats=(6,)),
        Wanted(
            what="Monster win rate (.25–.60 against bots that do not reckon with it, .05–.30 against those that do)",
            of="rate role=monster",
            low=0.05,
            high=0.60,
        ),
        Wanted(what="win share of each seat, from fair", of="share seat", low=-0.03, high=0.03, around="fair"),
        Wanted(
            what="win share of each faction's wizards, from the mean wizard",
            of="share wizard_of_faction",
            low=-0.04,
            high=0.04,
            around="share role=wizard",
        ),
        Wanted(
            what="win share of each country's wizards, from the mean wizard",
            of="share wizard_of_country",
            low=-0.04,
            high=0.04,
            around="share role=wizard",
        ),
        Wanted(what="games in which everyone scores 0", of="games all_score_nothing=True", high=0.04, bots="sensible"),
        Wanted(
            what="games in which everyone scores 0, random players",
            of="games all_score_nothing=True",
            high=0.06,
            bots="random",
        ),
        Wanted(what="games with one winner", of="games one_winner=True", low=0.50, high=0.75),
    ),
)
