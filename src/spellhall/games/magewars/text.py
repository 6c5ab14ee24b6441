"""How Mage Wars speaks: news and the names of things."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from spellhall.engine.info import Lines
from spellhall.engine.sight import Headlines
from spellhall.games.magewars.cards.mages import MAGES
from spellhall.games.magewars.cards.tables import KINDS
from spellhall.games.magewars.cards.words import (
    ALIGNMENTS,
    ALL_SLOTS,
    DECK_NAMES,
    DECKS,
    ELEMENTS,
    NO_ELEMENT,
    TYPES,
    UNALIGNED,
    Card,
    Mage,
)
from spellhall.games.magewars.numbers import level
from spellhall.games.magewars.state import HEALTH, MageWars
from spellhall.games.magewars.winning import missing_steps


def _card(kind: int) -> tuple[str, str]:
    return KINDS[kind].id, KINDS[kind].name


def _deck(deck: int) -> tuple[str, str]:
    return DECKS[deck], DECK_NAMES[deck]


def mage_in_words(mage: Mage) -> Mage:
    """A Mage card with its numbers in its text, for those who read it where no picture shows them."""
    blood = "all" if mage.blood == ALL_SLOTS else mage.blood
    about = [
        f"{mage.calling}, {ALIGNMENTS[mage.alignment]}, masters {' and '.join(ELEMENTS[at] for at in mage.masters)}.",
        f"Health {sum(mage.health)}, armor {mage.armor}, pets {mage.pets}, plants {mage.plants}, items {mage.items}.",
        f"Fate {mage.fate}, hand {mage.hand}, blood {blood}.",
        f"Permanent: {', '.join(mage.permanent)}." if mage.permanent else "",
        f"Resurrects for {mage.resurrect}.",
    ]
    return replace(mage, text=_sentences(*about, mage.text))


def card_in_words(card: Card) -> Card:
    """A card with type, Level, health, icons and recipe in its text, likewise."""
    sort = [
        TYPES[card.type],
        f"Level {card.level}" if card.level else "",
        card.sort,
        "" if card.alignment == UNALIGNED else ALIGNMENTS[card.alignment],
        "" if card.element == NO_ELEMENT else ELEMENTS[card.element],
        f"health {card.health}" if card.health else "",
    ]
    icons = f"Icons: {card.icons}." if card.icons else ""
    recipe = f"Recipe: {card.recipe}." if card.recipe else ""
    return replace(card, text=_sentences(f"{', '.join(part for part in sort if part)}.", icons, recipe, card.text))


def _sentences(*parts: str) -> str:
    return " ".join(part for part in parts if part)


HEADLINES: Final = Headlines(
    {
        # setup and turn
        "first": ("seat", "{seat} takes the first turn."),
        "is_mage": ("seat mage", "{seat} is {mage}."),
        "turn": ("seat", "{seat} begins a turn."),
        "missed": ("seat", "{seat} misses a turn."),
        "fate": ("seat card", "{seat} draws Fate: {card}."),
        "you_drew": ("card", "You draw {card}."),
        "drew": ("seat deck", "{seat} draws a card from {deck}."),
        "shuffled": ("deck", "The {deck} discard pile is shuffled and becomes the deck."),
        # cards on the move
        "discarded": ("card", "{card} is discarded."),
        "revealed": ("card", "{card} is revealed."),
        "kept_revealed": ("seat card", "{seat} keeps {card}."),
        "took": ("seat card", "{seat} takes {card} from a discard pile."),
        "looked": ("seat deck", "{seat} looks at the top of the {deck} deck."),
        "placed_top": ("seat deck", "{seat} leaves a card on top of the {deck} deck."),
        "placed_bottom": ("seat deck", "{seat} puts a card on the bottom of the {deck} deck."),
        "stole": ("seat seat_from card", "{seat} steals {card} from {seat_from}."),
        "stole_unseen": ("seat seat_from", "{seat} steals a card from {seat_from}."),
        "gave": ("seat seat_to card", "{seat} gives {card} to {seat_to}."),
        "gave_unseen": ("seat seat_to", "{seat} gives a card to {seat_to}."),
        # crafting
        "began": ("seat card", "{seat} begins {card}."),
        "filled": ("seat card filling", "{seat} puts {filling} on {card}."),
        "completed": ("seat card", "{seat} completes {card}."),
        "kept": ("seat card", "{seat} keeps {card}."),
        "used_once": ("seat card", "{seat} uses {card} once."),
        "used": ("seat card", "{seat} uses {card}."),
        "abandoned": ("seat card", "{seat} abandons {card}."),
        "burnt": ("seat", "{seat} burns a health card."),
        "you_burnt": ("card", "You burn {card}."),
        # meddling
        "stripped": ("seat filling card", "{seat} strips {filling} from {card}."),
        "stole_filling": ("seat filling card", "{seat} steals {filling} from {card}."),
        "locked": ("seat card", "{seat} locks {card}."),
        "picked_lock": ("seat card", "{seat} picks the Lock on {card}."),
        "froze": ("seat card", "{seat} freezes {card}."),
        "sabotaged": ("seat seat_victim card", "{seat} sabotages {card} of {seat_victim}."),
        # combat and health
        "attacked": ("seat seat_victim damage", "{seat} attacks {seat_victim}: {damage} damage gets through."),
        "attacked_card": ("seat card", "{seat} attacks {card}."),
        "destroyed": ("card", "{card} is destroyed."),
        "vanished": ("seat", "{seat} is invisible: the attack does nothing."),
        "pet_changed_sides": ("seat seat_from card", "{seat} gets {card}, a pet of {seat_from}."),
        "lost_health": ("seat number", "{seat} loses {number} health."),
        "healed": ("seat deck", "{seat} heals a card from {deck}."),
        "siphoned": ("seat seat_from", "A health card moves from {seat_from} to {seat}."),
        # curses
        "cursed": ("seat card", "A Curse hits {seat}: {card}."),
        "curse_fades": ("seat", "The Curse does nothing to {seat}."),
        "answered": ("seat card", "{seat} answers with {card}."),
        "deflected": ("seat seat_to card", "{seat} deflects {card} to {seat_to}."),
        "turn_cut": ("seat", "{seat} loses the rest of this turn."),
        "will_miss": ("seat", "{seat} will miss the next turn."),
        "gave_up": ("seat card", "{seat} gives up {card}."),
        "burdened": ("seat", "{seat} bears an Added Burden."),
        # challenges
        "challenge": ("seat card", "{seat} plays the Challenge {card}."),
        "challenge_won": ("seat card", "{seat} wins {card}."),
        "challenge_lost": ("seat card", "{seat} does not win {card}."),
        "guessed": ("seat type", "{seat} guesses: {type}."),
        "read_card": ("seat seat_from card", "{seat} takes {card} from {seat_from}."),
        "sacrificed": ("seat card", "{seat} shows {card}."),
        "showed": ("seat card", "{seat} shows {card}."),
        # death and the end
        "died": ("seat", "The mage of {seat} dies."),
        "dead_kept": ("seat", "{seat} keeps a card."),
        "returned": ("seat", "The mage of {seat} comes back to life."),
        "won": ("seat mage", "{seat} wins with {mage}."),
        "limit": ("rounds", "Round {rounds} is over: the nearest to winning wins."),
    },
    {
        "card": _card,
        "filling": _card,
        "deck": _deck,
        "mage": lambda mage: (MAGES[mage].id, MAGES[mage].name),
        "type": lambda number: (TYPES[number].lower(), TYPES[number]),
    },
)

GLOSSARY: Final[dict[str, tuple[str, str]]] = {
    "enchanted": ("(Enchanted)", ""),
    "mystic": ("(Mystic)", ""),
    "arcane": ("(Arcane)", ""),
    "quest": ("(Quest)", ""),
    "fate": ("(Fate)", ""),
    "end": ("end", "End your turn: discard down to your hand limit; the next player begins."),
    "begin": ("begin", "Put a card with a recipe on the table, to be filled with other cards."),
    "fill": ("fill", "Put a card of your hand as a resource on a craft of yours or on a building site."),
    "use": ("use", "Do what a kept card offers each turn."),
    "challenge": ("play a Challenge", "Its condition must be met in this turn."),
    "burn": ("burn", "Use the top card of your health pile as if you had drawn it; begun at once it is cheaper."),
    "abandon": ("abandon", "Discard one of your crafts with all its filling cards."),
    "keep": ("keep", "It stays beside your mage; what it offers each turn begins with your next turn."),
    "once": ("once", "What it does once happens now, then it is discarded."),
    "resurrect": (
        "resurrect",
        "Spend what your resurrect recipe asks for, come back with full health and take a turn.",
    ),
}


def explain(s: MageWars) -> list[Lines]:
    """Each mage's own way to win and how far it came, then what decides at the round limit. (MW-93, MW-R47)"""
    return [_lines(s, seat) for seat in range(s.seats)]


def _lines(s: MageWars, seat: int) -> Lines:
    assert s.result is not None
    mage = MAGES[s.mage[seat]]
    steps = missing_steps(s, seat)
    lines: Lines = [(f"{mage.name}: {mage.text.removeprefix('Wins as soon as: ')}", None)]
    if seat in s.result.winners:
        lines.append(("has won", 1))
    if steps:
        lines.append(("1 step short of winning" if steps == 1 else f"{steps} steps short of winning", None))
    elif seat not in s.result.winners:
        lines.append(("the condition holds, too late", None))
    health = len(s.zones[HEALTH[seat]])
    lines.append((f"Level {level(s, seat)}", None))
    lines.append((f"{health} health left" if s.alive[seat] else "dead", None))
    return lines
