"""Golden positions: what good players do in them, and what each of Chitarella's rules says."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from scopa import Play, Position, View, find_bot, find_variant, parse_position, parse_view
from scopa.bots import chitarella as rules
from scopa.bots.chitarella import Reading

SCIENTIFICO = find_variant("scopone-scientifico")
Rule = Callable[[Reading, Play], float]


def position(text: str, code: str = "scopone-scientifico") -> Position:
    """A position in which not every card need be placed."""
    return parse_position(text, find_variant(code), partial=True)


def choice(name: str, view: View) -> str:
    """What a bot plays."""
    return str(find_bot(name, rng=random.Random(1)).choose(view))


def said(rule: Rule, view: View) -> dict[str, float]:
    """What a rule says of each play."""
    reading = Reading(view)
    return {str(play): rule(reading, play) for play in view.plays()}


# Both players agree on these. The others' cards are there to be counted, and nobody looks at them.
# In the last two the seat deals: leading, the prudent player would rather keep its courts, which
# wins it more rounds (docs/strength.md).
GOLDEN = {
    "a scopa is made": ("5sFcRs/3c4d/Ab/6b 2d3b 1 - -/- 0/0 -", "5sx2d3b#"),
    "the settebello is taken": ("7s2sRb/3c4d/Ab/6b 7dCcRc 1 - -/- 0/0 -", "7sx7d"),
    "a coin is taken rather than a cup": ("FsRb/3c4d/Ab/6b FdFcRc6s 1 - -/- 0/0 -", "FsxFd"),
    "of one's cards the seven is kept": ("7cFsCs/3c4d/Ab/6b RcRd 1 - -/- 0/0 -", {"Fs", "Cs"}),
    "no total of ten or less is left": ("4cRsRd/5b6d/Ab3b/6b3c 3dFc 1 - -/- 0/0 -", "Rs"),
    "no 5+2 is left while sevens are about": (
        "2sFbFc/3c4d/AbAs/6b3s 5dRcCs 1 - -/- 0/0 -",
        {"Fb", "Fc"},
    ),
}


@pytest.mark.parametrize("name", ["chitarella", "prudente"])
@pytest.mark.parametrize(("text", "wanted"), GOLDEN.values(), ids=GOLDEN)
def test_golden_positions(name: str, text: str, wanted: str | set[str]) -> None:
    """The principle in the case's name decides."""
    plays = {wanted} if isinstance(wanted, str) else wanted
    assert choice(name, position(text).view(1)) in plays


@pytest.mark.parametrize("name", ["chitarella", "prudente"])
@pytest.mark.parametrize(
    ("hand", "rank"),
    [
        ("Ad2c3s4b5d6c7sFbCdCc", "C"),
        ("Ad2c3s4b5d6c7sFbFdFc", "F"),
        ("3d3c3s4b4d6c7sFbCdRc", "3"),
    ],
)
def test_the_opening_is_a_double_or_a_triple(name: str, hand: str, rank: str) -> None:
    """On an empty table a card held twice is laid rather than a single, and a triple first."""
    view = parse_view(f"{hand}/?10/?10/?10 - 1 - -/- 0/0 -", SCIENTIFICO)
    assert choice(name, view)[0] == rank


@pytest.mark.parametrize("name", ["chitarella", "prudente"])
def test_the_last_of_a_rank_is_safe(name: str) -> None:
    """On an empty table a card whose like are all gone is laid, since nothing can take it."""
    view = position("CsRs/FbRb/Ab/6b - 1 1 C.C..C/F.F.. 0/0 -").view(1)
    assert choice(name, view) == "Cs"


