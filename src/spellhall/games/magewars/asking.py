"""What questions and their answers say, and which things in the view the answers touch.

The words are in the catalogues; here is what they are told: the card that asks, the one asked about, how many.
"""

from __future__ import annotations

from collections.abc import Sequence

from spellhall.engine.views import Said, say
from spellhall.games.magewars.cards.tables import KINDS, TYPE, WORD
from spellhall.games.magewars.cards.words import ARMOR, CREATURE, DECKS, ITEM, PLANT, STRUCTURE, TYPES, How
from spellhall.games.magewars.challenges import challenge_card, guess_type, keep_cards
from spellhall.games.magewars.choices import MODES, deck, may, mode, rival
from spellhall.games.magewars.combat import (
    A_STRUCTURE,
    MAGE,
    attack_kind,
    attack_mage,
    attack_target,
    attack_whose,
    damage,
)
from spellhall.games.magewars.completed import KEEP, NO_ROOM, keep_or_use, make_room
from spellhall.games.magewars.craft import (
    abandon_craft,
    begin_card,
    fill_card,
    fill_slot,
    fill_target,
    fillable,
    perm_slot,
    site,
)
from spellhall.games.magewars.curses import NO_ANSWER, curse_answer, deflect_to, own_card
from spellhall.games.magewars.decks import ANY_CARD, discard_card, pile, pile_card, which_pile
from spellhall.games.magewars.deeds import look_place, secret_card
from spellhall.games.magewars.meddle import (
    SECOND,
    STOP,
    filling_card,
    lock_target,
    meddle_target,
    meddle_whose,
    meddled_with,
    snare_pet,
    work_named,
)
from spellhall.games.magewars.numbers import hand_limit, kept_of
from spellhall.games.magewars.resurrection import PERMANENT, dead_keep, resurrect_card
from spellhall.games.magewars.state import (
    CRAFTS,
    HAND,
    HELD,
    IN_PLAY,
    KEPT,
    LASTING,
    NO_CARD,
    PILE,
    REVEALED,
    SITES,
    STANDING,
    TOP,
    MageWars,
)
from spellhall.games.magewars.structures import doomed_tower
from spellhall.games.magewars.turn import BURN, PICK_LOCK, action, burn_use, use_card

# Ids of things in the view

SORTS = {CREATURE: "pets", PLANT: "plants", ITEM: "items", ARMOR: "armor"}


def card_id(s: MageWars, cards: Sequence[int], card: int) -> str:
    """A card among others by its face and, among those with one face, by its number."""
    id = KINDS[s.kind[card]].id
    alike = [other for other in cards if KINDS[s.kind[other]].id == id]
    return f"{id}.{alike.index(card)}"


def work_id(s: MageWars, card: int) -> str:
    """The zone of a craft or site."""
    if card in s.zones[SITES]:
        return f"site.{card_id(s, s.zones[SITES], card)}"
    owner = next(owner for owner in range(s.seats) if card in s.zones[CRAFTS[owner]])
    return f"craft{owner}.{card_id(s, s.zones[CRAFTS[owner]], card)}"


def kept_id(s: MageWars, card: int) -> str:
    """A kept card, among its sort."""
    owner = next(owner for owner in range(s.seats) if card in s.zones[KEPT[owner]])
    type = TYPE[s.kind[card]]
    cards = kept_of(s, owner, type)
    return f"{SORTS[type]}{owner}.{card_id(s, cards, card)}"


def lying_id(s: MageWars, card: int) -> str:
    """A craft, a site, a kept card or an Added Burden."""
    for owner in range(s.seats):
        if card in s.zones[LASTING[owner]]:
            return f"lasting{owner}.{card_id(s, s.zones[LASTING[owner]], card)}"
        if card in s.zones[KEPT[owner]]:
            return kept_id(s, card)
    return work_id(s, card)


