"""Reading the tables of docs/rules/magewars.md."""

from __future__ import annotations

from pathlib import Path

TEXT = (Path(__file__).parents[3] / "docs" / "rules" / "magewars.md").read_text(encoding="utf-8")


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
