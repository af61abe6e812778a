"""The course as a learner goes through it: the right way, and with every kind of mistake."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from scopa.learn.course import course
from scopa.learn.documents import lesson_document
from scopa.texts import LANGUAGES, Texts, texts_in
from tests.browser.server import Server
from tests.learn.catalogues import CARD_WORD, learn_variables

# Goes through a lesson as by hand, without a pointer's travel. At each step every text that there
# is for an attempt is asked for, the solution's last; all that is said is kept.
LEARNER = """async (name) => {
  const pause = async () => {
    for (let turn = 0; turn < 12; turn++) await null;
  };
  const later = () => new Promise((done) => setTimeout(done, 1));
  const find = (selector) => document.querySelector(selector);
  const press = async (selector) => {
    find(selector).click();
    await pause();
  };
  const until = async (there) => {
    for (const start = performance.now(); !there(); await later())
      if (performance.now() - start > 10000) throw new Error(`${name}: ${there}`);
  };
  const lesson = await (await fetch(`/api/lessons/${name}`)).json();
  location.hash = `#/lesson/${name}`;
  const heard = [];
  const hear = (id, values) => {
    const said = find('[role=status] p');
    heard.push([id, values, said.textContent, find('[data-verdict]').dataset.verdict]);
  };
  const attempt = async (play, answer) => {
    const [card, taken = ''] = play.split('x');
    const hand = `[data-group=hand][data-card="${card}"]`;
    if (find(hand).getAttribute('aria-pressed') === 'true') await press(hand);
    await press(hand);
    for (const one of taken.match(/../g) ?? [])
      await press(`[data-group=table][data-card="${one}"]`);
    await press('[data-confirm]');
    hear(answer.text, answer.values);
  };
  const prime = async (step) => {
    const suits = ['d', 'c', 's', 'b'];
    const worth = (card) => step.worth[card[0]];
    const chosen = (suit, best) =>
      step.pile
        .filter((card) => card[1] === suit)
        .sort((a, b) => (worth(b) - worth(a)) * (best ? 1 : -1))[0];
    await press('[data-confirm]');
    hear(`${step.text}-lacking`, { count: 4 });
    for (const best of [false, true]) {
      const cards = suits.map((suit) => chosen(suit, best));
      for (const card of cards)
        if (find(`[data-card="${card}"]`).getAttribute('aria-pressed') === 'false')
          await press(`[data-card="${card}"]`);
      await press('[data-confirm]');
      const sum = cards.map(worth).reduce((a, b) => a + b);
      hear(`${step.text}-${best ? 'done' : 'short'}`, { sum });
    }
  };
  // What a step is answered with; a page may show it a moment after the words.
  const ACTS = { task: '[data-group=hand]', quiz: '[data-choice]', prime: '[data-confirm]' };
  for (const [place, step] of lesson.steps.entries()) {
    await until(() => find('[data-step]')?.dataset.step === `${name}-${place + 1}`);
    if (step.kind in ACTS) await until(() => find(ACTS[step.kind]));
    heard.push([step.text, step.values, find('[data-text]').textContent, 'told']);
    if (step.kind === 'task') {
      const tried = Object.entries(step.attempts);
      const late = (at) => Number(step.answers[at].verdict === 'solved');
      const texts = step.answers.map(({ text }) => text);
      const order = step.answers
        .map((answer, at) => [tried.find(([, found]) => found === at)[0], at])
        .filter(([, at]) => texts.indexOf(texts[at]) === at)
        .sort(([, a], [, b]) => late(a) - late(b));
      for (const [play, at] of order) await attempt(play, step.answers[at]);
    } else if (step.kind === 'quiz') {
      const order = [...step.choices].sort((a, b) => Number(a.right) - Number(b.right));
      for (const { choice, text } of order) {
        await press(`[data-choice="${choice}"]`);
        hear(text, {});
      }
    } else if (step.kind === 'prime') await prime(step);
    await until(() => find('[data-onward]'));
    if (place + 1 < lesson.steps.length) await press('[data-onward]');
  }
  return heard;
}"""


def said(texts: Texts, text: str, values: dict[str, Any]) -> Iterator[str]:
    """What a text says in this language, in parts: without the lists, which the client makes."""
    gap = "\0"
    words = {
        name: value if isinstance(value, int) else _card(texts, value)
        for name, value in values.items()
        if not isinstance(value, list)
    }
    lists = {name: gap for name, value in values.items() if isinstance(value, list)}
    names = filter(CARD_WORD.fullmatch, learn_variables(texts.language)[text])
    yield from texts(text, **words, **lists, **{n: _word(texts, n) for n in names}).split(gap)


def _card(texts: Texts, card: str) -> str:
    return texts("card-object", rank=card[0], suit=card[1])


def _word(texts: Texts, name: str) -> str:
    kind, _, card = name.partition("-")
    if kind == "rank":
        return texts("rank-name", rank=card)
    return texts("card-object" if kind == "card" else "card-name", rank=card[0], suit=card[1])


def plain(text: str) -> str:
    """A text without the marks of its layout."""
    return re.sub(r"\s+", " ", text).strip()


@pytest.fixture(params=LANGUAGES)
def reader(request: pytest.FixtureRequest, browser: Browser) -> Iterator[tuple[str, Page]]:
    """A page in one of the languages, which may not fail."""
    language: str = request.param
    with browser.new_context(locale=language, viewport={"width": 390, "height": 844}) as context:
        page = context.new_page()
        faults: list[str] = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on(
            "console",
            lambda message: (
                faults.append(message.text) if message.type in ("error", "warning") else None
            ),
        )
        yield language, page
        assert faults == []


def test_every_lesson_the_right_way_and_with_each_mistake(
    reader: tuple[str, Page], server: Server
) -> None:
    """Each step answers whatever is tried, in the reader's words, and lets on who has solved it."""
    language, page = reader
    texts = texts_in(language, "learn")
    page.goto(f"{server.base}#/learn")
    page.locator("[data-next]").wait_for()
    for name, lesson in course().items():
        document = lesson_document(lesson)
        heard = page.evaluate(LEARNER, name)
        assert {text for text, *_ in heard} >= _all_answers(document)
        for text, values, told, verdict in heard:
            for part in said(texts, text, values):
                assert plain(part) in plain(told), (text, told)
            assert verdict in ("told", "solved", "other", "illegal")
            assert "{" not in told
    page.goto(f"{server.base}#/learn")
    expect(page.locator("a.done")).to_have_count(len(course()))
    expect(page.locator("[data-next]")).to_have_count(0)
    page.reload()
    expect(page.locator("a.done")).to_have_count(len(course()))


