"""What single cards do that no other chapter tells: Fate cards, creatures, plants and spells."""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import find, kinds_in, move, show, with_at
from spellhall.engine.steps import EVERYONE, ask, ask_chance, bit, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.magewars.cards.tables import IN_HAND, KINDS, WORD
from spellhall.games.magewars.cards.words import ARCANE, BLESSING, DECKS, ENCHANTED, MYSTIC, draw, heal, take_top
from spellhall.games.magewars.choices import ask_rival, deck
from spellhall.games.magewars.decks import (
    FROM_BAG,
    NONE_LEFT,
    ONE_LOOKS,
    discard_some,
    next_card,
    reveal,
    take_from_any_pile,
    top_piles,
    turned_up,
    which_pile,
)
from spellhall.games.magewars.effects import perform
from spellhall.games.magewars.numbers import full_health, level
from spellhall.games.magewars.piles import discard
from spellhall.games.magewars.state import BOTTOM, HAND, HEALTH, TOP, WOUNDS, MageWars, book

# Fate


@book.step
def level_draw(s: MageWars, seat: int, card: int) -> None:
    deck = (ENCHANTED, ENCHANTED, MYSTIC, ARCANE)[level(s, seat)]
    perform(s, seat, card, (draw(deck, 2),))


@book.step
def arcane_gift(s: MageWars, seat: int, card: int) -> None:
    perform(s, seat, card, (draw(ARCANE, 1),))
    ask_rival(s, seat, card, "arcane_gift_to")


@book.step
def arcane_gift_to(s: MageWars, seat: int, card: int, foe: int) -> None:
    perform(s, foe, card, (draw(ARCANE, 1),))


@book.step
def ashes_of_fortune(s: MageWars, seat: int, card: int) -> None:
    perform(s, seat, card, (take_top() if top_piles(s) else draw(ENCHANTED, 1),))


# Crow


@book.step
def crow_trade(s: MageWars, seat: int, card: int) -> None:
    """Discard 1 card to take the top card of a pile, perhaps that very card."""
    push(s, later(discard_some, seat, card, 1), (book.steps["take_tops"], (seat, card, 1, ())))


# Monkey


@book.step
def monkey_swap(s: MageWars, seat: int, card: int) -> None:
    ask_rival(s, seat, card, "monkey_steals", with_hand=1)


@book.step
def monkey_steals(s: MageWars, seat: int, card: int, foe: int) -> None:
    held = s.zones[HAND[foe]]
    halve_hand(s, seat, card, foe, held, (len(held) - 1).bit_length())


def halve_hand(s: MageWars, seat: int, card: int, foe: int, held: tuple[int, ...], times: int) -> None:
    """Chance halves the hand until one card is left, always equally often: a count would tell which."""
    if times:
        ask_chance(s, random_half, seat, card, foe, held, times)
    else:
        steal(s, seat, card, foe, held[0])


LOWER: Final = 0
UPPER: Final = 1


@book.chance({LOWER: "lower half", UPPER: "upper half"})
def random_half(s: MageWars, seat: int, card: int, foe: int, held: tuple[int, ...], times: int) -> list[int]:
    """Each card is a ticket."""
    upper = len(held) // 2
    return [LOWER] * (len(held) - upper) + [UPPER] * upper


@random_half.then
def halved(s: MageWars, half: int, seat: int, card: int, foe: int, held: tuple[int, ...], times: int) -> None:
    lower = len(held) - len(held) // 2
    halve_hand(s, seat, card, foe, held[:lower] if half == LOWER else held[lower:], times - 1)


def steal(s: MageWars, seat: int, card: int, foe: int, stolen: int) -> None:  # MW-74
    move(s, stolen, HAND[foe], HAND[seat])
    tell(s, bit(seat) | bit(foe), "stole", seat, foe, s.kind[stolen])
    tell(s, EVERYONE & ~bit(seat) & ~bit(foe), "stole_unseen", seat, foe)
    ask(s, seat, secret_card, seat, card, "monkey_gives", (foe,))


@book.step
def monkey_gives(s: MageWars, seat: int, card: int, picked: tuple[int, ...]) -> None:
    foe, gift = picked
    move(s, gift, HAND[seat], HAND[foe])
    tell(s, bit(seat) | bit(foe), "gave", seat, foe, s.kind[gift])
    tell(s, EVERYONE & ~bit(seat) & ~bit(foe), "gave_unseen", seat, foe)


@book.question({kind: f"pick {WORD[kind]}" for kind in IN_HAND})
def secret_card(s: MageWars, seat: int, card: int, then: str, so_far: tuple[int, ...]) -> list[int]:
    """``then`` is the step that follows; it gets ``so_far`` and the number of the picked card."""
    return kinds_in(s, HAND[seat])


