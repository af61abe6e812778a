"""The table under Textual's own pilot: plays are entered, sheets answered, sizes changed."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from textual.events import Key
from textual.pilot import Pilot

import scopa
from scopa import VARIANTS, variant_code
from scopa.notation.card import parse_card
from scopa.terminal.app import ScopaApp, StartScreen
from scopa.terminal.canvas import Canvas
from scopa.terminal.game import READER, Game
from scopa.terminal.look import Look
from scopa.terminal.setup import Setup
from scopa.terminal.sheet import Sheet
from scopa.terminal.table import TableScreen


def app_for(variant: str, *, choose: bool = False, seed: int = 1) -> ScopaApp:
    """The application, with bots that play on a whim and without pauses."""
    setup = Setup(variant=scopa.find_variant(variant), pace="off")
    setup.choose_bots(["random"])
    return ScopaApp(setup, random.Random(seed), Look(), "full", choose=choose)


async def until(pilot: Pilot[None], holds: Callable[[], bool]) -> None:
    """Let the application run until something holds."""
    for _ in range(1000):
        if holds():
            return
        await pilot.pause(0.01)
    raise AssertionError("it never came to that")


def drawn(app: ScopaApp) -> tuple[set[scopa.Card], str]:
    """The cards on the screen, and its text."""
    lines = app.screen.query_one(Canvas)._drawn
    cards = {
        parse_card(span.style.meta["card"])
        for line in lines
        for span in line.spans
        if not isinstance(span.style, str) and "card" in span.style.meta
    }
    return cards, "\n".join(line.plain for line in lines)


async def readers_turn(pilot: Pilot[None], app: ScopaApp) -> Game:
    """Wait for the reader's turn; the game."""
    screen = app.screen
    await until(pilot, lambda: isinstance(app.screen, TableScreen))
    screen = app.screen
    assert isinstance(screen, TableScreen)
    game = screen._game
    await until(pilot, lambda: game.turn == READER and bool(screen._choosing.plays))
    return game


@pytest.mark.parametrize("name", VARIANTS)
async def test_plays_are_entered_and_the_hidden_stays_hidden(name: str) -> None:
    """Each turn of a hand: a random legal play goes in by keys, and only open cards are drawn."""
    rng = random.Random(name)
    app = app_for(name)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(3):
            game = await readers_turn(pilot, app)
            view = game.view
            await pilot.pause()
            cards, text = drawn(app)
            assert cards == set(view.hand | view.table)
            words = app.screen._words.words  # type: ignore[attr-defined]
            assert not any(words.card_object(card) in text for card in view.unseen)
            play = rng.choice(view.plays())
            choices = [other for other in view.plays() if other.card == play.card]
            downs = choices.index(play) + 1 if len(choices) > 1 else 0
            number = list(view.hand).index(play.card) + 1
            await pilot.press(str(number % 10), *["down"] * downs, "enter")
            plies = len(view.history)
            await until(pilot, lambda: len(game.view.history) > plies)  # noqa: B023  # this turn's
            assert game.view.history[plies] == play


async def test_a_click_chooses_and_the_next_one_plays() -> None:
    """A card of the hand is chosen by one click and played by another; the table takes none."""
    app = app_for("scopa")
    async with app.run_test(size=(80, 24)) as pilot:
        game = await readers_turn(pilot, app)
        before = game.view
        await pilot.click(offset=(25, 6))
        assert game.view == before
        await pilot.click(offset=(50, 15))
        assert game.view == before
        last = list(before.hand)[-1]
        assert app.screen._choosing.card == last  # type: ignore[attr-defined]
        await pilot.click(offset=(50, 14))
        if app.screen._choosing.listing:  # type: ignore[attr-defined]
            await pilot.press("enter")
        await until(pilot, lambda: last not in game.view.hand)


async def test_keys_of_the_table() -> None:
    """Help and questions open and close; leaving takes a yes; a second answer changes nothing."""
    app = app_for("scopone")
    async with app.run_test(size=(80, 24)) as pilot:
        await readers_turn(pilot, app)
        table = app.screen
        for keys in (["?", "escape"], ["q", "escape"], ["n", "right", "enter", "enter"]):
            await pilot.press(keys[0])
            await until(pilot, lambda: isinstance(app.screen, Sheet))
            await pilot.press(*keys[1:])
            await until(pilot, lambda: app.screen is table)
        await readers_turn(pilot, app)
        await pilot.press("n")
        await until(pilot, lambda: isinstance(app.screen, Sheet))
        await pilot.press("enter", "enter")
        await until(pilot, lambda: isinstance(app.screen, StartScreen | TableScreen))
        await until(pilot, lambda: app.screen is not table)


