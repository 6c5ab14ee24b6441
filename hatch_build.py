"""How a wheel of Spellhall is made: with the page inside, and the games and what plays them compiled by mypyc.

The sources stay in the wheel, beside the compiled modules. Where there is no C compiler, or with
``SPELLHALL_COMPILE=no``, the wheel is made of the sources alone: everything works, at half the speed.
An editable install (``pip install -e .``) is never compiled, so that what is edited is what runs.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from fnmatch import fnmatch
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path
from shutil import copytree, ignore_patterns, rmtree
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = (
    "adapters/watching.py",
    "adapters/parts.py",
    "adapters/remembering.py",
    "adapters/match.py",
    "bots/*.py",
    "engine/*.py",
    "games/*.py",
    "lab/figures.py",
    "lab/summary.py",
)
LEFT = (
    "*/__init__.py",
    # What tests and readers extend or look into:
    "bots/arena.py",
    "bots/base.py",
    "bots/league.py",
    "bots/talk.py",
    "engine/info.py",
    "engine/laws/*.py",
    "engine/record.py",
    "engine/sight.py",
    "engine/snapshot.py",
    "engine/subclassing.py",
    "engine/talking.py",
    "engine/thinking.py",
    "engine/views.py",
    "games/*/laws.py",
    # Used once a game, or for people:
    "*/claims.py",
    "*/talk.py",
    "*/facts.py",
    "engine/checking.py",
    "engine/scenario.py",
    "games/*/options.py",
    "games/*/positions.py",
    "games/*/scenario.py",
)


class CompiledWheel(BuildHookInterface):  # type: ignore[type-arg]  # what it builds with does not matter here
    """Puts the compiled modules into the wheel."""

    def initialize(self, kind: str, build_data: dict[str, Any]) -> None:
        """Build the page if nobody has, and compile; without a compiler, say so and go on."""
        if kind == "editable":
            return
        build_page(Path(self.root))
        if os.environ.get("SPELLHALL_COMPILE") == "no":
            return
        built = compiled(Path(self.root))
        if not built:
            self.app.display_warning("Not compiled: everything works, at half the speed.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(built)


def build_page(root: Path) -> None:
    """A checkout has no page until it is built; a source distribution has."""
    if not (root / "src" / "spellhall" / "page" / "index.html").exists():
        subprocess.run([sys.executable, str(root / "web" / "build.py")], check=True)


def compiled(root: Path) -> dict[str, str]:
    """Where each compiled module lies, and where it belongs; empty if they could not be compiled."""
    package = root / "src" / "spellhall"
    sources = hot(package)
    key = blake2b(f"{sys.version} {version('mypy')}".encode(), digest_size=8)
    for path in (Path(__file__), Path(__file__).with_name("inlining.py"), *sources):
        key.update(path.read_bytes())
    place = root / "build" / "compiled" / key.hexdigest()  # kept, so that a new page or text needs no new compiling
    if not (place / "made").exists():
        rmtree(place.parent, ignore_errors=True)
        copytree(package, place / package.name, ignore=ignore_patterns("__pycache__", "page", "*.so"))
        (place / "hot").write_text("\n".join(str(path.relative_to(package.parent)) for path in sources))
        command = [sys.executable, str(Path(__file__).resolve()), "build_ext", "--inplace"]
        if subprocess.run(command, cwd=place, env={**os.environ, "MYPYPATH": "."}, check=False).returncode:
            return {}
        rmtree(place / "build")
        (place / "made").touch()
    return {
        str(path): path.relative_to(place).as_posix() for path in place.rglob("*") if path.suffix in (".so", ".pyd")
    }


def hot(package: Path) -> list[Path]:
    """The modules to be compiled."""

    def fits(path: Path, patterns: Sequence[str]) -> bool:
        return any(fnmatch(path.relative_to(package).as_posix(), pattern) for pattern in patterns)

    return sorted(path for path in package.rglob("*.py") if fits(path, COMPILED) and not fits(path, LEFT))


def main() -> None:
    """Compile the copy of the package in the current folder."""
    # Only here, for whoever compiles: an editable install does without the compiler, and pip only loads this file.
    from inlining import written_out  # noqa: PLC0415
    from mypyc.build import mypycify  # noqa: PLC0415
    from pybind11.setup_helpers import ParallelCompile  # noqa: PLC0415
    from setuptools import setup  # noqa: PLC0415

    ParallelCompile().install()
    # One file of C for each module: all processors have something to do. -O1 takes a third of the time
    # that -O3 takes, for the same speed.
    sources = Path("hot").read_text().splitlines()
    for path in map(Path, sources):
        if "games" in path.parts:
            path.write_text(written_out(path.read_text(encoding="utf-8")), encoding="utf-8")
    modules = mypycify(["--ignore-missing-imports", *sources], opt_level="1", debug_level="0", multi_file=True)
    more = flags()
    for module in modules:
        module.extra_compile_args = [*module.extra_compile_args, *more]  # they share one list
    setup(name="spellhall-compiled", ext_modules=modules)


COLD = """\
#include <Python.h>
#define COLD __attribute__((cold)) void
COLD CPy_AddTraceback(const char *file, const char *function, int line, PyObject *globals);
COLD CPy_AttributeError(const char *file, const char *function, const char *of, const char *name, int line,
                        PyObject *globals);
COLD CPy_TypeError(const char *expected, PyObject *value);
COLD CPy_TypeErrorTraceback(const char *file, const char *function, int line, PyObject *globals, const char *expected,
                            PyObject *value);
COLD PyErr_SetString(PyObject *type, const char *text);
"""
"""What is called only when something has gone wrong. A third of the code leads there."""


def flags() -> list[str]:
    """What makes the compiled modules faster without taking longer to compile."""
    if os.name != "posix":
        return []
    found = ["-fvisibility=hidden"]  # calls from file to file need not go through the table of what others may replace
    if "gcc" in os.environ.get("CC", sysconfig.get_config_var("CC") or ""):
        # Code for errors is laid out apart, so that more of the code that runs fits into the processor's cache.
        header = Path("cold.h").resolve()
        header.write_text(COLD)
        found += ["-fno-plt", "-freorder-blocks-and-partition", "-include", str(header)]
    return found


if __name__ == "__main__":
    main()
