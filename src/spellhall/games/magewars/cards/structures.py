"""The Structures: towers and buildings, in the centre. (MW-52, MW-53)"""

from __future__ import annotations

from typing import Any, Final

from spellhall.games.magewars.cards.words import (
    AIR,
    ARCANE,
    EARTH,
    ENCHANTED,
    EVERY_MAGE,
    EVIL,
    FIRE,
    GOOD,
    MYSTIC,
    NEUTRAL,
    NO_ELEMENT,
    QUEST,
    STRUCTURE,
    UNALIGNED,
    WATER,
    Backs,
    Card,
    common,
    draw,
    special,
)


def _structure(
    id: str, name: str, backs: Backs, sort: str, level: int, alignment: int, element: int, health: int,
    icons: str, recipe: str, built: str, stands: str, falls: str, flavour: str, **effects: Any,
) -> Card:  # fmt: skip
    parts = (("When built", built), ("While it stands", stands), ("When destroyed", falls))
    text = " ".join(f"{when}: {what}" for when, what in parts if what)
    return Card(
        **common(id, name, backs, text, flavour), type=STRUCTURE, sort=sort, level=level, alignment=alignment,
        element=element, health=health, icons=icons, recipe=recipe, **effects,
    )  # fmt: skip


STRUCTURES: Final = (
    _structure("tower_of_air", "Tower of Air", ((ENCHANTED, 1), (MYSTIC, 1),), "Tower", 1, UNALIGNED, AIR, 2,
        "Feather", "Feather + Feather/Light + Silver/Gold + Book/Flower + Any",
        "", "Air attacks deal 1 more damage.", "", "Built mostly of windows.", boosts=AIR),
    _structure("tower_of_earth", "Tower of Earth", ((ENCHANTED, 1), (MYSTIC, 1),), "Tower", 1, UNALIGNED, EARTH, 4,
        "Seed", "Seed/Plant + Plant/Beast + Gem/Gold + Beast/Seed + Any",
        "", "Earth attacks deal 1 more damage.", "", "It was already there; they dug round it.", boosts=EARTH),
    _structure("tower_of_fire", "Tower of Fire", ((MYSTIC, 1),), "Tower", 1, UNALIGNED, FIRE, 3,
        "Fire", "Fire + Fire/Light + Silver/Gold + Bug/Book + Any",
        "", "Fire attacks deal 1 more damage.", "", "The stairs are warm and the walls are warmer.", boosts=FIRE),
    _structure("tower_of_ice", "Tower of Ice", ((ENCHANTED, 1), (MYSTIC, 1),), "Tower", 1, UNALIGNED, WATER, 2,
        "Potion", "Potion + Gem/Light + Silver/Gold + Flower/Book + Any",
        "", "Water attacks deal 1 more damage.", "The player who destroyed it discards 1 card of their choice from their hand.", "Every step rings like glass.", boosts=WATER, destroyed=(special("discard_some", 1),)),
    _structure("tower_of_pain", "Tower of Pain", ((MYSTIC, 1), (QUEST, 1),), "Tower", 1, EVIL, NO_ELEMENT, 3,
        "Bug", "Bug + Beast/Bug + Silver/Gold + Fire/Potion + Any",
        "", "At the start of a living mage's turn, if it has more than 5 health cards, it loses 1 health.", "", "The architect still lives there, somewhere.", start=(special("tower_of_pain"),)),
    _structure("tower_of_weakness", "Tower of Weakness", ((ENCHANTED, 1),), "Tower", 1, EVIL, NO_ELEMENT, 3,
        "Bug", "Bug/Potion + Potion/Bug + Silver/Gold + Book/Plant + Any",
        "", "Every mage draws 1 Fate card fewer each turn (never fewer than 1).", "", "Even the gargoyles lean."),
    _structure("tower_of_bones", "Tower of Bones", ((QUEST, 1),), "Tower", 1, EVIL, NO_ELEMENT, 3,
        "Beast", "Beast + Bug/Beast + Bug/Gold + Silver/Light + Any",
        "You may take one Creature from any discard pile.", "The pets of Evil mages deal 1 more damage.", "", "Nothing here was wasted.", once=(special("dig_up_creature"),)),
    _structure("tower_of_darkness", "Tower of Darkness", ((ARCANE, 1),), "Tower", 2, EVIL, NO_ELEMENT, 3,
        "Bug, Potion", "Bug + Potion/Bug + Gem/Gold + Book/Potion + Any + Any",
        "Choose: every living mage that is not Evil loses 2 health, or destroy one Good tower.", "Evil mages draw 1 more Fate card each turn.", "", "Noon stops at the gate.", once=(special("tower_of_darkness"),)),
    _structure("tower_of_doom", "Tower of Doom", ((ARCANE, 1),), "Tower", 3, EVIL, NO_ELEMENT, 4,
        "Gem, Bug", "Bug + Bug/Fire + Gem + Gold/Gem + Any + Any",
        "Every living mage that is not Evil loses 2 health.", "Attacks by Evil mages on mages deal 1 more damage.", "The player who destroyed it loses 2 health.", "Its shadow arrives a day before it.", once=(special("doom_strikes"),), destroyed=(special("lose_health", 2),)),
    _structure("tower_of_light", "Tower of Light", ((MYSTIC, 1),), "Tower", 2, GOOD, NO_ELEMENT, 3,
        "Light", "Light + Light/Feather + Gold/Gem + Book/Flower + Any + Any",
        "Choose: every living Good mage heals 2 Arcane, or destroy one Evil tower.", "Good mages draw 1 more Fate card each turn.", "", "You can read by it in the next valley.", once=(special("tower_of_light"),)),
    _structure("tower_of_grace", "Tower of Grace", ((QUEST, 1),), "Tower", 1, GOOD, NO_ELEMENT, 3,
        "Flower", "Flower + Flower/Light + Silver/Gold + Plant/Feather + Any",
        "", "At the start of a living Good mage's turn, if it has 4 or fewer health cards, it heals 1 Enchanted.", "", "The door has no lock and never did.", start=(special("tower_of_grace"),)),
    _structure("tower_of_winds", "Tower of Winds", ((QUEST, 1),), "Tower", 2, GOOD, AIR, 3,
        "Feather", "Feather + Feather/Flower + Light/Book + Silver/Gold + Any + Any",
        "", "Mages who master Air have a hand limit 2 higher.", "", "It leans into the gale and hums."),
    _structure("tower_of_dawn", "Tower of Dawn", ((ARCANE, 1), (QUEST, 1),), "Tower", 3, GOOD, NO_ELEMENT, 4,
        "Light, Gold", "Light + Light/Flower + Gold/Gem + Gold/Feather + Any + Any",
        "Every living Good mage, clockwise from the builder (the builder first, if Good), takes the top card of one discard pile.", "Curses do nothing to Good mages.", "The player who destroyed it loses 2 health.", "Built facing tomorrow.", once=(special("dawn_gifts"),), destroyed=(special("lose_health", 2),)),
    _structure("tower_of_health", "Tower of Health", ((MYSTIC, 1),), "Tower", 2, NEUTRAL, NO_ELEMENT, 3,
        "Potion", "Potion + Flower/Plant + Potion/Light + Silver/Gold + Any + Any",
        "Every living mage heals 3 Enchanted.", "Whenever a mage heals, it heals 1 card more.", "", "Visiting hours: always.", once=(special("everyone_heals", ENCHANTED, 3, EVERY_MAGE),)),
    _structure("tower_of_roots", "Tower of Roots", ((QUEST, 1),), "Tower", 2, NEUTRAL, EARTH, 4,
        "Plant", "Plant + Seed/Plant + Seed/Beast + Gem/Gold + Any + Any",
        "", "At the start of the turn of a player who keeps a plant, that player draws 1 Enchanted.", "", "It grew a little during the ceremony.", start=(special("tower_of_roots"),)),
    _structure("tower_of_tides", "Tower of Tides", ((QUEST, 1),), "Tower", 2, NEUTRAL, WATER, 3,
        "Potion", "Potion + Gem/Potion + Light/Book + Silver/Gold + Any + Any",
        "", "At the start of the turn of a player who keeps no pet, that player draws 1 Enchanted.", "", "Twice a day it is an island.", start=(special("tower_of_tides"),)),
    _structure("tower_of_ages", "Tower of Ages", ((ARCANE, 1),), "Tower", 3, NEUTRAL, NO_ELEMENT, 4,
        "Book, Gem", "Book + Book/Light + Gem/Gold + Seed/Potion + Any + Any",
        "", "Mages of Level 2 or higher draw 1 more Fate card each turn.", "Every living player draws 1 Arcane.", "Older inside than out.", destroyed=(special("everyone_draws", ARCANE),)),
    _structure("library", "Library", ((MYSTIC, 1),), "Building", 2, NEUTRAL, NO_ELEMENT, 2,
        "Book", "Book + Book/Feather + Silver/Gold + Any",
        "The builder draws 1 Mystic.", "Each Magic card that a player begins has one slot of that player's choice filled.", "", "Shh.", once=(draw(MYSTIC, 1),)),
    _structure("secret_garden", "Secret Garden", ((QUEST, 1),), "Building", 2, NEUTRAL, NO_ELEMENT, 2,
        "Flower", "Flower/Seed + Plant/Flower + Silver/Gold + Any",
        "", "Every mage draws 1 more Fate card each turn.", "", "The gate is behind the other gate."),
)  # fmt: skip
