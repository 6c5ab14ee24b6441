"""Everything that a game says to people, found by playing it: what another language must have words for."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from spellhall.engine.game import Game
from spellhall.engine.info import GameInfo
from spellhall.engine.views import CardView, View, seat_names


def by(info: GameInfo[Any], games: int) -> set[str]:
    """All that is printed, all labels that moves can have, and what was said in so many random games."""
    said = set(printed(info))
    rng = Random(info.name)
    low, high = info.players
    for number in range(games):
        seats = low + number % (high - low + 1)
        options = {o.name: rng.choice([v for v in o.values if o.fits(v, seats)]) for o in info.options}
        said.update(played(Game.begin(info, seats, seed=number, options=options), rng))
    for number, (seats, options_of, scenario) in enumerate(info.positions):
        said.update(played(Game.begin(info, seats, seed=number, options=options_of, scenario=scenario), rng))
    return {text for text in said if text and text not in seat_names(high)}


def printed(info: GameInfo[Any]) -> Iterator[str]:
    for face in info.cards:
        yield from (face.name, face.text, face.flavour)
    for label, help in info.described.values():
        yield from (label, help)
    for option in info.options:
        yield from (option.name.replace("_", " "), option.help, *option.values)


def played(game: Game, rng: Random) -> Iterator[str]:
    """What is said from here to the end of the game, to everybody."""
    while (decision := game.decision) is not None:
        yield from view(game.view(decision.seat, game.number))
        game.play(rng.choice(decision.moves))
    for seat in (None, *range(game.seats)):
        yield from view(game.view(seat))


def view(view: View) -> Iterator[str]:
    for seat in view["seats"]:
        yield from seat["counters"]
        yield from seat["flags"]
    for zone in view["zones"]:
        yield from (zone["title"], *zone.get("row_titles", ()), *zone.get("column_titles", ()))
        for card in zone["cards"]:
            yield from card_view(card)
    for fact in view["status"]["facts"]:
        yield from (fact["title"], fact["value"])
    decision = view["decision"]
    if decision is not None and "prompt" in decision:
        yield decision["prompt"]
        for move in decision["moves"]:
            yield move["label"]
    for news in view["news"]:
        yield news["text"]
    if view["result"] is not None:
        yield view["result"]["reason"]
        for lines in view["result"].get("explained", ()):
            yield from (line["text"] for line in lines)


def card_view(card: CardView) -> Iterator[str]:
    yield card.get("name", "")
    yield from card.get("notes", ())
    for other in card.get("on", ()):
        yield from card_view(other)
