"""Lighthouse on start, table, lesson and guide: ``python bench/lighthouse.py [runs]``.

Needs a Chromium and npx; the version of Lighthouse is pinned here, and it is no dependency of the
project's. LIGHTHOUSE in the environment names another command.
"""

from __future__ import annotations

import json
import os
import shlex
import socket
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Playwright, sync_playwright

from tests.browser.conftest import ARGUMENTS, find_chromium
from tests.browser.server import Server
from tests.browser.table import Table

COMMAND = shlex.split(os.environ.get("LIGHTHOUSE", "npx --yes lighthouse@12.2.3"))
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
PAGES = {"lesson": "#/lesson/deck", "guide": "#/guide/scopa"}
# The table belongs to the browser that opened it: Lighthouse leaves cookies, and empties the cache.
OPTIONS = ["--quiet", "--output=json", "--output-path=stdout"]


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def scores(address: str, port: int) -> dict[str, float]:
    """Lighthouse's scores of a page, 0 to 100, for a phone as it simulates one."""
    command = [*COMMAND, address, f"--port={port}", *OPTIONS]
    done = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603 -- our own command
    answer = done.stdout
    categories = json.loads(answer)["categories"]
    return {name: 100 * categories[name]["score"] for name in CATEGORIES}


def measure(playwright: Playwright, server: str, name: str) -> dict[str, float]:
    """A page's scores in a browser of its own: one that has shown pages has them half read."""
    port = free_port()
    context = playwright.chromium.launch_persistent_context(
        tempfile.mkdtemp(),
        executable_path=find_chromium(),
        args=[*ARGUMENTS, f"--remote-debugging-port={port}"],
    )
    address = server + PAGES.get(name, "")
    if name == "table":
        page = context.pages[0]
        Table.begin(page, server)
        address = page.url
        page.close()
    found = scores(address, port)
    context.close()
    return found


def main(runs: int) -> None:
    """Print each category's median."""
    with Server(Path(tempfile.mkdtemp())) as server, sync_playwright() as playwright:
        for name in ("start", "table", *PAGES):
            found = [measure(playwright, server.base, name) for _ in range(runs)]
            for category in CATEGORIES:
                values = [result[category] for result in found]
                print(f"{name:6} {category:15} {statistics.median(values):.0f}  {values}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
