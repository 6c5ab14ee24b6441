"""The Magic: potions and spells. (MW-51, MW-70)"""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import move, with_at
from spellhall.engine.steps import EVERYONE, later, push, tell
from spellhall.games.magewars.cards.structures import raze_one, towers_of_level
from spellhall.games.magewars.pack import KINDS, TYPE
from spellhall.games.magewars.rows import Card, Numbers, Text, backs, does, number, perform
from spellhall.games.magewars.rules.choices import ask_deck, ask_rival, choose, mode_of_a_card
from spellhall.games.magewars.rules.combat import (
    attacks,
    attacks_all,
    destroy,
    destroys,
    printed,
    strike_down,
    take_guard,
    thorns,
    wound,
)
from spellhall.games.magewars.rules.decks import ANY_CARD, draw, heal, keep_types, reveal, take_from_any_pile
from spellhall.games.magewars.rules.fate import play_fate
from spellhall.games.magewars.rules.meddle import (
    CENTRE,
    filled_works,
    meddle,
    meddle_with_site,
    meddling,
    owners,
    strip_from,
    works_of,
)
from spellhall.games.magewars.rules.numbers import full_health, kept_of
from spellhall.games.magewars.rules.piles import discard
from spellhall.games.magewars.rules.works import bury, end_lasting, take_stock
from spellhall.games.magewars.state import CRAFTS, HEALTH, KEPT, STANDING, TOP, WOUNDS, MageWars, book, living
from spellhall.games.magewars.terms import (
    AIR,
    ARCANE,
    CREATURE,
    EARTH,
    ENCHANTED,
    EVIL,
    FIRE,
    HEALTH_DECKS,
    ITEM,
    LIGHTNING,
    MAGIC,
    MYSTIC,
    NO_ELEMENT,
    NOT_EVIL,
    PLANT,
    POTION,
    SPELL,
    STRUCTURE,
    WATER,
)

MAGICS: Final[list[Card]] = []


def magic(
    id: str, name: str, *, decks: tuple[int, ...], copies: int = 1, level: int, sort: str, element: int = NO_ELEMENT,
    icons: str, recipe: str, text: str, once: Text = (), start: Text = (), lasting: bool = False, charges: bool = False,
    guard: int = 0, shelter: int = 0, searches: bool = False, numbers: Numbers = (), flavour: str,
) -> None:  # fmt: skip
    """Enter a row of the table of Magic."""
    row = Card(
        id=id, name=name, backs=backs(decks, copies), type=MAGIC, level=level, sort=sort, element=element, icons=icons,
        recipe=recipe, text=text, flavour=flavour, numbers=numbers, once=once, start=start, lasting=lasting,
        charges=charges,
        guard=guard, shelter=shelter, searches=searches,
    )  # fmt: skip
    MAGICS.append(row)


magic(
    "healing_1", "Healing 1", decks=(ENCHANTED,), copies=2, level=1, sort=POTION,
    icons="Potion", recipe="Potion/Flower",
    text="Heal {heals} Enchanted, then draw {draws} Enchanted.",
    once=(does(heal, ENCHANTED, number("heals", 1)), does(draw, ENCHANTED, number("draws", 1))),
    flavour="Tastes of mint and regret.",
)  # fmt: skip

magic(
    "healing_2", "Healing 2", decks=(MYSTIC,), level=2, sort=POTION,
    icons="Potion, Plant", recipe="Potion/Flower + Any",
    text="Heal {heals} Mystic.",
    once=(does(heal, MYSTIC, number("heals", 2)),),
    flavour="Shake the bottle, not the patient.",
)  # fmt: skip

magic(
    "healing_3", "Healing 3", decks=(ARCANE,), level=3, sort=POTION, icons="Potion, Light", recipe="Potion/Light + Any",
    text="Heal {heals} Arcane.",
    once=(does(heal, ARCANE, number("heals", 3)),),
    flavour="The scar signs its own name.",
)  # fmt: skip


# Golden Apple


@book.step
def golden_apple(s: MageWars, seat: int, card: int) -> None:
    ask_deck(s, seat, card, heal_fully, HEALTH_DECKS)


@book.step
def heal_fully(s: MageWars, seat: int, card: int, deck: int) -> None:
    perform(s, seat, card, (does(heal, deck, full_health(s, seat)),))


magic(
    "golden_apple", "Golden Apple", decks=(ARCANE,), level=3, sort=SPELL,
    icons="Gold, Seed, Plant", recipe="Gold + Seed/Plant + Any",
    text="Choose Enchanted, Mystic or Arcane: heal from that deck up to your full health.",
    once=(does(golden_apple),),
    flavour="The tree asks only for the core.",
)  # fmt: skip


# Growth


@book.step
def grow(s: MageWars, seat: int, card: int, n: int) -> None:
    s.growth += n


