"""Roles: the deal, the night, reveals to the table, shows to one player; and the role cards, each above what it does.

(ML-11 to ML-14, ML-48, ML-49, ML-65 to ML-69; rules, 4.5)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from spellhall.engine.steps import EVERYONE, Pending, ask, ask_chance, bit, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.magelight.cards import (
    ARCHIVIST,
    ARCHMAGE,
    DIVINER,
    GUILD_ROLES,
    GUILDMAGE,
    HEALER,
    IDS,
    INFILTRATOR,
    IS_SPY,
    PAGE_THIEF,
    PLAIN_KINDS,
    QUARTERMASTER,
    ROLE,
    SPIES_AT,
    SPYMASTER,
    TURNCOAT,
    WARDEN,
    Role,
    tokens,
)
from spellhall.games.magelight.counters import gain_power, lose_power
from spellhall.games.magelight.piles import return_burned, scorch_top, store_top
from spellhall.games.magelight.state import (
    MOST_SEATS,
    NO_CAP,
    NO_ROLE,
    Magelight,
    book,
    is_first_show,
    seen_role,
    spies,
)
from spellhall.games.magelight.targets import (
    AIMS,
    Aim,
    aims_at,
    others_below_cap,
    others_standing,
    others_unrevealed,
)
from spellhall.games.magelight.winning import check_end

UNCAPPED_SPYMASTER: Final = 6
"""The Power that a revealed Spymaster comes to where Power has no maximum. (ML-R41)"""

_SEATS: Final = range(MOST_SEATS)

# What a row of the table is

Effect = Callable[[Magelight, int], None]
"""What happens when a role is revealed: of the player whose role it is, "you"."""
Does = TypeVar("Does", bound=Effect | Aim)

WHEN_REVEALED: Final[dict[int, Effect]] = {}


def role(kind: int, name: str, *, flavour: str, revealed: str = "", other: str = "") -> Callable[[Does], Does]:
    """Enter a row of the table of roles; it decorates what happens when the role is revealed."""
    team = "Infiltrator" if IS_SPY[kind] else "Guildmage"
    text = f"{team}." + f" When revealed to the table: {revealed}." * bool(revealed) + f" {other}." * bool(other)
    ROLE[kind] = Role(
        id=IDS[kind], name=name, deck="plain role" if kind in PLAIN_KINDS else "role", team=team, revealed=revealed,
        other=other, text=text, flavour=flavour, icon=IDS[kind],
    )  # fmt: skip

    def enter_effect(does: Does) -> Does:
        if isinstance(does, Aim):
            AIMS[kind] = does
        else:
            WHEN_REVEALED[kind] = does
        return does

    return enter_effect


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


@book.chance(tokens("deal", GUILD_ROLES))
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


@book.chance(tokens("cover", GUILD_ROLES))
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
def role_text(s: Magelight, seat: int) -> None:  # rules, 4.5; ML-R55, ML-R61
    kind = s.role[seat]
    if kind in WHEN_REVEALED:
        WHEN_REVEALED[kind](s, seat)
    elif kind in AIMS and AIMS[kind].legal(s, seat):
        ask(s, seat, role_target, seat)


@book.question({seat: f"choose P{seat + 1}" for seat in _SEATS})
def role_target(s: Magelight, you: int) -> list[int]:
    return AIMS[s.role[you]].legal(s, you)


@role_target.then
def role_target_chosen(s: Magelight, target: int, you: int) -> None:
    tell(s, EVERYONE, "chose", you, s.role[you], target)
    AIMS[s.role[you]].hit(s, you, target)


@role_target.worded
def role_prompt(s: Magelight, you: int) -> Said:
    return say("ask-role_target", role=IDS[s.role[you]])


@role_target.touches
def role_target_things(s: Magelight, target: int, you: int) -> list[str]:
    return [f"seat{target}", f"role{target}"]


# Show to one player


def show_role(s: Magelight, owner: int, to: int) -> None:  # ML-49, ML-R11
    s.shows.append((owner, to))
    show = len(s.shows) - 1
    seen = seen_role(s, show)
    tell(s, EVERYONE, "showed_role", owner, to)
    tell(s, bit(to), "saw_role", owner, seen)
    if s.role[owner] == SPYMASTER and is_first_show(s, show):  # ML-R60
        tell(s, bit(owner), "forged", to, seen)


# The role cards


@role(
    ARCHMAGE, "Archmage", revealed="gain 1 Power",
    flavour="Last to leave the hall.",
)  # fmt: skip
def archmage(s: Magelight, you: int) -> None:
    gain_power(s, you, 1)


@role(
    ARCHIVIST, "Archivist", revealed="scorch the top 3 cards of the deck",
    flavour="Knows what must go first.",
)  # fmt: skip
def archivist(s: Magelight, you: int) -> None:
    scorch_top(s, 3)


@role(
    HEALER, "Healer", revealed="choose another player below the cap: they gain 1 Power (none: nothing)",
    flavour="Cold hands, warm spells.",
)  # fmt: skip
@aims_at(others_below_cap)
def healer(s: Magelight, you: int, target: int) -> None:
    gain_power(s, target, 1)


@role(
    WARDEN, "Warden", revealed="choose another player with at least 1 Power: they lose 1 Power (none: nothing)",
    flavour="The door is also a weapon.",
)  # fmt: skip
@aims_at(others_standing)
def warden(s: Magelight, you: int, target: int) -> None:
    lose_power(s, target, 1)


@role(
    DIVINER, "Diviner",
    revealed="choose another player whose role is not revealed: they show it to you (none: nothing)",
    flavour="Asked the stars. They shrugged.",
)  # fmt: skip
@aims_at(others_unrevealed)
def diviner(s: Magelight, you: int, target: int) -> None:
    show_role(s, target, you)


@role(
    QUARTERMASTER, "Quartermaster", revealed="store the top 2 cards of the deck",
    flavour="There is always one more crate.",
)  # fmt: skip
def quartermaster(s: Magelight, you: int) -> None:
    store_top(s, you, 2)


@role(
    SPYMASTER, "Spymaster", revealed="gain Power up to the cap",
    other=(
        "Dark Day costs 1 less per 4 burned cards; forged papers: the first time this role is shown to a single "
        "player, that player sees your Cover instead"
    ),
    flavour="Signs in three handwritings.",
)  # fmt: skip
def spymaster(s: Magelight, you: int) -> None:
    gain_power(s, you, max(0, (s.cap if s.cap < NO_CAP else UNCAPPED_SPYMASTER) - s.power[you]))


@role(
    TURNCOAT, "Turncoat", revealed="gain 2 Power",
    flavour="Was one of you, once.",
)  # fmt: skip
def turncoat(s: Magelight, you: int) -> None:
    gain_power(s, you, 2)


@role(
    PAGE_THIEF, "Page Thief",
    revealed="return the top 10 cards of the burn pile to the discard pile (as many as there are)",
    flavour="Half the library under one coat.",
)  # fmt: skip
def page_thief(s: Magelight, you: int) -> None:
    return_burned(s, 10)


role(GUILDMAGE, "Guildmage", flavour="The mountain's own.")  # ML-R3
role(INFILTRATOR, "Infiltrator", flavour="The valley's own.")
