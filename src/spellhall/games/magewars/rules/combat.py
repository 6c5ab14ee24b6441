"""Attacks: on mages, on kept cards, on Structures. (MW-57 to MW-66, MW-R27, MW-R30, MW-R31)"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from spellhall.engine.cards import move, with_at
from spellhall.engine.steps import EVERYONE, ask, tell
from spellhall.engine.views import Said, say
from spellhall.games.magewars.ids import id_of, kept_kind, mage_of, place_id
from spellhall.games.magewars.mages import MAGES
from spellhall.games.magewars.pack import KINDS, TYPE, each
from spellhall.games.magewars.rows import Amount, Card, Effect, does, perform
from spellhall.games.magewars.rules.check import lose_cards
from spellhall.games.magewars.rules.decks import heal
from spellhall.games.magewars.rules.deeds import count_deed, fulfil
from spellhall.games.magewars.rules.numbers import (
    alignment,
    at_work,
    kept_of,
    levels,
    room,
    standing,
    standing_for,
    working,
)
from spellhall.games.magewars.rules.works import bury, is_spent, spend_charge
from spellhall.games.magewars.state import (
    FIRES,
    HEALTH,
    KEPT,
    LASTING,
    MOST_SEATS,
    STANDING,
    WINS,
    MageWars,
    book,
    living,
    rivals,
)
from spellhall.games.magewars.terms import (
    ARMOR,
    CREATURE,
    DEFEAT_A_PET,
    ENCHANTED,
    EVERY_MAGE,
    FIRE,
    KEPT_TYPES,
    NO_ELEMENT,
    PLANT,
    STRUCTURE,
    WOUND_A_MAGE,
)

ANY_TARGET: Final = 0


class Attack(NamedTuple):
    """An attack as printed. On the stack and in questions it is a plain tuple, the same numbers in a row."""

    n: int
    element: int
    piercing: int
    structure: int
    """Damage to Structures,"""
    plant: int
    """to plants,"""
    pet: int
    """and to pets."""
    per_armor: int
    """More damage to a mage for each Armor card it wears."""
    only: int
    """The only type of card that can be attacked, or ANY_TARGET."""
    drain: int
    """How much the attacker heals if a mage is wounded."""


How = tuple[int, int, int, int, int, int, int, int, int]
"""An Attack, as the stack holds it."""


def printed(n: int, element: int = NO_ELEMENT) -> How:
    """Attack N, with nothing else printed. (MW-57)"""
    return n, element, 0, n, n, n, 0, ANY_TARGET, 0


# The words of a card's text


def attacks(
    n: Amount,
    element: int = NO_ELEMENT,
    *,
    piercing: bool = False,
    structure: Amount = 0,
    plant: Amount = 0,
    pet: Amount = 0,
    per_armor: Amount = 0,
    only: int = ANY_TARGET,
    drain: Amount = 0,
) -> Effect:
    """Attack N on one target of choice; the other numbers are those on such targets."""
    how: Any = (n, element, int(piercing), structure or n, plant or n, pet or n, per_armor, only, drain)
    return does(attack, how)


def attacks_in_pack(alone: Amount, together: Amount) -> Effect:
    """Attack with one number, or with another if you keep another pet."""
    return does(attack_in_pack, alone, together)


def attacks_as_master(n: Amount) -> Effect:
    """Attack N of the element that your mage masters, the first on its card."""
    return does(attack_as_master, n)


def attacks_all(n: Amount, element: int, *, piercing: bool = False, of: tuple[int, ...] = EVERY_MAGE) -> Effect:
    """Attack N on every other living mage, or on those of some alignments."""
    how: Any = (n, element, int(piercing), n, n, n, 0, ANY_TARGET, 0)
    return does(attack_mages, how, of)


# Choosing the target

MAGE: Final = 0
KEPT_CARD: Final = 1
A_STRUCTURE: Final = 2


@book.step
def attack(s: MageWars, seat: int, card: int, how: How) -> None:  # MW-57
    """Attack one target; with none there is, nothing happens. (MW-R29)"""
    if s.alive[seat] and attack_kind.options(s, seat, card, how):
        ask(s, seat, attack_kind, seat, card, how)


@book.step
def attack_in_pack(s: MageWars, seat: int, card: int, alone: int, together: int) -> None:
    attack(s, seat, card, printed(in_pack(s, seat, alone, together)))


def in_pack(s: MageWars, seat: int, alone: int, together: int) -> int:
    return together if len(kept_of(s, seat, CREATURE)) > 1 else alone


@book.step
def attack_as_master(s: MageWars, seat: int, card: int, n: int) -> None:
    attack(s, seat, card, printed(n, MAGES[s.mage[seat]].masters[0]))


@book.question({MAGE: "attack a mage", KEPT_CARD: "attack a kept card", A_STRUCTURE: "attack a structure"})
def attack_kind(s: MageWars, seat: int, card: int, how: How) -> list[int]:
    at_will = Attack(*how).only == ANY_TARGET
    possible = []
    if at_will and rivals(s, seat):
        possible.append(MAGE)
    if attack_whose.options(s, seat, card, how):
        possible.append(KEPT_CARD)
    if at_will and s.zones[STANDING]:
        possible.append(A_STRUCTURE)
    return possible


@attack_kind.then
def attack_that(s: MageWars, what: int, seat: int, card: int, how: How) -> None:
    if what == MAGE:
        ask(s, seat, attack_mage, seat, card, how)
    elif what == KEPT_CARD:
        ask(s, seat, attack_whose, seat, card, how)
    else:
        ask(s, seat, attack_target, seat, card, how, A_STRUCTURE)


@attack_kind.worded
def attack_with(s: MageWars, seat: int, card: int, how: How) -> Said:
    return say("ask-attack_kind", card=id_of(s, card), number=damage(s, seat, card, how, MAGE))


# A mage


@book.question({seat: f"attack P{seat + 1}" for seat in range(MOST_SEATS)})
def attack_mage(s: MageWars, seat: int, card: int, how: How) -> list[int]:
    return rivals(s, seat)


@attack_mage.then
def attack_this_mage(s: MageWars, foe: int, seat: int, card: int, how: How) -> None:
    strike_mages(s, seat, card, how, [foe])


@attack_mage.worded
def attack_which_mage(s: MageWars, seat: int, card: int, how: How) -> Said:
    return say("ask-attack_mage", card=id_of(s, card), number=damage(s, seat, card, how, MAGE))


@attack_mage.touches
def attacked_mage(s: MageWars, foe: int, seat: int, card: int, how: How) -> list[str]:
    return mage_of(foe)


# A kept card, or a Structure


@book.question({seat: f"attack card of P{seat + 1}" for seat in range(MOST_SEATS)})
def attack_whose(s: MageWars, seat: int, card: int, how: How) -> list[int]:
    return [foe for foe in rivals(s, seat) if targets(s, how, ~foe)]


@attack_whose.then
def attack_card_of(s: MageWars, foe: int, seat: int, card: int, how: How) -> None:
    ask(s, seat, attack_target, seat, card, how, ~foe)


@attack_whose.worded
def attack_whose_card(s: MageWars, seat: int, card: int, how: How) -> Said:
    return say("ask-attack_whose", card=id_of(s, card))


@attack_whose.touches
def attacked_owner(s: MageWars, foe: int, seat: int, card: int, how: How) -> list[str]:
    return mage_of(foe)


def can_be_attacked(card: Card, deck: int) -> bool:
    return card.type == STRUCTURE or (card.type in KEPT_TYPES and card.keepable)


@book.question(each("attack", can_be_attacked))
def attack_target(s: MageWars, seat: int, card: int, how: How, where: int) -> list[int]:
    """``where``: the Structures, or ``~seat`` for the kept cards of a seat."""
    return sorted({s.kind[target] for target in targets(s, how, where)})


def targets(s: MageWars, how: How, where: int) -> list[int]:
    """The Structures, or the kept cards of a rival, that can be attacked; Briars attack nothing but pets."""
    if where == A_STRUCTURE:
        return list(s.zones[STANDING])
    only = Attack(*how).only
    return [card for card in s.zones[KEPT[~where]] if only in (ANY_TARGET, TYPE[s.kind[card]])]


@attack_target.then
def attack_this_card(s: MageWars, chosen: int, seat: int, card: int, how: How, where: int) -> None:
    target = next(target for target in targets(s, how, where) if s.kind[target] == chosen)
    zone = STANDING if where == A_STRUCTURE else KEPT[~where]
    tell(s, EVERYONE, "attacked_card", seat, chosen)
    if destroys(s, seat, card, how, target, zone):
        strike_down(s, seat, how, target, zone)
    if where != A_STRUCTURE:
        spring_snare(s, ~where, seat, card)


@attack_target.worded
def attack_which_card(s: MageWars, seat: int, card: int, how: How, where: int) -> Said:
    if where == A_STRUCTURE:
        return say("ask-attack_target-structure", card=id_of(s, card), number=damage(s, seat, card, how, STRUCTURE))
    return say("ask-attack_target", card=id_of(s, card), seat=~where)


@attack_target.touches
def attacked_card(s: MageWars, kind: int, seat: int, card: int, how: How, where: int) -> list[str]:
    return [place_id(s, STANDING, kind) if where == A_STRUCTURE else kept_kind(s, ~where, kind)]


# Damage


def damage(s: MageWars, seat: int, card: int, how: How, target: int) -> int:
    """What an attack deals to a target of a type (MAGE: a mage), before armor and Guard. (MW-64)"""
    attack = Attack(*how)
    n = {STRUCTURE: attack.structure, PLANT: attack.plant, CREATURE: attack.pet}.get(target, attack.n)
    if attack.element != NO_ELEMENT:
        if any(kept.doubles == attack.element for kept in at_work(s, seat)):
            n *= 2
        n += sum(level.elemental for level in levels(s, seat))
        n += len([structure for structure in standing_for(s, seat) if structure.boosts == attack.element])
        if target != MAGE:
            n += 2 * len([structure for structure in standing_for(s, seat) if structure.shatters == attack.element])
    if is_pet(s, seat, card):
        n += sum(structure.pet_damage for structure in standing_for(s, seat))
    if target == MAGE:
        n += sum(structure.mage_damage for structure in standing_for(s, seat))
    return n + s.growth


def is_pet(s: MageWars, seat: int, card: int) -> bool:
    return TYPE[s.kind[card]] == CREATURE and card in s.zones[KEPT[seat]]


def lasting(s: MageWars, seat: int) -> list[Card]:
    return [KINDS[s.kind[card]] for card in s.zones[LASTING[seat]]]


def total_guard(s: MageWars, seat: int) -> int:
    """Every Guard that a mage has now. (MW-59)"""
    return s.guard[seat] + sum(card.guard for card in at_work(s, seat) + levels(s, seat) + lasting(s, seat))


def damage_to_mage(s: MageWars, foe: int, n: int, element: int, piercing: bool) -> int:
    """What is left of an attack's damage after immunity, armor and Guard. (MW-58, MW-59, MW-61)"""
    kept = at_work(s, foe)
    if any(element in card.immune for card in kept):
        return 0
    if element != NO_ELEMENT and any(structure.pierces == element for structure in standing(s)):
        piercing = True
    if any(card.blunts for card in kept):
        piercing = False
    worn = [card for card in kept if card.type == ARMOR]
    n -= total_guard(s, foe)
    if piercing:
        n += sum(armor.guard for armor in worn)
    else:
        n -= len(worn)  # MW-R21
    return max(n, 0)


