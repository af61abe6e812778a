"""A position set up in the browser, checked by the rules, and played on from."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, ViewportSize, expect

import scopa
from scopa.texts import texts_in
from tests.browser.server import Server
from tests.browser.table import Table
from tests.browser.test_layout import OVERFLOW

SCOPA = scopa.find_variant("scopa")
START = "5.4.6./R.2F.. 2.6..26 1 - -/- 0/0 5c4bAbFs"
LOOKS: list[tuple[ViewportSize, str]] = [
    ({"width": 1280, "height": 800}, "en"),
    ({"width": 390, "height": 844}, "de"),
    ({"width": 320, "height": 568}, "it"),
]

# What can be pressed here and is smaller than a finger, or not to be reached by keys.
SMALL = """() => [...document.querySelectorAll('button, a, select, summary, label, textarea')]
  .map((element) => [element, element.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < 44 || box.height < 44))
  .map(([element, box]) => [element.outerHTML.slice(0, 80), box.width, box.height])"""


def at(page: Page, place: str) -> Locator:
    """How many cards a place holds."""
    return page.locator(f"[data-count={place}] span").first


def ready(page: Page) -> Locator:
    """The button, once it plays on."""
    return page.locator("[data-play][aria-disabled=false]")


@pytest.mark.parametrize(("size", "language"), LOOKS)
def test_set_up_by_roles_and_keys(
    context: BrowserContext, server: Server, size: ViewportSize, language: str
) -> None:
    """With names and keys alone, in each language: found, cleared, set up, filled, and played."""
    say = texts_in(language, "editor")
    page = context.new_page()
    page.set_viewport_size(size)
    page.goto(server.base)
    page.evaluate(f"localStorage.setItem('scopa.language', '{language}')")
    page.reload()
    link = page.get_by_role("link", name=say("editor-link"))
    link.focus()
    page.keyboard.press("Enter")
    press(page, say("editor-clear"))
    expect(page.get_by_text(say("editor-left", count=40))).to_be_attached()
    page.get_by_role("radio", name=say("editor-hand", you="yes", who="")).focus()
    page.keyboard.press("Space")
    # The tab key comes to the deck; arrows and Enter put cards in, digits choose another place.
    page.keyboard.press("Tab")
    for key in ("Enter", "ArrowRight", "Enter", "3", "ArrowDown", "Enter", "Enter", "Enter"):
        page.keyboard.press(key)
    expect(at(page, "hand-1")).to_have_text("2")
    expect(at(page, "table")).to_have_text("1")
    name = say("card-name", rank="A", suit="d")
    mine = page.get_by_role("button", name=f"{name}, {say('editor-hand', you='yes', who='')}")
    expect(mine).to_have_attribute("aria-pressed", "false")
    press(page, say("editor-fill"))
    expect(page.get_by_text(say("editor-ready"))).to_be_visible()
    held = scopa.parse_position(page.get_by_role("textbox").first.input_value(), SCOPA)
    assert {"Ad", "2d"} <= set(map(str, held.hands[0]))
    assert page.evaluate(OVERFLOW)[0] <= 0
    assert page.evaluate(SMALL) == []
    press(page, say("editor-play"))
    table = Table(page)
    table.wait()
    assert sorted(table.cards()) == sorted(map(str, held.hands[0]))
    assert sorted(table.laid()) == sorted(map(str, held.table))
    if language == "en":
        table.play_round()
        table.next_round.click()
        table.wait()


def press(page: Page, name: str) -> None:
    """Press a button by its name, as keys do."""
    page.get_by_role("button", name=name, exact=True).focus()
    page.keyboard.press("Enter")


def test_board_text_and_address_keep_in_step(context: BrowserContext, server: Server) -> None:
    """What is typed is shown, what is tapped is written, and the address holds it all."""
    page = context.new_page()
    page.goto(f"{server.base}#/editor/scopa_{START.replace(' ', '_')}")
    text = page.get_by_role("textbox").first
    expect(text).to_have_value(START)
    expect(page.locator("[data-faults] li")).to_have_text(["26 cards have no place."])
    page.locator("[data-card='7d']").click()
    expect(text).to_have_value(re.compile(r"^57\.4\.6\./"))
    expect(page.locator("[data-faults] li")).to_have_count(1)
    page.locator("[data-undo]").click()
    expect(text).to_have_value(START)
    text.fill("5.4.6./R.2X.. - 1 - -/- 0/0 -")
    expect(page.locator("[data-fault]")).to_contain_text("“X” at character 11 is not a rank")
    expect(at(page, "hand-1")).to_have_text("3")
    text.fill("A7.../10... 2.6.. 2 1# 3.3../- 1/0 -")
    expect(at(page, "pile-1")).to_have_text("2")
    expect(page.locator("input[name=last]:checked")).to_have_value("1")
    expect(page.locator("input[name=last-scored]")).to_be_checked()
    page.locator("input[name=scope-2]").fill("1")
    page.locator("input[name=scope-2]").press("Tab")
    faults = page.locator("[data-faults]")
    expect(faults).to_contain_text("Side 2 cannot have made 1 scopa")
    page.locator("[data-fill]").click()
    expect(ready(page)).to_be_visible()
    page.locator("summary").first.click()
    page.locator("[data-group=stock]").nth(2).click()
    third = page.locator("[data-group=stock]").nth(2).get_attribute("data-card")
    page.get_by_role("button", name="To the front").click()
    expect(page.locator("[data-group=stock]").first).to_have_attribute("data-card", str(third))
    expect(ready(page)).to_be_visible()
    written = text.input_value()
    assert written.split(" ")[-1].startswith(str(third))
    address = page.url
    page.reload()
    expect(text).to_have_value(written)
    ready(page).click()
    page.wait_for_url("**/#/table/*")
    page.go_back()
    expect(text).to_have_value(written)
    assert page.url == address


def test_another_game_has_its_position(page: Page, server: Server) -> None:
    """Where the old position cannot be in the game that is chosen, one that can be is there."""
    page.goto(f"{server.base}#/editor")
    for code in ("quindici-napoli", "scopa-3", "scopa-4", "scopone", "scopone-scientifico"):
        variant = scopa.find_variant(code)
        page.get_by_role("combobox", name="Game").select_option(code)
        page.wait_for_url(re.compile(f"#/editor/{code}_"))
        expect(ready(page)).to_be_visible()
        expect(page.locator("input[name=place]")).to_have_count(variant.players + variant.sides + 2)
