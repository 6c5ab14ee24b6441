"""A play: announce, Counter phase, resolve, leave, check, Rally. (NY-19 to NY-26, NY-29, NY-51)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import count, find, kinds_in, move
from spellhall.engine.steps import EVERYONE, ask, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.nytherria.box import ANSWERS, ANSWERS_OF_TARGET, IS_QUICKPLAY, LEAVES_TO, TARGETS
from spellhall.games.nytherria.cards import (
    CHARACTER_KINDS,
    DARK_STONE,
    FITS,
    IDS,
    LIGHT_STONE,
    RAVAGER,
    STONE_KINDS,
    tokens,
)
from spellhall.games.nytherria.resolving import announced, legal_targets, play_quickplay, resolve
from spellhall.games.nytherria.state import (
    ANY_CARD,
    HAND,
    MOST_SEATS,
    NEUTRAL_TOP,
    NO_ONE,
    NO_STONE_LEFT,
    NOT_YET,
    PLAY,
    RAVAGERS_ONLY,
    STONES_COLLECTED,
    Nytherria,
    book,
    opponents,
)
from spellhall.games.nytherria.verbs import STOP, in_hand, most_stones

Kinds = tuple[int, ...]

PASS: Final = -1

# The regular play


@book.step
def main_phase(s: Nytherria) -> None:  # NY-19
    s.regular = True
    if s.zones[HAND[s.turn]]:
        ask(s, s.turn, play_card)


@book.question(tokens("play", CHARACTER_KINDS))
def play_card(s: Nytherria) -> list[int]:  # NY-R10
    return kinds_in(s, HAND[s.turn])


@play_card.then
def announce(s: Nytherria, kind: int) -> None:  # NY-20
    hand = HAND[s.turn]
    move(s, find(s, kind, hand), hand, PLAY)
    s.answered = False
    s.leaves_to = LEAVES_TO[kind]
    push(s, later(finish_play))
    if IS_QUICKPLAY[kind]:  # NY-33, NY-34
        tell(s, EVERYONE, "played_without_effect", s.turn, kind)
    elif TARGETS[kind] and legal_targets(s, kind, s.turn):
        ask(s, s.turn, choose_target, kind)
    else:
        tell(s, EVERYONE, "played", s.turn, kind)
        left = opponents(s, s.turn)
        ask(s, left[0], answer_play, NO_ONE, ANSWERS[kind], left)  # NY-21, NY-29


@book.question({seat: f"target P{seat + 1}" for seat in range(MOST_SEATS)})
def choose_target(s: Nytherria, kind: int) -> list[int]:  # NY-37
    return legal_targets(s, kind, s.turn)


@choose_target.then
def aim(s: Nytherria, target: int, kind: int) -> None:
    tell(s, EVERYONE, "played_against", s.turn, kind, target)
    ask(s, target, answer_play, target, ANSWERS_OF_TARGET[kind], (target,))  # NY-21, NY-29


# Counter


@book.window({PASS: "pass", **{kind: IDS[kind] for kind in FITS}})
def answer_play(s: Nytherria, target: int, fitting: Kinds, left: tuple[int, ...]) -> list[int]:  # NY-R43
    return [*[kind for kind in fitting if count(s, kind, HAND[left[0]])], PASS]


@answer_play.then
def answer_or_pass(s: Nytherria, answer: int, target: int, fitting: Kinds, left: tuple[int, ...]) -> None:
    if answer != PASS:
        push(s, later(resolve, s.turn, target))
        play_quickplay(s, left[0], answer)
    elif len(left) > 1:
        ask(s, left[1], answer_play, target, fitting, left[1:])
    else:
        resolve(s, s.turn, target)


# Leave, check and Rally


@book.step
def finish_play(s: Nytherria) -> None:  # NY-23
    for card in s.zones[PLAY]:  # The Warden may have returned it
        move(s, card, PLAY, s.leaves_to)
        if s.leaves_to in HAND:
            tell(s, EVERYONE, "took", HAND.index(s.leaves_to), s.kind[card])
    if s.endgame == NOT_YET and most_stones(s) >= s.goal:  # NY-24, NY-51
        tell(s, EVERYONE, "collected")
        trigger(s, STONES_COLLECTED)
    elif s.endgame == NOT_YET and not stones_are_left(s):  # NY-R21
        tell(s, EVERYONE, "no_stone_left")
        trigger(s, NO_STONE_LEFT)
    elif s.rally_plays:  # NY-25, NY-53
        ask(s, s.turn, rally_card)


def trigger(s: Nytherria, endgame: int) -> None:  # NY-53, NY-R45
    s.endgame = endgame
    if s.one_more_turn:
        s.closing = s.seats - 1
        tell(s, EVERYONE, "last_turns")
    else:
        tell(s, EVERYONE, "last_turn")


def stones_are_left(s: Nytherria) -> bool:
    """Is there a stone in the neutral deck?"""
    in_bag = LIGHT_STONE in s.neutral_bag or DARK_STONE in s.neutral_bag
    return in_bag or any(s.kind[card] in STONE_KINDS for card in s.zones[NEUTRAL_TOP])


@book.question({**tokens("rally", CHARACTER_KINDS), STOP: "stop"})
def rally_card(s: Nytherria) -> list[int]:  # NY-42
    only, hand = s.rally_only, HAND[s.turn]
    if only == ANY_CARD:
        return [*kinds_in(s, hand), STOP]
    if only == RAVAGERS_ONLY:
        return [RAVAGER, STOP] if RAVAGER in kinds_in(s, hand) else [STOP]
    return [s.kind[only], STOP]


@rally_card.then
def rally_or_stop(s: Nytherria, kind: int) -> None:
    if kind == STOP:
        s.rally_plays = 0
    else:
        s.rally_plays -= 1
        s.regular = False
        announce(s, kind)


# How the questions are worded, and what a click on the table means


@play_card.touches
@rally_card.touches
def card_to_play(s: Nytherria, kind: int) -> list[str]:
    return [] if kind == STOP else in_hand(s.turn, kind)


@rally_card.worded
def rally_what(s: Nytherria) -> Said:
    if s.rally_only == ANY_CARD:
        return say("ask-rally_card")
    if s.rally_only == RAVAGERS_ONLY:
        return say("ask-rally_card-ravagers", count=s.rally_plays)
    return say("ask-rally_card-stolen", card=IDS[s.kind[s.rally_only]])


@play_card.labelled
def play_in_vain(s: Nytherria, kind: int) -> Said | None:  # NY-33
    return say("do-play-no_effect", card=IDS[kind]) if IS_QUICKPLAY[kind] else None


@rally_card.labelled
def rally_no_more(s: Nytherria, kind: int) -> Said | None:
    return say("do-stop-rally") if kind == STOP else play_in_vain(s, kind)


@choose_target.worded
def target_of_what(s: Nytherria, kind: int) -> Said:
    return say("ask-choose_target", card=IDS[kind])


@choose_target.touches
def targeted_player(s: Nytherria, target: int, kind: int) -> list[str]:
    return [f"seat{target}", f"hand{target}", f"stones{target}"]


@answer_play.worded
def answer_what(s: Nytherria, target: int, fitting: Kinds, left: tuple[int, ...]) -> Said:
    key = "ask-answer_play" if target == NO_ONE else "ask-answer_play-against_you"
    return say(key, seat=s.turn, card=IDS[announced(s)])


@answer_play.touches
def answering_card(s: Nytherria, answer: int, target: int, fitting: Kinds, left: tuple[int, ...]) -> list[str]:
    return [] if answer == PASS else in_hand(left[0], answer)
