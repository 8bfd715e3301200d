"""What the environments of all ecosystems share: the layout of observations, and the seats somebody plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Sequence

import numpy as np
import numpy.typing as npt

from ._dedale import Game
from .errors import ArgumentError

DTYPES: dict[str, Any] = {"uint8": np.uint8, "float32": np.float32}


if TYPE_CHECKING:
    from gymnasium.spaces import Box


def game_of(game: str | Game, options: dict[str, Any]) -> Game:
    """The game with these options."""
    if isinstance(game, str):
        return Game(game, **options)
    if options:
        raise ArgumentError("options go with the name of a game, not with a Game", "bad-argument")
    return game


def largest(game: Game) -> npt.NDArray[np.uint8]:
    """The largest value of each place of an observation."""
    planes = game.observation_spec()
    return np.concatenate([np.full(int(np.prod(plane["shape"])), plane["most"], np.uint8) for plane in planes])


def scaled(tensor: npt.NDArray[np.uint8], most: npt.NDArray[np.uint8], dtype: str) -> npt.NDArray[Any]:
    """An observation as ``uint8``, or as ``float32`` from 0 to 1."""
    return tensor if dtype == "uint8" else tensor.astype(np.float32) / most


def check_dtype(dtype: str) -> str:
    """The dtype of observations, or why it is none."""
    if dtype not in DTYPES:
        raise ArgumentError(f"dtype: unknown value “{dtype}”: expected one of uint8, float32", "bad-argument")
    return dtype


def box(game: Game, dtype: str) -> Box:
    """The space of observations."""
    from gymnasium.spaces import Box

    most = largest(game)
    if check_dtype(dtype) == "float32":
        return Box(0.0, 1.0, most.shape, np.float32)
    return Box(np.zeros_like(most), most, dtype=np.uint8)


def agents_of(game: Game, agents: Sequence[int] | None) -> list[int]:
    """The seats one learner plays: all of a team's, the first one among opponents."""
    if agents is None:
        return list(range(1, game.seats + 1)) if game.cooperative else [1]
    return sorted(set(agents))
