"""What a seat may know of Magecraft. (Section 5 of the rules)

All is public but the colours in hands. Of another player's hand and bag everybody knows the sum,
because every gem that went in was seen; the bag's own colours only together with the hand's.
"""

from __future__ import annotations

from random import Random

from spellhall.engine.steps import legal
from spellhall.engine.views import CardView, Fact, Look, SeatView, ZoneView
from spellhall.games.magecraft.cards import CHARACTERS, COLOURS, GEMS, LETTERS, SPELLS, WINNING_SCORE
from spellhall.games.magecraft.state import (
    ACADEMY,
    ALL,
    BAG,
    CANTRIP,
    DISCARD,
    HAND,
    HP,
    NONE,
    POOL,
    SCORE,
    SHIELDS,
    Magecraft,
    count,
    participants,
    participates,
)

PHASES = {
    "pick_character": "setup",
    "starting_discard": "setup",
    "drop_shield": "discard shield phase",
    "study_step": "learning/revision phase",
    "learn_book": "learning",
    "revise_discard": "revision",
    "revise_spell": "revision",
    "revise_book": "revision",
    "revise_position": "revision",
    "master": "revision",
}


def hand_is_open(s: Magecraft, owner: int, knows: int) -> bool:
    """Do the seats of the mask know this hand, and with it the bag?"""
    return bool(s.open_hands or s.result is not None or knows >> owner & 1 or not count(s, BAG[owner]))


def redeal_unknown(s: Magecraft, knows: int, rng: Random) -> None:
    """Divide the gems anew between hand and bag of those whose hands the seats do not know.

    Who is being asked something has a choice (MC-R54), and a cost once begun can be paid (MC-R14).
    """
    for seat in range(s.seats):
        if not hand_is_open(s, seat, knows):
            _redivide(s, seat, rng)
            while s.ask is not None and s.ask[0] == seat and len(legal(s)) < 2:
                _redivide(s, seat, rng)


def _redivide(s: Magecraft, seat: int, rng: Random) -> None:
    gems, hand, bag = s.gems, HAND[seat], BAG[seat]
    for colour in COLOURS:
        known = s.known[5 * seat + colour]
        gems[bag + colour] += gems[hand + colour] - known
        gems[hand + colour] = known
    tickets = [colour for colour in COLOURS for _ in range(gems[bag + colour])]
    for colour in rng.sample(tickets, gems[hand + ALL] - sum(s.known[5 * seat : 5 * seat + 5])):
        gems[bag + colour] -= 1
        gems[hand + colour] += 1


def look(s: Magecraft, seat: int | None) -> Look:
    """The view of a seat; None is a spectator."""
    knows = 0 if seat is None else 1 << seat
    zones = [_gems(s, "academy", "Academy gems", ACADEMY, None), _sets(s)]
    if count(s, POOL):
        zones.append(_gems(s, "pool", "Pool", POOL, None))
    if NONE in s.characters:
        zones.append(_free_characters(s))
    for owner in range(s.seats):
        zones += _board(s, owner, knows)
    facts: list[Fact] = [
        _sum_of_hand_and_bag(s, owner) for owner in range(s.seats) if not hand_is_open(s, owner, knows)
    ]
    limit = s.quiet_limit * len(participants(s))
    facts.append({"id": "quiet", "title": "Quiet turns", "value": f"{s.quiet} of {limit}"})
    return {
        "seats": [_seat(s, owner) for owner in range(s.seats)],
        "zones": zones,
        "status": {
            "phase": PHASES.get(s.ask[1].name, "casting phase") if s.ask else "over",
            "round": s.round,
            "turn": None if s.result else s.turn,
            "facts": facts,
        },
    }


def _seat(s: Magecraft, seat: int) -> SeatView:
    flags = [] if participates(s, seat) else ["eliminated"]
    if count(s, CANTRIP[seat]):
        flags.append("Cantrip used")
    return {
        "seat": seat,
        "name": "",
        "counters": {"HP": count(s, HP[seat]), f"score (of {WINNING_SCORE})": count(s, SCORE[seat])},
        "flags": flags,
    }


