"""Temperaments: where a bot's judgement is not cool, and by how much.

A temperament shifts what a bot holds a position to be worth to *it*, and nothing else: it sees no more, it looks no
further, and it takes everybody else to judge coolly. The shift is small beside a win, so a strong bot stays strong.
Where teams win, the other players are not rivals one by one, and only nerve and greed are left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from spellhall.bots.base import Seat
from spellhall.bots.judge import Judge
from spellhall.engine.views import NewsView


@dataclass(frozen=True, slots=True, kw_only=True)
class Temper:
    """What is added to one's own part in the win, or taken off."""

    nerve: float = 1.0
    """It is raised to this power: below 1 a small but safe part is dear (careful), above 1 a gamble is (bold)."""
    envy: float = 0.0
    """So much of the part of the best of the others is taken off."""
    mercy: float = 0.0
    """So much of the part of the one who is worst off is added."""
    grudge: float = 0.0
    """So much of the part of whoever last aimed something at it is taken off."""
    greed: float = 0.0
    """It thinks itself so much of the way nearer to the win that is left, for all the treasure that the game knows; for
    less of it, in proportion."""


EVEN: Final = "even"
TEMPERS: Final[dict[str, Temper]] = {
    EVEN: Temper(),
    "careful": Temper(nerve=0.7),
    "bold": Temper(nerve=1.4),
    "envious": Temper(envy=0.2),
    "merciful": Temper(mercy=0.3),
    "vengeful": Temper(grudge=0.3),
    "greedy": Temper(greed=0.1),
}


def shifted(judge: Judge, seat: Seat, temper: Temper) -> Judge:
    """The same judge as one of such a temperament would judge, in that seat."""
    if temper == TEMPERS[EVEN]:
        return judge
    me, info = seat.seat, seat.info
    nerve = temper.nerve
    treasure = info.bots.treasure if temper.greed else None
    alone = info.bots.team is None
    envy, mercy = (temper.envy, temper.mercy) if alone else (0.0, 0.0)
    foe = last_to_aim_at(seat) if temper.grudge and alone else None

    def judged(s: Any) -> list[float]:
        parts = judge(s)
        if s.result is not None:
            return parts
        worth = parts[me] ** nerve
        if envy or mercy:
            others = parts[:me] + parts[me + 1 :]
            worth += mercy * min(others) - envy * max(others)
        if foe is not None:
            worth -= temper.grudge * parts[foe]
        if treasure is not None:
            worth += temper.greed * treasure(s, me) * (1 - worth)
        parts[me] = worth
        return parts

    return judged


def last_to_aim_at(seat: Seat) -> int | None:
    """Who last did something that is worth a look and aimed at this seat, as far as it was told."""
    me = seat.seat
    beats = seat.info.headlines.beats
    for deed in seat.view["news"][::-1]:  # a compiler stumbles over reversed()
        by: int | None = deed["seat"]
        if by is not None and by != me and any(_is_aimed_at(me, news, beats) for news in deed["news"]):
            return by
    return None


def _is_aimed_at(me: int, news: NewsView, beats: Mapping[str, Sequence[str]]) -> bool:
    aims = [news["about"][name] for name in beats.get(news["kind"], ())]
    return any(aim == me or (isinstance(aim, list) and me in aim) for aim in aims)
