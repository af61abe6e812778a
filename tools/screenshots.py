"""Pictures of the table for docs/images, each a position that was reached by play.

``python tools/screenshots.py [PART ...]`` plays against the bots until there is something to show;
the parts are the functions below that PARTS names.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any, Literal
from urllib.parse import quote

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.browser.archive import archived, keep
from tests.browser.conftest import ARGUMENTS, find_chromium
from tests.browser.server import Server
from tests.browser.table import Table

IMAGES = Path(__file__).parents[1] / "docs" / "images"
SIZES: dict[str, ViewportSize] = {
    "desk": {"width": 1280, "height": 800},
    "phone": {"width": 390, "height": 844},
    "small": {"width": 320, "height": 568},
}
Light = Literal["light", "dark"]
LIGHTS: tuple[Light, Light] = ("light", "dark")
VARIANTS = {2: "scopa", 3: "scopa-3", 4: "scopa-4"}
MIDDLE = 8

STATE = """async () => {
  const id = location.hash.split('/').at(-1);
  return (await (await fetch(`/api/tables/${id}`)).json()).state;
}"""


def state_of(page: Page) -> dict[str, Any]:
    """The table as the server shows it to the player."""
    state: dict[str, Any] = page.evaluate(STATE)
    return state


# Cards are blank paper until their pictures have been painted; nobody paints what is hidden.
DRAWN = """() => [...document.querySelectorAll('img.picture[data-blank]')]
  .every((it) => !it.checkVisibility())"""


def picture(page: Page, name: str) -> None:
    """Take a picture of what is on the page."""
    page.mouse.move(2, 2)
    page.wait_for_function(DRAWN)
    page.screenshot(path=IMAGES / f"{name}.jpg", type="jpeg", quality=86)


def at_every_size(page: Page, name: str) -> None:
    """The same, three times."""
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        page.wait_for_timeout(400)
        picture(page, f"{name}-{size}")


def sit(browser: Browser, base: str, variant: str, light: Light = "light") -> Table:
    """A new player at a new table, where nothing has to be waited for."""
    context = browser.new_context(locale="en-GB", viewport=SIZES["desk"], color_scheme=light)
    context.add_init_script(
        "localStorage.getItem('scopa.speed') || localStorage.setItem('scopa.speed', 'off')"
    )
    return Table.begin(context.new_page(), base, variant)


def play_on(table: Table) -> dict[str, Any]:
    """Make one play, and begin the next round when one is over; returns the state then."""
    if table.over.count():
        table.over.click()
    elif table.next_round.count():
        table.next_round.click()
    else:
        table.play()
    table.page.wait_for_timeout(60)
    table.wait()
    return state_of(table.page)


def until(table: Table, wanted: Any) -> dict[str, Any]:
    """Play until a state is as wanted."""
    state = state_of(table.page)
    while not wanted(state):
        state = play_on(table)
    return state


def middle_of_a_round(state: dict[str, Any]) -> bool:
    """Enough has happened to be seen, and it is the player's turn."""
    return len(state["plays"]) > 0 and state["ply"] >= MIDDLE and len(state["table_cards"]) >= 3


def choices(state: dict[str, Any]) -> list[str]:
    """Hand cards that could take one set or another."""
    takes = [play["card"] for play in state["plays"] if play["captured"]]
    return [card for card in state["hand"] if takes.count(card) > 1]


def scope(state: dict[str, Any]) -> list[dict[str, Any]]:
    """Plays that would clear the table."""
    return [play for play in state["plays"] if play["scopa"]]


def tables(browser: Browser, base: str) -> None:
    """The middle of a round for two, three and four, by day and in the evening."""
    for players, variant in VARIANTS.items():
        for light in LIGHTS:
            table = sit(browser, base, variant, light)
            until(table, middle_of_a_round)
            at_every_size(table.page, f"table-{players}-{light}")
            table.page.context.close()


def choice(browser: Browser, base: str) -> None:
    """A card that could take one set or another, and the list of them."""
    table = sit(browser, base, "scopa")
    state = until(table, choices)
    table.pick(table.page.locator(f"[data-group=hand][data-card='{choices(state)[0]}']"))
    table.page.get_by_role("button", expanded=False).click()
    at_every_size(table.page, "choice")
    table.page.context.close()


def scopa_in_flight(browser: Browser, base: str) -> None:
    """A scopa on its way to the pile, as slow as a picture needs it."""
    for size, viewport in SIZES.items():
        table = sit(browser, base, "scopa")
        page = table.page
        play = scope(until(table, scope))[0]
        page.evaluate("localStorage.setItem('scopa.speed', 'normal')")
        page.set_viewport_size(viewport)
        page.reload()
        table.wait()
        page.wait_for_timeout(500)
        session = page.context.new_cdp_session(page)
        session.send("Animation.enable")
        table.pick(page.locator(f"[data-group=hand][data-card='{play['card']}']"))
        if table.ready.count() == 0:
            page.get_by_role("button", expanded=False).click()
            table.options.first.click()
        page.wait_for_timeout(300)
        table.ready.click()
        page.wait_for_timeout(900)
        picture(page, f"scopa-{size}")
        # Time stands still for the table, and nearly so for what moves.
        page.evaluate("() => { globalThis.setTimeout = () => 0; }")
        session.send("Animation.setPlaybackRate", {"playbackRate": 0.1})
        page.mouse.click(viewport["width"] / 2, 40)
        page.locator(".ghost").first.wait_for()
        page.wait_for_timeout(900)
        session.send("Animation.setPlaybackRate", {"playbackRate": 0})
        picture(page, f"flight-{size}")
        page.context.close()