magic(
    "growth", "Growth", decks=(ENCHANTED,), level=1, sort=POTION, icons="Potion, Plant", recipe="Potion/Seed",
    text="Until the end of this turn your attacks deal {grows} more damage. Draw {draws} Enchanted.",
    once=(does(grow, number("grows", 2)), does(draw, ENCHANTED, number("draws", 1))),
    flavour="Mind the ceiling.",
)  # fmt: skip


# Draught of Luck


@book.step
def get_lucky(s: MageWars, seat: int, card: int, n: int) -> None:
    s.luck = with_at(s.luck, seat, s.luck[seat] + n)


magic(
    "draught_of_luck", "Draught of Luck", decks=(ENCHANTED,), level=1, sort=POTION,
    icons="Potion, Flower", recipe="Potion/Gold",
    text="In your next Fate step you draw {luck} more Fate {luck|card|cards}.",
    once=(does(get_lucky, number("luck", 2)),),
    flavour="It tastes of heads, mostly.",
)  # fmt: skip

magic(
    "stoneskin", "Stoneskin", decks=(MYSTIC,), level=2, sort=POTION, icons="Potion, Seed", recipe="Potion/Seed + Any",
    text="Guard {guards} until the start of your next turn. Draw {draws} Mystic.",
    once=(does(take_guard, number("guards", 3)), does(draw, MYSTIC, number("draws", 1))),
    flavour="You itch like a quarry.",
)  # fmt: skip

magic(
    "force_field", "Force Field", decks=(ENCHANTED,), level=1, sort=SPELL,
    icons="Book, Light", recipe="Book/Light + Any",
    text=(
        "Lasting, charges. Guard {guard}, and attacks on your pets deal {shelter} less damage. At the start "
        "of each of your "
        "turns spend 1 charge."
    ),
    lasting=True,
    charges=True,
    guard=2, shelter=2,
    flavour="Knock as hard as you like.",
)  # fmt: skip

magic(
    "lightning_bolt", "Lightning Bolt", decks=(ENCHANTED,), level=1, sort=SPELL, element=LIGHTNING,
    icons="Book, Fire", recipe="Book/Light + Any",
    text="Attack {attack} Lightning, piercing; on a mage, {per_armor} more damage for each Armor card it wears.",
    once=(attacks(number("attack", 2), LIGHTNING, piercing=True, per_armor=number("per_armor", 1)),),
    flavour="Metal hats are a bad idea today.",
)  # fmt: skip

magic(
    "gust", "Gust", decks=(ENCHANTED,), level=1, sort=SPELL, element=AIR, icons="Feather", recipe="Feather/Book + Any",
    text="Attack {attack} Air.",
    once=(attacks(number("attack", 2), AIR),),
    flavour="The door was open. Now so is the wall.",
)  # fmt: skip

magic(
    "rockfall", "Rockfall", decks=(ENCHANTED,), level=1, sort=SPELL, element=EARTH,
    icons="Gem, Seed", recipe="Seed/Gem + Any",
    text="Attack {attack} Earth, or attack {attack_on_structure} Earth on a structure.",
    once=(attacks(number("attack", 2), EARTH, structure=number("attack_on_structure", 4)),),
    flavour="Gravity, with encouragement.",
)  # fmt: skip

magic(
    "ice_lance", "Ice Lance", decks=(ENCHANTED,), level=1, sort=SPELL, element=WATER,
    icons="Potion, Gem", recipe="Potion/Gem + Any",
    text="Attack {attack} Water.",
    once=(attacks(number("attack", 2), WATER),),
    flavour="It leaves no weapon behind.",
)  # fmt: skip


# Architect's Dream


@book.step
def architects_dream(s: MageWars, seat: int, card: int) -> None:
    ask_deck(s, seat, card, dream, TOP)


@book.step
def dream(s: MageWars, seat: int, card: int, deck: int) -> None:
    reveal(s, seat, card, deck, KINDS[s.kind[card]].reveals)


magic(
    "architects_dream", "Architect's Dream", decks=(ENCHANTED, MYSTIC), level=1, sort=SPELL,
    icons="Book, Gold", recipe="Book/Silver",
    text=(
        "Choose the Enchanted, Mystic, Arcane or Quest deck: reveal its top {reveals} {reveals|card|cards}. Keep every "
        "Structure among them; discard the rest."
    ),
    once=(does(architects_dream), does(keep_types, (STRUCTURE,))),
    numbers=(number("reveals", 5),),
    flavour="He woke with plaster on his fingers.",
)  # fmt: skip

magic(
    "fireball", "Fireball", decks=(MYSTIC,), copies=2, level=1, sort=SPELL, element=FIRE,
    icons="Fire, Book", recipe="Fire/Light + Any",
    text="Attack {attack} Fire.",
    once=(attacks(number("attack", 3), FIRE),),
    flavour="The classics never cool.",
)  # fmt: skip


