"""How a card's text happens: its words are pushed as steps, in the order written."""

from __future__ import annotations

from spellhall.games.magewars.cards.words import Text
from spellhall.games.magewars.state import MageWars, book


def perform(s: MageWars, seat: int, card: int, text: Text) -> None:
    """Let a player carry out a text; each word becomes the step of its name."""
    steps, stack, who_and_what = book.steps, s.stack, (seat, card)
    for word in text[::-1]:
        stack.append((steps[word[0]], who_and_what + word[1:]))
