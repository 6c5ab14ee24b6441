"""What ``look`` shows, in numbers: for observations, which are made at every decision."""

from __future__ import annotations

from typing import Final

from spellhall.games.magecraft.cards import CHARACTERS, SPELLS
from spellhall.games.magecraft.gems import size
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
    seats = s.seats
    found = IN_PHASE[phase(s)] + [0] * seats
    if s.result is None:
        found[len(PHASES) + s.turn] = 1
    found.append(s.round)
    for owner in range(seats):
        hp, cantrip = s.hp[owner], s.cantrip[owner]
        found += (size(hp), size(s.score[owner]), int(cantrip > 0), int(hp == 0))
    piles: list[int | tuple[int, ...]] = [s.academy, _free_characters(s), s.pool, _spells(s)]
    knows = 0 if seat is None else 1 << seat
    for owner in range(seats):
        bag, hand, known = s.bags[owner], s.hand[owner], s.known[owner]
        if hand_is_open(s, owner, knows):
            piles.append(bag)
            found.append(0)
            _books(s, owner, found, piles)
            found.append(0)
        else:
            piles.append(0)
            found.append(size(bag))
            _books(s, owner, found, piles)
            found.append(size(hand) - size(known))
            hand = known
        character = s.characters[owner]
        piles.append(() if character == NONE else (FIRST_CHARACTER + character,))
        piles += (s.cantrip[owner], s.discard[owner], hand, s.hp[owner], s.score[owner], s.shields[owner])
    return found, piles


def _books(s: Magecraft, owner: int, found: list[int], piles: list[int | tuple[int, ...]]) -> None:
    """A seat's Spellbooks: how many spells of each are mastered, its cards, the gems on them."""
    kind, on, mastered = s.kind, s.on, s.mastered
    for book in range(3 * owner, 3 * owner + 3):
        faces: list[int] = []
        gems = masteries = 0
        for card in s.books[book]:
            faces.append(kind[card] + 1)
            gems += on[card]
            if mastered[card]:
                masteries += 1
        piles.append(tuple(faces))
        piles.append(gems)
        found.append(masteries)


def _free_characters(s: Magecraft) -> tuple[int, ...]:
    if NONE not in s.characters:
        return ()
    return tuple(FIRST_CHARACTER + who for who in range(len(CHARACTERS)) if who not in s.characters)


def _spells(s: Magecraft) -> tuple[int, ...]:
    """The spell cards that the Academy has left."""
    left: list[int] = []
    for spell, copies in enumerate(s.sets, 1):
        for _ in range(copies):
            left.append(spell)
    return tuple(left)
