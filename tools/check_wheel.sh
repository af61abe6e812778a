#!/bin/sh
# Build sdist and, from it, wheel, as pip would; install the wheel in an environment of its own.
set -eu
cd "$(dirname "$0")/.."
folder=$PWD/build/wheel-check
rm -rf "$folder"

.venv/bin/python -m build --outdir "$folder" .
.venv/bin/python -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install -qq --require-hashes --no-deps -r requirements/runtime.txt
"$folder/venv/bin/python" -m pip install -qq --no-deps "$folder"/scopa-*.whl
expected=
[ ! -f web/package.json ] || expected="$expected server/client/index.html"
for catalogue in src/scopa/locale/*.ftl; do
    [ ! -f "$catalogue" ] || expected="$expected locale/$(basename "$catalogue")"
done
cd "$folder"
venv/bin/python - py.typed $expected <<'PYTHON'
import sys
from pathlib import Path

import scopa

package = Path(scopa.__file__).parent
assert "wheel-check" in package.parts, package
missing = [name for name in sys.argv[1:] if not (package / name).is_file()]
sys.exit(f"scopa: missing from the wheel: {', '.join(missing)}" if missing else 0)
PYTHON
venv/bin/scopa variants
