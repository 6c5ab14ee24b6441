"""What a seat may know of Mage Wars. (Section 5 of the rules, MW-R7, MW-R51, MW-R52)"""

from __future__ import annotations

from random import Random
from typing import Final

from spellhall.engine.steps import EVERYONE, bit
from spellhall.engine.views import CardView, Fact, Look, SeatView, ZoneView
from spellhall.games.magewars.asking import card_id, work_id
from spellhall.games.magewars.cards import DECK, KINDS, RECIPE, SLOT_WORD, TYPE
from spellhall.games.magewars.cards.mages import MAGES
from spellhall.games.magewars.cards.words import (
    ALIGNMENTS,
    ARMOR,
    BLESSING,
    CREATURE,
    CURSE,
    DECK_NAMES,
    DECKS,
    FATE,
    ITEM,
    PLANT,
)
from spellhall.games.magewars.numbers import fate_cards, full_health, hand_limit, kept_of, level
from spellhall.games.magewars.piles import frozen
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
    SITES,
    STANDING,
    TOP,
    MageWars,
)
from spellhall.games.magewars.winning import missing_steps

# Dealing anew

NEEDS_A_FITTING_HAND: Final = ("begin_card", "fill_card", "challenge_card", "resurrect_card")
TRIES: Final = 300


