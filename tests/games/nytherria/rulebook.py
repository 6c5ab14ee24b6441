"""Reading docs/rules/nytherria.md: its tables and its worked examples."""

from __future__ import annotations

import re
from pathlib import Path

TEXT = (Path(__file__).parents[3] / "docs" / "rules" / "nytherria.md").read_text(encoding="utf-8")


def table(before: str) -> list[dict[str, str]]:
    """The rows of the first table after this piece of text, by column title; backticks and stars are dropped."""
    lines = TEXT[TEXT.index(before) :].splitlines()
    first = next(at for at, line in enumerate(lines) if line.startswith("|"))
    grid = []
    for line in lines[first:]:
        if not line.startswith("|"):
            break
        grid.append([cell.strip().strip("*").replace("`", "") for cell in line.strip("|").split("|")])
    titles, _, *rows = grid
    return [dict(zip(titles, row, strict=True)) for row in rows]


def example(number: int) -> str:
    """The text of a worked example."""
    found = re.search(rf"^\*\*NY-E{number} .*$", TEXT, re.M)
    assert found is not None
    return found[0]


def examples() -> list[int]:
    """The numbers of the worked examples."""
    return [int(number) for number in re.findall(r"^\*\*NY-E(\d+) ", TEXT, re.M)]
