"""Every card and what it does at the casting; labels, and where they show."""

from __future__ import annotations

import pytest

from tests.games.castle import rulebook
from tests.games.castle.tools import (
    DRAGONS,
    EAGLES,
    OUTCOMES,
    PIECES,
    PLACES,
    WOLVES,
    arcanum,
    cast,
    claim,
    country,
    laid_out,
    new,
    news,
    shrine,
    tableau,
    verdict,
    zone,
)

COUNTRIES = ("kida", "marus", "sorrell")
SHRINES_OF = {"dragon": DRAGONS.split(), "eagle": EAGLES.split(), "wolf": WOLVES.split()}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test with a ``card`` runs for each card that its mark names."""
    if "card" in metafunc.fixturenames:
        metafunc.parametrize("card", next(metafunc.definition.iter_markers("card")).args)


def points_of_p1(character: str, outcome: str, table: str) -> int:
    """What P1 scores with this character; P2 is a wizard who scores nothing here and may be eaten."""
    home = "wizard_wolf_kida" if character != "wizard_wolf_kida" else "wizard_eagle_kida"
    others = [id for id in ("wizard_dragon_sorrell", "wizard_eagle_marus", "wizard_wolf_marus") if id != character]
    g = cast(outcome, table, f"1={character} 2={home} 3={others[0]} 4={others[1]}")
    assert g.result is not None
    return g.result.scores[0]


# Shrines


@pytest.mark.rule("CM-3", "CM-35", "CM-40")
@pytest.mark.card("dragon", "eagle", "wolf")
def test_corrupted_shrine(card: str) -> None:
    """Active: 1 for its row and 1 for its faction in its country. A pawn on it claims nothing."""
    place = SHRINES_OF[card][0]
    row = place[:-1]
    g = new(tableau=tableau(place, P1=place))
    assert shrine(g, place)["face"] == card
    assert country(g, "kida")[0] == card
    assert arcanum(g, row)[1] == 1
    assert arcanum(new(tableau=tableau()), row)[1] == 0
    assert (
        points_of_p1(
            "wizard_dragon_kida" if card != "dragon" else "wizard_eagle_kida", "banished", tableau(place, P1=place)
        )
        == 0
    )


@pytest.mark.rule("CM-35", "CM-40", "CM-42")
@pytest.mark.card("amulet", "crown", "scepter")
def test_regalia(card: str) -> None:
    """Active: 1 for its row, 0 for control. Whoever stands on it claims it, active or not."""
    place = PIECES[card]
    up = new(tableau=tableau(place))
    assert shrine(up, place)["face"] == card
    assert arcanum(up, place[:-1])[1] == 1
    assert [country(up, name) for name in COUNTRIES] == [(None, [0, 0, 0])] * 3
    assert claim(up, card) == "unclaimed"
    for table in (tableau(place, P1=place), tableau(P1=place)):
        assert claim(new(tableau=table), card) == 1
        assert points_of_p1("wizard_eagle_kida", "banished", table) == 1000
        assert points_of_p1("cultist_eagle", "banished", table) == 1000


# Characters


@pytest.mark.rule("CM-7", "CM-60", "CM-R6")
@pytest.mark.card(
    "wizard_dragon_kida", "wizard_dragon_marus", "wizard_dragon_sorrell",
    "wizard_eagle_kida", "wizard_eagle_marus", "wizard_eagle_sorrell",
    "wizard_wolf_kida", "wizard_wolf_marus", "wizard_wolf_sorrell",
)  # fmt: skip
def test_wizard(card: str) -> None:
    """1000 for each country of its faction, 1000 for home, 1000 a piece, 1000 for dominating."""
    _, faction, home = card.split("_")
    for other, places in SHRINES_OF.items():
        for place, at in zip(places, COUNTRIES, strict=True):
            expected = 0 if other != faction else 2000 if at == home else 1000
            assert points_of_p1(card, "banished", tableau(place)) == expected
    all_three = " ".join(SHRINES_OF[faction])
    assert points_of_p1(card, "banished", tableau(all_three)) == 4000
    assert points_of_p1(card, "banished", tableau(P1="bell3 candle8")) == 2000
    assert points_of_p1(card, "crown_dominates", tableau(P1="book5")) == 2000
    assert points_of_p1(card, "crown_dominates", tableau(P2="book5")) == 0
    # Nothing for feeding, and devoured it keeps the countries only.
    assert points_of_p1(card, "crown_devoured", tableau(P2="book5")) == 0
    assert points_of_p1(card, "crown_devoured", tableau(all_three, P1="book5 candle8")) == 4000


@pytest.mark.rule("CM-8", "CM-61", "CM-R6", "CM-R16", "CM-R18")
@pytest.mark.card("cultist_dragon", "cultist_eagle", "cultist_wolf")
def test_cultist(card: str) -> None:
    """1000 for each country of its faction, 1000 a piece, 1000 for feeding; no home, no dominating."""
    faction = card.removeprefix("cultist_")
    for other, places in SHRINES_OF.items():
        for place in places:
            assert points_of_p1(card, "banished", tableau(place)) == (1000 if other == faction else 0)
    all_three = " ".join(SHRINES_OF[faction])
    assert points_of_p1(card, "banished", tableau(all_three)) == 3000
    assert points_of_p1(card, "banished", tableau(P1="bell3 candle8")) == 2000
    assert points_of_p1(card, "crown_dominates", tableau(P1="book5")) == 1000
    assert points_of_p1(card, "crown_devoured", tableau(P2="book5")) == 1000
    assert points_of_p1(card, "crown_devoured", tableau(all_three, P1="book5 candle8")) == 4000
    assert points_of_p1(card, "rampage", tableau(P1="book5 candle8")) == 1000


@pytest.mark.rule("CM-9", "CM-62")
@pytest.mark.card("monster")
def test_monster(card: str) -> None:
    """7000 for devouring somebody, and nothing else."""
    for up in (DRAGONS, EAGLES, WOLVES, "bell3 book5 candle8"):
        assert points_of_p1(card, "banished", tableau(up, P1="bell3 candle8")) == 0
    assert points_of_p1(card, "crown_dominates", tableau(P1="book5")) == 0
    assert points_of_p1(card, "crown_devoured", tableau(P1="book5")) == 0
    assert points_of_p1(card, "crown_devoured", tableau()) == 0
    assert points_of_p1(card, "crown_devoured", tableau(P2="book5")) == 7000
    assert points_of_p1(card, "crown_dominates", tableau(P1="bell3")) == 7000
    assert points_of_p1(card, "rampage", tableau(P1="bell3")) == 7000


# Rituals


@pytest.mark.rule("CM-11", "CM-39", "CM-36", "CM-37", "CM-38")
@pytest.mark.card(
    "silent_closed_unlit", "silent_closed_lit", "silent_open_unlit", "silent_open_lit",
    "ringing_closed_unlit", "ringing_closed_lit", "ringing_open_unlit", "ringing_open_lit",
)  # fmt: skip
def test_ritual(card: str) -> None:
    """It is cast when the rows show it, and then the outcome on it happens."""
    forms = card.split("_")
    rows = [("bell", "ringing"), ("book", "open"), ("candle", "lit")]
    up = [
        f"{row}{column}"
        for (row, used), form in zip(rows, forms, strict=True)
        if form == used
        for column in range(5, 10)
    ]
    for outcome in ("banished", "rampage"):
        g = cast(outcome, tableau(" ".join(up)), ritual=card)
        assert news(g, "cast") == [{"ritual": card, "outcome": outcome}]
        assert news(g, "devoured") == ([{"seats": [0, 1, 3]}] if outcome == "rampage" else [])
    assert [each["id"] for each in zone(new(), "outcomes")["cards"]].count(card) == 1


# Outcomes

CLAIMANT = {"wizard": 1, "cultist": 2, "Monster": 3, "nobody": None}
PIECE_OF = {outcome: outcome.partition("_")[0] for outcome in OUTCOMES if "_" in outcome}


def outcome_with(outcome: str, piece: str, claimant: str) -> dict[str, str]:
    """1 wizard, 2 cultist, 3 Monster, 4 wizard with another piece; no country is controlled."""
    other = "crown" if piece == "amulet" else "amulet"
    held = {} if CLAIMANT[claimant] is None else {f"P{CLAIMANT[claimant]}": PIECES[piece]}
    return verdict(cast(outcome, tableau(P4=PIECES[other], **held)))


def expect(dominates: str, devoured: str, scores: str, winners: str) -> dict[str, str]:
    return {
        "control": "kida=none marus=none sorrell=none",
        "dominates": dominates,
        "devoured": devoured,
        "scores": " ".join(f"{seat}={points}" for seat, points in enumerate(scores.split(), start=1)),
        "winners": winners,
    }


@pytest.mark.rule("CM-51", "CM-52", "CM-53", "CM-43", "CM-R18")
@pytest.mark.card("amulet_dominates", "crown_dominates", "scepter_dominates")
def test_outcome_commands(card: str) -> None:
    piece = PIECE_OF[card]
    assert outcome_with(card, piece, "wizard") == expect("1", "none", "2000 0 0 1000", "1")
    assert outcome_with(card, piece, "cultist") == expect("2", "none", "0 1000 0 1000", "2 4")
    assert outcome_with(card, piece, "Monster") == expect("3", "none", "0 0 0 1000", "4")
    assert outcome_with(card, piece, "nobody") == expect("none", "1 2 4", "0 1000 7000 0", "3")
    wrong = [PIECES[other] for other in PIECES if other != piece]  # another piece does not command
    g = cast(card, tableau(P1=wrong[0], P2=wrong[1]))
    assert verdict(g) == expect("none", "1 2 4", "0 1000 7000 0", "3")


@pytest.mark.rule("CM-54", "CM-55", "CM-56", "CM-44", "CM-46", "CM-R18")
@pytest.mark.card("amulet_devoured", "crown_devoured", "scepter_devoured")
def test_outcome_betrays(card: str) -> None:
    piece = PIECE_OF[card]
    assert outcome_with(card, piece, "wizard") == expect("none", "1", "0 1000 7000 1000", "3")
    assert outcome_with(card, piece, "cultist") == expect("none", "2", "0 1000 7000 1000", "3")
    assert outcome_with(card, piece, "Monster") == expect("none", "none", "0 0 0 1000", "4")
    assert outcome_with(card, piece, "nobody") == expect("none", "none", "0 0 0 1000", "4")
    wrong = [PIECES[other] for other in PIECES if other != piece]
    g = cast(card, tableau(P1=wrong[0], P2=wrong[1]))
    assert verdict(g) == expect("none", "none", "1000 1000 0 0", "1 2")


@pytest.mark.rule("CM-50")
@pytest.mark.card("banished")
def test_outcome_banished(card: str) -> None:
    for piece in PIECES:
        assert outcome_with(card, piece, "wizard") == expect("none", "none", "1000 0 0 1000", "1 4")
        assert outcome_with(card, piece, "cultist") == expect("none", "none", "0 1000 0 1000", "2 4")
        assert outcome_with(card, piece, "Monster") == expect("none", "none", "0 0 0 1000", "4")
        assert outcome_with(card, piece, "nobody") == expect("none", "none", "0 0 0 1000", "4")


@pytest.mark.rule("CM-57", "CM-46", "CM-47", "CM-R18")
@pytest.mark.card("rampage")
def test_outcome_rampage(card: str) -> None:
    for piece in PIECES:
        for claimant in CLAIMANT:
            assert outcome_with(card, piece, claimant) == expect("none", "1 2 4", "0 1000 7000 0", "3")


# Labels


@pytest.mark.rule("CM-20", "CM-5")
@pytest.mark.card("bell_silent", "bell_ringing", "book_closed", "book_open", "candle_unlit", "candle_lit")
def test_arcanum_label(card: str) -> None:
    """It shows beside its row: the unused form under five active shrines, the used form from five on."""
    row, form = card.split("_")
    used = form in ("ringing", "open", "lit")
    left = {each["id"]: each["place"].startswith("left") for each in rulebook.table("### Arcanum cards (6)")}
    assert left[card] is not used
    assert row in zone(new(), "tableau")["rows"]
    for count in range(10):
        up = " ".join(f"{row}{column}" for column in range(1, count + 1))
        assert (arcanum(new(tableau=tableau(up)), row)[0] == form) is ((count >= 5) is used)


@pytest.mark.rule("CM-18", "CM-20")
@pytest.mark.card("kida", "marus", "sorrell")
def test_country_label(card: str) -> None:
    """It shows over its three columns, and the shrines of just those columns count for it."""
    titles = zone(new(), "tableau")["groups"]
    at = titles.index(card)
    assert len(titles) == 3
    for place in PLACES:
        layout = dict.fromkeys(PLACES, "?") | {place: "d"}
        ruled = country(new(tableau=laid_out(layout, place)), card) == ("dragon", [1, 0, 0])
        assert ruled is (3 * at < int(place[-1]) <= 3 * at + 3)
