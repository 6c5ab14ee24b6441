"""Beginning and filling crafts and building sites. (MW-27 to MW-34, MW-41, MW-43, MW-56, MW-75)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellhall.engine.cards import each_once, find, move, show, with_at
from spellhall.engine.steps import EVERYONE, ask, later, push, tell
from spellhall.games.magewars.cards.mages import MAGES
from spellhall.games.magewars.cards.tables import (
    ALL_OPEN,
    BEGIN_AT,
    FACE,
    FITS,
    GRANTS,
    ICONS,
    KINDS,
    NO_LEVEL,
    NOT_FROM_HAND,
    PERMANENT,
    RECIPE,
    SLOT_WORD,
    TAKES,
    TYPE,
    WORD,
    bit_of,
    face_of,
)
from spellhall.games.magewars.cards.words import (
    ANY,
    LEVEL,
    MAGIC,
    STRUCTURE,
)
from spellhall.games.magewars.completed import complete
from spellhall.games.magewars.meddle import SECOND, WORKS, work_answers, work_named
from spellhall.games.magewars.numbers import level, working
from spellhall.games.magewars.piles import bury, new_work, take_stock
from spellhall.games.magewars.state import (
    CRAFTS,
    FREE,
    HAND,
    HELD,
    KEPT,
    LASTING,
    OPEN,
    PERMANENTS,
    SITES,
    UNDER,
    MageWars,
    book,
)

ADDED_BURDEN: Final = face_of("added_burden")
LIBRARY: Final = bit_of("library")

CHOICES: Final = {slot: SLOT_WORD[slot] for recipe in RECIPE if len(set(recipe)) > 1 for slot in recipe}
"""The slots that there may be a choice of: those of recipes with different slots."""

# Begin


def next_level(s: MageWars, seat: int) -> int:
    """The only Level that may be begun, or NO_LEVEL while a Level craft lies there. (MW-29, MW-R16)"""
    for craft in s.zones[CRAFTS[seat]]:
        if TYPE[s.kind[craft]] == LEVEL:
            return NO_LEVEL
    return level(s, seat) + 1


def may_begin(s: MageWars, seat: int, card: int) -> bool:
    """May this card be begun? (MW-27, MW-29, MW-R17)"""
    kind = s.kind[card]
    at = BEGIN_AT[kind]
    if at == NOT_FROM_HAND or (at != NO_LEVEL and at != next_level(s, seat)):
        return False
    return not s.made or (card not in s.made and ~kind not in s.made)


def nothing_made_in(s: MageWars, cards: tuple[int, ...]) -> bool:
    """Has none of these been completed in this turn, for all that can be known? (MW-R17)"""
    return not s.made or (min(s.made) >= 0 and set(s.made).isdisjoint(cards))


def beginnable(s: MageWars, seat: int) -> list[int]:
    """The kinds of cards in hand that may be begun."""
    kind, made = s.kind, s.made
    level = next_level(s, seat)
    found = []
    for card in s.zones[HAND[seat]]:
        what = kind[card]
        at = BEGIN_AT[what]
        if at in (NO_LEVEL, level) and not (made and (card in made or ~what in made)):  # MW-R17
            found.append(what)
    return each_once(found)


@book.question({kind: f"begin {WORD[kind]}" for kind, at in enumerate(BEGIN_AT) if at != NOT_FROM_HAND})
def begin_card(s: MageWars, seat: int) -> list[int]:
    return beginnable(s, seat)


@begin_card.then
def begin_from_hand(s: MageWars, kind: int, seat: int) -> None:
    for card in s.zones[HAND[seat]]:
        if s.kind[card] == kind and may_begin(s, seat, card):
            begin(s, seat, card, HAND[seat], 0)
            return


def begin(s: MageWars, seat: int, card: int, source: int, blood: int) -> None:
    """Put a card face up on the table, to be filled. A Structure goes to the centre. (MW-27)

    Free slots come in the order of MW-R15: permanent resources, then the Library, then blood.
    """
    kind = s.kind[card]
    type = TYPE[kind]
    move(s, card, source, SITES if type == STRUCTURE else CRAFTS[seat])
    if s.news is not None:
        tell(s, EVERYONE, "began", seat, kind)
    number = new_work(s, card)
    s.slots[number] = ALL_OPEN[kind]
    s.fits[number] = TAKES[kind]
    granted = () if type == STRUCTURE else permanent_resources(s, seat)  # MW-R14
    shelved = type == MAGIC and s.standing & LIBRARY
    if not (granted or shelved or blood):
        return
    stack = s.stack
    stack.append((complete_if_full, (seat, card)))
    if blood:
        stack.append((fill_some, (seat, card, blood)))
    if shelved:
        stack.append((fill_free, (seat, card, ANY)))
    for resource in granted[::-1]:
        stack.append((fill_free, (seat, card, resource)))


def permanent_resources(s: MageWars, seat: int) -> Sequence[int]:  # MW-56
    if not s.zones[PERMANENTS[seat]] and not s.zones[KEPT[seat]]:
        return PERMANENT[s.mage[seat]]
    kind = s.kind
    granted = [*PERMANENT[s.mage[seat]]]
    for card in s.zones[PERMANENTS[seat]]:
        granted.append(GRANTS[kind[card]])
    for card in working(s, seat):
        if GRANTS[kind[card]]:
            granted.append(GRANTS[kind[card]])
    return granted


@book.step
def fill_free(s: MageWars, seat: int, card: int, resource: int) -> None:
    """Something that is no card fills one open slot that it fits, of the player's choice. (MW-30, MW-75)"""
    slots = open_slots(s, card, resource)
    if len(slots) == 1:
        put_free(s, slots[0], seat, card, resource)
    elif slots:
        ask(s, seat, perm_slot, seat, card, resource)