async def test_the_start_screen_leads_to_the_chosen_game() -> None:
    """Down to a variant, across its fields, Enter: that is what is dealt."""
    app = app_for("scopa", choose=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, StartScreen))
        place = list(VARIANTS).index("quindici")
        await pilot.press(*["down"] * place, "tab", "right", "down", "right", "up", "enter")
        game = await readers_turn(pilot, app)
        assert variant_code(game.company.variant) == "quindici?players=3&target=16"
        await pilot.press("n")
        await until(pilot, lambda: isinstance(app.screen, Sheet))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, StartScreen))
        await pilot.press("up", "enter")
        game = await readers_turn(pilot, app)
        assert variant_code(game.company.variant) == "scopone-scientifico?target=16"


@pytest.mark.parametrize("keys", ["nn", "nq", "qn", "?n", "n?", "nnnn", "qqn"])
async def test_keys_that_come_too_fast_leave_no_empty_screen(keys: str) -> None:
    """One question is asked at a time; its answer leads to the next screen, or to the way out."""
    app = app_for("scopa")
    async with app.run_test(size=(80, 24)) as pilot:
        await readers_turn(pilot, app)
        table = app.screen
        for key in keys:
            app.post_message(Key({"?": "question_mark"}.get(key, key), key))
        await until(pilot, lambda: isinstance(app.screen, Sheet))
        await pilot.press("enter")
        if keys[0] == "q":
            await until(pilot, lambda: app._exit)
            return
        await until(pilot, lambda: app.screen is table or isinstance(app.screen, StartScreen))
        await pilot.pause(0.1)
        assert (app.screen is table) == (keys[0] == "?")
        assert len(app.screen_stack) == 2


async def test_leaving_while_a_round_is_to_be_counted() -> None:
    """A count that waits behind a question does not come up once the match is left."""
    app = app_for("scopa")
    async with app.run_test(size=(80, 24)) as pilot:
        await readers_turn(pilot, app)
        table = app.screen
        assert isinstance(table, TableScreen)
        await pilot.press("n")
        await until(pilot, lambda: isinstance(app.screen, Sheet))
        while table._game.turn:
            if table._game.turn == READER:
                await until(pilot, lambda: bool(table._choosing.plays))
                table._chosen.put_nowait(table._game.view.plays()[0])
                table._choosing.close()
            plies = len(table._game.view.history)
            await until(pilot, lambda: len(table._game.view.history) > plies)  # noqa: B023  # this one
        await pilot.pause(0.1)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, StartScreen))
        await pilot.pause(0.1)
        assert isinstance(app.screen, StartScreen)
        assert len(app.screen_stack) == 2


async def test_what_was_asked_for_is_played_again() -> None:
    """Switches of the command line hold when another match of the same game is begun."""
    code = "scopa?capture=any"
    app = app_for(code)
    async with app.run_test(size=(80, 24)) as pilot:
        await readers_turn(pilot, app)
        await pilot.press("n")
        await until(pilot, lambda: isinstance(app.screen, Sheet))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, StartScreen))
        await pilot.press("enter")
        game = await readers_turn(pilot, app)
        assert variant_code(game.company.variant) == code


@pytest.mark.parametrize("size", [(200, 60), (80, 24), (79, 24), (20, 5), (1, 1)])
async def test_any_size_of_terminal(size: tuple[int, int]) -> None:
    """The screen is drawn for the size that the terminal comes to have, sheets included."""
    app = app_for("scopone-scientifico")
    async with app.run_test(size=(80, 24)) as pilot:
        await readers_turn(pilot, app)
        await pilot.resize_terminal(*size)
        await pilot.pause()
        lines = app.screen.query_one(Canvas)._drawn
        assert {line.cell_len for line in lines} == {size[0]}
        assert len(lines) == size[1]
        await pilot.press("?")
        await until(pilot, lambda: isinstance(app.screen, Sheet))
        await pilot.press("escape")


def test_the_bots_are_given_views_alone() -> None:
    """A bot chooses from its own seat's view: its hand is there, and nobody else's."""
    setup = Setup(variant=scopa.find_variant("scopa-4"))
    game = Game(setup.company(), random.Random(3))
    seen: list[scopa.View] = []

    class Spy:
        name = "spy"

        def choose(self, view: scopa.View) -> scopa.Play:
            seen.append(view)
            return view.plays()[0]

    game._bots = dict.fromkeys(game.company.others, Spy())
    while game.turn:
        game.play(game.choice() if game.turn != READER else game.view.plays()[0])
    assert {view.seat for view in seen} == {2, 3, 4}
    assert all(view.turn == view.seat for view in seen)
    assert all(len(view.hand) == view.hand_sizes[view.seat - 1] for view in seen)


def test_a_bot_that_fails_does_not_end_the_match() -> None:
    """Its first legal play is made, and what is kept of the failure names no card."""
    game = Game(Setup(bots=["greedy"] * 3).company(), random.Random(2))

    class Broken:
        name = "broken"

        def choose(self, view: scopa.View) -> scopa.Play:
            raise ValueError(str(view.hand))

    game._bots = dict.fromkeys(game.company.others, Broken())
    while game.turn:
        legal = game.view_of(game.turn).plays()
        play = game.choice() if game.turn != READER else legal[0]
        assert play == legal[0]
        game.play(play)
    assert game.failures == {"greedy": "ValueError"}
