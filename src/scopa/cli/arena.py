"""``scopa arena``: measure bots against each other."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Self

from scopa.cli.output import (
    AtLeastOne,
    InputError,
    Json,
    Nodes,
    Seconds,
    VariantCode,
    answer,
    check_output,
    texts,
    write_output,
)

if TYPE_CHECKING:
    from scopa.arena import Contest, League, Report, SequentialTest


def arena(  # noqa: PLR0913  # one parameter an option
    a: str,
    b: str,
    *others: str,
    variant: VariantCode = "scopone-scientifico",
    rounds: Annotated[int, AtLeastOne] = 1000,
    seed: int = 0,
    seconds: Seconds = None,
    nodes: Nodes = None,
    jobs: Annotated[int, AtLeastOne] = 1,
    cluster: str | None = None,
    file: Path | None = None,
    test: tuple[float, float] | None = None,
    chart: Path | None = None,
    json: Json = False,
) -> None:
    """Play bot A against bot B over the same deals in every seating; with more bots, all pairs.

    Parameters
    ----------
    a
        A bot; its points are counted first. Besides those of `scopa bots` any class or function
        of yours by module:name, which is called with a random.Random and limits.
    b
        The bot it is measured against.
    others
        More bots make it a round robin.
    rounds
        How many deals; each is played once in every seating.
    seed
        The seed of the deals and of the bots' chances.
    seconds
        The time a bot may think about a play.
    nodes
        The positions it may look at; with this alone the result repeats exactly.
    jobs
        How many processes share the work.
    cluster
        The address of a Dask scheduler to spread the work over instead.
    file
        Where results are kept; a run that was broken off is carried on from there. Of a round
        robin, a folder.
    test
        Two claims about A's points minus B's, a round (--test 0 0.2): stop as soon as the deals
        decide between them, with one wrong answer in twenty.
    chart
        Where to draw a round robin (an SVG file).
    """
    from scopa.arena import Contest, SequentialTest, run_league

    sequential = None if test is None else _test(*test, SequentialTest)
    if chart is not None:
        if not others:
            raise InputError("chart-of-two", "--chart draws a round robin: name three bots or more")
        # Before hours are played for it.
        check_output(chart)
    contest = Contest(a, b, variant, rounds, seed, seconds, nodes)
    run = _runner(jobs, cluster, sequential)
    if others:
        league = run_league([a, b, *others], contest, run, file)
        answer(league.as_dict(), _league_lines(league), as_json=json)
        if chart is not None:
            _draw(league, chart)
    else:
        document, lines = _reported(run(contest, file), sequential)
        answer(document, lines, as_json=json)


def _runner(
    jobs: int, cluster: str | None, sequential: SequentialTest | None
) -> Callable[[Contest, Path | None], Report]:
    """What runs a contest, with its results kept in a file, and shows how far it has come."""
    from scopa.arena import run_contest

    def run(contest: Contest, kept: Path | None) -> Report:
        with _Progress(contest) as progress:
            return run_contest(
                contest,
                jobs=jobs,
                cluster=cluster,
                file=kept,
                progress=progress.show if progress.seen else None,
                test=sequential,
            )

    return run


class _Progress:
    """The count of deals done, on one line of a terminal's standard error."""

    def __init__(self, contest: Contest) -> None:
        self._contest = contest
        self.seen = sys.stderr is not None and sys.stderr.isatty()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.seen:
            print(file=sys.stderr)

    def show(self, report: Report) -> None:
        contest = self._contest
        done = f"{contest.a} – {contest.b}: {len(report.duplicates)}/{contest.deals}"
        print(f"\r{done}", end="", file=sys.stderr, flush=True)


def _test(equal: float, better: float, kind: type[SequentialTest]) -> SequentialTest:
    try:
        return kind(equal, better)
    except ValueError as error:
        raise InputError("bad-test", f"--test: {error}", equal=str(equal)) from None


def _reported(
    report: Report, sequential: SequentialTest | None
) -> tuple[dict[str, Any], list[str]]:
    """A contest as a document and as lines for people."""
    document = report.as_dict()
    lines = _lines(document)
    if sequential is not None:
        document["test"] = _tested(report, sequential)
        lines.append(texts()("arena-test", **document["test"]))
    return document, lines


def _tested(report: Report, test: SequentialTest) -> dict[str, Any]:
    samples = [duplicate.difference for duplicate in report.duplicates]
    return {
        "equal": test.equal,
        "better": test.better,
        "error": test.error,
        "ratio": round(test.ratio(samples), 3),
        "bound": round(test.bound, 3),
        "answer": test.answer(samples),
    }


def _draw(league: League, path: Path) -> None:
    from scopa.arena import league_chart

    text = texts()
    contest = league.reports[0].contest
    title = text("arena-chart-title", variant=contest.variant, deals=contest.deals)
    write_output(path, league_chart(league, title, text("arena-chart-axis")))


def _league_lines(league: League) -> list[str]:
    """The standings, and below them each bot's points against each other."""
    text = texts()
    standings = league.standings()
    width = max(len(bot) for bot in league.bots) + 2
    order = [bot for bot, _ in standings]
    lines = [text("arena-league", variant=league.reports[0].contest.variant)]
    lines += [f"{bot:{width}}{_interval(points.as_dict())}" for bot, points in standings]
    lines += ["", " " * width + "".join(f"{bot:>{width}}" for bot in order)]
    for bot in order:
        cells = ["·" if bot == other else _cell(league.report(bot, other)) for other in order]
        lines.append(f"{bot:{width}}" + "".join(f"{cell:>{width}}" for cell in cells))
    return lines


def _cell(report: Report) -> str:
    return f"{report.difference.mean:+.2f}" if report.duplicates else "?"


def _lines(document: dict[str, Any]) -> list[str]:
    text = texts()
    names = {"a": document["a"], "b": document["b"]}
    share = {key: f"{100 * document[key]:.1f}" for key in ("won", "tied", "lost")}
    lines = [
        text("arena-head", **names, variant=document["variant"]),
        text("arena-done", deals=document["deals"], rounds=document["rounds"]),
        text("arena-difference", value=_interval(document["difference"])),
        text("arena-shares", **share),
        text("arena-leading", value=_interval(document["leading"])),
        text("arena-following", value=_interval(document["following"])),
    ]
    lines += [
        text(
            "arena-bot",
            bot=names[who],
            milliseconds=f"{1000 * document['seconds_per_play'][who]:.2f}",
            given=f"{document['scope_given'][who]['mean']:.2f}",
        )
        for who in "ab"
    ]
    return lines


def _interval(estimate: dict[str, float | None]) -> str:
    if estimate["low"] is None or estimate["high"] is None:
        return f"{estimate['mean']:+.2f}"
    return f"{estimate['mean']:+.2f} ({estimate['low']:+.2f} … {estimate['high']:+.2f})"
