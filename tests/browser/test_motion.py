"""Cards that travel: from where they lay, to where they go, and never in anybody's way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.fake import FakeServer, fake_table, situation
from tests.browser.server import Server
from tests.browser.table import Table

Sit = Callable[..., Table]

PHONE = {"width": 390, "height": 844}
MOVING = "localStorage.setItem('scopa.speed', 'slow')"
NOTHING_MORE = {"hand_dealt": False, "leftovers": [], "leftovers_side": 0}

# How far each travelling card is from its place when it sets out, by what travels. Cards set out as
# the next frame begins.
SETTING_OUT = """() => new Promise(requestAnimationFrame).then(() => Object.fromEntries(
  document.getAnimations()
    .filter((animation) => animation.effect.target.matches('[data-fly], .ghost'))
    .map((animation, index) => {
      const card = animation.effect.target;
      const frames = animation.effect.getKeyframes();
      const far = card.matches('.ghost') ? frames.at(-1) : frames[0];
      // A way straight across is told as one length.
      const [x, y = '0px'] = far.translate.split(' ');
      return [card.dataset.fly ?? `ghost ${index}`, [parseFloat(x), parseFloat(y)]];
    })))"""

# How far a card is turned when it sets out; null when it does not within some frames.
TURNING = """async (it) => {
  for (let frame = 0; frame < 10 && it.getAnimations().length === 0; frame++)
    await new Promise(requestAnimationFrame);
  return it.getAnimations()[0]?.effect.getKeyframes()[0].rotate ?? null;
}"""
# A tap as soon as a play lies there, before the frame in which its card sets out.
TAP_AT_ONCE = """() => new MutationObserver((_changes, it) => {
  if (!document.querySelector('.played')) return;
  it.disconnect();
  document.elementFromPoint(640, 470).click();
}).observe(document.body, { childList: true, subtree: true })"""


def slow_motion(page: Page) -> None:
    """Let a second of motion last a minute, so that it can be looked at."""
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 1 / 60})


def at_rest(page: Page) -> dict[str, Any]:
    """Where each place for cards is."""
    places: dict[str, Any] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('[data-place]')].map((place) => {
          const { left, top, width, height } = place.getBoundingClientRect();
          return [place.dataset.place, [left + width / 2, top + height / 2]];
        }))"""
    )
    return places


def middle(page: Page, card: str) -> list[float]:
    """Where a card on the table is when it does not move."""
    spot = page.locator(f".cloth [data-fly='{card}']")
    found: list[float] = spot.evaluate(
        """spot => {
          const { left, top } = spot.offsetParent.getBoundingClientRect();
          return [left + spot.offsetLeft + spot.offsetWidth / 2,
                  top + spot.offsetTop + spot.offsetHeight / 2];
        }"""
    )
    return found


def play(fake: FakeServer, seat: int, card: str, captured: list[str], **after: Any) -> None:
    """Let a seat play."""
    text = card + ("x" + "".join(captured) if captured else "")
    made = {"seat": seat, "play": text, "card": card, "captured": captured, "scopa": False}
    left = [other for other in fake.state["table_cards"] if other not in captured]
    table = left if captured else [*left, card]
    fake.event({"kind": "played", **made, **NOTHING_MORE}, table_cards=table, **after)


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_come_from_their_seat(page: Page, server: Server, players: int, size: str) -> None:
    """A card is laid from the place of the seat that plays it, whichever it is."""
    page.add_init_script(MOVING)
    if size == "phone":
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    for seat in range(2, players + 1):
        page.goto(server.base)
        state = situation(players=players, hand=["5s"], table=["4d", "3c"], turn=seat, plays=[])
        fake = fake_table(page, server.base, state)
        slow_motion(page)
        places = at_rest(page)
        play(fake, seat, "7d", ["4d", "3c"], turn=1)
        page.locator(".played").wait_for()
        there = middle(page, "7d")
        from_x, from_y = page.evaluate(SETTING_OUT)["7d"]
        x, y = places[f"seat-{seat}"]
        assert abs(there[0] + from_x - x) < 3
        assert abs(there[1] + from_y - y) < 3


