"""Taking back: free, by consent, or refused, as knowledge has it."""

from __future__ import annotations

import re
from random import Random

import msgspec
import pytest

import spellhall
from spellhall.engine.game import RECORD_FORMAT
from spellhall.engine.knowledge import can_tell_apart
from spellhall.server import house, undo
from spellhall.server.app import App
from spellhall.server.log import Began, Entry, Filled, Played, Row, Sat, Setup, TookBack, Wished
from spellhall.server.messages import NoClock, Undo
from spellhall.server.refusals import Refusal
from spellhall.server.settings import Settings
from spellhall.server.table import Table, Turn, chance_since, look_bytes
from spellhall.words import hall_say, hall_words
from tests.every import EVERY_GAME
from tests.server.client import QUICK, Json, Person, Refused
from tests.server.halls import begin, guests, in_a_hall, settle

ACTORS = [house.Actor(f"g{seat}", f"Player {seat}", "#000000", False) for seat in range(6)]


def table_of(
    game: str,
    seats: int,
    people: int,
    seed: str = "7",
    practice: bool = False,
    scenario: Json | None = None,
    **options: object,
) -> Table:
    """A table in play: persons first, then bots."""
    info = spellhall.game_info(game)
    setup = Setup(
        "t1", game, seats, info.read_options(options), "g0", False, NoClock(), "public", False, "secret", 0.0,
        rules=info.version, practice=practice, scenario=scenario or {}, format=RECORD_FORMAT,
    )  # fmt: skip
    table = Table(setup)
    entries: list[Entry] = []
    for seat in range(seats):
        if seat < people:
            entries.append(Sat(seat, f"g{seat}", f"Player {seat}", "#000000", False))
        else:
            entries.append(Filled(seat, "random", f"Bot {seat}", "#000000", "g0"))
    names = [f"Player {seat}" for seat in range(seats)]
    entries.append(Began(info.version, seed, [""] * seats, names, list(table.deal(seed).moves)))
    for entry in entries:
        table.apply(Row(table.number + 1, 0.0, entry))
    return table


def play(table: Table, move: str | None = None) -> None:
    """The asked seat's move."""
    assert table.game is not None
    assert table.game.decision is not None
    decision = table.game.decision
    move = move or decision.moves[0]
    after = table.attempt(move)
    table.apply(
        Row(table.number + 1, 0.0, Played(decision.seat, move, chance_since(table.game, after), "player")), after
    )


@pytest.mark.parametrize("game", EVERY_GAME)
def test_undo_follows_from_knowledge_in_every_game(game: str) -> None:
    """Along a whole game: whoever may take back may do so without anybody having lost or gained a secret."""
    seats = spellhall.game_info(game).players[0]
    table = table_of(game, seats, seats)
    rng = Random(1)
    states = set()
    for _ in range(120 if undo.masks_tell_all(table) else 50):  # where worlds must be imagined it takes long
        assert table.game is not None
        if table.game.decision is None:
            break
        play(table, rng.choice(table.game.decision.moves))
        for seat in range(seats):
            state = undo.undo_state(table, seat)
            states.add(state.state)
            assert hall_words("de").speaks(state.reason["key"])
            turn = undo.last_turn(table, seat)
            if state.state in ("free", "consent"):
                assert turn is not None
                assert table.game.moves[: turn.before.number] == turn.before.moves
                act = house.decide(table, ACTORS[seat], Undo("undo", table.moment), Settings())
                assert isinstance(act.entry, TookBack if state.state == "free" else Wished)
                world = turn.before.determinize(seat, rng)
                assert not can_tell_apart(world, table.game, table.game.moves[turn.before.number :], seat)[0]
            elif table.stage == "playing":
                with pytest.raises(Refusal, match=re.escape(hall_say(state.reason))):
                    house.decide(table, ACTORS[seat], Undo("undo", table.moment), Settings())
            if state.state == "free" and turn is not None:
                for other in range(seats):
                    if other != seat:
                        assert turn.before.news(other) == table.game.news(other)
                        assert look_bytes(turn.before, other) == look_bytes(table.game, other)
    assert "nothing" in states
    assert states & {"refused"}


