"""How cards, zones and news are written down for one viewer, in the shapes of ``views``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from spellhall.engine.cards import UNDRAWN, Cards, Face
from spellhall.engine.views import CardView, NewsView, ZoneView


def card_view(s: Cards, card: int, knows: int, faces: Sequence[Face], id: str | None) -> CardView:
    """A card as the seats in ``knows`` see it: its face if they know it, else its back."""
    kind = s.kind[card]
    view: CardView
    if kind == UNDRAWN or not s.seen[card] & knows:
        view = {"face": None}
    else:
        view = {"face": faces[kind].id, "name": faces[kind].name}
    if id is not None:
        view["id"] = id
    return view


def zone_view(s: Cards, zone: int, knows: int, faces: Sequence[Face]) -> ZoneView:
    """A zone as the seats in ``knows`` see it.

    Places of an ordered zone have ids by place. In an unordered zone the known cards come first,
    sorted and counted by face, then the backs: the order in which they lie would tell things.
    """
    about = s.layouts[s.seats][zone]
    cards: list[CardView]
    if about.ordered:
        cards = [card_view(s, card, knows, faces, f"{about.id}.{place}") for place, card in enumerate(s.zones[zone])]
    else:
        kinds, seen = s.kind, s.seen
        known = [kinds[card] for card in s.zones[zone] if seen[card] & knows and kinds[card] != UNDRAWN]
        known.sort()
        cards = []
        copy, last = 0, UNDRAWN
        for kind in known:
            copy = copy + 1 if kind == last else 0
            last = kind
            face = faces[kind]
            cards.append({"id": f"{about.id}.{face.id}.{copy}", "face": face.id, "name": face.name})
        cards += [{"face": None} for _ in range(len(s.zones[zone]) - len(known))]
    return {
        "id": about.id,
        "title": about.title,
        "kind": about.kind,
        "owner": about.owner,
        "count": len(cards),
        "cards": cards,
    }


class Headlines:
    """How a game words its news.

    ``kinds`` gives for each kind the names of its arguments and a sentence with holes for them;
    ``words`` says how to write an argument: its id for programs and its name for people. An
    argument called ``seat`` (or ``seat_…``) is a seat and is written with the player's name.
    """

    __slots__ = ("kinds", "words")

    def __init__(
        self,
        kinds: Mapping[str, tuple[str, str]],
        words: Mapping[str, Callable[[Any], tuple[Any, str]]],
    ) -> None:
        self.kinds = {kind: (fields.split(), text) for kind, (fields, text) in kinds.items()}
        self.words = words

    def write(self, number: int, kind: str, args: Sequence[Any], names: Sequence[str]) -> NewsView:
        """One piece of news, for programs (``about``) and for people (``text``)."""
        fields, sentence = self.kinds[kind]
        about: dict[str, Any] = {}
        spoken: dict[str, str] = {}
        for field, value in zip(fields, args, strict=True):
            if field.startswith("seat"):
                about[field], spoken[field] = value, names[value]
            elif field in self.words:
                about[field], spoken[field] = self.words[field](value)
            else:
                about[field], spoken[field] = value, str(value)
        return {"number": number, "kind": kind, "text": sentence.format(**spoken), "about": about}
