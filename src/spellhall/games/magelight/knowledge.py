"""Who knows which role, and worlds that agree with all a seat knows. (Rules, section 5)

Cards follow the masks. Two more things are known: roles (own, revealed, shown, or by the night
step), and what an open question about the hand tells of it.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence, Set
from functools import lru_cache
from itertools import accumulate, permutations
from math import perm
from random import Random
from typing import Final, NamedTuple

from spellhall.engine.cards import UNDRAWN, undraw
from spellhall.engine.steps import bit
from spellhall.games.magelight.artifacts import SECRET, artifact_order, book_card, secret
from spellhall.games.magelight.cards import (
    ARTIFACT_KINDS,
    CARD,
    DECK_KINDS,
    GUILD_ROLES,
    GUILDMAGE,
    HOLLOW_BOOK,
    IS_SPY,
    SPYMASTER,
)
from spellhall.games.magelight.roles import spy_cards
from spellhall.games.magelight.state import (
    FIRST_HAND,
    NO_ROLE,
    STACK,
    TOP,
    Magelight,
    hand_of,
    is_artifact,
    is_first_show,
    seen_role,
    spies,
    storage_of,
)

ARTIFACTS: Final = frozenset(ARTIFACT_KINDS)
SECRET_KINDS: Final = frozenset(kind for kind in ARTIFACT_KINDS if SECRET in CARD[kind].keywords)
NO_OPEN_ARTIFACT: Final = frozenset(DECK_KINDS) - (ARTIFACTS - SECRET_KINDS)


def sees_role(s: Magelight, owner: int, knows: int) -> bool:
    """Is the role of this player known for certain to the seats of the mask?"""
    return s.revealed[owner] or bool(bit(owner) & knows) or s.result is not None


def shown_to(s: Magelight, knows: int) -> list[int]:
    """The numbers of the shows that the seats of the mask have seen."""
    return [show for show, (_, viewer) in enumerate(s.shows) if bit(viewer) & knows]


def is_dealt(s: Magelight) -> bool:
    """Have all roles and Covers been dealt?"""
    return NO_ROLE not in s.role and (s.plain or all(s.cover[spy] != NO_ROLE for spy in spies(s)))


def in_the_team(s: Magelight, knows: int) -> bool:
    """Is an Infiltrator among the seats of the mask? Then they know who the others are. (ML-13)"""
    return any(bit(spy) & knows for spy in spies(s)) and is_dealt(s)


def redeal_unknown(s: Magelight, knows: int, rng: Random) -> None:
    """Deal anew what the seats of the mask do not know."""
    _redeal_roles(s, knows, rng)
    _redeal_cards(s, knows, rng)


# Roles


class Known(NamedTuple):
    """All that seats know of the roles of a game."""

    seats: int
    plain: bool
    cards: tuple[int, ...]
    """The Infiltrator cards in this game."""
    down: frozenset[int]
    """Who is without Power; empty once the game is over."""
    certain: tuple[tuple[int, int], ...]
    """Whose role is known for certain, and which it is."""
    seen: tuple[tuple[int, int, bool], ...]
    """Who showed which role, and whether it may have been forged."""
    team: frozenset[int] | None
    """Who the Infiltrators are, where that is known."""
    covers: tuple[tuple[int, int], ...]


class Deal(NamedTuple):
    """A deal of the Infiltrator cards that agrees with what is known, and what follows from it."""

    roles: dict[int, int]
    covers: dict[int, int]
    left: list[int]
    """The guild's role cards for the other places."""


def _redeal_roles(s: Magelight, knows: int, rng: Random) -> None:
    """Choose evenly among all deals of roles and Covers that agree with what is known."""
    if not is_dealt(s):
        return  # chance is still dealing
    deals, ways = _possible_deals(_known(s, knows))
    roles, covers, left = deals[bisect(ways, rng.random() * ways[-1])]
    left = left[:]
    for seat in range(s.seats):
        s.role[seat] = roles[seat] if seat in roles else _draw(left, rng)
        s.cover[seat] = NO_ROLE
    for seat in [] if s.plain else spies(s):
        s.cover[seat] = covers[seat] if seat in covers else _draw(left, rng)
    s.guild_bag = [] if s.plain else sorted(left)


def _draw(left: list[int], rng: Random) -> int:
    """Take one of them, each as likely as the next."""
    return left.pop(int(rng.random() * len(left)))


def _known(s: Magelight, knows: int) -> Known:
    """What the seats of the mask know of the roles."""
    down = []
    certain = []
    for seat in range(s.seats):
        if not s.power[seat] and s.result is None:
            down.append(seat)
        if sees_role(s, seat, knows):
            certain.append((seat, s.role[seat]))
    team = spies(s)
    known = [seat for seat in team if bit(seat) & knows]
    return Known(
        s.seats,
        s.plain,
        spy_cards(s),
        frozenset(down),
        tuple(certain),
        tuple([(s.shows[show][0], seen_role(s, show), is_first_show(s, show)) for show in shown_to(s, knows)]),
        frozenset(team) if known else None,  # ML-13
        () if s.plain else tuple([(seat, s.cover[seat]) for seat in known]),
    )


