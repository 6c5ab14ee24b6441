"""Challenges: played from the hand, judged in the same turn. (MW-37 to MW-39)

A Challenge lies among the cards being played until it has been judged; Midnight Oil lies there
until two cards have been completed or the turn ends.
"""

from __future__ import annotations

from typing import Final

from spellhall.engine.cards import find, move, show
from spellhall.engine.steps import EVERYONE, ask, bit, later, push, tell
from spellhall.games.magewars.cards.tables import DECK, FACE, ICON_LIST, IN_HAND, ONCE, RANK, TYPE, WORD, face_of
from spellhall.games.magewars.cards.words import (
    ARCANE,
    ARMOR,
    BIT,
    BLESSING,
    CHALLENGE,
    CREATURE,
    CURSE,
    ENCHANTED,
    FIRE,
    ITEM,
    LEVEL,
    MAGIC,
    MYSTIC,
    PLANT,
    RESOURCE,
    STRUCTURE,
    TYPES,
    draw,
    keep_types,
    reveal,
)
from spellhall.games.magewars.choices import ask_rival, choose
from spellhall.games.magewars.combat import strike_mages
from spellhall.games.magewars.completed import after_use
from spellhall.games.magewars.curses import give_up
from spellhall.games.magewars.death import CHECK, lose_cards
from spellhall.games.magewars.decks import discard_revealed, keep_revealed
from spellhall.games.magewars.deeds import secret_card
from spellhall.games.magewars.effects import perform
from spellhall.games.magewars.numbers import kept_of
from spellhall.games.magewars.piles import discard
from spellhall.games.magewars.state import (
    HAND,
    IN_PLAY,
    LASTING,
    NO_OIL,
    REVEALED,
    MageWars,
    book,
    living,
    rivals,
)

MIND_READER: Final = face_of("mind_reader_1")
DUEL: Final = face_of("duel_of_fortune")
MIDNIGHT_OIL: Final = face_of("midnight_oil")


def may_be_played(s: MageWars, seat: int, card: int) -> bool:
    """Mind Reader and Duel need a rival to choose."""
    face = FACE[s.kind[card]]
    if face == MIND_READER:
        return any(s.zones[HAND[foe]] for foe in rivals(s, seat))
    return face != DUEL or bool(rivals(s, seat))


@book.question({kind: f"play {WORD[kind]}" for kind, type in enumerate(TYPE) if type == CHALLENGE})
def challenge_card(s: MageWars, seat: int) -> list[int]:  # MW-37
    return playable(s, seat)


def playable(s: MageWars, seat: int) -> list[int]:
    """The Challenges in hand that may be played."""
    hand = s.zones[HAND[seat]]
    return sorted([s.kind[card] for card in hand if TYPE[s.kind[card]] == CHALLENGE and may_be_played(s, seat, card)])


@challenge_card.then
def play_challenge(s: MageWars, kind: int, seat: int) -> None:
    card = find(s, kind, HAND[seat])
    move(s, card, HAND[seat], IN_PLAY)
    tell(s, EVERYONE, "challenge", seat, kind)
    s.stack.append(CHECK)
    if FACE[kind] != MIDNIGHT_OIL:
        s.stack.append((after_use, (card,)))
    perform(s, seat, card, ONCE[kind])


def verdict(s: MageWars, seat: int, card: int, won: bool) -> bool:
    tell(s, EVERYONE, "challenge_won" if won else "challenge_lost", seat, s.kind[card])
    return won


def revealed_of(s: MageWars, *types: int) -> list[int]:
    """The revealed cards of these types."""
    return [card for card in s.zones[REVEALED] if TYPE[s.kind[card]] in types]


def revealed_with(s: MageWars, *icons: str) -> list[int]:
    """The revealed cards that show one of these icons; a printed Wild counts as every kind. (MW-5)"""
    wanted = sum(BIT[icon] for icon in icons)
    return [card for card in s.zones[REVEALED] if any(icon & wanted for icon in ICON_LIST[s.kind[card]])]


# Forest Friends


@book.step
def begin_forest_friends(s: MageWars, seat: int, card: int) -> None:
    perform(s, seat, card, (reveal(ENCHANTED, 7), ("judge_forest_friends",)))


@book.step
def judge_forest_friends(s: MageWars, seat: int, card: int) -> None:
    if verdict(s, seat, card, len(revealed_of(s, CREATURE, PLANT)) >= 2):
        push(s, later(clear_revealed, seat, card))
        choose(s, seat, card, keep_beasts_and_plants=True, draw_2_arcane=True)
    else:
        discard_revealed(s)


@book.step
def clear_revealed(s: MageWars, seat: int, card: int) -> None:
    discard_revealed(s)


