"""How Magecraft ends: after every gem that moves, and when nothing moves any more. (MC-58 to MC-63)"""

from __future__ import annotations

from spellhall.engine.steps import EVERYONE, finish, tell
from spellhall.games.magecraft.cards import WINNING_SCORE
from spellhall.games.magecraft.gems import ONE, size
from spellhall.games.magecraft.state import Magecraft, participants


def score(s: Magecraft, gem: int) -> bool:
    """A gem enters the active player's Score Area; says whether the game is over. (MC-61, MC-R31)"""
    pile = s.score[s.turn] = s.score[s.turn] + ONE[gem]
    s.scored = True
    if size(pile) < WINNING_SCORE:
        return False
    end(s, [s.turn], f"{WINNING_SCORE} gems scored.")
    return True


def take_hp(s: Magecraft, gem: int, seat: int) -> None:
    """A gem leaves an HP Area for the active player's Score Area. (MC-51, MC-55, MC-R31)"""
    left = s.hp[seat] = s.hp[seat] - ONE[gem]
    if s.news is not None:
        if seat == s.turn:
            tell(s, EVERYONE, "vanished_hp", seat, gem)
        else:
            tell(s, EVERYONE, "hit", s.turn, seat, gem)
    if not score(s, gem) and not left:
        eliminate(s, seat)


def eliminate(s: Magecraft, seat: int) -> None:  # MC-58, MC-59
    tell(s, EVERYONE, "eliminated", seat)
    left = participants(s)
    if len(left) == 1:  # MC-60
        end(s, left, "The last one standing.")
    elif seat == s.turn:  # MC-R51
        del s.stack[1:]  # all that was to happen in this turn, but for its end


def quiet_end(s: Magecraft) -> None:  # MC-R53
    worth = {seat: (size(s.score[seat]), size(s.hp[seat]), size(s.shields[seat])) for seat in participants(s)}
    best = max(worth.values())
    tell(s, EVERYONE, "quiet_end", s.quiet)
    winners = [seat for seat in worth if worth[seat] == best]
    end(s, winners, "Nobody scored for too long: the most gems scored, then HP, then Shields.")


def end(s: Magecraft, winners: list[int], reason: str) -> None:
    finish(s, winners, [size(pile) for pile in s.score], reason)
