"""What bots say in Magelight, and how much they give on what others say.

A Guildmage says whom it holds to be an Infiltrator and whom not, and what it was shown; an Infiltrator says what a
Guildmage would who knows what everybody knows, under the name of its Cover, and never accuses another Infiltrator.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Final, NamedTuple

from spellhall.engine.claims import Claim
from spellhall.engine.talking import Mind, Remark, Talking
from spellhall.engine.thinking import Heard
from spellhall.games.magelight.box import COST
from spellhall.games.magelight.cards import (
    DARK_DAY,
    FIRST_ARTIFACT,
    GUILDMAGE,
    IDS,
    INFILTRATOR,
    IS_SPY,
    SPY_ROLES,
)
from spellhall.games.magelight.evaluate import HARM
from spellhall.games.magelight.spells.dark_day import FIRST_DARK_ROUND
from spellhall.games.magelight.state import NO_ROLE, Magelight, is_spy

KIND_OF: Final = {id: kind for kind, id in enumerate(IDS)}
SPY_IDS: Final = frozenset(IDS[kind] for kind in SPY_ROLES)

SURE: Final = 0.75
SUSPECTS: Final = 1.35
TRUSTS: Final = 0.55
"""How sure to be to name an Infiltrator; how far above the usual chance to suspect, how far below it to trust."""
SOON: Final = 2
"""Until this round one says who one is."""
DEAR: Final = 5
"""A card of this cost is worth a word when it is passed on."""


def honest(s: Magelight, seat: int) -> bool:
    """Guildmages may say what they believe."""
    return not is_spy(s, seat)


def remarks(mind: Mind[Magelight]) -> list[Remark]:
    """About what just happened: who acted, what one was shown and what one passed on; and who one is."""
    s, me = mind.own, mind.me
    fellows = {seat for seat in range(s.seats) if mind.hides and is_spy(s, seat)}
    spies = sum(IS_SPY[role] for role in s.role)
    usual = spies / (s.seats - 1)
    found: list[Remark] = []
    if s.round <= SOON and not mind.said("i_am"):
        found.append(Remark(1.1, "i_am", {"role": IDS[_name_of(s, me)]}))
    for seat in _actors(mind):
        if seat == me or s.revealed[seat]:
            continue
        chance = mind.chance(lambda world, seat=seat: IS_SPY[world.role[seat]])  # type: ignore[misc]
        hurt = any(
            kind == "aimed" and args[0] == seat and args[2] == me and args[1] in HARM for kind, args in mind.fresh
        )
        if seat not in fellows:
            if chance > SURE:
                found.append(Remark(1.2 + chance, "think", {"seat": seat, "role": IDS[INFILTRATOR]}))
            if chance > SUSPECTS * usual or (hurt and chance > usual):
                found.append(Remark(0.9 + chance + 0.3 * hurt, "suspect", {"seat": seat}))
        if chance < TRUSTS * usual:
            found.append(Remark(1.5 - chance, "trust", {"seat": seat}))
    for kind, args in mind.fresh:
        if kind == "showed_role" and args[1] == me and not s.revealed[args[0]]:
            found.append(Remark(3.0, "saw", {"seat": args[0], "role": IDS[_saw(mind, args[0], fellows)]}))
        elif kind == "you_passed":
            found += _passed(mind, args[0])
    calls = [claim for claim in mind.claims if claim.kind == "burn"]
    if s.round >= FIRST_DARK_ROUND - 1 and not calls:
        found.append(Remark(1.0, "burn", {"card": IDS[DARK_DAY]}))
    return found


def _actors(mind: Mind[Magelight]) -> list[int]:
    """Who burned, stored, played or aimed in the turn."""
    acts = ("burned", "stored", "played", "aimed")
    return sorted({args[0] for kind, args in mind.fresh if kind in acts})


def _name_of(s: Magelight, me: int) -> int:
    """Who one says one is: a Guildmage says the truth, an Infiltrator its Cover; with plain roles, a Guildmage."""
    if not is_spy(s, me):
        return s.role[me]
    return GUILDMAGE if s.cover[me] == NO_ROLE else s.cover[me]


def _saw(mind: Mind[Magelight], seat: int, fellows: set[int]) -> int:
    """What one says to have seen. Who hides covers another Infiltrator; of a Guildmage they say what others would
    believe, which may be a lie.
    """
    if not mind.hides:
        seen = next(
            (args[1] for kind, args in reversed(mind.fresh) if kind == "saw_role" and args[0] == seat), GUILDMAGE
        )
        return INFILTRATOR if IS_SPY[seen] else GUILDMAGE
    if seat in fellows:
        return GUILDMAGE
    chance = mind.chance(lambda world: IS_SPY[world.role[seat]])
    return INFILTRATOR if mind.random.random() < chance else GUILDMAGE


def _passed(mind: Mind[Magelight], kinds: Sequence[int]) -> list[Remark]:
    """The dearest card one passed on. Who hides does not speak of Dark Day."""
    to = (mind.me + 1) % mind.own.seats
    dear = [
        kind for kind in kinds if kind < FIRST_ARTIFACT and COST[kind] >= DEAR and not (mind.hides and kind == DARK_DAY)
    ]
    if not dear:
        return []
    card = max(dear, key=lambda kind: COST[kind])
    return [Remark(1.0, "passed", {"seat": to, "card": IDS[card]})]


# What the words of others are worth: powers of e, by who speaks of whom. (docs/experiments/talk.md)


class Worth(NamedTuple):
    """How much more likely words are than between two Guildmages."""

    guild_of_spy: float = 0.0
    spy_of_guild: float = 0.0
    spy_of_spy: float = 0.0


ACCUSED: Final = Worth(guild_of_spy=1.8, spy_of_guild=0.1, spy_of_spy=-0.7)
PRAISED: Final = Worth(guild_of_spy=-1.7, spy_of_guild=-0.1, spy_of_spy=-0.8)
SAW_SPY: Final = Worth(guild_of_spy=3.0, spy_of_guild=1.7, spy_of_spy=-1.0)
SAW_GUILD: Final = Worth(guild_of_spy=-3.0, spy_of_guild=-0.4, spy_of_spy=0.4)
AFTER_A_LIE: Final = 0.3
"""What the words of somebody are worth who was seen to lie."""


def heed(claims: Sequence[Claim], heard: Sequence[Heard], me: int) -> Callable[[Magelight], float]:
    """How well what others say of each other fits the Infiltrators of a world. Of the same person only the last word
    counts.
    """
    known = {args[0]: IS_SPY[args[1]] for kind, args in heard if kind == "revealed_role"}
    last: dict[tuple[int, int], Worth] = {}
    liars: set[int] = set()
    for claim in claims:
        if claim.kind == "i_am" and claim.seat in known:
            if known[claim.seat] != (claim.about["role"] in SPY_IDS):
                liars.add(claim.seat)
            continue
        to = claim.about.get("seat")
        if claim.seat == me or not isinstance(to, int):
            continue
        says_spy = claim.about.get("role") in SPY_IDS or claim.kind == "suspect"
        if claim.kind == "saw":
            if to in known and known[to] != says_spy:
                liars.add(claim.seat)
            last[claim.seat, to] = SAW_SPY if says_spy else SAW_GUILD
        elif claim.kind in ("think", "suspect", "trust") and last.get((claim.seat, to)) not in (SAW_SPY, SAW_GUILD):
            last[claim.seat, to] = ACCUSED if says_spy else PRAISED
    words = [(by, to, worth, AFTER_A_LIE if by in liars else 1.0) for (by, to), worth in last.items()]

    def likelihood(s: Magelight) -> float:
        power = 0.0
        spies = [IS_SPY[role] for role in s.role]
        for by, to, worth, part in words:
            if spies[by]:
                power += part * (worth.spy_of_spy if spies[to] else worth.spy_of_guild)
            elif spies[to]:
                power += part * worth.guild_of_spy
        return exp(power)

    return likelihood


TALK: Final = Talking(remarks=remarks, honest=honest, heed=heed)
