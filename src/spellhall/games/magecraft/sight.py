"""What can be seen of Magecraft, and who may know it. (Section 5 of the rules) Its words are in ``words/``.

All is public but the colours in hands. Of another player's hand and bag everybody knows the sum,
because every gem that went in was seen; the bag's own colours only together with the hand's.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from spellhall.engine.sight import (
    BACK,
    Headlines,
    Place,
    Sight,
    card,
    cards,
    choice,
    choices,
    face_id,
    face_ids_of,
    flag,
    in_a_count,
    made,
    number,
    seat,
    together,
)
from spellhall.engine.steps import legal
from spellhall.games.magecraft.cards import (
    CHARACTERS,
    FULL_HP,
    GEMS,
    ICONS,
    LETTERS,
    SPELLS,
    WILD,
    WINNING_SCORE,
)
from spellhall.games.magecraft.gems import EMPTY, minus, numbers
from spellhall.games.magecraft.gems import together as merged
from spellhall.games.magecraft.icons import resolve
from spellhall.games.magecraft.payment import FOR_CANTRIP, TO_CAST, TO_LEARN
from spellhall.games.magecraft.setup import free_characters
from spellhall.games.magecraft.state import NONE, Magecraft, participants
from spellhall.games.magecraft.study import MOST_COPIES, REVISION_COST

PHASE_OF: Final = {
    "set_drawn": "setup",
    "pick_character": "setup",
    "character_dealt": "setup",
    "starting_discard": "setup",
    "drop_shield": "shields",
    "study_step": "study",
    "learn_book": "study",
    "revise_discard": "study",
    "revise_spell": "study",
    "revise_book": "study",
    "revise_position": "study",
    "master": "study",
}
"""The phase in which a question is put, if not that of casting."""

ICON_OF: Final = {
    "attack_target": "attack",
    "attack_shield": "attack",
    "heal_gem": "heal",
    "shield_gem": "shield",
    "vanish_gem": "vanish",
}

SYMBOLS: Final = (*LETTERS, WILD)
ALL_ICONS: Final = tuple(ICONS.values())
MOST_SYMBOLS: Final = max(len(cost) for spell in SPELLS for cost in (spell.learn, spell.cast))
MOST_ICONS: Final = max(len(spell.icons) for spell in SPELLS)
LONGEST_BOOK: Final = 16
MOST_CIRCULATING: Final = 40


# Where the game stands


def asked(s: Magecraft) -> str:
    return "" if s.ask is None else s.ask[1].name


def phase(s: Magecraft) -> str:
    if s.ask is None:
        return "casting"
    name, args = s.ask[1].name, s.ask[2]
    if name == "pay" and args[1] == TO_LEARN:
        return "study"
    return PHASE_OF.get(name, "casting")


def round_number(s: Magecraft) -> int:
    return s.round


def turn(s: Magecraft) -> int:
    return s.turn


def goal(s: Magecraft) -> int:  # MC-61
    return WINNING_SCORE


def full_hp(s: Magecraft) -> int:  # MC-53
    return FULL_HP


def quiet(s: Magecraft) -> int:
    return s.quiet


def quiet_limit(s: Magecraft) -> int:  # MC-R53
    return s.quiet_limit * len(participants(s))


# What is going on, for all to see


def casts(s: Magecraft) -> bool:
    """Is a Spellbook being cast?"""
    return s.spellbook != NONE and s.result is None and phase(s) == "casting"


def spellbook_in_use(s: Magecraft) -> int | None:
    return s.spellbook + 1 if casts(s) else None


def chain(s: Magecraft) -> list[int]:
    """The spells that have been cast in this turn."""
    if not casts(s):
        return []
    return [s.kind[card] for card in s.books[3 * s.turn + s.spellbook][: s.place]]


def golden_gem(s: Magecraft) -> int:
    return s.golden if casts(s) else NONE


def being_paid(s: Magecraft) -> int | None:
    """The spell or the character for which a gem is asked."""
    if s.ask is None or s.ask[1].name != "pay":
        return None
    purpose: int = s.ask[2][1]
    which: int = s.ask[2][2]
    if purpose == FOR_CANTRIP:
        return len(SPELLS) + which
    return s.kind[which] if purpose == TO_CAST else which


def still_to_pay(s: Magecraft) -> Sequence[str]:
    """The symbols that are left, the next one first."""
    return s.ask[2][0] if s.ask is not None and s.ask[1].name == "pay" else ()


def being_placed(s: Magecraft) -> int | None:
    """The spell that is learned, or moved in a Revision, and needs a place."""
    if s.ask is None:
        return None
    name, args = s.ask[1].name, s.ask[2]
    if name == "learn_book":
        spell: int = args[0]
        return spell
    return s.kind[args[0]] if name in ("revise_book", "revise_position") else None


def icon_at_work(s: Magecraft) -> str | None:
    name = asked(s)
    if name == "hp_gem":
        return "attack" if target(s) != s.turn else "vanish"
    return ICON_OF.get(name)


def icons_to_come(s: Magecraft) -> list[str]:
    """What is left of the spell or the Cantrip that is being cast."""
    if s.ask is not None and s.ask[1].name == "next_icon":
        return [ICONS[icon] for icon in s.ask[2][0]]
    for step, args in reversed(s.stack):
        if step is resolve:
            return [ICONS[icon] for icon in args[0]]
    return []


def target(s: Magecraft) -> int | None:
    """Of whose Shields or HP a gem is taken."""
    if s.ask is None or s.ask[1].name not in ("attack_shield", "hp_gem"):
        return None
    foe: int = s.ask[2][0]
    return foe


def still_to_discard(s: Magecraft) -> int | None:
    """How many gems a starting hand or a Revision takes yet."""
    if s.ask is None or s.ask[1].name not in ("starting_discard", "revise_discard"):
        return None
    left: int = s.ask[2][-1]
    return left


def going_on(s: Magecraft) -> list[Any]:
    """All of it, read at once."""
    return [
        spellbook_in_use(s),
        chain(s),
        golden_gem(s),
        being_paid(s),
        still_to_pay(s),
        icon_at_work(s),
        icons_to_come(s),
        target(s),
        being_placed(s),
        still_to_discard(s),
    ]


# Of each player


def hp(s: Magecraft, owner: int) -> int:
    return len(s.hp[owner])


def score(s: Magecraft, owner: int) -> int:
    return len(s.score[owner])


def cantrip_is_used(s: Magecraft, owner: int) -> bool:
    return s.cantrip[owner] != EMPTY


def is_eliminated(s: Magecraft, owner: int) -> bool:
    return s.hp[owner] == EMPTY


def hand_and_bag(s: Magecraft, owner: int) -> list[int]:
    """By colour, the sum that everybody knows."""
    return numbers(s.hand[owner] + s.bags[owner])


def hand_is_open(s: Magecraft, owner: int, knows: int) -> bool:
    """Do the seats of the mask know this hand, and with it the bag?"""
    if s.open_hands or s.result is not None or knows >> owner & 1:
        return True
    return s.known[owner] == s.hand[owner] or not s.bags[owner]


# Where gems and cards lie


def academy(s: Magecraft, owner: None, knows: int) -> Sequence[int]:
    return s.academy


def pool(s: Magecraft, owner: None, knows: int) -> Sequence[int]:
    return s.pool


def there_is_a_pool(s: Magecraft, owner: None, knows: int) -> bool:
    return s.pool != EMPTY


def spells_on_offer(s: Magecraft, owner: None, knows: int) -> Sequence[int]:
    found: list[int] = []
    for spell, left in enumerate(s.sets):
        for _ in range(left):
            found.append(spell)
    return found


def characters_left(s: Magecraft, owner: None, knows: int) -> Sequence[int]:
    return free_characters(s)


def characters_are_chosen(s: Magecraft, owner: None, knows: int) -> bool:
    return NONE in s.characters


def character(s: Magecraft, owner: int, knows: int) -> Sequence[int]:
    return [s.characters[owner]]


def has_character(s: Magecraft, owner: int, knows: int) -> bool:
    return s.characters[owner] != NONE


def on_cantrip(s: Magecraft, owner: int) -> Sequence[Sequence[int]]:
    return [s.cantrip[owner]]


def hp_area(s: Magecraft, owner: int, knows: int) -> Sequence[int]:
    return s.hp[owner]


def score_area(s: Magecraft, owner: int, knows: int) -> Sequence[int]:
    return s.score[owner]


def shields(s: Magecraft, owner: int, knows: int) -> Sequence[int]:
    return s.shields[owner]


def discard_area(s: Magecraft, owner: int, knows: int) -> Sequence[int]:
    return s.discard[owner]


def hand(s: Magecraft, owner: int, knows: int) -> Sequence[int]:
    held = s.hand[owner]
    if hand_is_open(s, owner, knows):
        return held
    known = s.known[owner]
    return [*known, *[BACK] * (len(held) - len(known))]


def bag(s: Magecraft, owner: int, knows: int) -> Sequence[int]:
    inside = s.bags[owner]
    return inside if hand_is_open(s, owner, knows) else [BACK] * len(inside)


def spellbook(which: int) -> Place:
    """One of the three Spellbooks of every seat, from left to right."""

    def spells(s: Magecraft, owner: int, knows: int) -> Sequence[int]:
        return [s.kind[card] for card in s.books[3 * owner + which]]

    def gems_on(s: Magecraft, owner: int) -> Sequence[Sequence[int]]:
        return [s.on[card] for card in s.books[3 * owner + which]]

    def mastered(s: Magecraft, owner: int) -> Sequence[bool]:
        return [s.mastered[card] for card in s.books[3 * owner + which]]

    def copy(s: Magecraft, owner: int) -> Sequence[int | None]:
        return [s.nth[card] + 1 if s.nth[card] else None for card in s.books[3 * owner + which]]

    return made(
        f"book{{}}.{which + 1}",
        "row",
        SPELLS,
        spells,
        ordered=True,
        most=LONGEST_BOOK,
        on=cards("on", GEMS, gems_on, of="books on"),
        marks=(
            flag("mastered", mastered, of="books mastered"),
            number("copy", copy, low=2, high=MOST_COPIES, optional=True, of="books nth"),
        ),
        of="books kind",
    )


SIGHT: Final[Sight[Magecraft]] = Sight(
    phases=("setup", "shields", "casting", "study"),
    phase=phase,
    round=round_number,
    turn=turn,
    table=(
        number("goal", goal, high=WINNING_SCORE, of="round"),
        number("full_hp", full_hp, high=FULL_HP, of="round"),
        number("quiet", quiet, of="quiet"),
        number("quiet_limit", quiet_limit),
        *together(
            going_on,
            number("spellbook", in_a_count, low=1, high=3, optional=True),
            cards("chain", SPELLS, in_a_count),
            card("golden", GEMS, in_a_count),
            card("paying", (*SPELLS, *CHARACTERS), in_a_count),
            choices("to_pay", SYMBOLS, in_a_count, most=MOST_SYMBOLS),
            choice("icon", ALL_ICONS, in_a_count),
            choices("icons", ALL_ICONS, in_a_count, most=MOST_ICONS),
            seat("target", in_a_count),
            card("placing", SPELLS, in_a_count),
            number("to_discard", in_a_count, low=1, high=REVISION_COST, optional=True),
        ),
    ),
    seats=(
        number("hp", hp, high=FULL_HP, of="hp"),
        number("score", score, high=WINNING_SCORE, of="score"),
        flag("cantrip_used", cantrip_is_used, of="cantrip"),
        flag("eliminated", is_eliminated, of="hp"),
        number("hand_and_bag", hand_and_bag, high=MOST_CIRCULATING, each=LETTERS, of="hand bags"),
    ),
    places=(
        made("academy", "pile", GEMS, academy, of="academy"),
        made("spells", "row", SPELLS, spells_on_offer, of="sets"),
        made("pool", "pile", GEMS, pool, when=there_is_a_pool, of="pool"),
        made("characters", "row", CHARACTERS, characters_left, when=characters_are_chosen, of="characters"),
        made(
            "character{}",
            "board",
            CHARACTERS,
            character,
            when=has_character,
            on=cards("on", GEMS, on_cantrip, of="cantrip"),
            of="characters",
        ),
        made("hp{}", "pile", GEMS, hp_area, of="hp"),
        made("score{}", "pile", GEMS, score_area, of="score"),
        made("shield{}", "pile", GEMS, shields, of="shields"),
        spellbook(0),
        spellbook(1),
        spellbook(2),
        made("hand{}", "hand", GEMS, hand, hidden=True, of="hand bags known result open_hands"),
        made("bag{}", "pile", GEMS, bag, hidden=True, of="hand bags known result open_hands"),
        made("discard{}", "pile", GEMS, discard_area, of="discard"),
    ),
)


# What is told

CANTRIPS: Final = tuple(character.cantrip.lower() for character in CHARACTERS)
TERMS: Final = (*ALL_ICONS, WILD, *CANTRIPS)
"""The icons; the symbol that any gem pays; the Cantrips."""


def _gem_ids(pile: bytes) -> list[str]:
    return [LETTERS[gem] for gem in pile]


def _cantrip(character: int) -> str:
    return CANTRIPS[character]


def _counted_from_one(number: int) -> int:
    return number + 1


HEADLINES: Final = Headlines(
    {
        "offered": "spells",
        "character": "seat character",
        "turn": "seat",
        "you_drew": "gems",
        "drew": "seat number",
        "drew_openly": "seat gems",
        "refilled": "seat",
        "discarded": "seat gems",
        "dropped_shield": "seat gem",
        "used_cantrip": "seat cantrip",
        "cast": "seat spell",
        "paid": "seat gems",
        "paid_golden": "seat gem",
        "golden_moved": "seat gem spell",
        "golden_discarded": "seat gem",
        "knocked_out": "seat seat_hit gem",
        "hit": "seat seat_hit gem",
        "healed": "seat gem",
        "healed_over": "seat gem",
        "shielded": "seat gem",
        "shielded_from_discard": "seat gem",
        "vanished": "seat gem",
        "vanished_hp": "seat gem",
        "eliminated": "seat",
        "learns": "seat spell",
        "learned": "seat spell book",
        "revises": "seat",
        "moved": "seat spell book place",
        "mastered": "seat spell",
        "refreshed": "seat gems",
        "quiet_end": "turns",
    },
    {
        "gem": face_id(GEMS),
        "gems": _gem_ids,
        "spell": face_id(SPELLS),
        "spells": face_ids_of(SPELLS),
        "character": face_id(CHARACTERS),
        "cantrip": _cantrip,
        "book": _counted_from_one,
        "place": _counted_from_one,
    },
    asides=(
        "turn",
        "you_drew",
        "drew",
        "drew_openly",
        "refilled",
        "discarded",
        "paid",
        "paid_golden",
        "golden_moved",
        "golden_discarded",
        "refreshed",
    ),
    beats={
        "knocked_out": "seat_hit",
        "hit": "seat_hit",
        "eliminated": "seat",
        "mastered": "",
        "quiet_end": "",
    },
)


# Dealing anew


def redeal_unknown(s: Magecraft, knows: int, rng: Random) -> None:
    """Divide the gems anew between hand and bag of those whose hands the seats do not know.

    Who is being asked something has a choice (MC-R54), and a cost once begun can be paid (MC-R14).
    """
    for owner in range(s.seats):
        if not hand_is_open(s, owner, knows):
            _redivide(s, owner, rng)
            while s.ask is not None and s.ask[0] == owner and len(legal(s)) < 2:
                _redivide(s, owner, rng)


def _redivide(s: Magecraft, owner: int, rng: Random) -> None:
    unknown = minus(s.hand[owner], s.known[owner])
    gems = list(merged(unknown, s.bags[owner]))  # by colour: it does not matter who had what
    held = bytes([gems.pop(int(rng.random() * len(gems))) for _ in unknown])
    s.hand[owner] = merged(s.known[owner], held)
    s.bags[owner] = bytes(gems)
