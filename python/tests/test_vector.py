from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from conftest import played

import dedale
from dedale import errors


def course(game: dedale.Game, steps: int, **arguments: Any) -> list[bytes]:
    """Everything that random games write into their arrays."""
    games = dedale.VectorGames(game, 40, **arguments)
    games.reset(seed=7)
    told = []
    for _ in range(steps):
        games.step(games.random_actions())
        arrays = (games.observations, games.masks, games.rewards, games.terminated, games.truncated, games.seats)
        told.append(b"".join(array.tobytes() for array in arrays))
    return told


def test_the_number_of_threads_changes_nothing(plain_game: dedale.Game) -> None:
    assert course(plain_game, 150, threads=1) == course(plain_game, 150, threads=3)


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_the_first_refused_action_is_named_and_no_game_goes_on(plain_game: dedale.Game, threads: int) -> None:
    games = dedale.VectorGames(plain_game, 300, threads=threads)
    games.reset(seed=3)
    for wrong in ([299], [0], [131, 132, 290], [20, 299]):
        before = [array.tobytes() for array in (games.observations, games.masks, games.seats)]
        actions = games.random_actions()
        actions[wrong] = -1
        with pytest.raises(errors.IllegalActionError, match=f"game {wrong[0]}: action -1 "):
            games.step(actions)
        assert before == [array.tobytes() for array in (games.observations, games.masks, games.seats)]
        games.step(games.random_actions())


def test_a_game_among_many_is_the_match_of_its_deal(game: dedale.Game) -> None:
    games = dedale.VectorGames(game, 3, autoreset="disabled", threads=1)
    games.reset(seed=[5, 6, 7])
    deals = [dedale.simulate(game, games=1, seed=seed).columns["seed"][0] for seed in (5, 6, 7)]
    matches = [game.new(seed=int(deal)) for deal in deals]
    for _ in range(25):
        actions = games.random_actions()
        for row, match in enumerate(matches):
            assert games.seats[row] == (match.decider or 0)
            if match.decider is not None:
                assert (games.observations[row] == match.observation(match.decider)).all()
            assert (games.masks[row] == match.mask()).all()
        if (actions < 0).any():
            break
        games.step(actions)
        for match, action in zip(matches, actions):
            match.act(int(action))


def test_arrays_keep_their_memory(plain_game: dedale.Game) -> None:
    games = dedale.VectorGames(plain_game, 8)
    arrays = [games.observations, games.masks, games.rewards, games.terminated, games.seats]
    games.reset(seed=1)
    games.step(games.random_actions())
    again = [games.observations, games.masks, games.rewards, games.terminated, games.seats]
    assert all(one is other for one, other in zip(arrays, again))
    assert games.masks.any() and games.observations.any() and games.seats.all()


def test_floats_are_the_bytes_by_their_largest_values(plain_game: dedale.Game) -> None:
    tensors = {}
    for dtype in ("uint8", "float32"):
        games = dedale.VectorGames(plain_game, 8, dtype=dtype)  # type: ignore[arg-type]
        games.reset(seed=1)
        for _ in range(20):
            games.step(games.random_actions())
        tensors[dtype] = games.observations.copy()
    planes = plain_game.observation_spec()
    most = np.concatenate([np.full(int(np.prod(plane["shape"])), plane["most"]) for plane in planes])
    expected = tensors["uint8"].astype(np.float32) / most.astype(np.float32)
    assert tensors["float32"].dtype == np.float32 and (tensors["float32"] == expected).all()


def ended(games: dedale.VectorGames) -> int:
    """Steps until a game ends; its place among them."""
    for _ in range(100_000):
        games.step(games.random_actions())
        if games.terminated.any():
            return int(np.flatnonzero(games.terminated)[0])
    raise AssertionError("no game ended")


def test_in_the_next_step_mode_a_new_game_begins_one_step_later(plain_game: dedale.Game) -> None:
    games = dedale.VectorGames(plain_game, 20, autoreset="next_step")
    games.reset(seed=1)
    place = ended(games)
    assert games.seats[place] == 0 and not games.masks[place].any()
    actions = games.random_actions()
    assert actions[place] == -1
    games.step(actions)
    assert not games.terminated[place] and games.seats[place] > 0 and games.masks[place].any()
    assert (games.rewards[place] == 0).all()


def test_in_the_same_step_mode_a_new_game_begins_at_once(plain_game: dedale.Game) -> None:
    games = dedale.VectorGames(plain_game, 20, autoreset="same_step")
    games.reset(seed=1)
    place = ended(games)
    assert games.seats[place] > 0 and games.masks[place].any()
    assert games.final_observations[place].any()
    assert (games.final_observations[place] != games.observations[place]).any()


def test_in_the_disabled_mode_a_finished_game_waits_for_its_reset(plain_game: dedale.Game) -> None:
    games = dedale.VectorGames(plain_game, 20, autoreset="disabled")
    games.reset(seed=1)
    place = ended(games)
    with pytest.raises(errors.GameOverError):
        games.step(games.random_actions())
    others = games.observations.copy()
    which = games.terminated.copy()
    games.reset(which=which)
    assert games.seats[place] > 0
    assert (games.observations[~which] == others[~which]).all()
    games.step(games.random_actions())