def hand_id(s: MageWars, seat: int, kind: int) -> str:
    """The first card of a kind in a player's own hand."""
    held = sorted(s.zones[HAND[seat]], key=lambda card: s.kind[card])
    return f"hand{seat}.{card_id(s, held, next(card for card in held if s.kind[card] == kind))}"


def place_id(s: MageWars, zone: int, kind: int) -> str:
    """The first card of a kind in a zone where places count."""
    place = next(place for place, card in enumerate(s.zones[zone]) if s.kind[card] == kind)
    return f"{s.layouts[s.seats][zone].id}.{place}"


def kept_kind(s: MageWars, seat: int, kind: int) -> str:
    return kept_id(s, next(card for card in s.zones[KEPT[seat]] if s.kind[card] == kind))


def id_of(s: MageWars, card: int) -> str:
    """The id of a card, by which words name it."""
    return KINDS[s.kind[card]].id


def named(answer: int) -> str | Said:
    """What an answer names: a card; of those that are found in two decks with its deck; or the second of two alike."""
    kind = answer % SECOND
    id, *deck = WORD[kind].split()
    if answer >= SECOND:
        return say("the-second", card=id)
    return say("of-deck", card=id, deck=deck[0]) if deck else id


# Cards of the own hand


@begin_card.touches
@fill_card.touches
@challenge_card.touches
def own_hand(s: MageWars, kind: int, seat: int) -> list[str]:
    return [hand_id(s, seat, kind)]


@discard_card.touches
def discarded(s: MageWars, kind: int, seat: int, card: int, n: int) -> list[str]:
    return [hand_id(s, seat, kind)]


@discard_card.worded
def how_many_go(s: MageWars, seat: int, card: int, n: int) -> Said:
    left = min(n, len(s.zones[HAND[seat]]))
    if card == NO_CARD:
        return say("ask-discard_card-limit", limit=hand_limit(s, seat), number=left)
    return say("ask-discard_card", card=id_of(s, card), number=left)


@secret_card.touches
def picked_card(s: MageWars, kind: int, seat: int, card: int, then: str, so_far: tuple[int, ...]) -> list[str]:
    return [hand_id(s, seat, kind)]


@secret_card.worded
def why_pick(s: MageWars, seat: int, card: int, then: str, so_far: tuple[int, ...]) -> Said:
    """The first of those picked so far is the player who gets, guesses or challenges."""
    return say(f"ask-secret_card-{then}", card=id_of(s, card), seat=so_far[0])


@secret_card.labelled
def picks(s: MageWars, kind: int, seat: int, card: int, then: str, so_far: tuple[int, ...]) -> Said:
    return say(f"do-pick-{then}", card=named(kind), seat=so_far[0])


@resurrect_card.touches
def spent(s: MageWars, kind: int, seat: int, at: int, permanents: tuple[int, ...]) -> list[str]:
    return [f"mage{seat}"] if kind == PERMANENT else [hand_id(s, seat, kind)]


# Crafts and sites


@perm_slot.touches
def free_slot(s: MageWars, slot: int, seat: int, card: int, resource: int) -> list[str]:
    return [work_id(s, card)]


@perm_slot.worded
def which_free_slot(s: MageWars, seat: int, card: int, resource: int) -> Said:
    return say("ask-perm_slot", card=id_of(s, card))


