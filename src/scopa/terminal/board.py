"""The table as lines of text: title, other seats, cards, the hand, what was said, and the keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from scopa.cards import Card
from scopa.rules.capture import Play
from scopa.rules.view import View
from scopa.terminal.blocks import Block, beside, centred, filled, fit, spread, wrapped
from scopa.terminal.cards import (
    LARGE,
    MEDIUM,
    SIZES,
    SMALL,
    Face,
    Size,
    draw_backs,
    draw_card,
    draw_rows,
    short,
    size_for,
)
from scopa.terminal.choosing import Choosing
from scopa.terminal.game import READER, Company, table_order
from scopa.terminal.look import Look
from scopa.terminal.words import TableWords, capital

LEAST: Final = (80, 24)
"""The smallest terminal, in columns and lines."""
_PANEL: Final = 24
_SEATS: Final = 2
_PROMPT: Final = 2
_NAMED: Final = 3
"""How many captured cards are told by their full names."""
_SPACED: Final = 10
"""How many are told with space between them."""
_ROOMY: Final = {LARGE: 36, MEDIUM: 24, SMALL: 0}
"""The height from which on a hand is drawn at a size, so that the table keeps room."""


@dataclass(frozen=True, slots=True)
class Moment:
    """All that the screen shows."""

    view: View
    company: Company
    words: TableWords
    look: Look
    round: int
    dealer: int
    choosing: Choosing
    staged: Play | None = None
    """A play that is shown, just before it is made."""
    told: Sequence[str] = field(default_factory=list)
    """What has happened, as sentences, oldest first."""


def draw_board(moment: Moment, width: int, height: int) -> Block:
    """The whole screen: ``height`` lines of ``width`` columns."""
    look = moment.look
    palette = look.palette
    if width < LEAST[0] or height < LEAST[1]:
        need = moment.words.words("terminal-too-small", width=LEAST[0], height=LEAST[1])
        lines = [Text(line) for line in wrapped(need, width)]
        return centred(lines, width, height, palette.room)
    size = hand_size(moment.view.variant.hand_size, width, height)
    said = 3 + min(6, (height - LEAST[1]) // 4)
    hand = size.height + 1
    table = height - 1 - _SEATS - hand - said - _PROMPT - 1
    panel = draw_panel(moment, _PANEL, table)
    cards = draw_table(moment, width - _PANEL, table, size)
    return [
        draw_title(moment, width),
        *draw_seats(moment, width),
        *beside([cards, panel]),
        *draw_hand(moment, size, width),
        *draw_said(moment, width, said),
        *draw_prompt(moment, width),
        draw_keys(moment, width),
    ]


def hand_size(count: int, width: int, height: int) -> Size:
    """The size of the cards in a hand that begins with this many: the same for a whole round."""
    for size in SIZES:
        if height >= _ROOMY[size] and count * (size.width + 1) - 1 <= width:
            return size
    return SMALL


def draw_title(moment: Moment, width: int) -> Text:
    """What is played, and how the match stands."""
    words, variant = moment.words.words, moment.view.variant
    dot = f" {moment.look.signs.dot} "
    name = words(f"variant-{variant.name}")
    score = " : ".join(map(str, moment.view.score))
    left = f" {name}{dot}{words('tag-target', target=variant.target)}"
    right = capital(words("match-so-far", round=moment.round, score=score)) + " "
    return spread(left, right, width, moment.look.palette.bar)


def draw_seats(moment: Moment, width: int) -> Block:
    """The bots as they sit: on the left, across, on the right."""
    seats = list(reversed(moment.company.others))
    widths = [width * (n + 1) // len(seats) - width * n // len(seats) for n in range(len(seats))]
    return beside([_seat(moment, seat, across) for seat, across in zip(seats, widths, strict=True)])


def _seat(moment: Moment, seat: int, width: int) -> Block:
    signs, palette = moment.look.signs, moment.look.palette
    turn = moment.view.turn == seat
    name = moment.words.seat(seat)
    if moment.company.pairs and moment.view.variant.side_of(seat) == moment.company.own_side:
        name += f" {signs.dot} {moment.words.words('role-partner')}"
    title = Text(f"{signs.cursor if turn else ' '} {name}", style=palette.strong if turn else "")
    backs = draw_backs(moment.view.hand_sizes[seat - 1], moment.look)
    return centred([title, backs], width, _SEATS, palette.room)


def draw_table(moment: Moment, width: int, height: int, largest: Size) -> Block:
    """The cards on the table, and one that is just being played."""
    look, felt = moment.look, moment.look.palette.felt
    cards = table_order(moment.view)
    staged = moment.staged
    if not cards and staged is None:
        bare = moment.words.words("table-empty") if moment.view.turn else ""
        return centred([Text(bare)], width, height, felt)
    faces = [_on_table(card, moment) for card in cards]
    if staged is not None:
        faces.append(_face(moment, staged.card, look.signs.arrow, marked=True))
    size = size_for(len(faces), width, height, largest)
    return draw_rows(faces, size, width, height, look, felt)


def _on_table(card: Card, moment: Moment) -> Face:
    """A card of the table: marked if it would be taken, with a question mark if it could be."""
    choosing = moment.choosing
    play = moment.staged or choosing.ready
    if play is not None:
        return _face(moment, card, marked=card in play.captured)
    open_ = any(card in play.captured for play in choosing.plays)
    return _face(moment, card, "?" if open_ else "")


def _face(moment: Moment, card: Card, label: str = "", *, marked: bool = False) -> Face:
    return Face(card, moment.words.words.suit(card.suit), label, marked)


def draw_panel(moment: Moment, width: int, height: int) -> Block:
    """What each side has, what is left to be dealt, and who deals."""
    view, words, palette = moment.view, moment.words.words, moment.look.palette
    lines: list[Text | str] = []
    own = moment.company.own_side
    inner = width - 2
    for side in sorted(range(1, view.variant.sides + 1), key=lambda side: side != own):
        name = Text(moment.words.side(side), style="bold")
        lines.append(spread(name, str(view.score[side - 1]), inner))
        cards = words("cards-taken", count=len(view.piles[side - 1]))
        scope = words("scope-short", count=view.scope[side - 1])
        lines.append(f"{cards} {moment.look.signs.dot} {scope}")
        if height > 3 * view.variant.sides + 2:
            lines.append("")
    stock = words("stock", count=view.stock_size) if view.stock_size else words("last-hand")
    dealer = words("dealer-is", who=moment.words.seat(moment.dealer))
    lines += [stock, Text(dealer)]
    return centred([fit(line, inner) for line in lines], width, height, palette.felt)


def draw_hand(moment: Moment, size: Size, width: int) -> Block:
    """The reader's cards with their numbers; the one under the cursor stands higher."""
    look, choosing = moment.look, moment.choosing
    room = look.palette.room
    blank = fit("", size.width, room)
    blocks = []
    for number, card in enumerate(choosing.hand, 1):
        raised = card == choosing.card and bool(choosing.plays)
        drawn = draw_card(_face(moment, card, str(number % 10), marked=raised), size, look)
        blocks.append([*drawn, blank] if raised else [blank, *drawn])
    height = size.height + 1
    return centred(beside(blocks, gap=1) if blocks else [], width, height, room)


