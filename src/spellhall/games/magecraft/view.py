"""What a seat may know of Magecraft. (Section 5 of the rules)

All is public but the colours in hands. Of another player's hand and bag everybody knows the sum,
because every gem that went in was seen; the bag's own colours only together with the hand's.
"""

from __future__ import annotations

from random import Random
from typing import Final

from spellhall.engine.steps import legal
from spellhall.engine.views import CardView, Fact, Look, SeatView, ZoneView
from spellhall.games.magecraft.cards import CHARACTERS, COLOURS, GEMS, ICONS, LETTERS, SPELLS, WINNING_SCORE
from spellhall.games.magecraft.gems import ONE, colours, gems_in, number, size
from spellhall.games.magecraft.icons import KINDS
from spellhall.games.magecraft.payment import FOR_CANTRIP, FOR_LEARNING
from spellhall.games.magecraft.state import NONE, Magecraft, participants

SETUP: Final = ("pick_character", "starting_discard")
LEARNING: Final = ("study_step", "learn_book")
REVISION: Final = ("revise_discard", "revise_spell", "revise_book", "revise_position", "master")


def phase(s: Magecraft) -> str:
    """The phase of the turn in which somebody is asked."""
    if s.ask is None:
        return "over"
    name, args = s.ask[1].name, s.ask[2]
    if name in SETUP:
        return "setup"
    if name == "drop_shield":
        return "discard shield phase"
    if name in LEARNING or name in REVISION or (name == "pay" and args[1] <= FOR_LEARNING):
        return "learning/revision phase"
    return "casting phase"


def doing(s: Magecraft) -> str:
    """What the asked player is in the middle of, for all to see."""
    if s.ask is None:
        return ""
    name, args = s.ask[1].name, s.ask[2]
    if name == "pay" and args[1] <= FOR_LEARNING:
        return f"learning {SPELLS[FOR_LEARNING - args[1]].name}, still to pay {' '.join(args[0])}"
    if name == "pay" and args[1] == FOR_CANTRIP:
        return f"paying for the Cantrip {CHARACTERS[s.characters[s.turn]].cantrip}"
    if name == "pay":
        return f"casting {SPELLS[s.kind[args[1]]].name}, still to pay {' '.join(args[0])}"
    if name == "next_icon":
        return f"choosing among {', '.join(f'{args[0].count(icon)} {ICONS[icon]}' for icon in KINDS[args[0]])}"
    if name in ("attack_shield", "hp_gem"):
        return f"taking a gem of P{args[0] + 1}"
    if name == "learn_book":
        return f"learning {SPELLS[args[0]].name}"
    if name in ("revise_book", "revise_position"):
        return f"moving {SPELLS[s.kind[args[0]]].name}"
    return ""


def hand_is_open(s: Magecraft, owner: int, knows: int) -> bool:
    """Do the seats of the mask know this hand, and with it the bag?"""
    if s.open_hands or s.result is not None or knows >> owner & 1:
        return True
    return s.known[owner] == s.hand[owner] or not s.bags[owner]


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
    unknown = s.hand[seat] - s.known[seat]
    gems = list(gems_in(unknown + s.bags[seat]))  # by colour: it does not matter who had what
    left: int = len(gems)
    random = rng.random
    held = 0
    for _ in range(size(unknown)):
        at = int(random() * left)
        left -= 1
        held += ONE[gems[at]]
        gems[at] = gems[left]
    s.hand[seat] = s.known[seat] + held
    s.bags[seat] += unknown - held


def look(s: Magecraft, seat: int | None) -> Look:
    """The view of a seat; None is a spectator."""
    knows = 0 if seat is None else 1 << seat
    zones = [_gems("academy", "Academy gems", None, s.academy), _sets(s)]
    if s.pool:
        zones.append(_gems("pool", "Pool", None, s.pool))
    if NONE in s.characters:
        zones.append(_free_characters(s))
    for owner in range(s.seats):
        zones += _board(s, owner, knows)
    return {
        "seats": [_seat(s, owner) for owner in range(s.seats)],
        "zones": zones,
        "status": {
            "phase": phase(s),
            "round": s.round,
            "turn": None if s.result else s.turn,
            "facts": _facts(s, knows),
        },
    }


def _facts(s: Magecraft, knows: int) -> list[Fact]:
    facts: list[Fact] = []
    if doing(s):
        facts.append({"id": "now", "title": "Now", "value": doing(s)})
    if s.spellbook != NONE and phase(s) == "casting phase":
        cast = s.books[3 * s.turn + s.spellbook][: s.place]
        names = ", ".join(SPELLS[s.kind[card]].name for card in cast)
        facts.append({"id": "chain", "title": "Chain", "value": f"Spellbook {s.spellbook + 1}: {names}"})
        if s.golden != NONE:
            facts.append({"id": "golden", "title": "Golden gem", "value": GEMS[s.golden].name})
    facts += [_sum_of_hand_and_bag(s, owner) for owner in range(s.seats) if not hand_is_open(s, owner, knows)]
    limit = s.quiet_limit * len(participants(s))
    facts.append({"id": "quiet", "title": "Quiet turns", "value": f"{s.quiet} of {limit}"})
    return facts


