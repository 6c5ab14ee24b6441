"""What the views of a game look like: found out by playing it, always the same games.

A view has one shape for every game, but which zones, counters, flags and phases a game shows, and
which decks of cards lie where, stands nowhere in a list. So random games are played, over all
options and positions that the game names, and what their views show is written down. The card table
completes it: where one card of a deck was seen, any card of that deck may lie. On the way it is
learnt which zones can be read off the state itself: see ``shortcut``.

A zone that is named after a card (``craft0.owl.0``) comes and goes with it. All zones of such a stem
are one series (``craft0``). What lies on the cards of a zone is a zone too (``craft0 on``). A number in
a flag is its value: ``Guard 2`` is ``Guard #``, 2.

``python -m spellhall.adapters.survey castle`` keeps what it finds: see ``layout``.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final

import spellhall
from spellhall.adapters.layout import Layout, ZoneShape, keep
from spellhall.engine.cards import Cards
from spellhall.engine.errors import BadSetup
from spellhall.engine.info import GameInfo
from spellhall.engine.laws import Setup
from spellhall.engine.steps import State, apply, bit, legal
from spellhall.engine.views import CardView, Look, ZoneView

USUAL_GAMES: Final = 30
OTHER_GAMES: Final = 2
"""How many games are played with the usual options, and with each other value and position."""

LOOK_AT_ALL: Final = 8
LOOK_AT_EVERY: Final = 13
"""So many decisions at the start of a game are looked at one by one, and then every thirteenth."""

MOST_NOTES: Final = 6
"""If more different notes than this stand on the cards of a zone, they are words and no numbers."""

THOROUGHNESS: Final = 2
"""What is to be kept is looked for in so many times as many games."""

SPARE: Final = 2
"""How many more zones of a series there may be than were seen."""


def named_zones(look: Look, deck_of: Mapping[str, str]) -> Iterator[tuple[str, str | None, ZoneView]]:
    """The zones of a view, each with its id or stem and the face it is named after, if any."""
    for zone in look["zones"]:
        stem, dot, rest = zone["id"].partition(".")
        face = rest.partition(".")[0]
        if dot and face in deck_of:
            yield stem, face, zone
        else:
            yield zone["id"], None, zone
            lying = [card for holder in zone["cards"] for card in holder.get("on", ())]
            if lying:
                yield f"{zone['id']} on", None, _what_lies_on(zone, lying)


def _what_lies_on(zone: ZoneView, lying: list[CardView]) -> ZoneView:
    """What lies on the cards of a zone, as a zone of its own."""
    cards: list[CardView] = [{"face": card["face"]} for card in lying]
    return {**zone, "count": len(cards), "cards": cards}


def flag_and_value(flag: str) -> tuple[str, int]:
    """``Guard 2 until …`` is ``Guard # until …`` with the value 2; one without a number has 1."""
    number = re.search(r"\d+", flag)
    return (re.sub(r"\d+", "#", flag), int(number[0])) if number else (flag, 1)


def survey(info: GameInfo[Any], thoroughness: int = 1) -> Layout:
    """Find out by playing, with every number of seats."""
    found = _Survey(info)
    low, high = info.players
    for seats in range(low, high + 1):
        for setup, games in setups(info, seats):
            for seed in range(games * thoroughness):
                for number, (state, seat) in enumerate(walk(info, setup, seed)):
                    if number < LOOK_AT_ALL or number % LOOK_AT_EVERY == 0 or state.ask is None:
                        for viewer in (seat, (seat + 1) % seats):
                            look = info.look(state, viewer)
                            found.note(look, state)
                            found.readings.compare(state, look, viewer)
    return found.layout()


