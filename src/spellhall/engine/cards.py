"""Cards, the zones they lie in, and who knows their faces.

A card on the table is a number that says nothing about its face. ``kind[card]`` is its face and
``seen[card]`` the mask of the seats that know that face *where the card lies now*. Views and
``redeal`` come from these masks, and the laws hold news to them; nobody writes a filter by hand.

A deck whose order nobody knows has no order: it is a *bag*, a list of faces. Chance draws from it
(``enter``), and a card that goes back into it (``leave``) loses its number. A card whose face
nobody has seen yet may stay ``UNDRAWN``: then there is no secret that could leak.

A bag may be a ``bytearray``, where no game needs more than 256 faces: a face is found and taken out
several times as fast, and the bag copied too; or ``bytes``, which copies of a state share.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from random import Random
from typing import Any, ClassVar, Final, TypeVar

from spellhall.engine.steps import EVERYONE, NOBODY, State, copy_table
from spellhall.engine.subclassing import mypyc_attr

T = TypeVar("T")

UNDRAWN: Final = -1
"""The kind of a card whose face chance has not decided yet."""


REPRINTS: Final[dict[str, Mapping[str, Any]]] = {}
"""Card id to fields with other values: what a designer tries out. A face takes them as it is made, so
all that a game derives from its cards follows. Empty but while the lab imports a game, in a process of
its own."""

THE_GAME: Final = "game"
"""In place of a card's id: the numbers of the game that stand on no card."""

ABSENT: Final = -1
"""In a column of numbers: this card has none there."""

Allowed = range | Callable[[Any], str]
"""Which values a field may be set to: so many, or what is wrong with a value ("" if nothing is)."""

_IN_TEXT: Final = re.compile(r"\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}")


def take_reprint(row: object, id: str) -> None:
    """Give a row the values that are tried out."""
    for field, value in REPRINTS.get(id, {}).items():
        object.__setattr__(row, field, value)


def with_numbers(text: str, row: object) -> str:
    """A text with the numbers of its row: of ``Draw {draws} {draws|card|cards}.`` comes ``Draw 2 cards.``"""
    parts = _IN_TEXT.split(text)
    for at in range(1, len(parts), 4):
        value = getattr(row, parts[at])
        one, several = parts[at + 1], parts[at + 2]
        parts[at] = str(value) if one is None else one if value == 1 else several
        parts[at + 1] = parts[at + 2] = ""
    return "".join(parts)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """What is printed on a card. Games add columns of their own, by dataclasses that build on this one; those from
    outside without ``slots=True``, for the engine may be compiled and they are not.
    """

    id: str
    name: str
    deck: str
    text: str
    """What is printed. It may name columns, ``Draw {draws}.``: then it follows when another number is tried out."""
    flavour: str = ""
    icon: str = ""
    copies: int = 1

    settable: ClassVar[Mapping[str, Allowed]] = {"copies": range(61)}
    """The columns that the rules read, with the values that can be tried out. Where a row has nothing in one (None, an
    empty text, the column's default), there is nothing to set."""

    def __post_init__(self) -> None:
        if type(self) is not Face and "id" in vars(type(self)).get("__slots__", ()):  # it hides the compiled field
            raise TypeError(f"{type(self).__name__}: a dataclass of faces outside of Spellhall has no slots=True")
        take_reprint(self, self.id)
        for field in fields(self):
            value = getattr(self, field.name)
            if isinstance(value, str) and "{" in value:
                object.__setattr__(self, field.name, with_numbers(value, self))

    def said(self) -> dict[str, Any]:
        """The arguments with which a catalogue says the card's text: its numbers."""
        return whole_numbers(self)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True, kw_only=True)
class Numbers:
    """The numbers of a game that stand on no card: how large a hand is, what a point is worth. A game adds fields by a
    dataclass that builds on this one, makes one of it, and its rules read that.
    """

    settable: ClassVar[Mapping[str, Allowed]] = {}
    """The values that each of them can be set to."""

    def __post_init__(self) -> None:
        take_reprint(self, THE_GAME)


def whole_numbers(row: Any) -> dict[str, Any]:
    """The columns of a row that are whole numbers, by name."""
    found = {field.name: getattr(row, field.name) for field in fields(row)}
    return {name: value for name, value in found.items() if type(value) is int}


