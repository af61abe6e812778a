"""What the server offers besides play: choices, the client's files, headers, metrics."""

from __future__ import annotations

import html
from pathlib import Path

import httpx
import pytest

from scopa import VARIANTS, find_variant, variant_code
from scopa.bots import BOTS
from scopa.texts import texts_in
from tests.server.serving import Browser, serving, settings_for


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A built client of few files."""
    directory = tmp_path / "client"
    (directory / "assets").mkdir(parents=True)
    (directory / "index.html").write_text("<!doctype html><title>page</title>")
    (directory / "assets" / "index-abc123.js").write_text("let x = 1;\n" * 1000)
    (directory / "manifest.webmanifest").write_text("{}")
    (tmp_path / "secret.txt").write_text("secret")
    return directory


def anyone(address: str) -> httpx.AsyncClient:
    """A browser without a past."""
    return httpx.AsyncClient(base_url=address)


async def test_choices(tmp_path: Path) -> None:
    """Every variant is offered with its switches, and what is offered is accepted."""
    async with serving(settings_for(tmp_path)) as address, Browser(address) as browser:
        offered = (await browser.http.get("/api/variants")).json()
        assert [one["name"] for one in offered["variants"]] == list(VARIANTS)
        assert offered["targets"] == [11, 16, 21, 31]
        for one in offered["variants"]:
            for players in one["players"]:
                usual = players == one["players"][0]
                find_variant(one["name"] if usual else f"{one['name']}?players={players}")
            for switch in one["switches"]:
                assert switch["value"] in switch["values"]
                for value in switch["values"]:
                    needs = f"{switch['needs']}&" if switch["needs"] else ""
                    if switch["name"] == "ace" and find_variant(one["name"]).ace == "sweep":
                        continue  # its own sub-switches then have to go too
                    if switch["name"] == "capture" and find_variant(one["name"]).tris:
                        continue  # likewise
                    find_variant(f"{one['name']}?{needs}{switch['name']}={value}")
        assert (await browser.http.get("/api/bots")).json() == {"bots": list(BOTS)}
        schema = (await browser.http.get("/api/schema/openapi.json")).json()
        assert "/api/tables/{table}" in schema["paths"]
        assert variant_code(find_variant("scopa")) == "scopa"


async def test_client_files(tmp_path: Path, client: Path) -> None:
    """The page is asked for anew each time, hashed files never; what is outside stays outside."""
    async with serving(settings_for(tmp_path, client=client)) as address, anyone(address) as http:
        page = await http.get("/")
        assert (page.status_code, "page" in page.text) == (200, True)
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert page.headers["cache-control"] == "no-cache"
        assert (await http.head("/")).headers["etag"] == page.headers["etag"]
        assert (await http.head("/no.js")).status_code == 404
        again = await http.get("/", headers={"If-None-Match": page.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert (await http.get("/table/0123")).text == page.text
        script = await http.get("/assets/index-abc123.js")
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        manifest = await http.get("/manifest.webmanifest")
        assert manifest.headers["content-type"] == "application/manifest+json"
        for path in ("/assets/no.js", "/assets/no", "/no.js", "/api/no", "/metrics"):
            assert (await http.get(path)).status_code == 404
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/%00"):
            answer = await http.get(path)
            assert answer.status_code == 404


async def test_hashed_files_come_in_the_smallest_form(tmp_path: Path, client: Path) -> None:
    """As brotli where the build has left it and the browser takes it, as gzip, or as they are."""
    script = client / "assets" / "index-abc123.js"
    script.with_name(script.name + ".br").write_bytes(b"pressed")
    async with serving(settings_for(tmp_path, client=client)) as address, anyone(address) as http:

        async def sent(accepted: str) -> httpx.Response:
            return await http.get("/assets/index-abc123.js", headers={"Accept-Encoding": accepted})

        assert (await sent("gzip")).headers["content-encoding"] == "gzip"
        assert (await sent("gzip")).text == script.read_text()
        plain = await sent("identity")
        assert ("content-encoding" in plain.headers, plain.text) == (False, script.read_text())
        asked = {"Accept-Encoding": "gzip, br"}
        async with http.stream("GET", "/assets/index-abc123.js", headers=asked) as answer:
            assert answer.headers["content-encoding"] == "br"
            assert answer.headers["vary"] == "Accept-Encoding"
            assert b"".join([part async for part in answer.aiter_raw()]) == b"pressed"


HEADERS = {
    "it-IT,it;q=0.9,en;q=0.8": "it",
    "fr, de;q=0.5, it;q=0.7": "it",
    "de;q=0, en": "en",
    "pt": "en",
    "": "en",
    "de;q=much": "en",
}


@pytest.mark.parametrize("header", HEADERS)
async def test_head_of_the_page(tmp_path: Path, client: Path, header: str) -> None:
    """Language, title, description, preview and manifest are in the reader's language."""
    language = HEADERS[header]
    texts = texts_in(language)
    built = '<!doctype html><html lang="en"><title>Scopa</title>'
    (client / "index.html").write_text(built)
    async with serving(settings_for(tmp_path, client=client)) as address, anyone(address) as http:
        answer = await http.get("/", headers={"Accept-Language": header})
        assert answer.headers["vary"].startswith("Accept-Language")
        assert f'<html lang="{language}">' in answer.text
        assert f"<title>{texts('app-title')}</title>" in answer.text
        assert f'property="og:image" content="{address}/icons/preview.jpg"' in answer.text
        assert f'name="description" content="{html.escape(texts("about-page"))}"' in answer.text
        told = await http.get("/manifest.webmanifest", headers={"Accept-Language": header})
        assert told.json()["lang"] == language
        asked = await http.get(
            "/manifest.webmanifest?language=de", headers={"Accept-Language": "it"}
        )
        assert asked.json()["name"] == texts_in("de")("app-title")


