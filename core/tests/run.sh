#!/bin/sh
# Build the core with every warning an error and with AddressSanitizer and UBSan; run its tests and, for some seconds
# (FUZZ_SECONDS, 15 when not set), its fuzzer. Fails when anything does.
set -eu
cd "$(dirname "$0")/../.."
if ! command -v cmake >/dev/null || ! command -v "${CXX:-c++}" >/dev/null; then
    echo "scopa: no cmake or C++ compiler: the core's tests are left out" >&2
    exit 0
fi
build=build/core-sanitized
cmake -S core -B "$build" -Wno-dev --log-level=WARNING -DCMAKE_BUILD_TYPE=RelWithDebInfo \
    -DCMAKE_CXX_FLAGS_RELWITHDEBINFO=-O1 -DSCOPA_SANITIZE=ON -DCMAKE_COMPILE_WARNING_AS_ERROR=ON
cmake --build "$build" --parallel "${JOBS:-2}"
"$build/core_tests" --quick
"$build/core_fuzz" --seconds "${FUZZ_SECONDS:-15}" --seed "$(date +%s)"
