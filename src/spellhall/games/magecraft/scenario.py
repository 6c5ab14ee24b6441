"""The positions of Magecraft. (docs/scenarios.md)

A scenario begins at the start of a turn, or of a later phase of it. It names what differs from the
standard position: every player with three gems of each colour but Darkness in the bag and in the HP Area, the three
starting spells, and nothing else; gems that nobody has lie in the Academy. Characters and sets that are not named are
dealt by chance.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from spellhall.engine.cards import with_at
from spellhall.engine.errors import BadSetup
from spellhall.engine.info import Scenario, brief
from spellhall.engine.scenario import ASeat, Deck, Form, Number, OneOf, Placed, Reading, Special, refuse
from spellhall.engine.steps import EVERYONE, later, push
from spellhall.games.magecraft.cards import (
    BOXES,
    CHARACTERS,
    COLOURS,
    FULL_HP,
    GEMS,
    LETTERS,
    SPELLS,
    WINNING_SCORE,
)
from spellhall.games.magecraft.casting import casting_phase
from spellhall.games.magecraft.drawing import refresh_phase
from spellhall.games.magecraft.gems import EMPTY, numbers, pile_of
from spellhall.games.magecraft.laws import all_gems
from spellhall.games.magecraft.setup import (
    academy_steps,
    box,
    deal_character,
    empty_table,
    offer_set,
    opening,
)
from spellhall.games.magecraft.state import Magecraft, book, participants
from spellhall.games.magecraft.study import new_card, study_phase
from spellhall.games.magecraft.turn import begin_turn, discard_shield_phase, end_turn

PHASES: Final = {
    "shield": discard_shield_phase,
    "casting": casting_phase,
    "study": study_phase,
    "refresh": refresh_phase,
}
SPELLBOOKS: Final = ("1", "2", "3")
MOST_ROUNDS: Final = 10_000

GEM: Final = Deck(id="gem", names=LETTERS)
SPELL: Final = Deck(id="spell", names=[card.id for card in SPELLS])
SET: Final = Deck(id="set", names=SPELL.names)
CHARACTER: Final = Deck(id="character", names=[card.id for card in CHARACTERS])


def setup(seats: int, options: Mapping[str, str], scenario: Scenario) -> Magecraft:
    """The table before the first turn, or as the scenario has it; chance does the rest."""
    s = empty_table(seats, options)
    if not scenario:
        push(s, *opening(s, options), later(begin_turn))
        return s
    r = FORM.read(s, scenario, _everything(seats))
    if not r.has("academy"):
        s.academy = EMPTY
        left = [right - there for there, right in zip(all_gems(s), numbers(box(seats)), strict=True)]
        s.academy = pile_of([max(0, number) for number in left])
    check(s)
    push(s, later(PHASES[r.words["phase"]]), later(end_turn))
    push(s, *([] if r.has("sets") else academy_steps(s, options)))
    push(s, *(later(deal_character, seat) for seat in range(seats)))
    return s


def _everything(seats: int) -> dict[str, list[int]]:
    """All that there is in the boxes."""
    boxes = BOXES[seats].boxes
    return {
        "gem": [colour for colour in COLOURS for _ in range(GEMS[colour].copies * boxes)],
        "spell": [spell for spell, card in enumerate(SPELLS) for _ in range(card.copies * boxes)],
        "set": [spell for spell, card in enumerate(SPELLS) if card.learn],
        "character": list(range(len(CHARACTERS))),
    }


def check(s: Magecraft) -> None:
    """Is this a position in which the game can go on?"""
    for letter, there, right in zip(LETTERS, all_gems(s), numbers(box(s.seats)), strict=True):
        if there != right:
            raise BadSetup(f"there must be {right} gems {letter} in all, not {there}")
    for spell, card in enumerate(SPELLS):
        there = s.kind.count(spell) + max(0, s.sets[spell])
        if there > card.copies * BOXES[s.seats].boxes:
            raise BadSetup(f"there are only {card.copies * BOXES[s.seats].boxes} cards {card.id}, not {there}")
    for seat in range(s.seats):
        if len(s.hp[seat]) > FULL_HP:
            refuse(f"hp P{seat + 1}", f"an HP Area has {FULL_HP} spaces")
        if len(s.cantrip[seat]) > 1:
            refuse(f"cantrip P{seat + 1}", "there is space for one gem")
        if s.hp[seat] and len(s.score[seat]) >= WINNING_SCORE:
            refuse(f"score P{seat + 1}", f"with {WINNING_SCORE} gems the game would be over")
    if len(participants(s)) < 2 or not s.hp[s.turn]:
        refuse("hp", "at least two players must have HP, and the one whose turn it is")
    if s.quiet >= s.quiet_limit * len(participants(s)):
        refuse("quiet", f"after {s.quiet} quiet turns the game would be over")


# Gems


def _pile(cards: Sequence[Placed]) -> bytes:
    found = [card.kind for card in cards]
    return pile_of([found.count(colour) for colour in COLOURS])


class Gems(Special):
    """The gems of a field of the state: of the table, or of each player."""

    def __init__(self, id: str, help: str, field: str = "") -> None:
        super().__init__(id, f"{help}: gems, like 'F*3 W D'", self.place)
        self.field = field or id

    def place(self, r: Reading, value: Any) -> None:
        """Put them there."""
        if isinstance(getattr(r.s, self.field), bytes):
            setattr(r.s, self.field, _pile(r.cards(value, self.id, [GEM], secret=False)))
            return
        for seat, where, gems in r.by_player(value, self.id):
            cards = r.cards(gems, where, [GEM], secret=self.id == "hand")
            getattr(r.s, self.field)[seat] = _pile(cards)
            if self.id == "hand":
                if any(card.known not in (0, EVERYONE) for card in cards):
                    refuse(where, "a gem in a hand is known to its player, or to everybody: @all")
                r.s.known[seat] = _pile([card for card in cards if card.known])


# Spells


def _place_books(r: Reading, value: Any) -> None:
    """Lay out all Spellbooks again, in the order of the seats."""
    s = r.s
    given = {seat: (where, books) for seat, where, books in r.by_player(value, "book")}
    before, spells = s.books, s.kind
    s.kind, s.nth, s.mastered, s.on, s.books = (), (), (), [], []
    for seat in range(s.seats):
        if seat not in given:
            s.books += [
                tuple(new_card(s, spells[card], ()) for card in cards) for cards in before[3 * seat : 3 * seat + 3]
            ]
            continue
        where, books = given[seat]
        if not isinstance(books, Mapping) or set(books) - set(SPELLBOOKS):
            refuse(
                where, f'should be a mapping of Spellbooks, {{"1": "fireball meditation", "3": …}}, not {brief(books)}'
            )
        mine = len(s.kind)
        for number in SPELLBOOKS:
            s.books.append(_spellbook(r, books.get(number, ""), f"{where} {number}", mine))


def _spellbook(r: Reading, value: Any, where: str, mine: int) -> tuple[int, ...]:
    s = r.s
    first = len(s.kind)
    for placed in r.cards(value, where, [SPELL], ("mastered", "gems"), secret=False):
        card = new_card(s, placed.kind, range(mine, len(s.kind)))
        mastered = placed.about.get("mastered", False)
        if not isinstance(mastered, bool):
            refuse(where, f"'mastered' is true or false, not {brief(mastered)}")
        s.mastered = with_at(s.mastered, card, mastered)
        s.on[card] = _pile(r.cards(placed.about.get("gems", ""), where, [GEM], secret=False))
    return tuple(range(first, len(s.kind)))


def _place_sets(r: Reading, value: Any) -> None:
    s = r.s
    for placed in r.cards(value, "sets", [SET], ("left",), secret=False):
        offer_set(s, placed.kind)
        if "left" in placed.about:
            most = SPELLS[placed.kind].copies * BOXES[s.seats].boxes
            s.sets = with_at(s.sets, placed.kind, r.number(placed.about["left"], "sets left", 0, most))


def _place_characters(r: Reading, value: Any) -> None:
    for seat, where, id in r.by_player(value, "character"):
        r.s.characters = with_at(r.s.characters, seat, r.card(id, where, [CHARACTER]).kind)


FORM: Final = Form(
    [
        Gems("bag", "the bag of each player", "bags"),
        Gems("hand", "the hand of each player"),
        Gems("discard", "the discard of each player"),
        Gems("shield", "the Shield Area of each player", "shields"),
        Gems("hp", "the HP Area of each player"),
        Gems("score", "the Score Area of each player"),
        Gems("cantrip", "the gem on the Cantrip space of each player"),
        Special(
            "book",
            'the Spellbooks of each player, {"P1": {"1": "fireball meditation"}}; a spell of which there is more to '
            'say is {"card": "fireball", "mastered": true, "gems": "F W"}',
            _place_books,
        ),
        Special("character", 'the character of each player, {"P1": "maris"}; left out, it is dealt', _place_characters),
        Gems("pool", "the pool"),
        Gems("academy", "the Academy; left out, it has all gems that nobody else has"),
        Special(
            "sets",
            "the twelve spells on offer, each with all cards that players do not have, or "
            '{"card": "absorb", "left": 1}; left out, they are dealt',
            _place_sets,
        ),
        ASeat("turn", "the player whose turn it is"),
        OneOf("phase", "where the turn stands", list(PHASES)),
        Number("round", "the number of the round", MOST_ROUNDS, least=1),
        Number("quiet", "how many quiet turns in a row have been completed", MOST_ROUNDS),
    ],
    [GEM, SPELL, SET, CHARACTER],
    book,
)
