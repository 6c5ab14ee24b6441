"""Discarding and destroying, and what lies on and under a card. (MW-69 to MW-76, MW-80, MW-81)"""

from __future__ import annotations

from spellhall.engine.cards import UNDRAWN, less, move, with_at, with_byte, without
from spellhall.engine.steps import EVERYONE, NOBODY, tell
from spellhall.games.magewars.cards.tables import RECIPE, SINGLE, STANDS
from spellhall.games.magewars.state import (
    IN_PLAY,
    LASTING,
    MARKER,
    MOST_SHUFFLES,
    OPEN,
    PILE,
    PILE_OF,
    REVEALED,
    SEES,
    STANDING,
    UNDER,
    WINS,
    MageWars,
)


def discard(s: MageWars, card: int, source: int) -> None:  # MW-80
    put_on_pile(s, card, source)
    if s.news is not None:
        tell_discarded(s, s.kind[card])


def discard_own(s: MageWars, seat: int, card: int, source: int) -> None:
    """A player discards a card that they chose."""
    put_on_pile(s, card, source)
    if s.news is not None:
        tell(s, EVERYONE, "discarded_own", seat, s.kind[card])


def put_on_pile(s: MageWars, card: int, source: int) -> None:
    kind = s.kind[card]
    if SINGLE[kind]:  # ``move``, written out for most cards: it is seen, and no copy of it can be confused with it
        s.zones[source] = without(s.zones[source], card)
        s.zones[PILE_OF[kind]] += (card,)
        s.seen[card] = EVERYONE
    else:
        move(s, card, source, PILE_OF[kind])


def tell_discarded(s: MageWars, kind: int) -> None:
    """Cards that go one after the other are told together."""
    kinds: tuple[int, ...] = (kind,)
    if s.news and s.news[-1][1] == "discarded":
        _, _, (before,) = s.news.pop()
        kinds = (*before, kind)
    tell(s, EVERYONE, "discarded", kinds)


def discard_after_play(s: MageWars, card: int) -> None:  # MW-R18
    if card in s.zones[IN_PLAY]:
        discard(s, card, IN_PLAY)


def discard_all_in_play(s: MageWars) -> None:
    """Whatever was going on is over."""
    for zone in (REVEALED, IN_PLAY):
        for card in s.zones[zone]:
            discard(s, card, zone)


def bury(s: MageWars, card: int, source: int) -> None:
    """Discard a card with everything under it and on it. (MW-76, MW-R33)"""
    clear_under(s, card)
    clear_on(s, card)
    discard(s, card, source)
    s.due |= WINS
    if source == STANDING:
        survey(s)


def new_work(s: MageWars, card: int) -> int:
    """Give a card a number as a work, with no slots yet and nothing under it."""
    if s.idle:
        number = s.idle[-1]
        s.idle = s.idle[:-1]
    else:
        number = len(s.slots)
        s.slots.append(())
        s.under.append(())
        s.fits.append(0)
    s.work = with_byte(s.work, card, number)
    return number


def clear_under(s: MageWars, card: int) -> None:
    """Discard the filling cards or charges of a card: it is no work any more."""
    number = s.work[card]
    if number:
        for other in s.under[number]:
            if other != MARKER:
                discard(s, other, UNDER)
        s.under[number] = ()
        s.slots[number] = ()
        s.fits[number] = 0
        s.work = with_byte(s.work, card, 0)
        s.idle += (number,)


def clear_on(s: MageWars, card: int) -> None:
    """Discard every Lock and every Freeze that lies on a card."""
    if not s.locks and not s.freezes:
        return
    for lock, on in s.locks:
        if on == card:
            unlock(s, lock, on)
    for freeze, on in s.freezes:
        if on == card:
            end_lasting(s, freeze)


def unlock(s: MageWars, lock: int, on: int) -> None:
    s.locks = tuple([pair for pair in s.locks if pair[0] != lock])
    discard(s, lock, UNDER)
    take_stock(s, on)


def end_lasting(s: MageWars, card: int) -> None:
    """A lasting card is over and discarded; a Freeze lets go."""
    for zone in LASTING[: s.seats]:
        if card in s.zones[zone]:
            bury(s, card, zone)
    for freeze, on in s.freezes:
        if freeze == card:
            s.freezes = tuple([pair for pair in s.freezes if pair[0] != card])
            take_stock(s, on)


def locked(s: MageWars, card: int) -> bool:
    return any(on == card for _, on in s.locks)


def frozen(s: MageWars, card: int) -> bool:
    return any(on == card for _, on in s.freezes)


def take_stock(s: MageWars, card: int) -> None:
    """Work out which resources a craft still takes: none while it is locked or frozen. (MW-71, MW-72)"""
    fits, number = 0, s.work[card]
    if not (s.locks or s.freezes) or not (locked(s, card) or frozen(s, card)):
        recipe = RECIPE[s.kind[card]]
        for at, filling in enumerate(s.slots[number]):  # no slots: it is no craft
            if filling == OPEN:
                fits |= recipe[at]
    s.fits[number] = fits


def spend_charge(s: MageWars, card: int) -> None:
    """Discard the charge that was put under a card last. (MW-69, MW-R32)"""
    number = s.work[card]
    charge = s.under[number][-1]
    s.under[number] = s.under[number][:-1]
    if charge != MARKER:
        discard(s, charge, UNDER)


def survey(s: MageWars) -> None:
    """Look which Structures stand."""
    standing = 0
    for card in s.zones[STANDING]:
        standing |= STANDS[s.kind[card]]
    s.standing = standing
    s.due |= WINS


def out_of_bag(s: MageWars, kind: int, deck: int, zone: int) -> int:
    """A card comes out of its deck. It is ``enter``, written out: half of all answers are such draws."""
    s.bags[deck] = less(s.bags[deck], kind)
    spare = s.spare
    if spare:
        card = spare.pop()
        s.kind[card] = kind
        s.seen[card] = SEES[zone]
    else:
        card = len(s.kind)
        s.kind.append(kind)
        s.seen.append(SEES[zone])
    s.zones[zone] += (card,)
    s.drawn_in = with_byte(s.drawn_in, card, s.shuffles[deck])
    return card


def shuffle_pile(s: MageWars, deck: int) -> None:
    """The discard pile becomes the deck. (MW-81)"""
    pile, bag, kind, seen = s.zones[PILE[deck]], s.bags[deck], s.kind, s.seen
    if s.made:  # MW-R17: nobody can follow it any more
        s.made = tuple([~kind[card] if card in pile else card for card in s.made])
    bag += bytes(map(kind.__getitem__, pile))
    for card in pile:
        kind[card] = UNDRAWN
        seen[card] = NOBODY
    s.spare += pile  # all of an open pile: nothing stays behind that somebody could lose track of
    s.zones[PILE[deck]] = ()
    s.bags[deck] = bag
    s.shuffled = with_at(s.shuffled, deck, tuple(sorted(bag)))
    s.shuffles = with_at(s.shuffles, deck, min(s.shuffles[deck] + 1, MOST_SHUFFLES))
    tell(s, EVERYONE, "shuffled", deck)
