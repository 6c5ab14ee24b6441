"""Beginning and filling crafts and building sites. (MW-27 to MW-34, MW-41, MW-43, MW-56, MW-75)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellhall.engine.cards import find, kinds_in, move, show, with_at
from spellhall.engine.steps import EVERYONE, ask, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.magewars.ids import hand_id, id_of, lying_id, named, work_id
from spellhall.games.magewars.mages import MAGES
from spellhall.games.magewars.pack import (
    FITS,
    GRANTS,
    ICONS,
    KINDS,
    PERMANENT,
    RECIPE,
    TYPE,
    WORD,
    each,
    has_icons,
    when_full,
)
from spellhall.games.magewars.rows import Card
from spellhall.games.magewars.rules.completed import complete
from spellhall.games.magewars.rules.numbers import level, standing, working
from spellhall.games.magewars.rules.works import (
    SECOND,
    bury,
    open_work,
    take_stock,
    work_answers,
    work_named,
    work_words,
)
from spellhall.games.magewars.state import (
    CRAFTS,
    FREE,
    HAND,
    HELD,
    LASTING,
    OPEN,
    PERMANENTS,
    SITES,
    UNDER,
    MageWars,
    book,
)
from spellhall.games.magewars.terms import ANY, CURSE, LEVEL, MAGIC, STRUCTURE, slot_word

# Begin


def is_begun(card: Card, deck: int) -> bool:
    """Whatever has a recipe, but for a Curse that lasts. (MW-27)"""
    return bool(card.recipe) and card.type != CURSE


def may_begin(s: MageWars, seat: int, card: int) -> bool:
    """May this card be begun? (MW-27, MW-29, MW-R17)"""
    kind = s.kind[card]
    if not RECIPE[kind] or card in s.made or ~kind in s.made:
        return False
    return TYPE[kind] != LEVEL or may_begin_level(s, seat, KINDS[kind].level)


def may_begin_level(s: MageWars, seat: int, number: int) -> bool:  # MW-29, MW-R16
    return number == level(s, seat) + 1 and LEVEL not in [TYPE[s.kind[craft]] for craft in s.zones[CRAFTS[seat]]]


def can_begin(s: MageWars, seat: int) -> bool:
    """May some card in hand be begun?"""
    return any(may_begin(s, seat, card) for card in s.zones[HAND[seat]])


@book.question(each("begin", is_begun))
def begin_card(s: MageWars, seat: int) -> list[int]:
    return sorted({s.kind[card] for card in s.zones[HAND[seat]] if may_begin(s, seat, card)})


@begin_card.then
def begin_from_hand(s: MageWars, kind: int, seat: int) -> None:
    card = next(card for card in s.zones[HAND[seat]] if s.kind[card] == kind and may_begin(s, seat, card))
    begin(s, seat, card, HAND[seat], blood=0)


def begin_burnt(s: MageWars, seat: int, card: int) -> None:
    """A burnt card is begun: as many slots as the mage's blood says are free. (MW-41, MW-R9)"""
    begin(s, seat, card, HELD, MAGES[s.mage[seat]].blood)


def begin(s: MageWars, seat: int, card: int, source: int, blood: int) -> None:
    """Put a card face up on the table, to be filled. A Structure goes to the centre. (MW-27)

    Free slots come in the order of MW-R15: permanent resources, then the Library, then blood.
    """
    type = TYPE[s.kind[card]]
    move(s, card, source, SITES if type == STRUCTURE else CRAFTS[seat])
    tell(s, EVERYONE, "began", seat, s.kind[card])
    open_work(s, card)
    granted = [] if type == STRUCTURE else permanent_resources(s, seat)  # MW-R14
    if type == MAGIC:
        granted += [ANY for structure in standing(s) if structure.fills_magic]
    push(
        s,
        *[later(fill_free, seat, card, resource) for resource in granted],
        later(fill_some, seat, card, blood),
        later(complete_if_full, seat, card),
    )


def permanent_resources(s: MageWars, seat: int) -> list[int]:  # MW-56
    granting = [s.kind[card] for card in (*s.zones[PERMANENTS[seat]], *working(s, seat))]
    return [
        *PERMANENT[s.mage[seat]],
        *[GRANTS[kind] for kind in granting if GRANTS[kind]],
    ]


# Slots


def slots_to_choose() -> list[int]:
    """The slots that there may be a choice of: those of recipes with different slots that cards can fill."""
    fillable = [[slot for slot in recipe if slot & ANY] for recipe in RECIPE]
    return [slot for recipe in fillable if len(set(recipe)) > 1 for slot in recipe]


def free_tokens() -> dict[int, str]:
    return {slot: f"free {slot_word(slot)}" for slot in slots_to_choose()}


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
    """N open slots of the player's choice are filled; all of them, if there are no more. (MW-41, MW-75)

    No magic does a quest. (MW-100)
    """
    recipe, slots = RECIPE[s.kind[card]], s.slots[s.work[card]]
    fillable = [filling == OPEN and bool(slot & ANY) for slot, filling in zip(recipe, slots, strict=True)]
    if sum(fillable) <= n:
        s.slots[s.work[card]] = tuple([FREE if fills else slots[at] for at, fills in enumerate(fillable)])
        take_stock(s, card)
    elif n:
        push(s, later(fill_free, seat, card, ANY), later(fill_some, seat, card, n - 1))


