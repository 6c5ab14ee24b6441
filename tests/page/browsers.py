"""Finding a browser, and what the tests do with it."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from pathlib import Path
from tempfile import gettempdir

import pytest

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--mute-audio",
    "--no-first-run",
    "--disable-background-networking",
]
"""Without a sandbox and with little shared memory: so that it runs as root in a container."""

NONE = """No browser for the tests of the page. Install Chromium (Debian and Ubuntu: apt install chromium)
and run them again, or run the others alone: pytest --ignore tests/page"""


def find() -> str | None:
    """The path of a Chromium."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    return found or next((path for name in NAMES if Path(path := f"/usr/bin/{name}").exists()), None)


def find_or_install() -> str:
    """A Chromium: the one at hand, or, where we may, a fresh one. Fails with what to do."""
    if found := find():
        return found
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        with (Path(gettempdir()) / "spellhall-chromium.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)  # another process of the tests may be at it
            if not find():
                _install()
        if found := find():
            return found
    pytest.fail(NONE)


def _install() -> None:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "--yes", "chromium"]):
        subprocess.run(["apt-get", "--quiet", *command], check=False, capture_output=True, env=quiet)
