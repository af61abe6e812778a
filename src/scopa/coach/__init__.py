"""The coach: what the best play is, from what a seat may know."""

from scopa.coach.hint import hint

__all__ = ["hint"]
