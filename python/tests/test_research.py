from __future__ import annotations

import numpy as np
import pytest
from conftest import played

import dedale


def test_bots_answer_with_legal_actions(plain_game: dedale.Game) -> None:
    facts = next(facts for facts in dedale.games() if facts["id"] == plain_game.name)
    match = played(plain_game.new(seed=1), 8)
    for bot in facts["bots"][:3]:
        assert dedale.bot_action(match, bot, seed=1) in match.legal()
        assert dedale.bot_action(match, bot, seed=1) == dedale.bot_action(match, bot, seed=1)


def test_a_bot_s_answer_depends_on_its_seat_s_knowledge_alone(plain_game: dedale.Game) -> None:
    match = plain_game.new(seed=2)
    for _ in range(12):
        seat = match.decider
        if seat is None:
            break
        world = dedale.load(match.sample_world(seat, 3).position())
        same = dedale.load(match.position())
        assert dedale.bot_action(world, "easy", seed=4) == dedale.bot_action(same, "easy", seed=4)
        match.act(dedale.bot_action(match, "easy", seed=5))


def test_the_rest_of_a_series_is_the_same_when_it_is_played_elsewhere(plain_game: dedale.Game) -> None:
    whole = dedale.simulate(plain_game, "random", 60, seed=4, threads=2)
    parts = [dedale.simulate(plain_game, "random", 30, seed=4, first=first, threads=1) for first in (0, 30)]
    for name, column in whole.columns.items():
        assert (np.concatenate([part.columns[name] for part in parts]) == column).all(), name


def test_a_simulation_sums_up_to_its_columns(plain_game: dedale.Game) -> None:
    done = []
    simulation = dedale.simulate(plain_game, "random", 200, progress=lambda now, total: done.append((now, total)))
    summary = simulation.summary()
    assert len(simulation) == summary["games"] == 200
    assert summary["wins"] == int(simulation.won.sum())
    assert 0 <= summary["ci_low"] <= summary["win_rate"] <= summary["ci_high"] <= 1
    assert done[-1] == (200, 200)


def test_a_deal_of_a_simulation_can_be_played_again(plain_game: dedale.Game) -> None:
    seed = int(dedale.simulate(plain_game, "random", 3).columns["seed"][2])
    assert plain_game.new(seed=seed).hash == plain_game.new(seed=seed).hash


@pytest.mark.parametrize("library", ["polars", "pandas", "pyarrow"])
def test_columns_become_frames(library: str) -> None:
    pytest.importorskip(library)
    simulation = dedale.simulate(dedale.Game(dedale.games()[0]["id"]), "random", 10)
    frame = {"polars": simulation.to_polars, "pandas": simulation.to_pandas, "pyarrow": simulation.to_arrow}[library]()
    columns = frame.column_names if library == "pyarrow" else list(frame.columns)
    assert columns == list(simulation.columns) and len(frame) == 10


def test_a_stronger_bot_wins_a_tournament() -> None:
    game = dedale.Game(dedale.games()[0]["id"])
    results = dedale.tournament(game, ["random", "normal"], deals=60, threads=2)
    shares = {standing["bot"]: standing["share"] for standing in results["standings"]}
    assert shares["normal"] > shares["random"]
    assert results == dedale.tournament(game, ["random", "normal"], deals=60, threads=1)


def test_hints_rate_every_legal_action(plain_game: dedale.Game) -> None:
    match = played(plain_game.new(seed=1), 4)
    told = dedale.hints(match, simulations=50)
    assert {hint["action"] for hint in told["hints"]} == set(match.legal_texts())
    assert told["seat"] == match.decider and all(0 <= hint["chance"] <= 1 for hint in told["hints"])


def test_an_analysis_judges_the_decisions_of_a_match() -> None:
    game = dedale.Game(dedale.games()[0]["id"])
    match = played(game.new(seed=1), 12)
    done = []
    report = dedale.analyse(match, simulations=20, progress=lambda now, total: done.append((now, total)))
    assert report["game"] == game.name and report["decisions"] and done[-1][0] == done[-1][1]
