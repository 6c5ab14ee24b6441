# make play: sets up and starts a game.  make test: sets up and runs every test.
# Everything is installed into .venv inside this checkout; nothing global is touched.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test check unit format playthroughs rules-report bench soak clean
.DEFAULT_GOAL := help

help:
	@sed -n '1,2p' Makefile; echo "also: check, unit, format, playthroughs, rules-report, bench, soak, clean"

$(VENV)/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Spellhall needs Python 3.11 or newer; '$(PYTHON)' is older. Try: make $(MAKECMDGOALS) PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || \
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
	$(BIN)/python -m tests.playthroughs

rules-report: $(VENV)/for-test
	@$(BIN)/python -m tests.coverage

bench: $(VENV)/for-bench
	$(BIN)/spellhall bench --peers

soak: $(VENV)/for-test
	$(BIN)/python -m tests.soak

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis dist