@pytest.mark.parametrize("name", ["chitarella", "prudente"])
@pytest.mark.parametrize("code", ["assi", "asso-piglia-tutto"])
def test_a_sweeping_ace_is_kept(name: str, code: str) -> None:
    """Where an ace takes all, it does not go for one poor card while there is another play."""
    view = position("AcRb/3c4d 2s 1 - -/- 0/0 -", code).view(1)
    if code == "assi":  # here the sweep does not even score
        assert choice(name, view) == "Rb"
    rich = position("AcRb/3c4d 7d7cFdCc 1 - -/- 0/0 -", code).view(1)
    assert choice(name, rich).startswith("Acx")


def test_the_partners_double_is_left_to_him() -> None:
    """A card that the partner laid is not taken with its like, when an enemy's is there too."""
    start = position("FsCb2d/3c4d/Fd5s/Cc6b Rc 3 - -/- 0/0 -")
    view = start.after("Fd").after("Cc").view(1)
    verdict = said(rules.spares_partners_double, view)
    assert verdict["FsxFd"] < verdict["CbxCc"] == 0
    assert choice("chitarella", start.after("Fd").after("Cc").view(1)) == "CbxCc"


def test_the_partners_card_is_laid_again() -> None:
    """When the partner's card was taken by its like, the last but one of the rank is laid."""
    start = position("FsCb2d/3c4d/FdFb/Fc6b RcRd 3 - -/- 0/0 -")
    view = start.after("Fd").after("FcxFd").view(1)
    verdict = said(rules.lays_partners_card_again, view)
    assert verdict["Fs"] > verdict["Cb"] == 0


def test_parity_is_minded_by_side() -> None:
    """The leading side unpairs, the dealer's side does not; like with like is neither."""
    table = "2c3sRs"
    leads = position(f"5sRb/4d4b/AbAs/6b6s {table} 1 - -/- 0/0 -").view(1)
    leading = said(rules.minds_parity, leads)
    assert leading["5sx2c3s"] > 0
    assert leading["RbxRs"] == 0
    follows = position(f"4d/5sRb/AbAs/6b6s {table} 2 - -/- 0/0 -").view(2)
    dealers = said(rules.minds_parity, follows)
    assert min(dealers.values()) < 0 == max(dealers.values())


def test_sevens_are_guarded_only_while_there_are_any() -> None:
    """A pair that makes seven is no danger once all sevens are seen."""
    hands = "2sFb/3c4d/Ab/6b 5dRcCs 1"
    assert said(rules.guards_sevens, position(f"{hands} - -/- 0/0 -").view(1))["2s"] < 0
    gone = position(f"{hands} 1 7.7.7.7/- 0/0 -").view(1)
    assert said(rules.guards_sevens, gone)["2s"] == 0


def test_a_scopa_passed_up_tells() -> None:
    """Who did not sweep with a rank is taken to lack it, so that his holding it is less likely."""
    start = position("2s3cRb/4d5d/Ab7c/6bRs FcAc 4 - -/- 0/0 -")
    reading = Reading(start.after("Rs").view(1))
    assert reading.lacking == {1: 0, 2: 0, 3: 0, 4: 1 << 8}
    assert 0 < reading.chance(9, 4) < reading.chance(9, 3) == reading.chance(9, 2)


def test_the_partner_is_fed_where_the_enemy_has_shown_he_cannot() -> None:
    """A table for the partner's scopa is good when the next player passed that scopa up."""
    start = position("RbFs3s/5d2s6s/4sRs6d/6b7b7c 4c5c 2 - -/- 0/0 -")
    view = start.after("5dx5c").after("4sx4c").after("6b").view(1)
    assert Reading(view).lacking[2] == 1 << 8
    verdict = said(rules.feeds_the_partner, view)
    assert verdict["3s"] > verdict["Rb"] == verdict["Fs"] == 0


def test_the_mill_is_started() -> None:
    """Taking so that the next player can only lay beats leaving him a card that he may take."""
    view = position("FsCs/3c4d/Ab/6b FdCd 1 1 .F..F/- 0/0 -").view(1)
    verdict = said(rules.starts_the_mill, view)
    assert verdict["CsxCd"] > verdict["FsxFd"]
