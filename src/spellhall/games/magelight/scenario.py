"""Setup, and the positions of Magelight. (ML-8 to ML-15; docs/scenarios.md)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from spellhall.engine.info import Scenario, brief
from spellhall.engine.scenario import (
    ASeat,
    Deck,
    Form,
    InDeck,
    InZone,
    Number,
    OneOf,
    Reading,
    SomeSeats,
    Special,
    refuse,
)
from spellhall.engine.steps import Pending, bit, later, push
from spellhall.games.magelight.artifacts import resolve_artifacts
from spellhall.games.magelight.box import BOX, CARDS, DECK
from spellhall.games.magelight.cards import FIRST_ALLY, FIRST_ARTIFACT, GUILD_ROLES, GUILDMAGE, IS_SPY
from spellhall.games.magelight.roles import deal_roles, spy_cards
from spellhall.games.magelight.state import (
    ACTIONS,
    ALLIES,
    ARTIFACT_STEP,
    NEVER,
    NO_CAP,
    NO_ROLE,
    NUMBERS,
    QUOTA,
    STACK,
    Magelight,
    book,
    hand_of,
    right_of,
)
from spellhall.games.magelight.turn import begin_turn, draw_first_player, next_action, set_counters
from spellhall.games.magelight.winning import check_end

STEPS: Final = {"allies": ALLIES, "artifacts": ARTIFACT_STEP, "actions": ACTIONS}
MOST: Final = 999

CARD_DECK: Final = Deck(id="card", bag="deck", names=[card.id for card in DECK], box=BOX, top="deck", rest="burned")


def setup(seats: int, options: Mapping[str, str], scenario: Scenario) -> Magelight:
    """The table as the rules (or the scenario) set it up; chance deals the rest."""
    s = empty_table(seats, options)
    begin = [later(check_end), *_place(s, scenario)] if scenario else [later(begin_turn)]
    first = options["first_player"]
    if not {"first", "turn", "hand", "phase"} & set(scenario):  # these belong to somebody's turn
        if first == "random":
            begin.insert(0, later(draw_first_player))
        else:
            s.first = s.turn = int(first)
    push(s, *deal_roles(s), *begin)
    return s


def empty_table(seats: int, options: Mapping[str, str]) -> Magelight:
    """Before the deal: Power 3, all cards in the deck, nothing anywhere else. (ML-8 to ML-10)"""
    s = Magelight()
    s.lay_table(seats)
    s.deck = BOX[:]
    s.refilled = ()
    s.power = [NUMBERS.starting_power] * seats
    s.role = [NO_ROLE] * seats
    s.cover = [NO_ROLE] * seats
    s.plain = options["roles"] == "plain"
    s.guild_bag = [] if s.plain else GUILD_ROLES[:]
    s.revealed = [False] * seats
    s.shows = []
    s.first = s.turn = 0
    s.round = 1
    s.step = ALLIES
    s.actions = s.mana = s.actions_bonus = s.mana_bonus = s.actions_taken = 0
    s.quota = QUOTA
    s.clean_hands = False
    s.fresh = []
    s.got = []
    s.opened = []
    s.tired = []
    s.cap = NO_CAP if options["power_cap"] == "off" else int(options["power_cap"])
    s.wildfire = NEVER if options["wildfire_round"] == "off" else int(options["wildfire_round"])
    return s


def _place(s: Magelight, scenario: Scenario) -> list[Pending]:
    """Put everything where the scenario says; returns the steps with which the turn goes on."""
    r = FORM.read(s, scenario)
    for player in range(s.seats):
        if player != s.turn and s.zones[hand_of(player)]:
            refuse("hand", f"only P{s.turn + 1}, whose turn it is, has cards in hand")
    for card in s.zones[STACK]:
        s.seen[card] |= bit(right_of(s, s.turn))
    for player in r.chosen["revealed"]:
        s.revealed[player] = True
    s.step = STEPS[r.words["phase"]]
    for key in ("actions", "mana"):
        if r.has(key) and s.step != ACTIONS:
            refuse(key, "can only be set if the phase is 'actions'")
    if s.step == ACTIONS:
        return [*r.steps, later(next_action)]
    s.fresh = list(s.zones[hand_of(s.turn)])
    if s.step == ARTIFACT_STEP:
        return [*r.steps, later(resolve_artifacts), later(set_counters)]
    return [*r.steps, later(begin_turn)]


def _set_turn(r: Reading, value: Any) -> None:
    r.s.first = r.s.turn = r.seat(value, "first")


def _place_roles(r: Reading, value: Any) -> None:
    s = r.s
    spies = list(spy_cards(s))
    guild_seats = s.seats - len(spies)
    allowed = [*spies, *([GUILDMAGE] * guild_seats if s.plain else GUILD_ROLES)]
    for player, where, id in r.by_player(value, "role"):
        role = _role(id, allowed, where)
        allowed.remove(role)
        s.role[player] = role
        if role in s.guild_bag:
            s.guild_bag.remove(role)
    if sum(role != NO_ROLE and not IS_SPY[role] for role in s.role) > guild_seats:
        refuse("role", f"with {s.seats} players only {guild_seats} are Guildmages")


def _place_covers(r: Reading, value: Any) -> None:
    s = r.s
    for player, where, id in r.by_player(value, "cover"):
        if s.role[player] == NO_ROLE or not IS_SPY[s.role[player]]:
            refuse(where, f"role does not make P{player + 1} an Infiltrator")
        s.cover[player] = _role(id, s.guild_bag, where)
        s.guild_bag.remove(s.cover[player])


def _role(id: Any, allowed: list[int], where: str) -> int:
    ids = [CARDS[kind].id for kind in allowed]
    if id not in ids:
        refuse(where, f"{brief(id)} cannot be given (again); there are {', '.join(ids)}")
    return allowed[ids.index(id)]


def _show_roles(r: Reading, value: Any) -> None:
    for player, where, viewers in r.by_player(value, "shown"):
        for viewer in r.some_seats(viewers, where):
            if viewer == player:
                refuse(where, "nobody shows a role to themselves")
            r.s.shows.append((player, viewer))


def _is_ally(kind: int) -> bool:
    return FIRST_ALLY <= kind < FIRST_ARTIFACT


def _power_cap(s: Magelight) -> int:
    return s.cap


def _wildfire(s: Magelight) -> int:
    return s.wildfire


FORM: Final = Form(
    [
        Special("role", 'the role of each player, {"P1": "archmage"}; left out, it is dealt', _place_roles),
        Special("cover", "the Guildmage role that is the Cover of each Infiltrator", _place_covers),
        SomeSeats("revealed", "whose role is revealed to the table"),
        Special("shown", 'who has shown the role to whom: {"P2": "P1 P4"}', _show_roles),
        Number("power", f"the Power of each player; {NUMBERS.starting_power} if left out", _power_cap, each=True),
        Special("first", "the player who started: 'P1' if left out", _set_turn),
        ASeat("turn", "the player to act; the one who started if left out"),
        Number("round", "the Round Counter, at most where Wildfire begins", _wildfire, least=1),
        OneOf("phase", "where the turn of that player stands", list(STEPS)),
        InZone("hand", "the hand of the player to act"),
        InZone("stack", "the Stack, passed by the player before the one to act"),
        InZone("storage", "the Storage of each player, oldest first"),
        InZone("board", "the allies on the board of each player, oldest first", only=_is_ally),
        InZone("discard", "the discard pile, top first"),
        InZone("burned", "the burn pile, top first"),
        InDeck("deck", "the deck; its other cards lie at the bottom of the burn pile", deck=0),
        Number("actions", "the Actions left, if the phase is 'actions'", MOST),
        Number("mana", "the Mana left, if the phase is 'actions'", MOST),
    ],
    [CARD_DECK],
    book,
)
