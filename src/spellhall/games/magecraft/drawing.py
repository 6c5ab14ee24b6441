"""The Refresh Phase; how gems come out of a bag and go back into it. (MC-25, MC-26, MC-49)"""

from __future__ import annotations

from spellhall.engine.steps import CHANCE, EVERYONE, bit, tell
from spellhall.games.magecraft.cards import HAND_SIZE, LETTERS
from spellhall.games.magecraft.gems import ONE, gems_in, size
from spellhall.games.magecraft.state import NONE, Magecraft, book, spells_of


@book.step
def refresh_phase(s: Magecraft) -> None:  # MC-25
    seat, on = s.turn, s.on
    used = s.hand[seat] + s.cantrip[seat]
    if all(s.hp):
        used += sum(on)
        s.on = [0] * len(on)
    else:  # MC-59: the gems of those who are out stay on their cards
        for card in spells_of(s, seat):
            used += on[card]
            on[card] = 0
    s.discard[seat] += used
    if s.news is not None:
        tell(s, EVERYONE, "refreshed", seat, used)
    s.hand[seat] = s.cantrip[seat] = s.known[seat] = 0
    s.golden = NONE  # MC-R35
    draw(s, seat, HAND_SIZE)


@book.step
def draw(s: Magecraft, seat: int, number: int, drawn: int = 0) -> None:
    """So many gems from the bag, refilled when it is empty; or as many as there are. (MC-R18 to MC-R20)

    ``drawn`` is the pile of those that came out already: they are told of together, because the
    order in which they came is nothing that anybody sees.
    """
    if s.bags[seat] or refill(s, seat):
        s.ask = (CHANCE, gem_drawn, (seat, number, drawn))
    elif drawn:
        tell_of(s, seat, drawn)


@book.chance({gem: f"draw {letter}" for gem, letter in enumerate(LETTERS)})
def gem_drawn(s: Magecraft, seat: int, number: int, drawn: int) -> bytes:
    return gems_in(s.bags[seat])


@gem_drawn.then
def take_gem(s: Magecraft, gem: int, seat: int, number: int, drawn: int) -> None:
    one = ONE[gem]
    bag = s.bags[seat] = s.bags[seat] - one
    s.hand[seat] += one
    if number == 1:
        if s.news is not None:
            tell_of(s, seat, drawn + one)
    elif bag:
        s.ask = (CHANCE, gem_drawn, (seat, number - 1, drawn + one))
    else:
        draw(s, seat, number - 1, drawn + one)


def tell_of(s: Magecraft, seat: int, drawn: int) -> None:
    if s.open_hands:
        tell(s, EVERYONE, "drew_openly", seat, drawn)
    else:
        tell(s, bit(seat), "you_drew", drawn)
        tell(s, EVERYONE & ~bit(seat), "drew", seat, size(drawn))


def refill(s: Magecraft, seat: int) -> bool:
    """The Discard Area goes into the empty bag; is there anything to draw now? (MC-R18)

    While a bag is empty everybody can work out the hand, so what it holds now stays known.
    """
    if not s.discard[seat]:
        return False
    s.bags[seat] = s.discard[seat]
    s.discard[seat] = 0
    s.known[seat] = s.hand[seat]
    if s.news is not None:
        tell(s, EVERYONE, "refilled", seat)
    return True
