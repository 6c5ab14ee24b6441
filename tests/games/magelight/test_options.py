"""Options, talk, timer and the decisions of the rules, section 6: ML-R3, ML-R5 to ML-R7, ML-R13, ML-R41, ML-R56."""

from __future__ import annotations

import pytest

import spellhall
from spellhall import Game
from spellhall.games.magelight.defaults import default_answer
from spellhall.games.magelight.state import Magelight
from spellhall.words import words
from tests.games.magelight import rulebook
from tests.games.magelight.rulebook import ids
from tests.games.magelight.tools import asked, at, mine, new, offered, play, role, some_cards, t5, t7, wander

INFO = spellhall.game_info("magelight")


def default(g: Game) -> str:
    """The move that the open decision takes when time is up."""
    assert isinstance(g.state, Magelight)
    assert g.state.ask is not None
    return str(g.state.ask[1].tokens[default_answer(g.state)])


@pytest.mark.rule("ML-R3", "ML-R5", "ML-R6", "ML-R13", "ML-R41", "ML-R56")
def test_the_options_are_those_of_the_rules() -> None:
    rows = rulebook.table("### Options in one table")
    assert [row["Option"].strip("`") for row in rows] == [option.name for option in INFO.options]
    for row, option in zip(rows, INFO.options, strict=True):
        assert ids(row["Default"]) == [option.default]
        if option.name != "first_player":
            assert ids(row["Others"]) == list(option.values[1:])
        else:
            assert option.values == ("random", "0", "1", "2", "3", "4", "5")


@pytest.mark.rule("ML-R3")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_plain_roles(seats: int) -> None:
    g = new(seats, options={"roles": "plain"})
    held = [role(g, f"P{p}", f"P{p}") for p in range(1, seats + 1)]
    assert held.count("infiltrator") == (1 if seats == 4 else 2)
    assert set(held) == {"infiltrator", "guildmage"}
    for _ in wander(g, 2):
        pass
    assert g.result is not None


@pytest.mark.rule("ML-R3", "ML-R62")
def test_with_plain_roles_dark_day_has_its_common_discount_for_everybody() -> None:
    for player in ("P1", "P4"):
        g = at(
            options={"roles": "plain"}, role={"P4": "infiltrator"}, hand="dark_day dark_day dark_day dark_day", actions=1,
            mana=11, phase="actions", turn=player, round=5, burned=some_cards(40),
        )  # fmt: skip
        assert mine(g, player)["my_dark_day_cost"] == 9


@pytest.mark.rule("ML-R7", "ML-12")
def test_talk_is_no_move() -> None:
    """Claims belong to the table, which keeps ML-R6: the game neither offers nor checks nor needs one."""
    verbs = {token.split()[0] for question in INFO.book.questions.values() for token in question.tokens.values()}
    assert not verbs & {"claim", "say", "trust", "suspect", "chat"}
    moves = [offered(new(options={"table_talk": other})) for other in ("open", "claims", "silent")]
    assert moves[0] == moves[1] == moves[2]


@pytest.mark.rule("ML-R7")
def test_claims_are_those_of_the_rules_and_fit_the_roles_of_the_game() -> None:
    options = {option.name: option.default for option in INFO.options}
    assert list(INFO.claims.kinds) == [
        "i_am", "think", "saw", "trust", "suspect", "passed", "need", "burn", "do_not_burn", "pass_on", "do_not_play",
    ]  # fmt: skip
    guild = ["archmage", "archivist", "healer", "warden", "diviner", "quartermaster"]
    for seats, spies in ((4, ["spymaster"]), (5, ["turncoat", "page_thief"]), (6, ["spymaster", "page_thief"])):
        named = INFO.claims.offered(options, seats)
        assert named.of["role"] == ["guildmage", "infiltrator", *guild, *spies]
        assert {f"{spy}" for spy in spies} == set(new(seats).view(None)["table"]["infiltrators"])
        plain = INFO.claims.offered(options | {"roles": "plain"}, seats)
        assert plain.of["role"] == ["guildmage", "infiltrator"]
        assert "dark_day" in plain.of["card"]


