"""How a view is built from what a game declares (``sight``)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from spellhall.engine.cards import UNDRAWN, Cards, Zone
from spellhall.engine.sight import BACK, EACH_SEAT, OVER, Place, Shown, Sight
from spellhall.engine.steps import EVERYONE, State, bit
from spellhall.engine.views import CardView, Look, SeatView, ZoneView


class Spot:
    """A place at a table with a certain number of seats."""

    __slots__ = (
        "back_of",
        "below",
        "hidden",
        "id",
        "kind",
        "ordered",
        "owner",
        "place",
        "read",
        "sees",
        "when",
        "zone",
    )

    def __init__(self, place: Place, owner: int | None, layout: Sequence[Zone]) -> None:
        self.place = place
        self.owner = owner
        self.id = place.id if owner is None else place.id.replace("{}", str(owner))
        self.read = place.read
        self.when: Callable[..., bool] | None = place.when
        self.sees: Callable[..., bool] | None = place.sees
        self.below: Callable[..., int] | None = place.below
        self.back_of: list[int] = list(place.back_of)
        self.kind: str = place.kind
        self.ordered: bool = place.ordered
        """Whether its places can be told apart."""
        self.hidden: bool = place.hidden
        """Whether backs may be seen here."""
        self.zone = BACK
        """The zone of the state that is read, if any."""
        if place.read is None:
            for at, zone in enumerate(layout):
                if zone.id == self.id:
                    self.zone, self.kind, self.ordered, self.hidden = at, zone.kind, zone.ordered, zone.sees != EVERYONE
            if self.zone < 0:
                raise ValueError(f"place {self.id}: the state has no such zone, and nothing says how to read it")

    def there(self, s: Any, knows: int) -> bool:
        """Whether the place is there now."""
        if self.when is not None and not self.when(s, self.owner, knows):
            return False
        return self.sees is None or self.sees(s, self.owner, knows)

    def faces(self, s: Any, knows: int) -> Sequence[int]:
        """The faces that lie here as the viewer sees them, in the order of the view."""
        if self.read is not None:
            return self.read(s, self.owner, knows)
        state: Cards = s
        kinds, seen = state.kind, state.seen
        back_of = self.back_of
        found: list[int] = []
        for card in state.zones[self.zone]:
            kind = kinds[card]
            if kind != UNDRAWN and seen[card] & knows:
                found.append(kind)
            elif back_of:
                found.append(BACK - back_of[kind])
            else:
                found.append(BACK)
        if not self.ordered:
            found.sort()
            backs = 0
            while backs < len(found) and found[backs] < 0:
                backs += 1
            if backs:
                found = found[backs:] + found[:backs][::-1]
        if self.below is not None:  # what lies on top unseen is as good as what lies below
            while found and found[-1] == BACK:
                found.pop()
        return found

    def count(self, s: Any, faces: Sequence[int]) -> int:
        """How many cards there are."""
        if self.below is None:
            return len(faces)
        lying = len(faces)
        if self.zone >= 0:
            state: Cards = s
            lying = len(state.zones[self.zone])
        return lying + self.below(s)


def spots(sight: Sight[Any], seats: int, layout: Sequence[Zone]) -> list[Spot]:
    """All places of a table, in the order of its views."""
    found: list[Spot] = []
    places = sight.places
    at = 0
    while at < len(places):
        run = at
        while run < len(places) and "{}" in places[run].id:
            run += 1
        if run == at:
            found.append(Spot(places[at], None, layout))
            at += 1
            continue
        for owner in range(seats):
            found += [Spot(place, owner, layout) for place in places[at:run]]
        at = run
    return found


class Looker:
    """Builds the views of one game with one number of seats."""

    def __init__(self, sight: Sight[Any], seats: int, layout: Sequence[Zone]) -> None:
        self.sight = sight
        self.seats = seats
        self.spots = spots(sight, seats, layout)

    def look(self, s: State, seat: int | None) -> Look:
        """What a seat sees; None is a spectator."""
        sight, knows = self.sight, bit(seat)
        over = s.result is not None
        zones: list[ZoneView] = []
        for spot in self.spots:
            if spot.place.members is not None:
                zones += self._series(s, spot, knows)
            elif spot.there(s, knows):
                zones.append(self._zone(s, spot, knows))
        return {
            "status": {
                "phase": OVER if over else sight.phase(s),
                "round": sight.round(s),
                "turn": None if over else sight.turn(s),
            },
            "table": self._values(s, sight.table, None, knows),
            "mine": {} if seat is None else self._values(s, sight.mine, seat, knows),
            "seats": [self._seat(s, owner, knows) for owner in range(self.seats)],
            "zones": zones,
        }

    def _seat(self, s: State, owner: int, knows: int) -> SeatView:
        return {
            "seat": owner,
            "name": "",
            "shows": self._values(s, self.sight.seats, owner, knows),
        }

    def _values(self, s: State, declared: Sequence[Shown], owner: int | None, knows: int) -> dict[str, Any]:
        """The values of the table (no owner), of a seat or of the viewer."""
        shown: dict[str, Any] = {}
        counted: Sequence[Any] = ()
        for value in declared:
            each = value.each
            if value.sees is not None and not value.sees(s, owner or 0, knows):
                got = [value.unseen() for _ in range(self.seats if each == EACH_SEAT else len(each) or 1)]
            else:
                if value.start <= 0:
                    counted = value.read(s) if owner is None else value.read(s, owner)
                if value.start >= 0:
                    got = [value.seen(one) for one in counted[value.start : value.start + (len(each) or 1)]]
                else:
                    got = [value.seen(one) for one in counted] if each else [value.seen(counted)]
            shown[value.id] = got if each == EACH_SEAT else dict(zip(each, got, strict=True)) if each else got[0]
        return shown

    def _zone(self, s: State, spot: Spot, knows: int) -> ZoneView:
        place = spot.place
        faces = spot.faces(s, knows)
        cards = _cards(place, spot.id, faces, spot.ordered)
        _add_marks(place, s, spot.owner, cards)
        return _zone_view(spot, spot.id, spot.count(s, faces), cards)

    def _series(self, s: State, spot: Spot, knows: int) -> list[ZoneView]:
        place = spot.place
        assert place.members is not None
        assert place.id_of is not None
        assert place.read is not None
        found: list[ZoneView] = []
        for member in place.members(s, spot.owner):
            id = place.id_of(s, member)
            cards = _cards(place, id, place.read(s, member, knows), True)
            marks = {mark.id: mark.seen(mark.read(s, member)) for mark in place.marks}
            if marks:
                cards[0]["marks"] = marks
            found.append(_zone_view(spot, id, len(cards), cards))
        return found


def _zone_view(spot: Spot, id: str, count: int, cards: list[CardView]) -> ZoneView:
    place = spot.place
    zone: ZoneView = {
        "id": id,
        "sort": place.sort,
        "kind": spot.kind,
        "owner": spot.owner,
        "count": count,
        "cards": cards,
    }
    if place.columns:
        zone["columns"] = place.columns
        zone["rows"] = list(place.rows)
        zone["groups"] = list(place.groups)
    return zone


def _cards(place: Place, id: str, faces: Sequence[int], ordered: bool) -> list[CardView]:
    """The cards of a place. In an ordered one each has its place as its id, otherwise its face and a number; a back has
    none: the order in which they lie would tell things.
    """
    table, backs, names = place.faces, place.backs, place.names
    found: list[CardView] = []
    copies: dict[str, int] = {}  # by id: two faces of the table may be one card with different backs
    for at, face in enumerate(faces):
        view: CardView = {"face": table[face].id if face >= 0 else None}
        if face < 0 and backs:
            view["back"] = backs[BACK - face]
        if names:
            view["id"] = names[at]
        elif ordered:
            view["id"] = f"{id}.{at}"
        elif face >= 0:
            name = table[face].id
            copy = copies[name] = copies.get(name, -1) + 1
            view["id"] = f"{id}.{name}.{copy}"
        found.append(view)
    return found


def _add_marks(place: Place, s: Any, owner: int | None, cards: list[CardView]) -> None:
    if place.up is not None:
        for view, up in zip(cards, place.up.read(s, owner), strict=False):
            view["up"] = bool(up)
    if place.pieces is not None:
        for view, pieces in zip(cards, place.pieces.read(s, owner), strict=False):
            view["pieces"] = list(pieces)
    if place.on is not None:
        for view, on in zip(cards, place.on.read(s, owner), strict=False):
            view["on"] = [_lying_on(view, place.on.values, at, face) for at, face in enumerate(on)]
    if place.marks:
        for view in cards:
            view["marks"] = {}
        for mark in place.marks:
            for view, got in zip(cards, mark.read(s, owner), strict=False):
                view["marks"][mark.id] = mark.seen(got)


def _lying_on(holder: CardView, faces: tuple[str, ...], at: int, face: int) -> CardView:
    view: CardView = {"face": faces[face] if face >= 0 else None}
    if "id" in holder:
        view["id"] = f"{holder['id']}.{at}"
    return view
