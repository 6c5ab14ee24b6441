"""A real PostgreSQL for the suite: its own directory, its own user, gone afterwards.

The binaries are the system's if it has them, otherwise those of the PyPI package ``pgserver``, of
which only the files are used: its own Python would add users to the system. PostgreSQL refuses to
run as root; then it runs as ``nobody``, who may not be able to read a virtual environment, so the
files are copied.
"""

from __future__ import annotations

import glob
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import psycopg

from tests.server.client import PATIENCE

_PATTERNS = (
    "/usr/lib/postgresql/*/bin",
    "/usr/pgsql-*/bin",
    "/opt/homebrew/opt/postgresql*/bin",
    "/usr/local/pgsql/bin",
)


PACKED = "pginstall"


def binaries() -> Path:
    """Where ``initdb`` and ``postgres`` are; raises with a hint if nowhere."""
    places = [Path(place) for pattern in _PATTERNS for place in sorted(glob.glob(pattern), reverse=True)]
    spec = find_spec("pgserver")
    if spec is not None and spec.origin is not None:
        places.append(Path(spec.origin).parent / PACKED / "bin")
    found = shutil.which("initdb")
    places += [Path(found).resolve().parent] if found else []
    for place in places:
        if (place / "initdb").exists() and (place / "postgres").exists():
            return place
    raise FileNotFoundError("no PostgreSQL here: install it (Debian: apt install postgresql) or: pip install pgserver")


@contextmanager
def postgres() -> Iterator[str]:
    """A server of its own; gives its URL."""
    found = binaries()
    place = Path(tempfile.mkdtemp(prefix="spellhall-pg-"))
    bin = found
    if found.parent.name == PACKED:
        package = found.parent.parent
        bin = shutil.copytree(found.parent, place / package.name / PACKED, symlinks=True) / "bin"
        shutil.copytree(package.with_name(f"{package.name}.libs"), place / f"{package.name}.libs")
    user, group, groups = None, None, None
    if os.geteuid() == 0:
        nobody = pwd.getpwnam("nobody")
        os.chown(place, nobody.pw_uid, nobody.pw_gid)
        user, group, groups = nobody.pw_uid, nobody.pw_gid, list[int]()
    environment = {**os.environ, "HOME": str(place), "LC_ALL": "C"}
    data = place / "data"

    def start(*command: Path | str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            command, cwd=place, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            user=user, group=group, extra_groups=groups,
        )  # fmt: skip

    if start(bin / "initdb", "-D", data, "-U", "hall", "-A", "trust", "-E", "UTF8", "-N").wait(PATIENCE) != 0:
        raise RuntimeError(f"initdb failed in {place}")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    server = start(bin / "postgres", "-D", data, "-p", str(port), "-h", "127.0.0.1", "-k", place)
    url = f"postgresql://hall@127.0.0.1:{port}/postgres"
    try:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(url).close()
                break
            except psycopg.OperationalError:
                if time.monotonic() > until or server.poll() is not None:
                    raise
                time.sleep(0.05)
        yield url
    finally:
        server.send_signal(signal.SIGINT)  # at once, whoever is still connected
        server.wait(PATIENCE)
        shutil.rmtree(place, ignore_errors=True)


@contextmanager
def database(url: str, name: str) -> Iterator[str]:
    """An empty database of its own."""
    with psycopg.connect(url, autocommit=True) as line:
        line.execute(f'CREATE DATABASE "{name}"'.encode())
    yield url.rsplit("/", 1)[0] + f"/{name}"
