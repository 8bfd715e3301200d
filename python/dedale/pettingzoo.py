"""PettingZoo environments: ``dedale.pettingzoo.env("mondes", players=3)``.

The agents are ``seat_1``, ``seat_2``, … They take turns, so the AEC interface fits; ``parallel_env`` wraps it for those who
need the parallel one. An observation is a dict with the tensor (``observation``) and the legal actions (``action_mask``), as in
PettingZoo's own card games. The reward is 1 for winners, 0 for the others, when the game ends.
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from . import spaces as shared
from ._dedale import Game, Match
from .errors import ClosedError


class RawEnv(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """One game, a seat an agent. Illegal actions are exceptions."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": True, "render_fps": 1}

    def __init__(
        self,
        game: str | Game,
        *,
        dtype: Literal["uint8", "float32"] = "uint8",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.game = shared.game_of(game, options)
        self.metadata = {**self.metadata, "name": f"dedale_{self.game.name}_v0"}
        self.possible_agents = [f"seat_{seat}" for seat in range(1, self.game.seats + 1)]
        self.render_mode, self.max_cycles = render_mode, max_cycles
        self.match: Match | None = None
        self._most, self._dtype = shared.largest(self.game), shared.check_dtype(dtype)
        actions = self.game.num_actions
        tensor = shared.box(self.game, dtype)
        space = spaces.Dict({"observation": tensor, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._random, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a game. Equal seeds give equal games."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.match = self.game.new(seed=int(self._random.integers(2**63)))
        self._cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def observe(self, agent: str) -> dict[str, Any]:
        """The tensor of an agent's seat; only the one that must answer is told its choices."""
        match, seat = self._match(), _seat(agent)
        mask = match.mask().view(np.int8)
        if match.decider != seat:
            mask = np.zeros_like(mask)
        tensor = shared.scaled(match.observation(seat), self._most, self._dtype)
        return {"observation": tensor, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Plays the action of the agent that must answer."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        match = self._match()
        match.act(action if isinstance(action, str) else int(action))  # type: ignore[arg-type]
        self._cumulative_rewards[agent] = 0.0
        self._cycles += 1
        if match.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self._cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        returns = match.returns()
        self.rewards = {agent: returns[_seat(agent)] for agent in self.agents}
        self.agent_selection = self._asked()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The view of the seat that must answer, as text."""
        if self.render_mode != "ansi":
            return None
        view = self._match().view(_seat(self.agent_selection))
        return "\n".join(f"{name}: {value}" for name, value in view.items())

    def close(self) -> None:
        """Frees the game."""
        if self.match is not None:
            self.match.close()
            self.match = None

    def _asked(self) -> str:
        seat = self._match().decider
        return self.agents[0] if seat is None else f"seat_{seat}"

    def _match(self) -> Match:
        if self.match is None:
            raise ClosedError("there is no game: call reset first", "closed")
        return self.match


def _seat(agent: str) -> int:
    return int(agent.removeprefix("seat_"))


def env(game: str | Game, **arguments: Any) -> AECEnv[str, dict[str, Any], int]:
    """An AEC environment that refuses steps out of order."""
    return wrappers.OrderEnforcingWrapper(RawEnv(game, **arguments))


def parallel_env(game: str | Game, **arguments: Any) -> Any:
    """A parallel environment: all agents act at once, and only the action of the one whose turn it is counts."""
    return turn_based_aec_to_parallel(env(game, **arguments))


__all__ = ["RawEnv", "env", "parallel_env"]
