"""Frames of a scopa at a table of four, with the processor slowed down by Chromium itself.

``python bench/table_motion.py [slowdown] [times]`` needs a Chromium; prints milliseconds a frame.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import ARGUMENTS, find_chromium
from tests.browser.fake import FakeServer, fake_table, situation
from tests.browser.server import Server

TABLE = ["4d", "3c", "2b", "As"]
NOTHING_MORE = {"hand_dealt": False, "leftovers": [], "leftovers_side": 0}

# Time stamps of the frames drawn until it is stopped.
WATCH = """() => {
  globalThis.frames = [];
  const next = (time) => { frames.push(time); globalThis.watching = requestAnimationFrame(next); };
  requestAnimationFrame(next);
}"""
STOP = "() => { cancelAnimationFrame(watching); return frames; }"


def play(fake: FakeServer, seat: int, card: str, captured: list[str], **after: Any) -> None:
    """Let a seat play; a capture of all is a scopa."""
    scopa = bool(captured)
    text = card + ("x" + "".join(captured) + "#" if captured else "")
    made = {"seat": seat, "play": text, "card": card, "captured": captured, "scopa": scopa}
    fake.event({"kind": "played", **made, **NOTHING_MORE}, **after)


def scopa_of_four(page: Page, base: str) -> list[float]:
    """Three cards laid, everything taken, and a new hand dealt: the frames of it, in ms."""
    state = situation(players=4, hand=["5c", "7d", "Rd"], table=TABLE, turn=2, plays=[])
    fake = fake_table(page, base, state)
    page.wait_for_timeout(500)
    page.evaluate(WATCH)
    play(fake, 2, "5d", [], table_cards=[*TABLE, "5d"], turn=3)
    play(fake, 3, "6c", [], table_cards=[*TABLE, "5d", "6c"], turn=4)
    piles = [dict(pile) for pile in state["piles"]]
    piles[1] |= {"cards": 18, "scope": 2, "scopa_cards": ["4c", "Rb"]}
    play(fake, 4, "Rb", [*TABLE, "5d", "6c"], table_cards=[], turn=1, piles=piles)
    page.locator(".mark[data-fly='Rb']").wait_for()
    page.wait_for_timeout(700)
    stamps: list[float] = page.evaluate(STOP)
    return [after - before for before, after in pairwise(stamps)]


def main(slowdown: float, times: int) -> None:
    """Measure and print."""
    frames: list[float] = []
    with Server(Path(tempfile.mkdtemp())) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        page = browser.new_page(viewport={"width": 390, "height": 844})
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
        for _ in range(times):
            frames += scopa_of_four(page, server.base)
            page.goto(server.base)
        browser.close()
    ordered = sorted(frames)
    print(f"processor slowed {slowdown:g} times, {len(frames)} frames of {times} scope")
    print(f"median {statistics.median(frames):.1f} ms, mean {statistics.mean(frames):.1f} ms")
    print(
        f"99th percentile {ordered[len(ordered) * 99 // 100]:.1f} ms, longest {ordered[-1]:.1f} ms"
    )
    print(f"over 50 ms: {sum(frame > 50 for frame in frames)}")


if __name__ == "__main__":
    slowed, repeated, *_ = [*sys.argv[1:], *("4", "3")[len(sys.argv) - 1 :]]
    main(float(slowed), int(repeated))
