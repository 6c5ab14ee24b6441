"""Reading scenarios: positions in one dialect for all games. (docs/scenarios.md)

A game declares what a scenario may say, a ``Form`` with one entry for each key, and calls ``Form.read`` in its setup
with an empty table. The form checks everything, puts cards where they belong and sets counters; what was left out is
the game's to deal. Cards are taken from the decks of the table one word at a time, so that a scenario can never ask
for more than there is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from operator import itemgetter
from typing import Any, Final, NamedTuple, NoReturn, TypeAlias

from spellhall.engine.cards import Cards, enter, less, with_at
from spellhall.engine.errors import BadSetup
from spellhall.engine.info import Scenario, brief
from spellhall.engine.steps import EVERYONE, NOBODY, Book, Pending, ask_chance, later, push
from spellhall.engine.views import seat_names

Bag: TypeAlias = list[int] | bytearray | bytes

ALL: Final = "all"
ALL_OTHERS: Final = -1
"""How many cards lie below those that are named."""

_CARD: Final = re.compile(r"(?P<id>[^\s*@()]+)(?:\*(?P<copies>[0-9]+))?(?:@(?P<who>\S+))?")
_REST: Final = re.compile(r"\.\.\.(?P<size>[0-9]*)")
_MOST_DIGITS: Final = 6


@dataclass(frozen=True, kw_only=True)
class Deck:
    """Cards that a scenario can place: a bag of the state."""

    id: str
    bag: str = ""
    """The field of the state that is this bag, or a list of bags; without, the game says what there is."""
    at: int | None = None
    """Which of the bags, if it is a list."""
    names: Sequence[str]
    """By face: what it is called. ``mana/arcane`` may also be written ``mana``, where no other is meant."""
    groups: Mapping[str, Sequence[int]] = field(default_factory=dict)
    """By a word that means any of several faces: which ones; they are taken in this order."""
    box: Sequence[int] = ()
    """The faces of all cards of the deck."""
    top: str = ""
    """The zone of the cards on top of it whose order is settled, the next card first."""
    rest: str = ""
    """The zone where its other cards lie if a scenario gives the whole deck."""

    def cards(self, s: Any) -> Bag:
        """What is left of it."""
        bags = getattr(s, self.bag)
        bag: Bag = bags if self.at is None else bags[self.at]
        return bag

    def called(self, id: str) -> Sequence[int]:
        """The faces that a word of a scenario may mean."""
        return self.groups.get(id) or [
            kind for kind, name in enumerate(self.names) if id in (name, name.partition("/")[0])
        ]

    def take(self, s: Any, kind: int) -> None:
        """A card leaves it."""
        bag = self.cards(s)
        if isinstance(bag, bytes):
            self.refill(s, less(bag, kind))
        else:
            bag.remove(kind)

    def refill(self, s: Any, kinds: Iterable[int]) -> None:
        """Exactly these cards are left of it."""
        bag = type(self.cards(s))(kinds)
        if self.at is None:
            setattr(s, self.bag, bag)
        else:
            getattr(s, self.bag)[self.at] = bag


class Placed(NamedTuple):
    """A card as a scenario gives it, taken from its deck."""

    kind: int
    known: int
    """The mask of the seats that know it, apart from those who see where it lies."""
    about: Mapping[str, Any]
    """What else the scenario says of it."""


class Reading:
    """A scenario that is being read onto a table."""

    def __init__(self, s: Any, form: Form, scenario: Scenario, stocks: Mapping[str, list[int]]) -> None:
        self.s = s
        self.stocks = stocks
        self.form = form
        self.scenario = scenario
        self.seats: int = s.seats
        self.players = seat_names(self.seats)
        self.zones: dict[str, int] = {}
        if isinstance(s, Cards):
            self.zones = {zone.id: number for number, zone in enumerate(s.layouts[self.seats])}
        self.words: dict[str, str] = {}
        """By key: the word that was chosen, or its default."""
        self.chosen: dict[str, list[int]] = {}
        """By key: the seats that were named."""
        self.dealt: dict[str, int] = {}
        """By deck: how many cards will be dealt from it before the first turn."""
        self.steps: list[Pending] = []
        """What chance does once the rest has been dealt: decks of so many cards."""

    def has(self, key: str, seat: int | None = None) -> bool:
        """Whether the scenario says something there."""
        return key in self.scenario and (seat is None or self.players[seat] in self.scenario[key])

    # Values

    def by_player(self, value: Any, where: str) -> list[tuple[int, str, Any]]:
        """A mapping of players: each seat with the place for complaints and the value."""
        if not isinstance(value, Mapping):
            refuse(where, f'should be a mapping of players, {{"P1": …}}, not {brief(value)}')
        return [(self.seat(player, where), f"{where} {player}", each) for player, each in value.items()]

    def seat(self, value: Any, where: str) -> int:
        """A single seat."""
        if not isinstance(value, str) or value not in self.players:
            refuse(where, f"{brief(value)} is not one of {', '.join(self.players)}")
        return self.players.index(value)

    def some_seats(self, value: Any, where: str) -> list[int]:
        """A text of seats."""
        seats = [self.seat(player, where) for player in text(value, where, 'players, like "P1 P3"').split()]
        if len(set(seats)) < len(seats):
            refuse(where, f"names a player twice: {brief(value)}")
        return seats

    def who(self, names: str, where: str) -> int:
        """The mask of the seats that know a card: what stands after ``@``."""
        if names == ALL:
            return EVERYONE
        mask = NOBODY
        for player in names.split(","):
            if player not in self.players:
                refuse(where, f"after @ stand players, like @P1,P2, or @all, not {brief(player)}")
            mask |= 1 << self.players.index(player)
        return mask

    def zone(self, id: str) -> int:
        """The number of a zone."""
        return self.zones[id]

    # Cards

    def take(self, id: str, where: str, decks: Sequence[Deck], copies: int = 1) -> list[int]:
        """Take so many cards of one name out of the decks."""
        kinds = [(kind, deck) for deck in decks for kind in deck.called(id)]
        if not kinds:
            self._no_such_card(id, where, decks)
        kinds.sort(key=itemgetter(0))
        pairs = [(deck, kind) for kind, deck in kinds for _ in range(list(self._left(deck)).count(kind))]
        if len(pairs) < copies:
            has = f"has only {len(pairs)}" if pairs else "has no"
            refuse(where, f"the {' or '.join(deck.id for deck in decks)} deck {has} {id} left for it, not {copies}")
        for deck, kind in pairs[:copies]:
            if deck.bag:
                deck.take(self.s, kind)
            else:
                self.stocks[deck.id].remove(kind)
        return [kind for _, kind in pairs[:copies]]

    def _left(self, deck: Deck) -> Bag:
        return deck.cards(self.s) if deck.bag else self.stocks[deck.id]

    def cards(
        self, value: Any, where: str, decks: Sequence[Deck] = (), extras: Sequence[str] = (), secret: bool = True
    ) -> list[Placed]:
        """Cards, taken from their decks: a text, or a list of texts and of mappings that say more of one card."""
        decks = decks or self.form.decks
        found: list[Placed] = []
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, Mapping) and extras:
                if "card" not in part or set(part) - {"card", *extras}:
                    refuse(where, f"a card's mapping has 'card' and may have {', '.join(extras)}, not {brief(part)}")
                one = self.cards(text(part["card"], where, "the id of a card"), where, decks)
                if len(one) != 1:
                    refuse(where, f"'card' names one card, not {brief(part['card'])}")
                found.append(Placed(one[0].kind, one[0].known, {key: part[key] for key in extras if key in part}))
            else:
                wanted = "cards, like 'ID ID*2'" + (
                    f", or a list of texts and {{'card': ID, {extras[0]!r}: …}}" if extras else ""
                )
                found += self._words(text(part, where, wanted).split(), where, decks)
        if not secret and any(card.known for card in found):
            refuse(where, "who knows a card cannot be said here")
        return found

    def card(self, value: Any, where: str, decks: Sequence[Deck]) -> Placed:
        """A single card."""
        found = self.cards(text(value, where, "the id of a card"), where, decks)
        if len(found) != 1:
            refuse(where, f"should be one card, not {brief(value)}")
        return found[0]

    def _words(self, words: list[str], where: str, decks: Sequence[Deck]) -> list[Placed]:
        found: list[Placed] = []
        for word in words:
            if word.startswith("@"):  # of all cards before it
                known = self.who(word[1:], where)
                found = [card._replace(known=card.known | known) for card in found]
                continue
            parts = _CARD.fullmatch(word)
            if parts is None:
                refuse(where, f"{brief(word)} is not a card: write ID, ID*2 for two of them, ID@P1 if P1 knows it")
            copies = parts["copies"] or "1"
            many = int(copies) if len(copies) <= _MOST_DIGITS else 10**_MOST_DIGITS
            known = self.who(parts["who"], where) if parts["who"] else NOBODY
            found += [Placed(kind, known, {}) for kind in self.take(parts["id"], where, decks, many)]
        return found

    def _no_such_card(self, id: str, where: str, decks: Sequence[Deck]) -> NoReturn:
        names = sorted({name for deck in decks for name in (*deck.names, *deck.groups)})
        near = get_close_matches(id[:40], names, n=3)
        refuse(
            where,
            f"there is no card {brief(id)}; {'near to it is' if near else 'there are'} {', '.join(near or names)}",
        )

    def lay(self, cards: Iterable[Placed], zone: int) -> list[int]:
        """Put cards into a zone, in this order."""
        return [enter(self.s, card.kind, zone, card.known) for card in cards]

    def rest(self, value: Any, where: str) -> tuple[list[str], int | None]:
        """The words of a deck or pile that may end with ``...`` (ALL_OTHERS) or ``...7``; else None."""
        parts = value if isinstance(value, list) else [value]
        words = " ".join([text(part, where, "cards, the top one first, like 'ID ID ...'") for part in parts])
        found = words.replace("(", " ( ").replace(")", " ) ").split()
        below = _REST.fullmatch(found[-1]) if found else None
        if below is None:
            return found, None
        size = below["size"]
        if not size:
            return found[:-1], ALL_OTHERS
        return found[:-1], int(size) if len(size) <= _MOST_DIGITS else 10**_MOST_DIGITS

    def lay_deck(self, value: Any, where: str, number: int) -> None:
        """A deck: the next cards, the top one first; then ``(…)``, cards in any order; then ``...`` if all other cards
        lie below, or ``...7`` for seven of them. Without, that is the whole deck.
        """
        deck = self.form.decks[number]
        tops, below = self.rest(value, where)
        shuffled: list[str] = []
        if "(" in tops or ")" in tops:
            first = tops.index("(") if "(" in tops else 0
            tops, shuffled = tops[:first], tops[first:]
            if len(shuffled) < 2 or shuffled[-1] != ")" or below is not None:
                refuse(where, "cards in any order stand in brackets at the end: 'ID ID (ID ID*2)'")
            shuffled = shuffled[1:-1]
        if tops and not deck.top:
            refuse(where, "this deck has no order: write its cards in brackets, '(ID ID*2)', or '...7' for seven cards")
        if tops:
            self.lay(self._words(tops, where, [deck]), self.zone(deck.top))
        if below == ALL_OTHERS:
            return
        dealt = self.dealt.get(deck.id, 0)
        if below is None and dealt and not shuffled:
            below = 0
        if below is not None:
            left = len(deck.cards(self.s)) - dealt
            if below > left:
                refuse(where, f"only {left} other cards are left for the deck, not {below}")
            assert self.form.trim is not None
            self.steps.append(later(self.form.trim, number, below))
            return
        if dealt:
            refuse(
                where, f"{dealt} cards will be dealt from this deck: say which ones they are, or leave out the brackets"
            )
        kept = self._words(shuffled, where, [deck])
        if any(card.known for card in kept):
            refuse(where, "nobody knows a card in brackets")
        rest = self.zone(deck.rest)
        above, self.s.zones[rest] = self.s.zones[rest], ()
        self.lay([Placed(kind, NOBODY, {}) for kind in deck.cards(self.s)], rest)
        self.s.zones[rest] += above
        deck.refill(self.s, [card.kind for card in kept])

    # Numbers and words

    def number(self, value: Any, where: str, least: int, most: int) -> int:
        """A whole number."""
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            refuse(where, f"should be a whole number from {least} to {most}, not {brief(value)}")
        return value


def refuse(where: str, problem: str) -> NoReturn:
    """Say what is wrong with a scenario, and where."""
    raise BadSetup(f"{where}: {problem}")


def text(value: Any, where: str, wanted: str) -> str:
    """A text."""
    if not isinstance(value, str):
        refuse(where, f"should be a text: {wanted}; not {brief(value)}")
    return value


# What a form is made of


class Key:
    """Something that a scenario may say. ``help`` is a sentence about it."""

    def __init__(self, id: str, help: str) -> None:
        self.id = id
        self.help = help

    def read(self, r: Reading, value: Any) -> None:
        """Check the value and put it on the table."""
        raise NotImplementedError

    def leave_out(self, r: Reading) -> None:
        """What holds where the scenario does not say it."""


class InZone(Key):
    """Cards in a zone: that of the key's name, or one for each seat, ``hand0``, ``hand1`` … Piles are written top
    first.

    ``put`` places a card about which more can be said (``extras``); ``dealt`` is how many cards the game deals from the
    first of its decks to a seat that the scenario leaves out.
    """

    def __init__(
        self,
        id: str,
        help: str,
        decks: Sequence[Deck] = (),
        zone: str = "",
        only: Callable[[int], bool] | None = None,
        extras: Sequence[str] = (),
        put: Callable[[Reading, Placed, int, str], None] | None = None,
        dealt: int = 0,
    ) -> None:
        super().__init__(id, f"{help}: cards, like 'ID ID*2'")
        self.decks = decks
        self.place = zone or id
        self.only = only
        self.extras = extras
        self.put = put
        self.dealt = dealt

    def read(self, r: Reading, value: Any) -> None:
        """Place the cards."""
        if self.place in r.zones:
            self.fill(r, value, r.zone(self.place), self.id)
            return
        for seat, where, each in r.by_player(value, self.id):
            self.fill(r, each, r.zone(f"{self.place}{seat}"), where)
        self.deal(r, r.seats - len(value))

    def leave_out(self, r: Reading) -> None:
        """Then it is dealt."""
        self.deal(r, r.seats)

    def deal(self, r: Reading, seats: int) -> None:
        """So many seats will be dealt cards."""
        if self.dealt:
            deck = (self.decks or r.form.decks)[0].id
            r.dealt[deck] = r.dealt.get(deck, 0) + self.dealt * seats

    def fill(self, r: Reading, value: Any, zone: int, where: str) -> None:
        """One zone."""
        cards = r.cards(value, where, self.decks, self.extras)
        for card in cards:
            if self.only is not None and not self.only(card.kind):
                names = (self.decks or r.form.decks)[0].names
                refuse(where, f"{names[card.kind]} does not belong there")
        lies = r.s.layouts[r.seats][zone]
        if lies.kind == "pile" and lies.ordered:
            cards.reverse()
        if self.put is None:
            r.lay(cards, zone)
            return
        for card in cards:
            self.put(r, card, zone, where)


class InDeck(Key):
    """The next cards of a deck, or the whole deck: see ``Reading.lay_deck``."""

    def __init__(self, id: str, help: str, deck: int) -> None:
        super().__init__(
            id, f"{help}: the next cards, the top one first; then '...' for all others, '...7' for 7 of them"
        )
        self.deck = deck

    def read(self, r: Reading, value: Any) -> None:
        """Place the cards on top."""
        r.lay_deck(value, self.id, self.deck)


class Number(Key):
    """A counter of the table, or one for each seat: a field of the state."""

    def __init__(
        self, id: str, help: str, most: int | Callable[[Any], int], least: int = 0, each: bool = False, field: str = ""
    ) -> None:
        super().__init__(id, f"{help}: a number")
        self.least = least
        self.most = most
        self.each = each
        self.field = field or id

    def read(self, r: Reading, value: Any) -> None:
        """Set it."""
        most = self.most if isinstance(self.most, int) else self.most(r.s)
        if not self.each:
            setattr(r.s, self.field, r.number(value, self.id, self.least, most))
            return
        for seat, where, each in r.by_player(value, self.id):
            values, number = getattr(r.s, self.field), r.number(each, where, self.least, most)
            if isinstance(values, tuple):
                setattr(r.s, self.field, with_at(values, seat, number))
            else:
                values[seat] = number


class OneOf(Key):
    """One of a few words; the first unless the scenario says another."""

    def __init__(self, id: str, help: str, words: Sequence[str]) -> None:
        super().__init__(id, f"{help}: {', '.join(words)}")
        self.choices = list(words)

    def read(self, r: Reading, value: Any) -> None:
        """Note it."""
        if not isinstance(value, str) or value not in self.choices:
            refuse(self.id, f"should be one of {', '.join(self.choices)}, not {brief(value)}")
        r.words[self.id] = value

    def leave_out(self, r: Reading) -> None:
        """The first."""
        r.words[self.id] = self.choices[0]


class ASeat(Key):
    """A player: a field of the state."""

    def __init__(self, id: str, help: str) -> None:
        super().__init__(id, f"{help}: 'P1', 'P2', …")

    def read(self, r: Reading, value: Any) -> None:
        """Set it."""
        setattr(r.s, self.id, r.seat(value, self.id))


class SomeSeats(Key):
    """Some players."""

    def __init__(self, id: str, help: str) -> None:
        super().__init__(id, f"{help}: players, like 'P1 P3'")

    def read(self, r: Reading, value: Any) -> None:
        """Note them."""
        r.chosen[self.id] = r.some_seats(value, self.id)

    def leave_out(self, r: Reading) -> None:
        """Nobody."""
        r.chosen[self.id] = []


class Special(Key):
    """Something that only this game has, and reads itself."""

    def __init__(self, id: str, help: str, reads: Callable[[Reading, Any], None]) -> None:
        super().__init__(id, help)
        self.reads = reads

    def read(self, r: Reading, value: Any) -> None:
        """As the game has it."""
        self.reads(r, value)


class Form:
    """All that a scenario of a game may say, in the order in which it is read."""

    def __init__(self, keys: Sequence[Key], decks: Sequence[Deck], book: Book[Any]) -> None:
        self.keys = keys
        self.decks = decks
        self.help: dict[str, str] = {key.id: key.help for key in keys}
        self.trim: Callable[[Any, int, int], None] | None = None
        if any(deck.rest for deck in decks):
            self._set_aside(book)

    def read(self, s: Any, scenario: Scenario, stocks: Mapping[str, list[int]] | None = None) -> Reading:
        """Put on an empty table what the scenario says; raises BadSetup. ``stocks`` are the decks that the state does
        not keep.
        """
        r = Reading(s, self, scenario, stocks or {})
        for key in self.keys:
            if key.id in scenario:
                key.read(r, scenario[key.id])
            else:
                key.leave_out(r)
        return r

    def _set_aside(self, book: Book[Any]) -> None:
        """Enter into the game's book how a deck comes to have so many cards: chance says which ones leave it."""
        names = {kind: deck.names[kind] for deck in self.decks if deck.rest for kind in deck.box}

        @book.chance({kind: f"set aside {name}" for kind, name in sorted(names.items())})
        def set_aside(s: Any, number: int) -> Sequence[int]:
            return self.decks[number].cards(s)

        @set_aside.then
        def lay_aside(s: Any, kind: int, number: int) -> None:
            deck = self.decks[number]
            deck.take(s, kind)
            enter(s, kind, {zone.id: at for at, zone in enumerate(s.layouts[s.seats])}[deck.rest])

        @book.step
        def trim_deck(s: Any, number: int, size: int) -> None:
            if len(self.decks[number].cards(s)) > size:
                push(s, later(trim_deck, number, size))
                ask_chance(s, set_aside, number)

        self.trim = trim_deck
