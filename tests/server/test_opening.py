"""What is wrong with where the hall should be is said in one line, with exit code 1; and it always ends."""

from __future__ import annotations

import asyncio
import os
import socket
import stat
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from spellhall.cli import main
from spellhall.server.store import open_database, prepare
from tests.server.client import PATIENCE, Person, Process

ON_UNIX = pytest.mark.skipif(sys.platform == "win32", reason="modes and signals of Unix")


SMALL = """
import resource, signal, sys
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))
from spellhall.cli import main
sys.exit(main())
"""


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What ``spellhall serve`` says instead of opening: one line."""
    assert main(["serve", "--no-browser", "--port", "0", *arguments]) == 1
    found = capsys.readouterr()
    assert not found.out
    assert found.err.count("\n") == 1, found.err
    assert "Traceback" not in found.err
    return found.err


def test_a_corrupt_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "hall.sqlite3").write_bytes(b"no database at all " * 500)
    assert "file is not a database" in refused(capsys, "--data", str(tmp_path))


def test_a_file_that_is_corrupt_inside(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    prepare(open_database(None, tmp_path, 1).driver)
    file = tmp_path / "hall.sqlite3"
    data = bytearray(file.read_bytes())
    data[4096:] = b"\xff" * (len(data) - 4096)
    file.write_bytes(data)
    assert "database" in refused(capsys, "--data", str(tmp_path))


@ON_UNIX
def test_a_data_directory_that_cannot_be_used(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a file"
    file.write_text("")
    assert "cannot be used" in refused(capsys, "--data", str(file))
    assert "cannot be used" in refused(capsys, "--data", str(file / "below"))


@pytest.mark.skipif(sys.platform != "linux", reason="needs /dev/full")
def test_a_full_data_directory(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "hall.lock").symlink_to("/dev/full")
    assert "No space left" in refused(capsys, "--data", str(tmp_path))


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits")
def test_a_disk_that_is_full_at_the_first_word(tmp_path: Path) -> None:
    """The file cannot grow."""
    done = subprocess.run(
        [sys.executable, "-c", SMALL, "serve", "--no-browser", "--port", "0", "--data", str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1, done.stderr
    assert "spellhall: the database cannot" in done.stderr


@ON_UNIX
@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_an_unwritable_data_directory(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tmp_path.chmod(0o500)
    assert "cannot be" in refused(capsys, "--data", str(tmp_path))


def test_a_wrong_address(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    where = ("--data", str(tmp_path))
    assert "there is no address" in refused(capsys, *where, "--host", "no such host.invalid")
    assert "cannot listen at 203.0.113.1" in refused(capsys, *where, "--host", "203.0.113.1")
    assert main(["serve", "--no-browser", "--port", "99999", *where]) == 1
    assert "--port is a number up to 65535, not 99999" in capsys.readouterr().err


def test_a_wrong_database(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        port = closed.getsockname()[1]
    for url, why in (
        (f"postgresql://hall:secret@127.0.0.1:{port}/hall", "refused"),
        ("postgresql://hall:secret@127.0.0.1:nonsense/hall", "database"),
        ("mysql://hall", "DATABASE_URL is for postgresql"),
    ):
        monkeypatch.setenv("DATABASE_URL", url)
        said = refused(capsys, "--data", str(tmp_path))
        assert why in said
        assert "secret" not in said


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("bot_workers = 0", "bot_workers is a number from 1 on, not 0"),
        ("bot_workers = 100000", "bot_workers is at most 256"),
        ("bot_seconds = -1.0", "bot_seconds is a number from 0 on"),
        ("bot_seconds = nan", "bot_seconds is a number from 0 on"),
        ("bot_wokers = 2", "unknown field `bot_wokers`"),
        ("bot_workers = ", "Invalid value"),
    ],
)
def test_wrong_settings(tmp_path: Path, capsys: pytest.CaptureFixture[str], line: str, why: str) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(line)
    assert why in refused(capsys, "--data", str(tmp_path), "--settings", str(file))


@ON_UNIX
def test_the_files_are_for_whoever_runs_the_hall(tmp_path: Path) -> None:
    """Also those that an older hall has made."""
    umask = os.umask(0o022)
    try:
        data = tmp_path / "new"
        data.mkdir()
        (data / "hall.sqlite3").touch(mode=0o644)
        hall = Process(data)
        try:
            asyncio.run(Person.enter(hall.host, "Anna"))
            modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in data.iterdir()}
        finally:
            assert hall.stop()[0] == 0
        assert {"hall.sqlite3", "hall.sqlite3-wal", "hall.lock"} <= set(modes)
        assert set(modes.values()) == {0o600}, modes
    finally:
        os.umask(umask)


@ON_UNIX
def test_sigterm_ends_it_though_a_worker_is_stuck(tmp_path: Path) -> None:
    """After a record that took too long, and while another is being read."""
    settings = tmp_path / "settings.toml"
    settings.write_text("replay_seconds = 0.5\nbody_seconds = 600.0")
    hall = Process(tmp_path, settings)
    name, port = hall.host.split(":")
    long = b'{"spellhall":2,"game":"nytherria","x":"' + b"x" * 400_000 + b'"}'
    for _ in range(3):
        with socket.create_connection((name, int(port))) as line:
            line.sendall(b"POST /api/verify HTTP/1.1\r\nhost: %b\r\nconnection: close\r\ncontent-length: %d\r\n\r\n%b"
                         % (hall.host.encode(), len(long), long))  # fmt: skip
    sleep(0.2)
    begun = monotonic()
    assert hall.stop()[0] == 0
    assert monotonic() - begun < PATIENCE
