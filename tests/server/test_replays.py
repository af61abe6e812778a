"""Replays: a record comes back as it was, every position follows, and damage is refused."""

from __future__ import annotations

import random
import string
from collections.abc import AsyncIterator, Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import given, settings

import scopa
from scopa import Position, Record, dump_records
from scopa.cards import CARDS
from scopa.live.replay import replay_of
from scopa.notation.record_parser import split_matches
from scopa.server.replays import LONGEST_RECORD
from scopa.texts import LANGUAGES, texts_in
from tests.matches import match_of
from tests.server.serving import Browser, serving, settings_for
from tests.strategies import rounds

MUTATIONS = 130
DECK = sorted(map(str, CARDS))


@pytest.fixture
async def player(tmp_path: Path) -> AsyncIterator[Browser]:
    """A browser at a fresh server."""
    async with serving(settings_for(tmp_path)) as address, Browser(address) as one:
        yield one


def replayed(text: str | bytes) -> dict[str, Any]:
    """The replay of a text that holds one match, as JSON has it."""
    (match,) = split_matches(scopa.parse_records(text if isinstance(text, str) else text.decode()))
    document: dict[str, Any] = msgspec.to_builtins(replay_of(match))
    return document


async def ask(player: Browser, text: str | bytes) -> httpx.Response:
    """What the server makes of a record."""
    content = text.encode() if isinstance(text, str) else text
    return await player.http.post("/api/replays", content=content)


@given(rounds())
@settings(max_examples=40)
def test_every_frame_is_the_position_after_its_play(played: list[Position]) -> None:
    """Forty cards in every frame; hands, table and piles are those of the rules."""
    record = Record(played[0], played[-1].history)
    document = replayed(str(record))
    (shown,) = document["rounds"]
    assert len(shown["frames"]) == len(played)
    for frame, position in zip(shown["frames"], played, strict=True):
        assert frame["hands"] == [list(map(str, hand)) for hand in position.hands]
        assert frame["table_cards"] == list(map(str, position.table))
        assert [pile["cards"] for pile in frame["piles"]] == list(map(len, position.piles))
        assert [pile["scope"] for pile in frame["piles"]] == list(position.scope)
        assert (frame["turn"], frame["stock"]) == (position.turn, len(position.stock))
        open_cards = sum(map(len, frame["hands"])) + len(frame["table_cards"]) + frame["stock"]
        assert open_cards + sum(pile["cards"] for pile in frame["piles"]) == 40
    for before, after in pairwise(shown["frames"]):
        made = after["played"]
        assert made["seat"] == before["turn"]
        assert made["card"] in before["hands"][made["seat"] - 1]
        assert set(made["captured"]) <= set(before["table_cards"])
        assert made["hand_dealt"] == (after["stock"] < before["stock"])
    outcome = played[-1].outcome()
    assert outcome
    assert shown["result"]["points"] == list(outcome.points)
    assert shown["result"]["tally"] == {name: list(won) for name, won in outcome.tally.items()}


@pytest.mark.parametrize("code", ["scopa", "scopa-3", "scopone-scientifico", "quindici-napoli"])
def test_a_match_is_replayed_whole(code: str) -> None:
    """Rounds in order, the score running on, the winner named, the record unchanged."""
    records = match_of(code, 5)
    text = dump_records(records)
    document = replayed(text)
    assert document["record"] == text
    assert [shown["round"] for shown in document["rounds"]] == list(range(1, len(records) + 1))
    for before, after in pairwise(document["rounds"]):
        assert before["result"]["score"] == after["score"]
    best = max(document["score"])
    assert document["winner"] == document["score"].index(best) + 1
    assert document["score"] == document["rounds"][-1]["result"]["score"]


def test_an_unfinished_round() -> None:
    """A record that stops early is shown as far as it goes, with no result and no winner."""
    (first, *_) = match_of("scopa", 3)
    document = replayed(str(Record(first.deal, first.plays[:7], score=(30, 0))))
    (shown,) = document["rounds"]
    assert (len(shown["frames"]), shown["result"], document["winner"]) == (8, None, 0)


