"""What can be seen of Nytherria, and what is told of it; its words are in ``words/``. (Section 5 of the rules)"""

from __future__ import annotations

from random import Random
from typing import Final

from spellhall.engine.cards import redeal
from spellhall.engine.sight import Headlines, Sight, card, cards, choice, face_id, face_ids_of, lying, number, seat
from spellhall.engine.steps import bit
from spellhall.games.nytherria.box import ALL_CARDS, MAIN_BOX, NEUTRAL_BOX, POINTS
from spellhall.games.nytherria.cards import (
    CHARACTER_KINDS,
    CHARACTERS,
    DARK_STONE,
    EVENT,
    HIDDEN_PASSAGE,
    LIGHT_STONE,
    NEUTRALS,
    RAVAGER,
    SOLDIER,
    STONE_KINDS,
    TRAP_KINDS,
)
from spellhall.games.nytherria.light import LOOKED_AT
from spellhall.games.nytherria.play import main_phase
from spellhall.games.nytherria.state import (
    ANY_CARD,
    ASIDE,
    GOALS,
    HAND,
    HAND_SIZE,
    MAIN_TOP,
    MOST_SEATS,
    NEUTRAL_TOP,
    NO_ONE,
    NOT_YET,
    PLAY,
    RAVAGERS_ONLY,
    ROW,
    Nytherria,
)
from spellhall.games.nytherria.turn import (
    ONE_KIND_POINTS,
    back_to_five,
    one_kind_points,
    points_of,
    stone_points,
    turn_over,
)

CHARACTER_CARDS: Final = ALL_CARDS[: len(CHARACTER_KINDS)]
STONE_CARDS: Final = tuple(ALL_CARDS[kind] for kind in STONE_KINDS)
NEUTRAL_CARDS: Final = ALL_CARDS[len(CHARACTER_KINDS) :]
STONES: Final = sum(NEUTRAL_BOX.count(kind) for kind in STONE_KINDS)
MOST_STONE_POINTS: Final = sum(POINTS[kind] for kind in NEUTRAL_BOX)
MOST_POINTS: Final = MOST_STONE_POINTS + ONE_KIND_POINTS + sum(POINTS[kind] for kind in MAIN_BOX)
PASSAGES: Final = NEUTRALS[HIDDEN_PASSAGE].copies * NEUTRALS[HIDDEN_PASSAGE].encounter
MOST_ENCOUNTERS: Final = max(CHARACTERS[kind].encounter for kind in (SOLDIER, RAVAGER)) - 1 + PASSAGES
"""What is left after the first, and more by Hidden Passage."""


def most_of(column: str) -> int:
    """The largest number in a column of the cards."""
    numbers: list[int] = [getattr(card, column) for card in ALL_CARDS]
    return max(numbers)


# Where the game stands

PHASE_OF: Final = {"answer_play": "counter", "answer_claim": "counter", "discard_card": "end_turn"}
"""The phase in which a question is put, if not the Main phase. (NY-16)"""

DRAWING_BEFORE: Final = {main_phase: "draw", back_to_five: "end_turn", turn_over: "end_turn"}
"""The phase in which cards are drawn, by the step that comes next: in others it is what a card does."""


def phase(s: Nytherria) -> str:
    if s.ask is None:
        return "main"
    asked = s.ask[1].name
    if asked == "drawn" and s.stack:
        return DRAWING_BEFORE.get(s.stack[-1][0], "main")
    return PHASE_OF.get(asked, "main")


def round_number(s: Nytherria) -> int:
    return (s.turns - (s.result is not None)) // s.seats + 1


def turn(s: Nytherria) -> int:
    return s.turn


# The end


def goal(s: Nytherria) -> int:
    return s.goal


def last_round(s: Nytherria) -> int | None:
    return s.last_turn // s.seats or None


def closing(s: Nytherria) -> int | None:
    """How many last turns are still to come after this one, once the end of the race has been triggered. (NY-R45)"""
    return s.closing if s.one_more_turn and s.endgame != NOT_YET else None


# The decks

COUNTED: Final = {"light_stone": (LIGHT_STONE,), "dark_stone": (DARK_STONE,), "trap": TRAP_KINDS, "event": tuple(EVENT)}
"""What is counted in the neutral deck. All can work it out."""


