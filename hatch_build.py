"""How a wheel of Spellhall is made: the games and what plays them are compiled by mypyc.

The sources stay in the wheel, beside the compiled modules. Where there is no C compiler, or with
``SPELLHALL_COMPILE=no``, the wheel is made of the sources alone: everything works, at half the speed.
An editable install (``pip install -e .``) is never compiled, so that what is edited is what runs.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from fnmatch import fnmatch
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("adapters/shortcut.py", "adapters/table.py", "bots/*.py", "engine/*.py", "games/*.py")
LEFT = (
    "*/__init__.py",
    # What tests and readers extend or look into:
    "bots/arena.py",
    "bots/base.py",
    "bots/league.py",
    "engine/game.py",
    "engine/laws.py",
    "engine/record.py",
    "engine/snapshot.py",
    "engine/views.py",
    "games/*/laws.py",
    # Used once a game, or for people:
    "*/facts.py",
    "games/*/options.py",
    "games/*/positions.py",
    "games/*/scenario.py",
)


class CompiledWheel(BuildHookInterface):  # type: ignore[type-arg]  # what it builds with does not matter here
    """Puts the compiled modules into the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, before the wheel is put together; without a compiler, say so and go on."""
        if version == "editable" or os.environ.get("SPELLHALL_COMPILE") == "no":
            return
        self.place = tempfile.TemporaryDirectory()
        built = compile_in(Path(self.root, "src", "spellhall"), Path(self.place.name))
        if not built:
            self.app.display_warning("Not compiled: everything works, at half the speed.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(built)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Clear up what was compiled: the wheel has it now."""
        if hasattr(self, "place"):
            self.place.cleanup()


def hot(package: Path) -> list[str]:
    """The modules to be compiled, as paths from above the package."""
    found = sorted(path.relative_to(package).as_posix() for path in package.rglob("*.py"))
    return [
        f"{package.name}/{path}"
        for path in found
        if any(fnmatch(path, pattern) for pattern in COMPILED) and not any(fnmatch(path, pattern) for pattern in LEFT)
    ]


def compile_in(package: Path, place: Path) -> dict[str, str]:
    """Compile a copy of the package: where each compiled module lies, and where it belongs; empty if it failed."""
    copytree(package, place / package.name, ignore=ignore_patterns("__pycache__", "page", "*.so"))
    command = [sys.executable, str(Path(__file__).resolve()), "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=place, env={**os.environ, "MYPYPATH": "."}, check=False)
    return {str(path): path.relative_to(place).as_posix() for path in place.rglob("*.so")} if not done.returncode else {}


def main() -> None:
    """Compile the package in the current folder."""
    from mypyc.build import mypycify
    from pybind11.setup_helpers import ParallelCompile
    from setuptools import setup

    ParallelCompile().install()
    # One file of C for each module: all processors have something to do. -O1 takes a third of the time
    # that -O3 takes, for the same speed.
    modules = mypycify(["--ignore-missing-imports", *hot(Path("spellhall"))], opt_level="1", debug_level="0", multi_file=True)
    setup(name="spellhall-compiled", ext_modules=modules)


if __name__ == "__main__":
    main()
