"""The screen before a match as lines of text: the variants, and what else is to be chosen."""

from __future__ import annotations

from rich.text import Text

from scopa.notation.card import parse_card
from scopa.rules.catalog import VARIANTS
from scopa.terminal.blocks import Block, beside, centred, filled, fit, wrapped
from scopa.terminal.board import LEAST, key_line
from scopa.terminal.cards import MEDIUM, Face, draw_rows
from scopa.terminal.look import Look
from scopa.terminal.setup import Setup
from scopa.terminal.words import Words

_WIDTH = 76
_GAMES = 26
_NAMES = 30
_PICTURE = tuple(map(parse_card, ("7d", "Ac", "Fs", "Rb")))
_LANGUAGES = {"de": "Deutsch", "it": "Italiano", "en": "English"}
_PLACES = {2: ("",), 3: ("-right", "-left"), 4: ("-right", "-partner", "-left")}


def rows_of(setup: Setup) -> list[str]:
    """What the cursor can stand on: variants, fields, and the button that begins."""
    return [*(f"variant-{name}" for name in VARIANTS), *setup.fields(), "begin"]


def draw_start(
    setup: Setup, cursor: int, words: Words, look: Look, width: int, height: int
) -> Block:
    """The whole screen: ``height`` lines of ``width`` columns."""
    palette = look.palette
    if width < LEAST[0] or height < LEAST[1]:
        need = words("terminal-too-small", width=LEAST[0], height=LEAST[1])
        return centred([Text(line) for line in wrapped(need, width)], width, height, palette.room)
    rows = rows_of(setup)
    drawn = [_row(name, setup, words, look, here=row == cursor) for row, name in enumerate(rows)]
    count = len(VARIANTS)
    games = filled(drawn[:count], _GAMES, count, palette.room)
    form = [
        Text(words("choose-game"), style=palette.strong),
        Text(),
        *beside([games, _picture(rows[cursor], setup, words, look)]),
        Text(),
        *drawn[count:-1],
        Text(),
        drawn[-1],
    ]
    keys = [
        (look.signs.vertical, words("does-move")),
        (f"{look.signs.left}{look.signs.right}", words("does-change")),
        (words("key-enter"), words("begin")),
        ("q", words("does-quit")),
    ]
    form = filled(form, _WIDTH, len(form), palette.room)
    title = fit(f" {words('app-name')}", width, palette.bar)
    return [
        title,
        *centred(form, width, height - 2, palette.room),
        key_line(keys, width, look),
    ]


def _picture(row: str, setup: Setup, words: Words, look: Look) -> Block:
    """A card of each suit, and what the variant under the cursor, or the chosen one, is about."""
    width, height = _WIDTH - _GAMES, len(VARIANTS)
    variant = row if row.startswith("variant-") else f"variant-{setup.variant.name}"
    faces = [Face(card, words.suit(card.suit)) for card in _PICTURE]
    cards = draw_rows(faces, MEDIUM, width, MEDIUM.height, look, look.palette.room)
    about = wrapped(words(f"{variant}-about"), width)
    lines = [*cards, Text(), *(fit(line, width, align="center") for line in about)]
    return filled(lines, width, height, look.palette.room)


def _row(name: str, setup: Setup, words: Words, look: Look, *, here: bool) -> Text:
    signs = look.signs
    style = look.palette.strong if here else ""
    pointer = signs.cursor if here else " "
    if name.startswith("variant-"):
        chosen = signs.chosen if name == f"variant-{setup.variant.name}" else " "
        return Text(f"{pointer} {chosen} {words(name)}", style=style)
    if name == "begin":
        return Text(f"{pointer} [ {words('begin')} ]", style=style)
    line = fit(f"{pointer} {_label(name, setup, words)}", _NAMES)
    value = f"{signs.left} {_value(name, setup, words)} {signs.right}"
    return Text.assemble(line, value, style=style)


def _label(name: str, setup: Setup, words: Words) -> str:
    if name.startswith("bot-"):
        places = _PLACES[setup.variant.players]
        return words(f"opponent{places[int(name.removeprefix('bot-')) - 2]}")
    return words({"pace": "setting-speed"}.get(name, name))


def _value(name: str, setup: Setup, words: Words) -> str:
    value = setup.value(name)
    if name.startswith("bot-"):
        return words("bot-choice", bot=value, name=words.bot(value))
    if name == "pace":
        return words(f"setting-speed-{value}")
    return _LANGUAGES[value] if name == "language" else value