class _Survey:
    """What was seen so far of a game."""

    def __init__(self, info: GameInfo[Any]) -> None:
        self.info = info
        self.deck_of = {card.id: card.deck for card in info.cards}
        self.zones: dict[str, ZoneShape] = {}
        self.counters: set[str] = set()
        self.flags: set[str] = set()
        self.phase_of: dict[str, set[str]] = {}
        self.readings = _Readings(info)

    def note(self, look: Look, state: State) -> None:
        """See one more view."""
        for seat in look["seats"]:
            self.counters.update(seat["counters"])
            self.flags.update(flag_and_value(flag)[0] for flag in seat["flags"])
        series: Counter[str] = Counter()
        for id, after, zone in named_zones(look, self.deck_of):
            sort = sort_of(id, zone["owner"])
            shape = self.zones.setdefault(sort, ZoneShape(sort))
            self._note_cards(shape, zone)
            if after is not None:
                series[id] += 1
                shape.series = max(shape.series, series[id] + SPARE)
                _add(shape.named, self.deck_of[after])
        question = state.ask[1].name if state.ask else ""
        self.phase_of.setdefault(question, set()).add(look["status"]["phase"])

    def _note_cards(self, shape: ZoneShape, zone: ZoneView) -> None:
        cards = zone["cards"]
        shape.most = max(shape.most, len(cards))
        shape.fewest = min(shape.fewest, len(cards))
        shape.hidden |= zone["count"] > sum(card["face"] is not None for card in cards)
        for card in cards:
            face = card["face"]
            if face is not None:
                _add(shape.decks, self.deck_of[face])
            elif "name" in card:
                _add(shape.backs, card["name"])
            if "id" in card and (face is None or not card["id"].startswith(f"{zone['id']}.{face}")):
                shape.ordered = True
            for note in card.get("notes", ()):
                _add(shape.notes, note)
            shape.up |= "up" in card
            shape.pieces |= "pieces" in card

    def layout(self) -> Layout:
        """All of it, completed and in an order that does not depend on what came first."""
        named = {card.deck for card in self.info.cards if card.name in self.flags}
        # If the name of one card of a deck is a flag, that of any may be.
        self.flags.update(card.name for card in self.info.cards if card.deck in named)
        decks = list(dict.fromkeys(card.deck for card in self.info.cards))
        follows = all(len(phases) == 1 for phases in self.phase_of.values())
        self.readings.conclude()
        for shape in self.zones.values():
            shape.decks.sort(key=decks.index)
            shape.named.sort(key=decks.index)
            shape.backs.sort()
            shape.notes = sorted(shape.notes) if len(shape.notes) <= MOST_NOTES and not shape.series else []
            self.readings.tell(shape)
        return Layout(
            phases=sorted(set().union(*self.phase_of.values())),
            phase_of={question: min(self.phase_of[question]) for question in sorted(self.phase_of)}
            if follows
            else None,
            counters=sorted(self.counters),
            flags=sorted(self.flags),
            numbers=self.readings.numbers,
            backs=self.readings.backs,
            zones=[self.zones[sort] for sort in sorted(self.zones)],
        )


def sort_of(id: str, owner: int | None) -> str:
    """``hand0`` and ``hand1`` are ``hand{}``."""
    return id if owner is None else id.replace(str(owner), "{}", 1)


def _add(things: list[str], thing: str) -> None:
    if thing not in things:
        things.append(thing)


# Which zones can be read off the state


class _Learnt:
    """What was learnt about one sort of zone."""

    def __init__(self) -> None:
        self.shown = False
        self.faces_agree = True
        self.counts_agree = True
        self.face_of: dict[int, int] = {}
        """By kind: the number of the card."""
        self.backs: list[tuple[Counter[int], Counter[str]]] = []
        """Kinds of the unknown cards, and the names of the backs that were shown."""


