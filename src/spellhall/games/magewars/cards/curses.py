"""The Curses and the Blessings; what they do stands in the chapter curses.py. (MW-82 to MW-85)"""

from __future__ import annotations

from typing import Final

from spellhall.games.magewars.cards.words import (
    ARCANE,
    BLESSING,
    CURSE,
    ENCHANTED,
    FATE,
    MYSTIC,
    QUEST,
    Backs,
    Card,
    common,
    special,
)


def _curse(id: str, name: str, backs: Backs, level: int, text: str, flavour: str, recipe: str = "") -> Card:
    return Card(
        **common(id, name, backs, text, flavour), type=CURSE, level=level, recipe=recipe,
        once=(special("curse_" + id),),
    )  # fmt: skip


def _blessing(id: str, name: str, backs: Backs, level: int, text: str, flavour: str) -> Card:
    return Card(**common(id, name, backs, text, flavour), type=BLESSING, level=level)


CURSES: Final = (
    _curse("booby_trap", "Booby Trap", ((ENCHANTED, 1),), 1, "Lose 1 health.", "The floor said click."),
    _curse("minor_loss", "Minor Loss", ((FATE, 1),), 2, "Discard 2 cards of your choice from your hand (as many as you have, if fewer).", "A hole in the good pocket."),
    _curse("famine", "Famine", ((ENCHANTED, 1),), 1, "Destroy one of your pets, your choice.", "The bowl was empty too long."),
    _curse("stripped", "Stripped", ((QUEST, 1),), 1, "Choose: destroy one of your items, or discard one of your crafts that is an Item, with its filling cards.", "Tailored to nothing."),
    _curse("paralysis", "Paralysis", ((MYSTIC, 1),), 1, "Lose your turn.", "Your shadow moves on without you."),
    _curse("soul_drain", "Soul Drain", ((MYSTIC, 1),), 1, "Discard 1 filling card of your choice from each of your crafts.", "Something drank the middle out of it."),
    _curse("booby_trap_2", "Booby Trap 2", ((ARCANE, 1),), 2, "Lose 2 health.", "The ceiling said click."),
    _curse("profound_loss", "Profound Loss", ((ARCANE, 1),), 3, "Discard your hand.", "The shelf, the wall behind it, the room."),
    _curse("natures_revolt", "Nature's Revolt", ((QUEST, 1),), 1, "Each of your pets attacks your own mage once, with the printed number, element and piercing of its Each turn attack (no bonus, no doubling); a pet without one attacks for 1. Armor and Guard help as against any attack; the Wolf's printed number is 1.", "They have been talking."),
    _curse("added_burden", "Added Burden", ((QUEST, 1),), 1, "Lasting, with the recipe Any + Any. Until you have filled it, you can put no card on a Level craft.", "One more stone in the satchel.", recipe="Any + Any"),
)  # fmt: skip

BLESSINGS: Final = (
    _blessing("immunity", "Immunity", ((FATE, 1), (ENCHANTED, 1),), 1,
        "Negate a Curse that hits you.", "Not today, and not me."),
    _blessing("deflection", "Deflection", ((FATE, 1), (MYSTIC, 1),), 1,
        "Deflect a Curse that hits you to one living rival of your choice.", "Return to sender."),
    _blessing("holy_water", "Holy Water", ((QUEST, 1),), 2,
        "Negate a Curse that hits you; if it was deflected to several players, it also ends for those it has not reached yet. Then heal 1 Enchanted.", "Bless the mop as well."),
    _blessing("holy_deflection", "Holy Deflection", ((QUEST, 1),), 1,
        "Deflect a Curse that hits you to every living Evil rival. Playable only if there is one.", "Aim for the horns."),
    _blessing("unholy_deflection", "Unholy Deflection", ((MYSTIC, 1),), 1,
        "Deflect a Curse that hits you to every living Good rival. Playable only if there is one.", "Aim for the halo."),
    _blessing("global_outbreak", "Global Outbreak", ((ARCANE, 1),), 2,
        "Deflect a Curse that hits you to every living rival. Playable only if there is one.", "Sharing, in the worst sense."),
)  # fmt: skip
