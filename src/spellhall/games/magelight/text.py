"""How Magelight speaks: news and the names of things."""

from __future__ import annotations

from typing import Final

from spellhall.engine.info import Lines
from spellhall.engine.sight import Headlines
from spellhall.games.magelight.cards import CARDS
from spellhall.games.magelight.state import Magelight, is_spy


def _card(kind: int) -> tuple[str, str]:
    return CARDS[kind].id, CARDS[kind].name


def _cards(kinds: tuple[int, ...]) -> tuple[list[str], str]:
    return [CARDS[kind].id for kind in kinds], ", ".join(CARDS[kind].name for kind in kinds)


def _count(count: int) -> tuple[int, str]:
    return count, _many(count, "card")


def _actions(actions: int) -> tuple[int, str]:
    return actions, _many(actions, "Action")


def _change(change: int) -> tuple[int, str]:
    return change, f"{'gains' if change > 0 else 'loses'} {_many(abs(change), 'Action')}"


def _many(count: int, thing: str) -> str:
    return f"1 {thing}" if count == 1 else f"{count} {thing}s"


# In the field ``seat`` stands who does something; whom it merely happens to has another name.
HEADLINES: Final = Headlines(
    {
        # The night
        "dealt": ("role", "You are the {role}."),
        "covered": ("role", "Your Cover is {role}."),
        "teammate": ("seat", "{seat} is an Infiltrator like you."),
        "alone": ("", "You are the only Infiltrator."),
        "first": ("seat", "{seat} takes the first turn."),
        # The turn
        "turn": ("seat round", "Round {round}: the turn of {seat}."),
        "you_drew": ("card", "You draw {card}."),
        "drew": ("seat count", "{seat} draws {count}."),
        "took_stack": ("seat count", "{seat} takes the Stack ({count})."),
        "you_got": ("cards", "In the Stack: {cards}."),
        "took_storage": ("seat count", "{seat} takes back the Storage ({count})."),
        "counters_set": ("seat actions mana", "{seat} has {actions} and {mana} Mana."),
        "burned": ("seat card mana", "{seat} burns {card} for {mana} Mana."),
        "you_stored": ("card", "You store {card}."),
        "stored": ("seat", "{seat} stores a card."),
        "played": ("seat card", "{seat} plays {card}."),
        "channelled": ("seat card", "{seat} channels {card}."),
        "arrived": ("card seat_at", "{card} comes to the board of {seat_at}."),
        "activated": ("seat card", "{seat} uses {card}."),
        "you_passed": ("cards", "You leave in the Stack: {cards}."),
        "passed": ("seat count", "{seat} leaves {count} in the Stack."),
        # Counters
        "gained_power": ("seat amount power", "{seat} gains {amount} Power and has {power}."),
        "lost_power": ("seat amount power", "{seat} loses {amount} Power and has {power}."),
        "exchanged_power": (
            "seat_one seat_other power power_other",
            "{seat_one} and {seat_other} exchange Power: now {power} and {power_other}.",
        ),
        "guarded": ("seat_of", "The Stone Guardian of {seat_of} takes the loss."),
        "actions_changed": ("seat change", "{seat} {change}."),
        "gained_mana": ("seat amount", "{seat} gains {amount} Mana."),
        # Piles
        "discarded": ("cards", "To the discard pile: {cards}."),
        "scorched": ("cards", "To the burn pile: {cards}."),
        "returned": ("cards", "Back to the discard pile: {cards}."),
        "refilled": ("count", "The discard pile ({count}) is shuffled and becomes the deck."),
        "stack_discarded": ("seat", "{seat} discards the whole Stack."),
        "looked": ("seat", "{seat} looks at the top card of the deck."),
        "you_looked": ("card", "On top of the deck lies {card}."),
        "left_on_top": ("seat", "{seat} leaves the top card of the deck there."),
        "stored_top": ("seat", "{seat} stores the top card of the deck."),
        "you_stored_top": ("card", "From the top of the deck you store {card}."),
        "echoed": ("seat card", "{seat} stores {card} from the discard pile."),
        "gift_added": ("seat card", "{seat} adds {card} to the Stack."),
        # Artifacts and Storages
        "revealed_artifact": ("seat card", "{seat} reveals {card}."),
        "kept_secret": ("seat", "{seat} keeps an artifact secret."),
        "you_kept_secret": ("card", "You keep {card} secret."),
        "storage_revealed": ("seat_of cards", "In the Storage of {seat_of}: {cards}."),
        "saw_stored": ("seat_of cards", "In the Storage of {seat_of} you see: {cards}."),
        "took_stored": ("seat card seat_from", "{seat} takes {card} from the Storage of {seat_from}."),
        "took_one_stored": ("seat seat_from", "{seat} takes a card from the Storage of {seat_from}."),
        "took_nothing": ("seat seat_from", "{seat} takes nothing from the Storage of {seat_from}."),
        # Players and allies
        "aimed": ("seat card seat_at", "{seat} chooses {seat_at} for {card}."),
        "chose": ("seat seat_chosen", "{seat} chooses {seat_chosen}."),
        "moved": ("card seat_from seat_to", "{card} moves from {seat_from} to {seat_to}."),
        "banished": ("seat card seat_from", "{seat} banishes {card} of {seat_from}."),
        # Roles
        "revealed_role": ("seat role", "{seat} is revealed: {role}."),
        "showed_role": ("seat seat_to", "{seat} shows the role to {seat_to}."),
        "saw_role": ("seat role", "{seat} shows you: {role}."),
        "forged": ("seat_to role", "Your forged papers: {seat_to} saw {role}."),
        # The end
        "over": ("reason", "{reason}"),
        "was": ("seat role", "{seat} was {role}."),
    },
    {"card": _card, "cards": _cards, "role": _card, "count": _count, "actions": _actions, "change": _change},
)

GLOSSARY: Final[dict[str, tuple[str, str]]] = {
    "play": ("play", "Pay its Mana cost. A spell resolves and is discarded; an ally comes to its board."),
    "burn": ("burn", "Put it into the burn pile and gain Mana equal to its burn value."),
    "store": ("store", "Put it face down into your Storage; it comes back at the start of your next turn."),
    "end": ("end your actions", "Go on to passing cards; the rest of your hand is discarded."),
    "secret": ("it secret", "Only its effect happens; nobody else sees what it is."),
    "reveal": ("reveal it", "Everybody sees it, and its bonus happens too."),
    "nothing": ("nothing", "Leave everything where it is."),
    "stop": ("stop", "No more."),
    "leave": ("leave it there", "It stays the top card of the deck; you know it."),
    "onto": ("onto the board of", ""),
    "move": ("move", "The ally goes to that player's board."),
    "pass": ("pass", "Leave it in the Stack: the next player gets it."),
    "role": ("role", "Your Role card."),
    "power": ("1 Power", "Your Power counter goes down by 1."),
}


def explain(s: Magelight) -> list[Lines]:
    """Teams win as a whole: each one's team, Power, and whether the role was revealed. (ML-57 to ML-61)"""
    return [_lines(s, seat) for seat in range(s.seats)]


def _lines(s: Magelight, seat: int) -> Lines:
    assert s.result is not None
    team = "Infiltrator" if is_spy(s, seat) else "Guildmage"
    role = CARDS[s.role[seat]].name
    return [
        (team if role == team else f"{role}, {team}", None),
        ("the team has won", 1) if seat in s.result.winners else ("the team has lost", None),
        (f"{s.power[seat]} Power left", None),
        ("the role was revealed" if s.revealed[seat] else "the role was never revealed", None),
    ]
