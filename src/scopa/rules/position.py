"""One moment of a round, and every rule that leads from it to the next.

Source: the project's rules page, sections Flow of a round, Capture and Scopa. Decisions: the next
cards are dealt, and leftovers are moved to their pile, as part of the play that makes them due, so
no position is ever "between hands"; where the last capture never scores, its scopa is taken back
when the round ends.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from scopa.cards import CARDS, RANK_MASKS, Card, CardSet, Rank
from scopa.rules.capture import Play, captures_of
from scopa.rules.errors import IllegalPlay, shortened
from scopa.rules.scoring import Outcome, score
from scopa.rules.view import View, legal_plays, public_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scopa.rules.variant import Variant


class _Fields:
    """The fields of a position, writable while one is being built."""

    __slots__ = (
        "_plays",
        "hand_masks",
        "history",
        "last",
        "last_scored",
        "leader",
        "passed_over",
        "pile_masks",
        "scope",
        "stock",
        "table_mask",
        "tris",
        "turn",
        "variant",
    )

    variant: Variant
    """The rules played."""
    hand_masks: tuple[int, ...]
    """Each seat's hand as a bitmask over :attr:`Card.index`, seat 1 first."""
    table_mask: int
    """The cards on the table as a bitmask."""
    turn: int
    """The seat to play, from 1; 0 when the round is over."""
    last: int
    """The seat that captured last; 0 while nobody has."""
    last_scored: bool
    """Whether that capture scored a scopa."""
    pile_masks: tuple[int, ...]
    """Each side's captured cards as a bitmask, side 1 first."""
    scope: tuple[int, ...]
    """Each side's scope so far."""
    tris: tuple[int, ...]
    """Each side's captures that earn the ``tris`` bonus; zeros where the variant has none."""
    stock: tuple[Card, ...]
    """The cards still to be dealt, in dealing order."""
    leader: int
    """The seat that leads every hand of this round, and is dealt to first."""
    history: tuple[Play, ...]
    """The plays made so far, oldest first; a parsed position starts with none."""
    passed_over: tuple[tuple[int, int], ...]
    """Where the turn did not go to the next seat, as that had no card: the number of plays made by
    then, and who made the last. Only hands that were not dealt are so uneven."""
    _plays: tuple[Play, ...] | None


