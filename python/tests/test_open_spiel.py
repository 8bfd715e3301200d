from __future__ import annotations

import random

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

import dedale  # noqa: E402
import dedale.open_spiel  # noqa: E402
from dedale.open_spiel import game_name  # noqa: E402

NAMES = [game_name(facts["id"]) for facts in dedale.games()]


@pytest.mark.parametrize("name", NAMES)
def test_games_pass_open_spiel_s_random_simulations(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False, mask_test=True)


@pytest.mark.parametrize("name", NAMES)
def test_a_state_is_serialised_and_read_back(name: str) -> None:
    game = pyspiel.load_game(name)
    state, chance = game.new_initial_state(), random.Random(1)
    for _ in range(90):
        if state.is_terminal():
            break
        actions = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(chance.choice(actions))
    again = game.deserialize_state(state.serialize())
    assert again.match.hash == state.match.hash and again.history() == state.history()


@pytest.mark.parametrize("name", NAMES)
def test_players_observe_what_their_seats_know(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    for player in range(game.num_players()):
        assert state.observation_string(player) == state.match.information_state(player + 1)
        tensor = np.array(state.observation_tensor(player))
        assert tensor.min() >= 0 and tensor.max() <= 1
        assert ((tensor > 0) == (state.match.observation(player + 1) > 0)).all()


def test_setups_are_parameters() -> None:
    for facts in dedale.games():
        players = facts["max_players"]
        game = pyspiel.load_game(game_name(facts["id"]), {"setup": f"players:{players}"})
        assert game.num_players() == players
        assert pyspiel.load_game(str(game)).num_players() == players
