"""The commands as a user or a script calls them: answers, one-line errors, exit codes."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import scopa
from scopa.cli import COMMANDS, run
from scopa.texts import LANGUAGES

GOLDEN = Path(__file__).parents[1] / "notation" / "golden.scopa"
DEAL = (
    "5.4.6./R.2F.. 2.6..26 1 - -/- 0/0 5c4bAbFs7sCcRs7c3dRb3c5s3bFdAs4sCb7d7bAdCs5bAc6dRc3s2s4dFbCd"
)
VIEW = str(scopa.parse_position(DEAL, scopa.find_variant("scopa")).view(1))


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers in English, whatever the machine's language."""
    monkeypatch.setenv("LANGUAGE", "en")


def asked(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    """The JSON document a command answers with, and nothing beside it."""
    assert run([*arguments, "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return json.loads(out)


def test_variants(capsys: pytest.CaptureFixture[str]) -> None:
    """Every named variant is listed, and the switches of each spell it."""
    listed = asked(capsys, "variants")["variants"]
    assert [variant["name"] for variant in listed] == list(scopa.VARIANTS)
    assert run(["variants"]) == 0
    out = capsys.readouterr().out
    assert [name for name in scopa.VARIANTS if name not in out] == []


def test_bots(capsys: pytest.CaptureFixture[str]) -> None:
    """Every bot is listed, weakest first."""
    assert asked(capsys, "bots") == {"bots": list(scopa.BOTS)}


def test_legal(capsys: pytest.CaptureFixture[str]) -> None:
    """The legal plays of a position, and of a view of it, are the same."""
    position = scopa.parse_position(DEAL, scopa.find_variant("scopa"))
    for text in (DEAL, str(position.view(1))):
        document = asked(capsys, "legal", text)
        assert document["plays"] == [str(play) for play in position.plays()]
        assert (document["variant"], document["turn"]) == ("scopa", 1)
    assert run(["legal", DEAL]) == 0
    assert capsys.readouterr().out.split() == document["plays"]
    assert asked(capsys, "legal", "7d/2c 7c 1 - -/- 0/0 -", "--partial")["plays"] == ["7dx7c#"]


def test_hint(capsys: pytest.CaptureFixture[str]) -> None:
    """Every legal play of the view is told, the best first, and the same nodes tell the same."""
    arguments = ["hint", VIEW, "--nodes", "200"]
    document = asked(capsys, *arguments)
    plays = [each["play"] for each in document["plays"]]
    legal = scopa.parse_view(VIEW, scopa.find_variant("scopa")).plays()
    assert sorted(plays) == sorted(map(str, legal))
    assert (document["best"], document["turn"]) == (plays[0], 1)
    values = [each["value"] for each in document["plays"][1:]]
    assert values == sorted(values, reverse=True)
    assert asked(capsys, *arguments) == document
    assert run(arguments) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1 + len(plays)


def test_perft(capsys: pytest.CaptureFixture[str]) -> None:
    """Perft counts from a position or a seeded deal; divide adds up to the count."""
    document = asked(capsys, "perft", "3", DEAL, "--divide")
    assert sum(document["divide"].values()) == document["count"]
    assert asked(capsys, "perft", "3", DEAL)["count"] == document["count"]
    one, same, other = (
        asked(capsys, "perft", "1", "--seed", seed, "-v", "scopone") for seed in ("1", "1", "2")
    )
    assert one == same != other
    assert run(["perft", "1", DEAL, "--divide"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == str(len(document["divide"]))


def test_replay(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A record is verified and scored, from a file or from standard input."""
    (record,) = asked(capsys, "replay", str(GOLDEN))["records"]
    assert (record["variant"], record["over"]) == ("scopone-scientifico?target=21", True)
    assert len(record["plays"]) == 40
    assert record["score"] == [
        before + points
        for before, points in zip(record["score_before"], record["points"], strict=True)
    ]
    for arguments in (["replay"], ["replay", "-"]):
        # A byte order mark and line ends as Windows writes them, in an encoding that is not ours.
        data = GOLDEN.read_text("utf-8").replace("\n", "\r\n").encode("utf-8-sig")
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data), "ascii"))
        assert run(arguments) == 0
        assert "Settebello" in capsys.readouterr().out
    assert run(["replay", str(GOLDEN), "--plays"]) == 0
    assert len(capsys.readouterr().out.splitlines()) > 40


def test_an_unfinished_record_is_told_as_such(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A round that stops short has no tally, and keeps the score it began with."""
    deal = scopa.parse_position(DEAL, scopa.find_variant("scopa"))
    path = tmp_path / "short.scopa"
    path.write_text(str(scopa.Record(deal, deal.after("5d").history, score=(4, 2))), "utf-8")
    (record,) = asked(capsys, "replay", str(path))["records"]
    assert (record["over"], record["tally"], record["score"]) == (False, None, [4, 2])
    assert run(["replay", str(path)]) == 0
    assert "1 play" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["legal"], ["solve"], ["perft", "1"]])
def test_a_position_may_begin_with_a_hyphen(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    """The first hand is often the first to be empty; what looks like an option is still none."""
    position = "-/7... .7.. 2 - -/- 0/0 -"
    document = asked(capsys, *arguments, position, "--partial")
    assert document["position"] == position
    for mistake in ("--nosuch", "-x"):
        assert run([*arguments, mistake]) == 2
        assert mistake in capsys.readouterr().err


def test_a_view_may_begin_with_a_hyphen(capsys: pytest.CaptureFixture[str]) -> None:
    """A hint is given where seat 1 has played its last card."""
    position = scopa.parse_position(DEAL, scopa.find_variant("scopa"))
    while position.hands[0]:
        position = position.after(position.plays()[0])
        if not position.hands[0]:
            break
    view = str(position.view(2))
    assert view.startswith("-/")
    assert asked(capsys, "hint", view, "--nodes", "20")["turn"] == 2


BAD = [
    (["nonsense"], "nonsense"),
    (["legal"], "position"),
    (["legal", DEAL, "--nosuch"], "--nosuch"),
    (["legal", "zz"], "zz"),
    (["legal", DEAL.replace("5.4.6.", "5.4.9z.")], "z"),
    (["legal", DEAL, "-v", "bridge"], "bridge"),
    (["legal", DEAL, "-v", "scopa?target=12"], "12"),
    (["legal", DEAL, "-v", "scopone"], "2"),
    (["legal", DEAL.replace("Rc3s", "Rc5d")], "5d"),
    (["hint", DEAL], "5.4.6."),
    (["hint", VIEW, "--nodes", "0"], "nodes"),
    (["hint", VIEW.replace(" 1 - -", " 2 - -")], "1"),
    (["perft", "0"], "0"),
    (["perft", "x"], "x"),
    (["replay", "no-such-file"], "no-such-file"),
    (["replay", str(GOLDEN.parent)], "notation"),
    (["serve", "--port", "99999"], "99999"),
    (["serve", "--host", "a..b"], "a..b"),
    (["replay", "--nosuch"], "--nosuch"),
    (["legal", "a\nb"], "a b"),
    (["legal", "\x1b[2J z"], "[2J"),
    (["perft", "\x1b[2J"], "[2J"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("arguments", "named"), BAD)
def test_bad_input_gets_one_line(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    arguments: list[str],
    named: str,
) -> None:
    """One line on standard error names what is wrong, nothing is printed, the exit code is 2."""
    monkeypatch.setenv("LANGUAGE", language)
    assert run(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    assert named in err
    assert err.rstrip("\n").isprintable()


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"[Variant"])
def test_files_that_are_no_records(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, data: bytes
) -> None:
    """A file that is not text, or not a record, is refused by name or by place."""
    path = tmp_path / "file"
    path.write_bytes(data)
    assert run(["replay", str(path)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_every_command_has_help(capsys: pytest.CaptureFixture[str]) -> None:
    """Each command tells what it does, and the version is the package's."""
    for command in COMMANDS:
        assert run([command, "--help"]) == 0
        assert command in capsys.readouterr().out
    assert run(["--version"]) == 0
    assert capsys.readouterr().out.strip() == scopa.__version__


def test_python_dash_m() -> None:
    """``python -m scopa`` is the command, and exits with its codes."""
    command = [sys.executable, "-m", "scopa"]
    good = subprocess.run([*command, "bots", "--json"], capture_output=True, check=False)
    assert (good.returncode, json.loads(good.stdout)["bots"]) == (0, list(scopa.BOTS))
    bad = subprocess.run([*command, "nonsense"], capture_output=True, check=False)
    assert (bad.returncode, bad.stdout) == (2, b"")


@pytest.mark.parametrize("arguments", ["variants", "bots --json", "legal x"])
@pytest.mark.parametrize("place", [">&-", "> /dev/full"])
def test_output_that_takes_nothing(arguments: str, place: str) -> None:
    """A full disk or a closed output gets one line that says so, and not a traceback."""
    command = f"{sys.executable} -m scopa {arguments} {place}"
    ran = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)  # noqa: S602  # what shells do is the question
    assert ran.returncode == 2
    assert len(ran.stderr.splitlines()) == 1
    assert ran.stderr.startswith("scopa: ")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_any_encoding_will_do(encoding: str) -> None:
    """What an encoding lacks is a question mark to people, and an escape in JSON."""
    command = [sys.executable, "-m", "scopa", "arena", "greedy", "random", "--rounds", "2"]
    for more in ([], ["--json"]):
        ran = subprocess.run(
            [*command, *more],
            capture_output=True,
            env={**os.environ, "PYTHONIOENCODING": encoding, "LANGUAGE": "de"},
            check=False,
        )
        assert (ran.returncode, ran.stderr) == (0, b"")
        assert ran.stdout.decode(encoding)


def test_a_reader_may_leave() -> None:
    """A reader that closes its end early (``| head``) is no failure."""
    with subprocess.Popen(
        [sys.executable, "-m", "scopa", "variants"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0
