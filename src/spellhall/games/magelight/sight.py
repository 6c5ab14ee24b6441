"""What can be seen of Magelight. Views, observations and text all come from this; its words are in ``words/``.

(Rules, section 5; ML-R9 to ML-R12, ML-R60, ML-R62)
"""

from __future__ import annotations

from typing import Final

from spellhall.engine.sight import (
    BACK,
    EACH_SEAT,
    Headlines,
    Sight,
    cards,
    face_id,
    face_ids_of,
    flag,
    lying,
    made,
    number,
    seat,
    seats,
)
from spellhall.engine.steps import bit
from spellhall.games.magelight.box import ARTIFACTS, BOX, CARDS, DECK, PLAIN_ROLES, ROLES
from spellhall.games.magelight.cards import DARK_DAY, FIRST_ARTIFACT, FIRST_ROLE, SPYMASTER, cost_of
from spellhall.games.magelight.knowledge import in_the_team, sees_role
from spellhall.games.magelight.roles import spy_cards
from spellhall.games.magelight.spells.dark_day import (
    CHEAPEST_DARK_DAY,
    COMMON_STEP,
    FIRST_DARK_ROUND,
    SPYMASTER_STEP,
    dark_day_at,
    dark_day_cost,
)
from spellhall.games.magelight.state import (
    ACTIONS,
    NEVER,
    NO_CAP,
    NO_ROLE,
    QUOTA,
    Magelight,
    hand_of,
    is_spy,
    seen_role,
    storage_of,
)

PHASES: Final = ("allies", "draw", "artifacts", "actions", "pass")
"""The steps of a turn, by their numbers in the state."""


ROLE_CARDS: Final = (*ROLES, *PLAIN_ROLES)
OF_BOARDS: Final = DECK[:FIRST_ARTIFACT]
"""What can be played: no artifact. (ML-40)"""

MOST_COUNTED: Final = 1500
"""A scenario gives at most 999 Actions or Mana, and a turn of 40 Actions not half as much."""
MOST_ALLIES: Final = 12
"""On one board, as far as learners tell places apart; more are hardly ever there."""


def phase(s: Magelight) -> str:
    return PHASES[s.step]


def round_number(s: Magelight) -> int:
    return s.round


def turn(s: Magelight) -> int:
    return s.turn


# Of the table: what everybody may see, or work out


def infiltrators(s: Magelight) -> list[int]:
    return [spy - FIRST_ROLE for spy in spy_cards(s)]


def actions_bonus(s: Magelight) -> int | None:
    """What will be added to the Actions, if anything; once they are set, the counter tells it. (ML-R19)"""
    if s.actions_bonus < 0:
        return s.actions_bonus  # with no Action to lose, the counter would not show the malus
    return s.actions_bonus if s.actions_bonus and s.step < ACTIONS else None


def mana_bonus(s: Magelight) -> int | None:
    return s.mana_bonus if s.mana_bonus and s.step < ACTIONS else None


def opened(s: Magelight) -> list[int]:
    return [kind - FIRST_ARTIFACT for kind in s.opened]


def cards_to_pass(s: Magelight) -> int:
    return s.quota


def rest_is_scorched(s: Magelight) -> bool:
    return s.clean_hands


def common_dark_day_cost(s: Magelight) -> int:
    return dark_day_at(s, COMMON_STEP)


def spymaster_dark_day_cost(s: Magelight) -> int | None:
    """What Dark Day costs the Spymaster, whoever it is, if there is one in this game. (ML-R62)"""
    return dark_day_at(s, SPYMASTER_STEP) if SPYMASTER in spy_cards(s) else None


def first_dark_round(s: Magelight) -> int:
    return FIRST_DARK_ROUND


def wildfire_round(s: Magelight) -> int | None:
    return None if s.wildfire == NEVER else s.wildfire


def wildfire(s: Magelight) -> bool:
    return s.round >= s.wildfire


def power_cap(s: Magelight) -> int | None:
    return None if s.cap == NO_CAP else s.cap


# Of each player


def power(s: Magelight, owner: int) -> int:
    return s.power[owner]


def actions(s: Magelight, owner: int) -> int:
    return s.actions if owner == s.turn else 0


def mana(s: Magelight, owner: int) -> int:
    return s.mana if owner == s.turn else 0


def is_first_player(s: Magelight, owner: int) -> bool:
    return owner == s.first


def is_revealed(s: Magelight, owner: int) -> bool:
    return s.revealed[owner]


def is_team_mate(s: Magelight, owner: int, knows: int) -> bool:
    """Infiltrators know each other: the players, not their cards. (ML-13)"""
    return in_the_team(s, knows)


def shown_to(s: Magelight, owner: int) -> list[int]:
    """Everybody to whom this player has shown the role, in order; who saw it twice comes twice."""
    return [viewer for shower, viewer in s.shows if shower == owner]


