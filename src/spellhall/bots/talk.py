"""What bots say at the table, and when.

After a turn one of the bots may say something: who, and whether at all, is drawn before anybody thinks, so it tells
nothing. What it says is a claim of the game. A seat that may be honest says what it believes; a seat that must hide (an
Infiltrator, the Monster) says what an honest player would believe who knows only what everybody knows, so its words
cannot give away what it alone knows. Everything is worked out from what the seat was told, like its moves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from spellhall.bots.judge import judge_of
from spellhall.engine.claims import BadClaim, Claim
from spellhall.engine.game import Game
from spellhall.engine.info import GameInfo
from spellhall.engine.steps import State
from spellhall.engine.talking import Mind, Remark, Talking

WORLDS: Final = 48
"""So many worlds are believed in while a bot looks for words."""
TRIES: Final = 6
"""So many times as many are dealt for somebody who must hide: some do not fit."""

A_TURN: Final = 0.6
"""How often a bot speaks after a turn: a few lines a round."""
MOST_A_TURN: Final = 0.9
ENOUGH: Final = 1.0
"""What is wished for less is not said."""

VOICES: Final[Mapping[str, Mapping[str, float]]] = {
    "careful": {"trust": 0.8, "beware": 1.3, "truce": 1.3, "let_lie": 1.3},
    "bold": {"think": 1.3, "stop": 1.2, "want": 1.2},
    "envious": {"stop": 1.3, "beware": 1.2, "suspect": 1.1},
    "merciful": {"trust": 1.3, "truce": 1.3, "suspect": 0.8, "revenge": 0.5},
    "vengeful": {"suspect": 1.3, "revenge": 1.5, "trust": 0.8},
    "greedy": {"need": 1.5, "want": 1.2},
}
"""What a temperament says more gladly, or less."""

NEAR: Final = 0.6
"""With so large a part in the win somebody is about to win."""
AHEAD: Final = 1.5
"""And with so much more than a fair share they are ahead."""
BEHIND: Final = 0.6


def speaker(draw: Callable[[], float], voices: Mapping[int, float]) -> int | None:
    """Who may speak after a turn, if anybody: the more talkative, the oftener. ``voices``: by seat of a bot, how much
    it talks next to others; ``draw`` gives numbers from 0 to 1.
    """
    whole = sum(voices.values())
    if not whole or draw() >= min(MOST_A_TURN, A_TURN * whole / len(voices)):
        return None
    place = draw() * whole
    for seat, voice in voices.items():
        place -= voice
        if place < 0:
            return seat
    return None


def words_of(
    game: Game, seat: int, claims: Sequence[Claim], since: int, rng: Random, temper: str = ""
) -> tuple[str, dict[str, Any]] | None:
    """What a bot in that seat says after a turn that began when ``since`` answers had been given: a kind of claim and
    what it is about, or nothing. ``game`` may be a world that could be the real one for all the seat knows.
    """
    talking = talking_of(game.info)
    if talking is None or game.result is not None:
        return None
    mind = mind_of(game, seat, claims, since, rng, talking)
    if mind is None:
        return None
    voice = VOICES.get(temper, {})
    said = {(claim.kind, *sorted(claim.about.items())) for claim in claims if claim.seat == seat}
    offered = game.info.claims
    best: Remark | None = None
    for remark in talking.remarks(mind):
        wish = remark.wish * voice.get(remark.kind, 1.0)
        if (remark.kind, *sorted(remark.about.items())) in said or wish < ENOUGH or (best and wish <= best.wish):
            continue
        try:
            offered.check(remark.kind, remark.about, game.options, game.seats, seat)
        except BadClaim:  # not in a game with these options
            continue
        best = remark._replace(wish=wish)
    return None if best is None else (best.kind, dict(best.about))


def mind_of(
    game: Game, seat: int, claims: Sequence[Claim], since: int, rng: Random, talking: Talking[Any]
) -> Mind[Any] | None:
    """What goes on in that seat."""
    info = game.info
    luck = Random(rng.getrandbits(64))  # for who hides, worlds must not hang on how the own one was dealt
    own = info.determinize(game.state, seat, rng)
    hides = not talking.honest(own, seat)
    eyes = None if hides else seat
    heard = game.heard(eyes)
    belief = info.bots.belief(heard) if info.bots.belief is not None and heard else None
    heed = talking.heed(claims, heard, seat) if talking.heed is not None and claims else None
    worlds: list[State] = []
    weights: list[float] = []
    for _ in range(WORLDS * TRIES):
        if len(worlds) == WORLDS:
            break
        world = info.determinize(game.state, eyes, luck)
        if hides and not talking.honest(world, seat):
            continue
        worlds.append(world)
        weights.append((belief(world) if belief else 1.0) * (heed(world) if heed else 1.0))
    whole = sum(weights)
    if not whole:
        return None
    return Mind(
        me=seat,
        own=own,
        hides=hides,
        worlds=worlds,
        weights=[weight / whole for weight in weights],
        fresh=game.heard_since(seat, since),
        claims=claims,
        random=luck,
    )


def talking_of(info: GameInfo[Any]) -> Talking[Any] | None:
    """How bots talk in a game: as it says, or else about who is ahead, if its claims know of that."""
    if info.talking is not None:
        return info.talking
    if info.bots.evaluate is None or not {"stop", "beware"} <= set(info.claims.kinds):
        return None
    return Talking(remarks=lambda mind: among_rivals(info, mind))


def among_rivals(info: GameInfo[Any], mind: Mind[Any]) -> list[Remark]:
    """What anybody could say of anybody's chances, in a game in which everybody plays alone."""
    judge = judge_of(info)
    parts = [0.0] * mind.own.seats
    for world, weight in zip(mind.worlds, mind.weights, strict=True):
        for seat, part in enumerate(judge(world)):
            parts[seat] += weight * part
    me, fair = mind.me, 1 / mind.own.seats
    found: list[Remark] = []
    for seat, part in enumerate(parts):
        if seat != me:
            if part > NEAR:
                found.append(Remark(1.0 + part, "beware", {"seat": seat}))
            if part > AHEAD * fair and part > parts[me]:
                found.append(Remark(0.7 + part, "stop", {"seat": seat}))
            if parts[me] < BEHIND * fair and part > fair:
                found.append(Remark(1.0, "truce", {"seat": seat}))
    for seat in hurt_by(info, mind):
        found.append(Remark(1.4, "revenge", {"seat": seat}))
    return found


