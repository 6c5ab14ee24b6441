"""Any view as coloured lines that fit the window: the grid, the rows, the values, the players.

Each function draws one thing and knows no game. Whether a card lies up or down, is known or not,
and whose piece stands on it can be read without colours.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from spellhall.engine.info import GameInfo
from spellhall.engine.sight import Shown
from spellhall.engine.views import CardView, DecisionView, DeedView, LineView, Said, SeatView, View, ZoneView
from spellhall.terminal.grid import Grid
from spellhall.terminal.menu import MANY, Item, Menu
from spellhall.terminal.speech import terminal_words
from spellhall.terminal.theme import ACCENT, QUIET, STRONG, face_colour, seat_colour
from spellhall.words import ENGLISH, words
from spellhall.words.text import Writer, names_of, place_name, told

SEPARATOR = "  "


class Artist:
    """Draws the views of one game for one window, in one language. ``roomy`` puts empty lines between the parts."""

    def __init__(self, info: GameInfo[Any], width: int, roomy: bool = False, language: str = ENGLISH) -> None:
        self.info = info
        self.width = width
        self.roomy = roomy
        self.words = words(info.name, language)
        self.own = terminal_words(language)
        self._icons = {card.id: card.icon or card.id for card in info.cards}

    def table(self, view: View) -> RenderableType:
        """The whole table, but for decision and news."""
        writer = Writer(view, self.words)
        parts: list[list[Text]] = []
        told: set[str] = set()
        for zone in view["zones"]:
            if zone["owner"] is not None:
                continue
            grid = Grid(zone, view, writer, self.own, self.width) if "columns" in zone else None
            if grid and grid.fits:
                parts.append(grid.lines())
                told |= grid.told
            else:
                marked = _marked(zone, view["table"])
                parts.append(self._zone(zone, marked, writer))
                told |= set(marked)
        values = [value for value in self.info.sight.table if value.id not in told]
        parts.append(self.flow(list(self._values(values, view["table"], writer)), in_order=False))
        if not view["result"]:  # which tells the same
            parts.append(self._seats(view, writer))
        lines: list[RenderableType] = [self._heading(view)]
        if self.info.changes:
            lines.append(Text(self.own.word("house-rules", rules=self.words.house_rules), style=STRONG))
        for part in parts:
            lines += [*part, *([Text()] if self.roomy and part else [])]
        return Group(*lines)

    def _heading(self, view: View) -> Rule:
        turn = view["status"]["turn"]
        about = {"title": self.info.title, "round": view["status"]["round"]}
        if view["result"]:
            title = self.own.word("the-end", **about)
        elif turn is None:
            title = self.own.word("nobodys-turn", **about)
        elif turn == view["you"]:
            title = self.own.word("your-turn", **about)
        else:
            title = self.own.word("turn-of", **about, seat=names_of(view)[turn])
        return Rule(Text(title, style=ACCENT), style=QUIET)

    def _values(self, declared: Iterable[Shown], shown: Mapping[str, Any], writer: Writer) -> Iterable[Text]:
        """The values with their titles; what is not so is left out, and so is 0 where there is one for each of many."""
        for about in declared:
            value = shown[about.id]
            if isinstance(value, dict):
                value = {id: item for id, item in value.items() if item}
            title = self.words.title("show", about.id)
            said = writer.each(about, value) if about.each else writer.plain(about, value)
            if value is True:
                yield Text(title, style=STRONG)
            elif said:
                yield Text.assemble((f"{title}: ", QUIET), said)

    # Zones

    def _zone(self, zone: ZoneView, marked: Mapping[str, set[str]], writer: Writer) -> list[Text]:
        """Named places stand in columns, other cards one after the other."""
        title = Text.assemble((writer.zone_title(zone), STRONG))
        if not _has_places(zone):
            return [title.append(": ").append_text(self.cards(zone, writer))]
        for id in marked:
            title.append(f"  ({self.own.word('marked', title=self.words.title('show', id))})", style=QUIET)
        now = {place for places in marked.values() for place in places}
        return [title, *self.columns([self._place(card, zone, card["id"] in now, writer) for card in zone["cards"]])]

    def _place(self, card: CardView, zone: ZoneView, marked: bool, writer: Writer) -> Text:
        """A place and what lies there. ``>`` marks one that a value of the table names."""
        line = Text.assemble(("> " if marked else "  ", ACCENT))
        line.append(self.words.name(card["id"]), style=STRONG if marked else "")
        line.append(": ")
        if card["face"] is None:
            line.append(self.own.word("face-down"), style=QUIET)
        else:
            face = writer.face(card, zone)
            up = card.get("up", True)
            line.append(face if up else f"({face})", style=face_colour(self._icons.get(card["face"], ""), up))
        for seat in card.get("pieces", []):
            line.append(f" [{writer.names[seat]}]", style=seat_colour(seat))
        return line

    def cards(self, zone: ZoneView, writer: Writer) -> Text:
        """The cards of a zone in one run: ``2 Spark, Flame, 3 hidden``."""
        faces = [(card["face"], card.get("back", ""), writer.face(card, zone)) for card in zone["cards"]]
        faces += [(None, "", "?")] * (zone["count"] - len(faces))
        runs = []
        for (face, back, name), alike in groupby(faces):
            count = len(list(alike))
            if face is not None:
                said = name if count == 1 else self.words.word("counted", number=count, thing=name)
                runs.append(Text(said, style=face_colour(self._icons.get(face, ""))))
            elif back or name != "?":
                runs.append(Text(self.own.word("backs", number=count, back=name), style=QUIET))
            else:
                runs.append(Text(self.own.word("hidden", number=count), style=QUIET))
        return Text(", ").join(runs) if runs else Text(self.own.word("none"), style=QUIET)

    # Players

    def _seats(self, view: View, writer: Writer) -> list[Text]:
        """The others side by side, then oneself on a line of one's own, next to the prompt. Where
        players have more than fits a line, each gets a paragraph.
        """
        others = [seat for seat in view["seats"] if seat["seat"] != view["you"]]
        you = [] if view["you"] is None else [view["seats"][view["you"]]]
        beside = [self._seat(seat, view, writer) for seat in others]
        if any(line.cell_len > self.width for line in beside):
            return [line for seat in others + you for line in self._paragraph(seat, view, writer)]
        return self.columns(beside) + [self._seat(seat, view, writer) for seat in you]

    def _seat(self, seat: SeatView, view: View, writer: Writer) -> Text:
        line = self._who(seat, view)
        for part in (*self._holdings(seat, view, writer), *self._standing(seat, view, writer)):
            line.append(SEPARATOR).append_text(part)
        return line

    def _paragraph(self, seat: SeatView, view: View, writer: Writer) -> list[Text]:
        """How a player stands, and under it what they have; what is empty is left out."""
        line = self._who(seat, view)
        for part in self._standing(seat, view, writer):
            line.append(SEPARATOR).append_text(part)
        held = self._holdings(seat, view, writer, empty=False)
        return [line, *self.flow([Text("    ").append_text(part) for part in held])]

    def _who(self, seat: SeatView, view: View) -> Text:
        if seat["seat"] == view["you"]:
            line = Text(self.own.word("you-are", seat=seat["name"]), style=STRONG)
            line.highlight_words([seat["name"]], style=seat_colour(seat["seat"]))
            return line
        asked = view["decision"] is not None and view["decision"]["seat"] == seat["seat"]
        return Text.assemble(("> " if asked else "  ", ACCENT), name_tag(seat))

    def _standing(self, seat: SeatView, view: View, writer: Writer) -> Iterable[Text]:
        yield from self._values(self.info.sight.seats, seat["shows"], writer)
        if seat["seat"] == view["you"]:
            yield from self._values(self.info.sight.mine, view["mine"], writer)

    def _holdings(self, seat: SeatView, view: View, writer: Writer, empty: bool = True) -> Iterable[Text]:
        for zone in view["zones"]:
            if zone["owner"] == seat["seat"] and (zone["count"] or empty):
                yield Text(f"{self.words.title('zone', zone['sort'])}: ").append_text(self.cards(zone, writer))

    # The decision

    def menu(self, view: View) -> Menu:
        """The moves that the viewer can choose from."""
        moves = view["decision"].get("moves", []) if view["decision"] else []
        names = names_of(view)
        items = [
            Item(move["move"], self.words.say(move["say"], names), self.words.help(move["say"], names))
            for move in moves
        ]
        rows = {row: self.words.name(row) for zone in view["zones"] for row in zone.get("rows", [])}
        return Menu(items, rows, self.own)

    def prompt(self, decision: DecisionView, names: Sequence[str]) -> str:
        """What is asked."""
        return self.words.say(decision["prompt"], names) if "prompt" in decision else ""

    def decision(self, prompt: str, menu: Menu) -> list[Text]:
        """The question and its moves."""
        question = Text(prompt, style=ACCENT)
        if menu.places:
            example = self.own.word("type-a-place", place=menu.names[0])
            rows = [Text.assemble((row, STRONG), f" {' '.join(at)}") for row, at in menu.rows().items()]
            return [*self.flow([question, Text(f"({example})", style=QUIET)]), *self.flow(rows)]
        items = [Text.assemble((f"{number:>2} ", ACCENT), name) for number, name in enumerate(menu.names, start=1)]
        return [question, *(self.columns(items) if len(items) > MANY else self.flow(items))]

    def news(self, deeds: Sequence[DeedView], names: Sequence[str]) -> list[RenderableType]:
        """What happened: a line for what sums up a move, and below it, indented and pale, what went with it."""
        lines: list[RenderableType] = []
        for line in told(deeds, names, self.words):
            aside = line.startswith(" ")
            text = Text(line.strip(), style=QUIET if aside else "")
            for seat, name in enumerate(names):
                text.highlight_words([name], style=seat_colour(seat))
            lines.append(Padding(text, (0, 0, 0, 2)) if aside else text)
        return lines

    # The end

    def result(self, view: View) -> RenderableType:
        """Who won, with how much and of what, who everybody was, and why."""
        result = view["result"]
        assert result is not None
        names = names_of(view)
        others = [names[seat] for seat in result["winners"] if seat != view["you"]]
        if view["you"] not in result["winners"]:
            headline = self.own.word("wins", seats=self._listed(others), count=len(others))
        else:
            headline = self.own.word("you-win-with", seats=self._listed(others)) if others else self.own.word("you-win")
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        writer = Writer(view, self.words)
        for seat in sorted(view["seats"], key=lambda seat: -result["scores"][seat["seat"]]):
            number = seat["seat"]
            table.add_row(
                Text("*" if number in result["winners"] else " ", style=ACCENT),
                name_tag(seat).append(f" ({self.own.word('you')})" if number == view["you"] else ""),
                Text(str(result["scores"][number]).rjust(6), style=STRONG),
                Text(SEPARATOR).join(self._holdings(seat, view, writer, empty=False)),
            )
            made_of = ", ".join(self._line(line["say"], line["points"], names) for line in _lines(view, number))
            if made_of:
                table.add_row("", "", "", Text(made_of, style=QUIET))
        return Group(Text(headline, style=ACCENT), Text(self.words.say(result["reason"], names)), table)

    def _line(self, said: Said, points: int | None, names: Sequence[str]) -> str:
        line = self.words.say(said, names)
        return line if points is None else self.own.word("line-points", line=line, points=str(points))

    def _listed(self, names: Sequence[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        return self.own.word("and", first=", ".join(names[:-1]), last=names[-1])

    # Setting lines

    def flow(self, items: Sequence[Text], in_order: bool = True) -> list[Text]:
        """Items one after the other, broken into lines between items only; unless they must stay in
        order, an earlier line is filled up first.
        """
        lines: list[Text] = []
        for item in items:
            open_lines = lines[-1:] if in_order else lines
            for line in open_lines:
                if line.cell_len + len(SEPARATOR) + item.cell_len <= self.width:
                    line.append(SEPARATOR).append_text(item)
                    break
            else:
                lines.append(item.copy())
        return lines

    def columns(self, items: Sequence[Text], down: bool = True) -> list[Text]:
        """Items in as many columns as fit, read downwards or across."""
        for count in range(len(items), 0, -1):
            rows = -(-len(items) // count)
            if down:
                columns = [items[at : at + rows] for at in range(0, len(items), rows)]
            else:
                columns = [items[at::count] for at in range(count)]
            widths = [max(item.cell_len for item in column) for column in columns]
            if sum(widths) + len(widths) - 1 <= self.width or count == 1:
                return [_line(columns, widths, row) for row in range(rows)]
        return []


def name_tag(seat: SeatView) -> Text:
    """The player's name in their colour."""
    return Text.assemble((seat["name"], seat_colour(seat["seat"])))


def _lines(view: View, seat: int) -> list[LineView]:
    """What the result of a seat is made of, if the game says so."""
    explained = view["result"].get("explained", []) if view["result"] else []
    return explained[seat] if explained else []


def _line(columns: Sequence[Sequence[Text]], widths: Sequence[int], row: int) -> Text:
    line = Text()
    for column, width in zip(columns, widths, strict=True):
        if row < len(column):
            cell = column[row].copy()
            cell.pad_right(width - cell.cell_len + 1)
            line.append_text(cell)
    line.rstrip()
    return line


def _has_places(zone: ZoneView) -> bool:
    """Do all its cards lie at places with names?"""
    return bool(zone["cards"]) and all(place_name(card, zone) for card in zone["cards"])


def _marked(zone: ZoneView, table: Mapping[str, Any]) -> dict[str, set[str]]:
    """The values that name places of this zone, each with those places; a mark at the place tells them."""
    if not _has_places(zone):
        return {}
    places = {card["id"] for card in zone["cards"]}
    found = {}
    for id, value in table.items():
        named = {value} if isinstance(value, str) else set(value) if _is_texts(value) else set()
        if named and named <= places:
            found[id] = named
    return found


def _is_texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)
