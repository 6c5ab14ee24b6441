"""Train a linear policy by REINFORCE against random players: python -m spellhall.adapters.example GAME"""

import sys
from typing import Any

import numpy as np

from spellhall.adapters.gymnasium import LearnerEnv


def play(env: LearnerEnv, weights: Any, rng: Any, seed: int | None = None) -> tuple[float, list[Any]]:
    """Play one game; returns what it was worth, and of every decision what one can learn from it."""
    seen, _ = env.reset(seed=seed)
    steps, over, reward = [], False, 0.0
    while not over:
        signs = np.append(np.clip(seen, -1, 1), 1)  # what is there, not how much of it; and a constant
        signs /= np.linalg.norm(signs)
        legal = env.action_masks().nonzero()[0]
        logits = weights[legal] @ signs
        chances = np.exp(logits - logits.max())
        chances /= chances.sum()
        choice = rng.choice(len(legal), p=chances)
        steps.append((legal, signs, np.eye(len(legal))[choice] - chances))
        seen, reward, over, _, _ = env.step(legal[choice])
    return reward, steps


def train(game: str, games: int, learn: float = 2.0, seed: int = 1) -> Any:
    """Play so many games, from any seat, and learn from each; returns the weights."""
    env = LearnerEnv(game, bots="random", seat=None)
    rng = np.random.default_rng(seed)
    weights = np.zeros((len(env.moves), len(env.encoder) + 1))
    mean = 0.0
    for number in range(games):
        reward, steps = play(env, weights, rng, seed if number == 0 else None)
        for legal, signs, step in steps:  # a long game must not teach more than a short one
            weights[legal] += learn * (reward - mean) / len(steps) ** 0.5 * np.outer(step, signs)
        mean += (reward - mean) / min(number + 1, 500)
    return weights


if __name__ == "__main__":
    weights, env, rng = train(sys.argv[1], 1000), LearnerEnv(sys.argv[1], seat=None), np.random.default_rng(2)
    worth = [[play(env, one, rng)[0] for _ in range(200)] for one in (0 * weights, weights)]
    print("what a game is worth: at random {:+.2f}, after training {:+.2f}".format(*np.mean(worth, axis=1)))
