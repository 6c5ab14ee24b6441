"""Spells that reveal and show roles."""

from __future__ import annotations

from spellhall.engine.steps import later, push
from spellhall.games.magelight.cards import (
    CARD,
    DRAUGHT_OF_CANDOUR,
    MAGELIGHT,
    SIDELONG_GLANCE,
    SWORN_IN_LIGHT,
    WHISPERED_TRUTH,
)
from spellhall.games.magelight.piles import draw, to_pile
from spellhall.games.magelight.roles import reveal_role, show_role
from spellhall.games.magelight.spells.row import spell
from spellhall.games.magelight.state import BURNED, Magelight, book, is_spy, right_of, storage_of
from spellhall.games.magelight.targets import (
    AIMS,
    Aim,
    aims_at,
    choose_player,
    others_unrevealed,
    unrevealed,
    who_showed_you,
)


@spell(
    MAGELIGHT, "Magelight", copies=2, cost=5, burn=2, channel=2, needs="a player whose role is not revealed",
    effect="Choose a player whose role is not revealed: they must reveal their role to the table.",
    flavour='"It casts no shadow you would want to keep."',
)  # fmt: skip
@aims_at(unrevealed)
def must_reveal(s: Magelight, you: int, target: int) -> None:
    reveal_role(s, target)


@spell(
    DRAUGHT_OF_CANDOUR, "Draught of Candour", copies=1, cost=6, burn=3, needs="a player whose role is not revealed",
    effect=(
        "Choose a player whose role is not revealed: they must reveal their role to the table. If they are an "
        "Infiltrator, scorch all cards in their Storage."
    ),
    flavour="Tastes of honey, then of regret.",
)  # fmt: skip
@aims_at(unrevealed)
def draught_of_candour(s: Magelight, you: int, target: int) -> None:
    if is_spy(s, target):
        push(s, later(scorch_storage, target))
    reveal_role(s, target)


@book.step
def scorch_storage(s: Magelight, victim: int) -> None:
    to_pile(s, storage_of(s, victim), BURNED)


@spell(
    WHISPERED_TRUTH, "Whispered Truth", copies=2, cost=3, burn=2, needs="another player whose role is not revealed",
    effect="Choose another player whose role is not revealed: they show their role to you.",
    flavour="One ear is enough.",
)  # fmt: skip
@aims_at(others_unrevealed)
def whispered_truth(s: Magelight, you: int, target: int) -> None:
    show_role(s, target, you)


@spell(
    SIDELONG_GLANCE, "Sidelong Glance", copies=2, cost=1, burn=1, needs="a player whose role is not revealed",
    effect="Choose a player whose role is not revealed: they show their role to the player on their right.",
    flavour="Everyone has a neighbour.",
)  # fmt: skip
@aims_at(unrevealed)
def sidelong_glance(s: Magelight, you: int, target: int) -> None:
    show_role(s, target, right_of(s, target))


@spell(
    SWORN_IN_LIGHT, "Sworn in Light", copies=2, cost=4, burn=1, draws=2,
    effect=(
        "Reveal your own role to the table (skip if already revealed). Then choose a player who has shown you their "
        "role: they must reveal it to the table (none: draw {draws} {draws|card|cards})."
    ),
    flavour="Say it once, and loudly.",
)  # fmt: skip
def sworn_in_light(s: Magelight) -> None:
    push(s, later(bear_witness))
    if not s.revealed[s.turn]:
        reveal_role(s, s.turn)


@book.step
def bear_witness(s: Magelight) -> None:
    if who_showed_you(s, s.turn):
        choose_player(s, SWORN_IN_LIGHT)
    else:
        draw(s, CARD[SWORN_IN_LIGHT].draws)


AIMS[SWORN_IN_LIGHT] = Aim(who_showed_you, must_reveal.hit)
