"""The Fate cards. (MW-19 to MW-22)"""

from __future__ import annotations

from typing import Final

from spellhall.games.magewars.pack import KINDS
from spellhall.games.magewars.rows import Card, Numbers, Text, backs, does, number, perform
from spellhall.games.magewars.rules.check import lose_health
from spellhall.games.magewars.rules.choices import ask_rival, choose, mode_of_a_card
from spellhall.games.magewars.rules.craft import fill_site
from spellhall.games.magewars.rules.curses import send_curse, sent_curse
from spellhall.games.magewars.rules.decks import (
    discard_some,
    draw,
    everyone_draws,
    everyone_heals,
    heal,
    keep_types,
    reveal,
    take_blessing,
    take_tops,
    top_piles,
)
from spellhall.games.magewars.rules.fate import play_fate
from spellhall.games.magewars.rules.meddle import filled_works, meddle, meddling, strip_from
from spellhall.games.magewars.rules.numbers import full_health, level
from spellhall.games.magewars.state import HEALTH, MageWars, book
from spellhall.games.magewars.terms import (
    ARCANE,
    CHALLENGE,
    CREATURE,
    ENCHANTED,
    EVERY_MAGE,
    FATE,
    FATE_CARD,
    LEVEL,
    MYSTIC,
    PLANT,
    QUEST,
    STRUCTURE,
)

FATES: Final[list[Card]] = []


def fate(
    id: str,
    name: str,
    *,
    copies: int = 1,
    text: str,
    once: Text,
    numbers: Numbers = (),
    flavour: str,
) -> None:
    """Enter a row of the table of Fate cards."""
    row = Card(
        id=id, name=name, backs=backs((FATE,), copies), type=FATE_CARD, level=1, text=text, once=once,
        flavour=flavour, numbers=numbers,
    )  # fmt: skip
    FATES.append(row)


# Cards that make their player draw

fate(
    "draw_1_enchanted", "Draw 1 Enchanted", copies=2,
    text="Draw {draws} Enchanted.",
    once=(does(draw, ENCHANTED, number("draws", 1)),),
    flavour="A small light on the path.",
)  # fmt: skip

fate(
    "draw_2_enchanted", "Draw 2 Enchanted",
    text="Draw {draws} Enchanted.",
    once=(does(draw, ENCHANTED, number("draws", 2)),),
    flavour="The woods are generous tonight.",
)  # fmt: skip

fate(
    "draw_1_mystic", "Draw 1 Mystic", copies=2,
    text="Draw {draws} Mystic.",
    once=(does(draw, MYSTIC, number("draws", 1)),),
    flavour="Smoke with an opinion.",
)  # fmt: skip

fate(
    "draw_2_mystic", "Draw 2 Mystic",
    text="Draw {draws} Mystic.",
    once=(does(draw, MYSTIC, number("draws", 2)),),
    flavour="The veil has a seam; pull it.",
)  # fmt: skip

fate(
    "draw_1_arcane", "Draw 1 Arcane", copies=2,
    text="Draw {draws} Arcane.",
    once=(does(draw, ARCANE, number("draws", 1)),),
    flavour="One word in the oldest tongue.",
)  # fmt: skip

fate(
    "draw_2_arcane", "Draw 2 Arcane",
    text="Draw {draws} Arcane.",
    once=(does(draw, ARCANE, number("draws", 2)),),
    flavour="Two words make a spell.",
)  # fmt: skip

fate(
    "draw_1_quest", "Draw 1 Quest", copies=2,
    text="Draw {draws} Quest.",
    once=(does(draw, QUEST, number("draws", 1)),),
    flavour="Somebody has nailed a notice to your door.",
)  # fmt: skip

fate(
    "fate_combo", "Fate Combo",
    text="Draw {draws} Enchanted, then {then_draws} Mystic.",
    once=(does(draw, ENCHANTED, number("draws", 2)), does(draw, MYSTIC, number("then_draws", 1))),
    flavour="Bread first, then wine.",
)  # fmt: skip

