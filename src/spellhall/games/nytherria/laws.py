"""What is true of every state of Nytherria."""

from __future__ import annotations

from typing import Final

from spellhall.engine.steps import CHANCE, EVERYONE
from spellhall.games.nytherria.box import MAIN_BOX, NEUTRAL_BOX
from spellhall.games.nytherria.cards import LIGHT_STONE, NEUTRAL_KINDS, STONE_KINDS
from spellhall.games.nytherria.state import (
    ASIDE,
    GRAVEYARD,
    HAND,
    MAIN_TOP,
    NEUTRAL_GRAVEYARD,
    NEUTRAL_TOP,
    NOT_YET,
    PLAY,
    ROW,
    VOID,
    Nytherria,
)
from spellhall.games.nytherria.turn import points_of


def every_card_is_in_one_place(s: Nytherria) -> None:  # NY-2, NY-3
    """Zones and bags make up exactly the box, and no card number lies twice."""
    lying = [card for zone in s.zones for card in zone]
    assert len(lying) == len(set(lying))
    assert not set(lying) & set(s.spare)
    kinds = [*(s.kind[card] for card in lying), *s.main_bag, *s.neutral_bag]
    assert sorted(kinds) == [*MAIN_BOX, *NEUTRAL_BOX]


def cards_lie_where_they_belong(s: Nytherria) -> None:  # NY-4 to NY-8
    """Characters in hands, graveyard, Void and main deck; neutral cards in the other places."""
    seats = range(s.seats)
    for zone in (GRAVEYARD, VOID, MAIN_TOP, *HAND[: s.seats]):
        assert all(s.kind[card] < LIGHT_STONE for card in s.zones[zone])
    for zone in (NEUTRAL_GRAVEYARD, NEUTRAL_TOP):
        assert all(s.kind[card] in NEUTRAL_KINDS for card in s.zones[zone])
    assert all(s.kind[card] in STONE_KINDS for seat in seats for card in s.zones[ROW[seat]])
    assert all(kind < LIGHT_STONE for kind in s.main_bag)
    assert all(kind >= LIGHT_STONE for kind in s.neutral_bag)


def what_is_face_up_is_known(s: Nytherria) -> None:  # section 5
    """Everybody knows what lies open, and every player their own hand."""
    seats = range(s.seats)
    for zone in (GRAVEYARD, NEUTRAL_GRAVEYARD, VOID, PLAY, *ROW[: s.seats]):
        assert all(s.seen[card] == EVERYONE for card in s.zones[zone])
    for seat in seats:
        assert all(s.seen[card] >> seat & 1 for card in s.zones[HAND[seat]])


def the_play_zone_is_clear_between_plays(s: Nytherria) -> None:  # NY-23, NY-27
    """Nothing is in play or set aside when a card is to be chosen, discarded at End Turn, or all is over."""
    if s.ask is None or s.ask[1].name in ("play_card", "rally_card", "discard_card"):
        assert not s.zones[PLAY]
        assert not s.zones[ASIDE]
        assert not s.passing


def nobody_plays_on(s: Nytherria) -> None:  # NY-53, NY-56
    """After the trigger only End Turn is left, or everybody else's last turn; no game is longer than its limit."""
    assert not s.closing or (s.endgame != NOT_YET and s.closing < s.seats)
    if s.endgame != NOT_YET and not s.one_more_turn and s.ask is not None and s.ask[0] != CHANCE:
        assert s.ask[1].name == "discard_card"
    assert not s.last_turn or s.turns <= s.last_turn


def the_best_score_wins(s: Nytherria) -> None:  # NY-54, NY-55
    """Scores follow from stones and hands; the highest win, of these the ones with most stones."""
    if s.result is None:
        return
    seats = range(s.seats)
    assert s.result.scores == tuple(points_of(s, seat) for seat in seats)
    stones = [len(s.zones[ROW[seat]]) for seat in seats]
    best = [seat for seat in seats if s.result.scores[seat] == max(s.result.scores)]
    most = max(stones[seat] for seat in best)
    assert s.result.winners == tuple(seat for seat in best if stones[seat] == most)
    assert all(s.seen[card] == EVERYONE for seat in seats for card in s.zones[HAND[seat]])


LAWS: Final = (
    every_card_is_in_one_place,
    cards_lie_where_they_belong,
    what_is_face_up_is_known,
    the_play_zone_is_clear_between_plays,
    nobody_plays_on,
    the_best_score_wins,
)
