"""A counted round as lines of text: who won each point, and with what."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text

from scopa.live.result import leftovers_of
from scopa.rules.match import Match
from scopa.rules.scoring import PRIME_VALUES, Outcome, SideCount, score
from scopa.rules.view import View
from scopa.terminal.blocks import fit, wrapped
from scopa.terminal.cards import short
from scopa.terminal.look import Look
from scopa.terminal.words import TableWords

_NAMES: Final = 26
_SIDE: Final = 15
_PRIME: Final = 11


def tally_lines(
    view: View, match: Match, words: TableWords, look: Look, width: int
) -> list[Text | str]:
    """The count of a round that is over; ``match`` is the match once it is counted."""
    outcome = score(view.piles, view.scope, view.variant, view.tris)
    lines: list[Text | str] = []
    if left := words.leftovers(leftovers_of(view), view):
        lines += [*wrapped(left, width), ""]
    sides = range(1, view.variant.sides + 1)
    lines.append(_row("", [Text(words.side(side), style="bold") for side in sides]))
    for category, points in outcome.tally.items():
        name = words.words(f"category-{category.replace('_', '-')}")
        cells = [
            _cell(category, count, won, words, look)
            for count, won in zip(outcome.counts, points, strict=True)
        ]
        lines.append(_row(name, cells))
        if category == "primiera":
            lines += [_primiera(side, outcome, words, look) for side in sides]
        if category == "scope":
            lines += _scope(view, words, look)
    lines.append(Text(look.signs.rule * (_NAMES + _SIDE * len(sides)), style=look.palette.soft))
    round_name = words.words("points-round")
    match_name = words.words("points-match", target=view.variant.target)
    lines.append(_row(round_name, [Text(str(points)) for points in outcome.points]))
    totals = [Text(str(points), style=look.palette.strong) for points in match.score]
    return [*lines, _row(match_name, totals)]


def _row(name: str, cells: Sequence[Text]) -> Text:
    return Text.assemble(fit(name, _NAMES), *(fit(cell, _SIDE) for cell in cells))


def _cell(category: str, count: SideCount, points: int, words: TableWords, look: Look) -> Text:
    """What a side had in a category, and what it earned with that."""
    cell = Text(_COUNTS[category](count, words))
    if points:
        cell.append(f"  {words.words('point-won', count=points)}", style=look.palette.strong)
    return cell


def _had(has: bool, words: TableWords) -> str:  # noqa: FBT001  # one fact in, one word out
    return words.words("has-it") if has else "-"


_COUNTS: Final[dict[str, Callable[[SideCount, TableWords], str]]] = {
    "carte": lambda side, _: str(side.cards),
    "denari": lambda side, _: str(side.coins),
    "settebello": lambda side, words: _had(side.settebello, words),
    "primiera": lambda side, words: (
        words.words("no-primiera") if side.primiera is None else str(side.primiera)
    ),
    "scope": lambda side, _: str(side.scope),
    "re_bello": lambda side, words: _had(side.re_bello, words),
    "napola": lambda side, _: str(side.napola or "-"),
    "tris": lambda side, _: str(side.tris or "-"),
}


def _primiera(side: int, outcome: Outcome, words: TableWords, look: Look) -> Text:
    """A side's best card of each suit, what each is worth, and their sum."""
    count = outcome.counts[side - 1]
    line = Text("  ")
    line.append_text(fit(words.side(side), _NAMES - 2 - 12))
    for suit, card in enumerate(count.prime):
        cell = Text()
        if card is None:
            cell.append(f"- {look.signs.suits[suit]} -", style=look.palette.soft)
        else:
            cell.append_text(short(card, look))
            cell.append(f" {PRIME_VALUES[card.rank]}", style=look.palette.strong)
        line.append_text(fit(cell, _PRIME))
    total = words.words("no-primiera") if count.primiera is None else str(count.primiera)
    line.append(f"= {total}")
    return line


def _scope(view: View, words: TableWords, look: Look) -> list[Text]:
    """Every scopa that counts: who made it, and what took what."""
    lines = []
    left = list(view.scope)
    for seat, play in view.plays_made():
        side = view.variant.side_of(seat) - 1
        # One that was taken back at the round's end is its side's last.
        if play.scopa and left[side]:
            left[side] -= 1
            cards = " + ".join(str(short(card, look)) for card in play.captured)
            take = words.words("play-take", card=str(short(play.card, look)), cards=cards)
            lines.append(Text(f"  {words.words('scopa-made', who=words.seat(seat), play=take)}"))
    return lines
