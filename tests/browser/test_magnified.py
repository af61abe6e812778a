"""What is read large: small and magnified screens, larger letters, the system's own colours."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, FilePayload, Page, ViewportSize

from tests.browser.archive import archived, keep
from tests.browser.fake import fake_table
from tests.browser.server import Server
from tests.browser.test_access import PAGES, PLAYING, RECORD
from tests.browser.test_layout import OVERFLOW

# Pages that are read from top to bottom; at a table the cards have the room there is.
READ = (
    "start",
    "deck",
    "course",
    "lessons",
    "guide",
    "advice",
    "glossary",
    "questions",
    "editor",
    "statistics",
    "matches",
)
# The narrowest screen, and letters of twice the size on a telephone.
NARROW: list[tuple[ViewportSize, int]] = [
    ({"width": 320, "height": 568}, 100),
    ({"width": 390, "height": 844}, 200),
]
LARGE = """document.addEventListener('DOMContentLoaded', () => {
  document.head.append(Object.assign(document.createElement('style'), {
    textContent: 'html { font-size: SIZE% }',
  }));
})"""

# Cells whose words run into the next one.
RUNNING_OVER = """() => [...document.querySelectorAll('th, td')]
  .filter((cell) => cell.textContent.trim() && cell.checkVisibility())
  .filter((cell) => {
    const words = document.createRange();
    words.selectNodeContents(cell);
    const [inner, outer] = [words.getBoundingClientRect(), cell.getBoundingClientRect()];
    return inner.right > outer.right + 1.5 || inner.left < outer.left - 1.5;
  })
  .map((cell) => cell.textContent)"""

# How much of what has the focus lies under nothing else; a covered radio button is its label.
IN_SIGHT = """() => {
  const focus = document.activeElement;
  if (focus === document.body) return 1;
  const shown = focus.matches('.covering') ? focus.parentElement : focus;
  const { left, top, width, height } = shown.getBoundingClientRect();
  const parts = [1, 3, 5, 7, 9].map((part) => part / 10);
  const hits = parts.flatMap((x) => parts.map((y) => [left + width * x, top + height * y]));
  return hits.filter(([x, y]) => shown.contains(document.elementFromPoint(x, y))).length;
}"""


@pytest.mark.parametrize(("size", "letters"), NARROW)
@pytest.mark.parametrize("name", READ)
def test_no_page_is_wider_than_the_screen(
    context: BrowserContext, server: Server, name: str, size: ViewportSize, letters: int
) -> None:
    """In German, whose words are the longest, nothing has to be scrolled sideways to be read."""
    page = context.new_page()
    page.set_viewport_size(size)
    page.add_init_script("localStorage.setItem('scopa.language', 'de')")
    page.add_init_script(LARGE.replace("SIZE", str(letters)))
    for what in PAGES[name](page, server.base):
        assert (what, page.evaluate(OVERFLOW)[0] <= 0) == (what, True)
        assert (what, page.evaluate(RUNNING_OVER)) == (what, [])


def _start(page: Page, base: str) -> Iterator[str]:
    page.goto(base)
    page.locator("[data-start]").wait_for()
    page.locator("summary").click()
    page.locator(".home, a").first.focus()
    yield "the start page"
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").wait_for()
    yield "the settings"


def _editor(page: Page, base: str) -> Iterator[str]:
    page.goto(f"{base}#/editor/quindici-napoli?players=4")
    page.locator("[data-group=deck]").first.wait_for()
    for summary in page.locator("summary").all():
        summary.click()
    page.locator(".home").focus()
    yield "the editor"


@pytest.mark.parametrize(
    "size", [{"width": 320, "height": 256}, {"width": 320, "height": 568}], ids=str
)
@pytest.mark.parametrize("show", [_start, _editor])
def test_what_has_the_focus_is_in_sight(
    page: Page, server: Server, show: Callable[[Page, str], Iterator[str]], size: ViewportSize
) -> None:
    """What stays at an edge of the screen hides nothing that the tab key has come to."""
    page.set_viewport_size(size)
    for what in show(page, server.base):
        hidden = []
        for _ in range(45):
            page.keyboard.press("Tab")
            if page.evaluate(IN_SIGHT) == 0:
                hidden.append(page.evaluate("document.activeElement.outerHTML.slice(0, 90)"))
        assert (what, hidden) == (what, [])


def test_a_high_count_can_be_read_by_keys(page: Page, server: Server) -> None:
    """Where the count of a replay is higher than the screen, the arrows scroll it."""
    page.set_viewport_size({"width": 320, "height": 256})
    page.goto(f"{server.base}#/matches")
    file: FilePayload = {"name": "match", "mimeType": "text/plain", "buffer": RECORD}
    page.locator("input[type=file]").set_input_files([file])
    page.locator("[data-watch]").first.click()
    page.locator("[data-forward]").wait_for()
    page.keyboard.press("End")
    dialog = page.get_by_role("dialog")
    dialog.wait_for()
    page.keyboard.press("ArrowDown")
    page.wait_for_function("document.querySelector('dialog').scrollTop > 0")
    page.set_viewport_size({"width": 1280, "height": 1000})
    page.keyboard.press("ArrowUp")
    dialog.wait_for(state="detached")


def colour(page: Page, selector: str, name: str = "background-color") -> str:
    """A colour as it comes to the screen."""
    found: str = page.locator(selector).first.evaluate(
        "(element, name) => getComputedStyle(element).getPropertyValue(name)", name
    )
    return found


def test_the_systems_colours_take_no_meaning_away(page: Page, server: Server) -> None:
    """What is chosen, what a chart's key stands for, and what a card is marked for can be seen."""
    page.emulate_media(forced_colors="active")
    keep(page, server.base, archived(3))
    keys = [colour(page, f".key.{kind}") for kind in ("mine", "nobody")]
    assert len(set(keys)) == 2
    assert colour(page, ".key.theirs", "background-image") != "none"
    page.goto(server.base)
    chosen = "label:has([name=target]:checked)", "label:has([name=target]:not(:checked))"
    assert colour(page, chosen[0]) != colour(page, chosen[1])
    page.goto(f"{server.base}#/glossary")
    page.locator("dl").wait_for()
    here, there = "nav [aria-current=page]", "nav a:not([aria-current])"
    assert colour(page, here) != colour(page, there)
    page.goto(f"{server.base}#/lesson/three")
    page.locator("[data-choice]").first.click()
    assert colour(page, "[aria-pressed=true]") != colour(page, "[data-choice][aria-pressed=false]")
    fake_table(page, server.base, PLAYING)
    page.keyboard.press("2")
    page.locator("[data-group=table]").first.click()
    page.locator(".card.dashed").first.wait_for()
    marks = [
        page.locator(".card.dashed").first.evaluate(
            "(card, part) => getComputedStyle(card, part).borderTopColor", part
        )
        for part in ("::before", "::after")
    ]
    assert len(set(marks)) == 2
