"""``spellhall arena``: a league of bots on the same deals.

Every level meets every other: as the one *guest* among *hosts* of the other level, once on each seat
of the same deal; in a game of teams as a whole team against the rest, once with each team. So luck of
the seat and of the deal fall on all alike. What is counted is the guest's share of the wins (a win in
common is shared), beside its fair share; where several guests met the same hosts, by how much one did
better than another on the same deals; and from all games together each level gets a rating.

A league of thinkers takes hours. What is played can be kept in a file, and the league goes on from there.
"""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from importlib import import_module
from itertools import combinations, permutations
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any, Final, NamedTuple

import spellhall
from spellhall.bots import make_bot
from spellhall.bots.base import Seat
from spellhall.bots.judge import rewards
from spellhall.bots.talk import conversation
from spellhall.engine.errors import BadSetup, SpellhallError
from spellhall.engine.info import GameInfo

CONFIDENCE: Final = 1.96
"""So many standard deviations to each side hold 95 % of a normal distribution."""


class Match(NamedTuple):
    """One game to be played: the guest has the seats of one team, or one seat; the hosts the others."""

    game: str
    seats: int
    deal: str
    guest: str
    host: str
    place: int | str
    """The guest's seat; in a game of teams, its team."""
    talk: bool = False
    """Whether the bots talk."""


class Outcome(NamedTuple):
    """How a match ended: by seat, whether the guest sat there and what it won."""

    is_guest: tuple[bool, ...]
    rewards: tuple[float, ...]
    teams: tuple[str, ...]

    @property
    def share(self) -> float:
        """The guest's part in the win; a team wins as a whole."""
        won = [reward for reward, guest in zip(self.rewards, self.is_guest, strict=True) if guest]
        return max(won) if self.teams else sum(won)


@dataclass(frozen=True, slots=True)
class Standing:
    """What a guest achieved among hosts; ``place`` is a team, or "" for all seats together."""

    guest: str
    host: str
    place: str
    games: int
    share: float
    low: float
    high: float
    fair: float
    """What it would have won, were it no better than its hosts; 0 where nobody can say."""


@dataclass(frozen=True, slots=True)
class Difference:
    """By how much a guest's share of the wins exceeds another's, on the same deals among the same hosts."""

    guest: str
    other: str
    host: str
    games: int
    """Of each: those that both have played."""
    more: float
    low: float
    high: float


