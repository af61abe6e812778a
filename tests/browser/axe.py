"""What axe finds on a page: the accessibility rules that a machine can check."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# The sheet of the deck's pictures is hidden from everybody, and long.
RUN = """async () => {
  const scope = { exclude: [['svg.heard']] };
  const { violations } = await axe.run(scope, { resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ html, any }) => html.slice(0, 120) + ' ' + (any[0]?.message ?? '')),
  ]);
}"""


@cache
def _source() -> str:
    return SOURCE.read_text("utf-8")


def faults(page: Page) -> list[Any]:
    """Each rule that is broken, with the elements that break it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_source())
    found: list[Any] = page.evaluate(RUN)
    return found
