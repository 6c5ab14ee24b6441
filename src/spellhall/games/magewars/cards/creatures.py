"""The Creatures: pets, or used once. (MW-45)"""

from __future__ import annotations

from typing import Any, Final

from spellhall.games.magewars.cards.words import (
    AIR,
    ARCANE,
    CREATURE,
    EARTH,
    ENCHANTED,
    FIRE,
    MYSTIC,
    NO_ELEMENT,
    QUEST,
    Backs,
    Card,
    attack,
    attack_all,
    common,
    draw,
    heal,
    play_fate,
    special,
    take_top,
)


def _creature(
    id: str, name: str, backs: Backs, level: int, element: int, health: int, icons: str, recipe: str,
    kept: str, used: str, flavour: str, **effects: Any,
) -> Card:  # fmt: skip
    return Card(
        **common(id, name, backs, f"Kept: {kept} Used once: {used}", flavour), type=CREATURE, level=level,
        element=element, health=health, icons=icons, recipe=recipe, **effects,
    )  # fmt: skip


CREATURES: Final = (
    _creature("cat", "Cat", ((ENCHANTED, 1),), 1, NO_ELEMENT, 1, "Beast, Silver", "Beast/Plant",
        "Each turn: attack 1.", "Draw 2 Enchanted.", "It permits you to live here.", each_turn=(attack(1),), once=(draw(ENCHANTED, 2),)),
    _creature("cobra", "Cobra", ((ENCHANTED, 1),), 1, NO_ELEMENT, 1, "Bug, Beast", "Bug/Potion + Any",
        "Each turn: attack 1, piercing.", "Attack 2, piercing.", "Steel has seams. It reads seams.", each_turn=(attack(1, piercing=True),), once=(attack(2, piercing=True),)),
    _creature("crow", "Crow", ((ENCHANTED, 1),), 1, NO_ELEMENT, 1, "Feather, Bug", "Seed/Bug",
        "Each turn: discard 1 card from your hand to take the top card of one discard pile.", "Take the top card of each of up to two different discard piles.", "Finders, keepers, gossips.", each_turn=(special("crow_trade"),), once=(take_top(2),)),
    _creature("horse", "Horse", ((ENCHANTED, 1),), 1, NO_ELEMENT, 2, "Beast, Plant", "Plant/Seed",
        "Your hand limit is 2 higher.", "Draw and play 2 Fate cards.", "It knows the way home before you are lost.", hand=2, once=(play_fate(2),)),
    _creature("jaguar", "Jaguar", ((ENCHANTED, 1),), 1, NO_ELEMENT, 2, "Beast, Gold", "Beast + Any",
        "Each turn: attack 1.", "Attack 3.", "Two coins of gold in the dark.", each_turn=(attack(1),), once=(attack(3),)),
    _creature("monkey", "Monkey", ((ENCHANTED, 1),), 1, NO_ELEMENT, 2, "Beast, Seed", "Flower/Seed",
        "Each turn: choose a rival with a hand; steal 1 random card from it, then give that rival 1 card of your choice from your hand.", "Steal 1 filling card of your choice from a rival's craft or from a building site.", "Borrowing, with applause.", each_turn=(special("monkey_swap"),), once=(special("steal_filling"),)),
    _creature("owl", "Owl", ((ENCHANTED, 1),), 1, NO_ELEMENT, 1, "Feather, Book", "Book/Bug",
        "Each turn: look at the top 2 cards of one deck; put each of them back, on top (in the same order) or on the bottom.", "Draw 1 Mystic and 1 Quest.", "It has read the last page already.", each_turn=(special("owl_look"),), once=(draw(MYSTIC, 1), draw(QUEST, 1))),
    _creature("bat", "Bat", ((MYSTIC, 1),), 2, NO_ELEMENT, 1, "Bug, Feather", "Bug + Any",
        "Each turn: attack 1; if it removes a health card from a mage, heal 1 Enchanted.", "Attack 2; if it removes a health card from a mage, heal 2 Enchanted.", "It drinks to your health.", each_turn=(attack(1, drain=1),), once=(attack(2, drain=2),)),
    _creature("eagle", "Eagle", ((MYSTIC, 1),), 2, AIR, 2, "Feather, Beast", "Feather + Any",
        "Each turn: attack 1 Air.", "Attack 3 Air.", "First a shadow, then a receipt.", each_turn=(attack(1, AIR),), once=(attack(3, AIR),)),
    _creature("wolf", "Wolf", ((MYSTIC, 1),), 2, NO_ELEMENT, 2, "Beast, Seed", "Beast + Any",
        "Each turn: attack 1, or attack 2 if you keep another pet.", "Attack 3.", "One howl is a question. Two are an answer.", each_turn=(special("wolf_attack"),), once=(attack(3),)),
    _creature("hummingbird", "Hummingbird", ((MYSTIC, 1),), 2, NO_ELEMENT, 1, "Feather, Flower", "Feather + Flower",
        "You draw 1 more Fate card each turn.", "Draw and play 3 Fate cards.", "Too quick to be unlucky.", fate=1, once=(play_fate(3),)),
    _creature("elephant", "Elephant", ((ARCANE, 1),), 3, EARTH, 3, "Beast, Gold, Plant", "Beast + Plant + Any",
        "Your Earth attacks deal double damage. Each turn: attack 1 Earth (so 2, doubled).", "Attack 4 Earth.", "It remembers where you keep the wall.", each_turn=(attack(1, EARTH),), once=(attack(4, EARTH),)),
    _creature("dragon", "Dragon", ((ARCANE, 1),), 3, FIRE, 4, "Fire, Beast, Gem", "Beast + Fire + Gem/Gold + Any",
        "Each turn: attack 2 Fire.", "Attack 2 Fire on every other living mage.", "A weather system with a grudge.", each_turn=(attack(2, FIRE),), once=(attack_all(2, FIRE),)),
    _creature("unicorn", "Unicorn", ((ARCANE, 1),), 3, NO_ELEMENT, 3, "Feather, Flower, Light", "Feather + Flower + Light/Gem",
        "At the start of your turn heal 1 Mystic.", "Heal 4 Arcane.", "Where it has stood, no thorn grows.", start=(heal(MYSTIC, 1),), once=(heal(ARCANE, 4),)),
)  # fmt: skip
