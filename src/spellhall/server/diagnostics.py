"""What the process tells machines about itself: JSON lines on standard error, without secrets, names or addresses."""

from __future__ import annotations

import json
import logging
import sys
import traceback


class Lines(logging.Formatter):
    """An error is told by its type and place; its message might quote somebody's hand."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
        }
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            frames = traceback.extract_tb(record.exc_info[2])
            line["where"] = [f"{frame.filename.rsplit('/', 1)[-1]}:{frame.lineno} {frame.name}" for frame in frames]
        return json.dumps(line)


def start_logging(level: str) -> None:
    """All of the process's logs, in this form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for loud in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic", "websockets"):
        logging.getLogger(loud).setLevel("WARNING")  # uvicorn writes whole addresses, which open tables