@book.step
def keep_beasts_and_plants(s: MageWars, seat: int, card: int) -> None:
    perform(s, seat, card, (keep_types(CREATURE, PLANT),))


@book.step
def draw_2_arcane(s: MageWars, seat: int, card: int) -> None:
    perform(s, seat, card, (draw(ARCANE, 2),))


# Mind Reader 1


@book.step
def begin_mind_reader_1(s: MageWars, seat: int, card: int) -> None:
    ask_rival(s, seat, card, "read_mind_of", with_hand=1)


@book.step
def read_mind_of(s: MageWars, seat: int, card: int, foe: int) -> None:
    ask(s, foe, secret_card, foe, card, "guess", (seat,))


@book.step
def guess(s: MageWars, foe: int, card: int, picked: tuple[int, ...]) -> None:
    seat, secret = picked
    ask(s, seat, guess_type, seat, card, foe, secret)


GUESSES: Final[tuple[int, ...]] = (CREATURE, PLANT, ITEM, ARMOR, MAGIC, RESOURCE, STRUCTURE, LEVEL, CHALLENGE, BLESSING)


@book.question({type: f"guess {TYPES[type].lower()}" for type in GUESSES})
def guess_type(s: MageWars, seat: int, card: int, foe: int, secret: int) -> tuple[int, ...]:
    return GUESSES


@guess_type.then
def guessed(s: MageWars, type: int, seat: int, card: int, foe: int, secret: int) -> None:
    tell(s, EVERYONE, "guessed", seat, type)
    kind = s.kind[secret]
    if verdict(s, seat, card, TYPE[kind] == type):
        move(s, secret, HAND[foe], HAND[seat])
        tell(s, bit(seat) | bit(foe), "read_card", seat, foe, kind)
    else:
        discard(s, secret, HAND[foe])


# Dragon's Hoarde


@book.step
def begin_dragons_hoarde(s: MageWars, seat: int, card: int) -> None:
    perform(s, seat, card, (reveal(ENCHANTED, 8), ("judge_dragons_hoarde",)))


@book.step
def judge_dragons_hoarde(s: MageWars, seat: int, card: int) -> None:
    if verdict(s, seat, card, len(revealed_with(s, "Gold", "Silver", "Gem")) >= 3):
        choose(s, seat, card, keep_3_cards=True, draw_3_mystic=True)
    else:
        discard_revealed(s)


@book.step
def draw_3_mystic(s: MageWars, seat: int, card: int) -> None:
    discard_revealed(s)
    perform(s, seat, card, (draw(MYSTIC, 3),))


@book.step
def keep_3_cards(s: MageWars, seat: int, card: int) -> None:
    push(s, *(later(keep_one, seat, card) for _ in range(3)), later(clear_revealed, seat, card))


@book.step
def keep_one(s: MageWars, seat: int, card: int) -> None:
    if keep_cards.options(s, seat, card):
        ask(s, seat, keep_cards, seat, card)


@book.question(
    {kind: f"keep {WORD[kind]}" for kind in IN_HAND if DECK[kind] == ENCHANTED},
)
def keep_cards(s: MageWars, seat: int, card: int) -> list[int]:
    return sorted({s.kind[shown] for shown in s.zones[REVEALED] if TYPE[s.kind[shown]] != CURSE})


@keep_cards.then
def keep_chosen(s: MageWars, kind: int, seat: int, card: int) -> None:
    keep_revealed(s, seat, [find(s, kind, REVEALED)])


# Playing with Fire


@book.step
def begin_playing_with_fire(s: MageWars, seat: int, card: int) -> None:
    perform(s, seat, card, (reveal(MYSTIC, 5), ("judge_playing_with_fire",)))


@book.step
def judge_playing_with_fire(s: MageWars, seat: int, card: int) -> None:
    push(s, later(clear_revealed, seat, card))
    if verdict(s, seat, card, bool(revealed_with(s, "Fire"))):
        ask_rival(s, seat, card, "throw_fire")
    else:
        lose_cards(s, seat, 1)


@book.step
def throw_fire(s: MageWars, seat: int, card: int, foe: int) -> None:
    n = 2 * len(revealed_with(s, "Fire"))
    discard_revealed(s)
    strike_mages(s, seat, card, (n, FIRE, 0, n, n, 0, 0, 0), [foe])


# Ritual Sacrifice


def sacrificers(s: MageWars, seat: int) -> list[int]:
    """Every living player with a hand, the challenger first."""
    return [other for other in living(s, seat) if s.zones[HAND[other]]]


@book.step
def begin_ritual_sacrifice(s: MageWars, seat: int, card: int) -> None:
    if s.zones[HAND[seat]]:
        ask(s, seat, secret_card, seat, card, "sacrifice", (seat,))


