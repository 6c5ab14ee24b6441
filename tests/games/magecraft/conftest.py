"""Fixtures for the tests of Magecraft."""

from __future__ import annotations

import pytest

from spellhall.engine.steps import ask
from spellhall.games.magecraft import study
from spellhall.games.magecraft.state import Magecraft
from spellhall.games.magecraft.turn import drop_shield


@pytest.fixture
def before_refresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game stops at the Refresh Phase (asking something else), so that one can see what lies on the cards.

    Without it a turn in which nothing more can be done goes on to the next player by itself.
    """

    def stop(s: Magecraft) -> None:
        ask(s, s.turn, drop_shield)

    monkeypatch.setattr(study, "refresh_phase", stop)
