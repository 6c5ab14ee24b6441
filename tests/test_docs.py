"""What the documents promise: the examples run, the links lead somewhere."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from textwrap import dedent

import pytest

import spellhall
from spellhall.cli import make_parser
from spellhall.words import words

ROOT = Path(__file__).parent.parent
PAGES = sorted([ROOT / "README.md", ROOT / "CHANGELOG.md", *(ROOT / "docs").rglob("*.md")])


def test_the_examples_of_the_readme_run() -> None:
    examples = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.S)
    scope: dict[str, object] = {}
    for code in examples:
        exec(compile(code, "README.md", "exec"), scope)
    game = scope["g"]
    assert isinstance(game, spellhall.Game)
    assert game.result is not None


def test_the_example_in_the_package_runs() -> None:
    code = dedent((spellhall.__doc__ or "").split("\n\n", 1)[1])
    scope: dict[str, object] = {"print": lambda *_: None}
    exec(compile(code, "spellhall", "exec"), scope)
    assert isinstance(scope["g"], spellhall.Game)


def test_the_two_commands_come_first_in_the_readme() -> None:
    (commands,) = re.findall(r"```\n(make .*?)```", (ROOT / "README.md").read_text(), re.S)
    assert [line.split("#")[0].strip() for line in commands.splitlines()] == ["make play", "make test"]
    assert (ROOT / ".ci" / "run").read_text().rstrip().endswith("make test")


def test_every_command_of_the_makefile_is_there() -> None:
    for module in re.findall(r"python -m (tests[\w.]+)", (ROOT / "Makefile").read_text()):
        source = (ROOT / (module.replace(".", "/") + ".py")).read_text()
        assert '__name__ == "__main__"' in source, module


def test_every_game_stands_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text()
    ours = {name: info for name, info in spellhall.games().items() if info.package.startswith("spellhall.")}
    for name, info in ours.items():
        low, high = info.players
        assert f"| **{info.title}** (`{name}`) | {low}–{high} | {words(name).word('summary')} |" in readme


QUOTED = re.compile(r"`(src/[^`]+)`:?\n\n *```\w*\n(.*?) *```", re.S)


@pytest.mark.parametrize(("page", "count"), [("add-a-game.md", 4), ("add-a-card.md", 1)])
def test_what_a_page_quotes_stands_in_the_file_it_names(page: str, count: int) -> None:
    quoted = QUOTED.findall((ROOT / "docs" / page).read_text())
    assert len(quoted) == count
    for name, block in quoted:
        assert dedent(block) in (ROOT / name).read_text(), f"{page} quotes {name} as it no longer is:\n{block}"


def test_the_example_of_the_laws_runs() -> None:
    (code,) = re.findall(r"```python\n(import spellhall\n.*?)```", (ROOT / "docs" / "add-a-game.md").read_text(), re.S)
    exec(compile(code, "add-a-game.md", "exec"), {})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_files_named_in_the_documents_exist(page: Path) -> None:
    for name in re.findall(r"`((?:docs|src|tests)/[\w./-]+)`", page.read_text()):
        assert (ROOT / name).exists(), name


COMMAND = re.compile(r"^ *(?:[A-Z_]+=\S+ )*(?:\.venv/bin/)?(spellhall(?: \S+)*)", re.M)
SHAPE = re.compile(r"\b[A-Z]{3,}\b|…|<|\[-")
"""Words that stand for something else: such a line shows a shape and is not to be typed."""


def commands(page: Path) -> list[str]:
    """The lines to be typed: in blocks of code, with comments after two spaces or a #."""
    blocks = re.findall(r"```(?:sh|bash|console)?\n(.*?)```|((?:^    .*\n)+)", page.read_text(), re.S | re.M)
    text = "\n".join("".join(block) for block in blocks).replace("\\\n", " ")
    return [one for one in COMMAND.findall(text) if not SHAPE.search(one)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_command_line_is_understood(page: Path) -> None:
    for line in commands(page):
        words = shlex.split(re.split(r" (?:>|\||&&) ", line)[0])[1:]
        if words:
            make_parser(words).parse_args(words)


def test_the_readme_has_commands_to_type() -> None:
    assert len(commands(ROOT / "README.md")) >= 10