def count(browser: Browser, base: str) -> None:
    """The end of a round with a scopa or two."""
    table = sit(browser, base, "re-bello")
    while True:
        table.play_round()
        result = state_of(table.page)["result"]
        if sum(len(side["scope"]) for side in result["sides"]) > 1:
            break
        play_on(table)
    at_every_size(table.page, "count")


MISTAKE = ("[data-group=hand][data-card=Cb]", "[data-card='5d']", "[data-card='6c']")
PRIME = ("[data-card='6d']", "[data-card='7c']", "[data-card='5s']")


def start(browser: Browser, base: str) -> None:
    """The page on which one begins, by day and in the evening."""
    for light in LIGHTS:
        context = browser.new_context(locale="en-GB", color_scheme=light)
        page = context.new_page()
        page.goto(base)
        page.get_by_role("heading", level=1).wait_for()
        at_every_size(page, f"start-{light}")
        context.close()


def lessons(browser: Browser, base: str) -> None:
    """A mistake answered, a primiera being looked for, and a variant's rules."""
    context = browser.new_context(locale="en-GB", viewport=SIZES["desk"])
    page = context.new_page()
    page.goto(base)
    page.evaluate("localStorage.setItem('scopa.lessons', '{\"sum\": 1, \"primiera\": 1}')")
    page.reload()
    for lesson, cards, size in (("sum", MISTAKE, "desk"), ("primiera", PRIME, "phone")):
        page.set_viewport_size(SIZES[size])
        page.goto(f"{base}#/lesson/{lesson}")
        for card in cards:
            page.locator(card).click()
        page.locator("[data-confirm]").click()
        page.locator("[role=status] p").wait_for()
        page.wait_for_timeout(400)
        picture(page, f"lesson-{lesson}")
    page.set_viewport_size(SIZES["desk"])
    page.goto(f"{base}#/guide/asso-piglia-tutto")
    page.locator("figure").first.wait_for()
    page.locator("section").nth(1).scroll_into_view_if_needed()
    page.evaluate("scrollTo({ top: document.querySelectorAll('section')[1].offsetTop - 12 })")
    page.wait_for_timeout(400)
    picture(page, "guide")
    context.close()


POSITION = "A7..5./.R..2C 4.6.2. 1 2# 5.A2..F/36..A7. 0/1 -"


def editor(browser: Browser, base: str) -> None:
    """A position half set up, its stock still to be filled by chance."""
    for light, size in zip(LIGHTS, ("desk", "phone"), strict=True):
        context = browser.new_context(locale="en-GB", viewport=SIZES[size], color_scheme=light)
        page = context.new_page()
        page.goto(f"{base}#/editor/{quote(POSITION)}")
        page.locator("[data-faults]").wait_for()
        if size == "desk":
            page.locator("[data-fill]").click()
            page.locator("[data-play][aria-disabled=false]").wait_for()
        page.wait_for_timeout(600)
        picture(page, f"editor-{size}")
        context.close()


def statistics(browser: Browser, base: str) -> None:
    """What forty matches add up to, from the top and from the course of time on."""
    matches = archived(40)
    for light, size in zip(LIGHTS, ("desk", "phone"), strict=True):
        context = browser.new_context(locale="en-GB", viewport=SIZES[size], color_scheme=light)
        page = context.new_page()
        keep(page, base, matches)
        if size == "phone":
            page.evaluate("document.getElementById('course-title').scrollIntoView()")
        page.wait_for_timeout(400)
        picture(page, f"statistics-{size}")
        context.close()


def replays(browser: Browser, base: str) -> None:
    """Scopone watched with all hands open, a link to it, and the list of one's matches."""
    table = sit(browser, base, "scopa")
    page = table.page
    for variant in ("scopa-3", "scopone-scientifico"):
        table.play_match()
        page.wait_for_timeout(400)
        table = Table.begin(page, base, variant)
    table.play_match()
    table.dialog.locator("[data-replay]").click()
    page.locator("[data-forward]").wait_for()
    page.keyboard.press("ArrowDown")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    for size in ("desk", "phone"):
        page.set_viewport_size(SIZES[size])
        page.wait_for_timeout(400)
        picture(page, f"replay-{size}")
    page.locator("[data-share]").click()
    page.wait_for_timeout(400)
    picture(page, "replay-share")
    page.goto(f"{base}#/matches")
    page.locator("[data-watch]").first.wait_for()
    page.wait_for_timeout(400)
    picture(page, "matches")
    page.context.close()


PARTS = (start, tables, choice, scopa_in_flight, count, lessons, editor, statistics, replays)


def main(only: list[str]) -> None:
    """All of them, or those named."""
    with Server(Path(tempfile.mkdtemp())) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        for part in PARTS:
            if not only or part.__name__ in only:
                part(browser, server.base)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