def destroys(s: MageWars, seat: int, card: int, how: How, target: int, zone: int) -> bool:
    """Is the damage at least the health of a card? (MW-62)"""
    kind = s.kind[target]
    dealt, health = damage(s, seat, card, how, TYPE[kind]), KINDS[kind].health
    if zone == STANDING:
        health += sum(structure.fortifies for structure in standing(s))
    else:
        owner = KEPT.index(zone)
        if TYPE[kind] == CREATURE:
            dealt -= sum(spell.shelter for spell in lasting(s, owner))
        if TYPE[kind] in (CREATURE, PLANT):
            health += sum(KINDS[s.kind[other]].hardens for other in working(s, owner) if other != target)
    return dealt >= health


# What an attack does


def strike_mages(s: MageWars, seat: int, card: int, how: How, foes: list[int]) -> None:
    """Attack these mages at once: first all the damage, then Thorns. (MW-60, MW-65, MW-66)"""
    wounded = wound(s, seat, card, how, foes)
    for foe in wounded:
        thorns(s, foe, seat)
    drain = Attack(*how).drain
    if wounded and drain:
        perform(s, seat, card, (does(heal, ENCHANTED, drain),))
    for foe in foes:
        spring_snare(s, foe, seat, card)


def wound(s: MageWars, seat: int, card: int, how: How, foes: list[int]) -> list[int]:
    """Deal the damage to these mages; says who has lost health."""
    attack = Attack(*how)
    hits = []
    for foe in foes:
        dealt = damage(s, seat, card, how, MAGE) + attack.per_armor * len(kept_of(s, foe, ARMOR))
        hits.append((foe, damage_to_mage(s, foe, dealt, attack.element, bool(attack.piercing))))
    wounded = []
    for foe, hit in hits:
        tell(s, EVERYONE, "attacked", seat, foe, hit)
        if hit and not vanish(s, foe) and lose_cards(s, foe, hit):
            wounded.append(foe)
            chill(s, foe, attack.element)
            if attack.element == FIRE and not s.zones[HEALTH[foe]]:
                count_deed(s, seat, FIRES)
    if wounded:
        fulfil(s, seat, WOUND_A_MAGE)
    return wounded


