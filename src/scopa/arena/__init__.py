"""Matches between bots that prove something: duplicate rounds, intervals, one machine or many."""

from scopa.arena.chart import league_chart
from scopa.arena.contest import Contest
from scopa.arena.duplicate import Duplicate, play_duplicate
from scopa.arena.league import League, run_league
from scopa.arena.report import Report
from scopa.arena.running import run_contest
from scopa.arena.sequential import SequentialTest

__all__ = [
    "Contest",
    "Duplicate",
    "League",
    "Report",
    "SequentialTest",
    "league_chart",
    "play_duplicate",
    "run_contest",
    "run_league",
]
