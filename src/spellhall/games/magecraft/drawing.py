"""The Refresh Phase; how gems come out of a bag and go back into it. (MC-25, MC-26, MC-49)"""

from __future__ import annotations

from spellhall.engine.steps import EVERYONE, ask_chance, bit, tell
from spellhall.games.magecraft.cards import HAND_SIZE, LETTERS
from spellhall.games.magecraft.gems import EMPTY, plus, put, take, together
from spellhall.games.magecraft.state import NONE, Magecraft, book, spells_of


@book.step
def refresh_phase(s: Magecraft) -> None:  # MC-25
    seat, spells = s.turn, spells_of(s, s.turn)
    used = together(s.hand[seat], s.cantrip[seat], *[s.on[card] for card in spells])
    s.discard[seat] = together(s.discard[seat], used)
    tell(s, EVERYONE, "refreshed", seat, used)
    s.hand[seat] = s.cantrip[seat] = s.known[seat] = EMPTY
    for card in spells:
        s.on[card] = EMPTY
    s.golden = NONE  # MC-R35
    draw(s, seat, HAND_SIZE)


@book.step
def draw(s: Magecraft, seat: int, number: int, drawn: bytes = EMPTY) -> None:
    """So many gems from the bag, refilled when it is empty; or as many as there are. (MC-R18 to MC-R20)

    ``drawn`` is the pile of those that came out already: they are told of together, because the
    order in which they came is nothing that anybody sees.
    """
    if s.bags[seat] or refill(s, seat):
        ask_chance(s, gem_drawn, seat, number, drawn)
    elif drawn:
        tell_of(s, seat, drawn)


@book.chance({gem: f"draw {letter}" for gem, letter in enumerate(LETTERS)})
def gem_drawn(s: Magecraft, seat: int, number: int, drawn: bytes) -> bytes:
    return s.bags[seat]


@gem_drawn.then
def take_gem(s: Magecraft, gem: int, seat: int, number: int, drawn: bytes) -> None:
    take(s.bags, seat, gem)
    put(s.hand, seat, gem)
    drawn = plus(drawn, gem)
    if number > 1:
        draw(s, seat, number - 1, drawn)
    else:
        tell_of(s, seat, drawn)


def tell_of(s: Magecraft, seat: int, drawn: bytes) -> None:
    if s.open_hands:
        tell(s, EVERYONE, "drew_openly", seat, drawn)
    else:
        tell(s, bit(seat), "you_drew", drawn)
        tell(s, EVERYONE & ~bit(seat), "drew", seat, len(drawn))


def refill(s: Magecraft, seat: int) -> bool:
    """The Discard Area goes into the empty bag; is there anything to draw now? (MC-R18)

    While a bag is empty everybody can work out the hand, so what it holds now stays known.
    """
    if not s.discard[seat]:
        return False
    s.bags[seat] = s.discard[seat]
    s.discard[seat] = EMPTY
    s.known[seat] = s.hand[seat]
    tell(s, EVERYONE, "refilled", seat)
    return True
