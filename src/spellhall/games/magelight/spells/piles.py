"""Spells about the deck, the discard pile, the burn pile and allies on boards."""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import find, kinds_in, move
from spellhall.engine.steps import EVERYONE, ask, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.magelight.cards import (
    ALLY_KINDS,
    BANISH,
    CARD,
    DECK_KINDS,
    ECHO,
    FIRST_ALLY,
    GREAT_BURNING,
    IDS,
    PARTING_GIFT,
    PURGE_THE_SHELVES,
    PYRE,
    tokens,
)
from spellhall.games.magelight.piles import discard, draw, scorch_top
from spellhall.games.magelight.spells.row import spell
from spellhall.games.magelight.state import (
    BURNED,
    DISCARD,
    FROM_LEFT,
    MOST_SEATS,
    STACK,
    Magelight,
    board_of,
    book,
    storage_of,
)

STOP: Final = -1

# The piles


def to_choose_from(s: Magelight, spell: int) -> list[int]:
    """What lies in the discard pile for this spell."""
    kinds = kinds_in(s, DISCARD)
    return [kind for kind in kinds if kind < FIRST_ALLY] if spell == ECHO else kinds


def a_spell_is_discarded(s: Magelight) -> bool:
    return bool(to_choose_from(s, ECHO))


@spell(
    ECHO, "Echo in the Stair", copies=2, cost=2, burn=2, channel=1, needs="a spell in the discard pile",
    when=a_spell_is_discarded,
    effect="Choose a spell in the discard pile and store it.",
    flavour="Said once, heard for ever.",
)  # fmt: skip
def echo(s: Magelight) -> None:
    ask(s, s.turn, discard_card, ECHO)


def a_card_is_discarded(s: Magelight) -> bool:
    return bool(s.zones[DISCARD])


@spell(
    PARTING_GIFT, "Parting Gift", copies=1, cost=1, burn=1, draws=1, needs="a card in the discard pile",
    when=a_card_is_discarded,
    effect="Choose a card in the discard pile: add it to the Stack. Then draw {draws} {draws|card|cards}.",
    flavour="Wrapped with care, or with malice.",
)  # fmt: skip
def parting_gift(s: Magelight) -> None:
    push(s, later(draw, CARD[PARTING_GIFT].draws))
    ask(s, s.turn, discard_card, PARTING_GIFT)


@book.question(tokens("choose", DECK_KINDS))
def discard_card(s: Magelight, spell: int) -> list[int]:
    return to_choose_from(s, spell)


@discard_card.then
def discard_card_chosen(s: Magelight, kind: int, spell: int) -> None:
    card = find(s, kind, DISCARD)
    if spell == ECHO:
        move(s, card, DISCARD, storage_of(s, s.turn))
        tell(s, EVERYONE, "echoed", s.turn, kind)
    else:
        move(s, card, DISCARD, STACK)
        tell(s, EVERYONE, "gift_added", s.turn, kind)


@discard_card.worded
def discard_prompt(s: Magelight, spell: int) -> Said:
    return say("ask-discard_card", spell=IDS[spell])


@discard_card.labelled
def discard_label(s: Magelight, kind: int, spell: int) -> Said:
    return say("do-store-card" if spell == ECHO else "do-add_to_stack", card=IDS[kind])


@discard_card.touches
def discard_things(s: Magelight, kind: int, spell: int) -> list[str]:
    return [in_discard(s, kind)]


def in_discard(s: Magelight, kind: int) -> str:
    """Where a view shows such a card in the discard pile."""
    return f"discard.{s.zones[DISCARD].index(find(s, kind, DISCARD))}"


@spell(
    PYRE, "Pyre", copies=3, cost=3, burn=2, scorches=3,
    effect="Scorch the top {scorches} {scorches|card|cards} of the deck.",
    flavour="Stack them spine up; they burn better.",
)  # fmt: skip
def pyre(s: Magelight) -> None:
    scorch_top(s, CARD[PYRE].scorches)


MOST_PURGED: Final = 5


@spell(
    PURGE_THE_SHELVES, "Purge the Shelves", copies=2, cost=3, burn=3, channel=1, needs="a card in the discard pile",
    when=a_card_is_discarded,
    effect=(
        "Scorch one to five cards of your choice from the discard pile, one at a time "
        "(you may stop after the first)."
    ),
    flavour="By subject, then by author, then by fire.",
)  # fmt: skip
def purge_the_shelves(s: Magelight) -> None:
    ask(s, s.turn, purge_card, MOST_PURGED)


@book.question({STOP: "stop", **tokens("scorch", DECK_KINDS)})
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


@purge_card.worded
def purge_prompt(s: Magelight, left: int) -> Said:
    return say("ask-purge_card", number=left)


@purge_card.labelled
def purge_label(s: Magelight, kind: int, left: int) -> Said | None:
    return say("do-scorch_no_more") if kind == STOP else None


@purge_card.touches
def purge_things(s: Magelight, kind: int, left: int) -> list[str]:
    return [] if kind == STOP else [in_discard(s, kind)]


@spell(
    GREAT_BURNING, "The Great Burning", copies=1, cost=8, burn=3, channel=2, scorches=8,
    effect="Scorch the top {scorches} {scorches|card|cards} of the deck.",
    flavour="Seen from both kingdoms.",
)  # fmt: skip
def great_burning(s: Magelight) -> None:
    scorch_top(s, CARD[GREAT_BURNING].scorches)


# Allies


def allies_anywhere(s: Magelight) -> list[tuple[int, int]]:
    """Every player with an ally, and the kind of ally."""
    return [(seat, kind) for seat in FROM_LEFT[s.seats][s.turn] for kind in kinds_in(s, board_of(s, seat))]


def there_is_an_ally(s: Magelight) -> bool:
    return bool(allies_anywhere(s))


@spell(
    BANISH, "Banish", copies=2, cost=2, burn=2, needs="an ally on any board", when=there_is_an_ally,
    effect="Choose an ally on any board: discard it.",
    flavour="The road goes down, too.",
)  # fmt: skip
def banish(s: Magelight) -> None:
    ask(s, s.turn, target_ally)


@book.question(
    {(seat, kind): f"banish {IDS[kind]} of P{seat + 1}" for seat in range(MOST_SEATS) for kind in ALLY_KINDS},
)
def target_ally(s: Magelight) -> list[tuple[int, int]]:
    return allies_anywhere(s)


@target_ally.then
def banished(s: Magelight, ally: tuple[int, int]) -> None:
    seat, kind = ally
    board = board_of(s, seat)
    tell(s, EVERYONE, "banished", s.turn, kind, seat)
    discard(s, find(s, kind, board), board)


@target_ally.labelled
def ally_label(s: Magelight, ally: tuple[int, int]) -> Said:
    seat, kind = ally
    return say("do-banish", seat=seat, card=IDS[kind])


@target_ally.touches
def ally_things(s: Magelight, ally: tuple[int, int]) -> list[str]:
    seat, kind = ally
    board = board_of(s, seat)
    return [f"board{seat}.{s.zones[board].index(find(s, kind, board))}"]