fate(
    "mystic_quest", "Mystic Quest",
    text="Draw {draws} Mystic, then {then_draws} Quest.",
    once=(does(draw, MYSTIC, number("draws", 1)), does(draw, QUEST, number("then_draws", 1))),
    flavour="The map hums when it is folded.",
)  # fmt: skip

fate(
    "draw_2_fate", "Draw 2 Fate",
    text="Draw and play {plays} more Fate {plays|card|cards}, one after the other.",
    once=(does(play_fate, number("plays", 2)),),
    flavour="The wheel slips a cog.",
)  # fmt: skip


@book.step
def level_draw(s: MageWars, seat: int, card: int, n: int) -> None:
    deck = (ENCHANTED, ENCHANTED, MYSTIC, ARCANE)[level(s, seat)]
    perform(s, seat, card, (does(draw, deck, n),))


fate(
    "level_draw", "Level Draw",
    text="Level 0 or 1: draw {draws} Enchanted. Level 2: draw {draws} Mystic. Level 3: draw {draws} Arcane.",
    once=(does(level_draw, number("draws", 2)),),
    flavour="The school feeds each pupil by rank.",
)  # fmt: skip


# Arcane Gift


@book.step
def arcane_gift(s: MageWars, seat: int, card: int) -> None:
    perform(s, seat, card, (does(draw, ARCANE, KINDS[s.kind[card]].draws),))
    ask_rival(s, seat, card, arcane_gift_to)


@book.step
def arcane_gift_to(s: MageWars, seat: int, card: int, foe: int) -> None:
    perform(s, foe, card, (does(draw, ARCANE, KINDS[s.kind[card]].draws),))


fate(
    "arcane_gift", "Arcane Gift",
    text=(
        "Choose a living rival: that player draws {draws} Arcane, then you draw {draws} Arcane. With no "
        "living rival, only "
        "you draw."
    ),
    once=(does(arcane_gift),),
    numbers=(number("draws", 1),),
    flavour="A present, and the receipt.",
)  # fmt: skip


# Cards that reveal or take

fate(
    "blessed_quest", "Blessed Quest",
    text="Reveal {reveals} Quest. Keep every Structure and Level among them; discard the rest.",
    once=(does(reveal, QUEST, number("reveals", 3)), does(keep_types, (STRUCTURE, LEVEL))),
    flavour="The saints underline what matters.",
)  # fmt: skip

fate(
    "challenging_quest", "Challenging Quest",
    text="Reveal {reveals} Quest. Keep every Challenge among them; discard the rest.",
    once=(does(reveal, QUEST, number("reveals", 4)), does(keep_types, (CHALLENGE,))),
    flavour="The dare comes with a smirk.",
)  # fmt: skip


@book.step
def ashes_of_fortune(s: MageWars, seat: int, card: int, n: int) -> None:
    perform(s, seat, card, (does(take_tops, 1, ()) if top_piles(s) else does(draw, ENCHANTED, n),))


fate(
    "ashes_of_fortune", "Ashes of Fortune", copies=2,
    text="Take the top card of one discard pile. If no pile can be chosen, draw {draws} Enchanted.",
    once=(does(ashes_of_fortune, number("draws", 1)),),
    flavour="What was burnt is not always gone.",
)  # fmt: skip


# Cards for everybody

fate(
    "market_day", "Market Day",
    text="Every living player, you first and then clockwise, draws {draws} Enchanted.",
    once=(does(everyone_draws, ENCHANTED, number("draws", 1)),),
    flavour="Everyone haggles; you haggle first.",
)  # fmt: skip

fate(
    "harvest_moon", "Harvest Moon",
    text="Every living mage, you first and then clockwise, heals {heals} Enchanted.",
    once=(does(everyone_heals, ENCHANTED, number("heals", 1), EVERY_MAGE),),
    flavour="Even the wicked sleep well under it.",
)  # fmt: skip


# Ill Wind


@book.step
def strip(s: MageWars, seat: int, card: int) -> None:
    meddle(s, seat, card, strip_that)


@meddling(filled_works)
def strip_that(s: MageWars, seat: int, card: int, target: int) -> None:  # MW-73
    strip_from(s, seat, card, target, KINDS[s.kind[card]].strips, True)


