from __future__ import annotations

import warnings

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, parallel_api_test, seed_test  # noqa: E402

import dedale  # noqa: E402
from dedale import pettingzoo  # noqa: E402

SEVERAL = [facts["id"] for facts in dedale.games()]


def environment(name: str, **arguments: object):  # type: ignore[no-untyped-def]
    facts = next(facts for facts in dedale.games() if facts["id"] == name)
    return pettingzoo.env(name, players=max(2, facts["min_players"]), **arguments)


@pytest.mark.parametrize("name", SEVERAL)
def test_environments_pass_pettingzoo_s_checker(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(environment(name), num_cycles=300)


@pytest.mark.parametrize("name", SEVERAL)
def test_equal_seeds_give_equal_games_as_pettingzoo_checks_it(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: environment(name), num_cycles=60)


@pytest.mark.parametrize("name", SEVERAL)
def test_the_parallel_form_passes_its_checker(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(pettingzoo.parallel_env(name, players=2), num_cycles=100)


def test_games_are_cut_off_after_max_cycles() -> None:
    env = environment(SEVERAL[0], max_cycles=5)
    env.reset(seed=1)
    steps = 0
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        env.step(None if terminated or truncated else int(np.flatnonzero(observation["action_mask"])[0]))
        steps += not (terminated or truncated)
    assert steps == 5


@pytest.mark.parametrize("name", SEVERAL)
def test_only_the_deciding_seat_is_told_its_choices(name: str) -> None:
    env = environment(name)
    env.reset(seed=1)
    for agent in env.agents:
        choices = env.observe(agent)["action_mask"].any()
        assert choices == (agent == env.agent_selection)


def test_a_game_ends_with_the_rewards_of_its_winners() -> None:
    for name in SEVERAL:
        env = environment(name)
        env.reset(seed=2)
        totals = dict.fromkeys(env.agents, 0.0)
        match = env.unwrapped.match
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, _ = env.last()
            totals[agent] += reward
            mask = observation["action_mask"]
            env.step(None if terminated or truncated else int(np.flatnonzero(mask)[-1]))
        assert totals == {f"seat_{seat}": value for seat, value in match.returns().items()}


