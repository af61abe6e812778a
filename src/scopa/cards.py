"""The Italian deck: suits, ranks, cards, and sets of cards as bitmasks.

Source: the forty-card Italian deck (four suits, ace to seven, fante 8, cavallo 9, re 10).
A card's ``index`` is ``suit * 10 + rank - 1``; a set is an integer with bit ``index`` set for
each card in it. Counting bits upwards therefore yields the order of the notation: denari,
coppe, spade, bastoni, and ranks ascending within a suit.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import Final

__all__ = ["CARDS", "FULL_DECK", "Card", "CardSet", "Rank", "Suit", "cards_of"]

RANK_LETTERS: Final = "A234567FCR"
SUIT_LETTERS: Final = "dcsb"


class Suit(IntEnum):
    """The four suits, in the order of the notation."""

    DENARI = 0
    COPPE = 1
    SPADE = 2
    BASTONI = 3

    @property
    def letter(self) -> str:
        """The suit in text: one of ``d c s b``."""
        return SUIT_LETTERS[self]


class Rank(IntEnum):
    """The ten ranks; the number is the value a card captures with."""

    ASSO = 1
    DUE = 2
    TRE = 3
    QUATTRO = 4
    CINQUE = 5
    SEI = 6
    SETTE = 7
    FANTE = 8
    CAVALLO = 9
    RE = 10

    @property
    def letter(self) -> str:
        """The rank in text: one of ``A 2 3 4 5 6 7 F C R``."""
        return RANK_LETTERS[self - 1]


class Card:
    """One of the forty cards. There is exactly one object for each: ``Card(7, Suit.DENARI)``.

    Cards sort in the order of the notation. ``str(card)`` is the canonical text, such as ``7d``.
    """

    __slots__ = ("_text", "index", "mask", "rank", "suit")

    rank: Rank
    suit: Suit
    index: int
    """Place in the deck, 0 to 39: ``suit * 10 + rank - 1``."""
    mask: int
    """The set that holds just this card: ``1 << index``."""

    def __new__(cls, rank: int, suit: int) -> Card:  # noqa: PYI034  # nothing derives from it
        """The card of this rank (1 to 10) and suit (0 to 3); ValueError for any other."""
        return CARDS[Suit(suit) * 10 + Rank(rank) - 1]

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card cannot be changed: {name}")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a card cannot be changed: {name}")

    def __reduce__(self) -> tuple[type[Card], tuple[int, int]]:
        return (Card, (int(self.rank), int(self.suit)))

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Card({self._text})"

    _text: str


def _build_card(index: int) -> Card:
    card = object.__new__(Card)
    values = {
        "rank": Rank(index % 10 + 1),
        "suit": Suit(index // 10),
        "index": index,
        "mask": 1 << index,
        "_text": RANK_LETTERS[index % 10] + SUIT_LETTERS[index // 10],
    }
    for name, value in values.items():
        object.__setattr__(card, name, value)
    return card


CARDS: Final[tuple[Card, ...]] = tuple(map(_build_card, range(40)))
"""All forty cards in the order of the notation; ``CARDS[card.index] is card``."""

_BY_MASK: Final[dict[int, Card]] = {card.mask: card for card in CARDS}


def cards_of(mask: int) -> Iterator[Card]:
    """The cards of a bitmask, in the order of the notation."""
    while mask:
        low = mask & -mask
        yield _BY_MASK[low]
        mask ^= low


class CardSet:
    """An immutable set of cards over a bitmask, with the operators ``& | - ^ <= in len``.

    Iterates in the order of the notation. ``str(cards)`` is the canonical text: the ranks of each
    suit between dots, or ``-`` for the empty set (``A7..R.`` holds Ad, 7d and Rs).
    """

    __slots__ = ("mask",)

    mask: int

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        mask = 0
        for card in cards:
            mask |= card.mask
        object.__setattr__(self, "mask", mask)

    @classmethod
    def of_mask(cls, mask: int) -> CardSet:
        """The set with these bits; ValueError when a bit beyond the fortieth is set."""
        if mask >> 40:
            raise ValueError(f"not a set of the forty cards: {mask:#x}")
        cards = object.__new__(cls)
        object.__setattr__(cards, "mask", mask)
        return cards

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a CardSet cannot be changed: {name}")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a CardSet cannot be changed: {name}")

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return (CardSet.of_mask, (self.mask,))

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and bool(self.mask & card.mask)

    def __iter__(self) -> Iterator[Card]:
        return cards_of(self.mask)

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardSet) and self.mask == other.mask

    def __hash__(self) -> int:
        return hash((CardSet, self.mask))

    def __and__(self, other: CardSet) -> CardSet:
        return CardSet.of_mask(self.mask & other.mask)

    def __or__(self, other: CardSet) -> CardSet:
        return CardSet.of_mask(self.mask | other.mask)

    def __sub__(self, other: CardSet) -> CardSet:
        return CardSet.of_mask(self.mask & ~other.mask)

    def __xor__(self, other: CardSet) -> CardSet:
        return CardSet.of_mask(self.mask ^ other.mask)

    def __le__(self, other: CardSet) -> bool:
        """Whether every card of this set is in the other."""
        return not self.mask & ~other.mask

    def isdisjoint(self, other: CardSet) -> bool:
        """Whether the two sets share no card."""
        return not self.mask & other.mask

    @property
    def total(self) -> int:
        """The sum of the cards' values (1 to 10 each)."""
        return sum(int(card.rank) for card in self)

    def suit(self, suit: Suit) -> CardSet:
        """The cards of one suit."""
        return CardSet.of_mask(self.mask & SUIT_MASKS[suit])

    def rank(self, rank: Rank) -> CardSet:
        """The cards of one rank."""
        return CardSet.of_mask(self.mask & RANK_MASKS[rank])

    def __str__(self) -> str:
        if not self.mask:
            return "-"
        suits = (self.mask >> shift & 0x3FF for shift in (0, 10, 20, 30))
        return ".".join(
            "".join(letter for bit, letter in enumerate(RANK_LETTERS) if suit >> bit & 1)
            for suit in suits
        )

    def __repr__(self) -> str:
        return f"CardSet({self})"


SUIT_MASKS: Final[tuple[int, ...]] = tuple(0x3FF << 10 * suit for suit in range(4))
"""The ten cards of each suit, by suit."""
RANK_MASKS: Final[tuple[int, ...]] = (0, *(0x40100401 << bit for bit in range(10)))
"""The four cards of each rank, by rank; nothing at 0."""
FULL_DECK: Final = CardSet(CARDS)
