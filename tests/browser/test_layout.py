"""What must hold at every size: no scrolling during play, nothing too small to tap."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.fake import DECK, State, fake_table, result, situation
from tests.browser.server import Server

SIZES: dict[str, ViewportSize] = {
    "desk": {"width": 1280, "height": 800},
    "phone": {"width": 390, "height": 844},
    "small": {"width": 320, "height": 568},
}
TABLE_CARD = {"desk": 80, "phone": 60, "small": 48}
HAND_CARD = {"desk": 110, "phone": 80, "small": 64}

TEN = ["Ad", "3c", "5c", "5b", "6c", "6b", "7b", "Fd", "Fc", "Rb"]
LAID = [card for card in DECK if card not in TEN]
THREE = ["5s", "7d", "Rd"]


def crowded(players: int, hand: list[str], count: int) -> State:
    """A table with many cards, and rules that differ from the usual in everything."""
    table = [card for card in LAID if card not in hand][:count]
    return situation(
        players=players,
        hand=hand,
        table=table,
        switches={"re_bello": "true", "napola": "true"},
        target=21,
    )


SITUATIONS = {
    "two": crowded(2, THREE, 4),
    "two, ten cards": crowded(2, THREE, 10),
    "three, ten cards": crowded(3, THREE, 10),
    "four, ten cards": crowded(4, THREE, 10),
    "four, ten in hand": crowded(4, TEN, 0),
    "four, ten in hand, thirteen cards": crowded(4, TEN, 13),
    "four, nine in hand, five cards": crowded(4, TEN[:9], 5),
}

# How much of each button and link can be hit, measured along its upper and its left edge, where
# a card that others lie on still shows.
TAPPABLE = """() => {
  const found = [];
  for (const element of document.querySelectorAll('button, a, select, summary, label')) {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || getComputedStyle(element).visibility === 'hidden') continue;
    const hit = (x, y) => element.contains(document.elementFromPoint(x, y));
    let width = 0, height = 0;
    for (let x = box.left + 0.5; x < box.right; x++) width += hit(x, box.top + 12);
    for (let y = box.top + 0.5; y < box.bottom; y++) height += hit(box.left + 12, y);
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30);
    // Half a pixel at either end lies between two points.
    found.push({ name, width: width + 1, height: height + 1 });
  }
  return found;
}"""

OVERFLOW = """() => {
  const page = document.scrollingElement;
  return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight];
}"""

OUTSIDE = """() => [...document.querySelectorAll('main.table *, footer *')]
  .filter((element) => !element.closest('svg') && !element.closest('.heard'))
  .map((element) => [element.className, element.getBoundingClientRect()])
  .filter(([, box]) => box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1)
  .map(([name]) => name)"""


# A play is on display for a moment only: a watcher in the page does not miss it.
WATCH = """() => {
  globalThis.marked = 0;
  new MutationObserver(() => {
    const taken = document.querySelectorAll('[aria-label$="will be taken"]').length;
    globalThis.marked = Math.max(globalThis.marked, taken);
  }).observe(document.body, { subtree: true, attributes: true, childList: true });
}"""


def too_small(page: Page) -> list[dict[str, Any]]:
    """What a finger would miss."""
    return [
        target
        for target in page.evaluate(TAPPABLE)
        if target["width"] < 44 or target["height"] < 44
    ]


def narrowest(page: Page, group: str) -> float:
    """The width of the smallest card of a group."""
    widths = page.locator(f"[data-group={group}]").evaluate_all(
        "cards => cards.map(card => card.getBoundingClientRect().width)"
    )
    return min(widths, default=1000)


def resize(page: Page, size: str) -> None:
    """Give the page a size, and the time to lay itself out."""
    page.set_viewport_size(SIZES[size])
    page.evaluate("() => new Promise(done => setTimeout(done, 300))")


@pytest.mark.parametrize("name", SITUATIONS)
def test_table_holds(page: Page, server: Server, name: str) -> None:
    """No scrolling, nothing cut off, cards large enough, every target at least 44 px."""
    fake_table(page, server.base, SITUATIONS[name])
    for size in SIZES:
        resize(page, size)
        overflow = page.evaluate(OVERFLOW)
        assert max(overflow) <= 0, (size, overflow)
        assert (size, page.evaluate(OUTSIDE)) == (size, [])
        assert (size, too_small(page)) == (size, [])
        assert narrowest(page, "table") >= TABLE_CARD[size], size
        assert narrowest(page, "hand") >= HAND_CARD[size], size


def test_start_page_holds(page: Page, server: Server) -> None:
    """It may be scrolled down on a phone, but never sideways; the big button is always there."""
    page.goto(server.base)
    page.get_by_text("Finer rules").click()
    for size in SIZES:
        resize(page, size)
        expect(page.locator("[data-start]")).to_be_in_viewport(ratio=1)
        assert page.evaluate(OVERFLOW)[0] <= 0, size


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tally_holds(page: Page, server: Server, players: int) -> None:
    """The way on is in sight, and nothing of the count is cut off sideways."""
    counted = result(3 if players == 3 else 2)
    state = situation(players=players, hand=[], table=[], phase="prepared", turn=0, result=counted)
    fake_table(page, server.base, state)
    for size in SIZES:
        resize(page, size)
        expect(page.locator("[data-next-round]")).to_be_in_viewport(ratio=1)
        sideways = page.locator("dialog").evaluate("box => box.scrollWidth - box.clientWidth")
        assert sideways <= 0, size


def test_calm_motion_shows_plays_without_moving(page: Page, server: Server) -> None:
    """Where the system asks for calm, cards do not travel; what is taken is still marked."""
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script("localStorage.setItem('scopa.speed', 'fast')")
    fake = fake_table(page, server.base, situation(hand=["5s"], table=["4d", "3c"], turn=2))
    moving = page.locator(".spot").first.evaluate("it => getComputedStyle(it).transitionDuration")
    assert moving == "0s"
    page.evaluate(WATCH)
    made = {"seat": 2, "play": "7dx4d3c", "card": "7d", "captured": ["4d", "3c"], "scopa": False}
    more = {"hand_dealt": False, "leftovers": [], "leftovers_side": 0}
    fake.event({"kind": "played", **made, **more}, table_cards=[], turn=1)
    expect(page.locator("[data-group=table]")).to_have_count(0)
    assert page.evaluate("marked") == 2
