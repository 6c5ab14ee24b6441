"""Reading docs/rules/magelight.md: its tables."""

from __future__ import annotations

import re
from pathlib import Path

TEXT = (Path(__file__).parents[3] / "docs" / "rules" / "magelight.md").read_text(encoding="utf-8")


def table(before: str) -> list[dict[str, str]]:
    """The rows of the first table after this piece of text, by column title; backticks are dropped."""
    lines = TEXT[TEXT.index(before) :].splitlines()
    first = next(at for at, line in enumerate(lines) if line.startswith("|"))
    grid = []
    for line in lines[first:]:
        if not line.startswith("|"):
            break
        grid.append([cell.strip() for cell in line.strip("|").split("|")])
    titles, _, *rows = grid
    return [dict(zip(titles, row, strict=True)) for row in rows]


def plain(cell: str) -> str:
    """A cell without markdown and without references to rules."""
    return re.sub(r" \(ML-R\d+\)", "", cell.replace("`", "").replace("*", ""))


def ids(cell: str) -> list[str]:
    """The card ids in a cell."""
    return re.findall(r"`(\w+)`", cell)
