"""Setup, and the positions of Mage Wars. (MW-10 to MW-16; docs/scenarios.md)

A card that is found in two decks is the first of them that has one left, or the one named after it: ``mana/arcane``.
What has no open slot is completed before the main step begins, by the player to act.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from spellhall.engine.cards import move, with_at
from spellhall.engine.info import Scenario, brief
from spellhall.engine.scenario import (
    ALL_OTHERS,
    ASeat,
    Deck,
    Form,
    InDeck,
    InZone,
    Key,
    Number,
    OneOf,
    Placed,
    Reading,
    Special,
    refuse,
)
from spellhall.engine.steps import Pending, later, push
from spellhall.games.magewars.mages import MAGES
from spellhall.games.magewars.pack import BAGS, CARDS, DECK, FACE, KINDS, RECIPE, TYPE, WORD
from spellhall.games.magewars.rules.craft import complete_if_full
from spellhall.games.magewars.rules.numbers import full_health
from spellhall.games.magewars.rules.resurrection import deal_health, health_by_deck
from spellhall.games.magewars.rules.setup import (
    deal_first_health,
    deal_mages,
    draft,
    draw_first_player,
    empty_table,
    name_first_player,
    take_mage,
)
from spellhall.games.magewars.rules.turn import from_main, from_start
from spellhall.games.magewars.rules.works import new_work, open_work, take_stock
from spellhall.games.magewars.state import (
    CRAFTS,
    DEEDS,
    FATE_TOP,
    FREE,
    HEALTH,
    HELD,
    KEPT,
    LASTING,
    MARKER,
    OPEN,
    SITES,
    TOP,
    UNDER,
    MageWars,
    book,
)
from spellhall.games.magewars.terms import (
    ARMOR,
    CREATURE,
    CURSE,
    DECKS,
    FATE,
    FATE_CARD,
    HEALTH_DECKS,
    ITEM,
    LEVEL,
    MAGIC,
    PLANT,
    RESOURCE,
    STRUCTURE,
)

KEEPABLE: Final = (CREATURE, PLANT, ITEM, ARMOR)
MOST_TURNS: Final = 10_000
MOST_MARKS: Final = 99
MAGE_IDS: Final = [mage.id for mage in MAGES]
NAMES: Final = [word.replace(" ", "/") for word in WORD]

# The cards on top are held back while health is dealt.
ALL_DECKS: Final = [
    Deck(id=id, bag="bags", at=deck, names=NAMES, box=BAGS[deck], top="held", rest=f"pile_{id}")
    for deck, id in enumerate(DECKS)
]


def setup(seats: int, options: Mapping[str, str], scenario: Scenario) -> MageWars:
    """The table as the rules or the scenario set it up; chance deals the rest."""
    s = empty_table(seats, options)
    r = FORM.read(s, scenario)
    push(s, *(from_main() if r.words["phase"] == "main" else from_start()))
    if r.has("mage"):
        push(s, *r.steps, later(place_tops), *_completions(r))
    else:
        push(s, later(draft if options["mage_choice"] == "draft" else deal_mages), later(deal_first_health))
    if r.has("turn"):
        s.first = s.turn
    else:
        first = options["first_player"]
        push(s, later(draw_first_player) if first == "random" else later(name_first_player, int(first)))
    return s


# Mages


def _place_mages(r: Reading, value: Any) -> None:
    s = r.s
    for seat, where, id in r.by_player(value, "mage"):
        if id not in MAGE_IDS or MAGE_IDS.index(id) not in s.mages_left:
            refuse(where, f"{brief(id)} is not a mage that is left; there are {', '.join(MAGE_IDS)}, once each")
        take_mage(s, MAGE_IDS.index(id), seat)
    if len(value) < s.seats:
        refuse("mage", f"should name all {s.seats} mages, not {brief(value)}")


class Mages(Special):
    """Every mage: nothing can be placed without."""

    def leave_out(self, r: Reading) -> None:
        """Then the scenario may only say whose turn it is."""
        if r.scenario.keys() - {"turn", "turns"}:
            refuse("mage", "a scenario that places cards must name every mage")


def _die(r: Reading, value: Any) -> None:
    for seat in r.some_seats(value, "dead"):
        r.s.alive = with_at(r.s.alive, seat, False)


def _lose_turns(r: Reading, value: Any) -> None:
    for seat in r.some_seats(value, "lost"):
        r.s.lost = with_at(r.s.lost, seat, True)


def _count_deeds(r: Reading, value: Any) -> None:
    s = r.s
    for seat, where, given in r.by_player(value, "deeds"):
        if not isinstance(given, Mapping):
            refuse(where, f'should be a mapping of deeds, {{"challenges": 1}}, not {brief(given)}')
        for deed, n in given.items():
            if deed not in DEEDS:
                refuse(where, f"{brief(deed)} is not one of {', '.join(DEEDS)}")
            if not isinstance(n, int) or isinstance(n, bool) or not 0 <= n <= MOST_MARKS:
                refuse(where, f"{deed} is a number from 0 to {MOST_MARKS}, not {brief(n)}")
            at = DEEDS.index(deed)
            s.feats = with_at(s.feats, at, with_at(s.feats[at], seat, n))


# Cards


def of(*types: int) -> Callable[[int], bool]:
    """Whether a card is of one of these types."""

    def is_of(kind: int) -> bool:
        return TYPE[kind] in types

    return is_of


def _work(r: Reading, placed: Placed, zone: int, where: str) -> None:
    """A craft or a building site, with what fills its slots."""
    s = r.s
    (card,) = r.lay([placed], zone)
    recipe = RECIPE[placed.kind]
    given = placed.about.get("slots", ["open"] * len(recipe))
    filled: list[int] = []
    for word in r.rest(given, where)[0]:
        if word in ("open", "free"):
            filled.append(OPEN if word == "open" else FREE)
        else:
            filled += r.lay(r.cards(word, where), UNDER)
    if len(filled) != len(recipe):
        refuse(where, f"{NAMES[placed.kind]} has {len(recipe)} slots (a card, free or open), not {brief(given)}")
    number = new_work(s, card)
    s.slots[number] = tuple(filled)
    s.under[number] = tuple(filling for filling in filled if filling >= 0)
    lock = placed.about.get("lock", False)
    if not isinstance(lock, bool):
        refuse(where, f"'lock' is true or false, not {brief(lock)}")
    if lock:
        s.locks += ((*r.lay(r.cards("lock", where), UNDER), card),)
    take_stock(s, card)


def _charged(r: Reading, placed: Placed, zone: int, where: str) -> None:
    """A kept or lasting card, with its charges, or on the card that it freezes. Of Curses only Added Burden lasts."""
    s = r.s
    (card,) = r.lay([placed], zone)
    kind = placed.kind
    if KINDS[kind].charges:
        charges = tuple(r.lay(r.cards(placed.about.get("charges", ""), where), UNDER))
        s.under[new_work(s, card)] = charges or (MARKER,)
    elif TYPE[kind] == CURSE and RECIPE[kind]:
        open_work(s, card)
    elif zone in LASTING:
        refuse(where, f"{NAMES[kind]} does not last")
    if "on" in placed.about:
        target = placed.about["on"]
        lying = [other for zone in (SITES, *CRAFTS[: s.seats], *KEPT[: s.seats]) for other in s.zones[zone]]
        found = [other for other in lying if CARDS[FACE[s.kind[other]]].id == target]
        if not found:
            refuse(where, f"there is no craft, site or kept card {brief(target)} to freeze")
        s.freezes += ((card, found[0]),)
        take_stock(s, found[0])


def _level(r: Reading, placed: Placed, zone: int, where: str) -> None:
    r.lay([placed], zone)
    number = len(r.s.zones[zone])
    if CARDS[FACE[placed.kind]].level != number:
        refuse(where, f"{NAMES[placed.kind]} is not of Level {number}: Levels come in order")


def _hold(r: Reading, placed: Placed, zone: int, where: str) -> None:
    if TYPE[placed.kind] in (CURSE, FATE_CARD):
        refuse(where, f"{NAMES[placed.kind]} is never held in a hand")
    seat = r.s.layouts[r.seats][zone].owner
    if not r.s.alive[seat] and DECK[placed.kind] not in HEALTH_DECKS:  # MW-88, MW-90
        refuse(where, "the dead hold Enchanted, Mystic and Arcane cards only")
    r.lay([placed], zone)


def _completions(r: Reading) -> list[Pending]:
    """What has no open slot is completed first, in the order it lies, by the player to act. (MW-34)"""
    s = r.s
    found = []
    for zone in (*CRAFTS[: s.seats], SITES):
        for work in s.zones[zone]:
            if OPEN not in s.slots[s.work[work]]:
                if zone not in (SITES, CRAFTS[s.turn]) or not r.has("turn") or r.words["phase"] != "main":
                    refuse(
                        "sites" if zone == SITES else "crafts",
                        f"{NAMES[s.kind[work]]} would be completed: only by the player to act, in the main phase; "
                        "leave a slot open",
                    )
                found.append(later(complete_if_full, s.turn, work))
    return found


# Health


@book.step
def turn_pile(s: MageWars, seat: int, named: int) -> None:
    """The health cards that the scenario names lie above those that were dealt."""
    pile = s.zones[HEALTH[seat]]
    s.zones[HEALTH[seat]] = pile[named:] + pile[:named]


@book.step
def place_tops(s: MageWars) -> None:
    """The cards that the scenario wants on top were held back while health was dealt."""
    for card in s.zones[HELD]:
        deck = DECK[s.kind[card]]
        move(s, card, HELD, FATE_TOP if deck == FATE else TOP[deck])


class Health(Key):
    """Health piles: the cards that are named, and below them those that are dealt."""

    def leave_out(self, r: Reading) -> None:
        """Full health."""
        self.read(r, {})

    def read(self, r: Reading, value: Any) -> None:
        """Place the named cards, and note what is to be dealt."""
        given = {seat: cards for seat, _, cards in r.by_player(value, self.id)}
        if not r.has("mage"):
            return
        s = r.s
        named = []
        for seat in range(s.seats):
            where = f"{self.id} P{seat + 1}"
            words, below = r.rest(given.get(seat, "..." if s.alive[seat] else ""), where)
            cards = r.cards(" ".join(words), where)
            named.append(later(turn_pile, seat, len(cards)))
            r.lay(reversed(cards), HEALTH[seat])
            left = list(health_by_deck(s, seat))
            most = max(0, sum(left) - len(cards))
            n = min(most, max(0, full_health(s, seat) - len(cards))) if below == ALL_OTHERS else below or 0
            if n > most:
                refuse(where, f"0 to {most} cards can be dealt below those that are named, not {n}")
            if s.alive[seat] and not cards and not n:
                refuse(where, "who is alive needs a health card")
            while sum(left) > n:
                left[next(deck for deck in HEALTH_DECKS if left[deck])] -= 1
            for deck in HEALTH_DECKS:
                r.dealt[DECKS[deck]] = r.dealt.get(DECKS[deck], 0) + left[deck]
            r.steps.append(later(deal_health, seat, (left[0], left[1], left[2])))
        r.steps += named


FORM: Final = Form(
    [
        Mages("mage", 'the mage of each player, {"P1": "taren"}: all of them, if anything is placed', _place_mages),
        Special("dead", "whose mage is dead: players, like 'P1 P3'", _die),
        Special("lost", "whose next turn is lost: players, like 'P1 P3'", _lose_turns),
        Number("marks", "the death marks of each player", MOST_MARKS, each=True),
        Special("deeds", f'what each player has done, {{"P1": {{"wishes": 2}}}}: {", ".join(DEEDS)}', _count_deeds),
        InZone("structures", "the standing Structures, in the order they were built", only=of(STRUCTURE)),
        InZone("sites", "the building sites", only=of(STRUCTURE), extras=("slots", "lock"), put=_work),
        InZone("levels", "the Levels of each player, in order", only=of(LEVEL), put=_level),
        InZone("permanents", "the Permanent Resources of each player", only=of(RESOURCE)),
        InZone(
            "kept",
            "pets, plants, items and armor of each player",
            only=of(*KEEPABLE),
            extras=("charges",),
            put=_charged,
        ),
        InZone(
            "crafts",
            "the crafts of each player",
            only=of(*KEEPABLE, MAGIC, LEVEL, RESOURCE),
            extras=("slots", "lock"),
            put=_work,
        ),
        InZone(
            "lasting", "the lasting cards of each player", only=of(MAGIC, CURSE), extras=("charges", "on"), put=_charged
        ),
        InZone("hand", "the hand of each player", put=_hold),
        InZone("fate_row", "the Fate row", [ALL_DECKS[FATE]]),
        *(InZone(f"pile_{deck.id}", f"the {deck.id} discard pile, top first", [deck]) for deck in ALL_DECKS),
        Health("health", "the health pile of each player, top first; '...4' at the end: 4 cards are dealt below"),
        *(
            InDeck(f"deck_{deck.id}", f"the {deck.id} deck; its other cards lie in its discard pile", number)
            for number, deck in enumerate(ALL_DECKS)
        ),
        ASeat("turn", "the player to act"),
        Number("turns", "how many turns have been taken", MOST_TURNS),
        OneOf("phase", "where the turn begins", ("start", "main")),
    ],
    ALL_DECKS,
    book,
)
