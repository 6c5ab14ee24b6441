"""Mages and health piles, before the first turn. (MW-10 to MW-16, MW-R1 to MW-R7)"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from spellhall.engine.cards import with_at, without
from spellhall.engine.steps import EVERYONE, ask, ask_chance, later, push, tell
from spellhall.games.magewars.mages import EVERY_EVIL_MAGE, MAGES
from spellhall.games.magewars.pack import BAGS
from spellhall.games.magewars.rules.resurrection import deal_health, health_by_deck
from spellhall.games.magewars.state import DEEDS, HEALTH, MOST_SEATS, NOTHING_SHUFFLED, MageWars, book
from spellhall.games.magewars.terms import DECKS, EVIL

NO_MAGE: Final = -1
EVIL_MAGES: Final = tuple(mage for mage, card in enumerate(MAGES) if card.alignment == EVIL)
HUNTERS: Final = tuple(mage for mage, card in enumerate(MAGES) if card.destroys == EVERY_EVIL_MAGE)
"""Those who must destroy every Evil mage, and so need one. (MW-13)"""


def empty_table(seats: int, options: Mapping[str, str]) -> MageWars:
    """Decks sorted and shuffled, nobody has a mage yet. (MW-10, MW-16)"""
    s = MageWars()
    s.lay_table(seats)
    s.bags = list(BAGS)
    s.shuffles = (0,) * len(DECKS)
    s.shuffled = NOTHING_SHUFFLED
    s.drawn_in = bytes(sum(map(len, BAGS)))
    s.work = bytes(sum(map(len, BAGS)))
    s.idle = ()
    s.slots = [()]
    s.under = [()]
    s.fits = [0]
    s.locks = ()
    s.freezes = ()
    s.mage = (NO_MAGE,) * seats
    s.mages_left = tuple(range(len(MAGES)))
    s.alive = (True,) * seats
    s.marks = (0,) * seats
    s.feats = ((0,) * seats,) * len(DEEDS)
    s.lost = (False,) * seats
    s.guard = (0,) * seats
    s.luck = (0,) * seats
    s.turn = 0
    s.turns = 0
    s.first = 0
    s.growth = 0
    s.tired = ()
    s.made = ()
    s.oil = 0
    s.due = 0
    s.stopped = False
    s.fill_all = options["resources_per_card"] == "all"
    s.now_only = options["destroyed"] == "now"
    s.own_turn_wins = options["win_check"] == "own_turn"
    s.round_limit = 0 if options["round_limit"] == "none" else int(options["round_limit"])
    s.reduced = options["first_turn_fate"] == "reduced"
    return s


# Who begins


@book.step
def draw_first_player(s: MageWars) -> None:  # MW-11
    ask_chance(s, first_player)


@book.chance({seat: f"first P{seat + 1}" for seat in range(MOST_SEATS)})
def first_player(s: MageWars) -> list[int]:
    return list(range(s.seats))


@first_player.then
def goes_first(s: MageWars, seat: int) -> None:
    s.turn = seat
    s.first = seat
    tell(s, EVERYONE, "first", seat)


@book.step
def name_first_player(s: MageWars, seat: int) -> None:  # MW-R4
    goes_first(s, seat)


# Mages


@book.step
def deal_mages(s: MageWars) -> None:  # MW-12, MW-R5
    push(s, *(later(deal_mage, seat) for seat in range(s.seats) if s.mage[seat] == NO_MAGE), later(accept_mages))


@book.step
def deal_mage(s: MageWars, seat: int) -> None:
    ask_chance(s, mage_dealt, seat)


@book.chance({mage: f"mage {card.id}" for mage, card in enumerate(MAGES)})
def mage_dealt(s: MageWars, seat: int) -> tuple[int, ...]:
    return s.mages_left


@mage_dealt.then
def take_mage(s: MageWars, mage: int, seat: int) -> None:
    s.mages_left = without(s.mages_left, mage)
    s.mage = with_at(s.mage, seat, mage)


@book.step
def accept_mages(s: MageWars) -> None:
    """A line-up that breaks MW-13 is taken back and dealt again."""
    if not is_legal(s.mage):
        s.mages_left = tuple(sorted(s.mages_left + s.mage))
        s.mage = (NO_MAGE,) * s.seats
        push(s, later(deal_mages))
        return
    for seat, mage in enumerate(s.mage):
        tell(s, EVERYONE, "is_mage", seat, mage)


def is_legal(mages: Sequence[int]) -> bool:  # MW-13
    return not any(mage in HUNTERS for mage in mages) or any(mage in EVIL_MAGES for mage in mages)


@book.step
def draft(s: MageWars) -> None:  # MW-R5: the last player first, then counter-clockwise
    push(s, *(later(draft_by, (s.turn - step) % s.seats) for step in range(1, s.seats + 1)))


@book.step
def draft_by(s: MageWars, seat: int) -> None:
    ask(s, seat, draft_mage, seat)


@book.question({mage: f"be {card.id}" for mage, card in enumerate(MAGES)})
def draft_mage(s: MageWars, seat: int) -> Sequence[int]:
    """Each mage with whom the line-up can still be completed legally."""
    chosen = [mage for mage in s.mage if mage != NO_MAGE]
    if len(chosen) < s.seats - 1 or any(mage in EVIL_MAGES for mage in chosen):
        return s.mages_left
    return [mage for mage in s.mages_left if is_legal([*chosen, mage])]


@draft_mage.then
def choose_mage(s: MageWars, mage: int, seat: int) -> None:
    take_mage(s, mage, seat)
    tell(s, EVERYONE, "is_mage", seat, mage)


# Health


@book.step
def deal_first_health(s: MageWars) -> None:  # MW-15
    push(
        s, *(later(deal_health, seat, health_by_deck(s, seat)) for seat in range(s.seats) if not s.zones[HEALTH[seat]])
    )
