"""Every card of Magelight, once: name, numbers, text and flavour. (ML-1, ML-2, ML-5, ML-R1; rules, section 4)

A kind is a number: spells, then allies, artifacts, roles, and the two plain roles. What a card does
stands in the chapter of its type, under the kind's name.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spellhall.engine.cards import Face


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayCard(Face):
    """A card of the deck. ``text`` is all that is printed on it; ``effect`` is the last part of that, as the rules have it."""

    cost: int | None
    """None for artifacts: they cannot be played. (ML-5, ML-40)"""
    burn: int
    channel: int = 0
    needs: str = ""
    keywords: tuple[str, ...] = ()
    effect: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Role(Face):
    """A role card: what happens when it is revealed to the table, and what else it gives."""

    team: str
    revealed: str
    other: str = ""


IN_WORDS: Final = {
    "T1: ": "At the start of your turn: ",
    "Your quota is 1 this turn.": "This turn you pass on only 1 card.",
    "In T8 of this turn, scorch the cards you would discard.": "When you pass cards on at the end of this turn, scorch those that you would discard.",
    "(none besides SUPPORT)": "",
}
"""What the rule book says by the numbers of its steps and by its own words, as it is printed on cards."""


def _printed(about: str, effect: str) -> str:
    """The text of a card: its numbers, then its effect."""
    for written, said in IN_WORDS.items():
        effect = effect.replace(written, said)
    return f"{about} {effect}".strip()


def _spell(
    id: str, name: str, copies: int, cost: int, burn: int, channel: int, needs: str, effect: str, flavour: str,
    cost_note: str = "",
) -> PlayCard:  # fmt: skip
    text = f"Spell. Cost {cost}{cost_note}, burn value {burn}."
    text += f" CHANNEL ({channel})." * bool(channel) + f" Needs {needs}." * bool(needs)
    return PlayCard(
        id=id, name=name, deck="spell", copies=copies, cost=cost, burn=burn, channel=channel, needs=needs,
        effect=effect, text=_printed(text, effect), flavour=flavour, icon=id,
    )  # fmt: skip


def _ally(id: str, name: str, copies: int, cost: int, burn: int, keywords: str, effect: str, flavour: str) -> PlayCard:
    text = f"Ally. Cost {cost}, burn value {burn}." + f" {keywords}." * bool(keywords)
    return PlayCard(
        id=id, name=name, deck="ally", copies=copies, cost=cost, burn=burn,
        keywords=tuple(keywords.split(", ")) if keywords else (),
        effect=effect, text=_printed(text, effect), flavour=flavour, icon=id,
    )  # fmt: skip


def _artifact(id: str, name: str, copies: int, burn: int, keywords: str, effect: str, flavour: str) -> PlayCard:
    text = f"Artifact. Burn value {burn}." + f" {keywords}." * bool(keywords)
    return PlayCard(
        id=id, name=name, deck="artifact", copies=copies, cost=None, burn=burn,
        keywords=(keywords,) if keywords else (),
        effect=effect, text=_printed(text, effect), flavour=flavour, icon=id,
    )  # fmt: skip


def _role(id: str, name: str, team: str, revealed: str, flavour: str, other: str = "", deck: str = "role") -> Role:
    text = f"{team}." + f" When revealed to the table: {revealed}." * bool(revealed) + f" {other}." * bool(other)
    return Role(
        id=id, name=name, deck=deck, team=team, revealed=revealed, other=other, text=text, flavour=flavour, icon=id
    )


SPELLS: Final = (
    _spell("magelight", "Magelight", 2, 5, 2, 2, "a player whose role is not revealed",
        "Choose a player whose role is not revealed: they must reveal their role to the table.",
        '"It casts no shadow you would want to keep."'),
    _spell("draught_of_candour", "Draught of Candour", 1, 8, 3, 0, "a player whose role is not revealed",
        "Choose a player whose role is not revealed: they must reveal their role to the table.",
        "Tastes of honey, then of regret."),
    _spell("whispered_truth", "Whispered Truth", 2, 3, 2, 0, "another player whose role is not revealed",
        "Choose another player whose role is not revealed: they show their role to you.",
        "One ear is enough."),
    _spell("sidelong_glance", "Sidelong Glance", 2, 1, 1, 0, "a player whose role is not revealed",
        "Choose a player whose role is not revealed: they show their role to the player on their right.",
        "Everyone has a neighbour."),
    _spell("sworn_in_light", "Sworn in Light", 1, 4, 1, 0, "",
        "Reveal your own role to the table (skip if already revealed). Then draw 2 cards.",
        "Say it once, and loudly."),
    _spell("ice_blast", "Ice Blast", 4, 4, 2, 0, "",
        "Choose a player with at least 1 Power: they lose 1 Power.",
        "The mountain's oldest argument."),
    _spell("verdict", "Verdict of the Guild", 1, 5, 2, 0, "a player with a revealed role and at least 1 Power",
        "Choose such a player: they lose 2 Power.",
        "All hands raised, one head bowed."),
    _spell("long_winter", "Long Winter", 1, 7, 3, 0, "",
        "Every player loses 1 Power, all at once.",
        "No fire is big enough for everyone."),
    _spell("kindle", "Kindle", 4, 2, 1, 0, "a player below the Power cap",
        "Choose a player below the cap: they gain 1 Power; if they had 0, they gain 2 instead.",
        "Blow gently."),
    _spell("equal_measure", "Equal Measure", 1, 6, 3, 0, "",
        "Choose a player, then a second, different player: they exchange Power.",
        "The scales do not ask your name."),
    _spell("quicken", "Quicken", 2, 1, 1, 0, "",
        "Gain 2 Actions.",
        "Two heartbeats in the space of one."),
    _spell("tap_the_vein", "Tap the Vein", 2, 0, 1, 0, "you have at least 1 Power",
        "Lose 1 Power. If you do, gain 4 Mana.",
        "It is only a little of you."),
    _spell("study", "Study by Candle", 4, 2, 2, 0, "",
        "Draw 2 cards.",
        "Last night for these books."),
    _spell("ash_reading", "Ash Reading", 3, 1, 2, 0, "",
        "Draw 3 cards. Then return the top 3 cards of the burn pile to the discard pile (as many as there are).",
        "Some words will not stay burned."),
    _spell("false_bottom", "False Bottom", 2, 1, 1, 0, "",
        "Store up to two cards from your hand, one at a time.",
        "Every trunk in the guild has one."),
    _spell("pry_the_lock", "Pry the Lock", 2, 2, 2, 0, "another player with a card in Storage",
        "Choose such a player: look at all cards in their Storage. You may take one of them.",
        '"I was only dusting."'),
    _spell("spring_cleaning", "Spring Cleaning", 2, 4, 2, 0, "another player with a card in Storage",
        "Choose such a player: scorch all cards in their Storage.",
        "Out with the old, and the hidden."),
    _spell("echo", "Echo in the Stair", 2, 2, 2, 1, "a spell in the discard pile",
        "Choose a spell in the discard pile and store it.",
        "Said once, heard for ever."),
    _spell("travel_light", "Travel Light", 2, 1, 1, 0, "",
        "Gain 1 Action. Your quota is 1 this turn.",
        "Leave the kettle."),
    _spell("parting_gift", "Parting Gift", 2, 1, 1, 0, "a card in the discard pile",
        "Choose a card in the discard pile: add it to the Stack. Then draw 1 card.",
        "Wrapped with care, or with malice."),
    _spell("clean_hands", "Clean Hands", 2, 1, 1, 0, "",
        "In T8 of this turn, scorch the cards you would discard.",
        "Nothing left to find."),
    _spell("pyre", "Pyre", 3, 3, 2, 0, "",
        "Scorch the top 3 cards of the deck.",
        "Stack them spine up; they burn better."),
    _spell("purge_the_shelves", "Purge the Shelves", 2, 3, 3, 1, "a card in the discard pile",
        "Scorch one to five cards of your choice from the discard pile, one at a time (you may stop after the first).",
        "By subject, then by author, then by fire."),
    _spell("great_burning", "The Great Burning", 1, 8, 3, 2, "",
        "Scorch the top 8 cards of the deck.",
        "Seen from both kingdoms."),
    _spell("banish", "Banish", 2, 2, 2, 0, "an ally on any board",
        "Choose an ally on any board: discard it.",
        "The road goes down, too."),
    _spell("dark_day", "Dark Day", 4, 15, 1, 0, "Round Counter at 4 or more",
        "If you are an Infiltrator, the Infiltrators win. If you are a Guildmage: reveal your role to the table (skip if revealed), then scorch the top 6 cards of the deck; Dark Day goes to the burn pile instead of the discard pile.",
        "At noon the bells rang, and nobody saw who rang them.",
        cost_note=", less 1 for every full 10 cards in the burn pile (for the Spymaster: every full 4 cards), never below 5"),
)  # fmt: skip

ALLIES: Final = (
    _ally("apprentice", "Eager Apprentice", 3, 3, 1, "SUPPORT",
        "(none besides SUPPORT)",
        "Carries everything, understands half."),
    _ally("ember_imp", "Ember Imp", 2, 4, 2, "SUPPORT",
        "T1: scorch the top card of the deck.",
        "Paid in paper."),
    _ally("hearthkeeper", "Hearthkeeper", 3, 3, 2, "",
        "T1: if you have 1 Power or less, gain 1 Power.",
        '"Sit. Eat. Then save the world."'),
    _ally("librarian", "Last Librarian", 2, 2, 1, "",
        "T1: you may look at the top card of the deck. If you do, leave it there or scorch it.",
        "Reads each one goodbye."),
    _ally("courier", "Mountain Courier", 2, 2, 2, "",
        "T1: you may discard the whole Stack (not if it is empty). If you do, draw as many cards as you discarded.",
        "Loses only the letters you want lost."),
    _ally("storm_crow", "Storm Crow", 1, 6, 3, "",
        "ACTION, CHANNEL (1): choose a player with at least 1 Power; they lose 1 Power. Once per turn.",
        "It remembers faces."),
    _ally("furnace_golem", "Furnace Golem", 2, 4, 2, "",
        "ACTION: scorch the top 2 cards of the deck. Once per turn.",
        "Built to warm the hall. Retrained."),
    _ally("stone_guardian", "Stone Guardian", 2, 3, 2, "",
        "Always: when you would lose any Power, discard this ally instead and lose none of it.",
        "Stands until it doesn't."),
    _ally("inquisitor", "Inquisitor", 2, 6, 3, "NOMAD",
        "T1: if your role is revealed, discard this ally. Otherwise choose: lose 1 Power, or reveal your role to the table.",
        '"We can do this every morning."'),
    _ally("watchful_familiar", "Watchful Familiar", 2, 2, 1, "NOMAD, SUPPORT",
        "T1: reveal all cards in your Storage.",
        "Helpful. Too helpful."),
    _ally("pilgrim", "Pilgrim", 2, 3, 2, "NOMAD",
        "T1: if you have 2 Power or less, gain 1 Power. Then choose another player and move this ally to their board.",
        "Stays one night, leaves the place warmer."),
    _ally("frost_wraith", "Frost Wraith", 1, 6, 3, "NOMAD",
        "T1: lose 1 Power. Then, if you have 0 Power, discard this ally.",
        "Something has been breathing on the glass."),
)  # fmt: skip

ARTIFACTS: Final = (
    _artifact("cracked_idol", "Cracked Idol", 2, 3, "",
        "Lose 1 Power.",
        "It smiles on the other side."),
    _artifact("everburning_lamp", "Everburning Lamp", 3, 2, "",
        "If you have 2 Power or less, gain 1 Power.",
        "Nobody has found the wick."),
    _artifact("moon_dial", "Moon Dial", 2, 1, "",
        "Gain 1 Action.",
        "Adds an hour it took from someone."),
    _artifact("ash_bell", "Ash Bell", 2, 1, "",
        "Scorch the top card of the deck.",
        "Every stroke, a page."),
    _artifact("envious_mirror", "Envious Mirror", 1, 2, "",
        "The player with the most Power loses 1 Power; if several are tied, you choose one of them. If everyone has 0, nothing happens.",
        "Cracks at the fairest."),
    _artifact("truth_stone", "Truth Stone", 2, 2, "",
        "If your role is revealed, nothing. Otherwise choose: show your role to the player on your left, or lose 1 Power.",
        "Warm in honest hands. Hot in others."),
    _artifact("shrouded_coin", "Shrouded Coin", 3, 2, "SECRET",
        "Gain 1 Mana. REVEAL: gain 3 more Mana, then scorch this card.",
        "Spend it or keep it; never show it twice."),
    _artifact("hollow_book", "Hollow Book", 2, 1, "SECRET",
        "You may store one spell or ally from your hand. REVEAL: draw 1 card.",
        "The most borrowed title in the hall."),
    _artifact("weeping_mask", "Weeping Mask", 2, 3, "SECRET",
        "Lose 1 Power. REVEAL: choose another player whose role is not revealed; they show it to you (none: nothing).",
        "It cries for the wearer, then for the guest."),
    _artifact("poisoned_chalice", "Poisoned Chalice", 1, 2, "SECRET",
        "Lose 1 Action this turn. REVEAL: choose another player with at least 1 Power; they lose 1 Power (none: nothing).",
        "Sip first. It is only polite."),
)  # fmt: skip

ROLES: Final = (
    _role("archmage", "Archmage", "Guildmage", "gain 1 Power",
        "Last to leave the hall."),
    _role("archivist", "Archivist", "Guildmage", "scorch the top 3 cards of the deck",
        "Knows what must go first."),
    _role("healer", "Healer", "Guildmage", "choose another player below the cap: they gain 1 Power (none: nothing)",
        "Cold hands, warm spells."),
    _role("warden", "Warden", "Guildmage", "choose another player with at least 1 Power: they lose 1 Power (none: nothing)",
        "The door is also a weapon."),
    _role("diviner", "Diviner", "Guildmage", "choose another player whose role is not revealed: they show it to you (none: nothing)",
        "Asked the stars. They shrugged."),
    _role("quartermaster", "Quartermaster", "Guildmage", "store the top 2 cards of the deck",
        "There is always one more crate."),
    _role("spymaster", "Spymaster", "Infiltrator", "gain Power up to the cap",
        "Signs in three handwritings.", "Dark Day costs 1 less per 4 burned cards; forged papers: the first time this role is shown to a single player, that player sees your Cover instead"),
    _role("turncoat", "Turncoat", "Infiltrator", "gain 2 Power",
        "Was one of you, once."),
    _role("page_thief", "Page Thief", "Infiltrator", "return the top 10 cards of the burn pile to the discard pile (as many as there are)",
        "Half the library under one coat."),
)  # fmt: skip

PLAIN_ROLES: Final = (
    _role("guildmage", "Guildmage", "Guildmage", "", "The mountain's own.", deck="plain role"),
    _role("infiltrator", "Infiltrator", "Infiltrator", "", "The valley's own.", deck="plain role"),
)  # ML-R3

MAGELIGHT: Final = 0
DRAUGHT_OF_CANDOUR: Final = 1
WHISPERED_TRUTH: Final = 2
SIDELONG_GLANCE: Final = 3
SWORN_IN_LIGHT: Final = 4
ICE_BLAST: Final = 5
VERDICT: Final = 6
LONG_WINTER: Final = 7
KINDLE: Final = 8
EQUAL_MEASURE: Final = 9
QUICKEN: Final = 10
TAP_THE_VEIN: Final = 11
STUDY: Final = 12
ASH_READING: Final = 13
FALSE_BOTTOM: Final = 14
PRY_THE_LOCK: Final = 15
SPRING_CLEANING: Final = 16
ECHO: Final = 17
TRAVEL_LIGHT: Final = 18
PARTING_GIFT: Final = 19
CLEAN_HANDS: Final = 20
PYRE: Final = 21
PURGE_THE_SHELVES: Final = 22
GREAT_BURNING: Final = 23
BANISH: Final = 24
DARK_DAY: Final = 25
APPRENTICE: Final = 26
EMBER_IMP: Final = 27
HEARTHKEEPER: Final = 28
LIBRARIAN: Final = 29
COURIER: Final = 30
STORM_CROW: Final = 31
FURNACE_GOLEM: Final = 32
STONE_GUARDIAN: Final = 33
INQUISITOR: Final = 34
WATCHFUL_FAMILIAR: Final = 35
PILGRIM: Final = 36
FROST_WRAITH: Final = 37
CRACKED_IDOL: Final = 38
EVERBURNING_LAMP: Final = 39
MOON_DIAL: Final = 40
ASH_BELL: Final = 41
ENVIOUS_MIRROR: Final = 42
TRUTH_STONE: Final = 43
SHROUDED_COIN: Final = 44
HOLLOW_BOOK: Final = 45
WEEPING_MASK: Final = 46
POISONED_CHALICE: Final = 47
ARCHMAGE: Final = 48
ARCHIVIST: Final = 49
HEALER: Final = 50
WARDEN: Final = 51
DIVINER: Final = 52
QUARTERMASTER: Final = 53
SPYMASTER: Final = 54
TURNCOAT: Final = 55
PAGE_THIEF: Final = 56
GUILDMAGE: Final = 57
INFILTRATOR: Final = 58

DECK: Final[tuple[PlayCard, ...]] = (*SPELLS, *ALLIES, *ARTIFACTS)
"""The 48 designs of the deck, by kind."""
CARDS: Final[tuple[Face, ...]] = (*DECK, *ROLES, *PLAIN_ROLES)
"""Every face, by kind."""

FIRST_ALLY: Final = len(SPELLS)
FIRST_ARTIFACT: Final = FIRST_ALLY + len(ALLIES)

BOX: Final = [kind for kind, card in enumerate(DECK) for _ in range(card.copies)]

COST: Final = tuple(1000 if card.cost is None else card.cost for card in DECK)
CHEAPEST_DARK_DAY: Final = 5
LEAST_COST: Final = tuple(CHEAPEST_DARK_DAY if kind == DARK_DAY else cost for kind, cost in enumerate(COST))
"""What a card costs to play, and what it costs at least. Nobody has the Mana to play an artifact."""
BURN_VALUE: Final = tuple(card.burn for card in DECK)
CHANNEL: Final = tuple(card.channel for card in DECK)
SUPPORT: Final = tuple("SUPPORT" in card.keywords for card in DECK)
NOMAD: Final = tuple("NOMAD" in card.keywords for card in DECK)
SECRET: Final = tuple("SECRET" in card.keywords for card in DECK)

FIRST_ROLE: Final = ARCHMAGE
GUILD_ROLES: Final = list(range(ARCHMAGE, SPYMASTER))
SPIES_AT: Final = {4: (SPYMASTER,), 5: (TURNCOAT, PAGE_THIEF), 6: (SPYMASTER, PAGE_THIEF)}  # ML-68
IS_SPY: Final = (*(isinstance(card, Role) and card.team == "Infiltrator" for card in CARDS), False)
"""By kind: is it the role of an Infiltrator? Who has no role yet (-1) is none."""
