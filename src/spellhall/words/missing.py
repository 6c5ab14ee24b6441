"""What a game has no words for: for tests, and for people who write or translate a game.

``python -m spellhall.words.missing GAME LANGUAGE`` lists it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import spellhall
from spellhall.engine.game import Game
from spellhall.engine.info import GameInfo
from spellhall.engine.laws import Start, begin, setups
from spellhall.engine.views import Said, say
from spellhall.words import ENGLISH, Words, key_of, words

GAMES = 3


def listed(info: GameInfo[Any]) -> Iterator[str]:
    """The keys that follow from what the game declares."""
    sight = info.sight
    yield "summary"
    for option in info.options:
        yield f"option-{option.name}"
        yield from (f"option-{option.name}-{key_of(value)}" for value in option.values if not value.isdecimal())
    yield from (f"ask-{name}" for name, question in info.book.questions.items() if not question.by_chance)
    yield from (said["key"] for labels in info.labels.values() for said in labels.values())
    yield from (f"news-{kind}" for kind in info.headlines.kinds)
    yield from (f"phase-{phase}" for phase in sight.phases)
    yield from (f"show-{value.id}" for value in (*sight.table, *sight.seats, *sight.mine))
    for place in sight.places:
        yield f"zone-{key_of(place.sort)}"
        yield from (f"mark-{mark.id}" for mark in place.marks)
        yield from (f"back-{key_of(back)}" for back in place.backs)
    yield from (f"term-{key_of(term)}" for term in info.terms)
    yield from (f"claim-{kind}" for kind in info.claims.kinds)
    yield from dict.fromkeys(f"number-{name}" for row in info.rows.values() for name in row.settable)


def spoken(game: Game, since: int) -> Iterator[Said]:
    """What is said to anybody after the answer with the number ``since``: the news, and what is asked now."""
    for viewer in (None, *range(game.seats)):
        for deed in game.news(viewer, since):
            yield from (say(f"news-{news['kind']}", **news["about"]) for news in deed["news"])
    view = game.view(game.decision.seat if game.decision else None, game.number)
    if view["decision"] and "prompt" in view["decision"]:
        yield view["decision"]["prompt"]
        yield from (move["say"] for move in view["decision"]["moves"])
    if view["result"]:
        yield view["result"]["reason"]
        yield from (line["say"] for lines in view["result"].get("explained", ()) for line in lines)


def missing(info: GameInfo[Any], language: str = "en", games: int = GAMES) -> list[str]:
    """All keys without words in this language, and what cannot be said; found in the declaration and by playing."""
    book = words(info.name, language)
    # The words of a question or a label may always be chosen by the state: then nobody says the key it has by default.
    by_default = {key for key in listed(info) if key.startswith(("ask-", "do-")) and not book.speaks(key)}
    absent = {key for key in listed(info) if not book.speaks(key)} - by_default
    if language != "en":
        for card in info.cards:
            for attribute, text in (("", card.name), ("text", card.text), ("flavour", card.flavour)):
                if text and not book.speaks(f"card-{key_of(card.id)}", attribute):
                    absent.add(f"card-{key_of(card.id)}{'.' if attribute else ''}{attribute}")
    for setup in setups(info):
        for seed in range(games if not setup.scenario else 1):
            absent |= set(_unsaid(info, setup, seed, book))
    return sorted(absent)


def _unsaid(info: GameInfo[Any], setup: Start, seed: int, book: Words) -> Iterator[str]:
    rng = Random(seed)
    game = begin(info, setup, seed)
    names = [f"P{seat + 1}" for seat in range(game.seats)]
    said: set[str] = set()
    since = 0
    while True:
        for one in spoken(game, since):
            mark = repr(one)
            if mark in said:
                continue
            said.add(mark)
            if not book.speaks(one["key"]):
                yield one["key"]
                continue
            try:
                book.say(one, names)
                book.help(one, names)
            except ValueError as error:
                yield str(error)
        if game.decision is None:
            return
        since = game.number
        game.play(rng.choice(game.decision.moves))


if __name__ == "__main__":
    game, language = [*sys.argv[1:], ENGLISH][:2]
    print("\n".join(missing(spellhall.game_info(game), language)))
