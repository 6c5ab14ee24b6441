"""What can happen at a table. A table *is* the list of these, in order, each under its number.

They are stored as JSON, told to no client as they are, and never changed. ``id`` is the id of the
command that caused one, so that a command sent twice is found again.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct

from spellhall.server.messages import Pace, Spectators


class Setup(Struct):
    """What was fixed when the table was made. ``secret`` never leaves the server before the end."""

    id: str
    game: str
    seats: int
    options: dict[str, str]
    host: str
    public: bool
    pace: Pace
    spectators: Spectators
    auto_start: bool
    secret: str
    created: float
    seed: str | None = None
    """A seed everybody knows instead of a provable one: puzzles, tutorials, forks."""
    scenario: dict[str, Any] = {}
    format: int = 1
    """The record format in which the scenario is written."""
    prefix: list[str] = []
    """Answers already given: the table is a fork."""
    forked_from: str | None = None
    tutorial: str | None = None
    rules: int = 0
    practice: bool = False
    """Here one may also take back what bots have answered."""
    bots_talk: bool = False
    """Bots make claims, too, until the host says otherwise."""

    @property
    def known_deal(self) -> bool:
        """Whether somebody may know every card: the shuffle proves nothing, and the table is for practice."""
        return self.seed is not None or bool(self.scenario) or bool(self.prefix)

    @property
    def chosen_deal(self) -> bool:
        """Whether it is the host who chose what is dealt."""
        return self.known_deal and self.tutorial is None and self.forked_from is None


class Happening(Struct, tag_field="type"):
    """The base of all."""


class Sat(Happening, tag="sat"):
    """A guest took a seat, leaving any other one here."""

    seat: int
    guest: str
    name: str
    colour: str
    bot: bool
    id: str = ""


class GotUp(Happening, tag="got_up"):
    """A seat is free again: its player left before the game, or the host freed it."""

    seat: int
    guest: str
    id: str = ""


class Filled(Happening, tag="filled"):
    """The host put a bot there."""

    seat: int
    level: str
    name: str
    colour: str
    guest: str
    id: str = ""
    who: str = ""
    """Which of the company; nobody of it at tables of old."""


class Named(Happening, tag="first"):
    """The host has said who begins; None: it is drawn."""

    seat: int | None
    guest: str
    id: str = ""


class AskedAnew(Happening, tag="asked_anew"):
    """A player asks for another deal."""

    seat: int
    guest: str
    id: str = ""


class Collected(Happening, tag="collected"):
    """The cards were collected before a person had moved: everybody gets ready for another deal."""

    guest: str
    id: str = ""


class MadeReady(Happening, tag="ready"):
    """A player is ready, or is not any more."""

    seat: int
    ready: bool
    salt: str
    guest: str
    id: str = ""


class Began(Happening, tag="began"):
    """The deal: from here on the rules version is fixed."""

    rules: int
    seed: str
    salts: list[str]
    names: list[str]
    dealt: list[str]
    """Chance's answers before anybody was asked; for a fork, all answers so far."""
    guest: str = ""
    id: str = ""
    changes: dict[str, dict[str, Any]] = {}
    """The house rules by which it is played."""


By = Literal["player", "bot", "away", "clock", "standing"]


class Played(Happening, tag="played"):
    """A move, and chance's answers after it."""

    seat: int
    move: str
    chance: list[str]
    by: By
    guest: str = ""
    id: str = ""


class Wished(Happening, tag="wished"):
    """A player wants to take the last move back and others must agree."""

    seat: int
    guest: str
    id: str = ""


class Agreed(Happening, tag="agreed"):
    """An answer to the wish; one no ends it."""

    seat: int
    yes: bool
    guest: str
    id: str = ""


class TookBack(Happening, tag="took_back"):
    """The game stands again where it stood before that seat's last move: after ``answers``."""

    seat: int
    answers: int
    guest: str = ""
    id: str = ""


class WentOn(Happening, tag="went_on"):
    """In a first game the learner has read a step."""

    seat: int
    step: int
    guest: str
    id: str = ""


class WentAway(Happening, tag="went_away"):
    """A bot plays for the absent player."""

    seat: int
    level: str
    guest: str = ""
    id: str = ""


class CameBack(Happening, tag="came_back"):
    """The player has the seat again, from the next decision on."""

    seat: int
    guest: str = ""
    id: str = ""


class Talked(Happening, tag="said"):
    """Chat."""

    seat: int | None
    name: str
    text: str
    guest: str
    id: str = ""
    earlier: float | None = None
    """Said at the table before, of which this one is the rematch: when."""


class Claimed(Happening, tag="claimed"):
    """A ready-made claim of a seat, of a person's or a bot's."""

    seat: int
    name: str
    kind: str
    about: dict[str, int | str]
    answers: int
    """How many answers had been given in the game."""
    guest: str = ""
    id: str = ""


class Muted(Happening, tag="muted"):
    """The host has muted a guest's free text, or lets them talk again."""

    whom: str
    muted: bool
    guest: str
    id: str = ""


class BotsMayTalk(Happening, tag="bots_talk"):
    """The host lets bots talk, or stops them."""

    talk: bool
    guest: str
    id: str = ""


class PlaysAgain(Happening, tag="plays_again"):
    """A rematch: the table where it is played."""

    table: str
    guest: str
    id: str = ""


Entry = (
    Sat
    | GotUp
    | Filled
    | Named
    | AskedAnew
    | Collected
    | MadeReady
    | Began
    | Played
    | Wished
    | Agreed
    | TookBack
    | WentOn
    | WentAway
    | CameBack
    | Talked
    | Claimed
    | Muted
    | BotsMayTalk
    | PlaysAgain
)

encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(Entry).decode
encode_setup = msgspec.json.Encoder().encode
decode_setup = msgspec.json.Decoder(Setup).decode


class Row(NamedTuple):
    """One line of the log."""

    number: int
    at: float
    entry: Entry
