"""Playing a contest: in this process, in several, or on a Dask cluster.

Every deal is a task of its own whose result depends on nothing but the contest and the deal's
number, so the report is the same however the tasks are spread, and a task that was lost with its
worker is simply played again.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from scopa.arena.contest import Contest
from scopa.arena.duplicate import Duplicate, play_duplicate
from scopa.arena.report import Report
from scopa.arena.results import Results
from scopa.arena.sequential import SequentialTest
from scopa.rules.errors import ScopaError, UnsupportedError, shortened

Progress = Callable[[Report], None]
Duplicates = Generator[Duplicate, None, None]


class ClusterError(ScopaError):
    """A Dask cluster that cannot be reached, or was lost."""

    def __init__(self, address: str, error: BaseException) -> None:
        reason = " ".join(str(error).split()) or type(error).__name__
        super().__init__(
            "no-cluster",
            f"the cluster at {address} does not do its work: {reason}",
            address=address,
            reason=shortened(reason),
        )


def run_contest(
    contest: Contest,
    *,
    jobs: int = 1,
    cluster: str | None = None,
    file: Path | None = None,
    progress: Progress | None = None,
    test: SequentialTest | None = None,
) -> Report:
    """Play every deal of a contest that its file does not hold yet, and report on all of them.

    ``jobs`` processes share the work, or the workers of the Dask cluster at ``cluster``. After
    each deal ``progress`` is told. On Ctrl-C the report is of what is done, and says that it was
    broken off. With a ``test`` the run ends at the deal that decides it, the same one however the
    work is spread. Raises :class:`scopa.arena.results.ResultsError` for a file of another contest
    or one that cannot be written, and :class:`ClusterError`.
    """
    results = Results(contest, file)
    left = [number for number in range(contest.deals) if number not in results.done]
    decision = _Decision(test)
    broken_off = True
    with suppress(KeyboardInterrupt):
        if decision.reached(results):
            left = []
        # Closed at once when the test is decided: workers must not play on.
        with closing(_played(contest, left, jobs, cluster)) as played:
            for duplicate in played:
                results.add(duplicate)
                if progress is not None:
                    progress(_report(contest, results))
                if decision.reached(results):
                    break
        broken_off = False
    report = _report(contest, results)
    return replace(report, duplicates=report.duplicates[: decision.deals], broken_off=broken_off)


class _Decision:
    """Follows the deals in their order, of which some may be late, until the test is decided."""

    def __init__(self, test: SequentialTest | None) -> None:
        self._test = test
        self._samples: list[float] = []
        self.deals: int | None = None
        """How many deals decided it; None while it is open."""

    def reached(self, results: Results) -> bool:
        if self._test is None:
            return False
        while self.deals is None and (next_ := results.done.get(len(self._samples))):
            self._samples.append(next_.difference)
            if self._test.answer(self._samples) != "open":
                self.deals = len(self._samples)
        return self.deals is not None


def _report(contest: Contest, results: Results) -> Report:
    numbers = sorted(number for number in results.done if number < contest.deals)
    return Report(contest, tuple(results.done[number] for number in numbers))


def _played(contest: Contest, numbers: list[int], jobs: int, cluster: str | None) -> Duplicates:
    if cluster is not None:
        return _on_cluster(contest, numbers, cluster)
    if jobs > 1:
        return _in_processes(contest, numbers, jobs)
    return (play_duplicate(contest, number) for number in numbers)


def _in_processes(contest: Contest, numbers: list[int], jobs: int) -> Duplicates:
    # A few tasks ahead of each worker keep it busy without a queue of thousands to undo on Ctrl-C.
    todo = iter(numbers)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_quiet) as pool:
        running: set[Future[Duplicate]] = set()
        try:
            with _signals_kept_back():
                running |= {pool.submit(play_duplicate, contest, n) for n in islice(todo, 3 * jobs)}
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {
                    pool.submit(play_duplicate, contest, n) for n in islice(todo, len(done))
                }
                for task in done:
                    yield task.result()
        except BrokenProcessPool as error:
            raise UnsupportedError(
                "worker-lost", "a process that played for this one was ended from outside"
            ) from error
        finally:
            if running:
                _end(pool)


def _end(pool: ProcessPoolExecutor) -> None:
    """End the workers at once: a deal under way could take minutes, and nobody wants it now."""
    # Public only from Python 3.14 on, as terminate_workers().
    for worker in list((pool._processes or {}).values()):  # noqa: SLF001
        worker.terminate()


@contextmanager
def _signals_kept_back() -> Iterator[None]:
    """Begin processes that no Ctrl-C reaches, not even before they can ask for that themselves.

    This process gets what came meanwhile at the end.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _quiet() -> None:
    """Leave Ctrl-C to the parent process, which reports and ends the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _on_cluster(contest: Contest, numbers: list[int], address: str) -> Duplicates:
    try:
        from distributed import Client, KilledWorker, as_completed  # noqa: PLC0415  # an extra
    except ImportError:
        raise UnsupportedError("no-dask", "a cluster needs Dask: install scopa[cluster]") from None
    try:
        client = Client(address)
    except (OSError, ValueError) as error:
        raise ClusterError(address, error) from error
    try:
        with client:
            tasks: list[Any] = client.map(
                play_duplicate, [contest] * len(numbers), numbers, pure=False, retries=3
            )
            for task in as_completed(tasks):
                yield task.result()
    except (OSError, CancelledError, KilledWorker) as error:
        raise ClusterError(address, error) from error