def neutral_deck_holds(s: Nytherria) -> list[int]:
    holds = [*s.neutral_bag, *(s.kind[card] for card in s.zones[NEUTRAL_TOP])]
    return [sum(map(holds.count, kinds)) for kinds in COUNTED.values()]


def shuffled_in(s: Nytherria) -> tuple[int, ...]:
    return s.shuffled_in


def below_main_top(s: Nytherria) -> int:
    return len(s.main_bag)


def below_neutral_top(s: Nytherria) -> int:
    return len(s.neutral_bag)


# The card being played

TARGET_AT: Final = {
    "answer_play": 0,
    "choose_stone": 1,
    "banish_from_hand": 1,
    "steal_card": 1,
    "name_character": 1,
    "stolen_at_random": 1,
    "give_card": 1,
    "swap_stones": 1,
}
"""Where a question about a card with a target names it."""


def announced(s: Nytherria) -> int | None:
    play = s.zones[PLAY]
    return s.kind[play[0]] if play else None


def target(s: Nytherria) -> int:
    if s.ask is None or s.ask[1].name not in TARGET_AT:
        return NO_ONE
    aimed_at: int = s.ask[2][TARGET_AT[s.ask[1].name]]
    return aimed_at


def claimed(s: Nytherria) -> int | None:
    """The stone whose claim may be answered, by its place among the stones."""
    return None if s.ask is None or s.ask[1].name != "answer_claim" else STONE_KINDS.index(s.ask[2][1])


def encounters(s: Nytherria) -> int | None:
    return s.encounters or None


def revives(s: Nytherria) -> int | None:
    """How many cards may be revived now."""
    return None if s.ask is None or s.ask[1].name != "revive_card" else s.ask[2][2] or 1


def rally_plays(s: Nytherria) -> int | None:
    return s.rally_plays or None


def rally_of(s: Nytherria) -> str | None:
    if not s.rally_plays:
        return None
    if s.rally_only == ANY_CARD:
        return "any_card"
    return "ravagers_only" if s.rally_only == RAVAGERS_ONLY else "stolen_card"


def something_is_set_aside(s: Nytherria, owner: int | None, knows: int) -> bool:
    return bool(s.zones[ASIDE])


# Players


def stones(s: Nytherria, seat: int) -> int:
    return len(s.zones[ROW[seat]])


def next_draw(s: Nytherria, seat: int) -> int:
    return s.draws[seat]


def arranged(s: Nytherria, seat: int) -> int | None:
    """How many cards the seat has put in their places, while it arranges the top of the neutral deck."""
    if s.ask is None or s.ask[0] != seat or s.ask[1].name != "arrange_next":
        return None
    already: int = s.ask[2][1]
    return already


SIGHT: Final[Sight[Nytherria]] = Sight(
    phases=("draw", "main", "counter", "end_turn"),
    phase=phase,
    round=round_number,
    turn=turn,
    table=(
        number("goal", goal, low=min(GOALS), high=max(GOALS), of="goal"),
        number("last_round", last_round, low=1, optional=True, of="last_turn"),
        number("closing", closing, high=MOST_SEATS - 1, optional=True, of="closing endgame"),
        number(
            "neutral_deck_holds",
            neutral_deck_holds,
            high=max(sum(map(NEUTRAL_BOX.count, kinds)) for kinds in COUNTED.values()),
            each=tuple(COUNTED),
        ),
        cards("shuffled_in", CHARACTER_CARDS, shuffled_in, of="shuffled_in"),
        card("announced", CHARACTER_CARDS, announced),
        seat("target", target),
        card("claimed", STONE_CARDS, claimed),
        number("encounters", encounters, low=1, high=MOST_ENCOUNTERS, optional=True, of="encounters"),
        number("revives", revives, low=1, high=most_of("revives"), optional=True),
        number("rally_plays", rally_plays, low=1, high=most_of("rally"), optional=True, of="rally_plays"),
        choice("rally_of", ("any_card", "ravagers_only", "stolen_card"), rally_of, of="rally_plays rally_only"),
    ),
    seats=(
        number("stones", stones, high=STONES),
        number("next_draw", next_draw, high=max(HAND_SIZE, most_of("draw_setting")), of="draws"),
        number("stone_points", stone_points, high=MOST_STONE_POINTS),
        number("one_kind", one_kind_points, high=ONE_KIND_POINTS),
    ),
    mine=(
        number("points", points_of, high=MOST_POINTS),
        number("arranged", arranged, high=LOOKED_AT - 2, optional=True),  # the last one falls into place by itself
    ),
    places=(
        lying("play", ALL_CARDS, most=2),
        lying("aside", ALL_CARDS, only=NEUTRAL_CARDS, when=something_is_set_aside),
        lying("stones{}", ALL_CARDS, only=STONE_CARDS),
        lying("hand{}", CHARACTER_CARDS),
        lying("graveyard", CHARACTER_CARDS),
        lying("void", CHARACTER_CARDS),
        lying("neutral_graveyard", ALL_CARDS, only=NEUTRAL_CARDS),
        lying("main_deck", CHARACTER_CARDS, below=below_main_top),
        lying("neutral_deck", ALL_CARDS, only=NEUTRAL_CARDS, most=LOOKED_AT, below=below_neutral_top),
    ),
)

