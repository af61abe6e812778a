"""Hidden cards never leave the server: not in messages to a seat, not in logs."""

from __future__ import annotations

import random
import re
from pathlib import Path
from unittest.mock import patch

import pytest
from structlog.testing import capture_logs

from scopa import VARIANTS, Position, Variant, deal
from scopa.rules.capture import Play
from scopa.rules.view import View
from scopa.server.settings import Settings
from tests.live.test_hidden import swapped
from tests.server.serving import Browser, serving, settings_for

TOKEN = "T" * 43
SEED = bytes(range(32))


class Script:
    """Plays every seat's part as it is written, whatever the cards."""

    name = "greedy"

    def __init__(self, plays: list[Play]) -> None:
        self._plays = plays

    def choose(self, view: View) -> Play:
        """The next play that is written."""
        return self._plays[len(view.history)]


async def told(
    settings: Settings, start: Position, plays: list[Play], hidden: str = "zz"
) -> tuple[list[str], str]:
    """All that seat 1 is sent while the script is played from a deal, and all that is logged.

    At each of its turns it first tries to play ``hidden``, a card it does not have.
    """
    with patch("scopa.live.table.deal_round", lambda *_: start), capture_logs() as logs:
        async with serving(settings) as address, Browser(address, TOKEN) as browser:
            table = await browser.open_table(start.variant.name, start.variant.players - 1, id="t")
            async with browser.socket(table) as socket:
                await socket.next()
                await socket.ask(socket.deal(id="deal"))
                while socket.state["ply"] < len(plays):
                    ply = socket.state["ply"]
                    if socket.state["turn"] == 1:
                        await socket.ask(socket.play(id="bad", play=hidden))
                        await socket.ask(socket.play(id=f"play-{ply}", play=str(plays[ply])))
                    else:
                        await socket.next()
            heard = [*socket.heard, (await browser.http.get(f"/api/tables/{table}")).text]
    return heard, str(logs)


def script(start: Position, rng: random.Random, length: int) -> tuple[list[Play], Position]:
    """Random plays from a deal up to a turn of seat 1, and the position there."""
    plays: list[Play] = []
    position = start
    while position.turn and (len(plays) < length or position.turn != 1):
        plays.append(rng.choice(position.plays()))
        position = position.after(plays[-1])
    return plays, position


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)
async def test_same_view_same_bytes(tmp_path: Path, variant: Variant) -> None:
    """Two deals alike in seat 1's view give it the same messages on the wire, refusals too."""
    rng = random.Random(f"wire {variant.name}")
    start = deal(variant, rng)
    plays, position = script(start, rng, rng.randint(9, 14))
    other = swapped(start, position.view(1).unseen, rng)
    assert other != start
    hidden = str(next(iter(position.view(1).unseen)))
    both = []
    for number, first in enumerate((start, other)):
        settings = settings_for(
            tmp_path / str(number), make_bot=lambda _: Script(plays), new_seed=lambda: SEED
        )
        both.append(await told(settings, first, plays, hidden))
    assert sorted(both[0][0]) == sorted(both[1][0])
    for _, logs in both:
        assert not re.search(r"\b[A2-7FCR][dcsb]\b", logs)
        assert SEED.hex() not in logs
        assert TOKEN not in logs


async def test_a_seed_in_use_is_never_sent(tmp_path: Path) -> None:
    """Through a whole round, no message holds its seed before the round has been counted."""
    rng = random.Random("whole")
    start = deal(VARIANTS["scopa"], rng)
    plays, _ = script(start, rng, 100)
    settings = settings_for(tmp_path, make_bot=lambda _: Script(plays), new_seed=lambda: SEED)
    heard, _ = await told(settings, start, plays[:35])
    told_before = [text for text in heard if '"result":{' not in text]
    assert len(told_before) > 35
    for text in told_before:
        assert ('"round-over"' in text) or SEED.hex() not in text
