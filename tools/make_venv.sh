#!/bin/sh
# Make a virtual environment with the first Python on this machine that is recent enough.
set -eu

for python in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
    if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
            lacking=$python
            continue
        fi
        echo "Making $1 with $("$python" --version) ..."
        exec "$python" -m venv --clear "$1"
    fi
done

if [ -n "${lacking:-}" ]; then
    echo "scopa: $lacking lacks the modules venv and ensurepip; on Debian and Ubuntu: apt-get install python3-venv" >&2
else
    echo "scopa: no Python 3.11 or newer found${PYTHON:+ at PYTHON=$PYTHON}; name one: make PYTHON=/path/to/python3" >&2
fi
exit 1
