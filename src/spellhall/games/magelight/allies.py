"""The allies: each row stands above what it does in T1, or as an ACTION.

(ML-17, ML-18, ML-35, ML-38, ML-44; rules, 4.3)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, Unpack

from spellhall.engine.cards import each_once, faces, move, show
from spellhall.engine.steps import EVERYONE, ask, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.magelight.cards import (
    APPRENTICE,
    CARD,
    COURIER,
    EMBER_IMP,
    FROST_WRAITH,
    FURNACE_GOLEM,
    HEARTHKEEPER,
    IDS,
    INQUISITOR,
    LIBRARIAN,
    PILGRIM,
    STONE_GUARDIAN,
    STORM_CROW,
    WATCHFUL_FAMILIAR,
    Named,
    PlayCard,
    printed,
)
from spellhall.games.magelight.counters import gain_power, instead_of_a_loss, lose_power
from spellhall.games.magelight.hand import pay_channel
from spellhall.games.magelight.piles import deck_is_out, discard, discard_all, draw, from_top, scorch_top
from spellhall.games.magelight.roles import reveal_role, show_role
from spellhall.games.magelight.state import (
    BURNED,
    FROM_LEFT,
    MOST_SEATS,
    STACK,
    TOP,
    Magelight,
    board_of,
    book,
    is_spy,
    storage_of,
)
from spellhall.games.magelight.targets import AIMS, Aim, aims_at, choose_player, others_unrevealed

NO: Final = 0
YES: Final = 1
LEAVE: Final = 0
SCORCH: Final = 1
LOSE: Final = 0
REVEAL: Final = 1

SUPPORT: Final = "SUPPORT"
NOMAD: Final = "NOMAD"

# What a row of the table is

Morning = Callable[[Magelight, int], None]
"""What an ally does in T1: of the card on the board."""


class Ability(NamedTuple):
    """An ACTION: the cards to be channelled for it, and what it does."""

    channel: int
    does: Callable[[Magelight], None]


IN_T1: Final[dict[int, Morning]] = {}
ACTION: Final[dict[int, Ability]] = {}


def ally(
    kind: int,
    name: str,
    *,
    copies: int,
    cost: int,
    burn: int,
    effect: str,
    flavour: str,
    keywords: tuple[str, ...] = (),
    **named: Unpack[Named],
) -> Callable[[Morning], Morning]:
    """Enter a row of the table of allies; it decorates what the ally does in T1, if it does anything then."""
    numbers = "Ally. Cost {cost}, burn value {burn}." + f" {', '.join(keywords)}." * bool(keywords)
    CARD[kind] = PlayCard(
        id=IDS[kind], name=name, deck="ally", copies=copies, cost=cost, burn=burn, keywords=keywords,
        effect=effect, text=printed(numbers, effect), flavour=flavour, icon=IDS[kind],
        **named,
    )  # fmt: skip

    def enter_effect(does: Morning) -> Morning:
        IN_T1[kind] = does
        return does

    return enter_effect


@book.step
def resolve_ally(s: Magelight, card: int) -> None:  # ML-17, ML-R17
    kind = s.kind[card]
    if kind in IN_T1 and card in s.zones[board_of(s, s.turn)]:
        IN_T1[kind](s, card)


def usable(s: Magelight) -> list[int]:
    """The kinds of allies on the active player's board whose ACTION can be used now. (ML-R38)"""
    board = s.zones[board_of(s, s.turn)]
    return each_once([s.kind[card] for card in board if s.kind[card] in ACTION and card not in s.tired])


def ready(s: Magelight, kind: int) -> int:
    """The ally of this kind that would be used."""
    return next(card for card in s.zones[board_of(s, s.turn)] if s.kind[card] == kind and card not in s.tired)


def use_ally(s: Magelight, kind: int) -> None:  # ML-38, ML-R38
    s.tired.append(ready(s, kind))
    tell(s, EVERYONE, "activated", s.turn, kind)
    push(s, *pay_channel(kind, ACTION[kind].channel), later(ally_acts, kind))


@book.step
def ally_acts(s: Magelight, kind: int) -> None:
    ACTION[kind].does(s)


