"""A variant: every rule that may differ from table to table, as one frozen value.

Sources: the project's rules page; the defaults are those of base Scopa. Decisions taken where
sources disagree are documented at each switch.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import MISSING, dataclass, fields
from functools import cached_property
from typing import Any, Final, Literal, get_args, get_type_hints

from scopa.rules.errors import VariantError, shortened

Capture = Literal["single-first", "fewest", "any", "fifteen"]
Ace = Literal["plain", "sweep"]
AceOnAce = Literal["sweep", "single"]
LastSweep = Literal["last-card", "last-capture", "counts"]
Target = Literal[11, 16, 21, 31]

CATEGORIES: Final = (
    "carte",
    "denari",
    "settebello",
    "primiera",
    "scope",
    "re_bello",
    "napola",
    "tris",
)
"""Every scoring category there is, in the order of a tally."""


@dataclass(frozen=True)
class Variant:
    """The rules of one game. Each field is one rule; :func:`scopa.find_variant` names the values.

    Raises :class:`VariantError` when the switches do not go together.
    """

    name: str
    """The named variant this value is, or derives from."""
    players: int = 2
    """Seats at the table, 2 to 4. Four play as two sides: seats 1 and 3 against 2 and 4."""
    hand_size: int = 3
    """Cards dealt to each seat at a time: 3, or 9 or 10 in Scopone (the whole stock at once)."""
    table_size: int = 4
    """Cards dealt face up to the table at the start of a round."""
    capture: Capture = "single-first"
    """What a card may take: a single card of its value before any sum (``single-first``), the
    sets with the fewest cards (``fewest``), every set with its value (``any``), or every set that
    makes 15 together with it (``fifteen``)."""
    ace: Ace = "plain"
    """``plain``: an ordinary 1. ``sweep``: an ace takes the whole table, if there is one."""
    ace_on_ace: AceOnAce = "sweep"
    """Sweeping ace, with an ace on the table: take all (``sweep``) or exactly one ace
    (``single``)."""
    ace_sweep_is_scopa: bool = False
    """Whether an ace's sweep scores. A lone ace taken by an ace always scores."""
    last_sweep: LastSweep = "last-card"
    """Which sweep does not score: the round's very last card (``last-card``), the round's last
    capture (``last-capture``), or none (``counts``)."""
    re_bello: bool = False
    """One point for the king of coins."""
    napola: bool = False
    """Ace, 2, 3 of coins on one side: three points, and one more for each coin that follows."""
    tris: bool = False
    """One point for each capture of exactly three cards of three suits that make 15."""
    target: Target = 11
    """The match ends when a side has this many points at the end of a round."""

    def __post_init__(self) -> None:
        for error in _conflicts(self):
            raise error

    @cached_property
    def sides(self) -> int:
        """How many sides score: two, or three when three players play each alone."""
        return 3 if self.players == 3 else 2

    @cached_property
    def deal_size(self) -> int:
        """How many cards one deal puts into the hands, all seats together."""
        return self.hand_size * self.players

    @cached_property
    def full_stock(self) -> int:
        """How many cards the stock holds once hands and table have been dealt."""
        return 40 - self.deal_size - self.table_size

    @cached_property
    def redeals_kings(self) -> bool:
        """Whether three or four kings on the first table mean a new deal."""
        return self.table_size > 0 and self.capture != "fifteen" and self.ace == "plain"

    @cached_property
    def categories(self) -> tuple[str, ...]:
        """What this variant counts, in the order of a tally."""
        toggles = {"re_bello", "napola", "tris"}
        return tuple(c for c in CATEGORIES if c not in toggles or getattr(self, c))

    def side_of(self, seat: int) -> int:
        """The side (from 1) on which a seat (from 1) plays."""
        return seat if self.players == 3 else 2 - seat % 2

    def seat_after(self, seat: int) -> int:
        """The seat that plays after this one (to its right, as play runs counter-clockwise)."""
        return seat % self.players + 1

    def seat_before(self, seat: int) -> int:
        """The seat that plays before this one: where it leads, the dealer."""
        return (seat - 2) % self.players + 1

    def switches(self) -> Iterator[tuple[str, str]]:
        """Every switch with its value as text, in canonical order."""
        for name in SWITCHES:
            yield name, _switch_text(getattr(self, name))