# Of the viewer: what this player alone knows or was shown. (ML-R12, ML-R60, ML-R62)


def roles_shown(s: Magelight, me: int) -> list[list[int]]:
    """By seat, what I saw each time that player showed me a role; it may have been forged. Nothing before the deal."""
    seen: list[list[int]] = [[] for _ in range(s.seats)]
    for show, (owner, viewer) in enumerate(s.shows):
        if viewer == me and seen_role(s, show) != NO_ROLE:
            seen[owner].append(seen_role(s, show) - FIRST_ROLE)
    return seen


def has_forged_papers(s: Magelight, me: int) -> bool:
    """Will the next player to whom I show my role see my Cover?"""
    return s.role[me] == SPYMASTER and first_viewer(s, me) is None


def saw_forged_papers(s: Magelight, me: int) -> int | None:
    return first_viewer(s, me) if s.role[me] == SPYMASTER else None


def first_viewer(s: Magelight, owner: int) -> int | None:
    for shower, viewer in s.shows:
        if shower == owner:
            return viewer
    return None


def from_the_stack(s: Magelight, me: int) -> list[int]:
    return [s.kind[each] for each in s.got] if me == s.turn else []


def own_dark_day_cost(s: Magelight, me: int) -> int | None:
    """What Dark Day costs me, if I have one."""
    for zone in (hand_of(me), storage_of(s, me)):
        for each in s.zones[zone]:
            if s.kind[each] == DARK_DAY:
                return dark_day_cost(s, me)
    return None


# Places


def below_the_top(s: Magelight) -> int:
    return len(s.deck)


def just_shuffled(s: Magelight, owner: None, knows: int) -> tuple[int, ...]:
    return s.refilled


def was_refilled(s: Magelight, owner: None, knows: int) -> bool:
    return bool(s.refilled)


def role(s: Magelight, owner: int, knows: int) -> list[int]:
    """The role as the viewer knows it for certain, or else as it was last shown to them."""
    known = NO_ROLE
    if sees_role(s, owner, knows):
        known = s.role[owner]
    else:
        for show, (shower, viewer) in enumerate(s.shows):
            if shower == owner and bit(viewer) & knows:
                known = seen_role(s, show)
    return [BACK if known == NO_ROLE else known - FIRST_ROLE]


def role_is_up(s: Magelight, owner: int) -> list[bool]:
    return [s.revealed[owner] or s.result is not None]


def cover(s: Magelight, owner: int, knows: int) -> list[int]:
    return [s.cover[owner] - FIRST_ROLE]


def has_cover(s: Magelight, owner: int, knows: int) -> bool:
    """A Cover is for its owner only. (ML-69)"""
    return s.cover[owner] != NO_ROLE and bool(bit(owner) & knows)


def face_down(s: Magelight, owner: int) -> list[bool]:
    return [False]


SIGHT: Final[Sight[Magelight]] = Sight(
    phases=PHASES,
    phase=phase,
    round=round_number,
    turn=turn,
    table=(
        cards("infiltrators", ROLE_CARDS, infiltrators, of="plain"),
        number("actions_bonus", actions_bonus, low=-1, high=2, optional=True, of="actions_bonus step"),
        number("mana_bonus", mana_bonus, high=12, optional=True, of="mana_bonus step"),
        cards("opened", ARTIFACTS, opened, of="opened"),
        number("cards_to_pass", cards_to_pass, low=1, high=QUOTA, of="quota"),
        flag("rest_scorched", rest_is_scorched, of="clean_hands"),
        number("dark_day_cost", common_dark_day_cost, low=CHEAPEST_DARK_DAY, high=cost_of(DARK_DAY), of="burned"),
        number(
            "spymaster_dark_day_cost",
            spymaster_dark_day_cost,
            low=CHEAPEST_DARK_DAY,
            high=cost_of(DARK_DAY),
            optional=True,
            of="burned plain",
        ),
        number("first_dark_round", first_dark_round, low=FIRST_DARK_ROUND, high=FIRST_DARK_ROUND, of="round"),
        number("wildfire_round", wildfire_round, low=12, high=20, optional=True, of="wildfire"),
        flag("wildfire", wildfire, of="round wildfire"),
        number("power_cap", power_cap, low=6, high=8, optional=True, of="cap"),
    ),
    seats=(
        number("power", power, high=NO_CAP, of="power"),
        number("actions", actions, high=MOST_COUNTED, of="actions turn"),
        number("mana", mana, high=MOST_COUNTED, of="mana turn"),
        flag("first_player", is_first_player, of="first"),
        flag("revealed", is_revealed, of="revealed"),
        flag("infiltrator", is_spy, sees=is_team_mate, of="role cover plain"),
        seats("shown_to", shown_to, of="shows"),
    ),
    mine=(
        cards("shown_roles", ROLE_CARDS, roles_shown, each=EACH_SEAT, of="shows role cover"),
        flag("forged_papers", has_forged_papers, of="role shows"),
        seat("forged_seen_by", saw_forged_papers, of="role shows"),
        cards("from_stack", DECK, from_the_stack, of="got turn"),
        number("my_dark_day_cost", own_dark_day_cost, low=CHEAPEST_DARK_DAY, high=cost_of(DARK_DAY), optional=True),
    ),
    places=(
        lying("deck", DECK, below=below_the_top, most=1),
        lying("discard", DECK, most=len(BOX)),
        lying("burned", DECK, most=len(BOX)),
        lying("stack", DECK),
        lying("played", OF_BOARDS, most=1),
        made("refilled", "pile", DECK, just_shuffled, when=was_refilled, of="refilled"),
        made(
            "role{}",
            "row",
            ROLE_CARDS,
            role,
            ordered=True,
            most=1,
            hidden=True,
            up=role_is_up,
            of="role cover shows revealed result",
        ),
        lying("hand{}", DECK),
        lying("storage{}", DECK),
        lying("board{}", OF_BOARDS, most=MOST_ALLIES),
        made("cover{}", "row", ROLE_CARDS, cover, ordered=True, most=1, sees=has_cover, up=face_down, of="cover"),
    ),
)
"""Cards lie in the order of the state. So in the discard pile and in the burn pile the last card is the newest, the one
on top, and on a board the last ally is the one that came last. Of the deck only what a player has looked at on top is
listed: one card at most. (A scenario lists its piles from the top.)
"""

