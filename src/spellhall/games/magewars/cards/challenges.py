"""The Challenges: played from the hand, judged in the same turn. (MW-37 to MW-39)"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellhall.engine.cards import find, move, show
from spellhall.engine.steps import EVERYONE, ask, bit, later, push, tell
from spellhall.engine.views import Said, say
from spellhall.games.magewars.cards.curses import give_up
from spellhall.games.magewars.ids import id_of, place_id
from spellhall.games.magewars.pack import KINDS, PRINTED_ICONS, TYPE, each, may_be_held
from spellhall.games.magewars.rows import Card, Numbers, Text, always, backs, does, number, perform
from spellhall.games.magewars.rules.check import lose_cards
from spellhall.games.magewars.rules.choices import ask_rival, ask_secret_card, choose, mode_of_a_card
from spellhall.games.magewars.rules.combat import printed, strike_mages
from spellhall.games.magewars.rules.decks import (
    discard_revealed,
    discard_some,
    draw,
    keep_revealed,
    keep_types,
    reveal,
)
from spellhall.games.magewars.rules.deeds import count_deed, fulfil
from spellhall.games.magewars.rules.numbers import kept_of
from spellhall.games.magewars.rules.piles import discard
from spellhall.games.magewars.state import (
    CHALLENGES_WON,
    HAND,
    IN_PLAY,
    LASTING,
    REVEALED,
    MageWars,
    book,
    living,
    rivals,
)
from spellhall.games.magewars.terms import (
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
    QUEST,
    RESOURCE,
    STRUCTURE,
    TYPES,
    WIN_A_CHALLENGE,
)

CHALLENGES: Final[list[Card]] = []


def challenge(
    id: str, name: str, *, level: int, condition: str, playable: Callable[[MageWars, int], bool] = always, reward: str,
    consequence: str, once: Text, completing: Text = (), end: Text = (), numbers: Numbers = (), flavour: str,
) -> None:  # fmt: skip
    """Enter a row of the table of Challenges."""
    row = Card(
        id=id, name=name, backs=backs((QUEST,)), type=CHALLENGE, level=level, flavour=flavour, numbers=numbers,
        playable=playable,
        text=f"{condition} Won: {reward} Not won: {consequence}", once=once, completing=completing, end=end,
    )  # fmt: skip
    CHALLENGES.append(row)


def verdict(s: MageWars, seat: int, card: int, won: bool) -> bool:
    tell(s, EVERYONE, "challenge_won" if won else "challenge_lost", seat, s.kind[card])
    if won:
        count_deed(s, seat, CHALLENGES_WON)
        fulfil(s, seat, WIN_A_CHALLENGE)
    return won


def revealed_of(s: MageWars, *types: int) -> list[int]:
    """The revealed cards of these types."""
    return [card for card in s.zones[REVEALED] if TYPE[s.kind[card]] in types]


def revealed_with(s: MageWars, *icons: str) -> list[int]:
    """The revealed cards that show one of these icons; a printed Wild counts as every kind. (MW-5)"""
    wanted = sum(BIT[icon] for icon in icons)
    return [card for card in s.zones[REVEALED] if any(icon & wanted for icon in PRINTED_ICONS[s.kind[card]])]


@book.step
def clear_revealed(s: MageWars, seat: int, card: int) -> None:
    discard_revealed(s)


# Forest Friends


@book.step
def judge_forest_friends(s: MageWars, seat: int, card: int) -> None:
    push(s, later(clear_revealed, seat, card))
    if verdict(s, seat, card, len(revealed_of(s, CREATURE, PLANT)) >= KINDS[s.kind[card]].needs):
        choose(s, seat, card, keep_beasts_and_plants, draw_2_arcane)


@mode_of_a_card
def keep_beasts_and_plants(s: MageWars, seat: int, card: int) -> None:
    keep_types(s, seat, card, (CREATURE, PLANT))


@mode_of_a_card
def draw_2_arcane(s: MageWars, seat: int, card: int) -> None:
    perform(s, seat, card, (does(draw, ARCANE, KINDS[s.kind[card]].draws),))


challenge(
    "forest_friends", "Forest Friends", level=1,
    condition="Reveal {reveals} Enchanted. Won if {needs} or more of them are Creatures or Plants.",
    reward=(
        "Choose: keep every Creature and Plant among them, or draw {draws} Arcane. Discard all other "
        "revealed cards."
    ),
    consequence="The {reveals} {reveals|card is|cards are} discarded.",
    once=(does(reveal, ENCHANTED, number("reveals", 7)), does(judge_forest_friends)),
    numbers=(number("needs", 2), number("draws", 2)),
    flavour="They came for the crumbs and stayed for you.",
)  # fmt: skip


# Mind Reader 1


def a_rival_has_a_hand(s: MageWars, seat: int) -> bool:
    return any(s.zones[HAND[foe]] for foe in rivals(s, seat))


@book.step
def choose_mind(s: MageWars, seat: int, card: int) -> None:
    ask_rival(s, seat, card, read_mind_of, with_hand=True)


@book.step
def read_mind_of(s: MageWars, seat: int, card: int, foe: int) -> None:
    ask_secret_card(s, foe, card, guess, (seat,))


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


@guess_type.worded
def guess_what(s: MageWars, seat: int, card: int, foe: int, secret: int) -> Said:
    return say("ask-guess_type", card=id_of(s, card), seat=foe)


challenge(
    "mind_reader_1", "Mind Reader 1", level=1,
    condition=(
        "Choose a living rival who has a hand. That player secretly picks 1 card of it; then you name a card type"
        " (Creature, Plant, Item, Armor, Magic, Resource, Structure, Level, Challenge or Blessing). Won if the "
        "card is of that type."
    ),
    reward="Take the card into your hand.",
    consequence="That player discards the card.",
    once=(does(choose_mind),),
    playable=a_rival_has_a_hand,
    flavour="Think of a card. Not that one.",
)  # fmt: skip


# Dragon's Hoarde


@book.step
def judge_dragons_hoarde(s: MageWars, seat: int, card: int) -> None:
    if verdict(s, seat, card, len(revealed_with(s, "Gold", "Silver", "Gem")) >= KINDS[s.kind[card]].needs):
        choose(s, seat, card, keep_3_cards, draw_3_mystic)
    else:
        discard_revealed(s)


@mode_of_a_card
def keep_3_cards(s: MageWars, seat: int, card: int) -> None:
    push(s, *[later(keep_one, seat, card) for _ in range(KINDS[s.kind[card]].keeps)], later(clear_revealed, seat, card))


@mode_of_a_card
def draw_3_mystic(s: MageWars, seat: int, card: int) -> None:
    discard_revealed(s)
    perform(s, seat, card, (does(draw, MYSTIC, KINDS[s.kind[card]].draws),))


@book.step
def keep_one(s: MageWars, seat: int, card: int) -> None:
    if keep_cards.options(s, seat, card):
        ask(s, seat, keep_cards, seat, card)


def can_be_in_the_hoarde(card: Card, deck: int) -> bool:
    return may_be_held(card, deck) and deck == ENCHANTED


@book.question(each("keep", can_be_in_the_hoarde))
def keep_cards(s: MageWars, seat: int, card: int) -> list[int]:
    return sorted({s.kind[shown] for shown in s.zones[REVEALED] if TYPE[s.kind[shown]] != CURSE})


@keep_cards.then
def keep_chosen(s: MageWars, kind: int, seat: int, card: int) -> None:
    keep_revealed(s, seat, [find(s, kind, REVEALED)])


@keep_cards.touches
def kept_of_revealed(s: MageWars, kind: int, seat: int, card: int) -> list[str]:
    return [place_id(s, REVEALED, kind)]


challenge(
    "dragons_hoarde", "Dragon's Hoarde", level=1,
    condition="Reveal {reveals} Enchanted. Won if {needs} or more of them show Gold, Silver or Gem.",
    reward=(
        "Choose: keep any {keeps} of the {reveals} (never a Curse) and discard the rest, or discard all "
        "{reveals} and draw "
        "{draws} Mystic."
    ),
    consequence="The {reveals} {reveals|card is|cards are} discarded.",
    once=(does(reveal, ENCHANTED, number("reveals", 8)), does(judge_dragons_hoarde)),
    numbers=(number("needs", 3), number("keeps", 3), number("draws", 3)),
    flavour="Quietly, and only what you can carry.",
)  # fmt: skip


# Playing with Fire


@book.step
def judge_playing_with_fire(s: MageWars, seat: int, card: int) -> None:
    push(s, later(clear_revealed, seat, card))
    if verdict(s, seat, card, len(revealed_with(s, "Fire")) >= KINDS[s.kind[card]].needs):
        ask_rival(s, seat, card, throw_fire)
    else:
        lose_cards(s, seat, KINDS[s.kind[card]].loses)


@book.step
def throw_fire(s: MageWars, seat: int, card: int, foe: int) -> None:
    n = KINDS[s.kind[card]].attack * len(revealed_with(s, "Fire"))
    discard_revealed(s)
    strike_mages(s, seat, card, printed(n, FIRE), [foe])


challenge(
    "playing_with_fire", "Playing with Fire", level=2,
    condition="Reveal {reveals} Mystic. Won if {needs} or more of them show Fire.",
    reward=(
        "Discard the {reveals} {reveals|card|cards}; then attack with Fire the mage of one living rival of "
        "your choice, "
        "for {attack} damage per revealed card that shows Fire."
    ),
    consequence="Discard the {reveals} {reveals|card|cards} and lose {loses} health.",
    once=(does(reveal, MYSTIC, number("reveals", 5)), does(judge_playing_with_fire)),
    numbers=(number("needs", 1), number("attack", 2), number("loses", 1)),
    flavour="The trick is knowing when to let go.",
)  # fmt: skip


# Ritual Sacrifice


def sacrificers(s: MageWars, seat: int) -> list[int]:
    """Every living player with a hand, the challenger first."""
    return [other for other in living(s, seat) if s.zones[HAND[other]]]


@book.step
def begin_ritual_sacrifice(s: MageWars, seat: int, card: int) -> None:
    if s.zones[HAND[seat]]:
        ask_secret_card(s, seat, card, sacrifice, (seat,))


@book.step
def sacrifice(s: MageWars, _: int, card: int, picked: tuple[int, ...]) -> None:
    """``picked``: the challenger, then the cards picked so far, in the order of the players."""
    seat, *cards = picked
    players = sacrificers(s, seat)
    if len(cards) < len(players):
        ask_secret_card(s, players[len(cards)], card, sacrifice, picked)
    else:
        judge_sacrifice(s, seat, card, list(zip(players, cards, strict=True)))


def judge_sacrifice(s: MageWars, seat: int, card: int, shown: list[tuple[int, int]]) -> None:
    """The first of those with the highest Level takes all the cards; the others lose health."""
    show(s, [offered for _, offered in shown], EVERYONE)
    for player, offered in shown:
        tell(s, EVERYONE, "sacrificed", player, s.kind[offered])
    ranks = [KINDS[s.kind[offered]].level for _, offered in shown]
    taker, _ = shown[ranks.index(max(ranks))]
    verdict(s, seat, card, taker == seat)
    for player, offered in shown:
        if player != taker:
            move(s, offered, HAND[player], HAND[taker], EVERYONE)
            lose_cards(s, player, KINDS[s.kind[card]].loses)


challenge(
    "ritual_sacrifice", "Ritual Sacrifice", level=1,
    condition=(
        "Every living player with a hand, you first and then clockwise, secretly picks 1 card of it; all are "
        "shown together. Won if no other shown card has a higher Level than yours."
    ),
    reward=(
        "You take all the other shown cards into your hand (and yours back); every rival who showed a card loses "
        "{loses} health."
    ),
    consequence=(
        "The player who showed the highest Level (of several, the first clockwise from you) takes all shown "
        "cards; every other player who showed one, you included, loses {loses} health."
    ),
    once=(does(begin_ritual_sacrifice),),
    numbers=(number("loses", 1),),
    flavour="Everyone brings something to burn.",
)  # fmt: skip


# Duel of Fortune


def there_is_a_rival(s: MageWars, seat: int) -> bool:
    return bool(rivals(s, seat))


@book.step
def choose_duellist(s: MageWars, seat: int, card: int) -> None:
    ask_rival(s, seat, card, duel_with)


@book.step
def duel_with(s: MageWars, seat: int, card: int, foe: int) -> None:
    push(s, later(reveal, seat, card, MYSTIC, KINDS[s.kind[card]].reveals), later(foe_reveals, seat, card, foe))


@book.step
def foe_reveals(s: MageWars, seat: int, card: int, foe: int) -> None:
    mine = len(s.zones[REVEALED])
    push(s, later(reveal, foe, card, MYSTIC, KINDS[s.kind[card]].reveals), later(judge_duel, seat, card, foe, mine))


@book.step
def judge_duel(s: MageWars, seat: int, card: int, foe: int, mine: int) -> None:
    levels = [KINDS[s.kind[shown]].level for shown in s.zones[REVEALED]]
    ahead = sum(levels[:mine]) - sum(levels[mine:])
    verdict(s, seat, card, ahead > 0)
    if ahead:
        winner, loser = (seat, foe) if ahead > 0 else (foe, seat)
        keep_revealed(s, winner, [shown for shown in s.zones[REVEALED] if TYPE[s.kind[shown]] != CURSE])
        lose_cards(s, loser, KINDS[s.kind[card]].loses)
        push(s, later(discard_some, loser, card, KINDS[s.kind[card]].discards))
    discard_revealed(s)


challenge(
    "duel_of_fortune", "Duel of Fortune", level=2,
    condition=(
        "Choose a living rival. You reveal {reveals} Mystic, then that player reveals {reveals} Mystic. Won if your "
        "Levels add up to more than theirs."
    ),
    reward=(
        "Keep all these cards (Curses are discarded); that rival loses {loses} health and discards {discards} "
        "{discards|card|cards} of their choice."
    ),
    consequence=(
        "If theirs add up to more, they keep these cards and you lose {loses} health and discard {discards} "
        "{discards|card|cards} of your choice. Equal sums: all are discarded and nothing else happens."
    ),
    once=(does(choose_duellist),),
    numbers=(number("reveals", 3), number("loses", 1), number("discards", 1)),
    playable=there_is_a_rival,
    flavour="Ten paces, three cards.",
)  # fmt: skip


# Beastmaster


@book.step
def judge_beastmaster(s: MageWars, seat: int, card: int) -> None:
    held = [held for held in s.zones[HAND[seat]] if TYPE[s.kind[held]] == CREATURE]
    show(s, held, EVERYONE)
    if held:
        tell(s, EVERYONE, "showed", seat, tuple([s.kind[creature] for creature in held]))
    beasts = len(revealed_of(s, CREATURE)) + len(held) + len(kept_of(s, seat, CREATURE))
    if verdict(s, seat, card, beasts >= KINDS[s.kind[card]].needs):
        perform(s, seat, card, (does(keep_types, (CREATURE, PLANT)), does(draw, MYSTIC, KINDS[s.kind[card]].draws)))
    else:
        discard_revealed(s)
        give_up(s, seat, card, CREATURE, False)


challenge(
    "beastmaster", "Beastmaster", level=2,
    condition=(
        "Reveal {reveals} Mystic. Count the Creatures among them, the Creatures in your hand (all are shown) and your "
        "pets. Won if the count is {needs} or more."
    ),
    reward="Keep every Creature and Plant among the {reveals} and discard the rest; draw {draws} Mystic.",
    consequence="Discard the {reveals} {reveals|card|cards} and destroy one of your pets, your choice.",
    once=(does(reveal, MYSTIC, number("reveals", 5)), does(judge_beastmaster)),
    numbers=(number("needs", 2), number("draws", 1)),
    flavour="Speak softly and carry sardines.",
)  # fmt: skip


# Midnight Oil


@book.step
def light_oil(s: MageWars, seat: int, card: int) -> None:  # MW-39
    move(s, card, IN_PLAY, LASTING[seat])
    s.oil = 0


@book.step
def oil_burns(s: MageWars, seat: int, card: int) -> None:
    s.oil += 1
    if s.oil == KINDS[s.kind[card]].needs:
        discard(s, card, LASTING[seat])
        verdict(s, seat, card, True)
        perform(s, seat, card, (does(draw, ARCANE, KINDS[s.kind[card]].then_draws),))


@book.step
def oil_fails(s: MageWars, seat: int, card: int) -> None:
    discard(s, card, LASTING[seat])
    verdict(s, seat, card, False)
    perform(s, seat, card, (does(discard_some, KINDS[s.kind[card]].discards),))


challenge(
    "midnight_oil", "Midnight Oil", level=1,
    condition=(
        "Draw {draws} Mystic; the card then stays in front of you. Won as soon as, later in this same turn, you have "
        "completed {needs} cards (crafts or building sites whose last slot you filled)."
    ),
    reward="Draw {then_draws} Arcane.",
    consequence="At the end of this turn discard {discards} {discards|card|cards} of your choice from your hand.",
    once=(does(draw, MYSTIC, number("draws", 1)), does(light_oil)),
    numbers=(number("needs", 2), number("then_draws", 2), number("discards", 1)),
    completing=(does(oil_burns),), end=(does(oil_fails),),
    flavour="The deadline is a candle with a name.",
)  # fmt: skip
