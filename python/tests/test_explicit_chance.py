from __future__ import annotations

import pickle

import pytest
from conftest import played

import dedale


def test_the_deal_is_a_path_of_chance_nodes(game: dedale.Game) -> None:
    match = game.new(chance="explicit")
    nodes = 0
    while match.is_chance:
        outcomes = match.chance_outcomes()
        assert abs(sum(probability for _, probability in outcomes) - 1) < 1e-9
        assert match.legal() == [] and match.decider is None and not match.is_dealt
        match.act_chance(outcomes[-1][0])
        nodes += 1
    assert nodes > 0 and match.is_dealt and match.decider is not None


def test_with_a_seed_the_deal_is_that_of_the_seed(game: dedale.Game) -> None:
    assert game.new(seed=3, chance="explicit").hash == game.new(seed=3).hash


def test_a_game_of_chance_nodes_ends_like_any_other(plain_game: dedale.Game) -> None:
    match = played(plain_game.new(seed=1, chance="explicit"), 10**6)
    assert match.is_over and set(match.returns().values()) <= {0.0, 1.0}


def test_equal_outcomes_are_told_once(plain_game: dedale.Game) -> None:
    match = plain_game.new(seed=1, chance="explicit")
    while not match.is_over:
        if match.is_chance:
            outcomes = match.chance_outcomes()
            assert len({outcome for outcome, _ in outcomes}) == len(outcomes)
            if any(probability > outcomes[0][1] * 1.5 for _, probability in outcomes):
                return
            match.act_chance(outcomes[0][0])
        else:
            match.act(match.legal()[0])


def test_undo_and_pickle_keep_the_picks(plain_game: dedale.Game) -> None:
    for match in (plain_game.new(chance="explicit"), plain_game.new(seed=2, chance="explicit")):
        played(match, 120)
        before = match.hash
        other = pickle.loads(pickle.dumps(match))
        assert (other.hash, other.step) == (before, match.step)
        world = match.sample_world(1, 3)
        assert pickle.loads(pickle.dumps(world)).hash == world.hash
        match.undo(30)
        assert match.step == other.step - 30


def test_decisions_and_chance_nodes_are_not_confused(plain_game: dedale.Game) -> None:
    match = plain_game.new(chance="explicit")
    with pytest.raises(dedale.errors.ChanceError) as asked:
        match.act(0)
    assert asked.value.code == "chance-is-asked"
    with pytest.raises(dedale.errors.ChanceError) as undealt:
        match.view(1)
    assert undealt.value.code == "not-dealt"
    with pytest.raises(dedale.errors.ChanceError) as beyond:
        match.act_chance(10**6)
    assert beyond.value.code == "no-such-outcome"
    with pytest.raises(dedale.errors.ChanceError) as seeded:
        plain_game.new(seed=1).act_chance(0)
    assert seeded.value.code == "chance-is-not-asked"
    with pytest.raises(dedale.errors.ChanceError) as recorded:
        match.record()
    assert recorded.value.code == "explicit-chance"