# In the field ``seat`` stands who does something; whom it merely happens to has another name.
HEADLINES: Final = Headlines(
    {
        # The night
        "dealt": "role",
        "covered": "role",
        "teammate": "seat",
        "alone": "",
        "first": "seat",
        # The turn
        "turn": "seat round",
        "you_drew": "card",
        "drew": "seat count",
        "took_stack": "seat count",
        "you_got": "cards",
        "took_storage": "seat count",
        "counters_set": "seat actions mana",
        "burned": "seat card mana",
        "you_stored": "card",
        "stored": "seat",
        "played": "seat card",
        "channelled": "seat card",
        "arrived": "card seat_at",
        "activated": "seat card",
        "left_unused": "seat card",
        "you_passed": "cards",
        "passed": "seat count",
        # Counters
        "gained_power": "seat amount power",
        "lost_power": "seat amount power",
        "exchanged_power": "seat_one seat_other power power_other",
        "guarded": "seat_of",
        "gained_actions": "seat amount",
        "lost_actions": "seat amount",
        "gained_mana": "seat amount",
        # Piles
        "discarded": "cards",
        "scorched": "cards",
        "returned": "cards",
        "refilled": "cards",
        "stack_discarded": "seat",
        "looked": "seat",
        "you_looked": "card",
        "left_on_top": "seat",
        "scorched_top": "seat card",
        "purged": "seat card",
        "stored_top": "seat",
        "you_stored_top": "card",
        "echoed": "seat card",
        "gift_added": "seat card",
        # Artifacts and Storages
        "revealed_artifact": "seat card",
        "kept_secret": "seat",
        "you_kept_secret": "card",
        "storage_revealed": "seat_of cards",
        "saw_stored": "seat_of cards",
        "took_stored": "seat card seat_from",
        "took_one_stored": "seat seat_from",
        "took_nothing": "seat seat_from",
        # Players and allies
        "aimed": "seat card seat_at",
        "chose": "seat role seat_chosen",
        "moved": "card seat_from seat_to",
        "banished": "seat card seat_from",
        # Roles
        "revealed_role": "seat role",
        "showed_role": "seat seat_to",
        "saw_role": "seat role",
        "forged": "seat_to role",
        # The end
        "over": "reason",
        "was": "seat role",
    },
    {"card": face_id(CARDS), "cards": face_ids_of(CARDS), "role": face_id(CARDS)},
    asides=(
        "you_drew",
        "drew",
        "took_stack",
        "you_got",
        "took_storage",
        "counters_set",
        "discarded",
        "scorched",
        "returned",
        "refilled",
    ),
    beats={
        "lost_power": "seat",
        "exchanged_power": "seat_one seat_other",
        "guarded": "seat_of",
        "lost_actions": "seat",
        "storage_revealed": "seat_of",
        "saw_stored": "",
        "took_stored": "seat_from",
        "took_one_stored": "seat_from",
        "aimed": "seat_at",
        "chose": "seat_chosen",
        "moved": "seat_from",
        "banished": "seat_from",
        "revealed_role": "seat",
        "showed_role": "seat_to",
        "saw_role": "",
        "over": "",
        "was": "",
    },
)
