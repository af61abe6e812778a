"""Where other programs fail at the rules: one golden position for each kind."""

from __future__ import annotations

import random
import time
from itertools import pairwise

import pytest
from hypothesis import given

import scopa
from scopa import Position
from scopa.rules import capture
from tests.strategies import positions


def puzzle(text: str, code: str = "scopa") -> Position:
    """A position that need not hold all cards."""
    return scopa.parse_position(text, scopa.find_variant(code), partial=True)


def texts(position: Position) -> set[str]:
    """The legal plays as texts."""
    return {str(play) for play in position.plays()}


@pytest.mark.parametrize(
    ("code", "sweeps"),
    [
        ("scopa", "7dx3c4c"),
        ("scopa?last_sweep=counts", "7dx3c4c#"),
        ("scopa?last_sweep=last-capture", "7dx3c4c"),
    ],
)
def test_the_very_last_card(code: str, sweeps: str) -> None:
    """The round's very last card never scores a scopa, unless the variant says that it does."""
    position = puzzle("-/7d 3c4c 2 1 A.A../- 0/0 -", code)
    assert texts(position) == {sweeps}
    after = position.after(sweeps)
    assert after.turn == 0
    assert after.scope == (0, int(sweeps.endswith("#")))


def test_the_last_card_of_an_intermediate_hand() -> None:
    """A sweep with the last card of a hand scores as long as there is stock to deal."""
    position = puzzle("-/7d 3c4c 2 1 A.A../- 0/0 AsAb2s2b3s3b")
    after = position.after("7dx3c4c#")
    assert after.scope == (0, 1)
    assert [len(hand) for hand in after.hands] == [3, 3]


def test_a_late_scopa_is_taken_back_when_no_capture_follows() -> None:
    """Where the last capture never scores, cards laid after it do not save its scopa."""
    code = "scopa?last_sweep=last-capture"
    position = puzzle("5d6d/7d 5c 1 - -/- 0/0 -", code)
    swept = position.after("5dx5c#")
    assert swept.scope == (1, 0)
    ended = swept.after("7d").after("6d")
    assert ended.scope == (0, 0)
    assert not ended.last_scored
    assert ended.piles[0] == scopa.parse_set("5d5c7d6d")
    saved = puzzle("5d7c/7d 5c 1 - -/- 0/0 -", code).after("5dx5c#").after("7d").after("7cx7d")
    assert saved.scope == (1, 0)


def test_laying_on_an_empty_table_is_no_scopa() -> None:
    """A card laid on an empty table takes nothing and scores nothing, an ace that sweeps too."""
    for code in ("scopa", "assi", "asso-piglia-tutto", "quindici"):
        position = puzzle("AdRc/7d - 1 - -/- 0/0 -", code)
        assert texts(position) == {"Ad", "Rc"}


def test_the_player_chooses_between_equal_cards() -> None:
    """With two cards of the played value on the table, either may be taken, but just one."""
    assert texts(puzzle("7s/2d 7d7c 1 - -/- 0/0 -")) == {"7sx7d", "7sx7c"}


def test_the_player_chooses_between_sums() -> None:
    """Every set with the right sum is offered, whatever its size."""
    position = puzzle("Fs/7d 5d3d6c2cAs2s 1 - -/- 0/0 -")
    assert texts(position) == {
        "Fsx3d5d",
        "Fsx2c6c",
        "Fsx6c2s",
        "Fsx5d2cAs",
        "Fsx5dAs2s",
        "Fsx3d2cAs2s",
    }


def test_forty_cards_on_the_table_are_no_burden() -> None:
    """Captures are found at once, however long the table."""
    table = "".join(str(card) for card in scopa.CARDS if str(card) != "Rd")
    start = time.perf_counter()
    for code in ("scopa?capture=any", "quindici", "scopa?capture=fewest"):
        plays = puzzle(f"Rd/- {table} 1 - -/- 0/0 -", code).plays()
        assert plays
    assert time.perf_counter() - start < 5


def test_leftovers_count_before_the_tally() -> None:
    """Cards left over go to who captured last, and may complete a napola."""
    position = puzzle("2b/- 3d 1 1 A2...A/- 0/0 -", "scopa?napola=true")
    outcome = position.after("2b").outcome()
    assert outcome is not None
    assert outcome.tally["napola"] == (3, 0)
    assert outcome.tally["scope"] == (0, 0)


