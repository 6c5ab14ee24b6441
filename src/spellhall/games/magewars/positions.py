"""Positions from which the laws play too: the last turn of a game, with rare things close at hand.

In each of them the player to act completes a few cards at once: some that look through discard
piles, some that meddle or attack, some for which there is no room. Each deals another slice of the
cards to the places where these look.
"""

from __future__ import annotations

from typing import Any, Final

from spellhall.games.magewars.pack import COPIES, DECK, KINDS, RECIPE, TYPE, WORD, may_be_held
from spellhall.games.magewars.terms import (
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

LAST_TURN: Final = {"turn": "P2", "turns": 59, "phase": "main"}
IN_HAND: Final = tuple(kind for kind, card in enumerate(KINDS) if may_be_held(card, DECK[kind]))
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
    return {"card": named(name), "slots": ["free"] * len(RECIPE[WORD.index(name)])}


def named(name: str) -> str:
    """How a scenario names a card."""
    return name.replace(" ", "/")


def by_player(*places: list[Any]) -> dict[str, list[Any]]:
    """What lies before P1, P2, …"""
    return {
        f"P{seat}": [named(card) if isinstance(card, str) else card for card in cards]
        for seat, cards in enumerate(places, start=1)
    }


def rank(name: str) -> int:
    return KINDS[WORD.index(name)].level


def piled(names: list[str]) -> dict[str, list[str]]:
    """Discard piles with these cards, the last one on top."""
    piles: dict[str, list[str]] = {}
    for name in reversed(names):
        piles.setdefault(f"pile_{DECKS[DECK[WORD.index(name)]]}", []).append(named(name))
    return piles


def search(slice: int, slices: int) -> dict[str, Any]:
    """Discard piles that are looked through."""
    box = Box(slice, slices)
    piles = piled(box.share(SEARCHED))
    tools = box.take("grave_call", "weeping_willow")
    crafts = by_player([], [full(name) for name in tools])
    return {**piles, "crafts": crafts, "health": by_player(box.rest(1), box.rest(1))}


def workshop(slice: int, slices: int) -> dict[str, Any]:
    """A player with full hands and no room, a rival with much to lose, and a Level for each of them."""
    box = Box(slice, slices)
    at, begun = slice % len(LEVELS), slice >= len(LEVELS)
    own, other = box.take(WORD[LEVELS[at]], WORD[LEVELS[at - 7]])
    recipe = KINDS[LEVELS[at]].recipe  # a mage whose permanent resource fits it, if there is one
    mage = "lyla" if "Feather" in recipe else "winter" if "Gem" in recipe else "taren"
    below = [WORD[kind] for kind in LEVELS if box.left[kind]]
    levels = box.take(*(next(name for name in below if rank(name) == n) for n in range(1, rank(own))))

    piles = piled(box.share(SEARCHED))
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
        **piles, "mage": {"P1": "garnick", "P2": mage}, "levels": by_player([], levels), "kept": by_player(prey, kept),
        "hand": by_player(secrets, [*challenge, *box.take("wild", "wild", "gold"), *[own] * (not begun)]),
        "crafts": by_player([other, *theirs], [*(full(name) for name in done), *mine, *[own] * begun]),
        "sites": box.take("tower_of_bones") if "oak_tree" in done else [],
        "health": by_player(box.rest(6), box.rest(3)),
    }  # fmt: skip


def mishap(slice: int, slices: int) -> dict[str, Any]:
    """Curses that cost pets and items."""
    box = Box(slice, slices)
    crafts = box.share(ITEMS, shift=3)
    return {
        "deck_fate": "(draw_1_quest*2 draw_1_enchanted*2)",
        "deck_quest": "stripped ...", "deck_enchanted": "famine ...",
        "kept": by_player([], [*box.some(2, PETS), *box.some(2, ITEMS)]),
        "crafts": by_player([], [full("echo_of_fate"), *crafts]),
        "health": by_player(box.rest(1), box.rest(3)),
    }  # fmt: skip


def lesson(slice: int, slices: int) -> dict[str, Any]:
    """Resources that fit every slot of an empty craft."""
    craft, level = (
        ("hunters_snare", "sorcery_pupil"), ("healing_2", "renowned_master"), ("sabotage", "mystic_archmage"),
    )[slice]  # fmt: skip
    below = ["ritual_acolyte", "mana_weaver"][: rank(level) - 1]
    return {
        "levels": by_player([], below), "crafts": by_player([], [craft, level]),
        "health": {"P1": "silver", "P2": "gold"}, "hand": {"P2": "wild*2 element_air light"},
    }  # fmt: skip