def on_board(s: Magelight, card: int) -> str:
    """Where a view shows a card on the active player's board."""
    return f"board{s.turn}.{s.zones[board_of(s, s.turn)].index(card)}"


# Allies of all days


ally(
    APPRENTICE, "Eager Apprentice", copies=3, cost=3, burn=1, keywords=(SUPPORT,),
    effect="(none besides SUPPORT)",
    flavour="Carries everything, understands half.",
)  # fmt: skip


@ally(
    EMBER_IMP, "Ember Imp", copies=2, cost=4, burn=2, keywords=(SUPPORT,),
    effect="T1: scorch the top card of the deck.",
    flavour="Paid in paper.",
)  # fmt: skip
def ember_imp(s: Magelight, card: int) -> None:
    scorch_top(s, 1)


@ally(
    HEARTHKEEPER, "Hearthkeeper", copies=3, cost=3, burn=2, power=1,
    effect="T1: if you have 1 Power or less, gain {power} Power.",
    flavour='"Sit. Eat. Then save the world."',
)  # fmt: skip
def hearthkeeper(s: Magelight, card: int) -> None:
    if s.power[s.turn] <= 1:
        gain_power(s, s.turn, CARD[HEARTHKEEPER].power)


# The Last Librarian and the Mountain Courier: you may


@ally(
    LIBRARIAN, "Last Librarian", copies=2, cost=2, burn=1,
    effect="T1: you may look at the top card of the deck. If you do, leave it there or scorch it.",
    flavour="Reads each one goodbye.",
)  # fmt: skip
def librarian(s: Magelight, card: int) -> None:
    if not deck_is_out(s):
        ask(s, s.turn, ally_may, card)


@ally(
    COURIER, "Mountain Courier", copies=2, cost=2, burn=2,
    effect=(
        "T1: you may discard the whole Stack (not if it is empty). If you do, draw as many cards as you discarded."
    ),
    flavour="Loses only the letters you want lost.",
)  # fmt: skip
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
        return say("do-leave_unused", card=IDS[s.kind[card]])
    return say("do-send_courier", number=len(s.zones[STACK])) if s.kind[card] == COURIER else say("do-look")


@ally_may.touches
def ally_things(s: Magelight, answer: int, card: int) -> list[str]:
    return [on_board(s, card)]


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
    return say("ask-top_card", card=IDS[s.kind[s.zones[TOP][0]]])


@top_card.touches
def top_things(s: Magelight, answer: int) -> list[str]:
    return ["deck"]


# Allies that act


def action_of(kind: int, channel: int = 0) -> Callable[[Callable[[Magelight], None] | Aim], object]:
    """Decorate the ACTION of an ally."""

    def enter_effect(does: Callable[[Magelight], None] | Aim) -> object:
        if isinstance(does, Aim):
            AIMS[kind] = does
            ACTION[kind] = Ability(channel, lambda s: choose_player(s, kind))
        else:
            ACTION[kind] = Ability(channel, does)
        return does

    return enter_effect


ally(
    STORM_CROW, "Storm Crow", copies=1, cost=4, burn=3,
    effect=(
        "ACTION, CHANNEL (1): choose another player whose role is not revealed; they show it to you. Once per turn."
    ),
    flavour="It remembers faces.",
)  # fmt: skip


@action_of(STORM_CROW, channel=1)
@aims_at(others_unrevealed)
def storm_crow(s: Magelight, you: int, target: int) -> None:
    show_role(s, target, you)


ally(
    FURNACE_GOLEM, "Furnace Golem", copies=2, cost=4, burn=2, scorches=2,
    effect="ACTION: scorch the top {scorches} {scorches|card|cards} of the deck. Once per turn.",
    flavour="Built to warm the hall. Retrained.",
)  # fmt: skip


@action_of(FURNACE_GOLEM)
def furnace_golem(s: Magelight) -> None:
    scorch_top(s, CARD[FURNACE_GOLEM].scorches)


# The Stone Guardian