async def test_from_the_table_and_back(player: Browser) -> None:
    """The record of a table, replayed, is the same text; so is its replay's record, for good."""
    table = await player.open_table("scopa?target=11")
    async with player.socket(table) as socket:
        await socket.next()
        await socket.play_out()
    exported = (await player.http.get(f"/api/tables/{table}/record")).content
    answer = await ask(player, exported)
    assert answer.status_code == 200
    (match,) = answer.json()["matches"]
    assert match["record"].encode() == exported
    (again,) = (await ask(player, match["record"])).json()["matches"]
    assert again == match
    assert match["winner"] == socket.state["winner"]
    assert match["score"] == socket.state["score"]
    assert [seat["name"] for seat in match["seats"]] == ["?", "greedy"]
    marked = b"\xef\xbb\xbf" + exported.replace(b"\n", b"\r\n")
    assert (await ask(player, marked)).json()["matches"] == [match]


async def test_a_running_round_has_no_record(player: Browser) -> None:
    """Of a match that is being played, only counted rounds can be replayed."""
    table = await player.open_table()
    async with player.socket(table) as socket:
        await socket.next()
        await socket.step()
        await socket.step()
    exported = (await player.http.get(f"/api/tables/{table}/record")).text
    assert exported == ""
    assert (await ask(player, exported)).json()["error"]["code"] == "no-record"
    async with player.socket(table) as socket:
        await socket.next()
        await socket.play_out(2)
        await socket.step()
    exported = (await player.http.get(f"/api/tables/{table}/record")).text
    (match,) = (await ask(player, exported)).json()["matches"]
    assert [shown["round"] for shown in match["rounds"]] == [1]


async def test_several_matches_in_a_file(player: Browser) -> None:
    """Each match of a file comes by itself, and rounds that do not add up are refused."""
    first, second = match_of("scopa", 1), match_of("scopa-3", 2, ("Anna", "Bruno", "Carla"))
    third = match_of("scopa", 4, ("Anna", "Bruno"))
    text = dump_records(first + second + third)
    matches = (await ask(player, text)).json()["matches"]
    assert [match["record"] for match in matches] == list(map(dump_records, (first, second, third)))
    assert len({match["id"] for match in matches}) == 3
    without_one = dump_records((first[0], Record(first[1].deal, first[1].plays, 2, (9, 9))))
    error = (await ask(player, without_one)).json()["error"]
    assert error["code"] == "record-score-before"
    assert error["details"]["where"] == without_one.index("[Variant", 1) + 1


BAD_FILES: list[tuple[bytes, int, str]] = [
    (b"", 400, "no-record"),
    (b" \n\t ", 400, "no-record"),
    (b"\xff\xfe[\x00V\x00", 400, "record-not-text"),
    ("[Variant è]".encode("latin-1"), 400, "record-not-text"),
    (b"\x00" * 100, 400, "bad-record"),
    (b"\x89PNG\r\n\x1a\n", 400, "record-not-text"),
    (b"{}", 400, "bad-record"),
    (b"{" * 60_000, 400, "bad-record"),
    (b'[Variant "scopa"]', 400, "missing-tag"),
    (b'[Variant "scopa"]\n' * 3_000, 400, "missing-tag"),
    (b'[Variant "' + b"a" * 60_000 + b'"]', 400, "record-variant"),
    (b"x" * (LONGEST_RECORD + 1), 413, "record-too-long"),
    (b"x" * 1_000_000, 413, "too-long"),
    # Texts that could take a careless reader for ever, or over the edge.
    (b'[Variant "scopa"]\n[Deal "1:' + b"a/" * 30_000 + b'"]', 400, "record-deal"),
    (b'[Variant "scopa"]\n[Deal "' + b"9" * 9_000 + b':- - -"]', 400, "record-deal"),
    (b'[Variant "scopa"]\n[Round "' + b"9" * 9_000 + b'"]', 400, "missing-tag"),
]


@pytest.mark.parametrize(("content", "status", "code"), BAD_FILES)
async def test_files_that_are_no_record(
    player: Browser, content: bytes, status: int, code: str
) -> None:
    """Each is answered at once, with one short error that can be said in every language."""
    answer = await ask(player, content)
    error = answer.json()["error"]
    assert (answer.status_code, error["code"]) == (status, code)
    assert len(answer.content) < 2_000
    for language in LANGUAGES:
        assert texts_in(language)(f"error-{code}", **error["details"])


@pytest.mark.parametrize("tag", ["Commitment", "Seed", "Contribution"])
async def test_a_deal_has_to_fit_its_proof(player: Browser, tag: str) -> None:
    """A changed or missing part of the proof is found; a record without any is not asked for it."""
    record = match_of("scopa", 2)[0]
    value = record.tags[tag]
    others = ["0" + value[1:], value[:-1] + "x", "", value.replace(value[3], "")]
    texts = [str(record).replace(value, other) for other in others if other != value]
    texts.append(str(record).replace(f'[{tag} "{value}"]\n', ""))
    for text in texts:
        expected = 200 if tag == "Commitment" and tag not in text else 400
        answer = await ask(player, text)
        assert answer.status_code == expected
        if expected == 400:
            assert answer.json()["error"]["code"] == "record-seed"


