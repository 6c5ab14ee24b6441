"""The turn: start, Fate, main, end. (MW-17 to MW-26, MW-36, MW-37, MW-40 to MW-42, MW-R49, MW-R50)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import find, move, with_at
from spellhall.engine.steps import EVERYONE, Pending, Question, ask, bit, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.magewars.ids import hand_id, id_of, kept_kind, place_id
from spellhall.games.magewars.pack import FACE, KINDS, TYPE, each
from spellhall.games.magewars.rows import Card, perform
from spellhall.games.magewars.rules.check import check, check_wins, turn_is_over
from spellhall.games.magewars.rules.completed import after_use
from spellhall.games.magewars.rules.craft import (
    abandon_craft,
    begin_burnt,
    begin_card,
    can_begin,
    can_fill_something,
    fill_card,
    may_begin,
)
from spellhall.games.magewars.rules.curses import begin_curse
from spellhall.games.magewars.rules.decks import hold_to_limit
from spellhall.games.magewars.rules.deeds import fulfil_quest
from spellhall.games.magewars.rules.fate import play_fate
from spellhall.games.magewars.rules.meddle import lock_target
from spellhall.games.magewars.rules.numbers import fate_cards, is_for, working
from spellhall.games.magewars.rules.resurrection import dead_turn
from spellhall.games.magewars.rules.winning import end_by_limit, missing_steps, wins
from spellhall.games.magewars.rules.works import bury, end_lasting, frozen, is_spent, spend_charge
from spellhall.games.magewars.state import (
    CRAFTS,
    FATE_ROW,
    HAND,
    HEALTH,
    HELD,
    IN_PLAY,
    KEPT,
    LASTING,
    NO_CARD,
    NOTHING_SHUFFLED,
    PILE,
    STANDING,
    WOUNDS,
    MageWars,
    book,
)
from spellhall.games.magewars.terms import BURN_HEALTH, CHALLENGE, CURSE, FATE

# Play begins. Whoever has already won by then has won. (MW-92)


def from_start() -> list[Pending]:
    """Play begins with a turn."""
    return [later(check_wins), later(begin_turn)]


def from_main() -> list[Pending]:
    """Play begins in the main step of a turn."""
    return [later(check_wins), later(main_step), later(turn_is_over), later(end_step)]


# The turn


@book.step
def begin_turn(s: MageWars) -> None:  # MW-17, MW-96
    seat = s.turn
    if s.round_limit and s.turns == s.round_limit * s.seats:
        end_by_limit(s)
    elif s.lost[seat]:  # MW-R37
        s.lost = with_at(s.lost, seat, False)
        tell(s, EVERYONE, "missed", seat)
        push(s, later(next_turn))
    else:
        tell(s, EVERYONE, "turn", seat)
        s.shuffled = NOTHING_SHUFFLED
        push(s, later(living_turn, seat), later(turn_is_over), later(end_step))
        if not s.alive[seat]:
            dead_turn(s, seat)


@book.step
def living_turn(s: MageWars, seat: int) -> None:
    """A complete turn, if the mage is alive, perhaps again. (MW-91)"""
    if not s.alive[seat]:
        return
    s.guard = with_at(s.guard, seat, 0)  # MW-18 (a)
    s.tired = ()
    s.made = ()
    push(
        s,
        later(start_of_lasting, seat),
        later(start_of_structures, seat),
        later(start_of_kept, seat),
        later(own_turn_check),
        later(fate_step),
        later(main_step),
    )


@book.step
def next_turn(s: MageWars) -> None:
    s.turn = (s.turn + 1) % s.seats
    s.turns += 1
    begin_turn(s)


# Start step: each item is a complete effect (MW-18, MW-92)


@book.step
def start_of_lasting(s: MageWars, seat: int) -> None:
    items: list[Pending] = []
    for card in s.zones[LASTING[seat]]:
        if s.under[s.work[card]]:  # rules version 2: the cards on an Added Burden are spent as well
            items += [later(lasting_acts, seat, card), later(check)]
    push(s, *items)


@book.step
def lasting_acts(s: MageWars, seat: int, card: int) -> None:  # MW-70
    if card in s.zones[LASTING[seat]]:
        spend_charge(s, card)
        push(s, later(end_if_spent, seat, card))
        perform(s, seat, card, KINDS[s.kind[card]].start)


@book.step
def end_if_spent(s: MageWars, seat: int, card: int) -> None:
    """With its last charge the card is discarded too. (MW-69, MW-70)"""
    if is_spent(s, card):
        if card in s.zones[LASTING[seat]]:
            end_lasting(s, card)
        elif card in s.zones[KEPT[seat]]:
            bury(s, card, KEPT[seat])


@book.step
def start_of_structures(s: MageWars, seat: int) -> None:
    """Structures act in the order they were built; of two with one name, the older. (MW-R24)"""
    oldest: dict[int, int] = {}
    for card in s.zones[STANDING]:
        oldest.setdefault(FACE[s.kind[card]], card)
    start_items(s, seat, STANDING, tuple(oldest.values()))


@book.step
def start_of_kept(s: MageWars, seat: int) -> None:
    start_items(s, seat, KEPT[seat], s.zones[KEPT[seat]])


def start_items(s: MageWars, seat: int, zone: int, cards: tuple[int, ...]) -> None:
    items: list[Pending] = []
    for card in cards:
        if KINDS[s.kind[card]].start:
            items += [later(start_item, seat, card, zone), later(check)]
    push(s, *items)


@book.step
def start_item(s: MageWars, seat: int, card: int, zone: int) -> None:
    row = KINDS[s.kind[card]]
    if card in s.zones[zone] and not frozen(s, card) and is_for(s, seat, row):
        perform(s, seat, card, row.start)


@book.step
def own_turn_check(s: MageWars) -> None:  # MW-R45
    if s.own_turn_wins and not missing_steps(s, s.turn):
        wins(s, s.turn)


# Fate step


@book.step
def fate_step(s: MageWars) -> None:  # MW-19
    n = fate_cards(s, s.turn)
    s.luck = with_at(s.luck, s.turn, 0)
    play_fate(s, s.turn, NO_CARD, n)


# Main step

END: Final = 0
BEGIN: Final = 1
FILL: Final = 2
USE: Final = 3
PLAY: Final = 4
BURN: Final = 5
ABANDON: Final = 6
PICK_LOCK: Final = 7


@book.step
def main_step(s: MageWars) -> None:  # MW-24
    ask(s, s.turn, action)


@book.question({
        END: "end turn", BEGIN: "begin", FILL: "fill", USE: "use", PLAY: "challenge", BURN: "burn health",
        ABANDON: "abandon", PICK_LOCK: "pick lock",
    },
)  # fmt: skip
def action(s: MageWars) -> list[int]:
    """Those that are possible; a player can always end the turn. (MW-R50)"""
    return [END, *[chosen for chosen in (BEGIN, FILL, USE, PLAY, BURN, ABANDON, PICK_LOCK) if is_possible(s, chosen)]]


def is_possible(s: MageWars, chosen: int) -> bool:
    """Is there a card to do it with? A law shows that it is as the question says which follows."""
    if chosen == BEGIN:
        return can_begin(s, s.turn)
    if chosen == FILL:
        return can_fill_something(s, s.turn)
    if chosen == BURN:
        return bool(s.zones[HEALTH[s.turn]])
    if chosen == ABANDON:
        return bool(s.zones[CRAFTS[s.turn]])
    return bool(WHICH[chosen].options(s, s.turn))


@action.then
def act(s: MageWars, chosen: int) -> None:
    if chosen == END:
        return
    push(s, later(main_step))
    if chosen == BURN:
        burn_health(s, s.turn)
    else:
        ask(s, s.turn, WHICH[chosen], s.turn)


@action.touches
def acts_on(s: MageWars, chosen: int) -> list[str]:
    return [f"health{s.turn}"] if chosen == BURN else []


@action.labelled
def acts(s: MageWars, chosen: int) -> Said | None:
    return say("do-pick_lock") if chosen == PICK_LOCK else None  # a card is called Lock too


# Use


def has_use(card: Card, deck: int) -> bool:
    return bool(card.each_turn)


@book.question(each("use", has_use))
def use_card(s: MageWars, seat: int) -> list[int]:
    """The kept cards that can be used now: not fresh, not used, not frozen. (MW-36, MW-50)"""
    return sorted([s.kind[card] for card in working(s, seat) if card not in s.tired and can_be_used(s, seat, card)])


def can_be_used(s: MageWars, seat: int, card: int) -> bool:
    row = KINDS[s.kind[card]]
    return bool(row.each_turn) and (not row.costs_a_card or bool(s.zones[HAND[seat]]))


@use_card.then
def use(s: MageWars, kind: int, seat: int) -> None:
    card = next(card for card in s.zones[KEPT[seat]] if s.kind[card] == kind and card not in s.tired)
    s.tired += (card,)
    tell(s, EVERYONE, "used", seat, kind)
    push(s, later(check))
    if KINDS[kind].charges:  # MW-69
        spend_charge(s, card)
        push(s, later(end_if_spent, seat, card))
    perform(s, seat, card, KINDS[kind].each_turn)


@use_card.touches
def used(s: MageWars, kind: int, seat: int) -> list[str]:
    return [kept_kind(s, seat, kind)]


# Play a Challenge


def is_challenge(card: Card, deck: int) -> bool:
    return card.type == CHALLENGE


@book.question(each("play", is_challenge))
def challenge_card(s: MageWars, seat: int) -> list[int]:  # MW-37
    held = [s.kind[card] for card in s.zones[HAND[seat]]]
    return sorted([kind for kind in held if TYPE[kind] == CHALLENGE and KINDS[kind].playable(s, seat)])


@challenge_card.then
def play_challenge(s: MageWars, kind: int, seat: int) -> None:
    """It lies among the cards being played until it has been judged, unless it stays for this turn. (MW-38, MW-39)"""
    card = find(s, kind, HAND[seat])
    move(s, card, HAND[seat], IN_PLAY)
    tell(s, EVERYONE, "challenge", seat, kind)
    push(s, later(after_use, card), later(check))
    perform(s, seat, card, KINDS[kind].once)


@challenge_card.touches
def challenge_in_hand(s: MageWars, kind: int, seat: int) -> list[str]:
    return [hand_id(s, seat, kind)]


WHICH: Final[dict[int, Question[MageWars, [int], int]]] = {
    BEGIN: begin_card, FILL: fill_card, USE: use_card, PLAY: challenge_card, ABANDON: abandon_craft,
    PICK_LOCK: lock_target,
}  # fmt: skip
"""The question that follows an action: which card?"""


# Burn health


def burn_health(s: MageWars, seat: int) -> None:  # MW-40
    card = s.zones[HEALTH[seat]][-1]
    s.due |= WOUNDS
    push(s, later(fulfil_quest, seat, BURN_HEALTH), later(check))  # MW-42, MW-R10: after it has been used completely
    if TYPE[s.kind[card]] == CURSE:
        move(s, card, HEALTH[seat], IN_PLAY)
        begin_curse(s, seat, card)
        return
    move(s, card, HEALTH[seat], HELD, bit(seat))
    tell(s, EVERYONE, "burnt", seat)
    tell(s, bit(seat), "you_burnt", s.kind[card])
    ask(s, seat, burn_use, seat, card)  # asked always: that it cannot be begun must not show


TAKE: Final = 0
BEGIN_NOW: Final = 1


@book.question({TAKE: "take into hand", BEGIN_NOW: "begin now"})
def burn_use(s: MageWars, seat: int, card: int) -> list[int]:  # MW-41
    return [TAKE, BEGIN_NOW] if may_begin(s, seat, card) else [TAKE]


@burn_use.then
def use_burnt(s: MageWars, choice: int, seat: int, card: int) -> None:
    if choice == TAKE:
        move(s, card, HELD, HAND[seat])
    else:
        begin_burnt(s, seat, card)


@burn_use.worded
def burnt_card(s: MageWars, seat: int, card: int) -> Said:
    return say("ask-burn_use", card=id_of(s, card))


@burn_use.touches
def burnt(s: MageWars, choice: int, seat: int, card: int) -> list[str]:
    return [place_id(s, HELD, s.kind[card])]


# End step


@book.step
def end_step(s: MageWars) -> None:  # MW-25
    push(s, later(hold_to_limit, s.turn), later(clean_up))
    for card in s.zones[LASTING[s.turn]]:
        perform(s, s.turn, card, KINDS[s.kind[card]].end)


@book.step
def clean_up(s: MageWars) -> None:
    for card in s.zones[FATE_ROW]:
        move(s, card, FATE_ROW, PILE[FATE])
    s.growth = 0
    next_turn(s)