SWITCHES: Final = (
    "players",
    "capture",
    "ace",
    "ace_on_ace",
    "ace_sweep_is_scopa",
    "last_sweep",
    "re_bello",
    "napola",
    "tris",
    "target",
)
"""The fields a text may override, in canonical order."""


def switch_values(name: str) -> tuple[str, ...]:
    """Every value of a switch, as text, the default first; KeyError for an unknown switch."""
    values = tuple(_switch_text(value) for value in _ALLOWED[name])
    default = _switch_text(_DEFAULTS[name])
    return (default, *(value for value in values if value != default))


def parse_switch(name: str, text: str) -> Any:
    """The value that ``text`` means for a switch; VariantError names what is wrong."""
    if name not in _ALLOWED:
        known, shown = ", ".join(SWITCHES), shortened(name)
        raise VariantError(
            "unknown-switch",
            f"unknown switch {shown!r} (there are: {known})",
            switch=shown,
            known=known,
        )
    for value in _ALLOWED[name]:
        if _switch_text(value) == text:
            return value
    allowed, shown = ", ".join(switch_values(name)), shortened(text)
    raise VariantError(
        "bad-switch-value",
        f"switch {name} cannot be {shown!r} (it can be: {allowed})",
        switch=name,
        value=shown,
        allowed=allowed,
    )


def _switch_text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _allowed_values() -> dict[str, tuple[Any, ...]]:
    hints = get_type_hints(Variant)
    allowed: dict[str, tuple[Any, ...]] = {"players": (2, 3, 4)}
    for name in SWITCHES[1:]:
        allowed[name] = (False, True) if hints[name] is bool else get_args(hints[name])
    return allowed


_ALLOWED: Final = _allowed_values()
_DEFAULTS: Final = {f.name: f.default for f in fields(Variant) if f.default is not MISSING}


def idle_switch(switch: str, needed: str) -> VariantError:
    """The error for a switch that means nothing without another: ``needed`` as ``name=value``."""
    return VariantError(
        "idle-switch", f"{switch} matters only where {needed}", switch=switch, needed=needed
    )


def _conflicts(v: Variant) -> Iterator[VariantError]:
    """Why these switches do not go together, one error a reason."""
    reason = None
    if v.players not in _ALLOWED["players"]:
        reason = f"there are 2, 3 or 4 players, not {v.players}"
    elif (v.hand_size, v.table_size) not in ((3, 4), (9, 4), (10, 0)):
        reason = f"{v.hand_size} cards a hand and {v.table_size} on the table is not a deal"
    elif v.hand_size > 3 and v.players != 4:
        reason = f"Scopone is for four players, not {v.players}"
    if reason is not None:
        yield VariantError("variant-conflict", f"{v.name}: {reason}", reason=reason)
    if v.ace == "plain" and v.ace_on_ace != "sweep":
        yield idle_switch("ace_on_ace", "ace=sweep")
    if v.ace == "plain" and v.ace_sweep_is_scopa:
        yield idle_switch("ace_sweep_is_scopa", "ace=sweep")
    if v.tris and v.capture != "fifteen":
        yield idle_switch("tris", "capture=fifteen")
    for name in SWITCHES[1:]:
        if getattr(v, name) not in _ALLOWED[name]:
            parse_switch(name, _switch_text(getattr(v, name)))


def differing_switches(variant: Variant, base: Variant) -> Iterable[tuple[str, str]]:
    """The switches in which a variant differs from another, in canonical order."""
    there = dict(base.switches())
    return ((name, text) for name, text in variant.switches() if there[name] != text)