class Position(_Fields):
    """An immutable moment of a round. Equal positions have equal variants and equal texts.

    Made by :func:`scopa.deal` and :func:`scopa.parse_position`, and by :meth:`after`.
    ``str(position)`` is its canonical text.
    """

    __slots__ = ()

    def __init__(self, **values: Any) -> None:
        super().__setattr__("passed_over", ())
        for name, value in values.items():
            super().__setattr__(name, value)
        super().__setattr__("_plays", None)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a position cannot be changed: {name}")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a position cannot be changed: {name}")

    @property
    def hands(self) -> tuple[CardSet, ...]:
        """Each seat's hand, seat 1 first."""
        return tuple(map(CardSet.of_mask, self.hand_masks))

    @property
    def table(self) -> CardSet:
        """The cards on the table."""
        return CardSet.of_mask(self.table_mask)

    @property
    def piles(self) -> tuple[CardSet, ...]:
        """Each side's captured cards, side 1 first."""
        return tuple(map(CardSet.of_mask, self.pile_masks))

    @property
    def is_last_card(self) -> bool:
        """Whether the next play is the round's very last."""
        return not self.stock and sum(map(int.bit_count, self.hand_masks)) == 1

    def plays(self) -> tuple[Play, ...]:
        """Every legal play, cards in the order of the notation; none when the round is over."""
        plays = self._plays
        if plays is None:
            turn = self.turn
            hand = self.hand_masks[turn - 1] if turn else 0
            # Only a hand of one card can be the round's last: the cheap test spares the other.
            if hand & hand - 1 or not self.is_last_card:
                plays = tuple(captures_of(self.variant).plays(self.table_mask, hand))
            else:
                plays = legal_plays(self.variant, self.table_mask, hand, last_card=True)
            _set_plays(self, plays)
        return plays

    def after(self, play: Play | str) -> Position:
        """The position after a play, given as such or as its text (the ``#`` may be left out).

        Deals the next hand when all hands are empty, and closes the round after its last card.
        Raises :class:`IllegalPlay` when the play is not among :meth:`plays`.
        """
        if isinstance(play, str):
            play = self._play_of_text(play)
        elif play not in (self._plays or self.plays()):
            raise self._illegal(str(play))
        return self._apply(play)

    def _play_of_text(self, text: str) -> Play:
        wanted = text.strip().removesuffix("#")
        for play in self.plays():
            if str(play).removesuffix("#") == wanted:
                if text.strip().endswith("#") and not play.scopa:
                    break
                return play
        raise self._illegal(text)

    def _illegal(self, text: str) -> IllegalPlay:
        shown = shortened(text)
        if not self.turn:
            return IllegalPlay("round-over", f"the round is over: {shown!r}", play=shown)
        return IllegalPlay(
            "illegal-play", f"seat {self.turn} cannot play {shown!r}", play=shown, seat=self.turn
        )

    def _apply(self, play: Play) -> Position:
        variant = self.variant
        seat = self.turn
        card = play.card.mask
        taken = play.captured.mask
        after = _Fields()
        after.variant = variant
        left = list(self.hand_masks)
        left[seat - 1] ^= card
        after.hand_masks = hands = tuple(left)
        if taken:
            side = seat - 1 if variant.players == 3 else (seat - 1) & 1
            after.table_mask = self.table_mask ^ taken
            piles = list(self.pile_masks)
            piles[side] |= taken | card
            after.pile_masks = tuple(piles)
            after.scope = _added(self.scope, side) if play.scopa else self.scope
            after.tris = _added(self.tris, side) if variant.tris and is_tris(play) else self.tris
            after.last = seat
            after.last_scored = play.scopa
        else:
            after.table_mask = self.table_mask | card
            after.pile_masks = self.pile_masks
            after.scope = self.scope
            after.tris = self.tris
            after.last = self.last
            after.last_scored = self.last_scored
        after.stock = self.stock
        after.leader = self.leader
        after.history = (*self.history, play)
        after.passed_over = self.passed_over
        after._plays = None  # noqa: SLF001  # its own class
        after.turn = turn = seat % variant.players + 1
        if not hands[turn - 1]:
            _pass_on(after)
        # Filling a plain object and then making it a position costs half of what a frozen
        # object's initializer does, and this is the hottest line of the library.
        after.__class__ = Position
        return after  # type: ignore[return-value]

    def outcome(self) -> Outcome | None:
        """The tally and points of a finished round; None while it runs."""
        if self.turn:
            return None
        return score(self.piles, self.scope, self.variant, self.tris)

    def view(self, seat: int, score: tuple[int, ...] = ()) -> View:
        """All that the player at ``seat`` may know; ValueError for a seat that is not there.

        ``score``: the match points before this round, one a side, where it is part of a match.
        """
        if not 1 <= seat <= self.variant.players:
            raise ValueError(f"there is no seat {seat}, only 1 to {self.variant.players}")
        return View(
            variant=self.variant,
            seat=seat,
            hand=CardSet.of_mask(self.hand_masks[seat - 1]),
            hand_sizes=tuple(map(int.bit_count, self.hand_masks)),
            table=self.table,
            turn=self.turn,
            last=self.last,
            last_scored=self.last_scored,
            piles=self.piles,
            scope=self.scope,
            tris=self.tris,
            stock_size=len(self.stock),
            leader=self.leader,
            history=self.history,
            score=score,
            passed_over=self.passed_over,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key()[:-1])

    def _key(self) -> tuple[object, ...]:
        return (
            self.hand_masks,
            self.table_mask,
            self.turn,
            self.last,
            self.last_scored,
            self.pile_masks,
            self.scope,
            self.tris,
            self.stock,
            self.variant,
        )

    def __copy__(self) -> Position:
        return self

    def __deepcopy__(self, memo: object) -> Position:
        return self

    def __reduce__(self) -> tuple[object, tuple[dict[str, Any]]]:
        state = {name: getattr(self, name) for name in _Fields.__slots__ if name != "_plays"}
        return (_restore, (state,))

    def __str__(self) -> str:
        hands = "/".join(map(str, self.hands))
        stock = "".join(map(str, self.stock)) or "-"
        return f"{hands} {public_text(self)} {stock}"

    def __repr__(self) -> str:
        return f"<Position {self}>"


_set_plays: Final = _Fields.__dict__["_plays"].__set__


def _restore(state: dict[str, Any]) -> Position:
    return Position(**state)


def position_of(view: View, hands: Sequence[CardSet], stock: Sequence[Card]) -> Position:
    """The position that a view would be of if these were the hands and the stock.

    ``hands`` has one set a seat; the viewer's own is taken from the view.
    """
    return Position(
        variant=view.variant,
        hand_masks=tuple(
            (view.hand if seat == view.seat else hand).mask for seat, hand in enumerate(hands, 1)
        ),
        table_mask=view.table.mask,
        turn=view.turn,
        last=view.last,
        last_scored=view.last_scored,
        pile_masks=tuple(pile.mask for pile in view.piles),
        scope=view.scope,
        tris=view.tris,
        stock=tuple(stock),
        leader=view.leader,
        history=view.history,
        passed_over=view.passed_over,
    )


