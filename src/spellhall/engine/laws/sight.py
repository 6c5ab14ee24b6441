"""The law of sight: what a view shows is what the game declares."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from spellhall.engine.cards import Cards
from spellhall.engine.game import Game
from spellhall.engine.info import GameInfo
from spellhall.engine.laws.playing import Start, begin, breach, viewers, walk, worth_a_look
from spellhall.engine.sight import OVER, Shown


def shows_as_declared(info: GameInfo[Any], setup: Start, seed: int) -> None:
    """What a view shows is what the game declares: every value is there and within its range, every zone and face is
    one of those that can be. And nothing in it is a sentence: it is all ids, keys and numbers, players' names apart.
    """
    rng = Random(seed)
    game = begin(info, setup, seed)
    for _ in walk(game, rng):
        if worth_a_look(game, rng):
            _check_sight(game, rng.choice(viewers(game)))
    for viewer in viewers(game):
        _check_sight(game, viewer)


def _check_sight(game: Game, viewer: int | None) -> None:
    sight = game.info.sight
    view = game.view(viewer, max(0, game.number - 1))
    if view["status"]["phase"] not in (*sight.phases, OVER):
        raise breach(game, f"phase {view['status']['phase']!r} is not declared")
    scopes: list[tuple[str, tuple[Shown, ...], dict[str, Any]]] = [("the table", sight.table, view["table"])]
    scopes += [(f"seat {seat['seat']}", sight.seats, seat["shows"]) for seat in view["seats"]]
    scopes += [("the viewer", sight.mine, view["mine"])] if viewer is not None else []
    places = {place.sort: place for place in sight.places}
    for zone in view["zones"]:
        place = places[zone["sort"]]
        faces = {face.id for face in place.only or place.faces} | {None}
        on = set(place.on.values if place.on else ()) | {None}
        for card in zone["cards"]:
            if card["face"] not in faces or any(thing["face"] not in on for thing in card.get("on", ())):
                raise breach(game, f"{zone['id']} shows {card}, which is not declared")
            if "marks" in card:
                scopes.append((f"a card of {zone['id']}", place.marks, card["marks"]))
        if place.ordered and place.most and len(zone["cards"]) > place.most and place.members is not None:
            raise breach(game, f"{zone['id']} holds {len(zone['cards'])} cards, more than the {place.most} declared")
    for zone, other in zip(view["zones"], game.view(None)["zones"], strict=False):
        if places[zone["sort"]].alike and zone != other:
            raise breach(game, f"{zone['id']} is not alike for {viewer} and for a spectator")
    shown_zones = {zone["id"] for zone in view["zones"]}
    for spot in game.info.looker(game.seats).spots:
        if spot.zone >= 0 and spot.id not in shown_zones and _lying(game, spot.zone):
            raise breach(game, f"{spot.id} is not shown, though cards lie there")
    for whose, declared, shown in scopes:
        if [value.id for value in declared] != list(shown):
            raise breach(game, f"{whose} shows {list(shown)}, but {[value.id for value in declared]} is declared")
        for value in declared:
            found = shown[value.id]
            items = [found] if not value.each else list(found.values() if isinstance(found, dict) else found)
            if not all(_fits(value, item, game.seats) for item in items):
                raise breach(game, f"{value.id} of {whose} is {found!r}, which is not a {value.type} as declared")
    for path, text in _texts({**view, "seats": [{**seat, "name": ""} for seat in view["seats"]]}):
        if not _ID.fullmatch(text):
            raise breach(game, f"{path} is a sentence and not an id: {text!r}")


def _lying(game: Game, zone: int) -> tuple[int, ...]:
    assert isinstance(game.state, Cards)
    return game.state.zones[zone]


def _fits(value: Shown, found: Any, seats: int) -> bool:
    """Whether a value is of the type and in the range that is declared."""
    if found is None:
        return value.optional
    match value.type:
        case "number":
            return type(found) is int and value.low <= found <= value.high
        case "flag":
            return type(found) is bool
        case "seat":
            return type(found) is int and 0 <= found < seats
        case "seats":
            return all(type(seat) is int and 0 <= seat < seats for seat in found)
        case "choice" | "card":
            return found in value.values
        case "choices" if len(found) > value.high:
            return False
    return all(item in value.values for item in found)


_ID: Final = re.compile(r"[\w./#+-]*")
"""Ids and keys have no spaces. (Moves have: ``flip bell3``.)"""


def _texts(data: Any, path: str = "view") -> Iterator[tuple[str, str]]:
    """All texts in a view, but for the moves, which are written in words."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _texts(value, f"{path}.{key}")
    elif isinstance(data, list):
        for at, value in enumerate(data):
            yield from _texts(value, f"{path}[{at}]")
    elif isinstance(data, str) and not path.endswith(".move"):
        yield path, data
