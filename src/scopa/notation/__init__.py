"""Text in, text out: cards, sets, plays, positions and records. Lenient in, canonical out."""
