"""Servers in processes of their own, which can be killed at any moment."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path

from tests.server.serving import settings_for

_CONTEXT = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(["scopa.server.running", "tests.server.processes"])


def _serve(directory: Path, told: Connection) -> None:
    from scopa.server.running import address_of, listen, serve

    listener = listen("127.0.0.1", 0)
    address = address_of(listener).rstrip("/")
    asyncio.run(serve(settings_for(directory), listener, lambda: told.send(address)))


@contextmanager
def server_process(directory: Path) -> Iterator[tuple[str, int]]:
    """A server on the database of a directory: its address, and its process id."""
    here, there = _CONTEXT.Pipe(duplex=False)
    process = _CONTEXT.Process(target=_serve, args=(directory, there), daemon=True)
    process.start()
    there.close()
    try:
        assert here.poll(30)
        assert process.pid is not None
        yield here.recv(), process.pid
    finally:
        process.kill()
        process.join()
        process.close()
        here.close()


def kill(pid: int) -> None:
    """Kill a process as a power cut would."""
    os.kill(pid, signal.SIGKILL)
