"""Ports and addresses."""

from __future__ import annotations

import socket

import pytest

from scopa.server.errors import ServerError
from scopa.server.running import FIRST_PORT, address_of, listen


def test_first_free_port() -> None:
    """With no port given, a free one from 8000 on is taken, and another one the next time."""
    with listen("127.0.0.1", None) as one, listen("127.0.0.1", None) as two:
        ports = [each.getsockname()[1] for each in (one, two)]
    assert ports[0] != ports[1]
    assert all(FIRST_PORT <= port < FIRST_PORT + 200 for port in ports)


def test_taken_port() -> None:
    """A port that was asked for and is taken is an error that names it."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(ServerError, match=str(port)):
            listen("127.0.0.1", port)


@pytest.mark.parametrize(("host", "port"), [("127.0.0.1", 70000), ("no.host.invalid", 0)])
def test_impossible_address(host: str, port: int) -> None:
    """An address that cannot be is an error, not a traceback."""
    with pytest.raises(ServerError):
        listen(host, port)


def test_address() -> None:
    """The address is one that a browser on this machine can open."""
    with listen("127.0.0.1", 0) as one:
        assert address_of(one) == f"http://127.0.0.1:{one.getsockname()[1]}/"
    with listen("0.0.0.0", 0) as every:  # noqa: S104  # the test is about just that
        assert address_of(every).startswith("http://127.0.0.1:")
