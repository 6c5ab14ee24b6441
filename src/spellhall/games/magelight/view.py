"""What a seat sees of Magelight. (Rules, section 5; ML-R9 to ML-R12, ML-R62)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.sight import card_view, zone_view
from spellhall.engine.steps import bit
from spellhall.engine.views import CardView, Fact, Look, SeatView, ZoneView
from spellhall.games.magelight.cards import CARDS, DARK_DAY, SPYMASTER
from spellhall.games.magelight.knowledge import in_the_team, sees_role, shown_to
from spellhall.games.magelight.roles import spy_cards
from spellhall.games.magelight.spells import COMMON_STEP, FIRST_DARK_ROUND, dark_day_at, dark_day_cost
from spellhall.games.magelight.state import (
    ACTIONS,
    BURNED,
    DISCARD,
    NO_ROLE,
    PLAYED,
    STACK,
    TOP,
    Magelight,
    board_of,
    hand_of,
    seen_role,
    spies,
    storage_of,
)

STEP_NAMES: Final = ("allies", "draw", "artifacts", "actions", "pass")


def look(s: Magelight, seat: int | None) -> Look:
    """The view of a seat; None is a spectator."""
    knows = bit(seat)
    zones = [_deck(s, knows)]
    zones += [zone_view(s, zone, knows, CARDS) for zone in (DISCARD, BURNED, STACK)]
    if s.zones[PLAYED]:
        zones.append(zone_view(s, PLAYED, knows, CARDS))
    if s.refilled:
        zones.append(_refilled(s))
    for owner in range(s.seats):
        zones.append(_role(s, owner, knows))
        zones += [
            zone_view(s, zone, knows, CARDS) for zone in (hand_of(owner), storage_of(s, owner), board_of(s, owner))
        ]
    seats = [_seat(s, owner) for owner in range(s.seats)]
    if in_the_team(s, knows):  # ML-13: players, not cards
        for spy in spies(s):
            seats[spy]["flags"].append("infiltrator")
    facts = _facts(s)
    if seat is not None and s.role[seat] != NO_ROLE:
        zones += _cover(s, seat)
        facts += _own_facts(s, seat)
    return {
        "seats": seats,
        "zones": zones,
        "status": {
            "phase": STEP_NAMES[s.step] if s.result is None else "over",
            "round": s.round,
            "turn": s.turn if s.result is None else None,
            "facts": facts,
        },
    }


def _seat(s: Magelight, seat: int) -> SeatView:
    active = seat == s.turn
    flags = ["first player"] * (seat == s.first) + ["revealed"] * s.revealed[seat]
    counters = {"power": s.power[seat], "actions": s.actions if active else 0, "mana": s.mana if active else 0}
    return {"seat": seat, "name": "", "counters": counters, "flags": flags}


def _deck(s: Magelight, knows: int) -> ZoneView:
    """Its size, and its top card for those who looked at it."""
    cards: list[CardView] = []
    for place, card in enumerate(s.zones[TOP]):
        if not s.seen[card] & knows:
            break
        cards.append(card_view(s, card, knows, CARDS, f"deck.{place}"))
    count = len(s.deck) + len(s.zones[TOP])
    return {"id": "deck", "title": "Deck", "kind": "pile", "owner": None, "count": count, "cards": cards}


def _refilled(s: Magelight) -> ZoneView:
    """What everybody saw go when the discard pile became the deck this turn."""
    cards: list[CardView] = [{"face": CARDS[kind].id, "name": CARDS[kind].name} for kind in s.refilled]
    return {
        "id": "refilled",
        "title": "Just shuffled into the deck",
        "kind": "pile",
        "owner": None,
        "count": len(cards),
        "cards": cards,
    }


def known_role(s: Magelight, owner: int, knows: int) -> int:
    """The role as the seats of the mask know it, or what they were last shown; else NO_ROLE."""
    if sees_role(s, owner, knows):
        return s.role[owner]
    seen = [seen_role(s, show) for show in shown_to(s, knows) if s.shows[show][0] == owner]
    return seen[-1] if seen else NO_ROLE


def _role(s: Magelight, owner: int, knows: int) -> ZoneView:
    return _one_card(f"role{owner}", "Role", owner, known_role(s, owner, knows), s.revealed[owner] or bool(s.result))


def _cover(s: Magelight, seat: int) -> list[ZoneView]:
    """The Cover, for its owner only. (ML-69)"""
    cover = s.cover[seat]
    return [] if cover == NO_ROLE else [_one_card(f"cover{seat}", "Cover", seat, cover, False)]


def _one_card(id: str, title: str, owner: int, kind: int, up: bool) -> ZoneView:
    card: CardView = {"id": f"{id}.0", "face": None, "up": up}
    if kind != NO_ROLE:
        card["face"] = CARDS[kind].id
        card["name"] = CARDS[kind].name
    return {"id": id, "title": title, "kind": "row", "owner": owner, "count": 1, "cards": [card]}


def _facts(s: Magelight) -> list[Fact]:
    """What everybody may see, or work out."""
    spies = ", ".join(CARDS[spy].name for spy in spy_cards(s))
    facts: list[Fact] = [{"id": "infiltrators", "title": "Infiltrators in this game", "value": spies}]
    if s.shows:
        value = ", ".join(f"P{owner + 1} to P{viewer + 1}" for owner, viewer in s.shows)
        facts.append({"id": "shown", "title": "Roles shown", "value": value})
    if s.step < ACTIONS and (s.actions_bonus or s.mana_bonus):
        value = f"{s.actions_bonus:+d} Actions, {s.mana_bonus:+d} Mana"
        facts.append({"id": "bonus", "title": "Bonus for this turn", "value": value})
    if s.opened:
        value = ", ".join(CARDS[kind].name for kind in s.opened)
        facts.append({"id": "opened", "title": "Artifacts revealed this turn", "value": value})
    value = f"{s.quota}, the rest is scorched" if s.clean_hands else str(s.quota)
    facts.append({"id": "quota", "title": "Cards to pass on", "value": value})
    value = f"{dark_day_at(s, COMMON_STEP)} Mana, with {len(s.zones[BURNED])} burned"
    value += f", from round {FIRST_DARK_ROUND} on" * (s.round < FIRST_DARK_ROUND)
    facts.append({"id": "dark_day", "title": "Dark Day commonly costs", "value": value})
    value = "burning" if s.round >= s.wildfire else f"from round {s.wildfire} on"
    facts.append({"id": "wildfire", "title": "Wildfire", "value": value})
    facts.append({"id": "power_cap", "title": "Most Power", "value": str(s.cap)})
    facts.append({"id": "table_talk", "title": "Table talk", "value": s.talk})
    if s.timer != "off":
        facts.append({"id": "turn_timer", "title": "Seconds for a turn", "value": s.timer})
    return facts


def _own_facts(s: Magelight, seat: int) -> list[Fact]:
    """What this player alone knows or was shown. (ML-R12, ML-R60, ML-R62)"""
    facts: list[Fact] = []
    if shows := shown_to(s, bit(seat)):
        value = ", ".join(f"P{s.shows[show][0] + 1} as {CARDS[seen_role(s, show)].name}" for show in shows)
        facts.append({"id": "you_saw", "title": "You were shown", "value": value})
    if s.role[seat] == SPYMASTER:
        used = [viewer for owner, viewer in s.shows if owner == seat]
        value = f"shown to P{used[0] + 1}" if used else "not used yet"
        facts.append({"id": "forged_papers", "title": "Your forged papers", "value": value})
    if seat == s.turn and s.got:
        value = ", ".join(CARDS[s.kind[card]].name for card in s.got)
        facts.append({"id": "you_got", "title": "The Stack brought you", "value": value})
    held = [*s.zones[hand_of(seat)], *s.zones[storage_of(s, seat)]]
    if any(s.kind[card] == DARK_DAY for card in held):
        facts.append({"id": "your_dark_day", "title": "Dark Day costs you", "value": f"{dark_day_cost(s, seat)} Mana"})
    return facts
