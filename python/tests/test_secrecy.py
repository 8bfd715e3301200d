"""What a seat may not know has no part in anything it is given."""

from __future__ import annotations

import numpy as np
from conftest import SETUPS, played

import dedale


def test_a_sampled_world_cannot_be_told_from_the_truth_by_its_seat(game: dedale.Game) -> None:
    for step in (0, 3, 12, 30):
        match = played(game.new(seed=step), step)
        for seat in range(1, game.seats + 1):
            for seed in range(4):
                world = match.sample_world(seat, seed)
                assert world.information_state(seat) == match.information_state(seat)
                assert world.view(seat) == match.view(seat)
                assert (world.observation(seat) == match.observation(seat)).all()
                assert world.decider == match.decider
                if match.decider == seat:
                    assert world.legal() == match.legal()


def test_hidden_things_are_drawn_anew() -> None:
    for name, options in SETUPS:
        if name == "onirim" and "communication" not in options:
            continue  # Alone, and in a team that talks, nothing is hidden but the order of the deck, which is drawn card by card.
        match = played(dedale.Game(name, **options).new(seed=4), 20)
        worlds = {match.sample_world(1, seed).hash for seed in range(8)}
        assert len(worlds) > 1, (name, options)


def test_a_sample_depends_on_the_seat_s_knowledge_alone(game: dedale.Game) -> None:
    match = played(game.new(seed=2), 12)
    for seat in range(1, game.seats + 1):
        other = match.sample_world(seat, 99)
        assert [other.sample_world(seat, seed).hash for seed in range(5)] == [
            match.sample_world(seat, seed).hash for seed in range(5)
        ]


def test_information_states_differ_where_knowledge_does(game: dedale.Game) -> None:
    match, seen = game.new(seed=3), {}
    while not match.is_over and match.step < 60:
        key = match.information_state(match.decider or 1)
        view = match.view(match.decider or 1)
        assert seen.setdefault(key, view) == view
        match.act(match.legal()[0])
    assert len({str(view) for view in seen.values()}) == len(seen)


def test_a_sampled_world_is_played_to_its_end_and_pickled(plain_game: dedale.Game) -> None:
    import pickle

    match = played(plain_game.new(seed=6), 10)
    world = match.sample_world(1, seed=7)
    again = pickle.loads(pickle.dumps(played(world, 5)))
    assert again.hash == world.hash
    assert played(world, 10**6).is_over


def test_samples_differ_and_their_chance_is_their_own(plain_game: dedale.Game) -> None:
    match = played(plain_game.new(seed=6), 4)
    ends = {played(match.sample_world(1, seed), 200).hash for seed in range(8)}
    assert len(ends) > 1


def test_the_mask_is_that_of_the_deciding_seat(plain_game: dedale.Game) -> None:
    match = plain_game.new(seed=1)
    assert np.flatnonzero(match.mask()).tolist() == match.legal()