def twin_of(table: Table, turn: Turn, rng: Random) -> Table | None:
    """The same table in another world that its player cannot tell apart from this one; None if they can."""
    assert table.game is not None
    world = turn.before.determinize(turn.seat, rng)
    world._moves = list(turn.before.moves)  # an imagined world has no past; what is played in it now counts from there
    twin = table.copy()
    twin.looks = {}
    twin.turns.clear()
    for move in table.game.moves[turn.before.number :]:
        decision = world.decision
        if decision is None or (move not in decision.moves and decision.seat == turn.seat):
            return None
        twin.turns.append(Turn(decision.seat, world, {}, turn.spent))
        world = world.after(move if move in decision.moves else decision.moves[0])
    twin.game = world
    return twin if world.view(turn.seat) == table.game.view(turn.seat) else None


@pytest.mark.parametrize("game", EVERY_GAME)
def test_undo_says_the_same_in_worlds_that_a_seat_cannot_tell_apart(game: str) -> None:
    """All that the button says, in the world as it is and in one imagined from what its player knows."""
    seats = spellhall.game_info(game).players[0]
    compared = 0
    for seed in range(30):
        if seed >= 3 and compared > 15:  # a short game is played more often
            break
        table = table_of(game, seats, seats, str(seed))
        rng = Random(seed)
        for step in range(150):
            assert table.game is not None
            if table.game.decision is None:
                break
            play(table, rng.choice(table.game.decision.moves))
            if step % (1 if undo.masks_tell_all(table) else 10):
                continue
            for turn in list(table.turns):
                if turn is undo.last_turn(table, turn.seat) and (twin := twin_of(table, turn, rng)):
                    ours, theirs = undo.undo_state(table, turn.seat), undo.undo_state(twin, turn.seat)
                    assert ours == theirs, (seed, step, turn.seat)
                    compared += 1
    assert compared > 15


def test_a_thief_who_rallies_what_they_stole_is_not_told_what_they_held() -> None:
    """In Nytherria a Thief steals a Soldier and rallies a Soldier: which of two it was, nobody can see, and undo does not
    tell.
    """
    said = []
    for held in ("soldier", "ravager"):
        position = {"hand": {"P1": f"thief {held}", "P2": "soldier paladin"}, "turn": "P1", "phase": "main"}
        table = table_of("nytherria", 2, 2, scenario=position)
        for move in ("play thief", "target P2", "pass", "steal soldier", "rally soldier"):
            play(table, move)
        said.append([undo.undo_state(table, 1), undo.undo_state(table, 0)])
    assert said[0] == said[1]
    assert said[0][0].state == "consent", "the victim's pass, which the thief has answered"


def test_chance_seals_what_was_before_it() -> None:
    table = table_of("lantern", 2, 2)
    while True:
        assert table.game is not None
        before = table.game
        assert before.decision is not None
        seat = before.decision.seat
        play(table)
        if chance_since(before, table.game):
            break
    assert undo.undo_state(table, seat) == undo.CHANCE


def test_a_card_seen_by_a_move_seals_it() -> None:
    """In Lantern a watcher looks at another hand: that cannot be unseen. Masks and imagined worlds agree."""
    sealed = 0
    for seed in range(12):
        table = table_of("lantern", 4, 4, str(seed))
        while table.stage == "playing" and table.game is not None and table.game.decision is not None:
            seat = table.game.decision.seat
            play(table, table.game.decision.moves[-1])
            turn = undo.last_turn(table, seat)
            if turn is None or table.stage != "playing":
                continue
            world = turn.before.determinize(seat, Random(seed))
            if can_tell_apart(world, table.game, table.game.moves[turn.before.number :], seat)[0]:
                sealed += 1
                assert undo.undo_state(table, seat) == undo.SECRET
    assert sealed > 2


def test_another_seats_secret_choice_tells_nothing() -> None:
    """Mind Reader in Mage Wars: the rival picks a card in secret. Nobody has opened anything."""
    table = table_of("magewars", 2, 2, "5")
    rng = Random(2)
    while True:
        assert table.game is not None
        assert table.game.decision is not None, "a game in which nobody reads a mind"
        decision = table.game.decision
        play(table, rng.choice(decision.moves))
        if decision.name == "secret_card":
            break
    asker = 1 - decision.seat
    assert undo.undo_state(table, asker).state == "consent"
    assert isinstance(house.decide(table, ACTORS[asker], Undo("undo", table.moment), Settings()).entry, Wished)


