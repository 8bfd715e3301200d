from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest
from conftest import played

import dedale


def test_a_game_can_be_played_to_its_end_at_random(game: dedale.Game) -> None:
    match = played(game.new(seed=1), 10**6)
    assert match.is_over and match.decider is None and match.legal() == []
    assert match.outcome is not None
    winners = match.outcome["winners"]
    assert match.returns() == {seat: float(seat in winners) for seat in range(1, game.seats + 1)}


def test_the_same_seed_and_actions_give_the_same_game(game: dedale.Game) -> None:
    assert played(game.new(seed=5), 40).hash == played(game.new(seed=5), 40).hash
    assert game.new(seed=5).hash != game.new(seed=6).hash


def test_indices_texts_and_mask_tell_the_same_actions(game: dedale.Game) -> None:
    match = played(game.new(seed=2), 15)
    legal = match.legal()
    assert [game.action_text(index) for index in legal] == match.legal_texts()
    assert [game.action_index(text) for text in match.legal_texts()] == legal
    mask = match.mask()
    assert mask.dtype == np.uint8 and mask.shape == (game.num_actions,)
    assert np.flatnonzero(mask).tolist() == legal


def test_an_action_by_text_is_the_one_by_index(game: dedale.Game) -> None:
    one, other = game.new(seed=3), game.new(seed=3)
    one.act(one.legal()[0])
    other.act(other.legal_texts()[0])
    assert one.hash == other.hash


def test_numpy_integers_are_actions(plain_game: dedale.Game) -> None:
    match = plain_game.new(seed=3)
    match.act(np.int64(match.legal()[0]))  # type: ignore[arg-type]
    assert match.step == 1


def test_undo_leads_back_and_the_same_actions_lead_on(game: dedale.Game) -> None:
    match = played(game.new(seed=4), 20)
    later, step = match.hash, match.step
    actions = match.record("plain")["actions"]
    match.undo(7)
    assert match.step == step - 7
    for action in actions[-7:]:
        match.act(action)
    assert match.hash == later


@pytest.mark.parametrize("copied", [lambda match: match.clone(), copy.copy, copy.deepcopy])
def test_a_copy_goes_on_by_itself(plain_game: dedale.Game, copied) -> None:  # type: ignore[no-untyped-def]
    match = played(plain_game.new(seed=4), 10)
    before, other = match.hash, copied(match)
    played(other, 5)
    assert match.hash == before and match.step == 10 and other.step == 15


def test_a_pickled_match_goes_on_the_same_way(game: dedale.Game) -> None:
    match = played(game.new(seed=8), 25)
    other = pickle.loads(pickle.dumps(match))
    assert (other.hash, other.step, other.record()) == (match.hash, match.step, match.record())
    assert played(other, 30, seed=1).hash == played(match, 30, seed=1).hash


def test_a_pickled_game_has_the_same_setup(game: dedale.Game) -> None:
    other = pickle.loads(pickle.dumps(game))
    assert other == game and hash(other) == hash(game) and other.options == game.options


def test_records_and_positions_are_read_back(game: dedale.Game) -> None:
    match = played(game.new(seed=9), 30)
    assert dedale.load(match.record()).hash == match.hash
    assert dedale.load(match.record("plain")).hash == match.hash
    assert dedale.load(match.position(), seed=1).hash == match.hash


def test_a_view_is_plain_data_of_one_seat(game: dedale.Game) -> None:
    match = played(game.new(seed=1), 5)
    for seat in [*range(1, game.seats + 1), "spectator", "all"]:
        assert match.view(seat)["observer"] == str(seat)


def test_events_of_later_steps_end_those_of_all_steps(game: dedale.Game) -> None:
    match = game.new(seed=1)
    dealt = match.events("all")
    match.act(match.legal()[0])
    assert match.events("all") == dealt + match.events("all", since=1) or match.events("all", since=1) == []
    assert len(match.events("all")) >= len(dealt)


def test_options_are_texts_numbers_or_truths() -> None:
    facts = {facts["id"]: facts for facts in dedale.games()}
    for name, described in facts.items():
        for option in described["options"]:
            if set(option["values"]) == {"yes", "no"}:
                value = option["default"] != "yes"
                key = option["id"].replace("-", "_")
                try:
                    chosen = dedale.Game(name, **{key: value})
                except dedale.errors.SetupError as error:
                    assert error.code == "setup-conflict"
                else:
                    assert chosen.options[option["id"]] == ("yes" if value else "no")


def test_observations_have_the_shape_of_their_spec(game: dedale.Game) -> None:
    match = played(game.new(seed=1), 9)
    planes = game.observation_spec()
    size = sum(int(np.prod(plane["shape"])) for plane in planes)
    most = np.concatenate([np.full(int(np.prod(plane["shape"])), plane["most"]) for plane in planes])
    for seat in range(1, game.seats + 1):
        tensor = match.observation(seat)
        assert tensor.shape == (size,) and tensor.dtype == np.uint8 and (tensor <= most).all()
    out = np.full(size, 255, np.uint8)
    assert match.observation(1, out) is out and (out == match.observation(1)).all()


def test_every_game_has_a_text_that_makes_it_again(game: dedale.Game) -> None:
    assert eval(repr(game), {"Game": dedale.Game}) == game
