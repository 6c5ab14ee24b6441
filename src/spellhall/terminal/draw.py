"""Any view as coloured lines that fit the window: the grid, the rows, the facts, the players.

Each function draws one thing and knows no game. Whether a card lies up or down, is known or not,
and whose piece stands on it can be read without colours.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from spellhall.engine.info import GameInfo
from spellhall.engine.views import CardView, Fact, NewsView, SeatView, View, ZoneView
from spellhall.terminal.grid import Grid
from spellhall.terminal.menu import MANY, Menu
from spellhall.terminal.text import full_name, place_name, zone_title
from spellhall.terminal.theme import ACCENT, QUIET, STRONG, face_colour, seat_colour

SEPARATOR = "  "


class Artist:
    """Draws the views of one game for one window. ``roomy`` puts empty lines between the parts."""

    def __init__(self, info: GameInfo[Any], width: int, roomy: bool = False) -> None:
        self.info = info
        self.width = width
        self.roomy = roomy
        self._icons = {card.id: card.icon or card.id for card in info.cards}

    def table(self, view: View) -> RenderableType:
        """The whole table, but for decision and news."""
        shared = [zone for zone in view["zones"] if zone["owner"] is None]
        facts = view["status"]["facts"]
        parts: list[list[Text]] = []
        told: set[str] = set()
        for zone in shared:
            grid = Grid(zone, facts, self.info, self.width) if "columns" in zone else None
            if grid and grid.fits:
                parts.append(grid.lines())
                told |= grid.told
            else:
                parts.append(self._zone(zone, facts, _names(view)))
                told |= self._marked(zone, facts)
        parts.append(self.flow([_fact(fact) for fact in facts if fact["id"] not in told], in_order=False))
        if not view["result"]:  # which tells the same
            parts.append(self._seats(view))
        lines: list[RenderableType] = [self._heading(view)]
        for part in parts:
            lines += [*part, *([Text()] if self.roomy and part else [])]
        return Group(*lines)

    def _heading(self, view: View) -> Rule:
        status = view["status"]
        title = f"{self.info.title} · round {status['round']}"
        if view["result"]:
            title += " · the end"
        elif status["turn"] is not None:
            yours = status["turn"] == view["you"]
            title += " · your turn" if yours else f" · turn of {_names(view)[status['turn']]}"
        return Rule(Text(title, style=ACCENT), style=QUIET)

    # Zones

    def _zone(self, zone: ZoneView, facts: Sequence[Fact], names: Sequence[str]) -> list[Text]:
        """Named places stand in columns, other cards one after the other."""
        title = Text.assemble((zone_title(zone, names), STRONG))
        if not _has_places(zone):
            return [title.append(": ").append_text(self.cards(zone))]
        marked = self._marked(zone, facts)
        for fact in facts:
            if fact["id"] in marked:
                title.append(f"  (> {fact['title'].lower()})", style=QUIET)
        now = {fact["value"] for fact in facts}
        return [title, *self.columns([self._place(card, now, names) for card in zone["cards"]])]

    def _marked(self, zone: ZoneView, facts: Sequence[Fact]) -> set[str]:
        """The facts that name a place of this zone; a mark at the place tells them."""
        if not _has_places(zone):
            return set()
        places = {self._title(card) for card in zone["cards"]}
        return {fact["id"] for fact in facts if fact["value"] in places}

    def _title(self, card: CardView) -> str:
        return self.info.things.get(card["id"], (card["id"], ""))[0]

    def _place(self, card: CardView, now: set[str], names: Sequence[str]) -> Text:
        """A place and what lies there. ``>`` marks one that a fact speaks of."""
        title = self._title(card)
        line = Text.assemble(("> " if title in now else "  ", ACCENT))
        line.append(title.replace(",", ""), style=STRONG if title in now else "")
        line.append(": ")
        if card["face"] is None:
            line.append("face down", style=QUIET)
        else:
            face = card.get("name", card["face"]).removeprefix("The ")
            up = card.get("up", True)
            line.append(face if up else f"({face})", style=face_colour(self._icons.get(card["face"], ""), up))
        for seat in card.get("pieces", []):
            line.append(f" [{names[seat]}]", style=seat_colour(seat))
        return line

    def cards(self, zone: ZoneView) -> Text:
        """The cards of a zone in one run: ``2 Spark, Flame, 3 hidden``."""
        faces = [(card["face"], full_name(card)) for card in zone["cards"]]
        faces += [(None, "")] * (zone["count"] - len(faces))
        runs = []
        for (face, name), alike in groupby(faces):
            count = len(list(alike))
            if face is None:
                back = f"{name}?" if name or count == 1 else "hidden"
                runs.append(Text(back if count == 1 else f"{count} {back}", style=QUIET))
            else:
                often = f"{count} " if count > 1 else ""
                runs.append(Text(f"{often}{name}", style=face_colour(self._icons.get(face, ""))))
        return Text(", ").join(runs) if runs else Text("none", style=QUIET)

    # Players

    def _seats(self, view: View) -> list[Text]:
        """The others side by side, then oneself on a line of one's own, next to the prompt. Where
        players have more than fits a line, each gets a paragraph.
        """
        others = [seat for seat in view["seats"] if seat["seat"] != view["you"]]
        you = [] if view["you"] is None else [view["seats"][view["you"]]]
        beside = [self._seat(seat, view) for seat in others]
        if any(line.cell_len > self.width for line in beside):
            return [line for seat in others + you for line in self._paragraph(seat, view)]
        return self.columns(beside) + [self._seat(seat, view) for seat in you]

    def _seat(self, seat: SeatView, view: View) -> Text:
        line = _who(seat, view)
        for part in (*self._holdings(seat, view), *_standing(seat)):
            line.append(SEPARATOR).append_text(part)
        return line

    def _paragraph(self, seat: SeatView, view: View) -> list[Text]:
        """How a player stands, and under it what they have; what is empty is left out."""
        line = _who(seat, view)
        for part in _standing(seat):
            line.append(SEPARATOR).append_text(part)
        return [line, *self.flow([Text("    ").append_text(part) for part in self._holdings(seat, view, empty=False)])]

    def _holdings(self, seat: SeatView, view: View, empty: bool = True) -> Iterable[Text]:
        for zone in view["zones"]:
            if zone["owner"] == seat["seat"] and (zone["count"] or empty):
                yield Text(f"{zone['title']}: ").append_text(self.cards(zone))

    # The decision

    def decision(self, prompt: str, menu: Menu) -> list[Text]:
        """The question and its moves."""
        question = Text(prompt, style=ACCENT)
        if menu.places:
            example = f"type a place, such as {menu.names[0]}"
            rows = [Text.assemble((row, STRONG), f" {' '.join(at)}") for row, at in menu.rows().items()]
            return [*self.flow([question, Text(f"({example})", style=QUIET)]), *self.flow(rows)]
        items = [Text.assemble((f"{number:>2} ", ACCENT), name) for number, name in enumerate(menu.names, start=1)]
        return [question, *(self.columns(items) if len(items) > MANY else self.flow(items))]

    def news(self, news: Sequence[NewsView], names: Sequence[str]) -> list[Text]:
        """What happened; all that one player did in a row makes one paragraph."""
        paragraphs: list[Text] = []
        last: Any = None
        for item in news:
            actor = item["about"].get("seat")
            text = item["text"]
            if actor is not None and actor == last and text.startswith(f"{names[actor]} "):
                paragraphs[-1].right_crop(1)
                paragraphs[-1].append(f"; {text.removeprefix(f'{names[actor]} ')}")
            else:
                paragraphs.append(Text(text))
            last = actor
        for paragraph in paragraphs:
            for seat, name in enumerate(names):
                paragraph.highlight_words([name], style=seat_colour(seat))
        return paragraphs

    # The end

    def result(self, view: View) -> RenderableType:
        """Who won, with how much, who everybody was, and why."""
        result = view["result"]
        assert result is not None
        names = _names(view)
        winners = [names[seat] for seat in result["winners"]]
        if result["winners"] == [view["you"]]:
            headline = "You win!"
        elif view["you"] in result["winners"]:
            headline = f"You win, together with {_listed([n for n in winners if n != names[view['you']]])}!"
        else:
            headline = f"{_listed(winners)} {'wins' if len(winners) == 1 else 'win together'}."
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        for seat in sorted(view["seats"], key=lambda seat: -result["scores"][seat["seat"]]):
            number = seat["seat"]
            table.add_row(
                Text("*" if number in result["winners"] else " ", style=ACCENT),
                name_tag(seat).append(" (you)" if number == view["you"] else ""),
                Text(str(result["scores"][number]).rjust(6), style=STRONG),
                Text(SEPARATOR).join(self._holdings(seat, view, empty=False)),
            )
        return Group(Text(headline, style=ACCENT), Text(result["reason"]), table)

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


def _who(seat: SeatView, view: View) -> Text:
    if seat["seat"] == view["you"]:
        return Text.assemble(("You are ", STRONG), name_tag(seat))
    asked = view["decision"] is not None and view["decision"]["seat"] == seat["seat"]
    return Text.assemble(("> " if asked else "  ", ACCENT), name_tag(seat))


def _standing(seat: SeatView) -> Iterable[Text]:
    for title, value in seat["counters"].items():
        yield Text(f"{title}: {value}")
    for flag in seat["flags"]:
        yield Text(flag, style=STRONG)


def name_tag(seat: SeatView) -> Text:
    """P1, or P1 Anna: moves and facts speak of P1."""
    number = f"P{seat['seat'] + 1}"
    name = number if seat["name"] == number else f"{number} {seat['name']}"
    return Text.assemble((name, seat_colour(seat["seat"])))


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


def _names(view: View) -> list[str]:
    return [seat["name"] for seat in view["seats"]]


def _fact(fact: Fact) -> Text:
    return Text.assemble((f"{fact['title']}: ", QUIET), fact["value"])


def _listed(names: Sequence[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names) or "Nobody"
