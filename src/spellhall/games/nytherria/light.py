"""The Light characters: each row stands above what it does. "You" is the resolver."""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import enter, find, kinds_in, move, show, without
from spellhall.engine.steps import EVERYONE, ask, ask_chance, bit, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.nytherria.cards import (
    ARBITER,
    CARD_HOLDER,
    CHARACTER_KINDS,
    CHARACTERS,
    DARK,
    DARK_KINDS,
    DARK_STONE,
    DAWN_QUEEN,
    EITHER,
    ENVOY,
    FACTION_OF,
    IDS,
    INQUISITOR,
    LEADER,
    LIGHT,
    LIGHT_STONE,
    NEUTRAL_KINDS,
    PALADIN,
    PATHFINDER,
    PRIESTESS,
    QUICKPLAY,
    RAVAGER,
    SOLDIER,
    SORCERESS,
    STONE_OWNER,
    WARDEN,
    character,
    tokens,
)
from spellhall.games.nytherria.encounter import encounter_cards
from spellhall.games.nytherria.resolving import cancel_and_return_it, cancel_it, rally
from spellhall.games.nytherria.state import ANY_CARD, HAND, NEUTRAL_TOP, NO_ONE, ROW, Nytherria, book
from spellhall.games.nytherria.verbs import (
    RETURN,
    STEAL,
    banish,
    choose_stone_of,
    give_from_hand,
    in_hand,
    look_at_hand,
    revivals,
    set_draw,
    steal_from_hand,
)


@character(
    SOLDIER, "The Soldier", copies=13, points=1, encounter=4,
    text="Encounter {encounter}; may claim a Light Stone.",
    otherwise="Empty neutral deck: nothing.",
    flavour="One lantern, one blade, and the stairs go down.",
)  # fmt: skip
def soldier(s: Nytherria, you: int, target: int) -> None:
    encounter_cards(s, you, CHARACTERS[SOLDIER].encounter, LIGHT_STONE)


@character(
    DAWN_QUEEN, "The Dawn Queen", copies=1, type=LEADER, target=STONE_OWNER, revives=1,
    text=(
        "Steal one stone of the target, either kind (you choose). Then revive {revives} {revives|card|cards} of either "
        "faction (you choose). "
        "Goes to the Void."
    ),
    otherwise="No opponent has a stone: only the revive. Empty graveyard: no revive.",
    flavour="When she rises, even the dead report for duty.",
)  # fmt: skip
def dawn_queen(s: Nytherria, you: int, target: int) -> None:
    push(s, later(choose_stone_of, you, target, STEAL, STEAL), *revivals(you, EITHER, CHARACTERS[DAWN_QUEEN].revives))


@character(
    SORCERESS, "The Sorceress", copies=2, target=STONE_OWNER,
    text="Choose a stone of the target. A Light Stone: steal it. A Dark Stone: return it.",
    otherwise="No effect.",
    flavour="She only asks the light to come home.",
)  # fmt: skip
def sorceress(s: Nytherria, you: int, target: int) -> None:
    choose_stone_of(s, you, target, if_light=STEAL, if_dark=RETURN)


@character(
    PRIESTESS, "The Priestess", copies=2, revives=1, draw_setting=2,
    text=(
        "Revive {revives} Light {revives|card|cards} (you choose, compulsory if there is one). Then set your own "
        "draw to {draw_setting}."
    ),
    otherwise="No Light card in the graveyard: only the draw setting.",
    flavour="No name on her candles has gone out for long.",
)  # fmt: skip
def priestess(s: Nytherria, you: int, target: int) -> None:
    card = CHARACTERS[PRIESTESS]
    push(s, *revivals(you, LIGHT, card.revives), later(set_draw, you, card.draw_setting))


# The Pathfinder


@character(
    PATHFINDER, "The Pathfinder", copies=2, looks=3, rally=1,
    text="Look at the top {looks} cards of the neutral deck and arrange them. Rally {rally} (any card).",
    otherwise="Fewer than {looks} cards: look at what there is.",
    flavour="She reads the dust as others read letters.",
)  # fmt: skip
def pathfinder(s: Nytherria, you: int, target: int) -> None:
    push(s, later(look_at_top, you))
    rally(s, you, CHARACTERS[PATHFINDER].rally, ANY_CARD)


LOOKED_AT: Final = CHARACTERS[PATHFINDER].looks


@book.step
def look_at_top(s: Nytherria, you: int) -> None:
    top = s.zones[NEUTRAL_TOP]
    if len(top) < LOOKED_AT and s.neutral_bag:
        ask_chance(s, next_from_top, you)
        return
    looked_at = top[:LOOKED_AT]
    show(s, looked_at, bit(you))
    tell(s, EVERYONE, "looked_at_top", you, len(looked_at))
    tell(s, bit(you), "saw_top", tuple(s.kind[card] for card in looked_at))
    arrange(s, you, 0)


