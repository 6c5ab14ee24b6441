"""Which test covers which rule and which card. ``make rules-report`` prints it.

A test says so itself: ``@pytest.mark.rule("CM-26")``, ``@pytest.mark.card("crown")``. Only literal
ids count, so that a search for an id finds its tests.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

from spellhall.games import all_games

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"
RULE_ID = re.compile(r"^[-*] \*\*([A-Z]{2}-R?\d+[a-z]?)\*\*", re.MULTILINE)
ANY_ID = re.compile(r"\b[A-Z]{2}-R?\d+\b")


def rules_of(game: str) -> list[str]:
    """The ids of all numbered rules and rulings of a game, in the order of its rules."""
    return RULE_ID.findall((RULES / f"{game}.md").read_text())


def cited(mark: str, folder: Path = TESTS) -> dict[str, list[str]]:
    """Every id cited by a mark, with the tests (or tables of cases) that cite it."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text())
        for top in tree.body:
            name = getattr(top, "name", "cases")
            for node in ast.walk(top):
                if isinstance(node, ast.Call) and ast.unparse(node.func) == f"pytest.mark.{mark}":
                    for arg in node.args:
                        if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                            found[arg.value].append(f"{path.relative_to(TESTS)}::{name}")
    return found


def report() -> str:
    """Every rule and card with its tests."""
    lines = []
    rules = cited("rule")
    for game, info in all_games().items():
        cards = cited("card", TESTS / "games" / game)
        lines.append(f"# {info.title}")
        for kind, ids, by in (("rule", rules_of(game), rules), ("card", [c.id for c in info.cards], cards)):
            for id in ids:
                tests = sorted(set(by.get(id, [])))
                lines.append(f"{kind} {id}: {', '.join(tests) or 'NO TEST'}")
    return "\n".join(lines)


if __name__ == "__main__":
    print(report())
