"""Every spell and every Cantrip, cast once: what it costs and all that it changes."""

from __future__ import annotations

from collections import Counter

import pytest

from spellhall.games.magecraft.cards import CHARACTERS, SPELLS
from tests.games.magecraft.tools import offered, play, position, table, written

START = "1 [meditation] 2 [magic_missile] 3 [mana_tricks]"


def changed(gems: str, change: str) -> str:
    """``F2`` changed by ``-F1 +L2`` is ``F1 L2``."""
    pile = Counter({word[0]: int(word[1:]) for word in gems.replace("-", "").split()})
    for word in change.split():
        pile[word[1]] += int(word[0] + word[2:])
    assert min(pile.values(), default=0) >= 0
    return written(pile)


def check_changes(before: dict[str, str], after: dict[str, str], changes: str) -> None:
    """All that changed: lines ``A.hand: -F1 +L2``; a card that had no gems has them now."""
    expected = dict(before)
    for line in changes.strip().splitlines():
        place, change = line.strip().split(": ")
        expected[place] = changed(before.get(place, "-"), change)
    assert after == expected


CASES = [
    pytest.param("meditation", "F1", "", "A.hand: -F1 +L2\nA.bag: -L2\nA.on.meditation: +F1", marks=pytest.mark.card("meditation")),
    pytest.param("magic_missile", "F1", "", "A.hand: -F1\nA.on.magic_missile: +F1\nB.hp: -F1\nA.score: +F1", marks=pytest.mark.card("magic_missile")),
    pytest.param("mana_tricks", "F1", "draw, hand L", "A.hand: -F1\nA.bag: -L1\nA.on.mana_tricks: +F1\nA.score: +L1", marks=pytest.mark.card("mana_tricks")),
    pytest.param("minor_cure", "L1", "D, W", "A.hand: -L1\nA.on.minor_cure: +L1\nacademy: -D1 -W1\nA.score: +D1 +W1", marks=pytest.mark.card("minor_cure")),
    pytest.param("absorb", "E1", "academy D, academy W", "A.hand: -E1\nA.on.absorb: +E1\nacademy: -D1 -W1\nA.shield: +D1 +W1", marks=pytest.mark.card("absorb")),
    pytest.param("fireball", "F1 W1", "", "A.hand: -F1 -W1\nA.on.fireball: +F1 +W1\nB.hp: -F1 -W1 -E1\nA.score: +F1 +W1 +E1", marks=pytest.mark.card("fireball")),
    pytest.param("flame_lash", "F1", "draw", "A.hand: -F1 +L1\nA.bag: -L1\nA.on.flame_lash: +F1\nB.hp: -F1\nA.score: +F1", marks=pytest.mark.card("flame_lash")),
    pytest.param("meteor", "F2 E1", "", "A.hand: -F2 -E1\nA.on.meteor: +F2 +E1\nB.hp: -F2 -W2 -E1 -L1\nA.score: +F2 +W2 +E1 +L1", marks=pytest.mark.card("meteor")),
    pytest.param("chain_lightning", "W1 L1", "draw", "A.hand: -W1\nA.bag: -L1\nA.on.chain_lightning: +W1 +L1\nB.hp: -F1 -W1 -E1\nA.score: +F1 +W1 +E1", marks=pytest.mark.card("chain_lightning")),
    pytest.param("wellspring", "W1", "", "A.hand: -W1 +L3\nA.bag: -L3\nA.on.wellspring: +W1", marks=pytest.mark.card("wellspring")),
    pytest.param("riptide", "F1 W1", "draw, draw", "A.hand: -F1 -W1 +L2\nA.bag: -L2\nA.on.riptide: +F1 +W1\nB.hp: -F1 -W1\nA.score: +F1 +W1", marks=pytest.mark.card("riptide")),
    pytest.param("frost_mirror", "W1", "draw, academy D, academy D", "A.hand: -W1 +L1\nA.bag: -L1\nA.on.frost_mirror: +W1\nacademy: -D2\nA.shield: +D2", marks=pytest.mark.card("frost_mirror")),
    pytest.param("evaporate", "F1 W1", "draw, draw, draw, hand L, hand L, hand L", "A.hand: -F1 -W1\nA.bag: -L3\nA.on.evaporate: +F1 +W1\nA.score: +L3", marks=pytest.mark.card("evaporate")),
    pytest.param("bastion", "F1 E1", "draw, academy D, academy D, academy D, academy D", "A.hand: -F1 -E1 +L1\nA.bag: -L1\nA.on.bastion: +F1 +E1\nacademy: -D4\nA.shield: +D4", marks=pytest.mark.card("bastion")),
    pytest.param("landslide", "E2", "attack, attack, academy D, academy D", "A.hand: -E2\nA.on.landslide: +E2\nB.hp: -F1 -W1\nA.score: +F1 +W1\nacademy: -D2\nA.shield: +D2", marks=pytest.mark.card("landslide")),
    pytest.param("verdant_pact", "E1 L1", "heal, F, heal, F, heal, F, academy D, academy D", "A.hand: -E1 -L1\nA.on.verdant_pact: +E1 +L1\nacademy: -F3 -D2\nA.score: +F3\nA.shield: +D2", marks=pytest.mark.card("verdant_pact")),
    pytest.param("radiance", "F1 L1", "draw, D, D, D, D", "A.hand: -F1\nA.bag: -L1\nA.on.radiance: +F1 +L1\nacademy: -D4\nA.score: +D4", marks=pytest.mark.card("radiance")),
    pytest.param("ascension", "F1 L1", "draw, vanish, hand L, vanish, W, D", "A.hand: -F1 -L1\nA.bag: -L1\nA.on.ascension: +F1 +L1\nA.hp: -F1 +W1\nacademy: -W1 -D1\nA.score: +L1 +F1 +D1", marks=pytest.mark.card("ascension")),
    pytest.param("sun_lance", "F1 L1", "attack, attack, D, D", "A.hand: -F1 -L1\nA.on.sun_lance: +F1 +L1\nB.hp: -F1 -W1\nacademy: -D2\nA.score: +F1 +W1 +D2", marks=pytest.mark.card("sun_lance")),
    pytest.param("soul_siphon", "D1", "attack, attack, attack, W, W", "A.hand: -D1\nA.on.soul_siphon: +D1\nB.hp: -F1 -W1 -E1\nacademy: -W2\nA.score: +F1 +W3 +E1", marks=pytest.mark.card("soul_siphon")),
    pytest.param("void_rift", "D1", "draw, draw, draw, hand L, hand L, hp", "A.hand: -D1 +L1\nA.bag: -L3\nA.on.void_rift: +D1\nA.hp: -F1\nA.score: +L2 +F1", marks=pytest.mark.card("void_rift")),
    pytest.param("umbral_lance", "F1 D1", "", "A.hand: -F1 -D1\nA.on.umbral_lance: +F1 +D1\nB.hp: -F2 -W1 -E1 -L1\nA.score: +F2 +W1 +E1 +L1", marks=pytest.mark.card("umbral_lance")),
    pytest.param("blood_pact", "W1", "attack", "A.hand: -W1\nA.on.blood_pact: +W1\nB.hp: -F1\nA.hp: -F1\nA.score: +F2", marks=pytest.mark.card("blood_pact")),
    pytest.param("eclipse", "L1 D1", "draw, attack, attack, attack, attack, hand L", "A.hand: -D1 -L1\nA.bag: -L1\nA.on.eclipse: +D1 +L1\nB.hp: -F1 -W1 -E1 -L1\nA.hp: -F1\nA.score: +F2 +W1 +E1 +L2", marks=pytest.mark.card("eclipse")),
    pytest.param("night_ward", "D1", "draw, draw, academy W, academy W, academy W", "A.hand: -D1 +L2\nA.bag: -L2\nA.on.night_ward: +D1\nacademy: -W3\nA.shield: +W3", marks=pytest.mark.card("night_ward")),
]  # fmt: skip


