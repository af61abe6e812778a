"""How things look in the terminal at hand: which characters it has, and which colours."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from rich.console import Console

from scopa.cards import Suit

Colours = Literal["full", "sixteen", "none"]


class Border(NamedTuple):
    """The characters of a box."""

    top_left: str
    top_right: str
    bottom_left: str
    bottom_right: str
    across: str
    down: str


@dataclass(frozen=True, slots=True)
class Signs:
    """The characters things are drawn with."""

    plain: Border
    """Of a card."""
    marked: Border
    """Of a card that is marked: its shape differs, not only its colour."""
    suits: tuple[str, str, str, str]
    """A sign three columns wide for each suit, in the order of the notation."""
    figures: tuple[tuple[str, ...], ...]
    """A drawing of three lines by five columns for each suit."""
    back: str
    """A card that lies face down."""
    cursor: str
    left: str
    right: str
    vertical: str
    """The keys for up and down."""
    chosen: str
    """What stands before a choice that is made."""
    rule: str
    dot: str
    """What separates facts on one line."""
    arrow: str
    """What leads from a play to what it gains."""
    ascii: bool = False
    """Whether texts must do with ASCII as well."""


_SUITS: Final = ("(•)", "╰┬╯", "╪══", "▄█▀")
_FIGURES: Final = (
    ("▄▀▀▀▄", "█ ● █", "▀▄▄▄▀"),
    ("█▄▄▄█", " ▀█▀ ", " ▄█▄ "),
    ("  ┃  ", "  ┃  ", " ━╋━ "),
    ("  ▄█▄", " ▄██▀", "▀█▀  "),
)
ROUND: Final = Signs(
    plain=Border(*"╭╮╰╯─│"),
    marked=Border(*"╔╗╚╝═║"),
    suits=_SUITS,
    figures=_FIGURES,
    back="▌",
    cursor="►",
    left="◄",
    right="►",
    vertical="▲▼",
    chosen="•",
    rule="─",
    dot="·",
    arrow="→",
)
SQUARE: Final = Signs(
    plain=Border(*"┌┐└┘─│"),
    marked=Border(*"╔╗╚╝═║"),
    suits=("(o)", "└┬┘", "╪══", "▄█▀"),
    figures=(
        ("▄▀▀▀▄", "█ o █", "▀▄▄▄▀"),
        _FIGURES[1],
        ("  │  ", "  │  ", " ─┼─ "),
        _FIGURES[3],
    ),
    back="▌",
    cursor="►",
    left="◄",
    right="►",
    vertical="▲▼",
    chosen="*",
    rule="─",
    dot="·",
    arrow="→",
)
"""What the fonts of the Linux console have."""
ASCII: Final = Signs(
    plain=Border(*"....-|"),
    marked=Border(*"####=#"),
    suits=("(o)", "\\_/", "+--", "o=="),
    figures=(
        (" .-. ", "( o )", " '-' "),
        ("\\   /", " \\_/ ", " _|_ "),
        ("  |  ", "  |  ", " -+- "),
        ("  .O.", " .OO'", "'O'  "),
    ),
    back="|",
    cursor=">",
    left="<",
    right=">",
    vertical="^v",
    chosen="*",
    rule="-",
    dot="-",
    arrow="->",
    ascii=True,
)


@dataclass(frozen=True, slots=True)
class Palette:
    """Styles, as rich spells them; empty where the terminal has no colours."""

    room: str
    """The screen around the table."""
    bar: str
    """The line at the top."""
    felt: str
    """The table."""
    card: str
    """The face of a card and its border."""
    inks: tuple[str, str, str, str]
    """The signs of the suits, on a card."""
    edge: str
    """The border of a marked card."""
    marked: str
    """The face of a marked card."""
    back: str
    soft: str
    """What may be overlooked."""
    strong: str
    """What should not."""
    key: str


FULL: Final = Palette(
    room="#d9d4c5 on #17211c",
    bar="#f3ead2 on #0c3b26",
    felt="#cfe3d3 on #14532f",
    card="#2b2620 on #f3ead2",
    inks=(
        "bold #a86500",
        "bold #b3202c",
        "bold #1f4fa0",
        "bold #1c6b34",
    ),
    edge="bold #8e1b1b on #ffe3a0",
    marked="#2b2620 on #ffe3a0",
    back="#c8563f",
    soft="#93a096",
    strong="bold #ffd76a",
    key="bold #17211c on #93a096",
)
SIXTEEN: Final = Palette(
    room="default on default",
    bar="bold",
    felt="default on default",
    card="default on default",
    inks=("bold yellow", "bold red", "bold cyan", "bold green"),
    edge="bold magenta",
    marked="",
    back="red",
    soft="default",
    strong="bold yellow",
    key="bold",
)
NONE: Final = Palette(
    room="",
    bar="bold",
    felt="",
    card="",
    inks=("bold", "bold", "bold", "bold"),
    edge="bold",
    marked="",
    back="",
    soft="",
    strong="bold",
    key="bold",
)
_PALETTES: Final[Mapping[Colours, Palette]] = {"full": FULL, "sixteen": SIXTEEN, "none": NONE}
_NO_LINES: Final = ("vt52", "vt100", "vt102", "vt220", "vt320", "dumb", "ansi")
"""Terminals that draw lines in a way of their own, if at all, and not as Unicode."""


@dataclass(frozen=True, slots=True)
class Look:
    """Signs and styles together: what every drawing needs to know."""

    signs: Signs = ROUND
    palette: Palette = FULL

    def suit(self, suit: Suit) -> str:
        """The sign of a suit, three columns wide."""
        return self.signs.suits[suit]


def look_of(colours: Colours, *, ascii_only: bool, environment: Mapping[str, str]) -> Look:
    """The look for a terminal with these colours, by its kind and encoding."""
    kind = environment.get("TERM", "")
    if ascii_only or kind in _NO_LINES or not _writes_unicode():
        signs = ASCII
    else:
        signs = SQUARE if kind == "linux" else ROUND
    return Look(signs, _PALETTES[colours])


def colours_of(environment: Mapping[str, str] = os.environ) -> Colours:
    """What colours the terminal has and its user wants (https://no-color.org)."""
    if environment.get("NO_COLOR") or _terminfo_colours(environment.get("TERM", "")) == 0:
        return "none"
    system = Console(force_terminal=True).color_system
    return "full" if system in ("256", "truecolor") else "sixteen"


def _terminfo_colours(kind: str) -> int | None:
    """How many colours the system's description of a terminal says it has; None if it has none."""
    try:
        import curses  # noqa: PLC0415  # not on every platform

        curses.setupterm(kind)
        return max(0, curses.tigetnum("colors"))
    except Exception:  # noqa: BLE001  # curses.error, which cannot be named where curses is missing
        return None


def _writes_unicode() -> bool:
    stream = sys.__stderr__
    return stream is None or (stream.encoding or "").lower().replace("-", "") == "utf8"
