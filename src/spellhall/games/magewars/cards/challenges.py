"""The Challenges; what they do stands in the chapter challenges.py. (MW-37 to MW-39)"""

from __future__ import annotations

from typing import Final

from spellhall.games.magewars.cards.words import (
    CHALLENGE,
    QUEST,
    Card,
    common,
    special,
)


def _challenge(id: str, name: str, level: int, condition: str, reward: str, consequence: str, flavour: str) -> Card:
    text = f"{condition} Won: {reward} Not won: {consequence}"
    return Card(
        **common(id, name, ((QUEST, 1),), text, flavour), type=CHALLENGE, level=level,
        once=(special("begin_" + id),),
    )  # fmt: skip


CHALLENGES: Final = (
    _challenge("forest_friends", "Forest Friends", 1,
        "Reveal 7 Enchanted. Won if 2 or more of them are Creatures or Plants.",
        "Choose: keep every Creature and Plant among them, or draw 2 Arcane. Discard all other revealed cards.",
        "The 7 cards are discarded.",
        "They came for the crumbs and stayed for you."),
    _challenge("mind_reader_1", "Mind Reader 1", 1,
        "Choose a living rival who has a hand. That player secretly picks 1 card of it; then you name a card type (Creature, Plant, Item, Armor, Magic, Resource, Structure, Level, Challenge or Blessing). Won if the card is of that type.",
        "Take the card into your hand.",
        "That player discards the card.",
        "Think of a card. Not that one."),
    _challenge("dragons_hoarde", "Dragon's Hoarde", 1,
        "Reveal 8 Enchanted. Won if 3 or more of them show Gold, Silver or Gem.",
        "Choose: keep any 3 of the 8 (never a Curse) and discard the rest, or discard all 8 and draw 3 Mystic.",
        "The 8 cards are discarded.",
        "Quietly, and only what you can carry."),
    _challenge("playing_with_fire", "Playing with Fire", 2,
        "Reveal 5 Mystic. Won if 1 or more of them show Fire.",
        "Discard the 5 cards; then attack with Fire the mage of one living rival of your choice, for 2 damage per revealed card that shows Fire.",
        "Discard the 5 cards and lose 1 health.",
        "The trick is knowing when to let go."),
    _challenge("ritual_sacrifice", "Ritual Sacrifice", 1,
        "Every living player with a hand, you first and then clockwise, secretly picks 1 card of it; all are shown together. Won if no other shown card has a higher Level than yours.",
        "You take all the other shown cards into your hand (and yours back); every rival who showed a card loses 1 health.",
        "The player who showed the highest Level (of several, the first clockwise from you) takes all shown cards; every other player who showed one, you included, loses 1 health.",
        "Everyone brings something to burn."),
    _challenge("duel_of_fortune", "Duel of Fortune", 2,
        "Choose a living rival. You reveal 3 Mystic, then that player reveals 3 Mystic. Won if your Levels add up to more than theirs.",
        "Keep all 6 cards (Curses are discarded); that rival loses 1 health and discards 1 card of their choice.",
        "If theirs add up to more, they keep the 6 cards and you lose 1 health and discard 1 card of your choice. Equal sums: all 6 are discarded and nothing else happens.",
        "Ten paces, three cards."),
    _challenge("beastmaster", "Beastmaster", 2,
        "Reveal 5 Mystic. Count the Creatures among them, the Creatures in your hand (all are shown) and your pets. Won if the count is 2 or more.",
        "Keep every Creature and Plant among the 5 and discard the rest; draw 1 Mystic.",
        "Discard the 5 cards and destroy one of your pets, your choice.",
        "Speak softly and carry sardines."),
    _challenge("midnight_oil", "Midnight Oil", 1,
        "Draw 1 Mystic; the card then stays in front of you. Won as soon as, later in this same turn, you have completed 2 cards (crafts or building sites whose last slot you filled).",
        "Draw 2 Arcane.",
        "At the end of this turn discard 1 card of your choice from your hand.",
        "The deadline is a candle with a name."),
)  # fmt: skip
