"""Laws of the arena: fair pairs, exact repetition, honest intervals, nothing lost or doubled."""

from __future__ import annotations

import json
import math
import os
import random
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import scopa
from scopa.arena import Contest, Report, play_duplicate, run_contest
from scopa.arena.duplicate import seatings
from scopa.arena.report import Estimate, student
from scopa.arena.results import ResultsError
from scopa.cli import run
from tests.strategies import EVERY_VARIANT

SCOPONE = Contest("greedy", "random", "scopone-scientifico", 6, seed=3)


def timeless(report: Report) -> dict[str, object]:
    """A report without what the clock put into it."""
    document = report.as_dict()
    return {k: v for k, v in document.items() if k not in {"seconds_per_play", "longest_play"}}


@pytest.mark.parametrize("variant", EVERY_VARIANT, ids=scopa.variant_code)
def test_a_bot_against_itself_is_level(variant: scopa.Variant) -> None:
    """Whatever the variant, a bot that leaves nothing to chance ties with itself on every deal."""
    contest = Contest("greedy", "greedy", scopa.variant_code(variant), 2)
    duplicate = play_duplicate(contest, 0)
    assert len(duplicate.rounds) == len(seatings(variant.players))
    assert all(math.isfinite(played.a) for played in duplicate.rounds)
    plays = 40 - variant.table_size
    assert {sum(played.plays) for played in duplicate.rounds} == {plays}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seatings_are_fair(players: int) -> None:
    """Over a duplicate, both bots sit in every seat equally often, and lead equally often."""
    every = seatings(players)
    for seat in range(players):
        assert sum(seats[seat] == "a" for seats in every) * 2 == len(every)


def test_deals_repeat_and_differ() -> None:
    """The same contest has the same deals; another seed or number has another."""
    assert SCOPONE.deal(1) == SCOPONE.deal(1) != SCOPONE.deal(2)
    other = Contest("greedy", "random", "scopone-scientifico", 6, seed=4)
    assert SCOPONE.deal(1) != other.deal(1)


def test_the_number_of_jobs_does_not_matter() -> None:
    """One process and two give the same report."""
    assert timeless(run_contest(SCOPONE)) == timeless(run_contest(SCOPONE, jobs=2))


def test_a_run_is_carried_on(tmp_path: Path) -> None:
    """A file holds what is done; a longer run adds what is missing, and the report is whole."""
    path = tmp_path / "results.jsonl"
    short = Contest("greedy", "random", "scopone-scientifico", 4, seed=3)
    run_contest(short, file=path)
    before = path.read_bytes()
    assert timeless(run_contest(SCOPONE, file=path)) == timeless(run_contest(SCOPONE))
    after = path.read_bytes()
    assert after.startswith(before)
    assert len(after.splitlines()) == 1 + 6
    run_contest(SCOPONE, file=path)
    assert path.read_bytes() == after


def test_a_line_cut_short_is_played_again(tmp_path: Path) -> None:
    """What a kill left half written is dropped, and counts once in the end."""
    path = tmp_path / "results.jsonl"
    run_contest(SCOPONE, file=path)
    path.write_bytes(path.read_bytes()[:-40])
    assert timeless(run_contest(SCOPONE, file=path)) == timeless(run_contest(SCOPONE))
    assert len(path.read_bytes().splitlines()) == 1 + 6


