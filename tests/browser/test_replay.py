"""My matches and their replays: kept, listed, watched, shared, brought in, and never damaged."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, FilePayload, Page, ViewportSize, expect

import scopa
from scopa import dump_records
from scopa.live.replay import Frame, replay_of
from tests.browser.server import Server
from tests.browser.table import WAIT
from tests.browser.test_layout import OUTSIDE, OVERFLOW, SIZES, resize, too_small
from tests.matches import match_of

NAMES = ("Anna", "Bruno", "Carla", "Dario")
SCOPA = match_of("scopa", 11, NAMES[:2])
RECORD = dump_records(SCOPA)

# Plays a whole match over the wire, as the page would, and says where it was played.
PLAY = """async (variant) => {
  const opened = await fetch('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: crypto.randomUUID(), variant, bots: ['greedy'] }),
  });
  const { table } = await opened.json();
  const socket = new WebSocket(`/api/tables/${table}/socket?since=0`);
  const id = () => crypto.randomUUID();
  await new Promise((done) => {
    socket.onmessage = ({ data }) => {
      const { state } = JSON.parse(data);
      if (state === undefined) return;
      const { phase, round, ply, plays } = state;
      const contribution = '5c'.repeat(32);
      if (phase === 'over') done();
      else if (phase === 'prepared') {
        socket.send(JSON.stringify({ type: 'deal', id: id(), round, contribution }));
      } else if (plays.length) {
        socket.send(JSON.stringify({ type: 'play', id: id(), round, ply, play: plays[0].play }));
      }
    };
  });
  socket.close();
  return table;
}"""

ARCHIVE = """async () => {
  const answer = (request) =>
    new Promise((done) => (request.onsuccess = () => done(request.result)));
  const database = await answer(indexedDB.open('scopa'));
  const all = async (name) => JSON.stringify(await answer(
    database.transaction(name).objectStore(name).getAll()));
  return [await all('matches'), await all('replays'), await all('forgotten')];
}"""

LOOKS: list[tuple[str, str]] = [("en", "desk"), ("de", "phone"), ("it", "small")]


@pytest.fixture(autouse=True)
def patience() -> Iterator[None]:
    """Whole records are read and drawn here, and the machine may be busy."""
    expect.set_options(timeout=WAIT)
    yield
    expect.set_options(timeout=5_000)


@pytest.fixture
def anywhere(
    browser: Browser, browser_context_args: dict[str, Any]
) -> Iterator[Callable[..., Page]]:
    """Pages of people who have never been here."""
    contexts: list[BrowserContext] = []

    def open_page(
        size: ViewportSize | None = None, locale: str = "en-GB", state: Any = None
    ) -> Page:
        args = {**browser_context_args, "locale": locale, "storage_state": state}
        context = browser.new_context(**({**args, "viewport": size} if size else args))
        context.add_init_script(
            "localStorage.getItem('scopa.speed') || localStorage.setItem('scopa.speed', 'off')"
        )
        contexts.append(context)
        return context.new_page()

    yield open_page
    for context in contexts:
        context.close()


def payload(content: str | bytes, name: str = "match.scopa") -> FilePayload:
    """A file as it is chosen."""
    content = content.encode() if isinstance(content, str) else content
    return {"name": name, "mimeType": "text/plain", "buffer": content}


def bring(page: Page, base: str, *files: FilePayload) -> None:
    """Choose files on the page of one's matches."""
    page.goto(f"{base}#/matches")
    page.locator("input[type=file]").set_input_files(list(files))


def watch(page: Page, base: str, record: str = RECORD) -> None:
    """Bring a record, and look at it."""
    bring(page, base, payload(record))
    page.locator("[data-watch]").first.click()
    page.locator("[data-forward]").wait_for()


def assert_at(page: Page, place: str) -> None:
    """The address says where one is, soon."""
    expect(page).to_have_url(re.compile(rf"/{place}/\d$"))


def link_of(page: Page) -> str:
    """The link that is offered, once it has been made."""
    link = page.locator("[data-link]")
    expect(link).not_to_have_value("")
    return link.input_value()


def saved(page: Page, button: str) -> bytes:
    """What a button saves."""
    with page.expect_download() as download:
        page.locator(button).first.click()
    return Path(download.value.path()).read_bytes()


