"""The Items. (MW-48)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import move
from spellhall.engine.steps import EVERYONE, ask, tell
from spellhall.games.magewars.ids import kept_kind
from spellhall.games.magewars.pack import KINDS, each
from spellhall.games.magewars.rows import Card, Text, backs, does, number
from spellhall.games.magewars.rules.choices import ask_may
from spellhall.games.magewars.rules.combat import attacks, attacks_as_master, has_free_pet_slot, move_pet, take_guard
from spellhall.games.magewars.rules.decks import draw
from spellhall.games.magewars.rules.meddle import meddle, meddling, owners, works_of
from spellhall.games.magewars.rules.numbers import kept_of
from spellhall.games.magewars.rules.works import frozen, locked, set_free, take_stock
from spellhall.games.magewars.state import IN_PLAY, UNDER, MageWars, book, rivals
from spellhall.games.magewars.terms import (
    ARCANE,
    CREATURE,
    ENCHANTED,
    EVERY_MAGE,
    FIRE,
    ITEM,
    LIGHTNING,
    MYSTIC,
    NO_ELEMENT,
    WATER,
)

ITEMS: Final[list[Card]] = []


def item(
    id: str, name: str, *, decks: tuple[int, ...], copies: int = 1, level: int, element: int = NO_ELEMENT, health: int,
    icons: str, recipe: str, keepable: bool = True, charges: bool = False, kept: str, each_turn: Text = (),
    grants: str = "", guard: int = 0, immune: tuple[int, ...] = (), hides: bool = False, snares: bool = False,
    answers: bool = False, deflects: tuple[int, ...] = (), to_one: bool = False, used: str, once: Text, flavour: str,
) -> None:  # fmt: skip
    """Enter a row of the table of Items."""
    row = Card(
        id=id, name=name, backs=backs(decks, copies), type=ITEM, level=level, element=element, health=health,
        icons=icons, recipe=recipe, text=f"Kept: {kept} Used once: {used}", flavour=flavour, keepable=keepable,
        charges=charges, each_turn=each_turn, once=once, grants=grants, guard=guard, immune=immune, hides=hides,
        snares=snares, answers=answers, deflects=deflects, to_one=to_one,
    )  # fmt: skip
    ITEMS.append(row)


item(
    "sword", "Sword", decks=(ENCHANTED,), level=1, health=2, icons="Silver", recipe="Silver + Any",
    kept="Each turn: attack {attack} of the element that you master (the first, if there are two).",
    each_turn=(attacks_as_master(number("attack", 1)),),
    used="Attack {used_attack} of the element that you master.",
    once=(attacks_as_master(number("used_attack", 3)),),
    flavour="Pointed arguments only.",
)  # fmt: skip

item(
    "bow", "Bow", decks=(ENCHANTED,), level=1, health=1, icons="Feather, Plant", recipe="Feather/Plant + Any + Any",
    kept="Charges. Each turn: spend 1 charge to attack {attack}.",
    each_turn=(attacks(number("attack", 2)),),
    used="Attack {used_attack}.",
    once=(attacks(number("used_attack", 3)),),
    charges=True,
    flavour="Three arrows, three opinions.",
)  # fmt: skip

item(
    "book", "Book", decks=(ENCHANTED,), level=1, health=1, icons="Book", recipe="Book/Feather",
    kept="Grants Book.",
    grants="Book",
    used="Draw {used_draws} Mystic.",
    once=(does(draw, MYSTIC, number("used_draws", 2)),),
    flavour="It falls open where you need it.",
)  # fmt: skip

item(
    "shield", "Shield", decks=(ENCHANTED,), level=1, health=2, icons="Silver, Gold", recipe="Silver + Any",
    kept="Guard {guard}.",
    guard=1,
    used="Guard {guards} until the start of your next turn.",
    once=(does(take_guard, number("guards", 3)),),
    flavour="The front of it is mostly dents.",
)  # fmt: skip

item(
    "ice_shield", "Ice Shield", decks=(ENCHANTED,), level=1, element=WATER, health=2,
    icons="Gem, Feather", recipe="Gem/Potion + Any",
    kept="Guard {guard}. Immune to Fire and Water.",
    guard=1, immune=(FIRE, WATER),
    used="Guard {guards} until the start of your next turn.",
    once=(does(take_guard, number("guards", 3)),),
    flavour="Keep it away from the hearth.",
)  # fmt: skip


# Lock


@book.step
def put_lock(s: MageWars, seat: int, card: int) -> None:  # MW-71
    meddle(s, seat, card, lock_that)


def unlocked_works(s: MageWars, owner: int) -> tuple[int, ...]:
    return tuple([work for work in works_of(s, owner) if not locked(s, work)])


@meddling(unlocked_works)
def lock_that(s: MageWars, seat: int, card: int, target: int) -> None:
    move(s, card, IN_PLAY, UNDER)
    s.locks += ((card, target),)
    take_stock(s, target)
    tell(s, EVERYONE, "locked", seat, s.kind[target])


item(
    "lock", "Lock", decks=(ENCHANTED,), copies=2, level=1, health=1, icons="Silver", recipe="Any",
    kept="(cannot be kept)",
    used="Lock a rival's craft or a building site.",
    once=(does(put_lock),),
    keepable=False,
    flavour="It clicks like a closed mind.",
)  # fmt: skip


# Key


@book.step
def turn_key(s: MageWars, seat: int, card: int) -> None:
    if owners(s, seat, open_that):
        ask_may(s, seat, card, use_key)


@book.step
def use_key(s: MageWars, seat: int, card: int) -> None:
    meddle(s, seat, card, open_that)


def shut_works(s: MageWars, owner: int) -> tuple[int, ...]:
    return tuple([work for work in works_of(s, owner) if locked(s, work) or frozen(s, work)])


@meddling(shut_works, own_too=True)
def open_that(s: MageWars, seat: int, card: int, target: int) -> None:
    set_free(s, target)


item(
    "key", "Key", decks=(ENCHANTED,), level=1, health=1, icons="Silver, Gold", recipe="Any",
    kept="(cannot be kept)",
    used=(
        "You may choose one craft or building site: remove every Lock and every Freeze from it. Then draw "
        "{used_draws} Mystic."
    ),
    once=(does(turn_key), does(draw, MYSTIC, number("used_draws", 1))),
    keepable=False,
    flavour="The other half of an argument.",
)  # fmt: skip


# Hunter's Snare


@book.step
def snare(s: MageWars, seat: int, card: int) -> None:
    """Steal one pet of Level 1 from a rival. (MW-74)"""
    if has_free_pet_slot(s, seat) and snare_pet.options(s, seat, card):
        ask(s, seat, snare_pet, seat, card)


def is_young(card: Card, deck: int) -> bool:
    return card.type == CREATURE and card.level == 1


def young_pets(s: MageWars, seat: int) -> dict[int, int]:
    """The pets of Level 1 that rivals keep, each with its owner."""
    pets = {pet: foe for foe in rivals(s, seat) for pet in kept_of(s, foe, CREATURE)}
    return {pet: foe for pet, foe in pets.items() if KINDS[s.kind[pet]].level == 1}


@book.question(each("steal", is_young))
def snare_pet(s: MageWars, seat: int, card: int) -> list[int]:
    return sorted([s.kind[pet] for pet in young_pets(s, seat)])


@snare_pet.then
def steal_pet(s: MageWars, kind: int, seat: int, card: int) -> None:
    pet, owner = next((pet, owner) for pet, owner in young_pets(s, seat).items() if s.kind[pet] == kind)
    move_pet(s, pet, owner, seat)


@snare_pet.touches
def snared(s: MageWars, kind: int, seat: int, card: int) -> list[str]:
    return [kept_kind(s, owner, kind) for pet, owner in young_pets(s, seat).items() if s.kind[pet] == kind]


item(
    "hunters_snare", "Hunter's Snare", decks=(MYSTIC,), level=1, health=1,
    icons="Plant, Silver", recipe="Plant/Silver + Any",
    kept=(
        "After a rival's pet has attacked you or a card of yours, if you have a free pet slot, that pet becomes "
        "yours (fresh); then discard this card."
    ),
    snares=True,
    used="If you have a free pet slot, steal one pet of Level 1 from a rival: it becomes your pet, fresh.",
    once=(does(snare),),
    flavour="Step here, please.",
)  # fmt: skip

item(
    "mirror_charm", "Mirror Charm", decks=(MYSTIC,), level=2, health=1, icons="Gem, Light", recipe="Light/Gem + Any",
    kept=(
        "Charges. When a Curse hits you, you may spend 1 charge to deflect it to a living rival of your choice (a"
        " crafted Blessing)."
    ),
    answers=True, deflects=EVERY_MAGE, to_one=True,
    used="Draw {used_draws} Arcane.",
    once=(does(draw, ARCANE, number("used_draws", 1)),),
    charges=True,
    flavour="What you send, you meet.",
)  # fmt: skip

item(
    "dwarven_hammer", "Dwarven Hammer", decks=(MYSTIC,), level=2, health=2,
    icons="Gold, Silver", recipe="Gold/Silver + Any",
    kept="Each turn: attack {attack}, or attack {attack_on_structure} on a structure.",
    each_turn=(attacks(number("attack", 1), structure=number("attack_on_structure", 4)),),
    used="Attack {used_attack}, or attack {used_attack_on_structure} on a structure.",
    once=(attacks(number("used_attack", 2), structure=number("used_attack_on_structure", 6)),),
    flavour="It undoes stone politely.",
)  # fmt: skip

item(
    "fire_sword", "Fire Sword", decks=(MYSTIC,), level=2, element=FIRE, health=2,
    icons="Fire, Silver", recipe="Fire + Silver/Gold",
    kept="Each turn: attack {attack} Fire (attack {attack_on_plant} Fire on a plant).",
    each_turn=(attacks(number("attack", 2), FIRE, plant=number("attack_on_plant", 4)),),
    used="Attack {used_attack} Fire.",
    once=(attacks(number("used_attack", 3), FIRE),),
    flavour="Forged in a temper, quenched in nothing.",
)  # fmt: skip

item(
    "wand_of_storms", "Wand of Storms", decks=(MYSTIC,), level=2, element=LIGHTNING, health=1,
    icons="Book, Gem", recipe="Book/Gem + Any + Any",
    kept="Charges. Each turn: spend 1 charge to attack {attack} Lightning.",
    each_turn=(attacks(number("attack", 2), LIGHTNING),),
    used="Attack {used_attack} Lightning.",
    once=(attacks(number("used_attack", 3), LIGHTNING),),
    charges=True,
    flavour="It ticks while it thinks.",
)  # fmt: skip

item(
    "great_axe", "Great Axe", decks=(ARCANE,), level=3, health=3, icons="Gold, Silver", recipe="Gold + Silver + Any",
    kept="Each turn: attack {attack}.",
    each_turn=(attacks(number("attack", 2)),),
    used="Attack {used_attack}.",
    once=(attacks(number("used_attack", 4)),),
    flavour="Subtle as a landslide.",
)  # fmt: skip

item(
    "vorpal_sword", "Vorpal Sword", decks=(ARCANE,), level=3, element=LIGHTNING, health=3,
    icons="Gold, Gem, Silver", recipe="Silver + Gold/Gem + Any",
    kept="Each turn: attack {attack} Lightning, piercing.",
    each_turn=(attacks(number("attack", 2), LIGHTNING, piercing=True),),
    used="Attack {used_attack} Lightning, piercing.",
    once=(attacks(number("used_attack", 3), LIGHTNING, piercing=True),),
    flavour="One, two, and the third is free.",
)  # fmt: skip

item(
    "ring_of_invisibility", "Ring of Invisibility", decks=(ARCANE,), level=3, health=1,
    icons="Gold, Gem", recipe="Gold/Gem + Light/Bug + Any",
    kept=(
        "Charges. When a rival's attack would hit your mage, 1 charge is spent and the attack does nothing to "
        "your mage."
    ),
    hides=True,
    used="Guard {guards} until the start of your next turn.",
    once=(does(take_guard, number("guards", 6)),),
    charges=True,
    flavour="Look, no hands.",
)  # fmt: skip