@pytest.mark.usefixtures("before_refresh")
@pytest.mark.parametrize(("spell", "hand", "moves", "changes"), CASES)
def test_spell(spell: str, hand: str, moves: str, changes: str) -> None:
    books = START if spell in START else f"1 [{spell}] 2 [meditation, magic_missile] 3 [mana_tricks]"
    book = f"book {START.split(spell, maxsplit=1)[0].count('[')}" if spell in START else "book 1"
    g = position(f"A.books: {books}\nA.hand: {hand}\nA.bag: L8")
    before = table(g)
    play(g, book, *(move for move in moves.split(", ") if move))
    check_changes(before, table(g), changes)


@pytest.mark.rule("MC-29", "MC-30")
@pytest.mark.parametrize(("spell", "hand", "moves", "changes"), CASES[3:])
def test_every_coloured_gem_of_its_cost_is_needed(spell: str, hand: str, moves: str, changes: str) -> None:
    """With a gem of another colour in its place the spell cannot be cast, unless it paid a wild."""
    cost = next(card.cast for card in SPELLS if card.id == spell)
    useless = next(letter for letter in "WEFLD" if letter not in hand and letter not in cost)
    for word in hand.split():
        other_hand = changed(hand, f"-{word[0]}1 +{useless}1")
        g = position(f"A.books: 1 [{spell}] 2 [meditation, magic_missile] 3 [mana_tricks]\nA.hand: {other_hand}")
        assert ("book 1" in offered(g)) == (word[0] not in cost)