def draw_said(moment: Moment, width: int, height: int) -> Block:
    """What has happened, the latest last; or the plays to choose from."""
    palette = moment.look.palette
    inner = width - 2
    if moment.choosing.listing:
        lines = _choices(moment, inner, height)
    else:
        lines = []
        for number, sentence in enumerate(reversed(moment.told)):
            style = "" if number == 0 else palette.soft
            more = [Text(line, style=style) for line in wrapped(sentence, inner)]
            if lines and len(more) + len(lines) > height:
                break
            lines = [*more, *lines]
    return filled([Text.assemble(" ", line) for line in lines], width, height, palette.room)


def _choices(moment: Moment, width: int, height: int) -> list[Text]:
    """The plays of the chosen card around the one looked at."""
    choosing, signs = moment.choosing, moment.look.signs
    plays = choosing.plays
    first = max(0, min(choosing.place - height // 2, len(plays) - height))
    shown = list(enumerate(plays))[first : first + height]
    lines = []
    for number, play in shown:
        here = number == choosing.place
        start = f"{signs.cursor if here else ' '} {number + 1}/{len(plays)}  "
        line = start + _sum(play, moment.look) + _gains(moment, play)
        if cell_len(line) > width:
            line = start + _sum(play, moment.look).replace(" ", "")
        lines.append(Text(line, style=moment.look.palette.strong if here else ""))
    return lines


def _sum(play: Play, look: Look) -> str:
    return " + ".join(str(short(card, look)) for card in play.captured)


def _gains(moment: Moment, play: Play) -> str:
    gains = moment.words.words.gains(play)
    return f" {moment.look.signs.arrow} {', '.join(gains)}" if gains else ""


def draw_prompt(moment: Moment, width: int) -> Block:
    """What the reader is asked, or what the chosen card would do."""
    palette = moment.look.palette
    lines = [Text(line) for line in wrapped(_question(moment), width - 2)][:_PROMPT]
    lines = lines or [Text()]
    lines[0].stylize(palette.strong if moment.view.turn == READER else palette.soft)
    return filled([Text.assemble(" ", line) for line in lines], width, _PROMPT, palette.room)


def _question(moment: Moment) -> str:
    words, view, choosing = moment.words.words, moment.view, moment.choosing
    if moment.staged is not None or not view.turn:
        return ""
    if view.turn != READER:
        return words("foot-wait", who=moment.words.seat(view.turn))
    ready, card = choosing.ready, choosing.card
    if ready is not None:
        return play_text(moment, ready)
    if card is None:
        return words("foot-choose")
    return capital(words("several-plays", card=words.card(card), count=len(choosing.plays)))


def play_text(moment: Moment, play: Play) -> str:
    """What a play does: with full names where there is room, else with signs."""
    words = moment.words.words
    if not play.captured:
        return capital(words("play-lay", card=words.card_object(play.card)))
    cards = _sum(play, moment.look)
    if len(play.captured) <= _NAMED:
        cards = " + ".join(map(words.card, play.captured))
    elif len(play.captured) > _SPACED:
        cards = cards.replace(" ", "")
    take = words("play-take", card=words.card(play.card), cards=cards)
    return capital(take) + _gains(moment, play)


def draw_keys(moment: Moment, width: int) -> Text:
    """The keys, in one line."""
    words, signs = moment.words.words, moment.look.signs
    keys = [
        (f"{signs.left}{signs.right}", words("does-card")),
        (words("key-enter"), words("does-play")),
        ("?", words("menu-keys")),
        ("n", words("menu-new")),
        ("q", words("does-quit")),
    ]
    if len(moment.choosing.plays) > 1:
        keys.insert(1, (signs.vertical, words("does-choose")))
    return key_line(keys, width, moment.look)


def key_line(keys: Sequence[tuple[str, str]], width: int, look: Look) -> Text:
    """Keys with what they do."""
    palette = look.palette
    line = Text(" ")
    for key, does in keys:
        line.append(f" {key} ", style=palette.key)
        line.append(f" {does}   ")
    return fit(line, width, palette.room)
