"""The verbs that the cards are built from. (Section 4 of the rules, NY-18, NY-44 to NY-46)

"You" is the resolver. A clause that needs a target does nothing if the target is NO_ONE (NY-37),
and nothing if there is nothing to act on (NY-R40).
"""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import enter, faces_told, find, kinds_in, leave, leave_all, move, show
from spellhall.engine.steps import EVERYONE, Pending, ask, ask_chance, bit, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.nytherria.cards import (
    CHARACTER_KINDS,
    EITHER,
    FACTION_OF,
    IDS,
    LIGHT_STONE,
    STONE_KINDS,
    tokens,
)
from spellhall.games.nytherria.state import (
    ASIDE,
    GRAVEYARD,
    HAND,
    HAND_SIZE,
    MAIN_TOP,
    NEUTRAL_GRAVEYARD,
    NEUTRAL_TOP,
    NO_ONE,
    ROW,
    VOID,
    Nytherria,
    book,
)

STOP: Final = -1

STEAL: Final = 0
RETURN: Final = 1
DESTROY: Final = 2

# The main deck


@book.step
def draw(s: Nytherria, seat: int, count: int) -> None:  # NY-46
    count = min(count, len(s.main_bag) + len(s.zones[MAIN_TOP]) + len(s.zones[GRAVEYARD]))
    if count:
        tell(s, ~bit(seat), "drew", seat, count)
        draw_next(s, seat, count)


@book.step
def deal(s: Nytherria, seat: int) -> None:  # NY-13
    draw_next(s, seat, HAND_SIZE)


def draw_next(s: Nytherria, seat: int, count: int) -> None:  # NY-45
    if s.zones[MAIN_TOP]:
        draw_from_top(s, seat, count)
    else:
        if not s.main_bag:  # NY-R19
            return_graveyard(s)
            tell(s, EVERYONE, "recycled", s.shuffled_in)
        ask_chance(s, drawn, seat, count)


def draw_from_top(s: Nytherria, seat: int, count: int) -> None:
    card = s.zones[MAIN_TOP][0]
    move(s, card, MAIN_TOP, HAND[seat])
    tell(s, bit(seat), "you_drew", s.kind[card])
    if count > 1:
        draw_next(s, seat, count - 1)


@book.chance(tokens("draw", CHARACTER_KINDS))
def drawn(s: Nytherria, seat: int, count: int) -> bytearray:
    return s.main_bag


@drawn.then
def take_drawn(s: Nytherria, kind: int, seat: int, count: int) -> None:
    s.main_bag.remove(kind)
    enter(s, kind, HAND[seat])
    tell(s, bit(seat), "you_drew", kind)
    if count > 1:
        draw_next(s, seat, count - 1)


def return_character(s: Nytherria, card: int, zone: int) -> None:  # NY-44
    tell(s, EVERYONE, "returned_character", s.kind[card])
    s.main_bag.append(leave(s, card, zone))
    shuffle_main_deck(s)


def return_graveyard(s: Nytherria) -> None:
    returned = leave_all(s, GRAVEYARD)
    s.shuffled_in = tuple(sorted(returned))
    s.main_bag.extend(returned)
    shuffle_main_deck(s)


def shuffle_main_deck(s: Nytherria) -> None:
    s.main_bag.extend(leave_all(s, MAIN_TOP))


@book.step
def set_draw(s: Nytherria, seat: int, number: int) -> None:  # NY-18
    s.draws[seat] = number
    tell(s, EVERYONE, "draw_set", seat, number)


# Hands and graveyard


def look_at_hand(s: Nytherria, you: int, target: int) -> None:
    hand = s.zones[HAND[target]]
    show(s, hand, bit(you))
    tell(s, EVERYONE, "looked", you, target)
    tell(s, bit(you), "saw_hand", target, sorted(faces_told(s, hand)))


def reveal_hand(s: Nytherria, seat: int) -> None:
    hand = s.zones[HAND[seat]]
    show(s, hand, EVERYONE)
    tell(s, EVERYONE, "revealed_hand", seat, sorted(faces_told(s, hand)))


def discard(s: Nytherria, seat: int, kind: int) -> None:
    hand = HAND[seat]
    move(s, find(s, kind, hand), hand, GRAVEYARD)
    tell(s, EVERYONE, "discarded", seat, kind)


def banish(s: Nytherria, seat: int, kind: int) -> None:
    move(s, find(s, kind, HAND[seat]), HAND[seat], VOID)
    tell(s, EVERYONE, "banished", seat, kind)


def steal_from_hand(s: Nytherria, you: int, target: int, kind: int) -> int:
    card = find(s, kind, HAND[target])
    move(s, card, HAND[target], HAND[you])
    tell(s, EVERYONE & ~bit(you) & ~bit(target), "stole_card", you, target)
    tell(s, bit(you) | bit(target), "stole_this_card", you, target, kind)
    return card


def give_from_hand(s: Nytherria, you: int, target: int, kind: int) -> None:
    move(s, find(s, kind, HAND[you]), HAND[you], HAND[target])
    tell(s, EVERYONE & ~bit(you) & ~bit(target), "gave_card", you, target)
    tell(s, bit(you) | bit(target), "gave_this_card", you, target, kind)


def revivals(you: int, faction: int, cards: int) -> list[Pending]:
    """So many cards to revive, one after the other."""
    return [later(revive_one, you, faction)] * cards


@book.step
def revive_one(s: Nytherria, you: int, faction: int) -> None:
    if revivable(s, faction):
        ask(s, you, revive_card, you, faction, 0)