@lru_cache(maxsize=256)  # bots ask for thousands of worlds before the same decision
def _possible_deals(known: Known) -> tuple[list[Deal], list[int]]:
    """All deals that agree with what is known; and in how many ways each, or one before it, can come about."""
    cards = known.cards
    pool = [GUILDMAGE] * (known.seats - len(cards)) if known.plain else GUILD_ROLES
    deals = []
    weights = []
    for seats in permutations(range(known.seats), len(cards)):
        if known.team not in (None, set(seats)) or _would_be_over(known, seats):
            continue
        found = _agreeing(dict(zip(seats, cards, strict=True)), known)
        if found is None:
            continue
        roles, covers = found
        taken = [role for role in roles.values() if not IS_SPY[role]] + list(covers.values())
        left = _without(pool, taken)
        open_places = known.seats - len(roles) + (0 if known.plain else len(cards) - len(covers))
        if left is not None and (ways := perm(len(left), open_places)):
            deals.append(Deal(roles, covers, left))
            weights.append(ways)
    return deals, list(accumulate(weights))


def _agreeing(spy_at: dict[int, int], known: Known) -> tuple[dict[int, int], dict[int, int]] | None:
    """The roles and Covers that are settled if these seats hold these Infiltrator cards; None if
    that cannot be. A Guildmage seen at the first show may be the Spymaster's Cover. (ML-R60)
    """
    roles, covers = dict(spy_at), dict(known.covers)
    for seat, role, may_be_forged in [*((seat, role, False) for seat, role in known.certain), *known.seen]:
        if may_be_forged and spy_at.get(seat) == SPYMASTER:
            if covers.setdefault(seat, role) != role:
                return None
        elif IS_SPY[role] != (seat in spy_at) or roles.setdefault(seat, role) != role:
            return None
    return roles, covers


def _would_be_over(known: Known, spy_seats: Sequence[int]) -> bool:
    """With these Infiltrators, would all Guildmages be down already? Then it is not these. (ML-60)"""
    return len(known.down.union(spy_seats)) == known.seats


def _without(pool: list[int], taken: list[int]) -> list[int] | None:
    """The pool without the taken ones; None if one is not there."""
    left = pool[:]
    for role in taken:
        if role not in left:
            return None
        left.remove(role)
    return left


# Cards


def _redeal_cards(s: Magelight, knows: int, rng: Random) -> None:
    hidden = [card for zone in _hidden_zones(s) for card in s.zones[zone] if not s.seen[card] & knows]
    undraw(s, hidden, s.deck, knows)
    _deal_what_the_question_tells(s, rng)
    for card in _searched(s, knows):
        _deal(s, card, NO_OPEN_ARTIFACT, rng)
    for card in hidden:
        if s.kind[card] == UNDRAWN:
            s.kind[card] = _draw(s.deck, rng)
    s.deck.sort()


def _hidden_zones(s: Magelight) -> list[int]:
    return [TOP, STACK, *range(FIRST_HAND, FIRST_HAND + 2 * s.seats)]


def _deal(s: Magelight, card: int, kinds: Set[int], rng: Random) -> None:
    """Give an unknown card one of these kinds, if there is one left."""
    if s.kind[card] != UNDRAWN:
        return
    fitting = [kind for kind in s.deck if kind in kinds]
    if fitting:
        s.kind[card] = rng.choice(fitting)
        s.deck.remove(s.kind[card])


def _deal_what_the_question_tells(s: Magelight, rng: Random) -> None:
    """Everybody sees that the active player is deciding about artifacts: so there are some."""
    if s.ask is None:
        return
    _, question, args = s.ask
    if question is secret:
        _deal(s, args[0], SECRET_KINDS, rng)
    elif question is book_card:
        _deal(s, args[0], {HOLLOW_BOOK}, rng)
    elif question is artifact_order:
        unknown = [card for card in s.fresh if s.kind[card] == UNDRAWN]
        rng.shuffle(unknown)
        there = {s.kind[card] for card in s.fresh if is_artifact(s, card)}
        while len(there) < 2:
            card = unknown.pop()
            _deal(s, card, ARTIFACTS - there, rng)
            there.add(s.kind[card])


def _searched(s: Magelight, knows: int) -> list[int]:
    """Cards in the active hand among which an open artifact would have been seen: all that were
    searched (ML-24), unless one of them may have been put aside face down since.
    """
    aside = [*s.zones[storage_of(s, s.turn)], *s.zones[STACK]]
    if any(not s.seen[card] & knows for card in aside):
        return []
    return [card for card in s.zones[hand_of(s.turn)] if card not in s.fresh]