@book.step
def fill_some(s: MageWars, seat: int, card: int, n: int) -> None:
    """N open slots of the player's choice are filled; all of them, if there are no more. (MW-41, MW-75)"""
    slots = s.slots[s.work[card]]
    if slots.count(OPEN) <= n:
        s.slots[s.work[card]] = tuple(FREE if filling == OPEN else filling for filling in slots)
        take_stock(s, card)
    elif n:
        push(s, later(fill_free, seat, card, ANY), later(fill_some, seat, card, n - 1))


def open_slots(s: MageWars, card: int, resource: int) -> list[int]:
    """The different open slots of a craft or site that a resource fits."""
    found: list[int] = []
    recipe = RECIPE[s.kind[card]]
    for at, filling in enumerate(s.slots[s.work[card]]):
        if filling == OPEN:
            slot = recipe[at]
            if slot & resource and slot not in found:
                found.append(slot)
    return found


@book.question({slot: f"free {word}" for slot, word in CHOICES.items()})
def perm_slot(s: MageWars, seat: int, card: int, resource: int) -> list[int]:
    return open_slots(s, card, resource)


@perm_slot.then
def put_free(s: MageWars, slot: int, seat: int, card: int, resource: int) -> None:
    put_in_slot(s, card, slot, FREE)


def put_in_slot(s: MageWars, card: int, slot: int, filling: int) -> None:
    number = s.work[card]
    slots = s.slots[number]
    recipe = RECIPE[s.kind[card]]
    at = 0
    while recipe[at] != slot or slots[at] != OPEN:
        at += 1
    s.slots[number] = with_at(slots, at, filling)
    take_stock(s, card)


# Fill


def wanted(s: MageWars, seat: int) -> int:
    """Every kind of resource that the player can put somewhere."""
    fits, number = s.fits, s.work
    found = 0
    for site in s.zones[SITES]:
        found |= fits[number[site]]
        if found == ANY:
            return ANY
    for work in fillable(s, seat) if s.zones[LASTING[seat]] else s.zones[CRAFTS[seat]]:
        found |= fits[number[work]]
    return found


def fillable(s: MageWars, seat: int) -> tuple[int, ...]:
    """The player's own crafts, an Added Burden, and the sites. A burden forbids Levels. (MW-31, MW-R36)"""
    crafts = s.zones[CRAFTS[seat]]
    if not s.zones[LASTING[seat]]:
        return crafts + s.zones[SITES]
    burdens = [card for card in s.zones[LASTING[seat]] if FACE[s.kind[card]] == ADDED_BURDEN]
    if burdens:
        crafts = tuple([craft for craft in crafts if TYPE[s.kind[craft]] != LEVEL])
    return (*crafts, *burdens, *s.zones[SITES])


@book.question(
    {kind: f"fill with {WORD[kind]}" for kind, card in enumerate(KINDS) if card.icons},
)
def fill_card(s: MageWars, seat: int) -> list[int]:
    kind = s.kind
    fits = FITS[s.mage[seat]]
    want = wanted(s, seat)
    return each_once([kind[card] for card in s.zones[HAND[seat]] if fits[kind[card]] & want])


@fill_card.then
def fill_with(s: MageWars, kind: int, seat: int) -> None:
    card = find(s, kind, HAND[seat])
    show(s, (card,), EVERYONE)
    s.ask = (seat, fill_target, (seat, card))


@book.question(
    {
        **{
            answer: f"on {word}"
            for answer, word in WORKS.items()
            if answer < SECOND or len(RECIPE[answer - SECOND]) > 1
        },
        **{kind: f"on {WORD[kind]}" for kind, face in enumerate(FACE) if face == ADDED_BURDEN},
    },
)
def fill_target(s: MageWars, seat: int, card: int) -> list[int]:
    return work_answers(s, _targets(s, seat, card))


