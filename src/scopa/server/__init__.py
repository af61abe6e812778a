"""The table in the browser: a Litestar app over the live tables, and the built client.

Importing this package imports no web framework; ``create_app`` and ``run`` do when called for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scopa.server.app import create_app
    from scopa.server.running import run

__all__ = ["create_app", "run"]


def __getattr__(name: str) -> object:
    if name == "create_app":
        from scopa.server.app import create_app  # noqa: PLC0415  # the framework loads late

        return create_app
    if name == "run":
        from scopa.server.running import run  # noqa: PLC0415  # the framework loads late

        return run
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