def test_every_spell_has_its_case() -> None:
    assert [case.values[0] for case in CASES] == [spell.id for spell in SPELLS]


CANTRIPS = [
    pytest.param("cindra", "F1 W1", "", "A.hand: -F1\nA.cantrip: +F1\nB.hp: -F1\nA.score: +F1", marks=pytest.mark.card("cindra")),
    pytest.param("maris", "F1 W1", "", "A.hand: -W1 +L2\nA.bag: -L2\nA.cantrip: +W1", marks=pytest.mark.card("maris")),
    pytest.param("orsk", "F1 E1", "academy D", "A.hand: -E1\nA.cantrip: +E1\nacademy: -D1\nA.shield: +D1", marks=pytest.mark.card("orsk")),
    pytest.param("solenne", "F1 L1", "heal, D", "A.hand: -L1 +L1\nA.bag: -L1\nA.cantrip: +L1\nacademy: -D1\nA.score: +D1", marks=pytest.mark.card("solenne")),
]  # fmt: skip


@pytest.mark.rule("MC-37", "MC-R44")
@pytest.mark.parametrize(("character", "hand", "moves", "changes"), CANTRIPS)
def test_cantrip(character: str, hand: str, moves: str, changes: str) -> None:
    other = "maris" if character == "orsk" else "orsk"
    g = position(f"A.character: {character}\nB.character: {other}\nA.hand: {hand}\nA.bag: L8")
    before = table(g)
    play(g, "cantrip", *(move for move in moves.split(", ") if move), then="cast_step")
    check_changes(before, table(g), changes)
    assert "cantrip" not in offered(g)


@pytest.mark.rule("MC-37")
@pytest.mark.parametrize(
    ("character", "hand"), [("cindra", "W1 D1"), ("maris", "F1 D1"), ("orsk", "W1 D1"), ("solenne", "W1 D1")]
)
def test_a_cantrip_needs_its_colour(character: str, hand: str) -> None:
    other = "maris" if character == "orsk" else "orsk"
    g = position(f"A.character: {character}\nB.character: {other}\nA.hand: {hand}")
    assert "cantrip" not in offered(g)


def test_every_cantrip_has_its_case() -> None:
    assert [case.values[0] for case in CANTRIPS] == [character.id for character in CHARACTERS]
