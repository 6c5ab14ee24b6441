"""Artifacts: they go off in the hand of whoever picks them up. (ML-24, ML-45, ML-46, ML-55, ML-56; rules, 4.4)"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellhall.engine.cards import kinds_in
from spellhall.engine.steps import EVERYONE, Pending, ask, bit, later, tell
from spellhall.engine.views import Said, say
from spellhall.games.magelight.cards import (
    ARTIFACTS,
    ASH_BELL,
    CRACKED_IDOL,
    DECK,
    ENVIOUS_MIRROR,
    EVERBURNING_LAMP,
    FIRST_ARTIFACT,
    HOLLOW_BOOK,
    MOON_DIAL,
    POISONED_CHALICE,
    SECRET,
    SHROUDED_COIN,
    TRUTH_STONE,
    WEEPING_MASK,
)
from spellhall.games.magelight.counters import gain_actions, gain_mana, gain_power, lose_power
from spellhall.games.magelight.hand import can_spare, card_in_hand, store
from spellhall.games.magelight.piles import draw, scorch, scorch_top
from spellhall.games.magelight.roles import show_role
from spellhall.games.magelight.state import FROM_LEFT, MOST_SEATS, Magelight, book, hand_of, left_of
from spellhall.games.magelight.targets import aims, choose_player, others_standing, others_unrevealed

KEEP: Final = 0
REVEAL: Final = 1
SHOW: Final = 0
LOSE: Final = 1
NONE: Final = -1

# Which one next


@book.step
def resolve_artifacts(s: Magelight) -> None:  # ML-24, ML-R21, ML-R22
    kind = s.kind
    waiting = NONE
    for card in s.fresh:
        found = kind[card]
        if found >= FIRST_ARTIFACT and found != waiting:
            if waiting != NONE:
                s.ask = (s.turn, artifact_order, ())
                return
            waiting = found
    if waiting == NONE:
        s.fresh.clear()
    else:
        resolve_artifact(s, waiting)


@book.question(
    {FIRST_ARTIFACT + number: f"resolve {card.id}" for number, card in enumerate(ARTIFACTS)},
)
def artifact_order(s: Magelight) -> list[int]:
    kind = s.kind
    return list(dict.fromkeys([kind[card] for card in s.fresh if kind[card] >= FIRST_ARTIFACT]))


@artifact_order.then
def resolve_artifact(s: Magelight, kind: int) -> None:
    for card in s.fresh:
        if s.kind[card] == kind:
            break
    s.fresh.remove(card)
    s.stack.append(NEXT_ARTIFACT)
    if SECRET[kind]:
        s.ask = (s.turn, secret, (card,))
    else:
        reveal(s, card)
        EFFECT[kind](s, card)


NEXT_ARTIFACT: Final[Pending] = later(resolve_artifacts)


def reveal(s: Magelight, card: int) -> None:  # ML-45
    s.seen[card] = EVERYONE
    s.opened.append(s.kind[card])
    if s.news is not None:
        tell(s, EVERYONE, "revealed_artifact", s.turn, s.kind[card])


@book.question({KEEP: "keep secret", REVEAL: "reveal"})
def secret(s: Magelight, card: int) -> list[int]:  # ML-55, ML-56
    return [KEEP, REVEAL]


@secret.then
def secret_or_not(s: Magelight, answer: int, card: int) -> None:
    kind = s.kind[card]
    if answer == REVEAL:
        reveal(s, card)
        s.stack.append((reveal_bonus, (kind, card)))
    elif s.news is not None:
        tell(s, bit(s.turn), "you_kept_secret", kind)
        tell(s, EVERYONE & ~bit(s.turn), "kept_secret", s.turn)
    EFFECT[kind](s, card)


@book.step
def reveal_bonus(s: Magelight, kind: int, card: int) -> None:  # ML-56: after the normal effect
    BONUS[kind](s, card)


# What they do


def cracked_idol(s: Magelight, card: int) -> None:
    lose_power(s, s.turn, 1)


def everburning_lamp(s: Magelight, card: int) -> None:
    if s.power[s.turn] <= 2:
        gain_power(s, s.turn, 1)


def moon_dial(s: Magelight, card: int) -> None:
    gain_actions(s, 1)


def ash_bell(s: Magelight, card: int) -> None:
    scorch_top(s, 1)


def envious_mirror(s: Magelight, card: int) -> None:
    tied = mirror_tie.options(s)
    if len(tied) > 1:
        ask(s, s.turn, mirror_tie)
    elif tied:
        lose_power(s, tied[0], 1)


@book.question({seat: f"choose P{seat + 1}" for seat in range(MOST_SEATS)})
def mirror_tie(s: Magelight) -> list[int]:
    most = max(s.power)
    return [seat for seat in FROM_LEFT[s.seats][s.turn] if most and s.power[seat] == most]


@mirror_tie.then
def mirror_cracks(s: Magelight, seat: int) -> None:
    tell(s, EVERYONE, "aimed", s.turn, ENVIOUS_MIRROR, seat)
    lose_power(s, seat, 1)


@mirror_tie.touches
def tied_things(s: Magelight, seat: int) -> list[str]:
    return [f"role{seat}"]


def truth_stone_glows(s: Magelight, card: int) -> None:
    if not s.revealed[s.turn]:  # ML-R40
        ask(s, s.turn, truth_stone)


@book.question({SHOW: "show role", LOSE: "lose power"})
def truth_stone(s: Magelight) -> list[int]:  # ML-R34
    return [LOSE, SHOW] if s.power[s.turn] else [SHOW]


@truth_stone.then
def truth_stone_paid(s: Magelight, answer: int) -> None:
    if answer == SHOW:
        show_role(s, s.turn, left_of(s, s.turn))
    else:
        lose_power(s, s.turn, 1)


def shrouded_coin(s: Magelight, card: int) -> None:
    gain_mana(s, 1)


def shrouded_coin_bonus(s: Magelight, card: int) -> None:
    gain_mana(s, 3)
    scorch(s, card, hand_of(s.turn))


def hollow_book(s: Magelight, card: int) -> None:
    if can_spare(s):  # ML-R25
        ask(s, s.turn, book_card, card)


@book.question(
    {NONE: "store nothing", **{kind: f"store {card.id}" for kind, card in enumerate(DECK[:FIRST_ARTIFACT])}},
)
def book_card(s: Magelight, card: int) -> list[int]:
    return [NONE, *(kind for kind in kinds_in(s, hand_of(s.turn)) if kind < FIRST_ARTIFACT)]


@book_card.then
def book_card_chosen(s: Magelight, kind: int, card: int) -> None:
    if kind != NONE:
        store(s, kind)


def hollow_book_bonus(s: Magelight, card: int) -> None:
    draw(s, 1)


def weeping_mask(s: Magelight, card: int) -> None:
    lose_power(s, s.turn, 1)


@aims(WEEPING_MASK, others_unrevealed)
def shows_you(s: Magelight, target: int) -> None:
    show_role(s, target, s.turn)


def poisoned_chalice(s: Magelight, card: int) -> None:
    gain_actions(s, -1)


@aims(POISONED_CHALICE, others_standing)
def poisoned(s: Magelight, target: int) -> None:
    lose_power(s, target, 1)


def aimed_bonus(s: Magelight, card: int) -> None:
    choose_player(s, s.kind[card])


Effect = Callable[[Magelight, int], None]

EFFECT: Final[dict[int, Effect]] = {
    CRACKED_IDOL: cracked_idol,
    EVERBURNING_LAMP: everburning_lamp,
    MOON_DIAL: moon_dial,
    ASH_BELL: ash_bell,
    ENVIOUS_MIRROR: envious_mirror,
    TRUTH_STONE: truth_stone_glows,
    SHROUDED_COIN: shrouded_coin,
    HOLLOW_BOOK: hollow_book,
    WEEPING_MASK: weeping_mask,
    POISONED_CHALICE: poisoned_chalice,
}
BONUS: Final[dict[int, Effect]] = {
    SHROUDED_COIN: shrouded_coin_bonus,
    HOLLOW_BOOK: hollow_book_bonus,
    WEEPING_MASK: aimed_bonus,
    POISONED_CHALICE: aimed_bonus,
}

# What a click on the table means


@artifact_order.touches
def artifact_things(s: Magelight, kind: int) -> list[str]:
    return [card_in_hand(s, kind)]


@secret.touches
def secret_things(s: Magelight, answer: int, card: int) -> list[str]:
    return [card_in_hand(s, s.kind[card])]


@truth_stone.touches
def truth_stone_things(s: Magelight, answer: int) -> list[str]:
    return [f"role{s.turn}" if answer == SHOW else card_in_hand(s, TRUTH_STONE)]


@book_card.touches
def book_things(s: Magelight, kind: int, card: int) -> list[str]:
    return [f"storage{s.turn}"] if kind == NONE else [card_in_hand(s, kind)]


# How the questions are worded


@secret.worded
def secret_prompt(s: Magelight, card: int) -> Said:
    return say("ask-secret", card=DECK[s.kind[card]].id)


@truth_stone.worded
def truth_stone_prompt(s: Magelight) -> Said:
    return say("ask-truth_stone", seat=left_of(s, s.turn))


@truth_stone.labelled
def truth_stone_label(s: Magelight, answer: int) -> Said | None:
    return say("do-show-role", seat=left_of(s, s.turn)) if answer == SHOW else None
