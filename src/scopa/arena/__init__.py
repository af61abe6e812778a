"""Matches between bots that prove something: duplicate rounds, intervals, one machine or many."""

from scopa.arena.contest import Contest
from scopa.arena.duplicate import Duplicate, play_duplicate
from scopa.arena.report import Report
from scopa.arena.running import run_contest

__all__ = ["Contest", "Duplicate", "Report", "play_duplicate", "run_contest"]
