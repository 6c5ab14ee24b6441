"""Positions that random play hardly reaches, for the laws to play from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spellhall.engine.info import Scenario
from spellhall.games.magecraft.cards import BASIC, FURTHER, FURTHER_SETS, SPELLS
from spellhall.games.magecraft.study import MOST_COPIES


def _every_copy_of(ids: str) -> str:
    return " ".join(f"{id}*{MOST_COPIES}" for id in ids.split())


def _mastered(ids: str) -> list[dict[str, object]]:
    return [{"card": id, "mastered": True} for id in ids.split()]


# Every copy of every spell lies in three players' Spellbooks, and they can pay for hardly any: they revise.
LIBRARY: Final[Scenario] = {
    "sets": [{"card": SPELLS[kind].id, "left": 0} for kind in (*BASIC, *FURTHER[:FURTHER_SETS])],
    "character": {"P1": "maris", "P2": "orsk", "P3": "cindra"},
    "book": {
        "P1": {
            "1": _every_copy_of("minor_cure absorb meteor chain_lightning"),
            "2": _every_copy_of("wellspring riptide frost_mirror evaporate"),
        },
        "P2": {
            "1": _every_copy_of("bastion landslide verdant_pact radiance"),
            "3": _every_copy_of("ascension sun_lance umbral_lance"),
        },
        "P3": {
            "2": _every_copy_of("fireball flame_lash soul_siphon void_rift"),
            "3": _every_copy_of("eclipse night_ward blood_pact"),
        },
    },
    "hand": {"P1": "F*4", "P2": "F*4", "P3": "W*4"},
    "bag": {"P1": "", "P2": "", "P3": ""},
}


# A golden gem that can pay either symbol of the next spell, and the one after that.
GOLDEN: Final[Scenario] = {
    "book": {"P1": {"1": [*_mastered("flame_lash fireball blood_pact meditation"), "fireball"]}},
    "hand": {"P1": "F*3 W*2"},
    "bag": {"P1": "L*3"},
    "phase": "casting",
}

POSITIONS: Final[tuple[tuple[int, Mapping[str, object], Scenario], ...]] = (
    (3, {}, LIBRARY),
    (2, {}, GOLDEN),
)
