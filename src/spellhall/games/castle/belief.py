"""Who the others may be in Castle of Magic: for bots.

A turn shows what somebody wants: how much better off it left a character, as the evaluation counts it,
and how much better off one flip of a known shrine could have left them. Only what was known before
counts: nobody means to find what they find, and who explores does not care for what lies open.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Final

from spellhall.engine.info import Heard
from spellhall.games.castle.cards import AMULET, CHARACTERS, MONSTER
from spellhall.games.castle.casting import COUNTRY_OF
from spellhall.games.castle.evaluate import COUNTRY, FURTHEST, HOME, lead_of
from spellhall.games.castle.state import FIRST_CHARACTER, MOST_SEATS, SHRINE_COUNT, Castle

WISH: Final = 3.5
"""How much more likely one is to do what leaves them better off by 1: e to this power."""
MISSED: Final = 4.0
"""And how much less to leave undone what would have left them so much better off."""
TREASURE: Final = 1.5
"""How much more likely all but the Monster are to step on regalia."""
PATIENT: Final = 0.3
IMPATIENT: Final = 0.9
"""How much less likely the Monster is to manipulate, and how much more to advance."""
UNKNOWN: Final = -1
FIRST_CULTIST: Final = 9
"""The cards are in this order: three wizards of each faction, the cultists, the Monster."""


def character_of(s: Castle, seat: int) -> int:
    """Whom the seat plays."""
    return s.kind[FIRST_CHARACTER + seat]


def belief(heard: Sequence[Heard]) -> Callable[[Castle], float]:
    """How well the characters of a world fit the deeds that were seen."""
    witness = Witness()
    for kind, args in heard:
        witness.hear(kind, args)
    witness.turn_ends()
    weight = [[exp(fits) for fits in by_character] for by_character in witness.fits]

    def likelihood(s: Castle) -> float:
        found = 1.0
        for seat, character in enumerate(s.kind[FIRST_CHARACTER:]):
            found *= weight[seat][character]
        return found

    return likelihood


class Witness:
    """Watches the tableau as the news tell of it, and what each turn says about whose it was."""

    def __init__(self) -> None:
        self.fits = [[0.0] * len(CHARACTERS) for _ in range(MOST_SEATS)]
        """By seat and character: how well the one fits the deeds of the other."""
        self._shrine = [UNKNOWN] * SHRINE_COUNT
        self._up = [False] * SHRINE_COUNT
        self.pawns: list[list[int]] = [[] for _ in range(MOST_SEATS)]
        self._active = [[0] * 3 for _ in range(3)]
        self._open = [[[0, 0] for _ in range(3)] for _ in range(3)]
        """By country, faction, and face down or up: known shrines without a pawn."""
        self._near = 0.0
        self._mover = UNKNOWN
        self._explored = False
        self._leads = [0] * 9
        self._could_gain = [False] * 9
        self._gains = [0.0] * 9
        self._home_gains = [0.0] * 9
        """Of the turn, three countries for each faction: its lead before, whether one flip of a known shrine could bring
        it further, what its country is worth more after the turn, and how much more yet to those at home."""

    def hear(self, kind: str, args: Sequence[int]) -> None:
        """One piece of news."""
        if kind in ("flipped_up", "flipped_down"):
            self._flipped(args[0], args[1], args[2], kind == "flipped_up")
        elif kind in ("turned_up", "turned_down"):  # played without the memory aid
            self.pawns[args[0]].append(args[1])
            self._explored = True
        elif kind == "picked_up":
            self._turn_begins(args[0], [args[1]])
        elif kind == "picked_up_both":
            self._turn_begins(args[0], list(self.pawns[args[0]]))
        elif kind == "advanced":
            self.turn_ends()
            self.fits[args[0]][MONSTER] += IMPATIENT
            self._near += 1 / 7

    def _turn_begins(self, seat: int, picked: list[int]) -> None:
        self.turn_ends()
        for place in picked:
            if place in self.pawns[seat]:
                self.pawns[seat].remove(place)
                self._lies_open(place, 1)
        self._mover = seat
        self._explored = False
        for number in range(9):
            at = number % 3
            self._leads[number] = lead_of(self._active[at], number // 3)
            self._could_gain[number] = _could_gain(self._active[at], self._open[at], number // 3)
            self._gains[number] = self._home_gains[number] = 0.0

    def _lies_open(self, place: int, more: int) -> None:
        shrine = self._shrine[place]
        if shrine != UNKNOWN and shrine < AMULET:
            self._open[COUNTRY_OF[place]][shrine][self._up[place]] += more

    def _flipped(self, seat: int, place: int, shrine: int, up: bool) -> None:
        if seat != self._mover:  # a game taken up in mid-turn
            self._turn_begins(seat, [])
        self._lies_open(place, -1)
        is_known = self._shrine[place] != UNKNOWN
        self._shrine[place] = shrine
        self._up[place] = up
        self.pawns[seat].append(place)
        if not is_known:
            self._explored = True
        if shrine >= AMULET:
            if is_known:
                self.fits[seat][MONSTER] -= TREASURE
            return
        at = COUNTRY_OF[place]
        active = self._active[at]
        before = [lead_of(active, 0), lead_of(active, 1), lead_of(active, 2)]
        active[shrine] += 1 if up else -1
        if is_known:
            for faction, lead in enumerate(before):
                now = lead_of(active, faction)
                self._gains[3 * faction + at] += self._near * (COUNTRY[now] - COUNTRY[lead])
                self._home_gains[3 * faction + at] += HOME[now] - HOME[lead]

    def turn_ends(self) -> None:
        """Judge the turn that was watched, if any, for every character."""
        if self._mover == UNKNOWN:
            return
        fits = self.fits[self._mover]
        fits[MONSTER] -= PATIENT
        for faction in range(3):
            first = 3 * faction
            gain = self._gains[first] + self._gains[first + 1] + self._gains[first + 2]
            chances = [self._chance(first), self._chance(first + 1), self._chance(first + 2)]
            chance = max(chances)
            fits[FIRST_CULTIST + faction] += self._says(gain, chance)
            for home in range(3):
                chance_home = chances[home] + self._home_chance(first + home)
                fits[first + home] += self._says(gain + self._home_gains[first + home], max(chance, chance_home))
        self._mover = UNKNOWN

    def _chance(self, number: int) -> float:
        """What the country could have been worth more to the faction."""
        if self._explored or not self._could_gain[number]:
            return 0.0
        lead = self._leads[number]
        return self._near * (COUNTRY[min(lead + 1, FURTHEST)] - COUNTRY[lead])

    def _home_chance(self, number: int) -> float:
        """And how much more yet to those at home."""
        if self._explored or not self._could_gain[number]:
            return 0.0
        lead = self._leads[number]
        return HOME[min(lead + 1, FURTHEST)] - HOME[lead]

    def _says(self, gain: float, chance: float) -> float:
        """What it says for being somebody, if they have gained so much, and could have gained so much by one flip."""
        return WISH * gain - MISSED * (chance - gain) if chance > gain and not self._explored else WISH * gain


def _could_gain(active: list[int], known: list[list[int]], faction: int) -> bool:
    """Could one flip of a known shrine bring the faction further, its own or its strongest rival's?"""
    if known[faction][0]:
        return True
    one, other = faction - 1, faction - 2
    if active[one] == active[other]:
        return False
    rival = one if active[one] > active[other] else other
    return known[rival][1] > 0
