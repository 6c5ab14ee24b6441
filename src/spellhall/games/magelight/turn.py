"""The turn, from the allies to the Stack. (ML-15 to ML-42)"""

from __future__ import annotations

from typing import Final, NamedTuple

from spellhall.engine.cards import faces_told, kinds_in, move, move_all
from spellhall.engine.steps import EVERYONE, ask, ask_chance, bit, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.magelight.allies import ACTION, NOMAD, SUPPORT, on_board, ready, resolve_ally, usable, use_ally
from spellhall.games.magelight.artifacts import resolve_artifacts
from spellhall.games.magelight.box import CHANNEL, COST
from spellhall.games.magelight.cards import CARD, DARK_DAY, DECK_KINDS, FIRST_ALLY, FIRST_ARTIFACT, IDS, tokens
from spellhall.games.magelight.hand import burn, card_in_hand, from_hand, pay_channel, spare_cards, store
from spellhall.games.magelight.piles import discard, draw, pile_for_discards, to_pile
from spellhall.games.magelight.spells.dark_day import dark_day_cost
from spellhall.games.magelight.spells.row import EFFECT, NEEDS, PRICE
from spellhall.games.magelight.state import (
    ACTIONS,
    ALLIES,
    ARTIFACT_STEP,
    BURNED,
    DRAWING,
    FROM_LEFT,
    MOST_SEATS,
    NUMBERS,
    PASSING,
    PLAYED,
    QUOTA,
    STACK,
    Magelight,
    board_of,
    book,
    hand_of,
    left_of,
    storage_of,
)

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
def begin_turn(s: Magelight) -> None:  # ML-17, ML-R14, ML-R16
    s.step = ALLIES
    tell(s, EVERYONE, "turn", s.turn, s.round)
    latest_first = s.zones[board_of(s, s.turn)][::-1]
    push(
        s,
        *[later(resolve_ally, card) for card in latest_first],  # T1
        later(draw_cards),  # T2
        later(take_stack),  # T3
        later(take_storage),  # T4
        later(resolve_artifacts),  # T5
        later(set_counters),  # T6
    )


def is_very_first_turn(s: Magelight) -> bool:
    return s.round == 1 and s.turn == s.first


@book.step
def draw_cards(s: Magelight) -> None:  # ML-19, ML-20
    s.step = DRAWING
    draw(s, NUMBERS.first_draws if is_very_first_turn(s) else NUMBERS.turn_draws)


@book.step
def take_stack(s: Magelight) -> None:  # ML-21, ML-23
    if is_very_first_turn(s):
        return
    s.got = list(s.zones[STACK])
    if s.got:
        tell(s, EVERYONE, "took_stack", s.turn, len(s.got))
        tell(s, bit(s.turn), "you_got", faces_told(s, s.zones[STACK]))
        take_up(s, STACK)


@book.step
def take_storage(s: Magelight) -> None:  # ML-22
    storage = storage_of(s, s.turn)
    if s.zones[storage]:
        tell(s, EVERYONE, "took_storage", s.turn, len(s.zones[storage]))
        take_up(s, storage)
    s.step = ARTIFACT_STEP


def take_up(s: Magelight, source: int) -> None:
    """The active player takes all cards of a place into the hand. (ML-R23)"""
    s.fresh += s.zones[source]
    move_all(s, source, hand_of(s.turn))


@book.step
def set_counters(s: Magelight) -> None:  # ML-25, ML-26, ML-51, ML-R19, ML-R20
    support = [card for card in s.zones[board_of(s, s.turn)] if SUPPORT in CARD[s.kind[card]].keywords]
    s.actions = max(0, s.power[s.turn] + s.actions_bonus + len(support))
    s.mana = s.round + s.mana_bonus
    s.step = ACTIONS
    tell(s, EVERYONE, "counters_set", s.turn, s.actions, s.mana)
    next_action(s)


# T7: Actions

