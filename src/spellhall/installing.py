"""How to get what not everybody needs: the line to type, which works in a checkout as it does elsewhere."""

from __future__ import annotations

import sys
from pathlib import Path
from shlex import quote


def how_to_get(*libraries: str) -> str:
    """The line that installs these libraries for the Python that runs this."""
    python = Path(sys.executable)
    here = Path.cwd()
    shown = python.relative_to(here) if python.is_relative_to(here) else python
    return f"{quote(str(shown))} -m pip install {' '.join(libraries)}"
