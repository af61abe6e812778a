"""How long it takes to import scopa, and then to load the core; medians of 20 fresh interpreters.

Usage: ``python bench/engine_import.py``. Processor time is counted; starting Python itself is not.
"""

from __future__ import annotations

import subprocess
import sys
from statistics import median

CODE = """
import time
start = time.process_time()
import scopa
imported = time.process_time()
from scopa.engine.native import has_core
has_core()
loaded = time.process_time()
print(imported - start, loaded - imported)
"""


def main() -> None:
    """Print both figures."""
    runs = [
        subprocess.run(  # noqa: S603  # our own interpreter
            [sys.executable, "-c", CODE], check=True, capture_output=True, text=True
        )
        for _ in range(20)
    ]
    times = [list(map(float, run.stdout.split())) for run in runs]
    print(f"import scopa      {1000 * median(imported for imported, _ in times):6.1f} ms")
    print(f"loading the core  {1000 * median(loaded for _, loaded in times):6.1f} ms")


if __name__ == "__main__":
    main()
