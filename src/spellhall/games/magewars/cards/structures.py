"""The Structures: towers and buildings, in the centre. (MW-52, MW-53, MW-R22 to MW-R26)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import find
from spellhall.engine.steps import ask, later, push
from spellhall.engine.views import Said, say
from spellhall.games.magewars.ids import id_of, place_id
from spellhall.games.magewars.pack import KINDS, each
from spellhall.games.magewars.rows import Card, Numbers, Text, backs, does, number, perform
from spellhall.games.magewars.rules.check import lose_cards, lose_health
from spellhall.games.magewars.rules.choices import ask_may, choose, mode_of_a_card
from spellhall.games.magewars.rules.combat import destroy
from spellhall.games.magewars.rules.decks import (
    discard_some,
    draw,
    everyone_draws,
    everyone_heals,
    heal_if_weak,
    take_from_any_pile,
    take_tops,
    which_pile,
)
from spellhall.games.magewars.rules.numbers import alignment, kept_of
from spellhall.games.magewars.state import HEALTH, STANDING, MageWars, book, living
from spellhall.games.magewars.terms import (
    AIR,
    ARCANE,
    BUILDING,
    CREATURE,
    EARTH,
    ENCHANTED,
    EVERY_MAGE,
    EVIL,
    FIRE,
    GOOD,
    LIGHTNING,
    MYSTIC,
    NEUTRAL,
    NO_ELEMENT,
    NOT_EVIL,
    PLANT,
    QUEST,
    STRUCTURE,
    TOWER,
    UNALIGNED,
    WATER,
)

STRUCTURES: Final[list[Card]] = []


def structure(
    id: str, name: str, *, decks: tuple[int, ...], level: int, sort: str, alignment: int = UNALIGNED,
    element: int = NO_ELEMENT, health: int, icons: str, recipe: str, built: str = "", once: Text = (), stands: str = "",
    start: Text = (), boosts: int = NO_ELEMENT, shatters: int = NO_ELEMENT, pierces: int = NO_ELEMENT,
    chills: int = NO_ELEMENT, fortifies: int = 0, fate: int = 0, hand: int = 0, healing: int = 0, pet_damage: int = 0,
    mage_damage: int = 0, wards: bool = False, fills_magic: bool = False, of: tuple[int, ...] = EVERY_MAGE,
    of_level: int = 0, of_masters: int = NO_ELEMENT, falls: str = "", destroyed: Text = (), numbers: Numbers = (),
    flavour: str,
) -> None:  # fmt: skip
    """Enter a row of the table of Structures."""
    parts = (("When built", built), ("While it stands", stands), ("When destroyed", falls))
    row = Card(
        id=id, name=name, backs=backs(decks), type=STRUCTURE, level=level, sort=sort, alignment=alignment,
        element=element, health=health, icons=icons, recipe=recipe, flavour=flavour, numbers=numbers,
        text=" ".join(f"{when}: {what}" for when, what in parts if what), once=once, start=start, boosts=boosts,
        shatters=shatters, pierces=pierces, chills=chills, fortifies=fortifies,
        fate=fate, hand=hand, healing=healing, pet_damage=pet_damage, mage_damage=mage_damage, wards=wards,
        fills_magic=fills_magic, of=of, of_level=of_level, of_masters=of_masters, destroyed=destroyed,
    )  # fmt: skip
    STRUCTURES.append(row)


structure(
    "tower_of_air", "Tower of Air", decks=(ENCHANTED, MYSTIC), level=1, sort=TOWER, element=AIR, health=2,
    icons="Feather", recipe="Feather + Feather/Light + Silver/Gold + Book/Flower + Any",
    stands="Air attacks are piercing.",
    pierces=AIR,
    flavour="Built mostly of windows.",
)  # fmt: skip

structure(
    "tower_of_earth", "Tower of Earth", decks=(ENCHANTED,), level=1, sort=TOWER, element=EARTH, health=4,
    icons="Seed", recipe="Seed/Plant + Plant/Beast + Gem/Gold + Beast/Seed + Any",
    stands="Every Structure has {fortifies} more health.",
    fortifies=1,
    flavour="It was already there; they dug round it.",
)  # fmt: skip

structure(
    "tower_of_fire", "Tower of Fire", decks=(MYSTIC,), level=1, sort=TOWER, element=FIRE, health=3,
    icons="Fire", recipe="Fire + Fire/Light + Silver/Gold + Bug/Book + Any",
    stands="Fire attacks deal 1 more damage.",
    boosts=FIRE,
    flavour="The stairs are warm and the walls are warmer.",
)  # fmt: skip

structure(
    "tower_of_ice", "Tower of Ice", decks=(ENCHANTED, MYSTIC), level=1, sort=TOWER, element=WATER, health=2,
    icons="Potion", recipe="Potion + Gem/Light + Silver/Gold + Flower/Book + Any",
    stands="A mage that a Water attack wounds draws 1 Fate card fewer in its next Fate step.",
    chills=WATER,
    falls="The player who destroyed it discards {discards} {discards|card|cards} of their choice from their hand.",
    destroyed=(does(discard_some, number("discards", 1)),),
    flavour="Every step rings like glass.",
)  # fmt: skip


structure(
    "tower_of_storms", "Tower of Storms", decks=(MYSTIC,), level=1, sort=TOWER, element=LIGHTNING, health=3,
    icons="Light", recipe="Light + Light/Fire + Silver/Gold + Book/Feather + Any",
    stands="Lightning attacks deal 2 more damage to kept cards and Structures.",
    shatters=LIGHTNING,
    flavour="It has been struck so often that it strikes back.",
)  # fmt: skip


# Tower of Pain


@book.step
def hurt_the_strong(s: MageWars, seat: int, card: int, many: int, n: int) -> None:
    if len(s.zones[HEALTH[seat]]) > many:
        lose_cards(s, seat, n)


structure(
    "tower_of_pain", "Tower of Pain", decks=(MYSTIC, QUEST), level=1, sort=TOWER, alignment=EVIL, health=3,
    icons="Bug", recipe="Bug + Beast/Bug + Silver/Gold + Fire/Potion + Any",
    stands="At the start of a living mage's turn, if it has more than {many} health cards, it loses {loses} health.",
    start=(does(hurt_the_strong, number("many", 5), number("loses", 1)),),
    flavour="The architect still lives there, somewhere.",
)  # fmt: skip

structure(
    "tower_of_weakness", "Tower of Weakness", decks=(ENCHANTED,), level=1, sort=TOWER, alignment=EVIL, health=3,
    icons="Bug", recipe="Bug/Potion + Potion/Bug + Silver/Gold + Book/Plant + Any",
    stands="Every mage draws 1 Fate card fewer each turn (never fewer than 1).",
    fate=-1,
    flavour="Even the gargoyles lean.",
)  # fmt: skip


# Tower of Bones


@book.step
def dig_up_creature(s: MageWars, seat: int, card: int) -> None:
    if s.alive[seat] and which_pile.options(s, seat, card, CREATURE, 0):
        ask_may(s, seat, card, take_creature)


@book.step
def take_creature(s: MageWars, seat: int, card: int) -> None:
    take_from_any_pile(s, seat, card, CREATURE, 0)


structure(
    "tower_of_bones", "Tower of Bones", decks=(QUEST,), level=1, sort=TOWER, alignment=EVIL, health=3,
    icons="Beast", recipe="Beast + Bug/Beast + Bug/Gold + Silver/Light + Any",
    built="You may take one Creature from any discard pile.",
    once=(does(dig_up_creature),),
    stands="The pets of Evil mages deal {pet_damage} more damage.",
    pet_damage=1, of=(EVIL,),
    flavour="Nothing here was wasted.",
)  # fmt: skip


# Destroying towers without an attack


def towers_of(s: MageWars, alignment: int) -> list[int]:
    """The standing towers of an alignment, in the order they were built."""
    return [tower for tower in towers(s) if KINDS[s.kind[tower]].alignment == alignment]


def towers_of_level(s: MageWars, level: int) -> list[int]:
    return [tower for tower in towers(s) if KINDS[s.kind[tower]].level == level]


def towers(s: MageWars) -> list[int]:
    return [card for card in s.zones[STANDING] if KINDS[s.kind[card]].sort == TOWER]


def raze_one(s: MageWars, seat: int, card: int, doomed: list[int]) -> None:
    """Destroy one of these towers, of the player's choice; with none, nothing happens. (MW-R29)"""
    if doomed:
        ask(s, seat, doomed_tower, seat, card, tuple(sorted({s.kind[tower] for tower in doomed})))


