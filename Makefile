# make play: sets up and starts a game.  make test: sets up and runs every test.
# Everything is installed into .venv inside this checkout; nothing global is touched.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: help play test check unit format playthroughs rules-report fast test-fast bench bench-interpreted soak clean
.DEFAULT_GOAL := help

help:
	@sed -n '1,2p' Makefile; echo "also: check, unit, format, playthroughs, rules-report, fast, test-fast, bench, bench-interpreted, soak, clean"

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
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@ $(VENV)/for-play

$(VENV)/for-bench: $(VENV)/for-test
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[peers]'
	@touch $@

play: $(VENV)/for-play
	@$(BIN)/spellhall play castle

test: check unit

check: $(VENV)/for-test
	$(BIN)/ruff check src tests
	$(BIN)/ruff format --check src tests
	$(BIN)/mypy

unit: $(VENV)/for-test
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
HOT := $(filter-out src/spellhall/engine/game.py src/spellhall/engine/record.py src/spellhall/engine/snapshot.py \
  src/spellhall/engine/laws.py %/__init__.py,$(wildcard src/spellhall/engine/*.py src/spellhall/games/*/*.py src/spellhall/games/*/*/*.py))

$(FAST)/made: $(VENV)/for-test $(HOT)
	@echo "Compiling (a minute or two) ..."
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

soak: $(VENV)/for-test
	$(BIN)/python -m tests.soak

clean:
	rm -rf $(VENV) build .mypy_cache .pytest_cache .ruff_cache .hypothesis dist
