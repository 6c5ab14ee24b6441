"""Who has won: the win conditions, what is missing of them, the round limit. (MW-93 to MW-98, MW-R47, MW-R48)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.info import Lines
from spellhall.engine.steps import EVERYONE, finish, tell
from spellhall.engine.views import say
from spellhall.games.magewars.mages import EVERY_EVIL_MAGE, EVERYONE_ELSE, MAGES, Towers
from spellhall.games.magewars.pack import COUNTS, IS_SPECIAL
from spellhall.games.magewars.rules.numbers import alignment, kept_of, level
from spellhall.games.magewars.state import CLOCKWISE, HEALTH, STANDING, MageWars
from spellhall.games.magewars.terms import CREATURE, EVIL, PLANT

# What is missing


def towers_asked(s: MageWars, towers: Towers) -> int:  # MW-98, MW-R55
    return towers.with_five or towers.n if s.seats >= 5 else towers.n


def missing_towers(s: MageWars, seat: int) -> tuple[int, bool]:
    """How many towers do not stand yet that a mage needs, and whether one of them must be of a special sort. (MW-R48)"""
    mage = s.mage[seat]
    towers = MAGES[mage].towers
    if towers is None:
        return 0, False
    there = [s.kind[card] for card in s.zones[STANDING] if COUNTS[mage][s.kind[card]]]
    needs_one = towers.one is not None and True not in [IS_SPECIAL[mage][tower] for tower in there]
    return max(towers_asked(s, towers) - len(there), int(needs_one)), needs_one


def counts_for(s: MageWars, seat: int, kind: int) -> bool:
    """Is this one of the towers that the mage of a seat needs?"""
    return bool(COUNTS[s.mage[seat]][kind])


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


def mages_left(s: MageWars, seat: int) -> int:
    """How many mages this mage must still see destroyed."""
    deaths = deaths_needed(s, seat)
    return len([other for other in prey(s, seat) if not is_destroyed(s, other, deaths)])


def towers_left(s: MageWars, seat: int) -> int:
    """How many towers must still be built."""
    return missing_towers(s, seat)[0]


def levels_left(s: MageWars, seat: int) -> int:
    """How many Levels it must still reach."""
    return max(MAGES[s.mage[seat]].level - level(s, seat), 0)


def pets_left(s: MageWars, seat: int) -> int:
    """How many pets it must still get."""
    return max(MAGES[s.mage[seat]].keeps_pets - len(kept_of(s, seat, CREATURE)), 0)


def plants_left(s: MageWars, seat: int) -> int:
    """How many plants it must still get."""
    return max(MAGES[s.mage[seat]].keeps_plants - len(kept_of(s, seat, PLANT)), 0)


def missing_steps(s: MageWars, seat: int) -> int:
    """How far the mage of a seat is from winning; with 0 its condition holds. (MW-R48)"""
    mages, towers = mages_left(s, seat), towers_left(s, seat)
    if MAGES[s.mage[seat]].either:
        return min(mages, towers)
    return mages + towers + levels_left(s, seat) + pets_left(s, seat) + plants_left(s, seat)


# What a view shows of that

PARTS: Final = ("mages", "towers", "levels", "pets", "plants")
"""What a win condition can ask for: to destroy, to see standing, to reach, to keep."""


def asked_to_win(s: MageWars, seat: int) -> list[int | None]:
    """How many mages, towers, … the condition of a seat's mage asks for; None if it does not speak of them."""
    if min(s.mage) < 0:  # not everybody has a mage yet
        return [None] * len(PARTS)
    mage = MAGES[s.mage[seat]]
    towers = towers_asked(s, mage.towers) if mage.towers else 0
    return [asked or None for asked in (len(prey(s, seat)), towers, mage.level, mage.keeps_pets, mage.keeps_plants)]


def left_to_win(s: MageWars, seat: int) -> list[int | None]:
    """How many of those are still missing. Of two ways to win, both are told."""
    counts = (mages_left, towers_left, levels_left, pets_left, plants_left)
    asked = asked_to_win(s, seat)
    return [None if asked[at] is None else count(s, seat) for at, count in enumerate(counts)]


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
