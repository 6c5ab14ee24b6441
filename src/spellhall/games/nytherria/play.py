"""A play: announce, Counter phase, resolve, leave, check, Rally. (NY-19 to NY-26, NY-29, NY-51)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import find, kinds_in, move
from spellhall.engine.steps import EVERYONE, Pending, later, push, tell
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
    OPPONENTS,
    PLAY,
    RAVAGERS_ONLY,
    ROWS,
    STONES_COLLECTED,
    Nytherria,
    book,
)
from spellhall.games.nytherria.verbs import STOP, in_hand

Kinds = tuple[int, ...]

PASS: Final = -1
ONLY_STOP: Final = [STOP]
ONLY_PASS: Final = [PASS]

# The regular play


@book.step
def main_phase(s: Nytherria) -> None:  # NY-19
    s.regular = True
    turn = s.turn
    if s.zones[HAND[turn]]:
        s.ask = (turn, play_card, ())


@book.question(tokens("play", CHARACTER_KINDS))
def play_card(s: Nytherria) -> list[int]:  # NY-R10
    return kinds_in(s, HAND[s.turn])


@play_card.then
def announce(s: Nytherria, kind: int) -> None:  # NY-20
    turn = s.turn
    hand = HAND[turn]
    move(s, find(s, kind, hand), hand, PLAY)
    s.answered = False
    s.leaves_to = LEAVES_TO[kind]
    s.stack.append(FINISH_PLAY)
    if IS_QUICKPLAY[kind]:  # NY-33, NY-34
        tell(s, EVERYONE, "played_without_effect", turn, kind)
    elif TARGETS[kind] and legal_targets(s, kind, turn):
        s.ask = (turn, choose_target, (kind,))
    else:
        if s.news is not None:
            tell(s, EVERYONE, "played", turn, kind)
        left = OPPONENTS[s.seats][turn]
        s.ask = (left[0], answer_play, (NO_ONE, ANSWERS[kind], left))  # NY-21, NY-29


@book.question({seat: f"target P{seat + 1}" for seat in range(MOST_SEATS)})
def choose_target(s: Nytherria, kind: int) -> list[int]:  # NY-37
    return legal_targets(s, kind, s.turn)


@choose_target.then
def aim(s: Nytherria, target: int, kind: int) -> None:
    if s.news is not None:
        tell(s, EVERYONE, "played_against", s.turn, kind, target)
    s.ask = (target, answer_play, (target, ANSWERS_OF_TARGET[kind], (target,)))  # NY-21, NY-29


# Counter


@book.question({PASS: "pass", **{kind: IDS[kind] for kind in FITS}})
def answer_play(s: Nytherria, target: int, fitting: Kinds, left: tuple[int, ...]) -> list[int]:  # NY-R43
    kind = s.kind
    hand = s.zones[HAND[left[0]]]
    for card in hand:
        if kind[card] in fitting:
            return [*sorted({kind[card] for card in hand if kind[card] in fitting}), PASS]
    return ONLY_PASS


@answer_play.then
def answer_or_pass(s: Nytherria, answer: int, target: int, fitting: Kinds, left: tuple[int, ...]) -> None:
    if answer != PASS:
        push(s, later(resolve, s.turn, target))
        play_quickplay(s, left[0], answer)
    elif len(left) > 1:
        s.ask = (left[1], answer_play, (target, fitting, left[1:]))
    else:
        resolve(s, s.turn, target)


# Leave, check and Rally


@book.step
def finish_play(s: Nytherria) -> None:  # NY-23
    zones = s.zones
    play = zones[PLAY]
    if play:  # The Warden may have returned it
        card = play[0]
        move(s, card, PLAY, s.leaves_to)
        if s.news is not None and s.leaves_to in HAND:
            tell(s, EVERYONE, "took", HAND.index(s.leaves_to), s.kind[card])
    goal, bag = s.goal, s.neutral_bag
    for row in ROWS[s.seats]:  # NY-24, NY-51
        if len(zones[row]) >= goal:
            s.endgame = STONES_COLLECTED
            tell(s, EVERYONE, "collected")
            return
    if LIGHT_STONE not in bag and DARK_STONE not in bag and not stones_on_top(s):  # NY-R21
        s.endgame = NO_STONE_LEFT
        tell(s, EVERYONE, "no_stone_left")
    elif s.rally_plays:  # NY-25, NY-53
        s.ask = (s.turn, rally_card, ())


FINISH_PLAY: Final[Pending] = later(finish_play)


def stones_on_top(s: Nytherria) -> bool:
    return any(s.kind[card] in STONE_KINDS for card in s.zones[NEUTRAL_TOP])


@book.question({**tokens("rally", CHARACTER_KINDS), STOP: "stop"})
def rally_card(s: Nytherria) -> list[int]:  # NY-42
    only, hand = s.rally_only, HAND[s.turn]
    if only == ANY_CARD:
        return [*kinds_in(s, hand), STOP]
    if only == RAVAGERS_ONLY:
        return [RAVAGER, STOP] if RAVAGER in kinds_in(s, hand) else ONLY_STOP
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


@rally_card.labelled
def rally_no_more(s: Nytherria, kind: int) -> Said | None:
    return say("do-stop-rally") if kind == STOP else None


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
