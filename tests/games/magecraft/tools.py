"""Setting tables, playing scripts and reading what came of it, for the tests of Magecraft.

Everything is written in the notation of the rules, section 8: ``A.hand: F1 W2``.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import spellhall
from spellhall import Game
from spellhall.engine.views import CardView, ZoneView

PLAYERS = "ABCD"
LETTERS = "FWELD"
AREAS = ("hp", "score", "shield", "hand", "bag", "discard")
NINE = "flame_lash, riptide, frost_mirror, evaporate, radiance, soul_siphon, umbral_lance, blood_pact, eclipse"

# The standard duel of the rules, section 8, and the standard games for three and four.
STANDARD: dict[str, Any] = {"sets": f"minor_cure, absorb, fireball, {NINE}", "phase": "casting"}
CHARACTERS = {"A.character": "cindra", "B.character": "maris", "C.character": "orsk", "D.character": "solenne"}


def new(seats: int = 2, seed: int = 1, listen: bool = True, **options: object) -> Game:
    """A game from the very beginning."""
    return spellhall.new("magecraft", seats, seed, options, listen=listen)


def position(text: str | Mapping[str, Any] = "", seats: int = 2, seed: int = 1, **options: object) -> Game:
    """The standard game but for these lines, at the start of A's Casting Phase unless they say otherwise."""
    lines = dict(text) if isinstance(text, Mapping) else parse(text)
    standard = STANDARD | {key: id for key, id in CHARACTERS.items() if key[0] in PLAYERS[:seats]}
    return spellhall.new("magecraft", seats, seed, options, scenario(standard | lines))


def scenario(lines: Mapping[str, Any]) -> dict[str, Any]:
    """The lines of a block of the rules as a scenario."""
    found: dict[str, Any] = {}
    for key, value in lines.items():
        owner, _, place = key.rpartition(".")
        player = f"P{PLAYERS.index(owner) + 1}" if owner else ""
        if place in (*AREAS, "cantrip"):
            found.setdefault(place, {})[player] = gems(value)
        elif place == "character":
            found.setdefault("character", {})[player] = value
        elif place == "books":
            found.setdefault("book", {})[player] = spellbooks(value, lines.get(f"{owner}.on", ""))
        elif place in ("academy", "pool"):
            found[place] = gems(value)
        elif place == "sets":
            offers = [(offer.split()[0], offer.split()[1:]) for offer in value.split(",")]
            found["sets"] = [{"card": id, "left": int(left[0])} if left else id for id, left in offers]
        elif place == "turn":
            found["turn"] = f"P{PLAYERS.index(value) + 1}"
        elif place != "on":
            found[place] = value
    return found


def gems(pile: str) -> str:
    """``F1 W2`` as a scenario writes it: ``F*1 W*2``."""
    return " ".join(f"{word[0]}*{word[1:]}" for word in pile.split() if word != "-")


def spellbooks(text: str, on: str) -> dict[str, Any]:
    """``1 [flame_lash*, meditation] 2 - 3 -`` and ``1.0 F1`` as a scenario writes it."""
    lying = dict(part.strip().split(" ", 1) for part in on.split(",") if part)
    return {
        number: [
            {
                "card": id.strip().rstrip("*"),
                "mastered": id.endswith("*"),
                "gems": gems(lying.get(f"{number}.{at}", "")),
            }
            for at, id in enumerate(row.strip("[]-").split(","))
            if id
        ]
        for number, row in re.findall(r"([123]) (-|\[[^]]*\])", text)
    }


def parse(text: str) -> dict[str, Any]:
    """Lines ``place: what lies there``."""
    lines = [line.strip() for line in text.strip().splitlines()]
    return {key: int(value) if value.isdecimal() else value for key, value in (line.split(": ", 1) for line in lines)}


def asked(g: Game) -> tuple[str, str]:
    """The player (A is P1) and the name of the open decision."""
    assert g.decision is not None, "the game is over"
    return PLAYERS[g.decision.seat], g.decision.name


def offered(g: Game) -> list[str]:
    """The moves of the open decision."""
    assert g.decision is not None, "the game is over"
    return g.decision.moves


def play(g: Game, *moves: str, then: str | None = None) -> Game:
    """Play these moves; ``then`` is the question they must lead to, or ``over``."""
    for number, move in enumerate(moves):
        assert g.decision is not None, f"move {number}, {move!r}, is left over"
        assert move in g.decision.moves, f"move {number}, {move!r}: {asked(g)} offers {offered(g)}"
        g.play(move)
    if then is not None:
        assert (g.decision.name if g.decision else "over") == then
    return g


