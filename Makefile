# What one does with a checkout. Everything happens in .venv; nothing is done twice.
PYTHON ?= python3
RUN := .venv/bin/python

.PHONY: help play setup test check audit bench tour clean

help:
	@echo "make play   set up, start the server, open the browser (ATOLL_PORT, ATOLL_BROWSER=no)"
	@echo "make test   set up and run all tests that need no outside service"
	@echo "make setup  the set-up alone"
	@echo "make check  format, lint and types"
	@echo "make audit  whether anything that Atoll stands on is known to be unsafe"
	@echo "make bench  the speed of the rules, beside published engines"
	@echo "make tour   screenshots of every screen, with an index page"
	@echo "make clean  remove everything that set-up and tests have made; what was played stays"

play: setup
	@.venv/bin/atoll serve

setup:
	@$(PYTHON) packaging/set_up.py $(DEVELOP)

test check audit bench tour: DEVELOP = --dev

test: setup
	@$(RUN) -m pytest -q -n auto --dist worksteal -m "not services and not browser and not long"

check: setup
	@.venv/bin/ruff format --check
	@.venv/bin/ruff check
	@.venv/bin/mypy
	@$(RUN) packaging/node.py run --silent check

audit: setup
	@$(RUN) packaging/audit.py

bench: setup
	@.venv/bin/atoll bench rules

tour: setup
	@$(RUN) tests/browser/tour.py

clean:
	rm -rf .venv .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist tour bench/.venv
	rm -rf src/atoll.egg-info src/atoll/_native src/atoll/server/client web/node_modules
