"""A view as plain lines: for golden files, screen readers and clients that have nothing but text.

What stands in round brackets is face down: ``(dragon)`` was seen before, ``(?)`` never. A player in
square brackets has a piece there: ``bell3 amulet [P2]``.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from spellhall.engine.views import CardView, DecisionView, ResultView, SeatView, Status, View, ZoneView


def as_lines(view: View) -> list[str]:
    """All that the view says, but for the news. Every line can be read by itself."""
    names = [seat["name"] for seat in view["seats"]]
    viewer = "a spectator" if view["you"] is None else names[view["you"]]
    lines = [f"{view['game']}, rules version {view['rules']}, as seen by {viewer}", _status(view["status"], names)]
    lines += [_seat(seat) for seat in view["seats"]]
    for zone in view["zones"]:
        lines += _grid(zone, names) if zone["kind"] == "grid" else [_zone(zone, names)]
    lines += [f"{fact['title']}: {fact['value']}" for fact in view["status"]["facts"]]
    if view["decision"]:
        lines += _decision(view["decision"], names)
    if view["result"]:
        lines.append(_result(view["result"], names))
    return lines


def _status(status: Status, names: Sequence[str]) -> str:
    turn = "" if status["turn"] is None else f", turn of {names[status['turn']]}"
    return f"Round {status['round']}{turn}: {status['phase'].replace('_', ' ')}"


def _seat(seat: SeatView) -> str:
    parts = [f"{title} {value}" for title, value in seat["counters"].items()] + seat["flags"]
    return f"{seat['name']}: {', '.join(parts) or '-'}"


def _grid(zone: ZoneView, names: Sequence[str]) -> list[str]:
    """A line for each row; ``|`` stands between the groups of columns."""
    columns = zone.get("columns", zone["count"])
    groups = len(zone.get("column_titles", [])) or 1
    lines = [f"{zone_title(zone, names)}: {' | '.join(zone['column_titles'])}"] if "column_titles" in zone else []
    for start in range(0, len(zone["cards"]), columns):
        row = [card_text(card, zone, names) for card in zone["cards"][start : start + columns]]
        size = -(-len(row) // groups)
        parts = [", ".join(row[at : at + size]) for at in range(0, len(row), size)]
        lines.append(f"{zone_title(zone, names)}, {_row_title(zone, start // columns)}: {' | '.join(parts)}")
    return lines


def _row_title(zone: ZoneView, row: int) -> str:
    return zone["row_titles"][row] if "row_titles" in zone else f"row {row + 1}"


def _zone(zone: ZoneView, names: Sequence[str]) -> str:
    """Like cards side by side are counted: ``2 Spark, Flame, 3 (?)``."""
    cards = [card_text(card, zone, names) for card in zone["cards"]]
    cards += ["(?)"] * (zone["count"] - len(cards))
    parts = []
    for text, alike in groupby(cards):
        count = len(list(alike))
        parts.append(text if count == 1 else f"{count} {text}")
    return f"{zone_title(zone, names)}: {', '.join(parts) or '-'}"


def zone_title(zone: ZoneView, names: Sequence[str]) -> str:
    """What a zone is called, with its owner."""
    return zone["title"] if zone["owner"] is None else f"{zone['title']} of {names[zone['owner']]}"


def place_name(card: CardView, zone: ZoneView) -> str:
    """The id of a card's place if moves can name it (``bell3``), not just a number in its zone."""
    id = card.get("id", "")
    return "" if id.startswith(f"{zone['id']}.") else id


def full_name(card: CardView) -> str:
    """What a card is called, with its notes and what lies on it: ``Fireball (mastered) [Fire]``."""
    name = card.get("name") or card["face"] or ""
    notes = f" ({', '.join(card['notes'])})" if card.get("notes") else ""
    on = f" [{', '.join(full_name(thing) for thing in card['on'])}]" if card.get("on") else ""
    return f"{name}{notes}{on}"


def card_text(card: CardView, zone: ZoneView, names: Sequence[str]) -> str:
    """One card: its place if that has a name, its face, and whose pieces stand on it."""
    place = place_name(card, zone)
    face = card["face"] or "?"
    if not place and "name" in card:
        face = full_name(card)
    if card["face"] is None or not card.get("up", True):
        face = f"({face})"
    pieces = [f"[{names[seat]}]" for seat in card.get("pieces", [])]
    return " ".join([*([place] if place else []), face, *pieces])


def _decision(decision: DecisionView, names: Sequence[str]) -> list[str]:
    who = names[decision["seat"]]
    if "prompt" not in decision or "moves" not in decision:
        return [f"{who} decides."]
    return [f"{who} is asked: {decision['prompt']}", f"Moves: {', '.join(m['move'] for m in decision['moves'])}"]


def _result(result: ResultView, names: Sequence[str]) -> str:
    winners = ", ".join(names[seat] for seat in result["winners"]) or "nobody"
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, result["scores"], strict=True))
    return f"Result: won by {winners}; {scores}. {result['reason']}"
