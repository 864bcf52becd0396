# make site    builds specimen and, with it, the site in _site/
# make test    everything that has to pass before a change lands
# make bench   speed and memory beside Hugo and the floor, as a table
# make lint    the format and the lint rules of the Swift sources
# make format  puts the Swift sources into that format
# make clean   removes what was built; what scripts/setup fetched stays in .venv and .cache

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
MAKEFLAGS += --no-print-directory
.NOTPARALLEL:
.PHONY: site test bench lint format clean setup test-setup specimen modules docs determinism browser

sources := Sources Tests Package.swift
specimen := .build/release/specimen
results := .build/results

site: setup specimen
	@echo '==> Building the site'
	@$(specimen) build --output _site
	@echo 'Look at it: _site/index.html'

test: test-setup lint modules site docs determinism browser
	@echo '==> Everything passed'
	@sed -nE 's/.*Test run with ([0-9]+) tests?.* passed.*/Modules: \1 passed, 0 failed/p' $(results)/modules.log
	@sed -nE 's/^([0-9]+) passed.*/Browser: \1 passed, 0 failed/p' $(results)/browser.log

setup:
	@scripts/setup

test-setup:
	@scripts/setup --test
	@rm -rf $(results)
	@mkdir -p $(results)

specimen:
	@echo '==> Building specimen (some minutes the first time)'
	@scripts/quietly swift build -c release --product specimen

lint:
	@echo '==> Linting'
	@swift format lint --strict --parallel --recursive $(sources)

format:
	@swift format --in-place --parallel --recursive $(sources)

modules:
	@echo '==> Building the tests'
	@scripts/quietly swift build --build-tests
	@echo '==> Testing the modules'
	@swift test --skip-build --disable-xctest >$(results)/modules.log 2>&1 \
	  || { grep -v '^[◇✔]' $(results)/modules.log; exit 1; }
	@grep 'Test run with' $(results)/modules.log

docs:
	@echo '==> Running the commands of the README and the guide'
	@.venv/bin/python scripts/check-docs --specimen $(specimen)

determinism:
	@echo '==> Building the site twice more, to compare'
	@scripts/check-determinism $(specimen)

browser:
	@echo '==> Testing the site in a browser'
	@.venv/bin/python -m pytest Tests/browser --site _site --specimen $(specimen) | tee $(results)/browser.log

bench: setup specimen
	@scripts/bench

clean:
	@rm -rf .build _site
