"""Who the others may be in Castle of Magic: for bots.

A turn shows what somebody wants: how much better off it left a character, as the evaluation counts it,
and how much better off one flip of a known shrine could have left them. Only what was known before
counts: nobody means to find what they find, and who explores does not care for what lies open.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Final

from spellhall.engine.thinking import Glance, Heard, Thinking, after_turns
from spellhall.games.castle.cards import AMULET, CHARACTERS, MONSTER
from spellhall.games.castle.casting import COUNTRY_OF
from spellhall.games.castle.evaluate import COUNTRY, FURTHEST, HOME, LEVEL, evaluate, lead_of, regalia
from spellhall.games.castle.state import FIRST_CHARACTER, MOST_SEATS, SHRINE_COUNT, Castle

WARY: Final = 2.5
"""How much more often than dealt the Monster is reckoned with, e to this power: who waits for proof is devoured."""
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


def belief(heard: list[Heard]) -> Callable[[Castle], float]:
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
        for fits in self.fits:
            fits[MONSTER] = WARY
        self._shrine = [UNKNOWN] * SHRINE_COUNT
        self._up = [False] * SHRINE_COUNT
        self.pawns: list[list[int]] = [[] for _ in range(MOST_SEATS)]
        self._active = [[0] * 3 for _ in range(3)]
        self._open = [[[0, 0] for _ in range(3)] for _ in range(3)]
        """By country, faction, and face down or up: known shrines without a pawn."""
        self._near = 0.0
        self._mover = UNKNOWN
        self._explored = False
        self._leads = [LEVEL] * 9
        self._gains = [0.0] * 9
        self._home_gains = [0.0] * 9
        self._chances = [0.0] * 9
        self._home_chances = [0.0] * 9
        """Three countries for each faction: its lead; what the turn added to their worth, and how much more yet for
        those at home; and what one flip of a known shrine could have added."""

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
            self._gains[number] = self._home_gains[number] = 0.0
            self._chances[number] = self._home_chances[number] = 0.0
            at = number % 3
            if _could_gain(self._active[at], self._open[at], number // 3):
                lead = self._leads[number]
                further = min(lead + 1, FURTHEST)
                self._chances[number] = self._near * (COUNTRY[further] - COUNTRY[lead])
                self._home_chances[number] = HOME[further] - HOME[lead]

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
        active[shrine] += 1 if up else -1
        for faction in range(3):
            number = 3 * faction + at
            before = self._leads[number]
            now = self._leads[number] = lead_of(active, faction)
            if is_known and now != before:
                self._gains[number] += self._near * (COUNTRY[now] - COUNTRY[before])
                self._home_gains[number] += HOME[now] - HOME[before]

    def turn_ends(self) -> None:
        """Judge the turn that was watched, if any, for every character."""
        if self._mover == UNKNOWN:
            return
        fits = self.fits[self._mover]
        fits[MONSTER] -= PATIENT
        missed = 0.0 if self._explored else MISSED
        for faction in range(3):
            first = 3 * faction
            gain = self._gains[first] + self._gains[first + 1] + self._gains[first + 2]
            chance = max(self._chances[first], self._chances[first + 1], self._chances[first + 2])
            fits[FIRST_CULTIST + faction] += WISH * gain - missed * max(chance - gain, 0.0)
            for number in range(first, first + 3):
                at_home = gain + self._home_gains[number]
                best = max(chance, self._chances[number] + self._home_chances[number])
                fits[number] += WISH * at_home - missed * max(best - at_home, 0.0)
        self._mover = UNKNOWN


def _could_gain(active: list[int], known: list[list[int]], faction: int) -> bool:
    """Could one flip of a known shrine bring the faction further, its own or its strongest rival's?"""
    if known[faction][0]:
        return True
    one, other = faction - 1, faction - 2
    if active[one] == active[other]:
        return False
    rival = one if active[one] > active[other] else other
    return known[rival][1] > 0


BOTS: Final = Thinking(
    evaluate=evaluate,
    treasure=regalia,
    calm=frozenset({"turn_action"}),
    belief=belief,
    glance=Glance(positions=64),
    horizon=after_turns(7),
)
