#!/bin/sh
# Pin every requirement, with hashes and for every platform, at its latest version.
set -eu
cd "$(dirname "$0")/.."

python=.venv/bin/python

$python -m uv --version >/dev/null 2>&1 || $python -m pip install --quiet --require-hashes -r requirements/uv.txt
pin() {
    $python -m uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
        --no-emit-index-url --no-emit-find-links --custom-compile-command "make requirements" "$@" \
        >/dev/null
}
pin pyproject.toml --output-file requirements/runtime.txt
pin pyproject.toml requirements/dev.in --all-extras --constraint requirements/runtime.txt \
    --output-file requirements/dev.txt
for name in build node uv zig; do
    pin "requirements/$name.in" --output-file "requirements/$name.txt"
done
