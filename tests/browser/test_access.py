"""For every eye and hand: axe, a match by keyboard alone, a match by roles and names alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, FilePayload, Page, ViewportSize, expect

from scopa import dump_records
from tests.browser.archive import archived, keep
from tests.browser.axe import faults
from tests.browser.fake import DECK, State, fake_table, result, situation
from tests.browser.server import Server
from tests.browser.table import WAIT, Table
from tests.matches import match_of

# Each page is seen at every size, in every language and in both lights.
LOOKS: list[tuple[ViewportSize, str, str]] = [
    ({"width": 1280, "height": 800}, "en", "light"),
    ({"width": 390, "height": 844}, "de", "dark"),
    ({"width": 320, "height": 568}, "it", "light"),
]

PLAYING = situation(
    hand=["5s", "7d", "Rd"],
    table=["4d", "3c", "2b", "As", "6s"],
    plays=[("5s", ["4d", "As"]), ("7d", ["4d", "3c"]), ("7d", ["As", "6s"]), ("Rd", [])],
)
CROWDED = situation(players=4, hand=DECK[:10], table=DECK[10:20])
RECORD = dump_records(match_of("scopone", 2)[:2]).encode()
COUNTED = situation(
    players=3, hand=[], table=[], phase="prepared", turn=0, result=result(3), plays=[]
)


def _table(page: Page, base: str) -> Iterator[str]:
    fake_table(page, base, PLAYING)
    page.keyboard.press("1")
    yield "a card selected"
    page.keyboard.press("2")
    page.get_by_role("button", expanded=False).click()
    page.get_by_role("menu").wait_for()
    yield "the list of choices"
    page.keyboard.press("Escape")
    page.locator("nav button").last.click()
    page.get_by_role("dialog").wait_for()
    yield "the menu"
    for key, name in ((",", "the settings"), ("?", "the keys"), ("n", "a new match")):
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.keyboard.press(key)
        page.get_by_role("dialog").wait_for()
        yield name


def _situation(state: State) -> Callable[[Page, str], Iterator[str]]:
    def show(page: Page, base: str) -> Iterator[str]:
        fake_table(page, base, state)
        yield "the table"

    return show


def _page(address: str) -> Callable[[Page, str], Iterator[str]]:
    def show(page: Page, base: str) -> Iterator[str]:
        page.goto(base + address)
        page.get_by_role("heading", level=1).wait_for()
        yield "the page"

    return show


def _read(address: str) -> Callable[[Page, str], Iterator[str]]:
    """A page to read, once what it waits for has come."""

    def show(page: Page, base: str) -> Iterator[str]:
        page.goto(f"{base}#/{address}")
        page.locator("section, dl").first.wait_for()
        yield "the page"

    return show


def _lessons(page: Page, base: str) -> Iterator[str]:
    for lesson, first in (("sum", "[data-group=hand]"), ("three", "[data-choice]")):
        page.goto(f"{base}#/lesson/{lesson}")
        page.locator(first).first.click()
        if lesson == "sum":
            page.locator("[data-confirm]").click()
        page.locator("[data-verdict=other] p").wait_for()
        yield f"a mistake in the lesson {lesson}"
    page.goto(f"{base}#/lesson/primiera")
    page.locator("[data-onward], [data-confirm]").first.wait_for()
    # Once it was read, the lesson goes on from there.
    if page.locator("[data-onward]").count():
        page.locator("[data-onward]").click()
    page.locator("[data-confirm]").click()
    page.locator("[data-verdict=other] p").wait_for()
    yield "a primiera that is not complete"


def _editor(page: Page, base: str) -> Iterator[str]:
    page.goto(f"{base}#/editor")
    page.locator("[data-play][aria-disabled=false]").wait_for()
    for summary in page.locator("summary").all():
        summary.click()
    yield "a position that can be played"
    page.locator("[data-group=deck]").nth(6).click()
    page.locator("[data-clear]").click()
    page.locator("[data-faults]").wait_for()
    yield "faults"
    page.locator("textarea").fill("what")
    page.locator("[data-fault]").wait_for()
    yield "a text that cannot be read"


def _statistics(page: Page, base: str) -> Iterator[str]:
    keep(page, base, archived(5))
    page.locator("summary").click()
    yield "statistics"


def _file(name: str, content: bytes) -> FilePayload:
    return {"name": name, "mimeType": "text/plain", "buffer": content}


def _matches(page: Page, base: str) -> Iterator[str]:
    page.goto(f"{base}#/matches")
    page.get_by_role("heading", level=2).first.wait_for()
    if not page.locator("[data-watch]").count():
        yield "no matches"
    file = page.locator("input[type=file]")
    file.set_input_files([_file("good", RECORD)])
    page.locator("[data-watch]").wait_for()
    file.set_input_files([_file("bad", b"bad")])
    page.get_by_role("alert").wait_for()
    yield "matches"
    page.locator("[data-leave]").click()
    page.get_by_role("dialog").wait_for()
    yield "a match to be forgotten"
    page.keyboard.press("Escape")


def _replay(page: Page, base: str) -> Iterator[str]:
    page.goto(f"{base}#/matches")
    file = page.locator("input[type=file]")
    file.set_input_files([_file("good", RECORD)])
    page.locator("[data-watch]").click()
    page.locator("[data-forward]").click()
    yield "a replay"
    page.keyboard.press("o")
    yield "a replay with one hand open"
    page.keyboard.press("o")
    for key, name in (("x", "sharing"), ("?", "the keys"), ("End", "the last count")):
        page.keyboard.press(key)
        page.get_by_role("dialog").wait_for()
        yield name
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator("[data-view]").click()
    page.get_by_role("dialog").wait_for()
    yield "the view"


PAGES: dict[str, Callable[[Page, str], Iterator[str]]] = {
    "start": _page(""),
    "table": _table,
    "crowded table": _situation(CROWDED),
    "count": _situation(COUNTED),
    "deck": _page("#/deck"),
    "course": _read("learn"),
    "lessons": _lessons,
    "guide": _read("guide/quindici-napoli"),
    "advice": _read("advice"),
    "editor": _editor,
    "statistics": _statistics,
    "glossary": _read("glossary"),
    "questions": _read("questions"),
    "matches": _matches,
    "replay": _replay,
    "no such replay": _page("#/replay/~damaged"),
    "no such table": _page("#/table/none"),
}


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing(context: BrowserContext, server: Server, name: str) -> None:
    """No rule is broken on any page or dialog, at any size, in any language and light."""
    for size, language, light in LOOKS:
        page = context.new_page()
        page.set_viewport_size(size)
        page.add_init_script(f"localStorage.setItem('scopa.language', '{language}')")
        page.add_init_script(f"localStorage.setItem('scopa.theme', '{light}')")
        for what in PAGES[name](page, server.base):
            assert (what, language, faults(page)) == (what, language, [])
        page.close()


FOCUS = "() => document.activeElement && document.activeElement !== document.body"


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("what => document.activeElement.matches(what)", selector):
            return
    raise AssertionError(f"Tab never comes to {selector}")


def test_match_by_keyboard(page: Page, server: Server) -> None:
    """From the first page to the last count with keys alone, and the focus is never lost."""
    page.goto(server.base)
    tab_to(page, "[name=variant]")
    while not page.locator("[value=scopone-scientifico]").is_checked():
        page.keyboard.press("ArrowDown")
    tab_to(page, "[data-start]")
    page.keyboard.press("Enter")
    table = Table(page)
    table.wait()
    while not table.over.count():
        if table.next_round.count():
            page.keyboard.press("Enter")
            expect(table.dialog).to_have_count(0)
            table.wait()
        held = len(table.cards())
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        if table.options.count():
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
        expect(table.hand).to_have_count(held - 1)
        table.wait()
        page.wait_for_function(FOCUS)
    expect(page.get_by_role("dialog")).to_contain_text("match")


def test_a_page_that_comes_is_told(page: Page, server: Server) -> None:
    """Where only the address changes, what a page is about is said."""
    page.goto(server.base)
    page.get_by_role("link", name="Statistics").press("Enter")
    told = page.locator("#app > .heard[aria-live=polite]")
    expect(told).to_have_text("Scopa: statistics")
    page.get_by_role("link", name="Scopa").press("Enter")
    expect(told).to_have_text("Scopa: choose a game")


def test_match_by_the_accessibility_tree(page: Page, server: Server) -> None:
    """The same by roles and names alone, as a screen reader has them."""
    page.goto(server.base)
    page.get_by_role("radio", name="Scopone scientifico").check(force=True)
    page.get_by_role("button", name="Deal me in").click()
    hand = page.get_by_role("group", name="Your hand").get_by_role("button", disabled=False)
    told = page.get_by_role("log")
    choices = page.get_by_role("button", name="choices")
    act = page.get_by_role("button", name=re.compile("^(Lay|Take)$"), disabled=False)
    following = page.get_by_role("button", name="Next round")
    over = page.get_by_role("dialog").get_by_role("button", name="New match")
    something = hand.or_(following).or_(over).first
    something.wait_for(timeout=WAIT)
    while not over.count():
        if following.count():
            following.press("Enter")
            expect(following).to_have_count(0)
            something.wait_for(timeout=WAIT)
            continue
        hand.first.press("Enter")
        if choices.count():
            choices.press("Enter")
            page.get_by_role("menuitem").first.press("Enter")
        act.press("Enter")
        expect(told).to_contain_text("You")
        something.wait_for(timeout=WAIT)
    expect(page.get_by_role("dialog").get_by_role("heading")).to_contain_text("match")
