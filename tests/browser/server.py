"""A real server in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Self


class Server:
    """``scopa serve`` on a free port, with its matches in a directory of the test's."""

    def __init__(self, directory: Path) -> None:
        self._database = directory / "matches.sqlite"
        self._log = directory / "server.log"
        self._process: subprocess.Popen[str] | None = None
        self.base = ""
        self._port = "0"

    def start(self) -> None:
        """Start it, on the port it had before if it was stopped; waits until it listens."""
        command = [sys.executable, "-m", "scopa", "serve", "--port", self._port]
        with self._log.open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                [*command, "--database", str(self._database)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout
        self.base = self._process.stdout.readline().strip()
        assert self.base.startswith("http://"), self._log.read_text("utf-8")
        self._port = self.base.rstrip("/").rpartition(":")[2]

    def stop(self) -> None:
        """Stop it at once, as a machine that loses power would."""
        if self._process is None:
            return
        self._process.kill()
        self._process.wait()
        assert self._process.stdout
        self._process.stdout.close()
        self._process = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