# Earthquake


@book.step
def earthquake(s: MageWars, seat: int, card: int) -> None:
    choose(s, seat, card, destroy_level_1_towers, destroy_a_level_2_tower)


@mode_of_a_card
def destroy_level_1_towers(s: MageWars, seat: int, card: int) -> None:
    for tower in reversed(towers_of_level(s, 1)):  # the last pushed text happens first
        destroy(s, seat, tower, STANDING)


@mode_of_a_card
def destroy_a_level_2_tower(s: MageWars, seat: int, card: int) -> None:
    raze_one(s, seat, card, towers_of_level(s, 2))


magic(
    "earthquake", "Earthquake", decks=(MYSTIC,), level=2, sort=SPELL, element=EARTH,
    icons="Seed, Gem", recipe="Gem/Gold + Seed/Plant + Any",
    text="Choose: destroy every tower of Level 1, or destroy one tower of Level 2 of your choice.",
    once=(does(earthquake),),
    flavour="The ground changes its mind.",
)  # fmt: skip


# Fire Storm


@book.step
def fire_storm(s: MageWars, seat: int, card: int, n: int) -> None:
    """Everything is worked out from the position before; destroyed cards' texts and Thorns follow. (MW-65)"""
    how = printed(n, FIRE)
    burnt = [
        (target, zone)
        for zone in (*[KEPT[owner] for owner in living(s, seat)], STANDING)
        for target in s.zones[zone]
        if TYPE[s.kind[target]] in (CREATURE, PLANT, STRUCTURE) and destroys(s, seat, card, how, target, zone)
    ]
    wounded = wound(s, seat, card, how, living(s, seat)[1:])
    push(s, later(thorns_of_all, seat, card, tuple(wounded)))
    for target, zone in reversed(burnt):  # the last pushed happens first: their texts in order, then Thorns
        strike_down(s, seat, how, target, zone)


@book.step
def thorns_of_all(s: MageWars, seat: int, card: int, wounded: tuple[int, ...]) -> None:
    for foe in wounded:
        thorns(s, foe, seat)


magic(
    "fire_storm", "Fire Storm", decks=(MYSTIC,), level=2, sort=SPELL, element=FIRE,
    icons="Fire, Bug", recipe="Fire + Light/Gold + Any",
    text="Attack {attack} Fire on every other living mage, every pet, every plant and every structure (yours too).",
    once=(does(fire_storm, number("attack", 2)),),
    flavour="It rains upward afterwards.",
)  # fmt: skip

magic(
    "holy_rain", "Holy Rain", decks=(MYSTIC,), level=2, sort=SPELL, element=WATER,
    icons="Light, Flower", recipe="Light/Flower + Any + Any",
    text=(
        "Lasting, charges. At the start of each of your turns spend 1 charge: every Evil rival is hit by "
        "attack {attack}"
        " Water, piercing."
    ),
    start=(attacks_all(number("attack", 2), WATER, piercing=True, of=(EVIL,)),),
    lasting=True,
    charges=True,
    flavour="It only stings if it should.",
)  # fmt: skip

magic(
    "unholy_rain", "Unholy Rain", decks=(MYSTIC,), level=2, sort=SPELL, element=WATER,
    icons="Bug, Potion", recipe="Bug/Potion + Any + Any",
    text=(
        "Lasting, charges. At the start of each of your turns spend 1 charge: every Good or Neutral rival is hit "
        "by attack {attack} Water, piercing."
    ),
    start=(attacks_all(number("attack", 2), WATER, piercing=True, of=NOT_EVIL),),
    lasting=True,
    charges=True,
    flavour="The umbrellas are screaming.",
)  # fmt: skip


# Freeze


@book.step
def put_freeze(s: MageWars, seat: int, card: int) -> None:  # MW-70, MW-72
    """With nothing to place it on, Freeze does not stay. (MW-R29)"""
    if owners(s, seat, freeze_that):
        meddle(s, seat, card, freeze_that)
    else:
        end_lasting(s, card)


def can_be_frozen(s: MageWars, owner: int) -> tuple[int, ...]:
    if owner == CENTRE:
        return works_of(s, owner)
    return (*works_of(s, owner), *kept_of(s, owner, CREATURE), *kept_of(s, owner, ITEM))


@meddling(can_be_frozen)
def freeze_that(s: MageWars, seat: int, card: int, target: int) -> None:
    s.freezes += ((card, target),)
    take_stock(s, target)
    tell(s, EVERYONE, "froze", seat, s.kind[target])


magic(
    "freeze", "Freeze", decks=(MYSTIC,), level=1, sort=SPELL, element=WATER,
    icons="Potion, Feather", recipe="Potion/Gem + Any",
    text=(
        "Lasting, charges. Place it on a rival's craft, pet or item, or on a building site: that card is frozen. "
        "At the start of each of your turns spend 1 charge."
    ),
    once=(does(put_freeze),),
    lasting=True,
    charges=True,
    flavour="Hold that thought.",
)  # fmt: skip


