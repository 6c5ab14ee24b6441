"""A state as JSON and back: the proof that it is plain data, and a cache for long games.

Functions on the stack are written by name. The record stays the truth; a snapshot is only good for
the rules version that made it.
"""

from __future__ import annotations

from typing import Any

from spellhall.engine.steps import Book, Result, State, fields_of

_PLAIN = frozenset((int, str, bool, type(None)))


def snapshot(s: State) -> dict[str, Any]:
    """All of a state but its listeners, as JSON-ready data. Raises TypeError if it is not plain."""
    data: dict[str, Any] = {}
    for name in fields_of(type(s)):
        if name == "news":
            continue
        value = getattr(s, name)
        if name == "stack":
            data[name] = [[step.__name__, _plain(args)] for step, args in value]
        elif name == "ask":
            data[name] = value and [value[0], value[1].name, _plain(value[2])]
        else:
            data[name] = _plain(value)
    return data


def restore(cls: type[State], book: Book[Any], data: dict[str, Any]) -> State:
    """The state that ``snapshot`` saw."""
    s = cls()
    s.news = None
    for name in fields_of(cls):
        if name == "news":
            continue
        value = data[name]
        if name == "stack":
            s.stack = [(book.steps[step], _alive(args)) for step, args in value]
        elif name == "ask":
            s.ask = value and (value[0], book.questions[value[1]], _alive(value[2]))
        elif name == "result":
            s.result = value and Result(*_alive(value))
        else:
            setattr(s, name, _alive(value))
    return s


def _plain(value: Any) -> Any:
    if type(value) in _PLAIN:
        return value
    if type(value) is list:
        return [_plain(item) for item in value]
    if type(value) in (bytes, bytearray):
        return {type(value).__name__: list(value)}
    if isinstance(value, tuple):
        return {"tuple": [_plain(item) for item in value]}
    raise TypeError(f"a state holds plain data only, not {type(value).__name__}: {value!r}")


def _alive(value: Any) -> Any:
    if isinstance(value, list):
        return [_alive(item) for item in value]
    if isinstance(value, dict):
        if "bytearray" in value:
            return bytearray(value["bytearray"])
        if "bytes" in value:
            return bytes(value["bytes"])
        return tuple(_alive(item) for item in value["tuple"])
    return value
