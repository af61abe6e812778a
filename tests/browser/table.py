"""A table in the browser, with the hands of a player who takes the first play there is."""

from __future__ import annotations

from typing import Self

from playwright.sync_api import Locator, Page, expect

WAIT = 20_000

# Presses the same buttons as a hand would, without a pointer's travel: whole rounds in seconds.
PLAYER = """async () => {
  const find = (selector) => document.querySelector(selector);
  const press = async (selector) => {
    find(selector)?.click();
    await new Promise((done) => setTimeout(done, 4));
  };
  while (!find('[data-next-round], [data-over]')) {
    await press('[data-group=hand][aria-disabled=false][aria-pressed=false]');
    await press('footer [aria-expanded=false]');
    await press('[role=menuitem]');
    await press('[data-confirm][aria-disabled=false]');
  }
}"""


def codes(cards: Locator) -> list[str]:
    """Cards on the page, in the project's notation."""
    found: list[str] = cards.evaluate_all("cards => cards.map(card => card.dataset.card)")
    return found


class Table:
    """Plays by pointer on the page that shows the table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.hand = page.locator("[data-group=hand]")
        self.playable = page.locator("[data-group=hand][aria-disabled=false]")
        self.on_table = page.locator("[data-group=table]")
        self.confirm = page.locator("[data-confirm]")
        self.ready = page.locator("[data-confirm][aria-disabled=false]")
        self.options = page.get_by_role("menuitem")
        self.dialog = page.locator("dialog")
        self.next_round = page.locator("[data-next-round]")
        self.over = page.locator("[data-over]")

    @classmethod
    def begin(cls, page: Page, base: str, variant: str = "scopa") -> Self:
        """Choose a variant on the start page, and begin."""
        page.goto(base)
        page.locator(f"input[name=variant][value={variant}]").check(force=True)
        page.locator("[data-start]").click()
        table = cls(page)
        table.wait()
        return table

    def wait(self) -> None:
        """Wait until there is something to do: a card to play, or a count to read."""
        something = self.playable.or_(self.next_round).or_(self.over)
        something.first.wait_for(timeout=WAIT)

    def pick(self, card: Locator) -> None:
        """Tap a card where it is never covered: at its index."""
        card.click(position={"x": 12, "y": 16})

    def play(self) -> None:
        """Make the first play of the first card, choosing from the list where it has several."""
        self.pick(self.playable.first)
        self.ready.or_(self.page.get_by_role("button", expanded=False)).first.wait_for()
        if self.ready.count() == 0:
            self.page.get_by_role("button", expanded=False).click()
            self.options.first.click()
        self.ready.click()
        # The card has left the hand, or everything is over.
        expect(self.page.locator("[data-group=hand][aria-pressed=true]")).to_have_count(0)

    def play_round(self) -> None:
        """Play until the round is counted."""
        self.page.evaluate(PLAYER)
        self.wait()

    def play_match(self) -> int:
        """Play until somebody has won; returns how many rounds it took."""
        rounds = 0
        while True:
            self.play_round()
            rounds += 1
            if self.over.count():
                return rounds
            self.next_round.click()
            expect(self.dialog).to_have_count(0)

    def cards(self) -> list[str]:
        """The hand, in the project's notation."""
        return codes(self.hand)

    def laid(self) -> list[str]:
        """The table's cards, in the project's notation."""
        return codes(self.on_table)
