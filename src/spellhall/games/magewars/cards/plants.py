"""The Plants, all of the element Earth. (MW-46)"""

from __future__ import annotations

from typing import Any, Final

from spellhall.games.magewars.cards.words import (
    ARCANE,
    CREATURE,
    EARTH,
    ENCHANTED,
    MYSTIC,
    PLANT,
    Backs,
    Card,
    attack,
    common,
    draw,
    heal,
    special,
)


def _plant(
    id: str, name: str, backs: Backs, level: int, health: int, icons: str, recipe: str,
    kept: str, used: str, flavour: str, **effects: Any,
) -> Card:  # fmt: skip
    return Card(
        **common(id, name, backs, f"Kept: {kept} Used once: {used}", flavour), type=PLANT, level=level,
        element=EARTH, health=health, icons=icons, recipe=recipe, **effects,
    )  # fmt: skip


PLANTS: Final = (
    _plant("bamboo", "Bamboo", ((ENCHANTED, 1),), 1, 2, "Plant, Seed", "Seed/Plant",
        "Grants Plant.", "Draw 2 Enchanted.", "You can hear it making up its mind.", grants="Plant", once=(draw(ENCHANTED, 2),)),
    _plant("rose_bush", "Rose Bush", ((ENCHANTED, 1),), 1, 2, "Flower, Plant", "Flower/Seed",
        "Grants Flower.", "Draw 1 Mystic, then heal 1 Enchanted.", "Ask nicely; wear gloves.", grants="Flower", once=(draw(MYSTIC, 1), heal(ENCHANTED, 1))),
    _plant("briars", "Briars", ((ENCHANTED, 1),), 1, 3, "Plant, Bug", "Plant/Bug",
        "Thorns 1.", "Attack 3 on a pet.", "The hedge has been waiting for you.", thorns=1, once=(attack(3, only=CREATURE),)),
    _plant("elderberry", "Elderberry", ((ENCHANTED, 1),), 1, 2, "Plant, Potion", "Seed/Flower + Any",
        "At the start of your turn, if you have 4 or fewer health cards, heal 1 Enchanted.", "Heal 2 Enchanted.", "Jam first, wisdom after.", start=(special("heal_if_weak"),), once=(heal(ENCHANTED, 2),)),
    _plant("mugwort", "Mugwort", ((MYSTIC, 1),), 1, 2, "Flower, Potion", "Flower + Any",
        "When a Curse hits you, you may destroy this card to negate it (a crafted Blessing).", "Take one Blessing from any discard pile; if there is none, draw 1 Mystic.", "Hang it over the door, stem up.", once=(special("take_blessing"),)),
    _plant("oak_tree", "Oak Tree", ((MYSTIC, 1),), 2, 4, "Plant, Seed", "Seed + Plant",
        "Guard 1. Your other plants and your pets have 1 more health.", "Fill 2 slots of one building site.", "It has outlived four towers already.", guard=1, once=(special("fill_site", 2),)),
    _plant("weeping_willow", "Weeping Willow", ((MYSTIC, 1),), 2, 3, "Plant, Flower", "Plant + Any",
        "Each turn: take the top card of the Enchanted discard pile.", "Take any one card from the Mystic discard pile.", "It gathers what the river drops.", each_turn=(special("take_top_of", ENCHANTED),), once=(special("take_any_of", MYSTIC),)),
    _plant("beanstalk", "Beanstalk", ((ARCANE, 1),), 3, 2, "Seed, Plant, Gold", "Seed + Seed/Plant + Any",
        "At the start of your turn draw 1 Arcane.", "Draw 3 Arcane.", "Do mind the giant.", start=(draw(ARCANE, 1),), once=(draw(ARCANE, 3),)),
)  # fmt: skip
