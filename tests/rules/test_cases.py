"""The conformance cases: facts made by an independent implementation of the rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import scopa

CASES = Path(__file__).parents[1] / "cases"


def load(name: str) -> list[dict[str, Any]]:
    """The documents of one file of cases."""
    lines = (CASES / name).read_text("utf-8").splitlines()
    assert lines
    return [json.loads(line) for line in lines]


def by_variant(name: str) -> list[Any]:
    """The cases of a file in one group a variant, as parameters."""
    groups: dict[str, list[dict[str, Any]]] = {}
    for case in load(name):
        groups.setdefault(case["variant"], []).append(case)
    return [pytest.param(code, cases, id=code) for code, cases in groups.items()]


@pytest.mark.parametrize(("code", "cases"), by_variant("legal.jsonl"))
def test_legal_plays(code: str, cases: list[dict[str, Any]]) -> None:
    """Every legal play of a position is found, and no other, in canonical text."""
    variant = scopa.find_variant(code)
    for case in cases:
        position = scopa.parse_position(case["position"], variant)
        assert sorted(map(str, position.plays())) == case["legal"]
        assert str(position) == case["position"]


@pytest.mark.parametrize(("code", "cases"), by_variant("perft.jsonl"))
def test_perft(code: str, cases: list[dict[str, Any]]) -> None:
    """The number of play sequences of each length is the known one; divide adds up to it."""
    variant = scopa.find_variant(code)
    for case in cases:
        position = scopa.parse_position(case["position"], variant)
        depths = range(1, len(case["perft"]) + 1)
        assert [scopa.perft(position, depth) for depth in depths] == case["perft"]
        assert sum(scopa.divide(position, 2).values()) == case["perft"][1]


@pytest.mark.parametrize(("code", "cases"), by_variant("rounds.jsonl"))
def test_rounds(code: str, cases: list[dict[str, Any]]) -> None:
    """A whole round played by its texts ends with the known piles, tally and points."""
    variant = scopa.find_variant(code)
    for case in cases:
        position = scopa.parse_position(case["position"], variant)
        for play in case["plays"]:
            assert position.outcome() is None
            position = position.after(play)
            assert str(position.history[-1]) == play
        outcome = position.outcome()
        assert outcome is not None
        assert [str(pile) for pile in position.piles] == case["piles"]
        assert {name: list(points) for name, points in outcome.tally.items()} == case["tally"]
        assert list(outcome.tally) == list(case["tally"])
        assert list(outcome.points) == case["points"]


@pytest.mark.parametrize("players", [2, 3])
def test_scoring(players: int) -> None:
    """Given piles and scope are tallied as known, with re bello and napola counted."""
    variant = scopa.find_variant(f"re-bello?napola=true&players={players}")
    cases = [case for case in load("scoring.jsonl") if len(case["piles"]) == players]
    assert cases
    for case in cases:
        outcome = scopa.score(case["piles"], case["scope"], variant)
        assert {name: list(points) for name, points in outcome.tally.items()} == case["tally"]
        assert outcome.points == tuple(map(sum, zip(*case["tally"].values(), strict=True)))


def test_perft_refuses_impossible_depths() -> None:
    """A depth that means nothing is refused, and depth 0 is the one empty sequence."""
    position = scopa.parse_position(load("perft.jsonl")[0]["position"], scopa.find_variant("scopa"))
    assert scopa.perft(position, 0) == 1
    with pytest.raises(ValueError, match="negative"):
        scopa.perft(position, -1)
    with pytest.raises(ValueError, match="at least 1"):
        scopa.divide(position, 0)
