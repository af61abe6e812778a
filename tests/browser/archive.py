"""Matches for the browser's archive: played by bots under the real rules, dealt from a seed."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta
from itertools import cycle
from typing import Any

from playwright.sync_api import Page

import scopa
from scopa.rules.match import Match

Archived = dict[str, Any]
TABLES = (
    ("scopa", ("random",)),
    ("scopa?target=21", ("prudente",)),
    ("scopa-3", ("greedy", "chitarella")),
    ("scopa", ("chitarella",)),
    ("quindici-napoli", ("random",)),
)

# The page has made its drawers by the time it shows anything.
KEEP = """async (matches) => {
  const answer = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const database = await answer(indexedDB.open('scopa'));
  const drawer = database.transaction('matches', 'readwrite').objectStore('matches');
  for (const match of matches) await answer(drawer.put(match));
  database.close();
}"""


def archived(count: int, seed: int = 1) -> list[Archived]:
    """So many finished matches of a player who plays like ``greedy``, in different games."""
    rng = random.Random(seed)
    day = datetime(2026, 9, 1, 19, 30, tzinfo=UTC)
    tables = cycle(TABLES)
    return [
        _match(number, *next(tables), day + timedelta(days=number), rng) for number in range(count)
    ]


def keep(page: Page, base: str, matches: list[Archived]) -> None:
    """Put matches into the browser's archive, and look at the statistics."""
    page.goto(f"{base}#/statistics")
    page.locator("main h2").first.wait_for()
    page.evaluate(KEEP, matches)
    page.reload()
    page.locator("main h2").first.wait_for()


def _match(
    number: int, code: str, others: tuple[str, ...], day: datetime, rng: random.Random
) -> Archived:
    match = Match.start(scopa.find_variant(code))
    bots = [scopa.find_bot(name, rng=rng) for name in ("greedy", *others)]
    rounds: list[dict[str, Any]] = []
    while not match.winner:
        position = match.deal(rng)
        while position.turn:
            play = bots[position.turn - 1].choose(position.view(position.turn, match.score))
            position = position.after(play)
        outcome = position.outcome()
        assert outcome
        tally = {category: list(points) for category, points in outcome.tally.items()}
        points = list(outcome.points)
        rounds.append({"round": match.round, "tally": tally, "points": points, "sides": []})
        match = match.after(outcome)
    return {
        "id": f"match-{number}",
        "table": f"table-{number}",
        "finished": day.isoformat(),
        "variant": code,
        "players": ["?", *others],
        "opponents": list(others),
        "mySeat": 1,
        "mySide": 1,
        "score": list(match.score),
        "winner": match.winner,
        "setUp": False,
        "rounds": rounds,
    }
