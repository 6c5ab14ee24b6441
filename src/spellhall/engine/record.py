"""Reading records: replay gives the same game byte for byte, verify proves that it was honest."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from spellhall.engine.chance import Chance
from spellhall.engine.errors import BadRecord, BadSetup, SpellhallError
from spellhall.engine.game import RECORD_FORMAT, Game, Record
from spellhall.engine.info import GameInfo, Scenario, brief, changes_told
from spellhall.engine.steps import CHANCE, legal

_FIELDS: dict[str, tuple[type, ...]] = {
    "spellhall": (int,),
    "game": (str,),
    "rules": (int,),
    "seats": (int,),
    "options": (dict,),
    "seed": (int, str),
    "scenario": (dict,),
    "moves": (list,),
}


def parse(text: str) -> Record:
    """A record from JSON text; raises BadRecord with line and column where it is damaged."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadRecord(f"not JSON: {error.msg} at line {error.lineno}, column {error.colno}") from None
    except (RecursionError, ValueError):  # nested thousands deep, or a number of thousands of digits
        raise BadRecord("not a record: it is nested too deep or holds too long a number") from None
    if not isinstance(data, dict):
        raise BadRecord(f"a record is a JSON object, not a {type(data).__name__}")
    return data


def game_of(record: Mapping[str, Any]) -> str:
    """The name of the recorded game; raises BadRecord if the record has not the right shape."""
    if not isinstance(record, Mapping):
        raise BadRecord(f"a record is a mapping of fields, not {type(record).__name__}")
    for name, types in _FIELDS.items():
        if name not in record:
            raise BadRecord(f"the record has no field {name!r}")
        if not isinstance(record[name], types) or isinstance(record[name], bool):
            wanted = " or ".join(kind.__name__ for kind in types)
            raise BadRecord(f"field {name!r} should be {wanted}, not {record[name]!r}")
    if not 1 <= record["spellhall"] <= RECORD_FORMAT:
        raise BadRecord(f"record format {record['spellhall']} is not known here; this is format {RECORD_FORMAT}")
    name = record["game"]
    assert isinstance(name, str)
    return name


def replay(info: GameInfo[Any], record: Mapping[str, Any], upto: int | None = None) -> Game:
    """The recorded game, up to an answer number or to its end; it can be played on from there.

    Where that is the middle of chance's answers, those that were recorded are given too.
    """
    return _Reader(info, record).read(upto)[0]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What ``verify`` found: all is well, if it found anything else it raised BadRecord."""

    game: Game
    moves: int
    chance: int


def verify(info: GameInfo[Any], record: Mapping[str, Any]) -> Verdict:
    """Replay, and check that chance answered as the seed says and that the result is right."""
    game, drawn = _Reader(info, record, check_chance=True).read(None)
    claimed, found = record.get("result"), game.record()["result"]
    if _told(claimed) != _told(found):
        raise BadRecord(f"the result does not follow from the moves: recorded {claimed}, replayed {found}")
    return Verdict(game, len(record["moves"]) - drawn, drawn)


def _told(result: Any) -> Any:
    """Who won with how many points. The reason does not count: older records have a sentence there."""
    return {**result, "reason": ""} if isinstance(result, dict) and isinstance(result.get("reason"), str) else result


def _check_house_rules(info: GameInfo[Any], changes: Any) -> None:
    if changes == info.changes:
        return
    if not isinstance(changes, dict) or not all(isinstance(change, dict) for change in changes.values()):
        raise BadRecord(f"field 'changes' should be what is changed on which card, not {brief(changes)}")
    by = [f"by house rules ({changes_told(each)})" if each else "as printed" for each in (changes, info.changes)]
    raise BadRecord(
        f"played {by[0]}, and here {info.title} is played {by[1]}: "
        "spellhall replay and spellhall verify play a record by its own rules"
    )


class _Reader:
    def __init__(self, info: GameInfo[Any], record: Mapping[str, Any], check_chance: bool = False) -> None:
        game_of(record)
        info.check_version(record["rules"])
        _check_house_rules(info, record.get("changes", {}))
        self.info = info
        self.record = record
        self.check_chance = check_chance

    def read(self, upto: int | None) -> tuple[Game, int]:
        """The game after that many answers, and how many of them were chance's."""
        record = self.record
        if upto is not None and (isinstance(upto, bool) or not isinstance(upto, int) or upto < 0):
            raise BadSetup(f"a replay goes up to an answer number, 0 or more, not {upto!r}")
        try:
            game = Game.begin(
                self.info, record["seats"], record["seed"], record["options"], self._scenario(), settled=False
            )
        except SpellhallError as error:
            raise BadRecord(f"the setup is damaged: {error}") from None
        stream = Chance(record["seed"])
        for number, token in enumerate(record["moves"], start=1):
            decision = game.decision
            if upto is not None and number > upto and (decision is None or decision.seat != CHANCE):
                break
            if decision is None:
                raise BadRecord(f"move {number}, {token!r}: the game was over after move {number - 1}")
            try:
                answer = decision.read(token)
            except SpellhallError as error:
                raise BadRecord(f"move {number}: {error}") from None
            if decision.seat == CHANCE:
                tickets = legal(game.state)
                due = tickets[stream.below(len(tickets))]
                if self.check_chance and due != answer:
                    raise BadRecord(f"move {number}: chance answered {token!r}, but the seed gives another answer")
            game.answer(answer)
        drawn = stream.count
        game.resume(stream)
        return game, drawn

    def _scenario(self) -> Scenario:
        """The scenario as it is written now."""
        scenario: Scenario = self.record["scenario"]
        if not scenario or self.record["spellhall"] == RECORD_FORMAT or self.info.old_scenario is None:
            return scenario
        try:
            return self.info.old_scenario(self.record["seats"], scenario)
        except (AttributeError, IndexError, KeyError, TypeError, ValueError):
            raise BadSetup("its scenario is not one of record format 1") from None
