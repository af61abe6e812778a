"""The table by keyboard, and told to those who listen."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.fake import fake_table, situation
from tests.browser.server import Server
from tests.browser.table import Table, codes

Sit = Callable[..., Table]

FOCUSED = "document.activeElement.dataset.card ?? document.activeElement.tagName"


def seven_or_two(page: Page, server: Server) -> Table:
    """A hand of three on five cards, of which the seven can take two sets."""
    state = situation(
        hand=["5s", "7d", "Rd"],
        table=["4d", "3c", "2b", "As", "6s"],
        plays=[("5s", ["4d", "As"]), ("7d", ["4d", "3c"]), ("7d", ["As", "6s"]), ("Rd", [])],
    )
    fake_table(page, server.base, state)
    return Table(page)


def test_round_by_keyboard(sit: Sit) -> None:
    """A whole round with keys alone, beginning on the start page."""
    table = sit()
    press = table.page.keyboard.press
    while table.next_round.count() + table.over.count() == 0:
        held = len(table.cards())
        press("1")
        press("Enter")
        if table.options.count():
            press("ArrowDown")
            press("Enter")
            press("Enter")
        table.page.wait_for_function(
            "held => document.querySelectorAll('[data-group=hand]').length !== held", arg=held
        )
        table.wait()
    press("Enter")
    expect(table.dialog).to_have_count(0)
    table.wait()


def test_arrows_move_between_hand_and_table(page: Page, server: Server) -> None:
    """Left and right within a row, up to the table and down again."""
    table = seven_or_two(page, server)
    page.locator("[data-card='5s']").focus()
    for key, expected in (
        ("ArrowRight", "7d"),
        ("ArrowRight", "Rd"),
        ("ArrowRight", "Rd"),
        ("ArrowLeft", "7d"),
        ("ArrowUp", "2b"),
        ("ArrowLeft", "3c"),
        ("ArrowDown", "5s"),
    ):
        page.keyboard.press(key)
        focused = page.evaluate(FOCUSED)
        assert focused == expected, key
    assert len(table.cards()) == 3


def test_table_cards_narrow_a_capture(page: Page, server: Server) -> None:
    """Space picks what is focused; Enter confirms once one capture is left; Escape lets go."""
    table = seven_or_two(page, server)
    page.keyboard.press("2")
    expect(page.locator("footer")).to_contain_text("2 choices")
    dimmed = page.locator("[data-group=table][aria-disabled=true]")
    assert codes(dimmed) == ["2b"]
    page.locator("[data-card='6s']").focus()
    page.keyboard.press("Space")
    expect(page.locator("footer")).to_contain_text("7 takes ace + 6")
    page.keyboard.press("Escape")
    expect(table.ready).to_have_count(0)


def test_keys_are_listed(page: Page, server: Server) -> None:
    """``?`` shows the keys, Escape hides them, and the focus is back on the hand."""
    seven_or_two(page, server)
    page.keyboard.press("1")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    assert page.evaluate(FOCUSED) == "5s"


def test_focus_is_never_lost(sit: Sit) -> None:
    """After every play the focus is on a card or a button, not nowhere."""
    table = sit()
    while table.playable.count():
        table.play()
        table.wait()
        table.page.wait_for_function("() => document.activeElement !== document.body")


def test_plays_are_told(page: Page, server: Server) -> None:
    """The live region tells each play in a sentence."""
    state = situation(hand=["5s"], table=["4d", "3c"], turn=2, plays=[])
    fake = fake_table(page, server.base, state)
    made = {"seat": 2, "play": "7dx4d3c#", "card": "7d", "captured": ["4d", "3c"], "scopa": True}
    more = {"hand_dealt": False, "leftovers": [], "leftovers_side": 0}
    fake.event({"kind": "played", **made, **more}, table_cards=[], turn=1)
    told = "Rosa plays the 7 of coins and takes the 4 of coins and the 3 of cups. Scopa! Your turn."
    expect(page.get_by_role("log")).to_have_text(told)


def test_cards_have_names(page: Page, server: Server) -> None:
    """Every card is a button that says its name."""
    seven_or_two(page, server)
    hand = page.get_by_role("group", name="Your hand")
    expect(hand.get_by_role("button", name="7 of coins")).to_be_visible()
    table = page.get_by_role("region", name="The table")
    expect(table.get_by_role("button", name="ace of swords")).to_be_visible()
