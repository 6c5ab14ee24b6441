"""What can be seen of Mage Wars, and what is told of what happens. (Section 5 of the rules; words/ has the words)"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

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
    lying,
    made,
    number,
    seats,
    series,
)
from spellhall.games.magewars.box import CARD_COUNT, SLOT_WORDS
from spellhall.games.magewars.cards.challenges import GUESSES
from spellhall.games.magewars.ids import work_id
from spellhall.games.magewars.mages import MAGES, PARTS
from spellhall.games.magewars.pack import CARDS, DECK, KINDS, RECIPE, TYPE
from spellhall.games.magewars.rows import Card
from spellhall.games.magewars.rules.combat import total_guard
from spellhall.games.magewars.rules.numbers import alignment, fate_cards, full_health, hand_limit, kept_of, level, room
from spellhall.games.magewars.rules.setup import NO_MAGE
from spellhall.games.magewars.rules.winning import asked_to_win, counts_for, left_to_win, missing_steps
from spellhall.games.magewars.rules.works import frozen, locked
from spellhall.games.magewars.state import (
    BOTTOM,
    CRAFTS,
    FATE_TOP,
    HAND,
    HEALTH,
    HELD,
    IN_PLAY,
    KEPT,
    LASTING,
    LEVELS,
    MARKER,
    NO_CARD,
    OPEN,
    PERMANENTS,
    REVEALED,
    SITES,
    STANDING,
    TOP,
    MageWars,
)
from spellhall.games.magewars.terms import (
    ALIGNMENTS,
    ARMOR,
    CREATURE,
    CURSE,
    DECKS,
    FATE,
    FATE_CARD,
    ITEM,
    LEVEL,
    PLANT,
    QUEST_OF,
    RESOURCE,
    STRUCTURE,
    TYPES,
    UNALIGNED,
    slot_word,
)

# Where the game stands

PHASES: Final[dict[str, str]] = {
    "setup": "first_player mage_dealt draft_mage next_back set_aside",
    "fate": "fate_drawn",
    "main": "action begin_card fill_card fill_target fill_slot perm_slot use_card challenge_card burn_use "
    "abandon_craft lock_target keep_or_use make_room",
    "effect": "rival deck mode may pile pile_card which_pile discard_card secret_card look_place guess_type keep_cards "
    "meddle_whose meddle_target filling_card snare_pet site doomed_tower own_card card_drawn health_dealt turned_up "
    "random_half",
    "attack": "attack_kind attack_mage attack_whose attack_target",
    "curse": "curse_answer deflect_to sent_curse",
    "end": "",
    "dead": "dead_keep resurrect resurrect_card card_for_the_dead",
}
"""The parts of a turn, and what happens in it, with their questions."""
PHASE_OF: Final = {question: phase for phase, questions in PHASES.items() for question in questions.split()}


def phase(s: MageWars) -> str:
    if s.ask is None:
        return "main"
    asked = s.ask[1].name
    if asked == "discard_card" and s.ask[2][1] == NO_CARD:  # down to the hand limit, for no card's sake
        return "end" if s.alive[s.turn] else "dead"
    return PHASE_OF[asked]


def round_number(s: MageWars) -> int:
    return s.turns // s.seats + 1


def turn(s: MageWars) -> int:
    return s.turn


# The table


def round_limit(s: MageWars) -> int | None:
    return s.round_limit or None


def cards_in_decks(s: MageWars) -> list[int]:
    zones = s.zones
    return [
        len(bag) + len(zones[FATE_TOP] if deck == FATE else zones[TOP[deck]] + zones[BOTTOM[deck]])
        for deck, bag in enumerate(s.bags)
    ]


DECK_FIELDS: Final = " ".join(["bags top_fate", *(f"top_{DECKS[deck]} bottom_{DECKS[deck]}" for deck in TOP)])


def shuffled_into_decks(s: MageWars) -> list[list[int]]:
    """What went from each discard pile into its deck in this turn; not Fate cards: what is not in the row is there."""
    return [[kind for kind in kinds if TYPE[kind] != FATE_CARD] for kinds in s.shuffled]


# The seats

ALIGNMENT_IDS: Final = tuple(ALIGNMENTS[at].lower() for at in range(UNALIGNED))
MOST_HEALTH: Final = 20
MOST_OF_A_NUMBER: Final = 60
"""More than levels, kept cards and Structures together can give a mage."""


def mage_of(s: MageWars, seat: int) -> int:
    return s.mage[seat]


def alignment_of(s: MageWars, seat: int) -> str | None:
    return None if s.mage[seat] == NO_MAGE else ALIGNMENT_IDS[alignment(s, seat)]


def steps_left(s: MageWars, seat: int) -> int | None:
    """How far from winning, as the round limit judges. (MW-R48)"""
    return None if NO_MAGE in s.mage else missing_steps(s, seat)


def health(s: MageWars, seat: int) -> int:
    return len(s.zones[HEALTH[seat]])


def full_health_of(s: MageWars, seat: int) -> int | None:
    return None if s.mage[seat] == NO_MAGE else full_health(s, seat)


def cards_in_hand(s: MageWars, seat: int) -> int:
    return len(s.zones[HAND[seat]])


def hand_limit_of(s: MageWars, seat: int) -> int | None:
    return None if s.mage[seat] == NO_MAGE else hand_limit(s, seat)


SORTS: Final = {"pets": CREATURE, "plants": PLANT, "items": ITEM, "armor": ARMOR}


def rooms(s: MageWars, seat: int) -> list[int | None]:
    """How many cards of each sort the mage may keep."""
    return [None if s.mage[seat] == NO_MAGE else room(s, seat, type) for type in SORTS.values()]


def fate_cards_of(s: MageWars, seat: int) -> int | None:
    return None if s.mage[seat] == NO_MAGE else fate_cards(s, seat)


def more_damage(s: MageWars, seat: int) -> int:
    return s.growth if seat == s.turn else 0


def deaths(s: MageWars, seat: int) -> int:
    """How often the mage has died, which is how often it has been destroyed. (MW-87, MW-94)"""
    return s.marks[seat]


def dead(s: MageWars, seat: int) -> bool:
    return not s.alive[seat]


def misses_next_turn(s: MageWars, seat: int) -> bool:
    return s.lost[seat]


# Cards beside a mage

MOST_SLOTS: Final = max(len(recipe) for recipe in RECIPE)
LASTING_KINDS: Final = tuple(
    kind for kind, face in enumerate(KINDS) if face.lasting or face.completing or (face.type == CURSE and face.recipe)
)


def of_type(type: int) -> tuple[int, ...]:
    return tuple(kind for kind, of in enumerate(TYPE) if of == type)


def needs(s: MageWars, member: int) -> tuple[str, ...]:
    """The open slots of a craft, a site or an Added Burden."""
    slots = s.slots[s.work[member]]
    if not slots:
        return ()
    recipe = RECIPE[s.kind[member]]
    return tuple([slot_word(recipe[at]) for at, filling in enumerate(slots) if filling == OPEN])


def row(id: str, kinds: Sequence[int], zone: str, lies: Callable[[MageWars, int], Sequence[int]], *marks: str) -> Place:
    """Open cards beside a mage, in the order they came, with what is seen on them.

    Charges lie on their card and are known to all; a charge that is no card is a back. (MW-R32)
    """
    at = [kinds.index(kind) if kind in kinds else -1 for kind in range(len(KINDS))]

    def faces(s: MageWars, owner: int, knows: int) -> list[int]:
        return [at[s.kind[lying]] for lying in lies(s, owner)]

    def there(s: MageWars, owner: int, knows: int) -> bool:
        return bool(lies(s, owner))

    def charges(s: MageWars, owner: int) -> list[tuple[int, ...]]:
        kind = s.kind
        return [tuple([BACK if on == MARKER else kind[on] for on in s.under[s.work[card]]]) for card in lies(s, owner)]

    def are_resting(s: MageWars, owner: int) -> list[bool]:
        return [lying in s.tired for lying in lies(s, owner)]

    def are_frozen(s: MageWars, owner: int) -> list[bool]:
        return [frozen(s, lying) for lying in lies(s, owner)]

    def need(s: MageWars, owner: int) -> list[tuple[str, ...]]:
        return [needs(s, lying) for lying in lies(s, owner)]

    known = {
        "resting": flag("resting", are_resting, of=f"{zone} tired"),
        "frozen": flag("frozen", are_frozen, of=f"{zone} freezes"),
        "needs": choices("needs", SLOT_WORDS, need, most=MOST_SLOTS, of=f"{zone} work slots"),
    }
    return made(
        id,
        "row",
        [KINDS[kind] for kind in kinds],
        faces,
        when=there,
        on=cards("on", KINDS, charges, of=f"{zone} work under") if "charges" in marks else None,
        marks=[known[mark] for mark in marks if mark in known],
        of=zone,
    )


def kept(type: int) -> Callable[[MageWars, int], Sequence[int]]:
    def of_seat(s: MageWars, owner: int) -> Sequence[int]:
        return kept_of(s, owner, type) if s.zones[KEPT[owner]] else ()

    return of_seat


def in_zone(zones: Sequence[int]) -> Callable[[MageWars, int], tuple[int, ...]]:
    def of_seat(s: MageWars, owner: int) -> tuple[int, ...]:
        return s.zones[zones[owner]]

    return of_seat


def the_mage(s: MageWars, owner: int, knows: int) -> list[int]:
    return [s.mage[owner]]


def has_mage(s: MageWars, owner: int, knows: int) -> bool:
    return s.mage[owner] != NO_MAGE


# Crafts and building sites: each is a place of its own, the card and what fills it


def crafts(s: MageWars, owner: int) -> tuple[int, ...]:
    return s.zones[CRAFTS[owner]]


def sites(s: MageWars, owner: int | None) -> tuple[int, ...]:
    return s.zones[SITES]


def with_filling(s: MageWars, member: int, knows: int) -> list[int]:
    return [s.kind[part] for part in (member, *s.under[s.work[member]])]


WORK_FIELDS: Final = "work slots under locks freezes"
WORK_MARKS: Final = (
    choices("needs", SLOT_WORDS, needs, most=MOST_SLOTS),
    flag("locked", locked),
    flag("frozen", frozen),
)


def needed_by(s: MageWars, card: int) -> list[int]:
    """Whose win condition asks for such a tower."""
    return [] if NO_MAGE in s.mage else [seat for seat in range(s.seats) if counts_for(s, seat, s.kind[card])]


def standing_needed_by(s: MageWars, owner: int | None) -> list[tuple[int, ...]]:
    return [tuple(needed_by(s, card)) for card in s.zones[STANDING]]


# The other places


def of_deck(deck: int) -> list[Card]:
    return [face for kind, face in enumerate(KINDS) if DECK[kind] == deck]


def passing_place(id: str, zone: int, most: int, only: Sequence[Card] = ()) -> Place:
    """A place that is there while something lies in it; of unknown cards the backs are seen. (MW-R51)"""

    def there(s: MageWars, owner: int | None, knows: int) -> bool:
        return bool(s.zones[zone])

    return lying(id, KINDS, only=only, most=most, backs=DECKS, back_of=DECK, when=there)


SIGHT: Final[Sight[MageWars]] = Sight(
    phases=tuple(PHASES),
    phase=phase,
    round=round_number,
    turn=turn,
    table=(
        number("round_limit", round_limit, optional=True, high=40, of="round_limit"),
        number("in_deck", cards_in_decks, each=DECKS, high=CARD_COUNT, of=DECK_FIELDS),
        cards("shuffled_in", KINDS, shuffled_into_decks, each=DECKS, of="shuffled"),
    ),
    seats=(
        card("mage", MAGES, mage_of, of="mage"),
        choice("alignment", ALIGNMENT_IDS, alignment_of, of="mage"),
        number("steps_left", steps_left, optional=True, high=12, of="mage alive marks structures own feats"),
        number("asked_to_win", asked_to_win, optional=True, each=PARTS, high=9, of="mage"),
        number(
            "left_to_win", left_to_win, optional=True, each=PARTS, high=9, of="mage alive marks structures own feats"
        ),
        number("health", health, high=MOST_HEALTH, of="own"),
        number("full_health", full_health_of, optional=True, high=MOST_HEALTH, of="mage own"),
        number("level", level, high=3, of="own"),
        number("hand", cards_in_hand, high=CARD_COUNT, of="own"),
        number("hand_limit", hand_limit_of, optional=True, high=MOST_OF_A_NUMBER, of="mage own freezes structures"),
        number("room", rooms, optional=True, each=tuple(SORTS), high=MOST_OF_A_NUMBER, of="mage own"),
        number(
            "fate_cards", fate_cards_of, optional=True, high=MOST_OF_A_NUMBER,
            of="mage own freezes structures luck turns",
        ),
        number("guard", total_guard, high=MOST_OF_A_NUMBER, of="own freezes guard"),
        number("more_damage", more_damage, high=MOST_OF_A_NUMBER, of="growth turn"),
        number("deaths", deaths, of="marks"),
        flag("dead", dead, of="alive"),
        flag("misses_next_turn", misses_next_turn, of="lost"),
    ),
    places=(
        lying("fate_row", KINDS, only=of_deck(FATE), most=16),
        passing_place("in_play", IN_PLAY, 4),
        passing_place("revealed", REVEALED, 8),
        passing_place("held", HELD, 2),
        series(
            "site", "row", KINDS, members=sites, id_of=work_id, read=with_filling, most_members=18,
            most=1 + MOST_SLOTS, marks=(*WORK_MARKS, seats("needed_by", needed_by)), of=f"sites mage {WORK_FIELDS}",
        ),
        lying(
            "structures", KINDS, only=[KINDS[kind] for kind in of_type(STRUCTURE)], most=12,
            marks=[seats("needed_by", standing_needed_by, of="structures mage")],
        ),
        made("mage{}", "row", MAGES, the_mage, ordered=True, most=1, when=has_mage, of="mage"),
        row("pets{}", of_type(CREATURE), "kept{}", kept(CREATURE), "resting", "frozen"),
        row("plants{}", of_type(PLANT), "kept{}", kept(PLANT), "resting", "frozen"),
        row("items{}", of_type(ITEM), "kept{}", kept(ITEM), "resting", "frozen", "charges"),
        row("armor{}", of_type(ARMOR), "kept{}", kept(ARMOR), "resting", "frozen"),
        row("levels{}", of_type(LEVEL), "own", in_zone(LEVELS)),
        row("permanents{}", of_type(RESOURCE), "own", in_zone(PERMANENTS)),
        row("lasting{}", LASTING_KINDS, "own", in_zone(LASTING), "needs", "charges"),
        lying("health{}", KINDS, most=MOST_HEALTH, backs=DECKS, back_of=DECK),
        series(
            "craft{}", "row", KINDS, members=crafts, id_of=work_id, read=with_filling, most_members=13,
            most=1 + MOST_SLOTS, marks=WORK_MARKS, of=f"crafts{{}} {WORK_FIELDS}",
        ),
        lying("hand{}", KINDS, backs=DECKS, back_of=DECK),
        *(passing_place(f"top_{DECKS[deck]}", TOP[deck], 6, of_deck(deck)) for deck in TOP),
        *(passing_place(f"bottom_{DECKS[deck]}", BOTTOM[deck], 4, of_deck(deck)) for deck in TOP),
        *(lying(f"pile_{name}", KINDS, only=of_deck(deck), most=48) for deck, name in enumerate(DECKS)),
    ),
)  # fmt: skip

TERMS: Final = tuple(
    dict.fromkeys(
        word
        for word in (
            *DECKS,
            *ALIGNMENT_IDS,
            *(TYPES[type].lower() for type in GUESSES),
            *SLOT_WORDS,
            *map(slot_word, QUEST_OF.values()),
            *PARTS,
            *SORTS,
        )
        if word not in {face.id for face in CARDS}  # what fills a slot of Silver is called like the card
    )
)

HEADLINES: Final = Headlines(
    {
        # setup and turn
        "first": "seat",
        "is_mage": "seat mage",
        "turn": "seat",
        "missed": "seat",
        "fate": "seat card",
        "you_drew": "card",
        "drew": "seat deck",
        "shuffled": "deck",
        # cards on the move
        "discarded": "cards",
        "discarded_own": "seat card",
        "revealed": "seat cards",
        "kept_revealed": "seat cards",
        "took": "seat card",
        "looked": "seat deck",
        "placed_top": "seat deck",
        "placed_bottom": "seat deck",
        "stole": "seat seat_from card",
        "stole_unseen": "seat seat_from",
        "gave": "seat seat_to card",
        "gave_unseen": "seat seat_to",
        # crafting
        "began": "seat card",
        "filled": "seat card filling",
        "completed": "seat card",
        "quest_done": "seat card",
        "kept": "seat card",
        "used_once": "seat card",
        "used": "seat card",
        "abandoned": "seat card",
        "burnt": "seat",
        "you_burnt": "card",
        # meddling
        "stripped": "seat filling card",
        "stole_filling": "seat filling card",
        "locked": "seat card",
        "picked_lock": "seat card",
        "froze": "seat card",
        "sabotaged": "seat seat_victim card",
        # combat and health
        "attacked": "seat seat_victim damage",
        "attacked_card": "seat card",
        "destroyed": "card",
        "vanished": "seat",
        "pet_changed_sides": "seat seat_from card",
        "lost_health": "seat number",
        "healed": "seat deck",
        "siphoned": "seat seat_from number",
        # curses
        "cursed": "seat card",
        "curse_fades": "seat",
        "answered": "seat card",
        "deflected": "seat seat_to card",
        "turn_cut": "seat",
        "will_miss": "seat",
        "gave_up": "seat card",
        "burdened": "seat",
        "sent_curse": "seat seat_to card",
        # challenges
        "challenge": "seat card",
        "challenge_won": "seat card",
        "challenge_lost": "seat card",
        "guessed": "seat type",
        "read_card": "seat seat_from card",
        "sacrificed": "seat card",
        "showed": "seat cards",
        # death and the end
        "died": "seat",
        "dead_kept": "seat",
        "returned": "seat",
        "won": "seat mage",
        "limit": "rounds",
    },
    {
        "card": face_id(KINDS),
        "filling": face_id(KINDS),
        "cards": face_ids_of(KINDS),
        "mage": face_id(MAGES),
        "deck": lambda deck: DECKS[deck],
        "type": lambda number: TYPES[number].lower(),
    },
    asides=(
        "turn", "fate", "you_drew", "drew", "shuffled", "discarded", "discarded_own", "filled", "you_burnt", "healed",
    ),
    beats={
        "stole": "seat_from",
        "stole_unseen": "seat_from",
        "completed": "",
        "stole_filling": "",
        "sabotaged": "seat_victim",
        "attacked": "seat_victim",
        "attacked_card": "",
        "destroyed": "",
        "pet_changed_sides": "seat_from",
        "lost_health": "seat",
        "siphoned": "seat_from",
        "cursed": "seat",
        "answered": "",
        "deflected": "seat_to",
        "turn_cut": "seat",
        "will_miss": "seat",
        "burdened": "seat",
        "sent_curse": "seat_to",
        "challenge": "",
        "challenge_won": "",
        "read_card": "seat_from",
        "died": "seat",
        "returned": "",
        "won": "",
        "limit": "",
    },
)  # fmt: skip
