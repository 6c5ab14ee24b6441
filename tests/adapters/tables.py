"""What follows from the games in docs/research.md: python -m tests.adapters.tables writes its tables, and the names of
environments there and in README.md.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import spellhall
from spellhall.adapters.numbering import numbering
from spellhall.adapters.observation import Encoder, encoder, version_of
from spellhall.games import all_games

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
README = Path(__file__).parents[2] / "README.md"
BEGIN = "<!-- made by python -m tests.adapters.tables -->"
END = "<!-- end of what is made -->"


def tables() -> str:
    """All that stands between the marks."""
    lines = [
        "| game | rules | moves | chance events | fingerprint | numbers in an observation |",
        "|---|---|---|---|---|---|",
    ]
    for game, info in spellhall.games().items():
        moves, chance = numbering(game)
        low, high = info.players
        sizes = ", ".join(f"{len(encoder(game, seats)):,} ({seats} seats)" for seats in range(low, high + 1))
        fingerprint = numbering(game).fingerprint
        lines.append(f"| {game} | {info.version} | {len(moves)} | {len(chance)} | `{fingerprint}` | {sizes} |")
    for game, info in spellhall.games().items():
        lines += [
            "",
            f"### {info.title}, {info.players[0]} seats",
            "",
            "| part | numbers each | what they say |",
            "|---|---|---|",
        ]
        lines += [f"| {part} | {size} | {what} |" for part, size, what in parts(encoder(game, info.players[0]))]
    return "\n".join(lines)


def parts(made: Encoder) -> Iterator[tuple[str, int, str]]:
    """The parts of an array; those that differ in numbers only stand together."""
    alike: dict[tuple[str, int, str], list[str]] = {}
    for part, where in made.parts.items():
        names = [column.name for column in made.columns[where]]
        sort = re.sub(r"\d+", "N", part)
        alike.setdefault((sort, len(names), summary(names)), []).append(part)
    for (_, size, what), same in alike.items():
        first, last = f"`{same[0]}`", f"`{same[-1]}`"
        label = first if len(same) == 1 else f"{first}, {last}" if len(same) == 2 else f"{first} … {last} ({len(same)})"
        yield label, size, what


def summary(names: list[str]) -> str:
    """What the columns of a part say, in a line."""
    placed = [name.split(": ", 1)[1] for name in names if re.match(r"\d+: ", name)]
    places = 1 + max((int(name.split(":")[0]) for name in names if re.match(r"\d+: ", name)), default=-1)
    plain = [name for name in names if not re.match(r"\d+: ", name) and name != "backs"]
    said = [shorten(plain)] if plain else []
    if "backs" in names:
        said.append("backs")
    if placed:
        said.append(f"for each of {places} places: {shorten(list(dict.fromkeys(placed)))}")
    return "; ".join(said)


def shorten(names: list[str]) -> str:
    """A list of names; a long one by its ends."""
    return ", ".join(names) if len(names) <= 9 else f"{', '.join(names[:3])}, … {names[-1]} ({len(names)})"


def named_as_now(text: str) -> str:
    """The text with the names of environments as they are now."""

    def now(found: re.Match[str]) -> str:
        game, sign = found[1], found[2]
        return f"{game}{sign}v{version_of(game)}" if game in all_games() else found[0]

    return re.sub(r"\b([a-z]+)([_-])v\d+\b", now, text)


def page() -> str:
    """The whole page as it should be."""
    text = named_as_now(PAGE.read_text())
    head, _, rest = text.partition(BEGIN)
    return f"{head}{BEGIN}\n\n{tables()}\n\n{END}{rest.partition(END)[2]}"


if __name__ == "__main__":
    PAGE.write_text(page())
    README.write_text(named_as_now(README.read_text()))