@book.step
def sacrifice(s: MageWars, _: int, card: int, picked: tuple[int, ...]) -> None:
    """``picked``: the challenger, then the cards picked so far, in the order of the players."""
    seat, *cards = picked
    players = sacrificers(s, seat)
    if len(cards) < len(players):
        following = players[len(cards)]
        ask(s, following, secret_card, following, card, "sacrifice", picked)
    else:
        judge_sacrifice(s, seat, card, list(zip(players, cards, strict=True)))


def judge_sacrifice(s: MageWars, seat: int, card: int, shown: list[tuple[int, int]]) -> None:
    """The first of those with the highest Level takes all the cards; the others lose 1 health."""
    show(s, (offered for _, offered in shown), EVERYONE)
    for player, offered in shown:
        tell(s, EVERYONE, "sacrificed", player, s.kind[offered])
    highest = max(RANK[s.kind[offered]] for _, offered in shown)
    taker = next(player for player, offered in shown if RANK[s.kind[offered]] == highest)
    verdict(s, seat, card, taker == seat)
    for player, offered in shown:
        if player != taker:
            move(s, offered, HAND[player], HAND[taker], EVERYONE)
            lose_cards(s, player, 1)


# Duel of Fortune


@book.step
def begin_duel_of_fortune(s: MageWars, seat: int, card: int) -> None:
    ask_rival(s, seat, card, "duel_with")


@book.step
def duel_with(s: MageWars, seat: int, card: int, foe: int) -> None:
    perform(s, seat, card, (reveal(MYSTIC, 3), ("foe_reveals", foe)))


@book.step
def foe_reveals(s: MageWars, seat: int, card: int, foe: int) -> None:
    mine = len(s.zones[REVEALED])
    perform(s, foe, card, (reveal(MYSTIC, 3),))
    s.stack.insert(-1, later(judge_duel, seat, card, foe, mine))


@book.step
def judge_duel(s: MageWars, seat: int, card: int, foe: int, mine: int) -> None:
    levels = [RANK[s.kind[shown]] for shown in s.zones[REVEALED]]
    ahead = sum(levels[:mine]) - sum(levels[mine:])
    verdict(s, seat, card, ahead > 0)
    if ahead:
        winner, loser = (seat, foe) if ahead > 0 else (foe, seat)
        keep_revealed(s, winner, [shown for shown in s.zones[REVEALED] if TYPE[s.kind[shown]] != CURSE])
        lose_cards(s, loser, 1)
        perform(s, loser, card, (("discard_some", 1),))
    discard_revealed(s)


# Beastmaster


@book.step
def begin_beastmaster(s: MageWars, seat: int, card: int) -> None:
    perform(s, seat, card, (reveal(MYSTIC, 5), ("judge_beastmaster",)))


@book.step
def judge_beastmaster(s: MageWars, seat: int, card: int) -> None:
    held = [held for held in s.zones[HAND[seat]] if TYPE[s.kind[held]] == CREATURE]
    show(s, held, EVERYONE)
    if held:
        tell(s, EVERYONE, "showed", seat, tuple([s.kind[creature] for creature in held]))
    beasts = len(revealed_of(s, CREATURE)) + len(held) + len(kept_of(s, seat, CREATURE))
    if verdict(s, seat, card, beasts >= 2):
        perform(s, seat, card, (keep_types(CREATURE, PLANT), draw(MYSTIC, 1)))
    else:
        discard_revealed(s)
        give_up(s, seat, card)


# Midnight Oil


@book.step
def begin_midnight_oil(s: MageWars, seat: int, card: int) -> None:
    perform(s, seat, card, (draw(MYSTIC, 1), ("light_oil",)))


@book.step
def light_oil(s: MageWars, seat: int, card: int) -> None:  # MW-39
    move(s, card, IN_PLAY, LASTING[seat])
    s.oil = 0


@book.step
def oil_burns(s: MageWars, seat: int) -> None:
    """A card has been completed while Midnight Oil lies there."""
    if s.oil == NO_OIL:
        return
    s.oil += 1
    if s.oil == 2:
        card = put_out_oil(s, seat)
        verdict(s, seat, card, True)
        perform(s, seat, card, (draw(ARCANE, 2),))


@book.step
def oil_fails(s: MageWars, seat: int) -> None:
    card = put_out_oil(s, seat)
    verdict(s, seat, card, False)
    perform(s, seat, card, (("discard_some", 1),))


def put_out_oil(s: MageWars, seat: int) -> int:
    s.oil = NO_OIL
    card = next(card for card in s.zones[LASTING[seat]] if FACE[s.kind[card]] == MIDNIGHT_OIL)
    discard(s, card, LASTING[seat])
    return card
