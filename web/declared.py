"""What is declared elsewhere, written down for the page: ``generated/games.ts`` has the types of what each game shows,
from its ``Sight``, and ``generated/summaries.ts`` what each says of itself, from its catalogues: so the start page need
not load them. ``generated/words.ts`` has the keys of the page's own words with their arguments, from
``src/lang/en.ftl``. ``wrong_words`` finds keys that a language lacks, and words that nobody uses.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from json import dumps
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import spellhall
from spellhall.engine.sight import EACH_SEAT, OVER, Shown
from spellhall.words import LANGUAGES
from spellhall.words import words as words_of

WEB = Path(__file__).resolve().parent
LANG = WEB / "src" / "lang"
GENERATED = WEB / "src" / "generated"
ENGLISH = "en"
BANNER = "// Made by web/declared.py. Do not edit.\n"
SOURCES = (".svelte", ".ts")


# What games show


def games() -> str:
    """TypeScript: for each game the types of its values, marks and zones."""
    parts = [BANNER]
    infos = spellhall.games().values()
    for info in infos:
        sight = info.sight
        parts.append(f"/** What {info.title} shows. */")
        parts.append(f"export interface {type_name(info.name)} {{")
        parts.append(f"  phase: {union((*sight.phases, OVER))};")
        for name, values in (("table", sight.table), ("seat", sight.seats)):
            parts += block(name, (field(value) for value in values))
        parts += block("mine", (field(value, "?") for value in sight.mine), "Empty for a spectator.")
        marks = [(place.sort, place.marks) for place in sight.places if place.marks]
        parts.append("  /** On cards, by the sort of their zone. */")
        parts.append("  marks: {")
        for sort, shown in marks:
            parts.append(f'    "{sort}": {{')
            parts += [f"    {field(value)}" for value in shown]
            parts.append("    };")
        parts.append("  };")
        parts.append(f"  zone: {union(dict.fromkeys(place.sort for place in sight.places))};")
        parts.append("}\n")
    return "\n".join(parts)


def type_name(game: str) -> str:
    """``magewars`` is the type ``Magewars``."""
    return game.capitalize()


def block(name: str, fields: Iterable[str], about: str = "") -> Iterator[str]:
    """A nested object."""
    if about:
        yield f"  /** {about} */"
    yield f"  {name}: {{"
    yield from fields
    yield "  };"


def field(value: Shown, optional: str = "") -> str:
    """One declared value."""
    one = plain(value)
    if value.each == EACH_SEAT:
        one = f"({one})[]"
    elif value.each:
        one = f"Record<{union(value.each)}, {one}>"
    return f'    "{value.id}"{optional}: {one};'


def plain(value: Shown) -> str:
    """The type of a value without regard to ``each``."""
    match value.type:
        case "flag":
            return "boolean"
        case "number":
            return "number | null" if value.optional else "number"
        case "seat":
            return "number | null"
        case "seats":
            return "number[]"
        case "choice":
            return f"{union(value.values)} | null"
        case "choices":
            return f"({union(value.values)})[]"
        case "card":
            return "string | null"
        case "cards":
            return "string[]"
        case other:
            raise ValueError(f"{value.id}: what is {other} in TypeScript?")


def union(words: Iterable[str]) -> str:
    """One of some words."""
    return " | ".join(f'"{word}"' for word in words) or "never"


def summaries() -> str:
    """TypeScript: by language and game, what it is about, in a sentence or two."""
    said = {
        language: {
            name: spoken.word("summary")
            for name in spellhall.games()
            if (spoken := words_of(name, language)).speaks("summary")
        }
        for language in LANGUAGES
    }
    written = dumps(said, ensure_ascii=False, indent=2)
    return f"{BANNER}export const SUMMARIES: Record<string, Record<string, string>> = {written};\n"


# The page's words


class Arguments(Visitor):  # type: ignore[misc]  # fluent.syntax has no types
    """Collects the arguments of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the library calls it so
        """One of them."""
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, frozenset[str]]:
    """The keys of a language's words, each with its arguments; raises ValueError for what cannot be read."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse((LANG / f"{language}.ftl").read_text("utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{language}.ftl: {entry.content.splitlines()[0]}: {entry.annotations[0].message}")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise ValueError(f"{language}.ftl has {entry.id.name} twice")
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = frozenset(arguments.found)
    return found


def words() -> str:
    """TypeScript: every key of the page's words with its arguments."""
    lines = [BANNER, "export interface PageWords {"]
    for key, arguments in messages(ENGLISH).items():
        fields = "; ".join(f"{name}: string | number" for name in sorted(arguments))
        lines.append(f'  "{key}": {f"{{ {fields} }}" if fields else "null"};')
    return "\n".join([*lines, "}", ""])


def wrong_words() -> list[str]:
    """What is wrong with the page's words: a key that a language lacks or has too many, one that nobody uses."""
    wrong: list[str] = []
    english = messages(ENGLISH)
    for path in sorted(LANG.glob("*.ftl")):
        own = messages(path.stem)
        wrong += [f"{path.name} has no words for {key}" for key in english.keys() - own.keys()]
        wrong += [f"{path.name} has {key}, which {ENGLISH}.ftl has not" for key in own.keys() - english.keys()]
        wrong += [
            f"{path.name}: {key} should use {', '.join(sorted(english[key])) or 'no arguments'}"
            for key in own.keys() & english.keys()
            if not own[key] <= english[key]
        ]
    code = "\n".join(
        path.read_text("utf-8")
        for path in sorted((WEB / "src").rglob("*"))
        if path.suffix in SOURCES and GENERATED not in path.parents
    )
    used = set(re.findall(r'"([a-z][\w-]*)"', code))
    begun = tuple(set(re.findall(r"`([a-z][\w-]*-)\$\{", code)))
    wrong += [f"nobody says {key}" for key in english if key not in used and not key.startswith(begun)]
    return sorted(wrong)


def write() -> None:
    """Write all three files."""
    GENERATED.mkdir(parents=True, exist_ok=True)
    (GENERATED / "games.ts").write_text(games(), "utf-8")
    (GENERATED / "summaries.ts").write_text(summaries(), "utf-8")
    (GENERATED / "words.ts").write_text(words(), "utf-8")
