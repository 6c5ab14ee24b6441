"""How fast the environments are, beside those of other projects. ``spellhall bench`` runs these races.

PettingZoo: everybody plays at random through its loop as its documentation shows it, ``last`` gives the acting agent's
observation and mask, ``step`` plays a legal move; Hanabi is the yardstick. OpenSpiel: all actions count, those of
chance too, and three of its own games that are written in Python play beside ours. Batches: so many games at once, with
one learner, by the clock, because ``AsyncVectorEnv`` has a process for each game.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any, Final

import spellhall
from spellhall.adapters.pettingzoo import ENVIRONMENTS, name_of
from spellhall.bench.contestants import HOUSE, SEED, Contestant, Task
from spellhall.bench.race import Figures, Plan, judge, race
from spellhall.engine.info import GameInfo

AT_ONCE: Final = 16
"""Games in a batch."""
WORKERS: Final = 2
IN_PYTHON: Final = {
    "python_kuhn_poker": "kuhn_poker",
    "python_liars_poker": "liars_poker",
    "python_tic_tac_toe": "tic_tac_toe",
}
"""Games of OpenSpiel's own that are written in Python, and their modules."""

Chosen = Sequence[tuple[GameInfo[Any], int]]
Progress = Callable[[str], None]


def enter(chosen: Chosen, beside_hanabi: bool) -> tuple[list[Contestant], Contestant | None]:
    """Our games at these numbers of seats, then Hanabi if it is wanted, the yardstick of the rest."""
    ours = [
        _contestant(name_of(info.name), seats, play_through(ENVIRONMENTS[name_of(info.name)].env(seats)))
        for info, seats in chosen
    ]
    if not beside_hanabi:
        return ours, None
    yardstick = _contestant("hanabi_v5", 2, play_through(hanabi()), "PettingZoo", version("pettingzoo"))
    return [*ours, yardstick], yardstick


def _contestant(
    name: str, seats: int, play: Task, house: str = HOUSE, release: str = spellhall.__version__
) -> Contestant:
    """Its one task is ``play``."""
    return Contestant(house=house, version=release, game=name, seats=seats, tasks={"play": play}, chance_per_game=None)


def hanabi() -> Any:
    """PettingZoo's own, with its usual settings."""
    try:
        return import_module("pettingzoo").make("aec", "classic/hanabi-v5")
    except AttributeError:  # an older PettingZoo, without a register
        return import_module("pettingzoo.classic.hanabi_v5").env()


def play_through(env: Any) -> Task:
    """Play one game at random; count the decisions."""
    random = Random(SEED).random

    def play() -> int:
        env.reset(seed=int(random() * 2**31))
        decisions = 0
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            moves = observation["action_mask"].view(bool).nonzero()[0]  # of yes and no, faster than of numbers
            env.step(int(moves[int(random() * len(moves))]))
            decisions += 1
        return decisions

    return play


def race_open_spiel(chosen: Chosen, plan: Plan, progress: Progress) -> list[Figures]:
    """Our games through OpenSpiel, then its own."""
    pyspiel = import_module("pyspiel")
    import_module("spellhall.adapters.openspiel")
    entered = []
    for info, seats in chosen:
        loaded = pyspiel.load_game(f"spellhall_{info.name}", {"players": seats})
        entered.append(_contestant(f"spellhall_{info.name}", seats, play_in_open_spiel(loaded)))
    for name, module in IN_PYTHON.items():
        import_module(f"open_spiel.python.games.{module}")  # which registers it
        loaded = pyspiel.load_game(name)
        theirs = "OpenSpiel", version("open_spiel")
        entered.append(_contestant(name, loaded.num_players(), play_in_open_spiel(loaded), *theirs))
    return judge(race(entered, plan, progress), None)


def play_in_open_spiel(game: Any) -> Task:
    """Play one game at random; count the actions, those of chance too."""
    random = Random(SEED).random

    def play() -> int:
        state = game.new_initial_state()
        actions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                left = random()
                outcomes = state.chance_outcomes()
                at = 0
                while (left := left - outcomes[at][1]) > 0 and at + 1 < len(outcomes):
                    at += 1
                state.apply_action(outcomes[at][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
            actions += 1
        return actions

    return play


def race_batches(chosen: Chosen, plan: Plan, progress: Progress) -> list[Figures]:
    """Each game with the fewest seats chosen: our batch with one worker and with several, then Gymnasium's."""
    vector = import_module("gymnasium.vector")
    environments = import_module("spellhall.adapters.gymnasium")
    batches = import_module("spellhall.adapters.batch")
    found: list[Figures] = []
    for name, seats in {info.name: seats for info, seats in reversed(chosen)}.items():
        one = partial(environments.LearnerEnv, name, seats)
        made = {
            f"Spellhall's LearnerBatch, {AT_ONCE} games, 1 worker": batches.LearnerBatch(name, AT_ONCE, seats),
            f"The same with {WORKERS} workers": batches.LearnerBatch(name, AT_ONCE, seats, workers=WORKERS),
            f"Gymnasium's AsyncVectorEnv, {AT_ONCE} games": vector.AsyncVectorEnv([one] * AT_ONCE),
        }
        entered = [_contestant(name, seats, step_at_random(envs), house, "") for house, envs in made.items()]
        found += judge(race(entered, plan, progress, time.perf_counter), entered[-1])
        for envs in made.values():
            envs.close()
    houses = [one.contestant.house for one in found[:3]]
    return sorted(found, key=lambda one: houses.index(one.contestant.house))


def step_at_random(envs: Any) -> Task:
    """One step of all games with random legal moves; count the games."""
    rng = import_module("numpy").random.default_rng(SEED)
    _, infos = envs.reset(seed=SEED)

    def step() -> int:
        nonlocal infos
        masks = infos["action_mask"]
        *_, infos = envs.step((rng.random(masks.shape) * masks).argmax(axis=1))
        return len(masks)

    return step