@pytest.mark.parametrize("at_once", [False, True])
def test_captured_cards_go_to_the_pile(page: Page, server: Server, *, at_once: bool) -> None:
    """What is taken travels to the taker's pile with the card that took it, and then is gone."""
    page.add_init_script(MOVING)
    state = situation(hand=["5s"], table=["4d", "3c", "2b"], turn=2, plays=[])
    fake = fake_table(page, server.base, state)
    slow_motion(page)
    pile = at_rest(page)["pile-2"]
    if at_once:
        page.evaluate(TAP_AT_ONCE)
    play(fake, 2, "7d", ["4d", "3c"], turn=1)
    if not at_once:
        page.locator(".played").wait_for()
        page.mouse.click(640, 470)
    ghosts = page.locator(".ghost")
    expect(ghosts).to_have_count(3)
    ends = page.evaluate(SETTING_OUT)
    starts = ghosts.evaluate_all(
        "all => all.map(one => [one.offsetLeft + one.offsetWidth / 2,"
        " one.offsetTop + one.offsetHeight / 2])"
    )
    away = [end for name, end in ends.items() if name.startswith("ghost")]
    arrived = [(x + dx, y + dy) for (x, y), (dx, dy) in zip(starts, away, strict=True)]
    assert all(abs(x - pile[0]) < 3 and abs(y - pile[1]) < 3 for x, y in arrived)
    page.keyboard.press("Escape")
    expect(ghosts).to_have_count(0)


@pytest.mark.parametrize("at_once", [False, True])
def test_scopa_is_laid_crosswise(page: Page, server: Server, *, at_once: bool) -> None:
    """The card that makes a scopa is called, and turns on its way into the pile."""
    page.add_init_script(MOVING)
    piles = [{"cards": 7, "scope": 0, "scopa_cards": []}] * 2
    table = ["4d", "3c"]
    fake = fake_table(
        page, server.base, situation(hand=["5s"], table=table, turn=2, plays=[], piles=piles)
    )
    slow_motion(page)
    if at_once:
        page.evaluate(TAP_AT_ONCE)
    made = {"seat": 2, "play": "7dx4d3c#", "card": "7d", "captured": table, "scopa": True}
    after = [{"cards": 10, "scope": 1, "scopa_cards": ["7d"]}, piles[1]]
    fake.event({"kind": "played", **made, **NOTHING_MORE}, table_cards=[], turn=1, piles=after)
    if not at_once:
        expect(page.locator(".call")).to_have_text("Scopa!")
        page.mouse.click(640, 470)
    mark = page.locator(".mark[data-fly='7d']")
    mark.wait_for()
    turning = mark.evaluate(TURNING)
    assert turning == "-90deg"


def test_a_deal_is_dealt_from_the_stock(page: Page, server: Server) -> None:
    """Every card of a new hand comes from the stock, one after the other."""
    page.add_init_script(MOVING)
    empty = situation(players=4, hand=[], table=["4d"], turn=0, plays=[], phase="prepared")
    fake = fake_table(page, server.base, {**empty, "stock": 30})
    slow_motion(page)
    seats = [{**seat, "cards": 3} for seat in empty["seats"]]
    dealt = {"hand": ["5s", "7d", "Rd"], "table_cards": ["2b", "3b", "6c", "Fs"]}
    event = {"kind": "dealt", "round": 3, "dealer": 4, "leader": 1}
    fake.event(event, seats=seats, turn=1, phase="playing", stock=24, round=3, **dealt)
    expect(page.locator("[data-group=hand]")).to_have_count(3)
    page.wait_for_function("() => document.getAnimations().length > 0")
    delays = page.evaluate("() => document.getAnimations().map(it => it.effect.getTiming().delay)")
    assert len(delays) == 3 + 4 + 3 * 3
    assert len(set(delays)) == len(delays)


SAME = """async () => {
  const id = location.hash.split('/').at(-1);
  const { state } = await (await fetch(`/api/tables/${id}`)).json();
  const shown = (group) => [...document.querySelectorAll(`[data-group=${group}]`)]
    .map((card) => card.dataset.card).sort().join();
  const piles = [...document.querySelectorAll('.pile .count')].map((it) => +it.textContent);
  const same = [
    shown('hand') === [...state.hand].sort().join(),
    shown('table') === [...state.table_cards].sort().join(),
    piles.toSorted().join() === state.piles.map((pile) => pile.cards).toSorted().join(),
    document.querySelectorAll('.ghost, .played').length === 0,
  ];
  return same.every(Boolean);
}"""

