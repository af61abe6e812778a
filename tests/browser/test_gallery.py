"""The page of all forty cards, and what may not leave a card."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.axe import faults
from tests.browser.fake import fake_table, situation
from tests.browser.server import Server
from tests.browser.test_languages import MESSAGE_ID
from tests.browser.test_layout import OVERFLOW, SIZES

SHEET = Path(__file__).parents[2] / "web" / "dev" / "sheet.mjs"
DECKS = ("neapolitan", "french", "contrast")

# A suit's title and a court of that suit, by deck and language.
NAMES = {
    ("neapolitan", "de"): ("Kelche", "Kelch-Reiter"),
    ("neapolitan", "it"): ("Coppe", "Cavallo di coppe"),
    ("neapolitan", "en"): ("Cups", "Knight of cups"),
    ("french", "de"): ("Herz", "Herz-Dame"),
    ("french", "it"): ("Cuori", "Donna di cuori"),
    ("french", "en"): ("Hearts", "Queen of hearts"),
}

# Targets on a page that is longer than the screen.
SMALL = """() => [...document.querySelectorAll('button, a, label')]
  .map((target) => [target.textContent.trim(), target.getBoundingClientRect()])
  .filter(([, box]) => box.width < 44 || box.height < 44)
  .map(([name]) => name)"""

# Each card's drawing without the blank card under it, painted with room to spare: which ones leave
# ink outside the card.
STRAYS = """async () => {
  const [room, width, height] = [20, 200, 320];
  const styles = document.querySelector('style').textContent;
  const signs = [...document.querySelectorAll('.sheet > defs')].map((it) => it.outerHTML).join('');
  const canvas = new OffscreenCanvas(width / 2 + room, height / 2 + room);
  const paper = canvas.getContext('2d', { willReadFrequently: true });
  const strays = [];
  for (const symbol of document.querySelectorAll('symbol[viewBox="0 0 200 320"]')) {
    const drawing = symbol.firstElementChild.cloneNode(true);
    drawing.querySelectorAll(':scope > rect').forEach((rect) => rect.remove());
    const picture = new Image(canvas.width, canvas.height);
    const box = [-room, -room, 2 * canvas.width, 2 * canvas.height].join(' ');
    picture.src = 'data:image/svg+xml,' + encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${canvas.width}"
        height="${canvas.height}"><style>${styles}</style>${signs}${drawing.outerHTML}</svg>`);
    await picture.decode();
    paper.clearRect(0, 0, canvas.width, canvas.height);
    paper.drawImage(picture, 0, 0);
    paper.clearRect(room / 2 + 1.5, room / 2 + 1.5, width / 2 - 3, height / 2 - 3);
    const { data } = paper.getImageData(0, 0, canvas.width, canvas.height);
    if (data.some((value, place) => place % 4 === 3 && value > 40)) strays.push(symbol.id);
  }
  return strays;
}"""

# What the pictures on the page look like, card by card: as large as they are, then small.
LOOKS = """async () => {
  const looks = [];
  for (const picture of document.querySelectorAll('img.picture')) {
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    const [large, small] = [new OffscreenCanvas(width, height), new OffscreenCanvas(30, 48)];
    large.getContext('2d').drawImage(picture, 0, 0);
    const paper = small.getContext('2d', { willReadFrequently: true });
    paper.drawImage(large, 0, 0, 30, 48);
    looks.push([...paper.getImageData(0, 0, 30, 48).data]);
  }
  return looks;
}"""
# Browsers without canvases in threads, and those that give back noise so that nobody is recognized.
WITHOUT_CANVAS = {
    "none": "delete self.OffscreenCanvas;",
    "noise": """OffscreenCanvasRenderingContext2D.prototype.getImageData = (x, y, width, height) =>
      new ImageData(new Uint8ClampedArray(4 * width * height).fill(255), width, height);""",
    "refused": "OffscreenCanvas.prototype.convertToBlob = () => Promise.reject(new Error('no'));",
}


def names_of(deck: str, language: str) -> tuple[str, str]:
    """What the page calls a suit and a card; the large signs go by the Italian names."""
    return NAMES["french" if deck == "french" else "neapolitan", language]


def looks_of(page: Page) -> list[list[int]]:
    """Every picture on the page of the deck, in colours."""
    expect(page.locator("img.picture")).to_have_count(41)
    expect(page.locator("img[data-blank]")).to_have_count(0)
    looks: list[list[int]] = page.evaluate(LOOKS)
    return looks


def spoil(page: Page, deck: str, spoilt: str) -> None:
    """Let a deck's thread run something first."""

    def answer(route: Route) -> None:
        route.fulfill(content_type="text/javascript", body=spoilt + route.fetch().text())

    page.route(f"**/assets/{deck}-*.js", answer)


@pytest.mark.parametrize(("deck", "spoilt"), [*zip(DECKS, WITHOUT_CANVAS, strict=True)])
def test_no_canvas_is_needed(page: Page, server: Server, deck: str, spoilt: str) -> None:
    """Where no card can be painted, each is shown as the drawing that it is: it looks the same."""
    page.add_init_script(f"localStorage.setItem('scopa.deck', '{deck}')")
    page.goto(f"{server.base}#/deck")
    painted = looks_of(page)
    spoil(page, deck, WITHOUT_CANVAS[spoilt])
    page.reload()
    drawn = looks_of(page)
    assert page.locator("img.picture[src^='data:image/svg']").count() == 41
    for one, other in zip(painted, drawn, strict=True):
        apart = sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)
        assert apart < 3


@pytest.mark.parametrize("deck", DECKS)
def test_gallery(page: Page, server: Server, deck: str) -> None:
    """All forty cards, named in each language, fitting every size; axe finds nothing."""
    page.goto(f"{server.base}#/deck")
    page.locator(f"input[name=deck][value={deck}]").check()
    for language in ("de", "it", "en"):
        page.locator(f"[lang={language}].button").click()
        suit, card = names_of(deck, language)
        expect(page.get_by_role("heading", name=suit, exact=True)).to_be_visible()
        expect(page.get_by_role("button", name=card, exact=True)).to_be_visible()
        assert page.locator("main li").count() == len("dcsb") * len("A234567FCR")
        assert MESSAGE_ID.findall(page.locator("body").inner_text()) == []
        for size, viewport in SIZES.items():
            page.set_viewport_size(viewport)
            assert (language, size, page.evaluate(OVERFLOW)[0]) == (language, size, 0)
            assert (language, size, page.evaluate(SMALL)) == (language, size, [])
        assert (language, faults(page)) == (language, [])


def test_gallery_by_keyboard(page: Page, server: Server) -> None:
    """A card is enlarged and put back without a pointer, and the focus returns to it."""
    page.goto(f"{server.base}#/deck")
    card = page.get_by_role("button", name="7 of coins", exact=True)
    card.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="7 of coins")).to_be_visible()
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(card).to_be_focused()


def test_deck_is_kept(page: Page, server: Server) -> None:
    """A deck once chosen is the table's too, which names the cards as they look."""
    page.goto(f"{server.base}#/deck")
    page.locator("input[name=deck][value=french]").check()
    fake_table(page, server.base, situation(hand=["Cc"], table=["4d"]))
    expect(page.get_by_role("button", name=re.compile("^queen of hearts"))).to_be_visible()


@pytest.mark.parametrize("deck", DECKS)
def test_nothing_leaves_a_card(page: Page, deck: str) -> None:
    """Feathers, blades and tails end within the card."""
    command: list[Any] = ["node", SHEET, deck, "100"]
    page.set_content(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    strays: list[str] = page.evaluate(STRAYS)
    assert strays == []