BURN: Final = 0
STORE: Final = 1
PLAY: Final = 2
ACTIVATE: Final = 3


class Action(NamedTuple):
    """What to do, and the kind of card to do it with."""

    verb: int
    kind: int


END: Final = Action(-1, -1)
BURNING: Final[tuple[Action, ...]] = tuple(Action(BURN, kind) for kind in DECK_KINDS)
STORING: Final[tuple[Action, ...]] = tuple(Action(STORE, kind) for kind in DECK_KINDS)
PLAYING: Final[tuple[Action, ...]] = tuple(Action(PLAY, kind) for kind in range(FIRST_ARTIFACT))
ACTIVATING: Final = {kind: Action(ACTIVATE, kind) for kind in ACTION}
"""The answers, by the kind of card."""


@book.step
def next_action(s: Magelight) -> None:  # ML-27, ML-31, ML-R30
    if s.actions and s.actions_taken < MOST_ACTIONS and (spare_cards(s) > 0 or can_activate(s)):  # ML-R26
        ask(s, s.turn, action)
    else:
        pass_cards(s)


def can_play(s: Magelight, kind: int, spare: int) -> bool:  # ML-33, ML-40, ML-R25, ML-R32
    return (
        kind < FIRST_ARTIFACT
        and price_of(s, kind) <= s.mana
        and CHANNEL[kind] < spare
        and (kind not in NEEDS or NEEDS[kind](s))
    )


def price_of(s: Magelight, kind: int) -> int:
    """What it costs the active player to play a card."""
    return PRICE[kind](s, s.turn) if kind in PRICE else COST[kind]


def can_activate(s: Magelight) -> list[int]:
    """The allies whose ACTION can be used; one without CHANNEL even with nothing in hand to spare. (ML-R26)"""
    return [kind for kind in usable(s) if ACTION[kind].channel <= max(0, spare_cards(s))]


@book.question(
    {
        **{answer: f"play {IDS[answer.kind]}" for answer in PLAYING},
        **{answer: f"burn {IDS[answer.kind]}" for answer in BURNING},
        **{answer: f"store {IDS[answer.kind]}" for answer in STORING},
        **{answer: f"activate {IDS[answer.kind]}" for answer in ACTIVATING.values()},
        END: "end",
    },
)
def action(s: Magelight) -> list[Action]:  # ML-27
    answers: list[Action] = []
    spare = spare_cards(s)
    if spare > 0:  # ML-39
        for kind in kinds_in(s, hand_of(s.turn)):
            if can_play(s, kind, spare):
                answers.append(PLAYING[kind])
            answers.append(BURNING[kind])  # ML-32, ML-R35
            answers.append(STORING[kind])  # ML-36
    answers += [ACTIVATING[kind] for kind in can_activate(s)]
    answers.append(END)
    return answers


@action.then
def act(s: Magelight, answer: Action) -> None:  # ML-31
    if answer == END:
        pass_cards(s)
        return
    s.actions -= 1
    s.actions_taken += 1
    push(s, later(next_action))
    verb, kind = answer
    if verb == BURN:
        burn(s, kind)
    elif verb == STORE:
        store(s, kind)
    elif verb == PLAY:
        play(s, kind)
    else:
        use_ally(s, kind)


def play(s: Magelight, kind: int) -> None:  # ML-33, ML-R31
    s.mana -= price_of(s, kind)
    from_hand(s, kind, PLAYED)
    tell(s, EVERYONE, "played", s.turn, kind)
    push(s, *pay_channel(kind, CHANNEL[kind]), later(resolve))


@book.step
def resolve(s: Magelight) -> None:
    """The cost is paid: the ally comes to its board, or the spell does what it says."""
    kind = s.kind[s.zones[PLAYED][0]]
    if kind < FIRST_ALLY:
        push(s, later(put_away), later(resolve_artifacts))
        EFFECT[kind](s)
    elif NOMAD in CARD[kind].keywords:
        ask(s, s.turn, nomad_board)
    else:
        arrive(s, s.turn)


