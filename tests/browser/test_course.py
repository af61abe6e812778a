"""The whole course without a pointer: by keys alone, and by roles and names alone."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from scopa.learn.course import course
from scopa.learn.documents import lesson_document
from scopa.texts import texts_in
from tests.browser.server import Server

TEXTS = texts_in("en", "learn")
ONWARD = re.compile(
    f"^({TEXTS('learn-next')}$|{TEXTS('learn-next-lesson')}:|{TEXTS('learn-to-table')}$)"
)
ACT = re.compile("^(Lay|Take)$")
FOCUSED = (
    "() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.innerText"
)

# The arrows that lead from the card in focus to the one of this name, the better first.
TOWARDS = """(name) => {
  const there = [...document.querySelectorAll('[data-card]')].find(
    (card) => card.ariaLabel.startsWith(name),
  );
  const here = document.activeElement;
  if (there === here) return [];
  const [a, b] = [here, there].map((card) => card.getBoundingClientRect());
  const [x, y] = [b.left + b.width / 2 - a.left - a.width / 2, b.top - a.top];
  const keys = [x < 0 ? 'ArrowLeft' : 'ArrowRight', y < 0 ? 'ArrowUp' : 'ArrowDown'];
  return Math.abs(y) > a.height / 2 ? keys.reverse() : keys;
}"""

Step = dict[str, Any]


def lessons() -> list[tuple[str, list[Step]]]:
    """Every lesson's heading and steps."""
    return [
        (TEXTS(f"lesson-{name}"), lesson_document(lesson)["steps"])
        for name, lesson in course().items()
    ]


def named(card: str) -> str:
    """A card as it is called."""
    return TEXTS("card-name", rank=card[0], suit=card[1])


def solution(step: Step) -> tuple[str, list[str]]:
    """The card to play, and the cards it takes."""
    card, _, taken = step["solutions"][0].partition("x")
    return card, re.findall("..", taken.rstrip("#"))


def right_choice(step: Step) -> str:
    """What the right answer to a question is called."""
    choice = str(next(one["choice"] for one in step["choices"] if one["right"]))
    if re.fullmatch(r"\d+", choice):
        return choice
    return (
        named(choice)
        if re.fullmatch("[A2-7FCR][dcsb]", choice)
        else TEXTS(f"learn-choice-{choice}")
    )


def prime_cards(step: Step) -> list[str]:
    """The card of each suit that is worth most."""
    worth = step["worth"]
    return [
        max((card for card in step["pile"] if card[1] == suit), key=lambda card: worth[card[0]])
        for suit in "dcsb"
    ]


def test_by_roles_and_names_alone(page: Page, server: Server) -> None:
    """Every lesson is solved with nothing but what a screen reader is told."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(server.base)
    page.get_by_role("link", name=TEXTS("learn-title")).click()
    page.get_by_role("link", name=TEXTS("learn-begin")).click()
    for heading, steps in lessons():
        expect(page.get_by_role("heading", level=1)).to_have_text(heading)
        for place, step in enumerate(steps, 1):
            counted = TEXTS("learn-step", step=place, count=len(steps))
            expect(page.get_by_text(counted, exact=True)).to_be_visible()
            solve_by_name(page, step)
            page.get_by_role("main").get_by_role("button", name=ONWARD).or_(
                page.get_by_role("link", name=ONWARD)
            ).press("Enter")
    expect(page.get_by_role("heading", level=1)).not_to_have_text(heading)


def solve_by_name(page: Page, step: Step) -> None:
    """Solve a step by what its parts are called."""

    def press(within: Page | Locator, name: str | re.Pattern[str]) -> None:
        within.get_by_role("button", name=name, exact=True).press("Enter")

    if step["kind"] == "task":
        card, taken = solution(step)
        press(page.get_by_role("group", name="Your hand"), named(card))
        for one in taken:
            button = page.get_by_role("region", name="The table").get_by_role(
                "button", name=named(one)
            )
            if button.get_attribute("aria-pressed") == "false":
                button.press("Enter")
        press(page, ACT)
    elif step["kind"] == "quiz":
        press(page.get_by_role("main"), right_choice(step))
    elif step["kind"] == "prime":
        for card in prime_cards(step):
            press(page, named(card))
        press(page, TEXTS("learn-check"))


def test_by_keys_alone(page: Page, server: Server) -> None:
    """Every lesson is solved from the keyboard; the focus is never lost on the way."""
    page.goto(f"{server.base}#/learn")
    reach(page, re.compile(f"^{TEXTS('learn-begin')}"))
    page.keyboard.press("Enter")
    for heading, steps in lessons():
        expect(page.get_by_role("heading", level=1)).to_have_text(heading)
        for place, step in enumerate(steps, 1):
            counted = TEXTS("learn-step", step=place, count=len(steps))
            expect(page.get_by_text(counted, exact=True)).to_be_visible()
            solve_by_keys(page, step)
            reach(page, ONWARD)
            page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).not_to_have_text(heading)


def reach(page: Page, name: str | re.Pattern[str]) -> None:
    """Press Tab until what has this name is in focus."""
    for _ in range(60):
        focused = str(page.evaluate(FOCUSED))
        if focused == name or (isinstance(name, re.Pattern) and name.search(focused)):
            return
        page.keyboard.press("Tab")
    raise AssertionError(name)


def solve_by_keys(page: Page, step: Step) -> None:
    """Solve a step from the keyboard."""
    if step["kind"] == "task":
        card, taken = solution(step)
        page.get_by_role("group", name="Your hand").wait_for()
        go_to(page, named(card), "1")
        pick(page)
        for one in taken:
            go_to(page, named(one), "ArrowUp")
            pick(page)
        reach(page, ACT)
        page.keyboard.press("Enter")
    elif step["kind"] == "quiz":
        reach(page, right_choice(step))
        page.keyboard.press("Enter")
    elif step["kind"] == "prime":
        reach(page, named(next(card for card in step["pile"] if card[1] == "d")))
        for card in prime_cards(step):
            go_to(page, named(card))
            pick(page)
        reach(page, TEXTS("learn-check"))
        page.keyboard.press("Enter")


def pick(page: Page) -> None:
    """Pick the card in focus, unless that is done; a second time would play it."""
    if page.evaluate("document.activeElement.ariaPressed") == "false":
        page.keyboard.press("Enter")


def go_to(page: Page, name: str, first: str = "") -> None:
    """Go, from this key on, by arrows to the card of this name, as who sees where it is would."""
    if first:
        page.keyboard.press(first)
    for _ in range(20):
        keys = page.evaluate(TOWARDS, name)
        if not keys:
            return
        before = page.evaluate(FOCUSED)
        for key in keys:
            page.keyboard.press(key)
            if page.evaluate(FOCUSED) != before:
                break
    raise AssertionError(name)
