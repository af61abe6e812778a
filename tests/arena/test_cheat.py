"""The reference that sees all cards: in the arena, and nowhere else."""

from __future__ import annotations

import random

import pytest

import scopa
from scopa.arena import Contest, run_contest
from scopa.arena.cheat import Cheat
from scopa.cli import run
from tests.engine.helpers import needs_core

pytestmark = needs_core


def test_the_cheat_is_offered_to_nobody() -> None:
    """It is in no registry, and will not play a view whose position it was not shown."""
    assert Cheat.name not in scopa.BOTS
    variant = scopa.find_variant("scopone")
    deal, other = (scopa.deal(variant, random.Random(seed)) for seed in (1, 2))
    cheat = Cheat(random.Random(1), scopa.Limits(nodes=40))
    with pytest.raises(ValueError, match="not shown"):
        cheat.choose(deal.view(1))
    cheat.see(other)
    with pytest.raises(ValueError, match="not shown"):
        cheat.choose(deal.view(1))


def test_the_cheat_is_far_ahead() -> None:
    """With few play-outs it beats the prudent player by more than an honest player could."""
    report = run_contest(Contest("cheat", "prudente", "scopone-scientifico", 4, 3, nodes=100))
    assert sum(duplicate.difference for duplicate in report.duplicates) / 4 > 2


def test_without_the_core_there_is_no_cheat(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is refused in one line before a card is dealt."""
    monkeypatch.setattr("scopa.arena.cheat.has_core", lambda: False)
    assert run(["arena", "cheat", "greedy", "--rounds", "1"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
