"""How Nytherria speaks: news and the names of things."""

from __future__ import annotations

from typing import Final

from spellhall.engine.info import Lines
from spellhall.engine.sight import Headlines
from spellhall.games.nytherria.box import ALL_CARDS, POINTS
from spellhall.games.nytherria.state import HAND, ROW, Nytherria


def _card(kind: int) -> tuple[str, str]:
    return ALL_CARDS[kind].id, ALL_CARDS[kind].name


def _cards(kinds: tuple[int, ...]) -> tuple[list[str], str]:
    return [ALL_CARDS[kind].id for kind in kinds], ", ".join(ALL_CARDS[kind].name for kind in kinds) or "nothing"


def _count(count: int) -> tuple[int, str]:
    return count, "1 card" if count == 1 else f"{count} cards"


HEADLINES: Final = Headlines(
    {
        "first": ("seat", "{seat} takes the first turn."),
        "drew": ("seat count", "{seat} draws {count}."),
        "you_drew": ("card", "You draw {card}."),
        "recycled": ("", "The main deck is empty: the graveyard is shuffled into a new one."),
        "played": ("seat card", "{seat} plays {card}."),
        "played_against": ("seat card seat_target", "{seat} plays {card} against {seat_target}."),
        "played_without_effect": ("seat card", "{seat} plays {card}, without effect."),
        "answered": ("seat card", "{seat} answers with {card}."),
        "cancelled": ("card", "{card} is cancelled."),
        "reversed": ("seat seat_target card", "{card} is reversed: {seat} resolves it against {seat_target}."),
        "took": ("seat card", "{seat} takes {card}."),
        "returned_character": ("card", "{card} returns to the main deck, which is shuffled."),
        "encountered": ("seat card", "{seat} encounters {card}."),
        "claimed": ("seat card", "{seat} claims the {card}."),
        "declined": ("seat card", "{seat} declines the {card}: it returns, and the neutral deck is shuffled."),
        "stole_stone": ("seat seat_target card", "{seat} steals a {card} from {seat_target}."),
        "destroyed_stone": ("seat card", "A {card} of {seat} is destroyed."),
        "returned_stone": ("seat card", "A {card} of {seat} returns, and the neutral deck is shuffled."),
        "returned_stones": ("cards", "To the neutral deck return: {cards}. It is shuffled."),
        "gave_up_stone": ("seat card", "{seat} gives up a {card}."),
        "kept_stone": ("seat card", "{seat} keeps a {card}."),
        "swapped_stones": (
            "seat seat_target card card_taken",
            "{seat} swaps a {card} for a {card_taken} of {seat_target}.",
        ),
        "looked": ("seat seat_target", "{seat} looks at the hand of {seat_target}."),
        "saw_hand": ("seat cards", "{seat} holds: {cards}."),
        "revealed_hand": ("seat cards", "{seat} reveals: {cards}."),
        "looked_at_top": ("seat count", "{seat} looks at {count} on top of the neutral deck."),
        "saw_top": ("cards", "On top lie, from the top: {cards}."),
        "named": ("seat card", "{seat} names {card}."),
        "destroyed_card": ("seat card", "{seat} loses {card} to the graveyard."),
        "discarded": ("seat card", "{seat} discards {card}."),
        "banished": ("seat card", "{card} of {seat} is banished to the Void."),
        "nothing_banished": ("seat", "{seat} holds no Dark card: nothing is banished."),
        "revived": ("seat card", "{seat} revives {card}."),
        "stole_card": ("seat seat_target", "{seat} steals a card from {seat_target}."),
        "stole_this_card": ("seat seat_target card", "{seat} steals {card} from {seat_target}."),
        "gave_card": ("seat seat_target", "{seat} gives {seat_target} a card."),
        "gave_this_card": ("seat seat_target card", "{seat} gives {seat_target} {card}."),
        "you_pass": ("card", "You choose {card}; all cards will pass at the same time."),
        "passed": ("seat seat_target", "{seat} passes a card to {seat_target}."),
        "passed_this": ("seat seat_target card", "{seat} passes {card} to {seat_target}."),
        "draw_set": ("seat number", "In their next Draw phase {seat} will draw {number}."),
        "tide": ("", "The whole graveyard returns to the main deck, which is shuffled."),
        "collected": ("", "The required stones have been collected: the game ends after this turn."),
        "no_stone_left": ("", "No stone is left in the neutral deck: the game ends after this turn."),
        "rounds_played": ("", "The last round has been played."),
        "scored": ("seat points", "{seat} has {points} points."),
    },
    {"card": _card, "card_taken": _card, "cards": _cards, "count": _count},
)

GLOSSARY: Final[dict[str, tuple[str, str]]] = {
    "pass": ("pass", ""),
    "stop": ("stop", "You need not go on."),
    "claim": ("claim it", "Put the stone into your row. The encounter ends."),
    "decline": ("decline it", "The stone returns to the neutral deck; the encounter goes on."),
    "nothing": ("nothing", "There is no Dark card to banish."),
    "no": ("no swap", "All stones stay where they are."),
    "give_light_take_dark": ("give a Light Stone, take a Dark Stone", "Swap with the target."),
    "give_dark_take_light": ("give a Dark Stone, take a Light Stone", "Swap with the target."),
    "choose": ("choose a", ""),
    "give_up": ("give up a", ""),
    "keep": ("keep a", ""),
    "next": ("next from the top:", ""),
    "rally": ("Rally with", ""),
}


def explain(s: Nytherria) -> list[Lines]:
    """Stones, the row of one kind, and every card in hand. (NY-54)"""
    return [_lines(s, seat) for seat in range(s.seats)]


def _lines(s: Nytherria, seat: int) -> Lines:
    row = sorted(s.kind[stone] for stone in s.zones[ROW[seat]])
    lines: Lines = [(f"{row.count(kind)} × {ALL_CARDS[kind].name}", 2 * row.count(kind)) for kind in dict.fromkeys(row)]
    if len(set(row)) == 1:  # NY-R26
        lines.append(("all stones of one kind", 2))
    hand = sorted(s.kind[card] for card in s.zones[HAND[seat]])
    return lines + [
        (f"in hand: {hand.count(kind)} × {ALL_CARDS[kind].name}", hand.count(kind) * POINTS[kind])
        for kind in dict.fromkeys(hand)
    ]
