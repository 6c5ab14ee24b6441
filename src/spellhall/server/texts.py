"""Names and chat are text: cleaned of what is not, and never markup."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from spellhall.server.refusals import Refusal

_UNSEEN: Final = frozenset({"Cc", "Cs", "Co", "Cn", "Zl", "Zp"})
_TURNS_TEXT_AROUND: Final = re.compile("[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]")
_MOST_MARKS: Final = 3
"""More accents on one letter than this only paint over the neighbours."""


def clean(text: str, unreadable: str) -> str:
    """Readable text on one line; raises Refusal if nothing is left, for the reason ``unreadable``."""
    return _readable(" ".join(text.split()), unreadable)


def clean_lines(text: str, unreadable: str) -> str:
    """The same on several lines."""
    lines = [f"{line[:1]}{' '.join(line[1:].split())}".replace("\t", " ") for line in text.splitlines()]
    return _readable("\n".join(lines), unreadable, also="\n")


def _readable(spaced: str, unreadable: str, also: str = "") -> str:
    kept: list[str] = []
    marks = 0
    for letter in _TURNS_TEXT_AROUND.sub("", unicodedata.normalize("NFC", spaced)):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if (letter in also or kind not in _UNSEEN) and marks <= _MOST_MARKS:
            kept.append(letter)
    result = "".join(kept).strip()
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in result):
        raise Refusal("bad_request", unreadable)
    return result
