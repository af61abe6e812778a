"""The real command in a real terminal of 80 by 24: a whole match of each named variant."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

from scopa import VARIANTS
from scopa.cli import run
from scopa.texts import texts_in
from tests.terminal.screen import RealTerminal

COLOURS = {"default", "black", "red", "green", "brown", "blue", "magenta", "cyan", "white"} | {
    f"bright{name}"
    for name in ("black", "red", "green", "brown", "blue", "magenta", "cyan", "white")
}
KINDS = {
    "full": {"TERM": "xterm-256color", "COLORTERM": "truecolor"},
    "256": {"TERM": "tmux-256color"},
    "sixteen": {"TERM": "linux"},
    "none": {"NO_COLOR": "1"},
    "ascii": {"TERM": "vt100"},
}
MATCHES = [
    ("scopa", "en", "none"),
    ("scopa-3", "de", "full"),
    ("scopa-4", "it", "sixteen"),
    ("scopone", "en", "256"),
    ("scopone-scientifico", "it", "full"),
    ("quindici?players=4", "de", "sixteen"),
    ("quindici-napoli?players=4", "it", "ascii"),
    ("assi?players=3", "en", "sixteen"),
    ("re-bello?players=4", "de", "none"),
    ("asso-piglia-tutto?players=4", "en", "ascii"),
]


def whole(terminal: RealTerminal) -> bool:
    """Whether all is there: head, and foot with each card's four corners, or a sheet to its end."""
    text = terminal.text
    if any(sheet in text for sheet in ("╔═ ", "#= ")):
        return "╚═" in text or text.count("#=") > 1
    corners = ("╭┌╔", "╮┐╗", "╰└╚", "╯┘╝")
    # The small sign of the cups is drawn with corners as well.
    bare = text.replace("╰┬╯", "").replace("└┬┘", "")
    found = {sum(bare.count(sign) for sign in signs) for signs in corners}
    return bool(terminal.lines[0].strip()) and " q " in terminal.lines[-1] and len(found) == 1


def colours(terminal: RealTerminal) -> set[str]:
    """The colours on the screen."""
    cells = [cell for row in terminal.screen.buffer.values() for cell in row.values()]
    return {colour for cell in cells for colour in (cell.fg, cell.bg)}


@pytest.mark.parametrize(("variant", "language", "kind"), MATCHES)
def test_a_whole_match(variant: str, language: str, kind: str) -> None:
    """From the first deal to the last count by Enter alone; then the terminal is as it was."""
    arguments = ["--variant", variant, "--language", language]
    with RealTerminal(
        *arguments, "--bot", "random", "--pace", "off", "--seed", "1", **KINDS[kind]
    ) as terminal:
        terminal.wait(lambda: terminal.asks)
        seen = colours(terminal)
        while True:
            # Output comes in pieces: a screen that is never whole fails here by its time.
            terminal.wait(lambda: whole(terminal))
            if over(terminal):
                break
            assert "Traceback" not in terminal.text
            assert kind != "ascii" or terminal.text.isascii()
            terminal.press("enter")
        terminal.press("left")
        terminal.type("enter")
        assert terminal.leave() == 0
        assert b"Traceback" not in terminal.raw
        assert terminal.raw.rindex(b"\x1b[?1049l") > terminal.raw.rindex(b"\x1b[?1049h")
        assert b"\x1b[?25h" in terminal.raw
    if kind in ("none", "ascii"):
        assert seen == {"default"}
    elif kind == "sixteen":
        assert seen <= COLOURS
        assert len(seen) > 3


def over(terminal: RealTerminal) -> bool:
    """Whether the last count lies there: it alone offers another match."""
    texts = (texts_in(language)("new-match-same") for language in ("de", "en", "it"))
    return any(text in terminal.text for text in texts)


def test_every_variant_is_played() -> None:
    """The matches above leave no named variant out, nor any language or kind of terminal."""
    assert {variant.partition("?")[0] for variant, _, _ in MATCHES} == set(VARIANTS)
    assert {language for _, language, _ in MATCHES} == {"de", "it", "en"}
    assert {kind for _, _, kind in MATCHES} == set(KINDS)


def test_from_the_start_screen_to_the_way_out() -> None:
    """Without a variant the choice comes first; Ctrl-C asks, and a second one leaves."""
    with RealTerminal("--language", "it", "--seed", "1", "--pace", "off") as terminal:
        terminal.wait_for("A che cosa si gioca?")
        terminal.type("enter")
        terminal.wait(lambda: terminal.asks)
        terminal.press("\x03")
        assert "Ti alzi dal tavolo?" in terminal.text
        terminal.type("\x03")
        assert terminal.leave() == 0
        assert b"Traceback" not in terminal.raw


def test_a_signal_ends_it_in_good_order() -> None:
    """On SIGTERM the terminal is given back as it was."""
    with RealTerminal("--variant", "scopa", "--seed", "1") as terminal:
        terminal.wait_for("Scopa")
        os.kill(terminal.process.pid, signal.SIGTERM)
        assert terminal.leave() == 0
        assert terminal.raw.rindex(b"\x1b[?1049l") > terminal.raw.rindex(b"\x1b[?1049h")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ([], "terminal"),
        (["--variant", "bridge"], "bridge"),
        (["--bot", "nobody"], "nobody"),
        (["--target", "12"], "12"),
        (["--bot", "random", "--bot", "random"], "2"),
    ],
)
def test_what_cannot_be_played_gets_one_line(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    named: str,
) -> None:
    """Bad arguments, or no terminal to draw on: exit code 2, and one line that says why."""
    monkeypatch.setenv("LANGUAGE", "en")
    monkeypatch.setattr(sys, "__stdin__", None)
    assert run(["terminal", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    assert named in err


def test_textual_is_loaded_by_the_command_alone() -> None:
    """The library and the other commands do not pay for the terminal's screens."""
    code = "import sys, scopa.cli; scopa.cli.run(['bots']); print('textual' in sys.modules)"
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert result.stdout.split()[-1] == "False"
