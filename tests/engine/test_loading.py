"""What loading costs is kept small by what is loaded when."""

from __future__ import annotations

import os
import subprocess
import sys

from scopa.engine import has_core
from tests.engine.helpers import needs_core


def modules_after(code: str) -> set[str]:
    """The modules that are loaded after some code ran in a fresh interpreter."""
    printed = subprocess.run(
        [sys.executable, "-c", f"import sys\n{code}\nprint(*sys.modules)"],
        check=True,
        capture_output=True,
        text=True,
    )
    return set(printed.stdout.split())


def test_importing_the_engine_does_not_load_the_core() -> None:
    """The compiled module is loaded by the first search, and nothing heavy before."""
    loaded = modules_after("import scopa.engine")
    assert not loaded & {"scopa.engine._core", "scopa.engine.plain", "numpy", "asyncio"}


@needs_core
def test_the_first_search_loads_the_core() -> None:
    """A search brings the core with it, and no other module of weight."""
    before = modules_after("import scopa.engine")
    after = modules_after("from scopa.engine import has_core; has_core()")
    assert after - before - {"atexit"} == {"scopa.engine._core"}


def test_a_missing_core_says_so_once() -> None:
    """Without the core, one line on standard error says that searches are slow; they work."""
    code = """
import sys
sys.modules["scopa.engine._core"] = None
import random, scopa
from scopa.engine import rollout, solve, worlds
variant = scopa.find_variant("scopa")
position = scopa.parse_position("7.../..7. .2.. 1 - -/- 0/0 -", variant, partial=True)
assert solve(position).exact
assert rollout(position, 2).rounds == 2
assert len(worlds(scopa.deal(scopa.find_variant("scopa"), random.Random(1)).view(1), 2)) == 2
"""
    ran = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert ran.stdout == ""
    assert len(ran.stderr.splitlines()) == 1
    assert "no compiled core" in ran.stderr


def test_has_core_is_steady() -> None:
    """Asking twice gives one answer."""
    assert has_core() == has_core()


def test_the_core_is_there_where_it_is_required() -> None:
    """Under SCOPA_REQUIRE_CORE=1, as in CI, what needs the core must not be skipped in silence."""
    assert has_core() or os.environ.get("SCOPA_REQUIRE_CORE") != "1"
