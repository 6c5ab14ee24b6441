"""A row of the table of spells, and what it enters. (ML-34, ML-43, ML-R31 to ML-R34; rules, 4.2)"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar, Unpack

from spellhall.games.magelight.cards import CARD, IDS, Named, PlayCard, printed
from spellhall.games.magelight.state import Magelight
from spellhall.games.magelight.targets import AIMS, Aim, choose_player

Effect = Callable[[Magelight], None]
Condition = Callable[[Magelight], bool]
Price = Callable[[Magelight, int], int]
Does = TypeVar("Does", bound=Effect | Aim)

EFFECT: Final[dict[int, Effect]] = {}
NEEDS: Final[dict[int, Condition]] = {}
PRICE: Final[dict[int, Price]] = {}


def spell(
    kind: int,
    name: str,
    *,
    copies: int,
    cost: int,
    burn: int,
    effect: str,
    flavour: str,
    channel: int = 0,
    needs: str = "",
    when: Condition | None = None,
    cost_note: str = "",
    price: Price | None = None,
    **named: Unpack[Named],
) -> Callable[[Does], Does]:
    """Enter a row of the table of spells; it decorates the function that does what it says.

    ``when`` is what it ``needs`` to be played; a spell that aims at a player needs one it may aim at. (ML-R32)
    ``price`` is what it costs a player, where that is not always the same.
    """
    numbers = f"Spell. Cost {{cost}}{cost_note}, burn value {{burn}}."
    numbers += " CHANNEL ({channel})." * bool(channel) + f" Needs {needs}." * bool(needs)
    CARD[kind] = PlayCard(
        id=IDS[kind], name=name, deck="spell", copies=copies, cost=cost, burn=burn, channel=channel, needs=needs,
        effect=effect, text=printed(numbers, effect), flavour=flavour, icon=IDS[kind],
        **named,
    )  # fmt: skip
    if price is not None:
        PRICE[kind] = price
    if when is not None:
        NEEDS[kind] = when

    def enter_effect(does: Does) -> Does:
        if isinstance(does, Aim):
            AIMS[kind] = does
            EFFECT[kind] = lambda s: choose_player(s, kind)
            legal = does.legal
            if needs:
                NEEDS[kind] = lambda s: bool(legal(s, s.turn))
        else:
            EFFECT[kind] = does
        if bool(needs) != (kind in NEEDS):
            raise ValueError(f"{name}: what it needs is written on the card and checked, or neither")
        return does

    return enter_effect
