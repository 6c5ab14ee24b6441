"""Positions from which the laws play too: the last turn of a game, with rare things close at hand.

In each of them the player to act completes a few cards at once: some that look through discard
piles, some that meddle or attack, some for which there is no room. Each deals another slice of the
cards to the places where these look.
"""

from __future__ import annotations

from typing import Any, Final

from spellhall.games.magewars.cards.tables import COPIES, DECK, IN_HAND, KINDS, RECIPE, TYPE, WORD
from spellhall.games.magewars.cards.words import (
    ARMOR,
    CREATURE,
    DECKS,
    ENCHANTED,
    FATE,
    ITEM,
    LEVEL,
    PLANT,
    QUEST,
    STRUCTURE,
)

Kinds = tuple[int, ...]
Position = tuple[int, dict[str, object], dict[str, Any]]

LAST_TURN: Final = {"turn": 1, "turns": 59, "step": "main"}
SEARCHED: Final = tuple(kind for kind in IN_HAND if DECK[kind] != FATE)
TREASURE: Final = tuple(kind for kind in SEARCHED if DECK[kind] == ENCHANTED)
QUESTS: Final = tuple(kind for kind in SEARCHED if DECK[kind] == QUEST)
LEVELS: Final = tuple(kind for kind in IN_HAND if TYPE[kind] == LEVEL)
CRAFTS: Final = tuple(kind for kind in IN_HAND if RECIPE[kind] and TYPE[kind] not in (LEVEL, STRUCTURE))
PETS: Final = tuple(kind for kind in IN_HAND if TYPE[kind] == CREATURE)
YOUNG_PETS: Final = tuple(kind for kind in PETS if KINDS[kind].level == 1)
ITEMS: Final = tuple(kind for kind in IN_HAND if TYPE[kind] == ITEM)


class Box:
    """What is left of the pack while a position is laid out: the n-th of so many slices."""

    def __init__(self, slice: int, slices: int) -> None:
        self.slice = slice
        self.slices = slices
        self.left = list(COPIES)

    def take(self, *names: str) -> list[str]:
        """Those of these cards that are left."""
        found = []
        for name in names:
            kind = WORD.index(name)
            if self.left[kind]:
                self.left[kind] -= 1
                found.append(name)
        return found

    def share(self, kinds: Kinds, shift: int = 0) -> list[str]:
        """This slice's share of some kinds."""
        return self.take(*(WORD[kind] for kind in kinds[(self.slice + shift) % self.slices :: self.slices]))

    def some(self, n: int, kinds: Kinds) -> list[str]:
        """N cards of these kinds that may be kept, others in each slice."""
        fine = [kind for kind in kinds if KINDS[kind].keepable and self.left[kind]]
        at = self.slice * n % len(fine)
        return self.take(*(WORD[kind] for kind in (fine[at:] + fine[:at])[:n]))

    def of(self, n: int, type: int) -> list[str]:
        """N cards of a type, likewise."""
        return self.some(n, tuple(kind for kind in IN_HAND if TYPE[kind] == type))

    def rest(self, n: int) -> list[str]:
        """N cards for a health pile, whatever is left."""
        return self.take(*[WORD[kind] for kind in SEARCHED if self.left[kind] and DECK[kind] != QUEST][:n])


def full(name: str) -> dict[str, Any]:
    """A craft with no slot open: it is completed at once."""
    return {"card": name, "slots": ["free"] * len(RECIPE[WORD.index(name)])}


def rank(name: str) -> int:
    return KINDS[WORD.index(name)].level


def by_deck(names: list[str]) -> dict[str, list[str]]:
    piles: dict[str, list[str]] = {}
    for name in names:
        piles.setdefault(DECKS[DECK[WORD.index(name)]], []).append(name)
    return piles


def search(slice: int, slices: int) -> dict[str, Any]:
    """Discard piles that are looked through."""
    box = Box(slice, slices)
    piles = by_deck(box.share(SEARCHED))
    tools = box.take("grave_call", "weeping_willow")
    return {"piles": piles, "crafts": [[], [full(name) for name in tools]], "health": [box.rest(1), box.rest(1)]}


