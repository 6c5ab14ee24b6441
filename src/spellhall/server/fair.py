"""Shuffles that can be proved.

Before anybody has joined, the server fixes a secret and shows its hash. Every player's client
adds a salt. The seed is the hash of the secret and all salts: the server cannot choose it, because
its secret was fixed before the salts; no player can, because none knows the secret. When the game
is over, the secret is opened, and anybody can repeat the deal.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

import spellhall
from spellhall.engine.record import Verdict
from spellhall.server.refusals import RecordRefusal


def new_secret() -> str:
    """A secret nobody can guess."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is shown before the deal."""
    return sha256(secret.encode()).hexdigest()


def seed_of(secret: str, salts: Sequence[str]) -> str:
    """The seed: the secret, then the salt of each seat in order, one a line, hashed."""
    return sha256("\n".join((secret, *salts)).encode()).hexdigest()


def drawn(secret: str, purpose: str) -> float:
    """A number from 0 to 1 that nobody can foresee and every process of the hall agrees on."""
    return int.from_bytes(hmac.digest(secret.encode(), purpose.encode(), "sha256")[:6], "big") / 2**48


def verify(record: Mapping[str, Any]) -> tuple[Verdict, bool]:
    """Prove a record, and its seed if the hall committed to it; raises BadRecord.

    Returns the engine's verdict and whether there was a commitment.
    """
    verdict = spellhall.verify(record)
    fairness = record.get("fairness")
    if fairness is None:
        return verdict, False
    try:
        secret, salts, shown = fairness["secret"], fairness["salts"], fairness["commitment"]
        texts = [secret, shown, *salts]
    except (TypeError, KeyError):
        raise RecordRefusal("refusal-fairness-damaged") from None
    if not all(isinstance(text, str) for text in texts):
        raise RecordRefusal("refusal-fairness-damaged")
    if not hmac.compare_digest(commitment(secret).encode(), shown.encode()):
        raise RecordRefusal("refusal-other-secret")
    if seed_of(secret, salts) != record["seed"]:
        raise RecordRefusal("refusal-other-seed")
    return verdict, True
