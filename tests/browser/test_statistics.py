"""What finished matches add up to, in the browser that keeps them."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import quote

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from scopa.texts import texts_in
from tests.browser.archive import Archived, archived, keep
from tests.browser.server import Server
from tests.browser.table import Table
from tests.browser.test_editor import LOOKS, SMALL
from tests.browser.test_layout import OVERFLOW

MATCHES = archived(12)


def figure(page: Page, name: str) -> int:
    """One of the large numbers."""
    return int(page.locator(f"[data-figure={name}]").inner_text().split()[0])


def won(matches: list[Archived]) -> int:
    """How many the player has won."""
    return sum(match["winner"] == match["mySide"] for match in matches)


def test_nothing_to_count_yet(page: Page, server: Server) -> None:
    """Whoever has finished no match is invited to play one; the start page leads there."""
    page.goto(server.base)
    page.get_by_role("link", name="Statistics").click()
    expect(page.get_by_role("heading", name="Nothing to count yet")).to_be_visible()
    page.get_by_role("link", name="Play a match").click()
    page.locator("[data-start]").wait_for()


def test_figures_and_filters(page: Page, server: Server) -> None:
    """The figures are those of the matches; each filter leaves its own, and together all."""
    left_out = [
        {**MATCHES[0], "id": "set-up", "setUp": True},
        {**MATCHES[0], "id": "brought", "mySide": None, "mySeat": None},
    ]
    keep(page, server.base, [*MATCHES, *left_out])
    assert figure(page, "matches") == len(MATCHES)
    assert figure(page, "won") == won(MATCHES)
    assert figure(page, "lost") == len(MATCHES) - won(MATCHES)
    assert figure(page, "rounds") == sum(len(match["rounds"]) for match in MATCHES)
    page.locator("summary").click()
    rows = page.locator("details tbody tr")
    expect(rows).to_have_count(len(MATCHES))
    expect(rows.first).to_contain_text("Sep 12, 2026")
    assert every(page, "variant", lambda match: match["variant"].split("?")[0]) == len(MATCHES)
    assert every(page, "opponent", lambda match: "+".join(match["opponents"])) == len(MATCHES)
    page.get_by_role("combobox", name="Game").select_option("scopa-3")
    page.get_by_role("combobox", name="Opponent").select_option("random")
    expect(page.get_by_text("No match of that kind yet.")).to_be_visible()


def every(page: Page, name: str, key: Callable[[Archived], str]) -> int:
    """How many matches there are by every choice of a filter, each counted as it should be."""
    total = 0
    for chosen in {key(match): match for match in MATCHES}.values():
        kind = "+".join(sorted(key(chosen).split("+")))
        page.locator(f"select[name={name}]").select_option(kind)
        some = [match for match in MATCHES if key(match) == key(chosen)]
        expect(page.locator("[data-figure=matches]")).to_have_text(str(len(some)))
        assert figure(page, "won") == won(some)
        total += len(some)
    page.locator(f"select[name={name}]").select_option("")
    return total


@pytest.mark.parametrize(("size", "language"), LOOKS)
def test_it_is_told_in_every_language(
    context: BrowserContext, server: Server, size: dict[str, int], language: str
) -> None:
    """Numbers as the language writes them; charts have words; nothing is cut off or too small."""
    say = texts_in(language, "statistics")
    page = context.new_page()
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    page.goto(server.base)
    page.evaluate(f"localStorage.setItem('scopa.language', '{language}')")
    keep(page, server.base, MATCHES)
    expect(page.get_by_role("heading", level=1)).to_have_text(say("statistics-title"))
    expect(page.get_by_role("img")).to_have_count(1)
    for heading in ("shares", "course", "by-variant", "by-opponent"):
        expect(page.get_by_role("heading", name=say(f"statistics-{heading}"))).to_be_visible()
    shares = page.get_by_role("table").first
    expect(shares.get_by_role("row")).to_have_count(8)
    percent = shares.get_by_role("row").nth(1).get_by_role("cell").last.inner_text()
    assert percent.endswith({"en": "%", "it": "%", "de": "\N{NO-BREAK SPACE}%"}[language])
    decimal = "." if language == "en" else ","
    assert decimal in page.locator("dd:not([data-figure])").first.inner_text()
    page.locator("summary").click()
    assert page.evaluate(OVERFLOW)[0] <= 0
    assert page.evaluate(SMALL) == []


def test_few_matches_say_little(page: Page, server: Server) -> None:
    """One match is counted, and said to mean little; there is nothing to compare."""
    keep(page, server.base, MATCHES[:1])
    expect(page.get_by_text("One match says little")).to_be_visible()
    assert figure(page, "matches") == 1
    expect(page.get_by_role("table")).to_have_count(1)


def test_a_match_from_a_set_up_position_does_not_count(page: Page, server: Server) -> None:
    """Played to its end it is kept among the matches, but says nothing of how one plays."""
    end = "7.../.A.. .2.. 1 2# A23456FCR.34567FCR.A234567FCR./...A234567FCR 3/1 -"
    page.goto(f"{server.base}#/editor/{quote(f'scopa {end}', safe='')}")
    page.locator("input[name=score-1]").fill("10")
    page.locator("input[name=score-1]").press("Tab")
    page.locator("[data-play][aria-disabled=false]").click()
    table = Table(page)
    table.wait()
    table.play_round()
    expect(table.over).to_be_visible()
    page.goto(f"{server.base}#/matches")
    expect(page.locator("[data-matches] > li")).to_have_count(1)
    page.goto(f"{server.base}#/statistics")
    expect(page.get_by_role("heading", name="Nothing to count yet")).to_be_visible()