fate(
    "ill_wind", "Ill Wind",
    text=(
        "Strip {strips} from a rival's craft or from a building site. If there is no filling card to strip, "
        "nothing happens."
    ),
    once=(does(strip),),
    numbers=(number("strips", 1),),
    flavour="It blew in under the door and left with the nails.",
)  # fmt: skip


# Masons' Guild


@book.step
def masons_guild(s: MageWars, seat: int, card: int) -> None:
    choose(s, seat, card, fill_a_site, draw_enchanted)


@mode_of_a_card
def fill_a_site(s: MageWars, seat: int, card: int) -> None:
    fill_site(s, seat, card, KINDS[s.kind[card]].fills)


@mode_of_a_card
def draw_enchanted(s: MageWars, seat: int, card: int) -> None:
    perform(s, seat, card, (does(draw, ENCHANTED, KINDS[s.kind[card]].draws),))


fate(
    "masons_guild", "Masons' Guild",
    text="Choose: fill {fills} {fills|slot|slots} of one building site, or draw {draws} Enchanted.",
    once=(does(masons_guild),),
    numbers=(number("fills", 1), number("draws", 1)),
    flavour="They work for beer and grudges.",
)  # fmt: skip


# Evil Eye


@book.step
def evil_eye(s: MageWars, seat: int, card: int, n: int) -> None:
    if sent_curse.options(s, seat, card):
        send_curse(s, seat, card)
    else:
        perform(s, seat, card, (does(draw, MYSTIC, n),))


fate(
    "evil_eye", "Evil Eye",
    text="Send a Curse. If there is none in a discard pile, draw {draws} Mystic.",
    once=(does(evil_eye, number("draws", 1)),),
    flavour="It never blinks first.",
)  # fmt: skip

fate(
    "answered_prayer", "Answered Prayer",
    text="Take one Blessing from any discard pile; if there is none, draw {draws} Mystic.",
    once=(does(take_blessing, number("draws", 1)),),
    flavour="Somebody was listening, and had change.",
)  # fmt: skip

fate(
    "fork_in_the_road", "Fork in the Road",
    text=(
        "Draw {draws} Enchanted and {then_draws} Mystic, then discard {discards} {discards|card|cards} from "
        "your hand."
    ),
    once=(
        does(draw, ENCHANTED, number("draws", 1)), does(draw, MYSTIC, number("then_draws", 1)),
        does(discard_some, number("discards", 1)),
    ),
    flavour="Both ways are shorter than the one back.",
)  # fmt: skip

fate(
    "open_gate", "Open Gate",
    text="Reveal {reveals} Enchanted. Keep every Creature and Plant among them; discard the rest.",
    once=(does(reveal, ENCHANTED, number("reveals", 3)), does(keep_types, (CREATURE, PLANT))),
    flavour="Whatever was in the pen is in the kitchen.",
)  # fmt: skip


# Small Price


@book.step
def small_price(s: MageWars, seat: int, card: int) -> None:
    choose(s, seat, card, pay_in_health, draw_enchanted)


@mode_of_a_card
def pay_in_health(s: MageWars, seat: int, card: int) -> None:
    its = KINDS[s.kind[card]]
    perform(s, seat, card, (does(lose_health, its.loses), does(draw, ARCANE, its.then_draws)))


fate(
    "small_price", "Small Price",
    text="Choose: lose {loses} health and draw {then_draws} Arcane, or draw {draws} Enchanted.",
    once=(does(small_price),),
    numbers=(number("loses", 1), number("then_draws", 2), number("draws", 1)),
    flavour="You will hardly miss it. You have two.",
)  # fmt: skip


# Second Wind


@book.step
def second_wind(s: MageWars, seat: int, card: int, heals: int, draws: int) -> None:
    hurt = len(s.zones[HEALTH[seat]]) < full_health(s, seat)
    perform(s, seat, card, (does(heal, MYSTIC, heals) if hurt else does(draw, MYSTIC, draws),))


fate(
    "second_wind", "Second Wind",
    text="Heal {heals} Mystic. If you have full health, draw {draws} Mystic instead.",
    once=(does(second_wind, number("heals", 1), number("draws", 1)),),
    flavour="The first one had gone out to look for you.",
)  # fmt: skip