def test_who_was_asked_since_has_learnt_something() -> None:
    """In Lantern a light is answered in a window: whoever is asked now must agree, and whoever has answered."""
    table = table_of("lantern", 3, 3, "2")
    asked: list[int] = []
    while not asked:
        assert table.game is not None
        assert table.game.decision is not None
        first = table.game.decision
        play(table, first.moves[-1])
        now = table.game.decision
        turn = undo.last_turn(table, first.seat)
        if turn is not None and now is not None and now.seat != first.seat:
            assert now.seat in undo.must_agree(table, turn)
            play(table, now.moves[0])
            turn = undo.last_turn(table, first.seat)
            asked = [] if turn is None else undo.must_agree(table, turn)
    assert now is not None
    assert now.seat in asked


def first_told(game: str) -> tuple[Table, int]:
    """Play until a move has told its player a secret that no mask knows of."""
    seats = spellhall.game_info(game).players[0]
    for seed in range(50):
        table = table_of(game, seats, seats, str(seed))
        rng = Random(seed)
        for _ in range(150):
            assert table.game is not None
            if table.game.decision is None:
                break
            seat = table.game.decision.seat
            play(table, rng.choice(table.game.decision.moves))
            turn = undo.last_turn(table, seat)
            if turn is not None and table.stage == "playing" and not undo.opened_a_card(table, turn):
                world = turn.before.determinize(seat, rng)
                if can_tell_apart(world, table.game, table.game.moves[turn.before.number :], seat)[0]:
                    return table, seat
    raise AssertionError("no secret was told")


def test_a_role_that_was_shown_seals_the_move() -> None:
    """In Magelight roles are no cards with masks: worlds are imagined."""
    table, seat = first_told("magelight")
    assert undo.undo_state(table, seat, at_once=False) == undo.LOOKING
    assert undo.undo_state(table, seat) == undo.SECRET
    assert undo.undo_state(table, seat, at_once=False) == undo.SECRET, "now it is known"
    with pytest.raises(Refusal, match="secret"):
        house.decide(table, ACTORS[seat], Undo("undo", table.moment), Settings())


@in_a_hall(msgspec.structs.replace(QUICK, rest_seconds=0.0))
async def test_the_button_is_told_once_it_is_known(host: str, app: App) -> None:
    """Where worlds must be imagined, a word about the button follows the move."""
    people = await guests(host, "Anna", "Bert")
    id = (await people[0].table("magecraft", 2, seed="1"))["id"]
    async with people[0].sit_at(id) as a, people[1].sit_at(id) as b:
        await begin(a, b)
        table = app.hall.live[id].table
        told = 0
        for _ in range(60):
            mover = a if a.moves else b
            await mover.do("move", moment=mover.moment, move=mover.moves[0])
            for player in (a, b):
                await player.until(lambda p: p.moment == table.moment)
                told += player.situation["undo"]["reason"] == undo.LOOKING.reason
                await player.until(lambda p: p.situation["undo"]["reason"] != undo.LOOKING.reason)
                assert player.situation["undo"]["state"] == undo.undo_state(table, player.seat or 0).state
            if told > 2:
                break
        assert told > 2


def first_undoable(table: Table) -> int:
    """Play until a move can be taken back; gives its seat."""
    for _ in range(300):
        assert table.game is not None
        assert table.game.decision is not None
        seat = table.game.decision.seat
        play(table)
        if undo.undo_state(table, seat).state in ("free", "consent"):
            return seat
    raise AssertionError("no move can be taken back")


def answered(people: int, practice: bool) -> Table:
    """A game of Castle in which a bot has answered the first player's move, which is otherwise free to be taken back:
    no chance and no secret stands in the way.
    """
    for seed in range(60):
        table = table_of("castle", 4, people, str(seed), practice)
        rng = Random(seed)
        while table.game is not None and table.game.decision is not None:
            seat = table.game.decision.seat
            play(table, rng.choice(table.game.decision.moves))
            turn = undo.last_turn(table, 0)
            if seat >= people and turn is not None and table.stage == "playing" and not undo.opened_a_card(table, turn):
                return table
    raise AssertionError("no bot answers a move")


def test_the_own_part_of_a_turn_is_taken_back_while_no_bot_has_answered() -> None:
    table = table_of("castle", 4, 1)
    assert first_undoable(table) == 0
    assert undo.undo_state(table, 0) == undo.FREE


