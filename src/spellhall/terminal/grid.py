"""A grid of cards, with titles for its rows and groups of columns, in as much width as there is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.text import Text

from spellhall.engine.info import GameInfo
from spellhall.engine.views import CardView, Fact, ZoneView
from spellhall.terminal.theme import QUIET, STRONG, face_colour, piece_colour

SHORT = 3
"""Letters of a face's id where there is no room for all."""

NEVER_SEEN = "·"
BETWEEN_GROUPS = " │ "


class Grid:
    """A card's face in capitals lies up, in small letters down; a dot was never seen; P2 is a piece.

    A fact about a row or a group of columns (their ids are the titles) is written beside it where
    it fits; ``told`` has the ids of those facts.
    """

    def __init__(self, zone: ZoneView, facts: Sequence[Fact], info: GameInfo[Any], width: int) -> None:
        self.zone = zone
        self.columns = zone.get("columns", 1)
        self.rows = -(-len(zone["cards"]) // self.columns)
        self.row_titles = zone.get("row_titles", [""] * self.rows)
        self.groups = zone.get("column_titles", [""])
        self.size = -(-self.columns // len(self.groups))
        self.margin = max(map(len, self.row_titles)) + 1
        self._icons = {card.id: card.icon or card.id for card in info.cards}
        decks = {card.deck for card in info.cards if card.id in {shown["face"] for shown in zone["cards"]}}
        self._faces = {card.id: card.id for card in info.cards if card.deck in decks}
        self.fits = self._fit(width)
        by_id = {fact["id"]: fact for fact in facts}
        self._beside = self._facts_that_fit(by_id, self.row_titles, width - self._width())
        self._below = self._facts_that_fit(by_id, self.groups, self._group_width())
        self.told = set(self._beside) | set(self._below)

    def _fit(self, width: int) -> bool:
        """Whole names if they fit, else short ones; False if even these do not."""
        pieces = max((len(card.get("pieces", [])) for card in self.zone["cards"]), default=0)
        for faces in (self._faces, shortened(self._faces, SHORT)):
            self._faces = faces
            for gap in (2, 1):
                self._gap = gap
                self._cell = max(map(len, faces.values()), default=1) + 3 * max(pieces, 1)
                if self._width() <= width:
                    return True
        return False

    def _group_width(self) -> int:
        return self.size * self._cell + (self.size - 1) * self._gap

    def _width(self) -> int:
        count = len(self.groups)
        return self.margin + count * self._group_width() + (count - 1) * len(BETWEEN_GROUPS)

    @staticmethod
    def _facts_that_fit(facts: dict[str, Fact], titles: Sequence[str], width: int) -> dict[str, str]:
        """Of the facts about these titles all or none."""
        found = {title: facts[title]["value"] for title in titles if title in facts}
        return found if all(len(value) + 1 <= width + 1 for value in found.values()) else {}

    def lines(self) -> list[Text]:
        """Titles, column numbers, rows, facts below, and how to read it."""
        lines = []
        if any(self.groups):
            lines.append(self._across([_title(group).center(self._group_width()) for group in self.groups], STRONG))
        numbers = [str(column + 1).ljust(self._cell) for column in range(self.columns)]
        lines.append(self._across([(" " * self._gap).join(part) for part in self._grouped(numbers)], QUIET))
        lines += [self._row(row) for row in range(self.rows)]
        if self._below:
            below = [self._below.get(group, "").center(self._group_width()) for group in self.groups]
            lines.append(self._across(below))
        return [*lines, self._legend()]

    def _across(self, parts: Sequence[str], style: str = "") -> Text:
        line = Text(" " * self.margin)
        line.append_text(_divider().join(Text(part, style=style) for part in parts))
        line.rstrip()
        return line

    def _row(self, row: int) -> Text:
        title = self.row_titles[row]
        cells = [self._card(card) for card in self.zone["cards"][row * self.columns : (row + 1) * self.columns]]
        line = Text.assemble((title.ljust(self.margin), STRONG))
        parts = [Text(" " * self._gap).join(part) for part in self._grouped(cells)]
        line.append_text(_divider().join(parts))
        if title in self._beside:
            line.append(f" {self._beside[title]}", style=QUIET)
        line.rstrip()
        return line

    def _card(self, card: CardView) -> Text:
        up = card.get("up", card["face"] is not None)
        if card["face"] is None:
            cell = Text.assemble((NEVER_SEEN, QUIET))
        else:
            face = self._faces.get(card["face"], card["face"][:SHORT])
            style = face_colour(self._icons.get(card["face"], ""), up)
            cell = Text.assemble((face.upper() if up else face, style))
        for seat in card.get("pieces", []):
            cell.append(" ").append(f"P{seat + 1}", style=piece_colour(seat))
        cell.pad_right(self._cell - cell.cell_len)
        return cell

    def _grouped(self, cells: Sequence[Any]) -> Iterable[Sequence[Any]]:
        return (cells[at : at + self.size] for at in range(0, len(cells), self.size))

    def _legend(self) -> Text:
        known = next(iter(self._faces.values()), "card")
        words = f"{known.upper()} face up   {known} down, seen before   {NEVER_SEEN} never seen   P2 a piece of P2"
        return Text(" " * self.margin + words, style=QUIET)


def shortened(faces: Iterable[str], letters: int) -> dict[str, str]:
    """The first letters of each id; where two begin alike, the first and the last ones."""
    faces = list(faces)
    starts = [face[:letters] for face in faces]
    return {
        face: start if starts.count(start) == 1 else face[: letters - 1] + face[-1]
        for face, start in zip(faces, starts, strict=True)
    }


def _title(id: str) -> str:
    return id.replace("_", " ").capitalize()


def _divider() -> Text:
    return Text.assemble((BETWEEN_GROUPS, QUIET))
