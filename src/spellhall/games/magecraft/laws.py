"""What is true of every state of Magecraft."""

from __future__ import annotations

from typing import Final

from spellhall.engine.steps import CHANCE, legal
from spellhall.games.magecraft.cards import BOXES, COLOURS, FULL_HP, SPELLS, WINNING_SCORE
from spellhall.games.magecraft.gems import number, numbers
from spellhall.games.magecraft.setup import box
from spellhall.games.magecraft.state import NONE, Magecraft, participants, spells_of

MOST_OF_A_COLOUR: Final = 40


def piles(s: Magecraft) -> list[bytes]:
    """All gems on the table, pile by pile."""
    return [s.academy, s.pool, *s.bags, *s.hand, *s.discard, *s.shields, *s.hp, *s.score, *s.cantrip, *s.on]


def all_gems(s: Magecraft) -> list[int]:
    """How many gems of each colour there are, wherever they lie."""
    return [sum(number(pile, colour) for pile in piles(s)) for colour in COLOURS]


def no_gem_is_made_or_lost(s: Magecraft) -> None:  # MC-7, MC-8
    """88 gems in one box, 176 in two, colour by colour."""
    assert all_gems(s) == numbers(box(s.seats))
    assert all(pile == bytes(sorted(pile)) for pile in piles(s))


def every_spell_card_is_in_one_place(s: Magecraft) -> None:  # MC-1, MC-6, MC-40
    """A card that a player has lies in one Spellbook; with the Academy's there are not too many."""
    assert sorted(card for spells in s.books for card in spells) == list(range(len(s.kind)))
    assert len(s.kind) == len(s.nth) == len(s.mastered) == len(s.on)
    for seat in range(s.seats):
        names = [(s.kind[card], s.nth[card]) for card in spells_of(s, seat)]
        assert len(names) == len(set(names))
    for spell, card in enumerate(SPELLS):
        assert s.sets[spell] >= NONE
        assert max(0, s.sets[spell]) + s.kind.count(spell) <= card.copies * BOXES[s.seats].boxes


def areas_hold_what_they_may(s: Magecraft) -> None:  # MC-5, MC-58, MC-61
    """At most 12 HP and one gem for the Cantrip; nobody in the game has 20 scored gems."""
    for seat in range(s.seats):
        assert len(s.hp[seat]) <= FULL_HP
        assert len(s.cantrip[seat]) <= 1
        assert len(s.score[seat]) < WINNING_SCORE or s.result is not None
    assert s.result is not None or len(participants(s)) > 1


def nothing_tells_what_is_hidden(s: Magecraft) -> None:  # section 5
    """What everybody knows of a hand is there."""
    for seat in range(s.seats):
        for colour in COLOURS:
            assert number(s.known[seat], colour) <= number(s.hand[seat], colour)


def a_golden_gem_waits_on_its_card(s: Magecraft) -> None:  # MC-46, MC-R35
    """It lies on a spell of its player, wherever a Revision may have put that since."""
    if s.golden != NONE:
        assert any(number(s.on[card], s.golden) for card in spells_of(s, s.turn))


def nobody_is_asked_without_a_choice(s: Magecraft) -> None:  # MC-R54
    """A question has two answers at least, each once, and only for somebody in the game."""
    if s.ask is not None and s.ask[0] != CHANCE:
        options = legal(s)
        assert len(options) == len(set(options)) >= 2
        assert s.ask[0] in participants(s)


def the_end_is_near(s: Magecraft) -> None:  # MC-R53
    """The quiet turns stay below the limit while the game goes on."""
    if s.result is None:
        assert s.quiet < s.quiet_limit * len(participants(s))


def the_right_ones_win(s: Magecraft) -> None:  # MC-60, MC-61, MC-R53
    """By score, as the last one standing, or by the order of the quiet end."""
    if s.result is None:
        return
    scores = [len(s.score[seat]) for seat in range(s.seats)]
    assert list(s.result.scores) == scores
    if max(scores) >= WINNING_SCORE:
        assert s.result.winners == (s.turn,)
        assert scores[s.turn] == WINNING_SCORE
    elif len(participants(s)) == 1:
        assert s.result.winners == tuple(participants(s))
    else:
        worth = {seat: (scores[seat], len(s.hp[seat]), len(s.shields[seat])) for seat in participants(s)}
        assert s.result.winners == tuple(seat for seat in worth if worth[seat] == max(worth.values()))
        assert s.quiet == s.quiet_limit * len(participants(s))


LAWS: Final = (
    no_gem_is_made_or_lost,
    every_spell_card_is_in_one_place,
    areas_hold_what_they_may,
    nothing_tells_what_is_hidden,
    a_golden_gem_waits_on_its_card,
    nobody_is_asked_without_a_choice,
    the_end_is_near,
    the_right_ones_win,
)