class _Readings:
    """Compares states with their views."""

    def __init__(self, info: GameInfo[Any]) -> None:
        self.number_of = {card.id: at for at, card in enumerate(info.cards, 1)}
        self.zones: dict[str, _Learnt] = {}
        self.numbers: list[int] = []
        self.backs: list[str] = []

    def compare(self, state: State, look: Look, seat: int) -> None:
        """Learn from one state and its view."""
        if not isinstance(state, Cards):
            return
        shown = {zone["id"]: zone for zone in look["zones"]}
        for zone, cards in zip(state.layouts[state.seats], state.zones, strict=True):
            learnt = self.zones.setdefault(sort_of(zone.id, zone.owner), _Learnt())
            if zone.id in shown:
                self._compare(learnt, state, cards, zone.ordered, shown[zone.id], bit(seat))
            else:
                learnt.faces_agree &= not cards

    def _compare(
        self, learnt: _Learnt, state: Cards, cards: tuple[int, ...], ordered: bool, shown: ZoneView, me: int
    ) -> None:
        learnt.shown = True
        known = [(place, state.kind[card]) for place, card in enumerate(cards) if knows(state, card, me)]
        faces = [(place, card["face"]) for place, card in enumerate(shown["cards"]) if card["face"] is not None]
        if not ordered:
            known = list(enumerate(sorted(kind for _, kind in known)))
        learnt.faces_agree &= [place for place, _ in known] == [place for place, _ in faces]
        for (_, kind), (_, face) in zip(known, faces, strict=False):
            number = self.number_of[face]
            learnt.faces_agree &= learnt.face_of.setdefault(kind, number) == number
        learnt.counts_agree &= shown["count"] == len(cards)
        backs = Counter(card["name"] for card in shown["cards"] if card["face"] is None and "name" in card)
        if backs:
            learnt.backs.append((Counter(state.kind[card] for card in cards if not knows(state, card, me)), backs))

    def conclude(self) -> None:
        """What each kind is, if it is the same everywhere, and what its back is called."""
        pairs = {pair for learnt in self.zones.values() for pair in learnt.face_of.items()}
        if len(dict(pairs)) == len(pairs):
            face_of = dict(pairs)
            firsts = {number - kind for kind, number in pairs}
            if len(firsts) == 1:  # kinds are a stretch of the card table, those that were not met too
                face_of = {number - min(firsts): number for number in self.number_of.values()}
            self.numbers = [face_of.get(kind, 0) for kind in range(max(face_of, default=-1) + 1)]
        found: dict[int, str] = {}
        seen = [pair for learnt in self.zones.values() for pair in learnt.backs]
        before = -1
        while len(found) > before:
            before = len(found)
            for unknown, names in seen:
                left = names - Counter({name: n for name, n in _named(unknown, found).items() if name})
                if len(left) == 1:
                    found.update(dict.fromkeys((kind for kind in unknown if kind not in found), min(left)))
        self.backs = [found.get(kind, "") for kind in range(max(found, default=-1) + 1)]

    def tell(self, shape: ZoneShape) -> None:
        """Say of a zone how it can be read."""
        learnt = self.zones.get(shape.id)
        if learnt is None or not learnt.shown or not learnt.faces_agree:
            return
        firsts = {number - kind for kind, number in learnt.face_of.items()}
        if not self.numbers and len(firsts) != 1:
            return
        shape.read = True
        shape.first = None if self.numbers else min(firsts)
        found = {kind: name for kind, name in enumerate(self.backs) if name}
        shape.read_backs = learnt.counts_agree and all(
            _named(unknown, found) == names for unknown, names in learnt.backs
        )


def _named(unknown: Counter[int], found: Mapping[int, str]) -> Counter[str]:
    """The names of the backs of these kinds; "" for one that is not known."""
    names: Counter[str] = Counter()
    for kind, number in unknown.items():
        names[found.get(kind, "")] += number
    return names


def knows(state: Cards, card: int, me: int) -> bool:
    """Does the seat with this bit know the card's face?"""
    return state.kind[card] >= 0 and bool(state.seen[card] & me)


# What is played


def setups(info: GameInfo[Any], seats: int) -> Iterator[tuple[Setup, int]]:
    """The usual options, then every other value of every option, then the game's own positions;
    with the number of games to play of each.
    """
    yield Setup(seats), USUAL_GAMES
    for option in info.options:
        for value in option.values[1:]:
            if option.fits(value, seats):
                yield Setup(seats, {option.name: value}), OTHER_GAMES
    for count, options, scenario in info.positions:
        if count == seats:
            yield Setup(seats, options, scenario), OTHER_GAMES


def walk(info: GameInfo[Any], setup: Setup, seed: int) -> Iterator[tuple[State, int]]:
    """A random game: the state at every decision with the seat that is asked, and the end as every
    seat sees it. An option that this number of seats cannot have gives none.
    """
    rng = Random(seed)
    try:
        state = info.begin(setup.seats, info.read_options(setup.options), info.read_scenario(setup.scenario))
    except BadSetup:
        return
    while state.ask is not None:
        if state.ask[0] >= 0:
            yield state, state.ask[0]
        answers = legal(state)
        apply(state, answers[int(rng.random() * len(answers))])
    for seat in range(setup.seats):
        yield state, seat


def main() -> None:
    """Survey games thoroughly and keep what was found."""
    parser = argparse.ArgumentParser(description="Survey games and keep the layout of their arrays.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="which (all, unless named)")
    parser.add_argument(
        "--thoroughness", type=int, default=THOROUGHNESS, metavar="N", help=f"times the usual games ({THOROUGHNESS})"
    )
    args = parser.parse_args()
    for game in args.games or spellhall.games():
        info = spellhall.game_info(game)
        keep(info, survey(info, args.thoroughness))


if __name__ == "__main__":
    main()
