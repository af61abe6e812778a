"""Search: the exact solver, play-outs and worlds, on the compiled core where there is one.

Without the core (``has_core()`` is false) the same functions run in Python: right, and slow.
"""

from scopa.engine.limits import SearchLimits, StopFlag
from scopa.engine.native import has_core
from scopa.engine.referee import core_perft, core_replay
from scopa.engine.rollouts import Rollout, rollout
from scopa.engine.sampling import draw_world, number_of_worlds, worlds
from scopa.engine.searching import (
    Believed,
    Duel,
    PolicyWeights,
    RoundEnds,
    believe,
    consider,
    duel,
    greedy,
    match_chance,
    round_ends,
    weigh,
)
from scopa.engine.solving import Solution, SolvedPlay, solve

__all__ = [
    "Believed",
    "Duel",
    "PolicyWeights",
    "Rollout",
    "RoundEnds",
    "SearchLimits",
    "Solution",
    "SolvedPlay",
    "StopFlag",
    "believe",
    "consider",
    "core_perft",
    "core_replay",
    "draw_world",
    "duel",
    "greedy",
    "has_core",
    "match_chance",
    "number_of_worlds",
    "rollout",
    "round_ends",
    "solve",
    "weigh",
    "worlds",
]
