"""The command ``scopa``: one command a file, loaded when it is called.

What a command answers goes to standard output, what it has to say besides to standard error.
Exit codes: 0, 2 for bad arguments or input, 1 for a failure inside.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError

from scopa import __version__
from scopa.cli.output import complain
from scopa.cli.play import play
from scopa.rules.errors import ScopaError

app = App(
    name="scopa",
    help="Scopa and Scopone: play them, look into them, build on them.",
    version=__version__,
)
app.default(play)
app.command(play)
for _name in ("serve", "variants", "bots", "legal", "perft", "replay"):
    app.command(f"scopa.cli.{_name}:{_name}", name=_name)


def run(arguments: Sequence[str] | None = None) -> int:
    """Run one command (the process's own arguments when none are given); returns the exit code."""
    try:
        app(
            arguments,
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
        )
    except CycloptsError as error:
        complain(" ".join(str(error).split()))
        return 2
    except ScopaError as error:
        complain(error)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader (head, a pager) has seen enough; Python must not try to flush once more.
        sys.stdout = None
        return 0
    return 0


def main() -> None:
    """The entry point of the command."""
    sys.exit(run())
