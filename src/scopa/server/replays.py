"""A record that a browser brings, as something to look at: read, verified, and not kept."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from litestar import post

from scopa.live.replay import check_deal, replay_of
from scopa.notation.record_parser import check_scores, parse_records, split_matches
from scopa.server.errors import RequestError
from scopa.server.kept import Asked
from scopa.server.messages import Replayed

LONGEST_RECORD: Final = 65_536
"""The longest record that is read, in bytes: some fifty rounds."""

# Whole matches are played through, up to a second of work: not on the thread that serves the
# tables, and one at a time, so that no crowd of them keeps bots and hints from their threads.
_READER: Final = ThreadPoolExecutor(1, "replays")


@post("/api/replays", request_max_body_size=2 * LONGEST_RECORD, status_code=200)
async def replay(request: Asked) -> Replayed:
    """The matches of a record file, with every position of theirs."""
    data = await request.body()
    return await asyncio.get_running_loop().run_in_executor(_READER, _replays, data)


def _replays(data: bytes) -> Replayed:
    records = parse_records(_text_of(data), closed=True)
    check_scores(records)
    for record in records:
        check_deal(record)
    if not records:
        raise RequestError(400, "no-record", "there is no record in this text")
    return Replayed(list(map(replay_of, split_matches(records))))


def _text_of(data: bytes) -> str:
    size = len(data)
    if size > LONGEST_RECORD:
        raise RequestError(
            413,
            "record-too-long",
            f"{size} bytes are more than {LONGEST_RECORD}",
            size=size,
            limit=LONGEST_RECORD,
        )
    try:
        # Some editors begin a file with a mark that is no part of the text.
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        at = error.start + 1
        message = f"not UTF-8 text at byte {at}"
        raise RequestError(400, "record-not-text", message, where=at) from error
