"""A screen that gives one answer and is gone."""

from __future__ import annotations

from typing import TypeVar

from textual.screen import Screen

Answer = TypeVar("Answer")


class Asking(Screen[Answer]):
    """A screen of which only the first answer counts, however fast the keys come."""

    _answered = False

    def answer(self, answer: Answer) -> None:
        """Give this answer. Textual's ``dismiss`` alone would close the screen beneath as well."""
        if not self._answered:
            self._answered = True
            self.dismiss(answer)