def is_tris(play: Play) -> bool:
    """Whether a capture uses exactly three cards of three different suits that make 15."""
    cards = (play.card, *play.captured)
    return (
        len(cards) == 3 and len({card.suit for card in cards}) == 3 and CardSet(cards).total == 15
    )


def _added(amounts: tuple[int, ...], side: int, change: int = 1) -> tuple[int, ...]:
    return (*amounts[:side], amounts[side] + change, *amounts[side + 1 :])


def _pass_on(after: _Fields) -> None:
    """Find who plays next when the seat after the player has no card left."""
    seats, next_seat = after.variant.players, after.turn
    for step in range(1, seats):
        turn = (next_seat + step - 1) % seats + 1
        if after.hand_masks[turn - 1]:
            after.turn = turn
            break
    else:
        if after.stock:
            _deal_hands(after)
        else:
            _close(after)
    if (after.turn or after.leader) != next_seat:
        player = after.variant.seat_before(next_seat)
        after.passed_over = (*after.passed_over, (len(after.history), player))


def _deal_hands(after: _Fields) -> None:
    size = after.variant.deal_size
    dealt, after.stock = after.stock[:size], after.stock[size:]
    after.hand_masks = hands_of(dealt, after.variant.players, after.leader)
    after.turn = after.leader


def hands_of(cards: Sequence[Card], players: int, leader: int) -> tuple[int, ...]:
    """Cards dealt one at a time from the leader on, as each seat's bitmask, seat 1 first."""
    dealt = [sum([card.mask for card in cards[seat::players]]) for seat in range(players)]
    shift = players - leader + 1
    return tuple(dealt[shift:] + dealt[:shift])


def _close(after: _Fields) -> None:
    """The end of a round: leftovers to the side that captured last, a late scopa taken back."""
    after.turn = 0
    if not after.last:
        return
    side = after.variant.side_of(after.last) - 1
    piles = list(after.pile_masks)
    piles[side] |= after.table_mask
    after.pile_masks = tuple(piles)
    after.table_mask = 0
    if after.variant.last_sweep == "last-capture" and after.last_scored:
        after.last_scored = False
        after.scope = _added(after.scope, side, -1)


def deal(variant: Variant, rng: Random, dealer: int | None = None) -> Position:
    """The first position of a round, dealt from a deck shuffled with ``rng``.

    The seat after ``dealer`` leads; with no dealer given, seat 1 does. Where the variant asks for
    it, a table with three or four kings is shuffled and dealt again. ValueError for a dealer that
    is not a seat.
    """
    deck = list(CARDS)
    while True:
        rng.shuffle(deck)
        if not must_redeal(variant, deck):
            return deal_deck(variant, deck, dealer)


def deal_deck(variant: Variant, deck: Sequence[Card], dealer: int | None = None) -> Position:
    """The first position of a round from a deck in dealing order: hands, table, then the stock.

    Hands are dealt one card at a time from the seat after ``dealer`` (seat 1 when left out).
    ValueError when the deck is not the forty cards, or the dealer not a seat.
    """
    if sorted(deck) != list(CARDS):
        raise ValueError("a deck holds each of the forty cards once")
    dealer = variant.players if dealer is None else dealer
    if not 1 <= dealer <= variant.players:
        raise ValueError(f"there is no seat {dealer}, only 1 to {variant.players}")
    leader = variant.seat_after(dealer)
    in_hands = variant.deal_size
    in_play = in_hands + variant.table_size
    return Position(
        variant=variant,
        hand_masks=hands_of(deck[:in_hands], variant.players, leader),
        table_mask=CardSet(deck[in_hands:in_play]).mask,
        turn=leader,
        last=0,
        last_scored=False,
        pile_masks=(0,) * variant.sides,
        scope=(0,) * variant.sides,
        tris=(0,) * variant.sides,
        stock=tuple(deck[in_play:]),
        leader=leader,
        history=(),
    )


def must_redeal(variant: Variant, deck: Sequence[Card]) -> bool:
    """Whether this deck puts three or four kings on the first table of a variant that minds."""
    if not variant.redeals_kings:
        return False
    first = variant.deal_size
    table = CardSet(deck[first : first + variant.table_size])
    return (table.mask & RANK_MASKS[Rank.RE]).bit_count() >= 3