def test_nobody_gets_leftovers_when_nobody_captured() -> None:
    """A round without any capture pays nobody."""
    over = puzzle("2b/- 5d 1 - -/- 0/0 -").after("2b")
    outcome = over.outcome()
    assert outcome is not None
    assert outcome.points == (0, 0)
    assert over.piles == (scopa.CardSet(), scopa.CardSet())


@pytest.mark.parametrize(
    ("piles", "tally"),
    [
        (("7.7.7.R", "6.6.6.7"), (0, 1)),
        (("7.7.7.", "2.2.2.2"), (0, 1)),
        (("7.7.7.", ".6.6.6"), (0, 0)),
        (("7.6.6.5", "6.7.5.6"), (0, 0)),
    ],
)
def test_primiera(piles: tuple[str, str], tally: tuple[int, int]) -> None:
    """73 loses to 75; a missing suit loses to any four; two missing suits, and ties, pay nobody."""
    outcome = scopa.score(piles, (0, 0), scopa.find_variant("scopa"))
    assert outcome.tally["primiera"] == tally


def test_three_players_tie_for_the_smallest_winning_counts() -> None:
    """14-14-12 cards and 4-4-2 coins pay nobody: they are no thresholds."""
    deck = list(scopa.CARDS)
    coins, rest = deck[:10], deck[10:]
    piles = [
        scopa.CardSet(coins[:4] + rest[:10]),
        scopa.CardSet(coins[4:8] + rest[10:20]),
        scopa.CardSet(coins[8:] + rest[20:]),
    ]
    outcome = scopa.score(piles, (0, 0, 0), scopa.find_variant("scopa-3"))
    assert [len(pile) for pile in piles] == [14, 14, 12]
    assert outcome.tally["carte"] == outcome.tally["denari"] == (0, 0, 0)


def test_ace_sweeps() -> None:
    """An ace takes everything or one ace, and scores, as its variant says."""
    crowded, lone_ace, other = "Ad5c", "Ad", "5c"
    for code, expected in {
        "assi": ("AcxAd5c", "AcxAd#", "Acx5c"),
        "asso-piglia-tutto": ("AcxAd", "AcxAd#", "Acx5c#"),
        "assi?ace_on_ace=single": ("AcxAd", "AcxAd#", "Acx5c"),
        "assi?ace_sweep_is_scopa=true": ("AcxAd5c#", "AcxAd#", "Acx5c#"),
    }.items():
        for table, play in zip((crowded, lone_ace, other), expected, strict=True):
            assert texts(puzzle(f"Ac6s/2d {table} 1 - -/- 0/0 -", code)) >= {play}
    both = puzzle("Ac6s/2d AdAb5c 1 - -/- 0/0 -", "asso-piglia-tutto")
    assert texts(both) >= {"AcxAd", "AcxAb"}


def test_fifteen_ignores_equal_values() -> None:
    """In capture-15 an equal card takes nothing; a king takes a five."""
    assert texts(puzzle("7d/2c 7c 1 - -/- 0/0 -", "quindici")) == {"7d"}
    assert texts(puzzle("Rd5s/2d 5c4s6s 1 - -/- 0/0 -", "quindici")) == {"Rdx5c", "5sx4s6s"}


def test_tris_pays_three_suits_only() -> None:
    """The bonus needs exactly three cards of three suits that make 15."""
    code = "quindici-napoli"
    assert puzzle("5d/- 4c6s 1 - -/- 0/0 -", code).after("5dx4c6s").tris == (1, 0)
    assert puzzle("5d/- 4d6s 1 - -/- 0/0 -", code).after("5dx4d6s").tris == (0, 0)
    assert puzzle("5d/- Rs 1 - -/- 0/0 -", code).after("5dxRs").tris == (0, 0)


def test_partners_share_a_pile() -> None:
    """Four players: what seat 3 takes lies with seat 1's cards; three players: each alone."""
    four = puzzle("7d/2c/7s/3c 5s 1 - -/- 0/0 -", "scopa-4")
    after = four.after("7d").after("2c").after("7sx7d")
    assert after.piles == (scopa.parse_set("7d7s"), scopa.CardSet())
    three = puzzle("7d/7c/2s 5s 1 - -/-/- 0/0/0 -", "scopa-3").after("7d").after("7cx7d")
    assert three.piles == (scopa.CardSet(), scopa.parse_set("7d7c"), scopa.CardSet())


