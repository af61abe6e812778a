"""The documents that make claims are run."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import scopa
from scopa.cli import COMMANDS
from scopa.rules.variant import SWITCHES, switch_values

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


@pytest.mark.parametrize("file", [ROOT / "README.md", ROOT / "src/scopa/__init__.py"])
def test_examples_run(file: Path) -> None:
    """The sessions shown work as printed."""
    if file.suffix == ".py":
        failures, tried = doctest.testmod(scopa)
    else:
        failures, tried = doctest.testfile(str(file), module_relative=False)
    assert tried >= 2
    assert failures == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    """Every relative link, and every picture, is there."""
    targets = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", document.read_text("utf-8"))
    assert [target for target in targets if not (document.parent / target).exists()] == []


def test_the_readme_names_every_command() -> None:
    """The README lists the commands there are."""
    listed = README.split("**Commands**")[1].split("takes")[0]
    assert set(re.findall(r"`(?:scopa )?([a-z]+)`", listed)) == set(COMMANDS)


def test_the_rules_page_knows_every_variant_and_switch() -> None:
    """docs/rules.md has a row for each variant and switch, with every value."""
    page = (ROOT / "docs" / "rules.md").read_text("utf-8")
    assert [name for name in scopa.VARIANTS if f"| `{name}` |" not in page] == []
    for switch in SWITCHES[1:]:
        assert f"`{switch}`" in page
        assert [value for value in switch_values(switch) if f"`{value}`" not in page] == []