def open_slots(s: MageWars, card: int, resource: int) -> list[int]:
    """The different open slots of a craft or site that a resource fits."""
    slots = zip(RECIPE[s.kind[card]], s.slots[s.work[card]], strict=True)
    return list(dict.fromkeys([slot for slot, filling in slots if filling == OPEN and slot & resource]))


@book.question(when_full(free_tokens))
def perm_slot(s: MageWars, seat: int, card: int, resource: int) -> list[int]:
    return open_slots(s, card, resource)


@perm_slot.then
def put_free(s: MageWars, slot: int, seat: int, card: int, resource: int) -> None:
    put_in_slot(s, card, slot, FREE)


@perm_slot.touches
def free_slot(s: MageWars, slot: int, seat: int, card: int, resource: int) -> list[str]:
    return [work_id(s, card)]


def open_after(s: MageWars, card: int) -> int:
    """How many slots of a craft or site are open once one more is filled."""
    return s.slots[s.work[card]].count(OPEN) - 1


@perm_slot.labelled
def fills_for_free(s: MageWars, slot: int, seat: int, card: int, resource: int) -> Said:
    return say("do-free", slot=slot_word(slot), left=open_after(s, card))


@perm_slot.worded
def which_free_slot(s: MageWars, seat: int, card: int, resource: int) -> Said:
    return say("ask-perm_slot", card=id_of(s, card))


def put_in_slot(s: MageWars, card: int, slot: int, filling: int) -> None:
    """Fill the first open slot of this sort."""
    slots = s.slots[s.work[card]]
    places = zip(RECIPE[s.kind[card]], slots, strict=True)
    at = next(at for at, place in enumerate(places) if place == (slot, OPEN))
    s.slots[s.work[card]] = with_at(slots, at, filling)
    take_stock(s, card)


# Fill


def fillable(s: MageWars, seat: int) -> tuple[int, ...]:
    """The player's own crafts, an Added Burden, and the sites. A burden forbids Levels. (MW-31, MW-R36)"""
    crafts = s.zones[CRAFTS[seat]]
    burdens = [card for card in s.zones[LASTING[seat]] if TYPE[s.kind[card]] == CURSE]
    if burdens:
        crafts = tuple([craft for craft in crafts if TYPE[s.kind[craft]] != LEVEL])
    return (*crafts, *burdens, *s.zones[SITES])


def targets(s: MageWars, seat: int, kind: int) -> tuple[int, ...]:
    """The works that take a resource of this kind."""
    icons = FITS[s.mage[seat]][kind]
    return tuple([work for work in fillable(s, seat) if s.fits[s.work[work]] & icons])


@book.question(each("fill with", has_icons))
def fill_card(s: MageWars, seat: int) -> list[int]:
    fits, wants = FITS[s.mage[seat]], wanted(s, seat)
    return [kind for kind in kinds_in(s, HAND[seat]) if fits[kind] & wants]


def wanted(s: MageWars, seat: int) -> int:
    """Every kind of resource that the player can put somewhere."""
    found = 0
    for work in fillable(s, seat):
        found |= s.fits[s.work[work]]
    return found


def can_fill_something(s: MageWars, seat: int) -> bool:
    """Does some card in hand fit somewhere?"""
    fits, wants = FITS[s.mage[seat]], wanted(s, seat)
    return any(fits[s.kind[card]] & wants for card in s.zones[HAND[seat]])


@fill_card.then
def fill_with(s: MageWars, kind: int, seat: int) -> None:
    card = find(s, kind, HAND[seat])
    show(s, (card,), EVERYONE)
    ask(s, seat, fill_target, seat, card)


def target_tokens() -> dict[int, str]:
    """Two crafts with one slot are always alike, so the second of them is never named."""
    works = {
        answer: word for answer, word in work_words().items() if answer < SECOND or len(RECIPE[answer - SECOND]) > 1
    }
    burdens = {kind: WORD[kind] for kind, recipe in enumerate(RECIPE) if recipe and TYPE[kind] == CURSE}
    return {answer: f"on {word}" for answer, word in (works | burdens).items()}


@book.question(when_full(target_tokens))
def fill_target(s: MageWars, seat: int, card: int) -> list[int]:
    return work_answers(s, targets(s, seat, s.kind[card]))


@fill_target.then
def fill_that(s: MageWars, answer: int, seat: int, card: int) -> None:
    icons = FITS[s.mage[seat]][s.kind[card]]
    work = work_named(s, targets(s, seat, s.kind[card]), answer)
    slots = open_slots(s, work, icons)
    if len(slots) > 1:
        ask(s, seat, fill_slot, seat, card, work, icons)
    else:
        fill(s, slots[0], seat, card, work, icons)


