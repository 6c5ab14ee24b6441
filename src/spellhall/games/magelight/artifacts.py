"""The artifacts, which go off in the hand of whoever picks them up: each row stands above what it does.

(ML-24, ML-45, ML-46, ML-55, ML-56; rules, 4.4)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Unpack

from spellhall.engine.cards import kinds_in
from spellhall.engine.steps import EVERYONE, ask, bit, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.magelight.cards import (
    ARTIFACT_KINDS,
    ASH_BELL,
    CARD,
    CRACKED_IDOL,
    ENVIOUS_MIRROR,
    EVERBURNING_LAMP,
    FIRST_ARTIFACT,
    HOLLOW_BOOK,
    IDS,
    MOON_DIAL,
    POISONED_CHALICE,
    SHROUDED_COIN,
    TRUTH_STONE,
    WEEPING_MASK,
    Named,
    PlayCard,
    printed,
    tokens,
)
from spellhall.games.magelight.counters import gain_actions, gain_mana, gain_power, lose_power
from spellhall.games.magelight.hand import can_spare, card_in_hand, store
from spellhall.games.magelight.piles import draw, scorch, scorch_top
from spellhall.games.magelight.roles import show_role
from spellhall.games.magelight.state import (
    FROM_LEFT,
    MOST_SEATS,
    Magelight,
    book,
    hand_of,
    is_artifact,
    is_spy,
    left_of,
)
from spellhall.games.magelight.targets import AIMS, Aim, aims_at, choose_player, others_standing, others_unrevealed

KEEP: Final = 0
REVEAL: Final = 1
SHOW: Final = 0
LOSE: Final = 1
NONE: Final = -1

SECRET: Final = "SECRET"

# What a row of the table is

Effect = Callable[[Magelight, int], None]
"""What an artifact does: of the card in the active player's hand."""

EFFECT: Final[dict[int, Effect]] = {}
BONUS: Final[dict[int, Effect]] = {}
"""What REVEAL adds to that; only what is SECRET has it."""


def artifact(
    kind: int,
    name: str,
    *,
    copies: int,
    burn: int,
    effect: str,
    flavour: str,
    keywords: tuple[str, ...] = (),
    **named: Unpack[Named],
) -> Callable[[Effect], Effect]:
    """Enter a row of the table of artifacts; it decorates the function that does what it says."""
    numbers = "Artifact. Burn value {burn}." + f" {', '.join(keywords)}." * bool(keywords)
    CARD[kind] = PlayCard(
        id=IDS[kind], name=name, deck="artifact", copies=copies, cost=None, burn=burn, keywords=keywords,
        effect=effect, text=printed(numbers, effect), flavour=flavour, icon=IDS[kind],
        **named,
    )  # fmt: skip

    def enter_effect(does: Effect) -> Effect:
        EFFECT[kind] = does
        return does

    return enter_effect


def when_revealed(kind: int) -> Callable[[Effect | Aim], object]:
    """Decorate what REVEAL adds to a SECRET artifact."""

    def enter_bonus(does: Effect | Aim) -> object:
        if isinstance(does, Aim):
            AIMS[kind] = does
            BONUS[kind] = choose_for_artifact
        else:
            BONUS[kind] = does
        return does

    return enter_bonus


def choose_for_artifact(s: Magelight, card: int) -> None:
    choose_player(s, s.kind[card])


# Which one next


def waiting_artifacts(s: Magelight) -> list[int]:
    """The artifacts among the cards that have just come to the hand, each kind once."""
    kinds = [s.kind[card] for card in s.fresh if is_artifact(s, card)]
    return list(dict.fromkeys(kinds)) if len(kinds) > 1 else kinds


@book.step
def resolve_artifacts(s: Magelight) -> None:  # ML-24, ML-R21, ML-R22
    waiting = waiting_artifacts(s)
    if len(waiting) > 1:
        ask(s, s.turn, artifact_order)
    elif waiting:
        resolve_artifact(s, waiting[0])
    else:
        s.fresh.clear()


@book.question(tokens("resolve", ARTIFACT_KINDS))
def artifact_order(s: Magelight) -> list[int]:
    return waiting_artifacts(s)


@artifact_order.then
def resolve_artifact(s: Magelight, kind: int) -> None:
    card = next(card for card in s.fresh if s.kind[card] == kind)
    s.fresh.remove(card)
    push(s, later(resolve_artifacts))
    if SECRET in CARD[kind].keywords:
        ask(s, s.turn, secret, card)
    else:
        reveal(s, card)
        EFFECT[kind](s, card)


@artifact_order.touches
def artifact_things(s: Magelight, kind: int) -> list[str]:
    return [card_in_hand(s, kind)]


