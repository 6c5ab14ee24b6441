"""Setting tables, playing scripts and reading what came of it, for the tests of Nytherria."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import spellhall
from spellhall import Game
from spellhall.engine.views import NewsView, Said, ZoneView
from spellhall.words import words

PLAIN = "soldier*3 ravager*2"
"""Five cards that answer nothing."""


TRAPS = ("pit_of_blades", "whispering_darts", "falling_keystone", "phantom_fire")


def table(
    *hands: str | None,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    turn: int = 0,
    draws: list[int] | None = None,
    phase: str = "main",
    stones: Mapping[int, str] | None = None,
    **scenario: Any,
) -> Game:
    """A table of so many hands, written as in the worked examples; P1 has drawn and is to play.

    ``stones`` are ``L`` and ``D`` by player: ``{1: "L L D"}`` for P1.
    """
    letters = {"L": "light_stone", "D": "dark_stone"}
    rows = {f"P{player}": " ".join(letters[each] for each in row.split()) for player, row in (stones or {}).items()}
    held = {f"P{player}": hand for player, hand in enumerate(hands, start=1) if hand is not None}
    position = {"hand": held, "stones": rows, "turn": f"P{turn + 1}", "phase": phase, **scenario}
    if draws is not None:
        position["draws"] = {f"P{player}": number for player, number in enumerate(draws, start=1)}
    return spellhall.new("nytherria", len(hands), seed, options, position)


def asked(g: Game) -> str:
    """Who is asked what: ``P1 play_card``; ``over`` at the end."""
    return "over" if g.decision is None else f"P{g.decision.seat + 1} {g.decision.name}"


def offered(g: Game) -> list[str]:
    """The moves of the open decision."""
    assert g.decision is not None, "the game is over"
    return g.decision.moves


def prompt(g: Game) -> Said:
    """What is asked in the open decision."""
    assert g.decision is not None, "the game is over"
    return g.decision.prompt


def in_words(g: Game, said: Said) -> str:
    """How it is said in English."""
    return words("nytherria").say(said, g.names)


def play(g: Game, script: str, upto: str | None = None) -> Game:
    """Give these answers: ``P1 play hex, P1 target P2, P2 pass``.

    An answer that nobody asked this player for fails. So does a question left open at the end: it
    must be the one named by ``upto``, or else the beginning of a turn, or the game must be over.
    """
    for line in script.split(", "):
        player, _, move = line.partition(" ")
        assert asked(g).startswith(f"{player} "), f"{line!r} is left over: {asked(g)}"
        assert move in offered(g), f"{line!r}: {asked(g)} offers {offered(g)}"
        g.play(move)
    if upto is not None:
        assert asked(g) == upto
    else:
        assert g.decision is None or g.decision.name == "play_card", f"unforeseen: {asked(g)} {offered(g)}"
    return g


def cards(text: str) -> list[str]:
    """``soldier*2 hex`` as a sorted list of ids."""
    found = []
    for word in text.split():
        id, _, copies = word.partition("*")
        found += [id] * int(copies or 1)
    return sorted(found)


def zone(g: Game, id: str, viewer: int | None = None) -> ZoneView:
    """A zone as a seat (or a spectator) sees it."""
    return next(zone for zone in g.view(viewer)["zones"] if zone["id"] == id)


def hand(g: Game, player: int) -> list[str]:
    """The cards in the hand of a player, as that player sees them."""
    return sorted(str(card["face"]) for card in zone(g, f"hand{player - 1}", player - 1)["cards"])


def known(g: Game, owner: int, viewer: int | None) -> list[str]:
    """The cards in the hand of a player that another player (None: a spectator) knows."""
    seat = None if viewer is None else viewer - 1
    return sorted(card["face"] for card in zone(g, f"hand{owner - 1}", seat)["cards"] if card["face"])


def size(g: Game, id: str) -> int:
    """How many cards lie in a zone."""
    return zone(g, id)["count"]


def row(g: Game, player: int) -> str:
    """The stones of a player: ``L L D``."""
    faces = sorted(str(card["face"]) for card in zone(g, f"stones{player - 1}")["cards"])
    return " ".join({"light_stone": "L", "dark_stone": "D"}[face] for face in sorted(faces, reverse=True))


def pile(g: Game, id: str) -> list[str]:
    """What lies in an open pile: ``graveyard``, ``void``, ``neutral_graveyard``, ``play``."""
    return sorted(str(card["face"]) for card in zone(g, id)["cards"])


def top(g: Game, viewer: int | None = None) -> list[str | None]:
    """The cards on top of the neutral deck, as a player (None: a spectator) knows them."""
    return [card["face"] for card in zone(g, "neutral_deck", None if viewer is None else viewer - 1)["cards"]]


def draws(g: Game) -> list[int]:
    """The draw settings."""
    return [seat["shows"]["next_draw"] for seat in g.view(None)["seats"]]


def facts(g: Game) -> dict[str, Any]:
    """What everybody is shown of the table."""
    return g.view(None)["table"]


def deck(g: Game) -> dict[str, int]:
    """What the neutral deck holds: everybody can work it out."""
    held: dict[str, int] = facts(g)["neutral_deck_holds"]
    return held


def told(g: Game, viewer: int | None = None) -> list[NewsView]:
    """All that a player (None: a spectator) was told, one after the other."""
    return [item for deed in g.news(None if viewer is None else viewer - 1) for item in deed["news"]]


def news(g: Game, kind: str, viewer: int | None = None) -> list[dict[str, Any]]:
    """What the news of this kind was about, as a player (None: a spectator) reads it."""
    return [item["about"] for item in told(g, viewer) if item["kind"] == kind]


def chance(g: Game, verb: str) -> list[str]:
    """What chance answered with this verb, in order."""
    return [move.removeprefix(f"{verb} ") for move in g.moves if move.startswith(f"{verb} ")]


def over_seeds(count: int = 40) -> range:
    """Seeds for what depends on chance."""
    return range(count)


def wander(g: Game, seed: int = 0) -> Iterator[str]:
    """Play at random to the end, yielding each move before it is played."""
    rng = Random(seed)
    while g.decision is not None:
        move = rng.choice(g.decision.moves)
        yield move
        g.play(move)


def counted(ids: list[str]) -> Counter[str]:
    """How many of each."""
    return Counter(ids)
