"""How much one guest or one address may ask: buckets that fill again with time."""

from __future__ import annotations

from time import monotonic
from typing import Final

from spellhall.server.refusals import Refusal

_MOST_BUCKETS: Final = 20_000


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, burst: int, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._left = float(burst)
        self._at = monotonic()

    def take(self) -> bool:
        """One more, if there is one."""
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        """Nobody has taken anything for a while."""
        return self._left + (monotonic() - self._at) * self._rate >= self._burst


class Limiter:
    """A bucket for each key: a guest, an address."""

    def __init__(self, burst: int, rate: float, what: str) -> None:
        self._burst = burst
        self._rate = rate
        self._what = what
        self._buckets: dict[str, Bucket] = {}

    def bucket(self, key: str) -> Bucket:
        """The bucket of a key."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= _MOST_BUCKETS:
                self._tidy()
            bucket = self._buckets[key] = Bucket(self._burst, self._rate)
        return bucket

    def take(self, key: str) -> None:
        """One more for this key; raises Refusal when there are too many."""
        if not self.bucket(key).take():
            raise Refusal("too_fast", "refusal-too-fast", what=self._what)

    def _tidy(self) -> None:
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
        if len(self._buckets) >= _MOST_BUCKETS:
            self._buckets.clear()  # a flood from everywhere: better to forget than to fill the memory


class Tally:
    """How many of something each key has now."""

    def __init__(self, most: int, what: str) -> None:
        self._most = most
        self._what = what
        self._counts: dict[str, int] = {}

    def add(self, key: str) -> None:
        """One more; raises Refusal when there are too many."""
        count = self._counts.get(key, 0)
        if count >= self._most:
            raise Refusal("too_many", "refusal-too-many", what=self._what)
        self._counts[key] = count + 1

    def remove(self, key: str) -> None:
        """One less."""
        count = self._counts.get(key, 0)
        if count <= 1:
            self._counts.pop(key, None)
        else:
            self._counts[key] = count - 1