def wander(g: Game, seed: int = 0) -> Iterator[Game]:
    """Play at random to the end; yields the game at every decision and at the end."""
    rng = Random(seed)
    while g.decision is not None:
        yield g
        g.play(rng.choice(g.decision.moves))
    yield g


# Reading


def zone(g: Game, id: str, seat: int | None = None) -> ZoneView:
    """A zone as a seat (or a spectator) sees it."""
    return next(zone for zone in g.view(seat)["zones"] if zone["id"] == id)


def pile(g: Game, place: str, seat: int | None = None) -> str:
    """The gems at a place like ``A.hand``, as its owner (or another seat) sees them; ? is unknown."""
    player, _, area = place.rpartition(".")
    owner = PLAYERS.index(player) if player else None
    faces = [
        card["face"]
        for card in zone(g, f"{area}{'' if owner is None else owner}", owner if seat is None else seat)["cards"]
    ]
    return written(Counter(face or "?" for face in faces))


def written(gems: Mapping[str, int]) -> str:
    """``F1 W2``, in the order of the rules."""
    return " ".join(f"{letter}{gems[letter]}" for letter in f"{LETTERS}?" if gems.get(letter)) or "-"


def read_card(card: CardView) -> tuple[str, bool, str]:
    """Of a spell or a character: its id, whether it is mastered, and the gems on it."""
    gems = Counter(str(gem["face"]) for gem in card.get("on", []))
    return str(card["face"]), bool(card.get("marks", {}).get("mastered")), written(gems)


def books(g: Game, player: str) -> str:
    """A player's Spellbooks: ``1 [flame_lash*, meditation] 2 - 3 [mana_tricks]``."""
    rows = []
    for number in (1, 2, 3):
        cards = [read_card(card) for card in zone(g, f"book{PLAYERS.index(player)}.{number}")["cards"]]
        spells = ", ".join(f"{id}{'*' if mastered else ''}" for id, mastered, _ in cards)
        rows.append(f"{number} [{spells}]" if spells else f"{number} -")
    return " ".join(rows)


def on_cards(g: Game, player: str) -> dict[str, str]:
    """The gems on a player's spell cards, by spell."""
    cards = [card for number in (1, 2, 3) for card in zone(g, f"book{PLAYERS.index(player)}.{number}")["cards"]]
    return {id: gems for id, _, gems in map(read_card, cards) if gems != "-"}


def cantrip(g: Game, player: str) -> str:
    """The gem on a player's Cantrip space."""
    return read_card(zone(g, f"character{PLAYERS.index(player)}")["cards"][0])[2]


def table(g: Game) -> dict[str, str]:
    """Everything that lies anywhere, as its owner sees it, in the notation of the rules."""
    found = {"academy": pile(g, "academy"), "sets": str(sets(g))}
    for player in PLAYERS[: g.seats]:
        found |= {f"{player}.{area}": pile(g, f"{player}.{area}") for area in AREAS}
        found |= {f"{player}.on.{spell}": gems for spell, gems in on_cards(g, player).items()}
        found |= {f"{player}.cantrip": cantrip(g, player), f"{player}.books": books(g, player)}
    return found


def sets(g: Game) -> dict[str, int]:
    """How many cards of each spell the Academy has."""
    return dict(Counter(str(card["face"]) for card in zone(g, "spells")["cards"]))


def facts(g: Game, seat: int | None = None) -> dict[str, Any]:
    """What a seat (or a spectator) is shown of the table."""
    return g.view(seat)["table"]


def quiet(g: Game) -> tuple[int, int]:
    """The quiet turns so far, and how many end the game."""
    return facts(g)["quiet"], facts(g)["quiet_limit"]


def shown(g: Game, player: str, seat: int | None = None) -> dict[str, Any]:
    """What a seat (or a spectator) is shown of a player."""
    return g.view(seat)["seats"][PLAYERS.index(player)]["shows"]


def flags(g: Game, player: str) -> list[str]:
    """What is so of a player."""
    return [id for id, value in shown(g, player).items() if value is True]


def hand_and_bag(g: Game, player: str, seat: int | None = None) -> str:
    """The sum of a player's hand and bag, as a seat (or a spectator) is shown it."""
    return written(shown(g, player, seat)["hand_and_bag"])


def news(g: Game, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """What the news of this kind was about, as a seat (or a spectator) reads it."""
    return [item["about"] for deed in g.news(seat) for item in deed["news"] if item["kind"] == kind]


def size(gems: str) -> int:
    """How many gems: ``F1 W2`` are 3."""
    return 0 if gems == "-" else sum(int(word[1:]) for word in gems.split())


def add(*piles: str) -> str:
    """Several piles put together."""
    total: Counter[str] = Counter()
    for gems in piles:
        for word in gems.replace("-", "").split():
            total[word[0]] += int(word[1:])
    return written(total)
