#!/bin/sh
# Run clang-format, with the options given, on every C++ source of the core.
set -eu
cd "$(dirname "$0")/.."
find core \( -name '*.cpp' -o -name '*.hpp' -o -name '*.h' \) -print0 | xargs -0 .venv/bin/clang-format "$@"
