"""Why the hall says no: a code for programs, a sentence for people. Nothing has changed then."""

from __future__ import annotations

from typing import Final

from spellhall.engine.errors import SpellhallError

STATUS: Final = {
    "bad_request": 400,
    "bad_setup": 400,
    "bad_record": 400,
    "who_are_you": 401,
    "not_yours": 403,
    "wrong_origin": 403,
    "unknown": 404,
    "wrong_method": 405,
    "too_late": 409,
    "not_now": 409,
    "illegal_move": 409,
    "seat_taken": 409,
    "too_large": 413,
    "too_fast": 429,
    "too_many": 429,
    "other_rules": 409,
    "our_mistake": 500,
    "closing": 503,
}
"""Every code there is, with its status over HTTP."""


class Refusal(SpellhallError):
    """A request that is not carried out. ``code`` is one of STATUS."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason

    @property
    def status(self) -> int:
        """The status over HTTP."""
        return STATUS[self.code]
