"""The Creatures: pets, or used once. (MW-45)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import move, show
from spellhall.engine.steps import EVERYONE, ask, ask_chance, bit, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.magewars.ids import id_of
from spellhall.games.magewars.rows import Card, Text, backs, does, number
from spellhall.games.magewars.rules.choices import ask_deck, ask_rival, ask_secret_card
from spellhall.games.magewars.rules.combat import attacks, attacks_all, attacks_in_pack
from spellhall.games.magewars.rules.curses import send_curse
from spellhall.games.magewars.rules.decks import (
    FROM_BAG,
    NONE_LEFT,
    discard_some,
    draw,
    heal,
    next_card,
    take_tops,
    turned_up,
)
from spellhall.games.magewars.rules.fate import play_fate
from spellhall.games.magewars.rules.meddle import filled_works, meddle, meddling, steal_filling_card
from spellhall.games.magewars.state import BOTTOM, HAND, TOP, MageWars, book
from spellhall.games.magewars.terms import (
    AIR,
    ARCANE,
    CREATURE,
    DECKS,
    EARTH,
    ENCHANTED,
    FIRE,
    MYSTIC,
    NO_ELEMENT,
    QUEST,
)

CREATURES: Final[list[Card]] = []


def creature(
    id: str, name: str, *, decks: tuple[int, ...], level: int, element: int = NO_ELEMENT, health: int, icons: str,
    recipe: str, kept: str, each_turn: Text = (), start: Text = (), costs_a_card: bool = False, hand: int = 0,
    fate: int = 0, doubles: int = NO_ELEMENT, used: str, once: Text, flavour: str,
) -> None:  # fmt: skip
    """Enter a row of the table of Creatures."""
    row = Card(
        id=id, name=name, backs=backs(decks), type=CREATURE, level=level, element=element, health=health, icons=icons,
        recipe=recipe, text=f"Kept: {kept} Used once: {used}", flavour=flavour, each_turn=each_turn, start=start,
        once=once, costs_a_card=costs_a_card, hand=hand, fate=fate, doubles=doubles,
    )  # fmt: skip
    CREATURES.append(row)


creature(
    "cat", "Cat", decks=(ENCHANTED,), level=1, health=1, icons="Beast, Silver", recipe="Beast/Plant",
    kept="Each turn: discard {discards} {discards|card|cards} from your hand to send a Curse.",
    costs_a_card=True,
    each_turn=(does(discard_some, number("discards", 1)), does(send_curse)),
    used="Draw {used_draws} Enchanted.",
    once=(does(draw, ENCHANTED, number("used_draws", 2)),),
    flavour="It permits you to live here.",
)  # fmt: skip

creature(
    "cobra", "Cobra", decks=(ENCHANTED,), level=1, health=1, icons="Bug, Beast", recipe="Bug/Potion + Any",
    kept="Each turn: attack {attack}, piercing.",
    each_turn=(attacks(number("attack", 1), piercing=True),),
    used="Attack {used_attack}, piercing.",
    once=(attacks(number("used_attack", 2), piercing=True),),
    flavour="Steel has seams. It reads seams.",
)  # fmt: skip


# Crow


@book.step
def crow_trade(s: MageWars, seat: int, card: int, n: int) -> None:
    """Discard N cards to take the top card of a pile, perhaps that very card."""
    push(s, later(discard_some, seat, card, n), later(take_tops, seat, card, 1, ()))


creature(
    "crow", "Crow", decks=(ENCHANTED,), level=1, health=1, icons="Feather, Bug", recipe="Seed/Bug",
    kept="Each turn: discard {discards} {discards|card|cards} from your hand to take the top card of one discard pile.",
    costs_a_card=True,
    each_turn=(does(crow_trade, number("discards", 1)),),
    used="Take the top card of each of up to two different discard piles.",
    once=(does(take_tops, 2, ()),),
    flavour="Finders, keepers, gossips.",
)  # fmt: skip

creature(
    "horse", "Horse", decks=(ENCHANTED,), level=1, health=2, icons="Beast, Plant", recipe="Plant/Seed",
    kept="Your hand limit is {hand} higher.",
    hand=2,
    used="Draw and play {plays} Fate {plays|card|cards}.",
    once=(does(play_fate, number("plays", 2)),),
    flavour="It knows the way home before you are lost.",
)  # fmt: skip

creature(
    "jaguar", "Jaguar", decks=(ENCHANTED,), level=1, health=2, icons="Beast, Gold", recipe="Beast + Any",
    kept="Each turn: attack {attack}, or attack {attack_on_pet} on a pet.",
    each_turn=(attacks(number("attack", 1), pet=number("attack_on_pet", 3)),),
    used="Attack {used_attack}.",
    once=(attacks(number("used_attack", 3)),),
    flavour="Two coins of gold in the dark.",
)  # fmt: skip


# Monkey


@book.step
def monkey_swap(s: MageWars, seat: int, card: int) -> None:
    ask_rival(s, seat, card, monkey_steals, with_hand=True)


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
    ask_secret_card(s, seat, card, monkey_gives, (foe,))


@book.step
def monkey_gives(s: MageWars, seat: int, card: int, picked: tuple[int, ...]) -> None:
    foe, gift = picked
    move(s, gift, HAND[seat], HAND[foe])
    tell(s, bit(seat) | bit(foe), "gave", seat, foe, s.kind[gift])
    tell(s, EVERYONE & ~bit(seat) & ~bit(foe), "gave_unseen", seat, foe)


@book.step
def steal_filling(s: MageWars, seat: int, card: int) -> None:
    meddle(s, seat, card, steal_from)


@meddling(filled_works)
def steal_from(s: MageWars, seat: int, card: int, target: int) -> None:
    steal_filling_card(s, seat, card, target)


creature(
    "monkey", "Monkey", decks=(ENCHANTED,), level=1, health=2, icons="Beast, Seed", recipe="Flower/Seed",
    kept=(
        "Each turn: choose a rival with a hand; steal 1 random card from it, then give that rival 1 card of your "
        "choice from your hand."
    ),
    each_turn=(does(monkey_swap),),
    used="Steal 1 filling card of your choice from a rival's craft or from a building site.",
    once=(does(steal_filling),),
    flavour="Borrowing, with applause.",
)  # fmt: skip


# Owl


@book.step
def owl_look(s: MageWars, seat: int, card: int) -> None:
    ask_deck(s, seat, card, look_at_two, TOP)


@book.step
def look_at_two(s: MageWars, seat: int, card: int, deck: int) -> None:
    tell(s, EVERYONE, "looked", seat, deck)
    push(s, later(look_at, seat, deck, 0), later(look_at, seat, deck, 1), later(place_looked_at, seat, deck, 0, 2))


@book.step
def look_at(s: MageWars, seat: int, deck: int, at: int) -> None:
    """The player sees the card that lies below ``at`` others. (MW-78)"""
    found = next_card(s, deck, at)
    if found == FROM_BAG:
        ask_chance(s, turned_up, seat, deck, TOP[deck])
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
    place_looked_at(s, seat, deck, at, left - 1)


@look_place.worded
def looked_at_card(s: MageWars, seat: int, deck: int, at: int, left: int) -> Said:
    return say("ask-look_place", card=id_of(s, s.zones[TOP[deck]][at]), deck=DECKS[deck])


@look_place.touches
def looked_at(s: MageWars, where: int, seat: int, deck: int, at: int, left: int) -> list[str]:
    return [f"top_{DECKS[deck]}.{at}"]


creature(
    "owl", "Owl", decks=(ENCHANTED,), level=1, health=1, icons="Feather, Book", recipe="Book/Bug",
    kept=(
        "Each turn: look at the top 2 cards of one deck; put each of them back, on top (in the same order) or on "
        "the bottom."
    ),
    each_turn=(does(owl_look),),
    used="Draw {used_draws} Mystic and {used_then_draws} Quest.",
    once=(does(draw, MYSTIC, number("used_draws", 1)), does(draw, QUEST, number("used_then_draws", 1))),
    flavour="It has read the last page already.",
)  # fmt: skip

creature(
    "bat", "Bat", decks=(MYSTIC,), level=2, health=1, icons="Bug, Feather", recipe="Bug + Any",
    kept="Each turn: attack {attack}; if it removes a health card from a mage, heal {heals} Enchanted.",
    each_turn=(attacks(number("attack", 1), drain=number("heals", 1)),),
    used="Attack {used_attack}; if it removes a health card from a mage, heal {used_heals} Enchanted.",
    once=(attacks(number("used_attack", 2), drain=number("used_heals", 2)),),
    flavour="It drinks to your health.",
)  # fmt: skip

creature(
    "eagle", "Eagle", decks=(MYSTIC,), level=2, element=AIR, health=2, icons="Feather, Beast", recipe="Feather + Any",
    kept="Each turn: attack {attack} Air.",
    each_turn=(attacks(number("attack", 1), AIR),),
    used="Attack {used_attack} Air.",
    once=(attacks(number("used_attack", 3), AIR),),
    flavour="First a shadow, then a receipt.",
)  # fmt: skip


creature(
    "wolf", "Wolf", decks=(MYSTIC,), level=2, health=2, icons="Beast, Seed", recipe="Beast + Any",
    kept="Each turn: attack {attack}, or attack {pack_attack} if you keep another pet.",
    each_turn=(attacks_in_pack(number("attack", 1), number("pack_attack", 2)),),
    used="Attack {used_attack}.",
    once=(attacks(number("used_attack", 3)),),
    flavour="One howl is a question. Two are an answer.",
)  # fmt: skip

creature(
    "hummingbird", "Hummingbird", decks=(MYSTIC,), level=2, health=1,
    icons="Feather, Flower", recipe="Feather + Flower",
    kept="You draw {fate} more Fate {fate|card|cards} each turn.",
    fate=1,
    used="Draw and play {plays} Fate {plays|card|cards}.",
    once=(does(play_fate, number("plays", 3)),),
    flavour="Too quick to be unlucky.",
)  # fmt: skip

creature(
    "elephant", "Elephant", decks=(ARCANE,), level=3, element=EARTH, health=3,
    icons="Beast, Gold, Plant", recipe="Beast + Plant + Any",
    kept="Your Earth attacks deal double damage. Each turn: attack {attack} Earth (doubled).",
    doubles=EARTH,
    each_turn=(attacks(number("attack", 1), EARTH),),
    used="Attack {used_attack} Earth.",
    once=(attacks(number("used_attack", 4), EARTH),),
    flavour="It remembers where you keep the wall.",
)  # fmt: skip

creature(
    "dragon", "Dragon", decks=(ARCANE,), level=3, element=FIRE, health=4,
    icons="Fire, Beast, Gem", recipe="Beast + Fire + Gem/Gold + Any",
    kept="Each turn: attack {attack} Fire.",
    each_turn=(attacks(number("attack", 2), FIRE),),
    used="Attack {used_attack} Fire on every other living mage.",
    once=(attacks_all(number("used_attack", 2), FIRE),),
    flavour="A weather system with a grudge.",
)  # fmt: skip

creature(
    "unicorn", "Unicorn", decks=(ARCANE,), level=3, health=3,
    icons="Feather, Flower, Light", recipe="Feather + Flower + Light/Gem",
    kept="At the start of your turn heal {heals} Mystic.",
    start=(does(heal, MYSTIC, number("heals", 1)),),
    used="Heal {used_heals} Arcane.",
    once=(does(heal, ARCANE, number("used_heals", 4)),),
    flavour="Where it has stood, no thorn grows.",
)  # fmt: skip
