"""What completed cards do, by type: kept, used once, worn, cast, built. (MW-35, MW-45 to MW-56, MW-69)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import find, move
from spellhall.engine.steps import EVERYONE, ask, tell
from spellhall.games.magewars.cards.tables import CHARGED, KINDS, ONCE, TYPE, WORD
from spellhall.games.magewars.cards.words import ARMOR, CREATURE, CURSE, ITEM, LEVEL, MAGIC, PLANT, STRUCTURE
from spellhall.games.magewars.death import CHECK
from spellhall.games.magewars.effects import perform
from spellhall.games.magewars.numbers import kept_of, room
from spellhall.games.magewars.piles import bury, clear_under, discard, discard_after_play, new_work, survey
from spellhall.games.magewars.state import (
    CRAFTS,
    IN_PLAY,
    KEPT,
    LASTING,
    LEVELS,
    MARKER,
    NO_OIL,
    PERMANENTS,
    SITES,
    STANDING,
    WINS,
    MageWars,
    book,
)


def complete(s: MageWars, seat: int, card: int) -> None:
    """A craft or site has no open slot: what its type says happens; then the check. (MW-35, MW-92)"""
    kind = s.kind[card]
    tell(s, EVERYONE, "completed", seat, kind)
    if TYPE[kind] == CURSE:  # Added Burden: no craft, and no effect (MW-R36)
        bury(s, card, LASTING[seat])
        return
    s.made += (card,)
    s.stack.append(CHECK)
    if s.oil != NO_OIL and seat == s.turn:
        s.stack.append((book.steps["oil_burns"], (seat,)))
    type = TYPE[kind]
    if type == STRUCTURE:
        clear_under(s, card)
        move(s, card, SITES, STANDING)
        survey(s)
        perform(s, seat, card, ONCE[kind])  # MW-R23: it already stands
    elif type in (CREATURE, PLANT, ITEM):
        move(s, card, CRAFTS[seat], IN_PLAY)
        ask(s, seat, keep_or_use, seat, card)
    elif type == ARMOR:
        clear_under(s, card)
        move(s, card, CRAFTS[seat], IN_PLAY)
        wear(s, seat, card)
    elif type == MAGIC:
        cast(s, seat, card)
    else:
        clear_under(s, card)
        s.due |= WINS
        move(s, card, CRAFTS[seat], LEVELS[seat] if type == LEVEL else PERMANENTS[seat])
        perform(s, seat, card, ONCE[kind])


def cast(s: MageWars, seat: int, card: int) -> None:
    """Magic: its text, then it is discarded; a lasting one stays, with its charges. (MW-51, MW-70)"""
    kind = s.kind[card]
    if KINDS[kind].lasting:
        move(s, card, CRAFTS[seat], LASTING[seat])
        charge(s, card)
    else:
        clear_under(s, card)
        move(s, card, CRAFTS[seat], IN_PLAY)
        s.stack.append((after_use, (card,)))
    perform(s, seat, card, ONCE[kind])


def charge(s: MageWars, card: int) -> None:
    """The filling cards become charges; with none there is still one. (MW-69, MW-R32)"""
    number = s.work[card] or new_work(s, card)
    s.slots[number] = ()
    s.fits[number] = 0
    if not s.under[number]:
        s.under[number] = (MARKER,)


@book.step
def after_use(s: MageWars, card: int) -> None:  # MW-R18
    discard_after_play(s, card)


KEEP: Final = 0
USE_ONCE: Final = 1


@book.question({KEEP: "keep", USE_ONCE: "use once"})
def keep_or_use(s: MageWars, seat: int, card: int) -> list[int]:  # MW-45 to MW-48
    kind = s.kind[card]
    return [KEEP, USE_ONCE] if KINDS[kind].keepable and room(s, seat, TYPE[kind]) else [USE_ONCE]


@keep_or_use.then
def keep_or_use_it(s: MageWars, choice: int, seat: int, card: int) -> None:
    if choice == USE_ONCE:
        use_once(s, seat, card)
    elif len(kept_of(s, seat, TYPE[s.kind[card]])) < room(s, seat, TYPE[s.kind[card]]):
        keep(s, seat, card)
    else:
        ask(s, seat, make_room, seat, card)


def use_once(s: MageWars, seat: int, card: int) -> None:
    clear_under(s, card)
    tell(s, EVERYONE, "used_once", seat, s.kind[card])
    s.stack.append((after_use, (card,)))
    perform(s, seat, card, ONCE[s.kind[card]])


def keep(s: MageWars, seat: int, card: int) -> None:
    """The card is kept, fresh; only charges stay under it. (MW-50, MW-69)"""
    if CHARGED[s.kind[card]]:
        charge(s, card)
    else:
        clear_under(s, card)
    move(s, card, IN_PLAY, KEPT[seat])
    s.tired += (card,)
    s.due |= WINS
    tell(s, EVERYONE, "kept", seat, s.kind[card])


def wear(s: MageWars, seat: int, card: int) -> None:  # MW-49
    if len(kept_of(s, seat, ARMOR)) < room(s, seat, ARMOR):
        keep(s, seat, card)
    elif room(s, seat, ARMOR):
        ask(s, seat, make_room, seat, card)
    else:
        discard(s, card, IN_PLAY)


NO_ROOM: Final = -1


@book.question(
    {
        NO_ROOM: "make no room",
        **{
            kind: f"replace {WORD[kind]}"
            for kind, card in enumerate(KINDS)
            if card.type in (CREATURE, PLANT, ITEM, ARMOR) and card.keepable
        },
    },
)
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