def theft(slice: int, slices: int) -> dict[str, Any]:
    """A site that is stripped, a pet that is stolen, a mind that is read."""
    box = Box(slice, slices)
    filled = box.share(QUESTS)[:2]
    challenge = box.take("mind_reader_1") or ["ritual_sacrifice", "wild"]
    return {
        "sites": [{"card": "tower_of_light", "slots": ["open"] * 4 + [named(card) for card in filled]}],
        "kept": by_player(box.some(2, YOUNG_PETS)), "crafts": by_player([], [full("sabotage"), full("hunters_snare")]),
        "hand": by_player(box.share(QUESTS, shift=5), challenge), "health": {"P1": "silver", "P2": "gold"},
    }  # fmt: skip


def hoard(slice: int, slices: int) -> dict[str, Any]:
    """A Challenge that is won, with a choice of Enchanted cards."""
    box = Box(slice, slices)
    shown = [*box.share(TREASURE), *box.take("key", "gold", "shield", "jaguar")]
    return {
        "deck_enchanted": [*map(named, shown), "..."], "hand": {"P2": "dragons_hoarde"},
        "health": {"P1": "darkness", "P2": "light mana/mystic"},
    }  # fmt: skip


def siege(slice: int, slices: int) -> dict[str, Any]:
    """Towers that fall to the towers of the other side or to an Earthquake."""
    stand, razes = (
        ("tower_of_grace tower_of_winds tower_of_dawn/quest", "tower_of_darkness"),
        ("tower_of_pain/mystic tower_of_weakness", "tower_of_light"),
        ("tower_of_bones tower_of_doom", "tower_of_light"),
        ("tower_of_health tower_of_roots tower_of_tides", "earthquake"),
    )[slice]
    done = {"crafts": by_player([], [full(razes)])} if razes == "earthquake" else {"sites": [full(razes)]}
    mages = {"P1": "ahman", "P2": "argyle"}
    return {"mage": mages, "structures": stand, **done, "health": {"P1": "gold", "P2": "wild*2"}}


def twins(slice: int, slices: int) -> dict[str, Any]:
    """Two crafts of one kind that are not alike, the player's own or a rival's."""
    name = ("fireball", "healing_1", "leather_armor", "lock")[slice // 2]
    pair = [{"card": name, "slots": ["free", "open"]}, name] if name == "fireball" else [name, name]
    return {
        "crafts": by_player(pair, [full("sabotage")]) if slice % 2 else by_player([], pair), "hand": {"P2": "wild*2"},
        "lasting": by_player([{"card": "freeze", "on": name}] if name != "fireball" else []),
        "health": {"P1": "silver gold", "P2": "light darkness"},
    }  # fmt: skip


def shallow(slice: int, slices: int) -> dict[str, Any]:
    """Decks with hardly a card left, the next Fate cards settled, and secrets that are known to some."""
    decks = {f"deck_{deck}": "...2" for deck in DECKS if deck != "fate"}
    known, secret, fate = (
        ("cat@P2 gold", "wild*2 @all", "draw_1_quest market_day"),
        ("silver@P2 light", "lock", "draw_1_mystic draw_1_arcane"),
    )[slice]
    return {**decks, "deck_fate": f"{fate} ...1", "hand": {"P1": known, "P2": secret}, "phase": "start"}


def locked(slice: int, slices: int) -> dict[str, Any]:
    """Two Locks on the player's own crafts, and the cards to pick one."""
    crafts = [{"card": name, "lock": True} for name in ("fireball", "healing_1")]
    return {"crafts": by_player([], crafts), "hand": {"P2": "wild*2"}, "health": {"P1": "gold", "P2": "silver"}}


POSITIONS: Final[tuple[Position, ...]] = tuple(
    (2, {}, {"mage": {"P1": "garnick", "P2": "taren"}, **LAST_TURN, **layout(slice, slices)})
    for layout, slices in (
        (search, 20), (workshop, 2 * len(LEVELS)), (lesson, 3), (theft, 10), (mishap, 7), (hoard, 6), (siege, 4),
        (twins, 8), (shallow, 2), (locked, 1),
    )
    for slice in range(slices)
)  # fmt: skip