def _all_answers(document: dict[str, Any]) -> set[str]:
    answers = [answer for step in document["steps"] for answer in step.get("answers", ())]
    choices = [choice for step in document["steps"] for choice in step.get("choices", ())]
    return {one["text"] for one in [*answers, *choices]}


def test_pages_to_read(reader: tuple[str, Page], server: Server) -> None:
    """Guides, glossary, questions and advice say everything in the reader's language."""
    language, page = reader
    texts = texts_in(language, "learn")
    for address, shown in (
        ("guide/scopa", "guide-capture-single-first"),
        ("guide/scopa?capture=any", "guide-capture-any"),
        ("guide/quindici-napoli", "guide-tris"),
        ("glossary", "term-settebello-about"),
        ("questions", "question-queen-answer"),
        ("advice", "advice-eleven-about"),
    ):
        page.goto(f"{server.base}#/{address}")
        expect(page.get_by_text(texts(shown))).to_have_count(1)
        words = page.locator("main").inner_text()
        assert not re.search(r"\b(guide|term|question|advice|learn)-\w", words)
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= 390


def test_a_lesson_by_keyboard(page: Page, server: Server) -> None:
    """With keys alone: a card is picked, cards are marked, a mistake is told, and one goes on."""
    page.goto(server.base)
    page.get_by_role("link", name="Learn to play").focus()
    page.keyboard.press("Enter")
    page.get_by_role("link", name=re.compile("^Adding up")).focus()
    page.keyboard.press("Enter")
    table = page.get_by_role("region", name="The table")
    status = page.get_by_role("status")
    table.get_by_role("button", name="4 of coins").wait_for()
    page.keyboard.press("2")
    expect(page.get_by_role("button", name="7 of clubs", pressed=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(status).to_contain_text("there is something the 7 of clubs can take")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowLeft")
    expect(table.get_by_role("button", name="4 of coins")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    expect(status).to_contain_text("4 and 3 make 7")
    expect(page.locator("[data-onward]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Step 2 of 2")).to_be_visible()
