"""What is printed on a card: the columns of a row, and how the text of a row is written.

A text is a list of steps, in the order written: ``once=(does(draw, ENCHANTED, 2), does(heal, MYSTIC, 1))``.
Every such step takes the player and the card first; ``perform`` lets them happen.

A number in a text is a column of the card: ``does(draw, ENCHANTED, number("draws", 2))`` says that ``draws`` is 2, and
what is printed says ``Draw {draws} Enchanted.``, so another number that is tried out changes both.

Whatever a card does by just being there is a column of its own: ``fate=+1, of=(EVIL,)`` is one more Fate card for every
Evil mage.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Concatenate, Final, ParamSpec, TypeAlias

from spellhall.engine.cards import REPRINTS, Allowed, Face
from spellhall.engine.steps import later, push
from spellhall.games.magewars.state import MageWars
from spellhall.games.magewars.terms import DECKS, EVERY_MAGE, NO_ELEMENT, UNALIGNED

P = ParamSpec("P")

Backs = tuple[tuple[int, int], ...]
"""Decks with the number of copies in each."""
Effect = tuple[Callable[..., None], tuple[Any, ...]]
"""A step, and its arguments after the player and the card."""
Text = tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Number:
    """A number in the text of a row that is being written: its column, and what is printed there."""

    column: str
    printed: int


Numbers = tuple[Number, ...]


Amount: TypeAlias = Any
"""What a word of a text takes: a whole number, or one that can be set."""


def number(column: str, printed: int) -> Amount:
    """A number that can be set, where a step takes a whole number; the finished card has that in its place."""
    return Number(column, printed)


def _numbers_in(part: object) -> Iterator[Number]:
    """All that stand in a text, in the order written."""
    if isinstance(part, Number):
        yield part
    elif isinstance(part, tuple):
        for inner in part:
            yield from _numbers_in(inner)


def _with_columns(part: Any, row: object) -> Any:
    """A text with what the columns say in place of its numbers."""
    if isinstance(part, Number):
        return getattr(row, part.column)
    return tuple([_with_columns(inner, row) for inner in part]) if isinstance(part, tuple) else part


def does(step: Callable[Concatenate[MageWars, int, int, P], None], *args: P.args, **kwargs: P.kwargs) -> Effect:
    """A word of a card's text. Mypy checks the arguments here, as it does for ``later``."""
    if kwargs:
        raise TypeError(f"arguments of a card's text go by place, not by name: {', '.join(kwargs)}")
    return step, args


def perform(s: MageWars, seat: int, card: int, text: Text) -> None:
    """Let a player carry out a text of a card."""
    push(s, *[later(step, seat, card, *args) for step, args in text])


def always(s: MageWars, seat: int) -> bool:
    """No condition."""
    return True


MOST_COPIES: Final = 60


def wrong_backs(backs: object) -> str:
    """What is wrong with backs that are tried out."""
    pairs = backs if isinstance(backs, tuple) else ()
    if pairs and all(
        isinstance(pair, tuple)
        and [type(number) for number in pair] == [int, int]
        and 0 <= pair[0] < len(DECKS)
        and 0 <= pair[1] <= MOST_COPIES
        for pair in pairs
    ):
        return ""
    return f"backs are pairs of a deck (0 to {len(DECKS) - 1}) and copies (0 to {MOST_COPIES}), such as ((0, 2),)"


IN_TEXTS: Final = (
    "draws",
    "then_draws",
    "used_draws",
    "used_then_draws",
    "heals",
    "used_heals",
    "few",
    "many",
    "plays",
    "reveals",
    "keeps",
    "needs",
    "discards",
    "loses",
    "avenges",
    "guards",
    "grows",
    "luck",
    "fills",
    "strips",
    "siphons",
    "attack",
    "used_attack",
    "pack_attack",
    "attack_on_pet",
    "attack_on_plant",
    "attack_on_structure",
    "used_attack_on_structure",
    "per_armor",
)
"""The columns of the numbers in texts."""

