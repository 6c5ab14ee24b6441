"""Positions of Magecraft in text, in the notation of the rules, section 8.

A scenario begins at the start of a turn, or of a later phase of it. It names what differs from the
standard position: every player with F3 W3 E3 L3 in the bag and in the HP Area, the three starting
spells, and nothing else; gems that nobody has lie in the Academy. Players are called A, B, C, D.
Characters and sets that are not named are dealt by chance.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from spellhall.engine.cards import Face, with_at
from spellhall.engine.errors import BadSetup
from spellhall.engine.info import Scenario
from spellhall.engine.steps import later, push
from spellhall.games.magecraft.cards import (
    BOXES,
    CHARACTERS,
    FULL_HP,
    LETTERS,
    SPELLS,
    WINNING_SCORE,
)
from spellhall.games.magecraft.casting import casting_phase
from spellhall.games.magecraft.drawing import refresh_phase
from spellhall.games.magecraft.gems import ONE, numbers, pile_of, size
from spellhall.games.magecraft.laws import MOST_OF_A_COLOUR, all_gems
from spellhall.games.magecraft.setup import (
    EACH_TAKES,
    academy_steps,
    box,
    deal_character,
    empty_table,
    offer_set,
    opening,
)
from spellhall.games.magecraft.state import MOST_SEATS, NONE, Magecraft, participants
from spellhall.games.magecraft.study import new_card, study_phase
from spellhall.games.magecraft.turn import begin_turn, discard_shield_phase, end_turn

PLAYERS: Final = "ABCD"[:MOST_SEATS]
ZONES: Final = ("bag", "hand", "discard", "shield", "hp", "score", "cantrip")
PHASES: Final = {
    "shield": discard_shield_phase,
    "casting": casting_phase,
    "study": study_phase,
    "refresh": refresh_phase,
}

_GEMS_HELP: Final = "gems by colour, like 'F3 W1 D1', or '-' for none"
HELP: Final = {
    "academy": f"the Academy's {_GEMS_HELP}; left out, it has all gems that nobody else has",
    "pool": f"the pool's {_GEMS_HELP}",
    "sets": "the twelve spells on offer, like 'minor_cure, absorb 1, fireball': a number says how many cards are left",
    "turn": "the player whose turn it is, A to D",
    "phase": f"where the turn stands: {', '.join(PHASES)}",
    "round": "the number of the round",
    "quiet": "how many quiet turns in a row have been completed",
    **{
        f"{player}.{key}": sentence
        for player in PLAYERS
        for key, sentence in {
            "character": "the player's character",
            "books": "the Spellbooks, like '1 [fireball*, meditation] 2 [magic_missile] 3 -'; * is mastered",
            "on": "gems on spell cards by Spellbook and place, like '1.0 F1 W1, 2.0 E1'",
            **dict.fromkeys(ZONES, _GEMS_HELP),
        }.items()
    },
}


def setup(seats: int, options: Mapping[str, str], scenario: Scenario) -> Magecraft:
    """The table before the first turn, or as the scenario has it; chance does the rest."""
    s = empty_table(seats, options)
    if scenario:
        place_everything(s, scenario)
        check(s)
        push(s, later(PHASES[_one_of(scenario, "phase", [*PHASES])]), later(end_turn))
        push(s, *([] if "sets" in scenario else academy_steps(s, options)))
        push(s, *(later(deal_character, seat) for seat in range(seats)))
    else:
        push(s, *opening(s, options), later(begin_turn))
    return s


def place_everything(s: Magecraft, scenario: Scenario) -> None:
    for key in scenario:
        if key[1:2] == "." and key[0] not in PLAYERS[: s.seats]:
            raise BadSetup(f"{key}: with {s.seats} players there are only {', '.join(PLAYERS[: s.seats])}")
    for seat, player in enumerate(PLAYERS[: s.seats]):
        areas = (s.hand, s.discard, s.shields, s.hp, s.score, s.cantrip)
        s.bags[seat] = _pile(scenario, f"{player}.bag", EACH_TAKES)
        for name, area in zip(ZONES[1:], areas, strict=True):
            area[seat] = _pile(scenario, f"{player}.{name}", area[seat])
    _place_books(s, scenario)
    for seat, player in enumerate(PLAYERS[: s.seats]):
        _place_on_cards(s, scenario, f"{player}.on", seat)
        if f"{player}.character" in scenario:
            character = _kind(CHARACTERS, scenario[f"{player}.character"], f"{player}.character")
            if character in s.characters:
                raise BadSetup(f"{player}.character: {CHARACTERS[character].id} is taken already")
            s.characters = with_at(s.characters, seat, character)
    s.pool = _pile(scenario, "pool", s.pool)
    s.academy = _pile(scenario, "academy", 0)
    if "academy" not in scenario:
        left = [right - there for there, right in zip(all_gems(s), numbers(box(s.seats)), strict=True)]
        s.academy = pile_of([max(0, number) for number in left])
    if "sets" in scenario:
        _place_sets(s, _text(scenario, "sets"))
    s.turn = PLAYERS.index(_one_of(scenario, "turn", PLAYERS[: s.seats]))
    s.round = _number(scenario, "round", 1)
    s.quiet = _number(scenario, "quiet", 0)


def check(s: Magecraft) -> None:
    """Is this a position in which the game can go on?"""
    for letter, there, right in zip(LETTERS, all_gems(s), numbers(box(s.seats)), strict=True):
        if there != right:
            raise BadSetup(f"there must be {right} gems {letter} in all, not {there}")
    for spell, card in enumerate(SPELLS):
        there = s.kind.count(spell) + max(0, s.sets[spell])
        if there > card.copies * BOXES[s.seats].boxes:
            raise BadSetup(f"there are only {card.copies * BOXES[s.seats].boxes} cards {card.id}, not {there}")
    for seat, player in enumerate(PLAYERS[: s.seats]):
        if size(s.hp[seat]) > FULL_HP:
            raise BadSetup(f"{player}.hp: an HP Area has {FULL_HP} spaces")
        if size(s.cantrip[seat]) > 1:
            raise BadSetup(f"{player}.cantrip: there is space for one gem")
        if s.hp[seat] and size(s.score[seat]) >= WINNING_SCORE:
            raise BadSetup(f"{player}.score: with {WINNING_SCORE} gems the game would be over")
    if len(participants(s)) < 2 or not s.hp[s.turn]:
        raise BadSetup("at least two players must have HP, and the one whose turn it is")
    if s.quiet >= s.quiet_limit * len(participants(s)):
        raise BadSetup(f"quiet: after {s.quiet} quiet turns the game would be over")


def _pile(scenario: Scenario, key: str, otherwise: int) -> int:
    return _gems(_text(scenario, key), key) if key in scenario else otherwise


def _gems(text: str, key: str) -> int:
    pile = 0
    for word in text.split():
        if word == "-":
            continue
        if word[0] not in LETTERS or not word[1:].isdecimal() or int(word[1:]) > MOST_OF_A_COLOUR:
            raise BadSetup(f"{key}: should be {_GEMS_HELP}, not {text!r}")
        pile += ONE[LETTERS.index(word[0])] * int(word[1:])
    return pile


_BOOKS: Final = re.compile(r"1 (-|\[[^]]*\]) 2 (-|\[[^]]*\]) 3 (-|\[[^]]*\])")


def _place_books(s: Magecraft, scenario: Scenario) -> None:
    """Lay out all Spellbooks again, in the order of the seats."""
    before, spells = s.books, s.kind
    s.kind, s.name, s.mastered, s.on, s.books = (), (), (), [], []
    for seat, player in enumerate(PLAYERS[: s.seats]):
        key = f"{player}.books"
        if key not in scenario:
            s.books += [
                tuple(new_card(s, spells[card], ()) for card in cards) for cards in before[3 * seat : 3 * seat + 3]
            ]
            continue
        found = _BOOKS.fullmatch(" ".join(_text(scenario, key).split()))
        if found is None:
            raise BadSetup(f"{key}: should be {HELP[key]}, not {scenario[key]!r}")
        mine = len(s.kind)
        for row in found.groups():
            first = len(s.kind)
            for name in [name.strip() for name in row.strip("[]-").split(",") if name.strip()]:
                spell = _kind(SPELLS, name.rstrip("*"), key)
                card = new_card(s, spell, range(mine, len(s.kind)))
                s.mastered = with_at(s.mastered, card, name.endswith("*"))
            s.books.append(tuple(range(first, len(s.kind))))


def _place_on_cards(s: Magecraft, scenario: Scenario, key: str, seat: int) -> None:
    if key not in scenario:
        return
    for part in _text(scenario, key).split(","):
        place, _, gems = part.strip().partition(" ")
        number, _, at = place.partition(".")
        spells = s.books[3 * seat + int(number) - 1] if number in ("1", "2", "3") else ()
        if not at.isdecimal() or int(at) >= len(spells):
            raise BadSetup(f"{key}: there is no spell at {place!r}; write {HELP[key]}")
        s.on[spells[int(at)]] = _gems(gems, key)


def _place_sets(s: Magecraft, text: str) -> None:
    for part in text.split(","):
        name, _, cards = part.strip().partition(" ")
        spell = _kind(SPELLS, name, "sets")
        if s.sets[spell] != NONE or not SPELLS[spell].learn or (cards and not cards.isdecimal()):
            raise BadSetup(f"sets: {part.strip()!r} should be a spell that can be learned, once, and at most a number")
        offer_set(s, spell)
        if cards:
            s.sets = with_at(s.sets, spell, int(cards))


def _kind(faces: Sequence[Face], id: object, key: str) -> int:
    for kind, face in enumerate(faces):
        if face.id == id:
            return kind
    raise BadSetup(f"{key}: there is no {id!r}; there are {', '.join(face.id for face in faces)}")


def _text(scenario: Scenario, key: str) -> str:
    value = scenario[key]
    if not isinstance(value, str):
        raise BadSetup(f"{key}: should be a text, {HELP[key]}; not {value!r}")
    return value


def _one_of(scenario: Scenario, key: str, values: Sequence[str]) -> str:
    value = scenario.get(key, values[0])
    if value not in list(values):
        raise BadSetup(f"{key}: should be one of {', '.join(values)}, not {value!r}")
    return str(value)


def _number(scenario: Scenario, key: str, least: int) -> int:
    value = scenario.get(key, least)
    if isinstance(value, bool) or not isinstance(value, int) or value < least:
        raise BadSetup(f"{key}: should be a whole number from {least}, not {value!r}")
    return value
