"""Guides are the variant's own rules; what is drawn and said on the pages holds by the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given, settings

import scopa
from scopa import VARIANTS, VariantError
from scopa.learn.course import CHAPTERS, course
from scopa.learn.documents import lesson_document
from scopa.learn.guides import guide, prime_values
from scopa.learn.pages import glossary, page_data, questions, strategy
from scopa.rules.catalog import player_counts
from scopa.rules.scoring import PRIME_VALUES
from scopa.rules.variant import SWITCHES, Variant, parse_switch, switch_values
from scopa.texts import LANGUAGES, Texts
from tests.learn.catalogues import learn_messages
from tests.learn.test_course import taken_percent, texts_used
from tests.naive import captures, subsets, text_of
from tests.strategies import EVERY_VARIANT, variants

ADVICE = page_data()["advice"]


def blocks(variant: Variant) -> list[dict[str, Any]]:
    """Every paragraph of a variant's guide."""
    return [block for section in guide(variant)["sections"] for block in section["blocks"]]


def _neighbours(variant: Variant) -> Iterator[tuple[str, Variant]]:
    """The variants that differ from this one in one switch."""
    for switch in SWITCHES:
        for text in switch_values(switch):
            value = parse_switch(switch, text)
            if value != getattr(variant, switch):
                try:
                    yield switch, replace(variant, **{switch: value})
                except VariantError:
                    continue


@settings(max_examples=30)
@given(variants())
def test_a_guide_tells_every_switch(variant: Variant) -> None:
    """Whatever switch is changed, the guide says something else."""
    told = guide(variant)["sections"]
    for switch, other in _neighbours(variant):
        assert guide(other)["sections"] != told, switch


@settings(max_examples=30)
@given(variants())
def test_a_guide_can_be_read_and_its_drawings_are_played(variant: Variant) -> None:
    """Every paragraph has its text with its values; each drawn play is one the rules offer."""
    for block in blocks(variant):
        for language in LANGUAGES:
            assert learn_messages(language)[block["text"]] == set(block["values"])
        drawn = block["drawing"]
        if drawn and drawn["table"]:
            assert {play.rstrip("#") for play in drawn["plays"]} == _naive_plays(variant, drawn)


def _naive_plays(variant: Variant, drawn: dict[str, Any]) -> set[str]:
    """The plays of a drawing by the second implementation of the rules."""
    cards = [scopa.parse_card(text) for text in (drawn["card"], *drawn["table"])]
    card, *table = ((int(card.rank), int(card.suit)) for card in cards)
    taken = captures(variant, card[0], table, subsets(table))
    return {
        f"{drawn['card']}x{''.join(sorted(map(text_of, chosen), key=_place))}" for chosen in taken
    } or {drawn["card"]}


def _place(text: str) -> int:
    return scopa.parse_card(text).index


EXPECTED = {
    "guide-capture-single-first": ["7bx7c"],
    "guide-capture-fewest": ["7bx4d3b"],
    "guide-capture-any": ["7bx4d3s", "7bx7c"],
    "guide-capture-fifteen": ["5sx3c7s"],
    "guide-ace-on-ace-single": ["AsxAd"],
}
"""What the paragraphs say about their drawings."""


@pytest.mark.parametrize("variant", EVERY_VARIANT, ids=str)
@pytest.mark.parametrize("capture", ["single-first", "fewest", "any", "fifteen"])
def test_drawings_show_what_their_paragraph_says(variant: Variant, capture: Any) -> None:
    """A drawing shows the rule it stands beside: all of the table for a sweep, two ways for two."""
    rules = replace(variant, capture=capture, tris=False)
    for block in blocks(rules):
        text, drawn = block["text"], block["drawing"]
        if text in EXPECTED:
            assert sorted(drawn["plays"]) == sorted(EXPECTED[text])
        if text == "guide-capture-choice":
            assert len(drawn["plays"]) > 1 or capture == "fifteen"
        if text in ("guide-ace-sweep", "guide-ace-on-ace-sweep"):
            (play,) = drawn["plays"]
            assert scopa.parse_play(play).captured == scopa.parse_set("".join(drawn["table"]))
        if text == "guide-scopa-about":
            assert drawn["plays"][0].endswith("#")


