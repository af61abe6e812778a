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

from scopa.cards import CARDS, RANK_MASKS, Card, CardSet, Rank, cards_of
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
_LAYS: Final = {card.mask: (Play(card, _NO_CARDS, False),) for card in CARDS}

Split = tuple[tuple[Rank, int], ...]
"""A way to make a value: ranks, each with the number of cards of that rank."""


@cache
def _splits(value: int, lowest: int = 1) -> tuple[Split, ...]:
    """Every way to make ``value`` from ranks of at least ``lowest``, up to four cards of each."""
    if value == 0:
        return ((),)
    return tuple(
        ((Rank(rank), count), *rest)
        for rank in range(lowest, min(value, 10) + 1)
        for count in range(1, min(4, value // rank) + 1)
        for rest in _splits(value - rank * count, rank + 1)
    )


# The number of cards of each rank on a table, four bits a rank, adds up from the four suits.
_SPREAD: Final = tuple(
    sum(1 << 4 * rank for rank in range(10) if suit >> rank & 1) for suit in range(1024)
)


def _rank_counts(table: int) -> int:
    return (
        _SPREAD[table & 1023]
        + _SPREAD[table >> 10 & 1023]
        + _SPREAD[table >> 20 & 1023]
        + _SPREAD[table >> 30]
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


class _Sums:
    """Sets of table cards with a given sum, found once for each collection of ranks."""

    def __init__(self) -> None:
        self._by_counts: dict[int, tuple[Split, ...]] = {}

    def splits(self, counts: int, value: int) -> tuple[Split, ...]:
        """The ways to make ``value`` with these rank counts (as :func:`_rank_counts` packs them)."""
        key = counts << 5 | value
        found = self._by_counts.get(key)
        if found is None:
            if len(self._by_counts) > 200_000:
                self._by_counts.clear()
            found = self._by_counts[key] = tuple(
                split
                for split in _splits(value)
                if all(counts >> 4 * (rank - 1) & 15 >= number for rank, number in split)
            )
        return found

    def sets(self, table: int, value: int) -> list[int]:
        """Every set of table cards whose values sum to ``value``, as masks."""
        return [
            chosen
            for split in self.splits(_rank_counts(table), value)
            for chosen in _choices(table, split)
        ]


def _choices(table: int, split: Split) -> list[int]:
    sets = [0]
    for rank, number in split:
        choices = _CHOICES[table & RANK_MASKS[rank]][number]
        sets = [chosen | more for chosen in sets for more in choices]
    return sets


_SUMS: Final = _Sums()


def _single_first(table: int, rank: int) -> list[int]:
    same = table & RANK_MASKS[rank]
    return list(_CHOICES[same][1]) if same else _SUMS.sets(table, rank)


def _fewest(table: int, rank: int) -> list[int]:
    sets = _SUMS.sets(table, rank)
    least = min((chosen.bit_count() for chosen in sets), default=0)
    return [chosen for chosen in sets if chosen.bit_count() == least]


def _fifteen(table: int, rank: int) -> list[int]:
    return _SUMS.sets(table, 15 - rank)


_FINDERS: Final[dict[Capture, Callable[[int, int], list[int]]]] = {
    "single-first": _single_first,
    "fewest": _fewest,
    "any": _SUMS.sets,
    "fifteen": _fifteen,
}


class Captures:
    """The capture rule of a variant: which plays a hand offers on a table.

    Plays are remembered for each table and card, as the same small tables come up again and again.
    """

    def __init__(
        self, capture: Capture, ace: Ace, ace_on_ace: AceOnAce, ace_sweep_is_scopa: bool
    ) -> None:
        self._find = _FINDERS[capture]
        self._ace_sweeps = ace == "sweep"
        self._ace_takes_one = ace_on_ace == "single"
        self._ace_sweep_is_scopa = ace_sweep_is_scopa
        self._memory: dict[int, dict[int, tuple[Play, ...]]] = {}

    def plays(self, table: int, hand: int) -> list[Play]:
        """Every legal play, cards in the order of the notation; ``table``, ``hand`` are masks."""
        known = self._memory.get(table)
        if known is None:
            if len(self._memory) > 50_000:
                self._memory.clear()
            known = self._memory[table] = {}
        plays: list[Play] = []
        while hand:
            card = hand & -hand
            hand ^= card
            options = known.get(card)
            if options is None:
                options = known[card] = self._card_plays(table, card)
            plays += options
        return plays

    def takers(self, table: int, cards: int) -> int:
        """Those of ``cards`` that could take something from the table; all are masks."""
        found = 0
        for play in self.plays(table, cards):
            if play.captured.mask:
                found |= play.card.mask
        return found

    def _card_plays(self, table: int, mask: int) -> tuple[Play, ...]:
        card = CARDS[mask.bit_length() - 1]
        sets = self._sets(table, card.rank)
        if not sets:
            return _LAYS[mask]
        sweep_scores = self._sweep_scores(table, card.rank)
        return tuple(
            Play(card, CardSet.of_mask(chosen), chosen == table and sweep_scores)
            for chosen in sorted(sets, key=_notation_order)
        )

    def _sets(self, table: int, rank: Rank) -> list[int]:
        if rank != 1 or not self._ace_sweeps:
            return self._find(table, rank)
        aces = table & RANK_MASKS[1]
        if aces and self._ace_takes_one:
            return list(_CHOICES[aces][1])
        return [table] if table else []

    def _sweep_scores(self, table: int, rank: Rank) -> bool:
        if rank != 1 or not self._ace_sweeps or self._ace_sweep_is_scopa:
            return True
        return table & RANK_MASKS[1] == table and table.bit_count() == 1


def _notation_order(chosen: int) -> list[int]:
    return [card.index for card in cards_of(chosen)]


@cache
def _captures(
    capture: Capture, ace: Ace, ace_on_ace: AceOnAce, ace_sweep_is_scopa: bool
) -> Captures:
    return Captures(capture, ace, ace_on_ace, ace_sweep_is_scopa)


def captures_of(variant: Variant) -> Captures:
    """The capture rule of a variant; variants with the same switches share one."""
    return _captures(
        variant.capture, variant.ace, variant.ace_on_ace, variant.ace_sweep_is_scopa
    )
