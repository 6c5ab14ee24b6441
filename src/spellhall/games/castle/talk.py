"""What bots say in Castle of Magic, and how much they give on what others say.

A wizard or cultist says whom they serve, what they want and whom they take others for; the Monster says what a wizard
would who knows what everybody knows, and serves whichever faction its deeds make others believe in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Final

from spellhall.engine.cards import UNDRAWN
from spellhall.engine.claims import Claim
from spellhall.engine.talking import Mind, Remark, Talking
from spellhall.engine.thinking import Heard
from spellhall.games.castle.cards import AMULET, CHARACTERS, COUNTRIES, FACTION_OF, MONSTER, PEOPLES, RITUALS
from spellhall.games.castle.casting import COUNTRY_OF, active_by_country, present_ritual
from spellhall.games.castle.evaluate import LEVEL, lead_of
from spellhall.games.castle.state import FIRST_CHARACTER, FIRST_OUTCOME, Castle

MONSTER_ID: Final = CHARACTERS[MONSTER].id
SURE: Final = 0.6
SUSPECTS: Final = 0.35
"""So likely somebody serves a faction before one says so; so likely is the Monster before one suspects it."""
SOON: Final = 2
"""In the first so many rounds one says whom one serves."""
LATE: Final = 5
"""With so many outcomes turned up one fears the next."""


def character(s: Castle, seat: int) -> int:
    """Who sits there."""
    return s.kind[FIRST_CHARACTER + seat]


def honest(s: Castle, seat: int) -> bool:
    """All but the Monster may say what they believe."""
    return character(s, seat) != MONSTER


def serves(mind: Mind[Castle]) -> int:
    """The faction one says one serves: one's own; if one hides, the one of old, or else the most believable."""
    if not mind.hides:
        return FACTION_OF[character(mind.own, mind.me)]
    said = [*mind.said("i_am"), *mind.said("want")]
    if said:
        return PEOPLES.index(str(said[0].about["faction"]))
    chances = [
        mind.chance(lambda world, faction=faction: FACTION_OF[character(world, mind.me)] == faction)  # type: ignore[misc]
        for faction in range(len(PEOPLES))
    ]
    return chances.index(max(chances))


def remarks(mind: Mind[Castle]) -> list[Remark]:
    """About what just happened: a country that slips away, who seems to be whom, a card that is better left alone."""
    s, me = mind.own, mind.me
    faction = serves(mind)
    active = active_by_country(s)
    found: list[Remark] = []
    if s.turns <= SOON * s.seats and not mind.said("i_am"):
        found.append(Remark(1.05, "i_am", {"faction": PEOPLES[faction]}))
    for kind, args in mind.fresh:
        if kind in ("flipped_up", "flipped_down") and args[0] != me and args[2] < AMULET:
            country = COUNTRY_OF[args[1]]
            lead = lead_of(active[country], faction)
            if lead < LEVEL or (lead == LEVEL and kind == "flipped_down" and args[2] == faction):
                found.append(Remark(1.1, "want", {"country": COUNTRIES[country], "faction": PEOPLES[faction]}))
    for seat in sorted({args[0] for kind, args in mind.fresh if kind.startswith(("flipped", "turned", "advanced"))}):
        if seat != me:
            found += _of_somebody(mind, seat, faction)
    ritual = present_ritual(s)
    if s.turned >= LATE and s.kind[FIRST_OUTCOME + ritual] == UNDRAWN:
        ahead = sum(lead_of(country, faction) > LEVEL for country in active)
        found.append(Remark(1.3 - 0.2 * ahead, "let_lie", {"ritual": RITUALS[ritual].id}))
    return found


def _of_somebody(mind: Mind[Castle], seat: int, faction: int) -> list[Remark]:
    monster = mind.chance(lambda world: character(world, seat) == MONSTER)
    found: list[Remark] = []
    if monster > SURE:
        found.append(Remark(1.2 + monster, "think", {"seat": seat, "who": MONSTER_ID}))
    elif monster > SUSPECTS:
        found.append(Remark(0.9 + monster, "suspect", {"seat": seat}))
    for other, people in enumerate(PEOPLES):
        chance = mind.chance(lambda world, other=other: FACTION_OF[character(world, seat)] == other)  # type: ignore[misc]
        if chance > SURE:
            found.append(Remark(0.5 + chance, "think", {"seat": seat, "who": people}))
            if other == faction:
                found.append(Remark(0.6 + chance, "trust", {"seat": seat}))
    return found


# What the words of others are worth: powers of e. (docs/experiments/talk.md)

TRULY: Final = 1.5
"""How much likelier players say they serve a faction, or want it to rule, if they do than if they serve another."""
AS_THE_MONSTER: Final = 0.5
"""And how much more likely if one is the Monster, who must serve somebody."""
RIGHTLY: Final = 0.3
"""How much more likely somebody is called what they are. Little: others have seen the same deeds."""


def heed(claims: Sequence[Claim], heard: Sequence[Heard], me: int) -> Callable[[Castle], float]:
    """How well what others say of themselves and each other fits the characters of a world."""
    own: dict[int, int] = {}
    of: dict[tuple[int, int], int] = {}
    for claim in claims:
        if claim.seat == me:
            continue
        to = claim.about.get("seat")
        if claim.kind in ("i_am", "want"):
            own[claim.seat] = PEOPLES.index(str(claim.about["faction"]))
        elif claim.kind == "think" and isinstance(to, int):
            who = claim.about["who"]
            of[claim.seat, to] = -1 if who == MONSTER_ID else PEOPLES.index(str(who))
        elif claim.kind == "suspect" and isinstance(to, int):
            of[claim.seat, to] = -1

    def likelihood(s: Castle) -> float:
        power = 0.0
        for seat, faction in own.items():
            who = character(s, seat)
            power += AS_THE_MONSTER if who == MONSTER else TRULY * (FACTION_OF[who] == faction)
        for (by, to), faction in of.items():
            if FACTION_OF[character(s, to)] == faction and character(s, by) != MONSTER:
                power += RIGHTLY
        return exp(power)

    return likelihood


TALK: Final = Talking(remarks=remarks, honest=honest, heed=heed)
