"""The answer that a decision takes by itself when the turn timer has run out. (ML-R13; rules, section 6)"""

from __future__ import annotations

from typing import Any

from spellhall.engine.steps import legal
from spellhall.games.magelight.cards import CARD
from spellhall.games.magelight.hand import channel_card
from spellhall.games.magelight.spells.piles import MOST_PURGED, discard_card, purge_card
from spellhall.games.magelight.state import DISCARD, Magelight
from spellhall.games.magelight.turn import END, action, pass_card


def default_answer(s: Magelight) -> Any:
    """The first answer on the list, but for the questions that have a better one."""
    assert s.ask is not None
    _, question, args = s.ask
    answers = legal(s)
    if question is action:
        return END
    if question in (channel_card, pass_card):
        return min(answers, key=lambda kind: CARD[kind].burn)
    if question is discard_card or (question is purge_card and args == (MOST_PURGED,)):
        return next(kind for kind in (s.kind[card] for card in reversed(s.zones[DISCARD])) if kind in answers)
    return answers[0]