def positions() -> list[tuple[str, Game, list[str], str]]:
    """One position or more for every row of section 6: its options in any order, and its default."""

    def after(g: Game, *moves: str) -> Game:
        for move in moves:
            g.play(move)
        return g

    spells = "study pyre kindle echo"  # burn values 2, 2, 1, 2
    return [
        ("ally_may", at(board={"P1": "librarian"}), ["yes", "no"], "no"),
        ("ally_may", at(board={"P1": "courier"}, stack="study", round=2), ["yes", "no"], "no"),
        ("top_card", after(at(board={"P1": "librarian"}), "yes"), ["leave", "scorch"], "leave"),
        ("inquisitor", at(board={"P1": "inquisitor"}), ["lose power", "reveal role"], "lose power"),
        ("inquisitor", at(board={"P1": "inquisitor"}, power={"P1": 0}), ["reveal role"], "reveal role"),
        ("pilgrim", at(board={"P1": "pilgrim"}), ["move to P2", "move to P3", "move to P4"], "move to P2"),
        ("artifact_order", t5(f"moon_dial ash_bell {spells}"), ["resolve moon_dial", "resolve ash_bell"], "resolve moon_dial"),
        ("artifact_order", t5(f"ash_bell moon_dial {spells}"), ["resolve moon_dial", "resolve ash_bell"], "resolve ash_bell"),
        ("secret", t5(f"shrouded_coin {spells}"), ["keep secret", "reveal"], "keep secret"),
        ("truth_stone", t5(f"truth_stone {spells}"), ["show role", "lose power"], "lose power"),
        ("truth_stone", t5(f"truth_stone {spells}", power={"P1": 0}), ["show role"], "show role"),
        ("mirror_tie", t5(f"envious_mirror {spells}", power={"P2": 1}), ["choose P3", "choose P4", "choose P1"], "choose P3"),
        ("book_card", after(t5(f"hollow_book moon_dial {spells}"), "resolve hollow_book", "keep secret"),
         ["store nothing", "store study", "store pyre", "store kindle", "store echo"], "store nothing"),
        ("action", t7(spells, mana=0),
         [*(f"{verb} {card}" for verb in ("burn", "store") for card in spells.split()), "end"], "end"),
        ("channel_card", after(t7(f"great_burning pyre {spells}"), "play great_burning"),
         [f"channel {card}" for card in spells.split()], "channel kindle"),
        ("nomad_board", after(t7(f"pilgrim {spells}", turn="P3"), "play pilgrim"),
         ["play onto P4", "play onto P1", "play onto P2"], "play onto P4"),
        ("target_player", after(t7(f"ice_blast {spells}", power={"P2": 0}), "play ice_blast"),
         ["choose P3", "choose P4", "choose P1"], "choose P3"),
        ("target_player", after(t7(spells, board={"P1": "storm_crow"}), "activate storm_crow", "channel study"),
         ["choose P2", "choose P3", "choose P4"], "choose P2"),
        ("target_player", after(t5(f"weeping_mask {spells}"), "reveal"), ["choose P2", "choose P3", "choose P4"], "choose P2"),
        ("target_player", after(t5(f"poisoned_chalice {spells}"), "reveal"), ["choose P2", "choose P3", "choose P4"], "choose P2"),
        ("second_player", after(t7(f"equal_measure {spells}"), "play equal_measure", "choose P2"),
         ["choose P3", "choose P4", "choose P1"], "choose P3"),
        ("target_ally", after(t7(f"banish {spells}", board={"P1": "pilgrim", "P3": "apprentice apprentice"}), "play banish"),
         ["banish apprentice of P3", "banish pilgrim of P1"], "banish apprentice of P3"),
        ("discard_card", after(t7(f"parting_gift {spells}", discard="moon_dial apprentice verdict"), "play parting_gift"),
         ["choose moon_dial", "choose apprentice", "choose verdict"], "choose moon_dial"),
        ("discard_card", after(t7(f"echo banish {spells}", discard="moon_dial verdict quicken"), "play echo", "channel banish"),
         ["choose verdict", "choose quicken"], "choose verdict"),
        ("purge_card", after(t7(f"purge_the_shelves {spells}", discard="quicken verdict"), "play purge_the_shelves", "channel study"),
         ["scorch quicken", "scorch verdict"], "scorch quicken"),
        ("purge_card", after(t7(f"purge_the_shelves {spells}", discard="quicken verdict"), "play purge_the_shelves",
                             "channel study", "scorch verdict"), ["scorch quicken", "stop"], "stop"),
        ("pry_card", after(t7(f"pry_the_lock {spells}", storage={"P2": "verdict"}), "play pry_the_lock", "choose P2"),
         ["take verdict", "take nothing"], "take nothing"),
        ("bottom_card", after(t7(f"false_bottom {spells}"), "play false_bottom"),
         ["stop", *(f"store {card}" for card in spells.split())], "stop"),
        ("pass_card", t7(spells, actions=0), [f"pass {card}" for card in spells.split()], "pass kindle"),
        ("role_target", after(t7(f"draught_of_candour {spells}", seats=5), "play draught_of_candour", "choose P2"),
         ["choose P3", "choose P4", "choose P5", "choose P1"], "choose P3"),
    ]  # fmt: skip


