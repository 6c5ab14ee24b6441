"""What a seat may know of Mage Wars. (Section 5 of the rules, MW-R7, MW-R51, MW-R52)"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from spellhall.engine.steps import EVERYONE, bit
from spellhall.engine.views import CardView, Fact, Look, SeatView, ZoneView
from spellhall.games.magewars.asking import card_id, work_id
from spellhall.games.magewars.cards.mages import MAGES
from spellhall.games.magewars.cards.tables import DECK, KINDS, RECIPE, SLOT_WORD, TYPE
from spellhall.games.magewars.cards.words import (
    ALIGNMENTS,
    ARMOR,
    BLESSING,
    CREATURE,
    CURSE,
    DECK_NAMES,
    DECKS,
    FATE,
    FATE_CARD,
    ITEM,
    PLANT,
)
from spellhall.games.magewars.combat import total_guard
from spellhall.games.magewars.numbers import fate_cards, full_health, hand_limit, kept_of, level
from spellhall.games.magewars.piles import frozen, locked
from spellhall.games.magewars.setup import NO_MAGE
from spellhall.games.magewars.state import (
    BOTTOM,
    CRAFTS,
    FATE_ROW,
    HAND,
    HEALTH,
    HELD,
    IN_PLAY,
    KEPT,
    LASTING,
    LEVELS,
    MARKER,
    OPEN,
    PERMANENTS,
    PILE,
    REVEALED,
    SEES,
    SITES,
    STANDING,
    TOP,
    MageWars,
)
from spellhall.games.magewars.winning import missing_steps

# Dealing anew

NEEDS_A_FITTING_HAND: Final = ("begin_card", "fill_card", "challenge_card", "resurrect_card")
TRIES: Final = 300
HIDING: Final = {
    seats: tuple(zone for zone, place in enumerate(layout) if place.sees != EVERYONE)
    for seats, layout in MageWars.layouts.items()
}
"""By the number of seats: the zones in which cards can lie that somebody does not know."""
IN_DECK: Final = bytes(zone in TOP or zone in BOTTOM for zone in range(len(SEES)))
IS_HAND: Final = bytes(zone in HAND or zone == HELD for zone in range(len(SEES)))
MAY_BE_HELD: Final = bytes(
    card.type != CURSE and (DECK[kind] != FATE or card.type == BLESSING) for kind, card in enumerate(KINDS)
)
"""By kind: hands hold no Curses, and of Fate only Blessings."""


def redeal_unknown(s: MageWars, knows: int, rng: Random) -> None:
    """Deal anew what the seats of the mask do not know.

    A card keeps its back (MW-R51), and the time it left its deck: what was in a discard pile when
    that became the deck cannot have been drawn before. Who has said what they do next holds a card
    for it: we try until it is so, and if luck will not have it, that one hand stays as it is.
    """
    asked = s.ask[0] if s.ask is not None and s.ask[1].name in NEEDS_A_FITTING_HAND else -1
    if asked < 0 or knows & bit(asked):
        _deal(s, knows, rng, ())
        return
    for _ in range(TRIES):
        world = s.copy()
        _deal(world, knows, rng, ())
        if _can_answer(world):
            s.kind, s.bags = world.kind, world.bags
            return
    _deal(s, knows, rng, s.zones[HAND[asked]])


def _can_answer(s: MageWars) -> bool:
    assert s.ask is not None
    _, question, args = s.ask
    return bool(question.options(s, *args))


def _deal(s: MageWars, knows: int, rng: Random, spared: list[int] | tuple[int, ...]) -> None:
    kind, seen, zones, shuffles, drawn_in = s.kind, s.seen, s.zones, s.shuffles, s.drawn_in
    hands: list[list[int]] = [[] for _ in DECKS]
    hidden: list[list[int]] = [[] for _ in DECKS]
    older: dict[int, list[list[int]]] = {}
    random = rng.random
    for zone in HIDING[s.seats]:
        cards = zones[zone]
        if not cards:
            continue
        in_deck, elsewhere = IN_DECK[zone], not IS_HAND[zone]
        recent = hidden if elsewhere else hands
        for card in cards:
            if seen[card] & knows or (spared and card in spared):
                continue
            deck = DECK[kind[card]]
            since = drawn_in[card]
            if in_deck or since == shuffles[deck]:
                recent[deck].append(card)
            else:
                era = deck << 8 | since
                pool = older.get(era)
                if pool is None:
                    pool = older[era] = [[], []]
                pool[elsewhere].append(card)
    for deck, bag in enumerate(s.bags):
        if hands[deck] or hidden[deck]:
            s.bags[deck] = bytes(_deal_pool(kind, hands[deck], hidden[deck], list(bag), random))
    for pool in older.values():
        _deal_pool(kind, pool[0], pool[1], [], random)


def _deal_pool(
    kind: list[int], hands: list[int], hidden: list[int], faces: list[int], random: Callable[[], float]
) -> list[int]:
    """Deal the faces of these cards and of a bag anew; what is left is the bag."""
    for card in hands:
        faces.append(kind[card])
    for card in hidden:
        faces.append(kind[card])
    faces.sort()  # the order they lay in is the truth's
    left: int = len(faces)
    for card in hands:
        at = int(random() * left)
        while not MAY_BE_HELD[faces[at]]:
            at = int(random() * left)
        left -= 1
        kind[card] = faces[at]
        faces[at] = faces[left]
    for card in hidden:
        at = int(random() * left)
        left -= 1
        kind[card] = faces[at]
        faces[at] = faces[left]
    return faces[:left]


# Looking

FACE_ID: Final = tuple(card.id for card in KINDS)
NAME: Final = tuple(card.name for card in KINDS)
SORTS: Final = ((CREATURE, "pets", "Pets"), (PLANT, "plants", "Plants"), (ITEM, "items", "Items"), (ARMOR, "armor", "Armor"))  # fmt: skip


def look(s: MageWars, seat: int | None) -> Look:
    """The view of a seat; None is a spectator."""
    knows = bit(seat)
    zones = [_lying(s, zone, knows) for zone in (FATE_ROW, IN_PLAY, REVEALED, HELD) if s.zones[zone]]
    zones += [_work(s, card, None, "Building site") for card in s.zones[SITES]]
    if s.zones[STANDING]:
        zones.append(_lying(s, STANDING, knows))
    for owner in range(s.seats):
        zones += _seat_zones(s, owner, knows)
    zones += [_lying(s, zone, knows) for zone in (*TOP, *BOTTOM) if s.zones[zone]]
    zones += [_lying(s, zone, knows) for zone in PILE]
    return {
        "seats": [_seat(s, owner) for owner in range(s.seats)],
        "zones": zones,
        "status": {
            "phase": s.ask[1].name if s.ask else "over",
            "round": s.turns // s.seats + 1,
            "turn": None if s.result else s.turn,
            "facts": _facts(s),
        },
    }


def _seat(s: MageWars, seat: int) -> SeatView:
    if s.mage[seat] == NO_MAGE:
        return {"seat": seat, "name": "", "counters": {}, "flags": []}
    mage = MAGES[s.mage[seat]]
    counters = {
        "missing steps": missing_steps(s, seat),
        "health": len(s.zones[HEALTH[seat]]),
        "full health": full_health(s, seat),
        "Level": level(s, seat),
        "hand": len(s.zones[HAND[seat]]),
        "hand limit": hand_limit(s, seat),
        "Fate cards": fate_cards(s, seat),
    }
    more = {"Guard": total_guard(s, seat), "more damage": s.growth * (seat == s.turn), "death marks": s.marks[seat]}
    counters |= {title: number for title, number in more.items() if number}
    flags = [mage.name, ALIGNMENTS[mage.alignment]]
    if not s.alive[seat]:
        flags.append("dead")
    if s.lost[seat]:
        flags.append("misses the next turn")
    return {"seat": seat, "name": "", "counters": counters, "flags": flags}


def _seat_zones(s: MageWars, seat: int, knows: int) -> list[ZoneView]:
    zones = [] if s.mage[seat] == NO_MAGE else [_mage(s, seat)]
    if s.zones[KEPT[seat]]:
        for type, id, title in SORTS:
            cards = kept_of(s, seat, type)
            if cards:
                zones.append(_row(s, cards, f"{id}{seat}", title, seat))
    zones += [_lying(s, zone, knows) for zone in (LEVELS[seat], PERMANENTS[seat]) if s.zones[zone]]
    if s.zones[LASTING[seat]]:
        zones.append(_row(s, s.zones[LASTING[seat]], f"lasting{seat}", "Lasting", seat))
    if s.zones[HEALTH[seat]]:
        zones.append(_lying(s, HEALTH[seat], knows))
    zones += [_work(s, card, seat, "Craft") for card in s.zones[CRAFTS[seat]]]
    zones.append(_hand(s, seat, knows))
    return zones


def _zone(id: str, title: str, kind: str, owner: int | None, cards: list[CardView]) -> ZoneView:
    return {"id": id, "title": title, "kind": kind, "owner": owner, "count": len(cards), "cards": cards}


def _lying(s: MageWars, zone: int, knows: int) -> ZoneView:
    """A zone whose places count: each card's face, or (named by the deck) its back. (MW-R51)"""
    about = s.layouts[s.seats][zone]
    id, kind, seen = about.id, s.kind, s.seen
    cards: list[CardView] = []
    for place, card in enumerate(s.zones[zone]):
        what = kind[card]
        if seen[card] & knows:
            cards.append({"id": f"{id}.{place}", "face": FACE_ID[what], "name": NAME[what]})
        else:
            cards.append({"id": f"{id}.{place}", "face": None, "name": DECK_NAMES[DECK[what]]})
    return _zone(id, about.title, about.kind, about.owner, cards)


