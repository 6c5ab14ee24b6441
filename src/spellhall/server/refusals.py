"""Why the hall says no: a code for programs, a key with arguments for people. Nothing has changed then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from spellhall.engine.errors import BadRecord, SpellhallError
from spellhall.engine.views import Said, say
from spellhall.words import hall_say

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
    "other_rules": 409,
    "other_protocol": 409,
    "wrong_host": 421,
    "too_large": 413,
    "too_fast": 429,
    "too_many": 429,
    "our_mistake": 500,
    "closing": 503,
    "full": 507,
}
"""Every code there is, with its status over HTTP."""

LONGEST: Final = 500


class Refusal(SpellhallError):
    """A request that is not carried out. ``code`` is one of STATUS, ``key`` one of the hall's catalogue."""

    def __init__(self, code: str, key: str, **args: Any) -> None:
        super().__init__(code, key)
        self.code = code
        self.reason: Said = say(key, **args)

    def __str__(self) -> str:
        """The reason in English, for logs and terminals."""
        return hall_say(self.reason)

    def __reduce__(self) -> tuple[Any, ...]:
        """How it comes back from another process."""
        return refused_for, (self.code, self.reason)

    @property
    def status(self) -> int:
        """The status over HTTP."""
        return STATUS[self.code]


class RecordRefusal(Refusal, BadRecord):
    """A record that the hall cannot take."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__("bad_record", key, **args)


def refused_for(code: str, reason: Said) -> Refusal:
    """A refusal whose reason is something said already."""
    return Refusal(code, reason["key"], **reason.get("args", {}))


def as_it_is(text: object) -> Mapping[str, str]:
    """An argument that is text already and has no translation: names, and what only a developer reads."""
    return {"text": str(text)[:LONGEST]}
