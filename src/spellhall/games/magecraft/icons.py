"""What the five icons do, one after another, in the caster's order. (MC-31, MC-49 to MC-57)"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellhall.engine.cards import less
from spellhall.engine.steps import EVERYONE, ask, decide, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.magecraft.cards import (
    ATTACK,
    COLOURS,
    DRAW,
    FULL_HP,
    HEAL,
    ICONS,
    LETTERS,
    SHIELD,
    VANISH,
)
from spellhall.games.magecraft.drawing import draw
from spellhall.games.magecraft.ending import score, take_hp
from spellhall.games.magecraft.gems import colours, most, put, take
from spellhall.games.magecraft.state import MOST_SEATS, Magecraft, book, is_out, participants, take_from_hand

GEM_TOKENS: Final = dict(enumerate(LETTERS))


@book.step
def resolve(s: Magecraft, icons: str) -> None:
    """These icons are left: the next one. (MC-31)"""
    if is_out(s):
        return
    kinds = next_icon.options(s, icons)
    if len(kinds) > 1:
        ask(s, s.turn, next_icon, icons)
    elif kinds[0] == DRAW:
        draw(s, s.turn, len(icons))
    else:
        resolve_icon(s, kinds[0], icons)


@book.question(ICONS)
def next_icon(s: Magecraft, icons: str) -> list[str]:  # MC-R17
    return [icon for icon in ICONS if icon in icons]


@next_icon.then
def resolve_icon(s: Magecraft, icon: str, icons: str) -> None:  # MC-57
    if len(icons) > 1:
        push(s, later(resolve, icons.replace(icon, "", 1)))
    EFFECTS[icon](s)


def draw_icon(s: Magecraft) -> None:
    draw(s, s.turn, 1)


# Attack


def attack(s: Magecraft) -> None:  # MC-50
    decide(s, s.turn, attack_target)


@book.question({seat: f"P{seat + 1}" for seat in range(MOST_SEATS)})
def attack_target(s: Magecraft) -> list[int]:  # MC-R23, MC-R26
    return [seat for seat in participants(s) if seat != s.turn]


@attack_target.then
def strike(s: Magecraft, foe: int) -> None:
    if s.shields[foe]:
        decide(s, s.turn, attack_shield, foe)
    else:
        lose_hp(s, foe)  # MC-51


@book.question(GEM_TOKENS)
def attack_shield(s: Magecraft, foe: int) -> list[int]:  # MC-R24
    return colours(s.shields[foe])


@attack_shield.then
def knock_out(s: Magecraft, gem: int, foe: int) -> None:
    take(s.shields, foe, gem)
    put(s.discard, foe, gem)
    tell(s, EVERYONE, "knocked_out", s.turn, foe, gem)


def lose_hp(s: Magecraft, seat: int) -> None:  # MC-R25
    if s.choose_hp:
        decide(s, s.turn, hp_gem, seat)
    else:
        take_hp(s, most(s.hp[seat]), seat)


@book.question(GEM_TOKENS)
def hp_gem(s: Magecraft, seat: int) -> list[int]:
    return colours(s.hp[seat])


@hp_gem.then
def chosen_hp(s: Magecraft, gem: int, seat: int) -> None:
    take_hp(s, gem, seat)


# Heal


def heal(s: Magecraft) -> None:  # MC-52
    decide(s, s.turn, heal_gem)


@book.question(GEM_TOKENS)
def heal_gem(s: Magecraft) -> list[int]:  # MC-R27
    return colours(s.academy)


@heal_gem.then
def take_for_hp(s: Magecraft, gem: int) -> None:
    s.academy = less(s.academy, gem)
    if len(s.hp[s.turn]) < FULL_HP:
        put(s.hp, s.turn, gem)
        tell(s, EVERYONE, "healed", s.turn, gem)
    else:  # MC-53, MC-R32
        tell(s, EVERYONE, "healed_over", s.turn, gem)
        score(s, gem)


# Shield

FROM_ACADEMY: Final = 0
FROM_DISCARD: Final = 1


def shield(s: Magecraft) -> None:  # MC-54
    decide(s, s.turn, shield_gem)


@book.question(
    {(FROM_ACADEMY, gem): f"academy {letter}" for gem, letter in enumerate(LETTERS)}
    | {(FROM_DISCARD, gem): f"discard {letter}" for gem, letter in enumerate(LETTERS)},
)
def shield_gem(s: Magecraft) -> list[tuple[int, int]]:  # MC-R27, MC-R28
    offered = [(FROM_ACADEMY, gem) for gem in colours(s.academy)]
    return offered + [(FROM_DISCARD, gem) for gem in colours(s.discard[s.turn])]


@shield_gem.then
def raise_shield(s: Magecraft, answer: tuple[int, int]) -> None:
    source, gem = answer
    put(s.shields, s.turn, gem)
    if source == FROM_DISCARD:
        take(s.discard, s.turn, gem)
        tell(s, EVERYONE, "shielded_from_discard", s.turn, gem)
    else:
        s.academy = less(s.academy, gem)
        tell(s, EVERYONE, "shielded", s.turn, gem)


# Vanish

VANISH_HP: Final = len(COLOURS)


def vanish(s: Magecraft) -> None:  # MC-55
    decide(s, s.turn, vanish_gem)


@book.question(
    {**{gem: f"hand {letter}" for gem, letter in enumerate(LETTERS)}, VANISH_HP: "hp"},
)
def vanish_gem(s: Magecraft) -> list[int]:  # MC-R29
    return [*colours(s.hand[s.turn]), VANISH_HP]


@vanish_gem.then
def vanish_one(s: Magecraft, gem: int) -> None:
    if gem == VANISH_HP:
        lose_hp(s, s.turn)  # MC-R30
    else:
        take_from_hand(s, s.turn, gem)
        tell(s, EVERYONE, "vanished", s.turn, gem)
        score(s, gem)


EFFECTS: Final[dict[str, Callable[[Magecraft], None]]] = {
    DRAW: draw_icon,
    ATTACK: attack,
    HEAL: heal,
    SHIELD: shield,
    VANISH: vanish,
}


# What is asked


@next_icon.worded
def which_icon(s: Magecraft, icons: str) -> Said:
    return say("ask-next_icon", icons=[ICONS[icon] for icon in icons])


@attack_shield.worded
def which_shield(s: Magecraft, foe: int) -> Said:
    return say("ask-attack_shield", seat=foe)


@hp_gem.worded
def which_hp(s: Magecraft, seat: int) -> Said:
    return say("ask-hp_gem-own") if seat == s.turn else say("ask-hp_gem", seat=seat)


@heal_gem.worded
def which_gem_heals(s: Magecraft) -> Said:
    return say("ask-heal_gem" if len(s.hp[s.turn]) < FULL_HP else "ask-heal_gem-full")


# What a click on the table means


@attack_target.touches
def touched_foe(s: Magecraft, foe: int) -> list[str]:
    return [f"seat{foe}", f"hp{foe}", f"shield{foe}"]


@attack_shield.touches
def touched_shield_of_foe(s: Magecraft, gem: int, foe: int) -> list[str]:
    return [f"shield{foe}.{LETTERS[gem]}.0"]


@hp_gem.touches
def touched_hp(s: Magecraft, gem: int, seat: int) -> list[str]:
    return [f"hp{seat}.{LETTERS[gem]}.0"]


@heal_gem.touches
def touched_in_academy(s: Magecraft, gem: int) -> list[str]:
    return [f"academy.{LETTERS[gem]}.0"]


@shield_gem.touches
def touched_for_shield(s: Magecraft, answer: tuple[int, int]) -> list[str]:
    source, gem = answer
    zone = f"discard{s.turn}" if source == FROM_DISCARD else "academy"
    return [f"{zone}.{LETTERS[gem]}.0"]


@vanish_gem.touches
def touched_to_vanish(s: Magecraft, gem: int) -> list[str]:
    return [f"hp{s.turn}"] if gem == VANISH_HP else [f"hand{s.turn}.{LETTERS[gem]}.0"]