def chill(s: MageWars, foe: int, element: int) -> None:
    """A mage that is wounded so draws 1 Fate card fewer in its next Fate step. (Tower of Ice)"""
    if element != NO_ELEMENT and any(structure.chills == element for structure in standing(s)):
        s.luck = with_at(s.luck, foe, s.luck[foe] - 1)


def vanish(s: MageWars, foe: int) -> bool:
    """The Ring of Invisibility spends a charge, and the attack does nothing. (MW-R30)"""
    for ring in working(s, foe):
        if KINDS[s.kind[ring]].hides:
            tell(s, EVERYONE, "vanished", foe)
            spend_charge(s, ring)
            if is_spent(s, ring):
                bury(s, ring, KEPT[foe])
            return True
    return False


def thorns(s: MageWars, foe: int, attacker: int) -> None:  # MW-66
    lose_cards(s, attacker, sum(card.thorns for card in at_work(s, foe)))


def spring_snare(s: MageWars, victim: int, attacker: int, pet: int) -> None:  # MW-R31
    """A pet that has attacked the keeper of a Hunter's Snare, or a card of theirs, changes sides."""
    if not is_pet(s, attacker, pet):
        return
    for snare in working(s, victim):
        if KINDS[s.kind[snare]].snares and has_free_pet_slot(s, victim):
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


