"""How much one guest or one address may ask: buckets that fill again with time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from ipaddress import IPv4Address, ip_address, ip_network
from time import monotonic
from typing import Final

from spellhall.server.refusals import Refusal

_MOST_BUCKETS: Final = 20_000
_LONG: Final = 3600.0
_OF_ONE_HOUSE: Final = 64
"""So many first bits of an IPv6 address name a house; the others its owner chooses at will."""


def house_of(host: str) -> str | None:
    """Whose address it is, as limits count it: without a port, an IPv6 network as one; None if it is no address."""
    bare = host.strip()
    if bare.startswith("["):
        bare = bare[1:].partition("]")[0]
    elif bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        address = ip_address(bare.partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, _OF_ONE_HOUSE), strict=False))


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
    def wait(self) -> float:
        """After how many seconds there will be one, if nobody else takes it."""
        left = self._left + (monotonic() - self._at) * self._rate
        return 0.0 if left >= 1 else (1 - left) / self._rate if self._rate else _LONG

    @property
    def full(self) -> bool:
        """Nobody has taken anything for a while."""
        return self._left + (monotonic() - self._at) * self._rate >= self._burst


class Limiter:
    """A bucket for each guest, and a larger one for each address: a household or a school shares one."""

    def __init__(self, burst: int, rate: float, what: str, house_times: int = 1) -> None:
        self._burst = burst
        self._rate = rate
        self._what = what
        self._house_times = house_times
        self._buckets: dict[str, Bucket] = {}

    def bucket(self, key: str, times: int = 1) -> Bucket:
        """The bucket of a key."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= _MOST_BUCKETS:
                self._tidy()
            bucket = self._buckets[key] = Bucket(self._burst * times, self._rate * times)
        return bucket

    def take(self, key: str) -> None:
        """One more for this key; raises Refusal when there are too many."""
        if not self.bucket(key).take():
            raise Refusal("too_fast", "refusal-too-fast", what=self._what)

    def take_both(self, house: str, guest: str | None) -> None:
        """One more for a guest and for the address they come from. Who is nobody is their address."""
        self.take(guest or house)
        if not self.bucket(f"house {house}", self._house_times).take():
            raise Refusal("too_fast", "refusal-too-fast", what=self._what)

    def _tidy(self) -> None:
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
        while len(self._buckets) >= _MOST_BUCKETS:  # a flood from everywhere: better to forget than to fill the memory
            del self._buckets[next(iter(self._buckets))]


def too_many_connections(what: str) -> Callable[[], Refusal]:
    """Of a guest, or from an address."""
    return lambda: Refusal("too_many", "refusal-too-many", what=what)


class Tally:
    """How many of something each key has now."""

    def __init__(self, most: int, refusal: Callable[[], Refusal]) -> None:
        self._most = most
        self._refusal = refusal
        self._counts: dict[str, int] = {}

    def add(self, key: str) -> None:
        """One more; raises Refusal when there are too many."""
        count = self._counts.get(key, 0)
        if count >= self._most:
            raise self._refusal()
        self._counts[key] = count + 1

    def remove(self, key: str) -> None:
        """One less."""
        count = self._counts.get(key, 0)
        if count <= 1:
            self._counts.pop(key, None)
        else:
            self._counts[key] = count - 1

    @contextmanager
    def held(self, *keys: str) -> Iterator[None]:
        """One more for each of these keys, as long as it lasts; raises Refusal when there are too many."""
        with ExitStack() as taken:
            for key in keys:
                self.add(key)
                taken.callback(self.remove, key)
            yield
