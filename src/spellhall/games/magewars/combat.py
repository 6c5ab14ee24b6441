"""Attacks: on mages, on kept cards, on Structures. (MW-57 to MW-66, MW-R27, MW-R30, MW-R31)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import move, with_at
from spellhall.engine.steps import EVERYONE, ask, later, push, tell
from spellhall.games.magewars.cards.structures import STRUCTURES
from spellhall.games.magewars.cards.tables import FACE, HEALTH_OF, KINDS, TYPE, WORD, bit_of, face_of
from spellhall.games.magewars.cards.words import (
    ARMOR,
    CREATURE,
    EARTH,
    ENCHANTED,
    EVIL,
    FIRE,
    ITEM,
    NO_ELEMENT,
    PLANT,
    STRUCTURE,
    How,
    heal,
)
from spellhall.games.magewars.death import lose_cards
from spellhall.games.magewars.effects import perform
from spellhall.games.magewars.numbers import alignment, kept_of, room, working
from spellhall.games.magewars.piles import bury, spend_charge
from spellhall.games.magewars.state import (
    KEPT,
    LASTING,
    LEVELS,
    MOST_SEATS,
    STANDING,
    WINS,
    MageWars,
    book,
    living,
    rivals,
)

MAGE: Final = 0
KEPT_CARD: Final = 1
A_STRUCTURE: Final = 2

ELEPHANT: Final = face_of("elephant")
OAK_TREE: Final = face_of("oak_tree")
RING: Final = face_of("ring_of_invisibility")
SNARE: Final = face_of("hunters_snare")
FORCE_FIELD: Final = face_of("force_field")
ELEMENTAL_SOVEREIGN: Final = face_of("elemental_sovereign")
TOWER_OF_BONES: Final = bit_of("tower_of_bones")
TOWER_OF_DOOM: Final = bit_of("tower_of_doom")
BOOSTERS: Final = tuple((bit_of(card.id), card.boosts) for card in STRUCTURES if card.boosts)


# Choosing the target


@book.step
def attack(s: MageWars, seat: int, card: int, how: How) -> None:  # MW-57
    """Attack one target; with none there is, nothing happens. (MW-R29)"""
    if s.alive[seat] and attack_kind.options(s, seat, card, how):
        ask(s, seat, attack_kind, seat, card, how)


@book.question(
    {MAGE: "attack a mage", KEPT_CARD: "attack a kept card", A_STRUCTURE: "attack a structure"},
)
def attack_kind(s: MageWars, seat: int, card: int, how: How) -> list[int]:
    only = how[6]
    possible = []
    foes = rivals(s, seat)
    if foes and not only:
        possible.append(MAGE)
    if any(targets_of(s, foe, only) for foe in foes):
        possible.append(KEPT_CARD)
    if s.zones[STANDING] and not only:
        possible.append(A_STRUCTURE)
    return possible


def targets_of(s: MageWars, foe: int, only: int) -> tuple[int, ...]:
    """The kept cards of a rival that can be attacked; Briars attack nothing but pets."""
    return tuple(kept_of(s, foe, only)) if only else s.zones[KEPT[foe]]


@attack_kind.then
def attack_that(s: MageWars, what: int, seat: int, card: int, how: How) -> None:
    if what == MAGE:
        ask(s, seat, attack_mage, seat, card, how)
    elif what == KEPT_CARD:
        ask(s, seat, attack_whose, seat, card, how)
    else:
        ask(s, seat, attack_target, seat, card, how, A_STRUCTURE)


@book.question({seat: f"attack P{seat + 1}" for seat in range(MOST_SEATS)})
def attack_mage(s: MageWars, seat: int, card: int, how: How) -> list[int]:
    return rivals(s, seat)


@attack_mage.then
def attack_this_mage(s: MageWars, foe: int, seat: int, card: int, how: How) -> None:
    strike_mages(s, seat, card, how, [foe])


@book.question({seat: f"attack card of P{seat + 1}" for seat in range(MOST_SEATS)})
def attack_whose(s: MageWars, seat: int, card: int, how: How) -> list[int]:
    return [foe for foe in rivals(s, seat) if targets_of(s, foe, how[6])]


@attack_whose.then
def attack_card_of(s: MageWars, foe: int, seat: int, card: int, how: How) -> None:
    ask(s, seat, attack_target, seat, card, how, ~foe)


@book.question(
    {
        kind: f"attack {WORD[kind]}"
        for kind, type in enumerate(TYPE)
        if type in (CREATURE, PLANT, ITEM, ARMOR, STRUCTURE) and KINDS[kind].keepable
    },
)
def attack_target(s: MageWars, seat: int, card: int, how: How, where: int) -> list[int]:
    """``where``: the Structures, or ``~seat`` for the kept cards of a seat."""
    kind = s.kind
    return sorted({kind[target] for target in _targets(s, how, where)})


def _targets(s: MageWars, how: How, where: int) -> tuple[int, ...]:
    return s.zones[STANDING] if where == A_STRUCTURE else targets_of(s, ~where, how[6])


@attack_target.then
def attack_this_card(s: MageWars, chosen: int, seat: int, card: int, how: How, where: int) -> None:
    target = next(target for target in _targets(s, how, where) if s.kind[target] == chosen)
    zone = STANDING if where == A_STRUCTURE else KEPT[~where]
    tell(s, EVERYONE, "attacked_card", seat, chosen)
    if damage(s, seat, card, how, TYPE[chosen]) - shelter(s, zone, chosen) >= toughness(s, zone, target):
        destroy(s, seat, target, zone)
    if where != A_STRUCTURE:
        spring_snare(s, ~where, seat, card)


# Damage


def damage(s: MageWars, seat: int, card: int, how: How, target: int) -> int:
    """What an attack deals to a target of a type (MAGE: a mage), before armor and Guard. (MW-64)"""
    n, element, _, on_structure, on_plant, _, _, _ = how
    if target == STRUCTURE:
        n = on_structure
    elif target == PLANT:
        n = on_plant
    kind = s.kind
    if element == EARTH and any(FACE[kind[pet]] == ELEPHANT for pet in working(s, seat)):
        n *= 2
    n += s.growth
    if element != NO_ELEMENT:
        for level in s.zones[LEVELS[seat]]:
            n += FACE[kind[level]] == ELEMENTAL_SOVEREIGN
    standing = s.standing
    if standing:
        for tower, boosted in BOOSTERS:
            n += boosted == element and standing & tower > 0
        if alignment(s, seat) == EVIL:
            n += standing & TOWER_OF_BONES > 0 and is_pet(s, seat, card)
            n += standing & TOWER_OF_DOOM > 0 and target == MAGE
    return n


def is_pet(s: MageWars, seat: int, card: int) -> bool:
    return TYPE[s.kind[card]] == CREATURE and card in s.zones[KEPT[seat]]


def damage_to_mage(s: MageWars, foe: int, n: int, element: int, piercing: int) -> int:
    """What is left of an attack's damage after immunity, armor and Guard. (MW-58, MW-59, MW-61)"""
    kind = s.kind
    n -= s.guard[foe]
    for kept in working(s, foe):
        card = KINDS[kind[kept]]
        if element in card.immune:
            return 0
        if card.type != ARMOR:
            n -= card.guard
        elif not piercing:
            n -= 1 + card.guard  # MW-R21
    for level in s.zones[LEVELS[foe]]:
        n -= KINDS[kind[level]].guard
    for lasting in s.zones[LASTING[foe]]:
        n -= KINDS[kind[lasting]].guard
    return max(n, 0)


