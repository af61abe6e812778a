"""``scopa arena``: measure one bot against another."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter, validators

from scopa.cli.output import Json, VariantCode, answer, texts

AtLeastOne = Parameter(validator=validators.Number(gte=1))


def arena(  # noqa: PLR0913  # one parameter an option
    a: str,
    b: str,
    *,
    variant: VariantCode = "scopone-scientifico",
    rounds: Annotated[int, AtLeastOne] = 1000,
    seed: int = 0,
    seconds: Annotated[float | None, Parameter(validator=validators.Number(gt=0))] = None,
    nodes: Annotated[int | None, AtLeastOne] = None,
    jobs: Annotated[int, AtLeastOne] = 1,
    cluster: str | None = None,
    file: Path | None = None,
    json: Json = False,
) -> None:
    """Play bot A against bot B over the same deals in every seating.

    Parameters
    ----------
    a
        A bot; its points are counted first.
    b
        The bot it is measured against.
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
        Where results are kept; a run that was broken off is carried on from there.
    """
    from scopa.arena import Contest, Report, run_contest

    contest = Contest(a, b, variant, rounds, seed, seconds, nodes)

    def show(report: Report) -> None:
        done = len(report.duplicates)
        print(f"\r{done}/{rounds}", end="", file=sys.stderr, flush=True)

    progress = show if sys.stderr.isatty() else None
    report = run_contest(contest, jobs=jobs, cluster=cluster, file=file, progress=progress)
    if progress is not None:
        print(file=sys.stderr)
    document = report.as_dict()
    answer(document, _lines(document), as_json=json)


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
