#!/bin/sh
# Build the core with every warning an error, apart from the build that is in use.
set -eu
cd "$(dirname "$0")/.."
python=.venv/bin/python

$python - <<'PYTHON' || { echo "scopa: no C++20 compiler: the core's warnings are not checked" >&2; exit 0; }
import sys
sys.path.insert(0, "build_backend")
import scopa_build
sys.exit(not scopa_build.system_compiler())
PYTHON
cmake -S . -B build/strict -G Ninja -Wno-dev --log-level=WARNING \
    -DSCOPA_CLIENT=OFF -DSCOPA_WERROR=ON -DCMAKE_BUILD_TYPE=Release \
    -DPython_EXECUTABLE="$PWD/$python" -Dnanobind_DIR="$($python -m nanobind --cmake_dir)"
cmake --build build/strict --parallel "${JOBS:-2}"