@fill_target.touches
def fill_on(s: MageWars, answer: int, seat: int, card: int) -> list[str]:
    return [lying_id(s, work_named(s, targets(s, seat, s.kind[card]), answer))]


@fill_target.labelled
def fills(s: MageWars, answer: int, seat: int, card: int) -> Said:
    """With the slot it fills, if there is only one."""
    work = work_named(s, targets(s, seat, s.kind[card]), answer)
    slots = open_slots(s, work, FITS[s.mage[seat]][s.kind[card]])
    if len(slots) > 1:
        return say("do-on", card=named(answer))
    return say("do-on-slot", card=named(answer), slot=slot_word(slots[0]), left=open_after(s, work))


@fill_target.worded
def fill_on_what(s: MageWars, seat: int, card: int) -> Said:
    return say("ask-fill_target", card=id_of(s, card))


NO_MORE: Final = 0


def slot_tokens() -> dict[int, str]:
    return {NO_MORE: "no more", **{slot: f"slot {slot_word(slot)}" for slot in slots_to_choose()}}


@book.question(when_full(slot_tokens))
def fill_slot(s: MageWars, seat: int, card: int, work: int, icons: int) -> list[int]:
    """Once the card lies there, its other icons may fill more slots or not. (MW-R11)"""
    slots = open_slots(s, work, icons)
    return [NO_MORE, *slots] if card in s.under[s.work[work]] else slots


@fill_slot.then
def fill(s: MageWars, slot: int, seat: int, card: int, work: int, icons: int) -> None:
    if slot == NO_MORE:
        complete_if_full(s, seat, work)
        return
    put_in_slot(s, work, slot, card)
    if card not in s.under[s.work[work]]:
        move(s, card, HAND[seat], UNDER)
        s.under[s.work[work]] += (card,)
        tell(s, EVERYONE, "filled", seat, s.kind[work], s.kind[card])
    left = icons_left(s, seat, card, work) if s.fill_all else 0
    if open_slots(s, work, left):
        ask(s, seat, fill_slot, seat, card, work, left)
    else:
        complete_if_full(s, seat, work)


@fill_slot.touches
def slot_of(s: MageWars, slot: int, seat: int, card: int, work: int, icons: int) -> list[str]:
    return [lying_id(s, work)]


@fill_slot.labelled
def fills_slot(s: MageWars, slot: int, seat: int, card: int, work: int, icons: int) -> Said | None:
    return None if slot == NO_MORE else say("do-slot", slot=slot_word(slot), left=open_after(s, work))


@fill_slot.worded
def which_slot(s: MageWars, seat: int, card: int, work: int, icons: int) -> Said:
    key = "ask-fill_slot-more" if card in s.under[s.work[work]] else "ask-fill_slot"
    return say(key, card=id_of(s, work), filling=id_of(s, card))


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


def can_fill(slots: Sequence[int], resources: tuple[int, ...]) -> bool:
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


@begin_card.touches
@fill_card.touches
def own_hand(s: MageWars, kind: int, seat: int) -> list[str]:
    return [hand_id(s, seat, kind)]


# Abandon


def abandon_tokens() -> dict[int, str]:
    return {answer: f"abandon {word}" for answer, word in work_words().items() if TYPE[answer % SECOND] != STRUCTURE}


@book.question(when_full(abandon_tokens))
def abandon_craft(s: MageWars, seat: int) -> list[int]:  # MW-43
    return work_answers(s, s.zones[CRAFTS[seat]])


@abandon_craft.then
def abandon(s: MageWars, answer: int, seat: int) -> None:
    craft = work_named(s, s.zones[CRAFTS[seat]], answer)
    tell(s, EVERYONE, "abandoned", seat, s.kind[craft])
    bury(s, craft, CRAFTS[seat])


@abandon_craft.touches
def abandoned(s: MageWars, answer: int, seat: int) -> list[str]:
    return [work_id(s, work_named(s, s.zones[CRAFTS[seat]], answer))]


# Fill slots of a site by magic


@book.step
def fill_site(s: MageWars, seat: int, card: int, n: int) -> None:  # MW-75, MW-R26
    """Fill N slots of one building site that is neither locked nor frozen."""
    if site.options(s, seat, card, n):
        ask(s, seat, site, seat, card, n)


def is_structure(card: Card, deck: int) -> bool:
    return card.type == STRUCTURE


@book.question(each("build", is_structure))
def site(s: MageWars, seat: int, card: int, n: int) -> list[int]:
    return sorted([s.kind[site] for site in s.zones[SITES] if s.fits[s.work[site]]])


@site.then
def fill_this_site(s: MageWars, kind: int, seat: int, card: int, n: int) -> None:
    chosen = find(s, kind, SITES)
    push(s, later(fill_some, seat, chosen, n), later(complete_if_full, seat, chosen))


@site.touches
def built(s: MageWars, kind: int, seat: int, card: int, n: int) -> list[str]:
    return [work_id(s, find(s, kind, SITES))]


@site.worded
def which_site(s: MageWars, seat: int, card: int, n: int) -> Said:
    return say("ask-site", card=id_of(s, card), number=n)
