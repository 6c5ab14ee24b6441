"""Positions from which the laws play too: the last turns of a game, with rare things close at hand.

Each of them deals another slice of the cards to the places that random play seldom brings them to:
the discard piles that are searched, the kept cards that make room, the crafts of Levels, the hand
with which a dead mage comes back.
"""

from __future__ import annotations

from itertools import islice
from typing import Any, Final

from spellhall.games.magewars.cards import COPIES, DECK, IN_HAND, KINDS, RECIPE, TYPE, WORD
from spellhall.games.magewars.cards.words import ARMOR, CREATURE, DECKS, FATE, ITEM, LEVEL, PLANT, QUEST, STRUCTURE

SEARCHES: Final = 36
WORKSHOPS: Final = 12
HOMECOMINGS: Final = 6


class Box:
    """What is left of the pack while a position is laid out."""

    def __init__(self, slice: int, tools: tuple[str, ...]) -> None:
        self.slice = slice
        self.left = list(COPIES)
        for name in tools:
            self.left[WORD.index(name)] -= 1

    def some(self, n: int, *types: int, level: int = 0, shift: int = 0) -> list[str]:
        """N cards of these types, others in each slice."""
        kinds = [
            kind
            for kind in IN_HAND
            if (TYPE[kind] in types if types else KINDS[kind].icons)
            and level in (0, KINDS[kind].level)
            and KINDS[kind].keepable
        ]
        at = (self.slice * n + shift) % len(kinds)
        found = list(islice((kind for kind in kinds[at:] + kinds[:at] if self.left[kind]), n))
        for kind in found:
            self.left[kind] -= 1
        return [WORD[kind] for kind in found]


def almost(name: str) -> dict[str, Any]:
    """A craft with its last slot open."""
    return {"card": name, "slots": ["free"] * (len(RECIPE[WORD.index(name)]) - 1) + ["open"]}


def search(slice: int) -> dict[str, Any]:
    """The last turn of all: cards that look through discard piles, with a few cards in these."""
    tools = ("grave_call", "weeping_willow", "wild", "wild", "element_earth")
    searchable = [kind for kind in IN_HAND if DECK[kind] != FATE and WORD[kind] not in tools[:2]]
    searched = [WORD[kind] for kind in searchable[slice::SEARCHES]]
    piles: dict[str, list[str]] = {}
    for name in searched:
        piles.setdefault(DECKS[DECK[WORD.index(name)]], []).append(name)
    crafts = [almost(name) for name in tools[:2] if name not in searched]
    fills = [name for name in tools[2:] if name not in searched]
    return {
        "mages": ["lyla", "shurpi"], "turn": 1, "turns": 59, "step": "main", "health": [2, 5], "piles": piles,
        "crafts": [[], crafts], "hands": [[], fills],
    }  # fmt: skip


def workshop(slice: int) -> dict[str, Any]:
    """The last round: Shurpi with her hands full, a rival with much to lose, Helga about to come back."""
    twin = ("healing_1", "leather_armor", "lock")[slice % 3]
    levels = ["ritual_acolyte", "mana_weaver"]
    tools = ("hunters_snare", "sabotage", "wild", "wild", "element_earth", "freeze", "fireball", "fireball", twin, twin)
    box = Box(slice, (*tools, *levels))
    kept = [*box.some(3, CREATURE), *box.some(3, PLANT), *box.some(1, ITEM), *box.some(1, ARMOR)]
    pet = box.some(1, CREATURE, level=1, shift=3)
    comes = [*box.some(1, CREATURE, shift=5), *box.some(1, PLANT, shift=5), *box.some(1, ITEM, shift=7)]
    comes += box.some(1, ARMOR, shift=2)
    third, second, first = (box.some(2, LEVEL, level=number) for number in (3, 2, 1))
    towers = box.some(3, STRUCTURE)
    back = box.some(10, shift=7 * slice)
    twins = ["fireball", {"card": "fireball", "slots": ["free", "open"]}, twin, twin]
    freeze = [{"card": "freeze", "on": twin}]
    mine, theirs = slice % 2, 1 - slice % 2
    crafts = [almost(name) for name in ("hunters_snare", "sabotage", *comes)]
    return {
        "mages": ["shurpi", ("lyla", "winter", "taren")[slice % 3], "helga"], "turn": 0, "turns": 29 * 3, "step": "main",
        "health": [5, 8, 0], "dead": [2], "marks": [0, 0, 1], "sites": [almost(tower) for tower in towers[:2]],
        "kept": [kept, pet if slice % 3 != 1 else [], []],
        "levels": [levels * mine, levels * theirs, []],
        "crafts": [
            [*crafts, *twins * mine, third[0] if mine else first[0]],
            [*twins * theirs, almost(third[0] if theirs else first[0])],
            [],
        ],
        "lasting": [freeze * theirs, freeze * mine, []],
        "hands": [["wild", "wild", "element_earth", *second], [third[1], first[1]], back],
        "structures": towers[2:],
    }  # fmt: skip


def study(slice: int) -> dict[str, Any]:
    """The last turn of all: one Level to be begun (or filled), another to be meddled with."""
    begun, at = divmod(slice, len(LEVEL_NAMES))
    own, other = LEVEL_NAMES[at], LEVEL_NAMES[(at + 7) % len(LEVEL_NAMES)]
    steps = [[name for name in LEVEL_NAMES if name not in (own, other) and rank(name) == n][-1] for n in (1, 2, 3)]
    recipe = KINDS[WORD.index(own)].recipe
    mage = "lyla" if "Feather" in recipe else "winter" if "Gem" in recipe else "taren"
    pets = [WORD[kind] for kind, card in enumerate(KINDS) if card.type == CREATURE and card.level == 1]
    return {
        "mages": ["derek", mage], "turn": 1, "turns": 59, "step": "main", "health": [2, 5],
        "levels": [[], steps[: rank(own) - 1]], "kept": [[pets[slice % len(pets)]], []],
        "crafts": [[other], [*(almost(name) for name in ("sabotage", "freeze", "hunters_snare")), *[own] * begun]],
        "sites": [almost("tower_of_darkness")], "structures": ["tower_of_dawn quest"],
        "hands": [[], [*[own] * (1 - begun), "wild", "wild", "gold", "gust", "fireball", "mana arcane"]],
    }  # fmt: skip


def rank(name: str) -> int:
    return KINDS[WORD.index(name)].level


LEVEL_NAMES: Final = [WORD[kind] for kind, type in enumerate(TYPE) if type == LEVEL]
QUEST_NAMES: Final = [WORD[kind] for kind, card in enumerate(KINDS) if DECK[kind] == QUEST and card.icons]


def homecoming(slice: int) -> dict[str, Any]:
    """The last turn of all: Helga is dead and holds cards that only a scenario could give her."""
    return {
        "mages": ["lyla", "helga"], "turn": 1, "turns": 59, "health": [2, 0], "dead": [1], "marks": [0, 1],
        "hands": [[], ["crow", "cobra", *QUEST_NAMES[slice::HOMECOMINGS]]],
    }  # fmt: skip


POSITIONS: Final[tuple[tuple[int, dict[str, object], dict[str, Any]], ...]] = (
    *((2, {}, search(slice)) for slice in range(SEARCHES)),
    *((3, {}, workshop(slice)) for slice in range(WORKSHOPS)),
    *((2, {}, study(slice)) for slice in range(2 * len(LEVEL_NAMES))),
    *((2, {}, homecoming(slice)) for slice in range(HOMECOMINGS)),
)
