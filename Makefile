# make play: sets up and opens the hall in the browser.  make test: sets up and runs every test.
# Everything is installed into .venv inside this checkout; nothing global is touched.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: help play page docs pictures wheel test check unit format playthroughs rules-report bench prove-hall soak clean
.DEFAULT_GOAL := help

help:
	@sed -n '1,2p' Makefile; echo "also: page, docs, pictures, wheel, check, unit, format, playthroughs, rules-report, bench, prove-hall, soak, clean"

$(VENV)/made:
	@echo "Setting up Python in $(VENV) ..."
	@command -v $(PYTHON) >/dev/null || \
	  { echo "Spellhall needs Python 3.11 or newer; there is no '$(PYTHON)' here. Try: make $(MAKECMDGOALS) PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Spellhall needs Python 3.11 or newer; '$(PYTHON)' is older. Try: make $(MAKECMDGOALS) PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv --clear $(VENV) || \
	  { echo "Could not make a virtual environment. On Debian and Ubuntu: apt install python3-venv"; exit 1; }
	@touch $@

# The libraries, and the sources as they stand; without an environment of its own for building, which would take longest.
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt
LIBRARIES := import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["dependencies"], sep="\n")
$(VENV)/for-play: $(VENV)/made pyproject.toml constraints.txt
	@echo "Installing the hall's libraries ..."
	@$(BIN)/python -c '$(LIBRARIES)' > $(VENV)/libraries.txt
	@$(PIP) -r $(VENV)/libraries.txt hatchling editables
	@$(PIP) --no-build-isolation --no-deps -e .
	@touch $@

$(VENV)/for-test: $(VENV)/made pyproject.toml constraints.txt
	@echo "Installing what the tests need (a minute) ..."
	@$(PIP) -e '.[dev,research,lab,ray]'
	@touch $@ $(VENV)/for-play

$(VENV)/for-bench: $(VENV)/for-test
	@echo "Installing the peers to measure beside ..."
	@$(PIP) -e '.[peers]'
	@touch $@ $(VENV)/for-play

# The page is built from web/ into the package, with the Node at hand or the one from PyPI.
FETCHED := web/node_modules/.installed
$(FETCHED): $(VENV)/made web/package-lock.json
	@$(BIN)/python web/build.py --fetch
	@touch $@

PAGE := src/spellhall/page/index.html
$(PAGE): $(VENV)/for-play $(FETCHED) web/build.py web/declared.py web/index.html web/vite.config.ts docs/rules \
  $(shell find web/src web/plugins web/static src/spellhall/words -type f -not -path '*/generated/*' -not -name '*.pyc') \
  $(wildcard src/spellhall/server/*.py src/spellhall/games/*/sight.py src/spellhall/games/*/words/*.ftl)
	@$(BIN)/python web/build.py

page: $(PAGE)

# The hall opens on the sources at once; the compiled build is made behind its back, and used from the next start on.
COMPILING := build/compiling
play:
	@$(MAKE) --silent --no-print-directory -j2 $(PAGE)
	@if $(MAKE) --question $(WHEEL) >/dev/null 2>&1; then \
	  $(MAKE) --no-print-directory $(VENV)/installed && exec $(BIN)/spellhall serve; \
	else \
	  mkdir -p build; kill -0 $$(cat $(COMPILING) 2>/dev/null) 2>/dev/null || \
	    { nice -n 19 $(MAKE) --no-print-directory $(WHEEL) >$(COMPILING).log 2>&1 & echo $$! >$(COMPILING); }; \
	  echo "Opening the hall. It is compiled meanwhile: from the next start on it runs twice as fast."; \
	  PYTHONPATH=src exec $(BIN)/python -m spellhall serve; \
	fi

test: check unit

check: $(VENV)/for-test $(PAGE)
	$(BIN)/python web/build.py --check
	$(BIN)/ruff check src tests hatch_build.py inlining.py
	$(BIN)/ruff format --check src tests hatch_build.py inlining.py
	$(BIN)/mypy

# Whatever people use is tested as they get it, the rules as they are written.
AS_INSTALLED := tests/adapters tests/bots tests/lab tests/page tests/server tests/test_installed.py tests/test_outside.py tests/test_playthroughs.py
unit: $(VENV)/for-test $(VENV)/installed
	@echo "Testing the sources (half of the tests) ..."
	$(BIN)/pytest -n auto $(AS_INSTALLED:%=--ignore=%)
	@echo "Testing what is installed (the other half: bots, lab, hall, page) ..."
	$(BIN)/pytest -n auto -o pythonpath=. $(AS_INSTALLED)

format: $(VENV)/for-test
	$(BIN)/ruff check --fix src tests
	$(BIN)/ruff format src tests

playthroughs: $(VENV)/for-test
	PYTHONPATH=src $(BIN)/python -m tests.golden

rules-report: $(VENV)/for-test
	@PYTHONPATH=src $(BIN)/python -m tests.coverage

# What people install: the page inside, games and engine compiled where there is a C compiler (hatch_build.py).
# SPELLHALL_COMPILE=no leaves that out; PYTHONPATH=src runs the sources as they stand, without any of it.
WHEEL := build/wheel/made
$(WHEEL): $(PAGE) hatch_build.py inlining.py pyproject.toml $(shell find src docs/rules -type f -not -path '*/page/*' -not -name '*.pyc')
	@echo "Compiling (a few minutes, whenever the rules or bots have changed) ..."
	@rm -rf $(dir $@) && mkdir -p $(dir $@)
	@PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt \
	  $(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir $(dir $@) .
	@touch $@

$(VENV)/installed: $(VENV)/for-play $(WHEEL)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --force-reinstall $(dir $(WHEEL))*.whl
	@touch $@

docs: $(VENV)/made
	@$(PIP) 'mkdocs-material>=9.6'
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict && echo "The documents are in build/docs/index.html"

# The pictures of the README, from the real page.
pictures: $(VENV)/for-test $(PAGE)
	@PYTHONPATH=src $(BIN)/python -m tests.page.pictures

# A wheel, and a source distribution with page and rules inside, which needs no Node.
wheel: $(WHEEL)
	@$(PIP) hatchling
	@rm -rf dist && $(BIN)/hatchling build -t sdist -d dist >/dev/null && cp $(dir $(WHEEL))*.whl dist/
	@ls dist/*

bench: $(VENV)/for-bench $(VENV)/installed
	$(BIN)/spellhall bench --peers --research

# The hall killed 200 times on each database, cut 10,000 times, a million wrong messages, an hour of busy tables whose
# memory stays flat: two hours and more.
prove-hall: $(VENV)/for-test $(VENV)/installed
	$(BIN)/python -m tests.hall

soak: $(VENV)/for-test $(VENV)/installed
	$(BIN)/python -m tests.soak

clean:
	rm -rf $(VENV) build web/node_modules src/spellhall/page .mypy_cache .pytest_cache .ruff_cache .hypothesis dist
