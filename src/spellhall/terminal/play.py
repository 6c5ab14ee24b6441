"""A person plays a game at the terminal, against bots."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from spellhall.bots import Bot, Seat
from spellhall.bots.talk import Conversation
from spellhall.engine.cards import Face
from spellhall.engine.claims import Claim
from spellhall.engine.errors import SpellhallError
from spellhall.engine.game import Game
from spellhall.engine.views import View
from spellhall.terminal.clock import TimeIsUp, TurnClock
from spellhall.terminal.draw import Artist
from spellhall.terminal.menu import Menu, NotOnTheMenu
from spellhall.terminal.rules import show_rules
from spellhall.terminal.speech import terminal_words
from spellhall.terminal.talk import Talk, WrongClaim
from spellhall.terminal.theme import ACCENT, QUIET, STRONG, face_colour
from spellhall.words import ENGLISH, words

ROOMY = 34
"""In a window of so many lines there is room for empty ones."""

A_FEW_CARDS = 3
"""So many cards in hand are explained at the start; more would only be in the way."""

MOVES_EXPLAINED = 6
"""So many of the moves that a bot weighed are shown."""

INTERRUPTED = 130
"""What a program returns that was stopped with Ctrl-C."""

COMMANDS = ("help", "view", "log", "card NAME", "say CLAIM", "rules", "save FILE", "quit")
"""What can be typed besides moves; ``help-COMMAND`` in the catalogue says what it does."""


class Leave(Exception):
    """The person leaves the table."""


class TerminalGame:
    """One person and bots at a table. ``read`` gives a typed line for a prompt, or EOFError."""

    def __init__(
        self,
        game: Game,
        seat: int,
        bots: Mapping[int, Bot],
        console: Console,
        read: Callable[[str], str] = input,
        save: Path | None = None,
        explain: bool = False,
        language: str = ENGLISH,
        talk: Conversation | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.bots = bots
        self.console = console
        self.read = read
        self.save = save
        self.explain = explain
        self.language = language
        self.words = words(game.info.name, language)
        self.own = terminal_words(language)
        self.talk = Talk(game, seat, talk, self.words)
        seconds = game.info.turn_seconds(game.options)
        self.clock = None if seconds is None else TurnClock(seconds)
        self._told: int | None = None
        self._drawn: object = None
        self._saved = -1
        """How many answers the record had when it was last saved."""

    # The game

    def play(self) -> int:
        """Play to the end, or until the person leaves; returns the exit code."""
        try:
            self._welcome()
            while decision := self.game.decision:
                if decision.seat == self.seat:
                    self._tell()
                    self.game.play(self._choose())
                else:
                    self._let_play(decision.seat)
                self._hear(self.talk.after_move(self.game))
            self._tell()
            self._finish()
        except (EOFError, Leave):
            self._say(self.own.word("goodbye"))
        except KeyboardInterrupt:
            self._say("\n" + self.own.word("interrupted"))
            self._save_if_asked()
            return INTERRUPTED
        self._save_if_asked()
        return 0

    def _welcome(self) -> None:
        game = self.game
        welcome = self.own.word("welcome", title=game.info.title, seat=game.names[self.seat], number=game.seats)
        self._say(welcome, ACCENT)
        held = list(self._held())
        for face in held if len(held) <= A_FEW_CARDS else ():
            self._show_card(face)

    def _let_play(self, seat: int) -> None:
        """One move of a bot; told when the next player is asked."""
        with self.console.status(self.own.word("thinking", seat=self.game.names[seat])):
            move = self.bots[seat].choose(Seat(self.game, self.talk.claims))
        if self.explain:
            self._explain(seat, move)
        self.game.play(move)
        following = self.game.decision
        if following is not None and following.seat != seat:
            self._tell()

    def _hear(self, claim: Claim | None) -> None:
        """What somebody claims, after what they speak of."""
        if claim is not None:
            self._tell()
            said = self.own.word("claimed", seat=self.game.names[claim.seat], said=self.talk.said(self.game, claim))
            self._say(f"  {said}", STRONG)

    def _explain(self, seat: int, move: str) -> None:
        """The moves that a bot weighed, the best first."""
        weighed = self.bots[seat].weighed
        decision = self.game.decision
        assert decision is not None
        labels = {shown["move"]: self.words.say(shown["say"], self.game.names) for shown in decision.show()}
        for one in weighed[:MOVES_EXPLAINED]:
            about = {"chance": f"{one.value:6.1%}", "move": labels[one.move]}
            if one.visits:
                said = self.own.word("weighed-tried", **about, number=one.visits)
            else:
                said = self.own.word("weighed", **about)
            self._say(f"    {said}", STRONG if one.move == move else QUIET)
        if len(weighed) > MOVES_EXPLAINED:
            self._say(f"    {self.own.word('weighed-more', number=len(weighed) - MOVES_EXPLAINED)}", QUIET)

    def _tell(self) -> None:
        """All news that has not been told yet."""
        if self._told != self.game.number:
            news = self.game.news(self.seat, self._told or 0)
            self._print(*self._artist().news(news, self.game.names), indent=2)
            self._told = self.game.number

    def _choose(self) -> str:
        """The person's move, or the usual one when the turn's time is up."""
        if self.clock is None:
            return self._answer()
        status = self._view()["status"]
        own = status["turn"] == self.seat  # a question out of turn has a turn's time of its own
        try:
            with self.clock.running((status["round"], status["turn"]) if own else self.game.number):
                return self._answer()
        except TimeIsUp:
            move = self.game.info.default_move(self.game.state)
            label = next(item.label for item in self._artist().menu(self._view()).items if item.move == move)
            self._say("\n" + self.own.word("time-is-up", move=label), STRONG)
            return move

    def _answer(self) -> str:
        """What the person answers. The table is drawn if it has changed."""
        view = self._view()
        decision = view["decision"]
        assert decision is not None
        artist = self._artist()
        menu = artist.menu(view)
        prompt = artist.prompt(decision, self.game.names)
        if len(menu.items) == 1:
            only = self.own.word("only-one-move", prompt=prompt, move=menu.items[0].label)
            self._say(f"({only})", QUIET)
            return menu.items[0].move
        if self._drawn != (view["zones"], view["status"]["turn"]):
            self._draw(view)
        question = artist.decision(prompt, menu)
        self._print(*question)
        while True:
            typed = self.read("> ").strip()
            if not typed:
                continue
            if typed not in _tokens(menu) and self._command(typed, menu):
                self._print(*question[:1])
                continue
            try:
                return menu.read(typed)
            except NotOnTheMenu as hint:
                self._say(str(hint), STRONG)

    def _view(self) -> View:
        return self.game.view(self.seat, since=self.game.number)

    def _draw(self, view: View) -> None:
        self._print(self._artist().table(view))
        self._drawn = (view["zones"], view["status"]["turn"])

    def _finish(self) -> None:
        view = self._view()
        artist = self._artist()
        self._print(artist.table(view), artist.result(view))
        if self.save is None and self._saved != self.game.number:
            typed = self.read(f"{self.own.word('keep')} > ").strip()
            if typed:
                self._save_new(Path(typed))

    # Commands

    def _command(self, typed: str, menu: Menu) -> bool:
        """Carry out a command; False if it is none."""
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        match word.casefold():
            case "help" | "?" | "h":
                self._help(menu)
            case "view":
                self._draw(self._view())
            case "log":
                self._print(*self._artist().news(self.game.news(self.seat), self.game.names), indent=2)
            case "card" | "cards":
                self._card(rest)
            case "say":
                self._claim(rest)
            case "rules":
                self._rules()
            case "save":
                self._save_new(Path(rest)) if rest else self._say(self.own.word("type-save"), STRONG)
            case "quit" | "exit" | "q":
                self._quit()
            case _:
                return False
        return True

    def _help(self, menu: Menu) -> None:
        self._say(self.own.word("help-moves"), STRONG)
        for item in menu.items[:8]:
            about = f": {item.help}" if item.help else ""
            self._print(Text.assemble((f"  {item.move}", ACCENT), f"  {item.label}{about}"))
        if len(menu.items) > 8:
            self._say(f"  {self.own.word('help-more', moves='; '.join(menu.names[8:]))}")
        self._say(self.own.word("help-commands"), STRONG)
        for command in COMMANDS:
            about = self.own.word(f"help-{command.split()[0]}")
            self._print(Text.assemble((f"  {command:<10}", ACCENT), about))

    def _card(self, name: str) -> None:
        if not name:
            held = list(self._held())
            if not held:
                self._say(self.own.word("no-card-held"), STRONG)
            for face in held:
                self._show_card(face)
            return
        found = self._cards_named(name)
        if not found:
            self._say(self.own.word("no-card", name=name), STRONG)
        elif len(found) > 5:
            cards = ", ".join(self.words.name(face.id) for face in found[:5])
            self._say(self.own.word("which-card", name=name, cards=cards), STRONG)
        else:
            for face in found:
                self._show_card(face)

    def _show_card(self, face: Face) -> None:
        copies = f", {self.own.word('copies', number=face.copies)}" if face.copies > 1 else ""
        name = (self.words.name(face.id), face_colour(face.icon or face.id))
        self._print(Text.assemble(name, (f"  ({self.words.name(face.deck)}{copies})", QUIET)))
        for text, style in ((self.words.text_of(face.id), ""), (self.words.flavour_of(face.id), "italic dim")):
            if text:
                self._print(Text(text, style=style), indent=2)

    def _cards_named(self, name: str) -> list[Face]:
        """The cards with this id or name; else those in whose name it is found."""
        name = name.casefold()
        cards = [(face, self.words.name(face.id).casefold()) for face in self.game.info.cards]
        exact = [face for face, called in cards if name in (face.id, called)]
        return exact or [face for face, called in cards if name in called or name in face.id]

    def _held(self) -> Iterable[Face]:
        """The different cards that the person holds hidden from others."""
        faces = {face.id: face for face in self.game.info.cards}
        held = {
            card["face"]: None
            for zone in self._view()["zones"]
            if zone["owner"] == self.seat and zone["kind"] == "hand"
            for card in zone["cards"]
        }
        return (faces[id] for id in held if id in faces)

    def _claim(self, typed: str) -> None:
        if not self.talk.goes_on:
            self._say(self.own.word("nobody-listens"), STRONG)
        elif not typed:
            self._say("\n".join([self.own.word("say-what"), *(f"  {one}" for one in self.talk.offered(self.game))]))
        else:
            try:
                self._hear(self.talk.claim(self.game, typed))
            except WrongClaim as error:
                self._say(str(error), STRONG)

    def _rules(self) -> None:
        if not self.console.is_terminal:
            self._say(self.own.word("rules-where", game=self.game.info.name))
            return
        try:
            show_rules(self.game.info, self.console, self.language)
        except SpellhallError as error:
            self._say(str(error), STRONG)

    def _quit(self) -> None:
        kept = self.save or self._saved == self.game.number
        if self._confirm(self.own.word("leave" if kept else "leave-unsaved")):
            raise Leave

    # The record

    def _save_new(self, path: Path) -> None:
        """Save where the person said, but over an older file only if they mean it."""
        if not path.is_file() or self._confirm(self.own.word("overwrite", file=str(path))):
            self._save(path)

    def _confirm(self, question: str) -> bool:
        typed = self.read(f"{self.own.word('yes-or-no', question=question)} > ")
        return typed.strip().casefold() in ("y", "yes", "j", "ja")

    def _save(self, path: Path) -> None:
        try:
            path.write_text(json.dumps(self.game.record(), indent=1) + "\n", encoding="utf-8")
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            self._say(self.own.word("not-saved", file=str(path), reason=reason), STRONG)
            return
        self._saved = self.game.number
        self._say(self.own.word("saved", file=str(path)), QUIET)

    def _save_if_asked(self) -> None:
        if self.save is not None:
            self._save(self.save)

    # Output

    def _artist(self) -> Artist:
        return Artist(self.game.info, self.console.width, self.console.height >= ROOMY, self.language)

    def _print(self, *parts: RenderableType, indent: int = 0) -> None:
        for part in parts:
            self.console.print(Padding(part, (0, 0, 0, indent)) if indent else part, highlight=False)

    def _say(self, text: str, style: str = "") -> None:
        self._print(Text(text, style=style))


def _tokens(menu: Menu) -> set[str]:
    return {item.move for item in menu.items}
