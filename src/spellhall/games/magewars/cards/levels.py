"""The Levels. (MW-29, MW-54)"""

from __future__ import annotations

from typing import Final

from spellhall.games.magewars.rows import Card, Text, backs, does, number
from spellhall.games.magewars.rules.decks import draw, heal
from spellhall.games.magewars.terms import ARCANE, ENCHANTED, LEVEL, MYSTIC, QUEST

LEVELS: Final[list[Card]] = []


def a_level(
    id: str, name: str, *, level: int, icons: str, recipe: str, text: str, once: Text = (), full_health: int = 0,
    health_from: int = 0, hand: int = 0, fate: int = 0, pets: int = 0, plants: int = 0, items: int = 0, armor: int = 0,
    guard: int = 0, elemental: int = 0, flavour: str,
) -> None:  # fmt: skip
    """Enter a row of the table of Levels."""
    row = Card(
        id=id, name=name, backs=backs((QUEST,)), type=LEVEL, level=level, icons=icons, recipe=recipe, text=text,
        flavour=flavour, once=once, full_health=full_health, health_from=health_from, hand=hand, fate=fate, pets=pets,
        plants=plants, items=items, armor=armor, guard=guard, elemental=elemental,
    )  # fmt: skip
    LEVELS.append(row)


a_level(
    "ritual_acolyte", "Ritual Acolyte", level=1, icons="Book",
    recipe="Cast Magic + Book/Potion + Any",
    text="Full health {full_health} higher; heal {heals} Enchanted.",
    once=(does(heal, ENCHANTED, number("heals", 1)),),
    full_health=1, health_from=ENCHANTED,
    flavour="You may hold the bowl.",
)  # fmt: skip

a_level(
    "sorcery_pupil", "Sorcery Pupil", level=1, icons="Beast",
    recipe="Complete a Creature + Beast/Feather + Any",
    text="Pet slots +{pets}.",
    pets=1,
    flavour="Lesson one: it bites.",
)  # fmt: skip

a_level(
    "worthy_apprentice", "Worthy Apprentice", level=1, icons="Plant",
    recipe="Complete a Plant + Plant/Seed + Any",
    text="Plant slots +{plants}.",
    plants=1,
    flavour="Lesson one: it grows.",
)  # fmt: skip

a_level(
    "mystic_learner", "Mystic Learner", level=1, icons="Potion",
    recipe="Burn health + Potion/Book + Silver/Gold",
    text="You draw {fate} more Fate {fate|card|cards} each turn.",
    fate=1,
    flavour="The questions are getting better.",
)  # fmt: skip

a_level(
    "sigil_neophyte", "Sigil Neophyte", level=1, icons="Light",
    recipe="Cast Magic + Light/Potion + Any",
    text="Full health {full_health} higher; heal {heals} Mystic.",
    once=(does(heal, MYSTIC, number("heals", 1)),),
    full_health=1, health_from=MYSTIC,
    flavour="The chalk remembers the line.",
)  # fmt: skip

a_level(
    "arcane_initiate", "Arcane Initiate", level=1, icons="Book",
    recipe="Complete an Item/Wound a mage + Book/Light + Any",
    text="Hand limit +{hand}; draw {draws} Arcane.",
    once=(does(draw, ARCANE, number("draws", 1)),),
    hand=1,
    flavour="The door had no handle on the outside.",
)  # fmt: skip

a_level(
    "mana_weaver", "Mana Weaver", level=2, icons="Potion, Light",
    recipe="Cast Magic + Potion/Book + Light/Gem + Any",
    text="Full health {full_health} higher; heal {heals} Enchanted.",
    once=(does(heal, ENCHANTED, number("heals", 2)),),
    full_health=2, health_from=ENCHANTED,
    flavour="The thread is you.",
)  # fmt: skip

a_level(
    "elemental_medium", "Elemental Medium", level=2, icons="Fire, Feather",
    recipe="Wound a mage + Fire/Feather + Seed/Potion + Any",
    text="Armor slots +{armor}; Guard {guard}.",
    guard=1, armor=1,
    flavour="All five speak at once.",
)  # fmt: skip