def _open(s: MageWars, card: int, id: str) -> CardView:
    """A card that everybody sees."""
    kind = s.kind[card]
    return {"id": id, "face": FACE_ID[kind], "name": NAME[kind]}


def _row(s: MageWars, cards: Sequence[int], id: str, title: str, owner: int) -> ZoneView:
    """Kept or lasting cards, with their charges, which are known to all. (MW-R32)"""
    views = []
    for card in cards:
        name = f"{id}.{card_id(s, cards, card)}"
        view = _open(s, card, name)
        notes = ["fresh or used"] * (card in s.tired) + ["frozen"] * frozen(s, card)
        if s.slots[s.work[card]]:  # Added Burden
            notes.append(_needs(s, card))
        if notes:
            view["notes"] = notes
        if s.under[s.work[card]]:
            view["on"] = [_charge(s, charge, f"{name}.{place}") for place, charge in enumerate(s.under[s.work[card]])]
        views.append(view)
    return _zone(id, title, "row", owner, views)


def _charge(s: MageWars, charge: int, id: str) -> CardView:
    return {"id": id, "face": None, "name": "marker"} if charge == MARKER else _open(s, charge, id)


def _hand(s: MageWars, seat: int, knows: int) -> ZoneView:
    """The known cards by kind, then the backs by deck: the order in the hand would tell things."""
    id, kind, seen = f"hand{seat}", s.kind, s.seen
    known = sorted([card for card in s.zones[HAND[seat]] if seen[card] & knows], key=kind.__getitem__)
    backs = sorted([DECK[kind[card]] for card in s.zones[HAND[seat]] if not seen[card] & knows])
    cards = [_open(s, card, f"{id}.{card_id(s, known, card)}") for card in known]
    cards += [{"face": None, "name": DECK_NAMES[deck]} for deck in backs]
    return _zone(id, "Hand", "hand", seat, cards)


