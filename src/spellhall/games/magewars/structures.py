"""What Structures and those who build or shake them do. (MW-52, MW-53, MW-R22 to MW-R26)"""

from __future__ import annotations

from spellhall.engine.cards import find
from spellhall.engine.steps import ask, later, push
from spellhall.games.magewars.cards.tables import IS_TOWER, KINDS, TYPE, WORD
from spellhall.games.magewars.cards.words import (
    ARCANE,
    CREATURE,
    ENCHANTED,
    EVIL,
    GOOD,
    NOT_EVIL,
    PLANT,
    STRUCTURE,
    draw,
    heal,
)
from spellhall.games.magewars.choices import choose, may
from spellhall.games.magewars.combat import destroy
from spellhall.games.magewars.craft import fill_site, site
from spellhall.games.magewars.death import lose_cards
from spellhall.games.magewars.decks import everyone_heals, take_from_any_pile, take_tops, which_pile
from spellhall.games.magewars.effects import perform
from spellhall.games.magewars.numbers import alignment, kept_of
from spellhall.games.magewars.state import HEALTH, STANDING, MageWars, book, living

# At the start of a turn


@book.step
def tower_of_pain(s: MageWars, seat: int, card: int) -> None:
    if len(s.zones[HEALTH[seat]]) > 5:
        lose_cards(s, seat, 1)


@book.step
def tower_of_grace(s: MageWars, seat: int, card: int) -> None:
    if alignment(s, seat) == GOOD:
        heal_if_weak(s, seat, card)


@book.step
def heal_if_weak(s: MageWars, seat: int, card: int) -> None:
    """Tower of Grace, Elderberry."""
    if len(s.zones[HEALTH[seat]]) <= 4:
        perform(s, seat, card, (heal(ENCHANTED, 1),))


@book.step
def tower_of_roots(s: MageWars, seat: int, card: int) -> None:
    if kept_of(s, seat, PLANT):
        perform(s, seat, card, (draw(ENCHANTED, 1),))


@book.step
def tower_of_tides(s: MageWars, seat: int, card: int) -> None:
    if not kept_of(s, seat, CREATURE):
        perform(s, seat, card, (draw(ENCHANTED, 1),))


# When built


@book.step
def dig_up_creature(s: MageWars, seat: int, card: int) -> None:
    if s.alive[seat] and which_pile.options(s, seat, card, CREATURE, 0):
        ask(s, seat, may, seat, card, "take_creature")


@book.step
def take_creature(s: MageWars, seat: int, card: int) -> None:
    take_from_any_pile(s, seat, card, CREATURE)


@book.step
def tower_of_darkness(s: MageWars, seat: int, card: int) -> None:
    choose(
        s,
        seat,
        card,
        doom_strikes=any(alignment(s, other) != EVIL for other in living(s, seat)),
        destroy_a_good_tower=bool(towers_of(s, GOOD)),
    )


@book.step
def doom_strikes(s: MageWars, seat: int, card: int) -> None:
    """Every living mage that is not Evil loses 2 health. (Darkness, Doom)"""
    for other in living(s, seat):
        if alignment(s, other) in NOT_EVIL:
            lose_cards(s, other, 2)


@book.step
def tower_of_light(s: MageWars, seat: int, card: int) -> None:
    choose(
        s,
        seat,
        card,
        heal_the_good=any(alignment(s, other) == GOOD for other in living(s, seat)),
        destroy_an_evil_tower=bool(towers_of(s, EVIL)),
    )


@book.step
def heal_the_good(s: MageWars, seat: int, card: int) -> None:
    everyone_heals(s, seat, card, ARCANE, 2, (GOOD,))


@book.step
def dawn_gifts(s: MageWars, seat: int, card: int) -> None:
    """Every living Good mage takes the top card of one pile, clockwise from the builder."""
    push(s, *(later(take_tops, other, card, 1, ()) for other in living(s, seat) if alignment(s, other) == GOOD))


# Destroying towers without an attack


def towers_of(s: MageWars, alignment: int) -> list[int]:
    """The kinds of standing towers of an alignment."""
    return sorted({kind for kind in _tower_kinds(s) if KINDS[kind].alignment == alignment})


def towers_of_level(s: MageWars, level: int) -> list[int]:
    return sorted({kind for kind in _tower_kinds(s) if KINDS[kind].level == level})


def _tower_kinds(s: MageWars) -> list[int]:
    return [s.kind[card] for card in s.zones[STANDING] if IS_TOWER[s.kind[card]]]


@book.question(
    {
        kind: f"raze {WORD[kind]}"
        for kind, card in enumerate(KINDS)
        if TYPE[kind] == STRUCTURE and card.sort == "Tower" and (card.alignment in (GOOD, EVIL) or card.level == 2)
    },
)
def doomed_tower(s: MageWars, seat: int, card: int, towers: tuple[int, ...]) -> tuple[int, ...]:
    return towers


@doomed_tower.then
def raze(s: MageWars, kind: int, seat: int, card: int, towers: tuple[int, ...]) -> None:
    destroy(s, seat, find(s, kind, STANDING), STANDING)


@book.step
def destroy_a_good_tower(s: MageWars, seat: int, card: int) -> None:
    ask(s, seat, doomed_tower, seat, card, tuple(towers_of(s, GOOD)))


@book.step
def destroy_an_evil_tower(s: MageWars, seat: int, card: int) -> None:
    ask(s, seat, doomed_tower, seat, card, tuple(towers_of(s, EVIL)))


@book.step
def earthquake(s: MageWars, seat: int, card: int) -> None:
    choose(
        s,
        seat,
        card,
        destroy_level_1_towers=bool(towers_of_level(s, 1)),
        destroy_a_level_2_tower=bool(towers_of_level(s, 2)),
    )


@book.step
def destroy_level_1_towers(s: MageWars, seat: int, card: int) -> None:
    for tower in reversed(s.zones[STANDING]):  # the last pushed text happens first
        if IS_TOWER[s.kind[tower]] and KINDS[s.kind[tower]].level == 1:
            destroy(s, seat, tower, STANDING)


@book.step
def destroy_a_level_2_tower(s: MageWars, seat: int, card: int) -> None:
    ask(s, seat, doomed_tower, seat, card, tuple(towers_of_level(s, 2)))


# Masons' Guild


@book.step
def masons_guild(s: MageWars, seat: int, card: int) -> None:
    choose(s, seat, card, fill_a_site=bool(site.options(s, seat, card, 1)), draw_enchanted=True)


@book.step
def fill_a_site(s: MageWars, seat: int, card: int) -> None:
    fill_site(s, seat, card, 1)


@book.step
def draw_enchanted(s: MageWars, seat: int, card: int) -> None:
    perform(s, seat, card, (draw(ENCHANTED, 1),))