def _seat(s: Magecraft, seat: int) -> SeatView:
    flags = [] if s.hp[seat] else ["eliminated"]
    if s.cantrip[seat]:
        flags.append("Cantrip used")
    return {
        "seat": seat,
        "name": "",
        "counters": {"HP": size(s.hp[seat]), f"score (of {WINNING_SCORE})": size(s.score[seat])},
        "flags": flags,
    }


def _board(s: Magecraft, seat: int, knows: int) -> list[ZoneView]:
    """A player's character, areas, Spellbooks, hand and bag."""
    zones = [_character(s, seat)] if s.characters[seat] != NONE else []
    zones.append(_gems(f"hp{seat}", "HP", seat, s.hp[seat]))
    zones.append(_gems(f"score{seat}", "Score", seat, s.score[seat]))
    zones.append(_gems(f"shield{seat}", "Shields", seat, s.shields[seat]))
    zones += [_spellbook(s, seat, number) for number in range(3)]
    hand, bag = s.hand[seat], s.bags[seat]
    if hand_is_open(s, seat, knows):
        zones.append(_gems(f"hand{seat}", "Hand", seat, hand))
        zones.append(_gems(f"bag{seat}", "Bag", seat, bag))
    else:
        known = s.known[seat]
        zones.append(_gems(f"hand{seat}", "Hand", seat, known, backs=size(hand) - size(known)))
        zones.append(_gems(f"bag{seat}", "Bag", seat, 0, backs=size(bag)))
    zones[-2]["kind"] = "hand"
    zones.append(_gems(f"discard{seat}", "Discard", seat, s.discard[seat]))
    return zones


def _zone(id: str, title: str, kind: str, owner: int | None, cards: list[CardView]) -> ZoneView:
    return {"id": id, "title": title, "kind": kind, "owner": owner, "count": len(cards), "cards": cards}


def _gems(id: str, title: str, owner: int | None, pile: int, backs: int = 0) -> ZoneView:
    """Gems by colour, then those whose colour the viewer does not know."""
    cards = [
        _gem(colour, f"{id}.{LETTERS[colour]}.{copy}") for colour in COLOURS for copy in range(number(pile, colour))
    ]
    cards += [{"face": None} for _ in range(backs)]
    return _zone(id, title, "pile", owner, cards)


def _gem(colour: int, id: str = "") -> CardView:
    view: CardView = {"face": LETTERS[colour], "name": GEMS[colour].name}
    if id:
        view["id"] = id
    return view


def _sets(s: Magecraft) -> ZoneView:
    cards: list[CardView] = [
        {"id": f"spells.{SPELLS[spell].id}.{copy}", "face": SPELLS[spell].id, "name": SPELLS[spell].name}
        for spell, left in enumerate(s.sets)
        for copy in range(left)
    ]
    return _zone("spells", "Academy spells", "row", None, cards)


def _spellbook(s: Magecraft, seat: int, row: int) -> ZoneView:
    id = f"book{seat}.{row + 1}"
    cards: list[CardView] = []
    for place, card in enumerate(s.books[3 * seat + row]):
        spell = SPELLS[s.kind[card]]
        copy = s.name[card] // len(SPELLS)
        name = f"{spell.name} {copy + 1}" if copy else spell.name
        view: CardView = {"id": f"{id}.{place}", "face": spell.id, "name": name, "on": _lying(s.on[card])}
        if s.mastered[card]:
            view["notes"] = ["mastered"]
        cards.append(view)
    return _zone(id, f"Spellbook {row + 1}", "row", seat, cards)


def _character(s: Magecraft, seat: int) -> ZoneView:
    character = CHARACTERS[s.characters[seat]]
    id = f"character{seat}"
    card: CardView = {"id": f"{id}.{character.id}", "face": character.id, "name": character.name}
    return _zone(id, "Character", "board", seat, [card | {"on": _lying(s.cantrip[seat])}])


def _lying(pile: int) -> list[CardView]:
    """The gems on a card."""
    return [_gem(gem) for gem in gems_in(pile)]


def _free_characters(s: Magecraft) -> ZoneView:
    cards: list[CardView] = [
        {"id": f"characters.{card.id}", "face": card.id, "name": card.name}
        for number, card in enumerate(CHARACTERS)
        if number not in s.characters
    ]
    return _zone("characters", "Characters", "row", None, cards)


def _sum_of_hand_and_bag(s: Magecraft, seat: int) -> Fact:
    both = s.hand[seat] + s.bags[seat]
    value = ", ".join(f"{number(both, colour)} {GEMS[colour].name}" for colour in colours(both))
    return {"id": f"circulating{seat}", "title": f"Hand and bag of P{seat + 1} together", "value": value or "none"}