ally(
    STONE_GUARDIAN, "Stone Guardian", copies=2, cost=3, burn=2,
    effect="Always: when you would lose any Power, discard this ally instead and lose none of it.",
    flavour="Stands until it doesn't.",
)  # fmt: skip


@instead_of_a_loss(STONE_GUARDIAN)
def stone_guardian(s: Magelight, seat: int, card: int) -> None:
    tell(s, EVERYONE, "guarded", seat)
    discard(s, card, board_of(s, seat))


# Nomads


@ally(
    INQUISITOR, "Inquisitor", copies=2, cost=6, burn=3, power=1, keywords=(NOMAD,),
    effect=(
        "T1: if you are a revealed Guildmage, discard this ally; if you are a revealed Infiltrator, lose {power} "
        "Power. Otherwise choose: lose {power} Power, or reveal your role to the table."
    ),
    flavour='"We can do this every morning."',
)  # fmt: skip
def inquisitor_asks(s: Magelight, card: int) -> None:
    if not s.revealed[s.turn]:
        ask(s, s.turn, inquisitor)
    elif is_spy(s, s.turn):
        lose_power(s, s.turn, CARD[INQUISITOR].power)
    else:
        discard(s, card, board_of(s, s.turn))


@book.question({LOSE: "lose power", REVEAL: "reveal role"})
def inquisitor(s: Magelight) -> list[int]:  # ML-R34
    return [LOSE, REVEAL] if s.power[s.turn] else [REVEAL]


@inquisitor.then
def inquisitor_paid(s: Magelight, answer: int) -> None:
    if answer == LOSE:
        lose_power(s, s.turn, CARD[INQUISITOR].power)
    else:
        reveal_role(s, s.turn)


@inquisitor.touches
def inquisitor_things(s: Magelight, answer: int) -> list[str]:
    return [f"role{s.turn}"]


@ally(
    WATCHFUL_FAMILIAR, "Watchful Familiar", copies=2, cost=2, burn=1, keywords=(NOMAD, SUPPORT),
    effect="T1: reveal all cards in your Storage.",
    flavour="Helpful. Too helpful.",
)  # fmt: skip
def watchful_familiar(s: Magelight, card: int) -> None:
    storage = s.zones[storage_of(s, s.turn)]
    if storage:
        show(s, storage, EVERYONE)
        tell(s, EVERYONE, "storage_revealed", s.turn, sorted(faces(s, storage)))


@ally(
    PILGRIM, "Pilgrim", copies=2, cost=3, burn=2, power=1, keywords=(NOMAD,),
    effect=(
        "T1: if you have 2 Power or less, gain {power} Power. Then choose another player and move this ally to "
        "their board."
    ),
    flavour="Stays one night, leaves the place warmer.",
)  # fmt: skip
def pilgrim_wanders(s: Magelight, card: int) -> None:
    if s.power[s.turn] <= 2:
        gain_power(s, s.turn, CARD[PILGRIM].power)
    ask(s, s.turn, pilgrim, card)


@book.question({seat: f"move to P{seat + 1}" for seat in range(MOST_SEATS)})
def pilgrim(s: Magelight, card: int) -> tuple[int, ...]:
    return FROM_LEFT[s.seats][s.turn][:-1]


@pilgrim.then
def pilgrim_moves(s: Magelight, seat: int, card: int) -> None:
    move(s, card, board_of(s, s.turn), board_of(s, seat))
    tell(s, EVERYONE, "moved", PILGRIM, s.turn, seat)


@pilgrim.touches
def pilgrim_things(s: Magelight, seat: int, card: int) -> list[str]:
    return [f"seat{seat}", f"board{seat}"]


@ally(
    FROST_WRAITH, "Frost Wraith", copies=1, cost=6, burn=3, power=1, keywords=(NOMAD,),
    effect="T1: lose {power} Power. Then, if you have 0 Power, discard this ally.",
    flavour="Something has been breathing on the glass.",
)  # fmt: skip
def frost_wraith(s: Magelight, card: int) -> None:
    lose_power(s, s.turn, CARD[FROST_WRAITH].power)
    if s.result is None and not s.power[s.turn]:
        discard(s, card, board_of(s, s.turn))
