"""Every record that goes over the wire (see docs/protocol.md), and how bytes become records."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec import Meta

from scopa.live.replay import Replay
from scopa.live.state import EventShown, State
from scopa.rules.errors import shortened
from scopa.server.errors import ErrorShown, FaultShown, RequestError

LONGEST: Final = 4096
"""The longest message or body that is read, in bytes."""

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
VariantText = Annotated[str, Meta(max_length=400)]
PositionText = Annotated[str, Meta(max_length=600)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]


class DealMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="deal"):
    """Deal this round."""

    id: Id
    round: Count
    contribution: Annotated[str, Meta(max_length=200)]


class PlayMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="play"):
    """Make a play."""

    id: Id
    round: Count
    ply: Count
    play: Annotated[str, Meta(max_length=200)]


class Ping(msgspec.Struct, frozen=True, tag="ping"):
    """A question whether the server is there."""


FromBrowser = DealMessage | PlayMessage | Ping
FROM_BROWSER: Final[msgspec.json.Decoder[FromBrowser]] = msgspec.json.Decoder(FromBrowser)


class Snapshot(msgspec.Struct, frozen=True, tag="snapshot"):
    """The table as a seat sees it."""

    version: int
    state: State


class EventMessage(msgspec.Struct, frozen=True, tag="event"):
    """What happened, and the table after it."""

    version: int
    event: EventShown
    state: State


class Done(msgspec.Struct, frozen=True, tag="done"):
    """A command is part of the table."""

    id: str
    version: int


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """A command changed nothing."""

    id: str | None
    error: ErrorShown


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """It is."""


ToBrowser = Snapshot | EventMessage | Done | Refused | Pong


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table."""

    variant: VariantText
    bots: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=10)]
    id: Id | None = None
    """Chosen by the browser: the same id is the same table, however often it is asked for."""
    position: PositionText | None = None
    """Where the first round begins; it is dealt when left out."""
    score: Annotated[list[Count], Meta(max_length=4)] = []
    """The match points before a round that is set up; nil when left out."""


NEW_TABLE: Final = msgspec.json.Decoder(NewTable)


class PositionAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position to be looked at: the one that is given, or one drawn by chance."""

    variant: VariantText
    position: PositionText | None = None
    fill: bool = False
    """Whether cards that lie nowhere are to be put somewhere by chance."""


POSITION_ASKED: Final = msgspec.json.Decoder(PositionAsked)


class PositionShown(msgspec.Struct, frozen=True):
    """A position in its parts, its canonical text, and every reason why it cannot be."""

    variant: str
    position: str
    sides: list[int]
    """On which side each seat plays, seat 1 first."""
    hands: list[list[str]]
    table: list[str]
    turn: int
    last: int
    last_scored: bool
    piles: list[list[str]]
    scope: list[int]
    tris: list[int]
    stock: list[str]
    dealer: int
    """Who dealt the round: it follows from the hands and the turn."""
    faults: list[FaultShown]


class Seated(msgspec.Struct, frozen=True):
    """The table that was opened, and the asker's seat there."""

    table: str
    seat: int


class SwitchOffered(msgspec.Struct, frozen=True):
    """A switch, the values it can take, and the one it has when left alone."""

    name: str
    values: list[str]
    value: str
    needs: str | None
    """Another switch's setting without which this one is refused, as ``name=value``."""


class VariantOffered(msgspec.Struct, frozen=True):
    """A named variant, for how many (the usual number first), and its switches."""

    name: str
    players: list[int]
    switches: list[SwitchOffered]


class VariantsOffered(msgspec.Struct, frozen=True):
    """Every named variant."""

    variants: list[VariantOffered]
    targets: list[int]


class BotsOffered(msgspec.Struct, frozen=True):
    """Every bot, weakest first."""

    bots: list[str]


class TableListed(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    variant: str
    round: int
    score: list[int]
    over: bool
    updated: str
    """In UTC, as ISO 8601."""


class TablesListed(msgspec.Struct, frozen=True):
    """The asker's tables, newest first."""

    tables: list[TableListed]


class PlayValued(msgspec.Struct, frozen=True):
    """A legal play, and the points of the round it promises."""

    play: str
    value: float


class HintShown(msgspec.Struct, frozen=True):
    """What the coach advises at one moment: every legal play, the best first."""

    round: int
    ply: int
    plays: list[PlayValued]


class Replayed(msgspec.Struct, frozen=True):
    """The matches of a record file, in its order."""

    matches: list[Replay]


class Health(msgspec.Struct, frozen=True):
    """The server is well."""

    status: Literal["ok"] = "ok"


class ErrorAnswer(msgspec.Struct, frozen=True):
    """The body of a refused request."""

    error: ErrorShown


T = TypeVar("T")
_WHERE: Final = re.compile(r"^(?P<reason>.*?)(?: - at `(?P<where>.*)`)?$", re.DOTALL)


def read(data: bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """The record that JSON text holds; RequestError naming the part that is wrong."""
    size = len(data)
    if size > LONGEST:
        raise RequestError(
            413, "too-long", f"{size} bytes are more than {LONGEST}", size=size, limit=LONGEST
        )
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as error:
        raise _bad_message(str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RequestError(
            400, "bad-json", f"this is not JSON: {error}", reason=str(error)
        ) from error


def id_in(data: bytes) -> str | None:
    """The id in a message that could not be read as a whole, if that much can be found."""
    try:
        found: Any = msgspec.json.decode(data) if len(data) <= LONGEST else None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    command_id = found.get("id") if isinstance(found, dict) else None
    return command_id[:64] if isinstance(command_id, str) else None


def encode(message: ToBrowser) -> str:
    """A message as JSON text."""
    return msgspec.json.encode(message).decode()


def _bad_message(text: str) -> RequestError:
    found = _WHERE.match(text)
    reason = shortened(found["reason"] if found else text)
    where = (found and found["where"]) or "$"
    return RequestError(400, "bad-message", f"{where}: {reason}", where=where, reason=reason)
