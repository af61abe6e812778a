"""A round robin as a picture: each bot's points against the field, with intervals (SVG)."""

from __future__ import annotations

from html import escape
from math import ceil, floor, isfinite
from typing import Final

from scopa.arena.league import League

_ROW: Final = 34
_LEFT: Final = 120
_WIDTH: Final = 560
_TOP: Final = 56
_BOTTOM: Final = 40
_STYLE: Final = (
    "text{font:14px serif;fill:#221c17}.title{font-size:16px;font-weight:700}"
    ".grid{stroke:#d9ccae}.zero{stroke:#221c17}.whisker{stroke:#1f7079;stroke-width:3}"
    ".mean{fill:#c43a25;stroke:#221c17;stroke-width:1.5}.tick{fill:#6a5c4c;font-size:12px}"
)


def league_chart(league: League, title: str, axis: str) -> str:
    """An SVG document: a row a bot, best first; ``title`` above, ``axis`` says what is measured."""
    standings = league.standings()
    bounds = [
        bound
        for _, points in standings
        for bound in (points.low, points.mean, points.high)
        if isfinite(bound)
    ]
    low, high = min(floor(min(bounds)), -1), max(ceil(max(bounds)), 1)
    height = _TOP + _ROW * len(standings) + _BOTTOM

    def x(points: float) -> float:
        return round(_LEFT + (points - low) / (high - low) * (_WIDTH - _LEFT - 30), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{_STYLE}</style>",
        f'<rect width="{_WIDTH}" height="{height}" rx="8" fill="#f7eed8"/>',
        f'<text class="title" x="20" y="30">{escape(title)}</text>',
    ]
    for tick in range(low, high + 1):
        kind = "zero" if tick == 0 else "grid"
        end = height - _BOTTOM
        parts.append(f'<path class="{kind}" d="M{x(tick)} {_TOP - 8}V{end}"/>')
        parts.append(
            f'<text class="tick" x="{x(tick)}" y="{end + 16}" text-anchor="middle">{tick:+d}</text>'
        )
    parts.append(
        f'<text class="tick" x="{_WIDTH - 16}" y="{height - 8}" text-anchor="end">'
        f"{escape(axis)}</text>"
    )
    for row, (bot, points) in enumerate(standings):
        y = _TOP + _ROW * row + _ROW // 2
        parts.append(f'<text x="20" y="{y + 5}">{escape(bot)}</text>')
        if isfinite(points.low) and isfinite(points.high):
            parts.append(f'<path class="whisker" d="M{x(points.low)} {y}H{x(points.high)}"/>')
        parts.append(f'<circle class="mean" cx="{x(points.mean)}" cy="{y}" r="6"/>')
    return "\n".join([*parts, "</svg>"]) + "\n"
