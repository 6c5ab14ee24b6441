"""Reading docs/rules/magecraft.md: its tables and the blocks of its worked examples."""

from __future__ import annotations

import re
from pathlib import Path

TEXT = (Path(__file__).parents[3] / "docs" / "rules" / "magecraft.md").read_text(encoding="utf-8")


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


def blocks(example: int) -> list[dict[str, str]]:
    """The blocks of a worked example, each a mapping of places to what lies there."""
    section = TEXT[TEXT.index("## 8. Worked examples") :]
    found = re.search(rf"^### Example {example}:(.*?)(?=^### Example|\Z)", section, re.M | re.S)
    assert found is not None
    return [
        dict(line.split(": ", 1) for line in block.splitlines())
        for block in re.findall(r"^```\n(.*?)^```", found[1], re.M | re.S)
    ]
