"""The command ``scopa``: one command a file, loaded when it is called.

What a command answers goes to standard output, what it has to say besides to standard error.
Exit codes: 0, 2 for bad arguments or input, 1 for a failure inside.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError

from scopa import __version__
from scopa.cli.output import InputError, complain, take_no_more
from scopa.cli.play import play
from scopa.rules.errors import ScopaError, shortened

COMMANDS = (
    "play",
    "serve",
    "variants",
    "bots",
    "legal",
    "perft",
    "replay",
    "solve",
    "hint",
    "bench",
    "arena",
    "terminal",
)
"""Every command; the first is the one meant when none is named."""

app = App(
    name="scopa",
    help="Scopa and Scopone: play them, look into them, build on them.",
    version=__version__,
)
app.default(play)
app.command(play)
for _name in COMMANDS[1:]:
    app.command(f"scopa.cli.{_name}:{_name}", name=_name)


def run(arguments: Sequence[str] | None = None) -> int:
    """Run one command (the process's own arguments when none are given); returns the exit code."""
    arguments = sys.argv[1:] if arguments is None else arguments
    try:
        _check_command(arguments)
        app(
            arguments,
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
        )
        if sys.stdout is not None:
            sys.stdout.flush()
    except CycloptsError as error:
        complain(str(error))
        return 2
    except ScopaError as error:
        complain(error)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader (head, a pager) has seen enough; Python must not try to flush once more.
        take_no_more()
    return 0


def _check_command(arguments: Sequence[str]) -> None:
    """Refuse an unknown command by its name, where the default command would see an argument."""
    first = next(iter(arguments), "-")
    if not first.startswith("-") and first not in COMMANDS:
        known, shown = ", ".join(COMMANDS), shortened(first)
        raise InputError(
            "unknown-command",
            f"unknown command {shown!r} (there are: {known})",
            command=shown,
            known=known,
        )


def main() -> None:
    """The entry point of the command."""
    sys.exit(run())
