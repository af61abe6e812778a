"""The app as something that stays: installed, without a network, over versions, at every width."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, BrowserContext, FilePayload, Page, expect

from scopa import dump_records
from scopa.texts import LANGUAGES, texts_in
from tests.browser.axe import faults
from tests.browser.conftest import CLIENT
from tests.browser.fake import fake_table, situation
from tests.browser.server import Server
from tests.browser.table import Table
from tests.matches import match_of

WIDTHS = (320, 390, 768, 1280, 1920, 2560, 3840)
PAGES = {
    "#/": "title-start",
    "#/deck": "title-deck",
    "#/learn": "title-learn",
    "#/lesson/deck": "title-lesson",
    "#/guide/scopone": "title-guide-of",
    "#/glossary": "title-glossary",
    "#/questions": "title-questions",
    "#/advice": "title-advice",
    "#/table/none": "title-table",
}

# Resolves when the app is kept and answers for the page.
KEPT = """async () => {
  await navigator.serviceWorker.ready;
  while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 20));
}"""
# Resolves when the caches of an old version are gone.
GONE = """async (old) => {
  while ((await caches.keys()).some((name) => old.includes(name)))
    await new Promise((done) => setTimeout(done, 20));
}"""
ADDRESSES = """async () => {
  const all = await Promise.all((await caches.keys()).map(async (name) =>
    (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)));
  return all.flat();
}"""


@pytest.fixture
def keeping(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that keeps the app, as every browser of a player does."""
    context = browser.new_context(
        locale="en-GB", viewport={"width": 390, "height": 844}, service_workers="allow"
    )
    context.add_init_script("localStorage.setItem('scopa.speed', 'off')")
    yield context
    context.close()


def keep(context: BrowserContext, address: str) -> Page:
    """Open the app and wait until it is kept."""
    page = context.new_page()
    page.goto(address)
    page.locator("[data-start]").wait_for()
    page.evaluate(KEPT)
    return page


def test_opens_without_a_network(keeping: BrowserContext, server: Server) -> None:
    """The start says what works; lessons and guides never opened before do; a table waits."""
    page = keep(keeping, server.base)
    table = Table.begin(page, server.base)
    address = page.url
    keeping.set_offline(True)

    page.goto(server.base)
    page.reload()
    panel = page.locator("[data-offline]")
    expect(panel.get_by_role("heading")).to_have_text("No network just now")
    assert faults(page) == []
    panel.get_by_role("link", name="The rules").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Scopa")
    page.goto(f"{server.base}#/lesson/primiera")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("The primiera")

    page.goto(address)
    page.reload()
    expect(page.get_by_role("status").first).to_contain_text("waits for the network")
    keeping.set_offline(False)
    table.wait()
    expect(page.get_by_role("status").first).to_be_empty()

    page.goto(server.base)
    page.locator("[data-start]").wait_for()
    expect(panel).to_have_count(0)
    kept = page.evaluate(ADDRESSES)
    assert {"/", "/api/lessons/primiera", "/api/guides/scopone"} <= set(kept)
    strange = r"/api/(?!lessons|guides|pages|variants|bots)"
    assert [path for path in kept if re.match(strange, path)] == []


def test_matches_are_watched_without_a_network(keeping: BrowserContext, server: Server) -> None:
    """My matches, a replay of one, its hands and its link need nobody."""
    page = keep(keeping, server.base)
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{server.base}#/matches")
    record = dump_records(match_of("scopa", 11, ("Anna", "Bruno"))).encode()
    file: FilePayload = {"name": "match.scopa", "mimeType": "text/plain", "buffer": record}
    page.locator("input[type=file]").set_input_files(file)
    page.locator("[data-watch]").wait_for()
    keeping.set_offline(True)
    page.reload()
    page.locator("[data-watch]").click()
    for at in ("1", "2", "3"):
        page.locator("[data-forward]").press("Enter")
        expect(page.get_by_role("slider")).to_have_value(at)
    assert faults(page) == []
    page.locator("[data-share]").click()
    expect(page.locator("[data-link]")).to_have_value(re.compile("#/replay/"))
    page.goto(f"{server.base}#/statistics")
    expect(page.get_by_role("heading", level=1)).to_have_text("Statistics")


def test_start_page_notices_the_network_by_itself(keeping: BrowserContext, server: Server) -> None:
    """What has been chosen is still chosen when the network is back."""
    page = keep(keeping, server.base)
    keeping.set_offline(True)
    page.reload()
    page.locator("[data-offline]").wait_for()
    page.locator("[data-start]").wait_for()
    # By key: the page may still be moving under a pointer.
    page.locator("input[name=variant][value=scopone]").press("Space")
    expect(page.locator("input[name=variant][value=scopone]")).to_be_checked()
    keeping.set_offline(False)
    expect(page.locator("[data-offline]")).to_have_count(0)
    expect(page.locator("input[name=variant][value=scopone]")).to_be_checked()


SERVE = """
import sys, uvicorn
from pathlib import Path
from scopa.server.app import create_app
from scopa.server.settings import Settings
from scopa.store.database import find_database
from scopa.server.running import address_of, listen
listener = listen("127.0.0.1", 0)
print(address_of(listener), flush=True)
settings = Settings(client=Path(sys.argv[1]), database=find_database(sys.argv[2]))
uvicorn.Server(uvicorn.Config(create_app(settings), log_level="error")).run([listener])
"""