def reveal(s: Magelight, card: int) -> None:  # ML-45
    s.seen[card] = EVERYONE
    s.opened.append(s.kind[card])
    tell(s, EVERYONE, "revealed_artifact", s.turn, s.kind[card])


@book.question({KEEP: "keep secret", REVEAL: "reveal"})
def secret(s: Magelight, card: int) -> list[int]:  # ML-55, ML-56
    return [KEEP, REVEAL]


@secret.then
def secret_or_not(s: Magelight, answer: int, card: int) -> None:
    kind = s.kind[card]
    if answer == REVEAL:
        reveal(s, card)
        push(s, later(reveal_bonus, kind, card))
    else:
        tell(s, bit(s.turn), "you_kept_secret", kind)
        tell(s, EVERYONE & ~bit(s.turn), "kept_secret", s.turn)
    EFFECT[kind](s, card)


@secret.worded
def secret_prompt(s: Magelight, card: int) -> Said:
    return say("ask-secret", card=IDS[s.kind[card]])


@secret.touches
def secret_things(s: Magelight, answer: int, card: int) -> list[str]:
    return [card_in_hand(s, s.kind[card])]


@book.step
def reveal_bonus(s: Magelight, kind: int, card: int) -> None:  # ML-56: after the normal effect
    BONUS[kind](s, card)


# Open artifacts


@artifact(
    CRACKED_IDOL, "Cracked Idol", copies=2, burn=3, power=1,
    effect="Lose {power} Power, unless you are a revealed Guildmage.",
    flavour="It smiles on the other side.",
)  # fmt: skip
def cracked_idol(s: Magelight, card: int) -> None:
    if is_spy(s, s.turn) or not s.revealed[s.turn]:
        lose_power(s, s.turn, CARD[CRACKED_IDOL].power)


@artifact(
    EVERBURNING_LAMP, "Everburning Lamp", copies=3, burn=2, power=1,
    effect="If you have 2 Power or less, gain {power} Power.",
    flavour="Nobody has found the wick.",
)  # fmt: skip
def everburning_lamp(s: Magelight, card: int) -> None:
    if s.power[s.turn] <= 2:
        gain_power(s, s.turn, CARD[EVERBURNING_LAMP].power)


@artifact(
    MOON_DIAL, "Moon Dial", copies=2, burn=1, actions=1,
    effect="Gain {actions} {actions|Action|Actions}.",
    flavour="Adds an hour it took from someone.",
)  # fmt: skip
def moon_dial(s: Magelight, card: int) -> None:
    gain_actions(s, CARD[MOON_DIAL].actions)


@artifact(
    ASH_BELL, "Ash Bell", copies=2, burn=1,
    effect="Scorch the top card of the deck.",
    flavour="Every stroke, a page.",
)  # fmt: skip
def ash_bell(s: Magelight, card: int) -> None:
    scorch_top(s, 1)


@artifact(
    ENVIOUS_MIRROR, "Envious Mirror", copies=1, burn=2, power=1,
    effect=(
        "The player with the most Power loses {power} Power; if several are tied, you choose one of them. If everyone "
        "has 0, nothing happens."
    ),
    flavour="Cracks at the fairest.",
)  # fmt: skip
def envious_mirror(s: Magelight, card: int) -> None:
    tied = mirror_tie.options(s)
    if len(tied) > 1:
        ask(s, s.turn, mirror_tie)
    elif tied:
        lose_power(s, tied[0], CARD[ENVIOUS_MIRROR].power)


@book.question({seat: f"choose P{seat + 1}" for seat in range(MOST_SEATS)})
def mirror_tie(s: Magelight) -> list[int]:
    most = max(s.power)
    return [seat for seat in FROM_LEFT[s.seats][s.turn] if most and s.power[seat] == most]


@mirror_tie.then
def mirror_cracks(s: Magelight, seat: int) -> None:
    tell(s, EVERYONE, "aimed", s.turn, ENVIOUS_MIRROR, seat)
    lose_power(s, seat, CARD[ENVIOUS_MIRROR].power)


@mirror_tie.touches
def tied_things(s: Magelight, seat: int) -> list[str]:
    return [f"seat{seat}", f"role{seat}"]


@artifact(
    TRUTH_STONE, "Truth Stone", copies=2, burn=2, power=1,
    effect=(
        "If your role is revealed: lose {power} Power if you are an Infiltrator. Otherwise choose: show your role to "
        "the player on your left, or lose {power} Power."
    ),
    flavour="Warm in honest hands. Hot in others.",
)  # fmt: skip
def truth_stone_glows(s: Magelight, card: int) -> None:
    if not s.revealed[s.turn]:  # ML-R40
        ask(s, s.turn, truth_stone)
    elif is_spy(s, s.turn):
        lose_power(s, s.turn, CARD[TRUTH_STONE].power)