# Taps anywhere and everywhere, at any moment, as an impatient player does.
IMPATIENT = """async (times) => {
  const press = (target, kind) =>
    target.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: 'touch' }));
  for (let time = 0; time < times; time++) {
    const all = [...document.querySelectorAll('[data-card], .felt, .page, [data-confirm]')];
    const target = all[Math.floor(Math.random() * all.length)];
    press(target, 'pointerdown');
    press(target, 'pointerup');
    target.click();
    await new Promise((done) => setTimeout(done, Math.random() * 60));
  }
}"""


@pytest.mark.parametrize("variant", ["scopa", "scopone-scientifico", "scopa-3"])
def test_page_shows_the_state_after_any_interruption(page: Page, sit: Sit, variant: str) -> None:
    """However often motion is cut short, what is shown in the end is what is so."""
    page.add_init_script(MOVING)
    table = sit(variant)
    for _ in range(3):
        page.evaluate(IMPATIENT, 12)
        table.wait()
        page.keyboard.press("Escape")
        page.wait_for_function(SAME, timeout=8_000)


def test_a_tap_hurries_and_is_not_swallowed(page: Page, server: Server) -> None:
    """While another's play is on display, a tap on a card of the hand selects it at once."""
    page.add_init_script(MOVING)
    hand = ["5s", "7d", "Rd"]
    state = situation(hand=hand, table=["4d", "3c"], turn=2, plays=[])
    fake = fake_table(page, server.base, state)
    plays = [{"play": card, "card": card, "captured": [], "scopa": False} for card in hand]
    play(fake, 2, "7b", ["4d", "3c"], turn=1, plays=plays)
    page.locator(".played").wait_for()
    Table(page).pick(page.locator("[data-group=hand]").first)
    expect(page.locator("[aria-pressed=true]")).to_have_attribute("data-card", "5s", timeout=300)


# A server 150 ms away: what is sent and what is received both take that long.
FAR_AWAY = """
const Near = WebSocket;
globalThis.WebSocket = class extends Near {
  send(data) { setTimeout(() => super.send(data), 150); }
  set onmessage(listen) {
    super.onmessage = (event) => setTimeout(() => listen?.(event), 150);
  }
};
"""

# Milliseconds from the tap until a frame without the card in the hand was drawn, less what as many
# frames took just before: a machine that tests are busy on draws slowly whatever the page does.
ANSWER = """async () => {
  const held = () => document.querySelectorAll('[data-group=hand]').length;
  const frame = () => new Promise(requestAnimationFrame);
  const before = held();
  const idle = performance.now();
  await frame();
  await frame();
  const tapped = performance.now();
  document.querySelector('[data-confirm]').click();
  await frame();
  if (held() === before) return Infinity;
  await frame();
  return performance.now() - tapped - (tapped - idle);
}"""


def test_a_play_answers_at_once(page: Page, sit: Sit) -> None:
    """The card has left the hand within 100 ms of the tap, with a server 150 ms away."""
    page.add_init_script(MOVING + FAR_AWAY)
    table = sit()
    answers = []
    for _ in range(3):
        table.pick(table.playable.first)
        if table.ready.count() == 0:
            page.get_by_role("button", expanded=False).click()
            table.options.first.click()
        answers.append(page.evaluate(ANSWER))
        expect(page.locator(".played")).to_have_count(1)
        table.wait()
    assert min(answers) < 100


def test_a_refused_play_goes_back(page: Page, server: Server) -> None:
    """The card is in the hand again, and a notice says why."""
    page.add_init_script(MOVING)
    fake = fake_table(page, server.base, situation(hand=["5s", "7d"], table=["4d"]))
    table = Table(page)
    table.pick(table.hand.first)
    table.ready.click()
    expect(table.hand).to_have_count(1)
    while not fake.plays():
        page.wait_for_timeout(20)
    error = {"code": "wrong-ply", "message": "no", "details": {}}
    fake.send({"type": "refused", "id": fake.plays()[0]["id"], "error": error})
    expect(table.hand).to_have_count(2)
    expect(page.get_by_role("status")).to_contain_text("too late")
