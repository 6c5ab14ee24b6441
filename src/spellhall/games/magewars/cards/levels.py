"""The Levels. (MW-29, MW-54)"""

from __future__ import annotations

from typing import Any, Final

from spellhall.games.magewars.cards.words import (
    ARCANE,
    ENCHANTED,
    LEVEL,
    MYSTIC,
    QUEST,
    Card,
    common,
    draw,
    heal,
)


def _level(
    id: str, name: str, level: int, icons: str, recipe: str, text: str, flavour: str, **effects: Any,
) -> Card:  # fmt: skip
    return Card(
        **common(id, name, ((QUEST, 1),), text, flavour), type=LEVEL, level=level, icons=icons, recipe=recipe, **effects,
    )  # fmt: skip


LEVELS: Final = (
    _level("ritual_acolyte", "Ritual Acolyte", 1, "Book", "Book/Potion + Any + Any",
        "Full health 1 higher; heal 1 Enchanted.", "You may hold the bowl.", full_health=1, once=(heal(ENCHANTED, 1),)),
    _level("sorcery_pupil", "Sorcery Pupil", 1, "Beast", "Beast/Feather + Any + Any",
        "Pet slots +1.", "Lesson one: it bites.", pets=1),
    _level("worthy_apprentice", "Worthy Apprentice", 1, "Plant", "Plant/Seed + Any + Any",
        "Plant slots +1.", "Lesson one: it grows.", plants=1),
    _level("mystic_learner", "Mystic Learner", 1, "Potion", "Potion/Book + Silver/Gold + Any",
        "You draw 1 more Fate card each turn.", "The questions are getting better.", fate=1),
    _level("sigil_neophyte", "Sigil Neophyte", 1, "Light", "Light/Potion + Any + Any",
        "Full health 1 higher; heal 1 Mystic.", "The chalk remembers the line.", full_health=1, once=(heal(MYSTIC, 1),)),
    _level("arcane_initiate", "Arcane Initiate", 1, "Book", "Book/Light + Any + Any",
        "Hand limit +1; draw 1 Arcane.", "The door had no handle on the outside.", hand=1, once=(draw(ARCANE, 1),)),
    _level("mana_weaver", "Mana Weaver", 2, "Potion, Light", "Potion/Book + Light/Gem + Any + Any",
        "Full health 2 higher; heal 2 Enchanted.", "The thread is you.", full_health=2, once=(heal(ENCHANTED, 2),)),
    _level("elemental_medium", "Elemental Medium", 2, "Fire, Feather", "Fire/Feather + Seed/Potion + Any + Any",
        "Armor slots +1; Guard 1.", "All five speak at once.", armor=1, guard=1),
    _level("arcane_practitioner", "Arcane Practitioner", 2, "Gem, Book", "Book + Gem/Gold + Light/Potion + Any + Any",
        "You draw 2 more Fate cards each turn.", "By appointment only.", fate=2),
    _level("ether_journeyer", "Ether Journeyer", 2, "Feather, Light", "Feather/Light + Book/Potion + Any + Any",
        "Hand limit +2; draw 2 Mystic.", "Packed light; came back heavy.", hand=2, once=(draw(MYSTIC, 2),)),
    _level("sorcery_expert", "Sorcery Expert", 2, "Potion, Gem", "Book/Potion + Gem/Gold + Any + Any",
        "Full health 2 higher; heal 2 Mystic.", "Asks the spell how it is feeling.", full_health=2, once=(heal(MYSTIC, 2),)),
    _level("ritual_specialist", "Ritual Specialist", 2, "Silver, Book", "Silver/Gold + Book/Bug + Any + Any",
        "Item slots +1; draw 1 Arcane.", "Bring your own chalk.", items=1, once=(draw(ARCANE, 1),)),
    _level("renowned_master", "Renowned Master", 3, "Gold, Silver", "Gold + Silver/Gem + Book + Any + Any",
        "Armor slots +1 and item slots +1; Guard 1.", "They have named a hat after you.", armor=1, items=1, guard=1),
    _level("elemental_sovereign", "Elemental Sovereign", 3, "Beast, Plant", "Fire/Feather + Seed/Potion + Beast/Plant + Any + Any",
        "Pet slots +1 and plant slots +1; your attacks that have an element deal 1 more damage.", "The storm asks permission.", pets=1, plants=1),
    _level("mana_overlord", "Mana Overlord", 3, "Light, Gem", "Potion/Light + Gem/Gold + Book + Any + Any",
        "You draw 1 more Fate card each turn; full health 1 higher, heal 1 Arcane.", "The well has a keeper now.", fate=1, full_health=1, once=(heal(ARCANE, 1),)),
    _level("ancient_master", "Ancient Master", 3, "Book, Gold", "Book + Book/Gem + Gold/Light + Any + Any",
        "Hand limit +3; draw 2 Arcane.", "Remembers the weather before weather.", hand=3, once=(draw(ARCANE, 2),)),
    _level("mystic_archmage", "Mystic Archmage", 3, "Potion, Feather", "Potion/Feather + Book/Light + Gem/Gold + Any + Any",
        "Full health 2 higher; heal 2 Mystic. Hand limit +1.", "The mist stands up when she enters.", full_health=2, hand=1, once=(heal(MYSTIC, 2),)),
    _level("arcane_sage", "Arcane Sage", 3, "Book, Light", "Book + Light/Gold + Gem/Potion + Any + Any",
        "Full health 2 higher; heal 2 Arcane.", "Has forgotten more than there is.", full_health=2, once=(heal(ARCANE, 2),)),
)  # fmt: skip
