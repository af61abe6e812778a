#!/bin/sh
# Print the path of a Chromium; where none is and packages may be installed, install it first.
# The one without windows, which Debian packages apart, takes a quarter of the time to open a page.
set -eu

find_chromium() {
    for name in ${SCOPA_CHROMIUM:+"$SCOPA_CHROMIUM"} chromium-headless-shell chromium chromium-browser google-chrome; do
        command -v "$name" && return
    done
    for path in "${PLAYWRIGHT_BROWSERS_PATH:-$HOME/.cache/ms-playwright}"/chromium-*/chrome-linux*/chrome; do
        [ -x "$path" ] && echo "$path" && return
    done
    return 1
}

find_chromium && exit
if command -v apt-get >/dev/null && { [ "$(id -u)" -eq 0 ] || [ "${CI:-}" = true ]; }; then
    echo "Installing Chromium for the browser tests ..." >&2
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq >/dev/null </dev/null || true
    for package in chromium-headless-shell chromium; do
        apt-get install -qq -y "$package" >/dev/null </dev/null && find_chromium && exit
    done
fi
exit 1