def strike_down(s: MageWars, seat: int, how: How, card: int, zone: int) -> None:
    """An attack destroys a card; what Fire has destroyed is counted, but not the attacker's own. (MW-99)"""
    if Attack(*how).element == FIRE and zone != KEPT[seat]:
        count_deed(s, seat, FIRES)
    destroy(s, seat, card, zone)


def destroy(s: MageWars, seat: int, card: int, zone: int) -> None:
    """A card is destroyed by a player; the text of a Structure happens to its destroyer. (MW-52, MW-76, MW-R26)"""
    tell(s, EVERYONE, "destroyed", s.kind[card])
    text = KINDS[s.kind[card]].destroyed
    bury(s, card, zone)
    perform(s, seat, card, text)
    if TYPE[s.kind[card]] == CREATURE and zone != KEPT[seat]:
        fulfil(s, seat, DEFEAT_A_PET)


@book.step
def attack_mages(s: MageWars, seat: int, card: int, how: How, on: tuple[int, ...]) -> None:
    """Attack the mage of every rival of these alignments. (MW-65)"""
    if s.alive[seat]:
        strike_mages(s, seat, card, how, [foe for foe in living(s, seat)[1:] if alignment(s, foe) in on])


@book.step
def take_guard(s: MageWars, seat: int, card: int, n: int) -> None:
    """Guard N until the start of your next turn. (MW-59)"""
    s.guard = with_at(s.guard, seat, s.guard[seat] + n)
