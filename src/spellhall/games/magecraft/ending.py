"""How Magecraft ends: after every gem that moves, and when nothing moves any more. (MC-58 to MC-63)"""

from __future__ import annotations

from spellhall.engine.steps import EVERYONE, finish, tell
from spellhall.games.magecraft.cards import WINNING_SCORE
from spellhall.games.magecraft.state import ALL, HP, SCORE, SHIELDS, Magecraft, participants


def score(s: Magecraft, gem: int) -> bool:
    """A gem enters the active player's Score Area; says whether the game is over. (MC-61, MC-R31)"""
    gems, area = s.gems, SCORE[s.turn]
    gems[area + gem] += 1
    gems[area + ALL] += 1
    s.scored = True
    if gems[area + ALL] < WINNING_SCORE:
        return False
    end(s, [s.turn], "20 gems scored.")
    return True


def take_hp(s: Magecraft, gem: int, seat: int) -> None:
    """A gem leaves an HP Area for the active player's Score Area. (MC-51, MC-55, MC-R31)"""
    gems, area = s.gems, HP[seat]
    gems[area + gem] -= 1
    gems[area + ALL] -= 1
    if seat == s.turn:
        tell(s, EVERYONE, "vanished_hp", seat, gem)
    else:
        tell(s, EVERYONE, "hit", s.turn, seat, gem)
    if score(s, gem) or gems[area + ALL]:
        return
    tell(s, EVERYONE, "eliminated", seat)  # MC-58
    left = participants(s)
    if len(left) == 1:  # MC-60
        end(s, left, "The last one standing.")
    elif seat == s.turn:  # MC-R51
        del s.stack[1:]  # all that was to happen in this turn, but for its end


def quiet_end(s: Magecraft) -> None:  # MC-R53
    def standing(seat: int) -> tuple[int, int, int]:
        return s.gems[SCORE[seat] + ALL], s.gems[HP[seat] + ALL], s.gems[SHIELDS[seat] + ALL]

    best = max(standing(seat) for seat in participants(s))
    winners = [seat for seat in participants(s) if standing(seat) == best]
    tell(s, EVERYONE, "quiet_end", s.quiet)
    end(s, winners, "Nobody scored for too long: the most gems scored, then HP, then Shields.")


def end(s: Magecraft, winners: list[int], reason: str) -> None:
    finish(s, winners, [s.gems[SCORE[seat] + ALL] for seat in range(s.seats)], reason)
