"""What a seat may know of Castle of Magic. (Section 5 of the rules, CM-R24 to CM-R28)"""

from __future__ import annotations

from array import array
from random import Random

from spellhall.engine.cards import UNDRAWN, redeal, undraw
from spellhall.engine.sight import card_view, zone_view
from spellhall.engine.steps import EVERYONE, bit
from spellhall.engine.views import CardView, Fact, Look, SeatView, ZoneView
from spellhall.games.castle.cards import (
    AMULET,
    ARCANA,
    CHARACTERS,
    COUNTRIES,
    DEVOUR,
    EFFECT_OF,
    FACTION_NAMES,
    LABELS,
    MONSTER,
    OUTCOMES,
    PIECE_OF,
    REGALIA,
    RITUALS,
    SHRINES,
)
from spellhall.games.castle.casting import (
    MAJORITY,
    NO_FACTION,
    UNCLAIMED,
    active_by_country,
    claims,
    control,
    present_ritual,
    reckon,
)
from spellhall.games.castle.state import (
    CHARACTER_OF,
    COLUMNS,
    FIRST_CHARACTER,
    FIRST_OUTCOME,
    OUTCOME_ROW,
    PLACES,
    SHRINE_COUNT,
    SUPPLY,
    TABLEAU,
    Castle,
    is_known,
    pawn_on,
)


def redeal_unknown(s: Castle, knows: int, rng: Random) -> None:
    """Deal anew what the seats of the mask do not know.

    Nothing depends on unseen shrines and outcomes before they are turned up, so these go back to
    chance. But the characters of others must be somebody, and a shrine under a pawn something: the
    casting reads it face down (CM-42), and without the memory aid its card is forgotten (CM-R24).
    """
    undraw(s, s.free, s.shrine_bag, knows)
    redeal(s, [place for place in s.pawns if place >= 0], s.shrine_bag, knows, rng)
    undraw(s, range(FIRST_OUTCOME, FIRST_CHARACTER), s.outcome_bag, knows)
    redeal(s, range(FIRST_CHARACTER, FIRST_CHARACTER + s.seats), s.character_bag, knows, rng)


def look(s: Castle, seat: int | None) -> Look:
    """The view of a seat; None is a spectator."""
    knows = bit(seat)
    zones = [_tableau(s, knows), _outcomes(s, knows)]
    zones += [zone_view(s, CHARACTER_OF + owner, knows, CHARACTERS) for owner in range(s.seats)]
    if s.result is not None:
        zones.append(_left_over(s))
    facts = _facts(s)
    if seat is not None:
        facts += _own_score(s, seat)
    return {
        "seats": [_seat(s, owner) for owner in range(s.seats)],
        "zones": zones,
        "status": {
            "phase": s.ask[1].name if s.ask else "over",
            "round": s.turns // s.seats + 1,
            "turn": None if s.result else s.turn,
            "facts": facts,
        },
    }


