"""The tally of given piles, and its text in a record: ``carte 22-18 denari 4-6 …``."""

from __future__ import annotations

from collections.abc import Sequence

from scopa.cards import CardSet
from scopa.notation.cardset import parse_set
from scopa.rules import scoring
from scopa.rules.errors import PositionError, fault
from scopa.rules.scoring import Outcome
from scopa.rules.variant import Variant


def score(
    piles: Sequence[CardSet | str],
    scope: Sequence[int],
    variant: Variant,
    *,
    tris: Sequence[int] = (),
) -> Outcome:
    """The outcome of a round from each side's captured cards (sets or their texts) and scope.

    Raises :class:`PositionError` when the number of sides is not the variant's or a card lies in
    two piles, and :class:`NotationError` for text that is no set.
    """
    sets = [parse_set(pile) if isinstance(pile, str) else pile for pile in piles]
    faults = [
        fault(
            "bad-count",
            "{variant} has {wanted} {what}, not {found}",
            variant=variant.name,
            wanted=variant.sides,
            what="sides",
            found=len(found),
        )
        for found in (sets, scope, *([tris] if tris else []))
        if len(found) != variant.sides
    ]
    seen = 0
    for pile in sets:
        faults += [
            fault("card-twice", "{card} stands in more than one place", card=str(card))
            for card in CardSet.of_mask(seen & pile.mask)
        ]
        seen |= pile.mask
    faults += [
        fault("scope-negative", "a side cannot have {count} scope", count=count)
        for count in scope
        if count < 0
    ]
    if faults:
        raise PositionError(tuple(faults))
    return scoring.score(sets, scope, variant, tris)


def tally_text(outcome: Outcome) -> str:
    """A tally in a record: cards and coins as counts, everything else as points."""
    shown = dict(outcome.tally)
    shown["carte"] = tuple(side.cards for side in outcome.counts)
    shown["denari"] = tuple(side.coins for side in outcome.counts)
    return " ".join(f"{name} {numbers_text(amounts)}" for name, amounts in shown.items())


def numbers_text(amounts: Sequence[int]) -> str:
    """One number for each side: ``4-3``."""
    return "-".join(map(str, amounts))
