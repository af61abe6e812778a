"""What the keys do, what the signs on the cards mean, and the rules of the match."""

from __future__ import annotations

from rich.text import Text

from scopa.cards import Card, Rank, Suit
from scopa.rules.variant import Variant
from scopa.terminal.blocks import fit, wrapped
from scopa.terminal.look import Look
from scopa.terminal.words import Words

_KEY = 13


def help_lines(variant: Variant, words: Words, look: Look, width: int) -> list[Text | str]:
    """The lines of the help sheet."""
    return [
        *_keys(words, look),
        "",
        *_cards(words, look),
        "",
        Text(words("rules-in-force"), style="bold"),
        *wrapped(f" {look.signs.dot} ".join(rules_in_force(variant, words)), width),
    ]


def _keys(words: Words, look: Look) -> list[Text]:
    signs = look.signs
    keys = [
        (f"{signs.left} {signs.right}", "keys-along"),
        ("1-9 0", "keys-digits"),
        ("A F C R", "keys-ranks"),
        (signs.vertical, "keys-list"),
        (words("key-enter"), "keys-enter"),
        ("Esc", "keys-back"),
        ("n", "keys-new"),
        ("q", "keys-quit"),
        ("?", "keys-help"),
    ]
    return [
        Text.assemble(fit(Text(key, style=look.palette.strong), _KEY), words(does))
        for key, does in keys
    ]


def _cards(words: Words, look: Look) -> list[Text]:
    """The sign of each suit, and the letter and value of each court card."""
    suits = Text("   ").join(
        Text.assemble((look.suit(suit), "bold"), " ", words.suit(suit)) for suit in Suit
    )
    courts = [Card(rank, Suit.DENARI) for rank in (Rank.ASSO, Rank.FANTE, Rank.CAVALLO, Rank.RE)]
    ranks = Text("   ").join(
        Text.assemble((card.rank.letter, "bold"), f" {words.rank(card)} = {int(card.rank)}")
        for card in courts
    )
    return [suits, ranks]


def rules_in_force(variant: Variant, words: Words) -> list[str]:
    """The rules of a match in short."""
    tags = [
        words(f"tag-capture-{variant.capture}"),
        words(f"tag-ace-{variant.ace}"),
        words(f"tag-last-sweep-{variant.last_sweep}"),
    ]
    if variant.ace_on_ace == "single":
        tags.append(words("switch-ace-on-ace-single"))
    if variant.ace_sweep_is_scopa:
        tags.append(words("switch-ace-sweep-is-scopa"))
    tags += [
        words(f"switch-{name.replace('_', '-')}") for name in _BONUSES if getattr(variant, name)
    ]
    return [*tags, words("tag-target", target=variant.target)]


_BONUSES = ("re_bello", "napola", "tris")
