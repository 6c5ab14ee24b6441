"""The turn: start, Fate, main, end. (MW-17 to MW-26, MW-36, MW-40, MW-42, MW-R49, MW-R50)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import move, with_at
from spellhall.engine.steps import CHANCE, EVERYONE, Ask, Pending, bit, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.magewars.cards.tables import (
    AS_CHALLENGE,
    AS_CRAFT,
    AS_DUEL,
    AS_RESOURCE,
    CAN_BE,
    CHARGED,
    DECK,
    EACH_TURN,
    FACE,
    KINDS,
    ONCE,
    RECIPE,
    START,
    TYPE,
    WORD,
    face_of,
)
from spellhall.games.magewars.cards.words import CURSE, FATE, FATE_CARD
from spellhall.games.magewars.challenges import challenge_card, playable
from spellhall.games.magewars.craft import (
    abandon_craft,
    begin_card,
    beginnable,
    begins_with_blood,
    fill_card,
    may_begin,
    nothing_made_in,
    wanted,
)
from spellhall.games.magewars.curses import begin_curse
from spellhall.games.magewars.death import CHECK
from spellhall.games.magewars.decks import discard_some, draw
from spellhall.games.magewars.effects import perform
from spellhall.games.magewars.meddle import lock_target, pickable
from spellhall.games.magewars.numbers import fate_cards, hand_limit
from spellhall.games.magewars.piles import (
    bury,
    end_lasting,
    frozen,
    out_of_bag,
    shuffle_pile,
    spend_charge,
)
from spellhall.games.magewars.resurrection import dead_turn
from spellhall.games.magewars.state import (
    CRAFTS,
    FATE_ROW,
    HAND,
    HEALTH,
    HELD,
    IN_PLAY,
    KEPT,
    LASTING,
    MOST_SEATS,
    NO_CARD,
    NO_OIL,
    NOTHING_SHUFFLED,
    PILE,
    STANDING,
    WOUNDS,
    MageWars,
    book,
)
from spellhall.games.magewars.winning import end_by_limit, missing_steps, wins

# The turn


@book.step
def begin_turn(s: MageWars) -> None:  # MW-17, MW-96
    if s.round_limit and s.turns == s.round_limit * s.seats:
        end_by_limit(s)
        return
    seat = s.turn
    if s.lost[seat]:  # MW-R37
        s.lost = with_at(s.lost, seat, False)
        tell(s, EVERYONE, "missed", seat)
        next_turn(s)
        return
    if s.news is not None:
        tell(s, EVERYONE, "turn", seat)
    s.shuffled = NOTHING_SHUFFLED
    s.stack.append(END_STEP)
    if s.alive[seat]:
        living_turn(s, seat)
    else:
        dead_turn(s, seat)


@book.step
def living_turn(s: MageWars, seat: int) -> None:
    s.guard = with_at(s.guard, seat, 0)  # MW-18 (a)
    s.tired = ()
    s.made = ()
    stack, zones = s.stack, s.zones
    stack.append(MAIN_STEP)
    lasting, standing, kept = zones[LASTING[seat]], zones[STANDING], zones[KEPT[seat]]
    if not (lasting or standing or kept or s.own_turn_wins):
        fate_step(s)
        return
    stack.append(FATE_STEP)
    if s.own_turn_wins:
        stack.append(OWN_TURN_CHECK)
    if kept:
        stack.append((start_of_kept, (seat,)))
    if standing:
        stack.append((start_of_structures, (seat,)))
    if lasting:
        stack.append((start_of_lasting, (seat,)))


def next_turn(s: MageWars) -> None:
    s.turn = (s.turn + 1) % s.seats
    s.turns += 1
    begin_turn(s)


# Start step: each item is a complete effect (MW-18, MW-92)


@book.step
def start_of_lasting(s: MageWars, seat: int) -> None:
    for card in s.zones[LASTING[seat]][::-1]:
        if s.under[s.work[card]]:
            push(s, later(lasting_acts, seat, card), CHECK)


@book.step
def lasting_acts(s: MageWars, seat: int, card: int) -> None:  # MW-70
    if card not in s.zones[LASTING[seat]]:
        return
    spend_charge(s, card)
    s.stack.append((end_if_spent, (seat, card)))
    perform(s, seat, card, START[s.kind[card]])


@book.step
def end_if_spent(s: MageWars, seat: int, card: int) -> None:
    """With its last charge the card is discarded too. (MW-69, MW-70)"""
    if not s.under[s.work[card]]:
        if card in s.zones[LASTING[seat]]:
            end_lasting(s, card)
        elif card in s.zones[KEPT[seat]]:
            bury(s, card, KEPT[seat])


@book.step
def start_of_structures(s: MageWars, seat: int) -> None:
    """Structures act in the order they were built; of two with one name, the older. (MW-R24)"""
    items: list[Pending] = []
    faces: list[int] = []
    for card in s.zones[STANDING]:
        kind = s.kind[card]
        if START[kind] and FACE[kind] not in faces:
            faces.append(FACE[kind])
            items += [later(start_item, seat, card, STANDING), CHECK]
    if items:
        push(s, *items)


@book.step
def start_of_kept(s: MageWars, seat: int) -> None:
    items: list[Pending] = []
    for card in s.zones[KEPT[seat]]:
        if START[s.kind[card]]:
            items += [later(start_item, seat, card, KEPT[seat]), CHECK]
    push(s, *items)


@book.step
def start_item(s: MageWars, seat: int, card: int, zone: int) -> None:
    if card in s.zones[zone] and not frozen(s, card):
        perform(s, seat, card, START[s.kind[card]])


@book.step
def own_turn_check(s: MageWars) -> None:  # MW-R45
    if not missing_steps(s, s.turn):
        wins(s, s.turn)


# Fate step


@book.step
def fate_step(s: MageWars) -> None:  # MW-19
    seat = s.turn
    n = fate_cards(s, seat)
    s.luck = with_at(s.luck, seat, 0)
    next_fate(s, seat, n)


@book.step
def play_fate(s: MageWars, seat: int, card: int, n: int) -> None:
    """Draw and play N Fate cards, as a card says. (MW-22)"""
    next_fate(s, seat, n)


@book.step
def next_fate(s: MageWars, seat: int, n: int) -> None:
    """N Fate cards, one at a time, with a check after each. (MW-20, MW-92)"""
    if s.due:
        push(s, CHECK, later(next_fate, seat, n))
        return
    if not n or not s.alive[seat]:
        return
    if not s.bags[FATE]:
        if not s.zones[PILE[FATE]]:  # MW-R49
            return
        shuffle_pile(s, FATE)
    s.stack.append(CHECK if n == 1 else (next_fate, (seat, n - 1)))
    s.ask = FATE_DRAWN[seat]


DRAWS: Final = tuple(len(text) == 1 and text[0][0] == "draw" for text in ONCE)
"""By kind: whether it does nothing but draw, as most Fate cards."""


@book.chance({kind: f"fate {WORD[kind]}" for kind, deck in enumerate(DECK) if deck == FATE})
def fate_drawn(s: MageWars, seat: int) -> bytes:
    return s.bags[FATE]


# As it is asked, by seat: made once, not for every Fate card.
FATE_DRAWN: Final[list[Ask]] = [(CHANCE, fate_drawn, (seat,)) for seat in range(MOST_SEATS)]


@fate_drawn.then
def play_fate_card(s: MageWars, kind: int, seat: int) -> None:  # MW-21
    type = TYPE[kind]
    if type == FATE_CARD:
        card = out_of_bag(s, kind, FATE, FATE_ROW)
        if s.news is not None:
            tell(s, EVERYONE, "fate", seat, kind)
        if DRAWS[kind]:
            _, deck, n = ONCE[kind][0]
            draw(s, seat, card, deck, n)
        else:
            perform(s, seat, card, ONCE[kind])
    elif type == CURSE:
        begin_curse(s, seat, out_of_bag(s, kind, FATE, IN_PLAY))
    else:
        out_of_bag(s, kind, FATE, HAND[seat])
        if s.news is not None:
            tell(s, bit(seat), "you_drew", kind)
            tell(s, EVERYONE & ~bit(seat), "drew", seat, FATE)


# Main step

END: Final = 0
BEGIN: Final = 1
FILL: Final = 2
USE: Final = 3
CHALLENGE_ACTION: Final = 4
BURN: Final = 5
ABANDON: Final = 6
PICK_LOCK: Final = 7


@book.step
def main_step(s: MageWars) -> None:  # MW-24
    s.ask = ACTION[s.turn]


@book.question({
        END: "end turn", BEGIN: "begin", FILL: "fill", USE: "use", CHALLENGE_ACTION: "challenge", BURN: "burn health",
        ABANDON: "abandon", PICK_LOCK: "pick lock",
    },
)  # fmt: skip
def action(s: MageWars) -> list[int]:
    seat = s.turn
    zones, kind = s.zones, s.kind
    hand = zones[HAND[seat]]
    can_be = CAN_BE[s.mage[seat]]
    can = 0
    for card in hand:
        can |= can_be[kind[card]]
    possible = [END]  # MW-R50
    if can >= AS_CRAFT and ((can & AS_CRAFT and (not s.made or nothing_made_in(s, hand))) or beginnable(s, seat)):
        possible.append(BEGIN)
    if can & AS_RESOURCE and can & wanted(s, seat):
        possible.append(FILL)
    if zones[KEPT[seat]] and usable(s, seat):
        possible.append(USE)
    if can & AS_CHALLENGE or (can & AS_DUEL and playable(s, seat)):
        possible.append(CHALLENGE_ACTION)
    if zones[HEALTH[seat]]:
        possible.append(BURN)
    if zones[CRAFTS[seat]]:
        possible.append(ABANDON)
    if s.locks and len(hand) >= 2 and pickable(s, seat):
        possible.append(PICK_LOCK)
    return possible


ACTION: Final[list[Ask]] = [(seat, action, ()) for seat in range(MOST_SEATS)]


@action.then
def act(s: MageWars, chosen: int) -> None:
    if chosen == END:
        return
    seat = s.turn
    s.stack.append(MAIN_STEP)
    if chosen == BURN:
        burn_health(s, seat)
    else:
        s.ask = (seat, WHICH[chosen], (seat,))


# Use

CROW: Final = face_of("crow")


def usable(s: MageWars, seat: int) -> list[int]:
    """The kinds of kept cards that can be used now: not fresh, not used, not frozen. (MW-36, MW-50)"""
    kind = s.kind
    found = []
    for card in s.zones[KEPT[seat]]:
        what = kind[card]
        if FACE[what] == CROW and not s.zones[HAND[seat]]:
            continue
        if EACH_TURN[what] and card not in s.tired and not (s.freezes and frozen(s, card)):
            found.append(what)
    found.sort()
    return found


@book.question({kind: f"use {WORD[kind]}" for kind, text in enumerate(EACH_TURN) if text})
def use_card(s: MageWars, seat: int) -> list[int]:
    return usable(s, seat)


@use_card.then
def use(s: MageWars, kind: int, seat: int) -> None:
    card = next(card for card in s.zones[KEPT[seat]] if s.kind[card] == kind and card not in s.tired)
    s.tired += (card,)
    tell(s, EVERYONE, "used", seat, kind)
    s.stack.append(CHECK)
    if CHARGED[kind]:  # MW-69
        spend_charge(s, card)
        s.stack.append((end_if_spent, (seat, card)))
    perform(s, seat, card, EACH_TURN[kind])


WHICH: Final = {
    BEGIN: begin_card, FILL: fill_card, USE: use_card, CHALLENGE_ACTION: challenge_card, ABANDON: abandon_craft,
    PICK_LOCK: lock_target,
}  # fmt: skip
"""The question that follows an action: which card?"""


# Burn health


def burn_health(s: MageWars, seat: int) -> None:  # MW-40
    card = s.zones[HEALTH[seat]][-1]
    s.due |= WOUNDS
    s.stack.append(CHECK)  # MW-42, MW-R10: after it has been used completely
    if TYPE[s.kind[card]] == CURSE:
        move(s, card, HEALTH[seat], IN_PLAY)
        begin_curse(s, seat, card)
        return
    move(s, card, HEALTH[seat], HELD, 1 << seat)
    if s.news is not None:
        tell(s, EVERYONE, "burnt", seat)
        tell(s, bit(seat), "you_burnt", s.kind[card])
    s.ask = (seat, burn_use, (seat, card))  # asked always: that it cannot be begun must not show


TAKE: Final = 0
BEGIN_NOW: Final = 1


@book.question({TAKE: "take into hand", BEGIN_NOW: "begin now"})
def burn_use(s: MageWars, seat: int, card: int) -> list[int]:  # MW-41
    if RECIPE[s.kind[card]] and may_begin(s, seat, card):
        return [TAKE, BEGIN_NOW]
    return [TAKE]


@burn_use.then
def use_burnt(s: MageWars, choice: int, seat: int, card: int) -> None:
    if choice == TAKE:
        move(s, card, HELD, HAND[seat])
    else:
        begins_with_blood(s, seat, card)


@burn_use.worded
def burnt_card(s: MageWars, seat: int, card: int) -> Said:
    return say("ask-burn_use", card=KINDS[s.kind[card]].id)


# End step


@book.step
def end_step(s: MageWars) -> None:  # MW-25
    if s.oil == NO_OIL:
        keep_hand_limit(s)
    else:
        s.stack.append(HAND_LIMIT)
        s.stack.append((book.steps["oil_fails"], (s.turn,)))


@book.step
def keep_hand_limit(s: MageWars) -> None:  # MW-26
    seat = s.turn
    excess = len(s.zones[HAND[seat]]) - hand_limit(s, seat)
    if excess > 0:
        s.stack.append(CLEAN_UP)
        discard_some(s, seat, NO_CARD, excess)
    else:
        clean_up(s)


@book.step
def clean_up(s: MageWars) -> None:
    s.zones[PILE[FATE]] += s.zones[FATE_ROW]  # from one open zone to another: everybody knows them here and there
    s.zones[FATE_ROW] = ()
    s.growth = 0
    s.oil = NO_OIL
    next_turn(s)


BEGIN_TURN: Final[Pending] = later(begin_turn)
FATE_STEP: Final[Pending] = later(fate_step)
MAIN_STEP: Final[Pending] = later(main_step)
END_STEP: Final[Pending] = later(end_step)
HAND_LIMIT: Final[Pending] = later(keep_hand_limit)
CLEAN_UP: Final[Pending] = later(clean_up)
OWN_TURN_CHECK: Final[Pending] = later(own_turn_check)
