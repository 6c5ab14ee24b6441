"""The Blessings: answers to a Curse, played from the hand. (MW-83 to MW-85)"""

from __future__ import annotations

from typing import Final

from spellhall.games.magewars.rows import Card, Text, backs, does, number
from spellhall.games.magewars.rules.curses import end_for_the_others
from spellhall.games.magewars.rules.decks import heal
from spellhall.games.magewars.terms import ARCANE, BLESSING, ENCHANTED, EVERY_MAGE, EVIL, FATE, GOOD, MYSTIC, QUEST

BLESSINGS: Final[list[Card]] = []


def blessing(
    id: str, name: str, *, decks: tuple[int, ...], level: int, text: str, deflects: tuple[int, ...] = (),
    to_one: bool = False, answering: Text = (), flavour: str,
) -> None:  # fmt: skip
    """Enter a row of the table of Blessings."""
    row = Card(
        id=id, name=name, backs=backs(decks), type=BLESSING, level=level, text=text, flavour=flavour, answers=True,
        deflects=deflects, to_one=to_one, answering=answering,
    )  # fmt: skip
    BLESSINGS.append(row)


blessing(
    "immunity", "Immunity", decks=(FATE, ENCHANTED), level=1,
    text="Negate a Curse that hits you.",
    flavour="Not today, and not me.",
)  # fmt: skip

blessing(
    "deflection", "Deflection", decks=(FATE, MYSTIC), level=1,
    text="Deflect a Curse that hits you to one living rival of your choice.",
    deflects=EVERY_MAGE, to_one=True,
    flavour="Return to sender.",
)  # fmt: skip

blessing(
    "holy_water", "Holy Water", decks=(QUEST,), level=2,
    text=(
        "Negate a Curse that hits you; if it was deflected to several players, it also ends for those it has not "
        "reached yet. Then heal {heals} Enchanted."
    ),
    answering=(does(end_for_the_others), does(heal, ENCHANTED, number("heals", 1))),
    flavour="Bless the mop as well.",
)  # fmt: skip

blessing(
    "holy_deflection", "Holy Deflection", decks=(QUEST,), level=1,
    text="Deflect a Curse that hits you to every living Evil rival. Playable only if there is one.",
    deflects=(EVIL,),
    flavour="Aim for the horns.",
)  # fmt: skip

blessing(
    "unholy_deflection", "Unholy Deflection", decks=(MYSTIC,), level=1,
    text="Deflect a Curse that hits you to every living Good rival. Playable only if there is one.",
    deflects=(GOOD,),
    flavour="Aim for the halo.",
)  # fmt: skip

blessing(
    "global_outbreak", "Global Outbreak", decks=(ARCANE,), level=2,
    text="Deflect a Curse that hits you to every living rival. Playable only if there is one.",
    deflects=EVERY_MAGE,
    flavour="Sharing, in the worst sense.",
)  # fmt: skip
