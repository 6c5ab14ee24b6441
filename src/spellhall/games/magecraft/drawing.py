"""The Refresh Phase; how gems come out of a bag and go back into it. (MC-25, MC-26, MC-49)"""

from __future__ import annotations

from spellhall.engine.steps import CHANCE, EVERYONE, ask_chance, bit, tell
from spellhall.games.magecraft.cards import HAND_SIZE, LETTERS
from spellhall.games.magecraft.gems import ONE, gems_in
from spellhall.games.magecraft.state import Magecraft, book, spells_of


@book.step
def refresh_phase(s: Magecraft) -> None:  # MC-25
    seat, on = s.turn, s.on
    used = s.hand[seat] + s.cantrip[seat]
    if any(on):
        for card in spells_of(s, seat):
            used += on[card]
            on[card] = 0
    s.discard[seat] += used
    s.hand[seat] = s.cantrip[seat] = s.known[seat] = 0
    tell(s, EVERYONE, "refreshed", seat)
    draw(s, seat, HAND_SIZE)


@book.step
def draw(s: Magecraft, seat: int, number: int) -> None:
    """So many gems from the bag, refilled when it is empty; or as many as there are. (MC-R18 to MC-R20)"""
    if s.bags[seat] or refill(s, seat):
        ask_chance(s, gem_drawn, seat, number)


@book.chance({gem: f"draw {letter}" for gem, letter in enumerate(LETTERS)})
def gem_drawn(s: Magecraft, seat: int, number: int) -> list[int]:
    return s.bags[seat]


@gem_drawn.then
def take_gem(s: Magecraft, gem: int, seat: int, number: int) -> None:
    bag = s.bags[seat]
    bag.remove(gem)
    s.hand[seat] += ONE[gem]
    if s.news is not None:
        if s.open_hands:
            tell(s, EVERYONE, "drew_openly", seat, gem)
        else:
            tell(s, bit(seat), "you_drew", gem)
            tell(s, EVERYONE & ~bit(seat), "drew", seat)
    if number > 1:
        if bag:
            s.ask = (CHANCE, gem_drawn, (seat, number - 1))
        else:
            draw(s, seat, number - 1)


def refill(s: Magecraft, seat: int) -> bool:
    """The Discard Area goes into the empty bag; is there anything to draw now? (MC-R18)

    While a bag is empty everybody can work out the hand, so what it holds now stays known.
    """
    if not s.discard[seat]:
        return False
    s.bags[seat] = gems_in(s.discard[seat])
    s.discard[seat] = 0
    s.known[seat] = s.hand[seat]
    tell(s, EVERYONE, "refilled", seat)
    return True
