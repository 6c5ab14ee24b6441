"""The Plants, all of the element Earth. (MW-46)"""

from __future__ import annotations

from typing import Final

from spellhall.games.magewars.rows import Card, Text, backs, does, number
from spellhall.games.magewars.rules.combat import attacks
from spellhall.games.magewars.rules.craft import fill_site
from spellhall.games.magewars.rules.decks import (
    ANY_CARD,
    draw,
    heal,
    heal_if_weak,
    take_any_of,
    take_blessing,
    take_top_of,
)
from spellhall.games.magewars.terms import ARCANE, CREATURE, EARTH, ENCHANTED, MYSTIC, PLANT

PLANTS: Final[list[Card]] = []


def plant(
    id: str, name: str, *, decks: tuple[int, ...], level: int, health: int, icons: str, recipe: str, kept: str,
    each_turn: Text = (), start: Text = (), grants: str = "", guard: int = 0, thorns: int = 0, hardens: int = 0,
    answers: bool = False, used: str, once: Text, flavour: str,
) -> None:  # fmt: skip
    """Enter a row of the table of Plants."""
    row = Card(
        id=id, name=name, backs=backs(decks), type=PLANT, level=level, element=EARTH, health=health, icons=icons,
        recipe=recipe, text=f"Kept: {kept} Used once: {used}", flavour=flavour, each_turn=each_turn, start=start,
        once=once, grants=grants, guard=guard, thorns=thorns, hardens=hardens, answers=answers,
    )  # fmt: skip
    PLANTS.append(row)


plant(
    "bamboo", "Bamboo", decks=(ENCHANTED,), level=1, health=2, icons="Plant, Seed", recipe="Seed/Plant",
    kept="Grants Plant.",
    grants="Plant",
    used="Draw {used_draws} Enchanted.",
    once=(does(draw, ENCHANTED, number("used_draws", 2)),),
    flavour="You can hear it making up its mind.",
)  # fmt: skip

plant(
    "rose_bush", "Rose Bush", decks=(ENCHANTED,), level=1, health=2, icons="Flower, Plant", recipe="Flower/Seed",
    kept="Grants Flower.",
    grants="Flower",
    used="Draw {used_draws} Mystic, then heal {used_heals} Enchanted.",
    once=(does(draw, MYSTIC, number("used_draws", 1)), does(heal, ENCHANTED, number("used_heals", 1))),
    flavour="Ask nicely; wear gloves.",
)  # fmt: skip

plant(
    "briars", "Briars", decks=(ENCHANTED,), level=1, health=3, icons="Plant, Bug", recipe="Plant/Bug",
    kept="Thorns {thorns}.",
    thorns=1,
    used="Attack {used_attack} on a pet.",
    once=(attacks(number("used_attack", 3), only=CREATURE),),
    flavour="The hedge has been waiting for you.",
)  # fmt: skip

plant(
    "elderberry", "Elderberry", decks=(ENCHANTED,), level=1, health=2,
    icons="Plant, Potion", recipe="Seed/Flower + Any",
    kept="At the start of your turn, if you have {few} or fewer health cards, heal {heals} Enchanted.",
    start=(does(heal_if_weak, number("few", 4), number("heals", 1)),),
    used="Heal {used_heals} Enchanted.",
    once=(does(heal, ENCHANTED, number("used_heals", 2)),),
    flavour="Jam first, wisdom after.",
)  # fmt: skip

plant(
    "mugwort", "Mugwort", decks=(MYSTIC,), level=1, health=2, icons="Flower, Potion", recipe="Flower + Any",
    kept="When a Curse hits you, you may destroy this card to negate it (a crafted Blessing).",
    answers=True,
    used="Take one Blessing from any discard pile; if there is none, draw {used_draws} Mystic.",
    once=(does(take_blessing, number("used_draws", 1)),),
    flavour="Hang it over the door, stem up.",
)  # fmt: skip

plant(
    "oak_tree", "Oak Tree", decks=(MYSTIC,), level=2, health=4, icons="Plant, Seed", recipe="Seed + Plant",
    kept="Guard {guard}. Your other plants and your pets have {hardens} more health.",
    guard=1, hardens=1,
    used="Fill {fills} {fills|slot|slots} of one building site.",
    once=(does(fill_site, number("fills", 2)),),
    flavour="It has outlived four towers already.",
)  # fmt: skip

plant(
    "weeping_willow", "Weeping Willow", decks=(MYSTIC,), level=2, health=3, icons="Plant, Flower", recipe="Plant + Any",
    kept="Each turn: take the top card of the Enchanted discard pile.",
    each_turn=(does(take_top_of, ENCHANTED),),
    used="Take any one card from the Mystic discard pile.",
    once=(does(take_any_of, MYSTIC, ANY_CARD),),
    flavour="It gathers what the river drops.",
)  # fmt: skip

plant(
    "beanstalk", "Beanstalk", decks=(ARCANE,), level=3, health=2,
    icons="Seed, Plant, Gold", recipe="Seed + Seed/Plant + Any",
    kept="At the start of your turn draw {draws} Arcane.",
    start=(does(draw, ARCANE, number("draws", 1)),),
    used="Draw {used_draws} Arcane.",
    once=(does(draw, ARCANE, number("used_draws", 3)),),
    flavour="Do mind the giant.",
)  # fmt: skip
