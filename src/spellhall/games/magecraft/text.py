"""How Magecraft speaks: news and the names of things."""

from __future__ import annotations

from typing import Final

from spellhall.engine.info import Lines
from spellhall.engine.sight import Headlines
from spellhall.games.magecraft.cards import CHARACTERS, GEMS, SPELLS
from spellhall.games.magecraft.gems import colours, gems_in, number, size
from spellhall.games.magecraft.state import Magecraft


def _gem(gem: int) -> tuple[str, str]:
    return GEMS[gem].id, GEMS[gem].name


def _gems(pile: int) -> tuple[list[str], str]:
    words = [f"{number(pile, gem)} {GEMS[gem].name}" for gem in colours(pile)]
    return [GEMS[gem].id for gem in gems_in(pile)], ", ".join(words) or "nothing"


def _spell(spell: int) -> tuple[str, str]:
    return SPELLS[spell].id, SPELLS[spell].name


def _character(character: int) -> tuple[str, str]:
    return CHARACTERS[character].id, CHARACTERS[character].name


def _cantrip(character: int) -> tuple[str, str]:
    return CHARACTERS[character].id, CHARACTERS[character].cantrip


HEADLINES: Final = Headlines(
    {
        "offered": ("spell", "The Academy offers {spell}."),
        "character": ("seat character", "{seat} is {character}."),
        "turn": ("seat", "It is {seat}'s turn."),
        "you_drew": ("gems", "You draw {gems}."),
        "drew": ("seat number", "{seat} draws {number}."),
        "drew_openly": ("seat gems", "{seat} draws {gems}."),
        "refilled": ("seat", "{seat} puts the Discard Area into the bag."),
        "discarded": ("seat gem", "{seat} discards {gem}."),
        "dropped_shield": ("seat gem", "{seat} lets a Shield fall: {gem}."),
        "used_cantrip": ("seat cantrip", "{seat} uses the Cantrip {cantrip}."),
        "cast": ("seat spell", "{seat} casts {spell}."),
        "paid": ("seat gem", "{seat} pays {gem}."),
        "paid_golden": ("seat gem", "{seat} pays with the golden gem, {gem}."),
        "golden_moved": ("seat gem spell", "{seat}'s golden gem, {gem}, moves on to {spell}."),
        "golden_discarded": ("seat gem", "{seat}'s golden gem, {gem}, does not match and is discarded."),
        "knocked_out": ("seat seat_hit gem", "{seat} knocks {gem} out of the Shields of {seat_hit}."),
        "hit": ("seat seat_hit gem", "{seat} takes {gem} from the HP of {seat_hit} and scores it."),
        "healed": ("seat gem", "{seat} heals: {gem} goes to the HP Area."),
        "healed_over": ("seat gem", "{seat} heals at full HP and scores {gem}."),
        "shielded": ("seat gem", "{seat} raises a Shield from the Academy: {gem}."),
        "shielded_from_discard": ("seat gem", "{seat} raises a Shield from the Discard Area: {gem}."),
        "vanished": ("seat gem", "{seat} lets {gem} vanish from the hand and scores it."),
        "vanished_hp": ("seat gem", "{seat} lets {gem} vanish from the own HP and scores it."),
        "eliminated": ("seat", "{seat} has no HP left and is eliminated."),
        "learns": ("seat spell", "{seat} learns {spell}."),
        "learned": ("seat spell book", "{seat} puts {spell} at the left end of Spellbook {book}."),
        "revises": ("seat", "{seat} begins a Revision."),
        "moved": ("seat spell book place", "{seat} moves {spell} to Spellbook {book}, place {place}."),
        "mastered": ("seat spell", "{seat} masters {spell}."),
        "refreshed": ("seat gems", "{seat} refreshes; from hand and cards to the Discard Area: {gems}."),
        "quiet_end": ("turns", "Nobody has scored for {turns} turns: the game ends."),
    },
    {
        "gem": _gem,
        "gems": _gems,
        "number": lambda number: (number, "a gem" if number == 1 else f"{number} gems"),
        "spell": _spell,
        "character": _character,
        "cantrip": _cantrip,
        "book": lambda number: (number + 1, str(number + 1)),
    },
)

GLOSSARY: Final[dict[str, tuple[str, str]]] = {
    "done": ("done", "Stop here and go on."),
    "book": ("Spellbook", ""),
    "next": ("cast the next spell", "Go on with the next spell to the right in this Spellbook."),
    "cantrip": ("use your Cantrip", "Once a turn: pay one gem for your character's icons."),
    "golden": ("the golden gem", "It waits on this card and must be spent on one symbol that it matches."),
    "draw": ("Draw", "A random gem from your bag comes into your hand."),
    "attack": ("Attack", "Knock out a Shield of an opponent, or score one gem of their HP."),
    "heal": ("Heal", "A gem of the Academy goes to your HP Area; at full HP you score it."),
    "shield": ("Shield", "A gem of the Academy or of your Discard Area becomes a Shield."),
    "vanish": ("Vanish", "Score a gem of your hand or of your own HP."),
    "academy": ("from the Academy:", ""),
    "discard": ("from your Discard Area:", ""),
    "hand": ("from your hand:", ""),
    "hp": ("from your HP", "You lose one HP. With the last one you are out, unless it is your 20th scored gem."),
    "revise": ("revise", "Discard four gems, rearrange your spells freely, then you may master one."),
    "after": ("to the right of", ""),
    "left": ("to the left", "It will be the first spell of that Spellbook."),
    "none": ("none", "Master no spell."),
}


def explain(s: Magecraft) -> list[Lines]:
    """The scored gems by colour; what is left of HP and Shields, which decide a quiet end. (MC-61, MC-R53)"""
    return [_lines(s, seat) for seat in range(s.seats)]


def _lines(s: Magecraft, seat: int) -> Lines:
    pile = s.score[seat]
    lines: Lines = [(f"{GEMS[gem].name} in the Score Area", number(pile, gem)) for gem in colours(pile)]
    hp = size(s.hp[seat])
    lines.append((f"{hp} HP left" if hp else "eliminated", None))
    if s.shields[seat]:
        lines.append((f"Shields: {size(s.shields[seat])}", None))
    return lines
