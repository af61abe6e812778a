# What people do with a checkout. `make help` lists it; every recipe sets up what it needs.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help setup play test lint format bench docs clean requirements wheel-check core-test rebuild

VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2
export PATH := $(CURDIR)/$(BIN):$(PATH)
export PYTHONDONTWRITEBYTECODE :=
export PIP_DISABLE_PIP_VERSION_CHECK := 1

PYTHON_DIRS := $(wildcard src tests bench build_backend tools)
HAS_WEB := $(wildcard web/package.json)
HAS_CORE := $(wildcard core/CMakeLists.txt)

# Whatever the client or the core is built from; a change to any of it rebuilds what depends on it.
SOURCES := pyproject.toml CMakeLists.txt tools/install.sh $(wildcard build_backend/*.py) \
	$(shell find web core src/scopa/locale -name node_modules -prune -o -name dist -prune -o \
		-type f ! -name '*.timestamp-*' ! -name '*.md' -print 2>/dev/null)

help:  ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(VENV)/.dev $(VENV)/.package $(if $(HAS_WEB),web/node_modules/.package-lock.json)  ## Make .venv with everything in it: for use, tests and checks

play: $(VENV)/.runtime $(VENV)/.package  ## Open a table in the browser (ARGS=... for more, as in ARGS=--no-browser)
	@exec $(BIN)/scopa play $(ARGS)

# These alone must cover cards, rules and notation; tracing costs the others half their speed.
COVERED := tests/rules tests/notation

test: setup  ## Run all tests: client, browser, rules, then the rest (ARGS=... for pytest)
ifneq ($(HAS_WEB),)
	cd web && npm test
endif
	JOBS=$(JOBS) tools/test_browser.sh
	$(BIN)/pytest $(COVERED) -n $(JOBS) --cov --cov-report=term-missing
	$(BIN)/pytest -m "not browser" $(COVERED:%=--ignore=%) -n $(JOBS) $(ARGS)

core-test: setup  ## Run the core's own tests and its fuzzer under the sanitizers
	MAKEFLAGS= MAKELEVEL= sh core/tests/run.sh

lint: setup  ## Check style, types and layers, and build without a warning
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy $(PYTHON_DIRS)
	$(BIN)/pyright
	$(BIN)/lint-imports
ifneq ($(HAS_WEB),)
	cd web && npm run check
endif
ifneq ($(HAS_CORE),)
	tools/format_core.sh --dry-run -Werror
	tools/build_strict.sh
endif

format: $(VENV)/.dev  ## Rewrite Python and C++ sources in the house format
	$(BIN)/ruff check --fix --exit-zero .
	$(BIN)/ruff format .
ifneq ($(HAS_CORE),)
	tools/format_core.sh -i
endif

bench: setup  ## Measure speed: run the programs in bench/, but those that tune
	@set -e; for program in $(filter-out bench/tune_%,$(shell grep -ls __main__ bench/*.py)); do \
		echo "== $$program"; $(BIN)/python $$program; done

docs: $(VENV)/.dev  ## List the pages of the documentation and check their links
	$(BIN)/python tools/check_docs.py

wheel-check: setup  ## Build sdist and wheel, install the wheel alone, and try it
	tools/check_wheel.sh

requirements: $(BIN)/python  ## Pin all requirements anew, at their latest versions
	tools/pin.sh

clean:  ## Remove what was built (ALL=1: also .venv and the client's packages)
	rm -rf build dist web/dist src/scopa/server/client .coverage test-results \
		.mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	rm -f src/scopa/engine/_core*.so $(VENV)/.package
	find src tests bench tools build_backend -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
	$(if $(ALL),rm -rf $(VENV) web/node_modules)

# Stamps: the environment, its packages, and our own with client and core built.

$(BIN)/python:
	@tools/make_venv.sh $(VENV)

$(VENV)/.runtime: requirements/build.txt requirements/runtime.txt | $(BIN)/python
	@echo "Installing what the package needs ..."
	@tools/install_pins.sh $^
	@touch $@

$(VENV)/.dev: requirements/build.txt requirements/dev.txt | $(BIN)/python
	@echo "Installing what the package, its tests and its checks need ..."
	@tools/install_pins.sh $^
	@touch $(VENV)/.runtime $@

$(VENV)/.package: $(VENV)/.runtime $(SOURCES)
	@tools/install.sh
	@touch $@

# A client that was removed is built again.
ifneq ($(HAS_WEB),)
ifeq ($(wildcard src/scopa/server/client/index.html),)
$(VENV)/.package: rebuild
rebuild:
endif

web/node_modules/.package-lock.json: web/package-lock.json | $(VENV)/.package
	cd web && npm ci --include=dev --no-audit --no-fund
	@touch $@
endif
