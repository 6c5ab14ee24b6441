"""Setup, and the positions of Castle of Magic. (CM-14 to CM-23; docs/scenarios.md)

The tableau is written as in the blocks of the rules, section 1: a letter for each shrine.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from spellhall.engine.info import Scenario, brief
from spellhall.engine.scenario import ASeat, Deck, Form, Number, Reading, Special, refuse, text
from spellhall.engine.steps import EVERYONE, later, push
from spellhall.games.castle.cards import ARCANA, CHARACTERS, OUTCOMES, RITUALS, SHRINES
from spellhall.games.castle.state import (
    COLUMNS,
    FIRST_CHARACTER,
    FIRST_OUTCOME,
    PLACES,
    SUPPLY,
    Castle,
    book,
    empty_table,
)
from spellhall.games.castle.turn import HARD_STOP, begin_turn, deal_character, draw_first_player

LETTERS: Final = "dewacs"
UNTURNED: Final = "?"

SHRINE: Final = Deck(id="shrine", bag="shrine_bag", names=[card.id for card in SHRINES])
OUTCOME: Final = Deck(id="outcome", bag="outcome_bag", names=[card.id for card in OUTCOMES])
CHARACTER: Final = Deck(id="character", bag="character_bag", names=[card.id for card in CHARACTERS])
RITUAL_IDS: Final = [ritual.id for ritual in RITUALS]


def setup(seats: int, options: Mapping[str, str], scenario: Scenario) -> Castle:
    """The table as the rules (or the scenario) set it up; chance deals the rest."""
    s = empty_table(seats, dict(options))
    r = FORM.read(s, scenario)
    begin = [later(begin_turn)]
    first = options["first_player"]
    if not r.has("turn"):
        if first == "random":
            begin.insert(0, later(draw_first_player))
        else:
            s.turn = int(first)
    push(s, *(later(deal_character, seat) for seat in range(seats)), *begin)
    return s


def _place_tableau(r: Reading, value: Any) -> None:
    if not isinstance(value, Mapping) or set(value) - set(ARCANA):
        refuse("tableau", f"should be a mapping of {', '.join(ARCANA)} to nine letters each, not {brief(value)}")
    for arcanum, letters in value.items():
        words = text(letters, f"tableau {arcanum}", "nine letters").replace("|", " ").split()
        known = 0
        if words and words[-1].startswith("@"):  # of the whole row
            known = r.who(words.pop()[1:], f"tableau {arcanum}")
        if len(words) != COLUMNS:
            refuse(f"tableau {arcanum}", f"should be nine letters, not {brief(letters)}")
        for column, word in enumerate(words):
            _place_shrine(r, COLUMNS * ARCANA.index(arcanum) + column, word, known)


def _place_shrine(r: Reading, place: int, word: str, known: int) -> None:
    where = f"tableau {PLACES[place]}"
    if word == UNTURNED:
        return
    s = r.s
    letter, at, who = word.partition("@")
    kind = LETTERS.find(letter.lower()) if len(letter) == 1 else -1
    if kind < 0:
        refuse(
            where, f"{brief(word)} is not a letter of {LETTERS}, upper case for a shrine that is active, or {UNTURNED}"
        )
    r.take(SHRINES[kind].id, where, [SHRINE])
    s.kind[place] = kind
    s.up[place] = letter.isupper()
    if s.up[place]:
        s.seen[place] = EVERYONE
    elif s.memory_aid:  # CM-R24
        s.seen[place] = known | (r.who(who, where) if at else 0)


def _place_pawns(r: Reading, value: Any) -> None:
    s = r.s
    for seat, where, places in r.by_player(value, "pawns"):
        pawns: list[int] = []
        for name in text(places, where, "places, like 'bell3 book5'").split():
            place = _place(name, where)
            if place not in s.free:
                refuse(where, f"there is a pawn at {name} already")
            if s.kind[place] < 0:
                refuse(where, f"the tableau does not say which shrine is at {name}")
            if len(pawns) == 2:
                refuse(where, f"a player has two pawns, not {brief(places)}")
            pawns.append(place)
            s.free.remove(place)
            if s.memory_aid:
                s.seen[place] = EVERYONE  # CM-R25
        s.pawns[2 * seat : 2 * seat + 2] = [SUPPLY] * (2 - len(pawns)) + sorted(pawns)


def _place(name: str, where: str) -> int:
    if name not in PLACES:
        refuse(where, f"there is no place {brief(name)}; places are bell1 to candle9")
    return PLACES.index(name)


def _place_characters(r: Reading, value: Any) -> None:
    for seat, where, id in r.by_player(value, "character"):
        card = r.card(id, where, [CHARACTER])
        r.s.kind[FIRST_CHARACTER + seat] = card.kind
        r.s.seen[FIRST_CHARACTER + seat] |= card.known


def _place_outcomes(r: Reading, value: Any) -> None:
    if not isinstance(value, Mapping):
        refuse("outcomes", f"should be a mapping of rituals to outcomes, not {brief(value)}")
    s = r.s
    for ritual, id in value.items():
        if ritual not in RITUAL_IDS:
            refuse("outcomes", f"there is no ritual {brief(ritual)}; there are {', '.join(RITUAL_IDS)}")
        card = r.card(id, f"outcomes {ritual}", [OUTCOME])
        if card.known not in (0, EVERYONE):
            refuse(f"outcomes {ritual}", "an outcome is known to nobody, or face up: @all")
        s.kind[FIRST_OUTCOME + RITUAL_IDS.index(ritual)] = card.kind
        s.seen[FIRST_OUTCOME + RITUAL_IDS.index(ritual)] = card.known
        s.turned += card.known == EVERYONE
    if s.turned == len(OUTCOMES):
        refuse("outcomes", "with all eight cards face up the game would be over")


def _most_turns(s: Castle) -> int:
    """With so many outcomes up no more turns can have passed. (CM-R20, CM-R21)"""
    return (s.turned + 1) * (s.stall + 1) - 1 if s.stall else HARD_STOP


def _most_quiet(s: Castle) -> int:
    return s.turns


FORM: Final = Form(
    [
        Special(
            "tableau",
            "by arcanum the nine shrines of its row: d dragon, e eagle, w wolf, a amulet, c crown, s scepter, upper "
            "case if it is active, d@P1 if P1 knows it, ? if nobody has turned it; @all at the end if all know the row",
            _place_tableau,
        ),
        Special("pawns", 'the places of the pawns of each player, {"P1": "bell3 book5"}', _place_pawns),
        Special(
            "character", 'the character of each player, {"P2": "monster"}; left out, it is dealt', _place_characters
        ),
        Special("outcomes", "rituals with their outcome cards, face down, or face up with @all", _place_outcomes),
        ASeat("turn", "the player to act"),
        Number("turns", "how many turns have been taken", _most_turns),
        Number("quiet", "how many turns in a row were manipulations", _most_quiet),
    ],
    [SHRINE, OUTCOME, CHARACTER],
    book,
)
