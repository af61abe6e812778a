"""Laws of the arena: fair pairs, exact repetition, honest intervals, nothing lost or doubled."""

from __future__ import annotations

import json
import math
import random
import signal
import subprocess
import sys
import time
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


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("nonsense\n", "no-results"),
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
    ("freedom", "point"), [(10, 2.2281), (20, 2.0860), (60, 2.0003), (1000, 1.9623)]
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


def test_intervals_cover_as_often_as_they_say() -> None:
    """About 95 of 100 intervals hold the true mean."""
    rng = random.Random(1)
    estimates = [Estimate.of([rng.gauss(0, 1) for _ in range(25)]) for _ in range(1500)]
    covered = sum(estimate.low <= 0 <= estimate.high for estimate in estimates) / 1500
    assert 0.93 < covered < 0.97
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
