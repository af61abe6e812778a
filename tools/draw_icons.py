"""Draw the app's icons and its preview, from the deck: ``.venv/bin/python tools/draw_icons.py``.

They go to web/public/icons and are kept there. Needs the client's packages (``make setup``) and
Chromium (``SCOPA_CHROMIUM`` names another).
"""

from __future__ import annotations

import subprocess
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[1]
ICONS = ROOT / "web" / "public" / "icons"
# File, what dev/icons.mjs is asked for, width and height.
PICTURES = (
    ("192.png", "icon", 192, 192),
    ("512.png", "icon", 512, 512),
    ("maskable-512.png", "full", 512, 512),
    ("apple-touch.png", "full", 180, 180),
    ("preview.jpg", "preview", 1200, 630),
)
QUALITY = 82


def html(what: str) -> str:
    """A page that shows the picture, as large as its window."""
    command = ["node", str(ROOT / "web" / "dev" / "icons.mjs"), what]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def draw(page: Page, name: str, what: str, width: int, height: int) -> None:
    """Photograph one picture; what lies outside round corners stays clear."""
    page.set_viewport_size({"width": width, "height": height})
    page.set_content(html(what))
    path = ICONS / name
    if path.suffix == ".jpg":
        page.screenshot(path=path, type="jpeg", quality=QUALITY)
    else:
        page.screenshot(path=path, omit_background=True)


def main() -> None:
    """Draw them all."""
    ICONS.mkdir(parents=True, exist_ok=True)
    find = ROOT / "tools" / "find_chromium.sh"
    chromium = subprocess.check_output([find], text=True).strip()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page()
        for picture in PICTURES:
            draw(page, *picture)
        browser.close()


if __name__ == "__main__":
    main()