async def test_no_client(tmp_path: Path) -> None:
    """Where the client is not built, the page says so."""
    async with serving(settings_for(tmp_path)) as address, anyone(address) as http:
        answer = await http.get("/")
        assert answer.status_code == 503
        assert "not built" in answer.text


async def test_headers(tmp_path: Path, client: Path) -> None:
    """Every answer, an error too, forbids framing, sniffing and foreign scripts."""
    async with serving(settings_for(tmp_path, client=client)) as address, anyone(address) as http:
        for path in ("/", "/api/bots", "/api/tables/x", "/nothing.js"):
            headers = (await http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "script-src 'self';" in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
        assert (await http.get("/api/bots")).headers["cache-control"] == "no-store"


async def test_cookie(tmp_path: Path) -> None:
    """The token is random, kept from scripts and other sites, and stays the same."""
    body = {"variant": "scopa", "bots": ["random"]}
    async with serving(settings_for(tmp_path)) as address:
        async with anyone(address) as http:
            first = (await http.post("/api/tables", json=body)).headers["set-cookie"]
            again = (await http.post("/api/tables", json=body)).headers["set-cookie"]
            assert first == again
            for part in ("HttpOnly", "SameSite=strict", "Path=/"):
                assert part in first
            assert "Secure" not in first
            proxied = {"X-Forwarded-Proto": "https"}
            https = await http.post("/api/tables", json=body, headers=proxied)
            assert "Secure" in https.headers["set-cookie"]
        async with anyone(address) as http:
            assert (await http.post("/api/tables", json=body)).headers["set-cookie"] != first


async def test_metrics(tmp_path: Path) -> None:
    """Where they are enabled, metrics count commands, and name no table."""
    settings = settings_for(tmp_path, metrics=True)
    async with serving(settings) as address, Browser(address) as browser:
        table = await browser.open_table()
        async with browser.socket(table) as socket:
            await socket.step()
        text = (await browser.http.get("/metrics")).text
        assert 'scopa_commands_total{command="deal"}' in text
        assert table not in text
