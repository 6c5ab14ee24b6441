"""Reading docs/rules/castle.md: its tables and the blocks of its worked examples."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

TEXT = (Path(__file__).parents[3] / "docs" / "rules" / "castle.md").read_text(encoding="utf-8")


def table(before: str) -> list[dict[str, str]]:
    """The rows of the first table after this piece of text, by column title; backticks are dropped."""
    lines = TEXT[TEXT.index(before) :].splitlines()
    first = next(at for at, line in enumerate(lines) if line.startswith("|"))
    grid = []
    for line in lines[first:]:
        if not line.startswith("|"):
            break
        grid.append([cell.strip().strip("`") for cell in line.strip("|").split("|")])
    titles, _, *rows = grid
    return [dict(zip(titles, row, strict=True)) for row in rows]


def heading(start: str) -> str:
    """The whole heading line that begins like this."""
    return next(line for line in TEXT.splitlines() if line.startswith(start))


def examples() -> dict[int, dict[str, str]]:
    """The worked examples that have a block with seats and scores, by number; ``tableau`` is its three rows."""
    found: dict[int, dict[str, Any]] = {}
    for number, body in re.findall(r"^\*\*Example (\d+)(.*?)(?=^\*\*Example|\Z)", TEXT, re.M | re.S):
        for block in re.findall(r"^```\n(.*?)^```", body, re.M | re.S):
            lines = dict(line.split(":", 1) for line in block.splitlines())
            if "seats" in lines:
                rows = [f"{row}:{lines.pop(row)}" for row in ("bell", "book", "candle")]
                found[int(number)] = {key: value.strip() for key, value in lines.items()} | {"tableau": "\n".join(rows)}
    return found


def layout() -> str:
    """The layout L: the first block of section 8."""
    section = TEXT[TEXT.index("## 8. Worked examples") :]
    found = re.search(r"^```\n(.*?)^```", section, re.M | re.S)
    assert found is not None
    return found[1]
