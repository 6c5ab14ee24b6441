"""The neutral cards: each row stands above what it does. "You" is the player who encountered it. (NY-R16)"""

from __future__ import annotations

from spellhall.engine.cards import find, kinds_in, move
from spellhall.engine.steps import EVERYONE, ask, ask_chance, bit, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.nytherria.cards import (
    BALANCE_OF_THE_ASTRALS,
    CHARACTER_KINDS,
    DARK_STONE,
    ECHO_OF_THE_FALLEN,
    EITHER,
    FALLING_KEYSTONE,
    HIDDEN_PASSAGE,
    LIGHT_STONE,
    NEUTRALS,
    PHANTOM_FIRE,
    PIT_OF_BLADES,
    STARFALL,
    TEMPLE_GUARDIAN,
    TIDE_OF_TIME,
    VOID_RIFT,
    WHISPERING_DARTS,
    WINDS_OF_FATE,
    event,
    neutral,
    tokens,
    trap,
)
from spellhall.games.nytherria.state import ASIDE, HAND, ROW, Nytherria, book, everybody
from spellhall.games.nytherria.verbs import (
    banish,
    discard,
    draw,
    each_gives_up,
    in_hand,
    most_stones,
    return_graveyard,
    return_set_aside,
    revivals,
    set_draw,
)

neutral(
    LIGHT_STONE, "Light Stone", copies=6, type="stone (Light)", points=2,
    text="The Soldier may claim it; otherwise it returns to the deck. {points} {points|point|points} in a row.",
    flavour="Warm as a hand held out.",
)  # fmt: skip
neutral(
    DARK_STONE, "Dark Stone", copies=6, type="stone (Dark)", points=2,
    text="The Ravager may claim it; otherwise it returns to the deck. {points} {points|point|points} in a row.",
    flavour="It drinks the torchlight and hums.",
)  # fmt: skip
trap(PIT_OF_BLADES, "Pit of Blades", flavour="The floor remembers every step but the last.")
trap(WHISPERING_DARTS, "Whispering Darts", flavour="Nobody hears them twice.")
trap(FALLING_KEYSTONE, "Falling Keystone", flavour="The arch had only been waiting for applause.")
trap(PHANTOM_FIRE, "Phantom Fire", flavour="It burns nothing but courage.")


@event(
    STARFALL, "Starfall", draws=2,
    text="Each player, beginning with you, draws {draws}.",
    otherwise="NY-46",
    flavour="The sky pays out in silver.",
)  # fmt: skip
def starfall(s: Nytherria, you: int) -> None:
    push(s, *(later(draw, seat, NEUTRALS[STARFALL].draws) for seat in everybody(s, you)))


# Void Rift


@event(
    VOID_RIFT, "Void Rift", banishes=1,
    text="Each player, beginning with you, banishes {banishes} {banishes|card|cards} of their choice from their hand.",
    otherwise="Empty hand: skipped.",
    flavour="Something must go in, or it will not close.",
)  # fmt: skip
def void_rift(s: Nytherria, you: int) -> None:
    fed = NEUTRALS[VOID_RIFT].banishes
    push(s, *(later(feed_the_rift, seat) for seat in everybody(s, you) for _ in range(fed)))


@book.step
def feed_the_rift(s: Nytherria, seat: int) -> None:
    if s.zones[HAND[seat]]:
        ask(s, seat, banish_own, seat)


@book.question(tokens("banish", CHARACTER_KINDS))
def banish_own(s: Nytherria, seat: int) -> list[int]:
    return kinds_in(s, HAND[seat])


@banish_own.then
def banish_chosen(s: Nytherria, kind: int, seat: int) -> None:
    banish(s, seat, kind)


# Winds of Fate


@event(
    WINDS_OF_FATE, "Winds of Fate",
    text=(
        "Each player secretly chooses 1 card from their hand; all pass it at the same time to the next player "
        "clockwise."
    ),
    otherwise="Empty hand: passes nothing.",
    flavour="Banners change hands; so do the men under them.",
)  # fmt: skip
def winds_of_fate(s: Nytherria, you: int) -> None:
    givers = tuple(seat for seat in everybody(s, you) if s.zones[HAND[seat]])
    push(s, *(later(choose_in_secret, seat) for seat in givers), later(pass_all, givers))


@book.step
def choose_in_secret(s: Nytherria, seat: int) -> None:
    ask(s, seat, pass_card, seat)


@book.question(tokens("pass", CHARACTER_KINDS))
def pass_card(s: Nytherria, seat: int) -> list[int]:
    return kinds_in(s, HAND[seat])