@book.question({SHOW: "show role", LOSE: "lose power"})
def truth_stone(s: Magelight) -> list[int]:  # ML-R34
    return [LOSE, SHOW] if s.power[s.turn] else [SHOW]


@truth_stone.then
def truth_stone_paid(s: Magelight, answer: int) -> None:
    if answer == SHOW:
        show_role(s, s.turn, left_of(s, s.turn))
    else:
        lose_power(s, s.turn, CARD[TRUTH_STONE].power)


@truth_stone.worded
def truth_stone_prompt(s: Magelight) -> Said:
    return say("ask-truth_stone", seat=left_of(s, s.turn))


@truth_stone.labelled
def truth_stone_label(s: Magelight, answer: int) -> Said | None:
    return say("do-show-role", seat=left_of(s, s.turn)) if answer == SHOW else None


@truth_stone.touches
def truth_stone_things(s: Magelight, answer: int) -> list[str]:
    return [card_in_hand(s, TRUTH_STONE)]


# Secret artifacts


@artifact(
    SHROUDED_COIN, "Shrouded Coin", copies=3, burn=2, keywords=(SECRET,), mana=1, more=3,
    effect="Gain {mana} Mana. REVEAL: gain {more} more Mana, then scorch this card.",
    flavour="Spend it or keep it; never show it twice.",
)  # fmt: skip
def shrouded_coin(s: Magelight, card: int) -> None:
    gain_mana(s, CARD[SHROUDED_COIN].mana)


@when_revealed(SHROUDED_COIN)
def shrouded_coin_bonus(s: Magelight, card: int) -> None:
    gain_mana(s, CARD[SHROUDED_COIN].more)
    scorch(s, card, hand_of(s.turn))


@artifact(
    HOLLOW_BOOK, "Hollow Book", copies=2, burn=1, keywords=(SECRET,), draws=1,
    effect="You may store one spell or ally from your hand. REVEAL: draw {draws} {draws|card|cards}.",
    flavour="The most borrowed title in the hall.",
)  # fmt: skip
def hollow_book(s: Magelight, card: int) -> None:
    if can_spare(s):  # ML-R25
        ask(s, s.turn, book_card, card)


@book.question({NONE: "store nothing", **tokens("store", range(FIRST_ARTIFACT))})
def book_card(s: Magelight, card: int) -> list[int]:
    return [NONE, *[kind for kind in kinds_in(s, hand_of(s.turn)) if kind < FIRST_ARTIFACT]]


@book_card.then
def book_card_chosen(s: Magelight, kind: int, card: int) -> None:
    if kind != NONE:
        store(s, kind)


@book_card.touches
def book_things(s: Magelight, kind: int, card: int) -> list[str]:
    return [] if kind == NONE else [card_in_hand(s, kind)]


@when_revealed(HOLLOW_BOOK)
def hollow_book_bonus(s: Magelight, card: int) -> None:
    draw(s, CARD[HOLLOW_BOOK].draws)


@artifact(
    WEEPING_MASK, "Weeping Mask", copies=2, burn=3, keywords=(SECRET,), power=1,
    effect=(
        "Lose {power} Power. REVEAL: choose another player whose role is not revealed; they show it to you, then you "
        "show them yours (none: nothing)."
    ),
    flavour="It cries for the wearer, then for the guest.",
)  # fmt: skip
def weeping_mask(s: Magelight, card: int) -> None:
    lose_power(s, s.turn, CARD[WEEPING_MASK].power)


@when_revealed(WEEPING_MASK)
@aims_at(others_unrevealed)
def both_show(s: Magelight, you: int, target: int) -> None:
    show_role(s, target, you)
    if not s.revealed[you]:  # ML-R40
        show_role(s, you, target)


@artifact(
    POISONED_CHALICE, "Poisoned Chalice", copies=1, burn=2, keywords=(SECRET,), actions=1, power=1,
    effect=(
        "Lose {actions} {actions|Action|Actions} this turn. REVEAL: choose another player with at least 1 Power; they "
        "lose {power} Power (none: nothing)."
    ),
    flavour="Sip first. It is only polite.",
)  # fmt: skip
def poisoned_chalice(s: Magelight, card: int) -> None:
    gain_actions(s, -CARD[POISONED_CHALICE].actions)


@when_revealed(POISONED_CHALICE)
@aims_at(others_standing)
def poisoned(s: Magelight, you: int, target: int) -> None:
    lose_power(s, target, CARD[POISONED_CHALICE].power)
