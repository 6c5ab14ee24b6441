"""Private notes: what a player suspects of others and remembers of cards. They are told to nobody else, ever.

They are kept apart from the log, whose numbers everybody sees, and by guest: players who come back to the table, or
look at its replay, find their own notes and nobody else's. There can be one note for each seat and one for each thing
of the game.
"""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from spellhall.server.messages import Done
from spellhall.server.offers import Note, Notes
from spellhall.server.refusals import Refusal, as_it_is
from spellhall.server.store import queries
from spellhall.server.table import Table
from spellhall.server.texts import clean
from spellhall.server.web import Call, Path

NOTHING: Final = Note()
OF_A_SEAT: Final = re.compile(r"seat([0-9])")
OF_A_THING: Final = re.compile(r"thing-(.+)")

encode: Final = msgspec.json.Encoder().encode
decode: Final = msgspec.json.Decoder(Note).decode


async def get_notes(call: Call[None]) -> Notes:
    """What the caller has noted at this table, and nothing of anybody else."""
    table = await _own_table(call)
    found = await call.app.hall.database.run(queries.load_notes(table.setup.id, call.me.id))
    return Notes({about: decode(note) for about, note in found})


async def set_note(call: Call[Note]) -> Done:
    """Note something down, or (with nothing in it) forget it."""
    table = await _own_table(call)
    about = call.word("about")
    note = checked(table, about, call.body)
    text = None if note == NOTHING else encode(note).decode()
    await call.app.hall.database.run(queries.set_note(table.setup.id, call.me.id, about, text))
    return Done(about, 0)


def checked(table: Table, about: str, note: Note) -> Note:
    """The note, its text cleaned, if there can be such a one at this table; raises Refusal."""
    things = table.info.things
    seat, thing = OF_A_SEAT.fullmatch(about), OF_A_THING.fullmatch(about)
    if seat is not None:
        if int(seat[1]) >= table.setup.seats:
            raise Refusal("unknown", "refusal-no-such-seat", number=int(seat[1]), places=table.setup.seats)
    elif thing is None or thing[1] not in things:
        raise Refusal("unknown", "refusal-nothing-to-note", about=as_it_is(about))
    if thing is not None and (note.lean is not None or note.role is not None):
        raise Refusal("bad_request", "refusal-note-of-a-thing")
    if note.role is not None and note.role not in things:
        raise Refusal("bad_request", "refusal-no-such-role", role=as_it_is(note.role))
    return msgspec.structs.replace(note, text=clean(note.text, "refusal-empty-note") if note.text else "")


async def _own_table(call: Call[Any]) -> Table:
    """The table of the address, if the caller plays there or has played there; raises Refusal."""
    table = (await call.app.hall.table(call.word("id"))).table
    if table.seat_of(call.me.id) is None:
        raise Refusal("not_yours", "refusal-no-seat")
    return table


PATHS: Final = (
    Path("GET", "/api/tables/{id}/notes", "my private notes", get_notes, answer=Notes, secret=True),
    Path("PUT", "/api/tables/{id}/notes/{about}", "note something down", set_note, Note, Done, secret=True),
)
