"""The spells: each row stands above what it does. (ML-34, ML-43, ML-R31 to ML-R34; rules, 4.2)"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar, Unpack

from spellhall.engine.cards import faces, find, kinds_in, move, show
from spellhall.engine.steps import EVERYONE, ask, bit, cancel, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.magelight.cards import (
    ALLY_KINDS,
    ASH_READING,
    BANISH,
    CARD,
    CLEAN_HANDS,
    DARK_DAY,
    DECK_KINDS,
    DRAUGHT_OF_CANDOUR,
    ECHO,
    EQUAL_MEASURE,
    FALSE_BOTTOM,
    FIRST_ALLY,
    GREAT_BURNING,
    ICE_BLAST,
    IDS,
    KINDLE,
    LONG_WINTER,
    MAGELIGHT,
    PARTING_GIFT,
    PRY_THE_LOCK,
    PURGE_THE_SHELVES,
    PYRE,
    QUICKEN,
    SIDELONG_GLANCE,
    SPRING_CLEANING,
    SPYMASTER,
    STUDY,
    SWORN_IN_LIGHT,
    TAP_THE_VEIN,
    TRAVEL_LIGHT,
    VERDICT,
    WHISPERED_TRUTH,
    Named,
    PlayCard,
    cost_of,
    printed,
    tokens,
)
from spellhall.games.magelight.counters import (
    everybody_loses_power,
    exchange_power,
    gain_actions,
    gain_mana,
    gain_power,
    lose_power,
)
from spellhall.games.magelight.hand import can_spare, card_in_hand, store
from spellhall.games.magelight.piles import discard, draw, return_burned, scorch, scorch_top, to_pile
from spellhall.games.magelight.roles import reveal_role, show_role
from spellhall.games.magelight.state import (
    BURNED,
    DISCARD,
    FROM_LEFT,
    MOST_SEATS,
    PLAYED,
    STACK,
    Magelight,
    board_of,
    book,
    hand_of,
    is_spy,
    right_of,
    storage_of,
)
from spellhall.games.magelight.targets import (
    AIMS,
    Aim,
    aims_at,
    anybody,
    below_cap,
    choose_player,
    others_unrevealed,
    others_with_storage,
    standing,
    unmasked_standing,
    unrevealed,
    who_showed_you,
)
from spellhall.games.magelight.winning import dark_day_falls

STOP: Final = -1
NONE: Final = -1

# What a row of the table is

Effect = Callable[[Magelight], None]
Condition = Callable[[Magelight], bool]
Price = Callable[[Magelight, int], int]
Does = TypeVar("Does", bound=Effect | Aim)

EFFECT: Final[dict[int, Effect]] = {}
NEEDS: Final[dict[int, Condition]] = {}
PRICE: Final[dict[int, Price]] = {}


def spell(
    kind: int,
    name: str,
    *,
    copies: int,
    cost: int,
    burn: int,
    effect: str,
    flavour: str,
    channel: int = 0,
    needs: str = "",
    when: Condition | None = None,
    cost_note: str = "",
    price: Price | None = None,
    **named: Unpack[Named],
) -> Callable[[Does], Does]:
    """Enter a row of the table of spells; it decorates the function that does what it says.

    ``when`` is what it ``needs`` to be played; a spell that aims at a player needs one it may aim at. (ML-R32)
    ``price`` is what it costs a player, where that is not always the same.
    """
    numbers = f"Spell. Cost {{cost}}{cost_note}, burn value {{burn}}."
    numbers += " CHANNEL ({channel})." * bool(channel) + f" Needs {needs}." * bool(needs)
    CARD[kind] = PlayCard(
        id=IDS[kind], name=name, deck="spell", copies=copies, cost=cost, burn=burn, channel=channel, needs=needs,
        effect=effect, text=printed(numbers, effect), flavour=flavour, icon=IDS[kind],
        **named,
    )  # fmt: skip
    if price is not None:
        PRICE[kind] = price
    if when is not None:
        NEEDS[kind] = when

    def enter_effect(does: Does) -> Does:
        if isinstance(does, Aim):
            AIMS[kind] = does
            EFFECT[kind] = lambda s: choose_player(s, kind)
            legal = does.legal
            if needs:
                NEEDS[kind] = lambda s: bool(legal(s, s.turn))
        else:
            EFFECT[kind] = does
        if bool(needs) != (kind in NEEDS):
            raise ValueError(f"{name}: what it needs is written on the card and checked, or neither")
        return does

    return enter_effect


# Roles: reveal and show


@spell(
    MAGELIGHT, "Magelight", copies=2, cost=5, burn=2, channel=2, needs="a player whose role is not revealed",
    effect="Choose a player whose role is not revealed: they must reveal their role to the table.",
    flavour='"It casts no shadow you would want to keep."',
)  # fmt: skip
@aims_at(unrevealed)
def must_reveal(s: Magelight, you: int, target: int) -> None:
    reveal_role(s, target)


@spell(
    DRAUGHT_OF_CANDOUR, "Draught of Candour", copies=1, cost=6, burn=3, needs="a player whose role is not revealed",
    effect=(
        "Choose a player whose role is not revealed: they must reveal their role to the table. If they are an "
        "Infiltrator, scorch all cards in their Storage."
    ),
    flavour="Tastes of honey, then of regret.",
)  # fmt: skip
@aims_at(unrevealed)
def draught_of_candour(s: Magelight, you: int, target: int) -> None:
    if is_spy(s, target):
        push(s, later(scorch_storage, target))
    reveal_role(s, target)


@book.step
def scorch_storage(s: Magelight, victim: int) -> None:
    to_pile(s, storage_of(s, victim), BURNED)


@spell(
    WHISPERED_TRUTH, "Whispered Truth", copies=2, cost=3, burn=2, needs="another player whose role is not revealed",
    effect="Choose another player whose role is not revealed: they show their role to you.",
    flavour="One ear is enough.",
)  # fmt: skip
@aims_at(others_unrevealed)
def whispered_truth(s: Magelight, you: int, target: int) -> None:
    show_role(s, target, you)


@spell(
    SIDELONG_GLANCE, "Sidelong Glance", copies=2, cost=1, burn=1, needs="a player whose role is not revealed",
    effect="Choose a player whose role is not revealed: they show their role to the player on their right.",
    flavour="Everyone has a neighbour.",
)  # fmt: skip
@aims_at(unrevealed)
def sidelong_glance(s: Magelight, you: int, target: int) -> None:
    show_role(s, target, right_of(s, target))


@spell(
    SWORN_IN_LIGHT, "Sworn in Light", copies=2, cost=4, burn=1, draws=2,
    effect=(
        "Reveal your own role to the table (skip if already revealed). Then choose a player who has shown you their "
        "role: they must reveal it to the table (none: draw {draws} {draws|card|cards})."
    ),
    flavour="Say it once, and loudly.",
)  # fmt: skip
def sworn_in_light(s: Magelight) -> None:
    push(s, later(bear_witness))
    if not s.revealed[s.turn]:
        reveal_role(s, s.turn)


@book.step
def bear_witness(s: Magelight) -> None:
    if who_showed_you(s, s.turn):
        choose_player(s, SWORN_IN_LIGHT)
    else:
        draw(s, CARD[SWORN_IN_LIGHT].draws)


AIMS[SWORN_IN_LIGHT] = Aim(who_showed_you, must_reveal.hit)


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


# Storage


@spell(
    FALSE_BOTTOM, "False Bottom", copies=2, cost=1, burn=1,
    effect="Store up to two cards from your hand, one at a time.",
    flavour="Every trunk in the guild has one.",
)  # fmt: skip
def false_bottom(s: Magelight) -> None:
    push(s, later(store_one_more), later(store_one_more))


@book.step
def store_one_more(s: Magelight) -> None:
    if can_spare(s):  # ML-R25
        ask(s, s.turn, bottom_card)


@book.question({STOP: "stop", **tokens("store", DECK_KINDS)})
def bottom_card(s: Magelight) -> list[int]:
    return [STOP, *kinds_in(s, hand_of(s.turn))]


@bottom_card.then
def bottom_card_chosen(s: Magelight, kind: int) -> None:
    if kind != STOP:
        store(s, kind)
    else:
        cancel(s, store_one_more)


@bottom_card.labelled
def bottom_label(s: Magelight, kind: int) -> Said | None:
    return say("do-store_no_more") if kind == STOP else None


@bottom_card.touches
def bottom_things(s: Magelight, kind: int) -> list[str]:
    return [] if kind == STOP else [card_in_hand(s, kind)]


@spell(
    PRY_THE_LOCK, "Pry the Lock", copies=2, cost=2, burn=2, needs="another player with a card in Storage",
    effect="Choose such a player: look at all cards in their Storage. You may take one of them.",
    flavour='"I was only dusting."',
)  # fmt: skip
@aims_at(others_with_storage)
def pry_the_lock(s: Magelight, you: int, victim: int) -> None:
    stored = s.zones[storage_of(s, victim)]
    show(s, stored, bit(you))
    tell(s, bit(you), "saw_stored", victim, sorted(faces(s, stored)))
    ask(s, you, pry_card, victim)


@book.question({NONE: "take nothing", **tokens("take", DECK_KINDS)})
def pry_card(s: Magelight, victim: int) -> list[int]:
    return [NONE, *kinds_in(s, storage_of(s, victim))]


@pry_card.then
def pry_card_chosen(s: Magelight, kind: int, victim: int) -> None:
    if kind == NONE:
        tell(s, EVERYONE, "took_nothing", s.turn, victim)
        return
    storage = storage_of(s, victim)
    card = find(s, kind, storage)
    move(s, card, storage, hand_of(s.turn))
    s.fresh.append(card)
    both = bit(s.turn) | bit(victim)
    tell(s, both, "took_stored", s.turn, kind, victim)
    tell(s, EVERYONE & ~both, "took_one_stored", s.turn, victim)


@pry_card.worded
def pry_prompt(s: Magelight, victim: int) -> Said:
    return say("ask-pry_card", seat=victim)


@pry_card.touches
def pry_things(s: Magelight, kind: int, victim: int) -> list[str]:
    return [] if kind == NONE else [f"storage{victim}.{IDS[kind]}.0"]


@spell(
    SPRING_CLEANING, "Spring Cleaning", copies=2, cost=4, burn=2, needs="another player with a card in Storage",
    effect="Choose such a player: scorch all cards in their Storage.",
    flavour="Out with the old, and the hidden.",
)  # fmt: skip
@aims_at(others_with_storage)
def spring_cleaning(s: Magelight, you: int, victim: int) -> None:
    to_pile(s, storage_of(s, victim), BURNED)


# The piles


def to_choose_from(s: Magelight, spell: int) -> list[int]:
    """What lies in the discard pile for this spell."""
    kinds = kinds_in(s, DISCARD)
    return [kind for kind in kinds if kind < FIRST_ALLY] if spell == ECHO else kinds


def a_spell_is_discarded(s: Magelight) -> bool:
    return bool(to_choose_from(s, ECHO))


@spell(
    ECHO, "Echo in the Stair", copies=2, cost=2, burn=2, channel=1, needs="a spell in the discard pile",
    when=a_spell_is_discarded,
    effect="Choose a spell in the discard pile and store it.",
    flavour="Said once, heard for ever.",
)  # fmt: skip
def echo(s: Magelight) -> None:
    ask(s, s.turn, discard_card, ECHO)


def a_card_is_discarded(s: Magelight) -> bool:
    return bool(s.zones[DISCARD])


@spell(
    PARTING_GIFT, "Parting Gift", copies=1, cost=1, burn=1, draws=1, needs="a card in the discard pile",
    when=a_card_is_discarded,
    effect="Choose a card in the discard pile: add it to the Stack. Then draw {draws} {draws|card|cards}.",
    flavour="Wrapped with care, or with malice.",
)  # fmt: skip
def parting_gift(s: Magelight) -> None:
    push(s, later(draw, CARD[PARTING_GIFT].draws))
    ask(s, s.turn, discard_card, PARTING_GIFT)


@book.question(tokens("choose", DECK_KINDS))
def discard_card(s: Magelight, spell: int) -> list[int]:
    return to_choose_from(s, spell)


@discard_card.then
def discard_card_chosen(s: Magelight, kind: int, spell: int) -> None:
    card = find(s, kind, DISCARD)
    if spell == ECHO:
        move(s, card, DISCARD, storage_of(s, s.turn))
        tell(s, EVERYONE, "echoed", s.turn, kind)
    else:
        move(s, card, DISCARD, STACK)
        tell(s, EVERYONE, "gift_added", s.turn, kind)


@discard_card.worded
def discard_prompt(s: Magelight, spell: int) -> Said:
    return say("ask-discard_card", spell=IDS[spell])


@discard_card.labelled
def discard_label(s: Magelight, kind: int, spell: int) -> Said:
    return say("do-store-card" if spell == ECHO else "do-add_to_stack", card=IDS[kind])


@discard_card.touches
def discard_things(s: Magelight, kind: int, spell: int) -> list[str]:
    return [in_discard(s, kind)]


def in_discard(s: Magelight, kind: int) -> str:
    """Where a view shows such a card in the discard pile."""
    return f"discard.{s.zones[DISCARD].index(find(s, kind, DISCARD))}"


@spell(
    PYRE, "Pyre", copies=3, cost=3, burn=2, scorches=3,
    effect="Scorch the top {scorches} {scorches|card|cards} of the deck.",
    flavour="Stack them spine up; they burn better.",
)  # fmt: skip
def pyre(s: Magelight) -> None:
    scorch_top(s, CARD[PYRE].scorches)


MOST_PURGED: Final = 5


@spell(
    PURGE_THE_SHELVES, "Purge the Shelves", copies=2, cost=3, burn=3, channel=1, needs="a card in the discard pile",
    when=a_card_is_discarded,
    effect=(
        "Scorch one to five cards of your choice from the discard pile, one at a time "
        "(you may stop after the first)."
    ),
    flavour="By subject, then by author, then by fire.",
)  # fmt: skip
def purge_the_shelves(s: Magelight) -> None:
    ask(s, s.turn, purge_card, MOST_PURGED)


@book.question({STOP: "stop", **tokens("scorch", DECK_KINDS)})
def purge_card(s: Magelight, left: int) -> list[int]:
    kinds = kinds_in(s, DISCARD)
    return kinds if left == MOST_PURGED else [STOP, *kinds]


@purge_card.then
def purge_card_chosen(s: Magelight, kind: int, left: int) -> None:
    if kind == STOP:
        return
    move(s, find(s, kind, DISCARD), DISCARD, BURNED)
    tell(s, EVERYONE, "purged", s.turn, kind)
    if left > 1 and s.zones[DISCARD]:
        ask(s, s.turn, purge_card, left - 1)


@purge_card.worded
def purge_prompt(s: Magelight, left: int) -> Said:
    return say("ask-purge_card", number=left)


@purge_card.labelled
def purge_label(s: Magelight, kind: int, left: int) -> Said | None:
    return say("do-scorch_no_more") if kind == STOP else None


@purge_card.touches
def purge_things(s: Magelight, kind: int, left: int) -> list[str]:
    return [] if kind == STOP else [in_discard(s, kind)]


@spell(
    GREAT_BURNING, "The Great Burning", copies=1, cost=8, burn=3, channel=2, scorches=8,
    effect="Scorch the top {scorches} {scorches|card|cards} of the deck.",
    flavour="Seen from both kingdoms.",
)  # fmt: skip
def great_burning(s: Magelight) -> None:
    scorch_top(s, CARD[GREAT_BURNING].scorches)


# Allies


def allies_anywhere(s: Magelight) -> list[tuple[int, int]]:
    """Every player with an ally, and the kind of ally."""
    return [(seat, kind) for seat in FROM_LEFT[s.seats][s.turn] for kind in kinds_in(s, board_of(s, seat))]


def there_is_an_ally(s: Magelight) -> bool:
    return bool(allies_anywhere(s))


@spell(
    BANISH, "Banish", copies=2, cost=2, burn=2, needs="an ally on any board", when=there_is_an_ally,
    effect="Choose an ally on any board: discard it.",
    flavour="The road goes down, too.",
)  # fmt: skip
def banish(s: Magelight) -> None:
    ask(s, s.turn, target_ally)


@book.question(
    {(seat, kind): f"banish {IDS[kind]} of P{seat + 1}" for seat in range(MOST_SEATS) for kind in ALLY_KINDS},
)
def target_ally(s: Magelight) -> list[tuple[int, int]]:
    return allies_anywhere(s)


@target_ally.then
def banished(s: Magelight, ally: tuple[int, int]) -> None:
    seat, kind = ally
    board = board_of(s, seat)
    tell(s, EVERYONE, "banished", s.turn, kind, seat)
    discard(s, find(s, kind, board), board)


@target_ally.labelled
def ally_label(s: Magelight, ally: tuple[int, int]) -> Said:
    seat, kind = ally
    return say("do-banish", seat=seat, card=IDS[kind])


@target_ally.touches
def ally_things(s: Magelight, ally: tuple[int, int]) -> list[str]:
    seat, kind = ally
    board = board_of(s, seat)
    return [f"board{seat}.{s.zones[board].index(find(s, kind, board))}"]


# Dark Day

CHEAPEST_DARK_DAY: Final = 5
COMMON_STEP: Final = 10
SPYMASTER_STEP: Final = 4
FIRST_DARK_ROUND: Final = 4


def dark_day_cost(s: Magelight, seat: int) -> int:  # ML-R62
    return dark_day_at(s, SPYMASTER_STEP if s.role[seat] == SPYMASTER else COMMON_STEP)


def dark_day_at(s: Magelight, step: int) -> int:
    """What Dark Day costs whoever pays 1 less for every so many cards in the burn pile."""
    return max(CHEAPEST_DARK_DAY, cost_of(DARK_DAY) - len(s.zones[BURNED]) // step)


def dark_rounds_have_come(s: Magelight) -> bool:
    return s.round >= FIRST_DARK_ROUND


@spell(
    DARK_DAY, "Dark Day", copies=4, cost=13, burn=1, scorches=6, needs="Round Counter at 4 or more",
    when=dark_rounds_have_come, price=dark_day_cost,
    cost_note=(
        ", less 1 for every full 10 cards in the burn pile (for the Spymaster: every full 4 cards), never below 5"
    ),
    effect=(
        "If you are an Infiltrator, the Infiltrators win. If you are a Guildmage: reveal your role to the table (skip "
        "if revealed), then scorch the top {scorches} {scorches|card|cards} of the deck; Dark Day goes to the burn "
        "pile instead of the discard pile."
    ),
    flavour="At noon the bells rang, and nobody saw who rang them.",
)  # fmt: skip
def dark_day(s: Magelight) -> None:
    if is_spy(s, s.turn):  # ML-R53
        dark_day_falls(s)
        return
    push(s, later(scorch_top, CARD[DARK_DAY].scorches), later(scorch_dark_day))
    if not s.revealed[s.turn]:
        reveal_role(s, s.turn)


@book.step
def scorch_dark_day(s: Magelight) -> None:
    scorch(s, find(s, DARK_DAY, PLAYED), PLAYED)
