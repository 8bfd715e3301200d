from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from gymnasium.vector import AutoresetMode  # noqa: E402

import dedale  # noqa: E402
import dedale.gymnasium  # noqa: E402
from dedale.gymnasium import VectorEnv, env_id  # noqa: E402

IDS = [env_id(facts["id"]) for facts in dedale.games()]


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("dtype", ["uint8", "float32"])
def test_environments_pass_gymnasium_s_checker(name: str, dtype: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*render.*")
        warnings.filterwarnings("ignore", message=".*unwrapped.*")
        check_env(gymnasium.make(name, dtype=dtype).unwrapped)


@pytest.mark.parametrize("name", IDS)
def test_an_episode_played_with_masks_ends_with_a_reward_of_zero_or_one(name: str) -> None:
    env = gymnasium.make(name)
    _, info = env.reset(seed=3)
    env.action_space.seed(3)
    ended = False
    while not ended:
        action = env.action_space.sample(info["action_mask"])
        observation, reward, terminated, truncated, info = env.step(action)
        assert env.observation_space.contains(observation) and "refused" not in info
        ended = terminated or truncated
    assert reward in (0.0, 1.0)
    env.close()


@pytest.mark.parametrize("name", IDS)
def test_an_illegal_action_is_told_and_changes_nothing(name: str) -> None:
    env = gymnasium.make(name)
    before, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, terminated, _, info = env.step(illegal)
    assert (after == before).all() and reward == 0.0 and not terminated
    assert info["refused"]["code"] == "illegal-action" and info["refused"]["rule"]
    strict = gymnasium.make(name, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(dedale.errors.IllegalActionError):
        strict.step(illegal)


def test_among_opponents_the_learner_plays_one_seat() -> None:
    for facts in dedale.games():
        env = gymnasium.make(env_id(facts["id"]), players=max(2, facts["min_players"]))
        seats = set()
        _, info = env.reset(seed=1)
        for _ in range(40):
            seats.add(info["seat"])
            _, _, terminated, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
            if terminated:
                break
        assert seats == {1, 2} if facts["cooperative"] else seats == {1}


def rollout(env: Any, steps: int) -> list[Any]:
    told = [env.reset(seed=5)]
    for _ in range(steps):
        masks = told[-1][-1]["action_mask"]
        told.append(env.step(masks.argmax(axis=1)))
    return told


@pytest.mark.parametrize("name", IDS)
def test_make_vec_steps_many_games_together(name: str) -> None:
    env = gymnasium.make_vec(name, num_envs=6, vectorization_mode="vector_entry_point")
    assert isinstance(env.unwrapped, VectorEnv) and env.num_envs == 6
    for observations, *_, infos in rollout(env, 50):
        assert env.observation_space.contains(observations)
        assert infos["action_mask"].dtype == np.int8
    env.close()


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_autoreset_modes_are_those_of_gymnasium(mode: AutoresetMode) -> None:
    env = VectorEnv(dedale.games()[0]["id"], 8, autoreset_mode=mode)
    assert env.metadata["autoreset_mode"] is mode
    _, infos = env.reset(seed=1)
    for _ in range(2000):
        actions = infos["action_mask"].argmax(axis=1)
        observations, rewards, terminated, truncated, infos = env.step(actions)
        assert rewards.shape == terminated.shape == truncated.shape == (8,)
        if terminated.any():
            break
    assert terminated.any()
    if mode is AutoresetMode.SAME_STEP:
        assert (infos["_final_obs"] == terminated).all()
        assert env.single_observation_space.contains(infos["final_obs"][int(terminated.argmax())])
    if mode is AutoresetMode.DISABLED:
        _, infos = env.reset(options={"reset_mask": terminated})
    env.step(infos["action_mask"].argmax(axis=1))


def test_copies_stay_as_they_were_and_shared_arrays_do_not() -> None:
    for copy in (True, False):
        env = VectorEnv(dedale.games()[0]["id"], 4, copy=copy)
        first, infos = env.reset(seed=1)
        before = first.copy()
        second, *_ = env.step(infos["action_mask"].argmax(axis=1))
        assert (first == before).all() == copy and (second is first) == (not copy)


def test_the_same_seed_gives_the_same_course() -> None:
    env = gymnasium.make_vec(IDS[0], num_envs=4, vectorization_mode="vector_entry_point")
    one, other = rollout(env, 60), rollout(env, 60)
    assert all((step[0] == again[0]).all() for step, again in zip(one, other))
