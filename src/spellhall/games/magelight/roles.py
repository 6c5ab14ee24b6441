"""Roles: the deal, the night, reveals to the table, shows to one player. (ML-11 to ML-14, ML-48, ML-49, ML-65 to ML-69)"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellhall.engine.steps import EVERYONE, Pending, ask, ask_chance, bit, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.magelight.cards import (
    ARCHIVIST,
    ARCHMAGE,
    CARDS,
    DIVINER,
    GUILD_ROLES,
    GUILDMAGE,
    HEALER,
    INFILTRATOR,
    IS_SPY,
    PAGE_THIEF,
    QUARTERMASTER,
    SPIES_AT,
    SPYMASTER,
    TURNCOAT,
    WARDEN,
)
from spellhall.games.magelight.counters import gain_power, lose_power
from spellhall.games.magelight.piles import return_burned, scorch_top, store_top
from spellhall.games.magelight.state import (
    MOST_SEATS,
    NO_ROLE,
    Magelight,
    book,
    is_first_show,
    seen_role,
    spies,
)
from spellhall.games.magelight.targets import below_cap, others, standing, unrevealed
from spellhall.games.magelight.winning import check_end

_SEATS: Final = range(MOST_SEATS)

# The deal


def deal_roles(s: Magelight) -> list[Pending]:  # ML-11, ML-68, ML-69
    """The steps of the deal: the Infiltrators' cards go to seats at random, Guildmage cards out of
    the six to the others, Covers out of what is left. So every deal is as likely as if the cards of
    this game had been shuffled. What a scenario has dealt stays.
    """
    left = list(spy_cards(s))
    for role in s.role:
        if role in left:
            left.remove(role)
    seats = range(s.seats)
    deal = [later(deal_spy, spy) for spy in left] + [later(deal_role, seat) for seat in seats]
    return [*deal, *(later(deal_cover, seat) for seat in seats), later(night)]


def spy_cards(s: Magelight) -> tuple[int, ...]:
    """The Infiltrator cards in this game: public knowledge. (ML-67, ML-68, ML-R3)"""
    named = SPIES_AT[s.seats]
    return (INFILTRATOR,) * len(named) if s.plain else named


@book.step
def deal_spy(s: Magelight, spy: int) -> None:
    ask_chance(s, spy_dealt, spy)


@book.chance({seat: f"spy P{seat + 1}" for seat in _SEATS})
def spy_dealt(s: Magelight, spy: int) -> list[int]:
    return [seat for seat in range(s.seats) if s.role[seat] == NO_ROLE]


@spy_dealt.then
def take_spy(s: Magelight, seat: int, spy: int) -> None:
    take_role(s, spy, seat)


@book.step
def deal_role(s: Magelight, seat: int) -> None:
    if s.role[seat] == NO_ROLE:
        if s.plain:
            take_role(s, GUILDMAGE, seat)
        else:
            ask_chance(s, role_dealt, seat)


@book.chance({kind: f"deal {CARDS[kind].id}" for kind in GUILD_ROLES})
def role_dealt(s: Magelight, seat: int) -> list[int]:
    return s.guild_bag


@role_dealt.then
def take_guild_role(s: Magelight, role: int, seat: int) -> None:
    s.guild_bag.remove(role)
    take_role(s, role, seat)


def take_role(s: Magelight, role: int, seat: int) -> None:  # ML-12
    s.role[seat] = role
    tell(s, bit(seat), "dealt", role)


@book.step
def deal_cover(s: Magelight, seat: int) -> None:
    if IS_SPY[s.role[seat]] and s.cover[seat] == NO_ROLE and not s.plain:
        ask_chance(s, cover_dealt, seat)


@book.chance({kind: f"cover {CARDS[kind].id}" for kind in GUILD_ROLES})
def cover_dealt(s: Magelight, seat: int) -> list[int]:
    return s.guild_bag


@cover_dealt.then
def take_cover(s: Magelight, cover: int, seat: int) -> None:  # ML-69
    s.guild_bag.remove(cover)
    s.cover[seat] = cover
    tell(s, bit(seat), "covered", cover)


@book.step
def night(s: Magelight) -> None:  # ML-13, ML-R4
    team = spies(s)
    for seat in team:
        for other in team:
            if other != seat:
                tell(s, bit(seat), "teammate", other)
        if len(team) == 1:
            tell(s, bit(seat), "alone")


# Reveal to the table


def reveal_role(s: Magelight, seat: int) -> None:  # ML-48, ML-R50, ML-R54
    s.revealed[seat] = True
    tell(s, EVERYONE, "revealed_role", seat, s.role[seat])
    push(s, later(role_text, seat), later(check_end))


@book.step
def role_text(s: Magelight, seat: int) -> None:  # rules, 4.5
    if not s.plain:
        WHEN_REVEALED[s.role[seat]](s, seat)


def archmage(s: Magelight, seat: int) -> None:
    gain_power(s, seat, 1)


def archivist(s: Magelight, seat: int) -> None:
    scorch_top(s, 3)


def choose_another(s: Magelight, seat: int) -> None:  # healer, warden, diviner; ML-R55, ML-R61
    if role_target.options(s, seat):
        ask(s, seat, role_target, seat)


def quartermaster(s: Magelight, seat: int) -> None:
    store_top(s, seat, 2)


def spymaster(s: Magelight, seat: int) -> None:
    gain_power(s, seat, s.cap)


def turncoat(s: Magelight, seat: int) -> None:
    gain_power(s, seat, 2)


def page_thief(s: Magelight, seat: int) -> None:
    return_burned(s, 10)


WHEN_REVEALED: Final[dict[int, Callable[[Magelight, int], None]]] = {
    ARCHMAGE: archmage,
    ARCHIVIST: archivist,
    HEALER: choose_another,
    WARDEN: choose_another,
    DIVINER: choose_another,
    QUARTERMASTER: quartermaster,
    SPYMASTER: spymaster,
    TURNCOAT: turncoat,
    PAGE_THIEF: page_thief,
}


@book.question({seat: f"choose P{seat + 1}" for seat in _SEATS})
def role_target(s: Magelight, seat: int) -> list[int]:
    legal = {HEALER: below_cap, WARDEN: standing, DIVINER: unrevealed}[s.role[seat]]
    return others(s, seat, legal(s, seat))


@role_target.then
def role_target_chosen(s: Magelight, target: int, seat: int) -> None:
    role = s.role[seat]
    tell(s, EVERYONE, "chose", seat, role, target)
    if role == HEALER:
        gain_power(s, target, 1)
    elif role == WARDEN:
        lose_power(s, target, 1)
    else:
        show_role(s, target, seat)


@role_target.worded
def role_prompt(s: Magelight, seat: int) -> Said:
    return say("ask-role_target", role=CARDS[s.role[seat]].id)


@role_target.touches
def role_target_things(s: Magelight, target: int, seat: int) -> list[str]:
    return [f"role{target}"]


# Show to one player


def show_role(s: Magelight, owner: int, to: int) -> None:  # ML-49, ML-R11
    s.shows.append((owner, to))
    show = len(s.shows) - 1
    seen = seen_role(s, show)
    tell(s, EVERYONE, "showed_role", owner, to)
    tell(s, bit(to), "saw_role", owner, seen)
    if s.role[owner] == SPYMASTER and is_first_show(s, show):  # ML-R60
        tell(s, bit(owner), "forged", to, seen)
