"""A view document is enough: for the tensor, and for worlds that have it."""

from __future__ import annotations

import json
import random
from typing import Any

import numpy as np
import pytest

import dedale
from dedale import errors


def test_the_tensor_of_a_view_is_the_one_of_its_seat(game: dedale.Game) -> None:
    chance, match = random.Random(1), game.new(seed=11)
    while True:
        everybody = [*range(1, game.seats + 1), "spectator"]
        for seat in everybody if match.step % 16 == 0 or match.is_over else [match.decider]:
            view = match.view(seat)  # type: ignore[arg-type]
            expected = match.observation(seat)  # type: ignore[arg-type]
            assert (game.observe(view, seat) == expected).all()  # type: ignore[arg-type]
        assert (game.observe(json.dumps(view)) == expected).all()
        if match.is_over:
            break
        match.act(chance.choice(match.legal()))


def test_the_tensor_of_a_view_is_written_into_a_given_array(plain_game: dedale.Game) -> None:
    match = plain_game.new(seed=1)
    out = np.full(match.observation(1).shape, 7, np.uint8)
    assert plain_game.observe(match.view(1), out=out) is out
    assert (out == match.observation(1)).all()


def test_a_world_drawn_from_a_view_has_that_view(game: dedale.Game) -> None:
    chance, match = random.Random(2), game.new(seed=12)
    for _ in range(40):
        if match.is_over:
            break
        for seat in range(1, game.seats + 1):
            world = game.sample_world(match.view(seat), seed=3)
            assert world.view(seat) == match.view(seat)
            assert world.decider == match.decider
            if match.decider == seat:
                assert world.legal() == match.legal()
            assert world.hash == game.sample_world(match.view(seat), seed=3).hash
        match.act(chance.choice(match.legal()))


def test_views_that_are_none_are_refused_with_a_code(plain_game: dedale.Game) -> None:
    view = plain_game.new(seed=1).view(1)
    other = next(facts for facts in dedale.games() if facts["id"] != plain_game.name)
    wrong: list[tuple[Any, type, str]] = [
        ({}, errors.DocumentError, "bad-json"),
        ("", errors.DocumentError, "bad-json"),
        ("[]", errors.DocumentError, "bad-json"),
        (None, errors.DocumentError, "bad-json"),
        (object(), errors.DocumentError, "bad-json"),
        ({**view, "observer": "9"}, errors.DocumentError, "bad-json"),
        ({**view, "setup": {"colour": "red"}}, errors.SetupError, "setup-unknown-option"),
    ]
    for document, kind, code in wrong:
        for use in (plain_game.observe, plain_game.sample_world):
            with pytest.raises(errors.Error) as caught:
                use(document)
            assert (type(caught.value), caught.value.code) == (kind, code) or document == {**view, "observer": "9"}
    for document in (dedale.Game(other["id"]).new(seed=1).view(1), {**view, "turn": "soon"}):
        with pytest.raises(errors.Error):
            plain_game.observe(document)


def test_a_view_of_another_setup_or_seat_is_refused() -> None:
    game = dedale.Game("mondes", players=3)
    view = game.new(seed=1).view(1)
    with pytest.raises(errors.DocumentError) as setup:
        dedale.Game("mondes", players=2).observe(view)
    assert setup.value.code == "other-setup"
    with pytest.raises(errors.SeatError) as seat:
        game.observe(view, 2)
    assert seat.value.code == "other-seat"
    with pytest.raises(errors.SeatError) as nobody:
        game.observe(view, 9)
    assert nobody.value.code == "no-such-seat"


def test_garbage_in_a_view_is_refused_and_never_kills_the_program(plain_game: dedale.Game) -> None:
    chance = random.Random(5)
    match = plain_game.new(seed=5)
    for _ in range(30):
        if not match.is_over:
            match.act(chance.choice(match.legal()))
    view = match.view(1)

    def spoil(value: Any) -> Any:
        """The document with one thing in it changed."""
        if isinstance(value, dict) and value and chance.random() < 0.9:
            key = chance.choice(list(value))
            return {**value, key: spoil(value[key])}
        if isinstance(value, list) and value and chance.random() < 0.9:
            place = chance.randrange(len(value))
            return [*value[:place], spoil(value[place]), *value[place + 1 :]]
        return chance.choice([None, 0, 1, 7, 255, -1, 10**12, "", "1", [], {}, True, [value], [value] * 100])

    for _ in range(400):
        spoilt = spoil(view)
        for use in (plain_game.observe, plain_game.sample_world):
            try:
                use(spoilt)
            except errors.Error as error:
                assert error.code