def redeal_unknown(s: MageWars, knows: int, rng: Random) -> None:
    """Deal anew what the seats of the mask do not know.

    A card keeps its back (MW-R51), and the time it left its deck: what was in a discard pile when
    that became the deck cannot have been drawn before. Hands hold no Curses, and of Fate only
    Blessings. Who has said what they do next holds a card for it: we try until it is so, and if
    luck will not have it, that one hand stays as it is.
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
    kind, seen = s.kind, s.seen
    pools: dict[tuple[int, int], tuple[list[int], list[int]]] = {}
    for deck in range(len(DECKS)):
        pools[deck, s.shuffles[deck]] = [], []
    for zone, cards in enumerate(s.zones):
        held = zone in HAND or zone == HELD
        for card in cards:
            if not seen[card] & knows and card not in spared:
                deck = DECK[kind[card]]
                era = s.shuffles[deck] if zone in TOP or zone in BOTTOM else s.drawn_in[card]
                pools.setdefault((deck, era), ([], []))[not held].append(card)
    for (deck, era), (hands, hidden) in pools.items():
        bag = s.bags[deck] if era == s.shuffles[deck] else []
        faces = sorted(bag + [kind[card] for card in (*hands, *hidden)])  # the order they lay in is the truth's
        rng.shuffle(faces)
        for card in hands:
            at = next(at for at, face in enumerate(faces) if _may_be_held(face))
            kind[card] = faces.pop(at)
        for card in hidden:
            kind[card] = faces.pop()
        bag[:] = faces


def _may_be_held(kind: int) -> bool:
    return TYPE[kind] != CURSE and (DECK[kind] != FATE or TYPE[kind] == BLESSING)


# Looking


def look(s: MageWars, seat: int | None) -> Look:
    """The view of a seat; None is a spectator."""
    knows = bit(seat)
    zones = [_pile(s, FATE_ROW, knows), _pile(s, IN_PLAY, knows), _pile(s, REVEALED, knows), _pile(s, HELD, knows)]
    zones += [_work(s, card, None, "Building site") for card in s.zones[SITES]]
    zones.append(_pile(s, STANDING, knows))
    for owner in range(s.seats):
        zones += _seat_zones(s, owner, knows)
    zones += [_pile(s, zone, knows) for zone in (*TOP, *BOTTOM) if s.zones[zone]]
    zones += [_pile(s, zone, knows) for zone in PILE]
    return {
        "seats": [_seat(s, owner) for owner in range(s.seats)],
        "zones": [zone for zone in zones if zone["cards"] or zone["kind"] == "hand" or zone["id"].startswith("pile")],
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
        "health": len(s.zones[HEALTH[seat]]),
        "full health": full_health(s, seat),
        "Level": level(s, seat),
        "hand": len(s.zones[HAND[seat]]),
        "hand limit": hand_limit(s, seat),
        "Fate cards": fate_cards(s, seat),
        "missing steps": missing_steps(s, seat),
        "death marks": s.marks[seat],
    }
    flags = [mage.name, ALIGNMENTS[mage.alignment]]
    if not s.alive[seat]:
        flags.append("dead")
    if s.lost[seat]:
        flags.append("misses the next turn")
    if s.guard[seat]:
        flags.append(f"Guard {s.guard[seat]} until the next turn")
    if s.luck[seat]:
        flags.append(f"{s.luck[seat]} more Fate cards next time")
    return {"seat": seat, "name": "", "counters": counters, "flags": flags}


def _seat_zones(s: MageWars, seat: int, knows: int) -> list[ZoneView]:
    zones = [] if s.mage[seat] == NO_MAGE else [_mage(s, seat)]
    zones += [_pile(s, HEALTH[seat], knows), _hand(s, seat, knows)]
    for type, id, title in KEPT_ZONES:
        zones.append(_row(s, kept_of(s, seat, type), f"{id}{seat}", title, seat))
    zones += [_pile(s, LEVELS[seat], knows), _pile(s, PERMANENTS[seat], knows)]
    zones.append(_row(s, s.zones[LASTING[seat]], f"lasting{seat}", "Lasting", seat))
    zones += [_work(s, card, seat, "Craft") for card in s.zones[CRAFTS[seat]]]
    for card in (*s.zones[KEPT[seat]], *s.zones[LASTING[seat]]):
        if s.under[card]:
            zones.append(_charges(s, card, seat))
    return zones


KEPT_ZONES: Final = ((CREATURE, "pets", "Pets"), (PLANT, "plants", "Plants"), (ITEM, "items", "Items"), (ARMOR, "armor", "Armor"))  # fmt: skip


def _zone(id: str, title: str, kind: str, owner: int | None, cards: list[CardView]) -> ZoneView:
    return {"id": id, "title": title, "kind": kind, "owner": owner, "count": len(cards), "cards": cards}


def _card(s: MageWars, card: int, knows: int, id: str) -> CardView:
    """Its face, or (named by the deck) its back. (MW-R51)"""
    kind = s.kind[card]
    if s.seen[card] & knows:
        return {"id": id, "face": KINDS[kind].id, "name": KINDS[kind].name}
    return {"id": id, "face": None, "name": DECK_NAMES[DECK[kind]]}


def _pile(s: MageWars, zone: int, knows: int) -> ZoneView:
    about = s.layouts[s.seats][zone]
    cards = [_card(s, card, knows, f"{about.id}.{place}") for place, card in enumerate(s.zones[zone])]
    return _zone(about.id, about.title, about.kind, about.owner, cards)


def _row(s: MageWars, cards: list[int], id: str, title: str, owner: int) -> ZoneView:
    """Cards face up, named by what they are."""
    views = [_card(s, card, EVERYONE, f"{id}.{card_id(s, cards, card)}") for card in cards]
    for card, view in zip(cards, views, strict=True):
        notes = ["fresh or used"] * (card in s.tired) + ["frozen"] * frozen(s, card)
        if notes:
            view["name"] += f" ({', '.join(notes)})"
    return _zone(id, title, "row", owner, views)


def _hand(s: MageWars, seat: int, knows: int) -> ZoneView:
    """The known cards by kind, then the backs by deck: the order in the hand would tell things."""
    id = f"hand{seat}"
    known = sorted((card for card in s.zones[HAND[seat]] if s.seen[card] & knows), key=lambda card: s.kind[card])
    backs = sorted(DECK[s.kind[card]] for card in s.zones[HAND[seat]] if not s.seen[card] & knows)
    cards = [_card(s, card, EVERYONE, f"{id}.{card_id(s, known, card)}") for card in known]
    cards += [{"face": None, "name": DECK_NAMES[deck]} for deck in backs]
    return _zone(id, "Hand", "hand", seat, cards)


def _mage(s: MageWars, seat: int) -> ZoneView:
    mage = MAGES[s.mage[seat]]
    return _zone(f"mage{seat}", "Mage", "row", seat, [{"id": f"mage{seat}.0", "face": mage.id, "name": mage.name}])


def _work(s: MageWars, card: int, owner: int | None, title: str) -> ZoneView:
    """A craft or site as a zone of its own: the card, what fills it, and in the title what is open."""
    kind = s.kind[card]
    slots = zip(RECIPE[kind], s.slots[card], strict=True)
    wanted = [SLOT_WORD[slot] for slot, filling in slots if filling == OPEN]
    notes = ["locked"] * any(on == card for _, on in s.locks) + ["frozen"] * frozen(s, card)
    id = work_id(s, card)
    cards = [_card(s, part, EVERYONE, f"{id}.{place}") for place, part in enumerate((card, *s.under[card]))]
    about = "; ".join([f"needs {' + '.join(wanted)}", *notes])
    return _zone(id, f"{title} ({about})", "row", owner, cards)


def _charges(s: MageWars, card: int, owner: int) -> ZoneView:
    """Charges are known to all. (MW-R32)"""
    id = f"charges{owner}.{KINDS[s.kind[card]].id}"
    cards: list[CardView] = []
    for place, charge in enumerate(s.under[card]):
        if charge == MARKER:
            cards.append({"id": f"{id}.{place}", "face": None, "name": "marker"})
        else:
            cards.append(_card(s, charge, EVERYONE, f"{id}.{place}"))
    return _zone(id, f"Charges of {KINDS[s.kind[card]].name}", "pile", owner, cards)


def _facts(s: MageWars) -> list[Fact]:
    facts: list[Fact] = []
    for deck, name in enumerate(DECK_NAMES):
        count = len(s.bags[deck])
        if deck != FATE:
            count += len(s.zones[TOP[deck]]) + len(s.zones[BOTTOM[deck]])
        facts.append({"id": f"deck_{DECKS[deck]}", "title": f"{name} deck", "value": f"{count} cards"})
    for deck, kinds in enumerate(s.shuffled):
        if kinds:
            names = ", ".join(KINDS[kind].name for kind in kinds)
            title = f"Last shuffled into {DECK_NAMES[deck]}"
            facts.append({"id": f"shuffled_{DECKS[deck]}", "title": title, "value": names})
    limit = f" of {s.round_limit}" if s.round_limit else ""
    facts.append({"id": "round", "title": "Round", "value": f"{s.turns // s.seats + 1}{limit}"})
    if s.growth:
        facts.append({"id": "growth", "title": "Growth", "value": f"attacks of this turn deal {s.growth} more"})
    return facts