TERMS: Final = ("trap", "event", "any_card", "ravagers_only", "stolen_card")

HEADLINES: Final = Headlines(
    {
        "first": "seat",
        "drew": "seat count",
        "you_drew": "card",
        "recycled": "cards",
        "played": "seat card",
        "played_against": "seat card seat_target",
        "played_without_effect": "seat card",
        "answered": "seat card",
        "cancelled": "card",
        "reversed": "seat seat_target card",
        "took": "seat card",
        "returned_character": "card",
        "encountered": "seat card",
        "claimed": "seat card missing",
        "declined": "seat card",
        "stole_stone": "seat seat_target card",
        "destroyed_stone": "seat card",
        "returned_stone": "seat card",
        "returned_stones": "cards",
        "gave_up_stone": "seat card",
        "kept_stone": "seat card",
        "swapped_stones": "seat seat_target card card_taken",
        "looked": "seat seat_target",
        "saw_hand": "seat cards",
        "revealed_hand": "seat cards",
        "looked_at_top": "seat count",
        "saw_top": "cards",
        "named": "seat card",
        "destroyed_cards": "seat card count",
        "discarded": "seat card",
        "banished": "seat card",
        "nothing_banished": "seat",
        "revived": "seat card",
        "stole_card": "seat seat_target",
        "stole_this_card": "seat seat_target card",
        "gave_card": "seat seat_target",
        "gave_this_card": "seat seat_target card",
        "you_pass": "card",
        "passed": "seat seat_target",
        "passed_this": "seat seat_target card",
        "draw_set": "seat number",
        "tide": "cards",
        "collected": "",
        "no_stone_left": "",
        "rounds_played": "",
        "last_turn": "",
        "last_turns": "",
        "scored": "seat points",
    },
    {
        "card": face_id(ALL_CARDS),
        "card_taken": face_id(ALL_CARDS),
        "cards": face_ids_of(ALL_CARDS),
    },
    asides=(
        "drew", "you_drew", "recycled", "draw_set", "returned_character", "saw_hand", "saw_top", "revealed_hand",
        "scored",
    ),
    beats={
        "played_against": "seat_target",
        "answered": "",
        "cancelled": "",
        "reversed": "seat_target",
        "encountered": "",
        "claimed": "",
        "stole_stone": "seat_target",
        "destroyed_stone": "seat",
        "returned_stone": "seat",
        "swapped_stones": "seat_target",
        "looked": "seat_target",
        "revealed_hand": "seat",
        "destroyed_cards": "seat",
        "banished": "seat",
        "stole_card": "seat_target",
        "stole_this_card": "seat_target",
        "gave_card": "seat_target",
        "gave_this_card": "seat_target",
        "collected": "",
        "no_stone_left": "",
        "rounds_played": "",
    },
    cancels=("cancelled",),
)  # fmt: skip


def redeal_unknown(s: Nytherria, knows: int, rng: Random) -> None:
    """Deal anew what the seats of the mask do not know: hands and decks, and who passes what."""
    hands = [card for owner in range(s.seats) for card in s.zones[HAND[owner]]]
    redeal(s, [*hands, *s.zones[MAIN_TOP]], s.main_bag, knows, rng)
    redeal(s, s.zones[NEUTRAL_TOP], s.neutral_bag, knows, rng)
    for owner in range(s.seats):
        hand = s.zones[HAND[owner]]
        if not knows & bit(owner):
            s.passing = [rng.choice(hand) if card in hand else card for card in s.passing]