def glance(s: Castle, seat: int | None) -> tuple[array[int], list[tuple[int, ...]]]:
    """What ``look`` shows, in numbers: whose turn, the round, pawns in supply; which outcomes are up;
    what is up in the tableau and whose pawns stand there; and after the end which characters are left.
    """
    seats = s.seats
    outcomes = 2 * seats + 1
    tableau = outcomes + len(OUTCOMES)
    standing = tableau + SHRINE_COUNT
    found = array("h", bytes(2 * (standing + SHRINE_COUNT * seats)))
    if s.result is None:
        found[s.turn] = 1
    found[seats] = s.turns // seats + 1
    for place, seen in enumerate(s.seen[FIRST_OUTCOME:FIRST_CHARACTER], outcomes):
        found[place] = seen == EVERYONE
    found[tableau:standing] = array("h", s.up)
    for pawn, place in enumerate(s.pawns):
        if place >= 0:
            found[standing + place * seats + pawn // 2] = 1
        elif place == SUPPLY:
            found[seats + 1 + pawn // 2] += 1
    left = tuple(len(SHRINES) + 1 + character for character in s.character_bag) if s.result else ()
    return found, [left]


def _seat(s: Castle, seat: int) -> SeatView:
    supply = s.pawns[2 * seat : 2 * seat + 2].count(SUPPLY)
    return {"seat": seat, "name": "", "counters": {"pawns in supply": supply}, "flags": []}


def _tableau(s: Castle, knows: int) -> ZoneView:
    zone = s.layouts[s.seats][TABLEAU]
    cards: list[CardView] = []
    for place, name in enumerate(PLACES):
        card = card_view(s, place, knows, SHRINES, name)
        card["up"] = s.up[place]
        owner = pawn_on(s, place)
        card["pieces"] = [] if owner is None else [owner]
        cards.append(card)
    return {
        "id": zone.id,
        "title": zone.title,
        "kind": zone.kind,
        "owner": None,
        "count": SHRINE_COUNT,
        "cards": cards,
        "columns": COLUMNS,
        "row_titles": list(ARCANA),
        "column_titles": list(COUNTRIES),
    }


def _outcomes(s: Castle, knows: int) -> ZoneView:
    zone = zone_view(s, OUTCOME_ROW, knows, OUTCOMES)
    for ritual, card in enumerate(zone["cards"]):
        card["id"] = RITUALS[ritual].id
        card["up"] = is_known(s, FIRST_OUTCOME + ritual)
    return zone


def _left_over(s: Castle) -> ZoneView:
    """The characters nobody held: shown after the end. (CM-R27)"""
    cards: list[CardView] = [
        {"id": f"left.{CHARACTERS[kind].id}", "face": CHARACTERS[kind].id, "name": CHARACTERS[kind].name}
        for kind in sorted(s.character_bag)
    ]
    return {
        "id": "left",
        "title": "Characters left over",
        "kind": "pile",
        "owner": None,
        "count": len(cards),
        "cards": cards,
    }


def _facts(s: Castle) -> list[Fact]:
    """The running state that everybody may see. (CM-R28)"""
    ritual = present_ritual(s)
    facts: list[Fact] = []
    for row, arcanum in enumerate(ARCANA):
        active = sum(s.up[COLUMNS * row : COLUMNS * (row + 1)])
        form = LABELS[2 * row + (active >= MAJORITY)].name.split(", ")[1]
        facts.append({"id": arcanum, "title": arcanum.capitalize(), "value": f"{form}, {active} of 9 active"})
    outcome = s.kind[FIRST_OUTCOME + ritual] if is_known(s, FIRST_OUTCOME + ritual) else UNDRAWN
    facts.append({"id": "ritual", "title": "Ritual now", "value": RITUALS[ritual].name})
    outcome_now = "face down" if outcome == UNDRAWN else OUTCOMES[outcome].name
    facts.append({"id": "outcome", "title": "Its outcome", "value": outcome_now})
    active_in = active_by_country(s)
    for country, faction in enumerate(control(active_in)):
        ruler = "nobody" if faction == NO_FACTION else FACTION_NAMES[faction]
        counts = " ".join(f"{letter}{count}" for letter, count in zip("DEW", active_in[country], strict=True))
        name = COUNTRIES[country]
        facts.append({"id": name, "title": name.capitalize(), "value": f"{ruler} ({counts})"})
    for piece, (name, claimant) in enumerate(zip(REGALIA, claims(s), strict=True)):
        shown = _regalia_is_known(s, piece)
        value = "unknown" if not shown else "unclaimed" if claimant == UNCLAIMED else f"claimed by P{claimant + 1}"
        facts.append({"id": name, "title": name.capitalize(), "value": value})
    if s.memory_aid:
        unseen = [s.shrine_bag.count(kind) for kind in range(len(SHRINES))]
        for place in range(SHRINE_COUNT):
            if s.kind[place] != UNDRAWN and not is_known(s, place):
                unseen[s.kind[place]] += 1
        value = ", ".join(f"{count} {SHRINES[kind].id}" for kind, count in enumerate(unseen) if count)
        facts.append({"id": "unseen", "title": "Shrines never seen", "value": value or "none"})
    limit = f" of {s.stall}" if s.stall else ""
    facts.append({"id": "quiet", "title": "Quiet turns", "value": f"{s.quiet}{limit}"})
    return facts


def _regalia_is_known(s: Castle, piece: int) -> bool:
    kind = AMULET + piece
    return any(s.kind[place] == kind and is_known(s, place) for place in range(SHRINE_COUNT))


def _own_score(s: Castle, seat: int) -> list[Fact]:
    """A player's own score if the spell were cast now, where they can know it. (CM-R28)

    A cultist cannot know whether the one in the Monster's jaws is the Monster itself; without the
    memory aid nobody is reminded of what lies face down under a pawn.
    """
    if s.result is not None or not s.memory_aid or s.kind[FIRST_CHARACTER + seat] == UNDRAWN:
        return []
    card = FIRST_OUTCOME + present_ritual(s)
    if not is_known(s, card):
        return []
    me = s.kind[FIRST_CHARACTER + seat]
    outcome = s.kind[card]
    nobody_special = 0  # some wizard: who the others are must not matter here
    others = [nobody_special] * s.seats
    others[seat] = me
    points = reckon(s, others).scores[seat]
    value = str(points)
    if EFFECT_OF[outcome] == DEVOUR:
        claimant = claims(s)[PIECE_OF[outcome]]
        if claimant not in (UNCLAIMED, seat) and CHARACTERS[me].role == "cultist":
            others[claimant] = MONSTER
            value = f"{points}, or {reckon(s, others).scores[seat]} if P{claimant + 1} is the Monster"
    return [{"id": "own_score", "title": "Your score if cast now", "value": value}]