def schedule(
    game: str,
    seats: int,
    levels: Sequence[str],
    games: int,
    seed: str,
    guest: str | None = None,
    host: str | None = None,
    talk: bool = False,
) -> list[Match]:
    """All matches: for each pair of levels and each place of the guest, the same deals. With a
    ``guest`` or ``host`` named, only those where it is that.
    """
    info = spellhall.game_info(game)
    info.check_seats(seats)
    for level in levels:
        make_bot(level)
    if len(set(levels)) < 2:
        raise BadSetup("a league needs two levels or more, such as greedy,random")
    for role, named in (("guest", guest), ("host", host)):
        if named not in (None, *levels):
            raise BadSetup(f"the {role} {named!r} is none of the levels {', '.join(levels)}")
    if guest is not None and guest == host:
        raise BadSetup(f"{guest} cannot be the guest and the host")
    pairs = [
        (visitor, among)
        for visitor, among in permutations(dict.fromkeys(levels), 2)
        if guest in (None, visitor) and host in (None, among)
    ]
    places: list[int | str] = [*teams_of(info, seats)] or list(range(seats))
    deals = -(-games // len(places))
    return [
        Match(game, seats, f"{seed} {deal}", visitor, among, place, talk)
        for deal in range(deals)
        for visitor, among in pairs
        for place in places
    ]


def teams_of(info: GameInfo[Any], seats: int) -> list[str]:
    """The teams of a game, in the order of the alphabet; none if everybody plays alone."""
    if info.bots.team is None:
        return []
    state = spellhall.new(info.name, seats, 0, listen=False).state
    return sorted({info.bots.team(state, seat) for seat in range(seats)})


def play_match(match: Match) -> Outcome:
    """Play one game. The same match always ends alike, unless somebody thinks by the clock."""
    game = spellhall.new(match.game, match.seats, match.deal)
    team = game.info.bots.team
    teams = tuple(team(game.state, seat) for seat in range(match.seats)) if team else ()
    is_guest = tuple((teams[seat] if teams else seat) == match.place for seat in range(match.seats))
    bots = [
        make_bot(match.guest if guest else match.host, f"{match.deal} {match.place} {seat}")
        for seat, guest in enumerate(is_guest)
    ]
    talk = conversation(game, match.deal) if match.talk else None
    while game.decision:
        seat = Seat(game, talk.claims if talk else ())
        game.play(bots[seat.seat].choose(seat))
        if talk:
            talk.after_move(game)
    assert game.result is not None
    return Outcome(is_guest, tuple(rewards(game.result, match.seats, bool(teams))), teams)


Played = dict[Match, Outcome]

BEGINS: Final = b'[["'
"""How every line of a kept league begins: only a last line like that is one cut short, and not another file's."""


class Kept:
    """A file of matches that have been played, one a line, under the rules of their day. A last line that was cut
    short counts as not played.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.played: Played = {}
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.open("ab").close()
        except OSError as error:
            raise BadSetup(f"{path} cannot be written: {error.strerror}") from None
        whole = 0
        for number, line in enumerate(path.read_bytes().splitlines(keepends=True), start=1):
            if not line.endswith(b"\n") and line.startswith(BEGINS[: len(line)]):
                break
            whole += len(line)
            try:
                match, rules, is_guest, won, teams = json.loads(line)
                if rules == spellhall.game_info(match[0]).version:
                    self.played[Match(*match)] = Outcome(tuple(is_guest), tuple(won), tuple(teams))
            except (ValueError, TypeError, LookupError, SpellhallError):
                raise BadSetup(f"line {number} of {path} is not a match of a league; is it another file?") from None
        os.truncate(path, whole)

    def add(self, match: Match, outcome: Outcome) -> None:
        """Write it down at once."""
        self.played[match] = outcome
        line = json.dumps([match, spellhall.game_info(match.game).version, *outcome], separators=(",", ":"))
        with self.path.open("a", encoding="utf-8") as file:
            file.write(line + "\n")


def play_all(matches: Sequence[Match], workers: int | None = None) -> Iterator[tuple[Match, Outcome]]:
    """The matches with their outcomes, as they end."""
    workers = min(workers or os.cpu_count() or 1, len(matches))
    if workers <= 1:
        yield from ((match, play_match(match)) for match in matches)
        return
    with ProcessPoolExecutor(workers, initializer=_in_worker) as pool:
        try:
            at_work = {pool.submit(play_match, match): match for match in matches}
            yield from ((at_work[future], future.result()) for future in as_completed(at_work))
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _in_worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends a game that nobody will hear of, without a word


def standings(matches: Sequence[Match], outcomes: Sequence[Outcome]) -> list[Standing]:
    """The table: every guest among every host, and team by team where there are teams."""
    found: dict[tuple[str, str, str], list[float]] = {}
    seats: dict[tuple[str, str, str], int] = {}
    for match, outcome in zip(matches, outcomes, strict=True):
        key = (match.guest, match.host, match.place if isinstance(match.place, str) else "")
        found.setdefault(key, []).append(outcome.share)
        seats[key] = match.seats
    table = []
    for (guest, host, place), shares in found.items():
        share = sum(shares) / len(shares)
        low, high = interval(share, len(shares))
        table.append(
            Standing(guest, host, place, len(shares), share, low, high, 0.0 if place else 1 / seats[guest, host, place])
        )
    return table


def differences(matches: Sequence[Match], outcomes: Sequence[Outcome]) -> list[Difference]:
    """Every two guests that met the same hosts, the one named later instead of the earlier, match by match."""
    shares: dict[tuple[str, str], dict[tuple[str, int | str], float]] = {}
    for match, outcome in zip(matches, outcomes, strict=True):
        shares.setdefault((match.guest, match.host), {})[match.deal, match.place] = outcome.share
    found = []
    for ((earlier, host), of_earlier), ((later, same_host), of_later) in combinations(shares.items(), 2):
        more = [share - of_earlier[where] for where, share in of_later.items() if where in of_earlier]
        if host == same_host and len(more) > 1:
            width = CONFIDENCE * stdev(more) / sqrt(len(more))
            found.append(
                Difference(later, earlier, host, len(more), mean(more), mean(more) - width, mean(more) + width)
            )
    return found


def interval(share: float, games: int) -> tuple[float, float]:
    """Between what values the true share lies, with 95 % confidence (Wilson's score interval)."""
    z = CONFIDENCE**2 / games
    middle = (share + z / 2) / (1 + z)
    width = CONFIDENCE / (1 + z) * sqrt(share * (1 - share) / games + z / (4 * games))
    return max(0.0, middle - width), min(1.0, middle + width)


class Rating(NamedTuple):
    """A level's strength: ``mu`` give or take twice ``sigma``."""

    level: str
    mu: float
    sigma: float


def ratings(matches: Sequence[Match], outcomes: Sequence[Outcome]) -> list[Rating] | None:
    """The levels by strength, the best first (Plackett-Luce by openskill); None if it is not installed.

    A level that has several seats in a game is rated as that many players of equal strength, and
    takes their mean with it.
    """
    try:
        model = import_module("openskill.models").PlackettLuce()
    except ImportError:
        return None
    strength = {level: model.rating() for match in matches for level in (match.guest, match.host)}
    for match, outcome in zip(matches, outcomes, strict=True):
        side_of = outcome.teams or tuple(str(seat) for seat in range(match.seats))
        sides: dict[str, list[str]] = {}
        won: dict[str, float] = {}
        for side, guest, reward in zip(side_of, outcome.is_guest, outcome.rewards, strict=True):
            sides.setdefault(side, []).append(match.guest if guest else match.host)
            won[side] = reward
        players = [
            [model.rating(strength[level].mu, strength[level].sigma, level) for level in levels]
            for levels in sides.values()
        ]
        rated = [one for side in model.rate(players, ranks=[-reward for reward in won.values()]) for one in side]
        for level in (match.guest, match.host):
            same = [one for one in rated if one.name == level]
            strength[level].mu = sum(one.mu for one in same) / len(same)
            strength[level].sigma = sum(one.sigma for one in same) / len(same)
    return sorted((Rating(level, one.mu, one.sigma) for level, one in strength.items()), key=lambda one: -one.mu)


Progress = Callable[[int, int], None]
"""Told how many of how many games have been played."""


def hold(matches: Sequence[Match], workers: int | None, progress: Progress, kept: Kept | None = None) -> Played:
    """Play the whole league, or what of it is not kept yet: the outcomes in the order of the matches. Ctrl-C ends
    it with those that there are.
    """
    wanted = set(matches)
    played = {match: outcome for match, outcome in kept.played.items() if match in wanted} if kept else {}
    try:
        for match, outcome in play_all([match for match in matches if match not in played], workers):
            played[match] = outcome
            if kept:
                kept.add(match, outcome)
            progress(len(played), len(matches))
    except KeyboardInterrupt:
        pass
    return {match: played[match] for match in matches if match in played}
