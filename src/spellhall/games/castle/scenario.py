"""Positions of Castle of Magic in text: the block notation of the rules, section 1.

A scenario may have

- ``tableau``: three lines ``bell: D1 E4 a | d e w | W2 w e``; upper case is face up, lower case face
  down, a digit is the pawn of that player, ``?`` a shrine that nobody has turned yet;
- ``known``: face-down places everybody has seen, or ``all`` (those under pawns are known anyway);
- ``characters``: ``1=monster 2=cultist_wolf``, for some or all players;
- ``outcomes``: ritual id to outcome id, face down; ``turned``: the rituals whose outcome is face up;
- ``turn``: the seat to act; ``turns``: turns taken so far; ``quiet``: quiet turns so far.

Everything left out is dealt by chance from what is left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from spellhall.engine.cards import Face
from spellhall.engine.errors import BadSetup
from spellhall.engine.info import Scenario
from spellhall.engine.steps import EVERYONE, later, push
from spellhall.games.castle.cards import ARCANA, CHARACTERS, OUTCOMES, RITUALS, SHRINES
from spellhall.games.castle.state import (
    COLUMNS,
    FIRST_CHARACTER,
    FIRST_OUTCOME,
    PLACES,
    SUPPLY,
    Castle,
    empty_table,
)
from spellhall.games.castle.turn import HARD_STOP, begin_turn, deal_character, draw_first_player

LETTERS: Final = "dewacs"
UNTURNED: Final = "?"

HELP: Final = {
    "tableau": "three lines of nine tokens: D/d dragon, E/e eagle, W/w wolf, A/a amulet, C/c crown, S/s scepter, "
    "upper case face up, a digit for a pawn of that player, ? never turned",
    "known": "a list of face-down places that everybody has seen, or 'all'",
    "characters": "1=wizard_dragon_kida 2=monster …",
    "outcomes": "a mapping of ritual ids to outcome ids, face down",
    "turned": "a list of ritual ids whose outcome card is face up",
    "turn": "the seat to act, 0 for P1",
    "turns": "how many turns have been taken",
    "quiet": "how many turns in a row were manipulations",
}


def setup(seats: int, options: Mapping[str, str], scenario: Scenario) -> Castle:
    """The table as the rules (or the scenario) set it up; chance deals the rest. (CM-14 to CM-23)"""
    s = empty_table(seats, dict(options))
    if scenario:
        _place_cards(s, scenario)
        _set_counters(s, scenario)
    push(s, *(later(deal_character, seat) for seat in range(seats)))
    first = options["first_player"]
    if "turn" in scenario:
        s.turn = _number(scenario, "turn", seats - 1)
    elif first == "random":
        s.stack.insert(0, later(draw_first_player))
    else:
        s.turn = int(first)
    s.stack.insert(0, later(begin_turn))
    return s


def _place_cards(s: Castle, scenario: Scenario) -> None:
    if "tableau" in scenario:
        _place_tableau(s, _text(scenario, "tableau"))
    known = scenario.get("known", ())
    for name in PLACES if known == "all" else _words(scenario, "known"):
        if name not in PLACES:
            raise BadSetup(f"known: there is no place {name!r}; places are bell1 to candle9")
        place = PLACES.index(name)
        if s.kind[place] >= 0:
            if s.memory_aid:
                s.seen[place] = EVERYONE  # CM-R24
        elif known != "all":
            raise BadSetup(f"known: the tableau does not say which card lies at {name}")
    for seat, character in _seats(s, _text(scenario, "characters") if "characters" in scenario else ""):
        kind = _kind(CHARACTERS, character, "characters")
        _take(s.character_bag, kind, f"characters: {character} is given twice")
        s.kind[FIRST_CHARACTER + seat] = kind
    outcomes = scenario.get("outcomes", {})
    if not isinstance(outcomes, Mapping):
        raise BadSetup("outcomes: should be a mapping of ritual ids to outcome ids")
    for ritual, outcome in outcomes.items():
        kind = _kind(OUTCOMES, outcome, "outcomes")
        _take(s.outcome_bag, kind, f"outcomes: {outcome} is given twice")
        s.kind[FIRST_OUTCOME + _kind(RITUALS, ritual, "outcomes")] = kind
    for ritual in _words(scenario, "turned"):
        card = FIRST_OUTCOME + _kind(RITUALS, ritual, "turned")
        if s.kind[card] < 0:
            raise BadSetup(f"turned: outcomes does not say which card lies on {ritual}")
        s.seen[card] = EVERYONE
    s.turned = s.seen[FIRST_OUTCOME:FIRST_CHARACTER].count(EVERYONE)
    if s.turned == len(OUTCOMES):
        raise BadSetup("turned: with all eight outcome cards face up the game would be over")


def _place_tableau(s: Castle, text: str) -> None:
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) != len(ARCANA):
        raise BadSetup(f"tableau: three lines are needed, not {len(lines)}")
    for row, (arcanum, line) in enumerate(zip(ARCANA, lines, strict=True)):
        title, _, rest = line.partition(":")
        tokens = rest.replace("|", " ").split()
        if title != arcanum or len(tokens) != COLUMNS:
            raise BadSetup(f"tableau: line {row + 1} should be '{arcanum}:' and nine tokens, not {line!r}")
        for column, token in enumerate(tokens):
            _place_shrine(s, COLUMNS * row + column, token)


def _place_shrine(s: Castle, place: int, token: str) -> None:
    letter, pawn = token[0], token[1:]
    if letter == UNTURNED and not pawn:
        return
    kind = LETTERS.find(letter.lower())
    if kind < 0 or (pawn and not _player(s, pawn)):
        raise BadSetup(
            f"tableau: {token!r} at {PLACES[place]} is not a letter of {LETTERS} (or {UNTURNED}) "
            f"and at most a player 1 to {s.seats}"
        )
    _take(s.shrine_bag, kind, f"tableau: too many cards {SHRINES[kind].id}, at {PLACES[place]}")
    s.kind[place] = kind
    s.up[place] = letter.isupper()
    if s.up[place]:
        s.seen[place] = EVERYONE
    if pawn:
        seat = int(pawn) - 1
        pawns = s.pawns[2 * seat : 2 * seat + 2]
        if SUPPLY not in pawns:
            raise BadSetup(f"tableau: P{pawn} has more than two pawns, at {PLACES[place]}")
        pawns[pawns.index(SUPPLY)] = place
        s.pawns[2 * seat : 2 * seat + 2] = sorted(pawns)
        s.free.remove(place)
        if s.memory_aid:
            s.seen[place] = EVERYONE  # CM-R25


def _set_counters(s: Castle, scenario: Scenario) -> None:
    # With so many outcomes up no more turns can have passed (CM-R20, CM-R21).
    s.turns = _number(scenario, "turns", (s.turned + 1) * (s.stall + 1) - 1 if s.stall else HARD_STOP)
    s.quiet = _number(scenario, "quiet", s.turns)


def _seats(s: Castle, text: str) -> list[tuple[int, str]]:
    found: dict[int, str] = {}
    for word in text.split():
        player, _, character = word.partition("=")
        if not _player(s, player) or int(player) - 1 in found:
            raise BadSetup(f"characters: {word!r} should be a player 1 to {s.seats}, once each, '=' and a character")
        found[int(player) - 1] = character
    return list(found.items())


def _player(s: Castle, text: str) -> bool:
    return len(text) == 1 and text in "123456"[: s.seats]


def _kind(faces: Sequence[Face], id: object, where: str) -> int:
    for kind, face in enumerate(faces):
        if face.id == id:
            return kind
    raise BadSetup(f"{where}: there is no {faces[0].deck} {id!r}; there are {', '.join(f.id for f in faces)}")


def _take(bag: list[int], kind: int, complaint: str) -> None:
    if kind not in bag:
        raise BadSetup(complaint)
    bag.remove(kind)


def _number(scenario: Scenario, key: str, most: int) -> int:
    value = scenario.get(key, 0)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise BadSetup(f"{key}: should be a whole number from 0 to {most}, not {value!r}")
    return value


def _text(scenario: Scenario, key: str) -> str:
    value = scenario[key]
    if not isinstance(value, str):
        raise BadSetup(f"{key}: should be a text, not {value!r}")
    return value


def _words(scenario: Scenario, key: str) -> list[Any]:
    value = scenario.get(key, [])
    if not isinstance(value, list | tuple):
        raise BadSetup(f"{key}: should be a list, not {value!r}")
    return list(value)
