"""A step of the compiled build: in the games' modules, calls of the engine's four smallest functions are written out.

Rules say ``ask``, ``push``, ``later`` and ``tell``; each does next to nothing, so most of its time is the call itself.
What is compiled has in its place what the function does::

    ask(s, seat, question, one)         s.ask = (seat, question, (one,))
    push(s, later(one), later(two, 2))  s.stack.append((two, (2,))); s.stack.append((one, ()))
    tell(s, EVERYONE, "kind", one)      if s.news is not None: s.news.append((EVERYONE, "kind", (one,)))

Only statements of this plain form are written out; everything else stays a call. A statement keeps its lines, so errors
name the line that a reader finds in the source.
"""

from __future__ import annotations

import ast
from typing import Final

FROM: Final = "spellhall.engine.steps"
ASKING: Final = {"ask", "ask_chance"}
WRITTEN_OUT: Final = {*ASKING, "push", "tell"}

# Calls that only look: it does not matter when they are made, or whether.
LOOKING: Final = {"bit", "faces", "faces_told", "len", "max", "min", "sorted", "tuple"}


def written_out(source: str) -> str:
    """The source of a module with those calls written out."""
    module = ast.parse(source)
    names = {
        alias.name
        for statement in module.body
        if isinstance(statement, ast.ImportFrom) and statement.module == FROM
        for alias in statement.names
        if alias.asname is None
    }
    lines = source.splitlines()
    for node in ast.walk(module):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            plain = _plain(node.value, names)
            if plain is not None and _stands_alone(node, lines):
                lines[node.lineno - 1 : node.end_lineno] = [
                    " " * node.col_offset + plain,
                    *[""] * ((node.end_lineno or node.lineno) - node.lineno),
                ]
    return "\n".join(lines) + "\n"


def _stands_alone(node: ast.Expr, lines: list[str]) -> bool:
    """Has the statement its lines to itself, but for a comment?"""
    before = lines[node.lineno - 1].encode()[: node.col_offset]
    after = lines[(node.end_lineno or 0) - 1].encode()[node.end_col_offset :].strip()
    return not before.strip() and (not after or after.startswith(b"#"))


def _plain(call: ast.Call, names: set[str]) -> str | None:
    """What a call does, as a statement; None if it must stay a call."""
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    if name not in WRITTEN_OUT & names or not _is_simple(call) or not isinstance(call.args[0], ast.Name):
        return None
    state, *args = [ast.unparse(arg) for arg in call.args]
    if name in ASKING:
        seat, question, *rest = ["-1", *args] if name == "ask_chance" else args
        return f"{state}.ask = ({seat}, {question}, {_tuple(rest)})"
    if name == "tell":
        if not all(_only_looks(arg) for arg in call.args):
            return None
        to, kind, *rest = args
        return f"if {state}.news is not None: {state}.news.append(({to}, {kind}, {_tuple(rest)}))"
    steps = [_pending(arg) for arg in call.args[1:]]
    if None in steps or "later" not in names:
        return None
    return "; ".join(f"{state}.stack.append({step})" for step in reversed(steps))


def _pending(arg: ast.expr) -> str | None:
    """A step with its arguments, of ``later(step, one)``; None if it is something else, or does more than look."""
    if not isinstance(arg, ast.Call) or not isinstance(arg.func, ast.Name) or arg.func.id != "later":
        return None
    if not _is_simple(arg) or not all(_only_looks(each) for each in arg.args):
        return None
    step, *args = [ast.unparse(each) for each in arg.args]
    return f"({step}, {_tuple(args)})"


def _tuple(args: list[str]) -> str:
    return f"({', '.join(args)}{',' if len(args) == 1 else ''})"


def _is_simple(call: ast.Call) -> bool:
    return bool(call.args) and not call.keywords and not any(isinstance(arg, ast.Starred) for arg in call.args)


def _only_looks(node: ast.expr) -> bool:
    """Can it be worked out later, or not at all, and nothing is different?"""
    for part in ast.walk(node):
        if isinstance(part, ast.NamedExpr | ast.Await | ast.Yield | ast.YieldFrom):
            return False
        if isinstance(part, ast.Call) and not (isinstance(part.func, ast.Name) and part.func.id in LOOKING):
            return False
    return True
