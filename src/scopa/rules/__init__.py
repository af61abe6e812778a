"""The game: variants, captures, positions, scoring and matches. Pure, and standard library only."""
