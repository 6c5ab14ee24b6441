"""A hall for the tests: a real ``spellhall serve`` in a process of its own."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

PATIENCE = 120
"""Seconds; on a busy machine things take their time."""

SETTINGS = """
default_level = "random"
absence_level = "random"
bot_pause_seconds = 0.0
bot_workers = 1
bot_seconds = 600.0
hidden_games = true
replay_seconds = 600.0
window_delay = [0.0, 0.01]
talk_delay = [0.0, 0.05]
new_tables_burst = 10000
new_guests_burst = 10000
requests_burst = 100000
messages_burst = 100000
"""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


class Hall:
    """One server on one port with its own data, which can be stopped and opened again."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        (place / "hall.toml").write_text(SETTINGS)

    def open(self) -> None:
        command = [sys.executable, "-m", "spellhall", "serve", "--no-browser", "--port", str(self.port)]
        command += ["--data", str(self.place / "data"), "--settings", str(self.place / "hall.toml")]
        with (self.place / "hall.log").open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, env={**os.environ, "PYTHONWARNINGS": "default"}
            )
        patience = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < patience:
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=PATIENCE):
                    return
            except (OSError, urllib.error.URLError):
                time.sleep(0.05)
        raise AssertionError(f"the hall did not open: {(self.place / 'hall.log').read_text()[-2000:]}")

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)

    def close(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
