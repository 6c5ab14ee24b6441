"""Setting tables, playing scripts and reading what came of it, for the tests of Mage Wars."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import spellhall
from spellhall import Game
from spellhall.engine.views import NewsView, ZoneView
from spellhall.games.magewars.pack import CARDS

CARD = {card.id: card for card in CARDS}
Table = dict[str, Any]
"""A part of a scenario."""

BY_SEAT = {
    "hands": "hand",
    **{key: key for key in ("kept", "crafts", "levels", "permanents", "lasting", "marks", "deeds")},
}
THREE = "taren derek schlakk"
"""The usual table. Taren: Good, 9 health, 2 pets, 2 plants, 2 items, 1 armor, no permanent resource."""


def new(mages: str = THREE, options: Mapping[str, object] | None = None, seed: int = 1, **scenario: Any) -> Game:
    """A table of these mages; P1 stands in the main step of a turn, unless the scenario says otherwise.

    What lies before each seat is given by seat: ``hands={0: ["cat"]}``; ``piles``, ``tops`` and ``decks`` are given by
    deck: discard piles with the top card last, the next cards of a deck, all that is left of it.
    """
    names = mages.split()
    position = {"turn": 0, "step": "main", **scenario}
    full: dict[str, Any] = {"mage": by_seat(names)}
    for key, given in position.items():
        value = slashed(given)
        if key in BY_SEAT:
            full[BY_SEAT[key]] = by_seat(value)
        elif key == "health":
            piles = by_seat(value)
            full["health"] = {player: dealt(piles.get(player, 5)) for player in full["mage"]}
        elif key == "turn":
            full["turn"] = f"P{value + 1}"
        elif key in ("dead", "lost"):
            full[key] = " ".join(f"P{seat + 1}" for seat in value)
        elif key == "piles":
            full |= {f"pile_{deck}": cards[::-1] for deck, cards in value.items()}
        elif key == "tops":
            full |= {f"deck_{deck}": [*cards, "..."] for deck, cards in value.items()}
        elif key == "decks":
            full |= {f"deck_{deck}": f"({' '.join(cards)})" for deck, cards in value.items()}
        else:
            full["phase" if key == "step" else key] = value
    return spellhall.new("magewars", len(names), seed, options, full)


def slashed(value: Any) -> Any:
    """Cards that are named as moves name them, ``mana arcane``, as scenarios do: ``mana/arcane``."""
    if isinstance(value, str):
        return value.replace(" ", "/")
    if isinstance(value, list):
        return [slashed(each) for each in value]
    return {key: slashed(each) for key, each in value.items()} if isinstance(value, dict) else value


def dealt(pile: int | list[str | int]) -> str:
    """A health pile: so many cards, or these, and so many below them."""
    parts = pile if isinstance(pile, list) else [pile]
    return " ".join(f"...{part}" if isinstance(part, int) else part for part in parts)


def by_seat(places: Mapping[int, Any] | Sequence[Any]) -> dict[str, Any]:
    """What lies before each seat, given by seat or in their order, by player."""
    pairs = places.items() if isinstance(places, Mapping) else enumerate(places)
    return {f"P{seat + 1}": value for seat, value in pairs}


def until(g: Game, player: int, question: str = "action") -> Game:
    """End turns, and give the first answer to whatever else is asked, until the player is asked this."""
    while asked(g) != (player, question):
        g.play("end turn" if asked(g)[1] == "action" else offered(g)[0])
    return g


def almost(id: str, **more: Any) -> dict[str, Any]:
    """A craft or site with one slot left, the last."""
    slots = ["free"] * len(CARD[id].recipe.split(" + "))
    return {"card": id, "slots": [*slots[:-1], "open"], **more}


def offered(g: Game) -> list[str]:
    """The moves of the open decision."""
    assert g.decision is not None, "the game is over"
    return g.decision.moves


def asked(g: Game) -> tuple[int, str]:
    """The player (1 is P1) and the name of the open decision."""
    assert g.decision is not None, "the game is over"
    return g.decision.seat + 1, g.decision.name


def play(g: Game, *moves: str) -> Game:
    """Play these moves. ``P2: no answer`` is a move of a player whose turn it is not.

    A move that is not offered to that player fails; so does a question left open that is not
    ``action``, unless the last move is ``...``.
    """
    for move in moves:
        if move == "...":
            return g
        who, _, word = move.rpartition(": ")
        seat = int(who[1:]) - 1 if who else g.view(None)["status"]["turn"]
        assert g.decision is not None, f"{move!r} is left over: the game is over"
        assert g.decision.seat == seat, f"{move!r}: {asked(g)} is asked instead"
        assert word in g.decision.moves, f"{move!r} is not among {g.decision.name}: {g.decision.moves}"
        g.play(word)
    assert g.decision is None or g.decision.name == "action", f"unforeseen {asked(g)}: {offered(g)}"
    return g


def finish(id: str, *answers: str, more: Mapping[str, Any] | None = None, mages: str = THREE) -> Game:
    """P1 completes a card (with a Wild) and gives these answers."""
    given = dict(more or {})
    hands = {0: [], **given.pop("hands", {})}
    hands[0] = ["wild", *hands[0]]
    if CARD[id].type == 6:
        given["sites"] = [almost(id), *given.get("sites", [])]
    else:
        crafts = {0: [], **given.pop("crafts", {})}
        given["crafts"] = {**crafts, 0: [almost(id), *crafts[0]]}
    g = new(mages, hands=hands, **given)
    return play(g, "fill", "fill with wild", f"on {named(id)}", *answers)


def named(id: str) -> str:
    """How moves name a card: with its deck, if it is found in two."""
    card = CARD[id]
    return f"{id} {card.deck.split(' and ')[0]}" if " and " in card.deck else id


def use(id: str, *answers: str, more: Mapping[str, Any] | None = None, mages: str = THREE) -> Game:
    """P1 uses a kept card and gives these answers."""
    given = dict(more or {})
    kept = {0: [], **given.pop("kept", {})}
    g = new(mages, kept={**kept, 0: [id, *kept[0]]}, **given)
    return play(g, "use", f"use {id}", *answers)


def fate_row(*left: str) -> list[str]:
    """The whole Fate deck but for these cards, as a Fate row: nothing else can be drawn."""
    row = [f"{card.id} fate" if len(card.backs) > 1 else card.id for card in CARDS for deck, n in card.backs if deck == 4 for _ in range(n)]  # fmt: skip
    for id in left:
        row.remove(id)
    return row


def fate(*cards: str, more: Mapping[str, Any] | None = None, mages: str = THREE) -> Game:
    """P1 begins a turn in which only these Fate cards are left to draw."""
    return new(mages, **{"step": "start", "fate_row": fate_row(*cards), "health": {0: 9}, **dict(more or {})})


def zone(g: Game, id: str, seat: int | None = None) -> ZoneView | None:
    """A zone as a seat (or a spectator) sees it."""
    return next((zone for zone in g.view(seat)["zones"] if zone["id"] == id), None)


def faces(g: Game, id: str, seat: int | None = None) -> list[str | None]:
    """The faces in a zone, as a seat (or a spectator) sees them."""
    found = zone(g, id, seat)
    return [card["face"] for card in found["cards"]] if found else []


def hand(g: Game, player: int) -> list[str | None]:
    """What a player (1 is P1) holds."""
    return faces(g, f"hand{player - 1}", player - 1)


def kept(g: Game, player: int) -> list[str | None]:
    """The pets, plants, items and armor of a player."""
    return [face for sort in ("pets", "plants", "items", "armor") for face in faces(g, f"{sort}{player - 1}")]


def pile(g: Game, deck: str) -> list[str | None]:
    """A discard pile, the top card last."""
    return faces(g, f"pile_{deck}")


def counter(g: Game, name: str, player: int = 1) -> int:
    """A number of a player."""
    found = g.view(None)["seats"][player - 1]["shows"][name]
    assert isinstance(found, int)
    return found


def health(g: Game) -> list[int]:
    """The health of every player."""
    return [seat["shows"]["health"] for seat in g.view(None)["seats"]]


def flags(g: Game, player: int) -> list[str]:
    """What is true of a player: ``dead``, ``misses_next_turn``."""
    return [id for id, value in g.view(None)["seats"][player - 1]["shows"].items() if value is True]


def standing(g: Game) -> list[str | None]:
    return faces(g, "structures")


def crafts(g: Game, player: int) -> dict[str, list[str]]:
    """The crafts of a player with what they need, and whether they are locked or frozen."""
    return _works(g, f"craft{player - 1}.")


def sites(g: Game) -> dict[str, list[str]]:
    """The building sites, likewise."""
    return _works(g, "site.")


def _works(g: Game, start: str) -> dict[str, list[str]]:
    works = {}
    for zone in g.view(None)["zones"]:
        if zone["id"].startswith(start):
            marks = zone["cards"][0]["marks"]
            works[zone["id"].removeprefix(start)] = [*marks["needs"], *(mark for mark in marks if marks[mark] is True)]
    return works


def charges(g: Game, player: int, id: str) -> list[str | None]:
    """The charges of a kept or lasting card."""
    zones = [zone for zone in g.view(None)["zones"] if zone["owner"] == player - 1]
    return [
        charge["face"]
        for zone in zones
        for card in zone["cards"]
        if card["face"] == id
        for charge in card.get("on", [])
    ]


def news(g: Game, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """What the news of this kind was about, as a seat (or a spectator) reads it."""
    return [item["about"] for item in told(g, seat) if item["kind"] == kind]


def told(g: Game, seat: int | None = None, since: int = 0) -> list[NewsView]:
    """All that a seat (or a spectator) was told, piece by piece."""
    return [item for deed in g.news(seat, since) for item in deed["news"]]


def table(g: Game) -> dict[str, Any]:
    """What is seen of the table."""
    return g.view(None)["table"]


def deck(g: Game, name: str) -> int:
    """How many cards a deck has."""
    count = table(g)["in_deck"][name]
    assert isinstance(count, int)
    return count


def winners(g: Game) -> Sequence[int]:
    """The players who have won (1 is P1)."""
    assert g.result is not None, f"{asked(g)} is asked"
    return [seat + 1 for seat in g.result.winners]
