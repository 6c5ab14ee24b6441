"""Who has won: the win conditions, the missing steps, the round limit. (MW-93 to MW-98, MW-R47, MW-R48)"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellhall.engine.steps import EVERYONE, finish, tell
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


def kept_and_towers(s: MageWars, seat: int) -> int:
    pets, plants = len(kept_of(s, seat, CREATURE)), len(kept_of(s, seat, PLANT))
    return max(2 - pets, 0) + max(1 - plants, 0) + towers(s, seat)


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


def look_for_winner(s: MageWars) -> None:  # MW-93
    for seat in CLOCKWISE[s.seats][s.turn]:
        if s.alive[seat] and not missing_steps(s, seat):  # MW-R44
            wins(s, seat)
            return


def wins(s: MageWars, seat: int) -> None:
    mage = MAGES[s.mage[seat]]
    tell(s, EVERYONE, "won", seat, s.mage[seat])
    end_game(s, [seat], f"{mage.name} has won: {mage.text.removeprefix('Wins as soon as: ')}")


def end_by_limit(s: MageWars) -> None:  # MW-95, MW-R47
    seats = [seat for seat in range(s.seats) if s.alive[seat]] or list(range(s.seats))

    def standing(seat: int) -> tuple[int, int, int]:
        return -missing_steps(s, seat), level(s, seat), len(s.zones[HEALTH[seat]])

    best = max(standing(seat) for seat in seats)
    tell(s, EVERYONE, "limit", s.round_limit)
    end_game(
        s, [seat for seat in seats if standing(seat) == best], "The last round is over: the nearest to winning wins."
    )


def end_game(s: MageWars, winners: list[int], reason: str) -> None:
    """Winners score 1, the others 0."""
    finish(s, winners, [int(seat in winners) for seat in range(s.seats)], reason)
