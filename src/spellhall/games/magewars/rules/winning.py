"""Who has won: the win conditions, what is missing of them, the round limit. (MW-93 to MW-99, MW-R47, MW-R48)"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellhall.engine.info import Lines
from spellhall.engine.steps import EVERYONE, finish, tell
from spellhall.engine.views import say
from spellhall.games.magewars import state
from spellhall.games.magewars.mages import (
    BLESSINGS,
    CHALLENGES,
    CURSES,
    EVERY_EVIL_MAGE,
    EVERYONE_ELSE,
    FIRES,
    KINDS,
    LEVELS,
    MAGES,
    MAGES_DESTROYED,
    PARTS,
    PLANTS,
    RETURNS,
    TOWERS,
    TREASURES,
    WISHES,
    Ask,
)
from spellhall.games.magewars.pack import COUNTS, IS_SPECIAL, PRINTED_ICONS
from spellhall.games.magewars.rules.numbers import alignment, kept_of, level
from spellhall.games.magewars.state import CLOCKWISE, HEALTH, KEPT, PERMANENTS, STANDING, MageWars
from spellhall.games.magewars.terms import BIT, CREATURE, EVIL, PLANT, union

# Mages destroyed


def is_destroyed(s: MageWars, seat: int, marks: int) -> bool:  # MW-94, MW-R43
    return not s.alive[seat] if s.now_only else s.marks[seat] >= marks


def prey(s: MageWars, seat: int) -> list[int]:
    """The seats whose mages this mage must see destroyed."""
    destroys = MAGES[s.mage[seat]].destroys
    if destroys == EVERY_EVIL_MAGE:
        return [other for other in range(s.seats) if alignment(s, other) == EVIL]
    if destroys == EVERYONE_ELSE:
        return [other for other in range(s.seats) if other != seat]
    return []


def deaths_needed(s: MageWars, seat: int) -> int:
    """How often each of them must die: of everyone else, if that is one, twice. (MW-97)"""
    return 2 if MAGES[s.mage[seat]].destroys == EVERYONE_ELSE and s.seats == 2 else 1


def mages_destroyed(s: MageWars, seat: int) -> int:
    deaths = deaths_needed(s, seat)
    return len([other for other in prey(s, seat) if is_destroyed(s, other, deaths)])


# Structures standing


def missing_towers(s: MageWars, seat: int) -> tuple[int, bool]:
    """How many towers a mage still needs, and whether one of them must be of a special sort. (MW-R48)"""
    mage = s.mage[seat]
    towers = MAGES[mage].towers
    if towers is None:
        return 0, False
    there = [s.kind[card] for card in s.zones[STANDING] if COUNTS[mage][s.kind[card]]]
    needs_one = towers.one is not None and True not in [IS_SPECIAL[mage][tower] for tower in there]
    asked = sum(how_many(s, seat, ask) for ask in MAGES[mage].asks if ask.part == TOWERS)
    return max(asked - len(there), int(needs_one)), needs_one


def counts_for(s: MageWars, seat: int, kind: int) -> bool:
    """Is this one of the Structures that the mage of a seat needs?"""
    return bool(COUNTS[s.mage[seat]][kind])


# Cards kept


KINDS_KEPT: Final = (BIT["Beast"], BIT["Bug"], BIT["Feather"], BIT["Plant"])
TREASURE: Final = BIT["Gold"] | BIT["Silver"] | BIT["Gem"]


def kinds(s: MageWars, seat: int) -> int:
    """How many of the four kinds there are among a mage's pets and plants; one may be of two kinds. (MW-R59)"""
    kept = [*kept_of(s, seat, CREATURE), *kept_of(s, seat, PLANT)]
    shown = union(tuple([icon for card in kept for icon in PRINTED_ICONS[s.kind[card]]]))
    return len([kind for kind in KINDS_KEPT if kind & shown])


def plants(s: MageWars, seat: int) -> int:
    return len(kept_of(s, seat, PLANT))


def treasures(s: MageWars, seat: int) -> int:
    """Permanent Resources, and kept cards that show Gold, Silver or Gem."""
    shown = [card for card in s.zones[KEPT[seat]] if union(PRINTED_ICONS[s.kind[card]]) & TREASURE]
    return len(s.zones[PERMANENTS[seat]]) + len(shown)


# What has been done of each part of a win condition