def test_three_kings_are_dealt_again() -> None:
    """Three kings on the first table are dealt again where the variant minds, and only there."""
    kings = [card for card in scopa.CARDS if card.rank is scopa.Rank.RE]
    rest = [card for card in scopa.CARDS if card.rank is not scopa.Rank.RE]
    bad = [*rest[:6], *kings[:3], *rest[6:], kings[3]]

    class Rigged(random.Random):
        shuffles = 0

        def shuffle(self, x: list[scopa.Card]) -> None:  # type: ignore[override]
            self.shuffles += 1
            x[:] = bad if self.shuffles < 3 else list(scopa.CARDS)

    rng = Rigged()
    deal = scopa.deal(scopa.find_variant("scopa?target=21"), rng)
    assert rng.shuffles == 3
    assert deal.variant.target == 21
    for code in ("quindici", "assi", "asso-piglia-tutto"):
        rng = Rigged()
        scopa.deal(scopa.find_variant(code), rng)
        assert rng.shuffles == 1


def test_uneven_hands_of_a_puzzle_are_played_out() -> None:
    """In a partial position, seats without cards are passed over."""
    position = puzzle("2d3d4d/5d - 1 - -/- 0/0 -")
    turns = []
    while position.turn:
        turns.append(position.turn)
        position = position.after(position.plays()[0])
    assert turns == [1, 2, 1, 1]


def test_nothing_is_played_after_the_end() -> None:
    """A play after the round's end is refused as such."""
    over = puzzle("7d/- 5c 1 - -/- 0/0 -").after("7d")
    with pytest.raises(scopa.IllegalPlay) as caught:
        over.after("5c")
    assert caught.value.code == "round-over"


def test_full_memories_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The plays are the same when the capture rule's memories are full and start afresh."""
    rng = random.Random(3)
    fresh = scopa.find_variant("scopa?capture=any&re_bello=true")
    positions = [scopa.deal(fresh, rng) for _ in range(30)]
    expected = [position.plays() for position in positions]
    monkeypatch.setattr(capture, "_MOST_KEPT", 1)
    rule = capture.Captures("any", "plain", "sweep", ace_sweep_is_scopa=False)
    for position, plays in zip(positions, expected, strict=True):
        hand = position.hand_masks[position.turn - 1]
        assert tuple(rule.plays(position.table_mask, hand)) == plays


def test_impossible_scores() -> None:
    """Scoring refuses piles that share cards, a negative scope, and too few sides."""
    variant = scopa.find_variant("scopa")
    for piles, scope, code in (
        (("7...", "7..."), (0, 0), "card-twice"),
        (("7...", "6..."), (0, -1), "scope-negative"),
        (("7...",), (0,), "bad-count"),
    ):
        with pytest.raises(scopa.PositionError) as caught:
            scopa.score(piles, scope, variant)
        assert {fault.code for fault in caught.value.faults} == {code}


def test_match_goes_on_while_totals_are_equal() -> None:
    """Equal totals at the target mean another round; a strict lead at it ends the match."""
    variant = scopa.find_variant("scopa")
    match = scopa.Match(variant, (11, 11), dealer=1)
    assert match.winner == 0
    assert scopa.Match(variant, (12, 11), dealer=1).winner == 1
    assert scopa.Match(variant, (10, 13), dealer=1).winner == 2
    assert scopa.Match(variant, (10, 10), dealer=1).winner == 0


@pytest.mark.parametrize("code", ["scopa", "scopa-3", "scopone-scientifico"])
def test_a_whole_match(code: str) -> None:
    """Rounds follow until one side has won; the deal goes round; each round starts at nil."""
    rng = random.Random(11)
    match = scopa.Match.start(scopa.find_variant(code))
    assert match.deal(rng).turn == 1
    matches = [match]
    while not match.winner:
        position = match.deal(rng)
        assert position.scope == (0,) * match.variant.sides
        assert (position.last, position.history) == (0, ())
        while position.turn:
            position = position.after(rng.choice(position.plays()))
        outcome = position.outcome()
        assert outcome is not None
        match = match.after(outcome)
        matches.append(match)
    assert max(match.score) >= 11
    for before, after in pairwise(matches):
        assert after.dealer == before.dealer % match.variant.players + 1
        assert after.round == before.round + 1


@given(positions())
def test_takers_are_the_cards_that_could_capture(position: Position) -> None:
    """Of any cards, those that take something from the table are named, and no other."""
    rule = capture.captures_of(position.variant)
    hand = scopa.CARDS[::3]
    takers = rule.takers(position.table_mask, scopa.CardSet(hand).mask)
    able = {play.card for play in rule.plays(position.table_mask, takers)}
    assert set(scopa.CardSet.of_mask(takers)) == able
    for card in hand:
        plays = rule.plays(position.table_mask, card.mask)
        assert (card in able) == any(play.captured for play in plays)
