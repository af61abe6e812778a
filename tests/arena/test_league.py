"""Laws of the round robin, of its chart, and of bots that are not of the registry."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path

import pytest

from scopa.arena import Contest, League, Report, league_chart, run_contest, run_league
from scopa.arena.entrants import EntrantError
from scopa.arena.league import LeagueError
from scopa.cli import run
from scopa.cli.arena import _league_lines

BOTS = ("random", "greedy", "chitarella")


def _run(contest: Contest, file: Path | None) -> Report:
    return run_contest(contest, file=file)


@pytest.fixture(scope="module", params=["scopa", "scopa-3"])
def league(request: pytest.FixtureRequest) -> League:
    """Three bots over a few deals, with two sides and with three."""
    return run_league(BOTS, Contest("random", "greedy", request.param, 8, seed=2), _run)


def test_the_other_side_sees_the_opposite(league: League) -> None:
    """A report turned round has everything of the other bot, and turned again is itself."""
    for report in league.reports:
        one, other = report.as_dict(), report.turned().as_dict()
        assert one["difference"]["mean"] == pytest.approx(-other["difference"]["mean"])
        assert (one["won"], one["lost"]) == pytest.approx((other["lost"], other["won"]))
        assert one["scope_given"]["a"] == other["scope_given"]["b"]
        assert report.turned().turned() == report


def test_what_one_wins_the_others_lose(league: League) -> None:
    """The points against the field add up to nothing, and the best is named first."""
    means = [points.mean for _, points in league.standings()]
    assert sum(means) == pytest.approx(0)
    assert means == sorted(means, reverse=True)
    assert {bot for bot, _ in league.standings()} == set(BOTS)


def test_the_chart_is_a_picture_with_a_row_a_bot(league: League) -> None:
    """It is well-formed, names every bot, stays in its frame, and escapes what it is given."""
    root = ET.fromstring(league_chart(league, "a < b & c", "points"))  # noqa: S314  # our own
    namespace = "{http://www.w3.org/2000/svg}"
    texts = [element.text for element in root.iter(f"{namespace}text")]
    assert "a < b & c" in texts
    assert root[0].text == "a < b & c"
    assert set(BOTS) < set(texts)
    width = float(root.attrib["viewBox"].split()[2])
    circles = [float(circle.attrib["cx"]) for circle in root.iter(f"{namespace}circle")]
    assert len(circles) == len(BOTS)
    assert all(0 < x < width for x in circles)


def test_the_command_draws_and_carries_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Three bots make a round robin, kept in a folder; the second run has nothing left to play."""
    chart, folder = tmp_path / "chart.svg", tmp_path / "results"
    arguments = ["arena", *BOTS, "-v", "scopa", "--rounds", "4", "--file", str(folder)]
    assert run([*arguments, "--chart", str(chart), "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert [len(document[key]) for key in ("bots", "standings", "contests")] == [3, 3, 3]
    files = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert len(files) == 3
    assert run(arguments) == 0
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == files
    assert chart.read_text("utf-8").startswith("<svg")


@pytest.mark.parametrize(
    "arguments",
    [
        ["greedy", "random", "greedy"],
        ["greedy", "random", "--chart", "x.svg"],
        ["greedy", "random", "--test", "1", "0"],
        ["greedy", "random", "--test", "0", "inf"],
        ["greedy", "random", "--cluster", "nonsense"],
        ["greedy", "nowhere_to_be_found:Bot"],
        ["greedy", "json:loads"],
        ["random", "greedy", "chitarella", "--rounds", "1", "--chart", "/no/such/folder/x.svg"],
    ],
)
def test_bad_arguments_get_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    """What cannot be done is said in one line, with exit code 2."""
    assert run(["arena", *arguments, "--rounds", "2"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1


def test_the_place_of_the_chart_is_tried_first(tmp_path: Path) -> None:
    """Hours of play are not begun for a picture that cannot be drawn; one that is there stays."""
    results = tmp_path / "results"
    arguments = ["arena", *BOTS, "--rounds", "1", "--file", str(results), "--chart"]
    assert run([*arguments, str(tmp_path / "no" / "chart.svg")]) == 2
    assert not results.exists()


def test_a_league_broken_off_begins_no_other_pair() -> None:
    """Ctrl-C ends it all: what was played is told, pairs that were not are left out."""
    begun: list[Contest] = []

    def run_until(contest: Contest, file: Path | None) -> Report:
        begun.append(contest)

        def stop(report: Report) -> None:
            if len(begun) == 2 and len(report.duplicates) == 3:
                raise KeyboardInterrupt

        return run_contest(contest, file=file, progress=stop)

    league = run_league((*BOTS, "prudente"), Contest("random", "greedy", "scopa", 5), run_until)
    assert len(begun) == 2
    played = [len(report.duplicates) for report in league.reports]
    assert played == [5, 3, 0, 0, 0, 0]
    assert [report.broken_off for report in league.reports] == [False, *[True] * 5]
    standings = dict(league.standings())
    assert standings["greedy"] == league.report("greedy", "random").difference
    assert standings["prudente"].as_dict() == {"mean": 0.0, "low": None, "high": None}
    lines = _league_lines(league)
    assert len(lines) == 3 + 2 * 4
    assert "\n".join(lines).count("?") == 2 * 4
    json.dumps(league.as_dict())


BROKEN = """
import scopa

class Fails:
    def __init__(self, rng, limits): pass
    def choose(self, view): raise ValueError("no idea")

class Refuses(Fails):
    def choose(self, view): raise scopa.UnsupportedError("no-idea", "no idea")

class PlaysNothing(Fails):
    def choose(self, view): return None
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(
    ("name", "how"),
    [("Fails", "broken.py, line 6"), ("Refuses", "no idea"), ("PlaysNothing", "None")],
)
def test_a_bot_that_fails_is_named(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    how: str,
    jobs: str,
) -> None:
    """Here and in other processes, one line tells which bot failed, at which deal, and how."""
    (tmp_path / "broken.py").write_text(BROKEN, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    arguments = ["arena", "random", f"broken:{name}", "--rounds", "1", "--jobs", jobs]
    assert run(arguments) == 2
    out, err = capsys.readouterr()
    assert (out, len(err.splitlines())) == ("", 1)
    assert all(part in err for part in (f"broken:{name}", " 0", how))


def test_bots_of_anybodys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot is taken from a module of the working directory; it plays as the one it copies."""
    (tmp_path / "my_try.py").write_text("from scopa.bots.greedy import Greedy as Mine\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    contest = Contest("my_try:Mine", "random", "scopa", 3, seed=1)
    same = replace(contest, a="greedy")
    assert run_contest(contest).difference == run_contest(same).difference
    with pytest.raises(EntrantError, match="AttributeError"):
        Contest("my_try:Yours", "random", "scopa", 1)
    with pytest.raises(LeagueError):
        run_league(["greedy", "greedy"], Contest("greedy", "random", "scopa", 1), _run)
