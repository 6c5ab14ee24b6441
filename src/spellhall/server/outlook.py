"""What a move would end: for those who want to be asked before it.

It is tried in a world imagined from what the player knows, so the answer tells nothing else.
"""

from __future__ import annotations

from random import Random

from spellhall.engine.errors import IllegalMove
from spellhall.server.house import illegal
from spellhall.server.offers import Outlook
from spellhall.server.refusals import Refusal
from spellhall.server.table import Table


def outlook(table: Table, seat: int | None, move: str) -> Outlook:
    """What the move of the asked seat would end; raises Refusal."""
    game = table.game
    if game is None or table.stage != "playing":
        raise Refusal("not_now", "refusal-not-begun" if table.stage == "gathering" else "refusal-over")
    if seat is None or seat != table.asked:
        raise Refusal("not_now", "refusal-not-asked")
    world = game.determinize(seat, Random(table.moment))
    try:
        world.play(move)
    except IllegalMove as error:
        raise illegal(move, error) from None
    turn = game.info.look(game.state, seat)["status"]["turn"]
    after = world.info.look(world.state, seat)["status"]["turn"]
    return Outlook(
        ends_turn=turn == seat and after != turn,
        chance=world.number > game.number + 1,
        ends_game=world.result is not None,
    )
