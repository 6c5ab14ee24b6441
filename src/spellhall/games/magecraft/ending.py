"""How Magecraft ends: after every gem that moves, and when nothing moves any more. (MC-58 to MC-63)"""

from __future__ import annotations

from spellhall.engine.info import Lines
from spellhall.engine.steps import EVERYONE, finish, tell
from spellhall.engine.views import say
from spellhall.games.magecraft.cards import GEMS, WINNING_SCORE
from spellhall.games.magecraft.gems import colours, number, put, take
from spellhall.games.magecraft.state import Magecraft, participants


def score(s: Magecraft, gem: int) -> bool:
    """A gem enters the active player's Score Area; says whether the game is over. (MC-61, MC-R31)"""
    put(s.score, s.turn, gem)
    s.scored = True
    if len(s.score[s.turn]) < WINNING_SCORE:
        return False
    end(s, [s.turn], "score")
    return True


def take_hp(s: Magecraft, gem: int, seat: int) -> None:
    """A gem leaves an HP Area for the active player's Score Area. (MC-51, MC-55, MC-R31)"""
    take(s.hp, seat, gem)
    if seat == s.turn:
        tell(s, EVERYONE, "vanished_hp", seat, gem)
    else:
        tell(s, EVERYONE, "hit", s.turn, seat, gem)
    if not score(s, gem) and not s.hp[seat]:
        eliminate(s, seat)


def eliminate(s: Magecraft, seat: int) -> None:  # MC-58, MC-59
    tell(s, EVERYONE, "eliminated", seat)
    left = participants(s)
    if len(left) == 1:  # MC-60
        end(s, left, "last_standing")


def quiet_end(s: Magecraft) -> None:  # MC-R53
    worth = {seat: (len(s.score[seat]), len(s.hp[seat]), len(s.shields[seat])) for seat in participants(s)}
    best = max(worth.values())
    tell(s, EVERYONE, "quiet_end", s.quiet)
    winners = [seat for seat in worth if worth[seat] == best]
    end(s, winners, "quiet")


def end(s: Magecraft, winners: list[int], reason: str) -> None:
    finish(s, winners, [len(pile) for pile in s.score], reason)


def explain(s: Magecraft) -> list[Lines]:
    """The scored gems by colour; what is left of HP and Shields, which decide a quiet end. (MC-61, MC-R53)"""
    return [_lines(s, seat) for seat in range(s.seats)]


def _lines(s: Magecraft, seat: int) -> Lines:
    pile = s.score[seat]
    lines: Lines = [(say("line-scored", card=GEMS[gem].id), number(pile, gem)) for gem in colours(pile)]
    lines.append((say("line-hp", number=len(s.hp[seat])) if s.hp[seat] else say("line-eliminated"), None))
    if s.shields[seat]:
        lines.append((say("line-shields", number=len(s.shields[seat])), None))
    return lines
