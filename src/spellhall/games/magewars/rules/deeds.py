"""What a mage has done: deeds that win conditions count, and quests that Levels ask for. (MW-99, MW-100)"""

from __future__ import annotations

from spellhall.engine.cards import move, with_at
from spellhall.engine.steps import EVERYONE, later, push, tell
from spellhall.games.magewars.pack import KINDS, RECIPE, TYPE
from spellhall.games.magewars.rows import perform
from spellhall.games.magewars.rules.works import clear_under, frozen, locked, take_stock
from spellhall.games.magewars.state import CRAFTS, FREE, LEVELS, OPEN, WINS, MageWars, book
from spellhall.games.magewars.terms import LEVEL


def count_deed(s: MageWars, seat: int, deed: int) -> None:
    """A mage has done once more what a win condition may count. (MW-99)"""
    s.feats = with_at(s.feats, deed, with_at(s.feats[deed], seat, s.feats[deed][seat] + 1))
    s.due |= WINS


def fulfil(s: MageWars, seat: int, quest: int) -> None:
    """A player has done a deed, which the Level in the making may ask for. (MW-100)

    A Level that is locked or frozen does not notice.
    """
    for craft in s.zones[CRAFTS[seat]]:
        if TYPE[s.kind[craft]] == LEVEL and not locked(s, craft) and not frozen(s, craft):
            recipe, slots = RECIPE[s.kind[craft]], s.slots[s.work[craft]]
            done = [at for at, slot in enumerate(recipe) if slot & quest and slots[at] == OPEN]
            if done:
                s.slots[s.work[craft]] = with_at(slots, done[0], FREE)
                take_stock(s, craft)
                tell(s, EVERYONE, "quest_done", seat, s.kind[craft])
                if OPEN not in s.slots[s.work[craft]]:
                    tell(s, EVERYONE, "completed", seat, s.kind[craft])
                    s.made += (craft,)
                    push(s, later(book.steps["tell_lasting_cards"], seat))
                    reach(s, seat, craft)


@book.step
def fulfil_quest(s: MageWars, seat: int, quest: int) -> None:
    """The same, when its turn comes."""
    if s.alive[seat]:
        fulfil(s, seat, quest)


def reach(s: MageWars, seat: int, card: int) -> None:
    """The mage is of the Level now, for good. (MW-54)"""
    clear_under(s, card)
    s.due |= WINS
    move(s, card, CRAFTS[seat], LEVELS[seat])
    perform(s, seat, card, KINDS[s.kind[card]].once)
