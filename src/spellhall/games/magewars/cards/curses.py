"""The Curses: each hits its player, or whomever it is deflected to. (MW-82, MW-R34 to MW-R37)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import move, with_at
from spellhall.engine.steps import EVERYONE, ask, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.magewars.ids import id_of, lying_id
from spellhall.games.magewars.pack import KINDS, TYPE, each
from spellhall.games.magewars.rows import Card, Text, backs, does, number
from spellhall.games.magewars.rules.check import lose_cards, lose_health
from spellhall.games.magewars.rules.combat import (
    Attack,
    How,
    attack,
    attack_in_pack,
    damage_to_mage,
    in_pack,
    printed,
)
from spellhall.games.magewars.rules.curses import end_for_the_others
from spellhall.games.magewars.rules.decks import discard_some
from spellhall.games.magewars.rules.meddle import filled_works, strip_from
from spellhall.games.magewars.rules.numbers import kept_of
from spellhall.games.magewars.rules.piles import discard
from spellhall.games.magewars.rules.works import bury, open_work
from spellhall.games.magewars.state import CRAFTS, HAND, IN_PLAY, KEPT, LASTING, MageWars, book
from spellhall.games.magewars.terms import ARCANE, CREATURE, CURSE, ENCHANTED, FATE, ITEM, MYSTIC, QUEST

CURSES: Final[list[Card]] = []


def curse(
    id: str, name: str, *, decks: tuple[int, ...], level: int, recipe: str = "", text: str, once: Text, flavour: str,
) -> None:  # fmt: skip
    """Enter a row of the table of Curses."""
    row = Card(
        id=id, name=name, backs=backs(decks), type=CURSE, level=level, recipe=recipe, text=text, once=once,
        flavour=flavour,
    )  # fmt: skip
    CURSES.append(row)


curse(
    "booby_trap", "Booby Trap", decks=(ENCHANTED,), level=1,
    text="Lose {loses} health.",
    once=(does(lose_health, number("loses", 1)),),
    flavour="The floor said click.",
)  # fmt: skip

curse(
    "minor_loss", "Minor Loss", decks=(FATE,), level=2,
    text="Discard {discards} {discards|card|cards} of your choice from your hand (as many as you have, if fewer).",
    once=(does(discard_some, number("discards", 2)),),
    flavour="A hole in the good pocket.",
)  # fmt: skip


# Famine, Stripped


@book.step
def give_up(s: MageWars, seat: int, card: int, type: int, crafts_too: bool) -> None:
    """Choose one of your own cards of a type and lose it. (Also Beastmaster)"""
    if own_card.options(s, seat, card, type, crafts_too):
        ask(s, seat, own_card, seat, card, type, crafts_too)


def can_be_given_up(card: Card, deck: int) -> bool:
    return card.type in (CREATURE, ITEM)


@book.question(each("give up", can_be_given_up))
def own_card(s: MageWars, seat: int, card: int, type: int, crafts_too: bool) -> list[int]:
    return sorted({s.kind[own] for own in own_cards(s, seat, type, crafts_too)})


def own_cards(s: MageWars, seat: int, type: int, crafts_too: bool) -> list[int]:
    crafts = [craft for craft in s.zones[CRAFTS[seat]] if TYPE[s.kind[craft]] == type]
    return kept_of(s, seat, type) + (crafts if crafts_too else [])


def own_named(s: MageWars, kind: int, seat: int, type: int, crafts_too: bool) -> int:
    return next(own for own in own_cards(s, seat, type, crafts_too) if s.kind[own] == kind)


@own_card.then
def give_up_card(s: MageWars, chosen: int, seat: int, card: int, type: int, crafts_too: bool) -> None:
    own = own_named(s, chosen, seat, type, crafts_too)
    tell(s, EVERYONE, "gave_up", seat, chosen)
    bury(s, own, KEPT[seat] if own in s.zones[KEPT[seat]] else CRAFTS[seat])


@own_card.touches
def given_up(s: MageWars, kind: int, seat: int, card: int, type: int, crafts_too: bool) -> list[str]:
    return [lying_id(s, own_named(s, kind, seat, type, crafts_too))]


@own_card.worded
def why_give_up(s: MageWars, seat: int, card: int, type: int, crafts_too: bool) -> Said:
    return say("ask-own_card", card=id_of(s, card))


curse(
    "famine", "Famine", decks=(ENCHANTED,), level=1,
    text="Destroy one of your pets, your choice.",
    once=(does(give_up, CREATURE, False),),
    flavour="The bowl was empty too long.",
)  # fmt: skip

curse(
    "stripped", "Stripped", decks=(QUEST,), level=1,
    text="Choose: destroy one of your items, or discard one of your crafts that is an Item, with its filling cards.",
    once=(does(give_up, ITEM, True),),
    flavour="Tailored to nothing.",
)  # fmt: skip


# Paralysis


@book.step
def paralyse(s: MageWars, seat: int, card: int) -> None:  # MW-86, MW-R37
    if seat == s.turn:
        s.stopped = True
        tell(s, EVERYONE, "turn_cut", seat)
    else:
        s.lost = with_at(s.lost, seat, True)
        tell(s, EVERYONE, "will_miss", seat)


curse(
    "paralysis", "Paralysis", decks=(MYSTIC,), level=1,
    text="Lose your turn.",
    once=(does(paralyse),),
    flavour="Your shadow moves on without you.",
)  # fmt: skip


# Soul Drain


@book.step
def drain_crafts(s: MageWars, seat: int, card: int, n: int) -> None:
    push(s, *[later(strip_from, seat, card, craft, n, False) for craft in filled_works(s, seat)])


curse(
    "soul_drain", "Soul Drain", decks=(MYSTIC,), level=1,
    text="Discard {strips} filling {strips|card|cards} of your choice from each of your crafts.",
    once=(does(drain_crafts, number("strips", 1)),),
    flavour="Something drank the middle out of it.",
)  # fmt: skip

curse(
    "booby_trap_2", "Booby Trap 2", decks=(ARCANE,), level=2,
    text="Lose {loses} health.",
    once=(does(lose_health, number("loses", 2)),),
    flavour="The ceiling said click.",
)  # fmt: skip


# Profound Loss


@book.step
def lose_hand(s: MageWars, seat: int, card: int) -> None:
    for held in s.zones[HAND[seat]]:
        discard(s, held, HAND[seat])


curse(
    "profound_loss", "Profound Loss", decks=(ARCANE,), level=3,
    text="Discard your hand.",
    once=(does(lose_hand),),
    flavour="The shelf, the wall behind it, the room.",
)  # fmt: skip


# Nature's Revolt


@book.step
def revolt(s: MageWars, seat: int, card: int) -> None:
    """Armor and Guard help as against any attack; nothing else of combat applies."""
    for pet in kept_of(s, seat, CREATURE):
        own = Attack(*own_attack(s, seat, KINDS[s.kind[pet]]))
        lose_cards(s, seat, damage_to_mage(s, seat, own.n, own.element, bool(own.piercing)))


def own_attack(s: MageWars, seat: int, pet: Card) -> How:
    """The attack of its Each turn text, as it would be now; a pet without one attacks for 1."""
    for step, args in pet.each_turn:
        if step is attack:
            return args[0]  # type: ignore[no-any-return]
        if step is attack_in_pack:
            return printed(in_pack(s, seat, *args))
    return printed(1)


curse(
    "natures_revolt", "Nature's Revolt", decks=(QUEST,), level=1,
    text=(
        "Each of your pets attacks your own mage once, with the number, element and piercing that its Each turn attack"
        " on a mage would have now (no other bonus, no doubling); a pet without one attacks for 1. Armor and Guard "
        "help as against any attack."
    ),
    once=(does(revolt),),
    flavour="They have been talking.",
)  # fmt: skip


# Added Burden


@book.step
def burden(s: MageWars, seat: int, card: int) -> None:  # MW-R36
    end_for_the_others(s, seat, card)  # MW-R35: it stays with the first whom it reaches
    move(s, card, IN_PLAY, LASTING[seat])
    open_work(s, card)
    tell(s, EVERYONE, "burdened", seat)


curse(
    "added_burden", "Added Burden", decks=(QUEST,), level=1, recipe="Any + Any",
    text="Lasting, with the recipe Any + Any. Until you have filled it, you can put no card on a Level craft.",
    once=(does(burden),),
    flavour="One more stone in the satchel.",
)  # fmt: skip