def test_rewards_are_those_of_the_winners(plain_game: dedale.Game) -> None:
    games = dedale.VectorGames(plain_game, 50)
    games.reset(seed=3)
    for _ in range(400):
        games.step(games.random_actions())
        assert (games.rewards[~games.terminated] == 0).all()
        assert set(np.unique(games.rewards)) <= {0.0, 1.0}


def test_games_are_cut_off_after_max_steps(plain_game: dedale.Game) -> None:
    games = dedale.VectorGames(plain_game, 4, max_steps=3)
    games.reset(seed=1)
    for step in range(1, 4):
        games.step(games.random_actions())
        assert games.truncated.all() == (step == 3)


def test_bots_play_the_seats_of_others() -> None:
    for facts in dedale.games():
        if facts["max_players"] < 2:
            continue
        game = dedale.Game(facts["id"], players=2)
        games = dedale.VectorGames(game, 10, agents=[2], opponent="random")
        games.reset(seed=1)
        for _ in range(60):
            assert set(np.unique(games.seats)) <= {0, 2}
            games.step(games.random_actions())


def test_a_wrong_action_changes_no_game(plain_game: dedale.Game) -> None:
    games = dedale.VectorGames(plain_game, 5)
    games.reset(seed=1)
    before = games.observations.tobytes()
    actions = games.random_actions()
    bad = {
        "illegal-action": [-1, plain_game.num_actions, int(np.flatnonzero(games.masks[4] == 0)[0])],
        "bad-array": ["a", 0.5, [1]],
    }
    for code, wrong in bad.items():
        for action in wrong:
            with pytest.raises(errors.Error) as caught:
                games.step([*actions[:4].tolist(), action])
            assert caught.value.code == code
    for wrong_shape in (actions[:4], actions.reshape(5, 1), np.float64(actions), None):
        with pytest.raises(errors.ArrayError):
            games.step(wrong_shape)  # type: ignore[arg-type]
    assert games.observations.tobytes() == before
    games.step(actions.astype(np.int16))
    games.close()
    with pytest.raises(errors.ClosedError):
        games.step(actions)


def test_wrong_seeds_are_refused(plain_game: dedale.Game) -> None:
    games = dedale.VectorGames(plain_game, 3)
    for seed, kind in ((-1, errors.SeedError), ([1, 2], errors.ArrayError), (["x"] * 3, errors.SeedError), (1.5, errors.SeedError)):
        with pytest.raises(kind):
            games.reset(seed=seed)  # type: ignore[arg-type]


def test_games_begin_from_the_positions_given(plain_game: dedale.Game) -> None:
    matches = [played(plain_game.new(seed=seed), 5) for seed in range(3)]
    games = dedale.VectorGames(plain_game, 60, autoreset="disabled")
    games.begin_from([match.position() for match in matches])
    games.reset(seed=1)
    expected = {match.observation(match.decider or 1).tobytes() for match in matches}
    assert {row.tobytes() for row in games.observations} == expected


def test_a_share_of_the_games_is_dealt(plain_game: dedale.Game) -> None:
    match = played(plain_game.new(seed=3), 5)
    start = match.observation(match.decider or 1)
    games = dedale.VectorGames(plain_game, 2000, autoreset="disabled")
    for share in (0.0, 0.3, 1.0):
        games.begin_from([match.position()], share)
        games.reset(seed=1)
        begun = (games.observations == start).all(axis=1).mean()
        assert abs(begun - share) < 0.06
    games.begin_from([])
    games.reset(seed=1)
    assert not (games.observations == start).all(axis=1).any()


def test_games_from_positions_are_the_same_on_any_number_of_threads(plain_game: dedale.Game) -> None:
    told = []
    for threads in (1, 3):
        games = dedale.VectorGames(plain_game, 100, threads=threads, autoreset="same_step")
        games.begin_from([played(plain_game.new(seed=seed), 8).position() for seed in range(5)], 0.5)
        games.reset(seed=4)
        for _ in range(100):
            games.step(games.random_actions())
        told.append((games.observations.tobytes(), games.seats.tobytes()))
    assert told[0] == told[1]


def test_wrong_positions_are_refused_and_change_nothing(plain_game: dedale.Game) -> None:
    match = played(plain_game.new(seed=3), 5)
    games = dedale.VectorGames(plain_game, 4, autoreset="disabled")
    games.begin_from([match.position()])
    over = played(plain_game.new(seed=3), 10**6).position()
    players = next(facts for facts in dedale.games() if facts["id"] == plain_game.name)["max_players"]
    other = dedale.Game(plain_game.name, players=players).new(seed=1).position()
    wrong: list[tuple[Any, Any, str]] = [
        ([over], 1.0, "game-over"),
        ([other], 1.0, "other-setup"),
        (["{"], 1.0, "bad-json"),
        ([None], 1.0, "bad-json"),
        (7, 1.0, "bad-argument"),
        ([match.position()], 1.5, "bad-argument"),
        ([match.position()], float("nan"), "bad-argument"),
        ([match.position()], "half", "bad-argument"),
    ]
    for positions, share, code in wrong:
        with pytest.raises(errors.Error) as caught:
            games.begin_from(positions, share)
        assert caught.value.code == code
    games.reset(seed=1)
    assert (games.observations == match.observation(match.decider or 1)).all()
