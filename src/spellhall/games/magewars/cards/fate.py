"""The Fate cards. (MW-19 to MW-22)"""

from __future__ import annotations

from typing import Final

from spellhall.games.magewars.cards.words import (
    ARCANE,
    CHALLENGE,
    ENCHANTED,
    EVERY_MAGE,
    FATE,
    FATE_CARD,
    LEVEL,
    MYSTIC,
    QUEST,
    STRUCTURE,
    Card,
    Text,
    draw,
    keep_types,
    play_fate,
    reveal,
    special,
    strip,
)


def _fate(id: str, name: str, copies: int, text: str, flavour: str, once: Text) -> Card:
    return Card(
        id=id, name=name, deck="fate", copies=copies, text=text, flavour=flavour,
        type=FATE_CARD, level=1, backs=((FATE, copies),), once=once,
    )  # fmt: skip


FATES: Final = (
    _fate("draw_1_enchanted", "Draw 1 Enchanted", 5, "Draw 1 Enchanted.", "A small light on the path.", once=(draw(ENCHANTED, 1),)),
    _fate("draw_2_enchanted", "Draw 2 Enchanted", 1, "Draw 2 Enchanted.", "The woods are generous tonight.", once=(draw(ENCHANTED, 2),)),
    _fate("draw_1_mystic", "Draw 1 Mystic", 4, "Draw 1 Mystic.", "Smoke with an opinion.", once=(draw(MYSTIC, 1),)),
    _fate("draw_2_mystic", "Draw 2 Mystic", 1, "Draw 2 Mystic.", "The veil has a seam; pull it.", once=(draw(MYSTIC, 2),)),
    _fate("draw_1_arcane", "Draw 1 Arcane", 3, "Draw 1 Arcane.", "One word in the oldest tongue.", once=(draw(ARCANE, 1),)),
    _fate("draw_2_arcane", "Draw 2 Arcane", 1, "Draw 2 Arcane.", "Two words make a spell.", once=(draw(ARCANE, 2),)),
    _fate("draw_1_quest", "Draw 1 Quest", 2, "Draw 1 Quest.", "Somebody has nailed a notice to your door.", once=(draw(QUEST, 1),)),
    _fate("fate_combo", "Fate Combo", 1, "Draw 2 Enchanted, then 1 Mystic.", "Bread first, then wine.", once=(draw(ENCHANTED, 2), draw(MYSTIC, 1))),
    _fate("mystic_quest", "Mystic Quest", 1, "Draw 1 Mystic, then 1 Quest.", "The map hums when it is folded.", once=(draw(MYSTIC, 1), draw(QUEST, 1))),
    _fate("draw_2_fate", "Draw 2 Fate", 1, "Draw and play 2 more Fate cards, one after the other.", "The wheel slips a cog.", once=(play_fate(2),)),
    _fate("level_draw", "Level Draw", 1, "Level 0 or 1: draw 2 Enchanted. Level 2: draw 2 Mystic. Level 3: draw 2 Arcane.", "The school feeds each pupil by rank.", once=(special("level_draw"),)),
    _fate("arcane_gift", "Arcane Gift", 1, "Choose a living rival: that player draws 1 Arcane, then you draw 1 Arcane. With no living rival, only you draw.", "A present, and the receipt.", once=(special("arcane_gift"),)),
    _fate("blessed_quest", "Blessed Quest", 1, "Reveal 3 Quest. Keep every Structure and Level among them; discard the rest.", "The saints underline what matters.", once=(reveal(QUEST, 3), keep_types(STRUCTURE, LEVEL))),
    _fate("challenging_quest", "Challenging Quest", 1, "Reveal 4 Quest. Keep every Challenge among them; discard the rest.", "The dare comes with a smirk.", once=(reveal(QUEST, 4), keep_types(CHALLENGE))),
    _fate("ashes_of_fortune", "Ashes of Fortune", 2, "Take the top card of one discard pile. If no pile can be chosen, draw 1 Enchanted.", "What was burnt is not always gone.", once=(special("ashes_of_fortune"),)),
    _fate("market_day", "Market Day", 1, "Every living player, you first and then clockwise, draws 1 Enchanted.", "Everyone haggles; you haggle first.", once=(special("everyone_draws", ENCHANTED),)),
    _fate("harvest_moon", "Harvest Moon", 1, "Every living mage, you first and then clockwise, heals 1 Enchanted.", "Even the wicked sleep well under it.", once=(special("everyone_heals", ENCHANTED, 1, EVERY_MAGE),)),
    _fate("ill_wind", "Ill Wind", 1, "Strip 1 from a rival's craft or from a building site. If there is no filling card to strip, nothing happens.", "It blew in under the door and left with the nails.", once=(strip(1),)),
    _fate("masons_guild", "Masons' Guild", 1, "Choose: fill 1 slot of one building site, or draw 1 Enchanted.", "They work for beer and grudges.", once=(special("masons_guild"),)),
)  # fmt: skip
