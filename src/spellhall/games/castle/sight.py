"""What can be seen of Castle of Magic. (Section 5 of the rules, CM-R24 to CM-R28)

Views, observations and text all come from this; its words are in ``words/``.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from spellhall.engine.cards import UNDRAWN, redeal, undraw
from spellhall.engine.sight import (
    Headlines,
    Sight,
    card,
    choice,
    face_id,
    flag,
    in_a_count,
    lying,
    made,
    number,
    seat,
    together,
)
from spellhall.engine.steps import EVERYONE
from spellhall.games.castle.cards import (
    AMULET,
    ARCANA,
    CHARACTERS,
    COUNTRIES,
    DEVOUR,
    EFFECT_OF,
    FORMS,
    MONSTER,
    MOST_OF_A_WIZARD,
    OUTCOMES,
    PEOPLES,
    PIECE_OF,
    RITUALS,
    SHRINES,
    TREASURES,
)
from spellhall.games.castle.casting import (
    COUNTRY_OF,
    MAJORITY,
    NO_FACTION,
    UNCLAIMED,
    claims,
    control,
    present_ritual,
    reckon,
)
from spellhall.games.castle.state import (
    COLUMNS,
    FIRST_CHARACTER,
    FIRST_OUTCOME,
    HELD,
    MOST_SEATS,
    PLACES,
    SHRINE_COUNT,
    SUPPLY,
    Castle,
    is_known,
)
from spellhall.games.castle.turn import HARD_STOP

ALL_FORMS: Final = tuple(form for pair in FORMS for form in pair)

TERMS: Final = (*PLACES, "supply", *ARCANA, *ALL_FORMS, *PEOPLES, *TREASURES)

PHASE_OF: Final = {
    "pick_up": "manipulate",
    "flip_shrine": "manipulate",
    "shrine_drawn": "manipulate",
    "turn_outcome": "advance",
    "outcome_drawn": "advance",
}


def phase(s: Castle) -> str:
    return PHASE_OF.get(s.ask[1].name, "choose") if s.ask else "choose"


def round_number(s: Castle) -> int:
    return s.turns // s.seats + 1


def turn(s: Castle) -> int:
    return s.turn


COPIES: Final = [shrine.copies for shrine in SHRINES]

# The tableau: what it says of the ritual, the countries and the regalia


def count_tableau(s: Castle) -> list[Any]:
    """All that the shrines say, counted in one go: by arcanum how many are active and the form that follows from it
    (CM-35); by country who rules it (CM-40) and how many active shrines each faction has; by piece of regalia whether
    everybody knows where it lies; by shrine how many nobody has seen yet, where views remind of it. (CM-R24, CM-R28)
    """
    up, kind, seen = s.up, s.kind, s.seen
    active = [0, 0, 0]
    by_country = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
    known = [0] * len(SHRINES)
    for place in range(SHRINE_COUNT):
        shrine = kind[place]
        if seen[place] == EVERYONE:
            known[shrine] += 1
        if up[place]:
            active[place // COLUMNS] += 1
            if shrine < AMULET:
                by_country[COUNTRY_OF[place]][shrine] += 1
    found: list[Any] = [*active]
    found += [FORMS[arcanum][count >= MAJORITY] for arcanum, count in enumerate(active)]
    found += [None if faction == NO_FACTION else PEOPLES[faction] for faction in control(by_country)]
    for country in by_country:
        found += country
    found += [count > 0 for count in known[AMULET:]]
    found += [COPIES[shrine] - count if s.memory_aid else None for shrine, count in enumerate(known)]
    return found


def outcome_now(s: Castle) -> int | None:
    """What would happen if the spell were cast now, if its card is face up."""
    on_ritual = FIRST_OUTCOME + present_ritual(s)
    return s.kind[on_ritual] if is_known(s, on_ritual) else None


def claimants(s: Castle) -> list[int]:
    """Who has a pawn on each piece, unless it lies face down and nobody is reminded of it. (CM-R25)"""
    found = [UNCLAIMED] * len(TREASURES)
    for pawn, place in enumerate(s.pawns):
        if place >= 0 and s.kind[place] >= AMULET and is_known(s, place):
            found[s.kind[place] - AMULET] = pawn // 2
    return found


# Turns and pawns


def quiet(s: Castle) -> int:
    return s.quiet


def stall_limit(s: Castle) -> int | None:
    return s.stall or None


def pawns_in_supply(s: Castle, owner: int) -> int:
    return (s.pawns[2 * owner] == SUPPLY) + (s.pawns[2 * owner + 1] == SUPPLY)


def pawns_in_hand(s: Castle, owner: int) -> int:
    return (s.pawns[2 * owner] == HELD) + (s.pawns[2 * owner + 1] == HELD)


# One's own score


def own_scores(s: Castle, viewer: int) -> list[int | None]:
    """A player's own score if the spell were cast now, where they can know it; and the same if the one in the Monster's
    jaws is the Monster itself, which a cultist cannot know. (CM-R28)

    Without the memory aid nobody is reminded of what lies face down under a pawn.
    """
    outcome = outcome_now(s)
    if s.result is not None or not s.memory_aid or outcome is None or s.kind[FIRST_CHARACTER + viewer] == UNDRAWN:
        return [None, None]
    score = score_among(s, viewer, UNCLAIMED)
    if EFFECT_OF[outcome] != DEVOUR or CHARACTERS[s.kind[FIRST_CHARACTER + viewer]].role != "cultist":
        return [score, None]
    victim = claims(s)[PIECE_OF[outcome]]
    return [score, None if victim in (UNCLAIMED, viewer) else score_among(s, viewer, victim)]


def score_among(s: Castle, viewer: int, monster: int) -> int:
    """The viewer's score if that seat (or nobody) is the Monster and everybody else some wizard."""
    nobody_special = 0  # who the others are must not matter here
    characters = [nobody_special] * s.seats
    if monster != UNCLAIMED:
        characters[monster] = MONSTER
    characters[viewer] = s.kind[FIRST_CHARACTER + viewer]
    return reckon(s, characters).scores[viewer]