@dataclass(frozen=True, slots=True, kw_only=True)
class Zone:
    """A place for cards. ``sees`` is the mask of those who see what lies there.

    ``ordered``: the places in it can be told apart, so all can see *which* card leaves, if not its
    face (a row, the top of a deck). From a hand they cannot.
    """

    id: str
    kind: str
    owner: int | None = None
    sees: int = NOBODY
    ordered: bool = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(State):
    """A state with cards in it."""

    __slots__ = ("kind", "ordered", "seen", "sees", "spare", "zones")

    layouts: ClassVar[dict[int, tuple[Zone, ...]]]
    """The zones for each number of seats; zone numbers are indices into this and into ``zones``."""

    kind: list[int]
    seen: list[int]
    zones: list[tuple[int, ...]]
    """By zone, the cards that lie there. A zone is never changed, but exchanged for another: so copies of a state
    share all zones in which nothing has happened since."""
    spare: list[int]
    """Numbers of cards that went back into a bag, to be given again."""
    sees: tuple[int, ...]
    ordered: tuple[bool, ...]
    """By zone: what the layout says, at hand for every card that moves. Never changed, so copies share them."""

    def lay_table(self, seats: int) -> None:
        """Begin: every zone empty."""
        super().lay_table(seats)
        self.kind = []
        self.seen = []
        self.zones = [()] * len(self.layouts[seats])
        self.spare = []
        table: Any = type(self)  # mypy holds that a class cannot be hashed
        self.sees, self.ordered = _by_zone(table, seats)


@cache
def _by_zone(table: type[Cards], seats: int) -> tuple[tuple[int, ...], tuple[bool, ...]]:
    layout = table.layouts[seats]
    return tuple(zone.sees for zone in layout), tuple(zone.ordered for zone in layout)


def copy_cards(s: Cards, c: Cards) -> None:
    """Copy what every state with cards has from ``s`` to ``c``."""
    copy_table(s, c)
    c.kind = s.kind[:]
    c.seen = s.seen[:]
    c.zones = s.zones[:]
    c.spare = s.spare[:]
    c.sees = s.sees
    c.ordered = s.ordered


def enter(s: Cards, kind: int, zone: int, shown: int = NOBODY) -> int:
    """A card comes out of a bag into a zone, seen by those who see the zone and by ``shown``."""
    mask = s.sees[zone] | shown
    spare = s.spare
    if spare:
        card = spare.pop()
        s.kind[card] = kind
        s.seen[card] = mask
    else:
        card = len(s.kind)
        s.kind.append(kind)
        s.seen.append(mask)
    s.zones[zone] += (card,)
    return card


def leave(s: Cards, card: int, zone: int) -> int:
    """A card goes out of a zone, back into a bag: nobody can follow it any further.

    Returns its face. It goes by the same rule as ``move`` for what stays behind.
    """
    stayed = s.zones[zone] = without(s.zones[zone], card)
    insiders = s.sees[zone]
    if stayed and insiders != EVERYONE and not s.ordered[zone]:
        _lose_track(s, card, stayed, insiders, insiders)
    kind = s.kind[card]
    s.kind[card] = UNDRAWN
    s.seen[card] = NOBODY
    s.spare.append(card)
    return kind


def move(s: Cards, card: int, source: int, target: int, shown: int = NOBODY) -> None:
    """The one way a card changes its zone; keeps the masks right.

    Those who see either zone, and those it is ``shown`` to, know the card afterwards. The others
    know it only if they knew it before and could follow it.
    """
    zones, sees = s.zones, s.sees
    stayed = zones[source] = without(zones[source], card)
    zones[target] += (card,)
    insiders = sees[source]
    if insiders == EVERYONE:
        return  # and everyone goes on knowing it
    seen = s.seen
    shown |= sees[target]
    if shown != EVERYONE:
        if stayed and not s.ordered[source]:
            _lose_track(s, card, stayed, insiders, insiders | shown)
        seen[card] |= shown
        return
    if not s.ordered[source]:
        for other in stayed:  # nothing to lose, unless an onlooker may know of a copy
            if seen[other] != insiders and s.kind[other] == s.kind[card]:
                _lose_track(s, card, stayed, insiders, EVERYONE)
                break
    seen[card] = EVERYONE


def move_all(s: Cards, source: int, target: int, shown: int = NOBODY) -> None:
    """A whole zone goes to another, in the order in which it lies.

    Nothing stays behind, so nobody loses sight of any card: who knew one goes on knowing it, and those who see
    the target, and those it is ``shown`` to, know it too.
    """
    cards = s.zones[source]
    s.zones[source] = ()
    s.zones[target] += cards
    shown |= s.sees[target]
    if shown:
        show(s, cards, shown)


def leave_all(s: Cards, zone: int) -> list[int]:
    """A whole zone goes back into a bag. Returns the faces, in the order in which they lay."""
    cards = s.zones[zone]
    left = [s.kind[card] for card in cards]
    for card in cards:
        s.kind[card] = UNDRAWN
        s.seen[card] = NOBODY
    s.spare += cards
    s.zones[zone] = ()
    return left


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards, less one of them."""
    for at, other in enumerate(cards):  # compiled, this takes half the time of ``index``
        if other == card:
            return cards[:at] + cards[at + 1 :]
    raise LookupError(f"card {card} is not among {cards}")


def with_at(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The values, with another one in one place."""
    return values[:at] + (value,) + values[at + 1 :]  # noqa: RUF005  # the other way makes a list first


