#!/bin/sh
# Run the browser tests, in a process of their own: Playwright's event loop bars asyncio tests.
# SCOPA_CHROMIUM names the browser for them. SCOPA_REQUIRE_BROWSER=1: none may be skipped.
set -eu
cd "$(dirname "$0")/.."

SCOPA_CHROMIUM=$(tools/find_chromium.sh) || SCOPA_CHROMIUM=
export SCOPA_CHROMIUM
[ -n "$SCOPA_CHROMIUM" ] || echo "scopa: NO CHROMIUM FOUND: the browser tests are skipped" >&2

status=0
.venv/bin/pytest -m browser -n "${JOBS:-2}" -rs || status=$?
# 5: there are no browser tests.
[ "$status" -eq 5 ] && [ "${SCOPA_REQUIRE_BROWSER:-0}" != 1 ] && status=0
exit "$status"
