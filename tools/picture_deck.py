"""Draw the pictures of the decks under docs/images: ``.venv/bin/python tools/picture_deck.py``.

Every deck at 40, 96 and 240 pixels a card; at 240 one picture a suit. Needs the client's packages
(``make setup``) and Chromium (``SCOPA_CHROMIUM`` names another).
"""

from __future__ import annotations

import base64
import subprocess
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[1]
IMAGES = ROOT / "docs" / "images"
DECKS = ("neapolitan", "french", "contrast")
RANKS = "A234567FCR"
QUALITY = 82
LARGEST = 300_000


def sheets() -> Iterator[tuple[str, list[str]]]:
    """The pictures to draw: their names, and what ``dev/sheet.mjs`` is asked for."""
    for deck in DECKS:
        for width in ("40", "96"):
            yield f"deck-{deck}-{width}", [deck, width]
        for suit in "dcsb":
            yield f"deck-{deck}-240-{suit}", [deck, "240", *(rank + suit for rank in RANKS)]


def html(arguments: list[str]) -> str:
    """A page that shows the cards."""
    command = ["node", str(ROOT / "web" / "dev" / "sheet.mjs"), *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def photograph(page: Page, content: str) -> bytes:
    """What the page looks like, as WebP."""
    page.set_content(content)
    box = page.locator("main").bounding_box()
    assert box
    page.set_viewport_size({"width": round(box["width"]), "height": round(box["height"])})
    session = page.context.new_cdp_session(page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    return base64.b64decode(shot["data"])


def main() -> None:
    """Draw them all."""
    find = ROOT / "tools" / "find_chromium.sh"
    chromium = subprocess.check_output([find], text=True).strip()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page()
        for name, arguments in sheets():
            picture = photograph(page, html(arguments))
            if len(picture) > LARGEST:
                raise SystemExit(f"{name}: {len(picture)} bytes are too many")
            (IMAGES / f"{name}.webp").write_bytes(picture)
            print(f"{name}: {len(picture)} bytes")


if __name__ == "__main__":
    main()
