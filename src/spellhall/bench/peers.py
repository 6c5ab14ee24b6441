"""Other projects, played from Python the ordinary way, each with as little around it as possible.

Decisions are counted as ours are: answers of players, forced ones included, those of chance not.
Where a peer leaves the choice to us it gets our cheap draw, not a slower one of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from importlib import import_module
from importlib.metadata import version
from itertools import cycle
from random import Random
from typing import Any, Final

from spellhall.bench.contestants import ITERATIONS, SAMPLED_GAMES, SEED, Contestant, Task, quarters
from spellhall.installing import how_to_get

YARDSTICK: Final = ("OpenSpiel", "hearts")
"""House and game of the contestant with which the others are compared."""

INSTALL: Final = how_to_get("open_spiel", "rlcard", "catanatron")


def open_spiel() -> list[Contestant]:
    """Hearts and crazy eights, both written in C++."""
    pyspiel = import_module("pyspiel")
    return [_of_open_spiel(pyspiel.load_game(name), name) for name in ("hearts", "crazy_eights")]


def _ismcts(game: Any, middles: Sequence[Any]) -> dict[str, Task]:
    """OpenSpiel's own search for games of hidden information, with the settings of its examples;
    nothing where its Python part is missing.
    """
    try:
        ismcts = import_module("open_spiel.python.algorithms.ismcts")
        mcts = import_module("open_spiel.python.algorithms.mcts")
        random_state = import_module("numpy").random.RandomState(SEED)
    except ImportError:
        return {}
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random_state),
        uct_c=2.0,
        max_simulations=ITERATIONS,
        random_state=random_state,
    )
    states = cycle([state for state in middles if not state.is_chance_node() and len(state.legal_actions()) > 1])

    def task() -> int:
        bot.step(next(states))
        return ITERATIONS

    return {"search": task}


def _of_open_spiel(game: Any, name: str) -> Contestant:
    random = Random(SEED).random

    def play_one() -> tuple[Any, int]:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()  # with one pack of cards all are equally likely
                state.apply_action(outcomes[int(random() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
                decisions += 1
        return state, decisions

    middles: list[Any] = []
    chance = 0
    for _ in range(SAMPLED_GAMES):
        history = play_one()[0].full_history()
        turns = [at for at, taken in enumerate(history) if taken.player >= 0]
        chance += len(history) - len(turns)
        for at in quarters(turns):
            state = game.new_initial_state()
            for taken in history[:at]:
                state.apply_action(taken.action)
            middles.append(state)
    return Contestant(
        house="OpenSpiel",
        version=version("open_spiel"),
        game=name,
        seats=game.num_players(),
        tasks={
            "play": lambda: play_one()[1],
            "copy": _each(middles, lambda state: state.clone()),
            **(_ismcts(game, middles) if name == YARDSTICK[1] else {}),
        },
        chance_per_game=chance / SAMPLED_GAMES,
    )


def rlcard() -> list[Contestant]:
    """Uno through its environment, which makes the next player's observation at every step."""
    env = import_module("rlcard").make("uno", config={"seed": SEED})
    random = Random(SEED).random

    def turns() -> Iterator[Any]:
        state, _ = env.reset()
        while not env.is_over():
            yield env.game
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(random() * len(actions))])

    return [
        Contestant(
            house="RLCard",
            version=version("rlcard"),
            game="uno",
            seats=env.num_players,
            tasks={"play": lambda: sum(1 for _ in turns()), "copy": _each(_middles(turns, deepcopy), deepcopy)},
            chance_per_game=None,
        )
    ]


def catanatron() -> list[Contestant]:
    """Four of its random players."""
    library = import_module("catanatron")
    turn_limit = import_module("catanatron.game").TURNS_LIMIT
    random = Random(SEED).random

    def turns() -> Iterator[Any]:
        players = [library.RandomPlayer(color) for color in library.Color]
        game = library.Game(players, seed=1 + int(random() * 1e9))
        while game.winning_color() is None and game.state.num_turns < turn_limit:
            yield game
            game.play_tick()

    def copy(game: Any) -> Any:
        return game.copy()

    return [
        Contestant(
            house="Catanatron",
            version=version("catanatron"),
            game="catan",
            seats=len(library.Color),
            tasks={"play": lambda: sum(1 for _ in turns()), "copy": _each(_middles(turns, copy), copy)},
            chance_per_game=None,
        )
    ]


def _middles(turns: Callable[[], Iterator[Any]], copy: Callable[[Any], Any]) -> list[Any]:
    """Copies of the game a quarter, a half and three quarters through several random games."""
    return [state for _ in range(SAMPLED_GAMES) for state in quarters([copy(game) for game in turns()])]


def _each(states: Sequence[Any], work: Callable[[Any], Any]) -> Task:
    def task() -> int:
        for state in states:
            work(state)
        return len(states)

    return task


PEERS: Final[dict[str, Callable[[], list[Contestant]]]] = {
    "OpenSpiel": open_spiel,
    "RLCard": rlcard,
    "Catanatron": catanatron,
}


def enter() -> tuple[list[Contestant], list[str]]:
    """The peers that are here, and a sentence for each that is not."""
    entered: list[Contestant] = []
    missing: list[str] = []
    for house, contestants in PEERS.items():
        try:
            entered += contestants()
        except ImportError:
            missing.append(f"{house} is not installed; to compare with it: {INSTALL}")
        except Exception as error:  # another release of a peer must not spoil the figures of the rest
            missing.append(f"{house} cannot be played here ({type(error).__name__}: {error}); try: {INSTALL}")
    return entered, missing
