"""A grid of cards, with titles for its rows and groups of columns, in as much width as there is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.text import Text

from spellhall.engine.sight import Shown
from spellhall.engine.views import CardView, View, ZoneView
from spellhall.terminal.speech import initials
from spellhall.terminal.theme import QUIET, STRONG, face_colour, piece_colour
from spellhall.words import Catalogue, key_of
from spellhall.words.text import Writer

SHORT = 3
"""Letters of a face's short name where there is no room for all."""

NEVER_SEEN = "·"
BETWEEN_GROUPS = " │ "


class Grid:
    """A card's face in capitals lies up, in small letters down; a dot was never seen; two letters of a name are a
    piece.

    A value that the table has for each row or for each group of columns is written beside it where it fits;
    ``told`` has the ids of those values.
    """

    def __init__(self, zone: ZoneView, view: View, writer: Writer, own: Catalogue, width: int) -> None:
        self.zone = zone
        self.columns = zone.get("columns", 1)
        self.rows = -(-len(zone["cards"]) // self.columns)
        self.row_ids = zone.get("rows", [""] * self.rows)
        self.groups = zone.get("groups", [""])
        self.size = -(-self.columns // len(self.groups))
        self._words = writer.words
        self._own = own
        self._names = writer.names
        self._pieces = initials(writer.names)
        self._row_titles = [self._words.name(row) for row in self.row_ids]
        self.margin = max(map(len, self._row_titles)) + 1
        cards = writer.words.info.cards
        self._icons = {card.id: card.icon or card.id for card in cards}
        decks = {card.deck for card in cards if card.id in {shown["face"] for shown in zone["cards"]}}
        self._faces = {card.id: self._short(card.id) for card in cards if card.deck in decks}
        self.fits = self._fit(width)
        self.told: set[str] = set()
        values = [(value, view["table"][value.id]) for value in writer.words.info.sight.table if value.each]
        self._beside = self._values_that_fit(values, self.row_ids, width - self._width() - 1, writer)
        self._below = self._values_that_fit(values, self.groups, self._group_width(), writer)

    def _short(self, id: str) -> str:
        """What a face is called where there is little room."""
        return (self._words.format(f"card-{key_of(id)}", None, "short") or id.replace("_", " ")).casefold()

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

    def _values_that_fit(
        self, values: Sequence[tuple[Shown, Any]], ids: Sequence[str], width: int, writer: Writer
    ) -> dict[str, str]:
        """What there is to tell of these rows or groups; of each value all or nothing."""
        found = dict.fromkeys(ids, "")
        for about, value in values:
            if set(about.each) != set(ids):
                continue
            said = {id: self._value(about, value[id], writer) for id in ids}
            longer = {id: ", ".join(filter(None, (found[id], said[id]))) for id in ids}
            if all(len(text) <= width for text in longer.values()):
                found = longer
                self.told.add(about.id)
        return found

    def _value(self, about: Shown, value: Any, writer: Writer) -> str:
        title = self._words.title("show", about.id)
        if value is True:
            return title
        said = writer.plain(about, value)
        return f"{title} {said}" if said and about.type == "number" else said  # a name says by itself what it is

    def lines(self) -> list[Text]:
        """Titles, column numbers, rows, values below, and how to read it."""
        lines = []
        if any(self.groups):
            titles = [_capital(self._words.name(group)).center(self._group_width()) for group in self.groups]
            lines.append(self._across(titles, STRONG))
        numbers = [str(column + 1).ljust(self._cell) for column in range(self.columns)]
        lines.append(self._across([(" " * self._gap).join(part) for part in self._grouped(numbers)], QUIET))
        lines += [self._row(row) for row in range(self.rows)]
        if any(self._below.values()):
            lines.append(self._across([self._below[group].center(self._group_width()) for group in self.groups]))
        return [*lines, self._legend()]

    def _across(self, parts: Sequence[str], style: str = "") -> Text:
        line = Text(" " * self.margin)
        line.append_text(_divider().join(Text(part, style=style) for part in parts))
        line.rstrip()
        return line

    def _row(self, row: int) -> Text:
        cells = [self._card(card) for card in self.zone["cards"][row * self.columns : (row + 1) * self.columns]]
        line = Text.assemble((self._row_titles[row].ljust(self.margin), STRONG))
        parts = [Text(" " * self._gap).join(part) for part in self._grouped(cells)]
        line.append_text(_divider().join(parts))
        line.append(f" {self._beside[self.row_ids[row]]}", style=QUIET)
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
            cell.append(" ").append(self._pieces[seat], style=piece_colour(seat))
        cell.pad_right(self._cell - cell.cell_len)
        return cell

    def _grouped(self, cells: Sequence[Any]) -> Iterable[Sequence[Any]]:
        return (cells[at : at + self.size] for at in range(0, len(cells), self.size))

    def _legend(self) -> Text:
        known = next(iter(self._faces.values()), "card")
        parts = [self._own.word("legend", up=known.upper(), down=known, unseen=NEVER_SEEN)]
        if any(card.get("pieces") for card in self.zone["cards"]):
            parts.append(self._own.word("legend-piece", piece=self._pieces[0], seat=self._names[0]))
        return Text(" " * self.margin + "   ".join(parts), style=QUIET)


def shortened(faces: Mapping[str, str], letters: int) -> dict[str, str]:
    """The first letters of each name; where two begin alike, the first and the last ones."""
    starts = [name[:letters] for name in faces.values()]
    return {
        face: start if starts.count(start) == 1 else name[: letters - 1] + name[-1]
        for (face, name), start in zip(faces.items(), starts, strict=True)
    }


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _divider() -> Text:
    return Text.assemble((BETWEEN_GROUPS, QUIET))