@fill_target.touches
def fill_on(s: MageWars, answer: int, seat: int, card: int) -> list[str]:
    works = [work for work in fillable(s, seat) if s.kind[work] == answer % SECOND]
    return [lying_id(s, works[min(answer // SECOND, len(works) - 1)])]


@fill_target.worded
def fill_on_what(s: MageWars, seat: int, card: int) -> Said:
    return say("ask-fill_target", card=id_of(s, card))


@fill_slot.touches
def slot_of(s: MageWars, slot: int, seat: int, card: int, work: int, icons: int) -> list[str]:
    return [lying_id(s, work)]


@fill_slot.worded
def which_slot(s: MageWars, seat: int, card: int, work: int, icons: int) -> Said:
    key = "ask-fill_slot-more" if card in s.under[s.work[work]] else "ask-fill_slot"
    return say(key, card=id_of(s, work), filling=id_of(s, card))


@abandon_craft.touches
def abandoned(s: MageWars, answer: int, seat: int) -> list[str]:
    return [work_id(s, work_named(s, s.zones[CRAFTS[seat]], answer))]


@site.touches
def built(s: MageWars, kind: int, seat: int, card: int, n: int) -> list[str]:
    return [work_id(s, next(card for card in s.zones[SITES] if s.kind[card] == kind))]


@site.worded
def which_site(s: MageWars, seat: int, card: int, n: int) -> Said:
    return say("ask-site", card=id_of(s, card), number=n)


@keep_or_use.touches
def in_play(s: MageWars, choice: int, seat: int, card: int) -> list[str]:
    return [place_id(s, IN_PLAY, s.kind[card])]


@keep_or_use.worded
def keep_what(s: MageWars, seat: int, card: int) -> Said:
    return say("ask-keep_or_use", card=id_of(s, card))


@keep_or_use.labelled
def keep_it(s: MageWars, choice: int, seat: int, card: int) -> Said:
    return say("do-keep_completed" if choice == KEEP else "do-use_once", card=id_of(s, card))


@make_room.touches
def makes_room(s: MageWars, choice: int, seat: int, card: int) -> list[str]:
    return [place_id(s, IN_PLAY, s.kind[card])] if choice == NO_ROOM else [kept_kind(s, seat, choice)]


@make_room.worded
def room_for_what(s: MageWars, seat: int, card: int) -> Said:
    return say("ask-make_room-armor" if TYPE[s.kind[card]] == ARMOR else "ask-make_room", card=id_of(s, card))


@make_room.labelled
def what_instead(s: MageWars, choice: int, seat: int, card: int) -> Said:
    if choice != NO_ROOM:
        return say("do-replace", card=named(choice))
    return say("do-discard" if TYPE[s.kind[card]] == ARMOR else "do-use_once", card=id_of(s, card))


# The main step


@action.touches
def acts_on(s: MageWars, chosen: int) -> list[str]:
    return [f"health{s.turn}"] if chosen == BURN else []


@action.labelled
def acts(s: MageWars, chosen: int) -> Said | None:
    return say("do-pick_lock") if chosen == PICK_LOCK else None  # a card is called Lock too


@use_card.touches
def used(s: MageWars, kind: int, seat: int) -> list[str]:
    return [kept_kind(s, seat, kind)]


@burn_use.touches
def burnt(s: MageWars, choice: int, seat: int, card: int) -> list[str]:
    return [place_id(s, HELD, s.kind[card])]


@dead_keep.touches
def drawn_by_the_dead(s: MageWars, choice: int, seat: int, card: int) -> list[str]:
    return [place_id(s, HELD, s.kind[card])]


# Attacks


@attack_kind.worded
def attack_with(s: MageWars, seat: int, card: int, how: How) -> Said:
    return say("ask-attack_kind", card=id_of(s, card), number=damage(s, seat, card, how, MAGE))


@attack_mage.worded
def attack_which_mage(s: MageWars, seat: int, card: int, how: How) -> Said:
    return say("ask-attack_mage", card=id_of(s, card), number=damage(s, seat, card, how, MAGE))


@attack_whose.worded
def attack_whose_card(s: MageWars, seat: int, card: int, how: How) -> Said:
    return say("ask-attack_whose", card=id_of(s, card))


@attack_target.worded
def attack_which_card(s: MageWars, seat: int, card: int, how: How, where: int) -> Said:
    if where == A_STRUCTURE:
        return say("ask-attack_target-structure", card=id_of(s, card), number=damage(s, seat, card, how, STRUCTURE))
    return say("ask-attack_target", card=id_of(s, card), seat=~where)


@attack_mage.touches
def attacked_mage(s: MageWars, foe: int, seat: int, card: int, how: How) -> list[str]:
    return [f"mage{foe}"]


@attack_whose.touches
def attacked_owner(s: MageWars, foe: int, seat: int, card: int, how: How) -> list[str]:
    return [f"mage{foe}"]


@attack_target.touches
def attacked_card(s: MageWars, kind: int, seat: int, card: int, how: How, where: int) -> list[str]:
    return [place_id(s, STANDING, kind) if where == A_STRUCTURE else kept_kind(s, ~where, kind)]


@doomed_tower.touches
def razed(s: MageWars, kind: int, seat: int, card: int, towers: tuple[int, ...]) -> list[str]:
    return [place_id(s, STANDING, kind)]


@doomed_tower.worded
def which_tower(s: MageWars, seat: int, card: int, towers: tuple[int, ...]) -> Said:
    return say("ask-doomed_tower", card=id_of(s, card))


# Meddling


@meddle_whose.touches
def whose(s: MageWars, owner: int, seat: int, card: int, what: str) -> list[str]:
    return [f"mage{owner}"] if owner >= 0 else [work_id(s, site) for site in s.zones[SITES]]


@meddle_whose.worded
def meddle_for(s: MageWars, seat: int, card: int, what: str) -> Said:
    return say(f"ask-meddle_whose-{what}", card=id_of(s, card))


@meddle_target.touches
def meddled(s: MageWars, answer: int, seat: int, card: int, what: str, owner: int) -> list[str]:
    return [lying_id(s, work_named(s, meddled_with(s, seat, what, owner), answer))]


@meddle_target.worded
def meddle_with_what(s: MageWars, seat: int, card: int, what: str, owner: int) -> Said:
    return say(f"ask-meddle_target-{what}", card=id_of(s, card))


@meddle_target.labelled
def meddles(s: MageWars, answer: int, seat: int, card: int, what: str, owner: int) -> Said:
    return say(f"do-{what}", card=named(answer))


@filling_card.touches
def filling_of(s: MageWars, kind: int, seat: int, card: int, target: int, n: int, may_stop: int) -> list[str]:
    return [work_id(s, target)]


@filling_card.worded
def which_filling(s: MageWars, seat: int, card: int, target: int, n: int, may_stop: int) -> Said:
    if not n:
        return say("ask-filling_card-steal", card=id_of(s, target))
    return say("ask-filling_card-up_to" if may_stop else "ask-filling_card", card=id_of(s, target), number=n)


@filling_card.labelled
def takes_filling(s: MageWars, kind: int, seat: int, card: int, target: int, n: int, may_stop: int) -> Said:
    if kind == STOP:
        return say("do-strip-no-more")
    return say("do-discard" if n else "do-steal", card=named(kind))


@lock_target.touches
def lock_on(s: MageWars, at: int, seat: int) -> list[str]:
    return [work_id(s, s.locks[at][1])]


@snare_pet.touches
def snared(s: MageWars, kind: int, seat: int, card: int) -> list[str]:
    owner = next(owner for owner in range(s.seats) for pet in s.zones[KEPT[owner]] if s.kind[pet] == kind)
    return [kept_kind(s, owner, kind)]


# Curses


@curse_answer.touches
def answers_with(s: MageWars, answer: int, seat: int, card: int) -> list[str]:
    if answer == NO_ANSWER:
        return []
    if any(s.kind[held] == answer for held in s.zones[HAND[seat]]):
        return [hand_id(s, seat, answer)]
    return [kept_kind(s, seat, answer)]


@curse_answer.worded
def which_curse(s: MageWars, seat: int, card: int) -> Said:
    return say("ask-curse_answer", card=id_of(s, card))


@curse_answer.labelled
def lets_it_happen(s: MageWars, answer: int, seat: int, card: int) -> Said | None:
    return say("do-no_answer", card=id_of(s, card)) if answer == NO_ANSWER else None


@deflect_to.worded
def deflect_what(s: MageWars, seat: int, card: int) -> Said:
    return say("ask-deflect_to", card=id_of(s, card))


@deflect_to.touches
def deflected(s: MageWars, other: int, seat: int, card: int) -> list[str]:
    return [f"mage{other}"]


@own_card.touches
def given_up(s: MageWars, kind: int, seat: int, card: int) -> list[str]:
    own = [*s.zones[KEPT[seat]], *s.zones[CRAFTS[seat]]]
    return [lying_id(s, next(card for card in own if s.kind[card] == kind))]


@own_card.worded
def why_give_up(s: MageWars, seat: int, card: int) -> Said:
    return say("ask-own_card", card=id_of(s, card))


# Choices


@rival.touches
def chosen_rival(s: MageWars, foe: int, seat: int, card: int, then: str, with_hand: int) -> list[str]:
    return [f"mage{foe}"]


@rival.worded
def rival_for(s: MageWars, seat: int, card: int, then: str, with_hand: int) -> Said:
    return say(f"ask-rival-{then}", card=id_of(s, card))


@deck.touches
def chosen_deck(s: MageWars, chosen: int, seat: int, card: int, then: str, decks: tuple[int, ...]) -> list[str]:
    return [f"pile_{DECKS[chosen]}"]


@deck.worded
def deck_for(s: MageWars, seat: int, card: int, then: str, decks: tuple[int, ...]) -> Said:
    return say(f"ask-deck-{then}", card=id_of(s, card))


@mode.worded
def mode_of(s: MageWars, seat: int, card: int, modes: tuple[int, ...]) -> Said:
    return say("ask-mode", card=id_of(s, card))


@mode.labelled
def does(s: MageWars, chosen: int, seat: int, card: int, modes: tuple[int, ...]) -> Said:
    return say(f"do-{MODES[chosen]}", card=id_of(s, card))


@may.worded
def may_what(s: MageWars, seat: int, card: int, then: str) -> Said:
    return say(f"ask-may-{then}", card=id_of(s, card))


@guess_type.worded
def guess_what(s: MageWars, seat: int, card: int, foe: int, secret: int) -> Said:
    return say("ask-guess_type", card=id_of(s, card), seat=foe)


@keep_cards.touches
def kept_of_revealed(s: MageWars, kind: int, seat: int, card: int) -> list[str]:
    return [place_id(s, REVEALED, kind)]


@pile.touches
def pile_top(s: MageWars, chosen: int, seat: int, n: int, taken: tuple[int, ...]) -> list[str]:
    return [f"pile_{DECKS[chosen]}"]


@which_pile.touches
def searched(s: MageWars, chosen: int, seat: int, card: int, type: int, tops: int) -> list[str]:
    return [f"pile_{DECKS[chosen]}"]


@pile_card.touches
def taken_card(s: MageWars, kind: int, seat: int, card: int, deck: int, type: int) -> list[str]:
    return [place_id(s, PILE[deck], kind)]


@pile_card.worded
def take_from(s: MageWars, seat: int, card: int, deck: int, type: int) -> Said:
    return say("ask-pile_card", card=id_of(s, card), deck=DECKS[deck])


@which_pile.worded
def search_for(s: MageWars, seat: int, card: int, type: int, tops: int) -> Said:
    if type == ANY_CARD:
        return say("ask-which_pile", card=id_of(s, card))
    return say("ask-which_pile-type", card=id_of(s, card), type=TYPES[type].lower())


@look_place.touches
def looked_at(s: MageWars, where: int, seat: int, deck: int, at: int, left: int) -> list[str]:
    return [f"{s.layouts[s.seats][TOP[deck]].id}.{at}"]