# Sabotage


@book.step
def sabotage(s: MageWars, seat: int, card: int) -> None:
    choose(s, seat, card, discard_a_craft, strip_a_site)


@mode_of_a_card
def discard_a_craft(s: MageWars, seat: int, card: int) -> None:
    meddle(s, seat, card, discard_that)


def crafts_only(s: MageWars, owner: int) -> tuple[int, ...]:
    return () if owner == CENTRE else works_of(s, owner)


@meddling(crafts_only)
def discard_that(s: MageWars, seat: int, card: int, target: int) -> None:
    owner = next(owner for owner in range(s.seats) if target in s.zones[CRAFTS[owner]])
    tell(s, EVERYONE, "sabotaged", seat, owner, s.kind[target])
    bury(s, target, CRAFTS[owner])


@mode_of_a_card
def strip_a_site(s: MageWars, seat: int, card: int) -> None:
    meddle_with_site(s, seat, card, strip_that_site)


def filled_sites(s: MageWars, owner: int) -> tuple[int, ...]:
    return filled_works(s, owner) if owner == CENTRE else ()


@meddling(filled_sites)
def strip_that_site(s: MageWars, seat: int, card: int, target: int) -> None:
    strip_from(s, seat, card, target, KINDS[s.kind[card]].strips, True)


magic(
    "sabotage", "Sabotage", decks=(MYSTIC,), level=2, sort=SPELL, icons="Bug, Silver", recipe="Bug/Silver + Any",
    text="Choose: discard one craft of a rival with all its filling cards, or strip {strips} from one building site.",
    once=(does(sabotage),),
    numbers=(number("strips", 3),),
    flavour="Somebody left the tap running.",
)  # fmt: skip

magic(
    "grave_call", "Grave Call", decks=(ARCANE,), level=3, sort=SPELL, icons="Bug, Flower", recipe="Bug/Light + Any",
    text="Take any one card from one discard pile, then the top card of another discard pile.",
    once=(does(take_from_any_pile, ANY_CARD, 1),),
    searches=True,
    flavour="The dead keep excellent files.",
)  # fmt: skip


# Soul Siphon


@book.step
def soul_siphon(s: MageWars, seat: int, card: int) -> None:
    ask_rival(s, seat, card, siphon)


@book.step
def siphon(s: MageWars, seat: int, card: int, foe: int) -> None:
    """Health cards change sides unseen; what does not fit is discarded."""
    s.due |= WOUNDS
    siphoned = 0
    for top in reversed(s.zones[HEALTH[foe]][-KINDS[s.kind[card]].siphons :]):
        if len(s.zones[HEALTH[seat]]) < full_health(s, seat):
            move(s, top, HEALTH[foe], HEALTH[seat])
            siphoned += 1
        else:
            discard(s, top, HEALTH[foe])
    if siphoned:
        tell(s, EVERYONE, "siphoned", seat, foe, siphoned)


magic(
    "soul_siphon", "Soul Siphon", decks=(ARCANE,), level=3, sort=SPELL,
    icons="Potion, Bug", recipe="Potion + Bug/Light + Any",
    text=(
        "Choose a living rival: move the top {siphons} {siphons|card|cards} of that mage's health pile, face down, to "
        "the top of yours, as far as your full health allows; any card that does not fit is discarded."
    ),
    once=(does(soul_siphon),),
    numbers=(number("siphons", 2),),
    flavour="Lend me your pulse.",
)  # fmt: skip

magic(
    "thunderclap", "Thunderclap", decks=(ARCANE,), level=3, sort=SPELL, element=LIGHTNING,
    icons="Light, Feather", recipe="Light/Feather + Any + Any + Any",
    text="Attack {attack} Lightning.",
    once=(attacks(number("attack", 4), LIGHTNING),),
    flavour="The sound arrives to identify the body.",
)  # fmt: skip

magic(
    "tempest", "Tempest", decks=(ARCANE,), level=3, sort=SPELL, element=AIR,
    icons="Feather, Gem", recipe="Feather + Gem/Gold + Any + Any",
    text="Attack {attack} Air on every other living mage.",
    once=(attacks_all(number("attack", 2), AIR),),
    flavour="The sky turns over in its sleep.",
)  # fmt: skip

magic(
    "echo_of_fate", "Echo of Fate", decks=(ARCANE,), level=3, sort=SPELL, icons="Book, Gem", recipe="Book/Gem + Any",
    text="Draw and play {plays} Fate {plays|card|cards}.",
    once=(does(play_fate, number("plays", 4)),),
    flavour="Say it again, slower.",
)  # fmt: skip
