"""Gems come out of a bag, and go back into it. (MC-26, MC-49)"""

from __future__ import annotations

from spellhall.engine.steps import EVERYONE, ask_chance, bit, tell
from spellhall.games.magecraft.cards import LETTERS
from spellhall.games.magecraft.state import ALL, BAG, DISCARD, HAND, Magecraft, book, move, pour


@book.step
def draw(s: Magecraft, seat: int) -> None:
    """One gem from the bag; from a bag refilled, if it is empty; or none at all. (MC-R18 to MC-R20)"""
    if not s.gems[BAG[seat] + ALL]:
        refill(s, seat)
    if s.gems[BAG[seat] + ALL]:
        ask_chance(s, gem_drawn, seat)


@book.chance({gem: f"draw {letter}" for gem, letter in enumerate(LETTERS)})
def gem_drawn(s: Magecraft, seat: int) -> list[int]:
    bag = BAG[seat]
    fire, water, earth, light, darkness = s.gems[bag : bag + 5]
    return [0] * fire + [1] * water + [2] * earth + [3] * light + [4] * darkness


@gem_drawn.then
def take_gem(s: Magecraft, gem: int, seat: int) -> None:
    move(s, gem, BAG[seat], HAND[seat])
    if s.news is not None:
        if s.open_hands:
            tell(s, EVERYONE, "drew_openly", seat, gem)
        else:
            tell(s, bit(seat), "you_drew", gem)
            tell(s, EVERYONE & ~bit(seat), "drew", seat)


def refill(s: Magecraft, seat: int) -> None:
    """The Discard Area goes into the empty bag. (MC-R18)

    While a bag is empty everybody can work out the hand, so what it holds now stays known.
    """
    if s.gems[DISCARD[seat] + ALL]:
        pour(s, DISCARD[seat], BAG[seat])
        hand = HAND[seat]
        s.known[5 * seat : 5 * seat + 5] = s.gems[hand : hand + 5]
        tell(s, EVERYONE, "refilled", seat)