def can_be_razed(card: Card, deck: int) -> bool:
    """Tower of Darkness and Tower of Light destroy by alignment, Earthquake by Level."""
    return card.sort == TOWER and (card.alignment in (GOOD, EVIL) or card.level == 2)


@book.question(each("raze", can_be_razed))
def doomed_tower(s: MageWars, seat: int, card: int, towers: tuple[int, ...]) -> tuple[int, ...]:
    return towers


@doomed_tower.then
def raze(s: MageWars, kind: int, seat: int, card: int, towers: tuple[int, ...]) -> None:
    destroy(s, seat, find(s, kind, STANDING), STANDING)


@doomed_tower.touches
def razed(s: MageWars, kind: int, seat: int, card: int, towers: tuple[int, ...]) -> list[str]:
    return [place_id(s, STANDING, kind)]


@doomed_tower.worded
def which_tower(s: MageWars, seat: int, card: int, towers: tuple[int, ...]) -> Said:
    return say("ask-doomed_tower", card=id_of(s, card))


# Tower of Darkness, Tower of Doom


@book.step
def tower_of_darkness(s: MageWars, seat: int, card: int) -> None:
    choose(s, seat, card, doom_strikes, destroy_a_good_tower)


@mode_of_a_card
def doom_strikes(s: MageWars, seat: int, card: int) -> None:
    """Every living mage that is not Evil loses health."""
    for other in living(s, seat):
        if alignment(s, other) in NOT_EVIL:
            lose_cards(s, other, KINDS[s.kind[card]].loses)