@book.chance(tokens("top", NEUTRAL_KINDS))
def next_from_top(s: Nytherria, you: int) -> bytearray:
    return s.neutral_bag


@next_from_top.then
def settle(s: Nytherria, kind: int, you: int) -> None:
    s.neutral_bag.remove(kind)
    enter(s, kind, NEUTRAL_TOP, shown=bit(you))
    look_at_top(s, you)


def arrange(s: Nytherria, you: int, place: int) -> None:
    """Ask for the card at this place; the last one falls into place by itself."""
    if place < min(LOOKED_AT, len(s.zones[NEUTRAL_TOP])) - 1:
        ask(s, you, arrange_next, you, place)


@book.question(tokens("next", NEUTRAL_KINDS))
def arrange_next(s: Nytherria, you: int, place: int) -> list[int]:
    return sorted({s.kind[card] for card in s.zones[NEUTRAL_TOP][place:LOOKED_AT]})


@arrange_next.then
def put_next(s: Nytherria, kind: int, you: int, place: int) -> None:
    top, only_you = s.zones[NEUTRAL_TOP], bit(you)
    for card in top[place:LOOKED_AT]:
        s.seen[card] &= only_you  # nobody else can follow what she does with them
    chosen = next(card for card in top[place:LOOKED_AT] if s.kind[card] == kind)
    rest = without(top, chosen)
    s.zones[NEUTRAL_TOP] = (*rest[:place], chosen, *rest[place:])
    arrange(s, you, place + 1)


# The Inquisitor

NOTHING: Final = -1


@character(
    INQUISITOR, "The Inquisitor", copies=2, target=CARD_HOLDER, rally=1,
    text=(
        "Look at the target's hand and banish 1 Dark card from it (you choose, compulsory if there is one). Rally "
        "{rally} (any card)."
    ),
    otherwise="No Dark card: just look, then Rally. No target: only Rally.",
    flavour="He has never asked a question twice.",
)  # fmt: skip
def inquisitor(s: Nytherria, you: int, target: int) -> None:
    if target != NO_ONE:
        look_at_hand(s, you, target)
        ask(s, you, banish_from_hand, you, target)
    rally(s, you, CHARACTERS[INQUISITOR].rally, ANY_CARD)


@book.question({**tokens("banish", DARK_KINDS), NOTHING: "nothing"})
def banish_from_hand(s: Nytherria, you: int, target: int) -> list[int]:
    return [kind for kind in kinds_in(s, HAND[target]) if kind in DARK_KINDS] or [NOTHING]


@banish_from_hand.then
def banish_dark_card(s: Nytherria, kind: int, you: int, target: int) -> None:
    if kind == NOTHING:
        tell(s, EVERYONE, "nothing_banished", target)
    else:
        banish(s, target, kind)


# The Envoy

NO: Final = 0
GIVE_LIGHT: Final = 1
GIVE_DARK: Final = 2


@character(
    ENVOY, "The Envoy", copies=2, target=CARD_HOLDER,
    text=(
        "Steal 1 card at random from the target's hand, then give the target 1 card from your hand (you choose; it may "
        "be the same card). Then you may swap one of your stones with a stone of the other kind from the target's row."
    ),
    otherwise="No target: no effect. No unlike pair of stones: no swap offered.",
    flavour="Every treaty has two readings; he wrote both.",
)  # fmt: skip
def envoy(s: Nytherria, you: int, target: int) -> None:
    if target != NO_ONE:
        push(s, later(steal_at_random, you, target), later(give_back, you, target), later(offer_swap, you, target))


@book.step
def steal_at_random(s: Nytherria, you: int, target: int) -> None:
    if s.zones[HAND[target]]:
        ask_chance(s, stolen_at_random, you, target)


@book.chance(tokens("steal", CHARACTER_KINDS))
def stolen_at_random(s: Nytherria, you: int, target: int) -> list[int]:  # NY-48
    return [s.kind[card] for card in s.zones[HAND[target]]]


@stolen_at_random.then
def steal_it(s: Nytherria, kind: int, you: int, target: int) -> None:
    steal_from_hand(s, you, target, kind)


@book.step
def give_back(s: Nytherria, you: int, target: int) -> None:
    if s.zones[HAND[you]]:
        ask(s, you, give_card, you, target)


@book.question(tokens("give", CHARACTER_KINDS))
def give_card(s: Nytherria, you: int, target: int) -> list[int]:
    return kinds_in(s, HAND[you])


