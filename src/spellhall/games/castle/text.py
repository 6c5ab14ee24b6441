"""How Castle of Magic speaks: news and the names of things."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from spellhall.engine.cards import Face
from spellhall.engine.info import Lines
from spellhall.engine.sight import Headlines
from spellhall.games.castle.cards import (
    CHARACTERS,
    COUNTRIES,
    FACTION_NAMES,
    FACTION_OF,
    FACTIONS,
    HOME_OF,
    IS_WIZARD,
    MONSTER,
    OUTCOMES,
    REGALIA,
    RITUALS,
    SHRINES,
)
from spellhall.games.castle.casting import Casting, reckon
from spellhall.games.castle.state import FIRST_CHARACTER, PLACES, SUPPLY, Castle


def _face(faces: Sequence[Face]) -> Callable[[int], tuple[str, str]]:
    return lambda kind: (faces[kind].id, faces[kind].name)


def _place(place: int) -> tuple[str, str]:
    return ("supply", "the supply") if place == SUPPLY else (PLACES[place], PLACES[place])


HEADLINES: Final = Headlines(
    {
        "dealt": ("seat character", "{seat} is {character}."),
        "first": ("seat", "{seat} takes the first turn."),
        "picked_up": ("seat place", "{seat} picks up a pawn from {place}."),
        "picked_up_both": ("seat", "{seat} picks up both pawns."),
        "flipped_up": ("seat place shrine", "{seat} flips {place} face up: {shrine}."),
        "flipped_down": ("seat place shrine", "{seat} flips {place} face down: {shrine}."),
        "turned_up": ("seat place", "{seat} flips {place} face up."),
        "turned_down": ("seat place", "{seat} flips {place} face down."),
        "advanced": ("seat ritual", "{seat} advances the ritual spell."),
        "outcome": ("ritual outcome", "On {ritual} lies {outcome}."),
        "hard_stop": ("", "2000 turns have passed: every outcome card is turned up."),
        "cast": ("ritual outcome", "The spell is cast: {ritual}. {outcome}."),
        "dominates": ("seat", "{seat} dominates the Monster."),
        "devoured": ("seat", "{seat} is devoured."),
        "controls": ("faction country", "The {faction} control {country}."),
        "uncontrolled": ("country", "Nobody controls {country}."),
        "revealed": ("seat character points", "{seat} was {character}: {points} points."),
    },
    {
        "place": _place,
        "shrine": _face(SHRINES),
        "character": _face(CHARACTERS),
        "ritual": _face(RITUALS),
        "outcome": _face(OUTCOMES),
        "faction": lambda faction: (FACTIONS[faction], FACTION_NAMES[faction]),
        "country": lambda country: (COUNTRIES[country], COUNTRIES[country].capitalize()),
    },
)

GLOSSARY: Final[dict[str, tuple[str, str]]] = {
    "manipulate": ("manipulate the shrines", "Pick up one or both of your pawns; for each, flip a shrine without a pawn and place the pawn on it."),
    "advance": ("advance the ritual spell", "Turn up one of the face-down outcome cards. The eighth casts the spell and ends the game."),
    "pick": ("pick up", "You flip one shrine and place this pawn on it."),
    "supply": ("a pawn from your supply", "You flip one shrine. Your other pawn stays where it is."),
    "both": ("both pawns", "You flip two shrines, one after the other."),
    "flip": ("flip", "Turn this shrine's card over and place a pawn on it."),
    "turn": ("turn up the outcome on", ""),
}  # fmt: skip


def explain(s: Castle) -> list[Lines]:
    """What each score is made of. (CM-60 to CM-62)"""
    characters = s.kind[FIRST_CHARACTER:]
    casting = reckon(s, characters)
    return [_lines(s, casting, seat, character) for seat, character in enumerate(characters)]


def _lines(s: Castle, casting: Casting, seat: int, character: int) -> Lines:
    lines: Lines = [(CHARACTERS[character].name, None)]
    fed = bool(casting.devoured)
    if character == MONSTER:
        return [*lines, ("has devoured somebody", s.monster_points) if fed else ("has devoured nobody", None)]
    faction = FACTION_OF[character]
    for country, ruler in enumerate(casting.control):
        if ruler == faction:
            lines.append((f"{FACTION_NAMES[faction]} control {COUNTRIES[country].capitalize()}", 1000))
            if IS_WIZARD[character] and HOME_OF[character] == country:
                lines.append((f"{COUNTRIES[country].capitalize()} is home", 1000))
    for piece, claimant in zip(REGALIA, casting.claims, strict=True):
        if claimant == seat:
            lost = seat in casting.devoured  # CM-47, CM-R16
            lines.append((f"claimed the {piece}, lost to the Monster", None) if lost else (f"claims the {piece}", 1000))
    if seat in casting.devoured:
        lines.append(("was devoured", None))
    if IS_WIZARD[character] and seat == casting.dominates:
        lines.append(("dominates the Monster", 1000))
    if not IS_WIZARD[character] and fed:
        lines.append(("the Monster is fed", 1000))
    return lines