@mode_of_a_card
def destroy_a_good_tower(s: MageWars, seat: int, card: int) -> None:
    raze_one(s, seat, card, towers_of(s, GOOD))


structure(
    "tower_of_darkness", "Tower of Darkness", decks=(ARCANE,), level=2, sort=TOWER, alignment=EVIL, health=3,
    icons="Bug, Potion", recipe="Bug + Potion/Bug + Gem/Gold + Book/Potion + Any + Any",
    built="Choose: every living mage that is not Evil loses {loses} health, or destroy one Good tower.",
    once=(does(tower_of_darkness),),
    numbers=(number("loses", 2),),
    stands="Evil mages draw {fate} more Fate {fate|card|cards} each turn.",
    fate=+1, of=(EVIL,),
    flavour="Noon stops at the gate.",
)  # fmt: skip

structure(
    "tower_of_doom", "Tower of Doom", decks=(ARCANE,), level=3, sort=TOWER, alignment=EVIL, health=4,
    icons="Gem, Bug", recipe="Bug + Bug/Fire + Gem + Gold/Gem + Any + Any",
    built="Every living mage that is not Evil loses {loses} health.",
    once=(does(doom_strikes),),
    numbers=(number("loses", 2),),
    stands="Attacks by Evil mages on mages deal {mage_damage} more damage.",
    mage_damage=1, of=(EVIL,),
    falls="The player who destroyed it loses {avenges} health.",
    destroyed=(does(lose_health, number("avenges", 2)),),
    flavour="Its shadow arrives a day before it.",
)  # fmt: skip


# Tower of Light


@book.step
def tower_of_light(s: MageWars, seat: int, card: int) -> None:
    choose(s, seat, card, heal_the_good, destroy_an_evil_tower)


@mode_of_a_card
def heal_the_good(s: MageWars, seat: int, card: int) -> None:
    everyone_heals(s, seat, card, ARCANE, KINDS[s.kind[card]].heals, (GOOD,))


@mode_of_a_card
def destroy_an_evil_tower(s: MageWars, seat: int, card: int) -> None:
    raze_one(s, seat, card, towers_of(s, EVIL))


structure(
    "tower_of_light", "Tower of Light", decks=(MYSTIC,), level=2, sort=TOWER, alignment=GOOD, health=3,
    icons="Light", recipe="Light + Light/Feather + Gold/Gem + Book/Flower + Any + Any",
    built="Choose: every living Good mage heals {heals} Arcane, or destroy one Evil tower.",
    once=(does(tower_of_light),),
    numbers=(number("heals", 2),),
    stands="Good mages draw {fate} more Fate {fate|card|cards} each turn.",
    fate=+1, of=(GOOD,),
    flavour="You can read by it in the next valley.",
)  # fmt: skip

structure(
    "tower_of_grace", "Tower of Grace", decks=(QUEST,), level=1, sort=TOWER, alignment=GOOD, health=3,
    icons="Flower", recipe="Flower + Flower/Light + Silver/Gold + Plant/Feather + Any",
    stands=(
        "At the start of a living Good mage's turn, if it has {few} or fewer health cards, it heals {heals} "
        "Enchanted."
    ),
    of=(GOOD,),
    start=(does(heal_if_weak, number("few", 4), number("heals", 1)),),
    flavour="The door has no lock and never did.",
)  # fmt: skip

structure(
    "tower_of_winds", "Tower of Winds", decks=(QUEST,), level=2, sort=TOWER, alignment=GOOD, element=AIR, health=3,
    icons="Feather", recipe="Feather + Feather/Flower + Light/Book + Silver/Gold + Any + Any",
    stands="Mages who master Air have a hand limit {hand} higher.",
    hand=+2, of_masters=AIR,
    flavour="It leans into the gale and hums.",
)  # fmt: skip


# Tower of Dawn