@give_card.then
def give_it(s: Nytherria, kind: int, you: int, target: int) -> None:
    give_from_hand(s, you, target, kind)


@book.step
def offer_swap(s: Nytherria, you: int, target: int) -> None:
    if len(swap_stones.options(s, you, target)) > 1:
        ask(s, you, swap_stones, you, target)


@book.question({NO: "no", GIVE_LIGHT: "give_light_take_dark", GIVE_DARK: "give_dark_take_light"})
def swap_stones(s: Nytherria, you: int, target: int) -> list[int]:
    mine, theirs = kinds_in(s, ROW[you]), kinds_in(s, ROW[target])
    answers = [NO]
    if LIGHT_STONE in mine and DARK_STONE in theirs:
        answers.append(GIVE_LIGHT)
    if DARK_STONE in mine and LIGHT_STONE in theirs:
        answers.append(GIVE_DARK)
    return answers


@swap_stones.then
def swap(s: Nytherria, answer: int, you: int, target: int) -> None:
    if answer == NO:
        return
    given, taken = (LIGHT_STONE, DARK_STONE) if answer == GIVE_LIGHT else (DARK_STONE, LIGHT_STONE)
    move(s, find(s, given, ROW[you]), ROW[you], ROW[target])
    move(s, find(s, taken, ROW[target]), ROW[target], ROW[you])
    tell(s, EVERYONE, "swapped_stones", you, target, given, taken)


# The Quickplays


def a_dark_card_targets_you(played: int, targets_you: bool) -> bool:
    return targets_you and FACTION_OF[played] == DARK


@character(
    PALADIN, "The Paladin", copies=3, type=QUICKPLAY, when=a_dark_card_targets_you,
    text="When a Dark card is played that targets you: cancel it.",
    flavour="The curse broke first.",
)  # fmt: skip
def paladin(s: Nytherria, you: int, player: int) -> None:
    cancel_it(s)


def the_ravager(played: int, targets_you: bool) -> bool:
    return played == RAVAGER


@character(
    WARDEN, "The Warden", copies=2, type=QUICKPLAY, when=the_ravager,
    text="When an opponent plays The Ravager: cancel it and return that Ravager to the main deck.",
    flavour="This gate opens outward only.",
)  # fmt: skip
def warden(s: Nytherria, you: int, player: int) -> None:
    cancel_and_return_it(s)


def neither_soldier_nor_ravager(played: int, targets_you: bool) -> bool:
    return played not in (SOLDIER, RAVAGER)


@character(
    ARBITER, "The Arbiter", copies=2, type=QUICKPLAY, when=neither_soldier_nor_ravager,
    text="When an opponent plays a card other than The Soldier or The Ravager that targets you or nobody: cancel it.",
    flavour="Objection sustained, by all the stars.",
)  # fmt: skip
def arbiter(s: Nytherria, you: int, player: int) -> None:
    cancel_it(s)


# How the questions are worded, and what a click on the table means


@arrange_next.worded
def arrange_how(s: Nytherria, you: int, place: int) -> Said:
    return say("ask-arrange_next", number=place + 1)


@arrange_next.touches
def looked_at_card(s: Nytherria, kind: int, you: int, place: int) -> list[str]:
    top = s.zones[NEUTRAL_TOP]
    return [f"neutral_deck.{at}" for at in range(place, min(LOOKED_AT, len(top))) if s.kind[top[at]] == kind]


@banish_from_hand.worded
def banish_which(s: Nytherria, you: int, target: int) -> Said:
    return say("ask-banish_from_hand", seat=target)


@banish_from_hand.touches
def banished_card(s: Nytherria, kind: int, you: int, target: int) -> list[str]:
    return [] if kind == NOTHING else in_hand(target, kind)


@give_card.worded
def give_which(s: Nytherria, you: int, target: int) -> Said:
    return say("ask-give_card", seat=target)


@give_card.touches
def given_card(s: Nytherria, kind: int, you: int, target: int) -> list[str]:
    return in_hand(you, kind)


@swap_stones.worded
def swap_with_whom(s: Nytherria, you: int, target: int) -> Said:
    return say("ask-swap_stones", seat=target)


@swap_stones.touches
def swapped_stones(s: Nytherria, answer: int, you: int, target: int) -> list[str]:
    if answer == NO:
        return []
    given, taken = (LIGHT_STONE, DARK_STONE) if answer == GIVE_LIGHT else (DARK_STONE, LIGHT_STONE)
    return [f"stones{you}.{IDS[given]}.0", f"stones{target}.{IDS[taken]}.0"]