DONE: Final[dict[int, Callable[[MageWars, int], int]]] = {
    MAGES_DESTROYED: mages_destroyed,
    LEVELS: level,
    KINDS: kinds,
    PLANTS: plants,
    TREASURES: treasures,
}
DEED: Final = {
    CHALLENGES: state.CHALLENGES_WON,
    CURSES: state.CURSES_SENT,
    BLESSINGS: state.CURSES_ANSWERED,
    FIRES: state.FIRES,
    WISHES: state.WISHES,
    RETURNS: state.RETURNS,
}
"""The parts that count deeds. (MW-99)"""


def how_many(s: MageWars, seat: int, ask: Ask) -> int:  # MW-98, MW-R55
    """How many a part asks for."""
    if ask.part == MAGES_DESTROYED:
        return len(prey(s, seat))
    return ask.with_three or ask.n if s.seats >= 3 else ask.n


def left_of(s: MageWars, seat: int, ask: Ask) -> int:
    """How many are still missing of a part."""
    if ask.part == TOWERS:
        return missing_towers(s, seat)[0]
    done = s.feats[DEED[ask.part]][seat] if ask.part in DEED else DONE[ask.part](s, seat)
    return max(how_many(s, seat, ask) - done, 0)


def missing_steps(s: MageWars, seat: int) -> int:
    """How far the mage of a seat is from winning; with 0 its condition holds. (MW-R48)"""
    mage = MAGES[s.mage[seat]]
    left = [left_of(s, seat, ask) for ask in mage.asks]
    return min(left) if mage.either else sum(left)


# What a view shows of that


def asked_to_win(s: MageWars, seat: int) -> list[int | None]:
    """How many mages, towers, … the condition of a seat's mage asks for; None if it does not speak of them."""
    asked: list[int | None] = [None] * len(PARTS)
    if min(s.mage) >= 0:  # everybody has a mage
        for ask in MAGES[s.mage[seat]].asks:
            asked[ask.part] = how_many(s, seat, ask)
    return asked


def left_to_win(s: MageWars, seat: int) -> list[int | None]:
    """How many of those are still missing. Of two ways to win, both are told."""
    left: list[int | None] = [None] * len(PARTS)
    if min(s.mage) >= 0:
        for ask in MAGES[s.mage[seat]].asks:
            left[ask.part] = left_of(s, seat, ask)
    return left


# The end


def look_for_winner(s: MageWars) -> None:  # MW-93
    for seat in CLOCKWISE[s.seats][s.turn]:
        if s.alive[seat] and not missing_steps(s, seat):  # MW-R44
            wins(s, seat)
            return


def wins(s: MageWars, seat: int) -> None:
    tell(s, EVERYONE, "won", seat, s.mage[seat])
    end_game(s, [seat], "goal_reached")


def end_by_limit(s: MageWars) -> None:  # MW-95, MW-R47
    seats = [seat for seat in range(s.seats) if s.alive[seat]] or list(range(s.seats))

    def rank(seat: int) -> tuple[int, int, int]:
        return -missing_steps(s, seat), level(s, seat), len(s.zones[HEALTH[seat]])

    best = max(rank(seat) for seat in seats)
    tell(s, EVERYONE, "limit", s.round_limit)
    end_game(s, [seat for seat in seats if rank(seat) == best], "last_round")


def end_game(s: MageWars, winners: list[int], reason: str) -> None:
    """Winners score 1, the others 0."""
    finish(s, winners, [int(seat in winners) for seat in range(s.seats)], reason)


def explain(s: MageWars) -> list[Lines]:
    """Each mage's own way to win and how far it came, then what decides at the round limit. (MW-93, MW-R47)"""
    return [_lines(s, seat) for seat in range(s.seats)]


def _lines(s: MageWars, seat: int) -> Lines:
    assert s.result is not None
    lines: Lines = [(say("line-mage", mage=MAGES[s.mage[seat]].id), None)]
    if seat in s.result.winners:
        lines.append((say("line-won"), 1))
    for part, asked, left in zip(PARTS, asked_to_win(s, seat), left_to_win(s, seat), strict=True):
        if asked is not None and left is not None:
            lines.append((say(f"line-{part}", done=asked - left, asked=asked), None))
    steps = missing_steps(s, seat)
    if steps:
        lines.append((say("line-steps", number=steps), None))
    elif seat not in s.result.winners:
        lines.append((say("line-too_late"), None))
    lines.append((say("line-level", number=level(s, seat)), None))
    health = len(s.zones[HEALTH[seat]])
    lines.append((say("line-health", number=health) if s.alive[seat] else say("line-dead"), None))
    return lines
