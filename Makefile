# make play: sets up and opens the hall in the browser.  make test: sets up and runs every test.
# Everything is installed into .venv inside this checkout; nothing global is touched.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: help play page wheel test check unit format playthroughs rules-report fast test-fast bench bench-interpreted prove-hall soak clean
.DEFAULT_GOAL := help

help:
	@sed -n '1,2p' Makefile; echo "also: page, wheel, check, unit, format, playthroughs, rules-report, fast, test-fast, bench, bench-interpreted, prove-hall, soak, clean"

$(VENV)/made:
	@command -v $(PYTHON) >/dev/null || \
	  { echo "Spellhall needs Python 3.11 or newer; there is no '$(PYTHON)' here. Try: make $(MAKECMDGOALS) PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Spellhall needs Python 3.11 or newer; '$(PYTHON)' is older. Try: make $(MAKECMDGOALS) PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv --clear $(VENV) || \
	  { echo "Could not make a virtual environment. On Debian and Ubuntu: apt install python3-venv"; exit 1; }
	@touch $@

$(VENV)/for-play: $(VENV)/made pyproject.toml constraints.txt
	@echo "Setting up (once) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e .
	@touch $@

$(VENV)/for-test: $(VENV)/made pyproject.toml constraints.txt
	@echo "Setting up for tests (once) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev,research,lab,ray]'
	@touch $@ $(VENV)/for-play

$(VENV)/for-bench: $(VENV)/for-test
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[peers]'
	@touch $@

# The page is built from web/ into the package, with the Node at hand or the one from PyPI.
PAGE := src/spellhall/page/index.html
$(PAGE): $(VENV)/for-play web/build.py web/package-lock.json web/index.html web/vite.config.ts docs/rules \
  $(shell find web/src web/plugins web/static -type f -not -path '*/generated/*') $(wildcard src/spellhall/server/*.py)
	@$(BIN)/python web/build.py

page: $(PAGE)

play: $(VENV)/for-play $(PAGE)
	@$(BIN)/spellhall serve

test: check unit

check: $(VENV)/for-test $(PAGE)
	$(BIN)/python web/build.py --check
	$(BIN)/ruff check src tests
	$(BIN)/ruff format --check src tests
	$(BIN)/mypy

unit: $(VENV)/for-test $(PAGE)
	$(BIN)/pytest -n auto

format: $(VENV)/for-test
	$(BIN)/ruff check --fix src tests
	$(BIN)/ruff format src tests

playthroughs: $(VENV)/for-test
	$(BIN)/python -m tests.golden

rules-report: $(VENV)/for-test
	@$(BIN)/python -m tests.coverage

# The same sources compiled by mypyc, in a folder of their own (needs a C compiler).
FAST := build/fast
HOT := $(filter-out src/spellhall/bots/arena.py src/spellhall/bots/league.py src/spellhall/bots/base.py src/spellhall/engine/game.py src/spellhall/engine/record.py src/spellhall/engine/snapshot.py \
  src/spellhall/engine/laws.py %/__init__.py %/facts.py %/options.py %/scenario.py %/positions.py %/laws.py,$(wildcard src/spellhall/bots/*.py src/spellhall/engine/*.py src/spellhall/games/*/*.py src/spellhall/games/*/*/*.py))

$(FAST)/made: $(VENV)/for-test $(HOT)
	@echo "Compiling (some minutes) ..."
	@rm -rf $(FAST) && mkdir -p $(FAST) && cp -r src/spellhall $(FAST)/
	@cd $(FAST) && MYPYPATH=. $(CURDIR)/$(BIN)/python -m mypyc --strict $(HOT:src/%=%) > compile.log 2>&1 || \
	  { tail -n 5 compile.log; exit 1; }
	@touch $@

fast: $(FAST)/made

test-fast: $(FAST)/made
	PYTHONPATH=$(FAST) $(BIN)/pytest -n auto tests/games tests/laws/test_laws.py tests/test_playthroughs.py \
	  -k "not everything_is_reached"  # which traces functions, and compiled ones leave no trace

bench: $(VENV)/for-bench $(FAST)/made
	PYTHONPATH=$(FAST) $(BIN)/python -m spellhall bench --peers

bench-interpreted: $(VENV)/for-bench
	$(BIN)/spellhall bench --peers

wheel: $(VENV)/for-play $(PAGE)
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .

# The hall killed 200 times on each database, cut 3,000 times, a million wrong messages: half an hour and more.
prove-hall: $(VENV)/for-test
	$(BIN)/python -m tests.hall

soak: $(VENV)/for-test
	$(BIN)/python -m tests.soak

clean:
	rm -rf $(VENV) build web/node_modules src/spellhall/page .mypy_cache .pytest_cache .ruff_cache .hypothesis dist
