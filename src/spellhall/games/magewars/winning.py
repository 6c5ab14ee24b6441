"""Who has won: the win conditions, what is missing of them, the round limit. (MW-93 to MW-98, MW-R47, MW-R48)"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellhall.engine.info import Lines
from spellhall.engine.steps import EVERYONE, finish, tell
from spellhall.engine.views import say
from spellhall.games.magewars.cards.mages import MAGES
from spellhall.games.magewars.cards.tables import KINDS
from spellhall.games.magewars.cards.words import AIR, CREATURE, EARTH, EVIL, GOOD, PLANT, WATER, Card
from spellhall.games.magewars.numbers import ALIGNMENT, kept_of, level
from spellhall.games.magewars.state import CLOCKWISE, HEALTH, STANDING, MageWars

Towers = bytes
"""By kind: whether it is a tower of a certain sort."""


def _towers(sort: Callable[[Card], bool]) -> Towers:
    return bytes(card.sort == "Tower" and sort(card) for card in KINDS)


ANY_TOWER: Final = _towers(lambda _: True)
GOOD_TOWER: Final = _towers(lambda tower: tower.alignment == GOOD)
EVIL_TOWER: Final = _towers(lambda tower: tower.alignment == EVIL)
NOT_EVIL: Final = _towers(lambda tower: tower.alignment != EVIL)  # MW-R25
NOT_GOOD: Final = _towers(lambda tower: tower.alignment != GOOD)
AIR_TOWER: Final = _towers(lambda tower: tower.element == AIR)
EARTH_TOWER: Final = _towers(lambda tower: tower.element == EARTH)
WATER_TOWER: Final = _towers(lambda tower: tower.element == WATER)
LEVEL_3: Final = _towers(lambda tower: tower.level == 3)
GOOD_LEVEL_3: Final = _towers(lambda tower: tower.alignment == GOOD and tower.level == 3)


def missing_towers(s: MageWars, n: int, which: Towers, special: Towers | None = None) -> int:  # MW-R48
    return towers_left(s, n, which, special)[0]


def towers_left(s: MageWars, n: int, which: Towers, special: Towers | None) -> tuple[int, bool]:
    """How many of ``n`` towers do not stand yet, and whether one of them must be of the special sort."""
    kind = s.kind
    needs_special = special is not None
    for card in s.zones[STANDING]:
        tower = kind[card]
        if which[tower]:
            n -= 1
            if special is not None and special[tower]:
                needs_special = False
    return max(n, 1 if needs_special else 0), needs_special


def any_towers(s: MageWars) -> int:
    """How many towers those need who accept any. (MW-98, MW-R55)"""
    return 3 if s.seats <= 4 else 4


def is_destroyed(s: MageWars, seat: int, marks: int = 1) -> bool:  # MW-94, MW-R43
    return not s.alive[seat] if s.now_only else s.marks[seat] >= marks


def evil_left(s: MageWars) -> int:
    """The Evil mages of the line-up that are not destroyed."""
    return len([seat for seat, mage in enumerate(s.mage) if ALIGNMENT[mage] == EVIL and not is_destroyed(s, seat)])


def others_left(s: MageWars, seat: int) -> int:
    """The other mages that are not destroyed; with two players that takes two deaths. (MW-97)"""
    needed = 2 if s.seats == 2 else 1
    return len([other for other in range(s.seats) if other != seat and not is_destroyed(s, other, needed)])


Wish = tuple[int, Towers, Towers | None]
"""How many towers a mage needs, of which sort, and the special sort of at least one of them."""
AS_ANY: Final = 0
"""As many as those need who accept any."""

_WISHES: Final[dict[str, Wish]] = {
    "argyle": (1, GOOD_LEVEL_3, None),
    "garnick": (AS_ANY, ANY_TOWER, EARTH_TOWER),
    "lyla": (3, NOT_EVIL, AIR_TOWER),
    "taren": (1, NOT_EVIL, None),
    "grelda": (AS_ANY, ANY_TOWER, LEVEL_3),
    "shurpi": (AS_ANY, ANY_TOWER, EARTH_TOWER),
    "winter": (2, NOT_EVIL, WATER_TOWER),
    "schlakk": (3, EVIL_TOWER, None),
    "eldar": (2, GOOD_TOWER, None),
    "derek": (3, EVIL_TOWER, None),
    "helga": (3, NOT_GOOD, WATER_TOWER),
}
WISH: Final = tuple(_WISHES.get(mage.id) for mage in MAGES)


def towers(s: MageWars, seat: int) -> int:
    wish = WISH[s.mage[seat]]
    assert wish is not None
    n, which, special = wish
    return missing_towers(s, n or any_towers(s), which, special)


def evil_and_towers(s: MageWars, seat: int) -> int:
    return evil_left(s) + towers(s, seat)


def others_or_towers(s: MageWars, seat: int) -> int:
    return min(others_left(s, seat), towers(s, seat))


def levels_left(s: MageWars, seat: int) -> int:
    return max(MAGES[s.mage[seat]].level - level(s, seat), 0)


def levels_and_towers(s: MageWars, seat: int) -> int:
    return levels_left(s, seat) + towers(s, seat)


PETS: Final = 2
PLANTS: Final = 1
"""So many of each does Taren keep."""


def pets_left(s: MageWars, seat: int) -> int:
    return max(PETS - len(kept_of(s, seat, CREATURE)), 0)


def plants_left(s: MageWars, seat: int) -> int:
    return max(PLANTS - len(kept_of(s, seat, PLANT)), 0)


def kept_and_towers(s: MageWars, seat: int) -> int:
    return pets_left(s, seat) + plants_left(s, seat) + towers(s, seat)


_MISSING: Final[dict[str, Callable[[MageWars, int], int]]] = {
    "argyle": evil_and_towers,
    "eldar": evil_and_towers,
    "schlakk": others_or_towers,
    "derek": others_or_towers,
    "ahman": others_left,
    "winter": levels_and_towers,
    "taren": kept_and_towers,
}
MISSING: Final = tuple(_MISSING.get(mage.id, towers) for mage in MAGES)


def missing_steps(s: MageWars, seat: int) -> int:
    """How far the mage of a seat is from winning; with 0 its condition holds. (MW-R48)"""
    return MISSING[s.mage[seat]](s, seat)


# What a win condition is made of

PARTS: Final = ("mages", "towers", "levels", "pets", "plants")
"""What mages must destroy, see standing, reach or keep."""
_PARTS_OF: Final[dict[str, tuple[str, ...]]] = {
    "argyle": ("mages", "towers"),
    "eldar": ("mages", "towers"),
    "schlakk": ("mages", "towers"),
    "derek": ("mages", "towers"),
    "ahman": ("mages",),
    "winter": ("towers", "levels"),
    "taren": ("towers", "pets", "plants"),
}
PARTS_OF: Final = tuple(_PARTS_OF.get(mage.id, ("towers",)) for mage in MAGES)
HUNTS_EVIL: Final = tuple(MISSING[mage] is evil_and_towers for mage in range(len(MAGES)))


def asked_to_win(s: MageWars, seat: int) -> list[int | None]:
    """How many mages, towers, … the condition of a seat's mage asks for; None if it does not speak of them."""
    return _by_parts(s, seat, _asked)