@pytest.fixture(scope="module")
def played(browser: Browser, server: Server) -> tuple[str, Any]:
    """A table where a match is over, and the cookie of who played there."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{server.base}api/health")
    table = page.evaluate(PLAY, "scopa?target=11")
    state = context.storage_state()
    context.close()
    return table, state


@pytest.mark.parametrize(("language", "size"), LOOKS)
def test_a_match_from_its_table_to_another_browser(
    anywhere: Callable[..., Page], server: Server, played: tuple[str, Any], language: str, size: str
) -> None:
    """Kept by itself, watched, saved, sent as link and as file: always the same record."""
    table, state = played
    page = anywhere(SIZES[size], language, state)
    record = page.request.get(f"{server.base}api/tables/{table}/record").body()
    page.goto(f"{server.base}#/table/{table}")
    page.locator("dialog [data-replay]").click()
    page.locator("[data-forward]").wait_for()
    for key in ("PageDown", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    assert_at(page, "2.2")
    page.reload()
    expect(page.get_by_role("slider")).to_have_value("2")
    page.locator("[data-share]").click()
    link = link_of(page)
    page.locator("[data-copy]").click()
    assert saved(page, "dialog [data-save]") == record
    page.goto(f"{server.base}#/matches")
    expect(page.locator("[data-matches] > li")).to_have_count(1)
    assert saved(page, "[data-matches] [data-save]") == record

    other = anywhere(SIZES[size], language)
    other.goto(link)
    expect(other.get_by_role("slider")).to_have_value("2")
    assert other.evaluate(ARCHIVE)[0] == "[]"
    other.keyboard.press("End")
    other.locator("[data-keep]").click()
    expect(other.locator("[data-keep]")).to_have_count(0)
    bring(other, server.base, payload(record))
    expect(other.get_by_role("status").locator("p")).to_have_count(1)
    expect(other.locator("[data-matches] > li")).to_have_count(1)
    assert saved(other, "[data-matches] [data-save]") == record


SHOWN = """() => {
  const keys = (root, selector) =>
    [...root.querySelectorAll(selector)].map(({ dataset }) => dataset.card ?? dataset.fly);
  const hands = [...document.querySelectorAll('[data-open]')].map((hand) => [
    Number(hand.dataset.open), keys(hand, '[data-fly]'),
  ]);
  return [
    keys(document, '[data-group=table]'),
    [[0, keys(document, '[data-group=hand]')], ...hands],
    Number(document.querySelector('input[type=range]').value),
  ];
}"""


def assert_shown(page: Page, ply: int, frame: Frame, seat: int) -> None:
    """The page shows the cards of a frame, looked at from a seat."""
    table, hands, at = page.evaluate(SHOWN)
    assert at == ply
    assert set(table) == set(frame.table_cards)
    expected = {other: set(cards) for other, cards in enumerate(frame.hands, 1)}
    shown = {other: set(cards) for other, cards in hands}
    assert shown == {0: expected.pop(seat), **expected}


def test_every_step_shows_its_position(page: Page, server: Server) -> None:
    """Forwards, backwards and from each seat: the cards are those of the rules."""
    records = match_of("scopone-scientifico", 3)
    frames = replay_of(records).rounds[0].frames
    watch(page, server.base, dump_records(records))
    seats = records[0].variant.players
    for ply, frame in enumerate(frames):
        if ply:
            page.keyboard.press("ArrowRight")
        assert_shown(page, ply, frame, 1 + ply % seats)
        page.keyboard.press("v")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    seat = 1 + len(frames) % seats
    for ply in range(len(frames) - 2, len(frames) - 8, -1):
        page.keyboard.press("ArrowLeft")
        assert_shown(page, ply, frames[ply], seat)
    page.keyboard.press("o")
    expect(page.locator("[data-open]")).to_have_count(0)


def test_jumps(page: Page, server: Server) -> None:
    """To every scopa there and back, to rounds, to the ends; by keys, list and slider."""
    replay = replay_of(SCOPA)
    scope = [
        f"{shown.round}.{ply}"
        for shown in replay.rounds
        for ply, frame in enumerate(shown.frames)
        if frame.played and frame.played.scopa
    ]
    assert len(scope) > 1
    watch(page, server.base)
    for where in scope:
        page.keyboard.press("ArrowDown")
        assert_at(page, where)
    page.locator("[data-scopa='1']").click()
    expect(page.get_by_text("No scopa comes after this.").first).to_be_visible()
    assert_at(page, scope[-1])
    page.locator("[data-scopa='-1']").click()
    assert_at(page, scope[-2])
    page.get_by_role("combobox", name="Round").select_option("1")
    assert_at(page, "2.0")
    page.keyboard.press("End")
    expect(page.get_by_role("dialog").get_by_role("heading")).to_contain_text("wins the match")
    assert_at(page, f"{len(SCOPA)}.37")
    page.keyboard.press("Home")
    assert_at(page, "1.0")
    page.get_by_role("slider").fill("20")
    assert_at(page, "1.20")
    page.goto(f"{page.url.rsplit('/', 2)[0]}/2.5/2")
    expect(page.get_by_role("slider")).to_have_value("5")
    assert page.evaluate("document.querySelector('.me .name').textContent") == "Bruno"


def test_it_plays_by_itself(page: Page, server: Server) -> None:
    """At the pace that is set, until it is stopped or the round is counted."""
    watch(page, server.base)
    page.keyboard.press("Space")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value(re.compile(r"^([3-9]|[12]\d)$"))
    page.locator("[data-play]").click()
    reached = slider.input_value()
    page.wait_for_timeout(1200)
    assert slider.input_value() == reached
    page.goto(page.url.rsplit("/", 2)[0] + "/1.35/1")
    page.keyboard.press("Space")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Enter")
    expect(slider).to_have_value(re.compile(r"^[1-9]"))
    assert_at(page, r"2\.\d+")


def test_what_is_heard(page: Page, server: Server) -> None:
    """Each step is told in a sentence, each jump by where it led, and keys read the table."""
    watch(page, server.base)
    first = SCOPA[0].plays[0]
    page.keyboard.press("ArrowRight")
    told = page.get_by_role("log")
    expect(told).to_contain_text("Anna")
    expect(told).to_contain_text("takes" if first.captured else "lays")
    heard = page.locator("[aria-live=assertive]")
    page.keyboard.press("PageDown")
    expect(heard).to_contain_text("Round 2, as dealt.")
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    expect(heard).to_contain_text("play 36 of 36")
    page.keyboard.press("s")
    expect(heard).to_contain_text("Anna")
    page.keyboard.press("c")
    expect(heard).to_contain_text("Anna’s hand")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("play 36"))
    page.get_by_role("button", name="One play back").click()
    expect(heard).to_contain_text("play 35 of 36")
    page.keyboard.press("v")
    expect(heard).to_contain_text("Bruno’s hand")
    page.keyboard.press("o")
    expect(heard).to_have_text("Hands: only this one")


BAD_FILES: dict[str, tuple[bytes, str]] = {
    "cut": (RECORD[: len(RECORD) // 2].encode(), "line"),
    "broken off": (RECORD[: RECORD.index("[Tally")].encode(), "line 1"),
    "another card": (RECORD.replace("Ad", "Ac", 1).encode(), "line"),
    "another seed": (re.sub(r'(Seed ")\w', r"\g<1>x", RECORD, count=1).encode(), "line 1"),
    "line lost": (re.sub(r"\[Deal .*\n", "", RECORD, count=1).encode(), "line 1"),
    "another result": (re.sub(r'(Result ")\d', r"\g<1>9", RECORD, count=1).encode(), "line"),
    "huge number": (re.sub(r'Score "0', 'Score "' + "9" * 4000, RECORD).encode(), "line 8"),
    "other encoding": (RECORD.encode("utf-16"), "UTF-8"),
    "NUL": (RECORD.replace("1. ", "1. \0 ", 1).encode(), "line"),
    "a picture": (b"\x89PNG\r\n\x1a\n" + bytes(300), "UTF-8"),
    "nothing": (b"", "no record"),
    "too long": (b"x" * 70_000, "65,536"),
}


def test_damaged_files_change_nothing(anywhere: Callable[..., Page], server: Server) -> None:
    """Each gets one clear error with its name and line, the archive stays, the page lives on."""
    page = anywhere()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    bring(page, server.base, payload(RECORD))
    expect(page.locator("[data-matches] > li")).to_have_count(1)
    before = page.evaluate(ARCHIVE)
    for name, (content, said) in BAD_FILES.items():
        page.locator("input[type=file]").set_input_files([payload(content, f"{name}.scopa")])
        alert = page.get_by_role("alert")
        expect(alert).to_have_count(1)
        expect(alert).to_contain_text(f"{name}.scopa")
        expect(alert).to_contain_text(said)
        assert page.evaluate(ARCHIVE) == before, name
    good = payload(dump_records(match_of("scopa-3", 4)), "good.scopa")
    page.locator("input[type=file]").set_input_files([payload(b"?", "bad.scopa"), good])
    expect(page.get_by_role("alert")).to_contain_text("bad.scopa")
    expect(page.locator("[data-matches] > li")).to_have_count(2)
    assert faults == []


def test_damaged_links(anywhere: Callable[..., Page], server: Server) -> None:
    """A link that was cut off, changed, or never was one leads to one clear error."""
    page = anywhere()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    watch(page, server.base)
    page.locator("[data-share]").click()
    link = link_of(page)
    head, code = link.split("~")
    code = code.split("/")[0]
    middle = len(code) // 2
    changed = code[:middle] + ("A" if code[middle] != "A" else "B") + code[middle + 1 :]
    for bad in (code[:middle], code[:-6], changed, "abc", "-", code[1:]):
        page.goto(f"{server.base}#/deck")
        page.goto(f"{head}~{bad}/1.3/1")
        expect(page.get_by_role("alert")).to_contain_text("damaged")
    page.goto(f"{server.base}#/replay/{'0' * 24}")
    expect(page.get_by_role("alert")).not_to_contain_text("damaged")
    page.goto(link)
    page.locator("[data-forward]").wait_for()
    assert faults == []


def test_one_round_as_a_link(page: Page, server: Server) -> None:
    """A link to a round holds that round alone, and opens at the same place."""
    watch(page, server.base)
    page.keyboard.press("PageDown")
    page.keyboard.press("ArrowRight")
    page.locator("[data-share]").click()
    whole = link_of(page)
    page.locator("input[name=share-part][value=round]").check(force=True)
    expect(page.locator("[data-link]")).not_to_have_value(whole)
    link = link_of(page)
    assert len(link) < min(800, len(whole))
    page.goto(link)
    expect(page.get_by_role("slider")).to_have_value("1")
    expect(page.get_by_role("combobox", name="Round").locator("option")).to_have_text(["Round 2"])
    page.locator("[data-share]").click()
    text = saved(page, "dialog [data-save]").decode()
    assert text == str(SCOPA[1])


DROP = """(text) => {
  const data = new DataTransfer();
  data.items.add(new File([text], 'dropped.scopa'));
  for (const kind of ['dragover', 'drop']) {
    window.dispatchEvent(new DragEvent(kind, { dataTransfer: data, cancelable: true }));
  }
}"""


def test_dropped_and_forgotten(
    anywhere: Callable[..., Page], server: Server, played: tuple[str, Any]
) -> None:
    """A file may be dropped; what is forgotten is gone, and does not come back from the server."""
    page = anywhere(state=played[1])
    page.goto(f"{server.base}#/matches")
    items = page.locator("[data-matches] > li")
    expect(items).to_have_count(1)
    page.evaluate(DROP, RECORD)
    expect(items).to_have_count(2)
    for left in (1, 0):
        page.locator("[data-leave]").first.click()
        page.locator("dialog [data-forget]").click()
        expect(items).to_have_count(left)
    expect(page.get_by_role("heading", name="No finished match yet")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="No finished match yet")).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(items).to_have_count(0)


def test_a_browser_that_keeps_nothing(anywhere: Callable[..., Page], server: Server) -> None:
    """Where nothing can be kept, the page says so, and works as long as it is open."""
    page = anywhere()
    page.add_init_script("Object.defineProperty(window, 'indexedDB', { get() { throw 1; } })")
    bring(page, server.base, payload(RECORD))
    expect(page.get_by_text("The list lasts until you close the page")).to_be_visible()
    page.locator("[data-watch]").click()
    page.locator("[data-forward]").click()
    expect(page.get_by_role("slider")).to_have_value("1")
    page.locator("header .home").click()
    expect(page.locator("[data-matches] > li")).to_have_count(1)


def test_watching_without_a_server(anywhere: Callable[..., Page], own_server: Server) -> None:
    """A match that is kept can be watched when the server is gone."""
    page = anywhere()
    watch(page, own_server.base)
    page.locator("header .home").click()
    page.locator("[data-watch]").wait_for()
    own_server.stop()
    page.locator("[data-watch]").click()
    page.locator("[data-forward]").click()
    expect(page.get_by_role("slider")).to_have_value("1")


@pytest.mark.parametrize(("code", "ply"), [("scopa", 5), ("scopone-scientifico", 4)])
def test_replays_fit_every_size(page: Page, server: Server, code: str, ply: int) -> None:
    """No scrolling, nothing cut off, every target at least 44 px, in every language."""
    record = dump_records(match_of(code, 6, NAMES[: scopa.find_variant(code).players]))
    watch(page, server.base, record)
    page.goto(f"{page.url.split('/1.')[0]}/1.{ply}/1")
    for language, size in LOOKS:
        page.evaluate(f"localStorage.setItem('scopa.language', '{language}')")
        page.reload()
        resize(page, size)
        assert (size, max(page.evaluate(OVERFLOW)) <= 0) == (size, True)
        assert (size, page.evaluate(OUTSIDE)) == (size, [])
        assert (size, too_small(page)) == (size, [])
