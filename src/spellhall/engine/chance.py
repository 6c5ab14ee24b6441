"""The generator that answers for chance in a real game: a stream of numbers made from the seed.

Block i of the stream is the BLAKE2b hash of i under the seed as key. So the whole generator is a
seed and a counter (it copies in no time), nobody can work out the next card from the ones seen,
the stream is the same on every machine and in every language, and a seed whose hash was published
before the deal proves, once opened, that nothing was arranged.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import Final

_NUMBERS_IN_BLOCK: Final = 16
_unpack = Struct("<16I").unpack


class Chance:
    """A seeded stream of numbers; ``count`` says how many have been taken."""

    __slots__ = ("_block", "_key", "count", "seed")

    def __init__(self, seed: int | str, count: int = 0, key: bytes = b"", block: tuple[int, ...] = ()) -> None:
        self.seed = seed
        self.count = count
        self._key = key or blake2b(str(seed).encode("utf-8", "surrogatepass")).digest()
        self._block = block
        if count % _NUMBERS_IN_BLOCK and not block:
            self._load()

    def below(self, n: int) -> int:
        """The next number of the stream, brought into 0 … n-1.

        Multiplying and shifting favours no number by more than n / 2**32.
        """
        at = self.count % _NUMBERS_IN_BLOCK
        if not at:
            self._load()
        self.count += 1
        return self._block[at] * n >> 32

    def copy(self) -> Chance:
        """A stream that goes on with the same numbers."""
        return Chance(self.seed, self.count, self._key, self._block)

    def _load(self) -> None:
        index = self.count // _NUMBERS_IN_BLOCK
        self._block = _unpack(blake2b(index.to_bytes(8, "little"), key=self._key).digest())
