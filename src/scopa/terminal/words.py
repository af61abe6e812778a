"""Plays, cards and seats in the words of the catalogue, and in characters the terminal has."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from scopa.cards import Card, CardSet, Suit
from scopa.rules.capture import Play
from scopa.rules.scoring import SETTEBELLO
from scopa.rules.view import View
from scopa.terminal.game import READER, Company
from scopa.texts import Texts, texts_in

_ROMAN: Final = ("", " II", " III")
_PLAIN: Final = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"}
    | dict.fromkeys("’\N{LEFT SINGLE QUOTATION MARK}", "'")
    | dict.fromkeys("“”„«»", '"')
    | {"…": "...", "·": "-", "–": "-", "×": "x", "→": "->", "\N{NO-BREAK SPACE}": " "}
)


def in_ascii(text: str) -> str:
    """A text spelled with ASCII alone."""
    plain = unicodedata.normalize("NFKD", text.translate(_PLAIN))
    return plain.encode("ascii", "ignore").decode("ascii")


def capital(text: str) -> str:
    """A text that begins with a capital letter."""
    return text[:1].upper() + text[1:]


class Words:
    """The catalogue of a language, spelled as the terminal can show it."""

    def __init__(self, language: str, *, ascii_only: bool) -> None:
        self._texts: Texts = texts_in(language)
        self._ascii = ascii_only

    def __call__(self, message: str, **values: str | int) -> str:
        """The text of a message; KeyError when there is none."""
        text = self._texts(message, **values)
        return in_ascii(text) if self._ascii else text

    def bot(self, name: str) -> str:
        """The name of a bot; one that came after this catalogue goes by its code."""
        message = f"bot-{name}"
        return self(message) if message in self._texts else name.capitalize()

    def suit(self, suit: Suit) -> str:
        """The name of a suit."""
        return self("suit-name", suit=suit.letter)

    def card(self, card: Card) -> str:
        """A card's full name."""
        return self("card-name", **_named(card))

    def card_object(self, card: Card) -> str:
        """A card as the thing that is played or taken, in its case."""
        return self("card-object", **_named(card))

    def rank(self, card: Card) -> str:
        """A card's rank alone, as in a sum."""
        return self("rank-name", **_named(card))

    def enumeration(self, items: Iterable[str]) -> str:
        """Things one after the other, as a sentence lists them."""
        *most, last = items
        return self("enumeration", most=", ".join(most), last=last) if most else last

    def gains(self, play: Play) -> list[str]:
        """What is worth having in a capture: scopa, settebello, coins."""
        if not play.captured:
            return []
        cards = CardSet([play.card, *play.captured])
        coins = len(cards.suit(Suit.DENARI))
        return [
            *([self("gain-scopa")] if play.scopa else []),
            *([self("gain-settebello")] if SETTEBELLO in cards else []),
            *([self("gain-coins", count=coins)] if coins else []),
        ]


def _named(card: Card) -> dict[str, str]:
    return {"rank": card.rank.letter, "suit": card.suit.letter}


class TableWords:
    """The words of one table: its seats and sides, and what happens there."""

    def __init__(self, words: Words, company: Company) -> None:
        self.words = words
        self._company = company

    def seat(self, seat: int) -> str:
        """What a seat is called: you, or the bot's name, numbered where several share it."""
        if seat == READER:
            return self.words("you")
        company = self._company
        name = company.bot(seat)
        namesakes = [other for other in company.others if company.bot(other) == name]
        return self.words.bot(name) + _ROMAN[namesakes.index(seat)]

    def side(self, side: int) -> str:
        """What a side is called: its player, or the pair."""
        members = self._company.members(side)
        if len(members) == 1:
            return self.seat(members[0])
        return self.words("side-ours" if READER in members else "side-theirs")

    def told(self, seat: int, play: Play) -> str:
        """A play as a sentence."""
        words = self.words
        who, you = self.seat(seat), "yes" if seat == READER else "no"
        card = words.card_object(play.card)
        if not play.captured:
            return words("told-lay", who=who, you=you, card=card)
        cards = words.enumeration(map(words.card_object, play.captured))
        take = words("told-take", who=who, you=you, card=card, cards=cards)
        return f"{take} {words('told-scopa')}" if play.scopa else take

    def deal(self, number: int, dealer: int) -> str:
        """Whose deal a round is."""
        you = "yes" if dealer == READER else "no"
        return self.words("told-deal", round=number, who=self.seat(dealer), you=you)

    def leftovers(self, cards: CardSet, view: View) -> str:
        """Where the cards went that nobody had taken; nothing when there were none."""
        if not cards:
            return ""
        named = self.words.enumeration(map(self.words.card, cards))
        if not view.last:
            return self.words("leftovers-nobody", cards=named, count=len(cards))
        side = view.variant.side_of(view.last)
        return self.words(
            "leftovers", cards=named, count=len(cards), side=self.side(side), to=self._whom(side)
        )

    def _whom(self, side: int) -> str:
        """How a sentence addresses a side: you, us, them, or by name."""
        if side == self._company.own_side:
            return "us" if self._company.pairs else "you"
        return "them" if self._company.pairs else "name"

    def winner(self, side: int) -> str:
        """Who has won the match."""
        won = "match-won" if side == self._company.own_side else "match-lost"
        pair = "yes" if self._company.pairs else "no"
        return self.words(won, who=self.side(side), pair=pair)
