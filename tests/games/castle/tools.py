"""Setting tables, playing scripts and reading what came of it, for the tests of Castle of Magic."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import spellhall
from spellhall import Game
from spellhall.engine.views import CardView, NewsView, ZoneView

ROWS = ("bell", "book", "candle")
PLACES = [f"{row}{column}" for row in ROWS for column in range(1, 10)]

# The layout L of the rules, section 8.
LAYOUT = dict(zip(PLACES, "deadewwweeddwcedwewwdeddwse", strict=True))
DRAGONS = "bell1 bell4 book7"  # one shrine of the faction in each country: Kida, Marus, Sorrell
EAGLES = "bell2 bell5 bell9"
WOLVES = "candle1 bell6 bell7"
PEOPLES = {"dragon": "dragon_masters", "eagle": "eagle_lords", "wolf": "wolf_mages"}
PIECES = {"amulet": "bell3", "crown": "book5", "scepter": "candle8"}

RITUALS = [
    f"{bell}_{book}_{candle}"
    for bell in ("silent", "ringing")
    for book in ("closed", "open")
    for candle in ("unlit", "lit")
]
OUTCOMES = [
    "banished", "amulet_dominates", "crown_dominates", "scepter_dominates",
    "amulet_devoured", "crown_devoured", "scepter_devoured", "rampage",
]  # fmt: skip
FOUR = "1=wizard_dragon_kida 2=cultist_eagle 3=monster 4=wizard_wolf_marus"


def new(seats: int = 4, seed: int = 1, options: Mapping[str, object] | None = None, **scenario: Any) -> Game:
    """A game in which P1 goes first, unless options or scenario say otherwise."""
    return spellhall.new("castle", seats, seed, {"first_player": "0", **(options or {})}, written(scenario))


def written(block: Mapping[str, Any]) -> dict[str, Any]:
    """A scenario made of what the blocks of the rules, section 8, say in their own notation (``tableau`` in three lines
    with digits for pawns, ``known`` places, ``characters``: ``1=monster 2=…``, outcomes that were ``turned``), and of
    what is in the dialect of scenarios already.
    """
    scenario = dict(block)
    known, up = scenario.pop("known", []), scenario.pop("turned", [])
    if isinstance(scenario.get("tableau"), str):
        rows: dict[str, str] = {}
        pawns: dict[str, str] = {}
        for line in scenario["tableau"].strip().splitlines():
            row, _, tokens = line.strip().partition(":")
            letters = []
            for column, token in enumerate(tokens.replace("|", " ").split(), start=1):
                place = f"{row}{column}"
                letters.append(token[0] + ("@all" if known == "all" or place in known else ""))
                if token[1:]:
                    pawns[f"P{token[1:]}"] = f"{pawns.get(f'P{token[1:]}', '')} {place}"
            rows[row] = " ".join(letters).replace("?@all", "?")
        scenario |= {"tableau": rows, "pawns": pawns}
    if "characters" in scenario:
        pairs = [word.split("=") for word in scenario.pop("characters").split()]
        scenario["character"] = {f"P{player}": id for player, id in pairs}
    if up:
        scenario["outcomes"] = {
            ritual: f"{id}@all" if ritual in up else id for ritual, id in scenario["outcomes"].items()
        }
    return scenario


def tableau(up: str = "", /, **pawns: str) -> str:
    """The layout L with these places face up and these pawns: ``tableau("bell1", P2="bell3 book5")``."""
    return laid_out(LAYOUT, up, **pawns)


def laid_out(layout: Mapping[str, str], up: str = "", /, **pawns: str) -> str:
    """Another layout in the notation of the rules."""
    owner = {place: seat[1:] for seat, places in pawns.items() for place in places.split()}
    tokens = [
        (layout[place].upper() if place in up.split() else layout[place]) + owner.get(place, "") for place in PLACES
    ]
    return "\n".join(f"{row}: " + " ".join(tokens[9 * at : 9 * at + 9]) for at, row in enumerate(ROWS))


def pairing(ritual: str, outcome: str) -> dict[str, str]:
    """All eight outcomes, this one on this ritual, the others in order on the others."""
    others = [other for other in OUTCOMES if other != outcome]
    return {each: outcome if each == ritual else others.pop(0) for each in RITUALS}


def offered(g: Game) -> list[str]:
    """The moves of the open decision."""
    assert g.decision is not None, "the game is over"
    return g.decision.moves


def asked(g: Game) -> tuple[int, str]:
    """The player (1 is P1) and the name of the open decision."""
    assert g.decision is not None, "the game is over"
    return g.decision.seat + 1, g.decision.name


def play(g: Game, *turns: str) -> Game:
    """Play whole turns, each ``P1: manipulate, pick both, flip bell3, flip book5``.

    An answer that nobody asked this player for, or a question left open at the end of the turn, fails.
    """
    for turn in turns:
        player, _, moves = turn.partition(": ")
        assert asked(g)[1] == "turn_action"
        for move in moves.split(", "):
            assert f"P{asked(g)[0]}" == player, f"{turn}: {move!r} is left over"
            assert move in offered(g), f"{turn}: {move!r} is not among {offered(g)}"
            g.play(move)
        assert g.decision is None or g.decision.name == "turn_action", f"{turn}: unforeseen {g.decision.name}"
    return g


def wander(g: Game, seed: int = 0) -> Iterator[str]:
    """Play at random to the end, yielding each move after it was played."""
    rng = Random(seed)
    while g.decision is not None:
        move = rng.choice(g.decision.moves)
        g.play(move)
        yield move


def cast(
    outcome: str,
    table: str,
    characters: str = FOUR,
    ritual: str = "silent_closed_unlit",
    last: str | None = None,
    options: Mapping[str, object] | None = None,
) -> Game:
    """A game in which the outcome lay on the ritual and P1 has just cast the spell.

    ``last`` is the ritual whose outcome card was turned up last; the cast one unless another is named.
    """
    last = last or ritual
    g = new(
        len(characters.split()),
        options=options,
        tableau=table,
        characters=characters,
        outcomes=pairing(ritual, outcome),
        turned=[other for other in RITUALS if other != last],
        turns=12,
    )
    play(g, f"P1: advance, turn {last}")
    assert g.decision is None
    assert news(g, "cast") == [{"ritual": ritual, "outcome": outcome}]
    return g


def verdict(g: Game) -> dict[str, str]:
    """How the casting went, written as in the blocks of the rules, section 8."""
    assert g.result is not None
    ruling = {each["country"]: "none" for each in news(g, "uncontrolled")}
    faction_of = {people: faction for faction, people in PEOPLES.items()}
    ruling |= {each["country"]: faction_of[each["faction"]] for each in news(g, "controls")}
    return {
        "control": " ".join(f"{country}={ruling[country]}" for country in ("kida", "marus", "sorrell")),
        "dominates": _players([each["seat"] for each in news(g, "dominates")]),
        "devoured": _players([seat for each in news(g, "devoured") for seat in each["seats"]]),
        "scores": " ".join(f"{seat + 1}={points}" for seat, points in enumerate(g.result.scores)),
        "winners": _players(g.result.winners),
    }


def _players(seats: list[int] | tuple[int, ...]) -> str:
    return " ".join(str(seat + 1) for seat in seats) or "none"


def all_news(g: Game, seat: int | None = None, since: int = 0) -> list[NewsView]:
    """All that a seat (or a spectator) was told, one thing after the other."""
    return [item for deed in g.news(seat, since) for item in deed["news"]]


def news(g: Game, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """What the news of this kind was about, as a seat (or a spectator) reads it."""
    return [item["about"] for item in all_news(g, seat) if item["kind"] == kind]


def zone(g: Game, id: str, seat: int | None = None) -> ZoneView:
    """A zone as a seat (or a spectator) sees it."""
    return next(zone for zone in g.view(seat)["zones"] if zone["id"] == id)


def shrine(g: Game, place: str, seat: int | None = None) -> CardView:
    """One shrine as a seat (or a spectator) sees it."""
    return zone(g, "tableau", seat)["cards"][PLACES.index(place)]


def pawns(g: Game) -> dict[str, int]:
    """The places with a pawn, and whose (1 is P1)."""
    return {card["id"]: card["pieces"][0] + 1 for card in zone(g, "tableau")["cards"] if card["pieces"]}


def supply(g: Game) -> list[int]:
    """How many pawns each player has in the supply."""
    return [seat["shows"]["pawns_in_supply"] for seat in g.view(None)["seats"]]


def facts(g: Game, seat: int | None = None) -> dict[str, Any]:
    """The running state as a seat (or a spectator) sees it."""
    return g.view(seat)["table"]


def arcanum(g: Game, row: str) -> tuple[str, int]:
    """The form of an arcanum, and how many shrines of its row are active."""
    return facts(g)["form"][row], facts(g)["active"][row]


def country(g: Game, name: str) -> tuple[str | None, list[int]]:
    """The faction that rules a country (None is nobody), and how many active shrines each has there."""
    faction_of = {None: None} | {people: faction for faction, people in PEOPLES.items()}
    active = facts(g)[f"active_{name}"]
    return faction_of[facts(g)["ruler"][name]], [active[people] for people in PEOPLES.values()]


def claim(g: Game, piece: str, seat: int | None = None) -> int | str:
    """Who claims a piece of regalia (1 is P1), or that it is unclaimed, or unknown."""
    shown = facts(g, seat)
    claimant = shown["claimant"][f"the_{piece}"]
    if not shown["regalia_known"][f"the_{piece}"]:
        assert claimant is None
        return "unknown"
    return "unclaimed" if claimant is None else claimant + 1


def quiet(g: Game) -> tuple[int, int | None]:
    """How many quiet turns there were, and how many there can be."""
    return facts(g)["quiet"], facts(g)["stall_limit"]


def own_score(g: Game, seat: int) -> tuple[int | None, int | None]:
    """What a seat would score now, and what if the victim is the Monster, as far as it can know."""
    mine = g.view(seat)["mine"]
    return mine["own_score"], mine["own_score_if_monster"]
