"""What a first visit costs, in kilobytes over the line: ``python bench/page_weight.py``.

Needs a Chromium and the built client. The bounds are kept by tests/browser/test_weight.py.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import sync_playwright

from tests.browser.conftest import ARGUMENTS, find_chromium
from tests.browser.fake import fake_table, situation
from tests.browser.server import Server
from tests.browser.test_weight import Scale

PAGES = {"start": "", "course": "#/learn", "lesson": "#/lesson/deck", "guide": "#/guide/scopa"}


def main() -> None:
    """Print the weight of each page, in each language."""
    with Server(Path(tempfile.mkdtemp())) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        for language in ("de", "it", "en"):
            for name in (*PAGES, "table"):
                page = browser.new_context(locale=language).new_page()
                scale = Scale(page)
                if name == "table":
                    state = situation(hand=["5s", "7d", "Rd"], table=["4d", "3c"])
                    fake_table(page, server.base, state)
                else:
                    page.goto(server.base + PAGES[name], wait_until="networkidle")
                page.wait_for_load_state("networkidle")
                page.wait_for_timeout(500)
                print(f"{language} {name:7} {scale.total / 1000:.1f} kB")
        browser.close()


if __name__ == "__main__":
    main()