def _board(s: Magecraft, seat: int, knows: int) -> list[ZoneView]:
    """A player's character, areas, Spellbooks, hand and bag."""
    zones = [_character(s, seat)] if s.characters[seat] != NONE else []
    zones.append(_gems(s, f"hp{seat}", "HP", HP[seat], seat))
    zones.append(_gems(s, f"score{seat}", "Score", SCORE[seat], seat))
    zones.append(_gems(s, f"shield{seat}", "Shields", SHIELDS[seat], seat))
    zones += [_spellbook(s, seat, number) for number in range(3)]
    open = hand_is_open(s, seat, knows)
    hand = _gems(s, f"hand{seat}", "Hand", HAND[seat], seat, None if open else s.known[5 * seat : 5 * seat + 5])
    hand["kind"] = "hand"
    zones.append(hand)
    zones.append(_gems(s, f"bag{seat}", "Bag", BAG[seat], seat, None if open else [0] * len(COLOURS)))
    zones.append(_gems(s, f"discard{seat}", "Discard", DISCARD[seat], seat))
    return zones


def _zone(id: str, title: str, kind: str, owner: int | None, cards: list[CardView]) -> ZoneView:
    return {"id": id, "title": title, "kind": kind, "owner": owner, "count": len(cards), "cards": cards}


def _gems(s: Magecraft, id: str, title: str, zone: int, owner: int | None, known: list[int] | None = None) -> ZoneView:
    """Gems by colour: all of them, or those that are known and then the backs."""
    shown = s.gems[zone : zone + ALL] if known is None else known
    cards: list[CardView] = [
        {"id": f"{id}.{LETTERS[colour]}.{copy}", "face": LETTERS[colour], "name": GEMS[colour].name}
        for colour in COLOURS
        for copy in range(shown[colour])
    ]
    cards += [{"face": None} for _ in range(count(s, zone) - len(cards))]
    return _zone(id, title, "pile", owner, cards)


def _sets(s: Magecraft) -> ZoneView:
    cards: list[CardView] = [
        {"id": f"spells.{SPELLS[spell].id}.{copy}", "face": SPELLS[spell].id, "name": SPELLS[spell].name}
        for spell in s.offer
        for copy in range(s.sets[spell])
    ]
    return _zone("spells", "Academy spells", "row", None, cards)


def _spellbook(s: Magecraft, seat: int, number: int) -> ZoneView:
    id = f"book{seat}.{number + 1}"
    cards: list[CardView] = []
    for place, card in enumerate(s.books[3 * seat + number]):
        spell = SPELLS[s.kind[card]]
        mastered = " (mastered)" if s.mastered[card] else ""
        cards.append({"id": f"{id}.{place}", "face": spell.id, "name": f"{spell.name}{mastered}{_lying(s.on[card])}"})
    return _zone(id, f"Spellbook {number + 1}", "row", seat, cards)


def _character(s: Magecraft, seat: int) -> ZoneView:
    character = CHARACTERS[s.characters[seat]]
    zone = CANTRIP[seat]
    paid = tuple(colour for colour in COLOURS if s.gems[zone + colour])
    name = f"{character.name}{_lying(paid)}"
    return _zone(
        f"character{seat}",
        "Character",
        "board",
        seat,
        [{"id": f"character{seat}.{character.id}", "face": character.id, "name": name}],
    )


def _lying(gems: tuple[int, ...]) -> str:
    """The gems on a card, in words."""
    return f" [{', '.join(GEMS[gem].name for gem in gems)}]" if gems else ""


def _free_characters(s: Magecraft) -> ZoneView:
    cards: list[CardView] = [
        {"id": f"characters.{card.id}", "face": card.id, "name": card.name}
        for number, card in enumerate(CHARACTERS)
        if number not in s.characters
    ]
    return _zone("characters", "Characters", "row", None, cards)


def _sum_of_hand_and_bag(s: Magecraft, seat: int) -> Fact:
    sums = [s.gems[HAND[seat] + colour] + s.gems[BAG[seat] + colour] for colour in COLOURS]
    value = ", ".join(f"{number} {GEMS[colour].name}" for colour, number in enumerate(sums) if number)
    return {"id": f"circulating{seat}", "title": f"Hand and bag of P{seat + 1} together", "value": value or "none"}
