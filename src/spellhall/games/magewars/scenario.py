"""Positions of Mage Wars: any card anywhere. HELP lists the keys.

Cards are named by their ids; a card that is found in two decks is the first of them that has one
left, or the one named after it (``tower_of_air mystic``). A craft, site, kept or lasting card may
be a mapping instead of an id: ``{"card": "fireball", "slots": ["element_fire", "open"]}`` says what
fills each slot (a card, ``free`` or ``open``), ``"lock": True`` puts a Lock on it, ``"charges"`` lists
the cards under it, ``"on": "cat"`` is the card on which a Freeze lies. What has no open slot is
completed before the main step begins, by the player to act.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from spellhall.engine.cards import enter, less, move, with_at
from spellhall.engine.errors import BadSetup
from spellhall.engine.info import Scenario
from spellhall.engine.steps import Pending, later, push
from spellhall.games.magewars.cards.mages import MAGES
from spellhall.games.magewars.cards.tables import CARDS, CHARGED, DECK, FACE, RECIPE, TYPE, WORD
from spellhall.games.magewars.cards.words import (
    ARMOR,
    CREATURE,
    CURSE,
    DECKS,
    FATE,
    FATE_CARD,
    ITEM,
    LEVEL,
    MAGIC,
    PLANT,
    RESOURCE,
    STRUCTURE,
)
from spellhall.games.magewars.craft import complete_if_full
from spellhall.games.magewars.decks import HEALTH_DECKS
from spellhall.games.magewars.numbers import full_health
from spellhall.games.magewars.piles import new_work, survey, take_stock
from spellhall.games.magewars.resurrection import deal_health, health_by_deck
from spellhall.games.magewars.setup import (
    deal_first_health,
    deal_mages,
    draft,
    draw_first_player,
    empty_table,
    take_mage,
)
from spellhall.games.magewars.state import (
    CRAFTS,
    FATE_ROW,
    FREE,
    HAND,
    HEALTH,
    HELD,
    KEPT,
    LASTING,
    LEVELS,
    MARKER,
    OPEN,
    PERMANENTS,
    PILE,
    SITES,
    STANDING,
    TOP,
    UNDER,
    MageWars,
    book,
)
from spellhall.games.magewars.turn import BEGIN_TURN, END_STEP, MAIN_STEP

HELP: Final = {
    "mages": "a list of mage ids, one a seat",
    "hands": "a list of lists of card ids, one a seat",
    "health": "for each seat a number of cards to deal, or a list of card ids, the top card first, "
    "which may end with a number of cards to deal below them",
    "kept": "for each seat a list of pets, plants, items and armor",
    "crafts": "for each seat a list of crafts",
    "levels": "for each seat a list of Levels, in order",
    "permanents": "for each seat a list of Permanent Resources",
    "lasting": "for each seat a list of lasting cards",
    "sites": "a list of building sites",
    "structures": "a list of standing Structures, in the order they were built",
    "piles": "deck to a list of card ids, the top card of the discard pile last",
    "tops": "deck to a list of card ids that nobody has seen, the top card first",
    "decks": "deck to the cards that are left in it; its other cards lie in its discard pile",
    "fate_row": "a list of Fate cards",
    "marks": "death marks, one number a seat",
    "dead": "a list of seats whose mage is dead",
    "lost": "a list of seats whose next turn is lost",
    "turn": "the seat to act, 0 for P1",
    "turns": "how many turns have been taken",
    "step": "where the turn begins: start, or main",
}
KEEPABLE: Final = (CREATURE, PLANT, ITEM, ARMOR)


def setup(seats: int, options: Mapping[str, str], scenario: Scenario) -> MageWars:
    """The table as the rules or the scenario set it up; chance deals the rest. (MW-10 to MW-16)"""
    s = empty_table(seats, options)
    main = scenario.get("step", "start")
    if main not in ("start", "main"):
        raise BadSetup(f"step: should be start or main, not {main!r}")
    push(s, *((MAIN_STEP, END_STEP) if main == "main" else (BEGIN_TURN,)))
    if "turn" in scenario:
        s.turn = s.first = _number(scenario, "turn", seats - 1)
    if "mages" in scenario:
        _place(s, scenario)
    else:
        if scenario.keys() - {"turn", "turns"}:
            raise BadSetup("mages: a scenario that places cards must name every mage")
        push(s, later(draft if options["mage_choice"] == "draft" else deal_mages), later(deal_first_health))
    s.turns = _number(scenario, "turns", 10_000)
    if "turn" not in scenario:
        push(s, later(draw_first_player))
    return s


def _place(s: MageWars, scenario: Scenario) -> None:
    names = _list(scenario, "mages", s.seats)
    ids = [mage.id for mage in MAGES]
    for seat, name in enumerate(names):
        if name not in ids or ids.index(name) not in s.mages_left:
            raise BadSetup(f"mages: {name!r} is not a mage that is left; there are {', '.join(ids)}, once each")
        take_mage(s, ids.index(name), seat)
    for seat in _seats(s, scenario, "dead"):
        s.alive = with_at(s.alive, seat, False)
    for seat in _seats(s, scenario, "lost"):
        s.lost = with_at(s.lost, seat, True)
    s.marks = tuple(_whole(marks, "marks", 99) for marks in _list(scenario, "marks", s.seats))
    for id in _list(scenario, "structures"):
        _enter(s, id, STANDING, "structures", (STRUCTURE,))
    survey(s)
    s.due = 0
    for work in _list(scenario, "sites"):
        _work(s, work, SITES, "sites", (STRUCTURE,))
    for seat in range(s.seats):
        _place_seat(s, scenario, seat)
    _freeze(s, scenario)
    _place_decks(s, scenario)
    push(s, *_completions(s, scenario))
    deals = [later(deal_health, seat, _health(s, scenario, seat)) for seat in range(s.seats)]
    named = [later(turn_pile, seat, len(s.zones[HEALTH[seat]])) for seat in range(s.seats)]
    push(s, *deals, *named, later(place_tops))


def _completions(s: MageWars, scenario: Scenario) -> list[Pending]:
    """What has no open slot is completed first, in the order it lies, by the player to act. (MW-34)"""
    found = []
    for zone in (*CRAFTS[: s.seats], SITES):
        for work in s.zones[zone]:
            if OPEN not in s.slots[s.work[work]]:
                if zone not in (SITES, CRAFTS[s.turn]) or "turn" not in scenario or scenario.get("step") != "main":
                    name = WORD[s.kind[work]]
                    raise BadSetup(
                        f"{name} would be completed: only by the player to act in the main step; leave a slot open"
                    )
                found.append(later(complete_if_full, s.turn, work))
    return found


@book.step
def turn_pile(s: MageWars, seat: int, named: int) -> None:
    """The health cards that the scenario names lie above those that were dealt."""
    pile = s.zones[HEALTH[seat]]
    s.zones[HEALTH[seat]] = pile[named:] + pile[:named]


@book.step
def place_tops(s: MageWars) -> None:
    """The cards that the scenario wants on top were held back while health was dealt."""
    for card in s.zones[HELD]:
        move(s, card, HELD, TOP[DECK[s.kind[card]]])


def _place_seat(s: MageWars, scenario: Scenario, seat: int) -> None:
    for number, id in enumerate(_of_seat(s, scenario, "levels", seat), start=1):
        card = _enter(s, id, LEVELS[seat], "levels", (LEVEL,))
        if CARDS[FACE[s.kind[card]]].level != number:
            raise BadSetup(f"levels: {id} is not of Level {number}: Levels come in order")
    for id in _of_seat(s, scenario, "permanents", seat):
        _enter(s, id, PERMANENTS[seat], "permanents", (RESOURCE,))
    for kept in _of_seat(s, scenario, "kept", seat):
        _charged(s, kept, KEPT[seat], "kept", KEEPABLE)
    for lasting in _of_seat(s, scenario, "lasting", seat):
        _charged(s, lasting, LASTING[seat], "lasting", (MAGIC, CURSE))
    for craft in _of_seat(s, scenario, "crafts", seat):
        _work(s, craft, CRAFTS[seat], "crafts", (*KEEPABLE, MAGIC, LEVEL, RESOURCE))
    for id in _of_seat(s, scenario, "hands", seat):
        card = _enter(s, id, HAND[seat], "hands")
        if TYPE[s.kind[card]] in (CURSE, FATE_CARD):
            raise BadSetup(f"hands: {id} is never held in a hand")
        if not s.alive[seat] and DECK[s.kind[card]] not in HEALTH_DECKS:  # MW-88, MW-90
            raise BadSetup(f"hands: P{seat + 1} is dead, and the dead hold Enchanted, Mystic and Arcane cards only")


def _health(s: MageWars, scenario: Scenario, seat: int) -> tuple[int, int, int]:
    """Place the named health cards; says how many are to be dealt below them, by deck."""
    given = _of_seat(s, scenario, "health", seat, default=full_health(s, seat) if s.alive[seat] else 0)
    names = list(given) if isinstance(given, list | tuple) else [given]
    below = names.pop() if names and not isinstance(names[-1], str) else 0
    for id in reversed(names):
        _enter(s, id, HEALTH[seat], "health")
    left = list(health_by_deck(s, seat))
    n = _whole(below, "health", sum(left) - len(names))
    while sum(left) > n:
        left[next(deck for deck in range(3) if left[deck])] -= 1
    if s.alive[seat] and not names and not n:
        raise BadSetup(f"health: P{seat + 1} is alive and needs a health card")
    return left[0], left[1], left[2]


def _place_decks(s: MageWars, scenario: Scenario) -> None:
    for id in _list(scenario, "fate_row"):
        _enter(s, id, FATE_ROW, "fate_row")
    for deck, ids in _by_deck(scenario, "tops"):
        if deck == FATE:
            raise BadSetup("tops: nobody ever looks at the Fate deck; use decks")
        for id in ids:
            _enter(s, id, HELD, "tops", deck=deck)
    for deck, ids in _by_deck(scenario, "piles"):
        for id in ids:
            _enter(s, id, PILE[deck], "piles", deck=deck)
    for deck, ids in _by_deck(scenario, "decks"):
        left = bytes([_take(s, id, "decks", deck=deck) for id in ids])
        for kind in s.bags[deck]:
            enter(s, kind, PILE[deck])
        s.bags[deck] = left


def _enter(s: MageWars, id: object, zone: int, where: str, types: tuple[int, ...] = (), deck: int | None = None) -> int:
    kind = _take(s, id, where, deck)
    if types and TYPE[kind] not in types:
        raise BadSetup(f"{where}: {id} does not belong there")
    return enter(s, kind, zone)


def _take(s: MageWars, id: object, where: str, deck: int | None = None) -> int:
    """Take a card out of its deck."""
    kinds = [kind for kind, face in enumerate(FACE) if id in (CARDS[face].id, WORD[kind])]
    if not kinds:
        raise BadSetup(f"{where}: there is no card {id!r}")
    for kind in kinds:
        if kind in s.bags[DECK[kind]] and deck in (None, DECK[kind]):
            s.bags[DECK[kind]] = less(s.bags[DECK[kind]], kind)
            return kind
    raise BadSetup(f"{where}: no card {id} is left" + ("" if deck is None else f" of the {DECKS[deck]} deck"))


def _work(s: MageWars, entry: object, zone: int, where: str, types: tuple[int, ...]) -> None:
    """A craft or a building site, with what fills its slots."""
    about = _about(entry, where, ("card", "slots", "lock"))
    card = _enter(s, about["card"], zone, where, types)
    recipe = RECIPE[s.kind[card]]
    slots = list(about.get("slots", ["open"] * len(recipe)))
    if len(slots) != len(recipe):
        raise BadSetup(f"{where}: {about['card']} has {len(recipe)} slots, not {len(slots)}")
    filled = [OPEN if slot == "open" else FREE if slot == "free" else _enter(s, slot, UNDER, where) for slot in slots]
    number = new_work(s, card)
    s.slots[number] = tuple(filled)
    s.under[number] = tuple(filling for filling in filled if filling >= 0)
    if about.get("lock"):
        s.locks += ((_enter(s, "lock", UNDER, where), card),)
    take_stock(s, card)


def _charged(s: MageWars, entry: object, zone: int, where: str, types: tuple[int, ...]) -> None:
    """A kept or lasting card, with its charges. Of Curses only Added Burden lasts."""
    about = _about(entry, where, ("card", "charges", "on", "slots"))
    card = _enter(s, about["card"], zone, where, types)
    kind = s.kind[card]
    if CHARGED[kind]:
        charges = tuple(_enter(s, charge, UNDER, where) for charge in about.get("charges", ()))
        s.under[new_work(s, card)] = charges or (MARKER,)
    elif TYPE[kind] == CURSE and RECIPE[kind]:
        s.slots[new_work(s, card)] = (OPEN,) * len(RECIPE[kind])
        take_stock(s, card)
    elif zone in LASTING:
        raise BadSetup(f"{where}: {about['card']} does not last")


def _freeze(s: MageWars, scenario: Scenario) -> None:
    for seat in range(s.seats):
        for entry, card in zip(_of_seat(s, scenario, "lasting", seat), s.zones[LASTING[seat]], strict=True):
            target = _about(entry, "lasting", ("card", "charges", "on", "slots")).get("on")
            if target is not None:
                lying = [other for zone in (SITES, *CRAFTS[: s.seats], *KEPT[: s.seats]) for other in s.zones[zone]]
                found = [other for other in lying if CARDS[FACE[s.kind[other]]].id == target]
                if not found:
                    raise BadSetup(f"lasting: there is no craft, site or kept card {target!r} to freeze")
                s.freezes += ((card, found[0]),)
                take_stock(s, found[0])


def _about(entry: object, where: str, keys: tuple[str, ...]) -> Mapping[str, Any]:
    if isinstance(entry, Mapping):
        if "card" not in entry or set(entry) - set(keys):
            raise BadSetup(f"{where}: a card's mapping has 'card' and may have {', '.join(keys[1:])}, not {entry!r}")
        return entry
    return {"card": entry}


def _list(scenario: Scenario, key: str, length: int | None = None) -> list[Any]:
    value = scenario.get(key, [0] * length if length and key == "marks" else [])
    if not isinstance(value, list | tuple) or (length is not None and len(value) != length):
        raise BadSetup(
            f"{key}: should be a list" + (f" of {length}, one a seat" if length else "") + f", not {value!r}"
        )
    return list(value)


def _of_seat(s: MageWars, scenario: Scenario, key: str, seat: int, default: Any = ()) -> Any:
    if key not in scenario:
        return default
    value = _list(scenario, key, s.seats)[seat]
    if key != "health" and not isinstance(value, list | tuple):
        raise BadSetup(f"{key}: should be a list of lists, one a seat, not {value!r}")
    return value


def _by_deck(scenario: Scenario, key: str) -> list[tuple[int, list[Any]]]:
    value = scenario.get(key, {})
    if not isinstance(value, Mapping) or set(value) - set(DECKS):
        raise BadSetup(f"{key}: should be a mapping from {', '.join(DECKS)} to lists of cards, not {value!r}")
    return [(DECKS.index(deck), list(ids)) for deck, ids in value.items()]


def _seats(s: MageWars, scenario: Scenario, key: str) -> list[int]:
    seats = _list(scenario, key)
    return [_whole(seat, key, s.seats - 1) for seat in seats]


def _number(scenario: Scenario, key: str, most: int) -> int:
    return _whole(scenario.get(key, 0), key, most)


def _whole(value: object, key: str, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise BadSetup(f"{key}: should be a whole number from 0 to {most}, not {value!r}")
    return value