# What lies on the table


def shrines_up(s: Castle, owner: int | None) -> list[bool]:
    return s.up


def pawns_on(s: Castle, owner: int | None) -> list[tuple[int, ...]]:
    standing: list[tuple[int, ...]] = [()] * SHRINE_COUNT
    for pawn, place in enumerate(s.pawns):
        if place >= 0:
            standing[place] = (pawn // 2,)
    return standing


def outcomes_up(s: Castle, owner: int | None) -> list[bool]:
    return [is_known(s, FIRST_OUTCOME + ritual) for ritual in range(len(RITUALS))]


def is_over(s: Castle, owner: int | None, knows: int) -> bool:
    return s.result is not None


def characters_left(s: Castle, owner: int | None, knows: int) -> list[int]:
    """The characters nobody held: shown after the end. (CM-R27)"""
    return sorted(s.character_bag)


SIGHT: Final[Sight[Castle]] = Sight(
    phases=("choose", "manipulate", "advance"),
    phase=phase,
    round=round_number,
    turn=turn,
    table=(
        *together(
            count_tableau,
            number("active", in_a_count, high=COLUMNS, each=ARCANA),
            choice("form", ALL_FORMS, in_a_count, each=ARCANA),
            choice("ruler", PEOPLES, in_a_count, each=COUNTRIES),
            *(number(f"active_{country}", in_a_count, high=COLUMNS, each=PEOPLES) for country in COUNTRIES),
            flag("regalia_known", in_a_count, each=TREASURES),
            number("unseen", in_a_count, high=8, optional=True, each=[shrine.id for shrine in SHRINES]),
            of="up seen memory_aid",
        ),
        card("ritual", RITUALS, present_ritual, of="up"),
        card("outcome", OUTCOMES, outcome_now, of="up seen"),
        seat("claimant", claimants, each=TREASURES, of="pawns seen"),
        number("quiet", quiet, high=HARD_STOP, of="quiet"),
        number("stall_limit", stall_limit, high=4 * MOST_SEATS, optional=True, of="stall"),
    ),
    seats=(
        number("pawns_in_supply", pawns_in_supply, high=2, of="pawns"),
        number("pawns_in_hand", pawns_in_hand, high=2, of="pawns"),
    ),
    mine=(
        *together(
            own_scores,
            number("own_score", in_a_count, high=max(7000, MOST_OF_A_WIZARD), optional=True),
            number("own_score_if_monster", in_a_count, high=max(7000, MOST_OF_A_WIZARD), optional=True),
            of="up seen pawns result memory_aid",
        ),
    ),
    places=(
        lying(
            "tableau",
            SHRINES,
            alike=True,
            names=PLACES,
            columns=COLUMNS,
            rows=ARCANA,
            groups=COUNTRIES,
            up=shrines_up,
            pieces=pawns_on,
            of="up pawns seen",
        ),
        lying("outcomes", OUTCOMES, alike=True, names=[ritual.id for ritual in RITUALS], up=outcomes_up, of="seen"),
        lying("character{}", CHARACTERS, of="seen result"),
        made("left", "pile", CHARACTERS, characters_left, when=is_over, of="result"),
    ),
)


def _place(place: int) -> str:
    return "supply" if place == SUPPLY else PLACES[place]


HEADLINES: Final = Headlines(
    {
        "dealt": "seat character",
        "first": "seat",
        "picked_up": "seat place",
        "picked_up_both": "seat",
        "flipped_up": "seat place shrine",
        "flipped_down": "seat place shrine",
        "turned_up": "seat place",
        "turned_down": "seat place",
        "advanced": "seat ritual outcome",
        "hard_stop": "",
        "outcome": "ritual outcome",
        "cast": "ritual outcome",
        "dominates": "seat",
        "devoured": "seats",
        "controls": "faction country",
        "uncontrolled": "country",
        "revealed": "seat character points",
    },
    {
        "place": _place,
        "shrine": face_id(SHRINES),
        "character": face_id(CHARACTERS),
        "ritual": face_id(RITUALS),
        "outcome": face_id(OUTCOMES),
        "faction": lambda faction: PEOPLES[faction],
        "country": lambda country: COUNTRIES[country],
    },
    asides=(
        "picked_up",
        "picked_up_both",
        "outcome",
        "dominates",
        "devoured",
        "controls",
        "uncontrolled",
        "revealed",
    ),
    beats={
        "advanced": "",
        "cast": "",
        "hard_stop": "",
        "dominates": "",
        "devoured": "seats",
        "revealed": "",
    },
)


def redeal_unknown(s: Castle, knows: int, rng: Random) -> None:
    """Deal anew what the seats of the mask do not know.

    Nothing depends on unseen shrines and outcomes before they are turned up, so these go back to
    chance. But the characters of others must be somebody, and a shrine under a pawn something: the
    casting reads it face down (CM-42), and without the memory aid its card is forgotten (CM-R24).
    """
    undraw(s, s.free, s.shrine_bag, knows)
    redeal(s, [place for place in s.pawns if place >= 0], s.shrine_bag, knows, rng)
    undraw(s, range(FIRST_OUTCOME, FIRST_CHARACTER), s.outcome_bag, knows)
    redeal(s, range(FIRST_CHARACTER, FIRST_CHARACTER + s.seats), s.character_bag, knows, rng)
