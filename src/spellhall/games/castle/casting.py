"""The spell is cast: ritual, outcome, claims, control and scores. (CM-34 to CM-63)"""

from __future__ import annotations

from typing import Final, NamedTuple

from spellhall.engine.cards import UNDRAWN
from spellhall.engine.info import Lines
from spellhall.engine.steps import EVERYONE, finish, tell
from spellhall.engine.views import say
from spellhall.games.castle.cards import (
    AMULET,
    CHARACTERS,
    COUNTRIES,
    DEVOUR,
    DOMINATE,
    DRAGON,
    EAGLE,
    EFFECT_OF,
    FACTION_OF,
    HOME_OF,
    IS_WIZARD,
    MONSTER,
    NUMBERS,
    OUTCOMES,
    PEOPLES,
    PIECE_OF,
    RAMPAGE,
    TREASURES,
    WOLF,
)
from spellhall.games.castle.state import (
    COLUMNS,
    FIRST_CHARACTER,
    FIRST_OUTCOME,
    SHRINE_COUNT,
    Castle,
)

MAJORITY: Final = NUMBERS.majority
NO_FACTION: Final = -1
UNCLAIMED: Final = -1
COUNTRY_OF: Final = tuple(place % COLUMNS // 3 for place in range(SHRINE_COUNT))  # CM-18
PLACES_IN: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(place for place in range(SHRINE_COUNT) if COUNTRY_OF[place] == country) for country in range(len(COUNTRIES))
)


class Casting(NamedTuple):
    """All that a casting decides, by seat and by country."""

    ritual: int
    outcome: int
    control: list[int]
    claims: list[int]
    dominates: int
    devoured: list[int]
    scores: list[int]


def present_ritual(s: Castle) -> int:
    """The ritual card that shows the arcana as the rows give them. (CM-35 to CM-39)"""
    bell, book, candle = [s.up[first : first + COLUMNS].count(True) for first in (0, COLUMNS, 2 * COLUMNS)]
    return 4 * (bell >= MAJORITY) + 2 * (book >= MAJORITY) + (candle >= MAJORITY)


def active_by_country(s: Castle) -> list[list[int]]:
    """For each country, how many active shrines each faction has; regalia count for none. (CM-40)"""
    return [active_in(s, country) for country in range(len(COUNTRIES))]


def active_in(s: Castle, country: int) -> list[int]:
    """How many active shrines each faction has in a country."""
    active = [s.kind[place] for place in PLACES_IN[country] if s.up[place]]
    return [active.count(faction) for faction in (DRAGON, EAGLE, WOLF)]


def control(active: list[list[int]]) -> list[int]:
    """The faction with the most active shrines in each country; a tie is nobody's. (CM-40, CM-41)"""
    return [ruler(country) for country in active]


def ruler(active: list[int]) -> int:
    most = max(active)
    return active.index(most) if active.count(most) == 1 else NO_FACTION


def claims(s: Castle) -> list[int]:
    """The seat with a pawn on each piece of regalia, whichever way its card faces. (CM-42, CM-R14)"""
    found = [UNCLAIMED, UNCLAIMED, UNCLAIMED]
    for pawn, place in enumerate(s.pawns):
        if place >= 0 and s.kind[place] >= AMULET:
            found[s.kind[place] - AMULET] = pawn // 2
    return found


def reckon(s: Castle, characters: list[int]) -> Casting:
    """Work out the casting in the order of CM-59, for these characters by seat."""
    ritual = present_ritual(s)
    outcome = s.kind[FIRST_OUTCOME + ritual]
    claimed = claims(s)
    dominates, devoured = consequence(outcome, claimed, characters)
    ruling = control(active_by_country(s))
    scores = scores_of(s, characters, ruling, claimed, dominates, devoured)
    return Casting(ritual, outcome, ruling, claimed, dominates, devoured, scores)


def scores_of(
    s: Castle, characters: list[int], ruling: list[int], claimed: list[int], dominates: int, devoured: list[int]
) -> list[int]:
    """By seat, the points of these characters. (CM-60 to CM-62)"""
    fed = bool(devoured)  # CM-45
    return [
        score(
            character,
            ruling,
            regalia=0 if fed and seat in devoured else claimed.count(seat),  # CM-47, CM-R16
            dominates=seat == dominates,
            fed=fed,
            monster_points=s.monster_points,
        )
        for seat, character in enumerate(characters)
    ]


