"""What a match is set up with: variant, players, target, bots, language and pace."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from scopa.bots import BOTS
from scopa.rules.catalog import VARIANTS, player_counts
from scopa.rules.variant import Variant, switch_values
from scopa.terminal.game import Company, seat_bots
from scopa.texts import LANGUAGES

PACES: Final = {"slow": 2.0, "normal": 1.2, "fast": 0.5, "off": 0.0}
"""Seconds for which a bot's play is shown before it is made."""
_TARGETS: Final = tuple(sorted(map(int, switch_values("target"))))
_BOTS: Final = tuple(BOTS)
_MOST_OTHERS: Final = 3


@dataclass
class Setup:
    """The choices for a match, each with a value at any time."""

    variant: Variant = VARIANTS["scopa"]
    bots: list[str] = field(default_factory=lambda: [_BOTS[-1]] * _MOST_OTHERS)
    """A bot for each of the three other seats there can be, from the reader's right."""
    language: str = "en"
    pace: str = "normal"

    def choose_bots(self, names: Sequence[str]) -> None:
        """Seat these bots; :class:`BotCountError` when there are too few or too many."""
        seated = seat_bots(self.variant, names)
        self.bots = [*seated, *[seated[-1]] * (_MOST_OTHERS - len(seated))]

    def company(self) -> Company:
        """The table that these choices make."""
        return Company(self.variant, tuple(self.bots[: self.variant.players - 1]))

    def choose_variant(self, name: str) -> None:
        """Take a named variant, and keep players and target where it allows them.

        The one there is stays as it is, with whatever switches it was asked for.
        """
        if name == self.variant.name:
            return
        target, players = self.variant.target, self.variant.players
        base = VARIANTS[name]
        kept = players if players in player_counts(name) else base.players
        self.variant = replace(base, players=kept, target=target)

    def fields(self) -> list[str]:
        """What is left to choose besides the variant, in the order of the screen."""
        several = len(player_counts(self.variant.name)) > 1
        seats = [f"bot-{seat}" for seat in self.company().others]
        return [*(["players"] if several else []), "target", *seats, "pace", "language"]

    def value(self, name: str) -> str:
        """The value of a field, as text."""
        if name.startswith("bot-"):
            return self.bots[_place(name)]
        return str(getattr(self, name, "") or getattr(self.variant, name, ""))

    def change(self, name: str, by: int) -> None:
        """Take the next value of a field, or the one before; round the ends."""
        values = self._values(name)
        value = values[(values.index(self.value(name)) + by) % len(values)]
        self._setters(name)(value)

    def _values(self, name: str) -> list[str]:
        if name.startswith("bot-"):
            return list(_BOTS)
        return {
            "players": [*map(str, player_counts(self.variant.name))],
            "target": [*map(str, _TARGETS)],
            "pace": list(PACES),
            "language": list(LANGUAGES),
        }[name]

    def _setters(self, name: str) -> Callable[[str], None]:
        if name in ("players", "target"):
            return lambda value: self._switch(name, value)
        if name.startswith("bot-"):
            return lambda value: self.bots.__setitem__(_place(name), value)
        return lambda value: setattr(self, name, value)

    def _switch(self, name: str, value: str) -> None:
        chosen: dict[str, Any] = {name: int(value)}
        self.variant = replace(self.variant, **chosen)


def _place(name: str) -> int:
    return int(name.removeprefix("bot-")) - 2
