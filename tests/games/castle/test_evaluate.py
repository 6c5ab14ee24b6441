"""What bots think of a position of Castle of Magic: leads, regalia, and who would win a casting now."""

from __future__ import annotations

import spellhall
from spellhall.games.castle.cards import OUTCOMES, RITUALS
from spellhall.games.castle.evaluate import evaluate
from spellhall.games.castle.state import Castle
from tests.games.castle.tools import written

CHARACTERS = "1=wizard_eagle_kida 2=wizard_dragon_marus 3=cultist_wolf 4=wizard_wolf_sorrell"
EAGLES_LEAD = """bell:   E E e | d w d | w w e
                 book:   e D d | w c e | d w e
                 candle: w w d | e d d | w s a"""
LEVEL = """bell:   E e e | d w d | w w e
           book:   e D d | w c e | d w e
           candle: w w d | e d d | w s a"""
EAGLE_ON_AMULET = EAGLES_LEAD.replace("w s a", "w s a1")


def standings(tableau: str, turned: int, turn: int = 0) -> list[float]:
    rituals = [ritual.id for ritual in RITUALS]
    scenario = {
        "tableau": tableau,
        "characters": CHARACTERS,
        "outcomes": dict(zip(rituals, (outcome.id for outcome in OUTCOMES), strict=True)),
        "turned": rituals[8 - turned :],
        "turn": f"P{turn + 1}",
        "turns": 8,
    }
    state = spellhall.new("castle", 4, 1, scenario=written(scenario)).state
    assert isinstance(state, Castle)
    return evaluate(state)


def test_a_lead_at_home_is_worth_something_from_the_start() -> None:
    assert standings(EAGLES_LEAD, 0)[0] > standings(LEVEL, 0)[0]
    assert standings(EAGLES_LEAD, 0)[1] == standings(LEVEL, 0)[1], "it is not the home of the dragons' wizard"


def test_regalia_are_worth_the_more_the_nearer_the_casting_is() -> None:
    early = standings(EAGLE_ON_AMULET, 1)[0] - standings(EAGLES_LEAD, 1)[0]
    late = standings(EAGLE_ON_AMULET, 6)[0] - standings(EAGLES_LEAD, 6)[0]
    assert late > early > 0


def test_with_one_card_left_it_is_best_to_be_the_next_to_move() -> None:
    next, second, third = (standings(EAGLE_ON_AMULET, 7, turn)[0] for turn in (0, 3, 2))
    assert next > second > third
    assert standings(EAGLE_ON_AMULET, 6, 0) == standings(EAGLE_ON_AMULET, 6, 3)
