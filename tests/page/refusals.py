"""Every sentence that the hall may say to a page, read from its own code: what another language must have words
for. A hole in a sentence is filled with a number or a word, whichever stands there.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import spellhall

SOURCE = Path(spellhall.__file__).parent
TO_THE_OPERATOR = {"bench", "serve", "settings", "store"}
"""Parts of the server that speak in the terminal of whoever opens the hall."""
SERVER = [path for path in sorted((SOURCE / "server").glob("*.py")) if path.stem not in TO_THE_OPERATOR]
ENGINE = [
    SOURCE / name
    for name in ("__init__.py", "bots/__init__.py", "engine/game.py", "engine/info.py", "engine/record.py")
]
ERRORS = dict.fromkeys(("BadRecord", "BadSetup", "IllegalMove", "NoRecord", "UnknownGame"), 0)
MESSAGES = dict.fromkeys(("Refusal", "problem", "UndoState", "Bye", "Verdict"), 1)
"""What is called with such a sentence, and as which of its arguments."""
NAMES = {"self._what": {"Limiter": 2, "Tally": 1}, "what": {"clean": 1}}
"""Holes that hold words of the hall, and which calls give those words, as which argument."""
SAID_ELSEWHERE = {"str(error)", "str(error)[:500]", "state.reason", "refusal.reason", "reason"}
"""Sentences passed on: whoever made them is read there."""
COUNTS = re.compile(
    r"len\(.*\)|.* [-+] 1|(\w+\.)*(seats?|low|high|number|most|most_moves|message_bytes|lineno|colno|RECORD_FORMAT)"
)


def hall_says() -> set[str]:
    """All of them, each once."""
    server, engine = ([ast.parse(path.read_text()) for path in paths] for paths in (SERVER, ENGINE))
    words = {hole: [text for tree in server for text in said(tree, calls, {})] for hole, calls in NAMES.items()}
    return {
        *(text for tree in server for text in said(tree, {**ERRORS, **MESSAGES}, words)),
        *(text for tree in engine for text in said(tree, ERRORS, words)),
    }


def said(tree: ast.AST, says: dict[str, int], words: dict[str, list[str]]) -> Iterator[str]:
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in says:
            place = says[call.func.id]
            if len(call.args) > place and not isinstance(call.args[place], ast.Starred):
                yield from sentences(call.args[place], words)


def sentences(node: ast.expr, words: dict[str, list[str]]) -> list[str]:
    """The sentences that an expression can be."""
    code = ast.unparse(node)
    match node:
        case _ if code in SAID_ELSEWHERE:
            return []
        case ast.Constant(value=str(text)):
            return [text]
        case ast.JoinedStr(values=parts):
            return ["".join(pieces) for pieces in product(*(sentences(part, words) for part in parts))]
        case ast.FormattedValue(value=value):
            held = ast.unparse(value)
            return words.get(held) or (["7"] if COUNTS.fullmatch(held) else ["xyzzy"])
        case ast.IfExp(body=body, orelse=orelse):
            return sentences(body, words) + sentences(orelse, words)
        case ast.Subscript(value=value):
            return sentences(value, words)
        case _:
            raise AssertionError(f"which sentence is this? {code}")
