"""A real terminal for the tests: ``scopa terminal`` in a pseudo-terminal, drawn by pyte."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from typing import Self

import pyte

KEYS = {"enter": "\r", "left": "\x1b[D", "right": "\x1b[C", "up": "\x1b[A", "down": "\x1b[B"}
MARKED = ("╔", "#=")
"""Corners that only marked cards and sheets have."""
WIDTH, HEIGHT = 80, 24
_QUIET = 0.03
"""Seconds without output after which a screen is taken to be complete."""


class RealTerminal:
    """One process of the command in a terminal of 80 by 24, what it draws, and a keyboard."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self.screen = pyte.Screen(WIDTH, HEIGHT)
        self._stream = pyte.ByteStream(self.screen)
        self._master, slave = pty.openpty()
        termios.tcsetwinsize(slave, (HEIGHT, WIDTH))
        kept = {
            name: value
            for name, value in os.environ.items()
            if name not in ("NO_COLOR", "COLORTERM", "COLUMNS", "LINES", "LANGUAGE")
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "scopa", "terminal", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=kept | {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8"} | environment,
            start_new_session=True,
        )
        os.close(slave)
        self.raw = b""
        """All that the process has written."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._master)

    @property
    def lines(self) -> list[str]:
        """The lines on the screen."""
        return list(self.screen.display)

    @property
    def text(self) -> str:
        """The whole screen."""
        return "\n".join(self.lines)

    def press(self, *keys: str) -> None:
        """Press keys, and wait after each until the screen has changed and asks for the next."""
        for key in keys:
            before = self.text
            self.type(key)
            self.wait(lambda before=before: self.text != before and self.asks)  # type: ignore[misc]

    def type(self, key: str) -> None:
        """Press a key, and wait for nothing."""
        os.write(self._master, KEYS.get(key, key).encode())

    @property
    def asks(self) -> bool:
        """Whether a key is waited for: a card stands out of the hand, or a sheet lies there."""
        return any(sign in self.text for sign in MARKED)

    def wait_for(self, text: str) -> None:
        """Wait until the screen says this."""
        self.wait(lambda: text in self.text)

    def wait(self, until: Callable[[], bool], patience: float = 30.0) -> None:
        """Take in what is drawn until the screen is as wanted, and complete."""
        deadline = time.monotonic() + patience
        while not (self._rest() and until()):
            assert self.process.poll() is None, self.raw[-2000:].decode()
            assert time.monotonic() < deadline, self.text

    def _rest(self) -> bool:
        """Take in what is drawn; whether nothing more came for a moment."""
        ready, _, _ = select.select([self._master], [], [], _QUIET)
        return not (ready and self._read())

    def leave(self, patience: float = 10.0) -> int:
        """Wait for the process to end; its exit code."""
        deadline = time.monotonic() + patience
        while self.process.poll() is None:
            assert time.monotonic() < deadline, self.text
            self._rest()
        while select.select([self._master], [], [], 0)[0] and self._read():
            pass
        return self.process.wait()

    def _read(self) -> bool:
        """Feed the screen; whether there was anything."""
        try:
            data = os.read(self._master, 1 << 16)
        except OSError:
            # How Linux says that the other end is closed.
            return False
        self.raw += data
        self._stream.feed(data)
        return bool(data)