NUMBERS = ["-3-2", "9" * 5_000, "0", "-1", "1e9", "NaN", "99999-1", "1-" * 400 + "1"]


def _cut(text: str, rng: random.Random) -> str:
    at = rng.randrange(len(text))
    return text[:at] + text[at + rng.randint(1, 30) :]


def _tag_changed(text: str, rng: random.Random) -> str:
    letters = [at for at, letter in enumerate(text) if letter in "0123456789abcdef"]
    at = rng.choice(letters)
    return text[:at] + ("0" if text[at] != "0" else "1") + text[at + 1 :]


def _truncated(text: str, rng: random.Random) -> str:
    return text[: rng.randrange(len(text))]


def _noisy(text: str, rng: random.Random) -> str:
    at = rng.randrange(len(text))
    return text[:at] + "".join(rng.choice(string.printable) for _ in range(8)) + text[at:]


def _line_lost(text: str, rng: random.Random) -> str:
    lines = text.splitlines(keepends=True)
    del lines[rng.randrange(len(lines))]
    return "".join(lines)


def _line_twice(text: str, rng: random.Random) -> str:
    lines = text.splitlines(keepends=True)
    line = rng.randrange(len(lines))
    lines.insert(line, lines[line])
    return "".join(lines)


def _lines_swapped(text: str, rng: random.Random) -> str:
    lines = text.splitlines(keepends=True)
    one, other = rng.sample(range(len(lines)), 2)
    lines[one], lines[other] = lines[other], lines[one]
    return "".join(lines)


def _word_lost(text: str, rng: random.Random) -> str:
    words = text.split(" ")
    del words[rng.randrange(len(words))]
    return " ".join(words)


def _another_play(text: str, rng: random.Random) -> str:
    words = text.split(" ")
    words[rng.randrange(len(words))] = rng.choice(DECK)
    return " ".join(words)


def _another_card(text: str, rng: random.Random) -> str:
    return text.replace(rng.choice(DECK), rng.choice(DECK), 1)


def _another_number(text: str, rng: random.Random) -> str:
    tag = rng.choice(["Score", "Round", "Dealer", "Result", "Tally", "Deal"])
    head, _, rest = text.partition(f'[{tag} "')
    return f'{head}[{tag} "{rng.choice(NUMBERS)}"{rest[rest.index("]") :]}'


def _no_text(text: str, rng: random.Random) -> bytes:
    at = rng.randrange(len(text))
    return text[:at].encode() + rng.choice([b"\0", b"\xff", b"\xed\xa0\x80"]) + text[at:].encode()


def _other_encoding(text: str, _: random.Random) -> bytes:
    return text.encode("utf-16")


# What accidents and hands do to texts.
MUTATORS: list[Callable[[str, random.Random], str | bytes]] = [
    _cut, _tag_changed, _truncated, _noisy, _line_lost, _line_twice, _lines_swapped, _word_lost,
    _another_play, _another_card, _another_number, _no_text, _other_encoding,
]  # fmt: skip


async def test_damaged_records(player: Browser) -> None:
    """Every damaged record is refused with one error that says where, or is a record again."""
    rng = random.Random(20261130)
    texts = [dump_records(match_of(code, 8)) for code in ("scopa", "scopone-scientifico")]
    refused = 0
    for number in range(MUTATIONS):
        content = MUTATORS[number % len(MUTATORS)](rng.choice(texts), rng)
        answer = await ask(player, content)
        body = answer.json()
        if answer.status_code == 200:
            for match in body["matches"]:
                assert replayed(match["record"]) == match
            continue
        refused += 1
        assert answer.status_code == 400, (content, body)
        assert list(body) == ["error"]
        error = body["error"]
        assert (
            {"code", "message", "details"} <= set(error) <= {"code", "message", "details", "cause"}
        )
        assert "where" in error["details"], error
        assert len(error["message"]) < 1_000, error
        for language in LANGUAGES:
            assert texts_in(language)(f"error-{error['code']}", **error["details"])
    assert refused > MUTATIONS * 0.8
    assert (await player.http.get("/api/health")).json() == {"status": "ok"}
