"""The Dark characters: each row stands above what it does. "You" is the resolver."""

from __future__ import annotations

from spellhall.engine.cards import find, kinds_in, move
from spellhall.engine.steps import EVERYONE, ask, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.nytherria.cards import (
    AMBUSHER,
    ASSASSIN,
    CARD_HOLDER,
    CHARACTER_KINDS,
    CHARACTERS,
    DARK,
    DARK_STONE,
    DOPPELGANGER,
    FACTION_OF,
    HEX,
    LEADER,
    LIGHT,
    LIGHT_STONE,
    NECROMANCER,
    NIGHT_TYRANT,
    QUICKPLAY,
    RAVAGER,
    SHADE,
    STONE_KINDS,
    STONE_OWNER,
    THIEF,
    WARLORD,
    character,
    tokens,
)
from spellhall.games.nytherria.encounter import encounter_cards
from spellhall.games.nytherria.resolving import banish_the_answer, goes_to_the_void, rally, reverse_it, take_it
from spellhall.games.nytherria.state import (
    ASIDE,
    GRAVEYARD,
    HAND,
    NO_ONE,
    RAVAGERS_ONLY,
    ROW,
    Nytherria,
    book,
    opponents,
)
from spellhall.games.nytherria.verbs import (
    DESTROY,
    RETURN,
    STEAL,
    choose_stone_of,
    draw,
    each_gives_up,
    in_hand,
    look_at_hand,
    return_set_aside,
    return_stone,
    reveal_hand,
    revive_up_to,
    set_draw,
    steal_from_hand,
)


@character(
    RAVAGER, "The Ravager", copies=13, points=1, encounter=4,
    text="Encounter {encounter}; may claim a Dark Stone.",
    otherwise="Empty neutral deck: nothing.",
    flavour="Doors are for people with keys.",
)  # fmt: skip
def ravager(s: Nytherria, you: int, target: int) -> None:
    encounter_cards(s, you, CHARACTERS[RAVAGER].encounter, DARK_STONE)


# The Night Tyrant


@character(
    NIGHT_TYRANT, "The Night Tyrant", copies=1, type=LEADER, draw_setting=0,
    text=(
        "Each opponent who has a stone, clockwise, gives up one of their stones (they choose); the stones are set "
        "aside. Put one of them into your row (you choose), return the others. Then set the draw of each opponent to "
        "{draw_setting}. Goes to the Void."
    ),
    otherwise="No opponent has a stone: only the draw setting.",
    flavour="Tribute first. Mercy is not on the list.",
)  # fmt: skip
def night_tyrant(s: Nytherria, you: int, target: int) -> None:
    foes, setting = opponents(s, you), CHARACTERS[NIGHT_TYRANT].draw_setting
    push(s, later(keep_one, you), later(return_set_aside), *(later(set_draw, foe, setting) for foe in foes))
    each_gives_up(s, tuple(foe for foe in foes if s.zones[ROW[foe]]))


@book.step
def keep_one(s: Nytherria, you: int) -> None:
    if s.zones[ASIDE]:
        ask(s, you, keep_stone, you)


@book.question(tokens("keep", STONE_KINDS))
def keep_stone(s: Nytherria, you: int) -> list[int]:
    return kinds_in(s, ASIDE)


@keep_stone.then
def keep(s: Nytherria, stone: int, you: int) -> None:
    move(s, find(s, stone, ASIDE), ASIDE, ROW[you])
    tell(s, EVERYONE, "kept_stone", you, stone)


@character(
    HEX, "The Hex", copies=2, target=STONE_OWNER,
    text="Choose a stone of the target. A Dark Stone: steal it. A Light Stone: destroy it.",
    otherwise="No effect.",
    flavour="She keeps what is black and cracks what shines.",
)  # fmt: skip
def hex(s: Nytherria, you: int, target: int) -> None:
    choose_stone_of(s, you, target, if_dark=STEAL, if_light=DESTROY)


@character(
    NECROMANCER, "The Necromancer", copies=2, revives=2,
    text=(
        "Revive up to {revives} Dark {revives|card|cards}, one after the other (you choose; you may stop). This card "
        "goes to the Void when it has resolved."
    ),
    otherwise="No Dark card in the graveyard: nothing, still to the Void.",
    flavour="He pays each debt with someone else's bones.",
)  # fmt: skip
def necromancer(s: Nytherria, you: int, target: int) -> None:
    revive_up_to(s, you, DARK, CHARACTERS[NECROMANCER].revives)
    goes_to_the_void(s)