@pytest.mark.parametrize("lines", [0, 1, 3])
def test_a_file_cut_short_anywhere_is_carried_on(tmp_path: Path, lines: int) -> None:
    """Wherever a kill cut the file, in the head too, nothing else of it is lost."""
    path = tmp_path / "results.jsonl"
    run_contest(SCOPONE, file=path)
    kept = path.read_bytes().splitlines(keepends=True)
    for size in (0, 1, len(kept[lines]) // 2, len(kept[lines]) - 1):
        path.write_bytes(b"".join(kept[:lines]) + kept[lines][:size])
        run_contest(replace(SCOPONE, deals=max(lines, 1)), file=path)
        run_contest(SCOPONE, file=path)
        again = path.read_bytes().splitlines(keepends=True)
        assert again[1:lines] == kept[1:lines]
        assert len(again) == 1 + 6
        run_contest(SCOPONE, file=path)
        assert path.read_bytes() == b"".join(again)


@pytest.mark.parametrize("place", ["folder", "no/such/folder/x", "/dev/full"])
def test_a_place_that_takes_no_results_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, place: str
) -> None:
    """No folder, no file, no room: one line says so, of two bots and of three."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "no").touch()
    path = tmp_path / place
    for bots in (["greedy", "random"], ["greedy", "random", "chitarella"]):
        if place == "folder" and len(bots) == 3:
            continue
        assert run(["arena", *bots, "--rounds", "1", "--file", str(path)]) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert str(path) in err


def test_a_disk_that_fills_up_loses_only_what_it_cannot_hold(tmp_path: Path) -> None:
    """The run ends with one line; what is written counts when it is carried on."""
    path = tmp_path / "results.jsonl"
    arguments = "arena greedy random --rounds 12 -v scopa --json --file"
    command = f"ulimit -f 8; {sys.executable} -m scopa {arguments} {path}"
    full = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)  # noqa: S602  # a limit is the shell's to set
    assert (full.returncode, full.stdout) == (2, "")
    assert len(full.stderr.splitlines()) == 1
    assert str(path) in full.stderr
    whole = path.read_bytes().count(b"\n")
    contest = Contest("greedy", "random", "scopa", 12)
    assert timeless(run_contest(contest, file=path)) == timeless(run_contest(contest))
    assert path.read_bytes().count(b"\n") == 13 > whole > 1


def test_a_file_loads_no_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a foreign file names is compared, and never imported."""
    (tmp_path / "evil.py").write_text("raise SystemExit('loaded')", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    path = tmp_path / "results.jsonl"
    path.write_text('{"a":"evil:Bot","b":"random","variant":"scopa","deals":3}\n', "utf-8")
    with pytest.raises(ResultsError) as caught:
        run_contest(SCOPONE, file=path)
    assert caught.value.code == "other-contest"


@pytest.mark.parametrize(
    "line", ["nonsense", "{}", '{"number":0,"rounds":[]}', "\x00\x00", "[[[[[[", '{"number":7}']
)
def test_a_damaged_line_is_told_by_its_number(tmp_path: Path, line: str) -> None:
    """A whole line that is no deal played in every seating is refused, and the file left."""
    path = tmp_path / "results.jsonl"
    run_contest(replace(SCOPONE, deals=2), file=path)
    path.write_bytes(path.read_bytes() + line.encode() + b"\n")
    before = path.read_bytes()
    with pytest.raises(ResultsError, match="line 4") as caught:
        run_contest(SCOPONE, file=path)
    assert caught.value.details["line"] == "4"
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("nonsense\n", "no-results"),
        ("nonsense", "no-results"),
        ("[]\n", "no-results"),
        ('{"a": 1}\n', "no-results"),
        ('{"a":"greedy","b":"greedy","variant":"scopa","deals":3}\n', "other-contest"),
    ],
)
def test_another_file_is_refused(tmp_path: Path, text: str, code: str) -> None:
    """A file that is not this contest's is named and left as it was."""
    path = tmp_path / "results.jsonl"
    path.write_text(text, "utf-8")
    with pytest.raises(ResultsError) as caught:
        run_contest(SCOPONE, file=path)
    assert caught.value.code == code
    assert path.read_text("utf-8") == text


def test_impossible_contests_are_refused() -> None:
    """Unknown bots and variants, and contests without deals, are refused at once."""
    with pytest.raises(scopa.UnknownBotError):
        Contest("greedy", "hal", "scopa", 1)
    with pytest.raises(scopa.VariantError):
        Contest("greedy", "greedy", "bridge", 1)
    with pytest.raises(ValueError, match="at least one deal"):
        Contest("greedy", "greedy", "scopa", 0)