def left_to_win(s: MageWars, seat: int) -> list[int | None]:
    """How many of those are still missing. Of two ways to win, both are told."""
    return _by_parts(s, seat, _left)


def _by_parts(s: MageWars, seat: int, count: Callable[[MageWars, int, str], int]) -> list[int | None]:
    found: list[int | None] = [None] * len(PARTS)
    if min(s.mage) >= 0:  # everybody has a mage
        for part in PARTS_OF[s.mage[seat]]:
            found[PARTS.index(part)] = count(s, seat, part)
    return found


def _asked(s: MageWars, seat: int, part: str) -> int:
    mage = s.mage[seat]
    if part == "mages":
        return len([other for other in s.mage if ALIGNMENT[other] == EVIL]) if HUNTS_EVIL[mage] else s.seats - 1
    if part == "towers":
        wish = WISH[mage]
        assert wish is not None
        return wish[0] or any_towers(s)
    if part == "levels":
        return MAGES[mage].level
    return PETS if part == "pets" else PLANTS


def _left(s: MageWars, seat: int, part: str) -> int:
    if part == "mages":
        return evil_left(s) if HUNTS_EVIL[s.mage[seat]] else others_left(s, seat)
    if part == "towers":
        return towers(s, seat)
    if part == "levels":
        return levels_left(s, seat)
    return pets_left(s, seat) if part == "pets" else plants_left(s, seat)


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

    def standing(seat: int) -> tuple[int, int, int]:
        return -missing_steps(s, seat), level(s, seat), len(s.zones[HEALTH[seat]])

    best = max(standing(seat) for seat in seats)
    tell(s, EVERYONE, "limit", s.round_limit)
    end_game(s, [seat for seat in seats if standing(seat) == best], "last_round")


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
