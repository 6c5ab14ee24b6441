"""Spells about Power, Actions, Mana and cards in hand."""

from __future__ import annotations

from spellhall.engine.steps import ask, later, push
from spellhall.engine.views import Said, say
from spellhall.games.magelight.cards import (
    ASH_READING,
    CARD,
    CLEAN_HANDS,
    EQUAL_MEASURE,
    ICE_BLAST,
    KINDLE,
    LONG_WINTER,
    QUICKEN,
    STUDY,
    TAP_THE_VEIN,
    TRAVEL_LIGHT,
    VERDICT,
)
from spellhall.games.magelight.counters import (
    everybody_loses_power,
    exchange_power,
    gain_actions,
    gain_mana,
    gain_power,
    lose_power,
)
from spellhall.games.magelight.piles import draw, return_burned
from spellhall.games.magelight.spells.row import spell
from spellhall.games.magelight.state import MOST_SEATS, Magelight, book, is_spy
from spellhall.games.magelight.targets import aims_at, anybody, below_cap, standing, unmasked_standing

# Power


@spell(
    ICE_BLAST, "Ice Blast", copies=4, cost=4, burn=2, power=1, more=2,
    effect="Choose a player with at least 1 Power: they lose {power} Power, a revealed Infiltrator {more}.",
    flavour="The mountain's oldest argument.",
)  # fmt: skip
@aims_at(standing)
def ice_blast(s: Magelight, you: int, target: int) -> None:
    card = CARD[ICE_BLAST]
    lose_power(s, target, card.more if s.revealed[target] and is_spy(s, target) else card.power)


@spell(
    VERDICT, "Verdict of the Guild", copies=2, cost=5, burn=2, power=2,
    needs="a revealed Infiltrator with at least 1 Power",
    effect="Choose such a player: they lose {power} Power.",
    flavour="All hands raised, one head bowed.",
)  # fmt: skip
@aims_at(unmasked_standing)
def verdict(s: Magelight, you: int, target: int) -> None:
    lose_power(s, target, CARD[VERDICT].power)


@spell(
    LONG_WINTER, "Long Winter", copies=1, cost=7, burn=3, power=1,
    effect="Every player loses {power} Power, all at once.",
    flavour="No fire is big enough for everyone.",
)  # fmt: skip
def long_winter(s: Magelight) -> None:
    everybody_loses_power(s, CARD[LONG_WINTER].power)


@spell(
    KINDLE, "Kindle", copies=4, cost=2, burn=1, power=1, more=2,
    needs="a player below the Power cap",
    effect="Choose a player below the cap: they gain {power} Power; if they had 0, they gain {more} instead.",
    flavour="Blow gently.",
)  # fmt: skip
@aims_at(below_cap)
def kindle(s: Magelight, you: int, target: int) -> None:
    gain_power(s, target, CARD[KINDLE].power if s.power[target] else CARD[KINDLE].more)


@spell(
    EQUAL_MEASURE, "Equal Measure", copies=1, cost=6, burn=3,
    effect="Choose a player, then a second, different player: they exchange Power.",
    flavour="The scales do not ask your name.",
)  # fmt: skip
@aims_at(anybody)
def equal_measure(s: Magelight, you: int, one: int) -> None:
    ask(s, you, second_player, one)


@book.question({seat: f"choose P{seat + 1}" for seat in range(MOST_SEATS)})
def second_player(s: Magelight, one: int) -> list[int]:
    return [seat for seat in anybody(s, s.turn) if seat != one]


@second_player.then
def second_player_chosen(s: Magelight, other: int, one: int) -> None:
    exchange_power(s, one, other)


@second_player.worded
def second_prompt(s: Magelight, one: int) -> Said:
    return say("ask-second_player", seat=one)


@second_player.touches
def second_things(s: Magelight, other: int, one: int) -> list[str]:
    return [f"seat{other}", f"role{other}"]


# Actions, Mana, cards


@spell(
    QUICKEN, "Quicken", copies=2, cost=1, burn=1, actions=2,
    effect="Gain {actions} {actions|Action|Actions}.",
    flavour="Two heartbeats in the space of one.",
)  # fmt: skip
def quicken(s: Magelight) -> None:
    gain_actions(s, CARD[QUICKEN].actions)


def you_have_power(s: Magelight) -> bool:
    return s.power[s.turn] > 0


@spell(
    TAP_THE_VEIN, "Tap the Vein", copies=2, cost=0, burn=1, power=1, mana=4,
    needs="you have at least 1 Power", when=you_have_power,
    effect="Lose {power} Power. If you do, gain {mana} Mana.",
    flavour="It is only a little of you.",
)  # fmt: skip
def tap_the_vein(s: Magelight) -> None:
    if lose_power(s, s.turn, CARD[TAP_THE_VEIN].power):
        gain_mana(s, CARD[TAP_THE_VEIN].mana)


@spell(
    STUDY, "Study by Candle", copies=4, cost=2, burn=2, draws=2,
    effect="Draw {draws} {draws|card|cards}.",
    flavour="Last night for these books.",
)  # fmt: skip
def study(s: Magelight) -> None:
    draw(s, CARD[STUDY].draws)


@spell(
    ASH_READING, "Ash Reading", copies=3, cost=1, burn=2, draws=3, returns=3,
    effect=(
        "Draw {draws} {draws|card|cards}. Then return the top {returns} {returns|card|cards} of the burn pile to the "
        "discard pile (as many as there are)."
    ),
    flavour="Some words will not stay burned.",
)  # fmt: skip
def ash_reading(s: Magelight) -> None:
    card = CARD[ASH_READING]
    push(s, later(draw, card.draws), later(return_burned, card.returns))


@spell(
    TRAVEL_LIGHT, "Travel Light", copies=2, cost=1, burn=1, actions=1, passes=1,
    effect="Gain {actions} {actions|Action|Actions}. Your quota is {passes} this turn.",
    flavour="Leave the kettle.",
)  # fmt: skip
def travel_light(s: Magelight) -> None:
    gain_actions(s, CARD[TRAVEL_LIGHT].actions)
    s.quota = CARD[TRAVEL_LIGHT].passes


@spell(
    CLEAN_HANDS, "Clean Hands", copies=1, cost=1, burn=1,
    effect="In T8 of this turn, scorch the cards you would discard.",
    flavour="Nothing left to find.",
)  # fmt: skip
def clean_hands(s: Magelight) -> None:
    s.clean_hands = True
