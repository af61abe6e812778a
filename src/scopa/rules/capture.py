"""What a card may take from a table: the plays a hand offers.

Source: the project's rules page, section Capture. Sets are found by value: the ways in which a
value splits into the ranks that lie on the table, then the actual cards of those ranks. Neither
step looks at sets with the wrong sum, so a crowded table costs no more than the plays it allows.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

from scopa.cards import CARDS, RANK_MASKS, Card, CardSet, Rank
from scopa.rules.variant import Ace, AceOnAce, Capture, Variant


class Play(NamedTuple):
    """One card played and the table cards it takes.

    ``str(play)`` is the canonical text: ``5d`` (laid), ``7dx4c3s``, ``2sx2b#`` (a scopa).
    """

    card: Card
    """The card that leaves the hand."""
    captured: CardSet
    """The table cards it takes; empty when the card is laid."""
    scopa: bool
    """Whether this play scores a scopa as it is made."""

    def __str__(self) -> str:
        if not self.captured.mask:
            return str(self.card)
        taken = "".join(map(str, self.captured))
        return f"{self.card}x{taken}{'#' if self.scopa else ''}"


_NO_CARDS: Final = CardSet()
_LAYS: Final = {card.mask: Play(card, _NO_CARDS, scopa=False) for card in CARDS}
_MOST_KEPT: Final = 20_000
"""How many entries a memory holds before it starts afresh, to bound what it takes."""

Split = tuple[tuple[int, int], ...]
"""A way to make a value: ranks, each with the number of cards of that rank."""


@cache
def _splits(value: int, lowest: int = 1) -> tuple[Split, ...]:
    """Every way to make ``value`` from ranks of at least ``lowest``, up to four cards of each."""
    if value == 0:
        return ((),)
    return tuple(
        ((rank, count), *rest)
        for rank in range(lowest, min(value, 10) + 1)
        for count in range(1, min(4, value // rank) + 1)
        for rest in _splits(value - rank * count, rank + 1)
    )


# The number of cards of each rank on a table, four bits a rank, adds up from the four suits.
_SPREAD: Final = tuple(
    sum(1 << 4 * rank for rank in range(10) if suit >> rank & 1) for suit in range(1024)
)


# For the cards of one rank on a table (as a mask): by number, every choice of that many.
_CHOICES: Final[dict[int, tuple[tuple[int, ...], ...]]] = {}
for _rank in Rank:
    _cards = tuple(CARDS[_rank - 1 + 10 * _suit].mask for _suit in range(4))
    for _size in range(5):
        for _held in combinations(_cards, _size):
            _CHOICES[sum(_held)] = tuple(
                tuple(sum(chosen) for chosen in combinations(_held, number))
                for number in range(_size + 1)
            )


Way = int | tuple[Split, ...]
"""What a rank may take from a table: 0 for nothing, the cards of one rank (as a mask) for any one
of them, or several splits; no splits at all stand for the ace that sweeps."""
_SWEEP: Final[Way] = ()


def _single_first(splits: tuple[Split, ...], rank: int) -> tuple[Split, ...]:
    single = ((rank, 1),)
    return (single,) if single in splits else splits


def _fewest(splits: tuple[Split, ...], _rank: int) -> tuple[Split, ...]:
    sizes = [sum(number for _, number in split) for split in splits]
    least = min(sizes, default=0)
    return tuple(split for split, size in zip(splits, sizes, strict=True) if size == least)


def _any(splits: tuple[Split, ...], _rank: int) -> tuple[Split, ...]:
    return splits


_ALLOWED: Final[dict[Capture, Callable[[tuple[Split, ...], int], tuple[Split, ...]]]] = {
    "single-first": _single_first,
    "fewest": _fewest,
    "any": _any,
    "fifteen": _any,
}


class Captures:
    """The capture rule of a variant: which plays a hand offers on a table.

    What a rank may take depends only on how many cards of each rank lie on the table, so the
    splits are worked out once for each such collection; plays are kept and handed out again.
    """

    def __init__(
        self, capture: Capture, ace: Ace, ace_on_ace: AceOnAce, *, ace_sweep_is_scopa: bool
    ) -> None:
        self._allowed = _ALLOWED[capture]
        self._makes_fifteen = capture == "fifteen"
        self._sweeper = 1 if ace == "sweep" else 0
        self._ace_takes_one = ace_on_ace == "single"
        self._ace_sweep_is_scopa = ace_sweep_is_scopa
        self._ways: dict[int, tuple[Way, ...]] = {}
        self._cards = {card.mask: (int(card.rank), _LAYS[card.mask], _Known()) for card in CARDS}

    def plays(self, table: int, hand: int) -> list[Play]:
        """Every legal play, cards in the order of the notation; ``table``, ``hand`` are masks."""
        # One pass with everything at hand: this loop is where a random round spends its time.
        counts = (
            _SPREAD[table & 1023]
            + _SPREAD[table >> 10 & 1023]
            + _SPREAD[table >> 20 & 1023]
            + _SPREAD[table >> 30]
        )
        ways = self._ways.get(counts) or self._find_ways(counts)
        cards = self._cards
        plays: list[Play] = []
        while hand:
            mask = hand & -hand
            hand ^= mask
            rank, lay, known = cards[mask]
            way = ways[rank]
            if way == 0:
                plays.append(lay)
            elif isinstance(way, int):
                same = table & way
                key = same if same != table else -same
                plays += known.singles.get(key) or _find_singles(known, mask, key)
            elif way:
                for chosen in _sets(table, way):
                    key = chosen << 1 | (chosen == table)
                    plays.append(known.sets.get(key) or _make(known, mask, key))
            else:
                plays += self._ace_plays(table, mask)
        return plays

    def takers(self, table: int, cards: int) -> int:
        """Those of ``cards`` that could take something from the table; all are masks."""
        found = 0
        for play in self.plays(table, cards):
            if play.captured.mask:
                found |= play.card.mask
        return found

    def _find_ways(self, counts: int) -> tuple[Way, ...]:
        if len(self._ways) >= _MOST_KEPT:
            self._ways.clear()
        ways = self._ways[counts] = (0, *(self._way(counts, rank) for rank in range(1, 11)))
        return ways

    def _way(self, counts: int, rank: int) -> Way:
        if rank == self._sweeper:
            return _SWEEP if counts else 0
        possible = tuple(
            split
            for split in _splits(15 - rank if self._makes_fifteen else rank)
            if all(counts >> 4 * (part - 1) & 15 >= number for part, number in split)
        )
        splits = self._allowed(possible, rank)
        if not splits:
            return 0
        (only, *rest), *more = splits
        # By far the commonest: one card of one rank.
        return RANK_MASKS[only[0]] if not rest and not more and only[1] == 1 else splits

    def _ace_plays(self, table: int, mask: int) -> list[Play]:
        aces = table & RANK_MASKS[1]
        scores = self._ace_sweep_is_scopa or (aces == table and not aces & aces - 1)
        taken = _CHOICES[aces][1] if aces and self._ace_takes_one else (table,)
        card = CARDS[mask.bit_length() - 1]
        return [Play(card, CardSet.of_mask(chosen), chosen == table and scores) for chosen in taken]


class _Known:
    """The plays of one card that have come up, to be handed out again."""

    __slots__ = ("sets", "singles")

    def __init__(self) -> None:
        self.singles: dict[int, tuple[Play, ...]] = {}
        """By the cards of one rank of which any may be taken; negative when they are the table."""
        self.sets: dict[int, Play] = {}
        """By the cards taken, shifted by one, and whether that is a scopa."""


def _sets(table: int, splits: tuple[Split, ...]) -> list[int]:
    """Every choice of table cards that makes one of the splits, as masks in ascending order."""
    sets: list[int] = []
    for split in splits:
        chosen = [0]
        for rank, number in split:
            choices = _CHOICES[table & RANK_MASKS[rank]][number]
            if len(choices) == 1:
                (more,) = choices
                chosen = [cards | more for cards in chosen]
            else:
                chosen = [cards | more for cards in chosen for more in choices]
        sets += chosen
    if len(sets) > 1:
        sets.sort()
    return sets


def _find_singles(known: _Known, mask: int, key: int) -> tuple[Play, ...]:
    """The captures of any one of the cards in ``key``, kept; a lone card on the table is swept."""
    same = abs(key)
    sweeps = key < 0 and not same & same - 1
    plays = known.singles[key] = tuple(
        _play(mask, chosen, scopa=sweeps) for chosen in _CHOICES[same][1]
    )
    return plays


def _make(known: _Known, mask: int, key: int) -> Play:
    """The capture for a key of ``known.sets``, kept there."""
    if len(known.sets) >= _MOST_KEPT:
        known.sets.clear()
    play = known.sets[key] = _play(mask, key >> 1, scopa=bool(key & 1))
    return play


def _play(mask: int, chosen: int, *, scopa: bool) -> Play:
    return Play(CARDS[mask.bit_length() - 1], CardSet.of_mask(chosen), scopa)


@cache
def _captures(
    capture: Capture, ace: Ace, ace_on_ace: AceOnAce, *, ace_sweep_is_scopa: bool
) -> Captures:
    return Captures(capture, ace, ace_on_ace, ace_sweep_is_scopa=ace_sweep_is_scopa)


def captures_of(variant: Variant) -> Captures:
    """The capture rule of a variant; variants with the same switches share one."""
    # Kept on the variant itself, where a search finds it without hashing four switches.
    known: Captures | None = variant.__dict__.get("_captures")
    if known is None:
        known = _captures(
            variant.capture,
            variant.ace,
            variant.ace_on_ace,
            ace_sweep_is_scopa=variant.ace_sweep_is_scopa,
        )
        variant.__dict__["_captures"] = known
    return known