@character(
    WARLORD, "The Warlord", copies=3, draws=1, rally=2,
    text="Draw {draws} {draws|card|cards}. Rally {rally} (ravager only).",
    otherwise="No Ravager in hand after the draw: no Rally.",
    flavour="Two torches. The second is for the roof.",
)  # fmt: skip
def warlord(s: Nytherria, you: int, target: int) -> None:
    draw(s, you, CHARACTERS[WARLORD].draws)
    rally(s, you, CHARACTERS[WARLORD].rally, RAVAGERS_ONLY)


# The Thief


@character(
    THIEF, "The Thief", copies=2, target=CARD_HOLDER,
    text="Look at the target's hand and steal 1 card (you choose). Rally 1 (the stolen card only).",
    otherwise="No effect.",
    flavour="Your plan was excellent. It is mine now.",
)  # fmt: skip
def thief(s: Nytherria, you: int, target: int) -> None:
    if target != NO_ONE and s.zones[HAND[target]]:
        look_at_hand(s, you, target)
        ask(s, you, steal_card, you, target)


@book.question(tokens("steal", CHARACTER_KINDS))
def steal_card(s: Nytherria, you: int, target: int) -> list[int]:
    return kinds_in(s, HAND[target])


@steal_card.then
def steal_and_rally(s: Nytherria, kind: int, you: int, target: int) -> None:
    stolen = steal_from_hand(s, you, target, kind)
    rally(s, you, 1, stolen)


# The Assassin


@character(
    ASSASSIN, "The Assassin", copies=2, target=CARD_HOLDER,
    text=(
        "Name a character. The target reveals their hand; destroy every copy of the named character in it. If at least "
        "one was destroyed and the target has a stone, choose a stone of the target: return it."
    ),
    otherwise="No copy: nothing destroyed, nothing returned.",
    flavour="A name is all he ever needs.",
)  # fmt: skip
def assassin(s: Nytherria, you: int, target: int) -> None:
    if target != NO_ONE:
        ask(s, you, name_character, you, target)


@book.question(tokens("name", CHARACTER_KINDS))
def name_character(s: Nytherria, you: int, target: int) -> range:
    return CHARACTER_KINDS


@name_character.then
def destroy_named(s: Nytherria, named: int, you: int, target: int) -> None:
    tell(s, EVERYONE, "named", you, named)
    reveal_hand(s, target)
    copies = [card for card in s.zones[HAND[target]] if s.kind[card] == named]
    for card in copies:
        move(s, card, HAND[target], GRAVEYARD)
    if copies:
        tell(s, EVERYONE, "destroyed_cards", target, named, len(copies))
        choose_stone_of(s, you, target, RETURN, RETURN)


# The Quickplays


def a_light_card_targets_you(played: int, targets_you: bool) -> bool:
    return targets_you and FACTION_OF[played] == LIGHT


@character(
    DOPPELGANGER, "The Doppelganger", copies=2, type=QUICKPLAY, when=a_light_card_targets_you,
    text="When a Light card is played that targets you: reverse it. The Doppelganger goes to the Void.",
    otherwise="See NY-43.",
    flavour="Strike it, and mind your own cheek.",
)  # fmt: skip
def doppelganger(s: Nytherria, you: int, player: int) -> None:
    reverse_it(s, you, player)
    banish_the_answer(s)


@character(
    AMBUSHER, "The Ambusher", copies=2, type=QUICKPLAY,
    text="When an opponent claims a Light Stone: return that stone.",
    flavour="He let you carry it up all those stairs.",
)  # fmt: skip
def ambusher(s: Nytherria, you: int, claimer: int) -> None:
    return_stone(s, claimer, LIGHT_STONE)


def no_leader(played: int, targets_you: bool) -> bool:
    return CHARACTERS[played].type != LEADER


@character(
    SHADE, "The Shade", copies=2, type=QUICKPLAY, when=no_leader,
    text=(
        "When an opponent plays a main card other than a leader that targets you or nobody: it resolves as usual; take "
        "it when it leaves play."
    ),
    flavour="It follows the brave, and wears them after.",
)  # fmt: skip
def shade(s: Nytherria, you: int, player: int) -> None:
    take_it(s, you)


# How the questions are worded, and what a click on the table means


@keep_stone.touches
def kept_stone(s: Nytherria, stone: int, you: int) -> list[str]:
    return [f"aside.{place}" for place, card in enumerate(s.zones[ASIDE]) if s.kind[card] == stone]


@steal_card.worded
def steal_which(s: Nytherria, you: int, target: int) -> Said:
    return say("ask-steal_card", seat=target)


@steal_card.touches
def stolen_card(s: Nytherria, kind: int, you: int, target: int) -> list[str]:
    return in_hand(target, kind)


@name_character.worded
def name_whom(s: Nytherria, you: int, target: int) -> Said:
    return say("ask-name_character", seat=target)


@name_character.touches
def named_hand(s: Nytherria, named: int, you: int, target: int) -> list[str]:
    return [f"hand{target}"]