TEXTS: Final = ("once", "each_turn", "start", "destroyed", "completing", "end", "answering")
"""The columns that are texts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Card(Face):
    """A card of any deck but Mage. Numbers and words as printed; ``backs`` are decks with copies."""

    settable: ClassVar[Mapping[str, Allowed]] = {
        "copies": range(MOST_COPIES + 1),
        "backs": wrong_backs,
        "level": range(1, 6),
        "health": range(1, 31),
        **dict.fromkeys(("full_health", "hand", "fate", "pets", "plants", "items", "armor"), range(-5, 11)),
        **dict.fromkeys(("guard", "thorns", "healing", "elemental", "pet_damage"), range(11)),
        **dict.fromkeys(("mage_damage", "shelter", "hardens", "fortifies"), range(11)),
        **dict.fromkeys(IN_TEXTS, range(1, 11)),
    }

    type: int
    level: int = 0
    backs: Backs
    deck: str = ""
    copies: int = 0
    """These two follow from the backs."""
    alignment: int = UNALIGNED
    element: int = NO_ELEMENT
    health: int = 0
    icons: str = ""
    recipe: str = ""
    sort: str = ""
    """Of a Structure or Magic: its printed kind (Tower, Building, Potion, Spell)."""
    charges: bool = False
    lasting: bool = False
    keepable: bool = True

    # What it does

    once: Text = ()
    """When it is used once, cast, built, completed or (Fate, Challenge) played; of a Curse, when it acts."""
    each_turn: Text = ()
    start: Text = ()
    """At the start of its player's turn; of a Structure, at the start of every turn."""
    destroyed: Text = ()
    completing: Text = ()
    """Lasting: when its player has completed a card, later in this same turn."""
    end: Text = ()
    """Lasting: in the end step of this same turn."""

    # When it may be used

    playable: Callable[[MageWars, int], bool] = always
    """Challenge: whether a player may play it."""
    costs_a_card: bool = False
    """Its Each turn text needs a card in hand to discard."""
    searches: bool = False
    """It takes any card from any pile, Arcane ones too, but never itself. (MW-R18)"""

    # What it gives while it is kept, beside its mage, lasting or standing

    of: tuple[int, ...] = EVERY_MAGE
    of_level: int = 0
    of_masters: int = NO_ELEMENT
    """Structure: the mages it is for, by alignment, from which Level on, and by the element that they must master."""
    grants: str = ""
    wild_for: int = NO_ELEMENT
    """Resource only: the element whose masters find it Wild (MW-R12)."""
    wild_if: int = UNALIGNED
    """Resource only: the alignment that finds it Wild."""
    full_health: int = 0
    health_from: int = 0
    """Level: the deck of that health. (MW-R42)"""
    hand: int = 0
    fate: int = 0
    pets: int = 0
    plants: int = 0
    items: int = 0
    armor: int = 0
    guard: int = 0
    immune: tuple[int, ...] = ()
    thorns: int = 0
    healing: int = 0
    """So many cards more whenever a mage heals."""
    fills_magic: bool = False
    """One slot of each Magic card that is begun is filled."""
    wards: bool = False
    """Curses do nothing."""
    boosts: int = NO_ELEMENT
    """Attacks of this element deal 1 more damage,"""
    shatters: int = NO_ELEMENT
    """of this one 2 more on kept cards and Structures,"""
    pierces: int = NO_ELEMENT
    """of this one are piercing,"""
    chills: int = NO_ELEMENT
    """and whoever they wound draws 1 Fate card fewer in the next Fate step."""
    fortifies: int = 0
    """So much more health for every Structure."""
    blunts: bool = False
    """No attack on its mage is piercing."""
    doubles: int = NO_ELEMENT
    """Attacks of this element deal double damage."""
    elemental: int = 0
    """So much more damage by attacks that have an element,"""
    pet_damage: int = 0
    """by attacks of pets,"""
    mage_damage: int = 0
    """and by attacks on mages."""
    shelter: int = 0
    """So much less damage by attacks on pets."""
    hardens: int = 0
    """So much more health for pets and other plants."""
    hides: bool = False
    """An attack that would hit its mage spends a charge instead. (MW-R30)"""
    snares: bool = False
    """A pet that has attacked its player becomes that player's. (MW-R31)"""

    # How it answers a Curse

    answers: bool = False
    deflects: tuple[int, ...] = ()
    """The alignments of the rivals whom the Curse hits instead; none: it is negated. (MW-84, MW-85)"""
    to_one: bool = False
    """It is deflected to one of them only, whom its player chooses."""
    answering: Text = ()
    """What else happens then."""

    # The numbers in its texts

    numbers: Numbers = ()
    """Those that its steps read from the card themselves."""
    draws: int = 0
    then_draws: int = 0
    """So many cards are drawn; so many more, of another deck or in another case,"""
    used_draws: int = 0
    used_then_draws: int = 0
    """and so many when the card is used once."""
    heals: int = 0
    used_heals: int = 0
    """So many cards are healed, or when it is used once,"""
    few: int = 0
    """with so few health cards."""
    many: int = 0
    """Health is lost with more health cards than so many."""
    plays: int = 0
    """Fate cards drawn and played."""
    reveals: int = 0
    keeps: int = 0
    """Revealed cards, and those that the player keeps."""
    needs: int = 0
    """Challenge: so many win it."""
    discards: int = 0
    loses: int = 0
    avenges: int = 0
    """Cards discarded, health lost, and health that whoever destroys the Structure loses."""
    guards: int = 0
    """Guard until the start of the next turn."""
    grows: int = 0
    """More damage until the end of this turn."""
    luck: int = 0
    """Fate cards more in the next Fate step."""
    fills: int = 0
    strips: int = 0
    siphons: int = 0
    """Slots filled, filling cards stripped, health cards moved."""
    attack: int = 0
    used_attack: int = 0
    pack_attack: int = 0
    attack_on_pet: int = 0
    attack_on_plant: int = 0
    attack_on_structure: int = 0
    used_attack_on_structure: int = 0
    per_armor: int = 0
    """Its attacks: in each turn, when used once, with another pet, on others than mages; and more for each Armor."""

    def __post_init__(self) -> None:
        texts = {column: getattr(self, column) for column in TEXTS}
        for written in _numbers_in((self.numbers, *texts.values())):
            object.__setattr__(self, written.column, written.printed)
        object.__setattr__(self, "deck", " and ".join(DECKS[deck] for deck, _ in self.backs))
        object.__setattr__(self, "copies", sum(copies for _, copies in self.backs))
        Face.__post_init__(self)
        for column, text in texts.items():
            object.__setattr__(self, column, _with_columns(text, self))
        object.__setattr__(self, "numbers", ())
        if "copies" in REPRINTS.get(self.id, ()):  # spread over its decks
            decks = [deck for deck, _ in reversed(self.backs)]
            backs = [(deck, (self.copies + at) // len(decks)) for at, deck in enumerate(decks)]
            object.__setattr__(self, "backs", tuple(reversed(backs)))


def backs(decks: tuple[int, ...], copies: int = 1) -> Backs:
    """So many copies in each of these decks: a card is of the deck its back shows; a few are found in two. (MW-1)"""
    return tuple((deck, copies) for deck in decks)
