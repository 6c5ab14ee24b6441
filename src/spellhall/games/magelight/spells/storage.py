"""Spells about storages."""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import faces, find, kinds_in, move, show
from spellhall.engine.steps import EVERYONE, ask, bit, cancel, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.magelight.cards import DECK_KINDS, FALSE_BOTTOM, IDS, PRY_THE_LOCK, SPRING_CLEANING, tokens
from spellhall.games.magelight.hand import can_spare, card_in_hand, store
from spellhall.games.magelight.piles import to_pile
from spellhall.games.magelight.spells.row import spell
from spellhall.games.magelight.state import BURNED, Magelight, book, hand_of, storage_of
from spellhall.games.magelight.targets import aims_at, others_with_storage

STOP: Final = -1
NONE: Final = -1


@spell(
    FALSE_BOTTOM, "False Bottom", copies=2, cost=1, burn=1,
    effect="Store up to two cards from your hand, one at a time.",
    flavour="Every trunk in the guild has one.",
)  # fmt: skip
def false_bottom(s: Magelight) -> None:
    push(s, later(store_one_more), later(store_one_more))


@book.step
def store_one_more(s: Magelight) -> None:
    if can_spare(s):  # ML-R25
        ask(s, s.turn, bottom_card)


@book.question({STOP: "stop", **tokens("store", DECK_KINDS)})
def bottom_card(s: Magelight) -> list[int]:
    return [STOP, *kinds_in(s, hand_of(s.turn))]


@bottom_card.then
def bottom_card_chosen(s: Magelight, kind: int) -> None:
    if kind != STOP:
        store(s, kind)
    else:
        cancel(s, store_one_more)


@bottom_card.labelled
def bottom_label(s: Magelight, kind: int) -> Said | None:
    return say("do-store_no_more") if kind == STOP else None


@bottom_card.touches
def bottom_things(s: Magelight, kind: int) -> list[str]:
    return [] if kind == STOP else [card_in_hand(s, kind)]


@spell(
    PRY_THE_LOCK, "Pry the Lock", copies=2, cost=2, burn=2, needs="another player with a card in Storage",
    effect="Choose such a player: look at all cards in their Storage. You may take one of them.",
    flavour='"I was only dusting."',
)  # fmt: skip
@aims_at(others_with_storage)
def pry_the_lock(s: Magelight, you: int, victim: int) -> None:
    stored = s.zones[storage_of(s, victim)]
    show(s, stored, bit(you))
    tell(s, bit(you), "saw_stored", victim, sorted(faces(s, stored)))
    ask(s, you, pry_card, victim)


@book.question({NONE: "take nothing", **tokens("take", DECK_KINDS)})
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


@pry_card.worded
def pry_prompt(s: Magelight, victim: int) -> Said:
    return say("ask-pry_card", seat=victim)


@pry_card.touches
def pry_things(s: Magelight, kind: int, victim: int) -> list[str]:
    return [] if kind == NONE else [f"storage{victim}.{IDS[kind]}.0"]


@spell(
    SPRING_CLEANING, "Spring Cleaning", copies=2, cost=4, burn=2, needs="another player with a card in Storage",
    effect="Choose such a player: scorch all cards in their Storage.",
    flavour="Out with the old, and the hidden.",
)  # fmt: skip
@aims_at(others_with_storage)
def spring_cleaning(s: Magelight, you: int, victim: int) -> None:
    to_pile(s, storage_of(s, victim), BURNED)
