"""How well each team stands in Magelight, and who may be an Infiltrator: for bots.

The guild lives on Power and wins by fire; the Infiltrators wait for Dark Day, until the last is burned. Acts tell on
players: who burns is hardly a spy, who hoards may be one, and nobody gladly harms a friend.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from spellhall.engine.cards import count
from spellhall.engine.thinking import Glance, Heard, Thinking
from spellhall.games.magelight.allies import SUPPORT
from spellhall.games.magelight.box import BOX
from spellhall.games.magelight.cards import (
    ASH_READING,
    CARD,
    DARK_DAY,
    DRAUGHT_OF_CANDOUR,
    FROST_WRAITH,
    GREAT_BURNING,
    HEARTHKEEPER,
    ICE_BLAST,
    INQUISITOR,
    IS_SPY,
    KINDLE,
    MAGELIGHT,
    PILGRIM,
    POISONED_CHALICE,
    PURGE_THE_SHELVES,
    PYRE,
    SPRING_CLEANING,
    STONE_GUARDIAN,
    TRUTH_STONE,
)
from spellhall.games.magelight.spells.dark_day import dark_day_cost
from spellhall.games.magelight.state import BURNED, MOST_SEATS, STACK, Magelight, board_of, hand_of, storage_of

GUILD_POWER: Final[tuple[float, ...]] = (-1.6, 0.0, 0.7, 1.1, 1.4, 1.6, 1.8)
"""What the Power of a Guildmage is worth to the guild, by its number: to be at 0 is the danger."""
SPY_POWER: Final[tuple[float, ...]] = (-1.5, -0.3, 0.3, 0.7, 1.0, 1.2, 1.4)
UNMASKED: Final = 1.0
"""What it is worth to the guild that an Infiltrator is revealed."""
HUNT: Final = 6.0
LONG_HUNT: Final = 8
MASK: Final = 2
"""What it is worth to the guild that all Infiltrators are revealed and broken, and from how far off the end of it is in
sight: so many points of Power are left, a role that is not revealed counted as so many more."""
SHOWN_GUILD: Final = 0.15
FIRE: Final = 7.0
"""What it is worth to the guild that all the cards are burned."""
DAY_IN_HAND: Final = 1.0
DAY_AT_HAND: Final = 4.0
"""What a Dark Day that an Infiltrator holds is worth: at all; and if its price is within reach."""
DAY_BURNED: Final = 1.0
NO_DAY_LEFT: Final = 2.5
"""What it is worth to the guild that a Dark Day is burned; and besides, that it was the last."""
DAYS: Final = BOX.count(DARK_DAY)
ALLY: Final = 0.25


def evaluate(s: Magelight) -> list[float]:
    """By seat: the logarithm of the odds of its team."""
    odds = guild_odds(s)
    return [-odds if IS_SPY[role] else odds for role in s.role]


def guild_odds(s: Magelight) -> float:
    """The logarithm of the guild's odds."""
    kind, zones = s.kind, s.zones
    days = count(s, DARK_DAY, BURNED)
    odds = FIRE * (len(zones[BURNED]) / len(BOX)) - 1.5
    odds += DAY_BURNED * days
    if days == DAYS:
        odds += NO_DAY_LEFT
    left = 0
    for seat in range(s.seats):
        power = min(s.power[seat], 6)
        spy = IS_SPY[s.role[seat]]
        allies = 0.0
        for card in zones[board_of(s, seat)]:
            ally = kind[card]
            if ally == FROST_WRAITH:
                allies -= 2
            elif ally == INQUISITOR:
                allies -= 1
            elif ally in (HEARTHKEEPER, STONE_GUARDIAN, PILGRIM) or SUPPORT in CARD[ally].keywords:
                allies += 1
        if spy:
            odds -= SPY_POWER[power] + ALLY * allies
            left += power
            if s.revealed[seat]:
                odds += UNMASKED
            else:
                left += MASK
            odds -= _dark_day(s, seat)
        else:
            odds += GUILD_POWER[power] + ALLY * allies + SHOWN_GUILD * s.revealed[seat]
    if left < LONG_HUNT:
        odds += HUNT * (1 - left / LONG_HUNT) ** 2
    return odds


