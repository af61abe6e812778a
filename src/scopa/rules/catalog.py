"""The named variants, and the text that spells a variant: ``scopa?capture=any&target=21``.

A new variant is one entry here, its texts in the catalogues, and its cases in the tests.
Sources: the project's rules page. ``quindici-napoli``'s bonuses are only hinted at by our source;
``napola`` and ``tris`` are our reading of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from scopa.rules.errors import VariantError, shortened
from scopa.rules.variant import SWITCHES, Variant, differing_switches, idle_switch, parse_switch

_SCOPA: Final = Variant("scopa")
_SCOPONE: Final = replace(_SCOPA, name="scopone", players=4, hand_size=9)
_QUINDICI: Final = replace(_SCOPA, name="quindici", capture="fifteen")
_ASSI: Final = replace(_SCOPA, name="assi", ace="sweep")

VARIANTS: Final[dict[str, Variant]] = {
    variant.name: variant
    for variant in (
        _SCOPA,
        replace(_SCOPA, name="scopa-3", players=3),
        replace(_SCOPA, name="scopa-4", players=4),
        _SCOPONE,
        replace(_SCOPONE, name="scopone-scientifico", hand_size=10, table_size=0),
        _QUINDICI,
        replace(_QUINDICI, name="quindici-napoli", napola=True, tris=True),
        _ASSI,
        replace(_SCOPA, name="re-bello", re_bello=True),
        replace(_ASSI, name="asso-piglia-tutto", ace_on_ace="single", ace_sweep_is_scopa=True),
    )
}
"""The named variants in the order in which people should meet them."""

_ACE_SWITCHES: Final = ("ace_on_ace", "ace_sweep_is_scopa")
"""What is left to say about a sweeping ace, and falls away with it."""
_FOR_ANY_NUMBER: Final = {"quindici", "quindici-napoli", "assi", "re-bello", "asso-piglia-tutto"}


def player_counts(name: str) -> tuple[int, ...]:
    """How many may play the variant of this name, its usual number first."""
    return (2, 3, 4) if name in _FOR_ANY_NUMBER else (VARIANTS[name].players,)


def find_variant(text: str) -> Variant:
    """The variant that ``text`` spells: a name, or a name with switches (``name?switch=value&…``).

    Raises :class:`VariantError` naming the unknown name, switch or value, or the conflict.
    """
    name, mark, query = text.strip().partition("?")
    if name not in VARIANTS:
        known, shown = ", ".join(VARIANTS), shortened(name)
        raise VariantError(
            "unknown-variant",
            f"unknown variant {shown!r} (there are: {known})",
            variant=shown,
            known=known,
        )
    return with_switches(VARIANTS[name], _pairs(query) if mark else ())


def with_switches(base: Variant, switches: Iterable[tuple[str, str]]) -> Variant:
    """A named variant with some switches set, each given as text.

    Raises :class:`VariantError` as :func:`find_variant` does.
    """
    chosen: dict[str, Any] = {}
    for switch, text in switches:
        if switch in chosen:
            raise VariantError(
                "switch-twice", f"switch {switch} is given more than once", switch=switch
            )
        chosen[switch] = parse_switch(switch, text)
    players = chosen.get("players", base.players)
    if players not in (allowed := player_counts(base.name)):
        counts = " or ".join(map(str, allowed))
        raise VariantError(
            "players-conflict",
            f"{base.name} is for {counts} players, not {players}",
            variant=base.name,
            players=players,
            allowed=counts,
        )
    if chosen.get("ace", base.ace) == "plain":
        for switch in _ACE_SWITCHES:
            if switch in chosen:
                raise idle_switch(switch, "ace=sweep")
        chosen |= {switch: getattr(_SCOPA, switch) for switch in _ACE_SWITCHES}
    return replace(base, **chosen)


def variant_code(variant: Variant) -> str:
    """The canonical text of a variant; :func:`find_variant` of it gives the variant back."""
    changed = dict(differing_switches(variant, VARIANTS[variant.name]))
    if variant.ace == "plain":
        for switch in _ACE_SWITCHES:
            changed.pop(switch, None)
    query = "&".join(f"{switch}={changed[switch]}" for switch in SWITCHES if switch in changed)
    return f"{variant.name}?{query}" if query else variant.name


def _pairs(query: str) -> Iterable[tuple[str, str]]:
    for part in query.split("&"):
        switch, equals, value = part.partition("=")
        if not equals:
            shown = shortened(part)
            raise VariantError(
                "bad-switch", f"a switch is written name=value, not {shown!r}", text=shown
            )
        yield switch.strip(), value.strip()
