"""The four ways to win, and how far everybody came. (ML-57 to ML-64, ML-R49 to ML-R54)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.info import Lines
from spellhall.engine.steps import EVERYONE, finish, tell
from spellhall.engine.views import say
from spellhall.games.magelight.cards import IDS
from spellhall.games.magelight.state import Magelight, book, is_spy

DARK_DAY_WINS: Final = "dark_day"
GUILD_DOWN: Final = "guild_down"
SPIES_DOWN: Final = "unmasked"
BURNED_OUT: Final = "burned_out"


@book.step
def check_end(s: Magelight) -> None:  # ML-60, ML-61, ML-R49, ML-R52
    guild_down = not any(s.power[seat] for seat in range(s.seats) if not is_spy(s, seat))
    spies_down = not any(s.power[seat] or not s.revealed[seat] for seat in range(s.seats) if is_spy(s, seat))
    if spies_down and not (guild_down and is_spy(s, s.turn)):  # ML-R51
        win(s, False, SPIES_DOWN)
    elif guild_down:
        win(s, True, GUILD_DOWN)


def burn_out(s: Magelight) -> None:  # ML-63
    win(s, False, BURNED_OUT)


def dark_day_falls(s: Magelight) -> None:  # ML-59, ML-R53
    win(s, True, DARK_DAY_WINS)


def win(s: Magelight, spies_win: bool, reason: str) -> None:  # ML-57
    """A whole team wins, and all roles are opened. (ML-R49)"""
    scores = [int(is_spy(s, seat) == spies_win) for seat in range(s.seats)]
    tell(s, EVERYONE, "over", reason)
    for seat, role in enumerate(s.role):
        tell(s, EVERYONE, "was", seat, role)
    finish(s, [seat for seat, won in enumerate(scores) if won], scores, reason)


def explain(s: Magelight) -> list[Lines]:
    """Teams win as a whole: each one's role and team, Power, and whether the role was revealed. (ML-57 to ML-61)"""
    return [_lines(s, seat) for seat in range(s.seats)]


def _lines(s: Magelight, seat: int) -> Lines:
    assert s.result is not None
    team = "infiltrator" if is_spy(s, seat) else "guildmage"
    return [
        (say("line-plain" if s.plain else f"line-{team}", role=IDS[s.role[seat]]), None),
        (say("line-won"), 1) if seat in s.result.winners else (say("line-lost"), None),
        (say("line-power", number=s.power[seat]), None),
        (say("line-revealed" if s.revealed[seat] else "line-hidden"), None),
    ]
