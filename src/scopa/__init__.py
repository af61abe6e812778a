"""Scopa and Scopone: the rules, bots to play with, and a table to play at.

>>> import random, scopa
>>> position = scopa.deal(scopa.find_variant("scopa"), random.Random(7))
>>> position.turn
1
"""

from scopa.bots import BOTS, Bot, Limits, UnknownBotError, find_bot
from scopa.cards import CARDS, FULL_DECK, Card, CardSet, Rank, Suit
from scopa.engine import Rollout, Solution, SolvedPlay, StopFlag, rollout, solve, worlds
from scopa.notation.card import parse_card
from scopa.notation.cardset import parse_set
from scopa.notation.play import find_play, parse_play
from scopa.notation.position import parse_position, parse_view
from scopa.notation.record import Record, dump_record, dump_records
from scopa.notation.record_parser import parse_records
from scopa.notation.tally import score
from scopa.rules.capture import Play
from scopa.rules.catalog import VARIANTS, find_variant, player_counts, variant_code
from scopa.rules.errors import (
    Fault,
    IllegalPlay,
    NotationError,
    PositionError,
    RecordError,
    ScopaError,
    UnsupportedError,
    VariantError,
)
from scopa.rules.match import Match
from scopa.rules.perft import divide, perft
from scopa.rules.position import Position, deal, deal_deck
from scopa.rules.scoring import Outcome, SideCount
from scopa.rules.variant import Variant
from scopa.rules.view import View

__version__ = "0.1.0"

__all__ = [
    "BOTS",
    "CARDS",
    "FULL_DECK",
    "VARIANTS",
    "Bot",
    "Card",
    "CardSet",
    "Fault",
    "IllegalPlay",
    "Limits",
    "Match",
    "NotationError",
    "Outcome",
    "Play",
    "Position",
    "PositionError",
    "Rank",
    "Record",
    "RecordError",
    "Rollout",
    "ScopaError",
    "SideCount",
    "Solution",
    "SolvedPlay",
    "StopFlag",
    "Suit",
    "UnknownBotError",
    "UnsupportedError",
    "Variant",
    "VariantError",
    "View",
    "__version__",
    "deal",
    "deal_deck",
    "divide",
    "dump_record",
    "dump_records",
    "find_bot",
    "find_play",
    "find_variant",
    "parse_card",
    "parse_play",
    "parse_position",
    "parse_records",
    "parse_set",
    "parse_view",
    "perft",
    "player_counts",
    "rollout",
    "score",
    "solve",
    "variant_code",
    "worlds",
]