def _dark_day(s: Magelight, seat: int) -> float:
    """What the Dark Days that an Infiltrator holds, or is about to get, are worth."""
    kind = s.kind
    own = s.zones[hand_of(seat)] + s.zones[storage_of(s, seat)]
    if s.turn != seat and (s.turn + 1) % s.seats == seat:
        own += s.zones[STACK]
    if not any(kind[card] == DARK_DAY for card in own):
        return 0.0
    reach = s.round + 1 + 2 * s.power[seat] - dark_day_cost(s, seat)
    return DAY_IN_HAND + (DAY_AT_HAND if reach >= 0 else DAY_AT_HAND / (1 - reach))


MANY_ALLIES: Final = 4


def allies(s: Magelight, seat: int) -> float:
    """How many allies a seat has on its board, of as many as anybody could wish for."""
    return min(1.0, len(s.zones[board_of(s, seat)]) / MANY_ALLIES)


def team_of(s: Magelight, seat: int) -> str:
    """Which team this player belongs to. (ML-57)"""
    return "Infiltrators" if IS_SPY[s.role[seat]] else "Guildmages"


# Who is an Infiltrator: all numbers are powers of e.

BURNS: Final = -0.5
STORES: Final = 0.4
PLAYS: Final = {PYRE: -1.2, GREAT_BURNING: -1.2, PURGE_THE_SHELVES: -0.8, ASH_READING: 1.0}
"""How much more likely an Infiltrator is to do so than a Guildmage."""
SILENT: Final = 0.6
OPEN: Final = -0.3
"""How much more likely an Infiltrator is to lose Power to a Truth Stone, or to show their role, than a Guildmage."""
HARM: Final = frozenset({MAGELIGHT, DRAUGHT_OF_CANDOUR, ICE_BLAST, POISONED_CHALICE, SPRING_CLEANING})
HARMED_FRIEND: Final = -0.9
HELP: Final = frozenset({KINDLE})
HELPED_FRIEND: Final = 0.5
"""How much more likely it is that one of the own team was aimed at, than one of the other."""


def belief(heard: list[Heard]) -> Callable[[Magelight], float]:
    """How well the Infiltrators of a world fit what everybody was seen doing."""
    spy = [0.0] * MOST_SEATS
    pairs = [[0.0] * MOST_SEATS for _ in range(MOST_SEATS)]
    at_the_stone = -1
    for kind, args in heard:
        if kind == "revealed_artifact":
            at_the_stone = args[0] if args[1] == TRUTH_STONE else -1
        elif kind in ("lost_power", "guarded", "showed_role") and args[0] == at_the_stone:
            spy[at_the_stone] += OPEN if kind == "showed_role" else SILENT
            at_the_stone = -1
        elif kind in ("burned", "stored", "played"):
            seat: int = args[0]
            spy[seat] += BURNS if kind == "burned" else STORES if kind == "stored" else PLAYS.get(args[1], 0.0)
        elif kind == "aimed" and args[0] != args[2]:
            by, card, at = args
            pairs[by][at] += HARMED_FRIEND if card in HARM else HELPED_FRIEND if card in HELP else 0.0

    def likelihood(s: Magelight) -> float:
        power = 0.0
        spies = [IS_SPY[role] for role in s.role]
        for seat, is_spy in enumerate(spies):
            if is_spy:
                power += spy[seat]
            for other, towards in enumerate(pairs[seat][: s.seats]):
                if spies[other] == is_spy:
                    power += towards
        return exp(power)

    return likelihood


BOTS: Final = Thinking(
    evaluate=evaluate,
    treasure=allies,
    calm=frozenset({"action", "pass_card"}),
    team=team_of,
    belief=belief,
    glance=Glance(positions=8, answers=1),
)
