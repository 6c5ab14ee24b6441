"""Allies: what they do in T1, and the ones with an ACTION. (ML-17, ML-18, ML-35, ML-38, ML-44; rules, 4.3)"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellhall.engine.cards import move, show
from spellhall.engine.steps import EVERYONE, Pending, ask, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.magelight.cards import (
    APPRENTICE,
    CARDS,
    COURIER,
    EMBER_IMP,
    FROST_WRAITH,
    FURNACE_GOLEM,
    HEARTHKEEPER,
    INQUISITOR,
    LIBRARIAN,
    PILGRIM,
    STONE_GUARDIAN,
    STORM_CROW,
    WATCHFUL_FAMILIAR,
)
from spellhall.games.magelight.counters import gain_power, lose_power
from spellhall.games.magelight.hand import CHANNEL_ONE
from spellhall.games.magelight.piles import (
    deck_is_out,
    discard,
    discard_all,
    draw,
    from_top,
    scorch_top,
)
from spellhall.games.magelight.roles import reveal_role
from spellhall.games.magelight.state import (
    BURNED,
    FIRST_HAND,
    FROM_LEFT,
    MOST_SEATS,
    STACK,
    TOP,
    Magelight,
    board_of,
    book,
    storage_of,
)
from spellhall.games.magelight.targets import aims, choose_player, standing

NO: Final = 0
YES: Final = 1
LEAVE: Final = 0
SCORCH: Final = 1
LOSE: Final = 0
REVEAL: Final = 1


@book.step
def resolve_ally(s: Magelight, card: int) -> None:  # ML-17, ML-R17
    if card in s.zones[board_of(s, s.turn)]:
        IN_T1[s.kind[card]](s, card)


def rests(s: Magelight, card: int) -> None:
    """Apprentice, Storm Crow, Furnace Golem, Stone Guardian: nothing in T1."""


def ember_imp(s: Magelight, card: int) -> None:
    scorch_top(s, 1)


def hearthkeeper(s: Magelight, card: int) -> None:
    if s.power[s.turn] <= 1:
        gain_power(s, s.turn, 1)


def librarian(s: Magelight, card: int) -> None:
    if not deck_is_out(s):
        ask(s, s.turn, ally_may, card)


def courier(s: Magelight, card: int) -> None:
    if s.zones[STACK]:
        ask(s, s.turn, ally_may, card)


@book.question({NO: "no", YES: "yes"})
def ally_may(s: Magelight, card: int) -> list[int]:  # ML-18
    return [NO, YES]


@ally_may.then
def ally_does(s: Magelight, answer: int, card: int) -> None:
    if answer == NO:
        tell(s, EVERYONE, "left_unused", s.turn, s.kind[card])
    elif s.kind[card] == COURIER:
        push(s, later(draw, len(s.zones[STACK])))
        tell(s, EVERYONE, "stack_discarded", s.turn)
        discard_all(s, STACK)
    else:
        push(s, later(look_at_top))
        from_top(s, TOP, 1)


@ally_may.worded
def ally_prompt(s: Magelight, card: int) -> Said:
    return say("ask-ally_may-courier", number=len(s.zones[STACK])) if s.kind[card] == COURIER else say("ask-ally_may")


@ally_may.labelled
def ally_label(s: Magelight, answer: int, card: int) -> Said:
    if answer == NO:
        return say("do-leave_unused", card=CARDS[s.kind[card]].id)
    return say("do-send_courier", number=len(s.zones[STACK])) if s.kind[card] == COURIER else say("do-look")


@book.step
def look_at_top(s: Magelight) -> None:
    ask(s, s.turn, top_card)


@book.question({LEAVE: "leave", SCORCH: "scorch"})
def top_card(s: Magelight) -> list[int]:
    return [LEAVE, SCORCH]


@top_card.then
def top_card_decided(s: Magelight, answer: int) -> None:
    if answer == SCORCH:
        card = s.zones[TOP][0]
        move(s, card, TOP, BURNED)
        tell(s, EVERYONE, "scorched_top", s.turn, s.kind[card])
    else:
        tell(s, EVERYONE, "left_on_top", s.turn)


@top_card.worded
def top_prompt(s: Magelight) -> Said:
    return say("ask-top_card", card=CARDS[s.kind[s.zones[TOP][0]]].id)


def inquisitor_asks(s: Magelight, card: int) -> None:
    if s.revealed[s.turn]:
        discard(s, card, board_of(s, s.turn))
    else:
        ask(s, s.turn, inquisitor)


@book.question({LOSE: "lose power", REVEAL: "reveal role"})
def inquisitor(s: Magelight) -> list[int]:  # ML-R34
    return [LOSE, REVEAL] if s.power[s.turn] else [REVEAL]


@inquisitor.then
def inquisitor_paid(s: Magelight, answer: int) -> None:
    if answer == LOSE:
        lose_power(s, s.turn, 1)
    else:
        reveal_role(s, s.turn)


def watchful_familiar(s: Magelight, card: int) -> None:
    storage = s.zones[storage_of(s, s.turn)]
    show(s, storage, EVERYONE)
    if s.news is not None and storage:
        tell(s, EVERYONE, "storage_revealed", s.turn, tuple(sorted(s.kind[stored] for stored in storage)))


def pilgrim_wanders(s: Magelight, card: int) -> None:
    if s.power[s.turn] <= 2:
        gain_power(s, s.turn, 1)
    ask(s, s.turn, pilgrim, card)


@book.question({seat: f"move to P{seat + 1}" for seat in range(MOST_SEATS)})
def pilgrim(s: Magelight, card: int) -> tuple[int, ...]:
    return FROM_LEFT[s.seats][s.turn][:-1]


@pilgrim.then
def pilgrim_moves(s: Magelight, seat: int, card: int) -> None:
    move(s, card, board_of(s, s.turn), board_of(s, seat))
    tell(s, EVERYONE, "moved", PILGRIM, s.turn, seat)


def frost_wraith(s: Magelight, card: int) -> None:
    lose_power(s, s.turn, 1)
    if s.result is None and not s.power[s.turn]:
        discard(s, card, board_of(s, s.turn))


IN_T1: Final[dict[int, Callable[[Magelight, int], None]]] = {
    APPRENTICE: rests,
    EMBER_IMP: ember_imp,
    HEARTHKEEPER: hearthkeeper,
    LIBRARIAN: librarian,
    COURIER: courier,
    STORM_CROW: rests,
    FURNACE_GOLEM: rests,
    STONE_GUARDIAN: rests,
    INQUISITOR: inquisitor_asks,
    WATCHFUL_FAMILIAR: watchful_familiar,
    PILGRIM: pilgrim_wanders,
    FROST_WRAITH: frost_wraith,
}

# ACTION effects


@aims(STORM_CROW, standing)
def storm_crow(s: Magelight, target: int) -> None:
    lose_power(s, target, 1)


ACTION: Final[dict[int, tuple[Pending, ...]]] = {
    STORM_CROW: (CHANNEL_ONE, later(choose_player, STORM_CROW)),
    FURNACE_GOLEM: (later(scorch_top, 2),),
}
"""What an ACTION of an ally does, its price included."""


def usable(s: Magelight) -> list[int]:
    """The allies with an ACTION on the active player's board that can be used now. (ML-R38)"""
    board = s.zones[FIRST_HAND + 2 * s.seats + s.turn]
    return [card for card in board if s.kind[card] in ACTION and card not in s.tired] if board else []


def usable_without_a_card(s: Magelight) -> bool:
    """Can an ACTION without CHANNEL be used? Then even with nothing in hand to spare. (ML-R26)"""
    return FURNACE_GOLEM in [s.kind[card] for card in usable(s)]


# What a click on the table means


def _on_board(s: Magelight, card: int) -> str:
    place = s.zones[board_of(s, s.turn)].index(card)
    return f"board{s.turn}.{place}"


@ally_may.touches
def ally_things(s: Magelight, answer: int, card: int) -> list[str]:
    return [_on_board(s, card)]


@pilgrim.touches
def pilgrim_things(s: Magelight, seat: int, card: int) -> list[str]:
    return [f"board{seat}"]


@top_card.touches
def top_things(s: Magelight, answer: int) -> list[str]:
    return ["deck"]


@inquisitor.touches
def inquisitor_things(s: Magelight, answer: int) -> list[str]:
    return [f"role{s.turn}" if answer == REVEAL else f"board{s.turn}"]
