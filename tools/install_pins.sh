#!/bin/sh
# Install files of pinned requirements into .venv: with uv, which takes a tenth of pip's time, or
# with pip where uv cannot be had or does not reach the index (a mirror set up for pip alone).
set -eu
cd "$(dirname "$0")/.."
python=.venv/bin/python
pins="--quiet --require-hashes --no-deps"
for file in "$@"; do
    requirements="${requirements:-} -r $file"
done

if ! $python -m uv --version >/dev/null 2>&1; then
    $python -m pip install $pins -r requirements/uv.txt >/dev/null 2>&1 || true
fi
$python -m uv pip install $pins $requirements --python $python 2>/dev/null ||
    $python -m pip install $pins $requirements