@pytest.fixture
def deployed(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """A server's address, and the directory of the client it serves, which may be changed."""
    client = tmp_path / "client"
    shutil.copytree(CLIENT.parent, client)
    command = [sys.executable, "-c", SERVE, str(client), str(tmp_path / "app.sqlite")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        try:
            yield process.stdout.readline().strip(), client
        finally:
            process.kill()


def publish_anew(client: Path) -> None:
    """Put another version in its place: every script has another name, as after a build."""
    assets = client / "assets"
    for old in assets.glob("*.br"):
        old.unlink()
    renamed = {path.name: f"{path.stem[:-4]}-NEW.js" for path in assets.glob("*.js")}
    for path in (*assets.glob("*.js"), client / "index.html", client / "worker.js"):
        text = path.read_text("utf-8")
        for name, new in renamed.items():
            text = text.replace(name, new)
        path.write_text(text, "utf-8")
    worker = client / "worker.js"
    changed = re.sub(r"scopa-[\w-]{8}", "scopa-NEWNEWNE", worker.read_text("utf-8"))
    worker.write_text(changed, "utf-8")
    for name, new in renamed.items():
        (assets / name).rename(assets / new)


SCRIPTS = """() => performance.getEntriesByType('resource')
  .map(({ name }) => name).filter((name) => name.endsWith('.js'))"""


def test_a_new_version_takes_over_cleanly(
    keeping: BrowserContext, deployed: tuple[str, Path]
) -> None:
    """A running page stays what it is; one loaded anew is all new; then the old one is gone."""
    address, client = deployed
    page = keep(keeping, address)
    broken: list[str] = []
    page.on("pageerror", lambda error: broken.append(str(error)))
    before = page.evaluate("caches.keys()")
    publish_anew(client)

    # Parts that this page has never asked for, and that the server no longer has.
    page.evaluate("location.hash = '#/guide/scopa'")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Scopa")
    assert not any(name.endswith("-NEW.js") for name in page.evaluate(SCRIPTS))

    page.goto(address)
    page.reload()
    page.locator("[data-start]").wait_for()
    assert all(name.endswith("-NEW.js") for name in page.evaluate(SCRIPTS))

    page.evaluate(GONE, before)
    keeping.set_offline(True)
    page.reload()
    page.locator("[data-offline]").wait_for()
    assert [name for name in page.evaluate(SCRIPTS) if not name.endswith("-NEW.js")] == []
    assert broken == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_can_be_installed(browser: Browser, server: Server, language: str) -> None:
    """All that browsers ask for is there; name and description are in the reader's language."""
    texts = texts_in(language)
    context = browser.new_context(locale=language, service_workers="allow")
    page = context.new_page()
    page.goto(server.base)
    session = context.new_cdp_session(page)
    amiss = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A context of Playwright's is a private window; a Chromium without windows says nothing at all.
    assert {fault["errorId"] for fault in amiss} <= {"in-incognito"}
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = page.request.get(found["url"]).json()
    assert (manifest["lang"], manifest["name"]) == (language, texts("app-title"))
    assert manifest["description"] == texts("about-page")
    assert manifest["display"] == "standalone"
    assert page.request.get(urljoin(server.base, manifest["start_url"])).ok
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    for icon in manifest["icons"]:
        if icon["sizes"] == "any":
            continue
        size = page.evaluate(
            """async (src) => {
              const image = new Image();
              image.src = src;
              await image.decode();
              return `${image.naturalWidth}x${image.naturalHeight}`;
            }""",
            icon["src"],
        )
        assert size == icon["sizes"]
    assert {icon.get("purpose") for icon in manifest["icons"]} == {None, "maskable"}
    context.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_has_its_title(browser: Browser, server: Server, language: str) -> None:
    """Each tells the window, in the page's language, what it is about."""
    texts = texts_in(language, "learn")
    context = browser.new_context(locale=language, service_workers="block")
    page = context.new_page()
    page.goto(server.base)
    seen = set()
    for address, message in PAGES.items():
        page.evaluate("address => { location.hash = address }", address)
        values = {
            "title-lesson": {"lesson": texts("lesson-deck")},
            "title-guide-of": {"variant": texts("variant-scopone")},
        }.get(message, {})
        expect(page).to_have_title(texts(message, **values))
        seen.add(page.title())
    assert len(seen) == len(PAGES)
    context.close()


# How much there is to the right of the window, once what measures itself has done so.
OVER = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  return document.scrollingElement.scrollWidth - innerWidth;
}"""


def test_nothing_scrolls_sideways(page: Page, server: Server) -> None:
    """From the smallest telephone to a television."""
    for address in ("#/", "#/learn", "#/lesson/sum", "#/guide/scopa", "#/glossary"):
        page.goto(server.base + address)
        page.locator("h1").first.wait_for()
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": max(568, width * 9 // 16)})
            over = page.evaluate(OVER)
            assert (address, width, over) == (address, width, 0)
    fake_table(page, server.base, situation(players=4, hand=["5s"], table=["4d", "3c"]))
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": max(568, width * 9 // 16)})
        over = page.evaluate(OVER)
        assert (width, over) == (width, 0)
