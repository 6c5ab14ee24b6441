"""A view as plain lines: for terminals, screen readers, language models and golden files.

What stands in round brackets is face down: ``(Owl)`` was seen before, ``(?)`` never. A player in square brackets has a
piece there: ``Marus, bell row, left: Shrine of the Amulet [Ann]``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from spellhall.engine.sight import EACH_SEAT, Shown
from spellhall.engine.views import CardView, DecisionView, DeedView, ResultView, View, ZoneView
from spellhall.words import Words, words


def as_text(view: View, language: str = "en") -> str:
    """A view with its news, as text."""
    spoken = words(view["game"], language)
    return "\n".join([*told(view["news"], names_of(view), spoken), *as_lines(view, spoken)]) + "\n"


def as_lines(view: View, spoken: Words) -> list[str]:
    """All that the view says, but for the news. Every line can be read by itself."""
    return Writer(view, spoken).lines()


def told(deeds: Iterable[DeedView], names: Sequence[str], spoken: Words) -> list[str]:
    """The news: a line for what sums up a move, and below it, indented, what went with it."""
    lines: list[str] = []
    for deed in deeds:
        said = [spoken.news(news, names) for news in deed["news"]]
        lines.append(said.pop(deed["head"]))
        lines += [f"  {line}" for line in said]
    return lines


def names_of(view: View) -> list[str]:
    """What the players are called."""
    return [seat["name"] for seat in view["seats"]]


class Writer:
    """Writes one view in the words of its game."""

    def __init__(self, view: View, spoken: Words) -> None:
        self.view = view
        self.words = spoken
        self.names = names_of(view)
        self.marks = {place.sort: place.marks for place in reversed(spoken.info.sight.places)}

    def lines(self) -> list[str]:
        """The whole view."""
        view, words = self.view, self.words
        viewer = words.word("a-spectator") if view["you"] is None else self.names[view["you"]]
        lines = [words.word("text-view", title=words.info.title, viewer=viewer), self.status()]
        lines += self.values(view["table"])
        sight = words.info.sight
        lines += [f"{seat['name']}: {self.in_a_row(sight.seats, seat['shows']) or '-'}" for seat in view["seats"]]
        mine = self.in_a_row(sight.mine, view["mine"])
        lines += [words.word("text-mine", values=mine)] if mine else []
        for zone in view["zones"]:
            lines += self.grid(zone) if "columns" in zone else [f"{self.zone_title(zone)}: {self.cards(zone)}"]
        if view["decision"]:
            lines += self.decision(view["decision"])
        if view["result"]:
            lines += self.result(view["result"])
        return lines

    def status(self) -> str:
        """Round, turn and phase."""
        status = self.view["status"]
        phase = self.words.title("phase", status["phase"])
        if status["turn"] is None:
            return self.words.word("text-round-over", round=status["round"], phase=phase)
        return self.words.word("text-round", round=status["round"], seat=self.names[status["turn"]], phase=phase)

    # Values

    def values(self, shown: Mapping[str, Any]) -> list[str]:
        """A line for each value of the table; none for what is not so."""
        about = {value.id: value for value in self.words.info.sight.table}
        return [text for id, value in shown.items() if (text := self.value(about[id], value, "show"))]

    def in_a_row(self, declared: Iterable[Shown], shown: Mapping[str, Any], sort: str = "show") -> str:
        """The values one after the other."""
        about = {value.id: value for value in declared}
        return ", ".join(text for id, value in shown.items() if (text := self.value(about[id], value, sort)))

    def value(self, about: Shown, value: Any, sort: str) -> str:
        """One value with its title; empty where there is nothing to tell."""
        if value is True:
            return self.words.title(sort, about.id)
        said = self.each(about, value) if about.each else self.plain(about, value)
        return self.words.word("text-value", title=self.words.title(sort, about.id), value=said) if said else ""

    def each(self, about: Shown, value: Any) -> str:
        """One value for each of several things."""
        items = list(zip(self.names, value, strict=True)) if about.each == EACH_SEAT else [
            (self.words.name(id), item) for id, item in value.items()
        ]  # fmt: skip
        said = [
            (name, "" if item is True else self.plain(about, item))
            for name, item in items
            if item is True or self.plain(about, item)
        ]
        return "; ".join(f"{name} {text}".strip() for name, text in said)

    def plain(self, about: Shown, value: Any) -> str:
        """A value without its title; empty where there is nothing to tell."""
        if value is None or value is False or value == []:
            return ""
        if about.type == "seat":
            name: str = self.names[value]
            return name
        if about.type == "seats":
            return ", ".join(self.names[seat] for seat in value)
        if isinstance(value, list):
            return self.words.listed(value)
        return str(value) if isinstance(value, int) else self.words.name(value)

    # Zones

    def zone_title(self, zone: ZoneView) -> str:
        """What a zone is called, with its owner."""
        title = self.words.title("zone", zone["sort"])
        owner = zone["owner"]
        return title if owner is None else self.words.word("owned", zone=title, seat=self.names[owner])

    def cards(self, zone: ZoneView) -> str:
        """The cards of a zone; like ones side by side are counted: ``2 Spark, Flame, 3 (?)``."""
        texts = [self.card(card, zone) for card in zone["cards"]] + ["(?)"] * (zone["count"] - len(zone["cards"]))
        parts = []
        for text, alike in groupby(texts):
            count = len(list(alike))
            parts.append(text if count == 1 else self.words.word("counted", number=count, thing=text))
        # The names of places may hold commas themselves: "Marus, bell row, left".
        named = any(place_name(card, zone) for card in zone["cards"])
        return ("; " if named else ", ").join(parts) or "-"

    def card(self, card: CardView, zone: ZoneView) -> str:
        """One card: its place if that has a name, its face, and what is seen on it."""
        place = place_name(card, zone)
        face = self.face(card, zone)
        if card["face"] is None or not card.get("up", True):
            face = f"({face})"
        pieces = [f"[{self.names[seat]}]" for seat in card.get("pieces", [])]
        return " ".join([*([f"{self.words.name(place)}:"] if place else []), face, *pieces])

    def face(self, card: CardView, zone: ZoneView) -> str:
        """What a card is called, with its marks and what lies on it: ``Fireball (mastered) [Fire]``."""
        if card["face"] is None:
            name = self.words.title("back", card["back"]) if "back" in card else "?"
        else:
            name = self.words.name(card["face"])
        marks = self.in_a_row(self.marks[zone["sort"]], card["marks"], "mark") if "marks" in card else ""
        on = ", ".join(self.face(thing, zone) for thing in card.get("on", []))
        return f"{name}{f' ({marks})' if marks else ''}{f' [{on}]' if on else ''}"

    def grid(self, zone: ZoneView) -> list[str]:
        """A line for each row."""
        columns = zone["columns"]
        rows = [zone["cards"][start : start + columns] for start in range(0, len(zone["cards"]), columns)]
        return [
            f"{self.zone_title(zone)}, {self.words.name(name)}: {'; '.join(self.card(card, zone) for card in row)}"
            for name, row in zip(zone["rows"], rows, strict=True)
        ]

    # Questions and results

    def decision(self, decision: DecisionView) -> list[str]:
        """Who is asked, and for that seat what and what it can answer."""
        who = self.names[decision["seat"]]
        if "prompt" not in decision or "moves" not in decision:
            return [self.words.word("text-decides", seat=who)]
        moves = ", ".join(move["move"] for move in decision["moves"])
        prompt = self.words.say(decision["prompt"], self.names)
        return [self.words.word("text-asked", seat=who, prompt=prompt), self.words.word("text-moves", moves=moves)]

    def result(self, result: ResultView) -> list[str]:
        """Who won, and what everybody's result is made of."""
        words, names = self.words, self.names
        winners = ", ".join(names[seat] for seat in result["winners"]) or words.word("nobody")
        scores = ", ".join(f"{name} {score}" for name, score in zip(names, result["scores"], strict=True))
        reason = words.say(result["reason"], names)
        lines = [words.word("text-result", winners=winners, scores=scores, reason=reason)]
        for name, of_seat in zip(names, result.get("explained", ()), strict=False):
            for line in of_seat:
                said, points = words.say(line["say"], names), line["points"]
                if points is None:
                    lines.append(words.word("text-line", seat=name, line=said))
                else:
                    lines.append(words.word("text-line-points", seat=name, line=said, points=str(points)))
        return lines


def place_name(card: CardView, zone: ZoneView) -> str:
    """The id of a card's place if moves can name it (``bell3``), not just a number in its zone."""
    id = card.get("id", "")
    return "" if id.startswith(f"{zone['id']}.") else id
