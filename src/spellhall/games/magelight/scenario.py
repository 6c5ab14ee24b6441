"""Setup, and positions of Magelight in words. (ML-8 to ML-15)

Players are written ``P1``, ``P2``, …; cards as their ids, in a text with spaces. Piles and the deck
are written from the top, boards from the oldest ally on. Whatever is left out is as at the start of
a game, dealt by chance from what is left.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from spellhall.engine.cards import enter
from spellhall.engine.errors import BadSetup
from spellhall.engine.info import Scenario
from spellhall.engine.steps import bit, later, push
from spellhall.games.magelight.artifacts import resolve_artifacts
from spellhall.games.magelight.cards import (
    BOX,
    CARDS,
    DECK,
    FIRST_ALLY,
    FIRST_ARTIFACT,
    GUILD_ROLES,
    GUILDMAGE,
    IS_SPY,
)
from spellhall.games.magelight.roles import deal_roles, spy_cards
from spellhall.games.magelight.state import (
    ACTIONS,
    ALLIES,
    ARTIFACT_STEP,
    BURNED,
    DISCARD,
    NO_ROLE,
    QUOTA,
    STACK,
    TOP,
    Magelight,
    board_of,
    hand_of,
    right_of,
    storage_of,
)
from spellhall.games.magelight.turn import NEXT_ACTION, T6, TURN, draw_first_player
from spellhall.games.magelight.winning import check_end

HELP: Final = {
    "roles": "a mapping of players to role ids: {'P1': 'archmage', 'P4': 'spymaster'}",
    "covers": "a mapping of Infiltrators to the Guildmage role that is their Cover",
    "revealed": "a list of players whose role is revealed to the table",
    "shown": "a list of pairs of players: [['P2', 'P1']] if P2 once showed the role to P1",
    "power": "a mapping of players to their Power; 3 for those left out",
    "hand": "the cards in the hand of the player to act, as a text of card ids",
    "storages": "a mapping of players to the cards in their Storage, oldest first",
    "boards": "a mapping of players to the allies on their board, oldest first",
    "stack": "the cards in the Stack, passed by the player before the one to act",
    "deck": "the cards on top of the deck, from the top",
    "discard": "the discard pile, from the top",
    "burned": "the burn pile, from the top",
    "rest": "where all cards lie that are not named: 'deck' or 'burned' (at the bottom)",
    "first": "the player who started; 'P1' if left out",
    "turn": "the player to act; the one who started if left out",
    "round": "the Round Counter, at most where Wildfire begins",
    "step": "where the turn of that player stands: 'allies', 'artifacts' or 'actions'",
    "actions": "the Actions left, if the step is 'actions'",
    "mana": "the Mana left, if the step is 'actions'",
}

STEPS: Final = {"allies": ALLIES, "artifacts": ARTIFACT_STEP, "actions": ACTIONS}
MOST: Final = 999


def setup(seats: int, options: Mapping[str, str], scenario: Scenario) -> Magelight:
    """The table as the rules (or the scenario) set it up; chance deals the rest."""
    s = empty_table(seats, options)
    begin = [later(check_end), *_place(s, scenario)] if scenario else [TURN]
    first = options["first_player"]
    if not {"first", "turn", "hand", "step"} & set(scenario):  # these belong to somebody's turn
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
    s.power = [3] * seats
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
    s.cap = int(options["power_cap"])
    s.wildfire = int(options["wildfire_round"])
    s.talk = options["table_talk"]
    s.timer = options["turn_timer"]
    return s


def _place(s: Magelight, scenario: Scenario) -> list[Any]:
    """Put everything where the scenario says; returns the steps with which the turn goes on."""
    s.first = _seat(s, scenario.get("first", "P1"), "first")
    s.turn = _seat(s, scenario["turn"], "turn") if "turn" in scenario else s.first
    s.round = _number(scenario, "round", 1, s.wildfire, 1)
    for player, value in _by_player(s, scenario, "power"):
        s.power[player] = _number({"power": value}, "power", 0, s.cap, 0)
    _place_roles(s, scenario)
    for key, zone in (("hand", hand_of(s.turn)), ("stack", STACK), ("deck", TOP)):
        _fill(s, _cards(scenario.get(key, ""), key), zone, key)
    for card in s.zones[STACK]:
        s.seen[card] |= bit(right_of(s, s.turn))
    for player, cards in _by_player(s, scenario, "storages"):
        _fill(s, _cards(cards, "storages"), storage_of(s, player), "storages")
    for player, cards in _by_player(s, scenario, "boards"):
        allies = _cards(cards, "boards")
        if any(not FIRST_ALLY <= kind < FIRST_ARTIFACT for kind in allies):
            raise BadSetup(f"boards: only allies lie on a board, not {cards!r}")
        _fill(s, allies, board_of(s, player), "boards")
    discarded, burned = _cards(scenario.get("discard", ""), "discard"), _cards(scenario.get("burned", ""), "burned")
    _fill(s, discarded[::-1], DISCARD, "discard")
    _take(s, burned, "burned")
    rest = scenario.get("rest", "deck")
    if rest not in ("deck", "burned"):
        raise BadSetup(f"rest: should be 'deck' or 'burned', not {rest!r}")
    if rest == "burned":
        burned = burned + s.deck
        s.deck = []
    for kind in reversed(burned):
        enter(s, kind, BURNED)
    return _begin(s, scenario)


def _begin(s: Magelight, scenario: Scenario) -> list[Any]:
    step = scenario.get("step", "allies")
    if step not in STEPS:
        raise BadSetup(f"step: should be one of {', '.join(STEPS)}, not {step!r}")
    s.step = STEPS[step]
    for key in ("actions", "mana"):
        if key in scenario and s.step != ACTIONS:
            raise BadSetup(f"{key}: can only be set if the step is 'actions'")
    if s.step == ACTIONS:
        s.actions = _number(scenario, "actions", 0, MOST, 0)
        s.mana = _number(scenario, "mana", 0, MOST, 0)
        return [NEXT_ACTION]
    s.fresh = list(s.zones[hand_of(s.turn)])
    return [later(resolve_artifacts), T6] if s.step == ARTIFACT_STEP else [TURN]


def _place_roles(s: Magelight, scenario: Scenario) -> None:
    spies = list(spy_cards(s))
    allowed = [*spies, *([GUILDMAGE] * (s.seats - len(spies)) if s.plain else GUILD_ROLES)]
    guild_seats = s.seats - len(spies)
    for player, id in _by_player(s, scenario, "roles"):
        role = _role(id, allowed, "roles")
        allowed.remove(role)
        s.role[player] = role
        if role in s.guild_bag:
            s.guild_bag.remove(role)
    if sum(role != NO_ROLE and not IS_SPY[role] for role in s.role) > guild_seats:
        raise BadSetup(f"roles: with {s.seats} players only {guild_seats} are Guildmages")
    for player, id in _by_player(s, scenario, "covers"):
        if s.role[player] == NO_ROLE or not IS_SPY[s.role[player]]:
            raise BadSetup(f"covers: roles does not make P{player + 1} an Infiltrator")
        s.cover[player] = _role(id, s.guild_bag, "covers")
        s.guild_bag.remove(s.cover[player])
    for player in _list(scenario, "revealed"):
        s.revealed[_seat(s, player, "revealed")] = True
    for pair in _list(scenario, "shown"):
        if not isinstance(pair, list | tuple) or len(pair) != 2 or pair[0] == pair[1]:
            raise BadSetup(f"shown: should be pairs of different players, not {pair!r}")
        s.shows.append((_seat(s, pair[0], "shown"), _seat(s, pair[1], "shown")))


def _fill(s: Magelight, kinds: list[int], zone: int, key: str) -> None:
    _take(s, kinds, key)
    for kind in kinds:
        enter(s, kind, zone)


def _take(s: Magelight, kinds: list[int], key: str) -> None:
    for kind in kinds:
        if kind not in s.deck:
            raise BadSetup(f"{key}: there are only {DECK[kind].copies} cards {DECK[kind].id}")
        s.deck.remove(kind)


def _cards(value: object, key: str) -> list[int]:
    if not isinstance(value, str):
        raise BadSetup(f"{key}: should be a text of card ids, not {value!r}")
    known = {card.id: kind for kind, card in enumerate(DECK)}
    for id in value.split():
        if id not in known:
            raise BadSetup(f"{key}: there is no card {id!r}; there are {', '.join(known)}")
    return [known[id] for id in value.split()]


def _role(id: object, allowed: list[int], key: str) -> int:
    for kind in allowed:
        if CARDS[kind].id == id:
            return kind
    raise BadSetup(f"{key}: {id!r} cannot be given (again); there are {', '.join(CARDS[kind].id for kind in allowed)}")


def _by_player(s: Magelight, scenario: Scenario, key: str) -> list[tuple[int, Any]]:
    value = scenario.get(key, {})
    if not isinstance(value, Mapping):
        raise BadSetup(f"{key}: should be a mapping of players to values, not {value!r}")
    return [(_seat(s, player, key), each) for player, each in value.items()]


def _seat(s: Magelight, player: object, key: str) -> int:
    names = [f"P{seat + 1}" for seat in range(s.seats)]
    if player not in names:
        raise BadSetup(f"{key}: {player!r} is not one of {', '.join(names)}")
    return names.index(str(player))


def _number(scenario: Scenario, key: str, least: int, most: int, default: int) -> int:
    value = scenario.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadSetup(f"{key}: should be a whole number from {least} to {most}, not {value!r}")
    return value


def _list(scenario: Scenario, key: str) -> list[Any]:
    value = scenario.get(key, [])
    if not isinstance(value, list | tuple):
        raise BadSetup(f"{key}: should be a list, not {value!r}")
    return list(value)
