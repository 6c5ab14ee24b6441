"""What a player can do, and what it would lead to, as far as the player can know.

Everything is tried in a world imagined from what the player knows, so the answer tells nothing else. Where it depends
on secrets the page may promise too much: a line is played one answer at a time, and the rules have the last word.
"""

from __future__ import annotations

from random import Random
from typing import Final

from spellhall.engine.game import Game
from spellhall.engine.views import MoveView
from spellhall.server.offers import Ahead, Ending, LineAhead
from spellhall.server.table import Table

DEEPEST: Final = 4
"""How many answers one gesture makes at the most: fill, with this card, on that tower, in this slot."""

MOST: Final = 400

ENDS: Final = frozenset(("pass", "stop", "done", "end", "end turn"))
"""Moves that end what one was doing: what is asked next is another matter. The page sets their button apart."""


def ahead(table: Table, seat: int | None) -> Ahead:
    """Every line that a seat can play in one gesture; none for a seat that is not asked.

    A line is an answer, and the answers to the questions behind it as long as nothing happens in between: "fill", "with
    the owl", "on the tower of air" are one line, which touches the owl and the tower.
    """
    lines: list[LineAhead] = []
    if table.game is not None and table.stage == "playing" and seat is not None and seat == table.asked:
        _follow(table.game, table.game.determinize(seat, Random(table.moment)), [], lines)
    return Ahead(moment=table.moment, lines=lines)


def _follow(game: Game, world: Game, path: list[MoveView], lines: list[LineAhead]) -> None:
    """Add the lines that begin with ``path`` and lead on from ``world``."""
    decision = world.decision
    assert decision is not None
    before = _things(world, decision.seat)
    for move in decision.show():
        if len(lines) >= MOST:
            return
        after = world.after(move["move"])
        line = [*path, move]
        asked = after.decision
        goes_on = (
            len(line) < DEEPEST
            and move["move"] not in ENDS
            and asked is not None
            and asked.seat == decision.seat
            and after.number == world.number + 1
            and not after.news(decision.seat, world.number)
            and _things(after, decision.seat) == before
        )
        if goes_on:
            _follow(game, after, line, lines)
        else:
            lines.append(_told(game, after, line))
            if len(line) < DEEPEST and asked is not None and asked.seat == decision.seat:
                lines[-1].aims = _aims(game, world, after, line)


def _told(game: Game, after: Game, line: list[MoveView]) -> LineAhead:
    return LineAhead(
        moves=[step["move"] for step in line],
        says=[step["say"] for step in line],
        touches=list(dict.fromkeys(thing for step in line for thing in step["touches"])),
        ending=_ending(game, after, len(line)),
        aims=[],
    )


def _aims(game: Game, world: Game, after: Game, line: list[MoveView]) -> list[LineAhead]:
    """The line once with each of its aims, if an aim is all that is asked for next: a spell is paid and then aimed.

    An aim is a player, one for each answer, whom no answer to the question before touches: a click has one meaning.
    """
    assert world.decision is not None
    assert after.decision is not None
    if after.number != world.number + 1:
        return []
    seats = {f"seat{seat}" for seat in range(game.seats)}
    moves = after.decision.show()
    aims = [seats.intersection(move["touches"]) for move in moves]
    if any(len(aim) != 1 for aim in aims) or len(set[str]().union(*aims)) < len(moves):
        return []
    before = {thing for move in world.decision.show() for thing in move["touches"]}
    if any(not before.isdisjoint(move["touches"]) for move in moves):
        return []
    return [_told(game, after.after(move["move"]), [*line, move]) for move in moves]


def _things(world: Game, seat: int) -> tuple[object, object]:
    """What lies on the table, as the seat sees it: while that stays, nothing has happened."""
    look = world.info.look(world.state, seat)
    return look["seats"], look["zones"]


def _ending(game: Game, after: Game, answers: int) -> Ending:
    """What has come to an end after so many answers."""
    seat = game.decision.seat if game.decision is not None else None
    turn = game.info.look(game.state, seat)["status"]["turn"]
    return Ending(
        ends_turn=turn == seat and after.info.look(after.state, seat)["status"]["turn"] != turn,
        chance=after.number > game.number + answers,
        ends_game=after.result is not None,
        winners=[] if after.result is None else list(after.result.winners),
    )
