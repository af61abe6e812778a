"""Every lesson can be taught, and what it says of cards and points is what the rules say."""

from __future__ import annotations

import json
from collections.abc import Callable
from fractions import Fraction
from math import comb
from typing import Any

import pytest

import scopa
from scopa import CARDS, VARIANTS, Play
from scopa.learn.answers import attempts, judge
from scopa.learn.course import CHAPTERS, course
from scopa.learn.documents import course_document, lesson_document
from scopa.learn.steps import Count, Lesson, Prime, Quiz, Read, Task
from scopa.rules.faults import find_faults, find_leader, sizes_in_turn
from scopa.rules.position import is_tris
from scopa.rules.view import legal_plays
from scopa.texts import LANGUAGES
from tests.learn.catalogues import learn_messages

LESSONS = list(course().values())
TASKS = [step for lesson in LESSONS for step in lesson.steps if isinstance(step, Task)]
QUIZZES = [(lesson, step) for lesson in LESSONS for step in lesson.steps if isinstance(step, Quiz)]
SIDES = {
    2: ("you", "other"),
    3: ("you", "right", "left"),
}


def test_every_named_variant_has_a_lesson() -> None:
    """Nobody has to play a variant unprepared."""
    assert {lesson.variant.name for lesson in LESSONS} == set(VARIANTS)
    assert {lesson.chapter for lesson in LESSONS} == set(CHAPTERS)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_a_lesson_is_said_in_every_language(lesson: Lesson) -> None:
    """Every text of a lesson, whatever is done in it, exists and takes the values it is given."""
    used = [(lesson.text, {}), (f"{lesson.text}-about", {}), *texts_used(lesson_document(lesson))]
    for language in LANGUAGES:
        messages = learn_messages(language)
        for text, values in used:
            assert messages[text] == set(values), (language, text)