a_level(
    "arcane_practitioner", "Arcane Practitioner", level=2, icons="Gem, Book",
    recipe="Win a Challenge/Complete a Structure + Book + Gem/Gold + Light/Potion",
    text="You draw {fate} more Fate {fate|card|cards} each turn.",
    fate=2,
    flavour="By appointment only.",
)  # fmt: skip

a_level(
    "ether_journeyer", "Ether Journeyer", level=2, icons="Feather, Light",
    recipe="Complete a Structure + Feather/Light + Book/Potion + Any",
    text="Hand limit +{hand}; draw {draws} Mystic.",
    once=(does(draw, MYSTIC, number("draws", 2)),),
    hand=2,
    flavour="Packed light; came back heavy.",
)  # fmt: skip

a_level(
    "sorcery_expert", "Sorcery Expert", level=2, icons="Potion, Gem",
    recipe="Defeat a pet/Wound a mage + Book/Potion + Gem/Gold + Any",
    text="Full health {full_health} higher; heal {heals} Mystic.",
    once=(does(heal, MYSTIC, number("heals", 2)),),
    full_health=2, health_from=MYSTIC,
    flavour="Asks the spell how it is feeling.",
)  # fmt: skip

a_level(
    "ritual_specialist", "Ritual Specialist", level=2, icons="Silver, Book",
    recipe="Complete an Item/Burn health + Silver/Gold + Book/Bug + Any",
    text="Item slots +{items}; draw {draws} Arcane.",
    once=(does(draw, ARCANE, number("draws", 1)),),
    items=1,
    flavour="Bring your own chalk.",
)  # fmt: skip

a_level(
    "renowned_master", "Renowned Master", level=3, icons="Gold, Silver",
    recipe="Win a Challenge/Defeat a pet + Gold + Silver/Gem + Book + Any",
    text="Armor slots +{armor} and item slots +{items}; Guard {guard}.",
    guard=1, items=1, armor=1,
    flavour="They have named a hat after you.",
)  # fmt: skip

a_level(
    "elemental_sovereign", "Elemental Sovereign", level=3, icons="Beast, Plant",
    recipe="Complete a Creature/Complete a Plant + Fire/Feather + Seed/Potion + Beast/Plant + Any",
    text="Pet slots +{pets} and plant slots +{plants}; your attacks that have an element deal {elemental} more damage.",
    pets=1, plants=1, elemental=1,
    flavour="The storm asks permission.",
)  # fmt: skip

a_level(
    "mana_overlord", "Mana Overlord", level=3, icons="Light, Gem",
    recipe="Complete a Structure + Potion/Light + Gem/Gold + Book + Any",
    text=(
        "You draw {fate} more Fate {fate|card|cards} each turn; full health {full_health} higher, heal "
        "{heals} Arcane."
    ),
    once=(does(heal, ARCANE, number("heals", 1)),),
    full_health=1, fate=1, health_from=ARCANE,
    flavour="The well has a keeper now.",
)  # fmt: skip

a_level(
    "ancient_master", "Ancient Master", level=3, icons="Book, Gold",
    recipe="Win a Challenge/Complete a Structure + Book + Book/Gem + Gold/Light + Any",
    text="Hand limit +{hand}; draw {draws} Arcane.",
    once=(does(draw, ARCANE, number("draws", 2)),),
    hand=3,
    flavour="Remembers the weather before weather.",
)  # fmt: skip

a_level(
    "mystic_archmage", "Mystic Archmage", level=3, icons="Potion, Feather",
    recipe="Win a Challenge/Wound a mage + Potion/Feather + Book/Light + Gem/Gold + Any",
    text="Full health {full_health} higher; heal {heals} Mystic. Hand limit +{hand}.",
    once=(does(heal, MYSTIC, number("heals", 2)),),
    full_health=2, hand=1, health_from=MYSTIC,
    flavour="The mist stands up when she enters.",
)  # fmt: skip

a_level(
    "arcane_sage", "Arcane Sage", level=3, icons="Book, Light",
    recipe="Win a Challenge/Cast Magic + Book + Light/Gold + Gem/Potion + Any",
    text="Full health {full_health} higher; heal {heals} Arcane.",
    once=(does(heal, ARCANE, number("heals", 2)),),
    full_health=2, health_from=ARCANE,
    flavour="Has forgotten more than there is.",
)  # fmt: skip
