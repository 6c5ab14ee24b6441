"""Every game, at every number of seats and over its options, keeps every law."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spellhall.engine.info import GameInfo
from spellhall.engine.laws import LAWS, Reached, Start, laws_for, setups
from spellhall.engine.snapshot import snapshot
from spellhall.engine.steps import apply, legal
from tests.every import FINISHED

GAMES = [pytest.param(info, id=name) for name, info in FINISHED.items()]
CASES = [
    pytest.param(info, setup, law, id=f"{name}: {setup}-{law}")
    for name, info in FINISHED.items()
    for setup in setups(info)
    for law in laws_for(setup)
]

# How many random games each law plays for each setup. The dear ones look at every state from every
# seat; the defaults alone give them thousands of states.
SEEDS = {"views_do_not_leak": 3, "news_does_not_leak": 2, "asks_well": 2, "copies_never_change": 2, "replays": 2}


LONG = 1000


@cache
def is_long(info: GameInfo[Any]) -> bool:
    """One game of this has as many states as several of another."""
    s = info.begin(info.players[1], info.read_options({}), {})
    rng = Random(1)
    answers = 0
    while s.ask is not None:
        apply(s, rng.choice(legal(s)))
        answers += 1
    return answers > LONG


@pytest.mark.parametrize(("info", "setup", "law"), CASES)
def test_law(info: GameInfo[Any], setup: Start, law: str) -> None:
    usual = not setup.options and not setup.scenario
    for seed in range(SEEDS.get(law, 4) if usual and not is_long(info) else 1):
        LAWS[law](info, setup, seed)


@pytest.mark.parametrize("info", GAMES)
def test_laws_hold_for_any_seed(info: GameInfo[Any]) -> None:
    choices = list(setups(info))

    @settings(max_examples=10, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(
        st.sampled_from(choices), st.integers(0, 2**64), st.sampled_from(["ends", "is_plain_data", "worlds_play_on"])
    )
    def holds(setup: Start, seed: int, law: str) -> None:
        LAWS[law](info, setup, seed)

    holds()


@pytest.mark.parametrize("info", GAMES)
def test_everything_is_reached(info: GameInfo[Any]) -> None:
    """Every step, every answer of every question and every kind of news occurs in random play."""
    reached = Reached()
    seed = 0
    while (missing := reached.missing(info)) and seed < 400:
        for setup in setups(info):
            reached.play(info, setup, seed)
        seed += 1
    assert not missing


@pytest.mark.parametrize("info", GAMES)
def test_determinizing_really_deals_anew(info: GameInfo[Any]) -> None:
    """The leak law is not empty: worlds for a seat differ from the truth and from each other."""
    rng = Random(1)
    different = set()
    s = info.begin(info.players[0], info.read_options({}), {})
    for _ in range(40):
        if s.ask is None:
            break
        apply(s, rng.choice(legal(s)))
        different.add(str(snapshot(s)) == str(snapshot(info.determinize(s, 0, rng))))
    assert False in different