def total_guard(s: MageWars, seat: int) -> int:
    """Every Guard that a mage has now. (MW-59)"""
    cards = (*working(s, seat), *s.zones[LEVELS[seat]], *s.zones[LASTING[seat]])
    return s.guard[seat] + sum(KINDS[s.kind[card]].guard for card in cards)


def toughness(s: MageWars, zone: int, target: int) -> int:
    """The health of a card, with what an Oak Tree adds to its owner's pets and other plants."""
    kind = s.kind
    health = HEALTH_OF[kind[target]]
    if zone != STANDING and TYPE[kind[target]] in (CREATURE, PLANT):
        owner = KEPT.index(zone)
        health += sum(FACE[kind[oak]] == OAK_TREE and oak != target for oak in working(s, owner))
    return health


def shelter(s: MageWars, zone: int, kind: int) -> int:
    """How much a Force Field takes from attacks on its owner's pets."""
    if zone == STANDING or TYPE[kind] != CREATURE:
        return 0
    return 2 * sum(FACE[s.kind[card]] == FORCE_FIELD for card in s.zones[LASTING[KEPT.index(zone)]])


# What an attack does


def strike_mages(s: MageWars, seat: int, card: int, how: How, foes: list[int]) -> None:
    """Attack these mages at once: first all the damage, then Thorns. (MW-60, MW-65, MW-66)"""
    wounded = _wound(s, seat, card, how, foes)
    for foe in wounded:
        thorns(s, foe, seat)
    if wounded and how[7]:
        perform(s, seat, card, (heal(ENCHANTED, how[7]),))
    for foe in foes:
        spring_snare(s, foe, seat, card)