@pytest.mark.rule("ML-R13")
def test_every_decision_has_its_options_and_its_default() -> None:
    for name, g, moves, answer in positions():
        assert (asked(g).split()[1], sorted(offered(g)), default(g)) == (name, sorted(moves), answer)


def test_the_decisions_are_those_of_the_rules() -> None:
    listed = [ids(row["Decision"])[0] for row in rulebook.table("## 6. Decisions")]
    asked_of_players = [question.name for question in INFO.book.questions.values() if not question.by_chance]
    assert sorted(listed) == sorted(asked_of_players)
    assert {name for name, *_ in positions()} == set(listed)


@pytest.mark.rule("ML-R13")
def test_a_turn_can_always_be_finished_by_defaults() -> None:
    """However a turn was begun, its defaults bring the next player's turn, or the end."""
    for seed in range(5):
        g = new(5, seed, options={"turn_timer": 60})
        for number, _ in enumerate(wander(g.copy(), seed)):
            if number > 30:
                break
        turn = g.view(None)["status"]["turn"]
        for _ in range(30):
            if g.decision is None or g.view(None)["status"]["turn"] != turn:
                break
            g.play(default(g))
        assert g.view(None)["status"]["turn"] != turn


def test_every_move_has_words_and_help_for_players() -> None:
    g = t7("magelight study pyre kindle dark_day moon_dial", board={"P1": "furnace_golem"}, mana=9, round=5)
    assert g.decision is not None
    spoken = words("magelight")
    shown = {move["move"]: move for move in g.decision.show()}
    assert spoken.say(shown["play magelight"]["say"]) == "Play Magelight for 5 Mana"
    assert spoken.say(shown["burn magelight"]["say"]) == "Burn Magelight for 2 Mana"
    assert "must reveal their role" in spoken.help(shown["play magelight"]["say"])
    assert "burn value 2" in spoken.help(shown["burn magelight"]["say"])
    assert spoken.help(shown["end"]["say"])
    assert shown["activate furnace_golem"]["touches"] == ["board0.0"]
    assert shown["store study"]["touches"] == ["hand0.study.0", "storage0"]
    play(g, "P1: end", then="P1 pass_card")
    assert g.decision.prompt == {"key": "ask-pass_card", "args": {"seat": 1, "number": 3}}
    assert spoken.say(g.decision.prompt, g.names) == "Which card do you leave in the Stack for P2? 3 to go."
