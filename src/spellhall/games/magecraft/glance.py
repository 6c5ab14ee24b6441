"""What ``look`` shows, in numbers: for observations, which are made at every decision."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spellhall.games.magecraft.cards import CHARACTERS, SPELLS
from spellhall.games.magecraft.gems import ONE, size
from spellhall.games.magecraft.state import NONE, Magecraft
from spellhall.games.magecraft.view import hand_is_open, phase

PHASES: Final = ("casting phase", "discard shield phase", "learning/revision phase", "over", "setup")
IN_PHASE: Final = {name: [int(name == other) for other in PHASES] for name in PHASES}
FIRST_CHARACTER: Final = 1 + len(SPELLS)


def glance(s: Magecraft, seat: int | None) -> tuple[list[int], list[int | tuple[int, ...]]]:
    """In numbers: the phase, whose turn, the round; each seat's HP, score, used Cantrip and elimination;
    and of each seat the unknown gems of the bag, the mastered spells of each Spellbook, and the unknown
    gems of the hand.

    In cards (gems as they are: byte by byte how many of each colour): the Academy's gems, free
    characters, the pool, the Academy's spells; and each seat's bag, three Spellbooks and character,
    each with the gems on them, discard, hand, HP, score and shields.
    """
    seats, kind, on, mastered = s.seats, s.kind, s.on, s.mastered
    turn = [0] * seats
    if s.result is None:
        turn[s.turn] = 1
    found = [*IN_PHASE[phase(s)], *turn, s.round]
    for hp, score, cantrip in zip(s.hp, s.score, s.cantrip, strict=True):
        found += (size(hp), size(score), cantrip > 0, not hp)
    piles: list[int | tuple[int, ...]] = [s.academy, _free_characters(s), s.pool, spells(tuple(s.sets))]
    knows = 0 if seat is None else 1 << seat
    for owner in range(seats):
        bag, hand = s.bags[owner], s.hand[owner]
        if hand_is_open(s, owner, knows):
            piles.append(sum([ONE[gem] for gem in bag]))
            found.append(0)
            unknown = 0
        else:
            piles.append(0)
            found.append(len(bag))
            unknown = size(hand) - size(s.known[owner])
            hand = s.known[owner]
        for book in s.books[3 * owner : 3 * owner + 3]:
            piles += (tuple([kind[card] + 1 for card in book]), sum([on[card] for card in book]))
            found.append(sum([mastered[card] for card in book]))
        found.append(unknown)
        character = s.characters[owner]
        piles += (
            () if character == NONE else (FIRST_CHARACTER + character,),
            s.cantrip[owner],
            s.discard[owner],
            hand,
            s.hp[owner],
            s.score[owner],
            s.shields[owner],
        )
    return found, piles


def _free_characters(s: Magecraft) -> tuple[int, ...]:
    if NONE not in s.characters:
        return ()
    return tuple(FIRST_CHARACTER + who for who in range(len(CHARACTERS)) if who not in s.characters)


@lru_cache(maxsize=4096)
def spells(sets: tuple[int, ...]) -> tuple[int, ...]:
    """The spell cards that the Academy has left."""
    return tuple(spell for spell, left in enumerate(sets, 1) for _ in range(left))
