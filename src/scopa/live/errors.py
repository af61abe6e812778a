"""Why a table refuses a command."""

from __future__ import annotations

from scopa.rules.errors import ScopaError


class Refusal(ScopaError):  # noqa: N818  # a table refuses, it does not fail
    """A command that this table, as it stands, cannot carry out; it changed nothing."""


class StaleCommand(Refusal):
    """A command for a moment that has passed or is still to come: look at the table again."""
