"""Train a linear policy by REINFORCE against random players: python -m spellhall.adapters.example GAME"""

import sys

import numpy as np

from spellhall.adapters.gymnasium import LearnerEnv


def train(game: str, games: int, learn: float = 0.2, seed: int = 1) -> list[float]:
    """Play so many games and learn from each; returns what every game was worth to the learner."""
    env = LearnerEnv(game, bots="random", seat=None)
    rng = np.random.default_rng(seed)
    amounts = np.array([not column.name.endswith(("number", "named")) for column in env.encoder.columns])
    weights = np.zeros((len(env.moves), amounts.sum()))
    worth: list[float] = []
    for number in range(games):
        seen, _ = env.reset(seed=seed if number == 0 else None)
        steps, over, reward = [], False, 0.0
        while not over:
            seen = seen[amounts] / (1 + np.linalg.norm(seen[amounts]))
            legal = env.action_masks().nonzero()[0]
            logits = weights[legal] @ seen
            chances = np.exp(logits - logits.max())
            chances /= chances.sum()
            choice = rng.choice(len(legal), p=chances)
            steps.append((legal, seen, chances, choice))
            seen, reward, over, _, _ = env.step(legal[choice])
        worth.append(reward)
        surprise = reward - np.mean(worth[-500:])
        for legal, seen, chances, choice in steps:
            chances[choice] -= 1
            weights[legal] -= learn * surprise * np.outer(chances, seen)
    return worth


if __name__ == "__main__":
    before, after = train(sys.argv[1], 200, learn=0), train(sys.argv[1], 1000)[-200:]
    print(f"what a game is worth: at random {np.mean(before):+.2f}, after training {np.mean(after):+.2f}")