def consequence(outcome: int, claimed: list[int], characters: list[int]) -> tuple[int, list[int]]:
    """Who dominates the Monster, and who is devoured. (CM-50 to CM-57, CM-R18)"""
    effect = EFFECT_OF[outcome]
    claimant = claimed[PIECE_OF[outcome]] if effect in (DOMINATE, DEVOUR) else UNCLAIMED
    if effect == RAMPAGE or (effect == DOMINATE and claimant == UNCLAIMED):
        return UNCLAIMED, [seat for seat, character in enumerate(characters) if character != MONSTER]
    if effect == DOMINATE:
        return claimant, []
    if effect == DEVOUR and claimant != UNCLAIMED and characters[claimant] != MONSTER:  # CM-46
        return UNCLAIMED, [claimant]
    return UNCLAIMED, []


def score(character: int, ruling: list[int], regalia: int, dominates: bool, fed: bool, monster_points: int) -> int:
    """The points of one character. (CM-60 to CM-62)"""
    if character == MONSTER:
        return monster_points if fed else 0
    faction = FACTION_OF[character]
    points = NUMBERS.per_country * ruling.count(faction) + NUMBERS.regalia * regalia
    if IS_WIZARD[character]:
        if ruling[HOME_OF[character]] == faction:
            points += NUMBERS.home
        if dominates:
            points += NUMBERS.dominating
    elif fed:
        points += NUMBERS.feeding
    return points


def cast(s: Castle) -> None:
    """The eighth outcome card is up: the game ends at once. (CM-58, CM-59, CM-63)"""
    characters = s.kind[FIRST_CHARACTER:]
    casting = reckon(s, characters)
    scores = casting.scores
    best = max(scores)
    winners = [seat for seat, points in enumerate(scores) if points == best]
    for card, kind in enumerate(s.kind):  # CM-R27: after the end nothing is secret
        if kind != UNDRAWN:
            s.seen[card] = EVERYONE
    announce(s, casting, characters)
    finish(s, winners, scores, f"cast_{OUTCOMES[casting.outcome].id}")


def announce(s: Castle, casting: Casting, characters: list[int]) -> None:
    tell(s, EVERYONE, "cast", casting.ritual, casting.outcome)
    if casting.dominates != UNCLAIMED:
        tell(s, EVERYONE, "dominates", casting.dominates)
    if casting.devoured:
        tell(s, EVERYONE, "devoured", casting.devoured)
    for country, faction in enumerate(casting.control):
        if faction == NO_FACTION:
            tell(s, EVERYONE, "uncontrolled", country)
        else:
            tell(s, EVERYONE, "controls", faction, country)
    for seat, character in enumerate(characters):
        tell(s, EVERYONE, "revealed", seat, character, casting.scores[seat])


def explain(s: Castle) -> list[Lines]:
    """What each score is made of. (CM-60 to CM-62)"""
    characters = s.kind[FIRST_CHARACTER:]
    casting = reckon(s, characters)
    return [_lines(s, casting, seat, character) for seat, character in enumerate(characters)]


def _lines(s: Castle, casting: Casting, seat: int, character: int) -> Lines:
    lines: Lines = [(say("line-character", card=CHARACTERS[character].id), None)]
    fed = bool(casting.devoured)
    if character == MONSTER:
        return [*lines, (say("line-has_devoured"), s.monster_points) if fed else (say("line-hungry"), None)]
    faction = FACTION_OF[character]
    for country, ruler in enumerate(casting.control):
        if ruler == faction:
            lines.append(
                (say("line-controls", faction=PEOPLES[faction], country=COUNTRIES[country]), NUMBERS.per_country)
            )
            if IS_WIZARD[character] and HOME_OF[character] == country:
                lines.append((say("line-home", country=COUNTRIES[country]), NUMBERS.home))
    for piece, claimant in zip(TREASURES, casting.claims, strict=True):
        if claimant == seat:
            lost = seat in casting.devoured  # CM-47, CM-R16
            lines.append(
                (say("line-lost", piece=piece), None) if lost else (say("line-claims", piece=piece), NUMBERS.regalia)
            )
    if seat in casting.devoured:
        lines.append((say("line-devoured"), None))
    if IS_WIZARD[character] and seat == casting.dominates:
        lines.append((say("line-dominates"), NUMBERS.dominating))
    if not IS_WIZARD[character] and fed:
        lines.append((say("line-fed"), NUMBERS.feeding))
    return lines
