"""Positions over the wire: looked at, completed, drawn by chance, and played on from."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from structlog.testing import capture_logs

import scopa
from scopa import Position, Record
from scopa.texts import LANGUAGES, texts_in
from tests.server.serving import Browser, Message, serving, settings_for
from tests.strategies import EVERY_VARIANT, positions

CODES = [scopa.variant_code(variant) for variant in EVERY_VARIANT]


@pytest.fixture
async def player(tmp_path: Path) -> AsyncIterator[Browser]:
    """A browser at a fresh server."""
    async with serving(settings_for(tmp_path)) as address, Browser(address) as one:
        yield one


async def asked(player: Browser, **body: Any) -> Message:
    """What the server says of a position."""
    answer = await player.http.post("/api/positions", json=body)
    assert answer.status_code == 200, answer.text
    document: Message = answer.json()
    return document


async def test_any_position_comes_back_the_same(player: Browser) -> None:
    """Every position of every variant, dumped and posted, is answered as the same text."""
    met: list[Position] = []

    @given(positions())
    @settings(max_examples=80, suppress_health_check=list(HealthCheck))
    def collect(position: Position) -> None:
        met.append(position)

    collect()
    for position in met:
        code = scopa.variant_code(position.variant)
        shown = await asked(player, variant=code, position=str(position))
        assert (shown["position"], shown["faults"]) == (str(position), [])
        again = await asked(player, variant=shown["variant"], position=shown["position"])
        assert again == shown
        assert_parts(shown, position)


def assert_parts(shown: Message, position: Position) -> None:
    """The parts say what the text says."""
    hands, piles = (
        [list(map(str, cards)) for cards in part]
        for part in (
            position.hands,
            position.piles,
        )
    )
    assert (shown["hands"], shown["piles"]) == (hands, piles)
    assert shown["table"] == list(map(str, position.table))
    assert shown["stock"] == list(map(str, position.stock))
    assert (shown["turn"], shown["last"]) == (position.turn, position.last)
    assert shown["last_scored"] == position.last_scored
    assert (shown["scope"], shown["tris"]) == (list(position.scope), list(position.tris))
    if position.turn:
        leader = scopa.parse_position(str(position), position.variant).leader
        assert shown["dealer"] == position.variant.seat_before(leader)


@pytest.mark.parametrize("code", CODES)
async def test_something_legal_can_be_had(player: Browser, code: str) -> None:
    """Drawn by chance, or filled up from nothing: without a fault, and not twice the same."""
    variant = scopa.find_variant(code)
    drawn = [await asked(player, variant=code) for _ in range(3)]
    empty = f"{'/'.join('-' * variant.players)} - 1 - {'/'.join('-' * variant.sides)} "
    empty += f"{'/'.join('0' * variant.sides)} -"
    full = await asked(player, variant=code, position=empty, fill=True)
    for shown in (*drawn, full):
        assert shown["faults"] == []
        scopa.parse_position(shown["position"], variant)
    assert len({shown["position"] for shown in drawn}) == 3


BAD: list[tuple[dict[str, Any], str, str]] = [
    ({"variant": "poker"}, "unknown-variant", "poker"),
    ({"variant": "scopa", "position": ""}, "few-fields", "seven fields"),
    ({"variant": "scopa", "position": "Z.../- - 1 - -/- 0/0 -"}, "bad-rank", "character 1"),
    ({"variant": "scopa", "position": "-/- - one - -/- 0/0 -"}, "bad-number", "one"),
    ({"variant": "scopa", "position": "-/?3 - 1 - -/- 0/0 -"}, "hidden-cards", "?3"),
    ({"variant": "scopa", "position": "-/-/- - 1 - -/- 0/0 -"}, "bad-position", "2 hands, not 3"),
    ({"variant": "scopa", "position": "x" * 700}, "bad-message", "position"),
    ({"variant": "scopa", "cards": []}, "bad-message", "cards"),
    ({"position": "-"}, "bad-message", "variant"),
]


async def test_what_cannot_be_read_gets_one_error(player: Browser) -> None:
    """Unreadable text is refused with one error that names the part and its place."""
    for body, code, named in BAD:
        answer = await player.http.post("/api/positions", json=body)
        error = answer.json()["error"]
        assert (answer.status_code, error["code"]) == (400, code), answer.text
        assert named in error["message"]
        for language in LANGUAGES:
            assert texts_in(language)(f"error-{code}", **error["details"])
    evil = {"Origin": "http://evil.test"}
    refused = await player.http.post("/api/positions", json={"variant": "scopa"}, headers=evil)
    assert refused.json()["error"]["code"] == "wrong-origin"


async def test_what_cannot_be_has_all_its_faults(player: Browser) -> None:
    """A position that can be read but cannot be is shown with each reason, in words."""
    shown = await asked(player, variant="scopa", position="7.../7... - 3 9 -/- 1/0 -")
    codes = [fault["code"] for fault in shown["faults"]]
    assert codes == ["card-twice", "cards-missing", "bad-turn", "bad-last"]
    for fault in shown["faults"]:
        for language in LANGUAGES:
            assert texts_in(language)(f"fault-{fault['code']}", **fault["details"])
    body = {"variant": "scopa", "bots": ["greedy"], "position": shown["position"]}
    refused = (await player.http.post("/api/tables", json=body)).json()["error"]
    assert [fault["code"] for fault in refused["faults"]] == codes


def assert_replayed(round_: Message, record: Record) -> None:
    """The replay begins at the position, with the scope made before, and says so."""
    first, last = round_["frames"][0], round_["frames"][-1]
    assert round_["set_up"]
    assert first["hands"] == [list(map(str, hand)) for hand in record.deal.hands]
    assert [pile["scope"] for pile in first["piles"]] == list(record.deal.scope)
    assert all(pile["scopa_cards"] == [] for pile in first["piles"])
    assert round_["result"]["leftovers"] == last["played"]["leftovers"]


@pytest.mark.parametrize(
    "code",
    [
        "scopa?last_sweep=last-capture",
        "scopa-3",
        "scopone",
        "scopone-scientifico?napola=true",
        "quindici-napoli",
        "asso-piglia-tutto?players=4",
    ],
)
async def test_a_match_from_a_position(tmp_path: Path, code: str) -> None:
    """Through a restart, with a hint, to an honest record; other hands are never shown."""
    variant = scopa.find_variant(code)
    with capture_logs() as logs:
        async with serving(settings_for(tmp_path)) as address, Browser(address) as me:
            start = (await asked(me, variant=code))["position"]
            score = [1] * variant.sides
            more: dict[str, Any] = {"position": start, "score": score, "id": "mine"}
            table = await me.open_table(code, variant.players - 1, **more)
            assert await me.open_table(code, variant.players - 1, **more) == table
            cookie = me.http.cookies["scopa_player"]
            async with me.socket(table) as socket:
                first = await socket.next()
                await socket.step()
            hidden = scopa.parse_position(start, variant)
            cards = {str(card) for hand in hidden.hands[1:] for card in hand}
            cards |= set(map(str, hidden.stock))
            shown = re.findall(r"[A2-7FCR][dcsb]", str(first).replace(table, ""))
            assert cards.isdisjoint(shown)
            assert first["state"]["phase"] == "playing"
            assert (first["state"]["score"], first["state"]["commitment"]) == (score, "")
        async with serving(settings_for(tmp_path)) as address, Browser(address, cookie) as me:
            async with me.socket(table, since=first["version"]) as socket:
                if await socket.my_turn():
                    hint = (await me.http.get(f"/api/tables/{table}/hint")).json()
                    plays = {play["play"] for play in socket.state["plays"]}
                    assert {play["play"] for play in hint["plays"]} == plays
                await socket.play_out(until_round=2)
                assert socket.state["result"]["round"] == 1
            text = (await me.http.get(f"/api/tables/{table}/record")).text
            replay = (await me.http.post("/api/replays", content=text)).json()["matches"][0]
    (record,) = scopa.parse_records(text)
    assert_replayed(replay["rounds"][0], record)
    assert record.set_up
    assert str(record.deal) == start
    assert record.score == tuple(score)
    assert start not in str(logs)
