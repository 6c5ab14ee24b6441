"""How well each seat stands in Magecraft, for bots: the race to 20, life, armour, and what the spells promise."""

from __future__ import annotations

from typing import Final

from spellhall.engine.thinking import OWN_TURN, Thinking
from spellhall.games.magecraft.cards import (
    ATTACK,
    CAST,
    CHARACTERS,
    DARKNESS,
    DRAW,
    HEAL,
    LETTERS,
    SHIELD,
    SPELL_ICONS,
    VANISH,
    WINNING_SCORE,
)
from spellhall.games.magecraft.gems import number
from spellhall.games.magecraft.state import NONE, Magecraft

DEAD: Final = -40.0
SCORED: Final = 1.0
LIFE: Final = 0.35
WOUNDED: Final[tuple[float, ...]] = (6.0, 2.5, 1.4, 0.7, 0.3, 0.1)
"""How much worse it is to have so few gems of HP left, beyond the gems themselves."""
ARMOUR: Final = 0.3
IN_HAND: Final = 0.05
ICON: Final = {ATTACK: 1.0, HEAL: 0.8, VANISH: 0.9, SHIELD: 0.35, DRAW: 0.45}
"""What an icon does in one casting, in gems scored."""
TURNS_AHEAD: Final = 0.4
LATE: Final = 0.3
"""How many castings a spell in a book may still hope for; and what part of that at the least, late in the game."""
BURIED: Final = 0.75
CHAINED: Final = 0.6
"""Each further place in a Spellbook is reached only so often, and more seldom after a spell that costs several gems."""
MASTERED: Final = 0.3
OUT_OF_REACH: Final = 0.3
"""What it adds to a spell that it is mastered; and what is left of one whose gem of Darkness is nowhere to be had."""
TURN: Final = 2.0
"""What a turn brings. Who is next has more of it still to come than who was last: without this a search
takes for a bad move whatever it has followed into the turns of the others."""
CHAIN: Final = 0.25
"""How much of the turn is still to come once a Spellbook is open."""
POINT: Final = 0.5
SHELTER: Final = 1.5
"""What a Cantrip that shields is worth for each opponent beyond the first, over a whole game: whoever attacks
finds somebody without a Shield. The other Cantrips are not told apart."""


def _promise(spell: int) -> float:
    """What one casting of a spell gives, less the gems it takes."""
    return sum(ICON[icon] for icon in SPELL_ICONS[spell])


SHELTERED: Final = tuple(SHIELD in character.icons for character in CHARACTERS)
PROMISE: Final[tuple[float, ...]] = tuple(_promise(spell) for spell in range(len(CAST)))
DARK_COST: Final = tuple(LETTERS[DARKNESS] in cost for cost in CAST)
NEXT: Final[tuple[float, ...]] = tuple(BURIED if len(cost) == 1 else BURIED * CHAINED for cost in CAST)
"""By spell: how often the one after it is reached."""


def evaluate(s: Magecraft) -> list[float]:
    """By seat, in gems scored, made into parts of the chances; the dead have none."""
    return [POINT * (_worth(s, seat) + TURN * _to_come(s, seat)) for seat in range(s.seats)]


def _to_come(s: Magecraft, seat: int) -> float:
    """How much of its next turn a seat still has before it, next to the others."""
    if seat != s.turn:
        return 1.0 - float((seat - s.turn) % s.seats) / s.seats
    if s.ask is not None and s.ask[1].name == "study_step":
        return 0.0
    return 1.0 if s.spellbook == NONE else CHAIN


def _worth(s: Magecraft, seat: int) -> float:
    hp = len(s.hp[seat])
    if not hp:
        return DEAD
    scored = len(s.score[seat])
    worth = SCORED * scored + LIFE * hp + ARMOUR * len(s.shields[seat]) + IN_HAND * len(s.hand[seat])
    if hp < len(WOUNDED):
        worth -= WOUNDED[hp]
    left = max(LATE, float(WINNING_SCORE - scored) / WINNING_SCORE)
    kind, mastered = s.kind, s.mastered
    dark = number(s.discard[seat] + s.hand[seat] + s.bags[seat], DARKNESS)
    promise = 0.0
    for row in range(3 * seat, 3 * seat + 3):
        reach = 1.0
        for card in s.books[row]:
            spell = kind[card]
            gives = PROMISE[spell]
            if mastered[card]:
                gives += MASTERED
            if not dark and DARK_COST[spell]:
                gives *= OUT_OF_REACH
            promise += reach * gives
            reach *= NEXT[spell]
    worth += TURNS_AHEAD * left * promise
    character = s.characters[seat]
    if character != NONE and SHELTERED[character]:
        worth += SHELTER * left * (s.seats - 2)
    return worth


MANY_SPELLS: Final = 9


def spells(s: Magecraft, seat: int) -> float:
    """How many spells a seat has in its Spellbooks, of as many as anybody could wish for."""
    return min(1.0, sum(len(s.books[row]) for row in range(3 * seat, 3 * seat + 3)) / MANY_SPELLS)


BOTS: Final = Thinking(
    evaluate=evaluate,
    treasure=spells,
    calm=frozenset({"cast_step", "study_step", "drop_shield"}),
    horizon=OWN_TURN,
)
