"""What is to be measured: two bots, a variant, a number of deals, a seed and limits."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from scopa.arena.entrants import find_entrant
from scopa.bots import Bot, Limits
from scopa.rules.catalog import find_variant, variant_code
from scopa.rules.position import Position, deal
from scopa.rules.variant import Variant


@dataclass(frozen=True, slots=True)
class Contest:
    """Bot ``a`` against bot ``b``. Equal contests with limits in nodes have equal results.

    Raises :class:`scopa.VariantError` and :class:`scopa.UnknownBotError`.
    """

    a: str
    b: str
    variant: str
    deals: int
    """How many deals; each is played with the bots in every seating."""
    seed: int = 0
    seconds: float | None = None
    nodes: int | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "variant", variant_code(find_variant(self.variant)))
        for name in (self.a, self.b):
            find_entrant(name, Random(0), Limits())
        if self.deals < 1:
            raise ValueError(f"a contest has at least one deal, not {self.deals}")

    @property
    def rules(self) -> Variant:
        """The variant as a value."""
        return find_variant(self.variant)

    def deal(self, number: int) -> Position:
        """The deal of this number, from 0; the same for the same seed."""
        return deal(self.rules, Random(f"{self.seed}/{number}"))

    def bot(self, name: str, number: int, seating: int, seat: int) -> Bot:
        """A bot for one seat of one round, with its own source of chance and these limits."""
        rng = Random(f"{self.seed}/{number}/{seating}/{seat}")
        limits = Limits(seconds=self.seconds, nodes=self.nodes)
        return find_entrant(name, rng, limits)