@pytest.mark.parametrize("people", [1, 2])
def test_what_a_bot_has_answered_stays(people: int) -> None:
    """Else one would see its reply and try again. Another person cannot agree for it."""
    table = answered(people, practice=False)
    assert undo.undo_state(table, 0) == undo.ANSWERED
    with pytest.raises(Refusal, match="bot has answered"):
        house.decide(table, ACTORS[0], Undo("undo", table.moment), Settings())


def test_at_a_practice_table_a_bots_answer_is_taken_back_too() -> None:
    table = answered(1, practice=True)
    assert table.about().practice, "everybody is told"
    turn = undo.last_turn(table, 0)
    assert turn is not None
    assert undo.undo_state(table, 0) == undo.FREE
    act = house.decide(table, ACTORS[0], Undo("undo", table.moment), Settings())
    table.apply(Row(table.number + 1, 0.0, act.entry))
    assert table.asked == 0
    assert table.game is turn.before


def test_bots_never_mind() -> None:
    table = table_of("castle", 4, 4)
    seat = first_undoable(table)
    assert undo.undo_state(table, seat).state == "consent"
    for chair in table.chairs:
        if chair.seat != seat:
            chair.guest, chair.level = None, "random"
    assert undo.undo_state(table, seat) == undo.FREE


@in_a_hall()
async def test_alone_against_bots_a_move_is_taken_back_at_once(host: str, app: App) -> None:
    anna = await Person.enter(host, "Anna")
    found = 0
    for _ in range(12):
        id = (await anna.table("castle", 4, bots=["random"] * 3, auto_start=True))["id"]
        async with anna.sit_at(id) as a:
            await a.do("ready")
            await a.until(lambda p: p.moves)
            before, moment = a.whole_view(), a.moment
            with pytest.raises(Refused, match="undo-nothing"):
                await a.do("undo", moment=a.moment)
            await a.do("move", moment=a.moment, move=a.moves[0])
            await settle(a)
            if a.situation["undo"]["state"] != "free":
                continue
            try:
                await a.do("undo", moment=a.moment)
            except Refused:  # a bot was quicker
                continue
            found += 1
            await settle(a)
            if a.view is not None and a.view["number"] == before["number"]:
                assert a.view == before
                assert a.moment > moment
    assert found


@in_a_hall()
async def test_by_consent_of_those_who_have_learnt_something(host: str, app: App) -> None:
    people = await guests(host, "Anna", "Bert", "Carl", "Dora")
    id = (await people[0].table("castle", 4))["id"]
    async with (
        people[0].sit_at(id) as a,
        people[1].sit_at(id) as b,
        people[2].sit_at(id) as c,
        people[3].sit_at(id) as d,
    ):
        players = [a, b, c, d]
        await begin(*players)
        for _ in range(40):
            mover = next(p for p in players if p.moves)
            before = mover.whole_view()
            await mover.do("move", moment=mover.moment, move=mover.moves[0])
            await settle(*players)
            if mover.situation["undo"]["state"] == "consent":
                break
        assert mover.situation["undo"]["state"] == "consent"
        others = [p for p in players if p is not mover]
        asked = {"key": "undo-consent", "args": {"seats": [p.seat for p in others]}}
        assert mover.situation["undo"]["reason"] == asked
        with pytest.raises(Refused, match="no-consent-awaited"):
            await others[0].do("consent", yes=True)
        await mover.do("undo", moment=mover.moment)
        await settle(*players)
        assert mover.situation["undo"]["state"] == "asked"
        assert [p.situation["wish"]["yours"] for p in others] == [True] * 3
        await others[0].do("consent", yes=False)
        await settle(*players)
        assert [p.situation["wish"] for p in players] == [None] * 4
        assert mover.situation["undo"]["state"] == "consent"
        await mover.do("undo", moment=mover.moment)
        for other in others:
            await other.do("consent", yes=True)
        await settle(*players)
        assert mover.view == before
        record = app.hall.live[id].table.record()
        assert len(record["moves"]) == before["number"]
        live = app.hall.live[id]
    live.driver.stop()
    del app.hall.live[id]
    async with people[0].sit_at(id) as again:
        assert again.view == (await people[0].call("GET", f"/api/tables/{id}/record"))["view"]
        assert again.number == live.table.number
