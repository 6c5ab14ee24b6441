"""What completed cards do, by type: kept, used once, worn, cast, built. (MW-35, MW-45 to MW-56, MW-69)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import find, move
from spellhall.engine.steps import EVERYONE, ask, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.magewars.ids import id_of, kept_kind, named, place_id
from spellhall.games.magewars.pack import KINDS, TYPE, each
from spellhall.games.magewars.rows import Card, perform
from spellhall.games.magewars.rules.check import check
from spellhall.games.magewars.rules.deeds import count_deed, fulfil, reach
from spellhall.games.magewars.rules.numbers import kept_of, room
from spellhall.games.magewars.rules.piles import discard, discard_after_play
from spellhall.games.magewars.rules.works import bury, charge, clear_under
from spellhall.games.magewars.state import (
    CRAFTS,
    IN_PLAY,
    KEPT,
    LASTING,
    PERMANENTS,
    SITES,
    STANDING,
    WINS,
    WISHES,
    MageWars,
    book,
)
from spellhall.games.magewars.terms import (
    ARMOR,
    CAST_MAGIC,
    COMPLETE_CREATURE,
    COMPLETE_ITEM,
    COMPLETE_PLANT,
    COMPLETE_STRUCTURE,
    CREATURE,
    CURSE,
    ITEM,
    KEPT_TYPES,
    LEVEL,
    MAGIC,
    PLANT,
    STRUCTURE,
)


def complete(s: MageWars, seat: int, card: int) -> None:
    """A craft or site has no open slot: what its type says happens; then the check. (MW-35, MW-92)"""
    tell(s, EVERYONE, "completed", seat, s.kind[card])
    if TYPE[s.kind[card]] == CURSE:  # Added Burden: no craft, and no effect (MW-R36)
        bury(s, card, LASTING[seat])
        return
    s.made += (card,)
    push(s, later(act_as_type_says, seat, card), later(tell_lasting_cards, seat), later(count_completed, seat, card),
         later(check))  # fmt: skip


@book.step
def act_as_type_says(s: MageWars, seat: int, card: int) -> None:
    row = KINDS[s.kind[card]]
    if row.type == STRUCTURE:
        clear_under(s, card)
        move(s, card, SITES, STANDING)
        s.due |= WINS
        perform(s, seat, card, row.once)  # MW-R23: it already stands
    elif row.type in (CREATURE, PLANT, ITEM):
        move(s, card, CRAFTS[seat], IN_PLAY)
        ask(s, seat, keep_or_use, seat, card)
    elif row.type == ARMOR:
        clear_under(s, card)
        move(s, card, CRAFTS[seat], IN_PLAY)
        wear(s, seat, card)
    elif row.type == MAGIC:
        cast(s, seat, card)
    elif row.type == LEVEL:
        reach(s, seat, card)
    else:
        clear_under(s, card)
        s.due |= WINS
        move(s, card, CRAFTS[seat], PERMANENTS[seat])


@book.step
def tell_lasting_cards(s: MageWars, seat: int) -> None:
    """What lasts for the player whose turn it is may wait for completed cards. (MW-39)"""
    if seat == s.turn:
        for card in s.zones[LASTING[seat]]:
            perform(s, seat, card, KINDS[s.kind[card]].completing)


COMPLETING: Final = {
    CREATURE: COMPLETE_CREATURE, PLANT: COMPLETE_PLANT, ITEM: COMPLETE_ITEM, STRUCTURE: COMPLETE_STRUCTURE,
    MAGIC: CAST_MAGIC,
}  # fmt: skip
"""The quests that completing a card of a type fulfils. (MW-100)"""


@book.step
def count_completed(s: MageWars, seat: int, card: int) -> None:
    """Magic is a wish granted; what was completed may have been a quest. (MW-99, MW-100)"""
    if not s.alive[seat]:
        return
    type = TYPE[s.kind[card]]
    if type == MAGIC:
        count_deed(s, seat, WISHES)
    if type in COMPLETING:
        fulfil(s, seat, COMPLETING[type])


def cast(s: MageWars, seat: int, card: int) -> None:
    """Magic: its text, then it is discarded; a lasting one stays, with its charges. (MW-51, MW-70)"""
    row = KINDS[s.kind[card]]
    if row.lasting:
        move(s, card, CRAFTS[seat], LASTING[seat])
        charge(s, card)
    else:
        clear_under(s, card)
        move(s, card, CRAFTS[seat], IN_PLAY)
        push(s, later(after_use, card))
    perform(s, seat, card, row.once)


@book.step
def after_use(s: MageWars, card: int) -> None:  # MW-R18
    discard_after_play(s, card)


# Keep it, or use it once

KEEP: Final = 0
USE_ONCE: Final = 1


@book.question({KEEP: "keep", USE_ONCE: "use once"})
def keep_or_use(s: MageWars, seat: int, card: int) -> list[int]:  # MW-45 to MW-48
    row = KINDS[s.kind[card]]
    return [KEEP, USE_ONCE] if row.keepable and room(s, seat, row.type) else [USE_ONCE]


@keep_or_use.then
def keep_or_use_it(s: MageWars, choice: int, seat: int, card: int) -> None:
    if choice == USE_ONCE:
        use_once(s, seat, card)
    elif has_room(s, seat, card):
        keep(s, seat, card)
    else:
        ask(s, seat, make_room, seat, card)


@keep_or_use.touches
def in_play(s: MageWars, choice: int, seat: int, card: int) -> list[str]:
    return [place_id(s, IN_PLAY, s.kind[card])]


@keep_or_use.worded
def keep_what(s: MageWars, seat: int, card: int) -> Said:
    return say("ask-keep_or_use", card=id_of(s, card))


@keep_or_use.labelled
def keep_it(s: MageWars, choice: int, seat: int, card: int) -> Said:
    return say("do-keep_completed" if choice == KEEP else "do-use_once", card=id_of(s, card))


def has_room(s: MageWars, seat: int, card: int) -> bool:
    type = TYPE[s.kind[card]]
    return len(kept_of(s, seat, type)) < room(s, seat, type)


def use_once(s: MageWars, seat: int, card: int) -> None:
    clear_under(s, card)
    tell(s, EVERYONE, "used_once", seat, s.kind[card])
    push(s, later(after_use, card))
    perform(s, seat, card, KINDS[s.kind[card]].once)


def keep(s: MageWars, seat: int, card: int) -> None:
    """The card is kept, fresh; only charges stay under it. (MW-50, MW-69)"""
    if KINDS[s.kind[card]].charges:
        charge(s, card)
    else:
        clear_under(s, card)
    move(s, card, IN_PLAY, KEPT[seat])
    s.tired += (card,)
    s.due |= WINS
    tell(s, EVERYONE, "kept", seat, s.kind[card])


def wear(s: MageWars, seat: int, card: int) -> None:  # MW-49
    if has_room(s, seat, card):
        keep(s, seat, card)
    elif room(s, seat, ARMOR):
        ask(s, seat, make_room, seat, card)
    else:
        discard(s, card, IN_PLAY)


# Make room

NO_ROOM: Final = -1


def can_be_kept(card: Card, deck: int) -> bool:
    return card.type in KEPT_TYPES and card.keepable


@book.question(each("replace", can_be_kept, also={NO_ROOM: "make no room"}))
def make_room(s: MageWars, seat: int, card: int) -> list[int]:  # MW-47
    return [NO_ROOM, *sorted({s.kind[kept] for kept in kept_of(s, seat, TYPE[s.kind[card]])})]


@make_room.then
def replace(s: MageWars, choice: int, seat: int, card: int) -> None:
    if choice != NO_ROOM:
        bury(s, find(s, choice, KEPT[seat]), KEPT[seat])
        keep(s, seat, card)
    elif TYPE[s.kind[card]] == ARMOR:
        discard(s, card, IN_PLAY)
    else:
        use_once(s, seat, card)


@make_room.touches
def makes_room(s: MageWars, choice: int, seat: int, card: int) -> list[str]:
    return [place_id(s, IN_PLAY, s.kind[card])] if choice == NO_ROOM else [kept_kind(s, seat, choice)]


@make_room.worded
def room_for_what(s: MageWars, seat: int, card: int) -> Said:
    return say("ask-make_room-armor" if TYPE[s.kind[card]] == ARMOR else "ask-make_room", card=id_of(s, card))


@make_room.labelled
def what_instead(s: MageWars, choice: int, seat: int, card: int) -> Said:
    if choice != NO_ROOM:
        return say("do-replace", card=named(choice))
    return say("do-discard" if TYPE[s.kind[card]] == ARMOR else "do-use_once", card=id_of(s, card))