@pass_card.then
def keep_it_secret(s: Nytherria, kind: int, seat: int) -> None:
    s.passing.append(find(s, kind, HAND[seat]))
    tell(s, bit(seat), "you_pass", kind)


@book.step
def pass_all(s: Nytherria, givers: tuple[int, ...]) -> None:  # NY-R35
    """All at the same time: every card has left its hand before the first arrives."""
    for giver, card in zip(givers, s.passing, strict=True):
        move(s, card, HAND[giver], ASIDE, shown=bit((giver + 1) % s.seats))
    for giver, card in zip(givers, s.passing, strict=True):
        receiver = (giver + 1) % s.seats
        move(s, card, ASIDE, HAND[receiver])
        tell(s, EVERYONE & ~bit(giver) & ~bit(receiver), "passed", giver, receiver)
        tell(s, bit(giver) | bit(receiver), "passed_this", giver, receiver, s.kind[card])
    s.passing.clear()


# Temple Guardian


@event(
    TEMPLE_GUARDIAN, "Temple Guardian", discards=2,
    text="You discard {discards} {discards|card|cards} at random. The encounter ends.",
    otherwise="Fewer cards: as many as there are.",
    flavour="It was carved to look asleep.",
)  # fmt: skip
def temple_guardian(s: Nytherria, you: int) -> None:
    push(s, *[later(discard_at_random, you)] * NEUTRALS[TEMPLE_GUARDIAN].discards)
    s.encounters = 0


@book.step
def discard_at_random(s: Nytherria, seat: int) -> None:
    if s.zones[HAND[seat]]:
        ask_chance(s, discarded_at_random, seat)


@book.chance(tokens("discard", CHARACTER_KINDS))
def discarded_at_random(s: Nytherria, seat: int) -> list[int]:  # NY-48
    return [s.kind[card] for card in s.zones[HAND[seat]]]


@discarded_at_random.then
def discard_it(s: Nytherria, kind: int, seat: int) -> None:
    discard(s, seat, kind)


@event(
    ECHO_OF_THE_FALLEN, "Echo of the Fallen", revives=1,
    text="Revive {revives} {revives|card|cards} of either faction (you choose, compulsory if there is one).",
    otherwise="Empty graveyard: nothing.",
    flavour="A voice from the lower hall answers your roll call.",
)  # fmt: skip
def echo_of_the_fallen(s: Nytherria, you: int) -> None:
    push(s, *revivals(you, EITHER, NEUTRALS[ECHO_OF_THE_FALLEN].revives))


@event(
    HIDDEN_PASSAGE, "Hidden Passage", encounter=2,
    text="You have {encounter} more cards left to encounter.",
    otherwise="–",
    flavour="The wall was only ever a suggestion.",
)  # fmt: skip
def hidden_passage(s: Nytherria, you: int) -> None:
    s.encounters += NEUTRALS[HIDDEN_PASSAGE].encounter


@event(
    BALANCE_OF_THE_ASTRALS, "Balance of the Astrals",
    text=(
        "Each player who has the most stones (all who tie, at least 1 stone), beginning with you, chooses one of their "
        "stones. Return these stones; shuffle once."
    ),
    otherwise="Nobody has a stone: nothing.",
    flavour="The scales tip; the full hand opens.",
)  # fmt: skip
def balance_of_the_astrals(s: Nytherria, you: int) -> None:
    most = most_stones(s)
    push(s, later(return_set_aside))
    if most:
        each_gives_up(s, tuple(seat for seat in everybody(s, you) if len(s.zones[ROW[seat]]) == most))


@event(
    TIDE_OF_TIME, "Tide of Time", draw_setting=2,
    text="Return the whole graveyard to the main deck. Then set the draw of every player to {draw_setting}.",
    otherwise="Empty graveyard: only the draw settings.",
    flavour="Yesterday's fallen are late for breakfast.",
)  # fmt: skip
def tide_of_time(s: Nytherria, you: int) -> None:
    return_graveyard(s)
    tell(s, EVERYONE, "tide", s.shuffled_in)
    for seat in everybody(s, you):
        set_draw(s, seat, NEUTRALS[TIDE_OF_TIME].draw_setting)


# How the questions are worded, and what a click on the table means


@pass_card.worded
def pass_to_whom(s: Nytherria, seat: int) -> Said:
    return say("ask-pass_card", seat=(seat + 1) % s.seats)


@banish_own.touches
@pass_card.touches
def card_in_hand(s: Nytherria, kind: int, seat: int) -> list[str]:
    return in_hand(seat, kind)
