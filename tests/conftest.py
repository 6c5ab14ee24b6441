"""Which Spellhall is tested: the sources, or with ``-o pythonpath=.`` the installed package."""

from __future__ import annotations

import os
from pathlib import Path

import spellhall

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"

if Path(spellhall.__file__).is_relative_to(SOURCES):
    os.environ["PYTHONPATH"] = str(SOURCES)  # also for the processes that tests start