@secret_card.then
def picked(s: MageWars, kind: int, seat: int, card: int, then: str, so_far: tuple[int, ...]) -> None:
    s.stack.append((book.steps[then], (seat, card, (*so_far, find(s, kind, HAND[seat])))))


# Owl


@book.step
def owl_look(s: MageWars, seat: int, card: int) -> None:
    ask(s, seat, deck, seat, card, "look_at_two", TOP)


@book.step
def look_at_two(s: MageWars, seat: int, card: int, deck: int) -> None:
    tell(s, EVERYONE, "looked", seat, deck)
    push(s, later(look_at, seat, deck, 0), later(look_at, seat, deck, 1), later(place_looked_at, seat, deck, 0, 2))


@book.step
def look_at(s: MageWars, seat: int, deck: int, at: int) -> None:
    """The player sees the card that lies below ``at`` others. (MW-78)"""
    found = next_card(s, deck, at)
    if found == FROM_BAG:
        ask_chance(s, turned_up, seat, deck, ONE_LOOKS)
    elif found != NONE_LEFT:
        if found not in s.zones[TOP[deck]]:
            move(s, found, BOTTOM[deck], TOP[deck])
        show(s, (found,), bit(seat))


@book.step
def place_looked_at(s: MageWars, seat: int, deck: int, at: int, left: int) -> None:
    if left and len(s.zones[TOP[deck]]) > at:
        ask(s, seat, look_place, seat, deck, at, left)


ON_TOP: Final = 0
TO_BOTTOM: Final = 1


@book.question({ON_TOP: "leave on top", TO_BOTTOM: "put on bottom"})
def look_place(s: MageWars, seat: int, deck: int, at: int, left: int) -> tuple[int, ...]:
    """For the card below ``at`` others; ``left`` counts those still to be placed."""
    return ON_TOP, TO_BOTTOM


@look_place.then
def place(s: MageWars, where: int, seat: int, deck: int, at: int, left: int) -> None:
    tell(s, EVERYONE, "placed_top" if where == ON_TOP else "placed_bottom", seat, deck)
    if where == ON_TOP:
        at += 1
    else:
        move(s, s.zones[TOP[deck]][at], TOP[deck], BOTTOM[deck])
    push(s, later(place_looked_at, seat, deck, at, left - 1))


@look_place.worded
def looked_at_card(s: MageWars, seat: int, deck: int, at: int, left: int) -> Said:
    return say("ask-look_place", card=KINDS[s.kind[s.zones[TOP[deck]][at]]].id, deck=DECKS[deck])


# Plants and spells


@book.step
def take_blessing(s: MageWars, seat: int, card: int) -> None:  # Mugwort
    if which_pile.options(s, seat, card, BLESSING, 0):
        take_from_any_pile(s, seat, card, BLESSING)
    else:
        perform(s, seat, card, (draw(MYSTIC, 1),))


@book.step
def get_lucky(s: MageWars, seat: int, card: int, n: int) -> None:
    s.luck = with_at(s.luck, seat, s.luck[seat] + n)


@book.step
def golden_apple(s: MageWars, seat: int, card: int) -> None:
    ask(s, seat, deck, seat, card, "heal_fully", (ENCHANTED, MYSTIC, ARCANE))


@book.step
def heal_fully(s: MageWars, seat: int, card: int, deck: int) -> None:
    perform(s, seat, card, (heal(deck, full_health(s, seat)),))


@book.step
def architects_dream(s: MageWars, seat: int, card: int) -> None:
    ask(s, seat, deck, seat, card, "dream", TOP)


@book.step
def dream(s: MageWars, seat: int, card: int, deck: int) -> None:
    reveal(s, seat, card, deck, 5)


@book.step
def soul_siphon(s: MageWars, seat: int, card: int) -> None:
    ask_rival(s, seat, card, "siphon")


@book.step
def siphon(s: MageWars, seat: int, card: int, foe: int) -> None:
    """Two health cards change sides unseen; what does not fit is discarded."""
    s.due |= WOUNDS
    siphoned = 0
    for top in reversed(s.zones[HEALTH[foe]][-2:]):
        if len(s.zones[HEALTH[seat]]) < full_health(s, seat):
            move(s, top, HEALTH[foe], HEALTH[seat])
            siphoned += 1
        else:
            discard(s, top, HEALTH[foe])
    if siphoned:
        tell(s, EVERYONE, "siphoned", seat, foe, siphoned)
