"""Talk at the terminal: what bots claim, and ``say``, the command with which a person claims something."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from spellhall.bots.talk import Conversation
from spellhall.engine.claims import SEAT, BadClaim, Claim
from spellhall.engine.game import Game
from spellhall.words import Words, hall_say

A_SEAT: Final = re.compile(r"[Pp]([1-9])")
SILENT: Final = "silent"


class WrongClaim(Exception):
    """What was typed is no claim; says why."""


class Talk:
    """What is said among a person and bots. Without a conversation nobody speaks or listens."""

    def __init__(self, game: Game, seat: int, bots: Conversation | None, words: Words) -> None:
        self._seat = seat
        self._bots = None if game.info.talk(game.options) == SILENT else bots
        self._words = words

    @property
    def goes_on(self) -> bool:
        """Whether anything is said here."""
        return self._bots is not None

    @property
    def claims(self) -> Sequence[Claim]:
        """What bots heed."""
        return () if self._bots is None else self._bots.claims

    def after_move(self, game: Game) -> Claim | None:
        """What a bot says now, if anything."""
        return None if self._bots is None else self._bots.after_move(game)

    def offered(self, game: Game) -> list[str]:
        """How each kind of claim is typed, by example: ``think P2 infiltrator``."""
        kinds, of = game.info.claims.offered(game.options, game.seats)
        other = f"P{(self._seat + 1) % game.seats + 1}"
        typed = ([other if name.startswith(SEAT) else of[name][-1] for name in names] for names in kinds.values())
        return [" ".join(["say", kind, *words]) for kind, words in zip(kinds, typed, strict=True)]

    def claim(self, game: Game, typed: str) -> Claim:
        """The claim that was typed, made; raises WrongClaim."""
        kind, *rest = typed.split()
        names = game.info.claims.kinds.get(kind, "").split()
        about: dict[str, int | str] = {f"{place}": word for place, word in enumerate(rest[len(names) :])}
        for name, word in zip(names, rest, strict=False):
            seat = A_SEAT.fullmatch(word) if name.startswith(SEAT) else None
            about[name] = int(seat[1]) - 1 if seat else word
        try:
            game.info.claims.check(kind, about, game.options, game.seats, self._seat)
        except BadClaim as error:
            raise WrongClaim(hall_say(error.said, self._words.language)) from None
        claim = Claim(self._seat, kind, about, game.number)
        assert self._bots is not None
        self._bots.claims.append(claim)
        return claim

    def said(self, game: Game, claim: Claim) -> str:
        """A claim in words."""
        return self._words.say(claim.said, game.names)
