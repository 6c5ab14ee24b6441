"""What ``look`` shows, in numbers: for observations, which are made at every decision."""

from __future__ import annotations

from typing import Final

from spellhall.engine.steps import bit
from spellhall.games.magelight.cards import IS_SPY
from spellhall.games.magelight.knowledge import is_dealt
from spellhall.games.magelight.state import NO_ROLE, TOP, Magelight, seen_role, spies
from spellhall.games.magelight.view import STEP_NAMES

PHASES: Final = ("actions", "allies", "artifacts", "over", "pass")
IN_STEP: Final = tuple([int(name == phase) for phase in PHASES] for name in STEP_NAMES)
OVER: Final = [int(phase == "over") for phase in PHASES]


def glance(s: Magelight, seat: int | None) -> tuple[list[int], list[tuple[int, ...]]]:
    """In numbers: the phase, whose turn, the round; each seat's actions, mana, power, whether they are
    the first player, an infiltrator, revealed; how many cards of the deck the seat does not know; of
    each seat whether the Cover is up (never), the role unknown, and the role up.

    In cards: what is known of the deck, what was last shuffled into it; each seat's Cover and role.
    """
    seats, over, active, first, revealed = s.seats, s.result is not None, s.turn, s.first, s.revealed
    turn = [0] * seats
    if not over:
        turn[active] = 1
    found = [*(OVER if over else IN_STEP[s.step]), *turn, s.round]
    team = spies(s) if seat is not None and IS_SPY[s.role[seat]] and is_dealt(s) else ()  # ML-13
    for owner, power in enumerate(s.power):
        if owner == active:
            found += (s.actions, s.mana, power, owner == first, owner in team, revealed[owner])
        else:
            found += (0, 0, power, owner == first, owner in team, revealed[owner])
    known = _known_top(s, bit(seat)) if s.zones[TOP] else ()
    found.append(len(s.deck) + len(s.zones[TOP]) - len(known))
    piles = [known, tuple([kind + 1 for kind in s.refilled])]
    for owner, role in enumerate(_known_roles(s, seat)):
        found += (0, role == NO_ROLE, revealed[owner] or over)
        cover = s.cover[owner] if owner == seat else NO_ROLE
        piles += (() if cover == NO_ROLE else (cover + 1,), () if role == NO_ROLE else (role + 1,))
    return found, piles


def _known_roles(s: Magelight, seat: int | None) -> list[int]:
    """By owner: the role as the seat knows it, or what it was last shown; else NO_ROLE."""
    if s.result is not None:
        return s.role
    known = [NO_ROLE] * s.seats
    for show, (owner, viewer) in enumerate(s.shows):
        if viewer == seat:
            known[owner] = seen_role(s, show)
    for owner, role in enumerate(s.role):
        if s.revealed[owner] or owner == seat:
            known[owner] = role
    return known


def _known_top(s: Magelight, knows: int) -> tuple[int, ...]:
    """The cards on top of the deck, as far down as the seats of the mask know them."""
    known = []
    for card in s.zones[TOP]:
        if not s.seen[card] & knows:
            break
        known.append(s.kind[card] + 1)
    return tuple(known)
