"""Variants and the text that spells them."""

from __future__ import annotations

import copy
import dataclasses
import importlib
import pickle
import pkgutil

import pytest
from hypothesis import given

import scopa
from scopa import VARIANTS, Variant, VariantError, find_variant, player_counts, variant_code
from scopa.rules.variant import SWITCHES, parse_switch, switch_values
from tests.strategies import variants


def test_the_named_variants() -> None:
    """Exactly the variants of the rules page, with its players, deal and categories."""
    base = ("carte", "denari", "settebello", "primiera", "scope")
    expected = {
        "scopa": ((2,), 3, 4, base),
        "scopa-3": ((3,), 3, 4, base),
        "scopa-4": ((4,), 3, 4, base),
        "scopone": ((4,), 9, 4, base),
        "scopone-scientifico": ((4,), 10, 0, base),
        "quindici": ((2, 3, 4), 3, 4, base),
        "quindici-napoli": ((2, 3, 4), 3, 4, (*base, "napola", "tris")),
        "assi": ((2, 3, 4), 3, 4, base),
        "re-bello": ((2, 3, 4), 3, 4, (*base, "re_bello")),
        "asso-piglia-tutto": ((2, 3, 4), 3, 4, base),
    }
    found = {
        name: (player_counts(name), v.hand_size, v.table_size, v.categories)
        for name, v in VARIANTS.items()
    }
    assert found == expected


@given(variants())
def test_code_and_variant_name_each_other(variant: Variant) -> None:
    """find_variant(variant_code(v)) is v, and the code is canonical."""
    code = variant_code(variant)
    assert find_variant(code) == variant
    assert variant_code(find_variant(f"  {code} ")) == code


def test_switches_in_any_order_have_one_spelling() -> None:
    """Order and values equal to the default do not matter to the canonical text."""
    code = "scopone-scientifico?re_bello=true&target=21"
    assert variant_code(find_variant("scopone-scientifico?target=21&re_bello=true")) == code
    assert variant_code(find_variant("quindici?players=2&capture=fifteen")) == "quindici"


@pytest.mark.parametrize(
    ("code", "error", "named"),
    [
        ("bridge", "unknown-variant", "'bridge'"),
        ("", "unknown-variant", "''"),
        ("x" * 500, "unknown-variant", "x"),
        ("scopa?colour=red", "unknown-switch", "'colour'"),
        ("scopa?name=x", "unknown-switch", "'name'"),
        ("scopa?hand_size=9", "unknown-switch", "'hand_size'"),
        ("scopa?capture=all", "bad-switch-value", "capture"),
        ("scopa?target=12", "bad-switch-value", "target"),
        ("scopa?re_bello=True", "bad-switch-value", "re_bello"),
        ("scopa?players=5", "bad-switch-value", "players"),
        ("scopa?", "bad-switch", "name=value"),
        ("scopa?re_bello", "bad-switch", "'re_bello'"),
        ("scopa?target=21&target=21", "switch-twice", "target"),
        ("scopone?players=3", "players-conflict", "scopone is for 4 players, not 3"),
        ("scopa?players=3", "players-conflict", "scopa is for 2 players, not 3"),
        ("scopa?ace_on_ace=single", "idle-switch", "ace=sweep"),
        ("assi?ace=plain&ace_sweep_is_scopa=false", "idle-switch", "ace=sweep"),
        ("scopa?tris=true", "idle-switch", "capture=fifteen"),
        ("quindici-napoli?capture=any", "idle-switch", "capture=fifteen"),
    ],
)
def test_refusals_name_what_is_wrong(code: str, error: str, named: str) -> None:
    """An unknown name, switch or value, or a conflict, is refused with the offending part."""
    with pytest.raises(VariantError) as caught:
        find_variant(code)
    assert caught.value.code == error
    assert named in str(caught.value)
    assert len(str(caught.value)) < 400


@pytest.mark.parametrize(
    "changes",
    [
        {"players": 5},
        {"hand_size": 4},
        {"hand_size": 9, "table_size": 4},
        {"ace_on_ace": "single"},
        {"ace_sweep_is_scopa": True},
        {"target": 12},
        {"capture": "most"},
    ],
)
def test_values_that_make_no_sense_cannot_be_built(changes: dict[str, object]) -> None:
    """The value itself refuses a combination that makes no sense, however it is made."""
    with pytest.raises(VariantError):
        dataclasses.replace(VARIANTS["scopa"], **changes)  # type: ignore[arg-type]


def test_every_switch_lists_its_values() -> None:
    """The values of a switch begin with its default, and each can be parsed back."""
    for name in SWITCHES:
        values = switch_values(name)
        assert values[0] == dict(VARIANTS["scopa"].switches())[name]
        assert len(set(values)) == len(values) > 1
        for text in values:
            assert str(parse_switch(name, text)).lower() == text


def test_an_ace_may_be_made_plain_again() -> None:
    """Making the ace plain again takes its sub-switches with it, in the value and in the text."""
    variant = find_variant("asso-piglia-tutto?ace=plain")
    assert (variant.ace_on_ace, variant.ace_sweep_is_scopa) == ("sweep", False)
    assert variant.redeals_kings
    assert variant_code(variant) == "asso-piglia-tutto?ace=plain"


def test_errors_form_one_tree() -> None:
    """Everything the package refuses can be caught as ScopaError, and has a code."""
    for error in (
        scopa.VariantError,
        scopa.PositionError,
        scopa.IllegalPlay,
        scopa.NotationError,
        scopa.RecordError,
        scopa.UnsupportedError,
    ):
        assert issubclass(error, scopa.ScopaError)
    assert scopa.UnsupportedError("three-sides", "no").code == "three-sides"


def kinds(error: type[scopa.ScopaError]) -> list[type[scopa.ScopaError]]:
    """A kind of error with all kinds below it."""
    return [error, *(kind for below in error.__subclasses__() for kind in kinds(below))]


def test_errors_come_back_from_other_processes() -> None:
    """Whatever an error's kind is made of, a copy says the same, with all that it carries."""
    for module in pkgutil.walk_packages(scopa.__path__, "scopa."):
        if module.name.endswith("errors") or module.name.startswith("scopa.arena"):
            importlib.import_module(module.name)
    every = kinds(scopa.ScopaError)
    assert len(every) > 12
    for kind in every:
        error = kind.__new__(kind, "it went wrong")
        scopa.ScopaError.__init__(error, "went-wrong", "it went wrong", ply=3)
        error.__dict__["text"] = "5z"
        again = pickle.loads(pickle.dumps(error))  # noqa: S301  # our own
        assert type(again) is kind
        assert str(again) == "it went wrong"
        assert vars(again) == vars(error)
    with pytest.raises(scopa.PositionError) as caught:
        scopa.parse_position("5d/5d 5d 2 1# -/- 0/0 -", find_variant("scopa"), partial=True)
    assert copy.copy(caught.value).faults == caught.value.faults