@pytest.mark.parametrize("name", VARIANTS)
def test_a_guide_says_for_how_many_a_game_is(name: str) -> None:
    """Where other numbers may play than the one whose rules are read, that is said."""
    said = {block["text"] for block in blocks(scopa.find_variant(name))}
    assert ("guide-any-number" in said) == (player_counts(name) == (2, 3, 4))


def test_prime_values_are_the_scorers() -> None:
    """The values that are told are those that are counted, the best first."""
    told = prime_values()
    assert list(told.values()) == sorted(told.values(), reverse=True)
    for card, value in told.items():
        assert PRIME_VALUES[scopa.parse_card(card).rank] == value


@pytest.mark.parametrize("advice", ADVICE, ids=lambda advice: advice["name"])
def test_advice_claims_hold(advice: dict[str, Any]) -> None:
    """What a piece of advice claims about its drawing or in numbers is so."""
    (shown,) = [a["drawing"] for a in strategy()["advice"] if a["name"] == advice["name"]]
    table = scopa.parse_set("".join(shown["table"])) if shown else scopa.parse_set("-")
    for claim, value in advice.get("claims", {}).items():
        match claim:
            case "sum":
                assert table.total == value
            case "unsweepable":
                assert value == (table.total > max(scopa.Rank))
            case "scopa":
                assert value == any(play.endswith("#") for play in shown["plays"])
            case "takes":
                assert value in shown["plays"]
            case "taken_percent":
                held = {"one": 1, "two": 2, "three": 3}
                assert value == {name: taken_percent(held[name]) for name in value}
            case "enough":
                assert value == {"cards": 40 // 2 + 1, "coins": 10 // 2 + 1}
            case "even_captures":
                assert value is all(_is_even(play) for play in _captures())
            case _:
                pytest.fail(f"nobody checks {claim}")


def _captures() -> Iterator[scopa.Play]:
    """Some captures of base Scopa: those of every card on one rich table."""
    table = "A2345.67.FC.R"
    for card in scopa.CARDS:
        if card not in scopa.parse_set(table):
            position = scopa.parse_position(
                f"{card}/- {table} 1 - -/- 0/0 -", VARIANTS["scopa"], partial=True
            )
            yield from (play for play in position.plays() if play.captured)


def _is_even(play: scopa.Play) -> bool:
    return (play.card.rank + play.captured.total) % 2 == 0


@cache
def _ids() -> set[str]:
    """Every id that some document or some answer names."""
    source = files("scopa.learn").joinpath("answers.py").read_text("utf-8")
    ids = set(re.findall(r'"(attempt-[a-z-]+)"', source))
    ids |= {f"chapter-{chapter}" for chapter in CHAPTERS}
    for lesson in course().values():
        ids |= {lesson.text, f"{lesson.text}-about"}
        ids |= {text for text, _ in texts_used(lesson_document(lesson))}
    ids |= {f"{start}{end}" for start, end in _pages()}
    for variant in EVERY_VARIANT:
        for _, near in [("", variant), *_neighbours(variant)]:
            ids |= {section["title"] for section in guide(near)["sections"]}
            ids |= {block["text"] for block in blocks(near)}
    return ids | {"guide-ace-on-ace-single", "guide-ace-scopa"}


def _pages() -> Iterator[tuple[str, str]]:
    for start, names, end in (
        ("term-", glossary()["terms"], "-about"),
        ("question-", questions()["questions"], "-answer"),
        ("advice-", [advice["name"] for advice in strategy()["advice"]], "-about"),
    ):
        for name in names:
            yield start + name, ""
            yield start + name, end


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_holds_what_is_used_and_nothing_else(language: str) -> None:
    """Every id has its text, and no text is there for nothing.

    What the client's pages say themselves (``learn-``) is held against its sources there.
    """
    ids = {text for text in learn_messages(language) if not text.startswith("learn-")}
    assert ids == _ids()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_learn_catalogue_is_read_beside_the_first(language: str) -> None:
    """The course's texts are a part of their own, to be read with the rest when they are needed."""
    texts = Texts(language, "learn")
    assert "lesson-deck" in texts
    assert "app-name" in texts
    assert "lesson-deck" not in Texts(language)
    assert set(learn_messages(language)) & set(_main(language)) == set()


def _main(language: str) -> list[str]:
    source = files("scopa").joinpath("locale", f"{language}.ftl").read_text("utf-8")
    return re.findall(r"^([a-z][\w-]*) *=", source, re.MULTILINE)
