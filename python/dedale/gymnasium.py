"""Gymnasium environments: ``gymnasium.make("dedale/Onirim-v0", players=2)``, and ``gymnasium.make_vec`` for thousands of games
at once.

The observation is the tensor of the seat that must answer (``Game.observation_spec``). ``info["action_mask"]`` has the legal
actions, as ``Discrete.sample(mask)`` wants them, and ``info["seat"]`` the seat. One learner plays all seats of a team; among
opponents it plays seat 1 and a bot the others, unless ``agents`` says otherwise. The reward is 1 when the seat that acted has
won, 0 otherwise.
"""

from __future__ import annotations

from typing import Any, Literal, Sequence

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as BaseVectorEnv
from gymnasium.vector.utils import batch_space

from . import spaces as shared
from ._dedale import Game, Match, VectorGames, bot_action
from ._register import env_id, register
from .errors import ArgumentError, ClosedError, IllegalActionError

Observation = npt.NDArray[Any]


class Env(gymnasium.Env[Observation, np.int64]):
    """One game.

    An illegal action changes nothing: the reward is 0 and ``info["refused"]`` has the code and the rule. With
    ``illegal="raise"`` it is an exception.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str | Game,
        *,
        agents: Sequence[int] | None = None,
        opponent: str = "random",
        dtype: Literal["uint8", "float32"] = "uint8",
        illegal: Literal["ignore", "raise"] = "ignore",
        max_steps: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = shared.game_of(game, options)
        self.agents = shared.agents_of(self.game, agents)
        self.observation_space = shared.box(self.game, dtype)
        self.action_space = spaces.Discrete(self.game.num_actions)
        self.render_mode = render_mode
        self.match: Match | None = None
        self._most = shared.largest(self.game)
        self._opponent, self._dtype, self._illegal = opponent, dtype, illegal
        self._max_steps, self._steps, self._seat = max_steps, 0, self.agents[0]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals a game. Equal seeds give equal games."""
        super().reset(seed=seed)
        self.match = self.game.new(seed=int(self.np_random.integers(2**63)))
        self._steps = 0
        self._let_others_play()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Plays an action of the seat that must answer."""
        match, refused = self._match(), None
        seat = self._seat
        self._steps += 1
        try:
            match.act(int(action))
        except IllegalActionError as error:
            if self._illegal == "raise":
                raise
            refused = {"code": error.code, "rule": error.rule}
        else:
            self._let_others_play()
        info = self._info()
        if refused is not None:
            info["refused"] = refused
        truncated = self._max_steps is not None and self._steps >= self._max_steps and not match.is_over
        return self._observation(), match.returns()[seat], match.is_over, truncated, info

    def render(self) -> str | None:
        """The view of the seat that must answer, as text."""
        if self.render_mode != "ansi":
            return None
        view = self._match().view(self._seat)
        return "\n".join(f"{name}: {value}" for name, value in view.items())

    def close(self) -> None:
        """Frees the game."""
        if self.match is not None:
            self.match.close()
            self.match = None

    def _match(self) -> Match:
        if self.match is None:
            raise ClosedError("there is no game: call reset first", "closed")
        return self.match

    def _let_others_play(self) -> None:
        match = self._match()
        while (seat := match.decider) is not None and seat not in self.agents:
            match.act(bot_action(match, self._opponent, int(self.np_random.integers(2**63))))
        self._seat = seat or self._seat

    def _observation(self) -> Observation:
        return shared.scaled(self._match().observation(self._seat), self._most, self._dtype)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._match().mask().view(np.int8), "seat": self._seat}


class VectorEnv(BaseVectorEnv[Observation, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many games stepped together in Rust on all cores, without the interpreter's lock.

    With ``copy=False`` observations, masks, rewards and ends are the arrays the games write into, the same memory at every
    step. An illegal action is an exception, and no game is changed.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        *,
        agents: Sequence[int] | None = None,
        opponent: str = "random",
        dtype: Literal["uint8", "float32"] = "uint8",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int | None = None,
        max_steps: int | None = None,
        copy: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if render_mode is not None:
            raise ArgumentError("many games are not rendered", "bad-argument")
        self.game = shared.game_of(game, options)
        mode = AutoresetMode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": mode}
        names = {AutoresetMode.NEXT_STEP: "next_step", AutoresetMode.SAME_STEP: "same_step"}
        self.games = VectorGames(
            self.game,
            num_envs,
            threads=threads,
            autoreset=names.get(mode, "disabled"),  # type: ignore[arg-type]
            dtype=dtype,
            agents=shared.agents_of(self.game, agents),
            opponent=opponent,
            max_steps=max_steps,
        )
        self.num_envs, self.render_mode = num_envs, render_mode
        self.single_observation_space = shared.box(self.game, dtype)
        self.single_action_space = spaces.Discrete(self.game.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._mode, self._copy = mode, copy
        self._rows = np.arange(num_envs)
        self._columns = np.zeros(num_envs, np.intp)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins all games, or those of ``options["reset_mask"]``. One seed: game i has seed + i."""
        which = (options or {}).get("reset_mask")
        self.games.reset(seed, which)
        self._remember_seats()
        return self._out(self.games.observations), self._infos()

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Plays one action in each game."""
        games = self.games
        games.step(actions)
        rewards = games.rewards[self._rows, self._columns].astype(np.float64)
        infos = self._infos()
        ended = games.terminated | games.truncated
        if self._mode is AutoresetMode.SAME_STEP and ended.any():
            infos["final_obs"] = self._out(games.final_observations)
            infos["_final_obs"] = ended
        self._remember_seats()
        return self._out(games.observations), rewards, self._out(games.terminated), self._out(games.truncated), infos

    def close_extras(self, **_: Any) -> None:
        """Frees the games."""
        self.games.close()

    def _remember_seats(self) -> None:
        """The seat whose reward the next step tells."""
        seats = self.games.seats.astype(np.intp)
        self._columns = np.where(seats > 0, seats - 1, self._columns)

    def _infos(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        masks = self.games.masks.view(np.int8)
        return {
            "action_mask": self._out(masks),
            "_action_mask": everywhere,
            "seat": self._out(self.games.seats),
            "_seat": everywhere,
        }

    def _out(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return array.copy() if self._copy else array


register()

__all__ = ["Env", "VectorEnv", "env_id", "register"]