@book.step
def dawn_gifts(s: MageWars, seat: int, card: int) -> None:
    """Every living Good mage takes the top card of one pile, clockwise from the builder."""
    push(s, *[later(take_tops, other, card, 1, ()) for other in living(s, seat) if alignment(s, other) == GOOD])


structure(
    "tower_of_dawn", "Tower of Dawn", decks=(ARCANE, QUEST), level=3, sort=TOWER, alignment=GOOD, health=4,
    icons="Light, Gold", recipe="Light + Light/Flower + Gold/Gem + Gold/Feather + Any + Any",
    built=(
        "Every living Good mage, clockwise from the builder (the builder first, if Good), takes the top card of "
        "one discard pile."
    ),
    once=(does(dawn_gifts),),
    stands="Curses do nothing to Good mages.",
    wards=True, of=(GOOD,),
    falls="The player who destroyed it loses {avenges} health.",
    destroyed=(does(lose_health, number("avenges", 2)),),
    flavour="Built facing tomorrow.",
)  # fmt: skip

structure(
    "tower_of_health", "Tower of Health", decks=(MYSTIC,), level=2, sort=TOWER, alignment=NEUTRAL, health=3,
    icons="Potion", recipe="Potion + Flower/Plant + Potion/Light + Silver/Gold + Any + Any",
    built="Every living mage heals {heals} Enchanted.",
    once=(does(everyone_heals, ENCHANTED, number("heals", 3), EVERY_MAGE),),
    stands="Whenever a mage heals, it heals {healing} {healing|card|cards} more.",
    healing=+1,
    flavour="Visiting hours: always.",
)  # fmt: skip


# Tower of Roots, Tower of Tides


@book.step
def feed_planters(s: MageWars, seat: int, card: int, n: int) -> None:
    if kept_of(s, seat, PLANT):
        perform(s, seat, card, (does(draw, ENCHANTED, n),))


@book.step
def feed_the_petless(s: MageWars, seat: int, card: int, n: int) -> None:
    if not kept_of(s, seat, CREATURE):
        perform(s, seat, card, (does(draw, ENCHANTED, n),))


structure(
    "tower_of_roots", "Tower of Roots", decks=(QUEST,), level=2, sort=TOWER, alignment=NEUTRAL, element=EARTH, health=4,
    icons="Plant", recipe="Plant + Seed/Plant + Seed/Beast + Gem/Gold + Any + Any",
    stands="At the start of the turn of a player who keeps a plant, that player draws {draws} Enchanted.",
    start=(does(feed_planters, number("draws", 1)),),
    flavour="It grew a little during the ceremony.",
)  # fmt: skip

structure(
    "tower_of_tides", "Tower of Tides", decks=(QUEST,), level=2, sort=TOWER, alignment=NEUTRAL, element=WATER, health=3,
    icons="Potion", recipe="Potion + Gem/Potion + Light/Book + Silver/Gold + Any + Any",
    stands="At the start of the turn of a player who keeps no pet, that player draws {draws} Enchanted.",
    start=(does(feed_the_petless, number("draws", 1)),),
    flavour="Twice a day it is an island.",
)  # fmt: skip

structure(
    "tower_of_ages", "Tower of Ages", decks=(ARCANE,), level=3, sort=TOWER, alignment=NEUTRAL, health=4,
    icons="Book, Gem", recipe="Book + Book/Light + Gem/Gold + Seed/Potion + Any + Any",
    stands="Mages of Level 2 or higher draw {fate} more Fate {fate|card|cards} each turn.",
    fate=+1, of_level=2,
    falls="Every living player draws {draws} Arcane.",
    destroyed=(does(everyone_draws, ARCANE, number("draws", 1)),),
    flavour="Older inside than out.",
)  # fmt: skip

structure(
    "library", "Library", decks=(MYSTIC,), level=2, sort=BUILDING, alignment=NEUTRAL, health=2,
    icons="Book", recipe="Book + Book/Feather + Silver/Gold + Any",
    built="The builder draws {draws} Mystic.",
    once=(does(draw, MYSTIC, number("draws", 1)),),
    stands="Each Magic card that a player begins has one slot of that player's choice filled.",
    fills_magic=True,
    flavour="Shh.",
)  # fmt: skip

structure(
    "secret_garden", "Secret Garden", decks=(QUEST,), level=2, sort=BUILDING, alignment=NEUTRAL, health=2,
    icons="Flower", recipe="Flower/Seed + Plant/Flower + Silver/Gold + Any",
    stands="Every mage draws {fate} more Fate {fate|card|cards} each turn.",
    fate=+1,
    flavour="The gate is behind the other gate.",
)  # fmt: skip