def _mage(s: MageWars, seat: int) -> ZoneView:
    mage = MAGES[s.mage[seat]]
    return _zone(f"mage{seat}", "Mage", "row", seat, [{"id": f"mage{seat}.0", "face": mage.id, "name": mage.name}])


def _work(s: MageWars, card: int, owner: int | None, title: str) -> ZoneView:
    """A craft or site as a zone of its own: the card, noted on it what is missing, and what fills it."""
    id = work_id(s, card)
    cards = [_open(s, part, f"{id}.{place}") for place, part in enumerate((card, *s.under[s.work[card]]))]
    cards[0]["notes"] = [_needs(s, card)] + ["locked"] * locked(s, card) + ["frozen"] * frozen(s, card)
    return _zone(id, title, "row", owner, cards)


def _needs(s: MageWars, card: int) -> str:
    slots = zip(RECIPE[s.kind[card]], s.slots[s.work[card]], strict=True)
    missing = [SLOT_WORD[slot] for slot, filling in slots if filling == OPEN]
    return f"needs {' + '.join(missing)}" if missing else "complete"


def _facts(s: MageWars) -> list[Fact]:
    facts: list[Fact] = []
    for deck, name in enumerate(DECK_NAMES):
        count = len(s.bags[deck])
        if deck != FATE:
            count += len(s.zones[TOP[deck]]) + len(s.zones[BOTTOM[deck]])
        facts.append({"id": f"deck_{DECKS[deck]}", "title": f"{name} deck", "value": f"{count} cards"})
    for deck, kinds in enumerate(s.shuffled):
        names = [NAME[kind] for kind in kinds if TYPE[kind] != FATE_CARD]  # whatever is not in the row is in the deck
        if names:
            title = f"Shuffled into {DECK_NAMES[deck]} in this turn"
            facts.append({"id": f"shuffled_{DECKS[deck]}", "title": title, "value": ", ".join(names)})
    limit = f" of {s.round_limit}" if s.round_limit else ""
    facts.append({"id": "round", "title": "Round", "value": f"{s.turns // s.seats + 1}{limit}"})
    return facts