def texts_used(document: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """The ids of all that a lesson may say, each with the values it is given."""
    found = []
    for step in document["steps"]:
        found.append((step["text"], step["values"]))
        found += [(answer["text"], answer["values"]) for answer in step.get("answers", ())]
        found += [(choice["text"], {}) for choice in step.get("choices", ())]
        if step["kind"] == "prime":
            found += [
                (f"{step['text']}-done", {"sum": 0}),
                (f"{step['text']}-short", {"sum": 0}),
                (f"{step['text']}-lacking", {"count": 0}),
            ]
    return found


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_a_document_is_plain_and_hides_what_a_view_hides(lesson: Lesson) -> None:
    """A lesson goes over the wire as JSON, and shows no card that its learner could not see."""
    document = lesson_document(lesson)
    assert json.loads(json.dumps(document)) == document
    for step, shown in zip(lesson.steps, document["steps"], strict=True):
        if isinstance(step, Task):
            view = step.position.view(step.position.turn)
            assert shown["hand"] == [str(card) for card in view.hand]
            assert shown["table"] == [str(card) for card in view.table]
            seen = set(shown["hand"]) | set(shown["table"])
            told = json.dumps([shown["attempts"], shown["answers"]])
            assert {str(card) for card in CARDS if str(card) in told} <= seen


@pytest.mark.parametrize("task", TASKS, ids=lambda task: f"{task.text}-{task.position}")
def test_a_task_can_be_solved_and_answers_everything_else(task: Task) -> None:
    """Its position can be, a legal play solves it, and every attempt is answered as it deserves."""
    position = task.position
    assert find_faults(position, partial=True) == ()
    assert task.solutions
    plays = set(position.plays())
    assert set(task.solutions) | set(task.others) <= plays
    assert not set(task.solutions) & set(task.others)
    assert len(position.table) <= 6
    solved = 0
    for attempt in attempts(position):
        answer = judge(attempt, position, task.solutions, task.others)
        legal = any((p.card, p.captured) == (attempt.card, attempt.captured) for p in plays)
        assert (answer.verdict == "illegal") != legal
        solved += answer.verdict == "solved"
    assert solved == len(task.solutions)


@pytest.mark.parametrize("task", TASKS, ids=lambda task: f"{task.text}-{task.position}")
def test_hands_are_as_they_would_be_held(task: Task) -> None:
    """Their sizes are those of some moment of a round, though cards elsewhere may be left out."""
    variant, turn = task.position.variant, task.position.turn
    sizes = tuple(map(len, task.position.hands))
    played = (turn - find_leader(sizes, turn, variant)) % variant.players
    assert sizes == sizes_in_turn(turn, sizes[turn - 1], played, variant)
    assert sizes[turn - 1] <= variant.hand_size


@pytest.mark.parametrize("task", [t for t in TASKS if t.claims], ids=lambda task: task.text)
def test_what_a_task_claims_is_so(task: Task) -> None:
    """Each claim about a position holds by the rules; a claim nobody can check is a mistake."""
    for claim, value in task.claims.items():
        CLAIMS[claim](task, value)


def _plays_of(task: Task, card: str) -> list[Play]:
    return [play for play in task.position.plays() if str(play.card) == card]


def _claim_captures(task: Task, number: int) -> None:
    assert sum(bool(play.captured) for play in task.position.plays()) == number


def _claim_choices(task: Task, choices: dict[str, int]) -> None:
    assert {card: len(_plays_of(task, card)) for card in choices} == choices


def _claim_illegal(task: Task, texts: list[str]) -> None:
    for text in texts:
        with pytest.raises(scopa.IllegalPlay):
            scopa.find_play(text, task.position)


def _claim_scopa(task: Task, value: bool) -> None:
    assert {play.scopa for play in task.solutions} == {value}


def _claim_takes(task: Task, card: str) -> None:
    assert all(scopa.parse_card(card) in play.captured for play in task.solutions)


def _claim_counts(task: Task, counts: dict[str, int]) -> None:
    for text, count in counts.items():
        assert len(scopa.find_play(text, task.position).captured) + 1 == count


def _claim_unsweepable(task: Task, texts: list[str]) -> None:
    for text in texts:
        assert _sweepers_after(task, text) == set()


def _claim_sweepable(task: Task, texts: list[str]) -> None:
    for text in texts:
        assert _sweepers_after(task, text)


def _sweepers_after(task: Task, text: str) -> set[str]:
    """The cards the learner cannot see that would sweep the table after a play."""
    position = task.position
    after = task.position.after(text)
    unseen = position.view(position.turn).unseen
    plays = legal_plays(position.variant, after.table.mask, unseen.mask, last_card=False)
    return {str(play.card) for play in plays if play.scopa}


def _claim_next_sweeps(task: Task, texts: list[str]) -> None:
    for text in texts:
        assert any(play.scopa for play in task.position.after(text).plays())


def _claim_next_cannot_sweep(task: Task, texts: list[str]) -> None:
    for text in texts:
        assert not any(play.scopa for play in task.position.after(text).plays())


def _claim_partner_takes(task: Task, texts: list[str]) -> None:
    """Of the others only the partner holds a card that can take what was laid."""
    position = task.position
    for text in texts:
        table = position.after(text).table
        laid = scopa.parse_card(text)
        takers = {
            seat
            for seat, hand in enumerate(position.hands, 1)
            for play in legal_plays(position.variant, table.mask, hand.mask, last_card=False)
            if seat != position.turn and laid in play.captured
        }
        assert takers == {(position.turn + 1) % 4 + 1}


def _claim_pile(task: Task, cards: list[str]) -> None:
    (play,) = task.solutions
    side = task.position.variant.side_of(task.position.turn)
    before, after = task.position, task.position.after(play)
    assert after.piles[side - 1] - before.piles[side - 1] == scopa.parse_set("".join(cards))


def _claim_unseen_of(task: Task, ranks: dict[str, int]) -> None:
    unseen = task.position.view(task.position.turn).unseen
    found = {rank: sum(str(card)[0] == rank for card in unseen) for rank in ranks}
    assert found == ranks


def taken_percent(held: int) -> int:
    """How often, in a hundred, the next of four players with ten cards has an equal card."""
    unseen, hand = 30, 10
    missing = Fraction(comb(unseen - (4 - held), hand), comb(unseen, hand))
    return round(100 * (1 - missing))


def _claim_taken_percent(task: Task, ranks: dict[str, int]) -> None:
    hand = task.position.hands[task.position.turn - 1]
    for rank, percent in ranks.items():
        held = sum(str(card)[0] == rank for card in hand)
        assert taken_percent(held) == percent


def _claim_ranks_unpaired(task: Task, plays: dict[str, int]) -> None:
    """How many ranks a play leaves with another parity of cards to come."""
    for text, number in plays.items():
        play = scopa.find_play(text, task.position)
        ranks = [int(card.rank) for card in (play.card, *play.captured)]
        assert sum(ranks.count(rank) % 2 for rank in set(ranks)) == number


def _claim_tris(task: Task, texts: list[str]) -> None:
    assert all(is_tris(scopa.find_play(text, task.position)) for text in texts)


def _claim_no_tris(task: Task, texts: list[str]) -> None:
    assert not any(is_tris(scopa.find_play(text, task.position)) for text in texts)


CLAIMS: dict[str, Callable[[Task, Any], None]] = {
    "captures": _claim_captures,
    "choices": _claim_choices,
    "illegal": _claim_illegal,
    "scopa": _claim_scopa,
    "takes": _claim_takes,
    "counts": _claim_counts,
    "unsweepable_after": _claim_unsweepable,
    "sweepable_after": _claim_sweepable,
    "next_sweeps_after": _claim_next_sweeps,
    "next_cannot_sweep_after": _claim_next_cannot_sweep,
    "partner_takes_after": _claim_partner_takes,
    "pile": _claim_pile,
    "unseen_of": _claim_unseen_of,
    "taken_percent": _claim_taken_percent,
    "ranks_unpaired": _claim_ranks_unpaired,
    "tris": _claim_tris,
    "no_tris": _claim_no_tris,
}


@pytest.mark.parametrize(("lesson", "quiz"), QUIZZES, ids=[quiz.text for _, quiz in QUIZZES])
def test_a_quiz_calls_the_right_answer_right(lesson: Lesson, quiz: Quiz) -> None:
    """What is asked, asked of the rules, gives the choice that counts as right."""
    assert quiz.right in quiz.choices
    assert _found(lesson, quiz) == quiz.right


def _found(lesson: Lesson, quiz: Quiz) -> str:
    (kind,) = set(quiz.asks) & set(ASKED)
    return ASKED[kind](lesson.variant, quiz)


def _french(_variant: scopa.Variant, quiz: Quiz) -> str:
    return str(scopa.parse_card(quiz.asks["french"]))


def _value(_variant: scopa.Variant, quiz: Quiz) -> str:
    return str(int(scopa.parse_card(quiz.asks["value"]).rank))


def _side(variant: scopa.Variant, quiz: Quiz) -> str:
    return "us" if variant.side_of(quiz.asks["side_of"]) == 1 else "them"


def _scores(variant: scopa.Variant, quiz: Quiz) -> str:
    position = scopa.parse_position(quiz.asks["position"], variant, partial=True)
    return "yes" if scopa.find_play(quiz.asks["scopa"], position).scopa else "no"


def _category(variant: scopa.Variant, quiz: Quiz) -> str:
    outcome = scopa.score(quiz.piles, (0,) * variant.sides, variant)
    if sums := quiz.asks.get("sums"):
        assert [count.primiera for count in outcome.counts] == sums
    points = outcome.tally[quiz.asks["category"]]
    if quiz.right.isdigit():
        return str(points[0])
    names = SIDES[variant.sides]
    return next((name for name, got in zip(names, points, strict=True) if got), "nobody")


def _match_winner(variant: scopa.Variant, quiz: Quiz) -> str:
    score = tuple(map(sum, zip(quiz.asks["before"], quiz.asks["round"], strict=True)))
    winner = scopa.Match(variant, score, 1).winner
    return ("again", "you", "other")[winner]


ASKED: dict[str, Callable[[scopa.Variant, Quiz], str]] = {
    "french": _french,
    "value": _value,
    "side_of": _side,
    "scopa": _scores,
    "category": _category,
    "round": _match_winner,
}
"""For each question a quiz can ask of the rules, what finds the answer."""


def test_the_prime_cards_are_in_the_pile() -> None:
    """A primiera to be found is there: a card of every suit, and no higher sum."""
    primes = [s for lesson in LESSONS for s in lesson.steps if isinstance(s, Prime)]
    assert primes
    for prime in primes:
        shown = next(
            step
            for lesson in LESSONS
            for step in lesson_document(lesson)["steps"]
            if step["text"] == prime.text
        )
        best = [
            max(shown["worth"][card[0]] for card in shown["pile"] if card[1] == suit)
            for suit in "dcsb"
        ]
        assert shown["best"] == sum(best)


def test_the_guided_round_ends_as_told() -> None:
    """The round replays play by play, and its count is the one the text tells: six to one."""
    lesson = course()["round"]
    *turns, count = lesson.steps
    assert isinstance(count, Count)
    position = turns[0].position if isinstance(turns[0], Task) else None
    assert position is not None
    for turn in turns:
        assert isinstance(turn, Task)
        for seat, play in turn.before:
            assert position.turn == seat
            position = position.after(play)
        assert position == turn.position
        (play,) = turn.solutions
        position = position.after(play)
    assert count.outcome.points == (6, 1)
    assert dict(count.outcome.tally) == {
        "carte": (1, 0),
        "denari": (1, 0),
        "settebello": (0, 1),
        "primiera": (1, 0),
        "scope": (3, 0),
    }


def test_a_course_lists_its_lessons() -> None:
    """The list names every lesson once, with the chapters in order."""
    chapters = course_document()["chapters"]
    names = [lesson["name"] for chapter in chapters for lesson in chapter["lessons"]]
    assert names == list(course())
    for language in LANGUAGES:
        assert all(f"chapter-{chapter}" in learn_messages(language) for chapter in CHAPTERS)


def test_a_reading_shows_cards() -> None:
    """What is only read has cards to look at, each drawn once."""
    for lesson in LESSONS:
        for step in lesson.steps:
            if isinstance(step, Read):
                cards = [card for row in step.rows for card in row]
                assert len(set(cards)) == len(cards) > 0
