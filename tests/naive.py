"""A second implementation of the rules, as plain as can be: the referee for the fast one.

Cards are ``(rank, suit)`` pairs, sets are plain lists, captures are found by trying every subset.
Nothing here is shared with the library but the `Variant` value that names the rules.
"""

from __future__ import annotations

from copy import copy
from itertools import combinations

from scopa import Variant

NaiveCard = tuple[int, int]
NaiveSets = list[tuple[NaiveCard, ...]]
PRIME = {7: 21, 6: 18, 1: 16, 5: 15, 4: 14, 3: 13, 2: 12, 8: 10, 9: 10, 10: 10}


def text_of(card: NaiveCard) -> str:
    """A card's text."""
    return " A234567FCR"[card[0]] + "dcsb"[card[1]]


def subsets(cards: list[NaiveCard]) -> NaiveSets:
    """Every set of one or more of the cards that some card could take."""
    # Sums above 14, which no rule asks for, are left out here, so that each set is summed once.
    return [
        s
        for n in range(1, len(cards) + 1)
        for s in combinations(cards, n)
        if sum(c[0] for c in s) <= 14
    ]


def captures(variant: Variant, rank: int, table: list[NaiveCard], sets: NaiveSets) -> NaiveSets:
    """Which of the ``sets`` (all there are on the table) a card of this rank may take."""
    if variant.ace == "sweep" and rank == 1:
        aces = [c for c in table if c[0] == 1]
        if aces and variant.ace_on_ace == "single":
            found: NaiveSets = [(ace,) for ace in aces]
            return found
        return [tuple(table)] if table else []
    if variant.capture == "fifteen":
        return [s for s in sets if sum(c[0] for c in s) + rank == 15]
    right = [s for s in sets if sum(c[0] for c in s) == rank]
    if variant.capture == "any" or not right:
        return right
    if variant.capture == "fewest":
        least = min(len(s) for s in right)
        return [s for s in right if len(s) == least]
    singles: NaiveSets = [s for s in right if len(s) == 1]
    return singles or right


class NaiveRound:
    """One round, played step by step on mutable lists."""

    def __init__(
        self,
        variant: Variant,
        hands: list[list[NaiveCard]],
        table: list[NaiveCard],
        stock: list[NaiveCard],
        leader: int,
    ) -> None:
        self.variant = variant
        self.hands, self.table, self.stock, self.leader = hands, table, stock, leader
        self.turn = leader
        self.piles: list[list[NaiveCard]] = [[] for _ in range(variant.sides)]
        self.scope = [0] * variant.sides
        self.tris = [0] * variant.sides
        self.last: int | None = None
        self.last_was_scopa = False

    def side(self, seat: int) -> int:
        """The side of a seat, from 0."""
        return seat - 1 if self.variant.players == 3 else (seat - 1) % 2

    def cards_left(self) -> int:
        """Cards still to be played."""
        return len(self.stock) + sum(len(hand) for hand in self.hands)

    def is_scopa(self, card: NaiveCard, taken: tuple[NaiveCard, ...]) -> bool:
        """Whether taking these cards scores as it is played."""
        if len(taken) != len(self.table):
            return False
        if self.cards_left() == 1 and self.variant.last_sweep != "counts":
            return False
        by_ace = card[0] == 1 and self.variant.ace == "sweep"
        lone_ace = len(taken) == 1 and taken[0][0] == 1
        return not by_ace or lone_ace or self.variant.ace_sweep_is_scopa

    def plays(self) -> list[tuple[NaiveCard, tuple[NaiveCard, ...]]]:
        """Every legal play."""
        if self.turn == 0:
            return []
        found: list[tuple[NaiveCard, tuple[NaiveCard, ...]]] = []
        every = subsets(self.table)
        for card in self.hands[self.turn - 1]:
            taken = captures(self.variant, card[0], self.table, every)
            found += [(card, s) for s in taken] if taken else [(card, ())]
        return found

    def play_text(self, card: NaiveCard, taken: tuple[NaiveCard, ...]) -> str:
        """The text of a play."""
        if not taken:
            return text_of(card)
        listed = "".join(text_of(c) for c in sorted(taken, key=lambda c: (c[1], c[0])))
        return f"{text_of(card)}x{listed}{'#' if self.is_scopa(card, taken) else ''}"

    def play(self, card: NaiveCard, taken: tuple[NaiveCard, ...]) -> None:
        """Make one play."""
        scopa = bool(taken) and self.is_scopa(card, taken)
        self.hands[self.turn - 1].remove(card)
        if taken:
            side = self.side(self.turn)
            for c in taken:
                self.table.remove(c)
            self.piles[side] += [card, *taken]
            self.scope[side] += scopa
            together = [card, *taken]
            if (
                self.variant.tris
                and len(together) == 3
                and len({c[1] for c in together}) == 3
                and sum(c[0] for c in together) == 15
            ):
                self.tris[side] += 1
            self.last, self.last_was_scopa = self.turn, scopa
        else:
            self.table.append(card)
        self.turn = self.turn % self.variant.players + 1
        if not any(self.hands):
            self.next_hand()

    def next_hand(self) -> None:
        """Deal again, or end the round."""
        if self.stock:
            seat = self.leader
            for _ in range(self.variant.hand_size * self.variant.players):
                self.hands[seat - 1].append(self.stock.pop(0))
                seat = seat % self.variant.players + 1
            self.turn = self.leader
            return
        self.turn = 0
        if self.last is not None:
            side = self.side(self.last)
            self.piles[side] += self.table
            self.table = []
            if self.variant.last_sweep == "last-capture" and self.last_was_scopa:
                self.scope[side] -= 1

    def tally(self) -> dict[str, tuple[int, ...]]:
        """The points by category."""
        v, piles = self.variant, self.piles
        found = {
            "carte": strict_best([len(p) for p in piles]),
            "denari": strict_best([sum(c[1] == 0 for c in p) for p in piles]),
            "settebello": tuple(int((7, 0) in p) for p in piles),
            "primiera": strict_best([primiera(p) for p in piles]),
            "scope": tuple(self.scope),
        }
        if v.re_bello:
            found["re_bello"] = tuple(int((10, 0) in p) for p in piles)
        if v.napola:
            found["napola"] = tuple(napola(p) for p in piles)
        if v.tris:
            found["tris"] = tuple(self.tris)
        return found

    def twin(self) -> NaiveRound:
        """An independent copy."""
        twin = copy(self)
        twin.hands, twin.piles = [list(h) for h in self.hands], [list(p) for p in self.piles]
        twin.table, twin.stock = list(self.table), list(self.stock)
        twin.scope, twin.tris = list(self.scope), list(self.tris)
        return twin


def strict_best(amounts: list[int]) -> tuple[int, ...]:
    """One point for whoever alone has the most."""
    top = max(amounts)
    winners = [i for i, a in enumerate(amounts) if a == top and top > 0]
    return tuple(int(winners == [i]) for i in range(len(amounts)))


def primiera(pile: list[NaiveCard]) -> int:
    """The primiera of a pile, 0 when a suit is missing."""
    best = [max((PRIME[r] for r, s in pile if s == suit), default=0) for suit in range(4)]
    return sum(best) if all(best) else 0


def napola(pile: list[NaiveCard]) -> int:
    """The points for coins in a row from the ace."""
    run = 0
    while (run + 1, 0) in pile:
        run += 1
    return run if run >= 3 else 0
