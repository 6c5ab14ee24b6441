"""How an announced card resolves, and how a Quickplay changes that. (NY-21, NY-22, NY-35 to NY-37, NY-40 to NY-43)"""

from __future__ import annotations

from spellhall.engine.cards import find, move
from spellhall.engine.steps import EVERYONE, cancel, later, push, tell
from spellhall.games.nytherria.cards import CHARACTERS, EFFECT, MUST_HAVE
from spellhall.games.nytherria.state import GRAVEYARD, HAND, NO_ONE, PLAY, VOID, Nytherria, book
from spellhall.games.nytherria.verbs import return_character


def announced(s: Nytherria) -> int:
    """The kind of the card being played."""
    return s.kind[s.zones[PLAY][0]]


@book.step
def resolve(s: Nytherria, resolver: int, target: int) -> None:  # NY-22
    EFFECT[s.kind[s.zones[PLAY][0]]](s, resolver, target)


def legal_targets(s: Nytherria, kind: int, player: int) -> list[int]:  # NY-36
    zones, must_have = s.zones, MUST_HAVE[CHARACTERS[kind].target]
    return [seat for seat in range(s.seats) if seat != player and zones[must_have[seat]]]


# What cards say about themselves


def rally(s: Nytherria, you: int, plays: int, only: int) -> None:  # NY-42
    if s.regular and you == s.turn:
        s.rally_plays = plays
        s.rally_only = only


def goes_to_the_void(s: Nytherria) -> None:
    if s.leaves_to == GRAVEYARD:  # nobody has taken it
        s.leaves_to = VOID


# What Quickplays do


def play_quickplay(s: Nytherria, seat: int, kind: int) -> None:  # NY-21
    card = find(s, kind, HAND[seat])
    move(s, card, HAND[seat], PLAY)
    s.answered = True
    tell(s, EVERYONE, "answered", seat, kind)
    EFFECT[kind](s, seat, s.turn)
    if card in s.zones[PLAY]:
        move(s, card, PLAY, GRAVEYARD)


def cancel_it(s: Nytherria) -> None:  # NY-35
    cancel(s, resolve)
    tell(s, EVERYONE, "cancelled", announced(s))


def cancel_and_return_it(s: Nytherria) -> None:
    cancel_it(s)
    return_character(s, s.zones[PLAY][0], PLAY)


def reverse_it(s: Nytherria, you: int, player: int) -> None:  # NY-43
    cancel(s, resolve)
    push(s, later(resolve, you, player if player in legal_targets(s, announced(s), you) else NO_ONE))
    tell(s, EVERYONE, "reversed", you, player, announced(s))


def take_it(s: Nytherria, you: int) -> None:  # NY-R41
    s.leaves_to = HAND[you]


def banish_the_answer(s: Nytherria) -> None:
    move(s, s.zones[PLAY][-1], PLAY, VOID)