@pytest.mark.parametrize(
    ("freedom", "point"),
    [
        *((1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (5, 2.5706), (9, 2.2622)),
        *((10, 2.2281), (20, 2.0860), (60, 2.0003), (1000, 1.9623)),
    ],
)
def test_student(freedom: int, point: float) -> None:
    """The 97.5 % points agree with the tables."""
    assert student(freedom) == pytest.approx(point, abs=5e-4)


@given(st.integers(0, 2**32))
def test_intervals_hold_the_mean(seed: int) -> None:
    """An interval is centred on the mean, and wider for fewer samples of the same kind."""
    rng = random.Random(seed)
    samples = [rng.gauss(1, 2) for _ in range(60)]
    whole, part = Estimate.of(samples), Estimate.of(samples[:12])
    assert whole.low < whole.mean < whole.high
    assert whole.high - whole.mean == pytest.approx(whole.mean - whole.low)
    assert part.high - part.low > (whole.high - whole.low) * 0.8


@pytest.mark.parametrize("size", [2, 3, 25])
def test_intervals_cover_as_often_as_they_say(size: int) -> None:
    """About 95 of 100 intervals hold the true mean, however few the samples are."""
    rng = random.Random(1)
    estimates = [Estimate.of([rng.gauss(0, 1) for _ in range(size)]) for _ in range(4000)]
    covered = sum(estimate.low <= 0 <= estimate.high for estimate in estimates) / 4000
    assert 0.94 < covered < 0.96
    assert Estimate.of([2.0]).as_dict() == {"mean": 2.0, "low": None, "high": None}
    assert Estimate.of([]).mean == 0


def test_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """``scopa arena --json`` prints one document with what its readers rely on."""
    arguments = ["arena", "greedy", "random", "-v", "scopa", "--rounds", "12", "--seed", "5"]
    assert run([*arguments, "--json", "--file", str(tmp_path / "r")]) == 0
    out, err = capsys.readouterr()
    document = json.loads(out)
    assert err == ""
    assert [document[key] for key in ("a", "b", "variant", "seed")] == [
        "greedy",
        "random",
        "scopa",
        5,
    ]
    assert (document["deals"], document["rounds"]) == (12, 24)
    assert set(document["difference"]) == {"mean", "low", "high"}
    assert document["won"] + document["tied"] + document["lost"] == pytest.approx(1)
    assert set(document["seconds_per_play"]) == {"a", "b"}
    assert run([*arguments, "--jobs", "2"]) == 0
    assert "greedy" in capsys.readouterr().out


def children(process: subprocess.Popen[str]) -> list[str]:
    """The processes that a process has begun."""
    path = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    return path.read_text("utf-8").split()


SLOW = """
import time
from scopa.bots.greedy import Greedy

class Slow(Greedy):
    def choose(self, view):
        time.sleep(0.7)
        return super().choose(view)
"""


LINUX = pytest.mark.skipif(
    not Path("/proc/self/task").is_dir(), reason="looks into Linux's list of processes"
)


@LINUX
def test_a_worker_killed_from_outside_is_told(tmp_path: Path) -> None:
    """As when memory runs out: one line, and what is written is kept."""
    path = tmp_path / "results.jsonl"
    command = [sys.executable, "-m", "scopa", "arena", "greedy", "random", "--rounds", "100000"]
    process = subprocess.Popen(
        [*command, "--jobs", "2", "--file", str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and (not path.exists() or path.read_bytes().count(b"\n") < 3):
        time.sleep(0.01)
    os.kill(int(children(process)[-1]), signal.SIGKILL)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out, len(err.splitlines())) == (2, "", 1)
    assert err.startswith("scopa: ")
    assert path.read_bytes().count(b"\n") >= 3


@LINUX
@pytest.mark.parametrize("late", [0.0, 3.0])
def test_ctrl_c_ends_workers_at_once(tmp_path: Path, late: float) -> None:
    """Just begun or in the middle of long deals, they say nothing and are not waited for."""
    (tmp_path / "slow.py").write_text(SLOW, "utf-8")
    command = [sys.executable, "-m", "scopa", "arena", "slow:Slow", "random", "--json"]
    process = subprocess.Popen(
        [*command, "--jobs", "2", "--rounds", "50"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        text=True,
        start_new_session=True,
    )
    deadline = time.monotonic() + 60
    # Of three the first keeps track of what the others share.
    while time.monotonic() < deadline and len(children(process)) < 3:
        time.sleep(0.005)
    time.sleep(late)
    workers = children(process)
    os.killpg(process.pid, signal.SIGINT)
    begun = time.monotonic()
    out, err = process.communicate(timeout=60)
    # A deal takes fourteen seconds.
    assert time.monotonic() - begun < 7
    assert (process.returncode, err) == (0, "")
    assert json.loads(out)["deals"] == 0
    # What keeps track of shared things ends a moment after what it served.
    while time.monotonic() < begun + 20 and any(Path(f"/proc/{pid}").exists() for pid in workers):
        time.sleep(0.05)
    assert not any(Path(f"/proc/{pid}").exists() for pid in workers)


def test_ctrl_c_reports_what_is_done(tmp_path: Path) -> None:
    """Broken off, a run prints the report of the deals it has, and its file carries on."""
    path = tmp_path / "results.jsonl"
    command = [sys.executable, "-m", "scopa", "arena", "greedy", "random", "--json"]
    process = subprocess.Popen(
        [*command, "--rounds", "100000", "--file", str(path)], stdout=subprocess.PIPE
    )
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and (not path.exists() or path.read_bytes().count(b"\n") < 3):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=60)
    document = json.loads(out)
    assert process.returncode == 0
    assert 2 <= document["deals"] == path.read_bytes().count(b"\n") - 1