def _wound(s: MageWars, seat: int, card: int, how: How, foes: list[int]) -> list[int]:
    dealt = damage(s, seat, card, how, MAGE)
    hits = [(foe, damage_to_mage(s, foe, dealt + how[5] * len(kept_of(s, foe, ARMOR)), how[1], how[2])) for foe in foes]
    wounded = []
    for foe, hit in hits:
        tell(s, EVERYONE, "attacked", seat, foe, hit)
        if hit and not vanish(s, foe) and lose_cards(s, foe, hit):
            wounded.append(foe)
    return wounded


def vanish(s: MageWars, foe: int) -> bool:
    """The Ring of Invisibility spends a charge, and the attack does nothing. (MW-R30)"""
    for ring in working(s, foe):
        if FACE[s.kind[ring]] == RING:
            tell(s, EVERYONE, "vanished", foe)
            spend_charge(s, ring)
            if not s.under[s.work[ring]]:
                bury(s, ring, KEPT[foe])
            return True
    return False


def thorns(s: MageWars, foe: int, attacker: int) -> None:  # MW-66
    n = sum(KINDS[s.kind[card]].thorns for card in working(s, foe))
    if n:
        lose_cards(s, attacker, n)


def spring_snare(s: MageWars, victim: int, attacker: int, pet: int) -> None:  # MW-R31
    """A pet that has attacked the keeper of a Hunter's Snare, or a card of theirs, changes sides."""
    if not is_pet(s, attacker, pet):
        return
    for snare in working(s, victim):
        if FACE[s.kind[snare]] == SNARE and has_free_pet_slot(s, victim):
            move_pet(s, pet, attacker, victim)
            bury(s, snare, KEPT[victim])
            return


def has_free_pet_slot(s: MageWars, seat: int) -> bool:
    return len(kept_of(s, seat, CREATURE)) < room(s, seat, CREATURE)


def move_pet(s: MageWars, pet: int, owner: int, thief: int) -> None:  # MW-74
    move(s, pet, KEPT[owner], KEPT[thief])
    s.tired += (pet,)
    s.due |= WINS
    tell(s, EVERYONE, "pet_changed_sides", thief, owner, s.kind[pet])


def destroy(s: MageWars, seat: int, card: int, zone: int) -> None:
    """A card is destroyed by a player; the text of a Structure happens to its destroyer. (MW-52, MW-76, MW-R26)"""
    kind = s.kind[card]
    tell(s, EVERYONE, "destroyed", kind)
    bury(s, card, zone)
    perform(s, seat, card, KINDS[kind].destroyed)


@book.step
def attack_mages(s: MageWars, seat: int, card: int, how: How, on: tuple[int, ...]) -> None:
    """Attack the mage of every rival of these alignments. (MW-65)"""
    if s.alive[seat]:
        strike_mages(s, seat, card, how, [foe for foe in living(s, seat)[1:] if alignment(s, foe) in on])


@book.step
def wolf_attack(s: MageWars, seat: int, card: int) -> None:
    n = 2 if len(kept_of(s, seat, CREATURE)) > 1 else 1
    attack(s, seat, card, (n, NO_ELEMENT, 0, n, n, 0, 0, 0))


@book.step
def fire_storm(s: MageWars, seat: int, card: int) -> None:
    """Everything is worked out from the position before; destroyed cards' texts and Thorns follow. (MW-65)"""
    how: How = (2, FIRE, 0, 2, 2, 0, 0, 0)
    burnt = []
    for zone in (*(KEPT[owner] for owner in living(s, seat)), STANDING):
        for target in s.zones[zone]:
            type = TYPE[s.kind[target]]
            if type in (CREATURE, PLANT, STRUCTURE):
                dealt = damage(s, seat, card, how, type) - shelter(s, zone, s.kind[target])
                if dealt >= toughness(s, zone, target):
                    burnt.append((target, zone))
    foes = living(s, seat)[1:]
    wounded = _wound(s, seat, card, how, foes)
    push(s, later(thorns_of_all, seat, card, tuple(wounded)))
    for target, zone in reversed(burnt):  # the last pushed happens first: their texts in order, then Thorns
        destroy(s, seat, target, zone)


@book.step
def thorns_of_all(s: MageWars, seat: int, card: int, wounded: tuple[int, ...]) -> None:
    for foe in wounded:
        thorns(s, foe, seat)


@book.step
def take_guard(s: MageWars, seat: int, card: int, n: int) -> None:
    s.guard = with_at(s.guard, seat, s.guard[seat] + n)


@book.step
def grow(s: MageWars, seat: int, card: int, n: int) -> None:
    s.growth += n
