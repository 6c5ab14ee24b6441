"""The turn, from the allies to the Stack. (ML-15 to ML-42)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import face_ids, kinds_in, move
from spellhall.engine.steps import EVERYONE, Pending, ask, ask_chance, bit, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.magelight.allies import ACTION, resolve_ally, usable, usable_without_a_card
from spellhall.games.magelight.artifacts import resolve_artifacts
from spellhall.games.magelight.cards import (
    BURN_VALUE,
    CHANNEL,
    COST,
    DARK_DAY,
    DECK,
    FIRST_ALLY,
    FIRST_ARTIFACT,
    FURNACE_GOLEM,
    LEAST_COST,
    NOMAD,
    SUPPORT,
)
from spellhall.games.magelight.hand import CHANNEL_ONE, burn, card_in_hand, lay_aside, lay_open, store
from spellhall.games.magelight.piles import discard, draw, pile_for_discards, to_pile
from spellhall.games.magelight.spells import EFFECT, NEEDS, dark_day_cost
from spellhall.games.magelight.state import (
    ACTIONS,
    ALLIES,
    ARTIFACT_STEP,
    BURNED,
    DRAWING,
    FIRST_HAND,
    FROM_LEFT,
    MOST_SEATS,
    PASSING,
    PLAYED,
    QUOTA,
    STACK,
    Magelight,
    board_of,
    book,
    is_spy,
    left_of,
    move_all,
    storage_of,
    take_up,
)
from spellhall.games.magelight.winning import dark_day_falls

MOST_ACTIONS: Final = 40

# Before the first turn


@book.step
def draw_first_player(s: Magelight) -> None:  # ML-15, ML-R5
    ask_chance(s, first_player)


@book.chance({seat: f"first P{seat + 1}" for seat in range(MOST_SEATS)})
def first_player(s: Magelight) -> list[int]:
    return list(range(s.seats))


@first_player.then
def goes_first(s: Magelight, seat: int) -> None:
    s.first = s.turn = seat
    tell(s, EVERYONE, "first", seat)


# T1 to T6


@book.step
def begin_turn(s: Magelight) -> None:  # T1: ML-17, ML-R14, ML-R16
    s.step = ALLIES
    if s.news is not None:
        tell(s, EVERYONE, "turn", s.turn, s.round)
    allies = s.zones[board_of(s, s.turn)]
    if not allies:
        draw_cards(s)
        return
    s.stack.append(T2)
    for card in allies:  # the latest goes on top, so it comes first
        s.stack.append((resolve_ally, (card,)))


def is_very_first_turn(s: Magelight) -> bool:
    return s.round == 1 and s.turn == s.first


@book.step
def draw_cards(s: Magelight) -> None:  # T2: ML-19, ML-20
    s.step = DRAWING
    s.stack.append(T3)
    draw(s, 6 if is_very_first_turn(s) else 3)


@book.step
def pick_up(s: Magelight) -> None:  # T3 to T5: ML-21 to ML-24
    if not is_very_first_turn(s):
        if s.news is not None and s.zones[STACK]:
            tell(s, EVERYONE, "took_stack", s.turn, len(s.zones[STACK]))
            tell(s, bit(s.turn), "you_got", tuple(s.kind[card] for card in s.zones[STACK]))
        s.got = list(s.zones[STACK])
        take_up(s, STACK)
    storage = storage_of(s, s.turn)
    if s.zones[storage]:
        if s.news is not None:
            tell(s, EVERYONE, "took_storage", s.turn, len(s.zones[storage]))
        take_up(s, storage)
    s.step = ARTIFACT_STEP
    s.stack.append(T6)
    resolve_artifacts(s)


@book.step
def set_counters(s: Magelight) -> None:  # T6: ML-25, ML-26, ML-51, ML-R19, ML-R20
    actions = s.power[s.turn] + s.actions_bonus
    for card in s.zones[board_of(s, s.turn)]:
        actions += SUPPORT[s.kind[card]]
    s.actions = max(0, actions)
    s.mana = s.round + s.mana_bonus
    s.step = ACTIONS
    if s.news is not None:
        tell(s, EVERYONE, "counters_set", s.turn, s.actions, s.mana)
    next_action(s)


T2: Final[Pending] = later(draw_cards)
T3: Final[Pending] = later(pick_up)
T6: Final[Pending] = later(set_counters)

# T7: Actions

BURN: Final = 0
STORE: Final = 100
PLAY: Final = 200
ACTIVATE: Final = 300
END: Final = 400
"""An answer to ``action`` is one of these, plus the kind of a card."""
BURN_OR_STORE: Final = tuple((BURN + kind, STORE + kind) for kind in range(len(DECK)))  # ML-32, ML-36, ML-R35
PLAY_BURN_OR_STORE: Final = tuple((PLAY + kind, BURN + kind, STORE + kind) for kind in range(len(DECK)))
MOST_COST: Final = COST[DARK_DAY]
MOST_SPARE: Final = 1 + max(CHANNEL)


def _payable(kind: int, mana: int, spare: int) -> tuple[int, ...] | None:  # ML-33, ML-R25
    """What can be done with a card in hand, with so much Mana and so many cards to spare. None if
    that depends on what the card needs.
    """
    if LEAST_COST[kind] > mana or CHANNEL[kind] >= spare:
        return BURN_OR_STORE[kind]
    return None if kind in NEEDS else PLAY_BURN_OR_STORE[kind]


PAYABLE: Final = tuple(
    tuple(tuple(_payable(kind, mana, spare) for kind in range(len(DECK))) for spare in range(MOST_SPARE + 1))
    for mana in range(MOST_COST + 1)
)
"""By Mana and by cards to spare: what can be done with each kind."""


@book.step
def next_action(s: Magelight) -> None:  # ML-27, ML-31, ML-R26, ML-R30
    may_act = s.actions and s.actions_taken < MOST_ACTIONS
    if may_act and (len(s.zones[FIRST_HAND + s.turn]) > s.quota or usable_without_a_card(s)):
        s.ask = (s.turn, action, ())
    else:
        pass_cards(s)


NEXT_ACTION: Final[Pending] = later(next_action)


@book.question(
    {
        **{PLAY + kind: f"play {card.id}" for kind, card in enumerate(DECK[:FIRST_ARTIFACT])},
        **{BURN + kind: f"burn {card.id}" for kind, card in enumerate(DECK)},
        **{STORE + kind: f"store {card.id}" for kind, card in enumerate(DECK)},
        **{ACTIVATE + kind: f"activate {DECK[kind].id}" for kind in ACTION},
        END: "end",
    },
)
def action(s: Magelight) -> list[int]:  # ML-27
    spare = len(s.zones[FIRST_HAND + s.turn]) - s.quota  # ML-39
    if spare <= 0:
        return [ACTIVATE + FURNACE_GOLEM, END] if usable_without_a_card(s) else [END]  # ML-R26
    options: list[int] = []
    payable = PAYABLE[min(s.mana, MOST_COST)][min(spare, MOST_SPARE)]
    for kind in kinds_in(s, FIRST_HAND + s.turn):
        answers = payable[kind]
        if answers is None:
            answers = PLAY_BURN_OR_STORE[kind] if NEEDS[kind](s) else BURN_OR_STORE[kind]  # ML-R32
        options += answers
    if allies := usable(s):
        options += sorted({ACTIVATE + s.kind[card] for card in allies})
    options.append(END)
    return options


@action.then
def act(s: Magelight, answer: int) -> None:  # ML-31
    if answer == END:
        pass_cards(s)
        return
    s.actions -= 1
    s.actions_taken += 1
    if answer < STORE:
        burn(s, answer)
        next_action(s)
    elif answer < PLAY:
        store(s, answer - STORE)
        next_action(s)
    elif answer < ACTIVATE:
        play(s, answer - PLAY)
    else:
        activate(s, answer - ACTIVATE)


def play(s: Magelight, kind: int) -> None:  # ML-33, ML-R31
    s.mana -= dark_day_cost(s, s.turn) if kind == DARK_DAY else COST[kind]
    lay_open(s, kind, PLAYED)
    if s.news is not None:
        tell(s, EVERYONE, "played", s.turn, kind)
    if kind == DARK_DAY and is_spy(s, s.turn):
        dark_day_falls(s)
        return
    s.stack.append(RESOLVE)
    s.stack.extend([CHANNEL_ONE] * CHANNEL[kind])


@book.step
def resolve(s: Magelight) -> None:
    """The cost is paid: the ally comes to its board, or the spell does what it says."""
    kind = s.kind[s.zones[PLAYED][0]]
    if kind < FIRST_ALLY:
        s.stack.append(PUT_AWAY)
        EFFECT[kind](s)
    elif NOMAD[kind]:
        ask(s, s.turn, nomad_board)
    else:
        arrive(s, s.turn)


RESOLVE: Final[Pending] = later(resolve)


@book.step
def put_away(s: Magelight) -> None:  # ML-34, ML-R21, ML-R46
    card = s.zones[PLAYED][0]
    if s.kind[card] == DARK_DAY:
        move(s, card, PLAYED, BURNED)
        tell(s, EVERYONE, "scorched", (DARK_DAY,))
    else:
        discard(s, card, PLAYED)
    s.stack.append(NEXT_ACTION)
    if s.fresh:
        resolve_artifacts(s)


PUT_AWAY: Final[Pending] = later(put_away)


def arrive(s: Magelight, seat: int) -> None:  # ML-35
    card = s.zones[PLAYED][0]
    move(s, card, PLAYED, board_of(s, seat))
    s.tired.append(card)
    tell(s, EVERYONE, "arrived", s.kind[card], seat)
    s.stack.append(NEXT_ACTION)


@book.question({seat: f"play onto P{seat + 1}" for seat in range(MOST_SEATS)})
def nomad_board(s: Magelight) -> tuple[int, ...]:  # ML-52
    return FROM_LEFT[s.seats][s.turn][:-1]


@nomad_board.then
def nomad_arrives(s: Magelight, seat: int) -> None:
    arrive(s, seat)


def activate(s: Magelight, kind: int) -> None:  # ML-38, ML-R38
    s.tired.append(next(card for card in usable(s) if s.kind[card] == kind))
    tell(s, EVERYONE, "activated", s.turn, kind)
    s.stack.append(NEXT_ACTION)
    push(s, *ACTION[kind])


# T8 and T9


def pass_cards(s: Magelight) -> None:  # T8: ML-28, ML-R24
    s.step = PASSING
    hand = FIRST_HAND + s.turn
    if len(s.zones[hand]) > s.quota:
        s.ask = (s.turn, pass_card, (s.quota,))
        return
    if s.news is not None:
        tell(s, bit(s.turn), "you_passed", tuple(s.kind[card] for card in s.zones[hand]))
        tell(s, EVERYONE & ~bit(s.turn), "passed", s.turn, len(s.zones[hand]))
    move_all(s, hand, STACK)
    end_turn(s)


@book.question(face_ids(DECK, "pass"))
def pass_card(s: Magelight, left: int) -> list[int]:
    return kinds_in(s, FIRST_HAND + s.turn)


@pass_card.then
def card_passed(s: Magelight, kind: int, left: int) -> None:
    lay_aside(s, kind, STACK, left < s.quota)
    if s.news is not None:
        tell(s, bit(s.turn), "you_passed", (kind,))
    if left > 1:
        s.ask = (s.turn, pass_card, (left - 1,))
    else:
        if s.news is not None:
            tell(s, EVERYONE & ~bit(s.turn), "passed", s.turn, s.quota)
        to_pile(s, FIRST_HAND + s.turn, BURNED if s.clean_hands else pile_for_discards(s))
        end_turn(s)


def end_turn(s: Magelight) -> None:  # T9: ML-16, ML-29, ML-R27, ML-R29
    s.actions = s.mana = s.actions_bonus = s.mana_bonus = s.actions_taken = 0
    s.quota = QUOTA
    s.clean_hands = False
    s.refilled = ()
    s.got.clear()
    s.opened.clear()
    s.tired.clear()
    s.turn = left_of(s, s.turn)
    if s.turn == s.first:
        s.round += 1
    begin_turn(s)


TURN: Final[Pending] = later(begin_turn)

# What a click on the table means


@action.touches
def action_things(s: Magelight, answer: int) -> list[str]:
    if answer == END:
        return ["stack"]
    if answer >= ACTIVATE:
        card = next(card for card in usable(s) if s.kind[card] == answer - ACTIVATE)
        return [f"board{s.turn}.{s.zones[board_of(s, s.turn)].index(card)}"]
    return [card_in_hand(s, answer % 100)]


@nomad_board.touches
def nomad_things(s: Magelight, seat: int) -> list[str]:
    return [f"board{seat}"]


@pass_card.touches
def pass_things(s: Magelight, kind: int, left: int) -> list[str]:
    return [card_in_hand(s, kind)]


# How the questions are worded


@action.worded
def action_prompt(s: Magelight) -> Said:
    if DARK_DAY in kinds_in(s, FIRST_HAND + s.turn):
        price = dark_day_cost(s, s.turn)
        return say("ask-action-dark_day", actions=s.actions, mana=s.mana, number=s.quota, price=price)
    return say("ask-action", actions=s.actions, mana=s.mana, number=s.quota)


@action.labelled
def action_label(s: Magelight, answer: int) -> Said | None:
    """What it costs to play a card, and what burning it gives."""
    if answer < STORE:
        return say("do-burn", card=DECK[answer].id, mana=BURN_VALUE[answer])
    if PLAY <= answer < ACTIVATE:
        kind = answer - PLAY
        price = dark_day_cost(s, s.turn) if kind == DARK_DAY else COST[kind]
        return say("do-play", card=DECK[kind].id, mana=price)
    return None


@nomad_board.worded
def nomad_prompt(s: Magelight) -> Said:
    return say("ask-nomad_board", card=DECK[s.kind[s.zones[PLAYED][0]]].id)


@pass_card.worded
def pass_prompt(s: Magelight, left: int) -> Said:
    return say("ask-pass_card", seat=left_of(s, s.turn), number=left)