def _targets(s: MageWars, seat: int, card: int) -> tuple[int, ...]:
    fits, number, icons = s.fits, s.work, FITS[s.mage[seat]][s.kind[card]]
    return tuple([work for work in fillable(s, seat) if fits[number[work]] & icons])


@fill_target.then
def fill_that(s: MageWars, answer: int, seat: int, card: int) -> None:
    icons = FITS[s.mage[seat]][s.kind[card]]
    work = work_named(s, _targets(s, seat, card), answer)
    slots = open_slots(s, work, icons)
    if len(slots) > 1:
        ask(s, seat, fill_slot, seat, card, work, icons)
    else:
        fill(s, slots[0], seat, card, work, icons)


NO_MORE: Final = 0


@book.question({NO_MORE: "no more", **{slot: f"slot {word}" for slot, word in CHOICES.items()}})
def fill_slot(s: MageWars, seat: int, card: int, work: int, icons: int) -> list[int]:
    """Once the card lies there, its other icons may fill more slots or not. (MW-R11)"""
    slots = open_slots(s, work, icons)
    return [NO_MORE, *slots] if card in s.under[s.work[work]] else slots


@fill_slot.then
def fill(s: MageWars, slot: int, seat: int, card: int, work: int, icons: int) -> None:
    if slot == NO_MORE:
        push(s, later(complete_if_full, seat, work))
        return
    put_in_slot(s, work, slot, card)
    if card not in s.under[s.work[work]]:
        move(s, card, HAND[seat], UNDER)
        s.under[s.work[work]] += (card,)
        if s.news is not None:
            tell(s, EVERYONE, "filled", seat, s.kind[work], s.kind[card])
    if s.fill_all:
        icons = icons_left(s, seat, card, work)
        if open_slots(s, work, icons):
            ask(s, seat, fill_slot, seat, card, work, icons)
            return
    complete_if_full(s, seat, work)


def icons_left(s: MageWars, seat: int, card: int, work: int) -> int:
    """The icons of a filling card that fill no slot yet, as bits; each icon fills one. (MW-R11)

    Which icon fills which slot is settled so that as much as possible is left.
    """
    icons = ICONS[s.mage[seat]][s.kind[card]]
    slots = zip(s.slots[s.work[work]], RECIPE[s.kind[work]], strict=True)
    filled = [slot for filling, slot in slots if filling == card]
    left = 0
    for at, icon in enumerate(icons):
        if can_fill(filled, icons[:at] + icons[at + 1 :]):
            left |= icon
    return left


def can_fill(slots: list[int], resources: tuple[int, ...]) -> bool:
    """Can these resources, each once, fill all these slots?"""
    if not slots:
        return True
    for at, resource in enumerate(resources):
        if resource & slots[0] and can_fill(slots[1:], resources[:at] + resources[at + 1 :]):
            return True
    return False


# Complete


@book.step
def complete_if_full(s: MageWars, seat: int, card: int) -> None:  # MW-34
    slots = s.slots[s.work[card]]
    if OPEN not in slots and slots:
        complete(s, seat, card)


# Burn health


def begins_with_blood(s: MageWars, seat: int, card: int) -> None:
    """A burnt card is begun: as many slots as the mage's blood says are free. (MW-41, MW-R9)"""
    begin(s, seat, card, HELD, MAGES[s.mage[seat]].blood)


# Abandon


@book.question(
    {answer: f"abandon {word}" for answer, word in WORKS.items() if TYPE[answer % SECOND] != STRUCTURE},
)
def abandon_craft(s: MageWars, seat: int) -> list[int]:  # MW-43
    return work_answers(s, s.zones[CRAFTS[seat]])


@abandon_craft.then
def abandon(s: MageWars, answer: int, seat: int) -> None:
    craft = work_named(s, s.zones[CRAFTS[seat]], answer)
    tell(s, EVERYONE, "abandoned", seat, s.kind[craft])
    bury(s, craft, CRAFTS[seat])


# Fill slots of a site by magic


@book.step
def fill_site(s: MageWars, seat: int, card: int, n: int) -> None:  # MW-75, MW-R26
    """Fill N slots of one building site that is neither locked nor frozen."""
    if site.options(s, seat, card, n):
        ask(s, seat, site, seat, card, n)


@book.question({kind: f"build {WORD[kind]}" for kind, type in enumerate(TYPE) if type == STRUCTURE})
def site(s: MageWars, seat: int, card: int, n: int) -> list[int]:
    return sorted(s.kind[site] for site in s.zones[SITES] if s.fits[s.work[site]])


@site.then
def fill_this_site(s: MageWars, kind: int, seat: int, card: int, n: int) -> None:
    chosen = find(s, kind, SITES)
    push(s, later(fill_some, seat, chosen, n), later(complete_if_full, seat, chosen))