def workshop(slice: int, slices: int) -> dict[str, Any]:
    """A player with full hands and no room, a rival with much to lose, and a Level for each of them."""
    box = Box(slice, slices)
    at, begun = slice % len(LEVELS), slice >= len(LEVELS)
    own, other = box.take(WORD[LEVELS[at]], WORD[LEVELS[at - 7]])
    recipe = KINDS[LEVELS[at]].recipe  # a mage whose permanent resource fits it, if there is one
    mage = "lyla" if "Feather" in recipe else "winter" if "Gem" in recipe else "taren"
    below = [WORD[kind] for kind in LEVELS if box.left[kind]]
    levels = box.take(*(next(name for name in below if rank(name) == n) for n in range(1, rank(own))))

    piles = by_deck(box.share(SEARCHED))
    theirs = box.share(CRAFTS, shift=5)
    mine = box.share(CRAFTS, shift=11)
    secrets = box.share(SEARCHED, shift=17)
    special = (("weeping_willow", "key"), ("hunters_snare",), ("oak_tree",))[slice % 3]
    comes = [*box.of(1, (CREATURE, PLANT, ITEM, ARMOR)[slice % 4]), *box.of(1, CREATURE)]
    done = [*box.take("grave_call", "sabotage", "lock", "fireball", "gust", *special), *comes]
    challenge = box.take(("mind_reader_1", "ritual_sacrifice", "dragons_hoarde")[slice // 3 % 3])

    pets, plants, items, armor = (0, 0, 1, 2) if mage == "winter" else (2 - (slice % 3 == 1), 2, 2, 1)
    prey = [
        *box.some(2, YOUNG_PETS if slice % 3 == 1 else PETS),
        *box.of(3, PLANT),
        *box.of(1, ITEM),
        *box.of(1, ARMOR),
    ]
    kept = [*box.of(pets, CREATURE), *box.of(plants, PLANT), *box.of(items, ITEM), *box.of(armor, ARMOR)]
    return {
        "mages": ["garnick", mage], "levels": [[], levels], "kept": [prey, kept], "piles": piles,
        "hands": [secrets, [*challenge, *box.take("wild", "wild", "gold"), *[own] * (not begun)]],
        "crafts": [[other, *theirs], [*(full(name) for name in done), *mine, *[own] * begun]],
        "sites": box.take("tower_of_bones") if "oak_tree" in done else [],
        "health": [box.rest(6), box.rest(3)],
    }  # fmt: skip


def mishap(slice: int, slices: int) -> dict[str, Any]:
    """Curses that cost pets and items."""
    box = Box(slice, slices)
    crafts = box.share(ITEMS, shift=3)
    return {
        "decks": {"fate": ["draw_1_quest", "draw_1_quest", "draw_1_enchanted", "draw_1_enchanted"]},
        "tops": {"quest": ["stripped"], "enchanted": ["famine"]},
        "kept": [[], [*box.some(2, PETS), *box.some(2, ITEMS)]], "crafts": [[], [full("echo_of_fate"), *crafts]],
        "health": [box.rest(1), box.rest(3)],
    }  # fmt: skip


def lesson(slice: int, slices: int) -> dict[str, Any]:
    """Resources that fit every slot of an empty craft."""
    craft, level = (
        ("hunters_snare", "sorcery_pupil"), ("healing_2", "renowned_master"), ("sabotage", "mystic_archmage"),
    )[slice]  # fmt: skip
    below = ["ritual_acolyte", "mana_weaver"][: rank(level) - 1]
    return {
        "levels": [[], below], "crafts": [[], [craft, level]], "health": [["silver"], ["gold"]],
        "hands": [[], ["wild", "wild", "element_air", "light"]],
    }  # fmt: skip


def theft(slice: int, slices: int) -> dict[str, Any]:
    """A site that is stripped, a pet that is stolen, a mind that is read."""
    box = Box(slice, slices)
    filled = box.share(QUESTS)[:2]
    challenge = box.take("mind_reader_1") or ["ritual_sacrifice", "wild"]
    return {
        "sites": [{"card": "tower_of_light", "slots": ["open"] * 4 + filled}], "kept": [box.some(2, YOUNG_PETS), []],
        "crafts": [[], [full("sabotage"), full("hunters_snare")]], "hands": [box.share(QUESTS, shift=5), challenge],
        "health": [["silver"], ["gold"]],
    }  # fmt: skip


def hoard(slice: int, slices: int) -> dict[str, Any]:
    """A Challenge that is won, with a choice of Enchanted cards."""
    box = Box(slice, slices)
    shown = [*box.share(TREASURE), *box.take("key", "gold", "shield", "jaguar")]
    return {
        "tops": {"enchanted": shown}, "hands": [[], ["dragons_hoarde"]], "health": [["darkness"], ["light", "mana mystic"]],
    }  # fmt: skip


def siege(slice: int, slices: int) -> dict[str, Any]:
    """Towers that fall to the towers of the other side or to an Earthquake."""
    stand, razes = (
        (["tower_of_grace", "tower_of_winds", "tower_of_dawn quest"], "tower_of_darkness"),
        (["tower_of_pain mystic", "tower_of_weakness"], "tower_of_light"),
        (["tower_of_bones", "tower_of_doom"], "tower_of_light"),
        (["tower_of_health", "tower_of_roots", "tower_of_tides"], "earthquake"),
    )[slice]
    work = "sites" if razes != "earthquake" else "crafts"
    done = [full(razes)] if work == "sites" else [[], [full(razes)]]
    return {"mages": ["ahman", "argyle"], "structures": stand, work: done, "health": [["gold"], ["wild", "wild"]]}


def twins(slice: int, slices: int) -> dict[str, Any]:
    """Two crafts of one kind that are not alike, the player's own or a rival's."""
    name = ("fireball", "healing_1", "leather_armor", "lock")[slice // 2]
    pair = [{"card": name, "slots": ["free", "open"]}, name] if name == "fireball" else [name, name]
    return {
        "crafts": [pair, [full("sabotage")]] if slice % 2 else [[], pair], "hands": [[], ["wild", "wild"]],
        "lasting": [[{"card": "freeze", "on": name}] if name != "fireball" else [], []],
        "health": [["silver", "gold"], ["light", "darkness"]],
    }  # fmt: skip


POSITIONS: Final[tuple[Position, ...]] = tuple(
    (2, {}, {"mages": ["garnick", "taren"], **LAST_TURN, **layout(slice, slices)})
    for layout, slices in (
        (search, 20), (workshop, 2 * len(LEVELS)), (lesson, 3), (theft, 10), (mishap, 7), (hoard, 6), (siege, 4), (twins, 8),
    )
    for slice in range(slices)
)  # fmt: skip