@book.step
def revive_up_to(s: Nytherria, you: int, faction: int, cards: int) -> None:
    if cards and revivable(s, faction):
        ask(s, you, revive_card, you, faction, cards)


def revivable(s: Nytherria, faction: int) -> list[int]:  # NY-41
    kinds = kinds_in(s, GRAVEYARD)
    return kinds if faction == EITHER else [kind for kind in kinds if FACTION_OF[kind] == faction]


@book.question({**tokens("revive", CHARACTER_KINDS), STOP: "stop"})
def revive_card(s: Nytherria, you: int, faction: int, up_to: int) -> list[int]:
    return [*revivable(s, faction), STOP] if up_to else revivable(s, faction)


@revive_card.then
def revive(s: Nytherria, kind: int, you: int, faction: int, up_to: int) -> None:
    if kind == STOP:
        return
    move(s, find(s, kind, GRAVEYARD), GRAVEYARD, HAND[you])
    tell(s, EVERYONE, "revived", you, kind)
    if up_to:
        revive_up_to(s, you, faction, up_to - 1)


@revive_card.worded
def revive_what(s: Nytherria, you: int, faction: int, up_to: int) -> Said:
    which = ("ask-revive_card-light", "ask-revive_card-dark", "ask-revive_card")[faction]
    return say(which, count=up_to) if up_to else say(which)


@revive_card.labelled
def revive_no_more(s: Nytherria, kind: int, you: int, faction: int, up_to: int) -> Said | None:
    return say("do-stop-reviving") if kind == STOP else None


@revive_card.touches
def revived_card(s: Nytherria, kind: int, you: int, faction: int, up_to: int) -> list[str]:
    return [] if kind == STOP else [f"graveyard.{IDS[kind]}.0"]


# Stones


@book.step
def choose_stone_of(s: Nytherria, you: int, target: int, if_light: int, if_dark: int) -> None:
    if target != NO_ONE and s.zones[ROW[target]]:
        ask(s, you, choose_stone, you, target, if_light, if_dark)


@book.question(tokens("choose", STONE_KINDS))
def choose_stone(s: Nytherria, you: int, target: int, if_light: int, if_dark: int) -> list[int]:
    return kinds_in(s, ROW[target])


@choose_stone.then
def act_on_stone(s: Nytherria, stone: int, you: int, target: int, if_light: int, if_dark: int) -> None:
    card = find(s, stone, ROW[target])
    verb = if_light if stone == LIGHT_STONE else if_dark
    if verb == STEAL:
        move(s, card, ROW[target], ROW[you])
        tell(s, EVERYONE, "stole_stone", you, target, stone)
    elif verb == DESTROY:
        move(s, card, ROW[target], NEUTRAL_GRAVEYARD)
        tell(s, EVERYONE, "destroyed_stone", target, stone)
    else:
        return_stone(s, target, stone)


@choose_stone.worded
def choose_whose_stone(s: Nytherria, you: int, target: int, if_light: int, if_dark: int) -> Said:
    return say("ask-choose_stone", seat=target)


@choose_stone.labelled
def what_becomes_of_it(s: Nytherria, stone: int, you: int, target: int, if_light: int, if_dark: int) -> Said:
    verb = if_light if stone == LIGHT_STONE else if_dark
    return say(("do-choose-steal", "do-choose-return", "do-choose-destroy")[verb], card=IDS[stone], seat=target)


@choose_stone.touches
def chosen_stone(s: Nytherria, stone: int, you: int, target: int, if_light: int, if_dark: int) -> list[str]:
    return [f"stones{target}.{IDS[stone]}.0"]


def most_stones(s: Nytherria) -> int:
    """How many stones lie in the longest row."""
    return max(len(s.zones[row]) for row in ROW[: s.seats])


def return_stone(s: Nytherria, owner: int, stone: int) -> None:  # NY-44
    tell(s, EVERYONE, "returned_stone", owner, stone)
    s.neutral_bag.append(leave(s, find(s, stone, ROW[owner]), ROW[owner]))
    shuffle_neutral_deck(s)


@book.step
def return_set_aside(s: Nytherria) -> None:  # NY-44: one shuffle for all
    if s.zones[ASIDE]:
        returned = leave_all(s, ASIDE)
        tell(s, EVERYONE, "returned_stones", sorted(returned))
        s.neutral_bag.extend(returned)
        shuffle_neutral_deck(s)


def shuffle_neutral_deck(s: Nytherria) -> None:
    s.neutral_bag.extend(leave_all(s, NEUTRAL_TOP))


@book.step
def give_up(s: Nytherria, seat: int) -> None:
    ask(s, seat, give_up_stone, seat)


def each_gives_up(s: Nytherria, seats: tuple[int, ...]) -> None:
    """One after the other, each of these sets one of their stones aside. (NY-R35)"""
    push(s, *(later(give_up, seat) for seat in seats))


@book.question(tokens("give_up", STONE_KINDS))
def give_up_stone(s: Nytherria, seat: int) -> list[int]:
    return kinds_in(s, ROW[seat])


@give_up_stone.then
def set_aside(s: Nytherria, stone: int, seat: int) -> None:
    move(s, find(s, stone, ROW[seat]), ROW[seat], ASIDE)
    tell(s, EVERYONE, "gave_up_stone", seat, stone)


@give_up_stone.touches
def own_stone(s: Nytherria, stone: int, seat: int) -> list[str]:
    return [f"stones{seat}.{IDS[stone]}.0"]


# What the questions about hands have in common


def in_hand(seat: int, kind: int) -> list[str]:
    """Where a view shows such a card in the hand of a seat."""
    return [f"hand{seat}.{IDS[kind]}.0"]
