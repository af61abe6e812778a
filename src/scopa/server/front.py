"""What browsers and link previews are told of the app before its client runs, in their language."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from scopa.texts import LANGUAGES, texts_in

_LOCALES: Final = {"de": "de_DE", "it": "it_IT", "en": "en_GB"}
_TITLE: Final = "<title>Scopa</title>"
_WOOD: Final = "#d3ae7f"
_ICONS: Final = (
    {"src": "/icon.svg", "sizes": "any", "type": "image/svg+xml"},
    {"src": "/icons/192.png", "sizes": "192x192", "type": "image/png"},
    {"src": "/icons/512.png", "sizes": "512x512", "type": "image/png"},
    {
        "src": "/icons/maskable-512.png",
        "sizes": "512x512",
        "type": "image/png",
        "purpose": "maskable",
    },
)


def accepted_language(header: str) -> str:
    """The language to speak, from an ``Accept-Language`` header: English where none fits."""
    wanted = sorted(map(_weighed, header.split(",")), key=lambda one: -one[0])
    known = (tag for weight, tag in wanted if weight > 0 and tag in LANGUAGES)
    return next(known, "en")


def _weighed(part: str) -> tuple[float, str]:
    tag, _, rest = part.partition(";")
    _, _, quality = rest.partition("q=")
    try:
        weight = float(quality or 1)
    except ValueError:
        weight = 0
    return weight, tag.strip()[:2].lower()


def page(template: str, language: str, address: str) -> str:
    """The client's page with its head in this language; ``address`` is where the app is served."""
    t = texts_in(language)
    title, about = escape(t("app-title")), escape(t("about-page"))
    others = [_LOCALES[other] for other in LANGUAGES if other != language]
    home = escape(address.rstrip("/"))
    preview = {
        "og:type": "website",
        "og:site_name": escape(t("app-name")),
        "og:title": title,
        "og:description": about,
        "og:url": f"{home}/",
        "og:image": f"{home}/icons/preview.jpg",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": escape(t("app-preview")),
        "og:locale": _LOCALES[language],
    }
    lines = [
        f"<title>{title}</title>",
        f'<meta name="description" content="{about}" />',
        f'<link rel="manifest" href="/manifest.webmanifest?language={language}" />',
        *(f'<meta property="{name}" content="{what}" />' for name, what in preview.items()),
        *(f'<meta property="og:locale:alternate" content="{other}" />' for other in others),
        '<meta name="twitter:card" content="summary_large_image" />',
    ]
    head = template.replace('<html lang="en">', f'<html lang="{language}">', 1)
    return head.replace(_TITLE, "\n    ".join(lines), 1)


def manifest(language: str) -> dict[str, Any]:
    """What a browser wants to know to install the app."""
    t = texts_in(language)
    return {
        "id": "/",
        "name": t("app-title"),
        "short_name": t("app-name"),
        "description": t("about-page"),
        "lang": language,
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": _WOOD,
        "theme_color": _WOOD,
        "categories": ["games", "education"],
        "icons": list(_ICONS),
        "shortcuts": [{"name": t("learn-link"), "url": "/#/learn"}],
    }
