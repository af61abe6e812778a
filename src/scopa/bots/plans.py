"""What the prudent player itself goes by, apart from the policy by which others imagine it.

In Scopone scientifico the side that leads and the side that deals want different things. What
``maestro`` plays rounds out by stays what it is (weights.py): measured with it, and fast.
"""

from __future__ import annotations

from typing import Final

from scopa.bots.risk import is_dealers_side
from scopa.bots.weights import FAMILIES, Weights, family_of, weights_for
from scopa.rules.variant import Variant
from scopa.rules.view import View

Plan = tuple[Weights, ...]
"""The weights; or as many for the leading side, in turn as the round goes on, as then for the
dealer's."""

KINDS: Final[dict[str, tuple[str, ...]]] = {
    **FAMILIES,
    "scopone": ("scopone",),
    "scientifico": ("scopone-scientifico",),
}
"""The variants that each plan is tuned on, in turn."""

# Made by playing greedy and the plan before, in the way of bench/tune_prudente.py: those of
# the leading side in two goes, the last third of the round as the first of them left it.
_LEADING: Final = Weights(
    card=0.57,
    coin=0.821,
    settebello=3.008,
    seven=1.637,
    six=0.901,
    ace=-0.059,
    low=-0.013,
    sweep=10.704,
    threat=0.155,
    after=0.442,
    mill=2.84,
    double=1.607,
    keep=0.787,
    unpair=0.852,
    fade=4.523,
    alone=-0.924,
    anchor=0.452,
    lay=(-0.291, 0.166, 0.179, 0.281, 0.413, -0.12, -0.168, 0.791, 1.138, 1.621),
)
_LEADING_LAST: Final = Weights(
    card=0.749,
    coin=0.573,
    settebello=4.859,
    seven=1.832,
    six=0.396,
    ace=0.117,
    low=-0.008,
    sweep=10.26,
    threat=0.14,
    after=0.311,
    mill=1.517,
    double=1.423,
    keep=0.713,
    unpair=0.595,
    fade=4.242,
    alone=-0.729,
    anchor=0.266,
    lay=(-0.267, 0.097, 0.482, 0.227, 0.329, 0.234, -0.226, 0.784, 0.93, 1.348),
)
_DEALING: Final = Weights(
    card=0.236,
    coin=0.272,
    settebello=1.244,
    seven=0.44,
    six=0.182,
    ace=0.093,
    low=0.045,
    sweep=2.854,
    threat=1.421,
    after=0.352,
    mill=0.183,
    double=0.435,
    keep=0.233,
    unpair=0.201,
    fade=2.179,
    alone=-0.355,
    anchor=-0.018,
    lay=(-0.212, -0.17, -0.195, -0.078, 0.007, -0.091, -0.123, 0.062, 0.114, 0.091),
)

PLANS: Final[dict[str, Plan]] = {
    "scientifico": (_LEADING, _LEADING, _LEADING_LAST, _DEALING, _DEALING, _DEALING),
}


def kind_of(variant: Variant) -> str:
    """The kind whose plan serves a variant: its family, but Scopone without a table is apart."""
    family = family_of(variant)
    all_dealt = variant.players * variant.hand_size == 40
    return "scientifico" if family == "scopone" and all_dealt else family


def plan_for(variant: Variant) -> Plan:
    """The plan that serves a variant: the policy's weights where it has none of its own."""
    return PLANS.get(kind_of(variant), (weights_for(variant),))


def weights_at(view: View) -> Weights:
    """The weights by which the prudent player weighs the plays of a view."""
    plan = plan_for(view.variant)
    return plan[part_of(view, len(plan))]


def part_of(view: View, sets: int) -> int:
    """Which of a plan's sets of weights serves a view: by side, and by the cards played."""
    if sets == 1:
        return 0
    parts = sets // 2
    left = sum(view.hand_sizes) + view.stock_size
    return (40 - left) * parts // 40 + (parts if is_dealers_side(view) else 0)