def hurt_by(info: GameInfo[Any], mind: Mind[Any]) -> list[int]:
    """Who did something in the last turn that is worth a look and aimed at this seat."""
    found: list[int] = []
    for kind, args in mind.fresh:
        aims = info.headlines.beats.get(kind, ())
        about = dict(zip(info.headlines.kinds[kind], args, strict=True))
        by = about.get("seat")
        if isinstance(by, int) and by not in (mind.me, *found) and any(about[aim] == mind.me for aim in aims):
            found.append(by)
    return found


class Conversation:
    """The talk of bots among themselves, for games without a table: simulations, and a player at the terminal."""

    def __init__(self, game: Game, rng: Random, voices: Mapping[int, tuple[float, str]]) -> None:
        """``voices``: by seat of a bot, how much it talks next to others, and its temperament."""
        self.claims: list[Claim] = []
        self._rng = rng
        self._voices = voices
        self._turn = turn_of(game)
        self._began = game.number

    def after_move(self, game: Game) -> Claim | None:
        """What is said now, if a turn is over and somebody has something to say."""
        turn = turn_of(game)
        if turn == self._turn or game.result is not None:
            return None
        since, self._began, self._turn = self._began, game.number, turn
        seat = speaker(self._rng.random, {seat: talk for seat, (talk, _) in self._voices.items()})
        words = None if seat is None else self.words(game, seat, since)
        if seat is None or words is None:
            return None
        claim = Claim(seat, *words, game.number)
        self.claims.append(claim)
        return claim

    def words(self, game: Game, seat: int, since: int) -> tuple[str, dict[str, Any]] | None:
        """What that seat says."""
        return words_of(game, seat, self.claims, since, self._rng, self._voices[seat][1])


def conversation(game: Game, seed: str) -> Conversation:
    """One in which every seat talks, all alike; the same seed draws the same talk."""
    return Conversation(game, Random(f"{seed} talk"), dict.fromkeys(range(game.seats), (1.0, "")))


def turn_of(game: Game) -> tuple[int, int]:
    """The turn in which a game stands, as a mark that changes with it."""
    sight = game.info.sight
    return sight.round(game.state), sight.turn(game.state)
