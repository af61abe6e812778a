"""The rules of a variant as a document, written by the ``Variant`` value itself.

Each switch brings its own paragraphs, and what the small drawn positions show is worked out by the
capture rule, so that page and engine cannot disagree. Blocks name texts of the ``learn``
catalogues; a drawing is a card, a table, and the plays that the card has there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from scopa.cards import Card, CardSet, Suit
from scopa.notation.card import parse_card
from scopa.notation.cardset import parse_set
from scopa.rules.catalog import player_counts, variant_code
from scopa.rules.scoring import PRIME_VALUES, RE_BELLO, SETTEBELLO, count_side
from scopa.rules.variant import Variant
from scopa.rules.view import legal_plays

Document = dict[str, Any]

_EXAMPLES: Final = {
    "single-first": (("7b", "4d7c3s"), ("Cb", "4d6c5s3b")),
    "fewest": (("7b", "4dAc2s3b"),),
    "any": (("7b", "4d7c3s"),),
    "fifteen": (("5s", "5d3c7s"), ("5s", "4d6c")),
}
"""For each way to capture, a card and a table that show it."""
_SWEPT: Final = ("As", "3d5cFb")
_ACE_THERE: Final = ("As", "Ad5cRb")
_SCOPA: Final = {"fifteen": ("Cb", "4d2c")}
"""A scopa, where the usual one does not do."""
_USUAL_SCOPA: Final = ("Cb", "4d5c")
_PRIME: Final = "7F.7.7.R / 6.6.6.7"
"""Two piles: three sevens with a court card against a seven and three sixes."""


def guide(variant: Variant) -> Document:
    """The rules of a variant, in sections of blocks."""
    sections = {
        "guide-table": _table(variant),
        "guide-taking": _taking(variant),
        "guide-scopa": _scopa(variant),
        "guide-points": _points(variant),
        "guide-match": _match(variant),
    }
    return {
        "variant": variant_code(variant),
        "name": variant.name,
        "sections": [
            {"title": title, "blocks": list(blocks)} for title, blocks in sections.items()
        ],
    }


def drawing(variant: Variant, card: str, table: str) -> Document:
    """A card, a table, and the plays the card has there by the rules of the variant."""
    hand, cards = CardSet((parse_card(card),)), parse_set(table)
    plays = legal_plays(variant, cards.mask, hand.mask, last_card=False)
    return {"card": card, "table": _texts(cards), "plays": [str(play) for play in plays]}


def _block(text: str, drawn: Document | None = None, **values: Any) -> Document:
    return {"text": text, "values": values, "drawing": drawn}


def _table(variant: Variant) -> Iterator[Document]:
    yield _block("guide-players", count=variant.players)
    if len(player_counts(variant.name)) > 1:
        yield _block("guide-any-number")
    if variant.hand_size == 3:
        yield _block("guide-deal-hands", hand=variant.hand_size, table=variant.table_size)
    else:
        yield _block("guide-deal-all", hand=variant.hand_size, table=variant.table_size)
    if variant.redeals_kings:
        yield _block("guide-redeal")
    yield _block("guide-turns")


def _taking(variant: Variant) -> Iterator[Document]:
    if not variant.table_size:
        yield _block("guide-first-card")
    first, *more = _EXAMPLES[variant.capture]
    yield _block(f"guide-capture-{variant.capture}", drawing(variant, *first))
    for example in more:
        yield _block("guide-capture-choice", drawing(variant, *example))
    if variant.ace == "sweep":
        yield _block("guide-ace-sweep", drawing(variant, *_SWEPT))
        yield _block(f"guide-ace-on-ace-{variant.ace_on_ace}", drawing(variant, *_ACE_THERE))
    yield _block("guide-duty")


def _scopa(variant: Variant) -> Iterator[Document]:
    example = _SCOPA.get(variant.capture, _USUAL_SCOPA)
    yield _block("guide-scopa-about", drawing(variant, *example))
    if variant.ace == "sweep":
        yield _block("guide-ace-scopa" if variant.ace_sweep_is_scopa else "guide-ace-no-scopa")
    yield _block(f"guide-last-sweep-{variant.last_sweep}")
    yield _block("guide-leftovers")


def _points(variant: Variant) -> Iterator[Document]:
    yield _block("guide-count")
    for category in variant.categories:
        drawn = None
        if category in _CARDS:
            drawn = {"card": str(_CARDS[category]), "table": [], "plays": []}
        yield _block(f"guide-{category.replace('_', '-')}", drawn, **_values(category, variant))
    yield _block("guide-ties", sides=variant.sides)
    if variant.tris:
        yield _block("guide-our-reading")


_CARDS: Final = {"settebello": SETTEBELLO, "re_bello": RE_BELLO}


def _values(category: str, variant: Variant) -> dict[str, int]:
    """The numbers named in a category's paragraph."""
    if category == "carte":
        return {"enough": 40 // variant.sides + 1, "sides": variant.sides}
    if category == "denari":
        return {"enough": 10 // variant.sides + 1, "sides": variant.sides}
    if category == "primiera":
        sevens, sixes = (count_side(parse_set(pile), 0).primiera for pile in _PRIME.split("/"))
        return {"sevens": sevens or 0, "sixes": sixes or 0}
    return {}


def prime_values() -> Document:
    """What a card counts in the primiera, by rank, the best first: one card of coins for each."""
    ranks = sorted(range(1, 9), key=lambda rank: -PRIME_VALUES[rank])
    return {str(Card(rank, Suit.DENARI)): PRIME_VALUES[rank] for rank in ranks}


def _match(variant: Variant) -> Iterator[Document]:
    yield _block("guide-target", target=variant.target)
    yield _block("guide-equal-totals", target=variant.target)


def _texts(cards: CardSet) -> list[str]:
    return [str(card) for card in cards]
