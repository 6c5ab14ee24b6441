"""Names and chat are plain text: never markup, and cleaned of characters that are no text."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

from confusable_homoglyphs import confusables

from spellhall.server.refusals import Refusal

_UNSEEN: Final = frozenset({"Cc", "Cs", "Co", "Cn", "Zl", "Zp"})
_TURNS_TEXT_AROUND: Final = re.compile("[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]")
_EMPTY_LETTERS: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Letters and marks that show nothing."""
_ALIKE: Final = frozenset(
    ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "GEORGIAN", "LISU", "DESERET")
)
"""Scripts with letters that look like those of another."""
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


def clean_name(text: str) -> str:
    """A name that shows every letter it has, of one script; raises Refusal."""
    plain = "".join(one for one in unicodedata.normalize("NFKC", text) if unicodedata.category(one) != "Cf")
    name = clean(_EMPTY_LETTERS.sub("", plain), "refusal-unreadable-name")
    scripts = {unicodedata.name(letter, "").partition(" ")[0] for letter in name if letter.isalpha()}
    if len(scripts & _ALIKE) > 1:
        raise Refusal("bad_request", "refusal-mixed-scripts")
    return name


def look(name: str) -> str:
    """What is seen of a name from afar: two with the same look alike, whatever their scripts."""
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    latin = "".join(letter if letter.isascii() else _latin(letter) for letter in apart).casefold()
    return "".join(_TWINS.get(letter, letter) for letter in latin if unicodedata.category(letter)[0] in "LNPS")


@lru_cache(maxsize=4096)
def _latin(letter: str) -> str:
    """The plain Latin letter that looks like one of another script, by Unicode's list; itself, if none does."""
    found = confusables.is_confusable(letter, greedy=True) or ()
    twins = (twin["c"] for each in found for twin in each["homoglyphs"])
    return next((twin for twin in twins if twin.isascii()), letter)


_TWINS: Final = {"0": "o", "1": "l", "i": "l", "|": "l", "ı": "l"}
"""Signs of one script that look alike in most typefaces."""
