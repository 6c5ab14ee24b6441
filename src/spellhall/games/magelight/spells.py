"""Spells: what each of them does. (ML-34, ML-43, ML-R31 to ML-R34; rules, 4.2)"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellhall.engine.cards import face_ids, find, kinds_in, move, show
from spellhall.engine.steps import EVERYONE, ask, bit, cancel, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.magelight.cards import (
    ALLIES,
    ASH_READING,
    BANISH,
    CHEAPEST_DARK_DAY,
    CLEAN_HANDS,
    COST,
    DARK_DAY,
    DECK,
    DRAUGHT_OF_CANDOUR,
    ECHO,
    EQUAL_MEASURE,
    FALSE_BOTTOM,
    FIRST_ALLY,
    GREAT_BURNING,
    ICE_BLAST,
    KINDLE,
    LONG_WINTER,
    MAGELIGHT,
    PARTING_GIFT,
    PRY_THE_LOCK,
    PURGE_THE_SHELVES,
    PYRE,
    QUICKEN,
    SIDELONG_GLANCE,
    SPELLS,
    SPRING_CLEANING,
    SPYMASTER,
    STUDY,
    SWORN_IN_LIGHT,
    TAP_THE_VEIN,
    TRAVEL_LIGHT,
    VERDICT,
    WHISPERED_TRUTH,
)
from spellhall.games.magelight.counters import (
    everybody_loses_power,
    exchange_power,
    gain_actions,
    gain_mana,
    gain_power,
    lose_power,
)
from spellhall.games.magelight.hand import can_spare, card_in_hand, store
from spellhall.games.magelight.piles import discard, draw, return_burned, scorch_top, to_pile
from spellhall.games.magelight.roles import reveal_role, show_role
from spellhall.games.magelight.state import (
    BURNED,
    DISCARD,
    FROM_LEFT,
    MOST_SEATS,
    STACK,
    Magelight,
    board_of,
    book,
    hand_of,
    right_of,
    storage_of,
)
from spellhall.games.magelight.targets import (
    LEGAL,
    aims,
    below_cap,
    choose_player,
    others_unrevealed,
    others_with_storage,
    revealed_standing,
    standing,
    unrevealed,
)

STOP: Final = -1
NONE: Final = -1
MOST_PURGED: Final = 5
FIRST_DARK_ROUND: Final = 4
COMMON_STEP: Final = 10
SPYMASTER_STEP: Final = 4

# Roles: reveal and show


@aims(MAGELIGHT, unrevealed)
@aims(DRAUGHT_OF_CANDOUR, unrevealed)
def must_reveal(s: Magelight, target: int) -> None:
    reveal_role(s, target)


@aims(WHISPERED_TRUTH, others_unrevealed)
def whispered_truth(s: Magelight, target: int) -> None:
    show_role(s, target, s.turn)


@aims(SIDELONG_GLANCE, unrevealed)
def sidelong_glance(s: Magelight, target: int) -> None:
    show_role(s, target, right_of(s, target))


def sworn_in_light(s: Magelight) -> None:
    push(s, later(draw, 2))
    if not s.revealed[s.turn]:
        reveal_role(s, s.turn)


# Power


@aims(ICE_BLAST, standing)
def ice_blast(s: Magelight, target: int) -> None:
    lose_power(s, target, 1)


@aims(VERDICT, revealed_standing)
def verdict(s: Magelight, target: int) -> None:
    lose_power(s, target, 2)


@aims(KINDLE, below_cap)
def kindle(s: Magelight, target: int) -> None:
    gain_power(s, target, 1 if s.power[target] else 2)


def anybody(s: Magelight, seat: int) -> list[int]:
    return list(FROM_LEFT[s.seats][seat])


@aims(EQUAL_MEASURE, anybody)
def equal_measure(s: Magelight, one: int) -> None:
    ask(s, s.turn, second_player, one)


@book.question({seat: f"choose P{seat + 1}" for seat in range(MOST_SEATS)})
def second_player(s: Magelight, one: int) -> list[int]:
    return [seat for seat in FROM_LEFT[s.seats][s.turn] if seat != one]


@second_player.then
def second_player_chosen(s: Magelight, other: int, one: int) -> None:
    exchange_power(s, one, other)


# Actions, Mana, cards


def quicken(s: Magelight) -> None:
    gain_actions(s, 2)


def tap_the_vein(s: Magelight) -> None:
    if lose_power(s, s.turn, 1):
        gain_mana(s, 4)


def study(s: Magelight) -> None:
    draw(s, 2)


def ash_reading(s: Magelight) -> None:
    push(s, later(draw, 3), later(some_words_return))


@book.step
def some_words_return(s: Magelight) -> None:
    return_burned(s, 3)


def travel_light(s: Magelight) -> None:
    gain_actions(s, 1)
    s.quota = 1


def clean_hands(s: Magelight) -> None:
    s.clean_hands = True


# Storage


def false_bottom(s: Magelight) -> None:
    push(s, later(store_one_more), later(store_one_more))


@book.step
def store_one_more(s: Magelight) -> None:
    if can_spare(s):  # ML-R25
        ask(s, s.turn, bottom_card)


@book.question({STOP: "stop", **face_ids(DECK, "store")})
def bottom_card(s: Magelight) -> list[int]:
    return [STOP, *kinds_in(s, hand_of(s.turn))]


@bottom_card.then
def bottom_card_chosen(s: Magelight, kind: int) -> None:
    if kind != STOP:
        store(s, kind)
    else:
        cancel(s, store_one_more)


@aims(PRY_THE_LOCK, others_with_storage)
def pry_the_lock(s: Magelight, victim: int) -> None:
    stored = s.zones[storage_of(s, victim)]
    show(s, stored, bit(s.turn))
    if s.news is not None:
        tell(s, bit(s.turn), "saw_stored", victim, tuple(sorted(s.kind[card] for card in stored)))
    ask(s, s.turn, pry_card, victim)


@book.question({NONE: "take nothing", **face_ids(DECK, "take")})
def pry_card(s: Magelight, victim: int) -> list[int]:
    return [NONE, *kinds_in(s, storage_of(s, victim))]


@pry_card.then
def pry_card_chosen(s: Magelight, kind: int, victim: int) -> None:
    if kind == NONE:
        tell(s, EVERYONE, "took_nothing", s.turn, victim)
        return
    storage = storage_of(s, victim)
    card = find(s, kind, storage)
    move(s, card, storage, hand_of(s.turn))
    s.fresh.append(card)
    both = bit(s.turn) | bit(victim)
    tell(s, both, "took_stored", s.turn, kind, victim)
    tell(s, EVERYONE & ~both, "took_one_stored", s.turn, victim)


@aims(SPRING_CLEANING, others_with_storage)
def spring_cleaning(s: Magelight, victim: int) -> None:
    to_pile(s, storage_of(s, victim), BURNED)


# The piles


def echo(s: Magelight) -> None:
    ask(s, s.turn, discard_card, ECHO)


def parting_gift(s: Magelight) -> None:
    push(s, later(draw, 1))
    ask(s, s.turn, discard_card, PARTING_GIFT)


@book.question(face_ids(DECK, "choose"))
def discard_card(s: Magelight, spell: int) -> list[int]:
    kinds = kinds_in(s, DISCARD)
    return [kind for kind in kinds if kind < FIRST_ALLY] if spell == ECHO else kinds


@discard_card.then
def discard_card_chosen(s: Magelight, kind: int, spell: int) -> None:
    card = find(s, kind, DISCARD)
    if spell == ECHO:
        move(s, card, DISCARD, storage_of(s, s.turn))
        tell(s, EVERYONE, "echoed", s.turn, kind)
    else:
        move(s, card, DISCARD, STACK)
        tell(s, EVERYONE, "gift_added", s.turn, kind)


def pyre(s: Magelight) -> None:
    scorch_top(s, 3)


def great_burning(s: Magelight) -> None:
    scorch_top(s, 8)


def purge_the_shelves(s: Magelight) -> None:
    ask(s, s.turn, purge_card, MOST_PURGED)


@book.question({STOP: "stop", **face_ids(DECK, "scorch")})
def purge_card(s: Magelight, left: int) -> list[int]:
    kinds = kinds_in(s, DISCARD)
    return kinds if left == MOST_PURGED else [STOP, *kinds]


@purge_card.then
def purge_card_chosen(s: Magelight, kind: int, left: int) -> None:
    if kind == STOP:
        return
    move(s, find(s, kind, DISCARD), DISCARD, BURNED)
    tell(s, EVERYONE, "purged", s.turn, kind)
    if left > 1 and s.zones[DISCARD]:
        ask(s, s.turn, purge_card, left - 1)


# Allies


def banish(s: Magelight) -> None:
    ask(s, s.turn, target_ally)


@book.question(
    {
        (seat, FIRST_ALLY + number): f"banish {card.id} of P{seat + 1}"
        for seat in range(MOST_SEATS)
        for number, card in enumerate(ALLIES)
    },
)
def target_ally(s: Magelight) -> list[tuple[int, int]]:
    return [(seat, kind) for seat in FROM_LEFT[s.seats][s.turn] for kind in kinds_in(s, board_of(s, seat))]


@target_ally.then
def banished(s: Magelight, ally: tuple[int, int]) -> None:
    seat, kind = ally
    board = board_of(s, seat)
    tell(s, EVERYONE, "banished", s.turn, kind, seat)
    discard(s, find(s, kind, board), board)


# Dark Day


def dark_day_cost(s: Magelight, seat: int) -> int:  # ML-R62
    return dark_day_at(s, SPYMASTER_STEP if s.role[seat] == SPYMASTER else COMMON_STEP)


def dark_day_at(s: Magelight, step: int) -> int:
    """What Dark Day costs whoever pays 1 less for every so many cards in the burn pile."""
    return max(CHEAPEST_DARK_DAY, COST[DARK_DAY] - len(s.zones[BURNED]) // step)


def dark_day(s: Magelight) -> None:
    """Played by a Guildmage; for an Infiltrator the game was won when its cost was paid. (ML-R53)"""
    push(s, later(scorch_top, 6))
    if not s.revealed[s.turn]:
        reveal_role(s, s.turn)


# The table of spells: what they do, and what they need


def aim(kind: int) -> Callable[[Magelight], None]:
    """The effect of a spell that does nothing but aim at a player."""
    return lambda s: choose_player(s, kind)


EFFECT: Final[dict[int, Callable[[Magelight], None]]] = {
    **{kind: aim(kind) for kind in LEGAL if kind < len(SPELLS)},
    SWORN_IN_LIGHT: sworn_in_light,
    LONG_WINTER: everybody_loses_power,
    QUICKEN: quicken,
    TAP_THE_VEIN: tap_the_vein,
    STUDY: study,
    ASH_READING: ash_reading,
    FALSE_BOTTOM: false_bottom,
    ECHO: echo,
    TRAVEL_LIGHT: travel_light,
    PARTING_GIFT: parting_gift,
    CLEAN_HANDS: clean_hands,
    PYRE: pyre,
    PURGE_THE_SHELVES: purge_the_shelves,
    GREAT_BURNING: great_burning,
    BANISH: banish,
    DARK_DAY: dark_day,
}


def dark_day_can_fall(s: Magelight) -> bool:
    """It also needs its Mana, which is not the same for everybody."""
    return s.round >= FIRST_DARK_ROUND and dark_day_cost(s, s.turn) <= s.mana


def another_is_unrevealed(s: Magelight) -> bool:
    return s.revealed.count(False) > (not s.revealed[s.turn])


def another_has_storage(s: Magelight) -> bool:
    return bool(others_with_storage(s, s.turn))


def something_is_discarded(s: Magelight) -> bool:
    return bool(s.zones[DISCARD])


NEEDS: Final[dict[int, Callable[[Magelight], bool]]] = {  # ML-R32
    MAGELIGHT: lambda s: False in s.revealed,
    DRAUGHT_OF_CANDOUR: lambda s: False in s.revealed,
    WHISPERED_TRUTH: another_is_unrevealed,
    SIDELONG_GLANCE: lambda s: False in s.revealed,
    VERDICT: lambda s: bool(revealed_standing(s, s.turn)),
    KINDLE: lambda s: min(s.power) < s.cap,
    TAP_THE_VEIN: lambda s: s.power[s.turn] > 0,
    PRY_THE_LOCK: another_has_storage,
    SPRING_CLEANING: another_has_storage,
    ECHO: lambda s: any(s.kind[card] < FIRST_ALLY for card in s.zones[DISCARD]),
    PARTING_GIFT: something_is_discarded,
    PURGE_THE_SHELVES: something_is_discarded,
    BANISH: lambda s: any(s.zones[board_of(s, 0) :]),
    DARK_DAY: dark_day_can_fall,
}
"""What a card needs to be played. The others can be played always."""


# What a click on the table means


@second_player.touches
def second_things(s: Magelight, other: int, one: int) -> list[str]:
    return [f"role{other}"]


@bottom_card.touches
def bottom_things(s: Magelight, kind: int) -> list[str]:
    return [f"storage{s.turn}"] if kind == STOP else [card_in_hand(s, kind)]


@pry_card.touches
def pry_things(s: Magelight, kind: int, victim: int) -> list[str]:
    return [f"storage{victim}"] if kind == NONE else [f"storage{victim}.{DECK[kind].id}.0"]


@discard_card.touches
def discard_things(s: Magelight, kind: int, spell: int) -> list[str]:
    return [_in_discard(s, kind)]


@purge_card.touches
def purge_things(s: Magelight, kind: int, left: int) -> list[str]:
    return ["discard" if kind == STOP else _in_discard(s, kind)]


@target_ally.touches
def ally_things(s: Magelight, ally: tuple[int, int]) -> list[str]:
    seat, kind = ally
    board = board_of(s, seat)
    return [f"board{seat}.{s.zones[board].index(find(s, kind, board))}"]


def _in_discard(s: Magelight, kind: int) -> str:
    return f"discard.{s.zones[DISCARD].index(find(s, kind, DISCARD))}"


# How the questions are worded


@second_player.worded
def second_prompt(s: Magelight, one: int) -> Said:
    return say("ask-second_player", seat=one)


@bottom_card.labelled
def bottom_label(s: Magelight, kind: int) -> Said | None:
    return say("do-store_no_more") if kind == STOP else None


@pry_card.worded
def pry_prompt(s: Magelight, victim: int) -> Said:
    return say("ask-pry_card", seat=victim)


@discard_card.worded
def discard_prompt(s: Magelight, spell: int) -> Said:
    return say("ask-discard_card", spell=DECK[spell].id)


@discard_card.labelled
def discard_label(s: Magelight, kind: int, spell: int) -> Said:
    return say("do-store-card" if spell == ECHO else "do-add_to_stack", card=DECK[kind].id)


@purge_card.worded
def purge_prompt(s: Magelight, left: int) -> Said:
    return say("ask-purge_card", number=left)


@purge_card.labelled
def purge_label(s: Magelight, kind: int, left: int) -> Said | None:
    return say("do-scorch_no_more") if kind == STOP else None


@target_ally.labelled
def ally_label(s: Magelight, ally: tuple[int, int]) -> Said:
    seat, kind = ally
    return say("do-banish", seat=seat, card=DECK[kind].id)
