"""A round robin: every bot against every other over the same deals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path
from statistics import fmean
from typing import Any

from scopa.arena.contest import Contest
from scopa.arena.report import Estimate, Report
from scopa.arena.results import keeping
from scopa.rules.errors import ScopaError

RunContest = Callable[[Contest, Path | None], Report]
"""Plays one contest, keeping its results in the file if there is one."""


class LeagueError(ScopaError, ValueError):
    """A round robin among bots that are not all different."""


@dataclass(frozen=True, slots=True)
class League:
    """The reports of all pairs of bots; each pair once, in the order of ``bots``."""

    bots: tuple[str, ...]
    reports: tuple[Report, ...]

    def report(self, a: str, b: str) -> Report:
        """The contest of two bots, from the first one's side."""
        for report in self.reports:
            if (report.contest.a, report.contest.b) == (a, b):
                return report
            if (report.contest.a, report.contest.b) == (b, a):
                return report.turned()
        raise KeyError((a, b))

    def against_field(self, bot: str) -> Estimate:
        """Points a round over a bot's opponents, the mean over all of them.

        The unit is the deal: all pairs play the same ones. Deals that some pair lacks are left out,
        and so are pairs that have not played at all.
        """
        reports = [self.report(bot, other) for other in self.bots if other != bot]
        by_deal = [
            {d.number: d.difference for d in report.duplicates}
            for report in reports
            if report.duplicates
        ]
        common = set.intersection(*map(set, by_deal)) if by_deal else set()
        return Estimate.of([fmean(deals[number] for deals in by_deal) for number in sorted(common)])

    def standings(self) -> list[tuple[str, Estimate]]:
        """The bots with their points against the field, best first."""
        return sorted(
            ((bot, self.against_field(bot)) for bot in self.bots),
            key=lambda standing: -standing[1].mean,
        )

    def as_dict(self) -> dict[str, Any]:
        """The document that ``scopa arena --json`` prints of more than two bots."""
        return {
            "bots": list(self.bots),
            "variant": self.reports[0].contest.variant,
            "standings": [
                {"bot": bot, "difference": points.as_dict()} for bot, points in self.standings()
            ],
            "contests": [report.as_dict() for report in self.reports],
        }


def run_league(
    bots: Sequence[str], contest: Contest, run: RunContest, folder: Path | None = None
) -> League:
    """Play every pair of bots in contests that are like the given one but for the bots.

    With a ``folder`` each contest keeps its results there, in a file named after the two bots.
    Once a run was broken off, no other pair is begun. Raises :class:`LeagueError` if a bot is
    named twice, :class:`scopa.arena.results.ResultsError` if the folder cannot be had.
    """
    if twice := next((bot for i, bot in enumerate(bots) if bot in bots[:i]), None):
        raise LeagueError("bot-twice", f"bot {twice!r} is named twice", bot=twice)
    contests = [replace(contest, a=a, b=b) for a, b in combinations(bots, 2)]
    if folder is not None:
        with keeping(folder):
            folder.mkdir(parents=True, exist_ok=True)
    reports: list[Report] = []
    for pair in contests:
        if reports and reports[-1].broken_off:
            reports.append(Report(pair, (), broken_off=True))
        else:
            reports.append(run(pair, folder and folder / f"{pair.a}-{pair.b}.jsonl"))
    return League(tuple(bots), tuple(reports))
