"""The tally of a round: which side earns which points, and the counts that show why.

Source: the project's rules page, section Scoring. A category pays only a strict, unique maximum.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from scopa.cards import CARDS, RANK_MASKS, SUIT_MASKS, Card, CardSet, Rank, Suit
from scopa.rules.variant import Variant

PRIME_VALUES: Final[tuple[int, ...]] = (0, 16, 12, 13, 14, 15, 18, 21, 10, 10, 10)
"""What a card is worth in the primiera, by rank; nothing at 0."""
SETTEBELLO: Final = Card(Rank.SETTE, Suit.DENARI)
RE_BELLO: Final = Card(Rank.RE, Suit.DENARI)

# Ranks from the best prime card to the worst, for the search of a suit's best card.
_PRIME_ORDER: Final = sorted(Rank, key=lambda rank: (-PRIME_VALUES[rank], -rank))
Tally = Mapping[str, tuple[int, ...]]
"""Points for each category that the variant counts, one number for each side."""


@dataclass(frozen=True, slots=True)
class SideCount:
    """What one side has taken in a round: the facts that its points rest on."""

    cards: int
    coins: int
    settebello: bool
    prime: tuple[Card | None, ...]
    """The best prime card of each suit, in the order of the suits; None for a missing suit."""
    primiera: int | None
    """The sum of the four prime cards' values; None when a suit is missing."""
    scope: int
    re_bello: bool
    napola: int
    """The points for an unbroken run of coins from the ace: 0, or 3 to 10."""
    tris: int
    """Captures of exactly three cards of three suits that made 15."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a round ended. ``points`` holds one number for each side, side 1 first."""

    tally: Tally = field(hash=False)
    points: tuple[int, ...]
    counts: tuple[SideCount, ...]

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        # Of itself a read-only mapping cannot be copied or pickled.
        return (_restore, (dict(self.tally), self.points, self.counts))


def _restore(
    tally: dict[str, tuple[int, ...]], points: tuple[int, ...], counts: tuple[SideCount, ...]
) -> Outcome:
    return Outcome(MappingProxyType(tally), points, counts)


def count_side(pile: CardSet, scope: int, tris: int = 0) -> SideCount:
    """The counts of one side, from its captured cards, its scope and its tris."""
    prime = tuple(_best_prime(pile.mask & SUIT_MASKS[suit]) for suit in Suit)
    values = [PRIME_VALUES[card.rank] for card in prime if card is not None]
    return SideCount(
        cards=len(pile),
        coins=len(pile.suit(Suit.DENARI)),
        settebello=SETTEBELLO in pile,
        prime=prime,
        primiera=sum(values) if len(values) == 4 else None,
        scope=scope,
        re_bello=RE_BELLO in pile,
        napola=_napola(pile.mask),
        tris=tris,
    )


def score(
    piles: Sequence[CardSet], scope: Sequence[int], variant: Variant, tris: Sequence[int] = ()
) -> Outcome:
    """The outcome of a round from each side's pile, scope, and tris (none when left out).

    ``piles``, ``scope`` and ``tris`` have one entry for each side. Cards that nobody took count
    for nobody.
    """
    tris = tris or (0,) * len(piles)
    counts = tuple(map(count_side, piles, scope, tris))
    full: dict[str, tuple[int, ...]] = {
        "carte": _unique_best([side.cards for side in counts]),
        "denari": _unique_best([side.coins for side in counts]),
        "settebello": tuple(int(side.settebello) for side in counts),
        "primiera": _unique_best([side.primiera or 0 for side in counts]),
        "scope": tuple(side.scope for side in counts),
        "re_bello": tuple(int(side.re_bello) for side in counts),
        "napola": tuple(side.napola for side in counts),
        "tris": tuple(side.tris for side in counts),
    }
    tally = {category: full[category] for category in variant.categories}
    points = tuple(map(sum, zip(*tally.values(), strict=True)))
    return Outcome(MappingProxyType(tally), points, counts)


def _unique_best(amounts: Sequence[int]) -> tuple[int, ...]:
    best = max(amounts)
    if best == 0 or amounts.count(best) > 1:
        return (0,) * len(amounts)
    return tuple(int(amount == best) for amount in amounts)


def _best_prime(cards: int) -> Card | None:
    for rank in _PRIME_ORDER:
        if found := cards & RANK_MASKS[rank]:
            return CARDS[found.bit_length() - 1]
    return None


def _napola(pile: int) -> int:
    run = 0
    while run < 10 and pile >> run & 1:
        run += 1
    return run if run >= 3 else 0
