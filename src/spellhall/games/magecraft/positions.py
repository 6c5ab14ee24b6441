"""Positions that random play hardly reaches, for the laws to play from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spellhall.engine.info import Scenario
from spellhall.games.magecraft.cards import BASIC, FURTHER, FURTHER_SETS, SPELLS
from spellhall.games.magecraft.study import MOST_COPIES


def _every_copy_of(ids: str) -> str:
    return ", ".join(id for id in ids.split() for _ in range(MOST_COPIES))


# Every copy of every spell lies in three players' Spellbooks, and they can pay for hardly any: they revise.
LIBRARY: Final[Scenario] = {
    "sets": ", ".join(f"{SPELLS[kind].id} 0" for kind in (*BASIC, *FURTHER[:FURTHER_SETS])),
    "A.character": "maris",
    "A.books": f"1 [{_every_copy_of('minor_cure absorb meteor chain_lightning')}] "
    f"2 [{_every_copy_of('wellspring riptide frost_mirror evaporate')}] 3 -",
    "A.hand": "F4",
    "A.bag": "-",
    "B.character": "orsk",
    "B.books": f"1 [{_every_copy_of('bastion landslide verdant_pact radiance')}] "
    f"2 - 3 [{_every_copy_of('ascension sun_lance umbral_lance')}]",
    "B.hand": "F4",
    "B.bag": "-",
    "C.character": "cindra",
    "C.books": f"1 - 2 [{_every_copy_of('fireball flame_lash soul_siphon void_rift')}] "
    f"3 [{_every_copy_of('eclipse night_ward blood_pact')}]",
    "C.hand": "W4",
    "C.bag": "-",
}


# A golden gem that can pay either symbol of the next spell, and the one after that.
GOLDEN: Final[Scenario] = {
    "A.books": "1 [flame_lash*, fireball*, blood_pact*, meditation*, fireball] 2 - 3 -",
    "A.hand": "F3 W2",
    "A.bag": "L3",
    "phase": "casting",
}

POSITIONS: Final[tuple[tuple[int, Mapping[str, object], Scenario], ...]] = (
    (3, {}, LIBRARY),
    (2, {}, GOLDEN),
)