ONE: Final[tuple[bytes, ...]] = tuple(bytes([face]) for face in range(256))


def with_byte(values: bytes, at: int, value: int) -> bytes:
    """The same for small numbers."""
    return values[:at] + ONE[value] + values[at + 1 :]


def less(bag: bytes, face: int) -> bytes:
    """The bag, less one card with this face."""
    return bag.replace(ONE[face], b"", 1)


def _lose_track(s: Cards, card: int, stayed: tuple[int, ...], insiders: int, witnesses: int) -> None:
    """Who no longer knows what, now that ``card`` has left the cards that ``stayed``.

    The ``insiders`` see the zone it left; the ``witnesses`` saw its face as it went.
    """
    seen = s.seen
    if witnesses != EVERYONE:
        # The others do not know which card went, so they are sure of none of them.
        seen[card] &= witnesses
        for other in stayed:
            seen[other] &= witnesses
    # Copies are alike. Who knew of one copy there, and now sees a copy go, cannot tell whether it
    # was that one; to keep "their" copy in place would tell them that there were two.
    onlookers = witnesses & ~insiders & ~seen[card]
    if onlookers:
        for other in stayed:
            if seen[other] & onlookers and s.kind[other] == s.kind[card]:
                confused = seen[other] & onlookers
                seen[other] &= ~confused
                seen[card] |= confused
                onlookers &= ~confused


def show(s: Cards, cards: Iterable[int], to: int) -> None:
    """Let the seats of a mask see the faces of some cards where they lie."""
    seen = s.seen
    for card in cards:
        seen[card] |= to


def faces(s: Cards, cards: Iterable[int]) -> tuple[int, ...]:
    """The faces of some cards, in their order."""
    kind = s.kind
    return tuple([kind[card] for card in cards])


def faces_told(s: Cards, cards: Iterable[int]) -> tuple[int, ...]:
    """The same for news: nothing while nobody listens, so that ``tell`` goes on costing nothing then."""
    return () if s.news is None else faces(s, cards)


def count(s: Cards, kind: int, zone: int) -> int:
    """How many cards with this face lie in the zone."""
    kinds = s.kind
    found = 0
    for card in s.zones[zone]:
        if kinds[card] == kind:
            found += 1
    return found


def total(s: Cards, zone: int, worth: Sequence[int]) -> int:
    """What the cards in a zone add up to: ``worth`` is a column of the card table."""
    kinds = s.kind
    found = 0
    for card in s.zones[zone]:
        found += worth[kinds[card]]
    return found


def kinds_in(s: Cards, zone: int) -> list[int]:
    """The different faces in a zone, each once, in the order of the card table."""
    kind = s.kind
    return each_once([kind[card] for card in s.zones[zone]])


def each_once(faces: list[int]) -> list[int]:
    """These faces in the order of the card table, each once."""
    faces.sort()
    for at in range(1, len(faces)):
        if faces[at] == faces[at - 1]:
            return sorted(set(faces))
    return faces


def find(s: Cards, kind: int, zone: int) -> int:
    """A card with this face in the zone. Copies are alike, so any will do: the first."""
    kinds = s.kind
    for card in s.zones[zone]:
        if kinds[card] == kind:
            return card
    raise LookupError(f"no card of kind {kind} in zone {zone}")


def redeal(s: Cards, cards: Iterable[int], bag: list[int] | bytearray, knows: int, rng: Random) -> None:
    """Deal the faces that the seats in ``knows`` do not know anew, among those places and the bag.

    The faces are sorted first: the order in which they lay is the truth's, and the new world must
    come from what is known and from ``rng`` alone.
    """
    kind, seen = s.kind, s.seen
    hidden = [card for card in cards if not seen[card] & knows and kind[card] != UNDRAWN]
    faces = list(bag)
    for card in hidden:
        faces.append(kind[card])
    faces.sort()
    random = rng.random
    left: int = len(faces)  # compiled, a float times a length would be made of objects
    for card in hidden:
        at = int(random() * left)
        left -= 1
        kind[card] = faces[at]
        faces[at] = faces[left]
    bag[:] = faces[:left]


def undraw(s: Cards, cards: Iterable[int], bag: list[int], knows: int) -> None:
    """Put faces that the seats in ``knows`` do not know back into the bag, to be drawn when turned.

    The lazy sister of ``redeal``, for cards that nothing depends on before they are seen.
    """
    kind, seen = s.kind, s.seen
    for card in cards:
        if kind[card] != UNDRAWN and not seen[card] & knows:
            bag.append(kind[card])
            kind[card] = UNDRAWN
    bag.sort()


def face_ids(faces: Sequence[Face], verb: str) -> dict[int, str]:
    """Tokens for a question about faces: ``{0: "play spark", 1: "play flame", …}``."""
    return {kind: f"{verb} {face.id}" for kind, face in enumerate(faces)}
