"""Setting tables, playing scripts and reading what came of it, for the tests of Magelight."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import spellhall
from spellhall import Game
from spellhall.engine.views import NewsView, ZoneView
from spellhall.games.magelight.box import DECK, SPELLS
from spellhall.words import words

FOUR = {"P1": "archmage", "P2": "archivist", "P3": "quartermaster", "P4": "spymaster"}
FIVE = {"P1": "archmage", "P2": "healer", "P3": "warden", "P4": "page_thief", "P5": "turncoat"}
SIX = {"P1": "archivist", "P2": "healer", "P3": "diviner", "P4": "quartermaster", "P5": "spymaster", "P6": "page_thief"}
ROLES = {4: FOUR, 5: FIVE, 6: SIX}


def new(seats: int = 4, seed: int = 1, options: Mapping[str, object] | None = None, **scenario: Any) -> Game:
    """A game in which P1 goes first, unless options or scenario say otherwise.

    ``hand`` is that of the player to act; below the ``deck`` lie all other cards, unless the ``rest`` is ``burned``.
    """
    if scenario.pop("rest", "deck") == "burned":
        scenario.setdefault("deck", "")
    elif "deck" in scenario:
        scenario["deck"] += " ..."
    if isinstance(scenario.get("hand"), str):
        scenario["hand"] = {scenario.get("turn", scenario.get("first", "P1")): scenario["hand"]}
    return spellhall.new("magelight", seats, seed, {"first_player": "0", **(options or {})}, scenario)


def at(seats: int = 4, options: Mapping[str, object] | None = None, **scenario: Any) -> Game:
    """A position with the usual roles of that number of players, and this hand of the player to act. Below the cards
    named, the deck goes on with spells, so that no artifact surprises the test.
    """
    if "role" not in scenario and not (options or {}).get("roles"):
        scenario["role"] = ROLES[seats]
    if scenario.get("rest", "deck") == "deck":
        scenario["deck"] = f"{scenario.get('deck', '')} {_calm(scenario)}"
    return new(seats, 1, options, **scenario)


def _calm(scenario: Mapping[str, Any]) -> str:
    """Spells that the scenario has not placed anywhere."""
    texts = [scenario.get(key, "") for key in ("hand", "stack", "deck", "discard", "burned")]
    texts += [text for key in ("storage", "board") for text in scenario.get(key, {}).values()]
    placed = " ".join(texts).split()
    spells = [card for card in SPELLS if card.copies > 2]
    return " ".join(card.id for card in spells for _ in range(card.copies - placed.count(card.id)))


def t7(hand: str, actions: int = 1, mana: int = 20, seats: int = 4, **scenario: Any) -> Game:
    """The Action step of P1 (or of ``turn``), with this hand."""
    return at(seats, hand=hand, actions=actions, mana=mana, phase="actions", **scenario)


def t5(hand: str, seats: int = 4, **scenario: Any) -> Game:
    """The artifact step of P1 (or of ``turn``), with this hand. In round 2, so that nothing is special."""
    return at(seats, hand=hand, phase="artifacts", **{"round": 2, **scenario})


def some_cards(number: int) -> str:
    """That many cards, none of them Dark Day."""
    deck = [card for card in DECK if card.id != "dark_day"]
    return " ".join([card.id for card in deck for _ in range(card.copies)][:number])


def play(g: Game, *turns: str, then: str) -> Game:
    """Play moves, each ``P1: burn pyre, end, pass study``. ``then`` is who is asked what afterwards
    (``P2 action``), or ``over``. An answer that nobody asked this player for fails, and so does an
    unforeseen question at the end.
    """
    for turn in turns:
        player, _, moves = turn.partition(": ")
        for move in moves.split(", "):
            assert g.decision is not None, f"{turn}: {move!r} is left over"
            assert f"P{g.decision.seat + 1}" == player, f"{turn}: {move!r}, but P{g.decision.seat + 1} is asked"
            assert move in g.decision.moves, f"{turn}: {move!r} is not among {g.decision.moves} ({g.decision.name})"
            g.play(move)
    assert asked(g) == then, f"{asked(g)} is open, not {then}: {g.decision and g.decision.moves}"
    return g


def asked(g: Game) -> str:
    """Who is asked what: ``P1 action``; ``over`` at the end."""
    return "over" if g.decision is None else f"P{g.decision.seat + 1} {g.decision.name}"


def offered(g: Game) -> list[str]:
    """The moves of the open decision."""
    assert g.decision is not None, "the game is over"
    return g.decision.moves


def offers(g: Game, verb: str) -> list[str]:
    """What is offered with this verb: ``offers(g, "play")`` is the cards that can be played."""
    return [move.removeprefix(f"{verb} ") for move in offered(g) if move.startswith(f"{verb} ")]


def wander(g: Game, seed: int = 0) -> Iterator[str]:
    """Play at random to the end, yielding each move after it was played."""
    rng = Random(seed)
    while g.decision is not None:
        move = rng.choice(g.decision.moves)
        g.play(move)
        yield move


def counters(g: Game, player: str) -> dict[str, int]:
    return {id: value for id, value in shows(g, player).items() if type(value) is int}


def power(g: Game) -> list[int]:
    return [each["shows"]["power"] for each in g.view(None)["seats"]]


def actions(g: Game, player: str = "P1") -> int:
    return counters(g, player)["actions"]


def mana(g: Game, player: str = "P1") -> int:
    return counters(g, player)["mana"]


def seat(player: str) -> int:
    return int(player[1:]) - 1


def viewer(player: str | None) -> int | None:
    return None if player is None else seat(player)


def zone(g: Game, id: str, by: str | None = None) -> ZoneView:
    """A zone as a player (or a spectator) sees it."""
    return next(zone for zone in g.view(viewer(by))["zones"] if zone["id"] == id)


def has_zone(g: Game, id: str, by: str | None = None) -> bool:
    return id in [zone["id"] for zone in g.view(viewer(by))["zones"]]


def faces(g: Game, id: str, by: str | None = None) -> list[str]:
    """The known cards of a zone, as a player (or a spectator) sees it. Piles are top last."""
    return [card["face"] for card in zone(g, id, by)["cards"] if card["face"]]


def count(g: Game, id: str) -> int:
    return zone(g, id)["count"]


def hand(g: Game, player: str) -> list[str]:
    return faces(g, f"hand{seat(player)}", player)


def storage(g: Game, player: str) -> list[str]:
    return faces(g, f"storage{seat(player)}", player)


def board(g: Game, player: str) -> list[str]:
    return faces(g, f"board{seat(player)}")


def role(g: Game, player: str, by: str | None = None) -> str | None:
    """The role of a player as another (or a spectator) sees it."""
    return zone(g, f"role{seat(player)}", by)["cards"][0]["face"]


def cover(g: Game, player: str) -> str | None:
    return zone(g, f"cover{seat(player)}", player)["cards"][0]["face"]


def shows(g: Game, player: str, by: str | None = None) -> dict[str, Any]:
    """What there is to see of a player, as another (or a spectator) sees it."""
    return g.view(viewer(by))["seats"][seat(player)]["shows"]


def flags(g: Game, player: str, by: str | None = None) -> list[str]:
    return [id for id, value in shows(g, player, by).items() if value is True]


def table(g: Game, by: str | None = None) -> dict[str, Any]:
    """What there is to see of the table."""
    return g.view(viewer(by))["table"]


def mine(g: Game, player: str) -> dict[str, Any]:
    """What this player alone sees."""
    return g.view(seat(player))["mine"]


def shown(g: Game, by: str | None = None) -> list[tuple[str, str]]:
    """Who has shown a role to whom."""
    seats = g.view(viewer(by))["seats"]
    return [(f"P{each['seat'] + 1}", f"P{to + 1}") for each in seats for to in each["shows"]["shown_to"]]


def all_news(g: Game, by: str | None = None) -> list[NewsView]:
    """Everything that a player (or a spectator) was told, one after the other."""
    return [item for deed in g.news(viewer(by)) for item in deed["news"]]


def news(g: Game, kind: str, by: str | None = None) -> list[dict[str, Any]]:
    """What the news of this kind was about, as a player (or a spectator) reads it."""
    return [item["about"] for item in all_news(g, by) if item["kind"] == kind]


def headlines(g: Game, by: str | None = None, since: int = 0) -> list[str]:
    """What sums up each move, in words."""
    spoken = words("magelight")
    return [spoken.news(deed["news"][deed["head"]], g.names) for deed in g.news(viewer(by), since)]


def status(g: Game) -> tuple[int, str, str]:
    """Round, whose turn, step."""
    status = g.view(None)["status"]
    turn = status["turn"]
    return status["round"], "-" if turn is None else f"P{turn + 1}", status["phase"]


def winners(g: Game) -> str:
    assert g.result is not None
    return " ".join(f"P{winner + 1}" for winner in g.result.winners)


def reason(g: Game) -> str:
    """Why the game ended: ``dark_day``, ``burned_out``, …"""
    assert g.result is not None
    return g.result.reason
