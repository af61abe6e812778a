"""The arena on a real Dask cluster of two worker processes, one of them killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from scopa.arena import Contest, Report, run_contest
from scopa.arena.running import ClusterError

DASK = [sys.executable, "-m", "distributed.cli.dask_scheduler"]
WORKER = [sys.executable, "-m", "distributed.cli.dask_worker"]
CONTEST = Contest("greedy", "random", "scopone-scientifico", 40, seed=9)


def started(command: list[str], stack: ExitStack, folder: Path) -> subprocess.Popen[bytes]:
    """A process of the cluster, ended with the test."""
    # A library's own warnings are not ours to fail on.
    environment = {**os.environ, "PYTHONWARNINGS": "ignore"}
    process = subprocess.Popen(command, cwd=folder, env=environment, stderr=subprocess.DEVNULL)
    stack.callback(process.wait)
    stack.callback(process.kill)
    return process


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """The address of a scheduler on this machine, its two workers, and the scheduler itself."""
    with ExitStack() as stack:
        file = tmp_path / "scheduler.json"
        place = ["--host", "127.0.0.1", "--port", "0", "--no-dashboard"]
        scheduler = started([*DASK, *place, "--scheduler-file", str(file)], stack, tmp_path)
        deadline = time.monotonic() + 60
        while not file.exists() or not file.read_text("utf-8"):
            assert time.monotonic() < deadline
            time.sleep(0.1)
        address = json.loads(file.read_text("utf-8"))["address"]
        options = ["--nthreads", "1", "--no-dashboard", "--no-nanny", "--host", "127.0.0.1"]
        workers = [started([*WORKER, address, *options], stack, tmp_path) for _ in range(2)]
        yield address, [*workers, scheduler]


@pytest.mark.timeout(180)
def test_a_killed_worker_loses_nothing(
    cluster: tuple[str, list[subprocess.Popen[bytes]]], tmp_path: Path
) -> None:
    """With one of two workers killed half way, every deal counts exactly once."""
    address, workers = cluster
    path = tmp_path / "results.jsonl"

    def kill_half_way(report: Report) -> None:
        if len(report.duplicates) == CONTEST.deals // 2:
            workers[0].send_signal(signal.SIGKILL)

    report = run_contest(CONTEST, cluster=address, file=path, progress=kill_half_way)
    assert workers[0].wait(timeout=10) == -signal.SIGKILL
    alone = run_contest(CONTEST)
    assert report.as_dict()["difference"] == alone.as_dict()["difference"]
    assert [duplicate.number for duplicate in report.duplicates] == list(range(CONTEST.deals))
    assert len(path.read_bytes().splitlines()) == 1 + CONTEST.deals


@pytest.mark.timeout(180)
def test_a_lost_cluster_is_told(
    cluster: tuple[str, list[subprocess.Popen[bytes]]], tmp_path: Path
) -> None:
    """Without its scheduler the run ends with an error of ours; its file has what was done."""
    address, processes = cluster
    path = tmp_path / "results.jsonl"

    def kill_early(report: Report) -> None:
        if len(report.duplicates) == 3:
            processes[-1].send_signal(signal.SIGKILL)

    with pytest.raises(ClusterError, match=address):
        run_contest(replace(CONTEST, deals=4000), cluster=address, file=path, progress=kill_early)
    assert len(path.read_bytes().splitlines()) >= 1 + 3