@book.step
def put_away(s: Magelight) -> None:  # ML-34, ML-R21, ML-R46
    for card in s.zones[PLAYED]:
        discard(s, card, PLAYED)


def arrive(s: Magelight, seat: int) -> None:  # ML-35
    card = s.zones[PLAYED][0]
    move(s, card, PLAYED, board_of(s, seat))
    s.tired.append(card)
    tell(s, EVERYONE, "arrived", s.kind[card], seat)


@book.question({seat: f"play onto P{seat + 1}" for seat in range(MOST_SEATS)})
def nomad_board(s: Magelight) -> tuple[int, ...]:  # ML-52
    return FROM_LEFT[s.seats][s.turn][:-1]


@nomad_board.then
def nomad_arrives(s: Magelight, seat: int) -> None:
    arrive(s, seat)


# T8 and T9


def pass_cards(s: Magelight) -> None:  # T8: ML-28, ML-R24
    s.step = PASSING
    hand = hand_of(s.turn)
    if spare_cards(s) > 0:
        ask(s, s.turn, pass_card, s.quota)
        return
    tell(s, bit(s.turn), "you_passed", faces_told(s, s.zones[hand]))
    tell(s, EVERYONE & ~bit(s.turn), "passed", s.turn, len(s.zones[hand]))
    move_all(s, hand, STACK)
    end_turn(s)


@book.question(tokens("pass", DECK_KINDS))
def pass_card(s: Magelight, left: int) -> list[int]:
    return kinds_in(s, hand_of(s.turn))


@pass_card.then
def card_passed(s: Magelight, kind: int, left: int) -> None:
    from_hand(s, kind, STACK)
    tell(s, bit(s.turn), "you_passed", (kind,))
    if left > 1:
        ask(s, s.turn, pass_card, left - 1)
        return
    tell(s, EVERYONE & ~bit(s.turn), "passed", s.turn, s.quota)
    to_pile(s, hand_of(s.turn), BURNED if s.clean_hands else pile_for_discards(s))
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
    push(s, later(begin_turn))


# What a click on the table means


@action.touches
def action_things(s: Magelight, answer: Action) -> list[str]:
    verb, kind = answer
    if answer == END:
        return []
    if verb == ACTIVATE:
        return [on_board(s, ready(s, kind))]
    where = {BURN: ["burned"], STORE: [f"storage{s.turn}"]}.get(verb, [])
    return [card_in_hand(s, kind), *where]


@nomad_board.touches
def nomad_things(s: Magelight, seat: int) -> list[str]:
    return [f"seat{seat}", f"board{seat}"]


@pass_card.touches
def pass_things(s: Magelight, kind: int, left: int) -> list[str]:
    return [card_in_hand(s, kind), "stack"]


# How the questions are worded


@action.worded
def action_prompt(s: Magelight) -> Said:
    if DARK_DAY in kinds_in(s, hand_of(s.turn)):
        price = dark_day_cost(s, s.turn)
        return say("ask-action-dark_day", actions=s.actions, mana=s.mana, number=s.quota, price=price)
    return say("ask-action", actions=s.actions, mana=s.mana, number=s.quota)


@action.labelled
def action_label(s: Magelight, answer: Action) -> Said | None:
    """What it costs to play a card, and what burning it gives."""
    verb, kind = answer
    if verb == BURN:
        return say("do-burn", card=IDS[kind], mana=CARD[kind].burn)
    if verb == PLAY:
        return say("do-play", card=IDS[kind], mana=price_of(s, kind))
    return None


@nomad_board.worded
def nomad_prompt(s: Magelight) -> Said:
    return say("ask-nomad_board", card=IDS[s.kind[s.zones[PLAYED][0]]])


@pass_card.worded
def pass_prompt(s: Magelight, left: int) -> Said:
    return say("ask-pass_card", seat=left_of(s, s.turn), number=left)
